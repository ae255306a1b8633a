"""The tokens of one manuscript in reading order, as a table."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Iterable, MutableSequence, Sequence
from enum import IntEnum
from itertools import chain, islice

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.text import lower_keep_length, shortened
from histnorm_gui.qt import messages, remark_messages
from histnorm_gui.qt.models.kept_views import KeptViews
from histnorm_gui.qt.models.row_view import RowView, accepted_view, row_view
from histnorm_gui.qt.models.sifter import Sifter
from histnorm_gui.qt.reasons import reason_sentences
from histnorm_gui.services.aligning import Alignments
from histnorm_gui.services.filters import Filter, least_certain
from histnorm_gui.services.manuscript_text import ManuscriptText

Index = QModelIndex | QPersistentModelIndex
VIEW_ROLE = Qt.ItemDataRole.UserRole + 1
"""The RowView of a row, for the delegates."""

_SHOWN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_EDITABLE = _SHOWN | Qt.ItemFlag.ItemIsEditable


class Column(IntEnum):
    """The columns of the table."""

    LINE = 0
    FORM = 1
    ALIGNMENT = 2
    NORMALIZATION = 3
    MODERNIZATION = 4  # hidden where the project has no such layer
    STATE = 5
    CONFIDENCE = 6
    NOTE = 7


EDITED = (Column.NORMALIZATION, Column.MODERNIZATION)
"""The columns that can be typed into."""


class TokenTableModel(QAbstractTableModel):
    """Rows are tokens (punctuation only where asked for).

    What a row shows is computed once and kept until it changes.
    """

    typed = Signal(object, str)  # Token, what was typed as its normalization
    modernized = Signal(object, str)  # Token, what was typed as its modernization
    sifted = Signal()  # all that a filter shows is shown
    tokens_changed = Signal(object)  # ids of tokens that are to be shown anew, also where no row was computed
    forms_changed = Signal(object)  # lower-cased forms that are to be shown anew, also where no row was computed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text: ManuscriptText | None = None
        self._alignments = Alignments()
        self._punctuation = False
        self._filter = Filter()
        self._order: Sequence[int] = ()  # rows of the text, from the first to the last
        self._owned = False  # whether nobody else has these rows
        self._sifter = Sifter(self)
        self._sifter.found.connect(self._on_found)
        self._sifter.ended.connect(self.sifted)
        self._views = KeptViews()
        self._revision = 0
        self.read_only = False
        """Whether nothing can be edited."""
        self.rtl = False
        """Whether the text runs from right to left, and the names of the columns with it."""

    def show_text(self, text: ManuscriptText | None, alignments: Alignments) -> None:
        """Show another manuscript, or nothing."""
        self.beginResetModel()
        self._text, self._alignments, self._filter = text, alignments, Filter()
        self._arrange()
        self.endResetModel()

    def show_only(self, wanted: Filter) -> None:
        """Show these tokens alone, as they are now: a row stays when it is decided, until this is called again."""
        self.beginResetModel()
        self._filter = wanted
        self._arrange()
        self.endResetModel()

    def show_punctuation(self, shown: bool) -> None:
        """Show punctuation tokens as rows of their own, or leave them out."""
        if shown != self._punctuation:
            self.beginResetModel()
            self._punctuation = shown
            self._arrange()
            self.endResetModel()

    def _arrange(self) -> None:
        text, self._owned = self._text, False
        self._sifter.stop()
        if text is None:
            self._order = ()
        elif not self._filter.is_all:
            self._order, self._owned = array("I", self._sifter.begin(text, self._filter)), True
        else:
            self._order = text.tokens.whole() if self._punctuation else text.words_in_order()
        self._views.clear()
        self._revision = text.suggester.revision if text else 0

    @property
    def sifting(self) -> bool:
        """Whether more of what a filter shows is still to be found."""
        return self._sifter.running

    def _on_found(self, rows: Iterable[int]) -> None:
        """Show what else of a long text belongs to the filter, unless it was joined to another word since."""
        text = self._text
        found = [row for row in rows if text is not None and text.tokens.kind(row) is not TokenKind.PART]
        if found:
            order = self._own_order()
            self.beginInsertRows(QModelIndex(), len(order), len(order) + len(found) - 1)
            order.extend(found)
            self.endInsertRows()

    def _is_row(self, token: Token) -> bool:
        """Whether a token can have a row: parts of a join have none."""
        return token.kind is TokenKind.WORD or (self._punctuation and token.kind is TokenKind.PUNCTUATION)

    def refresh(self) -> None:
        """Compute everything that is shown anew."""
        self._views.clear()
        self._revision = self._text.suggester.revision if self._text else 0
        if self._order:
            last = self.index(len(self._order) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def refresh_tokens(self, token_ids: Iterable[int], seen: range) -> None:
        """Compute what depends on these tokens anew: the rows of their forms, in whatever case; of those that are not
        ``seen`` now, when they are next looked at.

        Rows come and go with joins. Falls back on everything where the decisions changed more than that.
        """
        text = self._text
        if text is None:
            return
        ids = set(token_ids)
        self._follow_joins(ids)
        if text.suggester.revision != self._revision:
            self.refresh()
            return
        rows = [text.row(token_id) for token_id in ids]
        forms = {lower_keep_length(side[row].form) for row in rows for side in (text.tokens, text.source_tokens)}
        for token_id in self._views.of_forms(forms).union(self._views.among(ids)):
            self._views.take(token_id)
            row = self.row_of_token(token_id)
            if row is not None and row in seen:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))
        self.forms_changed.emit(forms)

    def _follow_joins(self, token_ids: Iterable[int]) -> None:
        """Take away the rows of tokens that became parts of a join, and show those again that are none any more."""
        assert self._text is not None
        for row in sorted(self._text.row(token_id) for token_id in token_ids):
            at = bisect_left(self._order, row)
            there = at < len(self._order) and self._order[at] == row
            token = self._text.tokens[row]
            if there and not self._is_row(token):
                order = self._own_order()
                self.beginRemoveRows(QModelIndex(), at, at)
                del order[at]
                self._views.take(token.id)
                self.endRemoveRows()
            elif not there and self._is_row(token) and self._is_near(at, row):
                order = self._own_order()
                self.beginInsertRows(QModelIndex(), at, at)
                order.insert(at, row)
                self.endInsertRows()

    def _own_order(self) -> MutableSequence[int]:
        """The rows of the text as a copy of one's own, to be changed."""
        if not self._owned:
            self._order, self._owned = array("I", self._order), True
        assert isinstance(self._order, MutableSequence)
        return self._order

    def _is_near(self, at: int, row: int) -> bool:
        """Whether a token is to be shown that is not: it is beside one that is, or nothing is left out."""
        if self.sifting and (not self._order or row > self._order[-1]):
            return False  # it is to be found still
        return self._filter.is_all or row - 1 in self._order[max(0, at - 1) : at]

    def refresh_rows(self, token_ids: Collection[int], seen: range) -> None:
        """Compute what the rows of these tokens show anew: of those ``seen`` now, of the others when they are next
        looked at. Rows that look as before are not painted again."""
        for token_id in self._views.among(token_ids):
            before = self._views.take(token_id)
            row = self.row_of_token(token_id) if before is not None else None
            if before is not None and row is not None and row in seen and not self.view(row).looks_like(before):
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))
        self.tokens_changed.emit(token_ids)

    @property
    def text(self) -> ManuscriptText | None:
        """The manuscript that is shown."""
        return self._text

    def token(self, row: int) -> Token:
        """The token of a row."""
        assert self._text is not None
        return self._text.tokens[self._order[row]]

    def _kind(self, row: int) -> TokenKind:
        assert self._text is not None
        return self._text.tokens.kind(self._order[row])

    def text_row(self, row: int) -> int:
        """The place of a row's token in the text."""
        return self._order[row]

    def view(self, row: int) -> RowView:
        """What a row shows."""
        text = self._text
        assert text is not None
        at = self._order[row]
        identity = text.source_tokens.id(at)
        found = self._views.get(identity)
        if found is None:
            found = row_view(text, self._alignments, text.tokens[at])
            self._views.keep(identity, found)
        return found

    def accepted_view(self, row: int) -> RowView:
        """What a row would show if its suggestion were accepted; as it is, where there is none."""
        view = self.view(row)
        return view if view.candidate is None else accepted_view(self._alignments, view)

    def row_of_token(self, token_id: int) -> int | None:
        """The row of a token, None when it is not shown."""
        if self._text is None:
            return None
        row = self._text.row(token_id)
        at = bisect_left(self._order, row)
        return at if at < len(self._order) and self._order[at] == row else None

    def next_undecided(self, row: int) -> int | None:
        """The row of the next open word after a row, beginning again at the top; None when all shown are decided."""
        if self._text is None:
            return None
        order, is_open = self._order, self._text.is_open
        at = min(row + 1, len(order))
        if self._filter.is_all:
            found = self._text.next_open(order[at]) if at < len(order) else None
            found = self._text.next_open(0) if found is None else found
        else:
            found = next(filter(is_open, chain(islice(order, at, None), islice(order, at))), None)
        return None if found is None else bisect_left(order, found)

    def row_from(self, text_row: int) -> int | None:
        """The row of the first token that is shown from a place of the text on."""
        at = bisect_left(self._order, text_row)
        return at if at < len(self._order) else None

    def least_certain(self) -> int | None:
        """The row of the open word whose suggestion is the least certain; None when all shown are decided."""
        if self._text is None:
            return None
        found = least_certain(self._text, self._order)
        return None if found is None else bisect_left(self._order, found)

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a token."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """See Column."""
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only the normalization and the modernization of a word can be edited."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.column() in EDITED and not self.read_only and self._kind(index.row()) is TokenKind.WORD:
            return _EDITABLE
        return _SHOWN

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Texts for display and for screen readers; the RowView for the delegates."""
        if not index.isValid():
            return None
        if role == VIEW_ROLE:
            return self.view(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return shortened(self._shown(self.view(index.row()), Column(index.column())))
        if role == Qt.ItemDataRole.EditRole:
            return self._shown(self.view(index.row()), Column(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tool_tip(self.view(index.row()), Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(self.view(index.row()), Column(index.column()))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Pass on what was typed; the decision comes back as a change. A modernization may be emptied."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        words = str(value).strip()
        if index.column() == Column.MODERNIZATION:
            self.modernized.emit(self.token(index.row()), words)
        elif words:
            self.typed.emit(self.token(index.row()), words)
        return bool(words) or index.column() == Column.MODERNIZATION

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            words = (Column.FORM, Column.ALIGNMENT, Column.NORMALIZATION, Column.MODERNIZATION)
            side = Qt.AlignmentFlag.AlignRight if self.rtl and section in words else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.LINE: self.tr("Line"),
            Column.FORM: self.tr("Form"),
            Column.ALIGNMENT: self.tr("Alignment"),
            Column.NORMALIZATION: self.tr("Normalization"),
            Column.MODERNIZATION: self.tr("Modernization"),
            Column.STATE: self.tr("State"),
            Column.CONFIDENCE: self.tr("Confidence"),
            Column.NOTE: self.tr("Note"),
        }[Column(section)]

    def _shown(self, view: RowView, column: Column) -> str:
        if column is Column.LINE:
            return view.token.line
        if column is Column.FORM:
            return view.token.shown
        if column is Column.NORMALIZATION:
            return view.norm
        if column is Column.ALIGNMENT:
            return " ".join(f"{cell.form or '_'}:{cell.label or '·'}" for cell in view.cells)
        if column is Column.MODERNIZATION:
            return view.remark.modernization or ""
        if column is Column.NOTE:
            return remark_messages.remark_text(view.remark)
        if view.token.kind is not TokenKind.WORD:
            return ""
        if column is Column.STATE:
            return messages.status_name(view.annotation.status)
        if view.look is not None:
            return remark_messages.second_look_name()
        return messages.level_name(view.level) if view.level else ""

    def _tool_tip(self, view: RowView, column: Column) -> str | None:
        if column is Column.CONFIDENCE:
            if view.look is not None:
                return remark_messages.second_look_reason(view.look)
            if view.confidence is not None and view.candidate is not None:
                return "\n".join([messages.percent(view.confidence), *reason_sentences(view.candidate)])
        if column is Column.STATE and view.decided:
            return remark_messages.provenance(view.annotation)
        if column in (Column.FORM, Column.NORMALIZATION, Column.NOTE, Column.MODERNIZATION) or (
            column is Column.ALIGNMENT and view.cells
        ):
            return shortened(self._shown(view, column))
        return None

    def _spoken(self, view: RowView, column: Column) -> str:
        if column is not Column.NORMALIZATION:
            return shortened(self._shown(view, column))
        said = [messages.status_name(view.annotation.status)]
        if view.level or view.look:
            said.append(self._shown(view, Column.CONFIDENCE))
        if view.remark.flagged or view.remark.excluded or view.remark.note:
            said.append(remark_messages.remark_text(view.remark))
        return f"{shortened(view.token.shown)}: {shortened(view.norm)}, {', '.join(said)}"
