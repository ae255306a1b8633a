"""The toolbar: the few actions that one looks for with the eye."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QToolBar

from histnorm_gui.qt.actions import TOOLBAR, Actions
from histnorm_gui.qt.retranslating import translated


def main_toolbar(actions: Actions) -> QToolBar:
    """A toolbar with the main actions as texts, of which retraining stands out."""
    toolbar = QToolBar()
    translated(toolbar, lambda: toolbar.setWindowTitle(QCoreApplication.translate("toolbar", "Main actions")))
    toolbar.setObjectName("toolbar")
    toolbar.setMovable(False)
    toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    for name in TOOLBAR:
        toolbar.addAction(actions[name])
    retrain = toolbar.widgetForAction(actions["retrain"])
    if retrain is not None:
        retrain.setProperty("primary", "true")
    return toolbar
