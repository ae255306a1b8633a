"""The installed PySide6 keeps the references that Python gives it."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

CALLS = 200


class Sender(QObject):
    sent = Signal(object)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None, True and False are immortal from Python 3.12 on")
def test_calls_and_signals_lose_no_reference(qtbot: QtBot) -> None:
    """A version that loses one each time (6.12 does) aborts the program after some thousand key presses."""
    sender, editor = Sender(), QLineEdit()
    qtbot.addWidget(editor)
    sender.sent.connect(lambda value: None)
    calls: list[Callable[[], object]] = [
        lambda: sender.sent.emit(sender),
        lambda: editor.setText("ſ"),
        lambda: editor.setEnabled(True),
        editor.isEnabled,
        editor.update,
    ]
    for call in calls:
        call()
        before = [sys.getrefcount(value) for value in (None, True, False)]
        for _ in range(CALLS):
            call()
        after = [sys.getrefcount(value) for value in (None, True, False)]
        lost = [old - new for old, new in zip(before, after, strict=True)]
        assert max(lost) < CALLS // 2, "this PySide6 must not be used with this Python: see pyproject.toml"
