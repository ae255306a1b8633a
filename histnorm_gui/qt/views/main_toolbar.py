"""The toolbar: the few actions that one looks for with the eye."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar

from histnorm_gui.qt.actions import TOOLBAR, Actions
from histnorm_gui.qt.retranslating import translated

_NAMED_BY_STEP = ("undo", "redo")


def main_toolbar(actions: Actions) -> QToolBar:
    """A toolbar with the main actions as texts, of which retraining stands out."""
    toolbar = QToolBar()
    translated(toolbar, lambda: toolbar.setWindowTitle(QCoreApplication.translate("toolbar", "Main actions")))
    toolbar.setObjectName("toolbar")
    toolbar.setMovable(False)
    toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    for name in TOOLBAR:
        toolbar.addAction(_plain(actions[name], toolbar) if name in _NAMED_BY_STEP else actions[name])
    # As the workplace says it, which is made later.
    actions["retrain"].setToolTip(QCoreApplication.translate("Workplace", "There is no manuscript to learn from yet"))
    retrain = toolbar.widgetForAction(actions["retrain"])
    if retrain is not None:
        retrain.setProperty("primary", "true")
    return toolbar


def _plain(action: QAction, toolbar: QToolBar) -> QAction:
    """An action that does the same and has the short name alone. The menu names the step, which changes with each
    decision; in the toolbar that would lay out the whole window anew each time."""
    plain = QAction(toolbar)

    def follow() -> None:
        plain.setText(action.iconText())
        plain.setToolTip(action.toolTip())
        plain.setEnabled(action.isEnabled())

    action.changed.connect(follow)
    plain.triggered.connect(action.trigger)
    follow()
    return plain
