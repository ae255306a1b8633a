"""Files as they come out of a bad copy, a wrong tool or a malicious hand: made of sound ones, the same for a seed."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Callable, Sequence

_WORDS: Sequence[bytes] = (
    b"&", b"<", b">", b"]]>", b"<![CDATA[", b"<!--", b"-->", b"<?", b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\xc3",
    b"\xed\xa0\x80", b"-1", b"0", b"99999999999999999999", b"1e999", b"NaN", b"\t", b"\t\t\t\t\t\t\t\t\t\t", b"\n",
    b"\r", b"\r\n\r\n", b'"', b"'", b"|", b"\\", b"\\u0000", b"{", b"}", b";", b"..", b"*", b"_", b"[1]", b"&slong;",
    b"&#0;", b"&#x110000;", b"&#xD800;", b" ", "ſ".encode(), "\u0364".encode(), "\ue5b8".encode(), "⟨⟩".encode(),
    "𝔘".encode(), "\u2028".encode(), "\x85".encode(), b"<w>", b"</w>", b"<w/>", b"<choice>", b"<reg/>", b'xmlns:x="y"',
    b"<!ENTITY a 'b'>", b"<x>" * 300, b"a" * 5000,
)  # fmt: skip
_PUMPED = 100_000
_SHARE_OF_PUMPED = 0.005  # reading one takes as long as some hundred others
_ENCODINGS = ("utf-16", "utf-16-be", "utf-32", "latin-1", "cp1252", "utf-8-sig")


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The bytes with one to six damages; of a packed file also in one of its members, packed again."""
    if data.startswith(b"PK") and chance.random() < 0.7:
        return _packed_again(data, chance)
    if chance.random() < _SHARE_OF_PUMPED:
        return _pumped(data, chance)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        data = chance.choice(_DAMAGES)(data, chance)
    return data


def _packed_again(data: bytes, chance: random.Random) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        names = old.namelist()
        hit = chance.choice(names)
        for name in names:
            content = old.read(name)
            if name == hit and chance.random() < 0.1:
                continue
            new.writestr(name, damaged(content, chance) if name == hit else content)
    return packed.getvalue()


def _pumped(data: bytes, chance: random.Random) -> bytes:
    """A hundred thousand characters of one kind in one place, which a careless pattern never gets through."""
    at, length = _place(data, chance), chance.choice((1, 1, 2, 3, 5, 9, 20))
    piece = data[at : at + length] if chance.random() < 0.6 else chance.choice(_WORDS)
    return data[:at] + (piece or b" ") * (_PUMPED // max(1, len(piece))) + data[at + length :]


def _place(data: bytes, chance: random.Random) -> int:
    return chance.randrange(len(data) + 1)


def _flip(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        if changed:
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _delete(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + data[at + chance.choice((1, 1, 3, 10, 80)) :]


def _insert(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + chance.randbytes(chance.choice((1, 2, 9))) + data[at:]


def _insert_word(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + chance.choice(_WORDS) + data[at + chance.choice((0, 0, 1, 4)) :]


def _truncate(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] if chance.random() < 0.8 else data[at:]


def _repeat(data: bytes, chance: random.Random) -> bytes:
    at, length = _place(data, chance), chance.choice((1, 7, 40, 300))
    return data[: at + length] + data[at : at + length] * chance.choice((1, 1, 3, 50)) + data[at + length :]


def _move(data: bytes, chance: random.Random) -> bytes:
    at, length = _place(data, chance), chance.choice((1, 7, 40, 300))
    piece, rest = data[at : at + length], data[:at] + data[at + length :]
    to = _place(rest, chance)
    return rest[:to] + piece + rest[to:]


def _value(data: bytes, chance: random.Random) -> bytes:
    """Something else in the place of what stands between two quotes, tabs or tags."""
    marks = [at for at, byte in enumerate(data) if byte in b"\"'\t<>"]
    if len(marks) < 2:
        return data
    at = chance.randrange(len(marks) - 1)
    first, last = marks[at] + 1, marks[at + 1]
    return data[:first] + chance.choice((b"", *_WORDS, data[first:last] * 2)) + data[last:]


def _number(data: bytes, chance: random.Random) -> bytes:
    digits = [at for at, byte in enumerate(data) if byte in b"0123456789"]
    if not digits:
        return data
    at = chance.choice(digits)
    return data[:at] + chance.choice((b"", b"-", b"9" * 30, b"0", b"1.5", b"x", "٣".encode())) + data[at + 1 :]


def _line(data: bytes, chance: random.Random) -> bytes:
    """A line or an element is gone, doubled or in another place."""
    rows = data.replace(b"><", b">\n<").split(b"\n") if chance.random() < 0.5 else data.split(b"\n")
    at = chance.randrange(len(rows))
    row = rows.pop(at)
    for _ in range(chance.choice((0, 1, 2))):
        rows.insert(chance.randrange(len(rows) + 1), row)
    return b"\n".join(rows)


def _encode(data: bytes, chance: random.Random) -> bytes:
    return data.decode("utf-8", "replace").encode(chance.choice(_ENCODINGS), "replace")


_DAMAGES: Sequence[Callable[[bytes, random.Random], bytes]] = (
    _flip, _delete, _insert, _insert_word, _insert_word, _truncate, _repeat, _move, _value, _value, _value, _number,
    _line, _line, _encode,
)  # fmt: skip
