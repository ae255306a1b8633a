"""What a weighted sum cannot say: a small network whose scores are added to it (RECIPE, part 1: "MLP").

Trained beforehand (``devtools/ranking_weights.py``) and shipped; here it is only read, with numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.amounts import Amounts
from histnorm_gui.engine.ranking.features import FEATURES, Bucket

Numbers = NDArray[np.float64]

AMOUNTS = len(Amounts._fields)
_BUCKETS = tuple(Bucket)


@dataclass(frozen=True)
class Residual:
    """One hidden layer of rectified units over the features, each less its mean and in units of its spread, the bucket,
    and the amounts.

    ``inner`` has shape (features + buckets + AMOUNTS, units), ``bias`` and ``outer`` (units).
    """

    means: Numbers
    spreads: Numbers
    inner: Numbers
    bias: Numbers
    outer: Numbers

    def scores(self, bucket: Bucket, rows: NDArray[np.float32], amounts: Amounts) -> Numbers:
        """What is added to the score of each candidate."""
        known = self.inner[len(self.means) :]
        extra = known[_BUCKETS.index(bucket)] + np.array(amounts) @ known[len(_BUCKETS) :] + self.bias
        hidden = np.maximum((rows - self.means) / self.spreads @ self.inner[: len(self.means)] + extra, 0.0)
        added: Numbers = hidden @ self.outer
        return added

    def masked(self, kept: Numbers) -> Residual:
        """Without the features for which ``kept`` is 0."""
        inner = self.inner.copy()
        inner[: len(kept)] *= kept[:, None]
        return replace(self, inner=inner)

    def dumped(self) -> dict[str, object]:
        """As it is written in the file of weights; the features are named, so that new ones do no harm."""
        return {
            "features": list(FEATURES),
            "means": _rounded(self.means),
            "spreads": _rounded(self.spreads),
            "inner": [_rounded(row) for row in self.inner],
            "bias": _rounded(self.bias),
            "outer": _rounded(self.outer),
        }

    @staticmethod
    def read(table: Mapping[str, object]) -> Residual:
        """From the file of weights; a feature or an amount that it does not know counts nothing."""
        known = {name: place for place, name in enumerate(table["features"])}  # type: ignore[arg-type, var-annotated]
        means, spreads, inner, bias, outer = (
            np.array(table[key], dtype=float) for key in ("means", "spreads", "inner", "bias", "outer")
        )
        places = [known.get(name) for name in FEATURES]
        nothing = np.zeros(inner.shape[1])
        others = list(inner[len(known) :])
        others += [nothing] * (len(_BUCKETS) + AMOUNTS - len(others))
        return Residual(
            np.array([0.0 if place is None else means[place] for place in places]),
            np.array([1.0 if place is None else spreads[place] for place in places]),
            np.stack([nothing if place is None else inner[place] for place in places] + others),
            bias,
            outer,
        )


def _rounded(values: Numbers) -> list[float]:
    return [float(f"{value:.4g}") for value in values]
