"""How long 300 words take by the keystroke-level model: in histnorm, and in a spreadsheet.

An expert who makes no mistakes reads each word (one mental preparation, M) and presses keys (K). What histnorm suggests
is not assumed but asked: a session over the example manuscript decides word by word, with the two others as help, once
with the ranking that the window has and once with memory and spelling alone. Writes docs/keystrokes.md with
``python -m devtools.keystrokes``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from devtools.command_line import finish
from histnorm_gui.core.assets import resource
from histnorm_gui.core.model import DecisionSource, TokenKind
from histnorm_gui.formats import registry
from histnorm_gui.services.inline_ranking import InlineRanking
from histnorm_gui.services.session import Session

K = 0.2
M = 1.35
"""Seconds for a key and for a mental preparation (Card, Moran and Newell 1983; K of a good typist)."""
WORDS = 300
DIGITS = 9
PAGE = Path(__file__).resolve().parent.parent / "docs" / "keystrokes.md"


@dataclass(frozen=True, slots=True)
class Step:
    """One word: its form, what is right, and the keys that decide it, as one presses them ("Return", "2", letters)."""

    form: str
    norm: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """Keys and preparations of a way of working."""

    name: str
    keys: int
    preparations: int

    @property
    def seconds(self) -> float:
        """Time by the model."""
        return self.keys * K + self.preparations * M


def walk(count: int = WORDS, *, ranked: bool = False) -> list[Step]:
    """Decide the first words of the example manuscript as an editor would who knows what is right.

    ``ranked``: with the default ranking, which learns from every decision; else memory and spelling alone suggest.
    """
    steps: list[Step] = []
    with tempfile.TemporaryDirectory(prefix="histnorm-keystrokes-") as folder:
        session = Session.create(Path(folder) / "walk.histnorm")
        for siglum in ("K", "S"):
            session.import_document(registry.load(resource("example", f"{siglum}.tsv")), siglum, decided=True)
        gold = registry.load(resource("example", "N.tsv"))
        manuscript = session.import_document(gold, "N", decided=False)
        text = session.text(manuscript.id)
        ranking = InlineRanking(session, manuscript.id) if ranked else None
        for token, source in zip(text.tokens, gold.tokens, strict=True):
            if token.kind is not TokenKind.WORD or source.normalization is None:
                continue
            if ranking is not None:
                ranking.rank(token)
            norms = [candidate.norm for candidate in text.candidates(token)]
            steps.append(Step(token.form, source.normalization, _keys(source.normalization, norms)))
            session.decide(token, source.normalization, DecisionSource.TYPED)
            if len(steps) == count:
                break
        session.close()
    return steps


def _keys(norm: str, suggested: list[str]) -> tuple[str, ...]:
    """The fewest keys that decide a word."""
    if norm == suggested[0]:
        return ("Return",)
    if norm in suggested[1:DIGITS]:
        return (str(suggested.index(norm) + 1),)
    return (*norm, "Return")


def efforts(ranked: list[Step], steps: list[Step]) -> list[Effort]:
    """histnorm with its ranking and without it, a spreadsheet filled with the forms, and one with an empty column."""

    def way(name: str, keys: Callable[[Step], int]) -> Effort:
        return Effort(name, sum(map(keys, steps)), len(steps))

    filled = "spreadsheet, column filled with the forms"
    return [
        Effort("histnorm", sum(len(step.keys) for step in ranked), len(ranked)),
        way("histnorm, memory and spelling alone", lambda step: len(step.keys)),
        way(filled, lambda step: 1 if step.form == step.norm else len(step.norm) + 1),
        way("spreadsheet, empty column", lambda step: len(step.norm) + 1),
    ]


def page(ranked: list[Step], steps: list[Step]) -> str:
    """The page for docs/."""
    first = sum(step.keys == ("Return",) for step in ranked)
    typed = sum(len(step.keys) > 1 for step in ranked)
    ways = efforts(ranked, steps)
    rows = "\n".join(
        f"| {way.name} | {way.keys} | {way.keys / len(steps):.2f} | {way.seconds / 60:.1f} |" for way in ways
    )
    saved = 1 - ways[0].seconds / ways[2].seconds
    count, reading = len(steps), M * len(steps) / 60
    return f"""# Keys and time for {count} words

By the keystroke-level model: a key takes {K} s (K), a mental preparation {M} s (M), and every word needs one, since
every word is read. The editor is an expert and makes no mistakes.

| way of working | keys | keys a word | minutes |
| --- | ---: | ---: | ---: |
{rows}

The words are the first {count} of manuscript N of the example, with K and S decided. histnorm's first suggestion is
right for {first} of them (Enter), another candidate for {count - first - typed} (a digit), and {typed} are typed.
The ranking learns from every decision; no network is trained, and no form is accepted for all its words at once. The
second line is what memory and spelling alone would save. In the spreadsheet a word is typed and Enter goes on; where
the column was filled with the forms, Enter alone keeps one that is right.

histnorm needs {saved:.0%} less time than the better spreadsheet; most of what is left is reading ({reading:.1f} min).

Computed by `python -m devtools.keystrokes`, which writes this page; a test keeps it true.
"""


def main() -> int:
    """Write docs/keystrokes.md, and print where it is."""
    argparse.ArgumentParser(prog="python -m devtools.keystrokes", description=main.__doc__).parse_args()
    PAGE.write_text(page(walk(ranked=True), walk()), encoding="utf-8")
    print(PAGE)
    return 0


if __name__ == "__main__":
    sys.exit(finish(main))
