"""Telling the editor what went wrong: a sentence for what can be mended, a report for what should not have been."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from histnorm_gui.core.errors import UserError
from histnorm_gui.qt import messages
from histnorm_gui.qt.error_center import ErrorCenter
from histnorm_gui.qt.retranslating import translated


def show_error(parent: QWidget | None, error: BaseException, where: str = "") -> QDialog | None:
    """Show an error without blocking the window; ``where`` names the thread that an unexpected one came up in.

    Returns the box, which closes by itself on a key; for an unexpected error the one dialog with all reports, or None
    where it was closed before and only counts.
    """
    if not isinstance(error, UserError):
        return ErrorCenter.of(parent).take(error, where)
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle("histnorm")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Warning)
    translated(box, lambda: box.setText(messages.error_sentence(error)))
    box.setWindowModality(Qt.WindowModality.WindowModal)
    box.open()
    return box
