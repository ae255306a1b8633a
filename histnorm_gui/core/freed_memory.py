"""Memory that the program has freed, given back to the system."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Have the C library return what was freed; it would keep it for later, a little more after each long work.

    glibc alone has a call for it; elsewhere nothing is done.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
