"""An editor who works at random: every kind of step that there is, through the session that the window uses."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from histnorm_gui.core.assets import resource
from histnorm_gui.core.model import DecisionSource, Token, TokenKind
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services import steps
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.session import Session

NORMS = ("und", "er", "ging", "hin aus", "über", "Gott", "ſo", "\U0001f702", "a\u0364")
NOTES = ("", "sic", "Lücke am Rand", "hin?; cf. fol. 3r")
MOST_IN_BULK = 40


def make_project(path: Path, words: int = 120) -> None:
    """A project of two short manuscripts, the second of which is decided."""
    session = Session.create(path)
    try:
        text = resource("example", "N.txt").read_text(encoding="utf-8").split()
        document = registry.parse(" ".join(text[:words]).encode(), "n.txt", SourceFormat.TEXT)
        session.import_document(document, "N")
        table = resource("example", "K.tsv").read_bytes().splitlines(keepends=True)
        document = registry.parse(b"".join(table[:80]), "k.tsv", SourceFormat.TSV)
        session.import_document(document, "K", decided=True)
    finally:
        session.close()


class RandomEditor:
    """Takes steps on the manuscripts of an open project; each of them may turn out to have nothing to do.

    The first ``kept`` steps, such as imports, are not taken back; the manuscripts ``apart`` stay as they are.
    """

    def __init__(
        self, session: Session, dice: random.Random, kept: int = 2, apart: frozenset[str] = frozenset()
    ) -> None:
        self._kept = kept
        self._apart = apart
        self.session = session
        self._dice = dice
        self._kinds: tuple[tuple[Callable[[], object], int], ...] = (
            (self.decide, 10),
            (self.bulk, 3),
            (self.note, 3),
            (self.flag, 1),
            (self.exclude, 1),
            (self.reopen, 2),
            (self.join, 3),
            (self.split, 2),
            (self.replace, 1),
            (self.forget, 1),
            (self.undo, 3),
            (self.redo, 2),
            (self.jump, 1),
        )

    def step(self) -> None:
        """Do something."""
        kinds, weights = zip(*self._kinds, strict=True)
        self._dice.choices(kinds, weights)[0]()

    @property
    def _text(self) -> ManuscriptText:
        open_to_it = [found for found in self.session.manuscripts() if found.siglum not in self._apart]
        return self.session.text(self._dice.choice(open_to_it).id)

    def _token(self, text: ManuscriptText) -> Token:
        return self._dice.choice([token for token in text.tokens if token.kind is not TokenKind.PART])

    def _word(self, text: ManuscriptText) -> Token:
        return self._dice.choice([token for token in text.tokens if token.kind is TokenKind.WORD])

    def decide(self) -> None:
        """Decide a word."""
        source = self._dice.choice((DecisionSource.TYPED, DecisionSource.SUGGESTION, DecisionSource.FORM))
        self.session.decide(self._word(self._text), self._dice.choice(NORMS), source)

    def bulk(self) -> None:
        """Decide many words as one step."""
        text = self._text
        norm = self._dice.choice(NORMS)
        chosen = [(self._word(text), norm) for _ in range(self._dice.randrange(1, MOST_IN_BULK))]
        self.session.decide_all({token.id: (token, given) for token, given in chosen}.values(), DecisionSource.BULK)

    def note(self) -> None:
        """Write a note, or take one away."""
        text = self._text
        self.session.perform(steps.note(text, self._token(text), self._dice.choice(NOTES)))

    def flag(self) -> None:
        """Flag a word, or take its flag away."""
        text = self._text
        self.session.perform(steps.flag(text, [self._word(text)], self._dice.random() < 0.5))

    def exclude(self) -> None:
        """Exclude a word from learning, or take it in again."""
        text = self._text
        self.session.perform(steps.exclude(text, [self._word(text)], self._dice.random() < 0.5))

    def reopen(self) -> None:
        """Take decisions back to open."""
        text = self._text
        words = {word.id: word for word in (self._word(text) for _ in range(self._dice.randrange(1, 6)))}
        self.session.reopen(list(words.values()))

    def join(self) -> None:
        """Join a token with the one after it."""
        text = self._text
        first = self._token(text)
        second = steps.following(text, first)
        if second is not None:
            made = self.session.provenance(text, DecisionSource.JOINED)
            self.session.perform(steps.join(text, first, second, made))

    def split(self) -> None:
        """Take a join apart."""
        text = self._text
        if text.joins():
            join = self._dice.choice(text.joins())
            self.session.perform(steps.take_apart(text, text.token(join.token_ids[0])))

    def replace(self) -> None:
        """Replace the normalizations of some words."""
        text = self._text
        words = {word.id: word for word in (self._word(text), self._word(text))}.values()
        new = [steps.Replacement(word, self._dice.choice(NORMS)) for word in words]
        made = self.session.provenance(text, DecisionSource.REPLACED)
        self.session.perform(steps.replace_all(text, new, made, "torture"))

    def forget(self) -> None:
        """Never suggest something again."""
        text = self._text
        self.session.perform(steps.forget(text, self._word(text).form, self._dice.choice(NORMS)))

    def undo(self) -> None:
        """Take the newest step back, but not an import."""
        if self.session.history()[1] > self._kept:
            self.session.undo()

    def redo(self) -> None:
        """Do the newest undone step again."""
        self.session.redo()

    def jump(self) -> None:
        """Go some steps back or forth at once."""
        there, done = self.session.history()
        self.session.jump(max(self._kept, min(len(there), done + self._dice.randrange(-8, 8))))
