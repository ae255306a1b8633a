"""No text of the window is cut off, in no language, with letters as they come and at one and a half times their size.

Larger letters ask more of the layout than a screen that shows everything larger, which leaves each text the same room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from histnorm_gui.core.languages import LANGUAGES
from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.qt import app, translator
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore
from tests.qt import scenes
from tests.qt.cut_off import cut_off

SIZE = QSize(1280, 800)
FACTORS = (1.0, 1.5)


@pytest.fixture
def application() -> Iterator[QApplication]:
    """In English at first and again at the end, with the letters that it had."""
    made = app.make_application("en")
    font = QFont(made.font())
    yield made
    made.setFont(font)
    translator.install(made, "en")
    scenes.settle()


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_off(application: QApplication, tmp_path: Path, code: str, factor: float) -> None:
    font = QFont(application.font())
    font.setPointSizeF(font.pointSizeF() * factor)
    application.setFont(font)
    translator.install(application, code)
    SettingsStore().preferences().set(SYSTEM, "mtl")
    window = MainWindow(SettingsStore())
    window.resize(SIZE)
    window.show()
    found = []
    for name, shown in shown_one_by_one(window, tmp_path):
        found += [f"{name}: {fault}" for fault in cut_off(shown)]
        if shown.minimumSizeHint().boundedTo(SIZE) != shown.minimumSizeHint():
            found.append(f"{name} needs {shown.minimumSizeHint()}")
    window.close()
    window.deleteLater()
    scenes.settle()
    assert found == [], "\n".join(found)


def shown_one_by_one(window: MainWindow, folder: Path) -> Iterator[tuple[str, QWidget]]:
    """Every state of the window and everything beside it, painted once, each while nothing else is open."""

    def painted(widget: QWidget) -> QWidget:
        scenes.settle()
        widget.grab()
        return widget

    for scene in scenes.WITHOUT_PROJECT:
        with scene(window, folder):
            yield scene.__name__, painted(window)
    scenes.open_project(window, folder)
    for scene in scenes.WITH_PROJECT:
        with scene(window, folder):
            yield scene.__name__, painted(window)
    for name, opened in scenes.dialogs(window, folder).items():
        widget = opened()
        yield name, painted(widget)
        widget.close()


def _label(text: str, width: int) -> QLabel:
    label = QLabel(text)
    label.setFixedWidth(width)
    return label


def _wrapped(text: str, height: int) -> QLabel:
    label = _label(text, 80)
    label.setWordWrap(True)
    label.setFixedHeight(height)
    return label


def _fixed(widget: QPushButton | QCheckBox | QComboBox | QLineEdit, width: int) -> QWidget:
    if isinstance(widget, QComboBox):
        widget.addItem("a rather long entry")
    elif isinstance(widget, QLineEdit):
        widget.setPlaceholderText("a rather long entry")
    else:
        widget.setText("a rather long entry")
    widget.setFixedWidth(width)
    return widget


@pytest.mark.parametrize(
    ("make", "fits"),
    [
        (lambda: _label("a rather long entry", 60), False),
        (lambda: _label("a rather long entry", 400), True),
        (lambda: _wrapped("some words in three lines or four", 20), False),
        (lambda: _wrapped("some words in three lines or four", 200), True),
        (lambda: _wrapped("Donaudampfschiffahrtsgesellschaft", 200), False),
        *((lambda kind=kind: _fixed(kind(), 60), False) for kind in (QPushButton, QCheckBox, QComboBox, QLineEdit)),
        *((lambda kind=kind: _fixed(kind(), 400), True) for kind in (QPushButton, QCheckBox, QComboBox, QLineEdit)),
    ],
)
def test_what_is_cut_off_is_found(qtbot: QtBot, make: Callable[[], QWidget], fits: bool) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    QHBoxLayout(holder).addWidget(make())
    holder.show()
    qtbot.waitExposed(holder)
    assert (cut_off(holder) == []) is fits
