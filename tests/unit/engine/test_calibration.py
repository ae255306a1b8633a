"""Probabilities that say how often the tagger is right."""

from __future__ import annotations

import pytest

from histnorm_gui.core.suggestion import Reading
from histnorm_gui.engine.calibration import USUAL, fit_temperature, tempered


def reading(norm: str, probability: float) -> Reading:
    """A reading of one character."""
    return Reading(norm, probability, ("", norm), (1.0, probability))


def word(sure: float, *, right: bool) -> tuple[list[Reading], str]:
    """A measured word whose first reading is so sure."""
    return [reading("a", sure), reading("b", (1 - sure) * 0.9)], "a" if right else "b"


def test_without_measured_words_the_usual_temperature_holds() -> None:
    assert fit_temperature([]) == pytest.approx(USUAL)


def test_a_model_that_is_too_sure_is_cooled_and_an_honest_one_left_alone() -> None:
    honest = [word(0.9, right=number % 10 != 0) for number in range(300)]
    boastful = [word(0.99, right=number % 4 != 0) for number in range(300)]
    assert fit_temperature(honest) <= 1.2
    assert fit_temperature(boastful) > 2.0


@pytest.mark.parametrize("temperature", [1.0, 1.5, 3.0])
def test_tempering_keeps_the_order_and_adds_up(temperature: float) -> None:
    before = [reading("a", 0.9), reading("b", 0.08), reading("c", 0.01)]
    after = tempered(before, temperature)
    assert [item.norm for item in after] == ["a", "b", "c"]
    assert after[0].probability > after[1].probability > after[2].probability > 0
    assert sum(item.probability for item in after) <= 1
    assert after[0].labels == before[0].labels


def test_a_temperature_of_one_changes_nothing() -> None:
    before = [reading("a", 0.9), reading("b", 0.05)]
    assert [item.probability for item in tempered(before, 1.0)] == pytest.approx([0.9, 0.05])


def test_nothing_to_temper() -> None:
    assert tempered([], 2.0) == ()
