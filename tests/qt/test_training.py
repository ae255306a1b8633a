"""Retraining beside the window."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.preferences import AUTO_RETRAIN, AUTO_RETRAIN_EVERY, LEXICON, SYSTEM
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, Watch
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import training_controller
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import Base, PendingSnapshot, TrainingOutcome, TrainingSnapshot

Idle = Callable[[MainWindow], None]


def train(qtbot: QtBot, window: MainWindow) -> None:
    """Retrain and wait for the end."""
    with qtbot.waitSignal(window.desk.training.ended, timeout=90_000):
        window.actions_by_name["retrain"].trigger()


@pytest.mark.slow
def test_retraining_swaps_the_suggestions_in_and_survives_a_restart(
    qtbot: QtBot, taught_window: MainWindow, idle: Idle
) -> None:
    desk = taught_window.desk
    train(qtbot, taught_window)
    text = desk.text
    assert text is not None and text.suggester.version == 1
    reading = text.suggester.reading("vnd")
    assert reading is not None and len(reading.labels) == 4 and "".join(reading.labels) == reading.norm
    assert taught_window.training_panel._title.text() == "Version 1 of T"
    path = desk.session.path
    desk.close_project()
    desk.open_project(path)
    again = desk.text
    assert again is not None and again.suggester.version == 1
    assert again.suggester.reading("vnd") == reading
    idle(taught_window)


@pytest.mark.slow
def test_the_second_version_is_measured_beside_the_first(qtbot: QtBot, taught_window: MainWindow, idle: Idle) -> None:
    model = taught_window.text_pane.model
    for row in range(84, 110):
        taught_window.desk.accept(model.token(row))
    for version in (1, 2):
        with qtbot.waitSignal(taught_window.desk.training.finished, timeout=90_000) as caught:
            taught_window.actions_by_name["retrain"].trigger()
        trained = caught.args[0]
        assert trained.version == version
        assert trained.accuracy is not None and 0 <= trained.accuracy <= 1
        assert len(trained.losses) > 1
    assert trained.previous_accuracy is not None
    assert "version 1" in taught_window.training_panel._accuracy.text()
    idle(taught_window)


@pytest.mark.slow
def test_a_damaged_model_in_the_file_is_said_and_replaced(qtbot: QtBot, taught_window: MainWindow, idle: Idle) -> None:
    session, manuscript = taught_window.desk.session, taught_window.desk.manuscript
    session._project.add_training(manuscript.id, b"this is no model", {"recipe": "default"}, {})
    train(qtbot, taught_window)
    assert "version 1 in the project file could not be read" in taught_window.training_panel._accuracy.text()
    assert session.text(manuscript.id).suggester.version == 2
    idle(taught_window)


def test_another_system_can_be_chosen_and_its_candidates_are_shown(
    qtbot: QtBot, taught_window: MainWindow, idle: Idle, tmp_path: Path
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("frau\nund\nmein\n", encoding="utf-8")
    taught_window.desk.choices.in_force.set(SYSTEM, "norma")
    taught_window.desk.choices.in_force.set(LEXICON, str(words))
    for version in (1, 2):
        train(qtbot, taught_window)
        model = taught_window.desk.training.newest_model(taught_window.desk.manuscript.id)
        assert (model.version, model.system, model.previous_unreadable) == (version, "norma", False)
    text = taught_window.desk.text
    assert text.suggester.version == 2
    assert text.suggester.reading("vnd") is None
    assert text.suggester.candidates("vnd")[0].norm == "und"
    assert text.suggester.candidates("Fraw")[0].norm == "Frau"
    idle(taught_window)


def test_a_word_list_that_is_gone_is_said(qtbot: QtBot, taught_window: MainWindow, tmp_path: Path) -> None:
    taught_window.desk.choices.in_force.set(SYSTEM, "norma")
    taught_window.desk.choices.in_force.set(LEXICON, str(tmp_path / "gone.txt"))
    train(qtbot, taught_window)
    box = taught_window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and "gone.txt" in box.text()
    box.reject()


def test_too_few_decisions_are_said_and_nothing_begins(desk_window: MainWindow) -> None:
    desk_window.actions_by_name["retrain"].trigger()
    box = desk_window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and "at least 20" in box.text()
    assert desk_window.desk.training.state is None
    box.reject()


class Endless:
    """A training that goes on until it is cancelled, or is given an outcome or an error."""

    def __init__(self) -> None:
        self.snapshots: list[TrainingSnapshot] = []
        self.outcome: TrainingOutcome | None = None
        self.error: UserError | None = None

    def __call__(self, snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
        self.snapshots.append(snapshot)
        done = 0
        while self.outcome is None:
            if self.error is not None:
                raise self.error
            done = min(done + 1, 999_999)
            progress(Progress(done, 1_000_000, "train", loss=1.0))
        return self.outcome


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Endless:
    work = Endless()
    monkeypatch.setattr(training_controller, "train_manuscript", work)
    return work


def test_a_cancelled_training_leaves_everything_as_it_was(
    qtbot: QtBot, taught_window: MainWindow, endless: Endless
) -> None:
    training = taught_window.desk.training
    taught_window.actions_by_name["retrain"].trigger()
    qtbot.waitUntil(lambda: training.state is not None and training.state.stage == "train")
    assert not taught_window.actions_by_name["retrain"].isEnabled()
    assert taught_window.training_panel._cancel.isVisible()
    with qtbot.waitSignal(training.cancelled):
        taught_window.actions_by_name["cancel"].trigger()
    assert training.state is None
    qtbot.waitUntil(lambda: taught_window.desk.jobs.idle, timeout=1000)
    assert taught_window.desk.session.models(taught_window.desk.manuscript.id) == ()
    assert taught_window.actions_by_name["retrain"].isEnabled()


def test_a_training_can_be_cancelled_and_begun_again_at_once(
    qtbot: QtBot, taught_window: MainWindow, endless: Endless
) -> None:
    for _ in range(3):
        taught_window.actions_by_name["retrain"].trigger()
        taught_window.actions_by_name["cancel"].trigger()
    taught_window.actions_by_name["retrain"].trigger()
    qtbot.waitUntil(lambda: taught_window.desk.training.state.stage == "train")
    assert taught_window.desk.training.state.version == 1


def test_the_editor_goes_on_while_a_frozen_snapshot_is_learned(
    qtbot: QtBot, taught_window: MainWindow, endless: Endless
) -> None:
    taught_window.actions_by_name["retrain"].trigger()
    qtbot.waitUntil(lambda: bool(endless.snapshots))
    taught_window.desk.accept(taught_window.text_pane.model.token(100))
    taught_window.desk.undo()
    taught_window.desk.accept(taught_window.text_pane.model.token(101))
    assert len(endless.snapshots[0].examples) == 84
    assert taught_window.desk.text.decided == 85


def test_closing_the_window_ends_a_training(qtbot: QtBot, taught_window: MainWindow, endless: Endless) -> None:
    taught_window.actions_by_name["retrain"].trigger()
    qtbot.waitUntil(lambda: bool(endless.snapshots))
    taught_window.close()
    assert taught_window.desk.jobs.idle


class Leaving:
    """A training that the editor has asked for, long ago, and the question whether it shall be lost."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @property
    def question(self) -> QMessageBox | None:
        shown = [box for box in self._window.findChildren(QMessageBox) if box.isVisible()]
        return shown[0] if shown else None

    def answer(self, text: str) -> None:
        assert self.question is not None
        (button,) = [button for button in self.question.buttons() if button.text().replace("&", "") == text]
        button.click()


