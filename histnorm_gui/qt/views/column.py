"""Widgets one above the other, or with a line between them that can be moved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget


def column(large: QWidget, *small: QWidget, bottom: int = 0) -> QWidget:
    """Widgets one above the other, of which the first has the room."""
    holder = QWidget()
    layout = QVBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, bottom)
    layout.setSpacing(0)
    layout.addWidget(large, 1)
    for widget in small:
        layout.addWidget(widget)
    return holder


def split(orientation: Qt.Orientation, *widgets: QWidget) -> QSplitter:
    """Widgets that share the room as the editor wants, none of which can be pushed away."""
    splitter = QSplitter(orientation)
    for widget in widgets:
        splitter.addWidget(widget)
    splitter.setHandleWidth(1)
    splitter.setChildrenCollapsible(False)
    return splitter
