"""Reading a profile with a long list of common words takes no longer for being long."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.engine.languages import load
from histnorm_gui.engine.languages.reading import ProfileSource


def test_a_long_list_of_common_words_does_not_look_for_its_place_line_by_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    looked: list[tuple[str, ...]] = []
    line_of = ProfileSource.line_of

    def counted(source: ProfileSource, path: tuple[str, ...]) -> int:
        looked.append(path)
        return line_of(source, path)

    monkeypatch.setattr(ProfileSource, "line_of", counted)
    listed = "\n".join(f"a{'b' * number} = a" for number in range(300))
    (tmp_path / "x.toml").write_text(f'name = "X"\n[common]\nwords = """\n{listed}\n"""\n', encoding="utf-8")
    assert load(str(tmp_path / "x.toml")).common_words("abb") == {"a": 1.0}
    assert len(looked) < 50
