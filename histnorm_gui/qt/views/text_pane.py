"""The middle of the desk: the current manuscript as a table and as a page, with its count above."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QStyledItemDelegate,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.model import Token
from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.qt.models.token_table import TokenTableModel
from histnorm_gui.qt.next_picture import MOMENT, NextPicture
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.qt.views.nothing_shown import NothingShown
from histnorm_gui.qt.views.page_view import PageView
from histnorm_gui.qt.views.preparing import prepare
from histnorm_gui.qt.views.token_keys import TokenKeys
from histnorm_gui.qt.views.token_table_view import TokenTableView
from histnorm_gui.services.aligning import Alignments
from histnorm_gui.services.filters import Filter
from histnorm_gui.services.manuscript_text import ManuscriptText

_SAMPLE = 200
"""So many words at either end of a text tell how long the labels of its lines are."""


class TextPane(QWidget):
    """Two views of one model with one selection, and the moves from token to token."""

    current_changed = Signal()
    all_decided = Signal()  # there is no open word to go on to
    mode_chosen = Signal(object)  # ViewMode, by a click above the text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = TokenKeys(self)
        self.model = TokenTableModel(self)
        self.table = TokenTableView(self.keys)
        self.table.setModel(self.model)
        self.nothing = NothingShown(self.table)
        self.page = PageView(self.keys)
        self.page.setModel(self.model)
        self.page.setSelectionModel(self.table.selectionModel())
        self.mode = ViewMode.TABLE
        self.rtl = False
        self._following = False
        self._settle = QTimer(self)  # runs out when the views have the room that they get
        self._settle.setSingleShot(True)
        self._settle.setInterval(0)
        self._settle.timeout.connect(lambda: self._rest_eye_on(self.table.current_row()))
        self.preparing = NextPicture(lambda: prepare(self.table), self, 2 * MOMENT)
        self._held = self._to_tell = False
        self._sought: tuple[Token, int] | None = None  # to be current once a filter shows it; the row that is meanwhile
        self._last: TokenTableView | PageView = self.table  # the view that had the focus last
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        for view in (self.table, self.page):
            self.splitter.addWidget(view)
            view.installEventFilter(self)
            view.verticalScrollBar().valueChanged.connect(lambda _value, view=view: self._follow(view))
        self._build_head()
        self._connect()
        self.show_mode(ViewMode.TABLE)

    def _build_head(self) -> None:
        self._title = ElidedLabel(16)
        self._title.setProperty("role", "caption")
        self._count = ElidedLabel(48)
        self._count.setProperty("role", "quiet")
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 16, 8)
        head.setSpacing(0)
        head.addWidget(self._title)
        head.addSpacing(16)
        self.mode_buttons = QButtonGroup(self)
        for number, mode in enumerate(ViewMode):
            button = QToolButton()
            button.setCheckable(True)
            button.setProperty("role", "tab")
            self.mode_buttons.addButton(button, number)
            button.clicked.connect(lambda _checked=False, mode=mode: self.mode_chosen.emit(mode))
            head.addWidget(button)
        head.addSpacing(16)
        head.addStretch(1)
        head.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.splitter)
        translated(self, self._name_modes, self.refresh_count)

    def _name_modes(self) -> None:
        names = {ViewMode.TABLE: self.tr("Table"), ViewMode.PAGE: self.tr("Page"), ViewMode.BOTH: self.tr("Both")}
        for number, mode in enumerate(ViewMode):
            button = self.mode_buttons.button(number)
            button.setText(names[mode])
            button.setAccessibleName(names[mode])

    def _connect(self) -> None:
        self.table.selectionModel().currentRowChanged.connect(self._on_current)
        self.keys.edit_pressed.connect(self.edit_current)
        self.model.sifted.connect(self._on_sifted)
        self.page.extended.connect(self.table.extend_to)

    # The two views

    def show_mode(self, mode: ViewMode) -> None:
        """Show the table, the page, or both; the place and the focus stay."""
        had_focus = self.table.hasFocus() or self.page.hasFocus()
        row = self._last.row_at_eye() if self._last.isVisible() else None
        if row is None or self._is_in_sight():
            row = self.table.current_row()
        self.mode = mode
        self.table.setVisible(mode is not ViewMode.PAGE)
        self.page.setVisible(mode is not ViewMode.TABLE)
        self.mode_buttons.button(list(ViewMode).index(mode)).setChecked(True)
        self._rest_eye_on(row)
        if had_focus:
            self.focus_text()

    def active_view(self) -> TokenTableView | PageView:
        """The view that keys are for: of those that are shown, the one that had the focus last."""
        if self.mode is ViewMode.BOTH:
            return self._last
        return self.page if self.mode is ViewMode.PAGE else self.table

    def focus_text(self) -> None:
        """Let the keys act on the text."""
        self.active_view().setFocus()

    def seen_rows(self) -> range:
        """The rows from the first to the last word that is in sight, in the views that are shown."""
        seen = [view.seen_rows() for view in (self.table, self.page) if view.isVisible()]
        seen = [rows for rows in seen if rows]
        return range(min(rows.start for rows in seen), max(rows.stop for rows in seen)) if seen else range(0)

    def edit_current(self) -> None:
        """Edit the normalization of the current token in place."""
        self.active_view().edit_current()

    def commit_edit(self) -> None:
        """Take what was typed into a field that is open, before the text goes."""
        for view in (self.table, self.page):
            for field in view.viewport().findChildren(QLineEdit):
                if not field.isHidden():  # one that was closed just now is still there, without its view
                    view.commitData(field)
                    view.closeEditor(field, QStyledItemDelegate.EndEditHint.NoHint)

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be changed, or all again."""
        self.keys.read_only = self.model.read_only = read_only

    def set_font_size(self, pixels: int) -> None:
        """Size of forms and normalizations."""
        self.table.set_font_size(pixels)
        self.page.set_font_size(pixels)
        self._rest_eye_on(self.table.current_row())

    def set_rtl(self, rtl: bool) -> None:
        """Show the text from right to left, or from left to right."""
        self.rtl = self.model.rtl = rtl
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.model.columnCount() - 1)
        self.table.set_rtl(rtl)
        self.page.set_rtl(rtl)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember which view had the focus last; where both share the room anew, both look at the current word."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, TokenTableView | PageView):
            self._last = watched
        elif event.type() == QEvent.Type.Resize and self.mode is ViewMode.BOTH:
            self._settle.start()
        return super().eventFilter(watched, event)

    def _follow(self, moved: TokenTableView | PageView) -> None:
        """Let the other view look at the same place as the one that was scrolled."""
        if self._following or self.mode is not ViewMode.BOTH:
            return
        row = moved.row_at_eye()
        if row is not None:
            self._following = True
            (self.page if moved is self.table else self.table).rest_eye_on(row)
            self._following = False

    def _on_current(self, current: QModelIndex) -> None:
        if current.isValid() and not self._following:
            self._following = True
            active = self.active_view()
            active.scrollTo(current)
            if self.mode is ViewMode.BOTH:
                (self.page if active is self.table else self.table).rest_eye_on(current.row())
            self._following = False
        self._tell_current()

    @contextmanager
    def telling_once(self) -> Iterator[None]:
        """Whatever changes meanwhile, the current token is told of once, at the end."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
            if self._to_tell:
                self._tell_current()

    def _tell_current(self) -> None:
        self._to_tell = self._held
        if not self._held:
            self.current_changed.emit()
            self.preparing.ask()

    def _is_in_sight(self) -> bool:
        rect = self._last.visualRect(self._last.currentIndex())
        return rect.isValid() and self._last.viewport().rect().intersects(rect)

    def _rest_eye_on(self, row: int) -> None:
        if row >= 0:
            self._following = True
            self.table.rest_eye_on(row)
            self.page.rest_eye_on(row)
            self._following = False

    def _go_to(self, row: int) -> None:
        self._following = True
        self.table.go_to(row)
        self._following = False
        self._rest_eye_on(row)

    # The text

    def show_text(self, text: ManuscriptText | None, alignments: Alignments, token_id: int | None = None) -> None:
        """Show a manuscript at a token, or at its first open word."""
        self.model.show_text(text, alignments)
        if text is not None:
            tokens = text.source_tokens
            ends = {*range(min(_SAMPLE, len(tokens))), *range(max(0, len(tokens) - _SAMPLE), len(tokens))}
            self.table.fit_lines({tokens.made(row).line for row in ends})
        self.refresh_count()
        row = self.model.row_of_token(token_id) if token_id is not None else None
        if row is None:
            row = self.model.next_undecided(-1)
        if row is None and self.model.rowCount():
            row = 0
        if row is not None:
            self._go_to(row)
        self._tell_current()

    def show_punctuation(self, shown: bool) -> None:
        """Show punctuation as rows of their own or not; the current token stays."""
        token = self.current_token()
        self.model.show_punctuation(shown)
        row = self.model.row_of_token(token.id) if token else None
        if row is None:
            row = self.model.next_undecided(-1)
        if row is not None:
            self._go_to(row)

    def show_only(self, wanted: Filter) -> None:
        """Show some of the tokens; the current one stays where it is among them."""
        token = self.current_token()
        self.model.show_only(wanted)
        row = self.model.row_of_token(token.id) if token else None
        if row is None:
            row = self.model.next_undecided(-1)
        if row is None and self.model.rowCount():
            row = 0
        self._sought = (token, -1 if row is None else row) if token and self.model.sifting else None
        if row is not None:
            self._go_to(row)
        self._tell_current()

    def _on_sifted(self) -> None:
        """All that is shown of a long text is found: go back to the token that was sought, if nobody has moved."""
        sought, self._sought = self._sought, None
        current = self.table.current_row()
        row = self.model.row_of_token(sought[0].id) if sought is not None and current == sought[1] else None
        if row is None and current < 0 and self.model.rowCount():  # nothing was found at first
            row = self.model.next_undecided(-1) or 0
        if row is not None:
            self._go_to(row)

    def go_to_least_certain(self) -> None:
        """Go to the open word whose suggestion is the least certain."""
        row = self.model.least_certain()
        if row is None:
            self.all_decided.emit()
        else:
            self._go_to(row)

    def refresh(self, changes: Changes) -> None:
        """Show decisions and suggestions as they are now; nothing moves. For the count see ``refresh_count``."""
        text = self.model.text
        touched = changes.tokens.get(text.manuscript.id, frozenset()) if text else frozenset()
        if text is None or changes.manuscripts or changes.predictions or len(changes.tokens) != 1 or not touched:
            self.model.refresh()
        else:
            self.model.refresh_tokens(touched, self.seen_rows())
        self._tell_current()

    def refresh_count(self) -> None:
        """The line above the text."""
        text = self.model.text
        if text is None:
            self._title.clear()
            self._count.clear()
            return
        self._title.setText(" ".join(part for part in (text.manuscript.siglum, text.manuscript.title) if part))
        count = self.tr("{decided} of %Ln word(s) decided", "", text.words)
        decided = QLocale().toString(text.decided)
        self._count.say(count.format(decided=decided), f"{decided} / {QLocale().toString(text.words)}")

    def current_token(self) -> Token | None:
        """The token that keys act on."""
        row = self.table.current_row()
        return self.model.token(row) if 0 <= row < self.model.rowCount() else None

    def selected_tokens(self) -> list[Token]:
        """The tokens of the selected range, or the current one."""
        return [self.model.token(row) for row in self.table.selected_rows()]

    def show_modernization(self, shown: bool) -> None:
        """Show the column of modernizations, or hide it."""
        self.table.show_modernization(shown)

    def edit_modernization(self) -> None:
        """Edit the modernization of the current token; it stands in the table, which is shown for it."""
        if self.mode is ViewMode.PAGE:
            self.mode_chosen.emit(ViewMode.BOTH)
        self.table.setFocus()
        self.table.edit_modernization()

    def edit_at_end(self) -> None:
        """Edit the normalization of the current token, with the caret at its end."""
        self.edit_current()
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            field.end(False)

    def go_to_token(self, token_id: int) -> None:
        """Make a token the current one, where it is shown."""
        row = self.model.row_of_token(token_id)
        if row is not None:
            self._go_to(row)

    def go_on(self) -> None:
        """Go to the next open word after the current one."""
        row = self.model.next_undecided(self.table.current_row())
        if row is None:
            self.all_decided.emit()
        else:
            self._go_to(row)
