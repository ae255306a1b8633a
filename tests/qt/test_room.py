"""What is said where there is little room: something shorter, rather than half of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from histnorm_gui.core.languages import LANGUAGES
from histnorm_gui.core.preferences import THEME
from histnorm_gui.qt import app, messages, translator
from histnorm_gui.qt.dialogs.preferences_dialog import PreferencesDialog
from histnorm_gui.qt.hints import hint_wordings
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.training_controller import TrainedModel, TrainingState
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.qt.views.training_panel import TrainingPanel

MODEL = TrainedModel("N", 12, 0.815, 0.802, (2.5, 1.25, 0.5), 60.0, versions=((11, 0.802), (12, 0.815)))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn, installed."""
    application = app.make_application(request.param)
    yield request.param
    translator.install(application, "en")


def written(label: ElidedLabel) -> str:
    """What a label paints at its present width."""
    return label._fitting(label.contentsRect().width())


def test_a_label_takes_the_longest_wording_that_fits(qtbot: QtBot) -> None:
    label = ElidedLabel(20)
    qtbot.addWidget(label)
    label.show()
    label.say("a wording that takes much room", "a shorter one", "short")
    for text in ("a wording that takes much room", "a shorter one", "short"):
        label.resize(label.fontMetrics().horizontalAdvance(text), 20)
        label.grab()
        assert written(label) == text
        assert label.toolTip() == ("" if text == label.text() else label.text())
    label.resize(label.fontMetrics().horizontalAdvance("short") - 4, 20)
    assert written(label).endswith("…")
    label.setText("something else")
    assert "short" not in written(label)


def test_the_strip_says_how_good_a_model_is_where_there_is_little_room(qtbot: QtBot, language: str) -> None:
    panel = TrainingPanel()
    qtbot.addWidget(panel)
    outlook = ElidedLabel(4000)
    outlook.setFixedWidth(430)
    panel.add_outlook(outlook)
    panel.resize(1280, 48)
    panel.show()
    panel.show_model(MODEL)
    panel.grab()
    assert "…" not in written(panel._accuracy)
    assert messages.percent(0.815) in written(panel._accuracy)
    outlook.setFixedWidth(480)
    panel.show_state(TrainingState("N", 1, "train", 0.5, 85.0, (1.0, 0.5), (0.2, 0.643)))
    panel.grab()
    assert "…" not in written(panel._title) and "…" not in written(panel._accuracy)
    assert messages.percent(0.643) in written(panel._accuracy)


def test_keys_at_the_bottom_are_named_whole_or_not_at_all(qtbot: QtBot, desk_window: MainWindow) -> None:
    wordings = hint_wordings(desk_window.actions_by_name)
    assert wordings[0] == desk_window.hint.text()
    assert [len(wording) for wording in wordings] == sorted((len(wording) for wording in wordings), reverse=True)
    assert all(wording.startswith("Enter ") and wording.endswith("Shift+F1 all keys") for wording in wordings)
    desk_window.saved.setMinimumWidth(500)
    desk_window.resize(QSize(1024, 700))
    qtbot.waitUntil(lambda: written(desk_window.hint) != wordings[0])
    assert written(desk_window.hint) in wordings


def test_hints_of_the_preferences_are_whole(qtbot: QtBot, window: MainWindow, language: str) -> None:
    dialog = PreferencesDialog(window.store.preferences(), window)
    qtbot.addWidget(dialog)
    dialog.resize(840, 720)  # as it comes on a screen that has room for it
    dialog.show()
    qtbot.waitExposed(dialog)
    fields = [field for field in dialog.findChildren(QLineEdit) if field.placeholderText() and not field.text()]
    cut = [
        field.placeholderText()
        for field in fields
        if field.fontMetrics().horizontalAdvance(field.placeholderText()) > field.width() - 2 * 4
    ]
    assert len(fields) >= 3 and cut == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_toolbar_that_is_too_narrow_shows_where_the_rest_is(qtbot: QtBot, window: MainWindow, theme: str) -> None:
    window.store.preferences().set(THEME, theme)
    window.show()
    bar = window.findChild(QToolBar)
    more = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    bar.setMaximumWidth(300)
    qtbot.waitUntil(more.isVisible)
    picture = more.grab().toImage()
    ground = QColor(picture.pixel(1, picture.height() // 2))
    lights = [QColor(picture.pixel(x, y)).lightness() for x in range(picture.width()) for y in range(picture.height())]
    assert max(abs(light - ground.lightness()) for light in lights) > 80
