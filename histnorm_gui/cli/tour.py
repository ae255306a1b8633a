"""``histnorm tour``: the whole of an editor's work on the example project, without a window.

A simulated editor looks at the first suggestion for each of the first words of a manuscript, accepts it where it is
what the finished normalization has, and types the right one otherwise; then a model is trained, and the suggestions for
the words that nobody has decided are measured before and after.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli import options
from histnorm_gui.cli.console import Console, duration
from histnorm_gui.cli.devices import processor_of, tell
from histnorm_gui.core.assets import resource
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import DecisionSource, Manuscript, Token, TokenKind
from histnorm_gui.core.progress import CancelToken
from histnorm_gui.core.suggestion import Level, level

if TYPE_CHECKING:
    from histnorm_gui.services.inline_ranking import InlineRanking
    from histnorm_gui.services.session import Session

MAIN = "N"
BY_HAND = 200
PROJECT = "tour.histnorm"


@dataclass(frozen=True)
class Figures:
    """What the tour did. Accuracies are shares of the words after the first ``by_hand``, from 0 to 1."""

    words: int
    by_hand: int
    accepted: int
    corrected: int
    accuracy_before: float
    accuracy_after: float
    training_seconds: float
    certain: int
    certain_right: int


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "tour",
        help="do the whole job on the example project: import, decide, train, accept, export",
        description="Do the whole job on the example project, with a simulated editor: import three manuscripts, "
        f"decide the first {BY_HAND} words of one, train, accept what is certain, and export.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the project and the exports")
    parser.add_argument("--overwrite", action="store_true", help=f"replace a {PROJECT} that is there already")
    options.add_training(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)
    path = _make_room(arguments.out, overwrite=arguments.overwrite)

    from histnorm_gui.services.example import ensure_example
    from histnorm_gui.services.session import Session

    ensure_example(path)
    with closing(Session.open(path)) as session:
        _describe(session, console)
        manuscript = session.manuscript(MAIN)
        session.remember("current_manuscript", manuscript.id)  # what the window shows first
        words = _words(session, manuscript)
        gold = _gold(words)
        figures = _work(session, manuscript, list(zip(words, gold, strict=True)), arguments, console)
        exports = _export(session, manuscript, arguments.out)
    for file in (path, *exports):
        console.say(f"Written: {file}")
    console.result({**asdict(figures), "project": str(path), "exports": [str(file) for file in exports]})
    return 0


def _make_room(folder: Path, *, overwrite: bool) -> Path:
    """The path for the project in the folder, which is made; an older tour is only replaced when nobody has it open."""
    from histnorm_gui.services.session import Session

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=folder, reason=error.strerror or str(error)) from error
    path = folder / PROJECT
    if path.exists():
        if not overwrite:
            raise UserError(ErrorCode.PROJECT_EXISTS, path=path)
        Session.open(path).close()
        path.unlink()
    return path


def _describe(session: Session, console: Console) -> None:
    for manuscript in session.manuscripts():
        decided, words = session.progress_of(manuscript.id)
        console.say(f"Imported {manuscript.siglum} ({manuscript.title}): {words} words, {decided} of them decided")


def _words(session: Session, manuscript: Manuscript) -> list[Token]:
    return [token for token in session.text(manuscript.id).tokens if token.kind is TokenKind.WORD]


def _gold(words: Sequence[Token]) -> list[str]:
    """The finished normalizations of the main manuscript's words, which ship beside its running text."""
    from histnorm_gui.formats.registry import load

    rows = [token for token in load(resource("example", f"{MAIN}.tsv")).tokens if token.kind is TokenKind.WORD]
    if [row.form for row in rows] != [word.form for word in words]:
        raise RuntimeError("the example's running text and its table do not have the same words")
    return [row.normalization or row.form for row in rows]


def _work(
    session: Session,
    manuscript: Manuscript,
    pairs: Sequence[tuple[Token, str]],
    arguments: argparse.Namespace,
    console: Console,
) -> Figures:
    from dataclasses import replace

    from histnorm_gui.services.inline_ranking import InlineRanking
    from histnorm_gui.services.training import train_manuscript

    by_hand, rest = pairs[:BY_HAND], pairs[BY_HAND:]
    ranking = InlineRanking(session, manuscript.id, progress=console.progress)
    ranking.rank_all()
    before = _accuracy(session, rest)
    accepted = sum(_decide(session, ranking, token, gold) for token, gold in by_hand)
    console.say(f"Decided {len(by_hand)} words: {accepted} suggestions accepted, {len(by_hand) - accepted} corrected")
    snapshot = replace(session.pending_snapshot(manuscript.id, arguments.recipe).collect(), seed=arguments.seed)
    processor = processor_of(arguments)
    outcome = train_manuscript(snapshot, console.progress, CancelToken(), arguments.threads, processor)
    tell(processor, console)
    session.store_training(outcome)
    ranking.rank_all()
    after = _accuracy(session, rest)
    seconds = float(str(outcome.header["seconds"]))
    console.say(
        f"Trained a model in {duration(seconds)}. Right suggestions for the other {len(rest)} words: {before:.1%} "
        f"before the first decision, {after:.1%} now"
    )
    certain = [(token, _first(session, token)) for token, _ in rest if _is_certain(session, token)]
    golds = {token.id: gold for token, gold in rest}
    right = sum(norm == golds[token.id] for token, norm in certain)
    count = session.decide_all(certain, DecisionSource.SUGGESTION)
    console.say(f"Accepted {count} suggestions that are certain; {right} of them are right")
    return Figures(
        words=len(pairs),
        by_hand=len(by_hand),
        accepted=accepted,
        corrected=len(by_hand) - accepted,
        accuracy_before=before,
        accuracy_after=after,
        training_seconds=seconds,
        certain=count,
        certain_right=right,
    )


def _first(session: Session, token: Token) -> str:
    return session.text(token.manuscript_id).candidates(token)[0].norm


def _is_certain(session: Session, token: Token) -> bool:
    return level(session.text(token.manuscript_id).candidates(token)[0].confidence) is Level.CERTAIN


def _decide(session: Session, ranking: InlineRanking, token: Token, gold: str) -> bool:
    """Decide a word as an editor would; whether the first suggestion was right."""
    ranking.rank(token)
    right = _first(session, token) == gold
    session.decide(token, gold, DecisionSource.SUGGESTION if right else DecisionSource.TYPED)
    return right


def _accuracy(session: Session, pairs: Sequence[tuple[Token, str]]) -> float:
    return sum(_first(session, token) == gold for token, gold in pairs) / max(1, len(pairs))


def _export(session: Session, manuscript: Manuscript, folder: Path) -> list[Path]:
    from histnorm_gui.services.exchange import ExportFormat, Undecided
    from histnorm_gui.services.file_writing import write_file

    names = {ExportFormat.TEXT: "txt", ExportFormat.TSV2: "two-columns.tsv", ExportFormat.TSV4: "four-columns.tsv"}
    written = []
    for export_format, ending in names.items():
        path = folder / f"{manuscript.siglum}.{ending}"
        write_file(path, session.export(manuscript.id, export_format, Undecided.SUGGESTION))
        written.append(path)
    return written
