"""What a weighted sum cannot say: a small network whose scores are added to it (RECIPE, part 1: "MLP").

Trained beforehand (``devtools/ranking_weights.py``) and shipped; here it is only read, with numpy.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.amounts import Amounts
from histnorm_gui.engine.ranking.features import FEATURES, Bucket

Numbers = NDArray[np.float64]
Rows = NDArray[np.float32]

AMOUNTS = len(Amounts._fields)
_BUCKETS = tuple(Bucket)
ONE_TOKEN = np.zeros(1, dtype=np.int64)
"""Where candidates begin that are all of one token."""


@dataclass(frozen=True)
class _Folded:
    """The numbers of the layers with means and spreads multiplied in, in single precision, which is as much as the
    features have and half the time."""

    inner: Rows
    below: Rows
    bias: Numbers
    deeper: tuple[tuple[Rows, Rows], ...]
    outer: Rows


@dataclass(frozen=True)
class Residual:
    """Layers of rectified units over the features, each less its mean and in units of its spread, how far each is below
    the highest among the candidates of the token, the bucket, and the amounts.

    ``inner`` has shape (features + buckets + AMOUNTS, units), ``below`` (features, units), ``bias`` (units); ``deeper``
    are further layers, shapes (units, units) and (units); ``outer`` has shape (units).
    """

    means: Numbers
    spreads: Numbers
    inner: Numbers
    below: Numbers
    bias: Numbers
    outer: Numbers
    deeper: tuple[tuple[Numbers, Numbers], ...] = ()

    def scores(self, bucket: Bucket, rows: Rows, amounts: Amounts, starts: NDArray[np.int64] = ONE_TOKEN) -> Numbers:
        """What is added to the score of each candidate; those of several tokens begin at the rows ``starts``."""
        folded = self._folded
        known = self.inner[len(self.means) :]
        extra = known[_BUCKETS.index(bucket)] + np.array(amounts) @ known[len(_BUCKETS) :] + folded.bias
        highest = np.maximum.reduceat(rows, starts) @ folded.below
        hidden = rows @ folded.inner
        hidden += np.repeat(extra.astype(np.float32) - highest, np.diff(starts, append=len(rows)), axis=0)
        np.maximum(hidden, 0.0, out=hidden)
        for weights, bias in folded.deeper:
            hidden = hidden @ weights
            hidden += bias
            np.maximum(hidden, 0.0, out=hidden)
        added: Numbers = (hidden @ folded.outer).astype(float)
        return added

    @cached_property
    def _folded(self) -> _Folded:
        """Means cancel out in what is below the highest, and spreads are above nothing."""
        whole = (self.inner[: len(self.means)] + self.below) / self.spreads[:, None]
        below = self.below / self.spreads[:, None]
        return _Folded(
            whole.astype(np.float32),
            below.astype(np.float32),
            self.bias - self.means @ (whole - below),
            tuple((weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in self.deeper),
            self.outer.astype(np.float32),
        )

    def masked(self, kept: Numbers) -> Residual:
        """Without the features for which ``kept`` is 0."""
        inner = self.inner.copy()
        inner[: len(kept)] *= kept[:, None]
        return replace(self, inner=inner, below=self.below * kept[:, None])

    def dumped(self) -> dict[str, object]:
        """As it is written in the file of weights; the features are named, so that new ones do no harm."""
        return {
            "features": list(FEATURES),
            "means": _written(self.means),
            "spreads": _written(self.spreads),
            "inner": _written(self.inner),
            "below": _written(self.below),
            "bias": _written(self.bias),
            "deeper": [[_written(weights), _written(bias)] for weights, bias in self.deeper],
            "outer": _written(self.outer),
        }

    @staticmethod
    def read(table: Mapping[str, object]) -> Residual:
        """From the file of weights; a feature or an amount that it does not know counts nothing."""
        known = {name: place for place, name in enumerate(table["features"])}  # type: ignore[arg-type, var-annotated]
        bias, outer = _read(table["bias"]), _read(table["outer"])
        means, spreads = _read(table["means"]), _read(table["spreads"])
        inner, below = (_read(table[key]).reshape(-1, len(bias)) for key in ("inner", "below"))
        places = [known.get(name) for name in FEATURES]
        nothing = np.zeros(len(bias))
        others = list(inner[len(known) :])
        others += [nothing] * (len(_BUCKETS) + AMOUNTS - len(others))
        deeper = []
        width = len(bias)
        for layer in table["deeper"]:  # type: ignore[attr-defined]
            weights, added = map(_read, layer)
            deeper.append((weights.reshape(width, -1), added))
            width = len(added)
        return Residual(
            np.array([0.0 if place is None else means[place] for place in places]),
            np.array([1.0 if place is None else spreads[place] for place in places]),
            np.stack([nothing if place is None else inner[place] for place in places] + others),
            np.stack([nothing if place is None else below[place] for place in places]),
            bias,
            outer,
            tuple(deeper),
        )


def _written(values: Numbers) -> str:
    """Numbers of two bytes each, three digits, as text: a network is read by nobody."""
    return b64encode(values.astype("<f2").tobytes()).decode("ascii")


def _read(text: object) -> Numbers:
    return np.frombuffer(b64decode(str(text)), dtype="<f2").astype(float)
