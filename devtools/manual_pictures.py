"""Takes the pictures that the manual shows, in its languages, of the real window with made-up work in it.

What changes from day to day (times, folders) is kept out of them, so that the same program makes the same pictures.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from histnorm_gui.core.assets import resource
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.formats import registry
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Reason
from histnorm_gui.qt.app import make_window
from histnorm_gui.qt.dialogs.backups_dialog import BackupsDialog
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.dialogs.import_dialog import ImportDialog
from histnorm_gui.qt.dialogs.merge_dialog import MergeDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services import example
from histnorm_gui.services.importing import preview
from histnorm_gui.services.merging import compare_copies
from histnorm_gui.services.session import Session

SIZE = (1280, 680)
PATIENCE = 600_000  # milliseconds
FIRST_TEXT = """\
Do got die werlt geschuof
vnd allez das dar jnne ist
do sprach er zuo dem menschen
jr sullent leben vnd wachsen
vnd vber alle tier gewalt han
"""
"""The text of the first chapter."""
FIRST_NORMS = ("Da", "Gott", "die", "Welt", "geschuf", "und")
WORDS_DECIDED = 40
CONFLICTS = {"das": ("dass", "das"), "do": ("da", "doch"), "jr": ("ihr", "ihrer"), "man": ("man", "Mann")}
"""Forms that two editors decide in different ways: theirs and mine."""
NOW = "2025-03-10T10:45:00+00:00"
TIMES = ("2025-03-10 081500", "2025-03-10 091500", "2025-03-10 101500", "2025-03-10 103000")


def take(folder: Path, work: Path) -> list[Path]:
    """Take all pictures into ``folder``, in the language that is installed; ``work`` is an empty folder."""
    folder.mkdir(parents=True, exist_ok=True)
    work.mkdir()
    with patch("histnorm_gui.services.session.now", lambda: NOW):
        return _first_chapter(folder, work) + _example(folder, work)


def settle(ready: Callable[[], bool]) -> None:
    """Let the window work until something is so; TimeoutError."""
    deadline = QDeadlineTimer(PATIENCE)
    while not ready():
        if deadline.hasExpired():
            raise TimeoutError("the window did not get ready for its picture")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    for _ in range(3):
        QApplication.processEvents()


def _first_chapter(folder: Path, work: Path) -> list[Path]:
    path = work / "P.txt"
    path.write_text(FIRST_TEXT, encoding="utf-8")
    window = _window()
    window.desk.create_project(work / "first.histnorm")
    importing = ImportDialog(path, preview(path), window)
    taken = [_grab(importing, folder / "import.png")]
    window.desk.import_document(registry.load(path), "P", "", decided=False)
    _decide(window, FIRST_NORMS)
    settle(lambda: at_rest(window))
    window.saved.show_project(True)
    taken.append(_grab(window, folder / "desk.png"))
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    exporting = ExportDialog(text, "P.txt", window, lambda wanted: session.losses(text.manuscript.id, wanted))
    taken.append(_grab(exporting, folder / "export.png"))
    _close(window)
    return taken


def _example(folder: Path, work: Path) -> list[Path]:
    path = work / "example.histnorm"
    example.ensure_example(path)
    window = _window()
    window.desk.open_project(path)
    text = window.desk.text
    assert text is not None
    _decide(window, _right(WORDS_DECIDED))
    settle(lambda: at_rest(window))
    token = next(token for token in text.tokens[2 * WORDS_DECIDED :] if token.form.lower() == "vnd")
    window.text_pane.go_to_token(token.id)
    settle(lambda: at_rest(window) and window.suggestions.isVisible())
    taken = [_grab(window.suggestions, folder / "suggestions.png")]
    window.search.open(replacing=True)
    window.search_bar.words.setText("vnd")
    settle(lambda: at_rest(window))
    taken.append(_grab(window.search_bar, folder / "search.png"))
    window.search.close()
    taken.append(_grab(window.looks.ask_preferences(), folder / "preferences.png"))
    taken.append(_backups(window, folder))
    taken.append(_merge(window, work, folder))
    _close(window)
    return taken


def _window() -> MainWindow:
    window = make_window()
    window.resize(*SIZE)
    window.show()
    return window


def _close(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def at_rest(window: MainWindow) -> bool:
    """Whether nothing in a window is still to change by itself."""
    follows = window.later.waits or window.suggestions.places.waits
    return window.desk.ranking.is_idle and window.desk.jobs.idle and not follows


def _right(count: int) -> list[str]:
    """The normalizations of the first words of the example's open manuscript."""
    tokens = registry.load(resource("example", "N.tsv")).tokens
    return [token.normalization or token.form for token in tokens if token.form.isalpha()][:count]


def _decide(window: MainWindow, norms: tuple[str, ...] | list[str]) -> None:
    """Decide the first words so."""
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    words = [token for token in text.tokens if token.form.isalpha()]
    for token, norm in zip(words, norms, strict=False):
        session.decide(token, norm, DecisionSource.TYPED)
    window.text_pane.go_to_token(words[len(norms)].id)
    window.desk.flush()


def _backups(window: MainWindow, folder: Path) -> Path:
    session = window.desk.session
    assert session is not None
    for made in backups.found(session.path):
        made.path.unlink()
    for number, reason in enumerate((Reason.DAILY, Reason.HOURLY, Reason.HOURLY, Reason.ACCEPT_ALL)):
        session.file.back_up(reason)
        _decide(window, _right(WORDS_DECIDED + 15 * (number + 1)))
    for made, time in zip(reversed(backups.found(session.path)), TIMES, strict=True):
        _, zone, rest = made.path.name.partition("Z ")
        made.path.rename(made.path.with_name(f"{time}{zone}{rest}"))
    there = backups.found(session.path)
    dialog = BackupsDialog(window)
    dialog.show_backups(there, f"{session.path.name}-backups")
    for backup in there:
        dialog.model.learn(backup, session.file.compare(backup.path))
    return _grab(dialog, folder / "backups.png")


def _merge(window: MainWindow, work: Path, folder: Path) -> Path:
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    path = work / "copy.histnorm"
    shutil.copyfile(session.file.back_up(Reason.BY_HAND).path, path)
    words = list({token.form: token for token in text.tokens if token.form in CONFLICTS}.values())
    theirs = Session.open(path)
    theirs.editor = "Berta"
    there = {token.id: token for token in theirs.text(text.manuscript.id).tokens}
    for word in words:
        theirs.decide(there[word.id], CONFLICTS[word.form][0], DecisionSource.TYPED)
    theirs.close()
    session.editor = "Anna"
    for word in words[1:]:
        session.decide(word, CONFLICTS[word.form][1], DecisionSource.TYPED)
    window.desk.flush()
    return _grab(MergeDialog(compare_copies(session.file, path), window), folder / "merge.png")


def _grab(widget: QWidget, picture: Path) -> Path:
    """Take a picture of a window or a part of one."""
    shown = widget.isVisible()
    widget.show()
    for _ in range(5):
        QApplication.processEvents()
    if not widget.grab().save(str(picture), "PNG"):
        raise OSError(f"cannot write {picture}")
    if not shown:
        widget.hide()
        widget.deleteLater()
    return picture
