"""The window of the manual: contents and search at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QScrollArea,
    QSplitter,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.assets import manual as manual_path
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.manual.contents import Contents
from histnorm_gui.qt.manual.page_view import PageView
from histnorm_gui.qt.manual.trail import Place, Trail
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.column import column
from histnorm_gui.services import manual
from histnorm_gui.services.manual import LANGUAGES, START, Page

SIZE = (1060, 760)


class ManualWindow(QMainWindow):
    """Shows the manual in the language of the window; ``keys`` gives the table of the keys as they are now."""

    closed = Signal()

    def __init__(self, keys: Callable[[], str]) -> None:
        super().__init__()
        self._keys = keys
        self.manual = manual.load(window_language())
        self.trail = Trail(Place(START))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._enter_hits)
        self.found = QLabel()
        self.found.setProperty("role", "quiet")
        self.found.setWordWrap(True)
        self.found.hide()
        self.contents = Contents()
        self.contents.chosen.connect(self.go)
        self.page = PageView()
        self.page.followed.connect(self._follow)
        self._build()
        translated(self, self._name_all)

    def _build(self) -> None:
        left = QWidget()
        layout = QVBoxLayout(left)
        layout.setContentsMargins(8, 8, 0, 0)
        layout.setSpacing(8)
        for widget in (self.search, self.found):
            layout.addWidget(widget)
        layout.addWidget(self.contents, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(left)
        self.splitter.addWidget(column(self.page))
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([300, 760])
        self.setCentralWidget(self.splitter)
        self.bar = QToolBar()
        self.bar.setMovable(False)
        self.bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(self.bar)
        self.back = self._action(lambda: self._step(-1), QKeySequence("Alt+Left"))
        self.forward = self._action(lambda: self._step(1), QKeySequence("Alt+Right"))
        self.start = self._action(lambda: self.go(START), QKeySequence("Alt+Home"))
        self.bar.addSeparator()
        self.smaller = self._action(lambda: self.page.step_zoom(-1), QKeySequence("Ctrl+-"))
        self.larger = self._action(lambda: self.page.step_zoom(1), QKeySequence("Ctrl++"), QKeySequence("Ctrl+="))
        self.usual = self._action(lambda: self.page.set_zoom(1.0), QKeySequence("Ctrl+0"))
        self._action(self._start_search, QKeySequence("Ctrl+F"), shown=False)
        self._action(self.close, QKeySequence("Ctrl+W"), shown=False)
        self.bar.removeAction(self.usual)
        self.setTabOrder(self.search, self.contents.tree)
        self.setTabOrder(self.contents.tree, self.page)
        resize_on_screen(self, *SIZE)

    def _action(self, do: Callable[[], object], *keys: QKeySequence, shown: bool = True) -> QAction:
        action = QAction(self)
        action.setShortcuts(keys)
        action.triggered.connect(lambda _checked=False: do())
        self.addAction(action)
        if shown:
            self.bar.addAction(action)
        return action

    def _name_all(self) -> None:
        """Say everything, the manual included, in the language that is installed now."""
        if self.manual.language != window_language():
            self.manual = manual.load(window_language())
            self.trail = Trail(Place(self.trail.here.page))
        self.setWindowTitle(self.tr("histnorm manual"))
        self.search.setPlaceholderText(self.tr("Search the manual"))
        self.search.setAccessibleName(self.tr("Search the manual"))
        self.contents.tree.setAccessibleName(self.tr("Contents"))
        self.contents.hits.setAccessibleName(self.tr("Hits"))
        self.page.setAccessibleName(self.tr("Page of the manual"))
        for action, text in (
            (self.back, self.tr("Back")),
            (self.forward, self.tr("Forward")),
            (self.start, self.tr("Contents")),
            (self.smaller, self.tr("Smaller")),
            (self.larger, self.tr("Larger")),
            (self.usual, self.tr("Usual size")),
        ):
            action.setText(text)
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({key})" if key else text)
        self.contents.show_manual(self.manual)
        self._find()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the manual is closed."""
        self.closed.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search first, and then closes the window."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def refresh(self) -> None:
        """Show the page as it is now: the keys may have changed."""
        if self.manual.page(self.trail.here.page):
            self._show(self.trail.here)

    def go(self, page: str, anchor: str = "") -> None:
        """Show a page, from a heading on where one is named; a page that there is not is the table of contents.

        A heading may be named as in the English manual, whatever the language that is shown.
        """
        known = self.manual.page(page)
        place = Place(page, _own_anchor(known, anchor)) if known else Place(START)
        self.trail.visit(place, self._scrolled())
        self._show(place)

    def _show(self, place: Place) -> None:
        page = self.manual.page(place.page)
        assert page is not None  # `go` looks
        self.page.show_page(_with_keys(page, self._keys), manual_path(self.manual.language), self._words())
        if place.scrolled is not None:
            self.page.verticalScrollBar().setValue(place.scrolled)
        elif place.anchor:
            self.page.scroll_to(place.anchor)
        self.contents.mark(place.page, place.anchor)
        self.back.setEnabled(self.trail.can_go_back)
        self.forward.setEnabled(self.trail.can_go_on)

    def _step(self, by: int) -> None:
        self._show(self.trail.step(by, self._scrolled()))

    def _scrolled(self) -> int:
        return self.page.verticalScrollBar().value()

    def _follow(self, link: str) -> None:
        if link.endswith(".png"):
            self._enlarge(link)
            return
        target, _, anchor = link.partition("#")
        self.go(target.removesuffix(".md") or self.trail.here.page, anchor)

    def _enlarge(self, picture: str) -> QDialog:
        """Show a picture as large as it is."""
        shown = QDialog(self)
        shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown.setWindowTitle(self.tr("Picture"))
        label = QLabel()
        pixmap = QPixmap(str(self.page.path_of(picture)))
        label.setPixmap(pixmap)
        area = QScrollArea()
        area.setWidget(label)
        layout = QVBoxLayout(shown)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)
        resize_on_screen(shown, pixmap.width() + 4, pixmap.height() + 4)
        shown.show()
        return shown

    def _words(self) -> list[str]:
        return self.search.text().split()

    def _start_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _find(self) -> None:
        hits = self.manual.find(self.search.text())
        searching = bool(self._words())
        self.found.setVisible(searching)
        if not searching:
            self.contents.show_chapters()
            self._show(self.trail.here)
            return
        self.found.setText(
            self.tr("%n found", "", len(hits)) if hits else self.tr("Nothing in the manual has these words.")
        )
        self.contents.show_hits(hits)

    def _enter_hits(self) -> None:
        if self._words() and self.contents.hits.count():
            self.contents.hits.setFocus()


def window_language() -> str:
    """The language of the manual that suits the window's."""
    return manual.language_of("de" if QLocale().language() == QLocale.Language.German else "en")


def _with_keys(page: Page, keys: Callable[[], str]) -> Page:
    markdown = manual.with_keys(page.markdown, keys())
    return page if markdown == page.markdown else manual.page_of(page.name, markdown)


def _own_anchor(page: Page, anchor: str) -> str:
    """The heading of a page that is named by its own name, or by that of the English page in the same place."""
    if not anchor or any(section.anchor == anchor for section in page.sections):
        return anchor
    english = manual.load(LANGUAGES[0]).page(page.name)
    anchors = [section.anchor for section in english.sections] if english else []
    at = anchors.index(anchor) if anchor in anchors else 0
    return page.sections[at].anchor if at < len(page.sections) else ""
