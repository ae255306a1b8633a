"""What the table shows, chosen at the left."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.suggestion import Level
from histnorm_gui.qt import assets, messages
from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.delegates.list_delegates import COUNT_ROLE, CountDelegate
from histnorm_gui.qt.hints import with_key
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.steady_list import SteadyListWidget
from histnorm_gui.services.filters import SLOW, Filter, Show
from histnorm_gui.services.manuscript_text import ManuscriptText

PAUSE = 300
"""Milliseconds without a key after which what is typed is looked for."""


EDGE, GAP = 16, 10
"""Pixels at the sides, and between a name and its number."""


class FilterPanel(QWidget):
    """A list of filters with the number of words that each shows.

    Below it the confidence and the words to look for; all of them together say what is shown.
    """

    chosen = Signal(object)  # Filter

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = QLabel()
        self._caption.setProperty("role", "caption")
        self._caption.setContentsMargins(16, 12, 16, 4)
        self.list = self._make_list()
        self.level = QComboBox()
        self.level.addItem("", "")
        for level in Level:
            self.level.addItem("", level.value)
        self.level.currentIndexChanged.connect(self._apply)
        self.words = QLineEdit()
        self.words.setClearButtonEnabled(True)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._apply)
        self.words.textChanged.connect(lambda _text: self._pause.start())
        self.words.returnPressed.connect(self._apply)
        self._form = ""
        self._slow: dict[Show, int] = {}
        self._shown: dict[int, tuple[str, str]] = {}  # name and number of each line
        self._names: dict[Show, str] = {}
        self._room: tuple[object, ...] = ()  # what the widths and heights were found for
        self.form_button = QPushButton()
        self.form_button.setFont(assets.manuscript_font(15))
        self.form_button.clicked.connect(lambda: self.show_form(""))
        self.form_button.hide()
        below = QVBoxLayout()
        below.setContentsMargins(16, 6, 16, 0)
        below.setSpacing(6)
        for widget in (self.level, self.words, self.form_button):
            below.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._caption)
        layout.addWidget(self.list)
        layout.addLayout(below)
        translated(self, self._name)
        self.show_counts(None)

    def _name(self) -> None:
        """Name everything in the language that is installed now; the window shows the counts anew."""
        self._names = self._named()
        self._caption.setText(self.tr("Show"))
        self.list.setAccessibleName(self.tr("Show"))
        self.level.setAccessibleName(self.tr("Confidence"))
        for place, name in enumerate([self.tr("of any confidence"), *map(messages.level_name, Level)]):
            self.level.setItemText(place, name)
        self.words.setAccessibleName(self.tr("Form, normalization or note"))
        self.words.setPlaceholderText(self.tr("Form, normalization, note"))
        self._set_form(self._form)

    def _make_list(self) -> QListWidget:
        made = SteadyListWidget()
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setStyleSheet(
            "QListWidget { background: transparent } QListWidget::item { padding: 3px 14px }"
            " QListWidget::item:selected { background: palette(midlight); color: palette(text) }"
        )
        made.setItemDelegate(CountDelegate(made))
        for show in Show:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, show.value)
            made.addItem(item)
        made.setCurrentRow(0)
        made.currentItemChanged.connect(self._apply)
        made.itemClicked.connect(self._apply)  # a click on the present one applies it again
        return made

    @property
    def filter(self) -> Filter:
        """What is chosen."""
        item = self.list.currentItem()
        level = str(self.level.currentData())
        return Filter(
            Show(item.data(Qt.ItemDataRole.UserRole)) if item else Show.ALL,
            Level(level) if level else None,
            self.words.text().strip(),
            self._form,
        )

    def show_counts(self, text: ManuscriptText | None) -> None:
        """Show how many words there are of each kind."""
        counts = {} if text is None else {**self._slow, **_counts(text)}
        for row, (show, name) in enumerate(self._names.items()):
            self._show_count(row, name, counts.get(show))
        self._fit()

    def show_slow_counts(self, counts: Mapping[Show, int]) -> None:
        """Show the numbers that had to be counted word by word."""
        self._slow = dict(counts)
        for row, (show, name) in enumerate(self._names.items()):
            if show in SLOW:
                self._show_count(row, name, counts.get(show))
        self._fit()

    def _show_count(self, row: int, name: str, count: int | None) -> None:
        number = "" if count is None else QLocale().toString(count)
        if self._shown.get(row) == (name, number):
            return
        self._shown[row] = name, number
        item = self.list.item(row)
        item.setText(name)
        item.setData(COUNT_ROLE, number)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name} {number}".strip())

    def _fit(self) -> None:
        """Be as wide as the names with their numbers, and as what the field is for; a low list scrolls."""
        lines = tuple((name, len(number)) for name, number in self._shown.values())
        room = (*lines, self.font().toString(), self.words.placeholderText(), self.list.sizeHintForRow(0))
        if room == self._room:
            return
        self._room = room
        self.list.setMinimumHeight(3 * self.list.sizeHintForRow(0) + 4)
        self.list.setMaximumHeight(len(Show) * self.list.sizeHintForRow(0) + 4)
        advance = self.fontMetrics().horizontalAdvance
        widths = [advance(name) + advance(number) + 2 * EDGE + GAP for name, number in self._shown.values()]
        field = advance(self.words.placeholderText()) + 2 * EDGE + 2 * GAP
        self.setMinimumWidth(max(*widths, field, self.level.sizeHint().width() + 2 * EDGE))

    def _named(self) -> dict[Show, str]:
        return {
            Show.ALL: self.tr("All words"),
            Show.OPEN: self.tr("Open"),
            Show.UNSURE: self.tr("Unsure or a guess"),
            Show.DECIDED: self.tr("Decided"),
            Show.CORRECTED: self.tr("Corrected"),
            Show.SECOND_LOOK: self.tr("Worth a second look"),
            Show.FLAGGED: self.tr("Flagged"),
            Show.NOTED: self.tr("With a note"),
            Show.EXCLUDED: self.tr("Not learned from"),
        }

    def name_keys(self, actions: Actions) -> None:
        """Name the keys that the editor has chosen."""
        self.form_button.setToolTip(with_key(self.tr("Show other forms again"), actions, "only_form"))

    def show_form(self, form: str) -> None:
        """Show the words of one form alone; empty: all forms."""
        self._set_form(form)
        self._apply()

    def select(self, wanted: Filter) -> None:
        """Show a filter as the one in force, without applying it."""
        blocked = [(widget, widget.blockSignals(True)) for widget in (self.list, self.level, self.words)]
        self.list.setCurrentRow(list(Show).index(wanted.show))
        self.level.setCurrentIndex(self.level.findData(wanted.level.value if wanted.level else ""))
        self.words.setText(wanted.words)
        for widget, was in blocked:
            widget.blockSignals(was)
        self._pause.stop()
        self._set_form(wanted.form)

    def _set_form(self, form: str) -> None:
        self._form = form
        self.form_button.setText(f"{form}  ✕")
        self.form_button.setAccessibleName(self.tr("Only the form {form}").format(form=form))
        self.form_button.setVisible(bool(form))

    def _apply(self, *_: object) -> None:
        self._pause.stop()
        self.chosen.emit(self.filter)


def _counts(text: ManuscriptText) -> dict[Show, int]:
    tally = text.tally
    return {
        Show.ALL: tally.words,
        Show.OPEN: tally.words - tally.decided,
        Show.DECIDED: tally.decided,
        Show.CORRECTED: tally.corrected,
        Show.FLAGGED: tally.flagged,
        Show.NOTED: tally.noted,
        Show.EXCLUDED: tally.excluded,
    }
