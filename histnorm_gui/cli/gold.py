"""The rows of a gold standard as an independent scorer counts them.

Some corpora have rows with a normalization but no form (punctuation that a modern editor has put in). A scorer counts
them, and no system can read them: they are answered with what such rows most often have in the training files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from histnorm_gui.core.source import Document, ProblemCode

NOTHING = "∅"
"""Written where there is nothing to say, since a row of two empty cells would not be counted as a row."""


@dataclass(frozen=True, slots=True)
class GoldRow:
    """One row: ``form`` is empty for a row without one, ``norm`` for a row without a normalization."""

    form: str
    norm: str


def gold_rows(document: Document) -> list[GoldRow]:
    """All rows with a form or a normalization, in the order of the file."""
    numbered = [(int(token.line), GoldRow(token.form, token.normalization or "")) for token in document.tokens]
    numbered += [
        (problem.line, GoldRow("", problem.text.split("\t")[1]))
        for problem in document.problems
        if problem.code is ProblemCode.EMPTY_FORM
    ]
    return [row for _, row in sorted(numbered, key=lambda pair: pair[0])]


def usual_without_form(documents: Iterable[Document]) -> str:
    """The most frequent normalization of rows without a form; NOTHING where there are no such rows."""
    counts = Counter(row.norm for document in documents for row in gold_rows(document) if not row.form)
    return counts.most_common(1)[0][0] if counts else NOTHING


def with_formless(rows: Sequence[GoldRow], predictions: Iterable[str], formless: str) -> list[str]:
    """One prediction a row, from the ``predictions`` for the rows with a form."""
    given = iter(predictions)
    return [(next(given) if row.form else formless) for row in rows]
