"""Shows one page of the manual, in a column that reads well, with its pictures as large as fits."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from histnorm_gui.qt.manual.typesetting import set_page
from histnorm_gui.qt.theme import current_theme, mixed
from histnorm_gui.services.manual import Page, without_comments

COLUMN = 46
"""Width of the text at most, in heights of a line: some ninety letters."""
MARGIN = 24
SIZES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""How large the text can be, in sizes of the window's own."""


class PageView(QTextBrowser):
    """A page; what is clicked in it is told, and nothing is opened by itself."""

    _page: Page | None = None  # Qt asks before there is one
    followed = Signal(str)  # a link: "page.md#anchor", "#anchor", or the path of a picture

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("PageView { border: 0; padding: 0; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # so that the column is always as wide
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self._folder = Path()
        self._zoom = 1.0
        self._words: list[str] = []
        self._laid_out_for = 0
        self._asked = ""
        self._brought_to = -1
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._fit)
        self._plain_size = self.font().pointSizeF()

    @property
    def zoom(self) -> float:
        """How large the text is, in sizes of the window's own."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Show the text in a size; the nearest of ``SIZES`` is taken."""
        self._zoom = min(SIZES, key=lambda size: abs(size - zoom))
        self._fit()
        self.render_page()

    def step_zoom(self, by: int) -> None:
        """Show the text larger or smaller by so many steps."""
        at = min(max(0, SIZES.index(self._zoom) + by), len(SIZES) - 1)
        self.set_zoom(SIZES[at])

    def show_page(self, page: Page, folder: Path, words: list[str]) -> None:
        """Show a page from its top, the places of these words marked; its pictures are relative to ``folder``."""
        self._page, self._folder, self._words = page, folder, words
        self._asked = ""
        self.render_page()
        self.verticalScrollBar().setValue(0)

    def render_page(self) -> None:
        """Set the page anew where its reader is: in another size, width or colour."""
        page = self._page
        if page is None:
            return
        height = max(1, self.verticalScrollBar().maximum())
        share = self.verticalScrollBar().value() / height
        document = self.document()
        document.clear()
        font = self.font()
        font.setPointSizeF(self._plain_size * self._zoom * 1.08)
        document.setDefaultFont(font)
        document.setDocumentMargin(MARGIN)
        document.setMarkdown(without_comments(page.markdown), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        set_page(document, [section.anchor for section in page.sections])
        self._link_pictures()
        self._mark_words()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(round(share * self.verticalScrollBar().maximum()))

    def scroll_to(self, anchor: str) -> None:
        """Bring a heading to the top; and where words are marked below it, the first of them into sight."""
        self.scrollToAnchor(anchor)
        self._show_marked(anchor)
        self._asked, self._brought_to = anchor, self.verticalScrollBar().value()

    def _show_marked(self, anchor: str) -> None:
        marked = self.extraSelections()
        if marked and self._page is not None:
            heading = self._place_of(anchor)
            following = [found.cursor for found in marked if found.cursor.position() >= heading]
            if following:
                cursor = QTextCursor(following[0])
                cursor.clearSelection()
                self.setTextCursor(cursor)
                self.ensureCursorVisible()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """A picture as wide as the column at most, and sharp where the screen has more dots."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        image = QImage(str(self.path_of(name if isinstance(name, str) else name.toString())))
        if image.isNull():
            return image
        dots = self.devicePixelRatioF()
        width = min(float(image.width()), self._column_width())
        scaled = image.scaledToWidth(max(1, round(width * dots)), Qt.TransformationMode.SmoothTransformation)
        scaled.setDevicePixelRatio(dots)
        return scaled

    def path_of(self, picture: str) -> Path:
        """Where the file of a picture is."""
        return (self._folder / picture).resolve()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the page out anew where it is wider or narrower now."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._later.start(0)

    def changeEvent(self, event: QEvent) -> None:
        """Lay the page out anew in the colours that are set now."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange) and self._page is not None:
            self._later.start(0)
            self._laid_out_for = 0

    def _widest(self) -> int:
        return round(COLUMN * self.fontMetrics().height() * self._zoom)

    def _column_width(self) -> float:
        return max(120.0, self.viewport().width() - 2.0 * MARGIN)

    def _fit(self) -> None:
        """Keep the column narrow enough to be read, in the middle."""
        free = self.width() - self.verticalScrollBar().sizeHint().width()
        side = max(0, (free - self._widest()) // 2)
        self.setViewportMargins(side, 0, side, 0)
        if self.viewport().width() != self._laid_out_for:
            self._laid_out_for = self.viewport().width()
            untouched = self._asked and self.verticalScrollBar().value() == self._brought_to
            self.render_page()
            if untouched:
                self.scroll_to(self._asked)

    def _link_pictures(self) -> None:
        """Let a click on a picture show it as large as it is."""
        block = self.document().begin()
        while block.isValid():
            for span in block.textFormats():
                if span.format.isImageFormat():
                    self._link_picture(block.position() + span.start)
            block = block.next()

    def _link_picture(self, place: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(place)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        link = QTextCharFormat()
        link.setAnchor(True)
        link.setAnchorHref(cursor.charFormat().toImageFormat().name())
        cursor.mergeCharFormat(link)

    def _mark_words(self) -> None:
        found = []
        theme = current_theme()
        for word in self._words:
            cursor = self.document().find(word)
            while not cursor.isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(mixed(QColor(theme.tint), theme.base, 0.45))
                found.append(mark)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(sorted(found, key=lambda mark: mark.cursor.position()))

    def _place_of(self, anchor: str) -> int:
        block = self.document().begin()
        while block.isValid():
            if any(anchor in span.format.anchorNames() for span in block.textFormats()):
                return block.position()
            block = block.next()
        return 0
