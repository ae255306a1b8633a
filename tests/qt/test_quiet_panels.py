"""What one decision does not touch is neither laid out nor painted anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolBar, QWidget

from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.filters import Show


class Watch(QObject):
    """Counts events of some widgets, by widget and type, and keeps what was painted last."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.counts: Counter[tuple[QObject, QEvent.Type]] = Counter()
        self.painted: dict[QObject, QRect] = {}
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.counts[watched, event.type()] += 1
        if event.type() == QEvent.Type.Paint:
            self.painted[watched] = event.region().boundingRect()  # type: ignore[attr-defined]
        return False


def decide(window: MainWindow) -> None:
    """Accept one word with its key, and paint."""
    QTest.keyClick(window.text_pane.table, Qt.Key.Key_Return)
    QApplication.processEvents()


@pytest.fixture
def settled(
    desk_window: MainWindow, idle: Callable[[MainWindow], None], followed: Callable[[MainWindow], None]
) -> MainWindow:
    """A window in which nothing else goes on; two words are decided."""
    idle(desk_window)
    for _ in range(2):
        decide(desk_window)
    followed(desk_window)
    QApplication.processEvents()
    return desk_window


def test_a_decision_lays_out_no_toolbar_and_paints_no_column_names(
    settled: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    toolbar, header = settled.findChild(QToolBar, "toolbar"), settled.text_pane.table.horizontalHeader().viewport()
    table = settled.text_pane.table.viewport()
    assert isinstance(toolbar, QToolBar)
    watch = Watch(toolbar, header, table)
    decide(settled)
    followed(settled)
    QApplication.processEvents()
    assert watch.counts[table, QEvent.Type.Paint]
    assert not watch.counts[header, QEvent.Type.Paint]
    assert not watch.counts[toolbar, QEvent.Type.LayoutRequest]


def test_toolbar_keeps_short_names_and_does_what_the_menu_does(settled: MainWindow) -> None:
    toolbar = settled.findChild(QToolBar, "toolbar")
    assert isinstance(toolbar, QToolBar)
    undo = next(action for action in toolbar.actions() if action.text() == "Undo")
    assert settled.actions_by_name["undo"].text() != "&Undo"
    assert undo.toolTip() == settled.actions_by_name["undo"].toolTip()
    decided = settled.desk.session
    assert decided is not None
    before = decided.history()[1]
    while undo.isEnabled() and decided.history()[1] > before - 2:
        undo.trigger()
    assert decided.history()[1] == before - 2
    redo = next(action for action in toolbar.actions() if action.text() == "Redo")
    assert redo.isEnabled()
    redo.trigger()
    assert decided.history()[1] == before - 1


def test_of_the_filters_only_the_lines_whose_number_changed_are_painted(
    settled: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    filters = settled.filters.list
    watch = Watch(filters.viewport())
    decide(settled)
    assert not watch.painted, "it is for the next picture"
    followed(settled)
    QApplication.processEvents()
    painted = watch.painted[filters.viewport()]
    changed = [row for row, show in enumerate(Show) if show in (Show.OPEN, Show.DECIDED)]
    for row in changed:
        assert painted.contains(filters.visualItemRect(filters.item(row)).adjusted(1, 1, -1, -1))
    assert painted.height() < filters.viewport().height()


def test_the_same_form_elsewhere_is_put_into_context_for_the_lines_that_are_seen(
    settled: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    settled.text_pane.go_to_token(settled.text_pane.model.token(0).id)
    followed(settled)
    places = settled.suggestions.elsewhere.model()
    text = settled.desk.text
    assert text is not None
    form = settled.text_pane.current_token()
    assert form is not None
    others = [row for row in text.same_form(form.form.lower()) if text.tokens[row].id != form.id]
    assert places.rowCount() >= len(others) > 0
    settled.desk.type_normalization(text.tokens[others[0]], "vnnd")
    followed(settled)
    assert "vnnd" in str(places.data(places.index(0, 0)))
