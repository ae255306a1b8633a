"""From probabilities of labels to the best normalizations of a form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

Choices = Sequence[tuple[str, float]]
"""What a unit may be written as, with probabilities, best first."""

_SMALLEST = 1e-4
"""Beginnings less likely than this, compared with the best one, are not followed."""


@dataclass(slots=True)
class _Path:
    """All ways to write one beginning: their probability together, and the best one as a chain of choices."""

    together: float
    best: float
    before: _Path | None = None
    choice: int = 0


@dataclass(frozen=True, slots=True)
class UnitReading:
    """A normalization with its probability over all its alignments, and the labels of the best one by unit."""

    norm: str
    probability: float
    labels: tuple[str, ...]
    probabilities: tuple[float, ...]


def greedy(positions: Sequence[Choices]) -> str:
    """The best label at each position, joined."""
    return "".join(choices[0][0] for choices in positions)


def best_readings(positions: Sequence[Choices], beam: int) -> list[UnitReading]:
    """The best ``beam`` normalizations, best first: a beam search in which equal beginnings are one."""
    paths: dict[str, _Path] = {"": _Path(1.0, 1.0)}
    scale = 0.0
    for choices in positions:
        grown: dict[str, _Path] = {}
        least = _SMALLEST * choices[0][1] * max(path.together for path in paths.values())
        for beginning, path in paths.items():
            for choice, (text, probability) in enumerate(choices):
                together, best = path.together * probability, path.best * probability
                if together < least:
                    break
                known = grown.get(beginning + text)
                if known is None:
                    grown[beginning + text] = _Path(together, best, path, choice)
                    continue
                known.together += together
                if best > known.best:
                    known.best, known.before, known.choice = best, path, choice
        paths, factor = _prune(grown, beam)
        scale += log(factor)
    ranked = sorted(paths.items(), key=lambda item: -item[1].together)
    return [_reading(norm, path, positions, scale) for norm, path in ranked]


def _prune(paths: dict[str, _Path], beam: int) -> tuple[dict[str, _Path], float]:
    """Keep the likeliest beginnings; scale so that the likeliest is 1, as long forms would run out of numbers."""
    highest = max(path.together for path in paths.values())
    if len(paths) > 1:
        kept = [item for item in paths.items() if item[1].together >= _SMALLEST * highest]
        if len(kept) > beam:
            kept = sorted(kept, key=lambda item: -item[1].together)[:beam]
        paths = dict(kept)
    if highest < 1e-100:
        for path in paths.values():
            path.together /= highest
            path.best /= highest
        return paths, highest
    return paths, 1.0


def _reading(norm: str, path: _Path, positions: Sequence[Choices], scale: float) -> UnitReading:
    choices: list[tuple[str, float]] = []
    step = path
    for position in reversed(positions):
        choices.append(position[step.choice])
        if step.before is None:
            break
        step = step.before
    labels, probabilities = zip(*reversed(choices), strict=True)
    return UnitReading(norm, min(1.0, exp(log(path.together) + scale)), labels, probabilities)
