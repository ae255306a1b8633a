"""A disk between SQLite and the real one, which writes down everything that SQLite does to files and can fail.

It is a file system of SQLite's own kind (a VFS, https://www.sqlite.org/vfs.html), put in front of the usual one through
ctypes. The functions of an open file are copied and those that change it are replaced; nothing else is touched. Where
the library that Python's sqlite3 uses cannot be reached, `WatchedDisk.available` is false.
"""

from __future__ import annotations

import ctypes
import importlib.util
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

OK, FULL, IO_ERROR = 0, 13, 10
_IO_ERROR_FSYNC = IO_ERROR | (4 << 8)
_MAIN_JOURNALS = 0x00000800 | 0x00080000 | 0x00000100  # rollback journal, write-ahead log, main database


class Act(Enum):
    """What was done to a file."""

    WRITE = "write"
    TRUNCATE = "truncate"
    SYNC = "sync"
    DELETE = "delete"


@dataclass(frozen=True)
class Deed:
    """One act on a file: ``data`` was written at ``offset``, or ``offset`` is the size it was cut to."""

    act: Act
    path: str
    offset: int = 0
    data: bytes = b""


_VOID = ctypes.c_void_p
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, _VOID, _VOID, ctypes.c_int, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, _VOID, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, _VOID, ctypes.c_int)
# Names are pointers: behind a name SQLite keeps what the URI said, and a copy of the name would have nothing behind it.
_OPEN = ctypes.CFUNCTYPE(ctypes.c_int, _VOID, _VOID, _VOID, ctypes.c_int, _VOID)
_DELETE = ctypes.CFUNCTYPE(ctypes.c_int, _VOID, _VOID, ctypes.c_int)


class _Methods(ctypes.Structure):
    """The beginning of sqlite3_io_methods; what follows is copied as it is."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("close", _VOID),
        ("read", _VOID),
        ("write", _VOID),
        ("truncate", _VOID),
        ("sync", _VOID),
        ("rest", _VOID * 14),
    ]


class _Vfs(ctypes.Structure):
    """sqlite3_vfs up to version 3."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", _VOID),
        ("name", ctypes.c_char_p),
        ("data", _VOID),
        ("open", _VOID),
        ("delete", _VOID),
        ("rest", _VOID * 15),
    ]


_METHODS_BY_VERSION = {1: 7, 2: 11, 3: 13}
"""How many functions follow ``sync`` in each version of the structure."""
_VFS_BY_VERSION = {1: 10, 2: 11, 3: 14}


