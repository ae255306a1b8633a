"""Damaged files: the campaign finds what it is there for, and nothing in our readers."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from devtools.torture import inputs
from devtools.torture.damage import damaged
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry


def test_every_format_is_damaged_and_the_seed_alone_decides_how() -> None:
    known = inputs.sound_files()
    assert {sample.format for sample in known} == set(SourceFormat)
    first = [inputs.case(number, 7, known)[1] for number in range(60)]
    assert first == [inputs.case(number, 7, known)[1] for number in range(60)]
    assert first != [inputs.case(number, 8, known)[1] for number in range(60)]
    changed = sum(data != inputs.case(number, 7, known)[0].data for number, data in enumerate(first))
    assert changed > 50


def test_damaged_files_are_read_or_refused() -> None:
    counts = inputs.run(600, 3)
    assert sum(counts.values()) == 600
    assert counts["crashed"] == counts["hung"] == 0
    assert counts["read"] > 100 and counts["refused"] > 100


def test_what_a_reader_must_not_do_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    known = inputs.sound_files()

    def breaks(*_arguments: object) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr(registry, "parse", breaks)
    assert inputs.attempt(0, 1, known)[0] == "crashed"


def _block(connection: inputs.Connection, seed: int, folder: str) -> None:
    connection.send("ready")
    number = connection.recv()
    if number == 0:
        time.sleep(600)
    connection.send(("read", str(number)))


def test_a_reader_that_blocks_is_ended_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "_serve", _block)
    monkeypatch.setattr(inputs, "LIMIT", 0.5)
    kinds = {outcome.number: outcome.kind for outcome in inputs.campaign([0, 1], 1)}
    assert kinds == {0: "hung", 1: "read"}


def test_a_packed_file_is_also_damaged_inside(tmp_path: Path) -> None:
    packed = next(sample for sample in inputs.sound_files() if sample.format is SourceFormat.XLSX)
    found = [damaged(packed.data, random.Random(number)) for number in range(40)]
    assert sum(data.startswith(b"PK") and data != packed.data for data in found) > 20
