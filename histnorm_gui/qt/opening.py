"""Opening a project that somebody else may have open: reading only, or taking it over, is offered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.qt import messages
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.safety_messages import local_time

translate = QCoreApplication.translate
Open = Callable[[Path], bool]

_LOOKED_AT = (ErrorCode.PROJECT_IN_USE, ErrorCode.PROJECT_READ_ONLY, ErrorCode.PROJECT_HELD_ELSEWHERE)


def can_be_looked_at(error: UserError) -> bool:
    """Whether a project that could not be opened can be opened for reading only."""
    return error.code in _LOOKED_AT


def _why(error: UserError) -> str:
    since = str(error.args_by_name.get("since", ""))
    if since:
        error = UserError(error.code, **{**error.args_by_name, "since": local_time(since)})
    return messages.error_sentence(error)


def offer(window: QWidget, path: Path, error: UserError, look: Open, take_over: Open) -> QMessageBox:
    """Say why a project cannot be opened for editing, and offer what can be done instead."""
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle("histnorm")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setTextFormat(Qt.TextFormat.PlainText)
    reading = box.addButton("", QMessageBox.ButtonRole.AcceptRole)
    over = None
    if error.code is ErrorCode.PROJECT_HELD_ELSEWHERE:
        over = box.addButton("", QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)

    def name() -> None:
        box.setText(_why(error))
        reading.setText(translate("opening", "Open for &reading"))
        if over is not None:
            over.setText(translate("opening", "&Take over"))
            box.setInformativeText(
                translate(
                    "opening",
                    "Take it over only when nobody works on it there any more: two who write at the same time lose"
                    " work. With reading you are safe.",
                )
            )

    translated(box, name)
    box.setDefaultButton(reading)

    def chosen(button: object) -> None:
        if button is reading:
            look(path)
        elif over is not None and button is over:
            take_over(path)

    box.buttonClicked.connect(chosen)
    box.setWindowModality(Qt.WindowModality.WindowModal)
    box.open()
    return box
