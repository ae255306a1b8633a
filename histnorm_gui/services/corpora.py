"""Reading a folder of manuscripts for experiments: SIGLUM.train.tsv beside SIGLUM.dev.tsv and SIGLUM.test.tsv.

The files may also be called .txt, as those of the data sets that were published with Bollmann 2019. Forms and
normalizations are compared without the blanks around them.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, ProblemCode, SourceFormat
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.effort import Text, Texts
from histnorm_gui.engine.experiments import Corpus, Parts
from histnorm_gui.engine.g2p import read_phones
from histnorm_gui.engine.results import PUBLISHED_TEXT
from histnorm_gui.formats.registry import load
from histnorm_gui.services.lexicons import read_lexicon_lines

PARTS = ("dev", "test")
ENDINGS = (".tsv", ".txt")
_DIGIT = re.compile(r"\d")
NOTHING = "∅"
"""The answer to a row without a form where training has none, so that the row still counts as one."""


def sigla(folder: Path, part: str) -> list[str]:
    """The manuscripts in a folder that have a training part and the named one, in order.

    Raises UserError FOLDER_MISSING, CORPUS_EMPTY.
    """
    if not folder.is_dir():
        raise UserError(ErrorCode.FOLDER_MISSING, path=str(folder))
    names = {path.name.removesuffix(ending) for ending in ENDINGS for path in folder.glob(f"*{ending}")}
    found = sorted(name.removesuffix(".train") for name in names if name.endswith(".train"))
    found = [siglum for siglum in found if siglum and f"{siglum}.{part}" in names]
    if not found:
        raise UserError(ErrorCode.CORPUS_EMPTY, path=str(folder))
    return found


def part_path(folder: Path, siglum: str, part: str) -> Path:
    """The file of a part of a manuscript, which may not be there."""
    paths = [folder / f"{siglum}.{part}{ending}" for ending in ENDINGS]
    return next((path for path in paths if path.exists()), paths[0])


def joined_sigla(found: Sequence[str], joins: Mapping[str, Sequence[str]], path: str) -> dict[str, list[str]]:
    """The manuscripts that are left when some are read as one: each with those that it is put together of, in order.

    ``joins`` has the patterns (such as "ps*") of the ones that make a new one, by its name. Raises UserError
    CORPUS_MANUSCRIPT_UNKNOWN for a pattern that fits none.
    """
    groups: dict[str, list[str]] = {}
    for name, patterns in joins.items():
        for pattern in patterns:
            fitting = [siglum for siglum in found if fnmatchcase(siglum, pattern)]
            if not fitting:
                raise UserError(ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN, siglum=pattern, path=path, known=tuple(found))
            group = groups.setdefault(name, [])
            group += [siglum for siglum in fitting if siglum not in group]
    taken = {siglum for group in groups.values() for siglum in group}
    return groups | {siglum: [siglum] for siglum in found if siglum not in taken}


def read_corpus(
    folder: Path,
    part: str,
    lexicon: Path | None = None,
    phones: Path | None = None,
    *,
    text: str = "",
    joins: Mapping[str, Sequence[str]] | None = None,
) -> Corpus:
    """Read all manuscripts of a folder, and a word list and a list of pronunciations where they are given.

    ``text`` LOWER lower-cases all. PUBLISHED_TEXT does all that was done for the figures of Bollmann 2019: rows with an
    empty cell, or one of punctuation alone, are left out; all is composed (NFC); digits that stay the same are 0.
    ``joins`` reads some manuscripts as one (see ``joined_sigla``). Raises UserError as ``sigla`` and the readers do,
    with the path of the file.
    """
    groups = joined_sigla(sigla(folder, part), joins or {}, str(folder))
    manuscripts = {name: _joined([_parts(folder, siglum, part) for siglum in groups[name]]) for name in sorted(groups)}
    if text:
        manuscripts = {name: _changed(parts, text) for name, parts in manuscripts.items()}
    words = read_lexicon_lines(lexicon) if lexicon is not None else ()
    spoken = read_pronunciations(phones) if phones is not None else ()
    names = [path.name if path is not None else "" for path in (lexicon, phones)]
    return Corpus(part, manuscripts, str(folder), words, names[0], spoken, names[1], text)


def texts_in(folder: Path) -> list[str]:
    """The manuscripts in a folder that have a training part and at least one other, in order.

    Raises UserError FOLDER_MISSING, CORPUS_EMPTY.
    """
    found: set[str] = set()
    failure: UserError | None = None
    for part in PARTS:
        try:
            found.update(sigla(folder, part))
        except UserError as error:
            failure = error
    if failure is not None and not found:
        raise failure
    return sorted(found)


def read_texts(folder: Path, lexicon: Path | None = None) -> Texts:
    """Read all manuscripts of a folder as texts in reading order, and a word list where it is given.

    Words without a normalization are left out. Raises UserError as ``texts_in`` and the readers do.
    """
    manuscripts = {}
    for siglum in texts_in(folder):
        paths = [path for part in PARTS if (path := part_path(folder, siglum, part)).exists()]
        opening = tuple(example for path in paths for example in _examples(_load(path), path))
        train = part_path(folder, siglum, "train")
        manuscripts[siglum] = Text(opening, tuple(_examples(_load(train), train)))
    words = read_lexicon_lines(lexicon) if lexicon is not None else ()
    return Texts(manuscripts, str(folder), words, lexicon.name if lexicon is not None else "")


def read_pronunciations(path: Path) -> tuple[Example, ...]:
    """The words of a table (word TAB phones) with their pronunciation, one character a phone; UserError."""
    found = tuple(read_phones(load(path, SourceFormat.TSV)))
    if not found:
        raise UserError(ErrorCode.NO_EXAMPLES, path=str(path))
    return found


def _parts(folder: Path, siglum: str, part: str) -> Parts:
    train_path, gold_path = part_path(folder, siglum, "train"), part_path(folder, siglum, part)
    train = _load(train_path)
    examples = tuple(_examples(train, train_path))
    gold = tuple(_rows(_load(gold_path)))
    if not any(row.norm for row in gold):
        raise UserError(ErrorCode.NO_EXAMPLES, path=str(gold_path))
    formless = Counter(row.norm for row in _rows(train) if not row.form)
    return Parts(examples, gold, formless.most_common(1)[0][0] if formless else NOTHING)


def _load(path: Path) -> Document:
    return load(path, SourceFormat.TSV if path.suffix == ".txt" else None)


def _joined(found: Sequence[Parts]) -> Parts:
    """Some manuscripts as one; rows without a form are answered as in the longest one."""
    train = tuple(example for parts in found for example in parts.train)
    gold = tuple(row for parts in found for row in parts.gold)
    return Parts(train, gold, max(found, key=lambda parts: len(parts.train)).formless)


def _changed(parts: Parts, text: str) -> Parts:
    """The same with its text changed; see ``read_corpus``."""
    change = _published if text == PUBLISHED_TEXT else _lowered
    return replace(parts, train=tuple(change(parts.train)), gold=tuple(change(parts.gold)))


def _lowered(rows: Iterable[Example]) -> Iterator[Example]:
    return (Example(row.form.lower(), row.norm.lower()) for row in rows)


def _published(rows: Iterable[Example]) -> Iterator[Example]:
    for row in rows:
        if _is_punctuation(row.form) or _is_punctuation(row.norm):
            continue
        form, norm = (unicodedata.normalize("NFC", cell).lower() for cell in (row.form, row.norm))
        same = _DIGIT.sub("0", form)
        yield Example(same, same) if form == norm else Example(form, norm)


def _is_punctuation(cell: str) -> bool:
    """Whether there is nothing but punctuation; also of an empty cell."""
    return all(unicodedata.category(character)[0] == "P" for character in cell)


def _examples(document: Document, path: Path) -> list[Example]:
    """The words with their normalizations; UserError NO_EXAMPLES where there are none."""
    found = [
        Example(token.form.strip(), token.normalization.strip())
        for token in document.tokens
        if token.kind is TokenKind.WORD and token.normalization is not None
    ]
    if not found:
        raise UserError(ErrorCode.NO_EXAMPLES, path=str(path))
    return found


def _rows(document: Document) -> Iterable[Example]:
    """All rows with a form or a normalization, as an independent scorer counts them, in the order of the file."""
    numbered = [
        (int(token.line), Example(token.form.strip(), (token.normalization or "").strip())) for token in document.tokens
    ]
    numbered += [
        (problem.line, Example("", problem.text.split("\t")[1].strip()))
        for problem in document.problems
        if problem.code is ProblemCode.EMPTY_FORM
    ]
    return (row for _, row in sorted(numbered, key=lambda pair: pair[0]))