class WatchedDisk:
    """While it is installed, every database that this process opens is written through it.

    ``deeds`` is what was done so far. ``refuse`` decides of each act whether it fails: it returns the result code of
    SQLite that is given back, OK to let it be done.
    """

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.refuse: Callable[[Deed], int] = lambda _deed: OK
        self._library = _library()
        self._kept: list[object] = []  # callbacks and structures that SQLite has pointers to
        self._names: dict[int, str] = {}
        self._methods: dict[int, _Methods] = {}

    @staticmethod
    def available() -> bool:
        """Whether the SQLite of this Python can be watched."""
        try:
            version = _library().sqlite3_libversion
            version.restype = ctypes.c_char_p
            return bool(version().decode() == sqlite3.sqlite_version)
        except (OSError, AttributeError):
            return False

    @contextmanager
    def installed(self) -> Iterator[WatchedDisk]:
        """Stand in front of the real disk for databases opened inside."""
        find = self._library.sqlite3_vfs_find
        find.restype = ctypes.POINTER(_Vfs)
        usual = find(None)
        register, unregister = self._library.sqlite3_vfs_register, self._library.sqlite3_vfs_unregister
        ours = self._in_front_of(usual.contents)
        pointer = ctypes.byref(ours)
        register(pointer, 1)
        try:
            yield self
        finally:
            unregister(pointer)
            register(usual, 1)

    def _in_front_of(self, usual: _Vfs) -> _Vfs:
        ours = _Vfs()
        size = _Vfs.rest.offset + ctypes.sizeof(_VOID) * _VFS_BY_VERSION.get(usual.version, 14)
        ctypes.memmove(ctypes.byref(ours), ctypes.byref(usual), min(size, ctypes.sizeof(_Vfs)))
        ours.next, ours.name = None, b"histnorm-watched"
        open_file = ctypes.cast(usual.open, _OPEN)
        delete_file = ctypes.cast(usual.delete, _DELETE)

        def opened(vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
            code: int = open_file(vfs, name, file, flags, out)
            if code == OK and name is not None and flags & _MAIN_JOURNALS:
                self._names[file] = _text(name)
                self._replace_methods(file)
            return code

        def deleted(vfs: int, name: int, sync: int) -> int:
            deed = Deed(Act.DELETE, _text(name))
            return self._done(deed, lambda: delete_file(vfs, name, sync))

        ours.open = self._pointer(_OPEN(opened))
        ours.delete = self._pointer(_DELETE(deleted))
        self._kept.append(ours)
        return ours

    def _replace_methods(self, file: int) -> None:
        """Let an open file of SQLite's, whose first member points to its functions, have ours."""
        first = ctypes.cast(file, ctypes.POINTER(_VOID))
        usual = first[0]
        if usual is None:
            return
        ours = self._methods.get(usual)
        if ours is None:
            ours = self._methods[usual] = self._copied(ctypes.cast(usual, ctypes.POINTER(_Methods)).contents)
        first[0] = ctypes.addressof(ours)

    def _copied(self, usual: _Methods) -> _Methods:
        ours = _Methods()
        size = _Methods.rest.offset + ctypes.sizeof(_VOID) * _METHODS_BY_VERSION.get(usual.version, 13)
        ctypes.memmove(ctypes.byref(ours), ctypes.byref(usual), min(size, ctypes.sizeof(_Methods)))
        write = ctypes.cast(usual.write, _WRITE)
        truncate = ctypes.cast(usual.truncate, _TRUNCATE)
        sync = ctypes.cast(usual.sync, _SYNC)

        def written(file: int, data: int, size: int, offset: int) -> int:
            deed = Deed(Act.WRITE, self._names[file], offset, ctypes.string_at(data, size))
            return self._done(deed, lambda: write(file, data, size, offset))

        def truncated(file: int, size: int) -> int:
            return self._done(Deed(Act.TRUNCATE, self._names[file], size), lambda: truncate(file, size))

        def synced(file: int, flags: int) -> int:
            return self._done(Deed(Act.SYNC, self._names[file]), lambda: sync(file, flags))

        ours.write = self._pointer(_WRITE(written))
        ours.truncate = self._pointer(_TRUNCATE(truncated))
        ours.sync = self._pointer(_SYNC(synced))
        return ours

    def _done(self, deed: Deed, do: Callable[[], int]) -> int:
        code = self.refuse(deed)
        if code == OK:
            code = do()
            if code == OK:
                self.deeds.append(deed)
        return code

    def _pointer(self, callback: Any) -> int | None:
        self._kept.append(callback)
        return ctypes.cast(callback, _VOID).value


def full_disk(deed: Deed) -> int:
    """Refuse as a disk without room does."""
    return FULL if deed.act is Act.WRITE else OK


def failing_disk(deed: Deed) -> int:
    """Refuse as a disk does that has come loose."""
    return {Act.WRITE: IO_ERROR | (3 << 8), Act.SYNC: _IO_ERROR_FSYNC}.get(deed.act, OK)


def _text(name: int) -> str:
    return ctypes.string_at(name).decode("utf-8", "surrogateescape")


def _library() -> ctypes.CDLL:
    """The library that Python's sqlite3 module works with."""
    found = importlib.util.find_spec("_sqlite3")
    origin = found.origin if found is not None else None
    if origin is None or not Path(origin).is_file():
        raise OSError("the sqlite3 of this Python is built in")
    if sys.platform == "linux":
        for line in subprocess.run(["ldd", origin], capture_output=True, text=True, check=False).stdout.splitlines():
            if "libsqlite3" in line and "=>" in line:
                return ctypes.CDLL(line.split("=>")[1].split()[0])
    return ctypes.CDLL(origin)
