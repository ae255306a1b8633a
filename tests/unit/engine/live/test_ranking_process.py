"""The ranking process itself, through its pipe."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.engine.live.messages import (
    Decided,
    Failed,
    GetReady,
    InSight,
    LeftOut,
    Rankings,
    ReadAs,
    RunningText,
    UpToDate,
    WordList,
)
from histnorm_gui.engine.live.process import RankingProcess

FORMS = ("fraw", "vnd", "czu", "fraw")


@pytest.fixture
def process() -> Iterator[RankingProcess]:
    started = RankingProcess()
    yield started
    started.close()
    started.release()


def until_up_to_date(process: RankingProcess, revision: int) -> list[object]:
    """What it tells until all words are ranked as of a revision."""
    told: list[object] = []
    while not (told and isinstance(told[-1], UpToDate) and told[-1].revision == revision):
        told.append(process.receive())
    return told


def test_it_ranks_answers_decisions_and_says_what_is_wrong(process: RankingProcess) -> None:
    process.send(RunningText(1, FORMS, (None,) * 4, {"O": (("vnd", "und"), ("czu", "zu"))}, language="enhg"))
    process.send(InSight(1, 0, 3))
    first = [told for told in until_up_to_date(process, 0) if isinstance(told, Rankings)]
    assert {index for message in first for index, _ in message.candidates} == {0, 1, 2, 3}
    process.send(Decided(1, 1, ((0, "fraue"),)))
    again = [told for told in until_up_to_date(process, 1) if isinstance(told, Rankings)]
    assert dict(again[0].candidates)[3][0].norm == "fraue" and 0 not in dict(again[0].candidates)
    process.send(RunningText(2, FORMS, (None,) * 4, language="klingon"))
    failed = process.receive()
    assert isinstance(failed, Failed) and (failed.key, failed.code) == (2, ErrorCode.LANGUAGE_UNKNOWN)
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises((EOFError, OSError)):
        process.receive()


def test_it_gets_ready_before_there_is_a_text_and_tells_the_language_it_reads(process: RankingProcess) -> None:
    process.send(GetReady("enhg"))
    process.send(RunningText(1, FORMS, (None,) * 4))
    told = until_up_to_date(process, 0)
    languages = [message.language for message in told if isinstance(message, ReadAs)]
    assert languages == ["enhg"] and isinstance(told[-2], Rankings)
    process.send(GetReady("a profile that is gone"))
    process.send(RunningText(2, ("casa", "hũa", "molher"), (None,) * 3, language="portuguese"))
    assert [message for message in until_up_to_date(process, 0) if isinstance(message, ReadAs)] == [
        ReadAs(2, "portuguese")
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="looks for the process as POSIX does")
def test_it_dies_with_a_program_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "starts.py"
    program.write_text(
        "import time\n"
        "from histnorm_gui.engine.live.process import RankingProcess\n"
        "if __name__ == '__main__':\n"
        "    print(RankingProcess().pid, flush=True)\n"
        "    time.sleep(600)\n"
    )
    root = str(Path(__file__).resolve().parents[4])
    environment = {**os.environ, "PYTHONPATH": root}
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) > 0
        parent.kill()
        # The ranking process has inherited the pipe: its end comes when both are gone.
        assert parent.communicate(timeout=60)[0] == ""


def test_a_text_goes_through_the_pipe_as_it_is() -> None:
    text = RunningText(
        3,
        ("vnd", "fraw", "vnd"),
        ("und", None, "und"),
        {"B": (("czu", "zu"), ("vnd", "und")), "C": ()},
        WordList("w", ("a", "b")),
        "enhg",
        b"\x00tagger",
        LeftOut(3, ErrorCode.FILE_MISSING, {"path": "x"}),
        "cuda",
    )
    assert pickle.loads(pickle.dumps(text)) == text
    assert pickle.loads(pickle.dumps(RunningText(1, (), ()))) == RunningText(1, (), ())
