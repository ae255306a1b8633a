"""The bar for search and replace, below the text; it never gets in the way of working on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.qt import assets
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.flow_layout import FlowLayout
from histnorm_gui.services.search import Mode, Place, Query

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchBar(QWidget):
    """Asks what to search for, and where; shows how much was found.

    Enter goes to the next hit, Shift+Enter to the one before, Escape closes the bar.
    """

    query_changed = Signal()
    moved = Signal(int)  # 1: to the next hit, -1: to the one before
    replace_wanted = Signal()  # of the current token
    replace_all_wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words, self.replacement = self._field(), self._field()
        self.mode = QComboBox()
        for mode in (Mode.FOLDED, Mode.PLAIN, Mode.REGEX):
            self.mode.addItem("", mode.value)
        self.case, self.whole = self._switch("Aa"), self._switch("|ab|")
        self.places = {
            place: QCheckBox() for place in (Place.FORM, Place.NORMALIZATION, Place.MODERNIZATION, Place.NOTE)
        }
        self.count = QLabel()
        self.count.setProperty("role", "quiet")
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self._build()
        translated(self, self._name)
        self._connect()
        self.hide()

    def _name(self) -> None:
        """Say everything in the language that is installed now, but for what was found."""
        for field, name in ((self.words, self.tr("Search")), (self.replacement, self.tr("Replace by"))):
            field.setAccessibleName(name)
            field.setPlaceholderText(name)
        self.mode.setAccessibleName(self.tr("How to search"))
        for number, (name, tip) in enumerate(
            (
                (self.tr("Folded"), self.tr("ſ = s, u = v, i = j = y, case and marks aside")),
                (self.tr("As it is"), self.tr("The characters as they are typed")),
                (self.tr("Regular expression"), self.tr("Groups of it may be named in the replacement: \\1")),
            )
        ):
            self.mode.setItemText(number, name)
            self.mode.setItemData(number, tip, Qt.ItemDataRole.ToolTipRole)
        for button, name in (
            (self.case, self.tr("Match case")),
            (self.whole, self.tr("Whole words")),
            (self.previous, self.tr("Previous hit (Shift+Enter)")),
            (self.next, self.tr("Next hit (Enter)")),
            (self.close_button, self.tr("Close (Escape)")),
        ):
            button.setToolTip(name)
            button.setAccessibleName(name)
        self.replace_button.setText(self.tr("&Replace"))
        self.replace_all_button.setText(self.tr("Replace &all…"))
        self.places[Place.FORM].setText(self.tr("Forms"))
        self.places[Place.NORMALIZATION].setText(self.tr("Normalizations"))
        self.places[Place.NORMALIZATION].setToolTip(self.tr("Decided ones: a suggestion is nobody's word yet"))
        self.places[Place.MODERNIZATION].setText(self.tr("Modernizations"))
        self.places[Place.NOTE].setText(self.tr("Notes"))

    def _field(self) -> QLineEdit:
        field = QLineEdit()
        field.setFont(assets.manuscript_font(16))
        field.setMinimumWidth(160)
        field.setClearButtonEnabled(True)
        field.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase)
        field.installEventFilter(self)
        return field

    @staticmethod
    def _switch(sign: str) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setCheckable(True)
        button.setAutoRaise(True)
        return button

    def _build(self) -> None:
        self.previous, self.next, self.close_button = QToolButton(), QToolButton(), QToolButton()
        for button, sign in ((self.previous, "▲"), (self.next, "▼"), (self.close_button, "✕")):
            button.setText(sign)
            button.setAutoRaise(True)
        self.replace_button, self.replace_all_button = QPushButton(), QPushButton()
        first, second = QHBoxLayout(), FlowLayout(12)
        for widget in (self.words, self.count, self.case, self.whole, self.previous, self.next, self.close_button):
            first.addWidget(widget)
        first.setStretchFactor(self.words, 1)
        second.addWidget(self.mode)
        for box in self.places.values():
            second.addWidget(box)
        self._replacing = QWidget()
        third = QHBoxLayout(self._replacing)
        third.setContentsMargins(0, 0, 0, 0)
        third.addWidget(self.replacement, 1)
        third.addWidget(self.replace_button)
        third.addWidget(self.replace_all_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 8)
        layout.setSpacing(6)
        first.setSpacing(4)
        layout.addLayout(first)
        layout.addWidget(self._replacing)
        layout.addLayout(second)
        layout.addWidget(self.problem)
        self.setTabOrder(self.words, self.replacement)  # as one fills them in

    def _connect(self) -> None:
        for box in (*self.places.values(), self.case, self.whole):
            box.setChecked(box in self.places.values())
            box.toggled.connect(lambda _on: self.query_changed.emit())
        self.words.textChanged.connect(lambda _text: self.query_changed.emit())
        self.mode.currentIndexChanged.connect(self._on_mode)
        self.case.setEnabled(False)
        self.previous.clicked.connect(lambda: self.moved.emit(-1))
        self.next.clicked.connect(lambda: self.moved.emit(1))
        self.close_button.clicked.connect(self.closed)
        self.replace_button.clicked.connect(self.replace_wanted)
        self.replace_all_button.clicked.connect(self.replace_all_wanted)

    @property
    def query(self) -> Query:
        """What is asked for."""
        mode = Mode(str(self.mode.currentData()))
        places = frozenset(place for place, box in self.places.items() if box.isChecked())
        case = self.case.isChecked() and mode is not Mode.FOLDED
        return Query(self.words.text(), mode, places, case, self.whole.isChecked())

    def open(self, *, replacing: bool, modernizes: bool) -> None:
        """Show the bar, with the line for the replacement or without it, ready to be typed into."""
        self._replacing.setVisible(replacing)
        self.places[Place.MODERNIZATION].setVisible(modernizes)
        self.show()
        self.words.setFocus()
        self.words.selectAll()

    def choose(self, mode: Mode) -> None:
        """Choose a way of searching."""
        self.mode.setCurrentIndex(self.mode.findData(mode.value))

    def show_count(self, at: int | None, found: int, *, going_on: bool, left_out: int = 0) -> None:
        """Say how many words were found so far, and which of them is the current one (counted from 1)."""
        if not self.words.text():
            self.count.clear()
            return
        number = QLocale().toString
        if at is not None:
            said = self.tr("{at} of {found}").format(at=number(at), found=number(found))
        else:
            said = self.tr("%Ln found", "", found)
        self.count.setText(said + ("…" if going_on else ""))
        if left_out and not going_on:
            left = self.tr("%Ln text(s) too long for this pattern left out", "", left_out)
            self.count.setText(f"{said} ({left})")

    def show_problem(self, text: str) -> None:
        """Say what is wrong with the pattern; empty: nothing is."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def show_replaceable(self, possible: bool, *, all_found: bool) -> None:
        """Whether there is something to replace, and whether all of it is known."""
        self.replace_button.setEnabled(possible)
        self.replace_all_button.setEnabled(all_found)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter and Escape in the fields."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() not in _ENTER:
            return super().eventFilter(watched, event)
        if watched is self.replacement:
            self.replace_wanted.emit()
        else:
            self.moved.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the bar, wherever in it the focus is."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _on_mode(self) -> None:
        self.case.setEnabled(self.mode.currentData() != Mode.FOLDED.value)
        self.query_changed.emit()
