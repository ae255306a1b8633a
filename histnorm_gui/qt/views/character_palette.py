"""The characters of the manuscript: some at the left for the mouse, all of them in a popup for the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QListView, QToolButton, QVBoxLayout, QWidget

from histnorm_gui.qt import assets
from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.models.letter_list import CELL, LetterModel, shown
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.services.characters import Letter

COLUMNS = 6
ROWS = 3


class CharacterPalette(QWidget):
    """The most frequent characters as buttons that never take the focus, so that one goes on typing."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = QLabel()
        self._caption.setProperty("role", "caption")
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        self.buttons: list[QToolButton] = []
        for place in range(COLUMNS * ROWS):
            button = QToolButton()
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setFont(assets.manuscript_font(17))
            button.setFixedSize(27, 28)
            button.setAutoRaise(True)
            button.clicked.connect(lambda _checked=False, place=place: self._on_clicked(place))
            self._grid.addWidget(button, place // COLUMNS, place % COLUMNS)
            self.buttons.append(button)
        self._grid.setColumnStretch(COLUMNS, 1)
        self.letters: tuple[Letter, ...] = ()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 8, 0)
        layout.setSpacing(4)
        layout.addWidget(self._caption)
        layout.addLayout(self._grid)
        self.show_letters(())

    def name_keys(self, actions: Actions) -> None:
        """Name the key that shows all characters."""
        keys = actions.keys_shown("characters")
        self._caption.setText(self.tr("Characters ({key}: all)").format(key=keys) if keys else self.tr("Characters"))

    def show_letters(self, letters: Sequence[Letter]) -> None:
        """Show other characters; nothing is shown where the keyboard has all of them."""
        self.letters = tuple(letters)
        for place, button in enumerate(self.buttons):
            letter = self.letters[place] if place < len(self.letters) else None
            button.setVisible(letter is not None)
            if letter is not None:
                button.setText(shown(letter).replace("&", "&&"))
                button.setToolTip(letter.name)
                button.setAccessibleName(letter.name)
        self.setVisible(bool(self.letters))

    def _on_clicked(self, place: int) -> None:
        self.chosen.emit(self.letters[place].text)


class _Letters(QListView):
    """A grid of characters: arrows move, a letter goes to its variants, Enter takes."""

    taken = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        model = self.model()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.taken.emit()
        elif isinstance(model, LetterModel) and event.text().isalpha():
            row = model.next_like(event.text(), self.currentIndex().row())
            if row is not None:
                self.setCurrentIndex(model.index(row, 0))
        else:
            super().keyPressEvent(event)


class CharacterPopup(QFrame):
    """All characters over the field that they go into; Escape closes it."""

    chosen = Signal(str)

    def __init__(self, letters: Sequence[Letter], target: QWidget) -> None:
        # A child of the field: it keeps what was typed while the popup has the keyboard.
        super().__init__(target, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.model = LetterModel(letters, self)
        self.list = _Letters()
        translated(self, lambda: self.list.setAccessibleName(self.tr("Characters of the manuscript")))
        self.list.setModel(self.model)
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)  # it is laid out before it has its size
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setGridSize(QSize(CELL, CELL))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.taken.connect(self._take)
        self.list.clicked.connect(lambda _index: self._take())
        self.name = QLabel()
        self.name.setProperty("role", "quiet")
        self.name.setWordWrap(True)
        self.name.setMinimumHeight(2 * self.name.fontMetrics().lineSpacing())
        self.list.selectionModel().currentChanged.connect(self._show_name)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.list)
        layout.addWidget(self.name)
        columns = max(6, min(10, len(letters)))
        rows = min(6, -(-len(letters) // columns))
        self.list.setFixedSize(columns * CELL + 24, rows * CELL + 6)
        self.list.setCurrentIndex(self.model.index(0, 0))

    def open_below(self, place: QPoint) -> None:
        """Show it with its corner there, in the screen's pixels, and give it the keyboard."""
        self.move(place)
        self.show()
        self.list.setFocus()

    def _show_name(self, current: QModelIndex) -> None:
        self.name.setText(str(self.model.data(current, Qt.ItemDataRole.ToolTipRole) or ""))

    def _take(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.chosen.emit(self.model.letter(index.row()).text)
        self.close()
