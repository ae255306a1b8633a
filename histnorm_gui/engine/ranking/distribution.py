"""Probabilities of labels, kept so that distributions over the same labels have these in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


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
    chances: NDArray[np.float64]

    @staticmethod
    def of(chances: Mapping[str, float]) -> Distribution:
        """With a listing of its own."""
        return Distribution(Listing.of(tuple(chances)), np.array(list(chances.values()), dtype=float))

    def get(self, label: str) -> float | None:
        """The probability of a label, None where it is not listed."""
        place = self.listing.places.get(label)
        return None if place is None else float(self.chances[place])


Listings = dict[tuple[Listing, tuple[str, ...]], Listing]
"""Listings by those that they continue with further labels."""
Counted = Sequence[Mapping[str, float]]
"""How often each label was seen in finer and finer contexts."""


def refined(
    asked: Sequence[tuple[Distribution, Counted]],
    strengths: Sequence[float],
    unlisted: Callable[[str], float],
    listings: Listings,
) -> list[Distribution]:
    """Each distribution with the counts of finer contexts, each over so many observations (``strengths``) of the
    coarser one; ``unlisted`` is how likely a label is that a distribution does not list. ``listings`` that are made are
    kept there."""
    lefts: list[float] = []
    places: list[list[int]] = [[] for _ in strengths]
    added: list[list[float]] = [[] for _ in strengths]
    new: dict[int, dict[str, float]] = {}
    start = 0
    for number, (base, counted) in enumerate(asked):
        left, shares = _shares(counted, strengths)
        lefts.append(left)
        place_of = base.listing.places
        for level, (counts, (each, rest)) in enumerate(zip(counted, shares, strict=True)):
            for label, count in counts.items():
                place = place_of.get(label)
                if place is not None:
                    places[level].append(start + place)
                    added[level].append(count * each)
                else:
                    further = new.setdefault(number, {})
                    before = further.get(label)
                    further[label] = (unlisted(label) * rest if before is None else before) + count * each
        start += len(base.chances)
    sizes = [len(base.chances) for base, _ in asked]
    chances = np.concatenate([base.chances for base, _ in asked]) * np.array(lefts).repeat(sizes)
    for at, more in zip(places, added, strict=True):
        chances[at] += more  # no label comes twice in a context
    return _split(asked, chances, sizes, new, listings)


def _shares(counted: Counted, strengths: Sequence[float]) -> tuple[float, list[tuple[float, float]]]:
    """What is left for the coarsest; of each level what one observation is worth, and what it leaves the coarser."""
    left = 1.0
    shares = []
    for counts, strength in zip(reversed(counted), reversed(strengths[: len(counted)]), strict=True):
        total = sum(counts.values()) + strength
        shares.append((left / total, left * strength / total))
        left *= strength / total
    return left, shares[::-1]


def _split(
    asked: Sequence[tuple[Distribution, Counted]],
    chances: NDArray[np.float64],
    sizes: Sequence[int],
    new: Mapping[int, Mapping[str, float]],
    listings: Listings,
) -> list[Distribution]:
    found = []
    start = 0
    for number, ((base, _), size) in enumerate(zip(asked, sizes, strict=True)):
        own = chances[start : start + size].copy()  # so that none keeps all
        start += size
        if (further := new.get(number)) is None:
            found.append(Distribution(base.listing, own))
        else:
            key = base.listing, tuple(further)
            if (listing := listings.get(key)) is None:
                listing = listings[key] = Listing.of((*base.listing.labels, *further))
            found.append(Distribution(listing, np.concatenate([own, list(further.values())])))
    return found
