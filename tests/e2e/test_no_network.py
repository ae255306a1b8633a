"""No network: the main paths are walked with a hook on all sockets of Python, and in a system without a network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

# In every Python process of the program, the ranking process too. Pipes between its own processes may be local sockets.
HOOK = """
import os, sys

def hook(event, args):
    if not event.startswith("socket.") or event == "socket.gethostname":
        return
    if event == "socket.__new__" and args[1] == getattr(__import__("socket"), "AF_UNIX", object()):
        return
    if event in ("socket.bind", "socket.connect") and isinstance(args[1], (str, bytes)):
        return
    with open(os.environ["FOUND"], "a", encoding="utf-8") as found:
        found.write(event + "\\n")
    raise PermissionError("a socket")

sys.addaudithook(hook)
with open(os.environ["FOUND"] + ".processes", "a", encoding="utf-8") as up:
    up.write("up\\n")
"""
WINDOW = """
import sys
from pathlib import Path
from devtools.torture.window import isolate, open_window, until
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services.exchange import ExportFormat, Undecided

folder = Path(sys.argv[1])
isolate(folder)
with open_window("default") as window:
    window.desk.open_example(folder / "a.histnorm")
    until(lambda: window.desk.ranking.is_idle, "the ranking")
    document = registry.parse(b"vnd die fraw", "b.txt", SourceFormat.TEXT)
    window.desk.import_document(document, "B", "", decided=False)
    decided = next(m for m in window.desk.session.manuscripts() if m.siglum == "K")
    window.desk.select_manuscript(decided.id)
    window.actions_by_name["retrain"].trigger()
    until(lambda: window.desk.training.newest_model(decided.id) is not None, "a model", 200_000)
    (folder / "out.tsv").write_bytes(window.desk.session.export(decided.id, ExportFormat.TSV4, Undecided.SUGGESTION))
print("walked")
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    (hooks / "sitecustomize.py").write_text(HOOK, encoding="utf-8")
    (tmp_path / "home").mkdir()
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join((str(hooks), root))
    return {**os.environ, "PYTHONPATH": path, "FOUND": str(tmp_path / "found"), "QT_QPA_PLATFORM": "offscreen"}


def run(environment: dict[str, str], *command: str | Path, before: tuple[str, ...] = ()) -> str:
    done = subprocess.run(
        [*before, sys.executable, *command], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = Path(environment["FOUND"])
    assert not found.exists(), found.read_text(encoding="utf-8")
    return done.stdout


def processes(environment: dict[str, str]) -> int:
    return len(Path(environment["FOUND"] + ".processes").read_text(encoding="utf-8").splitlines())


def without_network() -> tuple[str, ...]:
    """The command that takes the network away from another one; empty where the system does not let us."""
    program = shutil.which("unshare")
    if program is None:
        return ()
    command = (program, "--net") if os.geteuid() == 0 else (program, "--net", "--map-root-user")
    return command if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0 else ()


def test_the_hook_would_notice(environment: dict[str, str]) -> None:
    with pytest.raises(AssertionError):
        run(environment, "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9/')")
    assert "socket." in Path(environment["FOUND"]).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_window_trains_ranks_and_exports_without_a_socket(environment: dict[str, str], tmp_path: Path) -> None:
    assert "walked" in run(environment, "-c", WINDOW, tmp_path / "home", before=without_network())
    assert processes(environment) >= 2  # the ranking process is watched, too


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_command_line_does_the_main_job_without_a_socket(environment: dict[str, str], tmp_path: Path) -> None:
    start = "import sys; from histnorm_gui.bootstrap import main_cli; sys.exit(main_cli())"
    run(environment, "-c", start, "tour", "--out", tmp_path / "out", before=without_network())
    assert any((tmp_path / "out").iterdir())


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace shows what native code does, where it is installed")
def test_native_code_opens_no_socket_to_the_network(environment: dict[str, str], tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    before = ("strace", "-f", "-qq", "-e", "trace=socket,connect", "-o", str(trace))
    code = "import devtools.torture.window as w, pathlib, sys\nw.isolate(pathlib.Path(sys.argv[1]))\n"
    code += "with w.open_window() as window:\n    window.desk.open_example(pathlib.Path(sys.argv[1]) / 'a.histnorm')\n"
    run(environment, "-c", code + "    w.turn(300)\n", tmp_path / "home", before=before)
    calls = trace.read_text(encoding="utf-8", errors="replace")
    assert "AF_INET" not in calls
