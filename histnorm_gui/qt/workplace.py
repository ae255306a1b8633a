"""All of the window that a project needs: made after the first picture, or when any of it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.edits import Transaction, edited_tokens
from histnorm_gui.core.preferences import AUTO_RETRAIN, FONT_SIZE, SHOW_PUNCTUATION
from histnorm_gui.qt import messages
from histnorm_gui.qt.actions import TEXT_ACTIONS
from histnorm_gui.qt.counting import Counting
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.elsewhere_controller import ElsewhereController
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.facsimile_controller import FacsimileController
from histnorm_gui.qt.file_commands import FileCommands
from histnorm_gui.qt.hints import KeyNames, hint_wordings, with_key
from histnorm_gui.qt.leaving import Leaving
from histnorm_gui.qt.live_view import LiveView
from histnorm_gui.qt.next_picture import NextPicture
from histnorm_gui.qt.palette_controller import PaletteController
from histnorm_gui.qt.remark_commands import RemarkCommands
from histnorm_gui.qt.retranslating import on_language
from histnorm_gui.qt.safety_controller import SafetyController
from histnorm_gui.qt.search_controller import SearchController
from histnorm_gui.qt.stepping import Stepping
from histnorm_gui.qt.token_commands import TokenCommands
from histnorm_gui.qt.tour import Tour
from histnorm_gui.qt.tour_steps import tour_steps
from histnorm_gui.qt.training_controller import TrainedModel, TrainingState
from histnorm_gui.qt.view_commands import ViewCommands
from histnorm_gui.qt.views.character_palette import CharacterPalette
from histnorm_gui.qt.views.column import column, split
from histnorm_gui.qt.views.facsimile_view import FacsimileView
from histnorm_gui.qt.views.filter_panel import FilterPanel
from histnorm_gui.qt.views.history_dock import HistoryDock
from histnorm_gui.qt.views.manuscript_panel import ManuscriptPanel
from histnorm_gui.qt.views.note_panel import NotePanel
from histnorm_gui.qt.views.search_bar import SearchBar
from histnorm_gui.qt.views.start_page import StartPage
from histnorm_gui.qt.views.suggestion_panel import SuggestionPanel
from histnorm_gui.qt.views.text_pane import TextPane
from histnorm_gui.qt.views.training_panel import TrainingPanel
from histnorm_gui.qt.window_layout import WindowLayout
from histnorm_gui.services.filters import Filter

if TYPE_CHECKING:
    from histnorm_gui.qt.main_window import MainWindow


class Workplace(QObject):
    """The desk, what shows it, and what the actions do to it. Others ask the window for its parts."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._actions = window.actions_by_name

    def build(self) -> Iterator[None]:
        """Make everything, in steps that are each short enough for a window that is on the screen already."""
        window, store = self._window, self._window.store
        self.desk = Desk(window.preferences, window)
        self.later = NextPicture(self._follow_decision, window)
        self.text_pane = TextPane()
        yield
        self.manuscripts = ManuscriptPanel()
        self.filters = FilterPanel()
        self.suggestions = SuggestionPanel()
        self.note = NotePanel()
        self.search_bar = SearchBar()
        self.palette_panel = CharacterPalette()
        self.history = HistoryDock(window)
        self.facsimile = FacsimileView()
        self.training_panel = TrainingPanel()
        yield
        self._make_commands()
        self.training_panel.add_outlook(self.live.outlook)
        yield
        self.empty_page = StartPage(
            lambda: self.tr("No manuscript yet"),
            lambda: self.tr(
                "Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop"
                " its file here."
            ),
            [self._actions["import"]],
        )
        self.desk_page = self._desk_page()
        for page in (self.empty_page, self.desk_page):
            window.pages.addWidget(page)
        yield
        splitters = {"splitter": self.splitter, "right": self.right_splitter, "text": self.text_pane.splitter}
        self.safety = SafetyController(window)
        self.layout_kept = WindowLayout(window, splitters, self.text_pane.table, store)
        self.tour = Tour(window, lambda: tour_steps(window), store)
        self._connect()
        on_language(window, self._retranslate)
        yield
        self.looks.apply_preferences()
        self._on_project()

    def _make_commands(self) -> None:
        window, desk, pane, actions = self._window, self.desk, self.text_pane, self._actions
        self.leaving = Leaving(window)
        self.files = FileCommands(window, desk, window.store, self.leaving.before)
        self.stepping = Stepping(desk, window)
        self.tokens = TokenCommands(desk, pane, window)
        self.remarks = RemarkCommands(desk, pane, self.note, self.suggestions, actions, window)
        self.search = SearchController(desk, pane, self.search_bar, actions, window)
        self.characters = PaletteController(desk, pane, self.palette_panel, window)
        self.looks = ViewCommands(window)
        self.facsimiles = FacsimileController(desk, self.facsimile, window)
        self.live = LiveView(desk, pane, self.suggestions, actions, window)
        self.elsewhere = ElsewhereController(desk, pane, self.suggestions, window)
        self.counting = Counting(desk, self.filters, window)

    def _desk_page(self) -> QWidget:
        left = column(self.manuscripts, self.filters, self.palette_panel, bottom=8)
        middle = column(self.text_pane, self.search_bar)
        right = self.right_splitter = split(Qt.Orientation.Vertical, self.suggestions, self.facsimile)
        right.setStretchFactor(0, 2)
        right.setStretchFactor(1, 1)
        right.setSizes([420, 240])
        self.splitter = split(Qt.Orientation.Horizontal, left, middle, column(right, self.note))
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([200, 780, 300])
        return column(self.splitter, self.training_panel)

    def _connect(self) -> None:
        window = self._window
        followers = (
            lambda keys: self.text_pane.keys.use(keys.text_keys()),
            lambda keys: window.hint.say(*hint_wordings(keys)),
            lambda keys: self.training_panel.name_key(keys.keys_shown("retrain")),
            *(widget.name_keys for widget in (self.note, self.filters, self.palette_panel, self.text_pane.nothing)),
        )
        KeyNames(self._actions, followers, window)
        self._text_actions = (
            *(*TEXT_ACTIONS, *self.remarks.handlers()),
            *(*self.search.handlers(), *self.characters.handlers()),
        )
        self._actions.connect_handlers(
            {
                **self.files.handlers(),
                "example": self._open_example,
                **self.tokens.handlers(),
                **self.remarks.handlers(),
                **self.search.handlers(),
                **self.characters.handlers(),
                **self.safety.handlers(),
                "history": self._toggle_history,
                **self.looks.handlers(),
                "only_form": self._show_form,
                **self.stepping.handlers(),
                "retrain": self._retrain,
                "cancel": self.desk.training.cancel,
                "automatic": self._set_automatic,
                "tour": self._start_tour,
                "quit": window.close,
            }
        )
        desk, training = self.desk, self.desk.training
        for commit in (self.text_pane.commit_edit, self.note.commit):
            desk.closing.connect(commit)
        desk.project_changed.connect(self._on_project)
        desk.manuscript_changed.connect(self._on_manuscript)
        desk.changed.connect(self._on_changes)
        desk.undone.connect(self._on_undone)
        desk.read_failed.connect(lambda error, details: show_error(window, error, details))
        desk.write_failed.connect(self.safety.say_failed_write)
        for follow in (self._refresh_manuscripts, self.history.refresh):
            desk.checking.passed.connect(follow)
        desk.saving.connect(window.saved.show_saving)
        self.files.imported.connect(self.text_pane.focus_text)
        for failing in (desk.ranking.failed, training.failed, desk.jobs.unheard):
            failing.connect(lambda error, where: show_error(window, error, where))
        for commands in (self.files, self.stepping, self.tokens, self.remarks, self.search, self.live):
            commands.announced.connect(window.saved.announce)
        training.progressed.connect(self._on_training)
        training.finished.connect(self._on_trained)
        for follow in (self._show_model, self.enable):
            training.ended.connect(follow)
        self._connect_views()

    def _connect_views(self) -> None:
        self.facsimiles.folder_chosen.connect(self.text_pane.focus_text)  # its button is gone, and takes no keys
        self.text_pane.current_changed.connect(self._on_current)
        self.text_pane.all_decided.connect(
            lambda: self._window.saved.announce(
                with_key(self.tr("Every word is decided. Export the manuscript"), self._actions, "export")
            )
        )
        self.manuscripts.chosen.connect(self.desk.select_manuscript)
        self.filters.chosen.connect(self.text_pane.show_only)
        self.suggestions.candidate_clicked.connect(self.tokens.take_candidate)
        self.search.filter_in_the_way.connect(self._show_all)
        self.history.jumped.connect(self.desk.jump)
        self.history.left.connect(self.text_pane.focus_text)
        shown = self._actions["history"].setChecked
        self.history.visibilityChanged.connect(lambda _visible: shown(not self.history.isHidden()))
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.history)
        self.training_panel.retrain_clicked.connect(self._retrain)
        self.training_panel.cancel_clicked.connect(self.desk.training.cancel)

    # What happened

    def _on_project(self) -> None:
        session = self.desk.session
        title = f"{session.path.stem} – histnorm" if session else "histnorm"
        self._window.setWindowTitle(title)
        self.text_pane.show_modernization(session is not None and session.modernizes)
        self.history.use(session)
        self._window.saved.show_project(session is not None)
        self._window.recent.refresh()
        self._on_manuscript()

    def _on_manuscript(self) -> None:
        desk = self.desk
        self.text_pane.show_text(desk.text, desk.alignments, self.tokens.remembered())
        self.filters.select(Filter())
        self._refresh_manuscripts()
        self.facsimiles.show_manuscript()
        self._show_page()
        self._show_model()
        self.enable()

    def _on_changes(self, changes: Changes) -> None:
        if changes.manuscripts:
            self._show_page()
        self.text_pane.refresh(changes)
        if changes.is_one_token and self.desk.editable:
            self._enable_steps()
            self.later.ask()
        else:
            self.later.now()
            self.enable()

    def _follow_decision(self) -> None:
        """Tell how far the text is, and what could be taken back."""
        self.text_pane.refresh_count()
        self.history.refresh()
        self._refresh_manuscripts()
        self._name_steps()

    def _on_undone(self, transaction: Transaction) -> None:
        touched = edited_tokens(transaction.edits[0])
        if touched:
            self.text_pane.go_to_token(touched[0])

    def _on_current(self) -> None:
        token = self.text_pane.current_token()
        self.suggestions.show_token(self.desk.text, token)
        self.note.show_token(self.desk.text, token)
        self.facsimiles.show_token(token)
        self.tokens.remember()

    def _on_training(self, state: TrainingState) -> None:
        self.training_panel.show_state(state)
        self.enable()

    def _on_trained(self, model: TrainedModel) -> None:
        text = self.tr("Version {version} of {siglum} is trained: its suggestions are shown now.")
        failed = "" if model.failure is None else f" {messages.error_sentence(model.failure)}"
        self._window.saved.announce(text.format(version=model.version, siglum=model.siglum) + failed)

    def _open_example(self) -> None:
        self.leaving.before(self._show_example)

    def _show_example(self) -> None:
        if self.files.attempt(self.files.open_example):
            self.tour.start_first_time()

    def _start_tour(self) -> None:
        if self.desk.text is not None or self.files.attempt(self.files.open_example):
            self.tour.start()

    # How it looks

    def _show_page(self) -> None:
        self._window.hint.setVisible(self.desk.text is not None)
        if self.desk.session is None:
            self._window.pages.setCurrentWidget(self._window.start_page)
        elif self.desk.text is None:
            self._window.pages.setCurrentWidget(self.empty_page)
        else:
            changed = self._window.pages.currentWidget() is not self.desk_page
            self._window.pages.setCurrentWidget(self.desk_page)
            if changed:
                self.text_pane.focus_text()

    def _show_model(self) -> None:
        if self.desk.training.state is not None:
            self.training_panel.show_state(self.desk.training.state)
            return
        manuscript = self.desk.manuscript
        self.training_panel.show_model(self.desk.training.newest_model(manuscript.id) if manuscript else None)

    def _refresh_manuscripts(self) -> None:
        manuscript = self.desk.manuscript
        text = self.desk.text
        self.filters.show_counts(text)
        self.training_panel.show_decided(text.decided if text is not None else 0)
        self.manuscripts.refresh(self.desk.session, manuscript.id if manuscript else None)

    def enable(self) -> None:
        """Let be done what can be done now."""
        session, text = self.desk.session, self.desk.text
        for name in ("import", "close", "teach", "project_settings"):
            self._actions[name].setEnabled(session is not None)
        for name in self._text_actions:
            self._actions[name].setEnabled(text is not None)
        self._actions["modernization"].setChecked(session is not None and session.modernizes)
        training = self.desk.training.state is not None
        retrain = self._actions["retrain"]
        retrain.setEnabled(text is not None and not training)
        retrain.setToolTip(self._about_retraining(training))
        self._actions["cancel"].setEnabled(training)
        self._enable_steps()
        self._name_steps()
        self.safety.enable()

    def _enable_steps(self) -> None:
        session = self.desk.session
        self._actions["undo"].setEnabled(session is not None and session.to_undo is not None)
        self._actions["redo"].setEnabled(session is not None and session.to_redo is not None)

    def _name_steps(self) -> None:
        session = self.desk.session
        for name, step, plain, named in (
            ("undo", session.to_undo if session else None, self.tr("&Undo"), self.tr("&Undo: {step}")),
            ("redo", session.to_redo if session else None, self.tr("&Redo"), self.tr("&Redo: {step}")),
        ):
            action = self._actions[name]
            action.setText(named.format(step=messages.step_name(step).replace("&", "&&")) if step else plain)
            action.setIconText(plain.replace("&", ""))

    def _about_retraining(self, training: bool) -> str:
        """What the key does, or why it does nothing now."""
        if training:
            return with_key(self.tr("A training is under way; cancel it first"), self._actions, "cancel")
        if self.desk.text is None:
            return self.tr("There is no manuscript to learn from yet")
        if not self.desk.editable:
            return self.tr("Nothing is learned in a project that is open for reading only")
        return with_key(self.tr("Retrain"), self._actions, "retrain")

    def _retranslate(self) -> None:
        """Say what changes in the language that is installed now; what is static, its widgets say themselves."""
        self._show_model()
        self._refresh_manuscripts()
        self._on_current()
        self.safety.say()
        self.enable()

    def _retrain(self) -> None:
        manuscript = self.desk.manuscript
        if manuscript is not None:
            self.desk.ranking.renew()
            self.desk.training.start(manuscript.id)

    def _show_form(self) -> None:
        """Show the words of the current form alone, or all again."""
        token = self.text_pane.current_token()
        self.filters.show_form("" if self.filters.filter.form or token is None else token.form)

    def _show_all(self) -> None:
        """Leave nothing out any more."""
        self.filters.select(Filter())
        self.text_pane.show_only(Filter())

    def _toggle_history(self) -> None:
        """Show the undo history or hide it."""
        self.history.setVisible(self._actions["history"].isChecked())
        (self.history.list if self.history.isVisible() else self.text_pane.active_view()).setFocus()

    def _set_automatic(self) -> None:
        self._window.preferences.set(AUTO_RETRAIN, self._actions["automatic"].isChecked())
        self._window.looked_otherwise.emit()

    def preferences_changed(self) -> None:
        """Look as the preferences say."""
        self.desk.use_preferences()
        pixels = self._window.preferences.number(FONT_SIZE)
        self.text_pane.set_font_size(pixels)
        self.suggestions.set_font_size(pixels)
        self.text_pane.show_punctuation(self._window.preferences.flag(SHOW_PUNCTUATION))
        self._actions["punctuation"].setChecked(self._window.preferences.flag(SHOW_PUNCTUATION))
        self._actions["automatic"].setChecked(self._window.preferences.flag(AUTO_RETRAIN))
        self.desk.ranking.preferences_changed()
        self._on_current()
        self._window.looked_otherwise.emit()
