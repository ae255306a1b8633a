"""What the window shows while no project, or no manuscript, is open: what to do next, with the keys."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from histnorm_gui.qt import assets


class StartPage(QWidget):
    """A title, one sentence, and buttons for actions; below them the projects opened last."""

    recent_chosen = Signal(str)  # path

    def __init__(self, title: str, sentence: str, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = QLabel(title)
        heading.setFont(assets.manuscript_font(40))
        explanation = QLabel(sentence)
        explanation.setProperty("role", "quiet")
        explanation.setWordWrap(True)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(heading)
        column.addWidget(explanation)
        column.addSpacing(16)
        self.buttons = [self._button(action, primary=position == 0) for position, action in enumerate(actions)]
        for button in self.buttons:
            column.addWidget(button)
        self._recent_caption = QLabel(self.tr("Recent projects"))
        self._recent_caption.setProperty("role", "caption")
        self._recent_caption.hide()
        self._recent = QVBoxLayout()
        self._recent.setSpacing(4)
        column.addSpacing(16)
        column.addWidget(self._recent_caption)
        column.addLayout(self._recent)
        holder = QWidget()
        holder.setLayout(column)
        holder.setFixedWidth(440)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        outer.addWidget(holder, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(3)

    def show_recent(self, paths: Sequence[str]) -> None:
        """List projects opened before; those that are gone are left out."""
        while (item := self._recent.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        present = [path for path in paths if Path(path).is_file()]
        self._recent_caption.setVisible(bool(present))
        for path in present[:5]:
            button = QPushButton(f"{Path(path).stem}   {Path(path).parent}".replace("&", "&&"))
            button.setStyleSheet("text-align: left")
            button.setToolTip(path)
            button.clicked.connect(lambda _checked=False, path=path: self.recent_chosen.emit(path))
            self._recent.addWidget(button)

    def _button(self, action: QAction, *, primary: bool) -> QPushButton:
        keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        text = action.text().replace("…", " …")
        button = QPushButton(f"{text}    {keys}" if keys else text)
        button.setMinimumHeight(40)
        button.setProperty("primary", "true" if primary else "false")
        button.clicked.connect(action.trigger)
        return button
