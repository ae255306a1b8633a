"""The rankings of one manuscript's words as they come in from the ranking process, kept beside its text.

A ranking that is not there yet, or that offers what has just been corrected, is not given: then the back-off of
``services.suggesting`` serves, which knows every decision at once.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.services.frozen_text import FrozenText
from histnorm_gui.services.kept_rankings import KeptRankings, Ranking, Stretch, moved_index
from histnorm_gui.services.manuscript_text import ManuscriptText

AROUND = 2
"""So many words on either side are read with a word."""
MOST_SHOWN = 4_000
"""So many rankings are kept as they are shown, many screens of them."""


class LiveRankings:
    """Follows the decisions on a text (``decided``) and takes in rankings (``receive``).

    Words are counted in reading order without punctuation: that is the index of a word. ``revision`` grows with each
    change; rankings of a word that are older than the last change that concerns it are dropped. Where words were joined
    or taken apart since ``before``, all others keep what was ranked for them until something newer comes; so they do
    where the same manuscript was read anew, unless their forms are decided otherwise now.
    """

    def __init__(self, text: ManuscriptText, before: LiveRankings | None = None) -> None:
        self.text = text
        self.rows = text.words_in_order()
        self.revision = 0
        self.complete = False
        """Whether every word has been ranked since the text was taken up."""
        self._changed = dict(text.tokens.changed)  # joins and their parts, as they are ranked here
        self._rankings = KeptRankings(len(self.rows))
        self._needed: dict[int, int] = {}  # the revision of the last change that concerns a word, by index ...
        self._form_needed: dict[str, int] = {}  # ... and all words of a form
        self._shown: dict[int, tuple[int, Ranking]] = {}  # with the revision that was needed
        self._labelled_by: object = None
        self._rejected: dict[str, dict[int, str]] = {}
        self._doubt = array("d", bytes(8 * len(self.rows)))
        self._doubts = 0.0  # their sum
        if before is not None and (before.text is text or _is_same(before.text, text)):
            self._take_over(before)
            if before.text is not text:
                self._forget_decided(before.text)

    def _take_over(self, before: LiveRankings) -> None:
        stretches = self._shared_with(before)
        self._rankings = before._rankings.moved(len(self.rows), stretches)
        for form, here in before._rejected.items():
            places = ((moved_index(index, stretches), norm) for index, norm in here.items())
            self._rejected[form] = {index: norm for index, norm in places if index is not None}
        for begin, end, at in stretches:
            self._doubt[at : at + end - begin] = before._doubt[begin:end]
        self._doubts = sum(self._doubt)

    def _forget_decided(self, before: ManuscriptText) -> None:
        """Let go of the rankings of forms that are decided otherwise than before; the back-off knows of that."""
        for form in self.text.forms():
            if self.text.norms_of(form) != before.norms_of(form):
                for index in map(self._index_of, self.text.same_form(form)):
                    if index is not None:
                        self._rankings.put(index, ())
        self._doubt = array("d", map(self._doubt_of, range(len(self.rows))))
        self._doubts = sum(self._doubt)

    def _shared_with(self, before: LiveRankings) -> list[Stretch]:
        """The stretches of words between those that are others now, by their indices before and now."""
        source = self.text.source_tokens
        stretches, begin, at = [], 0, 0
        for row in sorted({*before._changed, *self._changed}):
            then, now = (changed.get(row, source[row]) for changed in (before._changed, self._changed))
            if (then.kind, then.form) == (now.kind, now.form):
                continue
            end = bisect_left(before.rows, row)
            stretches.append((begin, end, at))
            begin = end + (then.kind is TokenKind.WORD)
            at = bisect_left(self.rows, row) + (now.kind is TokenKind.WORD)
        return [*stretches, (begin, len(before.rows), at)]

    @property
    def is_current(self) -> bool:
        """Whether the text still has the words that are ranked here: joins make others of them."""
        return self.text.tokens.changed == self._changed

    def knows(self, token_ids: Iterable[int]) -> bool:
        """Whether some tokens are still the words that they were."""
        for row in map(self.text.row, token_ids):
            then, now = self._changed.get(row, self.text.source_tokens[row]), self.text.tokens[row]
            if (then.kind, then.form) != (now.kind, now.form):
                return False
        return True

    def taken_up(self) -> Callable[[], tuple[tuple[str, ...], tuple[str | None, ...]]]:
        """What gives the words, and what is to be learned of each as it is now (None where nothing is), by index. It
        may be called from any thread."""
        now, rows = FrozenText(self.text), self.rows

        def read() -> tuple[tuple[str, ...], tuple[str | None, ...]]:
            return tuple(map(now.form, rows)), tuple(now.norms_to_learn(rows))

        return read

    def _norm(self, token_id: int) -> str | None:
        lesson = self.text.lesson(token_id)
        return None if lesson is None else lesson[1]

    def forms(self) -> tuple[str, ...]:
        """The words, by index."""
        return tuple(map(self.text.tokens.form, self.rows))

    def token(self, index: int) -> Token:
        """The word of an index."""
        return self.text.tokens[self.rows[index]]

    def index(self, token_id: int) -> int | None:
        """The index of a token; None where it is no word of this text."""
        row = self.text.source_tokens.row(token_id)
        return None if row is None else self._index_of(row)

    def _index_of(self, row: int) -> int | None:
        at = bisect_left(self.rows, row)
        return at if at < len(self.rows) and self.rows[at] == row else None

    def begin(self) -> None:
        """The text is taken up anew: rankings stay until newer ones come."""
        self.revision = 0
        self._needed.clear()
        self._form_needed.clear()
        self._shown.clear()
        self.complete = False

    def clear(self) -> None:
        """Nothing ranks any more: the back-off serves."""
        self._rankings = KeptRankings(len(self.rows))
        self._shown.clear()
        self._doubt = array("d", bytes(8 * len(self.rows)))
        self._doubts = 0.0
        self.complete = False

    def partial(self, first: int, last: int) -> tuple[int, ...]:
        """The words between two indices, both included, of whose rankings only the first candidate is kept: in a long
        text, those that nobody has looked at for long. They have to be ranked again to be seen whole."""
        seen = range(max(0, first), min(last + 1, len(self.rows)))
        return tuple(index for index in seen if self._rankings.is_partial(index))

    def _needed_for(self, index: int) -> int:
        form = lower_keep_length(self.text.tokens.form(self.rows[index]))
        return max(self._needed.get(index, 0), self._form_needed.get(form, 0))

    # What is shown

    def candidates(self, token: Token) -> Ranking | None:
        """The ranking of a word, the model's labels beside what it read too; None where the back-off has to serve."""
        index = self.index(token.id)
        if index is None:
            return None
        if self._labelled_by is not self.text.suggester:
            self._labelled_by = self.text.suggester
            self._shown.clear()
        needed = self._needed_for(index)
        if (shown := self._shown.get(index)) is not None and shown[0] == needed:
            return shown[1]
        ranking = self._rankings.get(index)
        found = self._fit_to_be_seen(token.form, ranking) if ranking else None
        if found is not None:
            if len(self._shown) >= MOST_SHOWN:
                self._shown.clear()
            self._shown[index] = needed, found
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
        lower = lower_keep_length(form)
        here = self._rejected.get(lower)
        if not here:
            return set(), set()
        decided = set(self.text.norms_of(form))
        for token, remark in self.text.remarked():  # these are not learned from, but decided all the same
            norm = self.text.annotation(token.id).normalization if remark.excluded else None
            if norm is not None and lower_keep_length(token.form) == lower:
                decided.add(lower_keep_length(norm))
        rejected = {
            lower_keep_length(other)
            for index, other in here.items()
            if self.text.annotation(self.token(index).id).decided
        }
        return rejected - decided, decided

    def expected_corrections(self) -> float | None:
        """How many open words will have to be corrected, by the confidences of their first suggestions.

        None until all words are ranked.
        """
        if not self.complete:
            return None
        return max(0.0, self._doubts)

    # What changes

    def correct(self, token: Token, before: Ranking, norm: str) -> None:
        """Note that the editor decided ``norm`` where ``before`` was offered."""
        index = self.index(token.id)
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
            index = self.index(token_id)
            if index is None:
                continue
            told.append((index, self._norm(token_id)))
            self._note_doubt(index)
            self._form_needed[lower_keep_length(self.token(index).form)] = self.revision
            for other in range(max(0, index - AROUND), min(len(self.rows), index + AROUND + 1)):
                self._needed[other] = self.revision
        return tuple(told)

    def receive(self, revision: int, rankings: Sequence[tuple[int, Ranking]]) -> frozenset[int]:
        """Take in rankings; the ids of the tokens that are shown otherwise now."""
        changed = set()
        for index, ranking in rankings:
            if revision < self._needed_for(index) or ranking == self._rankings.get(index):
                continue
            self._rankings.put(index, ranking)
            self._shown.pop(index, None)
            self._note_doubt(index)
            changed.add(self.token(index).id)
        return frozenset(changed)

    def _note_doubt(self, index: int) -> None:
        doubt = self._doubt_of(index)
        self._doubts += doubt - self._doubt[index]
        self._doubt[index] = doubt

    def _doubt_of(self, index: int) -> float:
        sure = self._rankings.confidence(index)
        return 0.0 if sure is None or self.text.annotation(self.token(index).id).decided else 1.0 - sure


def _is_same(before: ManuscriptText, text: ManuscriptText) -> bool:
    """Whether two texts are of the same manuscript of a project, whose words in the source never change."""
    then, now = before.source_tokens, text.source_tokens
    same = before.manuscript.id == text.manuscript.id and len(then) == len(now)
    return same and all(then.id(at) == now.id(at) for at in (0, len(now) - 1) if len(now))


def _key(candidate: Candidate) -> str:
    """A candidate apart from capitals, which its form decides."""
    return lower_keep_length(candidate.norm)
