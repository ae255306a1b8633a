"""Windows that fit the screen, also where everything is shown at twice its size, and columns that fit their names."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME = QSize(16, 40)
"""So much the system puts about a window."""

BESIDE = 8
"""Pixels at either side of a text."""


def resize_on_screen(window: QWidget, width: int, height: int) -> None:
    """Give a window a size, or that of the screen where this is smaller."""
    window.resize(QSize(width, height).boundedTo(window.screen().availableSize() - FRAME))


def text_width(widget: QWidget, text: str) -> int:
    """The pixels that a text needs in a widget with some room at its sides, as the name of a column does."""
    return widget.fontMetrics().horizontalAdvance(text) + 2 * BESIDE
