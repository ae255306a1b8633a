"""Reading a folder of manuscripts for experiments: SIGLUM.train.tsv beside SIGLUM.dev.tsv and SIGLUM.test.tsv."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, ProblemCode, SourceFormat
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.effort import Text, Texts
from histnorm_gui.engine.experiments import Corpus, Parts
from histnorm_gui.engine.g2p import read_phones
from histnorm_gui.formats.decoding import decode, lines, read_bytes
from histnorm_gui.formats.registry import load

PARTS = ("dev", "test")
NOTHING = "∅"
"""The answer to a row without a form where training has none, so that the row still counts as one."""


def sigla(folder: Path, part: str) -> list[str]:
    """The manuscripts in a folder that have a training part and the named one, in order.

    Raises UserError FOLDER_MISSING, CORPUS_EMPTY.
    """
    if not folder.is_dir():
        raise UserError(ErrorCode.FOLDER_MISSING, path=str(folder))
    names = {path.name for path in folder.glob("*.tsv")}
    ending = ".train.tsv"
    found = sorted(name.removesuffix(ending) for name in names if name.endswith(ending))
    found = [siglum for siglum in found if siglum and f"{siglum}.{part}.tsv" in names]
    if not found:
        raise UserError(ErrorCode.CORPUS_EMPTY, path=str(folder))
    return found


def read_corpus(folder: Path, part: str, lexicon: Path | None = None, phones: Path | None = None) -> Corpus:
    """Read all manuscripts of a folder, and a word list and a list of pronunciations where they are given.

    Raises UserError as ``sigla`` and the readers do, with the path of the file.
    """
    manuscripts = {siglum: _parts(folder, siglum, part) for siglum in sigla(folder, part)}
    words = read_lexicon_lines(lexicon) if lexicon is not None else ()
    spoken = read_pronunciations(phones) if phones is not None else ()
    names = [path.name if path is not None else "" for path in (lexicon, phones)]
    return Corpus(part, manuscripts, str(folder), words, names[0], spoken, names[1])


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
        paths = [path for part in PARTS if (path := folder / f"{siglum}.{part}.tsv").exists()]
        opening = tuple(example for path in paths for example in _examples(load(path), path))
        train = folder / f"{siglum}.train.tsv"
        manuscripts[siglum] = Text(opening, tuple(_examples(load(train), train)))
    words = read_lexicon_lines(lexicon) if lexicon is not None else ()
    return Texts(manuscripts, str(folder), words, lexicon.name if lexicon is not None else "")


def read_pronunciations(path: Path) -> tuple[Example, ...]:
    """The words of a table (word TAB phones) with their pronunciation, one character a phone; UserError."""
    found = tuple(read_phones(load(path, SourceFormat.TSV)))
    if not found:
        raise UserError(ErrorCode.NO_EXAMPLES, path=str(path))
    return found


def read_lexicon_lines(path: Path) -> tuple[str, ...]:
    """The lines of a word list, a word or a word TAB its frequency each; UserError as for every text file."""
    text, _ = decode(read_bytes(path), str(path))
    return tuple(line.text for line in lines(text) if line.text.strip())


def _parts(folder: Path, siglum: str, part: str) -> Parts:
    train_path, gold_path = folder / f"{siglum}.train.tsv", folder / f"{siglum}.{part}.tsv"
    train = load(train_path)
    examples = tuple(_examples(train, train_path))
    gold = tuple(_rows(load(gold_path)))
    if not any(row.norm for row in gold):
        raise UserError(ErrorCode.NO_EXAMPLES, path=str(gold_path))
    formless = Counter(row.norm for row in _rows(train) if not row.form)
    return Parts(examples, gold, formless.most_common(1)[0][0] if formless else NOTHING)


def _examples(document: Document, path: Path) -> list[Example]:
    """The words with their normalizations; UserError NO_EXAMPLES where there are none."""
    found = [
        Example(token.form, token.normalization)
        for token in document.tokens
        if token.kind is TokenKind.WORD and token.normalization is not None
    ]
    if not found:
        raise UserError(ErrorCode.NO_EXAMPLES, path=str(path))
    return found


def _rows(document: Document) -> Iterable[Example]:
    """All rows with a form or a normalization, as an independent scorer counts them, in the order of the file."""
    numbered = [(int(token.line), Example(token.form, token.normalization or "")) for token in document.tokens]
    numbered += [
        (problem.line, Example("", problem.text.split("\t")[1]))
        for problem in document.problems
        if problem.code is ProblemCode.EMPTY_FORM
    ]
    return (row for _, row in sorted(numbered, key=lambda pair: pair[0]))
