"""What a benchmark finds: figures beside references, and how they are told."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Measured = tuple[str, float, str, str, float, str]
"""Name, value, unit, reference, its value, details."""


@dataclass(frozen=True)
class Figure:
    """One figure beside its reference, both in ``unit``; ``ratio`` is the one divided by the other."""

    name: str
    value: float
    unit: str
    reference: str
    reference_value: float
    ratio: float
    details: str = ""

    @staticmethod
    def of(name: str, value: float, unit: str, reference: str, reference_value: float, details: str = "") -> Figure:
        """A figure with its ratio."""
        ratio = value / reference_value if reference_value else float("nan")
        return Figure(name, round(value, 4), unit, reference, round(reference_value, 4), round(ratio, 3), details)

    def line(self) -> str:
        """The figure as a line of a table."""
        return (
            f"{self.name:<34}{self.value:>10.3f} {self.unit:<3} {self.ratio:>8.2f} x {self.reference}"
            f" ({self.reference_value:.3f} {self.unit})  {self.details}"
        )


def percentile(found: Sequence[float]) -> float:
    """The 99th percentile of what is sorted."""
    return found[max(0, int(len(found) * 0.99) - 1)]


def compared(name: str, ours: Sequence[float], reference: str, theirs: Sequence[float]) -> Iterator[Figure]:
    """Median, 99th percentile and worst of milliseconds that are sorted."""
    for label, pick in (("median", statistics.median), ("99th percentile", percentile), ("worst", max)):
        yield Figure.of(f"{name}, {label}", pick(ours), "ms", reference, pick(theirs))
