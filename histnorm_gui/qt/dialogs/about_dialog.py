"""What this program is, how to cite it, and the licences of everything in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui import __version__
from histnorm_gui.core.assets import resource
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.services import citing
from histnorm_gui.services.components import Component, components

_ICON = 64


class AboutDialog(QDialog):
    """Three pages: the program, how to cite it, and what it is made of with all licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.components: tuple[Component, ...] = components()
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        self.about = QLabel()
        self.references = _text_box()
        self.bibtex = _text_box(fixed=True)
        self.copy_references = QPushButton()
        self.copy_bibtex = QPushButton()
        self.table = QTableWidget(len(self.components), 3)
        self.said = QLabel()
        self.licence = _text_box(fixed=True)
        self._headings = [QLabel() for _ in range(2)]
        for page in (self._about_page(), self._citing_page(), self._licences_page()):
            self.pages.addTab(page, "")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(self.pages, 1)
        layout.addWidget(buttons)
        translated(self, self._say)
        self.table.selectRow(0)
        resize_on_screen(self, 760, 600)

    # The pages

    def _about_page(self) -> QWidget:
        icon = QLabel()
        icon.setPixmap(QIcon(str(resource("icons", "histnorm.svg"))).pixmap(QSize(_ICON, _ICON)))
        name = QLabel(f"histnorm {__version__}")
        font = QFont(name.font())
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        name.setFont(font)
        name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.about.setWordWrap(True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        words = QVBoxLayout()
        words.setSpacing(12)
        words.addWidget(name)
        words.addWidget(self.about)
        words.addStretch(1)
        page = QWidget()
        layout = QHBoxLayout(page)
        layout.setContentsMargins(8, 16, 8, 8)
        layout.setSpacing(24)
        layout.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)
        return page

    def _citing_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(8, 16, 8, 8)
        layout.setSpacing(8)
        rows = (
            (self._headings[0], self.references, self.copy_references, citing.references),
            (self._headings[1], self.bibtex, self.copy_bibtex, citing.bibtex),
        )
        for heading, box, button, text in rows:
            box.setPlainText(text())
            heading.setBuddy(box)
            button.clicked.connect(lambda _checked=False, button=button, text=text: self._copy(button, text))
            above = QHBoxLayout()
            above.addWidget(heading, 1)
            above.addWidget(button)
            layout.addLayout(above)
            layout.addWidget(box, 1)
        layout.setStretch(1, 2)
        layout.setStretch(3, 3)
        return page

    def _licences_page(self) -> QWidget:
        self._fill_table()
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.table.currentCellChanged.connect(lambda *_: self._show_licence())
        lower = QWidget()
        below = QVBoxLayout(lower)
        below.setContentsMargins(0, 8, 0, 0)
        below.setSpacing(8)
        below.addWidget(self.said)
        below.addWidget(self.licence, 1)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.table)
        split.addWidget(lower)
        split.setChildrenCollapsible(False)
        split.setSizes([200, 280])
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(8, 16, 8, 8)
        layout.addWidget(split)
        return page

    def _fill_table(self) -> None:
        table = self.table
        for row, component in enumerate(self.components):
            for column, text in enumerate((component.name, component.version, component.licence)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                table.setItem(row, column, item)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)

    # What they say

    def _say(self) -> None:
        """Every text, in the language that is installed now."""
        self.setWindowTitle(self.tr("About histnorm"))
        titles = (self.tr("&Program"), self.tr("&How to cite"), self.tr("&Licences"))
        for number, title in enumerate(titles):
            self.pages.setTabText(number, title)
        self.about.setText(
            self.tr(
                "Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and"
                " learns from what you decide: by a memory of your decisions, by rules of spelling, and by a"
                " bi-directional LSTM that is shared over the manuscripts of a project (Bollmann & Søgaard 2016).\n\n"
                "histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and"
                " change it. It comes without any warranty.\n\n"
                "Your manuscripts stay on this computer: the program sends nothing anywhere."
            )
        )
        self._headings[0].setText(self.tr("Please cite the program, and the paper that its model comes from:"))
        self._headings[1].setText(self.tr("The same for BibTeX:"))
        self.copy_references.setText(self.tr("&Copy"))
        self.copy_bibtex.setText(self.tr("Copy &BibTeX"))
        self.references.setAccessibleName(self.tr("References"))
        self.bibtex.setAccessibleName("BibTeX")
        self.table.setHorizontalHeaderLabels([self.tr("Component"), self.tr("Version"), self.tr("Licence")])
        self.table.setAccessibleName(self.tr("What histnorm is made of"))
        self.licence.setAccessibleName(self.tr("Text of the licence"))
        self._show_licence()

    def _show_licence(self) -> None:
        row = self.table.currentRow()
        if row < 0:
            return
        component = self.components[row]
        holder = component.by
        explained = self._lesser_gpl() if component.is_lesser_gpl else ""
        self.said.setText("\n".join(text for text in (holder, explained) if text))
        self.said.setVisible(bool(self.said.text()))
        text = component.licence_text()
        self.licence.setPlainText(text if text.strip() else self.tr("The text of the licence was not installed."))

    def _lesser_gpl(self) -> str:
        return self.tr(
            "This library is used under the GNU Lesser General Public License. You may replace it by another version,"
            " also one that you have changed: it lies as files of its own beside the program. To find out how that"
            " works you may take it apart, and its makers give you its source code."
        )

    def _copy(self, button: QPushButton, text: Callable[[], str]) -> None:
        QGuiApplication.clipboard().setText(text())
        button.setText(self.tr("Copied"))


def _text_box(*, fixed: bool = False) -> QPlainTextEdit:
    """A box whose text can be read, selected and copied; ``fixed``: in letters of one width, lines as they are."""
    box = QPlainTextEdit()
    box.setReadOnly(True)
    box.setTabChangesFocus(True)
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    if fixed:
        box.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        box.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    return box
