"""Damaging bytes in the ways in which files come to harm, and in those that somebody means harm with."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Literal

PAGE = 4096
Damage = Callable[[bytes, random.Random], bytes]
LARGE = (0x7FFFFFFF, 0xFFFFFFFF, 1 << 40, (1 << 63) - 1)


def flipped(data: bytes, dice: random.Random) -> bytes:
    """Some bits have changed."""
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 8, 64))):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def garbled(data: bytes, dice: random.Random) -> bytes:
    """A stretch holds something else."""
    start = dice.randrange(len(data))
    length = min(len(data) - start, dice.choice((1, 4, 16, 100, PAGE)))
    return data[:start] + dice.randbytes(length) + data[start + length :]


def truncated(data: bytes, dice: random.Random) -> bytes:
    """The end is missing."""
    whole_pages = dice.random() < 0.5 and len(data) > PAGE
    return data[: PAGE * dice.randrange(len(data) // PAGE) if whole_pages else dice.randrange(len(data))]


def zeroed(data: bytes, dice: random.Random) -> bytes:
    """Pages are empty."""
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 3))):
        start = PAGE * dice.randrange(max(1, len(data) // PAGE))
        changed[start : start + PAGE] = bytes(len(changed[start : start + PAGE]))
    return bytes(changed)


def swapped(data: bytes, dice: random.Random) -> bytes:
    """Two pages have changed places, or one is there twice."""
    pages = [data[start : start + PAGE] for start in range(0, len(data), PAGE)]
    one, other = dice.randrange(len(pages)), dice.randrange(len(pages))
    pages[one], pages[other] = pages[other], (pages[one] if dice.random() < 0.7 else pages[other])
    return b"".join(pages)


def garbage_header(data: bytes, dice: random.Random) -> bytes:
    """The first bytes, of which everything else depends, are others; the first sixteen may stay."""
    kept = dice.choice((0, 16, 16, 16))
    end = dice.choice((24, 60, 72, 100, 108))
    return data[:kept] + dice.randbytes(end - kept) + data[end:]


def claimed(data: bytes, dice: random.Random) -> bytes:
    """Some field says that something is very large."""
    size = dice.choice((2, 4, 8))
    number = dice.choice(LARGE) & ((1 << 8 * size) - 1)
    order: Literal["big", "little"] = "big" if dice.random() < 0.7 else "little"
    start = dice.randrange(min(len(data), PAGE) if dice.random() < 0.4 else len(data))
    return data[:start] + number.to_bytes(size, order)[: len(data) - start] + data[start + size :]


def appended(data: bytes, dice: random.Random) -> bytes:
    """There is more than there was."""
    if dice.random() < 0.5:
        return data + dice.randbytes(dice.randrange(1, 3 * PAGE))
    return data + data[: dice.randrange(len(data))]


DAMAGES: tuple[Damage, ...] = (
    flipped,
    garbled,
    truncated,
    zeroed,
    swapped,
    garbage_header,
    claimed,
    appended,
)
