"""What stands in the table while nothing is shown in it: what to do next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel

from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.hints import with_key

EDGE, ABOVE = 24, 64
"""Pixels beside and above the sentence."""


class NothingShown(QLabel):
    """Lies over a table that has rows no more, since the filter has left out all of them."""

    def __init__(self, table: QAbstractItemView) -> None:
        super().__init__(table.viewport())
        self._table = table
        self.setProperty("role", "quiet")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        table.viewport().installEventFilter(self)
        model = table.model()
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.layoutChanged):
            changed.connect(self._follow)
        self._follow()

    def name_keys(self, actions: Actions) -> None:
        """Name the key that the editor has chosen."""
        self.setText(with_key(self.tr("No word is like that. Choose at the left what is shown"), actions, "filters"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be where the eye rests in what lies below."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._table.viewport().rect().adjusted(EDGE, ABOVE, -EDGE, 0))
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        self.setVisible(self._table.model().rowCount() == 0)
