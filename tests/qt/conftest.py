"""The real window, offscreen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import app
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore

SPELLINGS = [
    ("vnd", "und"),
    ("fraw", "frau"),
    ("czu", "zu"),
    ("ym", "ihm"),
    ("yn", "ihn"),
    ("myn", "mein"),
    ("syn", "sein"),
]


@pytest.fixture
def system() -> str:
    """The system that learns: the bi-LSTM, so that a window starts no process. "default" starts the ranking."""
    return "mtl"


@pytest.fixture
def window(qtbot: QtBot, system: str) -> Iterator[MainWindow]:
    """An empty window, shown and active; closed at the end."""
    app.make_application("en")
    SettingsStore().preferences().set(SYSTEM, system)
    shown = MainWindow(SettingsStore())
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    shown.close()


@pytest.fixture
def desk_window(window: MainWindow, tmp_path: Path) -> MainWindow:
    """A window with a project of one open manuscript "A" of running text, punctuation included."""
    window.desk.create_project(tmp_path / "test.histnorm")
    text = "Vnd die fraw ging czu ym,\nvnd yn sach die fraw.\nMyn fraw, syn hus\n"
    document = registry.parse(text.encode(), "a.txt", SourceFormat.TEXT)
    window.desk.import_document(document, "A", "a test", decided=False)
    window.text_pane.table.setFocus()
    return window


@pytest.fixture
def taught_window(window: MainWindow, tmp_path: Path) -> MainWindow:
    """A window with manuscript "T" of 126 words, the first 84 of them decided."""
    window.desk.create_project(tmp_path / "taught.histnorm")
    forms = "\n".join(form for form, _ in SPELLINGS * 18)
    document = registry.parse(forms.encode(), "t.txt", SourceFormat.WORD_LIST)
    window.desk.import_document(document, "T", "", decided=False)
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    norms = dict(SPELLINGS)
    session.decide_all(((token, norms[token.form]) for token in text.tokens[:84]), DecisionSource.TYPED)
    return window


@pytest.fixture
def idle(qtbot: QtBot) -> Callable[[MainWindow], None]:
    """Waits until no job of a window is running."""

    def wait(window: MainWindow) -> None:
        qtbot.waitUntil(lambda: window.desk.jobs.idle, timeout=30_000)

    return wait


@pytest.fixture
def followed(qtbot: QtBot) -> Callable[[MainWindow], None]:
    """Waits for the picture after the one that answered a key: counts, names of steps, the same form elsewhere."""

    def wait(window: MainWindow) -> None:
        qtbot.waitUntil(lambda: not window.later.waits and not window.suggestions.places.waits)

    return wait
