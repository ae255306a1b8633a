"""What the table shows, chosen at the left."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from histnorm_gui.services.filters import Show
from histnorm_gui.services.manuscript_text import ManuscriptText


class FilterPanel(QWidget):
    """A list of filters with the number of words that each shows, where that is known without reading all of them."""

    chosen = Signal(object)  # Show

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = QLabel(self.tr("Show"))
        self._caption.setProperty("role", "caption")
        self._caption.setContentsMargins(16, 12, 16, 4)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Show"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(
            "QListWidget { background: transparent } QListWidget::item { padding: 5px 14px }"
            " QListWidget::item:selected { background: palette(midlight); color: palette(text) }"
        )
        for show in Show:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, show.value)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.currentItemChanged.connect(self._on_current)
        self.list.itemClicked.connect(self._on_current)  # a click on the present one applies it again
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._caption)
        layout.addWidget(self.list)
        self.show_counts(None)

    def show_counts(self, text: ManuscriptText | None) -> None:
        """Show how many words there are of each kind."""
        counts = {}
        if text is not None:
            counts = {Show.ALL: text.words, Show.OPEN: text.words - text.decided, Show.DECIDED: text.decided}
        names = {
            Show.ALL: self.tr("All words"),
            Show.OPEN: self.tr("Open"),
            Show.UNSURE: self.tr("Unsure or a guess"),
            Show.DECIDED: self.tr("Decided"),
        }
        for row, show in enumerate(Show):
            number = f"   {QLocale().toString(counts[show])}" if show in counts else ""
            if self.list.item(row).text() != names[show] + number:
                self.list.item(row).setText(names[show] + number)
        self.list.setFixedHeight(len(Show) * self.list.sizeHintForRow(0) + 4)

    def select(self, show: Show) -> None:
        """Mark a filter as the one in force, without applying it."""
        blocked = self.list.blockSignals(True)
        self.list.setCurrentRow(list(Show).index(show))
        self.list.blockSignals(blocked)

    def _on_current(self, item: QListWidgetItem | None, *_: object) -> None:
        if item is not None:
            self.chosen.emit(Show(item.data(Qt.ItemDataRole.UserRole)))
