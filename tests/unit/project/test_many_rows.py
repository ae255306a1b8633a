"""Many rows are written by statements of many, and read back as they were."""

from __future__ import annotations

import sqlite3

import pytest

from histnorm_gui.project.rows import insert_rows


@pytest.mark.parametrize("count", [0, 1, 299, 300, 301, 1000])
def test_rows_come_back_in_order(count: int) -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE word (id INTEGER PRIMARY KEY AUTOINCREMENT, form TEXT, place INTEGER, norm TEXT)")
    rows = [(f"w{at}", at, None if at % 3 else "x") for at in range(count)]
    insert_rows(connection, "word", ("form", "place", "norm"), iter(rows))
    assert connection.execute("SELECT form, place, norm FROM word ORDER BY id").fetchall() == rows


def test_rows_may_be_made_from_what_the_same_connection_reads() -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE word (id INTEGER PRIMARY KEY)")
    connection.execute("CREATE TABLE copy (id INTEGER PRIMARY KEY, twice INTEGER)")
    insert_rows(connection, "word", ("id",), ((at,) for at in range(2000)))
    found = connection.execute("SELECT id FROM word ORDER BY id")
    insert_rows(connection, "copy", ("id", "twice"), ((at, 2 * at) for (at,) in found))
    assert connection.execute("SELECT COUNT(*), SUM(twice) FROM copy").fetchone() == (2000, 2 * sum(range(2000)))
