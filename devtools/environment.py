"""Makes the virtual environment and installs what is missing, down to Qt's system libraries on Debian and Ubuntu."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TORCH = "torch==2.13.0"
TORCH_RANGE = "torch>=2.2"

# What PySide6's wheels expect of the system: the base libraries, those of the xcb platform, and one font.
QT_PACKAGES = (
    "libegl1",
    "libgl1",
    "libglib2.0-0",
    "libdbus-1-3",
    "libfontconfig1",
    "libxkbcommon0",
    "libxkbcommon-x11-0",
    "libx11-xcb1",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-xkb1",
    "fonts-dejavu-core",
)
# Run in the virtual environment: fails, or is aborted by Qt, where a library or every font is missing.
QT_PROBE = """
import ctypes, pathlib, sys
import PySide6
from PySide6 import QtGui, QtWidgets
application = QtWidgets.QApplication([])
if sys.platform == "linux":
    ctypes.CDLL(str(pathlib.Path(PySide6.__file__).parent / "Qt/plugins/platforms/libqxcb.so"))
if not QtGui.QFontDatabase.families():
    sys.exit("no fonts are installed")
"""


class SetupError(Exception):
    """The set-up cannot go on by itself; the message says what to do."""


class Environment:
    """The virtual environment of one checkout, in its folder .venv."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / ".venv"

    @property
    def programs(self) -> Path:
        """The folder of the environment's programs."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """The path of one of the environment's programs."""
        return self.programs / (f"{name}.exe" if os.name == "nt" else name)

    def prepare(self) -> None:
        """Install everything, or return at once where nothing has changed since. SetupError says what is missing."""
        if self.current():
            return
        self._make()
        self._install()
        ensure_qt_libraries(self.python)
        self._stamp.write_text(self._fingerprint(), encoding="utf-8")

    def current(self) -> bool:
        """Whether the environment was installed for this pyproject.toml by this version of Python and still runs."""
        try:
            installed = self._stamp.read_text(encoding="utf-8")
        except OSError:
            return False
        return installed == self._fingerprint() and self.python.exists()

    @property
    def _stamp(self) -> Path:
        return self.folder / "histnorm-stamp"

    def _fingerprint(self) -> str:
        parts = ((self.root / "pyproject.toml").read_bytes(), sys.version.encode(), TORCH.encode(), QT_PROBE.encode())
        return hashlib.sha256(b"\0".join(parts)).hexdigest()

    def _make(self) -> None:
        if self.python.exists() and succeeds([self.python, "-m", "pip", "--version"]):
            return
        if importlib.util.find_spec("ensurepip") is None:
            # Debian and Ubuntu leave it out of their Python.
            install_system_packages([f"python3.{sys.version_info.minor}-venv"], "Python's venv module")
        say(f"making the virtual environment {self.folder.name}")
        call([sys.executable, "-m", "venv", "--clear", self.folder], "The virtual environment could not be made")

    def _install(self) -> None:
        pip: list[str | Path] = [
            self.python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-input",
            "--disable-pip-version-check",
        ]
        environment = {**os.environ, "PIP_ROOT_USER_ACTION": "ignore"}
        say("installing PyTorch (the largest part; a few minutes the first time)")
        if not succeeds([*pip, TORCH], environment, quiet=False):
            say(f"{TORCH} is not to be had for this Python: taking another version of the range {TORCH_RANGE}")
            call(
                [*pip, TORCH_RANGE],
                "PyTorch could not be installed; see the lines above (is the package registry reachable?)",
                environment,
            )
        say("installing histnorm and its other packages")
        call(
            [*pip, "--editable", f"{self.root}[dev]"],
            "The packages could not be installed; see the lines above (is the package registry reachable?)",
            environment,
        )


def ensure_qt_libraries(python: Path) -> None:
    """Install the system libraries that Qt needs, if a window cannot be made without them."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if succeeds([python, "-c", QT_PROBE], environment):
        return
    if sys.platform != "linux":
        call([python, "-c", QT_PROBE], "Qt cannot be loaded; see the lines above", environment)
    install_system_packages(QT_PACKAGES, "Qt's system libraries")
    call([python, "-c", QT_PROBE], "Qt cannot be loaded even with its libraries; see the lines above", environment)


def install_system_packages(packages: Sequence[str], purpose: str) -> None:
    """Install Debian packages as root; SetupError with the line to type where that is not possible."""
    line = f"apt-get install --yes --no-install-recommends {' '.join(packages)}"
    if shutil.which("apt-get") is None:
        raise SetupError(f"{purpose} are missing. Install what your system calls {', '.join(packages)}.")
    prefix = _administrator()
    if prefix is None:
        raise SetupError(f"{purpose} are missing. Type this, then try again:\n  sudo {line}")
    say(f"installing {purpose}: {' '.join(packages)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    succeeds([*prefix, "apt-get", "update", "--quiet"], environment)  # old lists may do; the install will tell
    call([*prefix, *line.split()], f"{purpose} could not be installed. Type: sudo {line}", environment)


def _administrator() -> list[str] | None:
    """How to become root without a question: nothing to add, sudo, or None for not at all."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo") is not None and succeeds(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def say(text: str) -> None:
    """Print one line on what the set-up does, to stderr: stdout belongs to the command itself."""
    print(f"set-up: {text}", file=sys.stderr, flush=True)


def call(command: Sequence[str | Path], failure: str, environment: Mapping[str, str] | None = None) -> None:
    """Run a program and show its output; SetupError with ``failure`` when it fails."""
    if not succeeds(command, environment, quiet=False):
        raise SetupError(failure)


def succeeds(
    command: Sequence[str | Path], environment: Mapping[str, str] | None = None, *, quiet: bool = True
) -> bool:
    """Whether a program runs and ends with status 0; its standard output goes to stderr, or nowhere when quiet."""
    target = subprocess.DEVNULL if quiet else sys.stderr
    errors = subprocess.DEVNULL if quiet else None
    try:
        done = subprocess.run(command, env=environment, stdout=target, stderr=errors, check=False)
    except OSError:
        return False
    return done.returncode == 0
