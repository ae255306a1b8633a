"""Compiled translations are made when they are behind, and only then."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from devtools import compiled, translations
from histnorm_gui.core.languages import LANGUAGES

REPOSITORY = Path(__file__).resolve().parent.parent.parent
TS = '<!DOCTYPE TS><TS version="2.1" language="{language}"><context><name>W</name><message><source>Open</source>'
TS += "<translation>{text}</translation></message></context></TS>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A checkout's folder with two translations, neither compiled."""
    made = tmp_path / "translations"
    made.mkdir()
    for language, text in (("de", "Öffnen"), ("fr", "Ouvrir")):
        (made / f"histnorm_{language}.ts").write_text(TS.format(language=language, text=text), encoding="utf-8")
    return made


def _set_back(path: Path) -> None:
    stat = path.stat()
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns - 10**10))


def test_what_is_not_compiled_is_compiled_once(folder: Path) -> None:
    made = compiled.compile_behind(folder)
    assert [path.name for path in made] == ["histnorm_de.qm", "histnorm_fr.qm"]
    assert all(path.stat().st_size > 40 for path in made)
    assert compiled.compile_behind(folder) == []
    assert sorted(path.suffix for path in folder.iterdir()) == [".qm", ".qm", ".ts", ".ts"]


def test_a_changed_translation_is_compiled_again(folder: Path) -> None:
    before = [path.read_bytes() for path in compiled.compile_behind(folder)]
    path = folder / "histnorm_fr.ts"
    path.write_text(path.read_text(encoding="utf-8").replace("Ouvrir", "Charger"), encoding="utf-8")
    _set_back(folder / "histnorm_fr.qm")
    (made,) = compiled.compile_behind(folder)
    assert made.name == "histnorm_fr.qm"
    assert made.read_bytes() != before[1]


def test_a_source_archive_needs_no_tool(folder: Path, tmp_path: Path) -> None:
    for path in compiled.compile_behind(folder):
        _set_back(path)
    assert compiled.behind(folder)
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\n", encoding="utf-8")
    assert compiled.behind(folder) == []
    (folder / "histnorm_de.qm").unlink()
    assert [path.name for path in compiled.behind(folder)] == ["histnorm_de.ts"]


def test_a_missing_tool_is_named(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(compiled.CompileError, match="Install PySide6-Essentials"):
        compiled.compile_behind(folder)


def test_a_tool_that_fails_leaves_the_old_one(folder: Path) -> None:
    compiled.compile_behind(folder)
    before = (folder / "histnorm_de.qm").read_bytes()
    (folder / "histnorm_de.ts").write_text("<TS", encoding="utf-8")
    _set_back(folder / "histnorm_de.qm")
    with pytest.raises(compiled.CompileError, match="failed"):
        compiled.compile_behind(folder)
    assert (folder / "histnorm_de.qm").read_bytes() == before
    assert not list(folder.glob("*part*"))


def test_every_language_of_the_window_has_its_translation() -> None:
    found = {path.stem.removeprefix("histnorm_") for path in (REPOSITORY / "translations").glob("histnorm_*.ts")}
    assert found == set(LANGUAGES) == set(translations.COMPLETE_LANGUAGES)
