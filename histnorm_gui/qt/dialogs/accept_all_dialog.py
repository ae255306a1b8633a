"""One normalization for all tokens of a form: how many, which, and which not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFrame, QLabel, QListView, QVBoxLayout, QWidget

from histnorm_gui.qt import assets
from histnorm_gui.qt.delegates.concordance_delegate import ConcordanceDelegate
from histnorm_gui.qt.models.concordance_list import ConcordanceModel
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.services.concordance import Occurrence


class AcceptAllDialog(QDialog):
    """Shows tokens of a form in their contexts: the open ones, ticked, and those decided otherwise, not ticked.

    Those that are unticked stay as they are.
    """

    def __init__(
        self,
        form: str,
        norm: str,
        found: Sequence[Occurrence],
        parent: QWidget | None = None,
        *,
        rtl: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setMinimumSize(640, 420)
        heading = QLabel(f"{form} → {norm}")
        heading.setFont(assets.manuscript_font(24))
        self._count = QLabel()
        self._count.setProperty("role", "quiet")
        self._count.setWordWrap(True)
        self.model = ConcordanceModel(self, checkable=True)
        self.model.show_occurrences(found)
        self.model.dataChanged.connect(self._show_count)
        self.list = QListView()
        self.list.setModel(self.model)
        delegate = ConcordanceDelegate(self)
        delegate.pixels = 17
        delegate.rtl = rtl
        self.list.setItemDelegate(delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setCurrentIndex(self.model.index(0))
        self._otherwise = sum(one.decided for one in found)
        self.otherwise = QCheckBox()
        self.otherwise.setVisible(self._otherwise > 0)
        self.otherwise.toggled.connect(self.model.choose_decided)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(8)
        for widget in (heading, self._count, self.list, self.otherwise, self._buttons):
            layout.addWidget(widget)
        translated(
            self,
            lambda: self.setWindowTitle(self.tr("Accept all of one form")),
            lambda: self.list.setAccessibleName(self.tr("Words of this form")),
            self._show_count,
        )

    def _show_count(self) -> None:
        locale = QLocale()
        checked, total = self.model.checked(), self.model.rowCount() - self._otherwise
        text = self.tr("{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.", "", total)
        self._count.setText(text.format(checked=locale.toString(sum(not one.decided for one in checked))))
        self._count.setVisible(total > 0)
        otherwise = self.tr("Also &those decided otherwise ({count})")
        self.otherwise.setText(otherwise.format(count=locale.toString(self._otherwise)))
        ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(self.tr("Accept {count}").format(count=locale.toString(len(checked))))
        ok.setEnabled(bool(checked))
