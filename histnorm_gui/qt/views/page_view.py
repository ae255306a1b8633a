"""The interlinear page: the running text with the normalization under each word, on the model of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QToolTip, QWidget

from histnorm_gui.core.page_layout import Place
from histnorm_gui.qt.delegates.page_delegate import PageEditorDelegate, PageMetrics, WordPictures, paint_frame
from histnorm_gui.qt.models.page_word import PageWord, page_word
from histnorm_gui.qt.models.token_table import Column, TokenTableModel
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.theme import current_theme
from histnorm_gui.qt.views.page_geometry import PageGeometry
from histnorm_gui.qt.views.page_margin import paint_margin
from histnorm_gui.qt.views.token_keys import TokenKeys, selected_by_moving, turned_for_zoom

Index = QModelIndex | QPersistentModelIndex
MANY = 200
"""A change of so many rows is one of all."""
_ACTION = QAbstractItemView.CursorAction
MOVES = {
    Qt.Key.Key_Left: _ACTION.MoveLeft,
    Qt.Key.Key_Right: _ACTION.MoveRight,
    Qt.Key.Key_Up: _ACTION.MoveUp,
    Qt.Key.Key_Down: _ACTION.MoveDown,
    Qt.Key.Key_PageUp: _ACTION.MovePageUp,
    Qt.Key.Key_PageDown: _ACTION.MovePageDown,
    Qt.Key.Key_Home: _ACTION.MoveHome,
    Qt.Key.Key_End: _ACTION.MoveEnd,
}
"""Keys that with Shift extend the selected range."""


class PageView(QListView):
    """Shows what is visible and measures nothing else, so that the length of a text does not matter.

    The whole text is shown in reading order. Words that the table leaves out (filters) are quiet, and keys pass over
    them. Every line has the same height; in the margin are the lines and pages of the source.

    It is a QListView for what Qt tells screen readers of one: a list of words. Nothing else of that class is used.
    """

    typed_on = Signal()  # Enter was pressed in the editor
    extended = Signal(int)  # the selected range is to reach to that row

    def __init__(self, keys: TokenKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.geometry_of = PageGeometry(self.word)
        self._setting = False
        self._pictures = WordPictures(self)
        translated(self, lambda: self.setAccessibleName(self.tr("Page of the manuscript")))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)  # the pane brings the current word into view, in both its views together
        self.setEditTriggers(QAbstractItemView.EditTrigger.AnyKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self._editing = PageEditorDelegate(self)
        self._editing.entered.connect(self.typed_on)
        self.setItemDelegate(self._editing)

    # What is shown

    def token_model(self) -> TokenTableModel:
        """The model, by its own type."""
        model = self.model()
        assert isinstance(model, TokenTableModel)
        return model

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show the tokens of a TokenTableModel."""
        super().setModel(model)
        if isinstance(model, TokenTableModel):
            self.setModelColumn(Column.NORMALIZATION)
            model.forms_changed.connect(self._on_forms)
            model.tokens_changed.connect(self._on_tokens)
            for rows_changed in (model.rowsInserted, model.rowsRemoved):
                rows_changed.connect(self._on_joins)
        self._lay_out()

    def set_font_size(self, pixels: int) -> None:
        """Size of the forms; everything else follows."""
        metrics = self.geometry_of.metrics = self._editing.metrics = PageMetrics(pixels)
        self._editing.pixels = metrics.norm_pixels
        self._lay_out()

    def set_rtl(self, rtl: bool) -> None:
        """Let the text run from right to left, or from left to right."""
        self.geometry_of.rtl = self._editing.rtl = rtl
        self._touch()

    def reset(self) -> None:
        """The model shows another text, or other tokens of it."""
        super().reset()
        self._lay_out()

    def dataChanged(self, top: Index, bottom: Index, roles: Sequence[int] = ()) -> None:
        """Where everything may have changed, every line is set anew when it is next looked at."""
        if bottom.row() - top.row() > MANY:
            self.geometry_of.layout.forget_all()
            self._touch()
        QAbstractItemView.dataChanged(self, top, bottom, roles)

    def _on_forms(self, forms: frozenset[str]) -> None:
        """Words that are wider or narrower now are set anew; nothing above moves."""
        text = self.token_model().text
        if text is not None and self.geometry_of.tokens:
            for form in forms:
                for spelling in {form, form[:1].upper() + form[1:], form.upper()}:
                    self.geometry_of.layout.forget(text.same_form(spelling))
            self._touch()

    def _on_tokens(self, token_ids: Collection[int]) -> None:
        """Other suggestions have come in for these tokens."""
        text = self.token_model().text
        if text is None or not self.geometry_of.tokens:
            return
        if len(token_ids) > MANY * MANY:
            self.geometry_of.layout.forget_all()
        else:  # others are of a manuscript shown before
            self.geometry_of.layout.forget(text.row(token_id) for token_id in token_ids if token_id in text)
        self._touch()

    def _on_joins(self) -> None:
        """Tokens were joined or taken apart."""
        self.geometry_of.layout.forget_all()
        self._touch()

    def word(self, row: int) -> PageWord:
        """What the page shows of the token at this place of the text."""
        return page_word(self.token_model(), self.geometry_of.tokens[row])

    def _lay_out(self) -> None:
        text = model.text if isinstance(model := self.model(), TokenTableModel) else None
        geometry, viewport = self.geometry_of, self.viewport()
        geometry.width, geometry.height = viewport.width(), viewport.height()
        # A hidden page is laid out when it is shown: in a long text that takes a moment.
        geometry.show_text(text if self.isVisible() else None, self.fontMetrics().horizontalAdvance)
        self._touch()

    def _touch(self) -> None:
        """Show everything anew."""
        self.geometry_of.touch()
        if self.isVisible():
            self._set_bar()
            self.viewport().update()
            self.updateEditorGeometries()

    def _set_bar(self) -> None:
        """Let the scroll bar say where in the text one is, as far as lines are measured."""
        geometry, bar = self.geometry_of, self.verticalScrollBar()
        self._setting = True
        bar.setRange(0, max(0, geometry.layout.total - geometry.visible))
        bar.setPageStep(geometry.visible)
        bar.setValue(geometry.layout.number(geometry.anchor) if geometry.layout.blocks else 0)
        self._setting = False

    def doItemsLayout(self) -> None:
        """Words are laid out where they are shown, not all at once."""
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        """The scroll bar is set where the lines are."""
        QAbstractItemView.updateGeometries(self)

    # Scrolling

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Go to the line that the scroll bar names."""
        if not self._setting and self.geometry_of.layout.blocks:
            self.geometry_of.scroll(self.verticalScrollBar().value(), self.verticalScrollBar().maximum())
            self._touch()

    def rest_eye_on(self, row: int) -> None:
        """Bring a row of the model to where the eye rests."""
        if self.isVisible() and 0 <= row < self.token_model().rowCount():
            self.geometry_of.put(self.token_model().text_row(row), self.geometry_of.above)
            self._touch()

    def row_at_eye(self) -> int | None:
        """The row where the eye rests: the current one where its line is there, else the first of the line or after."""
        geometry, lines = self.geometry_of, self.geometry_of.lines()
        if not lines:
            return None
        line = lines[min(geometry.above, len(lines) - 1)]
        if self.visualRect(self.currentIndex()).top() == line.top:
            return self.currentIndex().row()
        return self.token_model().row_from(geometry.layout.rows(line.place).start)

    def seen_rows(self) -> range:
        """The rows of the model from the first to the last word that is in sight."""
        rows = [row for line in self.geometry_of.lines() for row in line.slots] if self.isVisible() else []
        found = sorted(index.row() for index in map(self._index, rows) if index.isValid())
        return range(found[0], found[-1] + 1) if found else range(0)

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a word into view, moving as little as that takes."""
        shown = index.isValid() and bool(self.geometry_of.layout.blocks)
        if shown and self.geometry_of.bring_into_view(self.token_model().text_row(index.row())):
            self._touch()

    # What QAbstractItemView asks for

    def visualRect(self, index: Index) -> QRect:
        """Where a word is, form and normalization; empty where it is out of sight."""
        if not index.isValid():
            return QRect()
        row = self.token_model().text_row(index.row())
        return next((line.slots[row] for line in self.geometry_of.lines() if row in line.slots), QRect())

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The word at a point."""
        for line in self.geometry_of.lines():
            for row, rect in line.slots.items():
                if rect.contains(point):
                    return self._index(row)
        return QModelIndex()

    def _index(self, text_row: int) -> QModelIndex:
        row = self.token_model().row_of_token(self.geometry_of.tokens[text_row].id)
        return QModelIndex() if row is None else self.token_model().index(row, Column.NORMALIZATION)

    def moveCursor(self, action: _ACTION, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Left and right go word by word, up and down line by line, as one sees them."""
        model, geometry, current = self.token_model(), self.geometry_of, self.currentIndex()
        last = model.rowCount() - 1
        if last < 0:
            return QModelIndex()
        row = max(0, current.row())
        ends = action in (_ACTION.MoveHome, _ACTION.MoveEnd)
        if action in (_ACTION.MoveLeft, _ACTION.MoveRight):
            row += 1 if (action == _ACTION.MoveRight) != geometry.rtl else -1
        elif ends and modifiers & Qt.KeyboardModifier.ControlModifier:
            row = 0 if action == _ACTION.MoveHome else last
        elif ends:
            live = self._live(geometry.layout.place_of(model.text_row(row)))
            return live[0 if action == _ACTION.MoveHome else -1] if live else current
        else:
            page = geometry.visible
            lines = {_ACTION.MoveUp: -1, _ACTION.MoveDown: 1, _ACTION.MovePageUp: -page, _ACTION.MovePageDown: page}
            if action not in lines:
                return current
            return self._index(geometry.beside(model.text_row(row), lines[action], lambda r: self._index(r).isValid()))
        return model.index(min(max(0, row), last), Column.NORMALIZATION)

    def _live(self, place: Place) -> list[QModelIndex]:
        return [index for row in self.geometry_of.layout.rows(place) if (index := self._index(row)).isValid()]

    def horizontalOffset(self) -> int:
        """Rectangles are those of the viewport already."""
        return 0

    verticalOffset = horizontalOffset

    def isIndexHidden(self, index: Index) -> bool:
        """Each token is shown once, as its normalization under its form."""
        return index.column() != Column.NORMALIZATION

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the word that was clicked."""
        index = self.indexAt(rect.topLeft())
        selection = QItemSelection(index, index) if index.isValid() else QItemSelection()
        self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Where the selected words are."""
        ranges = selection.toList()
        if sum(part.height() for part in ranges) > MANY:
            return QRegion(self.viewport().rect())
        region = QRegion()
        for row in (row for part in ranges for row in range(part.top(), part.bottom() + 1)):
            region |= QRegion(self.visualRect(self.token_model().index(row, Column.NORMALIZATION)))
        return region

    def _is_selected(self, text_row: int) -> bool:
        index = self._index(text_row)
        return index.isValid() and self.selectionModel().isSelected(index)

    # Keys and mouse

    def edit_current(self) -> None:
        """Edit the normalization of the current token in place."""
        index = self.currentIndex()
        if index.isValid():
            self.scrollTo(index)
            self.edit(index.siblingAtColumn(Column.NORMALIZATION))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys act on the current token as in the table; arrows move."""
        move = MOVES.get(Qt.Key(event.key()))
        if self._keys.handle(event):
            return
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier and move is not None:
            self.extended.emit(self.moveCursor(move, Qt.KeyboardModifier.NoModifier).row())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click with Shift selects the range from where the selection began."""
        index = self.indexAt(event.position().toPoint())
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier and index.isValid():
            self.extended.emit(index.row())
        else:
            super().mousePressEvent(event)

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """The token that one moves to is the selected one, with Ctrl too."""
        return selected_by_moving(event) or super().selectionCommand(index, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the text grows and shrinks."""
        if not turned_for_zoom(event, self._keys):
            super().wheelEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The frame moves on."""
        super().currentChanged(current, previous)
        for index in (current, previous) if self.isVisible() else ():
            self.viewport().update(self.visualRect(index).adjusted(-2, -2, 2, 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew; the current word stays where the eye rests."""
        super().resizeEvent(event)
        self._lay_out()
        self.rest_eye_on(self.currentIndex().row())

    def showEvent(self, event: QShowEvent) -> None:
        """Nothing was measured while the page was hidden."""
        super().showEvent(event)
        self._lay_out()
        self.rest_eye_on(self.currentIndex().row())

    def viewportEvent(self, event: QEvent) -> bool:
        """The tip of a word says what it is and how sure."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            spoken = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else None
            more = index.siblingAtColumn(Column.CONFIDENCE).data(Qt.ItemDataRole.ToolTipRole) if spoken else None
            QToolTip.showText(event.globalPos(), "\n".join(str(part) for part in (spoken, more) if part), self)
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines that are visible, and a strong frame about the current word."""
        theme, geometry = current_theme(), self.geometry_of
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), theme.base)
            lines = geometry.lines()
            self._set_bar()
            current = self.currentIndex()
            marked = self.token_model().text_row(current.row()) if current.isValid() else -1
            working = self.hasFocus() or self.state() == QAbstractItemView.State.EditingState
            for position, line in enumerate(lines):
                whole = QRect(0, line.top, geometry.width, geometry.metrics.line_height)
                if not event.rect().intersects(whole):
                    continue
                paint_margin(painter, geometry, line, self.font(), theme, at_top=position == 0)
                for row, rect in line.slots.items():
                    if not event.rect().intersects(rect):
                        continue
                    if row == marked or self._is_selected(row):
                        painter.setPen(Qt.PenStyle.NoPen)
                        painter.setBrush(theme.current)
                        painter.drawRoundedRect(QRectF(rect), 4, 4)
                    self._pictures.paint(painter, rect, line.words[row], geometry.metrics, theme, rtl=geometry.rtl)
                    if row == marked:
                        color = theme.accent if working else theme.quiet
                        paint_frame(painter, QRectF(rect).adjusted(0, 1, 0, -1), color)
