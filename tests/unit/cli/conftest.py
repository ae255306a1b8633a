from __future__ import annotations

from pathlib import Path

import pytest

# A spelling with rules that ten words teach: v for u, y for i, cz for z; every word also occurs more than once.
WORDS = [
    ("vnd", "und"),
    ("vnser", "unser"),
    ("czeit", "zeit"),
    ("seyn", "sein"),
    ("meyn", "mein"),
    ("deyn", "dein"),
    ("czu", "zu"),
    ("vns", "uns"),
    ("bey", "bei"),
    ("czwey", "zwei"),
    ("hat", "hat"),
    ("man", "man"),
]


def table(words: list[tuple[str, str]]) -> str:
    return "".join(f"{form}\t{norm}\n" for form, norm in words)


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    """A table of 48 rows with normalizations."""
    path = tmp_path / "A.train.tsv"
    path.write_text(table(WORDS * 4), encoding="utf-8")
    return path


@pytest.fixture
def text(tmp_path: Path) -> Path:
    """Running text in the same spelling."""
    path = tmp_path / "B.txt"
    path.write_text("Vnd vnser czeit / man hat\nczwey bey vns .\n", encoding="utf-8")
    return path
