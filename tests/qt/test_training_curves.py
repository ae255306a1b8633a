"""The small curves at the bottom."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from histnorm_gui.qt import messages
from histnorm_gui.qt.training_controller import TrainedModel, TrainingState
from histnorm_gui.qt.views.training_curves import LossCurve, VersionCurve, curve_points
from histnorm_gui.qt.views.training_panel import TrainingPanel


def test_points_stay_in_their_box() -> None:
    assert curve_points([2.0, 1.0, 0.0], 10, 20, 2.0) == [(0, 0.0), (5, 10.0), (10, 20.0)]
    assert curve_points([0.5], 10, 20, 1.0) == [(0, 10.0)]
    many = curve_points([1.0] * 1000, 10, 20, 1.0)
    assert len(many) <= 11 and max(x for x, _ in many) <= 10
    assert curve_points([], 10, 20, 1.0) == []


def picture(widget: QWidget) -> bytes:
    image = widget.grab().toImage()
    return bytes(image.constBits())


def test_the_panel_shows_loss_and_accuracy_and_then_all_versions(qtbot: QtBot) -> None:
    panel = TrainingPanel()
    qtbot.addWidget(panel)
    panel.resize(1000, 48)
    panel.show()
    loss, versions = panel.findChild(LossCurve), panel.findChild(VersionCurve)
    panel.show_state(TrainingState("N", 2, "train", 0.5, 4.0, (1.0, 0.5)))
    without = picture(loss)
    panel.show_state(TrainingState("N", 2, "train", 0.5, 4.0, (1.0, 0.5), (0.2, 0.7)))
    assert picture(loss) != without and messages.percent(0.7) in loss.toolTip()
    assert not versions.isVisible()
    panel.show_model(TrainedModel("N", 2, 0.8, 0.7, (1.0, 0.5), 1.0, versions=((1, 0.7), (2, 0.8))))
    assert versions.isVisible()
    assert versions.toolTip().splitlines()[0].startswith(f"version 1: {messages.percent(0.7)}")
    rising = picture(versions)
    versions.show_versions(((1, 0.8), (2, 0.1)))
    assert picture(versions) != rising
    panel.show_model(TrainedModel("N", 1, 0.8, None, (1.0, 0.5), 1.0, versions=((1, 0.8),)))
    assert not versions.isVisible()


def test_versions_that_went_on_from_others_are_told_apart(qtbot: QtBot) -> None:
    panel = TrainingPanel()
    qtbot.addWidget(panel)
    panel.resize(1000, 48)
    panel.show()
    versions = panel.findChild(VersionCurve)
    model = TrainedModel("N", 3, 0.8, 0.7, (1.0, 0.5), 1.0, versions=((1, 0.7), (2, 0.75), (3, 0.8)))
    panel.show_model(model)
    plain, tip = picture(versions), panel._title.toolTip()
    panel.show_model(replace(model, bases={2: 1, 3: 1}))
    assert picture(versions) != plain
    lines = versions.toolTip().splitlines()
    assert "going on" not in lines[0] and lines[2].startswith("version 3, going on from 1: ")
    assert panel._title.toolTip() != tip and "goes on from version 1" in panel._title.toolTip()
    panel.show_model(replace(model, bases={2: 1}))
    assert panel._title.toolTip() == tip
