"""A project in a folder of its own, and short ways to put manuscripts into it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from histnorm_gui.core.model import Manuscript
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services.session import Session

Add = Callable[..., Manuscript]


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """An empty project, open."""
    opened = Session.create(tmp_path / "test.histnorm")
    yield opened
    opened.close()


@pytest.fixture
def add(session: Session) -> Add:
    """Imports a text; ``kind`` is its format."""

    def import_text(
        text: str, siglum: str = "A", *, decided: bool = False, kind: SourceFormat = SourceFormat.TEXT
    ) -> Manuscript:
        return session.import_document(registry.parse(text.encode(), f"{siglum}.txt", kind), siglum, decided=decided)

    return import_text
