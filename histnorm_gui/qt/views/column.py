"""Widgets one above the other."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget


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
