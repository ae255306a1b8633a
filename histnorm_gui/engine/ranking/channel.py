"""The channel: how likely a scribe's spelling comes from a modern one, letter by letter, backing off to a prior.

RECIPE, part 2 ("Back-off channel") and part 3, point 1 (two channels stacked).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from math import exp, log
from typing import Protocol

from histnorm_gui.engine.languages import Grapheme, Language
from histnorm_gui.engine.ranking.forward import LONGEST_LABEL, log_sum

START = "^"
FLOOR = -25.0
"""Log probability of a normalization that the channel cannot write."""

_STRENGTHS = (6.0, 3.0, 3.0, 20.0, 20.0)  # how many observations the next coarser context is worth
_UNLISTED_SHARE = 0.05
_LONGEST_UNLISTED = 2
_BELOW = 18.0  # nats by which an alignment in progress may be worse than the best one

Context = tuple[str, ...]
Distribution = Mapping[str, float]
Alignment = Sequence[tuple[Context, str]]
"""The contexts of a form's graphemes, each with the label that it is written as."""


class _Base(Protocol):
    """What a channel backs off to."""

    def distribution(self, context: Context) -> Distribution:
        """Probabilities of labels in a context (see ``contexts``)."""
        ...


class Prior:
    """A language's expectations, as the last resort of a channel."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def distribution(self, context: Context) -> Distribution:
        """P0 of the middle grapheme, given its neighbours' bases."""
        return self.language.prior(Grapheme(context[2][:1], context[2][1:]), context[1], context[3])


def contexts(graphemes: Sequence[Grapheme]) -> list[Context]:
    """For each grapheme the bases two before, the grapheme itself in the middle, and the bases two after."""
    bases = ["", "", *(grapheme.base for grapheme in graphemes), "", ""]
    return [
        (bases[place], bases[place + 1], grapheme.base + grapheme.marks, bases[place + 3], bases[place + 4])
        for place, grapheme in enumerate(graphemes)
    ]


@lru_cache(maxsize=1 << 18)
def _levels(context: Context) -> tuple[Context, ...]:
    """From coarse to fine: the grapheme, with the next base, with both, with two after, with two on both sides."""
    before2, before, grapheme, after, after2 = context
    return (
        (grapheme,),
        (grapheme, after),
        (before, grapheme, after),
        (before, grapheme, after, after2),
        (before2, before, grapheme, after, after2),
    )


