"""Trained models and the readings they give, as rows of the project file.

A model's weights are bytes that nothing here looks into; its header is JSON. The readings of a form are kept as texts,
lists of [normalization, label, label, ...] in JSON compressed with zlib, and as numbers, little-endian: the probability
of each reading in 64 bits, then that of each label in 32, which is what the network computes in.
"""

from __future__ import annotations

import json
import sqlite3
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from histnorm_gui.core.suggestion import Reading

_LONGEST_TEXTS = 1 << 20  # bytes of the readings of one form, unpacked: some hundred times what there ever is
WEIGHTS_KEPT = 3  # the newest ones of a manuscript, so that retraining does not make the file grow without end


@dataclass(frozen=True, slots=True)
class ModelRecord:
    """What is known of a trained model without its weights.

    ``version`` counts from 1 within the manuscript; ``created`` is UTC in ISO 8601; ``header`` is what the training
    said about itself; ``has_weights`` is False for an old model, of which only this is left.
    """

    id: int
    manuscript_id: int
    version: int
    created: str
    header: Mapping[str, object]
    has_weights: bool


def insert_model(connection: sqlite3.Connection, manuscript_id: int, data: bytes, header: Mapping[str, object]) -> int:
    """Write a model as the next version of its manuscript, drop the weights of old ones, return the version.

    The weights of the model that a header names as its ``base`` are kept, too: the next one may go on from them.
    """
    version = next_version(connection, manuscript_id)
    said = header.get("created")
    created = said if isinstance(said, str) and said else datetime.now(UTC).isoformat(timespec="seconds")
    connection.execute(
        "INSERT INTO model (manuscript_id, version, created, header, weights) VALUES (?, ?, ?, ?, ?)",
        (manuscript_id, version, created, json.dumps(dict(header), ensure_ascii=False), data),
    )
    connection.execute(
        "UPDATE model SET weights = NULL WHERE manuscript_id = ? AND version <= ? AND version IS NOT ?",
        (manuscript_id, version - WEIGHTS_KEPT, _base(header)),
    )
    return version


def _base(header: Mapping[str, object]) -> int | None:
    base = header.get("base")
    version = base.get("version") if isinstance(base, Mapping) else None
    return version if isinstance(version, int) else None


def next_version(connection: sqlite3.Connection, manuscript_id: int) -> int:
    """The version that the next model of a manuscript will have; versions count from 1."""
    (newest,) = connection.execute(
        "SELECT COALESCE(MAX(version), 0) FROM model WHERE manuscript_id = ?", (manuscript_id,)
    ).fetchone()
    return int(newest) + 1


def read_models(connection: sqlite3.Connection, manuscript_id: int) -> tuple[ModelRecord, ...]:
    """The models of a manuscript, oldest first; ValueError when a header is no JSON object."""
    rows = connection.execute(
        "SELECT id, version, created, header, weights IS NOT NULL FROM model WHERE manuscript_id = ? ORDER BY version",
        (manuscript_id,),
    )
    return tuple(
        ModelRecord(id_, manuscript_id, version, created, read_header(header), bool(has_weights))
        for id_, version, created, header, has_weights in rows
    )


def read_weights(connection: sqlite3.Connection, manuscript_id: int, version: int | None) -> bytes | None:
    """The weights of one version, or of the newest model; None where there are none (any more)."""
    row = connection.execute(
        "SELECT weights FROM model WHERE manuscript_id = ?1 AND (?2 IS NULL OR version = ?2)"
        " ORDER BY version DESC LIMIT 1",
        (manuscript_id, version),
    ).fetchone()
    return None if row is None or row[0] is None else bytes(row[0])


