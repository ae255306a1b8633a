"""Importing: what is in a file, before anything is done with it, and then putting it into a project.

Both may take long for a large file, and can be watched and stopped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from histnorm_gui.core.edits import Transaction
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import Annotation, Manuscript
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, SourceFormat
from histnorm_gui.engine.memory import Memory
from histnorm_gui.formats import registry
from histnorm_gui.formats.decoding import ENCODINGS as ENCODINGS
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.repository import Project
from histnorm_gui.services.export_tokens import DocumentTokens, ImportedDecisions

DECIDING = "decide"  # a stage of work


@dataclass(frozen=True, slots=True)
class Preview:
    """A file as it was read, and what can be chosen for reading it: names with their values, the default first."""

    document: Document
    choices: Mapping[str, Sequence[str]]


def preview(path: Path, watch: Watch = UNWATCHED, *, anyway: bool = False) -> Preview:
    """What is in a file; UserError where it cannot be read, Cancelled when the watch says so. ``anyway``: it is read
    also where memory may be too small for it."""
    return _with_choices(registry.load(path, watch=watch, anyway=anyway), watch)


def reread(
    data: bytes,
    path: Path,
    format: SourceFormat,
    options: Mapping[str, str],
    encoding: str = "",
    watch: Watch = UNWATCHED,
    *,
    anyway: bool = False,
) -> Preview:
    """The same file read in another way; ``encoding`` "" finds it out. Raises as ``preview``."""
    try:
        return _with_choices(registry.parse(data, path.name, format, options, encoding, watch, anyway=anyway), watch)
    except UserError as error:
        raise UserError(error.code, **{**error.args_by_name, "path": str(path)}) from error


def _with_choices(document: Document, watch: Watch) -> Preview:
    return Preview(document, registry.choices(replace(document.source, watch=watch)))


@dataclass(frozen=True, slots=True)
class Imported:
    """A manuscript that was put into the project file, with what the session has to know of it."""

    manuscript: Manuscript
    transaction: Transaction
    memory: Memory
    words: int
    decided: int


@dataclass(frozen=True, slots=True)
class PendingImport:
    """A manuscript that is about to be put into a project. ``write`` may be called from any thread."""

    project: Project
    document: Document
    siglum: str
    title: str
    decided: bool
    at: str
    editor: str

    def write(self, watch: Watch = UNWATCHED) -> Imported:
        """Write it; UserError where that cannot be, Cancelled when the watch says so. Then the project is as before."""
        document = self.document
        self.project.until_writable(watch)
        self.project.back_up_before(Reason.IMPORT, watch)
        annotations = ImportedDecisions(document, self.at, self.editor) if self.decided else None
        memory = Memory() if annotations is None else _memory(document, annotations, watch)
        # Counted beforehand: once it is in the file nothing may stop this any more.
        words = document.tokens.words
        decided = 0 if annotations is None else annotations.decided
        manuscript, transaction = self.project.add_manuscript(
            document, self.siglum, self.title, annotations, self.at, watch
        )
        if document.tokens.joined:  # a join is one word
            words, decided = self.project.counts()[manuscript.id]
        return Imported(manuscript, transaction, memory, words, decided)


def _memory(document: Document, annotations: Sequence[Annotation], watch: Watch) -> Memory:
    """What is learned from the decisions that a document brings along."""
    memory = Memory()
    pairs: Iterable[tuple[str, Annotation]] = zip(document.tokens.forms(), annotations, strict=True)
    if document.tokens.joined:
        pairs = ((item.token.form, item.annotation) for item in DocumentTokens(document, annotations))
    watched = watch.over(pairs, DECIDING, len(annotations))
    memory.add_all((form, made.normalization) for form, made in watched if made.normalization is not None)
    return memory