class Channel:
    """Probabilities of labels by context, learned from pairs by Viterbi alignment over a base.

    Changes by single pairs count at once. Not safe across threads while it is changed.
    """

    def __init__(self, language: Language, base: _Base | None = None) -> None:
        self.language = language
        self._base: _Base = base or Prior(language)
        self._tables: list[dict[Context, dict[str, float]]] = [{} for _ in _STRENGTHS]
        self._cache: dict[Context, tuple[int, Distribution]] = {}
        self._changed: dict[str, int] = {}

    def distribution(self, context: Context) -> Distribution:
        """Probabilities of the labels in a context; labels that are not listed have a little each as well."""
        changed = self._changed.get(context[2], 0)
        found = self._cache.get(context)
        if found is not None and found[0] == changed:
            return found[1]
        chances = self._base.distribution(context)
        if changed:
            chances = self._backed_off(context, chances)
        self._cache[context] = (changed, chances)
        return chances

    def _backed_off(self, context: Context, base: Distribution) -> Distribution:
        chances = dict(base)
        for table, level, strength in zip(self._tables, _levels(context), _STRENGTHS, strict=True):
            counts = table.get(level)
            if not counts:
                break
            total = sum(counts.values()) + strength
            scale = strength / total
            for label in chances:
                chances[label] *= scale
            for label, count in counts.items():
                chances[label] = chances.get(label, self.language.unlisted(label) * scale) + count / total
        return chances

    def contexts(self, form: str) -> list[Context]:
        """The contexts of a form's graphemes, the start of the word first."""
        return contexts(self.language.graphemes(form))

    # Learning

    def fit(self, pairs: Mapping[tuple[str, str], float], passes: int = 3, heaviest: int = 0) -> None:
        """Learn from weighted pairs of form and normalization, from nothing.

        Of ``passes`` all but the last look at the ``heaviest`` pairs only (0: all of them).
        """
        ranked = sorted(pairs.items(), key=lambda item: -item[1])
        for number in range(passes):
            part = ranked[:heaviest] if heaviest and number < passes - 1 else ranked
            aligned = [(found, weight) for pair, weight in part if (found := self.align(*pair)) is not None]
            self._tables = [{} for _ in _STRENGTHS]
            self._changed = dict.fromkeys(self._changed, number + 1)
            for alignment, weight in aligned:
                self._count(alignment, weight)
            self._cache.clear()

    def count(self, alignments: Iterable[tuple[Alignment, float]]) -> None:
        """Learn from alignments that were found before, each with a weight."""
        for alignment, weight in alignments:
            self._count(alignment, weight)

    def add(self, form: str, norm: str, weight: float = 1.0) -> Alignment | None:
        """Learn one pair more (or unlearn one with a negative weight), aligned as the channel now reads it.

        Returns the alignment, None where there is none.
        """
        alignment = self.align(form, norm)
        if alignment is not None:
            self._count(alignment, weight)
        return alignment

    def _count(self, alignment: Iterable[tuple[Context, str]], weight: float) -> None:
        for context, label in alignment:
            for table, level in zip(self._tables, _levels(context), strict=True):
                counts = table.get(level)
                if counts is None:
                    counts = table[level] = {}
                counts[label] = max(0.0, counts.get(label, 0.0) + weight)
            self._changed[context[2]] = self._changed.get(context[2], 0) + 1

    # Reading

    def align(self, form: str, norm: str) -> list[tuple[Context, str]] | None:
        """The likeliest labels of the graphemes that together write ``norm``; None where there are none."""
        found = self.contexts(form)
        size = len(norm)
        best = {0: 0.0}
        steps: list[dict[int, int]] = []
        for place, context in enumerate(found):
            chances = self.distribution(context)
            left = (len(found) - place - 1) * LONGEST_LABEL
            grown: dict[int, float] = {}
            step: dict[int, int] = {}
            least = max(best.values(), default=0.0) - _BELOW
            for start, score in best.items():
                if score < least:
                    continue
                for end in range(max(start, size - left), min(size, start + LONGEST_LABEL) + 1):
                    chance = self._chance(chances, norm[start:end])
                    if chance and (value := score + log(chance)) > grown.get(end, -1e9):
                        grown[end] = value
                        step[end] = start
            best = grown
            steps.append(step)
        if size not in best:
            return None
        labels: list[str] = []
        end = size
        for step in reversed(steps):
            start = step[end]
            labels.append(norm[start:end])
            end = start
        return list(zip(found, reversed(labels), strict=True))

    def log_probability(self, form: str, norms: Sequence[str]) -> list[float]:
        """log P(norm | form) of each normalization, summed over all alignments, at least FLOOR."""
        positions = [partial(self._chance, self.distribution(context)) for context in self.contexts(form)]
        return [log_sum(positions, norm, FLOOR) for norm in norms]

    def _chance(self, chances: Distribution, label: str) -> float:
        chance = chances.get(label)
        if chance is None:
            return _UNLISTED_SHARE * self.language.unlisted(label) if 0 < len(label) <= _LONGEST_UNLISTED else 0.0
        return chance


def softmax(scores: Sequence[float]) -> list[float]:
    """Scores in nats as shares that add up to one."""
    if not scores:
        return []
    highest = max(scores)
    values = [exp(score - highest) for score in scores]
    total = sum(values)
    return [value / total for value in values]
