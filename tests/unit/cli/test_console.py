from __future__ import annotations

import json

import pytest

from histnorm_gui.cli.console import Console, duration, progress_text
from histnorm_gui.core.progress import Progress


def test_json_is_alone_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    console = Console(as_json=True)
    console.say("for reading")
    console.progress(Progress(1, 10, "train", loss=0.5))
    console.result({"accuracy": 0.5, "form": "ſin"})
    captured = capsys.readouterr()
    assert json.loads(captured.out) == {"accuracy": 0.5, "form": "ſin"}
    assert captured.out.count("\n") == 1
    assert "for reading" in captured.err
    assert "training, 10 %, loss 0.500" in captured.err


def test_without_json_the_text_is_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    console = Console()
    console.say("for reading")
    console.result({"accuracy": 0.5})
    assert capsys.readouterr().out == "for reading\n"


def test_progress_into_a_file_is_sparse(capsys: pytest.CaptureFixture[str]) -> None:
    console = Console()
    for done in range(1000):
        console.progress(Progress(done, 1000, "train"))
    console.progress(Progress(0, 10, "suggest"))
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["training, 0 %", "suggesting, 0 %"]


def test_work_that_is_done_again_is_timed_anew(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter((1000.0, 1050.0, 1100.0, 1100.0, 1120.0))
    monkeypatch.setattr("histnorm_gui.cli.console.time.monotonic", lambda: next(clock))
    console = Console()
    for done in (1, 50, 100, 1, 20):
        console.progress(Progress(done, 100, "walk"))
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "walking the text, 20 %, about 1 min 20 s left"


def test_progress_says_how_long_it_will_take() -> None:
    step = Progress(25, 100, "train", accuracy=0.815)
    assert progress_text(step, elapsed=30) == "training, 25 %, held-out accuracy 81.5%, about 1 min 30 s left"


def test_unknown_total_gives_no_percentage() -> None:
    assert progress_text(Progress(0, 0, "load"), elapsed=5) == "loading the model"


@pytest.mark.parametrize(("seconds", "text"), [(0.2, "0 s"), (59.4, "59 s"), (60, "1 min 0 s"), (3599.6, "60 min 0 s")])
def test_duration(seconds: float, text: str) -> None:
    assert duration(seconds) == text
