"""Choosing what trainings compute on, and being told when that is not there or fails."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.preferences import CPU, CUDA, DEVICE, MPS
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.engine import aside
from histnorm_gui.engine.devices import Device
from histnorm_gui.qt import messages, training_controller
from histnorm_gui.qt.dialogs.device_box import DeviceBox
from histnorm_gui.qt.dialogs.preferences_dialog import PreferencesDialog
from histnorm_gui.qt.jobs import Jobs
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.ranking_controller import RankingController
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.services import training
from histnorm_gui.services.snapshots import TrainingOutcome, TrainingSnapshot

GRAPHICS = Device(CUDA, "Imaginary 3000")


def there(monkeypatch: pytest.MonkeyPatch, *devices: Device) -> None:
    """The process that looks for devices finds these."""
    monkeypatch.setattr(aside, "run_aside", lambda _work, _progress, _cancel: (Device(CPU), *devices))


def opened(window: MainWindow) -> tuple[PreferencesDialog, DeviceBox]:
    dialog = window.looks.ask_preferences()
    box = dialog.field(DEVICE).input
    assert isinstance(box, DeviceBox)
    return dialog, box


def texts(box: QComboBox) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def enabled(box: QComboBox, place: int) -> bool:
    return bool(box.model().index(place, 0).flags() & Qt.ItemFlag.ItemIsEnabled)


def test_only_what_is_there_can_be_chosen(
    qtbot: QtBot, desk_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    there(monkeypatch, GRAPHICS)
    dialog, box = opened(desk_window)
    assert texts(box) == ["processor (CPU)"]
    box.setFocus()
    qtbot.waitUntil(lambda: texts(box) == ["processor (CPU)", "Imaginary 3000 (CUDA)"])
    box.setCurrentIndex(1)
    assert desk_window.preferences.text(DEVICE) == CUDA
    dialog._rows[DEVICE.key].reset.click()
    assert desk_window.preferences.text(DEVICE) == CPU and box.currentText() == "processor (CPU)"


def test_the_search_says_when_there_is_nothing_else(
    qtbot: QtBot, desk_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = threading.Event()

    def look(_work: object, _progress: object, _cancel: object) -> tuple[Device, ...]:
        told.wait()
        return (Device(CPU),)

    monkeypatch.setattr(aside, "run_aside", look)
    _, box = opened(desk_window)
    box.setFocus()
    qtbot.waitUntil(lambda: texts(box)[-1] == "looking for graphics processors…")
    assert not enabled(box, 1)
    told.set()
    qtbot.waitUntil(lambda: texts(box) == ["processor (CPU)", "no graphics processor was found"])
    assert enabled(box, 0) and not enabled(box, 1)
    assert desk_window.preferences.text(DEVICE) == CPU


def test_a_chosen_device_that_is_gone_stays_in_sight(
    qtbot: QtBot, desk_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    there(monkeypatch, GRAPHICS)
    desk_window.preferences.set(DEVICE, MPS)
    _, box = opened(desk_window)
    assert box.currentText() == "Apple’s graphics processor (MPS)"
    box.setFocus()
    qtbot.waitUntil(lambda: box.currentText() == "Apple’s graphics processor (MPS): not on this computer")
    assert box.count() == 3
    assert desk_window.preferences.text(DEVICE) == MPS


def test_a_process_that_a_driver_takes_down_has_found_nothing(
    qtbot: QtBot, desk_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def died(_work: object, _progress: object, _cancel: object) -> None:
        raise RuntimeError("the process died (exit code -11)")

    monkeypatch.setattr(aside, "run_aside", died)
    _, box = opened(desk_window)
    box.setFocus()
    qtbot.waitUntil(lambda: texts(box)[-1] == "no graphics processor was found")


def test_closing_the_preferences_ends_the_search(
    qtbot: QtBot, desk_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens: list[CancelToken] = []

    def endless(_work: object, _progress: object, cancel: CancelToken) -> None:
        tokens.append(cancel)
        while True:
            cancel.check()

    monkeypatch.setattr(aside, "run_aside", endless)
    dialog, box = opened(desk_window)
    box.setFocus()
    qtbot.waitUntil(lambda: bool(tokens))
    dialog.close()
    qtbot.waitUntil(lambda: tokens[0].cancelled and desk_window.desk.jobs.running("devices") is None)


def test_a_training_is_told_the_device_and_its_failure_is_said(
    qtbot: QtBot, taught_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[str] = []

    def trained(snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
        chosen.append(snapshot.device)
        other = replace(snapshot, system="norma", device=CUDA)  # what needs no network is as good for this
        outcome = training.train_manuscript(other, progress, cancel, 1)
        failure = {"code": "device-failed", "device": "cuda", "reason": "CUDA out of memory"}
        return replace(outcome, header={**outcome.header, "device_failure": failure})

    monkeypatch.setattr(training_controller, "train_manuscript", trained)
    taught_window.preferences.set(DEVICE, CUDA)
    with qtbot.waitSignal(taught_window.desk.training.ended, timeout=30_000):
        taught_window.actions_by_name["retrain"].trigger()
    assert chosen == [CUDA]
    sentence = "The graphics processor (CUDA) failed: CUDA out of memory. The CPU did the rest; nothing is lost."
    assert sentence in taught_window.saved.text()
    panel = taught_window.training_panel
    assert sentence in panel._title.toolTip()
    assert "computed on the CPU" in panel._accuracy.text()


def test_the_ranking_says_once_that_a_device_is_gone(qtbot: QtBot) -> None:
    store = SettingsStore()
    controller = RankingController(Jobs(), store.preferences())
    said: list[str] = []
    controller.failed.connect(lambda error, _where: said.append(messages.error_sentence(error)))
    for device in (CUDA, CUDA, MPS):
        controller._say(UserError(ErrorCode.DEVICE_MISSING, device=device, known=(CPU,)))
    assert ["CUDA" in said[0], "MPS" in said[1], len(said)] == [True, True, 2]
    controller._say(UserError(ErrorCode.FILE_MISSING, path="a"))
    controller._say(UserError(ErrorCode.FILE_MISSING, path="a"))
    assert len(said) == 4