@pytest.fixture
def leaving(
    qtbot: QtBot, taught_window: MainWindow, endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Leaving]:
    monkeypatch.setattr(training_controller, "PATIENCE", 0.0)
    taught_window.actions_by_name["retrain"].trigger()
    qtbot.waitUntil(lambda: bool(endless.snapshots))
    yield Leaving(taught_window)
    taught_window.desk.training.cancel()


def test_quitting_asks_before_a_training_that_was_asked_for_is_lost(
    taught_window: MainWindow, leaving: Leaving, endless: Endless
) -> None:
    assert not taught_window.close() and not taught_window.close()
    assert leaving.question is not None and "Version 1 of T" in leaving.question.text()
    leaving.answer("Keep training")
    assert taught_window.isVisible() and taught_window.desk.training.state is not None
    taught_window.actions_by_name["quit"].trigger()
    leaving.answer("Quit anyway")
    assert not taught_window.isVisible() and taught_window.desk.jobs.idle
    assert len(endless.snapshots) == 1


def test_what_was_wanted_is_done_once_the_training_is_over(
    qtbot: QtBot, taught_window: MainWindow, leaving: Leaving, endless: Endless
) -> None:
    path = taught_window.desk.session.path
    taught_window.actions_by_name["close"].trigger()
    assert leaving.question is not None and taught_window.desk.session is not None
    endless.outcome = TrainingOutcome(taught_window.desk.manuscript.id, b"", {"system": "norma"}, {})
    qtbot.waitUntil(lambda: taught_window.desk.session is None)
    assert leaving.question is None
    taught_window.desk.open_project(path)
    assert [model.version for model in taught_window.desk.session.models(taught_window.desk.manuscript.id)] == [1]


