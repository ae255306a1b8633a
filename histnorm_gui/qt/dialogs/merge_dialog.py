"""Merging another copy of a project: what is taken over, and whose version where both have changed the same."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.qt import assets, safety_messages
from histnorm_gui.qt.fitting import resize_on_screen, text_width
from histnorm_gui.qt.models.conflict_table import (
    CHOSEN_ROLE,
    SEARCHED_ROLE,
    ConflictColumn,
    ConflictTableModel,
    side_of,
)
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.services.conflicts import Side, What
from histnorm_gui.services.merging import Merge


class _Filter(QSortFilterProxyModel):
    """Leaves out what does not have some words, or what is settled."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self._only_open = False
        self.setDynamicSortFilter(False)  # a row stays where it is while one decides

    def show_only(self, words: str, only_open: bool) -> None:
        """Show the rows that have all of these words, of them those that are not settled."""
        self._words, self._only_open = words.casefold().split(), only_open
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether a row is shown."""
        index = self.sourceModel().index(row, 0, parent)
        if self._only_open and index.data(CHOSEN_ROLE) is not None:
            return False
        text = str(index.data(SEARCHED_ROLE)).casefold()
        return all(word in text for word in self._words)


class _Table(QTableView):
    """Left and right choose a side in the current row, a click does so too."""

    def __init__(self, dialog: MergeDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """M and Left take mine, T and Right theirs; then the next row comes."""
        mine = (Qt.Key.Key_M, Qt.Key.Key_1, Qt.Key.Key_Left)
        theirs = (Qt.Key.Key_T, Qt.Key.Key_2, Qt.Key.Key_Right)
        if event.key() in (*mine, *theirs):
            self._dialog.choose_current(Side.MINE if event.key() in mine else Side.THEIRS)
        else:
            super().keyPressEvent(event)


class MergeDialog(QDialog):
    """Every conflict has to be settled before the merge can be made; all of it is one step."""

    def __init__(self, merge: Merge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._merge = merge
        self.model = ConflictTableModel(merge.conflicts, self)
        self._proxy = _Filter(self)
        self._proxy.setSourceModel(self.model)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.count = QLabel()
        self.count.setProperty("role", "quiet")
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.only_open = QCheckBox()
        self.all_mine, self.all_theirs = QPushButton(), QPushButton()
        self.table = self._table()
        self.context = QLabel()
        self.context.setTextFormat(Qt.TextFormat.PlainText)
        self.context.setFont(assets.manuscript_font(18))
        self.context.setWordWrap(True)
        self.versions = QLabel()
        self.versions.setTextFormat(Qt.TextFormat.PlainText)
        self.versions.setProperty("role", "quiet")
        self.versions.setWordWrap(True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._lay_out()
        self._connect()
        translated(self, self._name)
        resize_on_screen(self, 880, 600 if merge.conflicts else 200)

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Merge “{name}”").format(name=self._merge.name))
        self.summary.setText(safety_messages.taken_sentence(self._merge.taken, self._merge.three_way))
        self.filter.setPlaceholderText(self.tr("Show only those with…"))
        self.filter.setAccessibleName(self.tr("Show only those with…"))
        self.only_open.setText(self.tr("&Only what is to be decided"))
        self.all_mine.setText(self.tr("All m&ine"))
        self.all_theirs.setText(self.tr("All &theirs"))
        self.table.setAccessibleName(self.tr("Conflicts"))
        self.ok.setText(self.tr("&Merge"))
        header = self.table.horizontalHeader()
        header.resizeSection(ConflictColumn.PLACE, 96)
        header.resizeSection(
            ConflictColumn.WHAT, max(120, *(text_width(self.table, safety_messages.what_name(what)) for what in What))
        )
        self._show_current()
        self._show_count()

    def choices(self) -> list[Side]:
        """The sides by conflict, once all are settled."""
        return [side for side in self.model.choices() if side is not None]

    def choose_current(self, side: Side) -> None:
        """Take a version in the current row and go on to the next one that is not settled."""
        index = self.table.currentIndex()
        if not index.isValid():
            return
        row = index.row()
        self.model.choose([self._proxy.mapToSource(index).row()], side)
        for following in (*range(row + 1, self._proxy.rowCount()), *range(row)):
            if self._proxy.index(following, 0).data(CHOSEN_ROLE) is None:
                self.table.setCurrentIndex(self._proxy.index(following, 0))
                return

    def choose_shown(self, side: Side) -> None:
        """Take the version of a side in all rows that are shown."""
        shown = [self._proxy.mapToSource(self._proxy.index(row, 0)).row() for row in range(self._proxy.rowCount())]
        self.model.choose(shown, side)

    def _table(self) -> QTableView:
        table = _Table(self)
        table.setModel(self._proxy)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setStyleSheet("QTableView::item { padding: 0 5px; }")  # as in the headers
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(32)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (ConflictColumn.PLACE, ConflictColumn.WHAT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        table.setCurrentIndex(self._proxy.index(0, 0))
        return table

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.filter, 1)
        top.addWidget(self.only_open)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.all_mine)
        below.addWidget(self.all_theirs)
        below.addStretch(1)
        below.addWidget(self._buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        layout.addWidget(self.summary)
        layout.addWidget(self.count)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.context)
        layout.addWidget(self.versions)
        layout.addLayout(below)
        about_conflicts = (self.count, self.filter, self.only_open, self.all_mine, self.all_theirs, self.table)
        for widget in (*about_conflicts, self.context, self.versions):
            widget.setVisible(self.model.rowCount() > 0)
        for button in (self.all_mine, self.all_theirs):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._filter_rows)
        self.only_open.toggled.connect(self._filter_rows)
        self.all_mine.clicked.connect(lambda: self.choose_shown(Side.MINE))
        self.all_theirs.clicked.connect(lambda: self.choose_shown(Side.THEIRS))
        self.table.clicked.connect(self._on_click)
        self.table.selectionModel().currentRowChanged.connect(self._show_current)
        self.model.dataChanged.connect(self._show_count)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _on_click(self, index: QModelIndex) -> None:
        side = side_of(index.column())
        if side is not None:
            self.model.choose([self._proxy.mapToSource(index).row()], side)

    def _filter_rows(self) -> None:
        self._proxy.show_only(self.filter.text(), self.only_open.isChecked())
        if self._proxy.rowCount() and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self._proxy.index(0, 0))
        self._show_current()
        self._show_count()

    def _show_current(self) -> None:
        index = self.table.currentIndex()
        if not index.isValid():
            self.context.clear()
            self.versions.clear()
            return
        conflict = self.model.conflict(self._proxy.mapToSource(index).row())
        self.context.setText(f"{conflict.left}  [ {conflict.token.form} ]  {conflict.right}".strip())
        mine = safety_messages.version_line(self.tr("Mine"), conflict.what, conflict.mine)
        theirs = safety_messages.version_line(self.tr("Theirs"), conflict.what, conflict.theirs)
        self.versions.setText(f"{mine}\n{theirs}")

    def _show_count(self) -> None:
        number = QLocale().toString
        total, left, shown = self.model.rowCount(), self.model.left, self._proxy.rowCount()
        text = self.tr(
            "Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or"
            " → theirs; so does a click on a version.",
            "",
            total,
        )
        said = text.format(left=number(left))
        if shown != total:
            said += " " + self.tr("{shown} are shown.").format(shown=number(shown))
        self.count.setText(said)
        self.count.setWordWrap(True)
        self.ok.setEnabled(left == 0)
        self.ok.setToolTip(self.tr("Some places are still to be decided") if left else "")
