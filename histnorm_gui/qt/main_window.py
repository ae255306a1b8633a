"""The window: the frame that is on the screen at once, and the parts that are made after its first picture."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Generic, TypeVar, cast, overload

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from histnorm_gui.qt import window_geometry
from histnorm_gui.qt.actions import NEED_PROJECT, Actions, menus
from histnorm_gui.qt.dropping import dropped_files
from histnorm_gui.qt.error_center import ErrorCenter
from histnorm_gui.qt.recent_projects import RecentProjects
from histnorm_gui.qt.retranslating import on_language
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.qt.views.main_toolbar import main_toolbar
from histnorm_gui.qt.views.saved_label import SavedLabel
from histnorm_gui.qt.views.start_page import StartPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSplitter, QWidget

    from histnorm_gui.qt.counting import Counting
    from histnorm_gui.qt.desk import Desk
    from histnorm_gui.qt.elsewhere_controller import ElsewhereController
    from histnorm_gui.qt.facsimile_controller import FacsimileController
    from histnorm_gui.qt.file_commands import FileCommands
    from histnorm_gui.qt.leaving import Leaving
    from histnorm_gui.qt.live_view import LiveView
    from histnorm_gui.qt.next_picture import NextPicture
    from histnorm_gui.qt.palette_controller import PaletteController
    from histnorm_gui.qt.remark_commands import RemarkCommands
    from histnorm_gui.qt.safety_controller import SafetyController
    from histnorm_gui.qt.search_controller import SearchController
    from histnorm_gui.qt.token_commands import TokenCommands
    from histnorm_gui.qt.tour import Tour
    from histnorm_gui.qt.view_commands import ViewCommands
    from histnorm_gui.qt.views.character_palette import CharacterPalette
    from histnorm_gui.qt.views.facsimile_view import FacsimileView
    from histnorm_gui.qt.views.filter_panel import FilterPanel
    from histnorm_gui.qt.views.history_dock import HistoryDock
    from histnorm_gui.qt.views.manuscript_panel import ManuscriptPanel
    from histnorm_gui.qt.views.note_panel import NotePanel
    from histnorm_gui.qt.views.search_bar import SearchBar
    from histnorm_gui.qt.views.suggestion_panel import SuggestionPanel
    from histnorm_gui.qt.views.text_pane import TextPane
    from histnorm_gui.qt.views.training_panel import TrainingPanel
    from histnorm_gui.qt.window_layout import WindowLayout
    from histnorm_gui.qt.workplace import Workplace

_T = TypeVar("_T")

_LOADED_FIRST = (
    "core.model",
    "project.backups",
    "project.repository",
    "services.exchange",
    "services.session",
    "qt.desk",
    "qt.views.text_pane",
    "qt.views.suggestion_panel",
    "qt.file_commands",
    "qt.safety_controller",
    "qt.workplace",
)
"""Modules that are loaded one after the other, so that the window answers in between."""


_DONE = object()


class Part(Generic[_T]):
    """A part of the window that is made when it is first asked for, with all others."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, window: None, owner: type) -> Part[_T]: ...
    @overload
    def __get__(self, window: MainWindow, owner: type) -> _T: ...
    def __get__(self, window: MainWindow | None, owner: type) -> Part[_T] | _T:
        if window is None:
            return self
        return cast("_T", window.part(self._name))


