"""What the window shows while no project, or no manuscript, is open: what to do next, with the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from histnorm_gui.qt import assets
from histnorm_gui.qt.paths import shown_path
from histnorm_gui.qt.retranslating import translated

Text = Callable[[], str]
"""A text in the language that is installed now."""

WIDTH = 440
RECENT = 6
"""So many projects opened before are listed; the menu has all."""


class StartPage(QWidget):
    """A title, one sentence, and buttons for actions; below them the projects opened last."""

    recent_chosen = Signal(str)  # path
    recent_removed = Signal(str)  # path

    def __init__(self, title: Text, sentence: Text, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = QLabel()
        heading.setFont(assets.manuscript_font(40))
        explanation = QLabel()
        explanation.setProperty("role", "quiet")
        explanation.setWordWrap(True)
        column = self._column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(heading)
        column.addWidget(explanation)
        column.addSpacing(16)
        self.buttons = [self._button(action, primary=position == 0) for position, action in enumerate(actions)]
        self._first = self.buttons[0]
        for button in self.buttons:
            column.addWidget(button)
        self._recent_caption = QLabel()
        self._recent_caption.setProperty("role", "caption")
        self._recent_caption.hide()
        self._recent = QVBoxLayout()
        self._recent.setSpacing(4)
        column.addSpacing(16)
        column.addWidget(self._recent_caption)
        column.addLayout(self._recent)
        holder = QWidget()
        holder.setLayout(column)
        self._holder = holder
        row = QHBoxLayout()  # an alignment would give the sentence the height of fewer lines than it has
        row.addStretch(1)
        row.addWidget(holder)
        row.addStretch(1)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        outer.addLayout(row)
        outer.addStretch(3)
        translated(
            self,
            lambda: heading.setText(title()),
            lambda: explanation.setText(sentence()),
            lambda: self._recent_caption.setText(self.tr("Recent projects")),
            self._fit,
        )

    def _fit(self) -> None:
        """Be as wide as the longest button, and not much narrower than one reads well."""
        margins = self._column.contentsMargins()
        longest = max(button.sizeHint().width() for button in self.buttons)
        self._holder.setFixedWidth(max(WIDTH, longest + margins.left() + margins.right()))

    def show_recent(self, paths: Sequence[str]) -> None:
        """List projects opened before; those that are no longer there say so, and each can be taken out."""
        had_keys = self._first.hasFocus()
        while (item := self._recent.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._recent_caption.setVisible(bool(paths))
        _lead(self._first, False)
        self._first = self.buttons[0]
        for path in paths[:RECENT]:
            present = Path(path).is_file()
            row, opener = self._recent_row(path, present)
            self._recent.addWidget(row)
            if present and self._first is self.buttons[0]:
                self._first = opener
        _lead(self._first, True)
        if had_keys:
            self._first.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Let Enter do what is wanted most: go on with the project opened last, or see the example."""
        super().showEvent(event)
        self._first.setFocus()

    def _recent_row(self, path: str, present: bool) -> tuple[QWidget, QPushButton]:
        where = shown_path(Path(path).parent) if present else self.tr("no longer there: {folder}")
        name = f"{Path(path).stem}   {where.format(folder=shown_path(Path(path).parent))}"
        opener = QPushButton()
        opener.setStyleSheet("text-align: left")
        opener.setMinimumHeight(32)
        opener.setAutoDefault(True)
        opener.setToolTip(path)
        opener.setAccessibleName(name)
        opener.clicked.connect(lambda: self.recent_chosen.emit(path))
        remover = QToolButton()
        remover.setText("×")
        remover.setProperty("role", "tab")
        remover.setToolTip(self.tr("Take out of this list; the file stays"))
        remover.setAccessibleName(self.tr("Take {name} out of this list").format(name=Path(path).stem))
        remover.clicked.connect(lambda: self.recent_removed.emit(path))
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(opener, 1)
        row.addWidget(remover)
        for button in (opener, remover):
            button.ensurePolished()  # as it is measured
        opener.setText(name)
        metrics, margins = opener.fontMetrics(), self._column.contentsMargins()
        beside = (
            opener.sizeHint().width() - metrics.horizontalAdvance(name) + row.spacing() + remover.sizeHint().width()
        )
        room = WIDTH - margins.left() - margins.right() - beside
        opener.setText(metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room).replace("&", "&&"))
        return holder, opener

    def _button(self, action: QAction, *, primary: bool) -> QPushButton:
        button = QPushButton()

        def name() -> None:
            keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
            text = action.text().replace("&", "")  # here Alt and a letter open the menus
            button.setText(f"{text}    {keys}" if keys else text)

        name()
        action.changed.connect(name)
        action.changed.connect(lambda: self._fit())
        button.setMinimumHeight(40)
        button.setAutoDefault(True)  # Enter presses it, too
        button.setProperty("primary", "true" if primary else "false")
        button.clicked.connect(action.trigger)
        return button


def _lead(button: QPushButton, leads: bool) -> None:
    """Give a button the colour of what is wanted most, or take it away."""
    button.setProperty("primary", "true" if leads else "false")
    button.style().unpolish(button)
    button.style().polish(button)
