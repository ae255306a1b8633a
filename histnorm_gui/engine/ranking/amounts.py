"""How much there is to rank with, which is what the weights of the ranking change with."""

from __future__ import annotations

from math import log10
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

FACTORS = 5
"""Numbers that each weight is made of."""
_MOST = 10_000
_MANY = 200_000
_FEWEST = 2000


class Amounts(NamedTuple):
    """``own`` is the number of own decisions on the scale of ``size``; ``unfamiliar`` the share of a text's words whose
    forms the other manuscripts lack, 0 to 1; ``few`` says how few words they have, 0 for 200,000 and more, 1 for
    20,000, 2 for 2,000 and fewer. The last two are 0 where there are no others."""

    own: float
    unfamiliar: float = 0.0
    few: float = 0.0

    @staticmethod
    def of(own: int, others: int, unfamiliar: float) -> Amounts:
        """For so many own decisions and words of others."""
        if not others:
            return Amounts(size(own))
        return Amounts(size(own), unfamiliar, log10(_MANY / min(_MANY, max(_FEWEST, others))))

    @property
    def factors(self) -> NDArray[np.float64]:
        """What the numbers of a weight are multiplied with, shape (FACTORS)."""
        return np.array([1.0, self.own, self.own**2, self.unfamiliar, self.few])


def size(own: int) -> float:
    """The number of own decisions on a scale from about -1 (none) to 1 (ten thousand and more, since the weights were
    learned from no longer texts, and their squares would lead astray)."""
    return (log10(min(own, _MOST) + 30) - 2.75) / 1.25
