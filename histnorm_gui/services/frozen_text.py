"""What was done to a text up to one moment, for threads that go on while it is worked on.

Making one copies some bytes a word and looks at no word by itself, so that a window may do it with a long text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import compress

from histnorm_gui.core.model import TokenKind
from histnorm_gui.services.manuscript_text import Lesson, ManuscriptText

_AT_ONCE = 20_000  # words that are counted in one call, during which the interpreter belongs to nobody else


class FrozenText:
    """The words of a text with what was decided on them. The source's tokens never change and are shared."""

    def __init__(self, text: ManuscriptText) -> None:
        self._tokens = text.source_tokens
        self._annotations = text.annotations()
        self._changed = dict(text.tokens.changed)  # joins and their parts, by row
        excluded = (text.row(token.id) for token, remark in text.remarked() if remark.excluded)
        apart = sorted({*self._changed, *excluded})
        self._lessons = {row: text.lesson(self._tokens.id(row)) for row in apart}
        self._norms = {
            row: text.annotation(self._tokens.id(row)).normalization
            for row in apart
            if text.tokens.kind(row) is not TokenKind.PART
        }

    def form(self, row: int) -> str:
        """The form of a token."""
        found = self._changed.get(row)
        return self._tokens.columns.form(row) if found is None else found.form

    def words(self) -> Iterator[str]:
        """The forms of all words, joins among them, in reading order."""
        flags = self._tokens.columns.word_flags()
        for row, token in self._changed.items():
            flags[row] = token.kind is TokenKind.WORD
        return map(self.form, compress(range(len(flags)), flags))

    def lessons(self) -> Iterator[Lesson]:
        """All there is to be learned, in reading order."""
        return (lesson for _, lesson in self.numbered_lessons())

    def numbered_lessons(self) -> Iterator[tuple[int, Lesson]]:
        """The same, each with the id of its token."""
        ids = self._tokens
        return ((ids.id(row), lesson) for row, lesson in self._lessons_by_row())

    def _lessons_by_row(self) -> Iterator[tuple[int, Lesson]]:
        columns = self._tokens.columns
        decided = (row for row in self._annotations.decided() if row not in self._lessons)
        for row in merge(decided, sorted(self._lessons)):
            if row in self._lessons:
                lesson = self._lessons[row]
                if lesson is not None:
                    yield row, lesson
            elif columns.kind(row) is TokenKind.WORD and (norm := self._annotations[row].normalization) is not None:
                yield row, (columns.form(row), norm)

    def norms_to_learn(self, rows: Sequence[int]) -> Iterator[str | None]:
        """What is to be learned of the words in these rows; None where nothing is."""
        for row in rows:
            if row in self._lessons:
                lesson = self._lessons[row]
                yield None if lesson is None else lesson[1]
            else:
                yield self._annotations[row].normalization

    def written(self) -> Iterator[tuple[str, int]]:
        """Every form of the source and every normalization, with the number of its tokens; some of them come again."""
        columns, counts = self._tokens.columns, Counter[int]()
        for start in range(0, len(self._tokens), _AT_ONCE):
            counts.update(columns.form_codes(start, start + _AT_ONCE))
        for code, count in counts.items():
            yield columns.text(code), count
        decisions = Counter[int]()
        for start in range(0, len(self._annotations), _AT_ONCE):
            decisions.update(self._annotations.codes(start, start + _AT_ONCE))
        for row in self._lessons:
            decisions[self._annotations.codes(row, row + 1)[0]] -= 1
        for code, count in decisions.items():
            if norm := self._annotations.of_code(code).normalization:
                yield norm, count
        for apart in self._norms.values():
            if apart:
                yield apart, 1
