"""Faults around the program: each ends with a message in the window, the last good state, and a way on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from devtools.torture.faults import FAULTS, Skipped, Stage, undergo


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_fault_ends_with_a_message_the_last_good_state_and_a_way_on(
    qtbot: QtBot, tmp_path: Path, fault: Callable[[Stage], None]
) -> None:
    folder = tmp_path / "fault"
    folder.mkdir()
    try:
        undergo(fault, folder)
    except Skipped as reason:
        pytest.skip(str(reason))
