"""A line above everything that says what is unusual about the open project, with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolBar, QWidget

from histnorm_gui.qt.retranslating import translated

Choice = tuple[str, Callable[[], object]]
"""The text of a button, and what it does."""


class Banner(QToolBar):
    """Hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setProperty("role", "banner")
        translated(self, lambda: self.setWindowTitle(self.tr("What is unusual about this project")))
        self.setMovable(False)
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.text.setMinimumWidth(480)  # so that its height is that of the lines it has then
        self.buttons: list[QPushButton] = []
        holder = QWidget()
        self._layout = QHBoxLayout(holder)
        self._layout.setContentsMargins(8, 0, 8, 0)
        self._layout.setSpacing(8)
        self._layout.addWidget(self.text, 1)
        self.addWidget(holder)
        self.hide()

    def say(self, text: str, choices: Sequence[Choice] = ()) -> None:
        """Say something; an empty text hides the line."""
        for button in self.buttons:
            self._layout.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        self.text.setText(text)
        self.setAccessibleName(text)
        for name, action in choices:
            button = QPushButton(name)
            button.clicked.connect(lambda _checked=False, action=action: action())
            self._layout.addWidget(button)
            self.buttons.append(button)
        self.setVisible(bool(text))
