"""Probabilities of labels, kept so that distributions over the same labels have these in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Listing:
    """Labels in an order, and the place of each. Made once for many distributions; told from others by its identity."""

    labels: tuple[str, ...]
    places: Mapping[str, int]

    @staticmethod
    def of(labels: Sequence[str]) -> Listing:
        """For labels that are all different."""
        return Listing(tuple(labels), {label: place for place, label in enumerate(labels)})


@dataclass(frozen=True, slots=True, eq=False)
class Distribution:
    """The probabilities of the labels of a listing, in its order. Shared: not to be changed."""

    listing: Listing
    chances: Sequence[float]

    @staticmethod
    def of(chances: Mapping[str, float]) -> Distribution:
        """With a listing of its own."""
        return Distribution(Listing.of(tuple(chances)), list(chances.values()))

    def get(self, label: str) -> float | None:
        """The probability of a label, None where it is not listed."""
        place = self.listing.places.get(label)
        return None if place is None else self.chances[place]
