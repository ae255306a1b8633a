"""The text of one manuscript as it is worked on: tokens in reading order with decisions and suggestions."""

from __future__ import annotations

from array import array
from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import merge
from itertools import compress, groupby
from typing import Protocol

from histnorm_gui.core.annotation_table import AnnotationTable
from histnorm_gui.core.edits import AnnotationEdit, Edit, ForgetEdit, JoinEdit, RemarkEdit, edited_tokens
from histnorm_gui.core.model import NO_REMARK, Annotation, Join, Manuscript, Remark, Status, Token, TokenKind
from histnorm_gui.core.page_blocks import Blocks
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.core.token_table import Overlaid, TokenTable, rows_of
from histnorm_gui.services.suggesting import Suggester

_LOADING = "load"  # the stage of work
_AT_ONCE = 50_000  # rows that are gone through in one call, during which the interpreter belongs to nobody else
Lesson = tuple[str, str]
"""Form and normalization of a decision that is learned from."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many words there are of each kind; a join is one."""

    words: int = 0
    decided: int = 0
    corrected: int = 0
    flagged: int = 0
    noted: int = 0
    excluded: int = 0

    def plus(self, other: Tally, sign: int = 1) -> Tally:
        """The sum, or with sign -1 the difference."""
        return Tally(
            self.words + sign * other.words,
            self.decided + sign * other.decided,
            self.corrected + sign * other.corrected,
            self.flagged + sign * other.flagged,
            self.noted + sign * other.noted,
            self.excluded + sign * other.excluded,
        )


class TokenRankings(Protocol):
    """Ranks the candidates of a token where it stands."""

    def candidates(self, token: Token) -> tuple[Candidate, ...] | None:
        """Best first; None where nothing is known of the token yet."""
        ...

    def correct(self, token: Token, before: tuple[Candidate, ...], norm: str) -> None:
        """Take note that an editor decided ``norm`` where ``before`` was offered."""
        ...


