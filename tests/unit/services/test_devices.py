"""What a training is computed on, and what is kept of that."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.core.preferences import CPU, CUDA
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.engine.devices import Device, Processor
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.live.follower import Follower
from histnorm_gui.engine.live.messages import RunningText
from histnorm_gui.formats import registry
from histnorm_gui.services.reporting import make_report
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import TrainingOutcome, TrainingSnapshot, device_failure
from histnorm_gui.services.training import train_manuscript

ROWS = "vnd\tund\nczeit\tzeit\nfraw\tfrau\nseyn\tsein\nhus\thaus\nbey\tbei\n" * 4


class Failing(Processor):
    """A graphics processor without memory."""

    def __init__(self) -> None:
        super().__init__(CUDA, lambda: (Device(CPU), Device(CUDA, "Imaginary 3000")))

    def torch_device(self) -> torch.device:
        raise torch.OutOfMemoryError("CUDA out of memory.")


class Playing(Processor):
    """One that the CPU plays."""

    def __init__(self) -> None:
        super().__init__(CUDA, lambda: (Device(CPU), Device(CUDA, "Imaginary 3000")))

    def torch_device(self) -> torch.device:
        return torch.device("cpu")


def trained(snapshot: TrainingSnapshot, processor: Processor | None = None) -> TrainingOutcome:
    return train_manuscript(snapshot, ignore_progress, CancelToken(), 1, processor)


@pytest.fixture
def snapshot(session: Session) -> TrainingSnapshot:
    document = registry.parse(ROWS.encode(), "a.tsv", SourceFormat.TSV)
    manuscript = session.import_document(document, "A", decided=True)
    return replace(session.pending_snapshot(manuscript.id).collect(), system="bilstm")


def test_the_cpu_needs_no_mention(snapshot: TrainingSnapshot) -> None:
    header = trained(snapshot).header
    assert header["device"] == CPU
    assert device_failure(header) is None
    assert "device" not in dict(header["environment"])  # type: ignore[call-overload]


def test_a_device_of_the_preferences_that_is_gone_is_told(snapshot: TrainingSnapshot) -> None:
    outcome = trained(replace(snapshot, device=CUDA))
    failure = device_failure(outcome.header)
    assert failure is not None and failure.code is ErrorCode.DEVICE_MISSING
    assert outcome.header["device"] == CPU and outcome.readings


def test_a_device_that_fails_is_told_also_from_the_file(session: Session, snapshot: TrainingSnapshot) -> None:
    session.store_training(trained(snapshot, Failing()))
    (model,) = session.models(snapshot.manuscript_id)
    failure = device_failure(model.header)
    assert failure is not None and failure.code is ErrorCode.DEVICE_FAILED
    assert failure.args_by_name == {"device": CUDA, "reason": "CUDA out of memory."}
    assert model.has_weights


@pytest.mark.parametrize("told", [None, "x", {}, {"code": "no-tokens"}, {"code": 3}])
def test_a_header_that_was_changed_does_no_harm(told: object) -> None:
    assert device_failure({"device_failure": told}) is None


def test_the_report_names_the_graphics_processor(session: Session, snapshot: TrainingSnapshot) -> None:
    session.store_training(trained(snapshot, Playing()))
    report = make_report(session.file, session.manuscripts())
    training = report.manuscripts[0].training
    assert training is not None and training.environment["device"] == "cuda (Imaginary 3000)"


def test_the_ranking_process_tells_once_of_a_device_that_is_gone() -> None:
    rows = [(f"{letter}vnd", f"{letter}und") for letter in "abcdfghklm"] * 210
    text = RunningText(1, ("vnd", "hvnd"), (None, None), {"B": tuple(rows)}, device=CUDA)
    follower = Follower(text, None, load("enhg"))
    told: list[ErrorCode] = []
    while (work := follower.due()) is not None:
        follower.learned(work(ignore_progress, CancelToken()))
        while follower.left_out:
            told.append(follower.left_out.pop().code)
    follower.renew()
    work = follower.due()
    assert work is not None
    follower.learned(work(ignore_progress, CancelToken()))
    assert follower.left_out == []
    assert told == [ErrorCode.DEVICE_MISSING]
