"""Errors that should not have been: told once, with a report to copy, and the window lives on."""

from __future__ import annotations

import logging
import threading

import pytest
from PySide6.QtCore import Qt, QtMsgType
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from histnorm_gui.bootstrap import CrashReports
from histnorm_gui.core.error_log import QT_LOGGER
from histnorm_gui.core.error_report import describe
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.live.messages import Failed
from histnorm_gui.qt.error_center import MOST_KINDS, ErrorCenter
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.qt_messages import QtMessages

WORD = "vſfuret"


@pytest.fixture
def reports(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> CrashReports:
    """The hooks of the program, in the place of those of the tests."""
    made = CrashReports()
    for name, hook in (("sys.excepthook", made._on_error), ("threading.excepthook", made._on_thread_error)):
        monkeypatch.setattr(name, hook)
    made.set_listener(window.errors.hear)
    return made


def fail(form: str = WORD) -> None:
    raise LookupError(f"no {form}")


def test_error_in_a_slot_is_shown_and_the_window_goes_on(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.desk.changed.connect(lambda _changes: fail(), Qt.ConnectionType.SingleShotConnection)
    token = desk_window.text_pane.model.token(0)
    with qtbot.captureExceptions() as caught:
        desk_window.desk.accept(token)
    for _, error, _ in caught:
        desk_window.errors.hear(error, "the main thread")
    qtbot.waitUntil(lambda: desk_window.errors.dialog is not None)
    dialog = desk_window.errors.dialog
    assert dialog is not None and dialog.isVisible()
    assert "LookupError" in dialog.report.toPlainText() and WORD not in dialog.report.toPlainText()
    dialog.reject()
    text = desk_window.desk.text
    assert text is not None and text.annotation(token.id).decided
    assert desk_window.isEnabled() and desk_window.isVisible()


def test_error_in_a_thread_comes_to_the_window(qtbot: QtBot, window: MainWindow, reports: CrashReports) -> None:
    thread = threading.Thread(target=fail, name="somewhere")
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: window.errors.dialog is not None)
    assert window.errors.dialog is not None and "in thread somewhere" in window.errors.dialog.text()


def test_report_is_copied_with_words_only_when_asked(window: MainWindow) -> None:
    with pytest.raises(LookupError) as raised:
        fail()
    dialog = window.errors.take(raised.value, "the main thread")
    assert dialog is not None
    dialog.copied.click()
    copied = QGuiApplication.clipboard().text()
    assert "LookupError" in copied and "in the main thread" in copied and WORD not in copied
    assert not dialog.words.isChecked()
    dialog.words.setChecked(True)
    dialog.copied.click()
    assert WORD in QGuiApplication.clipboard().text()


def test_the_same_error_again_and_again_is_one_dialog(window: MainWindow, caplog: pytest.LogCaptureFixture) -> None:
    dialogs = set()
    for number in range(150):
        with pytest.raises(LookupError) as raised:
            fail(f"{WORD}{number}")
        dialogs.add(id(window.errors.take(raised.value)))
    dialog = window.errors.dialog
    assert dialog is not None and len(dialogs) == 1
    assert "150" in dialog.heading.text() and "(150×)" in dialog.text()
    assert len([record for record in caplog.records if record.levelno == logging.CRITICAL]) == 5
    dialog.reject()
    # Closed by the editor: it does not come back for the same error, but for another one.
    with pytest.raises(LookupError) as raised:
        fail()
    assert show_error(window, raised.value) is None
    assert window.errors.dialog is None
    with pytest.raises(ZeroDivisionError) as other:
        print(1 // 0)
    assert show_error(window, other.value) is window.errors.dialog
    assert window.errors.dialog is not None and "LookupError" not in window.errors.dialog.text()


def test_very_many_different_errors_are_one_dialog(window: MainWindow) -> None:
    for number in range(100):
        window.errors.take(type(f"Error{number}", (Exception,), {})())
    dialog = window.errors.dialog
    assert dialog is not None and dialog.text().count("histnorm ") == MOST_KINDS
    assert len(window.findChildren(type(dialog))) == 1


def test_repetition_is_said_in_the_status_bar(window: MainWindow) -> None:
    heard: list[str] = []
    window.errors.announced.connect(heard.append)
    for _ in range(2):
        with pytest.raises(LookupError) as raised:
            fail()
        window.errors.take(raised.value)
        if window.errors.dialog is not None:
            window.errors.dialog.reject()
    assert heard == ["Something went wrong again (2×); it is in the log file."]
    assert window.saved.text() == heard[0]


class BrokenView(QWidget):
    """A view whose painting fails, each time."""

    def paintEvent(self, event: object) -> None:
        fail()


def test_view_that_cannot_be_painted_does_not_take_the_window_along(qtbot: QtBot, desk_window: MainWindow) -> None:
    view = BrokenView(desk_window)
    view.setGeometry(0, 0, 50, 50)
    with qtbot.captureExceptions() as caught:
        view.show()
        for _ in range(5):
            view.update()
            QApplication.processEvents()
        view.hide()
    assert len(caught) >= 5
    for _, error, _ in caught:
        desk_window.errors.hear(error, "the main thread")
    qtbot.waitUntil(lambda: desk_window.errors.dialog is not None)
    view.deleteLater()
    assert desk_window.errors.dialog is not None
    desk_window.errors.dialog.reject()
    desk_window.desk.accept(desk_window.text_pane.model.token(0))


def test_failing_job_that_nobody_listens_to_is_shown(qtbot: QtBot, desk_window: MainWindow) -> None:
    job = desk_window.desk.jobs.start("places", lambda progress, cancel: fail())
    job.start()
    qtbot.waitUntil(lambda: desk_window.errors.dialog is not None)
    assert desk_window.errors.dialog is not None and "histnorm-places" in desk_window.errors.dialog.text()


def test_error_of_the_ranking_process_comes_as_a_report(window: MainWindow, desk_window: MainWindow) -> None:
    with pytest.raises(LookupError) as raised:
        fail()
    ranking = desk_window.desk.ranking
    ranking._live = object()  # type: ignore[assignment]
    ranking._told = lambda: None  # type: ignore[method-assign]
    ranking._on_received(Failed(ranking._key, report=describe(raised.value, "the ranking process")))
    dialog = desk_window.errors.dialog
    assert dialog is not None and "in the ranking process" in dialog.text() and WORD not in dialog.text()
    ranking._live = None


def test_what_the_editor_can_mend_is_a_sentence(window: MainWindow) -> None:
    box = show_error(window, UserError(ErrorCode.SIGLUM_TAKEN, siglum="B"))
    assert box is not None and "B" in box.text()  # type: ignore[attr-defined]
    assert window.errors.dialog is None
    box.reject()


def test_widgets_and_dialogs_find_the_center_of_their_window(window: MainWindow) -> None:
    assert ErrorCenter.of(window.text_pane.table.viewport()) is window.errors
    dialog = show_error(window, ValueError("a"))
    assert ErrorCenter.of(dialog) is window.errors
    assert isinstance(ErrorCenter.of(None), ErrorCenter)


@pytest.mark.qt_log_ignore(".*")
def test_messages_of_qt_are_logged_and_not_without_end(caplog: pytest.LogCaptureFixture) -> None:
    handler = QtMessages()
    with caplog.at_level(logging.DEBUG, QT_LOGGER):
        for _ in range(100):
            handler.handle(QtMsgType.QtWarningMsg, None, "QPainter::begin: no device")  # type: ignore[arg-type]
        handler.handle(QtMsgType.QtCriticalMsg, None, None)  # type: ignore[arg-type]
    said = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert said[0] == (logging.WARNING, "QPainter::begin: no device")
    assert said[-1] == (logging.ERROR, "") and len(said) == 6
