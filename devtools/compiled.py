"""Compiled translations: which are behind, and how they are made. Standard library only: builds use it, too.

They are not in the repository. ``dev.py`` and the tests make those that are behind; a build (``hatch_build.py``) puts
them into the source archive, from which they are then taken as they are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PROGRAMS = ("pyside6-lrelease", "lrelease6", "lrelease")
"""What Qt's compiler of translations is called: by PySide6, and by packages of Qt itself."""


class CompileError(Exception):
    """A translation cannot be compiled; the message says what to do."""


def behind(folder: Path) -> list[Path]:
    """The .ts files of a folder without a .qm file that is as new; in an unpacked source archive, without any.

    Archives do not keep times as a rule, so there the times say nothing.
    """
    archive = (folder.parent / "PKG-INFO").is_file()
    return [path for path in sorted(folder.glob("*.ts")) if not _made(path, by_time=not archive)]


def compile_behind(folder: Path, program: Path | None = None) -> list[Path]:
    """Compile what is behind, with ``program`` or the one that is found; the new .qm files. CompileError."""
    wanted = behind(folder)
    if not wanted:
        return []
    release = program or find_program()
    if release is None:
        raise CompileError(
            "The translations cannot be compiled: Qt's lrelease is missing. Install PySide6-Essentials, which has"
            " it as pyside6-lrelease, or build from a source archive, which has them compiled."
        )
    for path in wanted:
        compile_one(release, path, path.with_suffix(".qm"))
    return [path.with_suffix(".qm") for path in wanted]


def compile_one(program: Path, path: Path, compiled: Path) -> None:
    """Compile one .ts file. The .qm file is replaced whole, so that a program that begins now reads old or new."""
    part = compiled.with_name(f"{compiled.stem}.{os.getpid()}.part.qm")
    try:
        run([str(program), "-silent", str(path.resolve()), "-qm", str(part.resolve())], path.parent)
        part.replace(compiled)
    finally:
        part.unlink(missing_ok=True)


def find_program() -> Path | None:
    """Qt's compiler of translations: beside this interpreter, else on the path."""
    here = Path(sys.executable).parent
    for name in PROGRAMS:
        found = shutil.which(name, path=str(here)) or shutil.which(name)
        if found:
            return Path(found)
    return None


def run(command: Sequence[str], folder: Path) -> None:
    """Run one of Qt's programs; CompileError with what it says when it fails."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CompileError(f"{Path(command[0]).name} cannot be run: {error}") from error
    if done.returncode != 0:
        raise CompileError(f"{Path(command[0]).name} failed: {(done.stderr or done.stdout).strip()}")


def _made(path: Path, *, by_time: bool) -> bool:
    compiled = path.with_suffix(".qm")
    if not compiled.is_file():
        return False
    return not by_time or compiled.stat().st_mtime_ns >= path.stat().st_mtime_ns
