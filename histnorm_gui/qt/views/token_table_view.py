"""The table of tokens: keys, scrolling and the frame of the current row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from histnorm_gui.core.model import Status
from histnorm_gui.core.suggestion import Level
from histnorm_gui.qt import assets, messages, remark_messages
from histnorm_gui.qt.delegates.normalization_delegate import NormalizationDelegate
from histnorm_gui.qt.delegates.remark_delegates import ModernizationDelegate, NoteDelegate
from histnorm_gui.qt.delegates.row_pictures import SCREENS, RowLook, RowPictures
from histnorm_gui.qt.delegates.token_delegates import (
    LEVEL_INDENT,
    MARGIN,
    STATE_INDENT,
    AlignmentDelegate,
    ConfidenceDelegate,
    FormDelegate,
    LineDelegate,
    StateDelegate,
    TokenDelegate,
)
from histnorm_gui.qt.fitting import text_width
from histnorm_gui.qt.models.token_table import Column, TokenTableModel
from histnorm_gui.qt.retranslating import on_language, translated
from histnorm_gui.qt.theme import Theme, current_theme
from histnorm_gui.qt.views.token_keys import TokenKeys, selected_by_moving, turned_for_zoom

CURRENT_AT = 0.4
"""Where the current row stays while one moves on, as a share of the height."""

_WIDTHS = {Column.FORM: 5.8, Column.NORMALIZATION: 6.4, Column.MODERNIZATION: 5.8, Column.NOTE: 3.6}
"""Widths of the columns in the manuscript's font, in multiples of its size."""
_YIELDING = ((Column.NOTE,), (Column.LINE,), (Column.FORM, Column.NORMALIZATION, Column.MODERNIZATION))
"""Where room is short, these columns yield one group after the other."""

LINE, LONGEST_LINE = "00000", "000ra,00"
"""The column of lines has room for the first, and for the labels of a manuscript up to the second."""
LEAST_WORD = 4
"""Where room is short, the columns of words yield down to this, in multiples of the font's size, and their names."""
LEAST_CELLS, MOST_CELLS = 5, 19
"""The alignment is so wide at least, and no wider, in multiples of the size of the manuscript's font."""
_MOVES = {
    Qt.Key.Key_Up: QAbstractItemView.CursorAction.MoveUp,
    Qt.Key.Key_Down: QAbstractItemView.CursorAction.MoveDown,
    Qt.Key.Key_PageUp: QAbstractItemView.CursorAction.MovePageUp,
    Qt.Key.Key_PageDown: QAbstractItemView.CursorAction.MovePageDown,
}


class _Header(QHeaderView):
    """The names of the columns, which look the same whatever is selected; Qt would paint all of them at each move."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Nothing."""
        return QRegion()


