"""Reading a file for which memory may be too small: what may happen is said, and the editor decides."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath
from typing import TypeGuard

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.qt.retranslating import translated

translate = QCoreApplication.translate

_THOUSAND = 1000


def can_be_read(error: Exception) -> TypeGuard[UserError]:
    """Whether all that is in the way of reading a file is that memory may be too small."""
    return isinstance(error, UserError) and error.code is ErrorCode.FILE_NEEDS_MEMORY


def ask(
    parent: QWidget, error: UserError, read: Callable[[], object], leave: Callable[[], object] | None = None
) -> QMessageBox:
    """Ask whether to read it all the same (``read``) or to ``leave`` it, which is the answer of the Escape key."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle("histnorm")
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    reading = box.addButton("", QMessageBox.ButtonRole.AcceptRole)
    leaving = box.addButton(QMessageBox.StandardButton.Cancel)

    def name() -> None:
        text = translate(
            "memory", "“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?"
        )
        sizes = {key: _size(int(str(error.args_by_name.get(key, 0)))) for key in ("needed", "free")}
        box.setText(text.format(path=PurePath(str(error.args_by_name.get("path", ""))).name, **sizes))
        box.setInformativeText(
            translate(
                "memory",
                "The computer may become very slow, and the system may end programs, this one too. What is in your"
                " project is safe. It is better to close other programs first, or to divide the file.",
            )
        )
        reading.setText(translate("memory", "&Read all the same"))

    translated(box, name)
    box.setDefaultButton(leaving)
    box.setEscapeButton(leaving)

    def chosen(button: object) -> None:
        if button is reading:
            read()
        elif leave is not None:
            leave()

    box.buttonClicked.connect(chosen)
    box.setWindowModality(Qt.WindowModality.WindowModal)
    box.open()
    return box


def _size(megabytes: int) -> str:
    """An amount of memory as one says it."""
    if megabytes < _THOUSAND:
        return translate("memory", "{number} MB").format(number=QLocale().toString(megabytes))
    return translate("memory", "{number} GB").format(number=QLocale().toString(megabytes / _THOUSAND, "f", 1))
