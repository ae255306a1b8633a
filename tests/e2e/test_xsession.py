"""A first session in a real window on a virtual screen, driven by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.xsession import missing_tools, run


@pytest.mark.skipif(bool(missing_tools()), reason="needs Xvfb, openbox, xdotool, setxkbmap and import")
def test_from_the_first_start_to_an_exported_table_by_keys_alone(tmp_path: Path) -> None:
    pictures = run(tmp_path / "pictures", words=8, size="1280x800", scale="1", language="en", theme="light")
    names = [picture.stem.split("-", 1)[1] for picture in pictures]
    tour = [f"tour-{number}" for number in range(1, 6)]
    views = ["table", "page", "table-and-page"]
    assert names == ["start", *tour, *views, "keys", "palette", "export", "file", "exported"]
    assert all(picture.stat().st_size > 5_000 for picture in pictures)
