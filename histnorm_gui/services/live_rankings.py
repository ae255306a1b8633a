"""The rankings of one manuscript's words as they come in from the ranking process, kept beside its text.

A ranking that is not there yet, or that offers what has just been corrected, is not given: then the back-off of
``services.suggesting`` serves, which knows every decision at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import replace

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.services.manuscript_text import ManuscriptText

Ranking = tuple[Candidate, ...]
AROUND = 2
"""So many words on either side are read with a word."""


class LiveRankings:
    """Follows the decisions on a text (``decided``) and takes in rankings (``receive``).

    Words are counted in reading order without punctuation: that is the index of a word. ``revision`` grows with each
    change; rankings of a word that are older than the last change that concerns it are dropped.
    """

    def __init__(self, text: ManuscriptText) -> None:
        self.text = text
        self.rows = [row for row, token in enumerate(text.tokens) if token.kind is TokenKind.WORD]
        self.revision = 0
        self.complete = False
        """Whether every word has been ranked since the text was taken up."""
        self._index = {text.tokens[row].id: index for index, row in enumerate(self.rows)}
        self._forms = tuple(text.tokens[row].form for row in self.rows)
        self._rankings: list[Ranking | None] = [None] * len(self.rows)
        self._needed = [0] * len(self.rows)
        self._shown: dict[int, Ranking] = {}
        self._labelled_by: object = None
        self._of_form: dict[str, list[int]] = {}
        for index, row in enumerate(self.rows):
            self._of_form.setdefault(lower_keep_length(text.tokens[row].form), []).append(index)
        self._rejected: dict[str, dict[int, str]] = {}
        self._doubt = array("d", bytes(8 * len(self.rows)))

    @property
    def is_current(self) -> bool:
        """Whether the text still has the words that are ranked here: joins make others of them."""
        words = [token for token in self.text.tokens if token.kind is TokenKind.WORD]
        return tuple(token.form for token in words) == self._forms and all(token.id in self._index for token in words)

    def knows(self, token_ids: Iterable[int]) -> bool:
        """Whether some tokens are still the words that they were."""
        for token_id in token_ids:
            token, index = self.text.token(token_id), self._index.get(token_id)
            if (index is not None) != (token.kind is TokenKind.WORD):
                return False
            if index is not None and token.form != self._forms[index]:
                return False
        return True

    def norms(self) -> tuple[str | None, ...]:
        """What is to be learned of the words as they are now, by index; None where nothing is."""
        return tuple(self._norm(self.text.tokens[row].id) for row in self.rows)

    def _norm(self, token_id: int) -> str | None:
        lesson = self.text.lesson(token_id)
        return None if lesson is None else lesson[1]

    def forms(self) -> tuple[str, ...]:
        """The words, by index."""
        return self._forms

    def token(self, index: int) -> Token:
        """The word of an index."""
        return self.text.tokens[self.rows[index]]

    def index(self, token_id: int) -> int | None:
        """The index of a token; None where it is no word of this text."""
        return self._index.get(token_id)

    def begin(self) -> None:
        """The text is taken up anew: rankings stay until newer ones come."""
        self.revision = 0
        self._needed = [0] * len(self.rows)
        self.complete = False

    def clear(self) -> None:
        """Nothing ranks any more: the back-off serves."""
        self._rankings = [None] * len(self.rows)
        self._shown.clear()
        self._doubt = array("d", bytes(8 * len(self.rows)))
        self.complete = False

    # What is shown

    def candidates(self, token: Token) -> Ranking | None:
        """The ranking of a word, the model's labels beside what it read too; None where the back-off has to serve."""
        index = self._index.get(token.id)
        if index is None:
            return None
        if self._labelled_by is not self.text.suggester:
            self._labelled_by = self.text.suggester
            self._shown.clear()
        found = self._shown.get(index)
        if found is None:
            ranking = self._rankings[index]
            if not ranking:
                return None
            found = self._fit_to_be_seen(token.form, ranking)
            if found is None:
                return None
            self._shown[index] = found
        return found

    def _fit_to_be_seen(self, form: str, ranking: Ranking) -> Ranking | None:
        """The ranking with what was rejected for this form and never decided below everything else."""
        rejected, decided = self._rejections(form)
        if _key(ranking[0]) in rejected:
            first = [candidate for candidate in ranking if _key(candidate) in decided]
            last = [candidate for candidate in ranking if _key(candidate) in rejected]
            if not first:  # it is older than the correction
                return None
            order = [*first, *(candidate for candidate in ranking if candidate not in (*first, *last)), *last]
            sure = sorted((candidate.confidence for candidate in ranking[1:]), reverse=True)
            ranking = tuple(
                replace(candidate, confidence=confidence)
                for candidate, confidence in zip(order, [*sure, sure[-1] if sure else 0.0], strict=True)
            )
        return self.text.suggester.labelled(form, ranking)

    def _rejections(self, form: str) -> tuple[set[str], set[str]]:
        """What the editor corrected for a form without deciding it for the form anywhere, and what was decided."""
        here = self._rejected.get(lower_keep_length(form))
        if not here:
            return set(), set()
        norms = {
            index: self.text.annotation(self.token(index).id).normalization
            for index in self._of_form[lower_keep_length(form)]
        }
        decided = {lower_keep_length(norm) for norm in norms.values() if norm is not None}
        rejected = {lower_keep_length(other) for index, other in here.items() if norms[index] is not None}
        return rejected - decided, decided

    def expected_corrections(self) -> float | None:
        """How many open words will have to be corrected, by the confidences of their first suggestions.

        None until all words are ranked.
        """
        if not self.complete:
            return None
        return sum(self._doubt)

    # What changes

    def correct(self, token: Token, before: Ranking, norm: str) -> None:
        """Note that the editor decided ``norm`` where ``before`` was offered."""
        index = self._index.get(token.id)
        if index is not None and before:
            here = self._rejected.setdefault(lower_keep_length(token.form), {})
            if before[0].norm == norm:
                here.pop(index, None)
            else:
                here[index] = before[0].norm

    def decided(self, token_ids: Iterable[int]) -> tuple[tuple[int, str | None], ...]:
        """Take note of changed decisions; what the ranking process has to be told."""
        self.revision += 1
        told = []
        for token_id in token_ids:
            index = self._index.get(token_id)
            if index is None:
                continue
            token = self.token(index)
            told.append((index, self._norm(token_id)))
            self._doubt[index] = self._doubt_of(index)
            around = range(max(0, index - AROUND), min(len(self.rows), index + AROUND + 1))
            for other in (*self._of_form[lower_keep_length(token.form)], *around):
                self._needed[other] = self.revision
                self._shown.pop(other, None)
        return tuple(told)

    def receive(self, revision: int, rankings: Sequence[tuple[int, Ranking]]) -> frozenset[int]:
        """Take in rankings; the ids of the tokens that are shown otherwise now."""
        changed = set()
        for index, ranking in rankings:
            if revision < self._needed[index] or ranking == self._rankings[index]:
                continue
            self._rankings[index] = ranking
            self._shown.pop(index, None)
            self._doubt[index] = self._doubt_of(index)
            changed.add(self.token(index).id)
        return frozenset(changed)

    def _doubt_of(self, index: int) -> float:
        ranking = self._rankings[index]
        if not ranking or self.text.annotation(self.token(index).id).decided:
            return 0.0
        return 1.0 - ranking[0].confidence


def _key(candidate: Candidate) -> str:
    """A candidate apart from capitals, which its form decides."""
    return lower_keep_length(candidate.norm)
