"""The bundle: one folder with both programs and all they need, made by PyInstaller, and packed as a tar."""

from __future__ import annotations

import json
import platform
import shutil
import tarfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from devtools.package.icons import draw
from devtools.package.tools import (
    DIST,
    PACKAGING,
    WORK,
    PackageError,
    PackagingEnvironment,
    folder_bytes,
    megabytes,
    needed,
    run,
    version,
)

FOLDER = WORK / "dist" / "histnorm"
_PYINSTALLER = WORK / "work" / "histnorm"
_NOT_STRIPPED = ("numpy", "numpy.libs")
"""Folders whose libraries keep what is only for debuggers and linkers: they are laid out in a way that strip breaks."""


def build(environment: PackagingEnvironment) -> Path:
    """Build the bundle anew; its folder."""
    icons = draw()
    shutil.rmtree(FOLDER, ignore_errors=True)
    specification = PACKAGING / "bundle" / "histnorm.spec"
    options: list[str | Path] = ["--noconfirm", "--log-level", "WARN", "--distpath", WORK / "dist"]
    run(
        [environment.program("pyinstaller"), *options, "--workpath", WORK / "work", specification],
        {"HISTNORM_ICONS": str(icons)},
    )
    if platform.system() == "Linux":
        (FOLDER / "histnorm-gui").symlink_to("histnorm")
        _strip()
    return FOLDER


def built() -> Path | None:
    """The folder of the bundle that was built last, None where there is none."""
    return FOLDER if (FOLDER / "_internal").is_dir() and _list("left_out") else None


def archive(folder: Path) -> Path:
    """Pack the bundle as dist/histnorm-VERSION-SYSTEM-MACHINE.tar.xz, owned by root as archives are."""
    name = f"histnorm-{version()}-{platform.system().lower()}-{platform.machine()}"
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{name}.tar.xz"
    if path.is_file() and path.stat().st_mtime > (_PYINSTALLER / "left_out.json").stat().st_mtime:
        return path

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    with tarfile.open(path, "w:xz", preset=6) as packed:
        packed.add(folder, name, filter=anonymous)
    return path


def sources() -> dict[str, str]:
    """Where each library of the bundle comes from, by its path in the bundle."""
    return {str(name): str(path) for name, path in _list("sources").items()}


def table(folder: Path) -> str:
    """What was left out, and what is there, as a table."""
    rows = [("left out", "why", "files", "size")]
    for name, entry in sorted(_list("left_out").items(), key=lambda item: -item[1]["bytes"]):
        rows.append((name, entry["why"], str(entry["files"]), megabytes(entry["bytes"])))
    rows.append(("", "", "", ""))
    rows.append(("in the bundle", "", "", megabytes(folder_bytes(folder))))
    for name, size in _parts(folder)[:12]:
        rows.append((f"  {name}", "", "", megabytes(size)))
    return "\n".join(f"{a:<52}{b:<58}{c:>6}{d:>12}" for a, b, c, d in rows)


def _parts(folder: Path) -> Sequence[tuple[str, int]]:
    inside = folder / "_internal"
    sizes = {
        path.name: folder_bytes(path) if path.is_dir() else path.stat().st_size
        for path in inside.iterdir()
        if not path.is_symlink()
    }
    sizes |= {name: (folder / name).stat().st_size for name in ("histnorm", "histnorm-gui") if _is_own(folder / name)}
    return sorted(sizes.items(), key=lambda item: -item[1])


def _is_own(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def _strip() -> None:
    """Take out of native code what only debuggers and linkers read, and this computer's folders to look for more in."""
    strip, patchelf = needed("strip", "binutils"), needed("patchelf", "patchelf")
    saved, count, inside = 0, 0, FOLDER / "_internal"
    for path in sorted(inside.rglob("*")):
        if not is_native(path):
            continue
        before = path.stat().st_size
        if path.relative_to(inside).parts[0] not in _NOT_STRIPPED:
            run([strip, "--strip-unneeded", path], quiet=True)
        if run([patchelf, "--print-rpath", path], quiet=True).startswith("/"):
            run([patchelf, "--remove-rpath", path], quiet=True)
        saved, count = saved + before - path.stat().st_size, count + 1
    left_out = _list("left_out")
    left_out["symbols"] = {"why": "names for debuggers and linkers", "files": count, "bytes": saved}
    (_PYINSTALLER / "left_out.json").write_text(json.dumps(left_out, indent=1), encoding="utf-8")


def is_native(path: Path) -> bool:
    """Whether a path is a file (no link) with native code for Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _list(name: str) -> dict[str, Any]:
    path = _PYINSTALLER / f"{name}.json"
    if not path.is_file():
        return {}
    found = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(found, dict):
        raise PackageError(f"{path} is not what the build writes")
    return found
