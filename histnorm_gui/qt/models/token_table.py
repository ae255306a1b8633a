"""The tokens of one manuscript in reading order, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from itertools import chain

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.qt import messages
from histnorm_gui.qt.models.row_view import RowView, row_view
from histnorm_gui.services.aligning import Alignments
from histnorm_gui.services.filters import Show, is_shown, least_certain
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
    STATE = 4
    CONFIDENCE = 5


class TokenTableModel(QAbstractTableModel):
    """Rows are tokens (punctuation only where asked for).

    What a row shows is computed once and kept until it changes.
    """

    typed = Signal(object, str)  # Token, what was typed into its row

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text: ManuscriptText | None = None
        self._alignments = Alignments()
        self._punctuation = False
        self._show = Show.ALL
        self._order: list[int] = []
        self._row_of: dict[int, int] = {}
        self._views: dict[int, RowView] = {}
        self._revision = 0

    def show_text(self, text: ManuscriptText | None, alignments: Alignments) -> None:
        """Show another manuscript, or nothing."""
        self.beginResetModel()
        self._text, self._alignments, self._show = text, alignments, Show.ALL
        self._arrange()
        self.endResetModel()

    def show_only(self, show: Show) -> None:
        """Show these tokens alone, as they are now: a row stays where it is decided, until this is called again."""
        self.beginResetModel()
        self._show = show
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
        text = self._text
        tokens = text.tokens if text else ()
        kinds = (TokenKind.WORD, TokenKind.PUNCTUATION) if self._punctuation else (TokenKind.WORD,)
        self._order = [row for row, token in enumerate(tokens) if token.kind in kinds]
        if text is not None and self._show is not Show.ALL:
            self._order = [row for row in self._order if is_shown(text, tokens[row], self._show)]
        self._row_of = {tokens[row].id: shown for shown, row in enumerate(self._order)}
        self._views.clear()
        self._revision = text.suggester.revision if text else 0

    def refresh(self) -> None:
        """Compute everything that is shown anew."""
        self._views.clear()
        self._revision = self._text.suggester.revision if self._text else 0
        if self._order:
            last = self.index(len(self._order) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def refresh_tokens(self, token_ids: Iterable[int]) -> None:
        """Compute what depends on decisions on these tokens anew: the rows of their forms, in whatever case.

        Falls back on everything where the decisions changed more than that.
        """
        text = self._text
        if text is None or text.suggester.revision != self._revision:
            self.refresh()
            return
        forms = {lower_keep_length(text.tokens[text.row(token_id)].form) for token_id in token_ids}
        for row in [row for row in self._views if lower_keep_length(self.token(row).form) in forms]:
            del self._views[row]
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    @property
    def text(self) -> ManuscriptText | None:
        """The manuscript that is shown."""
        return self._text

    def token(self, row: int) -> Token:
        """The token of a row."""
        assert self._text is not None
        return self._text.tokens[self._order[row]]

    def view(self, row: int) -> RowView:
        """What a row shows."""
        found = self._views.get(row)
        if found is None:
            assert self._text is not None
            found = self._views[row] = row_view(self._text, self._alignments, self.token(row))
        return found

    def row_of_token(self, token_id: int) -> int | None:
        """The row of a token, None when it is not shown."""
        return self._row_of.get(token_id)

    def next_undecided(self, row: int) -> int | None:
        """The row of the next open word after a row, beginning again at the top; None when all shown are decided."""
        if self._text is None:
            return None
        for candidate in chain(range(row + 1, len(self._order)), range(min(row + 1, len(self._order)))):
            token = self.token(candidate)
            if token.kind is TokenKind.WORD and not self._text.annotation(token.id).decided:
                return candidate
        return None

    def least_certain(self) -> int | None:
        """The row of the open word whose suggestion is the least certain; None when all shown are decided."""
        if self._text is None:
            return None
        found = least_certain(self._text, self._order)
        return None if found is None else self._row_of[self._text.tokens[found].id]

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a token."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """See Column."""
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only the normalization of a word can be edited."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.column() == Column.NORMALIZATION and self.token(index.row()).kind is TokenKind.WORD:
            return _EDITABLE
        return _SHOWN

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Texts for display and for screen readers; the RowView for the delegates."""
        if not index.isValid():
            return None
        if role == VIEW_ROLE:
            return self.view(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._shown(self.view(index.row()), Column(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tool_tip(self.view(index.row()), Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(self.view(index.row()), Column(index.column()))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Pass on what was typed; the decision comes back as a change."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or not str(value).strip():
            return False
        self.typed.emit(self.token(index.row()), str(value).strip())
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.LINE: self.tr("Line"),
            Column.FORM: self.tr("Form"),
            Column.ALIGNMENT: self.tr("Alignment"),
            Column.NORMALIZATION: self.tr("Normalization"),
            Column.STATE: self.tr("State"),
            Column.CONFIDENCE: self.tr("Confidence"),
        }[Column(section)]

    def _shown(self, view: RowView, column: Column) -> str:
        if column is Column.LINE:
            return view.token.line
        if column is Column.FORM:
            return view.token.form
        if column is Column.NORMALIZATION:
            return view.norm
        if column is Column.ALIGNMENT:
            return " ".join(f"{cell.form or '_'}:{cell.label or '·'}" for cell in view.cells)
        if view.token.kind is not TokenKind.WORD:
            return ""
        if column is Column.STATE:
            return messages.status_name(view.annotation.status)
        return messages.level_name(view.level) if view.level else ""

    def _tool_tip(self, view: RowView, column: Column) -> str | None:
        if column is Column.CONFIDENCE and view.confidence is not None and view.candidate is not None:
            return f"{messages.percent(view.confidence)}, {messages.candidate_reason(view.candidate)}"
        if column is Column.STATE and view.decided:
            return messages.decision_source(view.annotation.provenance.source)
        if column in (Column.FORM, Column.NORMALIZATION) or (column is Column.ALIGNMENT and view.cells):
            return self._shown(view, column)
        return None

    def _spoken(self, view: RowView, column: Column) -> str:
        if column is not Column.NORMALIZATION:
            return self._shown(view, column)
        state = messages.status_name(view.annotation.status)
        sure = f", {messages.level_name(view.level)}" if view.level else ""
        return f"{view.token.form}: {view.norm}, {state}{sure}"
