"""Images of manuscript pages: where the lines of a manuscript are on them, and where the files are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath, PureWindowsPath

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.source import Place, Source, SourceFormat
from histnorm_gui.formats import registry

Box = tuple[int, int, int, int]
"""Left, top, width and height in the image's pixels."""


WITH_IMAGES = (SourceFormat.PAGE, SourceFormat.ALTO, SourceFormat.TEI)
"""Formats that can name images."""


def places_of(source: Source) -> Mapping[str, Place]:
    """Where the lines of a source are, by their labels; empty for formats and files that do not say."""
    if source.format not in WITH_IMAGES:
        return {}
    try:
        return registry.reader(source.format)(source).places
    except (KeyError, UserError):
        return {}


def find_image(name: str, folders: Iterable[Path]) -> Path | None:
    """The file of an image that a source names, below one of the folders; None when it is in none of them.

    Sources name images as their makers had them: with folders, as addresses, with backslashes. The longest end of the
    name that leads to a file counts; a name never leads out of a folder.
    """
    parts = [part for part in PurePosixPath(name.replace("\\", "/")).parts if part not in ("/", "..", ".")]
    for folder in folders:
        for start in range(len(parts)):
            candidate = folder.joinpath(*parts[start:])
            if candidate.is_file() and candidate.resolve().is_relative_to(folder.resolve()):
                return candidate
    return None


def folders_of(named: Iterable[object], project: Path) -> list[Path]:
    """The folders that a project file names for its images, and the one that it is in.

    A project that was sent to one may name another computer (``\\\\server\\share``), and only asking for a file there
    would call it and sign in: such a folder counts only where the project itself is on that share.
    """
    home = project.parent
    allowed = ("", _share(str(home)))
    return [*(Path(name) for name in named if isinstance(name, str) and name and _share(name) in allowed), home]


def _share(folder: str) -> str:
    """The share of another computer that a folder is on; empty for one of this computer."""
    drive = PureWindowsPath(folder).drive
    return drive.lower() if drive.startswith("\\\\") else ""


def box_of(place: Place) -> Box | None:
    """The rectangle around the polygon of a place; None where the source gives no coordinates."""
    if not place.points:
        return None
    across, down = [x for x, _ in place.points], [y for _, y in place.points]
    left, top = min(across), min(down)
    return left, top, max(1, max(across) - left), max(1, max(down) - top)
