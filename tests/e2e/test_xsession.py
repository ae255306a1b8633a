"""A first session in a real window on a virtual screen, driven by keys alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from devtools.xsession import LANGUAGES, LARGE_SHOWN, SHOWN, keep, missing_tools, run

MANUAL = Path(__file__).resolve().parent.parent.parent / "docs" / "manual"


@pytest.mark.skipif(bool(missing_tools()), reason="needs Xvfb, openbox, xdotool, setxkbmap and import")
def test_from_the_first_start_to_an_exported_table_by_keys_alone(tmp_path: Path) -> None:
    pictures = run(tmp_path / "pictures", words=8, size="1280x800", scale="1", language="en", theme="light")
    names = [picture.stem.split("-", 1)[1] for picture in pictures]
    tour = [f"tour-{number}" for number in range(1, 6)]
    views = ["table", "page", "table-and-page"]
    assert names == ["start", *tour, *views, "keys", "palette", "export", "file", "exported"]
    assert all(picture.stat().st_size > 5_000 for picture in pictures)


def test_only_what_tells_something_is_kept_of_a_session(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.mkdir()
    for number, name in enumerate(("start", "tour-1", "tour-2"), start=1):
        (taken / f"{number:02d}-{name}.png").write_bytes(name.encode())
    kept = keep(taken, tmp_path / "kept", {"start": "start", "tour-1": "hint"})
    assert [(path.name, path.read_bytes()) for path in kept] == [("start.png", b"start"), ("hint.png", b"tour-1")]


@pytest.mark.parametrize(("page", "language"), [("first-session.md", "en"), ("erste-sitzung.md", "de")])
def test_the_pictures_of_the_session_are_those_that_its_page_shows(page: str, language: str) -> None:
    shown = re.findall(r"\]\((session/[^)]+)\)", (MANUAL / page).read_text(encoding="utf-8"))
    there = {path.relative_to(MANUAL).as_posix() for path in (MANUAL / "session" / language).glob("*")}
    assert set(shown) == there
    assert {Path(picture).stem for picture in shown} == {*SHOWN, "large-dark"}
    assert language in LANGUAGES and LARGE_SHOWN in SHOWN