class MainWindow(QMainWindow):
    """The editor's desk.

    Menus, toolbar and start page are there at once; what a project needs is made after they were painted, step by step,
    or all at once where something of it is asked for earlier.
    """

    looked_otherwise = Signal()  # a preference took effect
    furnished = Signal()  # all parts are there

    desk: Part[Desk] = Part()
    text_pane: Part[TextPane] = Part()
    manuscripts: Part[ManuscriptPanel] = Part()
    filters: Part[FilterPanel] = Part()
    suggestions: Part[SuggestionPanel] = Part()
    note: Part[NotePanel] = Part()
    search_bar: Part[SearchBar] = Part()
    palette_panel: Part[CharacterPalette] = Part()
    history: Part[HistoryDock] = Part()
    facsimile: Part[FacsimileView] = Part()
    training_panel: Part[TrainingPanel] = Part()
    leaving: Part[Leaving] = Part()
    files: Part[FileCommands] = Part()
    tokens: Part[TokenCommands] = Part()
    remarks: Part[RemarkCommands] = Part()
    search: Part[SearchController] = Part()
    characters: Part[PaletteController] = Part()
    looks: Part[ViewCommands] = Part()
    facsimiles: Part[FacsimileController] = Part()
    live: Part[LiveView] = Part()
    later: Part[NextPicture] = Part()
    elsewhere: Part[ElsewhereController] = Part()
    counting: Part[Counting] = Part()
    safety: Part[SafetyController] = Part()
    tour: Part[Tour] = Part()
    layout_kept: Part[WindowLayout] = Part()
    empty_page: Part[StartPage] = Part()
    desk_page: Part[QWidget] = Part()
    splitter: Part[QSplitter] = Part()
    right_splitter: Part[QSplitter] = Part()

    def __init__(self, store: SettingsStore) -> None:
        super().__init__()
        self.setWindowTitle("histnorm")
        self.setAcceptDrops(True)
        self.store = store
        self.preferences = store.preferences()
        self.errors = ErrorCenter(self)
        self.actions_by_name = Actions(self, store)
        self.actions_by_name.prepare = self.furnish
        self.saved = SavedLabel()
        self._place: Workplace | None = None
        self._steps = self._furnish()
        self._busy = self._complete = False
        self._pause = QTimer(self)  # between two steps
        self._pause.timeout.connect(self._go_on)
        self._restores = False
        self._build()
        self.recent = RecentProjects(
            store,
            self.actions_by_name.menus["recent"],
            self.start_page,
            lambda path: self.files.open_recent(path),
            self,
        )
        self.errors.announced.connect(self.saved.announce)
        on_language(self, self.actions_by_name.retranslate, self.recent.refresh)

    def _build(self) -> None:
        for menu in menus():
            self.actions_by_name.fill(self.menuBar().addMenu(menu.title), menu)
        for action in self.actions_by_name:
            self.addAction(action)
        for name in NEED_PROJECT:
            self.actions_by_name[name].setEnabled(False)
        self.addToolBar(main_toolbar(self.actions_by_name))
        self.start_page = StartPage(
            lambda: "histnorm",
            lambda: self.tr(
                "Normalize the spelling of historical manuscripts: load a transcription, correct what is"
                " suggested, and let the model learn from you."
            ),
            [self.actions_by_name[name] for name in ("example", "new", "open")],
        )
        self.start_page.installEventFilter(self)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start_page)
        self.setCentralWidget(self.pages)
        self.hint = ElidedLabel(80)
        self.hint.setProperty("role", "quiet")
        self.hint.setContentsMargins(12, 0, 0, 0)
        self.hint.hide()
        self.statusBar().addWidget(self.hint, 1)
        self.statusBar().addPermanentWidget(self.saved)
        self.statusBar().setSizeGripEnabled(False)

    # The parts

    def part(self, name: str) -> object:
        """A part by its name; all are made where it is not there yet. See Part for their types."""
        place = self._place
        if place is None or name not in place.__dict__:
            self.furnish()
            place = self._place
        return getattr(place, name)

    @property
    def is_furnished(self) -> bool:
        """Whether all parts are there."""
        return self._complete

    def furnish(self) -> None:
        """Make all parts that are not there yet."""
        while not self._busy and self._go_on():
            pass

    def _furnish(self) -> Iterator[None]:
        for name in _LOADED_FIRST:
            import_module(f"histnorm_gui.{name}")
            yield
        from histnorm_gui.qt.workplace import Workplace

        self._place = Workplace(self)
        yield from self._place.build()
        if self._restores:
            self._place.layout_kept.restore()
        self._pause.stop()
        self._complete = True
        self.furnished.emit()

    def _go_on(self) -> bool:
        """Do the next step; False when there is none left."""
        self._busy = True
        try:
            return next(self._steps, _DONE) is not _DONE
        finally:
            self._busy = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin with the parts once the start page was painted."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._pause.start()
        return False

    # How it looks

    def restore_layout(self) -> None:
        """Look as last time: the window now, its parts when they are there."""
        self._restores = True
        window_geometry.restore(self, self.store)
        if window_geometry.had_docks(self.store):
            self.furnish()

    def enable(self) -> None:
        """Let be done what can be done now."""
        if self._place is not None:
            self._place.enable()

    def preferences_changed(self) -> None:
        """Look as the preferences say."""
        self.furnish()
        if self._place is not None:
            self._place.preferences_changed()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files where there is something to be done with them."""
        if self.files.can_take(dropped_files(event.mimeData())):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the project, or import the transcriptions, that are dropped; whoever drags them need not wait."""
        paths = dropped_files(event.mimeData())
        event.acceptProposedAction()
        QTimer.singleShot(0, self, lambda: self.files.take_dropped(paths))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout; finish writing; cancel what runs, after asking where the editor waits for it."""
        if self._place is not None and not self.leaving.may_close():
            event.ignore()
            return
        self._pause.stop()
        window_geometry.save(self, self.store)
        if self._place is not None:
            self.safety.close_beside()
            self.layout_kept.save()
            self.desk.shut_down()
        super().closeEvent(event)