class ManuscriptText:
    """Tokens of a manuscript by row (position in reading order), their annotations and suggestions.

    The first token of a join stands in its row for all of them; the others keep their rows as TokenKind.PART. Only the
    session changes a text, through `apply`.
    """

    def __init__(
        self,
        manuscript: Manuscript,
        tokens: TokenTable,
        annotations: AnnotationTable,
        suggester: Suggester,
        remarks: Mapping[int, Remark] | None = None,
        joins: Mapping[int, Join] | None = None,
        forgotten: Iterable[tuple[str, str]] = (),
        watch: Watch = UNWATCHED,
    ) -> None:
        self.manuscript = manuscript
        self.source_tokens = tokens
        """The tokens as the source has them, whatever is joined."""
        self.suggester = suggester
        self._tokens = Overlaid(tokens)
        self.live: TokenRankings | None = None
        """Rankings of single tokens, where something makes them; the suggester serves where there is none."""
        self._annotations = annotations
        self._remarks = dict(remarks or {})
        self._joins: dict[int, Join] = {}
        self._forgotten = set(forgotten)
        self._rows_of_form = rows_of(watch.over(tokens.columns.forms(), _LOADING, len(tokens)))
        for join in (joins or {}).values():
            self._set_join(join.token_ids[0], join)
        self.words_of_source = tokens.words(watch)
        """The rows of words as the source has them."""
        self._open = self._open_flags(watch)
        self.tally = self._whole_tally(watch)
        self._norms: dict[str, Counter[str]] = {}
        self._written: Counter[str] = Counter()
        for (form, norm), count in Counter(self.lessons(watch)).items():
            self._count_norm(form, norm, count)

    def __len__(self) -> int:
        return len(self._tokens)

    @property
    def tokens(self) -> Overlaid:
        """The tokens by row."""
        return self._tokens

    @property
    def words(self) -> int:
        """How many words there are."""
        return self.tally.words

    @property
    def decided(self) -> int:
        """How many words are decided."""
        return self.tally.decided

    def __contains__(self, token_id: object) -> bool:
        """Whether a token, named by its id, is of this manuscript."""
        return isinstance(token_id, int) and self.source_tokens.row(token_id) is not None

    def row(self, token_id: int) -> int:
        """The row of a token; KeyError when it is not of this manuscript."""
        row = self.source_tokens.row(token_id)
        if row is None:
            raise KeyError(token_id)
        return row

    def token(self, token_id: int) -> Token:
        """A token as it is now; KeyError when it is not of this manuscript."""
        return self._tokens[self.row(token_id)]

    def annotation(self, token_id: int) -> Annotation:
        """The decision on a token, or on the join that begins with it."""
        join = self._joins.get(token_id) if self._joins else None
        return join.annotation if join else self._annotations[self.row(token_id)]

    def remark(self, token_id: int) -> Remark:
        """What is said of a token, or of the join that begins with it."""
        join = self._joins.get(token_id)
        return join.remark if join else self._remarks.get(token_id, NO_REMARK)

    def join(self, token_id: int) -> Join | None:
        """The join that begins with a token."""
        return self._joins.get(token_id)

    def joins(self) -> Sequence[Join]:
        """All joins."""
        return tuple(self._joins.values())

    def candidates(self, token: Token) -> tuple[Candidate, ...]:
        """The ranked candidates for a token, best first, without those to be forgotten; none for punctuation."""
        if token.kind is not TokenKind.WORD:
            return ()
        ranked = self.live.candidates(token) if self.live is not None else None
        found = ranked if ranked is not None else self.suggester.candidates(token.form)
        if self._forgotten:
            kept = tuple(one for one in found if not self.is_forgotten(token.form, one.norm))
            return kept or (Candidate(token.form, 0.0, CandidateSource.FORM),)
        return found

    def deciding(self, token: Token, norm: str) -> None:
        """Take note of what is offered where an editor is about to decide ``norm``."""
        if self.live is not None:
            self.live.correct(token, self.candidates(token), norm)

    def is_forgotten(self, form: str, norm: str) -> bool:
        """Whether a normalization is not to be suggested for a form."""
        return forgetting_key(form, norm) in self._forgotten

    def annotations(self) -> AnnotationTable:
        """The decisions on all tokens by row, as they are now; those on joins are apart."""
        return self._annotations.copy()

    def normalizations(self) -> Iterator[str | None]:
        """What was decided for each token, those on joins aside; nothing may be decided while they are read."""
        return self._annotations.normalizations()

    def decisions(self) -> Iterator[tuple[Token, Annotation]]:
        """The decided tokens in reading order."""
        for row in self._decided_rows():
            token = self._tokens[row]
            annotation = self.annotation(token.id)
            if token.kind is not TokenKind.PART and annotation.decided:
                yield token, annotation

    def lesson(self, token_id: int) -> Lesson | None:
        """What is to be learned from a token: nothing while it is open, excluded, or part of another's join."""
        token, norm = self.token(token_id), self.annotation(token_id).normalization
        if norm is None or token.kind is not TokenKind.WORD or self.remark(token_id).excluded:
            return None
        return token.form, norm

    def lessons(self, watch: Watch = UNWATCHED) -> Iterator[Lesson]:
        """All there is to be learned, in reading order."""
        columns, ids = self.source_tokens.columns, self.source_tokens
        if not self.tally.decided:
            return
        if self._joins or any(remark.excluded for remark in self._remarks.values()):
            found = (self.lesson(ids.id(row)) for row in watch.over(self._decided_rows(), _LOADING, 0))
            yield from (lesson for lesson in found if lesson is not None)
            return
        words = zip(columns.forms(), columns.word_flags(), self.normalizations(), strict=True)
        for form, is_word, norm in watch.over(words, _LOADING, len(self)):
            if is_word and norm is not None:
                yield form, norm

    @cached_property
    def blocks(self) -> Blocks:
        """The lines of the source as a page sets them; of a long text they take a moment."""
        return Blocks(self.source_tokens)

    def lay_out(self, watch: Watch) -> None:
        """Have the blocks where somebody waits for them; Cancelled when the watch says so."""
        self.blocks = Blocks(self.source_tokens, watch)

    def next_open(self, row: int) -> int | None:
        """The row of the next open word from a row on; None where there is none."""
        found = self._open.find(1, row)
        return None if found < 0 else found

    def is_open(self, row: int) -> bool:
        """Whether there is an open word in a row."""
        return bool(self._open[row])

    def words_in_order(self) -> Sequence[int]:
        """The rows of words, joins among them, in reading order; not to be changed."""
        return self._tokens.words(self.words_of_source) if self._tokens.changed else self.words_of_source

    def forms(self) -> Iterable[str]:
        """Each form that there is, once."""
        return self._rows_of_form.keys()

    def same_form(self, form: str) -> Sequence[int]:
        """The rows of all tokens of a form, in reading order."""
        return self._rows_of_form.get(form, ())

    def norms_of(self, form: str) -> Mapping[str, int]:
        """How often each normalization was decided for a form, capitals aside and without excluded tokens."""
        return self._norms.get(lower_keep_length(form), {})

    def written_norms(self) -> Sequence[str]:
        """The normalizations that were decided, as they are written, the most frequent first."""
        return [norm for norm, _ in self._written.most_common()]

    def remarked(self) -> Iterator[tuple[Token, Remark]]:
        """The tokens of which something is said, in no order."""
        for token_id in dict.fromkeys((*self._remarks, *self._joins)):
            token, remark = self.token(token_id), self.remark(token_id)
            if token.kind is not TokenKind.PART and remark != NO_REMARK:
                yield token, remark

    def apply(self, edit: Edit) -> tuple[list[Lesson], list[Lesson]]:
        """Make the change of an edit; returns what is no longer to be learned, and what is instead."""
        token_ids = edited_tokens(edit)
        before = [self.lesson(token_id) for token_id in token_ids]
        counted = self._count(token_ids)
        self._change(edit)
        for token_id in token_ids:
            self._note_open(self.row(token_id))
        after = [self.lesson(token_id) for token_id in token_ids]
        self.tally = self.tally.plus(counted, -1).plus(self._count(token_ids))
        pairs = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
        gone, come = [old for old, _ in pairs if old], [new for _, new in pairs if new]
        for form, norm in gone:
            self._count_norm(form, norm, -1)
        for form, norm in come:
            self._count_norm(form, norm, 1)
        return gone, come

    def _change(self, edit: Edit) -> None:
        if isinstance(edit, AnnotationEdit):
            self._annotations[self.row(edit.token_id)] = edit.after
        elif isinstance(edit, RemarkEdit):
            self._remarks[edit.token_id] = edit.after
        elif isinstance(edit, JoinEdit):
            self._set_join(edit.token_id, edit.after)
        elif isinstance(edit, ForgetEdit):
            (self._forgotten.add if edit.after else self._forgotten.discard)((edit.form, edit.norm))

    def _set_join(self, token_id: int, join: Join | None) -> None:
        """Put the tokens of the present join back as they are in the source, then those of the new one together."""
        old = self._joins.pop(token_id, None)
        for part in old.token_ids if old else ():
            row = self.row(part)
            self._put(row, self.source_tokens[row])
        if join is None:
            return
        self._joins[token_id] = join
        rows = [self.row(part) for part in join.token_ids]
        parts = tuple(self.source_tokens[row].form for row in rows)
        first, last = self.source_tokens[rows[0]], self.source_tokens[rows[-1]]
        joined = replace(first, form="".join(parts), kind=TokenKind.WORD, parts=parts, end=max(first.end, last.end))
        self._put(rows[0], joined)
        for row in rows[1:]:
            self._put(row, replace(self.source_tokens[row], kind=TokenKind.PART))

    def _put(self, row: int, token: Token) -> None:
        """Replace the token of a row; parts of a join are not found by their forms."""
        old = self._tokens[row]
        if old.kind is not TokenKind.PART:
            rows = self._rows_of_form[old.form]
            rows.remove(row)
            if not rows:
                del self._rows_of_form[old.form]
        self._tokens.put(row, token)
        if token.kind is not TokenKind.PART:
            insort(self._rows_of_form.setdefault(token.form, array("I")), row)

    def _decided_rows(self) -> Iterator[int]:
        """The rows of tokens that may be decided, parts of joins among them, in reading order."""
        if not self._joins:
            return self._annotations.decided()
        joined = sorted(self.row(token_id) for token_id in self._joins)
        return (row for row, _ in groupby(merge(self._annotations.decided(), joined)))

    def _open_flags(self, watch: Watch) -> bytearray:
        """1 for each row with an open word."""
        flags = self.source_tokens.columns.word_flags()
        for start in range(0, len(flags), _AT_ONCE):
            watch.step(_LOADING, 0, 0)
            codes = self._annotations.codes(start, start + _AT_ONCE)
            stretch = zip(flags[start : start + _AT_ONCE], codes, strict=True)
            flags[start : start + _AT_ONCE] = bytes(is_word and not code for is_word, code in stretch)
        self._open = flags
        for row in self._tokens.changed:
            self._note_open(row)
        return flags

    def _note_open(self, row: int) -> None:
        token = self._tokens[row]
        self._open[row] = token.kind is TokenKind.WORD and not self.annotation(token.id).decided

    def _whole_tally(self, watch: Watch) -> Tally:
        """How many words there are of each kind: those of which something is said are counted one by one."""
        said = {self.row(token_id) for token_id in (*self._remarks, *self._joins)}
        said |= self._tokens.changed.keys()
        columns, annotations = self.source_tokens.columns, self._annotations
        flags, totals = columns.word_flags(), Counter[int]()
        for start in range(0, len(flags), _AT_ONCE):
            watch.step(_LOADING, 0, 0)
            totals.update(compress(annotations.codes(start, start + _AT_ONCE), flags[start : start + _AT_ONCE]))
        for row in said:
            totals[annotations.codes(row, row + 1)[0]] -= flags[row]
        statuses = Counter[Status]()
        for code, total in totals.items():
            statuses[annotations.of_code(code).status] += total
        words = statuses.total()
        plain = Tally(words, words - statuses[Status.OPEN], statuses[Status.CORRECTED])
        return plain.plus(self._count(self.source_tokens.id(row) for row in said))

    def _count(self, token_ids: Iterable[int]) -> Tally:
        """The words among these tokens, by kind."""
        words = [token.id for token in map(self.token, token_ids) if token.kind is TokenKind.WORD]
        statuses = [self.annotation(token_id).status for token_id in words]
        remarks = [self.remark(token_id) for token_id in words]
        return Tally(
            len(words),
            sum(status is not Status.OPEN for status in statuses),
            sum(status is Status.CORRECTED for status in statuses),
            sum(remark.flagged for remark in remarks),
            sum(bool(remark.note) for remark in remarks),
            sum(remark.excluded for remark in remarks),
        )

    def _count_norm(self, form: str, norm: str, by: int) -> None:
        """Count a lesson, or take it back."""
        key, lowered = lower_keep_length(form), lower_keep_length(norm)
        counts = self._norms.setdefault(key, Counter())
        counts[lowered] += by
        if counts[lowered] <= 0:
            del counts[lowered]
        self._written[norm] += by
        if self._written[norm] <= 0:
            del self._written[norm]


def forgetting_key(form: str, norm: str) -> tuple[str, str]:
    """What is forgotten together: a form in whatever case, and a capital that it explains."""
    lower = lower_keep_length(form)
    return lower, norm if form == lower else lower_keep_length(norm)
