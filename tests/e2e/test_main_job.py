"""The main job from end to end through the real window: an editor's first session on a manuscript.

Runs on manuscript B of the Anselm corpus where the shared data are there, and on the example's manuscript N elsewhere;
its finished normalization plays the editor, and nothing of it reaches the program but what she presses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from histnorm_gui.core.assets import resource
from histnorm_gui.core.model import Status, Token
from histnorm_gui.formats import registry
from histnorm_gui.qt import app
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.services.exchange import ExportFormat, Undecided

WAIT = 280_000  # milliseconds; an idle machine needs a tenth of it
DECIDED = 200
REPOSITORY = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Job:
    """A manuscript to do (imported as a gold standard, which is left out) and finished ones beside it."""

    manuscript: Path
    finished: tuple[Path, ...]

    def gold(self) -> dict[int, str]:
        """The right normalization of every token by its position."""
        tokens = registry.load(self.manuscript).tokens
        return {position: token.normalization or "" for position, token in enumerate(tokens)}


def example_job() -> Job:
    """N of the example with K and S beside it."""
    return Job(resource("example", "N.tsv"), (resource("example", "K.tsv"), resource("example", "S.tsv")))


@pytest.fixture(params=["example", "anselm"])
def job(request: pytest.FixtureRequest) -> Job:
    """The example everywhere, and B where the shared data are."""
    if request.param == "example":
        return example_job()
    folder = REPOSITORY.parent / "shared" / "data" / "anselm"
    if not folder.is_dir():
        pytest.skip("needs the folder ../shared/data beside the repository, which is not published")
    return Job(folder / "B.train.tsv", ())


@pytest.fixture
def windows(qtbot: QtBot) -> Iterator[list[MainWindow]]:
    """The windows of a test, all closed at its end."""
    app.make_application("en")
    opened: list[MainWindow] = []
    yield opened
    for window in opened:
        window.close()


def start(qtbot: QtBot, windows: list[MainWindow]) -> MainWindow:
    """Start the application once more."""
    window = MainWindow(SettingsStore())
    qtbot.addWidget(window)
    windows.append(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    return window


def until_ranked(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until all words are ranked with all decisions."""
    qtbot.waitUntil(lambda: window.desk.ranking.is_idle, timeout=WAIT)


def bring_in(window: MainWindow, path: Path, *, decided: bool) -> None:
    """Import a file through the dialog."""
    dialog = window.files.preview_import(path)
    (dialog.counts if decided else dialog.gold).setChecked(True)
    dialog.accept()


def decide_by_keyboard(qtbot: QtBot, window: MainWindow, gold: dict[int, str]) -> int:
    """Decide the current token with as few keys as possible; returns how many keys that took."""
    table, token = window.text_pane.table, window.text_pane.current_token()
    assert token is not None and window.desk.text is not None
    wanted = gold[token.position]
    candidates = [candidate.norm for candidate in window.desk.text.candidates(token)[:9]]
    if candidates[0] == wanted:
        qtbot.keyClick(table, Qt.Key.Key_Return)
        return 1
    if wanted in candidates:
        qtbot.keyClick(table, Qt.Key(Qt.Key.Key_1 + candidates.index(wanted)))
        return 1
    qtbot.keyClick(table, Qt.Key.Key_F2)
    (field,) = [field for field in table.viewport().findChildren(QLineEdit) if field.isVisible()]
    type_text(field, wanted)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    return len(wanted) + 2


def type_text(field: QLineEdit, text: str) -> None:
    """Type as a keyboard does; Qt's own test helper aborts on characters that are not ASCII."""
    for character in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, character)
            QApplication.sendEvent(field, event)


def right_on_open_words(window: MainWindow, gold: dict[int, str], *, start: int = 0) -> float:
    """The share of open words from a position on whose first suggestion is right."""
    text = window.desk.text
    assert text is not None
    open_tokens = [token for token in text.tokens[start:] if not text.annotation(token.id).decided]
    right = sum(text.candidates(token)[0].norm == gold[token.position] for token in open_tokens)
    return right / len(open_tokens)


def decisions(window: MainWindow) -> dict[int, tuple[str | None, Status]]:
    """Normalization and state of every decided token."""
    text = window.desk.text
    assert text is not None
    return {token.id: (annotation.normalization, annotation.status) for token, annotation in text.decisions()}


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_an_editors_first_session(qtbot: QtBot, windows: list[MainWindow], job: Job, tmp_path: Path) -> None:
    gold = job.gold()
    window = start(qtbot, windows)
    project = tmp_path / "edition.histnorm"
    window.desk.create_project(project)
    for path in job.finished:
        bring_in(window, path, decided=True)
    bring_in(window, job.manuscript, decided=False)
    window.text_pane.table.setFocus()
    until_ranked(qtbot, window)
    before = right_on_open_words(window, gold, start=DECIDED)  # the words that will still be open afterwards

    keys = sum(decide_by_keyboard(qtbot, window, gold) for _ in range(DECIDED))
    text = window.desk.text
    assert text is not None and text.decided == DECIDED
    first: list[Token] = [token for token, _ in text.decisions()]
    assert [token.position for token in first] == list(range(DECIDED))
    assert all(text.annotation(token.id).normalization == gold[token.position] for token in first)
    assert keys < sum(len(gold[position]) + 1 for position in range(DECIDED)), "typing all of it would take fewer keys"

    with qtbot.waitSignal(window.desk.training.finished, timeout=WAIT):
        window.actions_by_name["retrain"].trigger()
    until_ranked(qtbot, window)
    after = right_on_open_words(window, gold)
    as_they_are = sum(text.tokens[place].form == norm for place, norm in gold.items()) / len(gold)
    assert before > as_they_are + 0.2, f"suggestions are not much better than the forms: {before:.3f}"
    assert after > before - 0.01, f"suggestions got worse: {before:.3f} before, {after:.3f} after"

    window.actions_by_name["undo"].trigger()
    assert text.decided == DECIDED - 1
    window.actions_by_name["redo"].trigger()
    kept = decisions(window)
    until_ranked(qtbot, window)
    suggestion = text.candidates(text.tokens[DECIDED])[0].norm
    row = window.text_pane.table.current_row()
    window.close()

    window = start(qtbot, windows)
    assert window.files.open_path(project)
    assert window.desk.manuscript is not None and window.desk.text is not None
    assert decisions(window) == kept
    until_ranked(qtbot, window)
    assert window.desk.text.candidates(window.desk.text.tokens[DECIDED])[0].norm == suggestion
    assert window.text_pane.table.current_row() == row
    window.actions_by_name["undo"].trigger()
    assert window.desk.text.decided == DECIDED - 1, "undo did not survive the restart"
    window.actions_by_name["redo"].trigger()

    dialog = ExportDialog(window.desk.text, "out.tsv", window)
    dialog.choose(ExportFormat.TSV4, Undecided.SUGGESTION)
    assert window.files.export_to(tmp_path / "out.tsv", dialog)
    rows = [line.split("\t") for line in (tmp_path / "out.tsv").read_text(encoding="utf-8").splitlines()[1:] if line]
    assert len(rows) == len(gold)
    assert [row[0] for row in rows] == [token.form for token in window.desk.text.tokens]
    assert [row[1] for row in rows[:DECIDED]] == [gold[position] for position in range(DECIDED)]
    assert {row[2] for row in rows[:DECIDED]} <= {"accepted", "corrected"}
    assert {row[2] for row in rows[DECIDED:]} == {"open"}
