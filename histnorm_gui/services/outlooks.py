"""How many corrections the rest of each manuscript will need, as it was told last: kept in the project."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from histnorm_gui.services.session import Session

OUTLOOKS = "outlooks"
"""The setting of a project that holds it: by the id of a manuscript, the corrections and the open words they are of."""
_WORTH_KEEPING = 0.05
"""An outlook that differs by so much from the one in the file is written before the project is closed."""

Remember = Callable[[Session, str, object], None]


class Outlooks:
    """What was told last of each manuscript of a project."""

    def __init__(self, session: Session, remember: Remember) -> None:
        self._session = session
        self._remember = remember
        self._told = _read(session.setting(OUTLOOKS))
        self._written = dict(self._told)

    def of(self, manuscript_id: int, open_words: int) -> float | None:
        """The corrections that so many open words will need, at the rate that was told last; None where none was."""
        corrections, then = self._told.get(manuscript_id, (0.0, 0))
        return corrections * open_words / then if then else None

    def note(self, manuscript_id: int, corrections: float, open_words: int) -> None:
        """Take note of what is told now; it is written where it has changed enough."""
        self._told[manuscript_id] = corrections, open_words
        before = self._written.get(manuscript_id)
        if before is None or abs(corrections - before[0]) > _WORTH_KEEPING * before[0]:
            self.keep()

    def keep(self) -> None:
        """Write what was told last."""
        if self._told != self._written and not self._session.read_only:
            self._written = dict(self._told)
            told = {str(identity): [round(found, 2), words] for identity, (found, words) in self._told.items()}
            self._remember(self._session, OUTLOOKS, told)


def _read(setting: object) -> dict[int, tuple[float, int]]:
    """What the setting says; what makes no sense is left out."""
    found: dict[int, tuple[float, int]] = {}
    for key, value in (setting if isinstance(setting, dict) else {}).items():
        if not (isinstance(value, list) and len(value) == 2 and str(key).isdecimal()):
            continue
        corrections, words = value
        numbers = isinstance(corrections, int | float) and type(words) is int
        if numbers and isfinite(corrections) and 0 <= corrections <= words:
            found[int(key)] = float(corrections), words
    return found
