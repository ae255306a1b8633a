"""Who made this."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from histnorm_gui import __version__
from histnorm_gui.qt.retranslating import translated


def about_box(parent: QWidget | None) -> QMessageBox:
    """The box that names the program, its science and its licences."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(f"histnorm {__version__}")
    translated(
        box,
        lambda: box.setWindowTitle(QCoreApplication.translate("about", "About histnorm")),
        lambda: box.setInformativeText(
            QCoreApplication.translate(
                "about",
                "Normalizes the spelling of historical manuscripts with a bi-directional LSTM shared over the"
                " manuscripts of a project (Bollmann & Søgaard 2016).\n\nMIT licence. The font Junicode is © Peter S."
                " Baker, SIL Open Font Licence.",
            )
        ),
    )
    return box
