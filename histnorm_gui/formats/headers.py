"""Which columns of a table hold the form and the normalization, by the names in its header row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source

# Names as they occur in editions and corpora, the likelier first; compared without case, spaces and underscores.
_FORMS = (
    "form", "token", "word", "tok", "orig", "original", "historical", "hist", "wordform", "wortform", "wort", "beleg",
    "source", "text", "dipl", "diplomatic", "transcription", "surface", "anno", "forma", "mot", "graphie",
)  # fmt: skip
_NORMALIZATIONS = (
    "norm", "normalization", "normalisation", "normalized", "normalised", "normalisierung", "normalisiert", "normform",
    "normalizedform", "normalisedform", "reg", "regularized", "regularised", "regularization", "modern", "modernized",
    "modernised", "modernization", "modernisation", "modernisierung", "modernform", "standard", "corrected",
    "correction", "correct", "target", "diplomatic",
)  # fmt: skip
# What else is in tables of words: such a name beside one of a form makes a header sure.
_OTHERS = frozenset({
    "id", "nr", "no", "line", "zeile", "page", "seite", "folio", "lemma", "pos", "tag", "postag", "upos", "xpos",
    "morph", "msd", "gloss", "translation", "sentence", "sentid",
})  # fmt: skip
_MOST_DIGITS = 6
_SEARCHED = 50  # rows in which a header is looked for: some files say first what they are


class Columns(NamedTuple):
    """Numbers from 0 of the columns of form and normalization; ``normalization`` is None where there is none."""

    form: int
    normalization: int | None


class Header(NamedTuple):
    """A header row: its index among the rows, and the columns that it names."""

    row: int
    columns: Columns


def find(rows: Sequence[Sequence[str]]) -> Header | None:
    """The first row that names a form and a normalization, if there is one near the beginning.

    Else the first row, when it names a form beside other things that tables of words have.
    """
    for index, cells in enumerate(rows[:_SEARCHED]):
        columns = by_name(cells)
        if columns is not None and columns.normalization is not None:
            return Header(index, columns)
    for cells in rows[:1]:
        columns = by_name(cells)
        if columns is not None and _OTHERS.intersection(map(_plain, cells)):
            return Header(0, columns)
    return None


def by_name(cells: Sequence[str]) -> Columns | None:
    """The columns that a row names, None when it names no form."""
    names = [_plain(cell) for cell in cells]
    form = _first(names, _FORMS)
    if form is None:
        return None
    names[form] = ""
    return Columns(form, _first(names, _NORMALIZATIONS))


def in_header(cells: Sequence[str]) -> Columns:
    """The columns of a row that is known to be a header: the first is the form where none is named so."""
    return by_name(cells) or Columns(0, _first(["", *map(_plain, cells[1:])], _NORMALIZATIONS))


def labels(cells: Sequence[str], width: int) -> list[str]:
    """What the columns are called: by their names, by their numbers from 1 where these are empty or not unique."""
    names = [cell.strip() for cell in cells] + [""] * (width - len(cells))
    counts = Counter(names)
    return [name if name and counts[name] == 1 else str(index + 1) for index, name in enumerate(names)]


def column(value: str, known: Sequence[str]) -> int | None:
    """The number from 0 of a column by its label or its number from 1; None for neither."""
    if value in known:
        return known.index(value)
    number = int(value) if value.isascii() and value.isdigit() and len(value) < _MOST_DIGITS else 0
    return number - 1 if number else None


def chosen_column(source: Source, value: str | None, labels: Sequence[str], default: int) -> int:
    """The number from 0 of the column that an option names, or the default where it names none.

    Raises UserError TABLE_COLUMNS when the table has no such column.
    """
    if value is None:
        return default
    number = column(value, labels)
    if number is None or number >= len(labels):
        raise UserError(ErrorCode.TABLE_COLUMNS, path=source.name, missing=value)
    return number


def _plain(name: str) -> str:
    return "".join(character for character in name.casefold() if character not in " _-\t\ufeff")


def _first(names: Sequence[str], known: Sequence[str]) -> int | None:
    return next((names.index(name) for name in known if name in names), None)