def test_a_training_that_failed_leaves_the_project_open(
    qtbot: QtBot, taught_window: MainWindow, leaving: Leaving, endless: Endless
) -> None:
    taught_window.actions_by_name["close"].trigger()
    question = leaving.question
    assert question is not None
    endless.error = UserError(ErrorCode.OUT_OF_MEMORY)
    qtbot.waitUntil(lambda: taught_window.desk.training.state is None and leaving.question is not question)
    assert taught_window.desk.session is not None
    assert leaving.question is not None and "memory" in leaving.question.text()
    leaving.question.reject()


def test_another_project_takes_its_place_only_after_asking(
    taught_window: MainWindow, leaving: Leaving, tmp_path: Path
) -> None:
    before = taught_window.desk.session.path
    Session.create(tmp_path / "other.histnorm").close()
    taught_window.files.open_recent(str(before))  # it is open already
    assert leaving.question is None
    taught_window.files.open_recent(str(tmp_path / "other.histnorm"))
    leaving.answer("Keep training")
    assert taught_window.desk.session.path == before
    taught_window.files.open_recent(str(tmp_path / "other.histnorm"))
    leaving.answer("Cancel training")
    assert taught_window.desk.session.path == tmp_path / "other.histnorm"


def test_a_training_that_began_by_itself_is_dropped_without_a_word(
    qtbot: QtBot, taught_window: MainWindow, endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_controller, "PATIENCE", 0.0)
    taught_window.preferences.set(AUTO_RETRAIN, True)
    taught_window.preferences.set(AUTO_RETRAIN_EVERY, 10)
    for row in range(90, 100):
        taught_window.desk.accept(taught_window.text_pane.model.token(row))
    qtbot.waitUntil(lambda: bool(endless.snapshots))
    assert taught_window.desk.training.state is not None
    taught_window.actions_by_name["close"].trigger()
    assert taught_window.desk.session is None


