"""When Python's collector looks for what nobody refers to any more, in the ranking process.

What is learned of a project is millions of objects that stay. The collector would go through all of them again and
again, a tenth of a second each time, between two screens; the little that it finds is worth less.
"""

from __future__ import annotations

import gc

_THRESHOLDS = (20_000, 20, 20)


def begin() -> None:
    """What has been loaded stays; look less often at what comes."""
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


def settled() -> None:
    """What has been learned stays as well, and is not looked at again before ``emptied``."""
    gc.freeze()


def emptied() -> None:
    """Another text comes: look at everything again."""
    gc.unfreeze()
