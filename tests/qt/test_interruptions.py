"""What comes up in the midst of painting, and what ends the program from outside, leave it whole."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import VIEW_MODE
from histnorm_gui.project.lock import lock_path
from histnorm_gui.qt import app
from histnorm_gui.qt.delegates.page_delegate import WordPictures
from histnorm_gui.qt.interruptions import STATUS, Interruptions
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import TokenTableModel

POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="a program cannot send itself these signals there")


@pytest.fixture
def ended(qtbot: QtBot, desk_window: MainWindow) -> Iterator[list[int]]:
    """The exit statuses with which the program was to end."""
    application, statuses = QApplication.instance(), list[int]()
    assert isinstance(application, QApplication)

    class Exit:
        exit = statuses.append

    # Where the tests run in the background it is ignored, and would stay so.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    listening = Interruptions(lambda status: app._end(desk_window, Exit(), status))  # type: ignore[arg-type]
    yield statuses
    listening.end()
    signal.signal(signal.SIGINT, before)


@POSIX_ONLY
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_window_and_everything_is_written(
    qtbot: QtBot, desk_window: MainWindow, ended: list[int], number: signal.Signals
) -> None:
    session, text = desk_window.desk.session, desk_window.desk.text
    assert session is not None and text is not None and lock_path(session.path).exists()
    desk_window.desk.type_normalization(text.tokens[0], "und")
    os.kill(os.getpid(), number)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [STATUS + number] and not desk_window.isVisible()
    assert desk_window.desk.session is None and not lock_path(session.path).exists()
    assert signal.getsignal(number) is signal.SIG_DFL  # a second one does not wait


@POSIX_ONLY
def test_a_signal_in_the_midst_of_painting_is_answered_after_it(
    qtbot: QtBot, desk_window: MainWindow, ended: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view, painted = TokenTableModel.view, list[int]()

    def interrupted(model: TokenTableModel, row: int) -> object:
        if not painted:
            os.kill(os.getpid(), signal.SIGINT)
        painted.append(row)
        assert not ended
        return view(model, row)

    monkeypatch.setattr(TokenTableModel, "view", interrupted)
    desk_window.text_pane.table.viewport().repaint()
    qtbot.waitUntil(lambda: bool(ended))
    assert len(painted) > 1


@pytest.mark.parametrize(
    ("mode", "owner", "name"), [("table", TokenTableModel, "view"), ("page", WordPictures, "paint")]
)
def test_an_error_in_the_midst_of_painting_leaves_nothing_half_painted(
    desk_window: MainWindow, mode: str, owner: type, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the painter is kept by the error's own traceback, Qt ends the program at one of the next paintings."""
    desk_window.preferences.set(VIEW_MODE, mode)
    desk_window.looks.apply_preferences()
    view = desk_window.text_pane.active_view()
    kept: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: kept.append(error))
    painted: Callable[..., object] = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda *_args, **_more: 1 / 0)
    for _ in range(3):
        view.viewport().update()
        QApplication.processEvents()
    assert kept
    assert not view.viewport().paintingActive()
    monkeypatch.setattr(owner, name, painted)
    view.viewport().repaint()
    kept.clear()
    gc.collect()
