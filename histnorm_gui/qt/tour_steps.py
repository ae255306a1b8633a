"""What the tour of the window says, with the keys that the editor has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QListView, QToolBar, QWidget

from histnorm_gui.qt.hints import with_key
from histnorm_gui.qt.tour import TourStep

if TYPE_CHECKING:
    from histnorm_gui.qt.main_window import MainWindow

translate = QCoreApplication.translate


def tour_steps(window: MainWindow) -> list[TourStep]:
    """The five steps: manuscripts, text, suggestions, training, export."""
    actions = window.actions_by_name
    return [
        TourStep(
            lambda: _first(window.manuscripts.list, window),
            translate("tour", "The manuscripts"),
            translate(
                "tour",
                "A project holds manuscripts, each with its progress. What is decided in one helps with all the others."
                " Below them, filters choose which words are shown.",
            ),
        ),
        TourStep(
            lambda: _rows(window),
            translate("tour", "The text"),
            translate(
                "tour",
                "Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct"
                " it, just type. {page} shows the same text as a page.",
            ).format(accept=actions.keys_shown("accept") or "–", page=actions.keys_shown("mode_page") or "–"),
        ),
        TourStep(
            lambda: _first(window.suggestions.list, window),
            translate("tour", "The suggestions"),
            translate(
                "tour",
                "All candidates for the current word, how sure each is, and why. The digits take one of them. Below"
                " stand the same words elsewhere, with what you decided there.",
            ),
        ),
        TourStep(
            lambda: window.training_panel,
            translate("tour", "The training"),
            with_key(translate("tour", "After some decisions, retrain"), actions, "retrain")
            + ". "
            + translate(
                "tour",
                "The model learns from them beside your work, and its new suggestions come in when it is done.",
            ),
        ),
        TourStep(
            lambda: _button(window, "export"),
            translate("tour", "The export"),
            with_key(translate("tour", "Every decision is saved at once. When you are done, export"), actions, "export")
            + ". "
            + translate("tour", "{keys} lists all keys, and {palette} finds any action by its name.").format(
                keys=actions.keys_shown("keys") or "–", palette=actions.keys_shown("palette") or "–"
            ),
        ),
    ]


def _first(view: QListView, window: MainWindow) -> QWidget | QRect:
    """The first entry of a list, or the list where it has none."""
    rect = view.visualRect(view.model().index(0, 0))
    if not rect.isValid():
        return view
    return QRect(view.viewport().mapTo(window, rect.topLeft()), rect.size())


def _rows(window: MainWindow) -> QRect:
    """The current word in the text, so that the hint does not cover what it speaks of."""
    view = window.text_pane.active_view()
    size = view.visualRect(view.currentIndex()).size()
    corner = view.visualRect(view.currentIndex()).topLeft()
    return QRect(view.viewport().mapTo(window, corner), size)


def _button(window: MainWindow, action: str) -> QWidget | QRect:
    """The button of an action in the toolbar."""
    toolbar = window.findChild(QToolBar)
    button = toolbar.widgetForAction(window.actions_by_name[action]) if toolbar else None
    return button or QRect(QPoint(0, 0), window.menuBar().size())