class TokenTableView(QTableView):
    """Enter, digits and letters act on the current token; arrow keys move."""

    typed_on = Signal()  # Enter was pressed in the cell's editor

    def __init__(self, keys: TokenKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._pixels = 18
        self._shares: dict[Column, float] = {}  # widths that the editor chose, as multiples of the usual ones
        self._line = LINE  # the widest label of a line ...
        self._needed_line = ""  # ... that there is
        self._sizing = False
        self._anchor = -1  # where the selected range began
        self._extending = False
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.AnyKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)  # the pane brings the current row into view, in both its views together
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(False)
        # Everything is painted here, ground and all: then a scrolled table is moved, and only what is new is painted.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = _Header(self)
        self.setHorizontalHeader(header)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(40)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.sectionResized.connect(self._on_resized)
        self._delegates: dict[Column, TokenDelegate] = {
            Column.LINE: LineDelegate(self),
            Column.FORM: FormDelegate(self),
            Column.ALIGNMENT: AlignmentDelegate(self),
            Column.NORMALIZATION: NormalizationDelegate(self),
            Column.MODERNIZATION: ModernizationDelegate(self),
            Column.STATE: StateDelegate(self),
            Column.CONFIDENCE: ConfidenceDelegate(self),
            Column.NOTE: NoteDelegate(self),
        }
        for column, delegate in self._delegates.items():
            self.setItemDelegateForColumn(column, delegate)
        normalization = self._delegates[Column.NORMALIZATION]
        assert isinstance(normalization, NormalizationDelegate)
        normalization.entered.connect(self.typed_on)
        self.pictures = RowPictures(self._delegates)
        self.setColumnHidden(Column.MODERNIZATION, True)
        translated(self, lambda: self.setAccessibleName(self.tr("Tokens of the manuscript")))
        on_language(self, lambda: self.set_font_size(self._pixels))  # the columns are as wide as their words

    def set_font_size(self, pixels: int) -> None:
        """Size of forms and normalizations; row height and column widths follow."""
        self._pixels = pixels
        self.forget_pictures()
        for delegate in self._delegates.values():
            delegate.pixels = pixels
        self.verticalHeader().setDefaultSectionSize(pixels * 2 + 10)
        self._share_room()
        self.viewport().update()

    def fit_lines(self, labels: Iterable[str]) -> None:
        """Have room for the labels of the lines of another manuscript."""
        advance = self.fontMetrics().horizontalAdvance
        needed = min(max(("", *labels), key=advance), LONGEST_LINE, key=advance)
        widest = max(LINE, needed, key=advance)
        if (widest, needed) != (self._line, self._needed_line):
            self._line, self._needed_line = widest, needed
            self.set_font_size(self._pixels)

    def forget_pictures(self) -> None:
        """Draw all rows anew when they are painted next: what is in no row's view has changed, as the language."""
        self.pictures.forget()

    @property
    def kept_pictures(self) -> int:
        """How many pictures of rows there are."""
        return len(self.pictures)

    def _share_room(self) -> None:
        """The alignment has what the other columns leave, up to a long word; the notes have the rest. Where the
        alignment would have too little, those that the editor has not made so wide yield as far as they can."""
        least = max(LEAST_CELLS * self._pixels, self._name_width(Column.ALIGNMENT))
        widths = {
            column: round(width * self._shares.get(column, 1.0))
            for column, width in self._column_widths(self._pixels).items()
            if not self.isColumnHidden(column)
        }
        room = self.viewport().width() - sum(widths.values())
        for columns in _YIELDING:
            spare = {column: max(0, widths.get(column, 0) - self._least_width(column)) for column in columns}
            spare = {column: spared for column, spared in spare.items() if spared and column not in self._shares}
            given = min(max(0, least - room), sum(spare.values()))
            for column, spared in spare.items():
                widths[column] -= ceil(given * spared / sum(spare.values()))
            room = self.viewport().width() - sum(widths.values())
        self._sizing = True
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self.setColumnWidth(Column.ALIGNMENT, max(least, min(room, MOST_CELLS * self._pixels)))
        self._sizing = False

    def _least_width(self, column: Column) -> int:
        """What a column needs where room is short."""
        if column is Column.LINE:
            needed = self.fontMetrics().horizontalAdvance(self._needed_line) + 2 * MARGIN
        else:
            needed = 0 if column is Column.NOTE else LEAST_WORD * self._pixels
        return max(needed, self._name_width(column), self.horizontalHeader().minimumSectionSize())

    def show_modernization(self, shown: bool) -> None:
        """Show the column of modernizations, or hide it."""
        self._sizing = True  # it is no editor who gives it its width
        self.setColumnHidden(Column.MODERNIZATION, not shown)
        self._share_room()

    def column_shares(self) -> dict[str, float]:
        """The columns whose widths the editor changed, each as a multiple of its usual width."""
        return {column.name: share for column, share in self._shares.items()}

    def use_column_shares(self, shares: Mapping[str, float]) -> None:
        """Give columns the widths that the editor gave them."""
        self._shares = {column: shares[column.name] for column in Column if 0.2 <= shares.get(column.name, 0) <= 10}
        self.set_font_size(self._pixels)

    def _on_resized(self, section: int, _old: int, width: int) -> None:
        if self._sizing or section in (Column.ALIGNMENT, Column.NOTE):
            return
        usual = self._column_widths(self._pixels).get(Column(section))
        if usual and width:
            self._shares[Column(section)] = round(width / usual, 3)
            self._share_room()

    def set_rtl(self, rtl: bool) -> None:
        """Show forms, alignments and normalizations from right to left, or from left to right."""
        for delegate in self._delegates.values():
            delegate.rtl = rtl
        self.viewport().update()

    def _column_widths(self, pixels: int) -> dict[Column, int]:
        """Wide enough for the words of this language; what is left is shared by `_share_room`."""
        advance = self.fontMetrics().horizontalAdvance
        states = max(advance(messages.status_name(status)) for status in Status)
        levels = max(advance(messages.level_name(name)) for name in Level) + LEVEL_INDENT
        levels = max(levels, advance(remark_messages.second_look_name()) + STATE_INDENT)
        return {
            Column.LINE: max(advance(self._line) + 2 * MARGIN, self._name_width(Column.LINE)),
            Column.STATE: max(states + STATE_INDENT + 2 * MARGIN + 4, self._name_width(Column.STATE)),
            Column.CONFIDENCE: max(levels + 2 * MARGIN + 4, self._name_width(Column.CONFIDENCE)),
            **{column: max(round(width * pixels), self._name_width(column)) for column, width in _WIDTHS.items()},
        }

    def _name_width(self, column: Column) -> int:
        """What the name of a column needs."""
        model = self.model()
        name = str(model.headerData(column, Qt.Orientation.Horizontal)) if model is not None else ""
        return text_width(self.horizontalHeader(), name)

    def token_model(self) -> TokenTableModel:
        """The model, by its own type."""
        model = self.model()
        assert isinstance(model, TokenTableModel)
        return model

    def current_row(self) -> int:
        """The current row, -1 when there is none."""
        return self.currentIndex().row()

    def go_to(self, row: int) -> None:
        """Make a row the current one and bring it to where the eye rests."""
        self.setCurrentIndex(self.model().index(row, Column.NORMALIZATION))
        self.rest_eye_on(row)

    def row_at_eye(self) -> int | None:
        """The row where the eye rests; None where there is none."""
        row = self.rowAt(int(self.viewport().height() * CURRENT_AT))
        if row < 0:
            row = self.model().rowCount() - 1
        return row if row >= 0 else None

    def seen_rows(self) -> range:
        """The rows that are in sight."""
        last = self.rowAt(self.viewport().height() - 1)
        return range(max(0, self.rowAt(0)), (last if last >= 0 else self.model().rowCount() - 1) + 1)

    def rest_eye_on(self, row: int) -> None:
        """Bring a row to where the eye rests."""
        height = self.verticalHeader().defaultSectionSize()
        above = int(self.viewport().height() * CURRENT_AT / height)
        self.verticalScrollBar().setValue(max(0, row - above))

    def edit_current(self) -> None:
        """Edit the normalization of the current token in place."""
        index = self.currentIndex()
        if index.isValid():
            self.edit(index.siblingAtColumn(Column.NORMALIZATION))

    def edit_modernization(self) -> None:
        """Edit the modernization of the current token in place, where that column is shown."""
        index = self.currentIndex().siblingAtColumn(Column.MODERNIZATION)
        if index.isValid() and not self.isColumnHidden(Column.MODERNIZATION):
            self.edit(index)

    def selected_rows(self) -> list[int]:
        """The rows of the selected range, or the current one."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows(Column.NORMALIZATION))
        return rows or ([self.current_row()] if self.current_row() >= 0 else [])

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The current cell is always the normalization, so that typing edits it."""
        super().currentChanged(current, previous)
        if not self._extending:
            self._anchor = current.row()
        if current.isValid() and current.column() != Column.NORMALIZATION:
            # A range that is just being selected stays as it is.
            forced = self.model().index(current.row(), Column.NORMALIZATION)
            self.selectionModel().setCurrentIndex(forced, QItemSelectionModel.SelectionFlag.NoUpdate)
        for index in (current, previous):
            if index.isValid():
                self._repaint_row(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter accepts, 1 to 9 take a candidate (unless the editor chose other keys), letters edit, arrows move, with
        Shift they select a range."""
        if self._keys.handle(event):
            return
        move = _MOVES.get(Qt.Key(event.key()))
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier and move is not None:
            self.extend_to(self.moveCursor(move, Qt.KeyboardModifier.NoModifier).row())
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """The token that one moves to is the selected one, with Ctrl too."""
        return selected_by_moving(event) or super().selectionCommand(index, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the text grows and shrinks."""
        if not turned_for_zoom(event, self._keys):
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click with Shift selects the range from the row where the selection began."""
        row = self.rowAt(event.position().toPoint().y())
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier and row >= 0:
            self.extend_to(row)
        else:
            super().mousePressEvent(event)

    def extend_to(self, row: int) -> None:
        """Select from the row where the selection began to this one, which becomes the current one.

        Qt itself would begin where a key or a click was last, whatever row was made the current one since.
        """
        if row < 0 or self._anchor < 0:
            return
        model, flag = self.model(), QItemSelectionModel.SelectionFlag
        first, last = sorted((self._anchor, row))
        rows = QItemSelection(model.index(first, 0), model.index(last, len(Column) - 1))
        self._extending = True
        self.selectionModel().select(rows, flag.ClearAndSelect)
        self.selectionModel().setCurrentIndex(model.index(row, Column.NORMALIZATION), flag.NoUpdate)
        self._extending = False

    def _repaint_row(self, row: int) -> None:
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        self.viewport().update(0, top, self.viewport().width(), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The current row stays where the eye rests."""
        super().resizeEvent(event)
        self._share_room()
        if self.current_row() >= 0:
            self.rest_eye_on(self.current_row())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, and a strong frame about the current one."""
        theme = current_theme()
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), theme.base)
            self._paint_rows(painter, event, theme)
            row = self.current_row()
            if row >= 0:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                working = self.hasFocus() or self.state() == QAbstractItemView.State.EditingState
                painter.setPen(QPen(theme.accent if working else theme.quiet, 2))
                top, height = self.rowViewportPosition(row), self.rowHeight(row)
                painter.drawRoundedRect(QRectF(1, top + 1, self.viewport().width() - 2, height - 2), 4, 4)

    def _paint_rows(self, painter: QPainter, event: QPaintEvent, theme: Theme) -> None:
        """Those of which something is to be painted, each as one picture: Qt would ask for every cell, five times."""
        header, model, height = self.horizontalHeader(), self.token_model(), self.verticalHeader().defaultSectionSize()
        columns = tuple(
            (column, header.sectionPosition(column), header.sectionSize(column))
            for column in Column
            if not header.isSectionHidden(column)
        )
        rtl, ratio = self._delegates[Column.FORM].rtl, self.devicePixelRatioF()
        family = assets.manuscript_family()
        self.pictures.look_so(RowLook(columns, height, self._pixels, family, self.font(), theme, ratio, rtl))
        rect, region = event.rect(), event.region()
        first, last = self.rowAt(rect.top()), self.rowAt(rect.bottom())
        most = SCREENS * (1 + self.viewport().height() // height)
        selection = self.selectionModel().selection()
        ranges = [(selection.at(at).top(), selection.at(at).bottom()) for at in range(selection.count())]
        for row in range(max(0, first), (model.rowCount() - 1 if last < 0 else last) + 1):
            top = self.rowViewportPosition(row)
            if region.intersects(QRect(rect.left(), top, rect.width(), height)):
                selected = any(begin <= row <= end for begin, end in ranges)
                picture = self.pictures.picture(model.view(row), selected, most)
                painter.drawPixmap(-header.offset(), top, picture)
