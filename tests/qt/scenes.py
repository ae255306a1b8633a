"""Every window, dialog, dock, popup and hint of the program, opened with something in it to show.

Test modules take them from here, so that what is added to the program is added in one place.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QProgressDialog, QWidget

from histnorm_gui.core.error_report import describe
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.core.progress import Watch
from histnorm_gui.core.source import Place, SourceFormat
from histnorm_gui.engine.results import ALL, Cell, Result, ResultsFolder
from histnorm_gui.formats import registry
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.outside import Outside
from histnorm_gui.qt import memory_question, opening
from histnorm_gui.qt.dialogs.accept_all_dialog import AcceptAllDialog
from histnorm_gui.qt.dialogs.backups_dialog import BackupsDialog
from histnorm_gui.qt.dialogs.error_report_dialog import ErrorReportDialog
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.dialogs.import_dialog import ImportDialog
from histnorm_gui.qt.dialogs.merge_dialog import MergeDialog
from histnorm_gui.qt.dialogs.replace_dialog import ReplaceDialog
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.proposal_table import ProposalTableModel
from histnorm_gui.qt.ranking_controller import RankingState
from histnorm_gui.qt.training_controller import TrainedModel, TrainingState
from histnorm_gui.qt.views.character_palette import CharacterPopup
from histnorm_gui.qt.waiting import wait_for
from histnorm_gui.services import steps
from histnorm_gui.services.characters import Letter
from histnorm_gui.services.concordance import occurrences
from histnorm_gui.services.importing import preview
from histnorm_gui.services.merging import Merge, compare_copies
from histnorm_gui.services.search import Matcher, Mode, Query, proposals
from histnorm_gui.services.session import Session

TEXT = "Vnd die fraw ging czu ym,\nvnd yn sach die fraw.\nMyn fraw, syn hus\n"
FIGURES = [("memory", "S", "A", 100, 0.5), ("memory", "S", "A", ALL, 0.7), ("crf", "S+A", "A", 100, 0.65)]
TABLE = "nr;dipl;norm;pos\n1;vnd;und;KON\n2;fraw;frau;NN\n3;czu;zu;APPR\n4\n"
NAME = "Handschrift_aus_der_Staatsbibliothek_zu_Berlin_Preussischer_Kulturbesitz.csv"
VARD = '<text>Loue <normalised orig="loue" auto="true">love</normalised></text>'
TRAINING = TrainingState("M", 12, "train", 0.44, 4000.0, (2.5, 1.25, 0.5), (0.5, 0.61))
MODEL = TrainedModel(
    "M", 12, 0.815, 0.802, (2.5, 1.25, 0.5), 60.0, previous_unreadable=True, versions=((11, 0.802), (12, 0.815))
)

Scene = Callable[[], QWidget]


def settle() -> None:
    """Let everything that is posted arrive, and layouts come to rest."""
    for _ in range(3):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_project(window: MainWindow, folder: Path) -> None:
    """A project of two manuscripts with decisions of every kind, at a word that has much to say."""
    window.desk.create_project(folder / "scenes.histnorm")
    for siglum, title in (("A", "Berlin, 1472"), ("B", "Wien, um 1500")):
        document = registry.parse(TEXT.encode(), "a.txt", SourceFormat.TEXT)
        window.desk.import_document(document, siglum, title, decided=False)
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    words = [token for token in text.tokens if token.form.isalpha()]
    for token, norm in zip(words[:6], ("und", "die", "frau", "ging", "zu", "ihm"), strict=True):
        session.decide(token, norm, DecisionSource.TYPED)
    session.set_modernizes(True)
    window.text_pane.show_modernization(True)
    session.perform(steps.note(text, words[1], "a blot"))
    session.perform(steps.flag(text, [words[1]], True))
    session.perform(steps.exclude(text, [words[1]], True))
    window.text_pane.go_to_token(words[1].id)
    window.desk.flush()


# The window itself: each brings it into a state and takes it back


@contextmanager
def start_page(window: MainWindow, folder: Path) -> Iterator[None]:
    """Nothing is open, some projects were."""
    for name in ("a", "b"):
        window.store.add_recent_project(f"/nowhere/at/all/{name}.histnorm")
    window.recent.refresh()
    yield


@contextmanager
def empty_project(window: MainWindow, folder: Path) -> Iterator[None]:
    """A project without a manuscript."""
    window.desk.create_project(folder / "empty.histnorm")
    yield
    window.desk.close_project()


@contextmanager
def table(window: MainWindow, folder: Path) -> Iterator[None]:
    """The text as a table."""
    window.looks.show_mode(ViewMode.TABLE)
    yield


@contextmanager
def page(window: MainWindow, folder: Path) -> Iterator[None]:
    """The text as a page, with only words of one form."""
    window.looks.show_mode(ViewMode.PAGE)
    window.filters.show_form("fraw")
    yield
    window.filters.show_form("")
    window.looks.show_mode(ViewMode.TABLE)


@contextmanager
def search(window: MainWindow, folder: Path) -> Iterator[None]:
    """The bar for replacing, with hits."""
    window.search.open(replacing=True)
    window.search_bar.choose(Mode.PLAIN)
    window.search_bar.words.setText("fraw")
    yield
    window.search.close()


@contextmanager
def search_problem(window: MainWindow, folder: Path) -> Iterator[None]:
    """The bar for searching, with a pattern that is none."""
    window.search.open(replacing=False)
    window.search_bar.choose(Mode.REGEX)
    window.search_bar.words.setText("(a+)+b")
    yield
    window.search_bar.words.clear()
    window.search.close()


@contextmanager
def history(window: MainWindow, folder: Path) -> Iterator[None]:
    """The undo history."""
    window.history.show()
    yield
    window.history.hide()


@contextmanager
def training(window: MainWindow, folder: Path) -> Iterator[None]:
    """A training under way."""
    window.training_panel.show_state(TRAINING)
    yield


@contextmanager
def trained(window: MainWindow, folder: Path) -> Iterator[None]:
    """A model, and a ranking that is done."""
    window.training_panel.show_model(MODEL)
    window.live.outlook.show_state(RankingState("", corrections=1234.0, open=56789))
    yield
    window.training_panel.show_model(None)
    window.live.outlook.show_state(None)


@contextmanager
def ranking(window: MainWindow, folder: Path) -> Iterator[None]:
    """A ranking under way."""
    window.live.outlook.show_state(RankingState("align"))
    yield
    window.live.outlook.show_state(None)


@contextmanager
def facsimile(window: MainWindow, folder: Path) -> Iterator[None]:
    """The image of a line."""
    image = QImage(QSize(400, 300), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    window.facsimile.show_line("12r,4", Place("12r.png", ((40, 40), (360, 40), (360, 80), (40, 80))), image, 1.0)
    yield
    window.facsimile.show_nothing()


@contextmanager
def facsimile_missing(window: MainWindow, folder: Path) -> Iterator[None]:
    """An image that is not there."""
    window.facsimile.show_missing("12r,4", "fol/12r.png")
    yield
    window.facsimile.show_nothing()


@contextmanager
def changed_outside(window: MainWindow, folder: Path) -> Iterator[None]:
    """Another program has changed the file."""
    window.safety._outside = Outside.CHANGED
    window.safety.say()
    yield
    window.safety._outside = None
    window.safety.say()


@contextmanager
def failed_backup(window: MainWindow, folder: Path) -> Iterator[None]:
    """Backups cannot be made."""
    window.safety.say_failed_backup(UserError(ErrorCode.BACKUP_FAILED, path="p", reason="No space left on device"), "")
    yield
    window.safety.forget_failed_backup()


def _tour(number: int) -> Callable[[MainWindow, Path], AbstractContextManager[None]]:
    @contextmanager
    def step(window: MainWindow, folder: Path) -> Iterator[None]:
        window.tour.start()
        for _ in range(number):
            window.tour._go(1)
        yield
        window.tour.end()

    step.__name__ = f"tour {number + 1}"
    return step


WITHOUT_PROJECT = (start_page, empty_project)
WITH_PROJECT = (
    table,
    page,
    search,
    search_problem,
    history,
    training,
    trained,
    ranking,
    facsimile,
    facsimile_missing,
    changed_outside,
    failed_backup,
    *(_tour(number) for number in range(5)),
)


# What stands beside the window


def dialogs(window: MainWindow, folder: Path) -> dict[str, Scene]:
    """What opens each dialog and popup over the project of ``open_project``, by a name."""
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    there = _backups(session)

    def show(widget: QWidget) -> QWidget:
        widget.show()
        return widget

    def replace() -> QWidget:
        matcher = Matcher(Query("u", Mode.PLAIN))
        found = proposals(text, matcher, [token.id for token in text.tokens], "v")
        return show(ReplaceDialog("u → v", ProposalTableModel(found), window))

    def backups_dialog() -> QWidget:
        dialog = BackupsDialog(window)
        dialog.show_backups(there, "scenes backups")
        dialog.model.learn(there[0], session.file.compare(there[0].path))
        dialog.model.learn(there[-1], None)
        return show(dialog)

    def no_backups() -> QWidget:
        dialog = BackupsDialog(window, read_only=True)
        dialog.show_backups((), "")
        return show(dialog)

    def report() -> QWidget:
        dialog = ErrorReportDialog(window)
        dialog.show_reports([(describe(LookupError("x"), "a thread"), 1)])
        return show(dialog)

    def error() -> QWidget:
        shown = show_error(window, UserError(ErrorCode.PROJECT_CHANGED_OUTSIDE, path="scenes.histnorm"))
        assert shown is not None
        return shown

    def offer() -> QWidget:
        failed = UserError(
            ErrorCode.PROJECT_HELD_ELSEWHERE, path="s.histnorm", holder="anna", since="2024-05-01T10:00:00+00:00"
        )
        return opening.offer(window, folder / "s.histnorm", failed, lambda _path: True, lambda _path: True)

    def memory() -> QWidget:
        failed = UserError(ErrorCode.FILE_NEEDS_MEMORY, path="Gesamtausgabe.page.xml", needed=3170, free=940)
        return memory_question.ask(window, failed, lambda: None)

    def waiting() -> QWidget:
        def work(watch: Watch) -> None:
            watch.step("read", 3, 10)
            while True:  # until the editor, or the window when it closes, cancels it
                stop.wait(0.01)
                watch.step("read", 3, 10)

        stop = Event()
        wait_for(window.desk.jobs, window, "scene", lambda: NAME, work, lambda _nothing: None)
        return window.findChildren(QProgressDialog)[-1]

    def evaluation() -> QWidget:
        dialog = window.looks.show_evaluation()
        dialog.open_file(_results(folder))
        return dialog

    def about(page: int) -> QWidget:
        dialog = window.looks.show_about()
        dialog.pages.setCurrentIndex(page)
        dialog.table.selectRow(2)
        return dialog

    def methods() -> QWidget:
        dialog = window.looks.show_methods()
        assert dialog is not None
        while dialog.report is None:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)
        return dialog

    return {
        "merge": lambda: show(MergeDialog(_merge(window, folder), window)),  # the first: it decides something
        "preferences": window.looks.ask_preferences,
        "project settings": window.looks.ask_project_settings,
        "keys": window.looks.show_keys,
        "palette": window.looks.find_action,
        "manual": lambda: _manual(window),
        "about": window.looks.show_about,
        "how to cite": lambda: about(1),
        "licences": lambda: about(2),
        "methods": methods,
        "import a table": lambda: show(_import(window, folder, TABLE, NAME)),
        "import a text": lambda: show(_import(window, folder, TEXT, "a.txt")),
        "import XML": lambda: show(
            _import(window, folder, '<text>Loue <normalised orig="loue" auto="true">love</normalised></text>', "v.xml")
        ),
        "refused import": lambda: show(_refused(_import(window, folder, TEXT, "b.txt"))),
        "export": lambda: show(
            ExportDialog(text, NAME, window, lambda wanted: session.losses(text.manuscript.id, wanted))
        ),
        "accept all": lambda: show(AcceptAllDialog("fraw", "frau", occurrences(text, "fraw", limit=9), window)),
        "replace": replace,
        "evaluation": evaluation,
        "no evaluation": window.looks.show_evaluation,
        "backups": backups_dialog,
        "no backups": no_backups,
        "restore": lambda: window.safety.backups.ask_restore(there[0]),
        "error": error,
        "report": report,
        "offer": offer,
        "memory": memory,
        "quit while training": lambda: window.leaving.ask(lambda: None, TRAINING, quits=True),
        "close while training": lambda: window.leaving.ask(lambda: None, TRAINING, quits=False),
        "waiting": waiting,
        "characters": lambda: _popup(window),  # the last: it closes when another window comes up
    }


def _manual(window: MainWindow) -> QWidget:
    window.looks.manual.open("finding#search")
    shown = window.looks.manual.shown
    assert shown is not None
    return shown


def _backups(session: Session) -> list[backups.Backup]:
    for reason in (Reason.DAILY, Reason.MIGRATION, Reason.OUTSIDE, Reason.ACCEPT_ALL):
        session.file.back_up(reason)
    return list(backups.found(session.path))


def _import(window: MainWindow, folder: Path, text: str, name: str) -> ImportDialog:
    path = folder / name
    path.write_text(text, encoding="latin-1")
    return ImportDialog(path, preview(path), window)


def _refused(dialog: ImportDialog) -> ImportDialog:
    dialog.show_refusal(UserError(ErrorCode.FILE_EMPTY, path="b.txt"))
    return dialog


def _results(folder: Path) -> Path:
    made = ResultsFolder.open(folder / "results")
    for system, setting, manuscript, size, accuracy in FIGURES:
        cell = Cell(system, "-", setting, manuscript, size, 1, "dev")
        made.add(Result(cell, 2000 if size == ALL else size, 0, accuracy, 0, 0, 0.0, 0.0, "0"), [])
    return made.table


def _merge(window: MainWindow, folder: Path) -> Merge:
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    path = folder / "theirs.histnorm"
    shutil.copyfile(session.file.back_up(Reason.BY_HAND).path, path)
    theirs = Session.open(path)
    theirs.editor = "berta"
    there = theirs.text(text.manuscript.id)
    for place in range(7, 10):
        theirs.decide(there.tokens[place], f"theirs{place}", DecisionSource.TYPED)
    theirs.perform(steps.note(there, there.tokens[0], "a note of theirs"))
    theirs.close()
    for place in range(8, 10):
        session.decide(text.tokens[place], f"mine{place}", DecisionSource.TYPED)
    session.perform(steps.note(text, text.tokens[0], "a note of mine"))
    window.desk.flush()
    return compare_copies(session.file, path)


def _popup(window: MainWindow) -> CharacterPopup:
    letters = [Letter("ſ", 1234), Letter("ꝛ", 5)]
    popup = CharacterPopup(letters, window.search_bar.words)
    popup.open_below(QPoint(0, 0))
    return popup
