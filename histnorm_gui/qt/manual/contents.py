"""The left side of the manual: the table of contents, or what was found."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from histnorm_gui.qt.theme import current_theme
from histnorm_gui.services.manual import START, Hit, Manual

_PLACE = Qt.ItemDataRole.UserRole
_EXCERPT = Qt.ItemDataRole.UserRole + 1
_LINES = 3
DEEPEST = 2
"""Headings of this level are the last that are listed."""


class Contents(QStackedWidget):
    """Chapters with their headings, or hits; what is chosen is told."""

    chosen = Signal(str, str)  # page, anchor

    def __init__(self) -> None:
        super().__init__()
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(14)
        self.tree.setStyleSheet("QTreeView::item { padding: 4px 0; }")
        self.tree.itemActivated.connect(lambda item, _: self._choose(item.data(0, _PLACE)))
        self.tree.itemClicked.connect(lambda item, _: self._choose(item.data(0, _PLACE)))
        self.hits = QListWidget()
        self.hits.setItemDelegate(_HitDelegate(self.hits))
        self.hits.setWordWrap(True)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hits.currentItemChanged.connect(lambda item, _: self._choose(item.data(_PLACE)) if item else None)
        for view in (self.tree, self.hits):
            view.setTextElideMode(Qt.TextElideMode.ElideRight)
            self.addWidget(view)

    def show_manual(self, manual: Manual) -> None:
        """List the chapters."""
        self.tree.clear()
        for page in manual.pages:
            chapter = QTreeWidgetItem(self.tree, [page.title])
            chapter.setData(0, _PLACE, (page.name, ""))
            chapter.setToolTip(0, page.title)
            for section in page.sections[1:] if page.name != START else ():
                if section.level <= DEEPEST:
                    heading = QTreeWidgetItem(chapter, [section.title])
                    heading.setData(0, _PLACE, (page.name, section.anchor))
                    heading.setToolTip(0, section.title)

    def show_hits(self, hits: list[Hit]) -> None:
        """List what was found, the first of it chosen; with nothing, the list is empty."""
        self.hits.clear()
        for hit in hits:
            item = QListWidgetItem(self.hits)
            title = hit.section.title
            item.setText(title if title == hit.chapter else f"{title} – {hit.chapter}")
            item.setData(_EXCERPT, hit.excerpt)
            item.setData(_PLACE, (hit.section.page, hit.section.anchor))
            item.setToolTip(hit.excerpt)
        self.setCurrentWidget(self.hits)
        if hits:
            self.hits.setCurrentRow(0)

    def show_chapters(self) -> None:
        """Show the table of contents."""
        self.setCurrentWidget(self.tree)

    def mark(self, page: str, anchor: str) -> None:
        """Show where in the table of contents the reader is."""
        for chapter in (self.tree.topLevelItem(number) for number in range(self.tree.topLevelItemCount())):
            if chapter is None or chapter.data(0, _PLACE)[0] != page:
                if chapter is not None:
                    chapter.setExpanded(False)
                continue
            chapter.setExpanded(True)
            found = chapter
            for number in range(chapter.childCount()):
                heading = chapter.child(number)
                if heading is not None and tuple(heading.data(0, _PLACE)) == (page, anchor):
                    found = heading
            self.tree.setCurrentItem(found)
            self.tree.scrollToItem(found)

    def _choose(self, place: tuple[str, str]) -> None:
        self.chosen.emit(*place)


class _HitDelegate(QStyledItemDelegate):
    """The heading, and below it what was found there."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """One height for all."""
        return QSize(120, option.fontMetrics.lineSpacing() * (_LINES + 1) + 16)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one hit."""
        theme = current_theme()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.current)
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), theme.accent)
        inner = rect.adjusted(12, 8, -8, -8)
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(theme.text)
        title = painter.fontMetrics().elidedText(
            str(index.data(Qt.ItemDataRole.DisplayRole)), Qt.TextElideMode.ElideRight, inner.width()
        )
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, title)
        painter.setFont(option.font)
        painter.setPen(theme.quiet)
        inner.setTop(inner.top() + option.fontMetrics.lineSpacing() + 2)
        painter.drawText(
            inner,
            Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap,
            str(index.data(_EXCERPT)),
        )
        painter.restore()
