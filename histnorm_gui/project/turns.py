"""A lock whose holders take turns."""

from __future__ import annotations

import threading


class Turns:
    """Like threading.RLock, but who waits is next: a thread that lets go and takes it again at once, as one does that
    reads manuscript after manuscript, does not get before one that has waited meanwhile."""

    def __init__(self) -> None:
        self._door = threading.Lock()  # held by whoever is next
        self._inside = threading.Lock()
        self._owner: int | None = None
        self._depth = 0

    def __enter__(self) -> None:
        me = threading.get_ident()
        if self._owner != me:  # no other thread can make this true or false
            with self._door:
                self._inside.acquire()
            self._owner = me
        self._depth += 1

    def __exit__(self, *_error: object) -> None:
        self._depth -= 1
        if not self._depth:
            self._owner = None
            self._inside.release()
