"""A box to choose from that may be narrower than what is in it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

LEAST = 14
"""So many characters are seen in any case."""
_MARGINS = 24
"""Pixels beside the longest entry, for the frame of the list and its scroll bar."""


class NarrowBox(QComboBox):
    """Cuts a long entry off while it is closed, and has all of it in its tip; its list is as wide as its entries.

    A tip of its own (``about``) comes after the entry.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = ""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.currentTextChanged.connect(lambda _text: self.show_tip())
        self.model().dataChanged.connect(lambda *_: self.show_tip())  # an entry was named otherwise

    def tell(self, about: str) -> None:
        """Say something about the choice in the tip."""
        self._about = about
        self.show_tip()

    def showPopup(self) -> None:
        """The list, wide enough."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _MARGINS)
        super().showPopup()

    def show_tip(self) -> None:
        """Have the present entry in the tip; to be called where it was changed with the signals blocked."""
        self.setToolTip("\n".join(part for part in (self.currentText(), self._about) if part))
