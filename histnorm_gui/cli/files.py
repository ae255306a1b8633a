"""Reading tokens and examples from files, with their unreadable rows named, and writing results."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli.console import Console
from histnorm_gui.cli.messages import notice_line, problem_line
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, SourceFormat

if TYPE_CHECKING:
    from histnorm_gui.engine.base import Example

_PROBLEMS_SHOWN = 20


def is_no_project(path: Path) -> bool:
    """Whether a path is a file of another kind than a project, which is an SQLite database."""
    if not path.is_file():  # a pipe would wait for ever; whoever reads it as a file says so
        return path.exists() and not path.is_dir()
    try:
        with path.open("rb") as opened:
            return path.suffix != ".histnorm" and not opened.read(16).startswith(b"SQLite format 3")
    except OSError:
        return False  # opening it as a project says what is wrong


def read_document(
    path: Path,
    console: Console,
    source_format: SourceFormat | None = None,
    options: Mapping[str, str] | None = None,
    encoding: str = "",
    *,
    ignore_memory: bool = False,
) -> Document:
    """Read a file; its rows that cannot be read are named by line on stderr. UserError where it cannot be read.

    ``ignore_memory``: it is read also where memory may be too small for it."""
    from histnorm_gui.formats.registry import load

    document = load(path, source_format, options, encoding, console.watch(), anyway=ignore_memory)
    for notice in document.notices[:_PROBLEMS_SHOWN]:
        console.note(notice_line(path, notice))
    for problem in document.problems[:_PROBLEMS_SHOWN]:
        console.note(problem_line(path, problem))
    more = len(document.problems) - _PROBLEMS_SHOWN
    if more > 0:
        console.note(f"{path}: {more} more rows left out")
    return document


def read_examples(paths: Iterable[Path], console: Console) -> list[Example]:
    """The words with their normalizations of several files, in order; UserError(NO_EXAMPLES) for a file without any."""
    return [example for path in paths for example in examples_of(read_document(path, console), path)]


def examples_of(document: Document, path: Path) -> list[Example]:
    """The words of a document with their normalizations; UserError(NO_EXAMPLES) where there are none."""
    from histnorm_gui.engine.base import Example

    found = [
        Example(token.form, token.normalization)
        for token in document.tokens
        if token.kind is TokenKind.WORD and token.normalization is not None
    ]
    if not found:
        raise UserError(ErrorCode.NO_EXAMPLES, path=path)
    return found


def read_auxiliary(paths: Sequence[Path], main: str, console: Console) -> dict[str, list[Example]]:
    """The examples of each auxiliary file, one manuscript a file, by a siglum made of its name.

    Sigla that would be the same, or that of the ``main`` manuscript, get a number.
    """
    auxiliary: dict[str, list[Example]] = {}
    for path in paths:
        siglum, number = siglum_of(path), 2
        while siglum == main or siglum in auxiliary:
            siglum, number = f"{siglum_of(path)}-{number}", number + 1
        auxiliary[siglum] = read_examples([path], console)
    return auxiliary


def siglum_of(path: Path) -> str:
    """A siglum for a manuscript that is known by its file alone: the name up to the first full stop."""
    return path.name.split(".")[0] or path.name


def check_output(path: Path | None) -> None:
    """Before long work: UserError where `write_output` could not write there."""
    if path is not None:
        from histnorm_gui.services.file_writing import check_writable

        check_writable(path)


def write_output(path: Path | None, data: bytes | Iterable[bytes]) -> None:
    """Write a file whole or not at all; standard output where there is no path. UserError where it cannot be.

    ``data`` may come in parts that are made when they are asked for."""
    if path is None:
        whole = data if isinstance(data, bytes) else b"".join(data)
        sys.stdout.flush()
        sys.stdout.buffer.write(whole)
        sys.stdout.buffer.flush()
        return
    from histnorm_gui.services.file_writing import write_file

    write_file(path, data)
