"""Where packages are built, with what, and how programs are run for it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from devtools.environment import ROOT, TORCH

PACKAGING = ROOT / "packaging"
WORK = ROOT / "build" / "package"
DIST = ROOT / "dist"
APP_ID = "org.histnorm.histnorm"
TOOLS = ("pyinstaller>=6.10,<7", "twine>=6.1,<7")
_STAMP = "\n".join((TORCH, *TOOLS, sys.version))


class PackageError(Exception):
    """A package cannot be built, or is not in order; the message says why."""


class PackagingEnvironment:
    """A virtual environment for bundling: what histnorm needs at run time, PyInstaller and twine, and nothing else.

    The environment of the checkout will not do: what developers need would be found by PyInstaller, too.
    """

    def __init__(self, folder: Path = WORK / "venv") -> None:
        self.folder = folder

    def program(self, name: str) -> Path:
        """One of the environment's programs."""
        windows = os.name == "nt"
        return self.folder / ("Scripts" if windows else "bin") / (f"{name}.exe" if windows else name)

    def ready(self) -> PackagingEnvironment:
        """Make it unless it is there for these versions."""
        stamp = self.folder / "histnorm-stamp"
        wanted = f"{_STAMP}\n{(ROOT / 'pyproject.toml').read_text(encoding='utf-8')}"
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
            return self
        run([sys.executable, "-m", "venv", self.folder])
        pip: list[str | Path] = [self.program("python"), "-m", "pip", "install", "--quiet", "--no-input"]
        run([*pip, TORCH])
        run([*pip, *TOOLS, f"{ROOT}[crf]"])
        # Only its dependencies: the bundle is made from the checkout.
        run([self.program("python"), "-m", "pip", "uninstall", "--quiet", "--yes", "histnorm"])
        stamp.write_text(wanted, encoding="utf-8")
        return self


def version() -> str:
    """The version of histnorm in this checkout."""
    text = (ROOT / "histnorm_gui" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if found is None:
        raise PackageError("histnorm_gui/__init__.py does not say its version")
    return found.group(1)


def run(
    command: Sequence[str | Path],
    variables: Mapping[str, str] | None = None,
    folder: Path = ROOT,
    *,
    quiet: bool = False,
) -> str:
    """Run a program; what it prints where ``quiet``. PackageError, with what it said, when it fails or is not there."""
    environment = {**os.environ, **(variables or {})}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, check=False, text=True, capture_output=quiet)
    except OSError as error:
        raise PackageError(f"{command[0]} cannot be run: {error}") from error
    if done.returncode != 0:
        said = f":\n{(done.stderr or done.stdout).strip()}" if quiet else ""
        raise PackageError(f"{Path(command[0]).name} ended with {done.returncode}{said}")
    return done.stdout or ""


def needed(program: str, package: str) -> str:
    """The path of a program of the system; PackageError with the package to install where it is missing."""
    found = shutil.which(program)
    if found is None:
        raise PackageError(f"{program} is missing; on Debian and Ubuntu it is in the package {package}")
    return found


def folder_bytes(folder: Path) -> int:
    """The bytes of all files in a folder; a link counts nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def megabytes(count: int) -> str:
    """A size in megabytes (of a million bytes) with one digit behind the point."""
    return f"{count / 1e6:,.1f} MB"