def insert_predictions(
    connection: sqlite3.Connection, manuscript_id: int, version: int, readings: Iterable[tuple[str, bytes, bytes]]
) -> None:
    """Put a whole set of encoded readings by form in the place of the one before."""
    connection.execute("DELETE FROM prediction WHERE manuscript_id = ?", (manuscript_id,))
    connection.execute(
        "INSERT OR REPLACE INTO prediction_set (manuscript_id, version) VALUES (?, ?)", (manuscript_id, version)
    )
    connection.executemany(
        "INSERT INTO prediction (manuscript_id, form, texts, numbers) VALUES (?, ?, ?, ?)",
        ((manuscript_id, *row) for row in readings),
    )


def read_predictions(
    connection: sqlite3.Connection, manuscript_id: int
) -> tuple[int | None, dict[str, tuple[Reading, ...]]]:
    """The version of the model that read the forms, and its readings by form; (None, {}) before the first set."""
    row = connection.execute("SELECT version FROM prediction_set WHERE manuscript_id = ?", (manuscript_id,)).fetchone()
    if row is None:
        return None, {}
    rows = connection.execute("SELECT form, texts, numbers FROM prediction WHERE manuscript_id = ?", (manuscript_id,))
    return row[0], {form: decode_readings(texts, numbers) for form, texts, numbers in rows}


def encode_readings(readings: Sequence[Reading]) -> tuple[bytes, bytes]:
    """The readings of one form as they are kept: their texts, and their numbers."""
    texts = [[reading.norm, *reading.labels] for reading in readings]
    of_readings = [reading.probability for reading in readings]
    of_labels = [number for reading in readings for number in reading.probabilities]
    if len(of_labels) != sum(len(reading.labels) for reading in readings):
        raise ValueError("a reading needs one probability a label")
    packed = struct.pack(f"<{len(of_readings)}d{len(of_labels)}f", *of_readings, *of_labels)
    return zlib.compress(json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode("utf-8")), packed


def decode_readings(texts: bytes, numbers: bytes) -> tuple[Reading, ...]:
    """The readings of one form; zlib.error, struct.error or ValueError when there is anything else in the bytes."""
    fields: Any = json.loads(_unpacked(texts))
    if not all(isinstance(text, str) for reading in fields for text in reading):
        raise ValueError("not a list of readings")
    count = sum(len(reading) - 1 for reading in fields)
    unpacked = struct.unpack(f"<{len(fields)}d{count}f", numbers)
    readings = []
    start = len(fields)
    for (norm, *labels), probability in zip(fields, unpacked, strict=False):
        end = start + len(labels)
        readings.append(Reading(norm, probability, tuple(labels), unpacked[start:end]))
        start = end
    return tuple(readings)


class PackedReadings(Mapping[str, tuple[Reading, ...]]):
    """Readings by form as they are kept in the file; those of a form are decoded when they are asked for."""

    def __init__(self, packed: Mapping[str, tuple[bytes, bytes]]) -> None:
        self._packed = packed

    @classmethod
    def of(cls, readings: Mapping[str, Sequence[Reading]]) -> PackedReadings:
        """The same readings; the probabilities of single labels in 32 bits."""
        return cls({form: encode_readings(found) for form, found in readings.items()})

    def __getitem__(self, form: str) -> tuple[Reading, ...]:
        return decode_readings(*self._packed[form])

    def __iter__(self) -> Iterator[str]:
        return iter(self._packed)

    def __len__(self) -> int:
        return len(self._packed)

    def rows(self) -> list[tuple[str, bytes, bytes]]:
        """Form, texts and numbers, as ``insert_predictions`` takes them."""
        return [(form, *packed) for form, packed in self._packed.items()]


def _unpacked(texts: bytes) -> bytes:
    """The bytes that were compressed, never more of them than readings can be."""
    unpacking = zlib.decompressobj()
    unpacked = unpacking.decompress(texts, _LONGEST_TEXTS)
    if not unpacking.eof:
        raise ValueError("readings that are cut off or have no end")
    return unpacked


def read_header(text: str) -> dict[str, object]:
    """The header of a model; ValueError when it is no JSON object."""
    header = json.loads(text)
    if not isinstance(header, dict):
        raise ValueError("the header of a model is no JSON object")
    return header
