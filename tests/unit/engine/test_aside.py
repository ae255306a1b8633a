"""Work in a process of its own."""

from __future__ import annotations

import os
import signal
import sys
import time
from functools import partial

import pytest

from histnorm_gui.core.error_report import RemoteError, describe
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ProgressCallback, ignore_progress
from histnorm_gui.engine.aside import run_aside


def count_to(total: int, progress: ProgressCallback, _cancel: CancelToken) -> int:
    for done in range(total):
        progress(Progress(done, total, "train"))
    return os.getpid()


def wait_for_ever(progress: ProgressCallback, _cancel: CancelToken) -> None:
    progress(Progress(0, 0, "load"))
    while True:
        time.sleep(60)


def refuse(_progress: ProgressCallback, _cancel: CancelToken) -> None:
    raise UserError(ErrorCode.SYSTEM_UNAVAILABLE, system="crf", package="x")


def run_out(_progress: ProgressCallback, _cancel: CancelToken) -> None:
    raise MemoryError


def quote_a_word(_progress: ProgressCallback, _cancel: CancelToken) -> None:
    raise KeyError("".join(("vr", "ouwe")))  # a report has the program's own lines


def die(_progress: ProgressCallback, _cancel: CancelToken) -> None:
    os._exit(3)


def test_the_result_and_the_progress_come_over_from_another_process() -> None:
    steps: list[Progress] = []
    assert run_aside(partial(count_to, 3), steps.append, CancelToken()) != os.getpid()
    assert steps == [Progress(done, 3, "train") for done in range(3)]


def test_work_that_never_looks_whether_it_is_cancelled_is_stopped() -> None:
    cancel = CancelToken()
    with pytest.raises(Cancelled):
        run_aside(wait_for_ever, lambda _step: cancel.cancel(), cancel)


def test_what_the_user_can_mend_and_lack_of_memory_come_over_as_such() -> None:
    with pytest.raises(UserError) as refused:
        run_aside(refuse, ignore_progress, CancelToken())
    assert (refused.value.code, refused.value.args_by_name["system"]) == (ErrorCode.SYSTEM_UNAVAILABLE, "crf")
    with pytest.raises(MemoryError):
        run_aside(run_out, ignore_progress, CancelToken())


def test_any_other_error_is_told_with_its_place_and_without_words() -> None:
    with pytest.raises(RemoteError) as raised:
        run_aside(quote_a_word, ignore_progress, CancelToken())
    report = describe(raised.value)
    assert report.kind == "KeyError"
    assert "quote_a_word" in report.text(words=False) and "vrouwe" not in report.text(words=False)


def test_a_process_that_dies_is_told_with_its_exit_code() -> None:
    with pytest.raises(RuntimeError, match="exit code 3"):
        run_aside(die, ignore_progress, CancelToken())


def be_killed(_progress: ProgressCallback, _cancel: CancelToken) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_process_that_the_system_ends_has_had_no_memory() -> None:
    with pytest.raises(MemoryError):
        run_aside(be_killed, ignore_progress, CancelToken())
