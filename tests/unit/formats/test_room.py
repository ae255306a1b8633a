"""A file that memory has no room for is refused with a sentence, before anything is made of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.format_samples import sample
from histnorm_gui.cli.main import main
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry, room

MEGABYTE = 1_000_000


@pytest.mark.parametrize("format", [SourceFormat.TSV, SourceFormat.TEI, SourceFormat.XLSX])
def test_what_needs_more_than_is_free_is_refused(format: SourceFormat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "free_memory", lambda: 50 * MEGABYTE)
    with pytest.raises(UserError) as refused:
        room.check_room("a", format, 10 * MEGABYTE)
    assert refused.value.code is ErrorCode.FILE_NEEDS_MEMORY
    assert refused.value.args_by_name["free"] == 50
    room.check_room("a", format, MEGABYTE)  # so little is always read
    monkeypatch.setattr(room, "free_memory", lambda: None)
    room.check_room("a", format, 800 * MEGABYTE)


def test_the_sentence_names_the_whole_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(room, "free_memory", lambda: MEGABYTE)
    monkeypatch.setattr(room, "_SMALL", 1000)
    path = tmp_path / "a.xml"
    path.write_bytes(sample(SourceFormat.TEI, 20_000))
    with pytest.raises(UserError) as refused:
        registry.load(path)
    assert refused.value.args_by_name["path"] == str(path)
    assert main(["convert", str(path), str(tmp_path / "b.txt")]) == 1
    assert "MB of memory" in capsys.readouterr().err and not (tmp_path / "b.txt").exists()
    assert len(registry.load(path, anyway=True).tokens) == 20_000
    assert main(["convert", str(path), str(tmp_path / "b.txt"), "--ignore-memory"]) == 0
    assert (tmp_path / "b.txt").exists()


def test_the_system_says_what_is_free() -> None:
    free = room.free_memory()
    assert free is None or free > 10 * MEGABYTE
