"""The weights that histnorm ships with, by situation, so that ranking works before a project can train its own.

They are in resources/ranking/weights.json: situation, reading (first, second), bucket, feature: [w0, w1, w2, w3, w4]
(see ranker), of which those at the end may be missing and are 0 then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from histnorm_gui.core.assets import resource
from histnorm_gui.engine.ranking.amounts import FACTORS
from histnorm_gui.engine.ranking.features import FEATURES, Bucket
from histnorm_gui.engine.ranking.ranker import Ranker
from histnorm_gui.engine.ranking.residual import Residual

READINGS = ("first", "second")
RESIDUAL = "residual"


@dataclass(frozen=True, slots=True)
class Situation:
    """What there is to rank with, beside the own decisions. ``unfamiliar`` others are told from others that tell the
    same story where weights for this were learned: with a profile."""

    others: bool
    lexicon: bool
    tagger: bool
    profile: bool = True
    """Whether there is a profile of the language, beside the neutral one."""
    unfamiliar: bool = False
    """Whether the others know few of the text's forms: they are few, or tell of other things."""
    itself: bool = False
    """Whether the tagger was taught by the decisions on the text itself, which are many then: more than how near to
    today's its spelling is says what these show."""
    lent: bool = False
    """Whether the language is another one than that of the manuscripts that weights were learned from, whose profile
    knows many more words."""

    @property
    def name(self) -> str:
        """As it is written in the file of weights."""
        beside = "unfamiliar" if self.unfamiliar and self.profile else "others"
        alone = self.itself or not self.others
        lent = self.lent and alone and not self.tagger and not self.itself
        parts = (
            "" if self.itself else "neutral" if not self.profile else "lent" if lent else "",
            "alone" if alone else beside,
            "lexicon" if self.lexicon else "",
            "itself" if self.itself else "tagger" if self.tagger else "",
        )
        return "-".join(part for part in parts if part)


def rankers(situation: Situation) -> tuple[Ranker, Ranker]:
    """The shipped rankers for a situation: for the first reading of a text and for the second."""
    table = _read()[situation.name]
    first, second = (_ranker(table[reading]) for reading in READINGS)
    return first, second


def dumped(ranker: Ranker) -> dict[str, dict[str, Any]]:
    """A ranker as it is written in the file; features that weigh nothing are left out."""
    return {
        bucket.value: {
            name: [float(f"{weight:.4g}") for weight in column]
            for name, column in zip(FEATURES, weights.T, strict=True)
            if np.abs(column).max() > 1e-4
        }
        for bucket, weights in ranker.weights.items()
    } | ({RESIDUAL: ranker.residual.dumped()} if ranker.residual is not None else {})


def _ranker(table: Mapping[str, Mapping[str, Any]]) -> Ranker:
    return Ranker(
        {
            bucket: np.array([_whole(table.get(bucket.value, {}).get(name, ())) for name in FEATURES]).T
            for bucket in Bucket
        },
        Residual.read(table[RESIDUAL]) if RESIDUAL in table else None,
    )


def _whole(column: Sequence[float]) -> list[float]:
    return [*column, *[0.0] * (FACTORS - len(column))]


@lru_cache(maxsize=1)
def _read() -> Mapping[str, Mapping[str, Mapping[str, Mapping[str, Any]]]]:
    found: Mapping[str, Mapping[str, Mapping[str, Mapping[str, Any]]]] = json.loads(
        resource("ranking", "weights.json").read_text(encoding="utf-8")
    )
    return found