def test_a_failure_in_the_thread_is_shown_with_a_report_and_harms_nothing(
    qtbot: QtBot, taught_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
        raise ArithmeticError(f"of {snapshot.siglum}")

    monkeypatch.setattr(training_controller, "train_manuscript", broken)
    with qtbot.waitSignal(taught_window.desk.training.failed):
        taught_window.actions_by_name["retrain"].trigger()
    dialog = taught_window.errors.dialog
    assert dialog is not None and dialog.isVisible()
    assert "in thread histnorm-training" in dialog.text()
    assert "ArithmeticError" in dialog.text() and "broken" in dialog.text() and "of T" not in dialog.text()
    dialog.words.setChecked(True)
    assert "ArithmeticError: of T" in dialog.report.toPlainText()
    dialog.reject()
    taught_window.desk.accept(taught_window.text_pane.model.token(100))
    assert taught_window.desk.text.decided == 85
    assert taught_window.actions_by_name["retrain"].isEnabled()


def test_training_begins_by_itself_after_so_many_decisions(
    qtbot: QtBot, taught_window: MainWindow, endless: Endless
) -> None:
    taught_window.preferences.set(AUTO_RETRAIN, True)
    taught_window.preferences.set(AUTO_RETRAIN_EVERY, 10)
    model = taught_window.text_pane.model
    for row in range(90, 99):
        taught_window.desk.accept(model.token(row))
    assert taught_window.desk.training.state is None
    taught_window.desk.accept(model.token(99))
    assert taught_window.desk.training.state is not None
    qtbot.waitUntil(lambda: bool(endless.snapshots))
    assert len(endless.snapshots[0].examples) == 94


def test_what_begins_by_itself_goes_on_and_what_is_asked_for_is_in_full(
    qtbot: QtBot, taught_window: MainWindow, endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = Base(1, b"", {})
    monkeypatch.setattr(training_controller, "newest_base", lambda _project, _snapshot: base)
    taught_window.preferences.set(AUTO_RETRAIN, True)
    taught_window.preferences.set(AUTO_RETRAIN_EVERY, 10)
    for row in range(90, 100):
        taught_window.desk.accept(taught_window.text_pane.model.token(row))
    qtbot.waitUntil(lambda: len(endless.snapshots) == 1)
    taught_window.desk.training.cancel()
    taught_window.actions_by_name["retrain"].trigger()
    qtbot.waitUntil(lambda: len(endless.snapshots) == 2)
    assert [snapshot.base for snapshot in endless.snapshots] == [base, None]


def test_nothing_begins_by_itself_unless_it_is_switched_on(taught_window: MainWindow, endless: Endless) -> None:
    for row in range(84, 126):
        taught_window.desk.accept(taught_window.text_pane.model.token(row))
    assert taught_window.desk.training.state is None


def test_a_result_for_a_removed_manuscript_is_dropped(qtbot: QtBot, taught_window: MainWindow) -> None:
    session, manuscript = taught_window.desk.session, taught_window.desk.manuscript
    taught_window.desk.remove_manuscript()
    assert not session.store_training(TrainingOutcome(manuscript.id, b"", {}, {}))


def test_decisions_are_read_beside_the_window_and_are_all_of_one_moment(
    qtbot: QtBot, taught_window: MainWindow, monkeypatch: pytest.MonkeyPatch, idle: Idle
) -> None:
    """A decision in another manuscript, made while decisions are read, has them read again; own ones come later."""
    desk = taught_window.desk
    session, manuscript = desk.session, desk.manuscript
    other = session.import_document(registry.parse(b"vnd\njn\n", "o.txt", SourceFormat.WORD_LIST), "O")
    own, there = (next(t for t in session.text(m.id).tokens if t.form.isalpha()) for m in (manuscript, other))
    go_on, began, threads = threading.Event(), threading.Event(), []
    read = PendingSnapshot.collect

    def slowly(pending: PendingSnapshot, watch: Watch) -> TrainingSnapshot:
        threads.append(threading.current_thread())
        found = read(pending, watch)
        began.set()
        go_on.wait(30)
        return found

    learned: list[TrainingSnapshot] = []

    def keep(snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
        learned.append(snapshot)
        raise UserError(ErrorCode.OUT_OF_MEMORY)

    monkeypatch.setattr(PendingSnapshot, "collect", slowly)
    monkeypatch.setattr(training_controller, "train_manuscript", keep)
    desk.training.failed.disconnect()
    points = [session.file.newest_event()]
    desk.training.start(manuscript.id)
    assert desk.training.state is not None
    qtbot.waitUntil(began.is_set)
    session.decide(there, "zz", DecisionSource.TYPED)
    desk.flush()
    points.append(session.file.newest_event())
    with qtbot.waitSignal(desk.training.ended, timeout=30_000):
        go_on.set()
    assert len(threads) == 2 and threading.main_thread() not in threads
    assert [snapshot.point for snapshot in learned] == points[1:]
    assert "zz" in {example.norm for example in learned[0].auxiliary[other.siglum]}
    go_on.clear()
    began.clear()
    desk.training.start(manuscript.id)
    qtbot.waitUntil(began.is_set)
    session.decide(own, "yy", DecisionSource.TYPED)
    with qtbot.waitSignal(desk.training.ended, timeout=30_000):
        go_on.set()
    assert len(threads) == 3 and learned[1].point == points[1]
    assert "yy" not in {example.norm for example in (*learned[1].examples, *learned[1].held_out)}
    idle(taught_window)
