"""What happens before the window and the command line: arguments, log file, and errors that nobody caught."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from histnorm_gui import __version__
from histnorm_gui.bootstrap import CrashReports, gui_arguments, log_folder

SET_UP = "import sys, threading\nfrom histnorm_gui.bootstrap import set_up_process\nreports = set_up_process()\n"


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh interpreter, whose log folder is the test's own."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)


def log() -> str:
    return (log_folder() / "histnorm.log").read_text(encoding="utf-8")


def test_window_opens_a_project_or_the_example() -> None:
    arguments = gui_arguments(["a.histnorm", "--screenshot", "x.png", "--language", "de"])
    assert (arguments.project, arguments.example) == ("a.histnorm", False)
    assert (arguments.screenshot, arguments.language) == ("x.png", "de")
    assert gui_arguments(["--example"]).example
    assert gui_arguments([]).project is None


def test_project_and_example_together_are_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        gui_arguments(["a.histnorm", "--example"])
    assert stop.value.code == 2
    assert "not both" in capsys.readouterr().err


def test_a_language_that_the_window_lacks_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        gui_arguments(["--language", "tlh"])
    assert stop.value.code == 2
    assert "tlh" in (said := capsys.readouterr().err) and "de" in said
    assert gui_arguments(["--language", "de_AT"]).language == "de_AT"


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        gui_arguments(["--version"])
    assert capsys.readouterr().out == f"histnorm {__version__}\n"


def test_error_goes_to_stderr_the_log_and_the_listener() -> None:
    done = run(SET_UP + "reports.set_listener(lambda error, where: print('told of', error))\nraise KeyError('lost')")
    assert done.returncode == 1
    assert "told of 'lost'" in done.stdout
    for place in (done.stderr, log()):
        assert "Unexpected error in the main thread" in place
        assert "KeyError: 'lost'" in place


def test_error_in_another_thread_is_reported_with_its_name() -> None:
    code = "def work():\n    raise ValueError('deep')\nthread = threading.Thread(target=work, name='trainer')\n"
    done = run(SET_UP + code + "thread.start()\nthread.join()\nprint('still here')")
    assert "still here" in done.stdout
    assert "Unexpected error in thread trainer" in done.stderr
    assert "ValueError: deep" in log()


def test_error_that_cannot_be_raised_is_reported() -> None:
    done = run(SET_UP + "class A:\n    def __del__(self):\n        raise ValueError('late')\na = A()\ndel a")
    assert done.returncode == 0
    assert "ValueError: late" in done.stderr
    assert "ValueError: late" in log()


def test_failing_listener_hides_nothing() -> None:
    done = run(SET_UP + "reports.set_listener(lambda *_: 1 / 0)\nraise KeyError('lost')")
    assert "KeyError: 'lost'" in done.stderr
    assert "ZeroDivisionError" in log()


def test_log_folder_that_cannot_be_made_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("HISTNORM_LOG_DIR", str(tmp_path / "file" / "log"))
    done = run(SET_UP + "print('up')")
    assert done.returncode == 0
    assert "up" in done.stdout
    assert "No log file" in done.stderr


def test_listener_can_be_taken_away() -> None:
    heard: list[str] = []
    reports = CrashReports()
    reports.set_listener(lambda error, where: heard.append(where))
    reports.report(ValueError("one"), "a test")
    reports.set_listener(None)
    reports.report(ValueError("two"), "a test")
    assert heard == ["a test"]


def test_log_file_has_no_words_of_manuscripts_and_stderr_has() -> None:
    code = "words = ' '.join(['die', 'fraw'])\nraise KeyError(words)"
    done = run(SET_UP + code)
    assert "die fraw" in done.stderr
    assert "die fraw" not in log()
    assert "KeyError: (what it says is left out" in log()


def test_error_that_comes_again_and_again_does_not_fill_the_log() -> None:
    code = "def again():\n    raise ValueError('again')\n"
    code += "for n in range(1000):\n    try:\n        again()\n    except ValueError as error:\n"
    run(SET_UP + code + "        reports.report(error, 'a loop')\n")
    assert log().count("Unexpected error in a loop") == 3 + 3  # the first three, and the 10th, 100th and 1000th
    assert "(for the 1000th time)" in log()


def test_log_files_are_rotated_and_bounded() -> None:
    run(SET_UP + "import logging\nfor n in range(60):\n    logging.getLogger('histnorm_gui').info('x' * 100_000)")
    sizes = [path.stat().st_size for path in log_folder().iterdir()]
    assert len(sizes) == 4 and max(sizes) <= 1_000_000
