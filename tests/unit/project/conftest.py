"""Small documents and projects to test the project file with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from histnorm_gui.core.edits import AnnotationEdit, EditLabel, Transaction
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status, Token, TokenKind
from histnorm_gui.core.source import Document, Source, SourceFormat, SourceToken, Tokens
from histnorm_gui.project.repository import Project

AT = "2024-05-01T10:00:00+00:00"

MakeDocument = Callable[[Sequence[str]], Document]
Decide = Callable[[Project, Token, str], Transaction]


@pytest.fixture
def make_document() -> MakeDocument:
    """A word list of the given forms as a document."""

    def make(forms: Sequence[str]) -> Document:
        tokens = []
        start = 0
        for number, form in enumerate(forms, start=1):
            tokens.append(SourceToken(form, TokenKind.WORD, str(number), start, start + len(form)))
            start += len(form) + 1
        data = "".join(form + "\n" for form in forms).encode("utf-8")
        return Document(Source("words.txt", SourceFormat.WORD_LIST, data), Tokens(tokens))

    return make


@pytest.fixture
def decide() -> Decide:
    """Record the decision on one token; the transaction that was recorded is returned."""

    def record(project: Project, token: Token, normalization: str) -> Transaction:
        before = project.annotations(token.manuscript_id).get(token.id, OPEN)
        after = Annotation(Status.CORRECTED, normalization, Provenance(DecisionSource.TYPED, AT))
        edit = AnnotationEdit(token.manuscript_id, token.id, before, after)
        transaction = Transaction(EditLabel.CORRECT, (edit,), subject=token.form, at=AT)
        project.record(transaction)
        return transaction

    return record


@pytest.fixture
def project_path(tmp_path: Path) -> Path:
    """Where a test's project goes: a folder with nothing else in it, and a name that needs care."""
    folder = tmp_path / "Prüfung #1 100%?"
    folder.mkdir()
    return folder / "Änselm.histnorm"


@pytest.fixture
def project(project_path: Path) -> Iterator[Project]:
    """An empty project, open."""
    with Project.create(project_path) as made:
        yield made


@pytest.fixture
def closed_project(project_path: Path, make_document: MakeDocument, decide: Decide) -> Path:
    """A project with a manuscript, decisions, a model and readings in it, closed."""
    with Project.create(project_path) as made:
        manuscript, _ = made.add_manuscript(make_document(["vnd", "jn", "vsfuret"] * 40), "B", "", None, AT)
        for token in made.tokens(manuscript.id)[:10]:
            decide(made, token, "und")
        made.record_undo()
        made.add_model(manuscript.id, bytes(range(256)) * 40, {"recipe": "paper"})
        made.set_setting("recipe", "paper")
    return project_path


def snapshot(folder: Path) -> dict[str, tuple[int, bytes]]:
    """The names, modes and contents of everything in a folder."""
    return {
        path.name: (path.lstat().st_mode, path.read_bytes() if path.is_file() else b"") for path in folder.iterdir()
    }
