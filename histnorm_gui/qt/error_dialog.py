"""Telling the editor what went wrong: a sentence for what can be mended, details for what should not have been."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from histnorm_gui.core.errors import UserError
from histnorm_gui.qt import messages


def show_error(parent: QWidget | None, error: BaseException, details: str = "") -> QMessageBox:
    """Show an error without blocking the window; the box is returned for tests and closes by itself on a key."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle("histnorm")
    box.setTextFormat(Qt.TextFormat.PlainText)
    if isinstance(error, UserError):
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(messages.error_sentence(error))
    else:
        box.setIcon(QMessageBox.Icon.Critical)
        box.setText(messages.translate("messages", "Something went wrong in histnorm. Your decisions are saved."))
        box.setInformativeText(f"{type(error).__name__}: {error}")
        box.setDetailedText(details)
    box.setWindowModality(Qt.WindowModality.WindowModal)
    box.open()
    return box
