"""How paths are shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir

from histnorm_gui.qt.paths import shown_path


def test_what_lies_at_home_begins_with_a_tilde(tmp_path: Path) -> None:
    assert shown_path(Path(QDir.homePath()) / "corpus" / "a.tsv") == str(Path("~") / "corpus" / "a.tsv")
    elsewhere = tmp_path.anchor + "nobody-s-folder"
    assert shown_path(elsewhere) == elsewhere
