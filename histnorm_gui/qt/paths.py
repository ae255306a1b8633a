"""How paths are shown: those in the editor's home folder begin with ~, as she knows them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir


def shown_path(path: str | Path) -> str:
    """A path in the notation of the system, shortened where it lies in the home folder."""
    whole = Path(path)
    try:
        return str(Path("~") / whole.relative_to(QDir.homePath()))
    except ValueError:
        return str(whole)
