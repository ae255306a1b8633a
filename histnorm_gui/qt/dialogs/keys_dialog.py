"""The sheet of all keys, and who made this."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QMessageBox, QVBoxLayout, QWidget

from histnorm_gui import __version__
from histnorm_gui.qt import actions


class KeysDialog(QDialog):
    """Every action that has keys, by menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        row = 0
        for menu in actions.menus():
            keyed = [spec for spec in menu.entries if spec is not None and spec.keys]
            if not keyed:
                continue
            caption = QLabel(menu.title.replace("&", ""))
            caption.setProperty("role", "caption")
            caption.setContentsMargins(0, 8 if row else 0, 0, 0)
            grid.addWidget(caption, row, 0, 1, 2)
            row += 1
            lines = [(spec.keys, spec.text.replace("&", "").rstrip("…")) for spec in keyed]
            if menu.name == "token":
                lines.insert(1, ("1 – 9", self.tr("Take that candidate and go on")))
                lines.insert(2, ("a – z", self.tr("Type the normalization")))
            for keys, name in lines:
                native = keys if "–" in keys else QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
                key = QLabel(native)
                key.setTextFormat(Qt.TextFormat.PlainText)
                grid.addWidget(key, row, 0)
                grid.addWidget(QLabel(name), row, 1)
                row += 1
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.addLayout(grid)
        layout.addSpacing(8)
        layout.addWidget(buttons)


def about_box(parent: QWidget | None) -> QMessageBox:
    """The box that names the program, its science and its licences."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(QCoreApplication.translate("about", "About histnorm"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(f"histnorm {__version__}")
    box.setInformativeText(
        QCoreApplication.translate(
            "about",
            "Normalizes the spelling of historical manuscripts with a bi-directional LSTM shared over the manuscripts"
            " of a project (Bollmann & Søgaard 2016).\n\nMIT licence. The font Junicode is © Peter S. Baker,"
            " SIL Open Font Licence.",
        )
    )
    return box
