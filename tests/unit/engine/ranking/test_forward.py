"""All candidates of many forms are summed and aligned at once, as each would be alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import exp, log, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.engine.ranking.forward import Labels

FLOOR = -25.0
ONE, TWO = 0.05, 0.02
Place = Mapping[str, float]

PLACES: Sequence[Place] = (
    {"": 0.5, "a": 0.3, "ab": 0.2},
    {"b": 0.7, "": 0.2, "abc": 0.1},
    {"c": 0.9, "ca": 0.1},
    {"": 0.99, "bacca": 0.01},
)
place = st.sampled_from(PLACES)
asked = st.lists(st.tuples(st.lists(place, max_size=5), st.lists(st.text("abcx", max_size=9), max_size=4)), max_size=6)


def chance(choices: Place, label: str) -> float:
    return choices.get(label, {1: ONE, 2: TWO}.get(len(label), 0.0))


def alignments(places: Sequence[Place], norm: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """Every way to write a normalization, with its probability."""

    def cuts(left: int, start: int) -> Iterator[tuple[int, ...]]:
        if left == 0:
            if start == len(norm):
                yield ()
            return
        for end in range(start, min(len(norm), start + 5) + 1):
            yield from ((end, *rest) for rest in cuts(left - 1, end))

    for ends in cuts(len(places), 0):
        labels = tuple(norm[start:end] for start, end in pairwise((0, *ends)))
        yield labels, prod(chance(choices, label) for choices, label in zip(places, labels, strict=True))


def read(
    labels: Labels, given: Sequence[tuple[Sequence[Place], Sequence[str]]]
) -> list[tuple[list[object], list[str]]]:
    return [([labels.choices(choices) for choices in places], list(norms)) for places, norms in given]


@given(asked)
def test_the_probability_is_the_sum_over_all_alignments(given: list[tuple[list[Place], list[str]]]) -> None:
    labels = Labels(ONE, TWO)
    for (places, norms), found in zip(given, labels.log_sums(read(labels, given), FLOOR), strict=True):  # type: ignore[arg-type]
        for norm, told in zip(norms, found, strict=True):
            total = sum(share for _, share in alignments(places, norm)) if places else 0.0
            assert told == pytest.approx(
                max(FLOOR, log(total)) if total else FLOOR, abs=1e-3
            )  # what is negligible is dropped


@given(asked)
def test_the_alignment_is_the_likeliest_one(given: list[tuple[list[Place], list[str]]]) -> None:
    labels = Labels(ONE, TWO)
    for (places, norms), found in zip(given, labels.alignments(read(labels, given)), strict=True):  # type: ignore[arg-type]
        for norm, told in zip(norms, found, strict=True):
            best = max((share for _, share in alignments(places, norm)), default=0.0) if places else 0.0
            if told is None:
                assert best < exp(-18) or not places  # what is that unlikely at first may have been given up
            else:
                assert "".join(told) == norm
                share = prod(chance(choices, label) for choices, label in zip(places, told, strict=True))
                assert share == pytest.approx(best, rel=1e-6) or best < exp(-18)


def test_labels_that_are_listed_later_count_at_once() -> None:
    labels = Labels(ONE, TWO)
    first = [labels.choices({"x": 1.0})]
    assert labels.log_sums([(first, ["abc"])], FLOOR) == [[FLOOR]]
    second = [labels.choices({"abc": 0.5})]
    assert labels.log_sums([(second, ["abc"]), (first, ["abc"])], FLOOR) == [[pytest.approx(log(0.5))], [FLOOR]]
