"""The channel: how likely a scribe's spelling comes from a modern one, letter by letter, backing off to a prior.

RECIPE, part 2 ("Back-off channel") and part 3, point 1 (two channels stacked).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import exp
from typing import Protocol

import numpy as np

from histnorm_gui.engine.languages import Grapheme, Language
from histnorm_gui.engine.ranking.beams import Branches, LabelTree
from histnorm_gui.engine.ranking.distribution import Distribution, Listing
from histnorm_gui.engine.ranking.forward import Labels, likeliest
from histnorm_gui.engine.ranking.rows import LONGEST_UNLISTED, Choices, Places, Whole

START = "^"
FLOOR = -25.0
"""Log probability of a normalization that the channel cannot write."""

_STRENGTHS = (6.0, 3.0, 3.0, 20.0, 20.0)  # how many observations the next coarser context is worth
_COARSE = 2
"""So many levels are backed off to for many contexts alike."""
_KEPT = 1 << 14
_UNLISTED_SHARE = 0.05
_LEAST = 1e-6  # labels less likely than this are not tried in a search

Context = tuple[str, ...]
Likely = tuple[Sequence[str], Sequence[float]]
"""Labels and their probabilities, the likeliest first."""
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
        self._known: dict[int, tuple[Mapping[str, float], Distribution]] = {}

    def distribution(self, context: Context) -> Distribution:
        """P0 of the middle grapheme, given its neighbours' bases; the same object where the same lines hold."""
        chances = self.language.prior(Grapheme(context[2][:1], context[2][1:]), context[1], context[3])
        found = self._known.get(id(chances))
        if found is None:
            found = self._known[id(chances)] = chances, Distribution.of(chances)
        return found[1]


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


@dataclass(slots=True)
class _Known:
    """The probabilities in a context, as they were after so many changes; in other forms once they were asked for.

    ``base`` is what they were made of, to be told by its identity.
    """

    changed: int
    distribution: Distribution
    base: Distribution | None = None
    choices: Choices | None = None
    likely: Likely | None = None
    branches: Branches | None = None


class Channel:
    """Probabilities of labels by context, learned from pairs by Viterbi alignment over a base.

    Changes by single pairs count at once. Not safe across threads while it is changed.
    """

    def __init__(self, language: Language, base: _Base | None = None) -> None:
        self.language = language
        self._base: _Base = base or Prior(language)
        self._tables: list[dict[Context, dict[str, float]]] = [{} for _ in _STRENGTHS]
        self._cache: dict[Context, _Known] = {}
        self._coarse: dict[tuple[int, Context], _Known] = {}
        """What the first levels make of a base, by this and the last of them."""
        self._shared: dict[int, _Known] = {}
        """Those that are as the base has them, which has few different ones."""
        self._numbers: dict[Listing, Whole] = {}
        self._nodes: dict[Listing, Places] = {}
        self._changed: dict[str, int] = {}
        self._contexts: dict[str, list[Context]] = {}
        self.tree = LabelTree()
        self._labels = Labels(*(_UNLISTED_SHARE * language.unlisted("x" * size) for size in (1, LONGEST_UNLISTED)))

    def distribution(self, context: Context) -> Distribution:
        """Probabilities of the labels in a context; labels that are not listed have a little each as well."""
        return self._known(context).distribution

    def _known(self, context: Context) -> _Known:
        changed = self._changed.get(context[2], 0)
        found = self._cache.get(context)
        if found is None or found.changed != changed:
            base = self._base.distribution(context)
            if changed:
                found = _Known(changed, self._backed_off(_levels(context), base, changed))
            else:
                found = self._shared.setdefault(id(base), _Known(0, base))
            self._cache[context] = found
        return found

    def _choices(self, context: Context) -> Choices:
        known = self._known(context)
        if known.choices is None:
            known.choices = Choices(self._numbered(known.distribution.listing), np.array(known.distribution.chances))
        return known.choices

    def _numbered(self, listing: Listing) -> Whole:
        found = self._numbers.get(listing)
        if found is None:
            found = self._numbers[listing] = self._labels.numbers(listing.labels)
        return found

    def _in_tree(self, listing: Listing) -> Places:
        found = self._nodes.get(listing)
        if found is None:
            found = self._nodes[listing] = self.tree.nodes(listing.labels)
        return found

    def _find_likely(self, wanted: Iterable[_Known]) -> None:
        """Find the labels that are worth a try, at least one, the likeliest first."""
        new = list({id(known): known for known in wanted if known.branches is None}.values())
        if not new:
            return
        distributions = [known.distribution for known in new]
        chances = np.array([chance for one in distributions for chance in one.chances])
        nodes = np.concatenate([self._in_tree(one.listing) for one in distributions])
        sizes = np.array([len(one.chances) for one in distributions])
        starts = np.cumsum(sizes) - sizes
        rows = np.repeat(np.arange(len(new)), sizes)
        tried = np.flatnonzero((chances >= _LEAST) | (chances >= np.maximum.reduceat(chances, starts)[rows]))
        tried = tried[np.lexsort((-chances[tried], rows[tried]))]
        ends = np.searchsorted(rows[tried], np.arange(1, len(new) + 1)).tolist()
        places, chances, nodes = (tried - starts[rows[tried]]).tolist(), chances[tried], nodes[tried]
        listed, start = chances.tolist(), 0
        for known, end in zip(new, ends, strict=True):
            labels = known.distribution.listing.labels
            known.branches = Branches(nodes[start:end], chances[start:end])
            known.likely = [labels[place] for place in places[start:end]], listed[start:end]
            start = end

    def _backed_off(self, levels: Sequence[Context], base: Distribution, changed: int) -> Distribution:
        """What the counts of finer and finer contexts make of the base, as far as there are any."""
        seen = []
        for table, level in zip(self._tables, levels, strict=True):
            counts = table.get(level)
            if not counts:
                break
            seen.append(counts)
        if not seen:
            return base
        last = min(len(seen), _COARSE)
        key = id(base), levels[last - 1]
        coarse = self._coarse.get(key)
        if coarse is None or coarse.changed != changed or coarse.base is not base:
            coarse = self._coarse[key] = _Known(changed, self._added(base, seen[:last], _STRENGTHS), base)
        return self._added(coarse.distribution, seen[last:], _STRENGTHS[last:])

    def _added(
        self, base: Distribution, counted: Sequence[Mapping[str, float]], strengths: Sequence[float]
    ) -> Distribution:
        """A distribution with the counts of finer and finer contexts, each over so many observations of the coarser."""
        if not counted:
            return base
        left = 1.0  # by the finer contexts
        worth = []
        for counts, strength in zip(reversed(counted), reversed(strengths[: len(counted)]), strict=True):
            total = sum(counts.values()) + strength
            worth.append((counts, left / total, left * strength / total))
            left *= strength / total
        places = base.listing.places
        chances = [chance * left for chance in base.chances]
        further: dict[str, float] = {}
        for counts, each, left in reversed(worth):
            for label, count in counts.items():
                place = places.get(label)
                if place is not None:
                    chances[place] += count * each
                else:
                    before = further.get(label)
                    further[label] = (self.language.unlisted(label) * left if before is None else before) + count * each
        if not further:
            return Distribution(base.listing, chances)
        return Distribution(Listing.of((*base.listing.labels, *further)), [*chances, *further.values()])

    def likely(self, forms: Sequence[str]) -> list[list[Likely]]:
        """For each grapheme of some forms the labels that are worth a try, at least one. Equal choices are told by the
        same object, as far as that is known, until something is learned."""
        return [[known.likely for known in form if known.likely is not None] for form in self._searched(forms)]

    def branches(self, forms: Sequence[str]) -> list[list[Branches]]:
        """The same as nodes of ``tree``."""
        return [[known.branches for known in form if known.branches is not None] for form in self._searched(forms)]

    def _searched(self, forms: Sequence[str]) -> list[list[_Known]]:
        found = [[self._known(context) for context in self.contexts(form)] for form in forms]
        self._find_likely(known for form in found for known in form)
        return found

    def contexts(self, form: str) -> list[Context]:
        """The contexts of a form's graphemes, the start of the word first. The list is shared and not to be changed."""
        found = self._contexts.get(form)
        if found is None:
            if len(self._contexts) >= _KEPT:
                self._contexts.clear()
            found = self._contexts[form] = contexts(self.language.graphemes(form))
        return found

    # Learning

    def fit(self, pairs: Mapping[tuple[str, str], float], passes: int = 3, heaviest: int = 0) -> None:
        """Learn from weighted pairs of form and normalization, from nothing.

        Of ``passes`` all but the last look at the ``heaviest`` pairs only (0: all of them).
        """
        ranked = sorted(pairs.items(), key=lambda item: -item[1])
        for number in range(passes):
            part = ranked[:heaviest] if heaviest and number < passes - 1 else ranked
            found = self.align_all([(form, [norm]) for (form, norm), _ in part])
            aligned = [(one, weight) for (one,), (_, weight) in zip(found, part, strict=True) if one is not None]
            self._tables = [{} for _ in _STRENGTHS]
            self._changed = dict.fromkeys(self._changed, number + 1)
            for alignment, weight in aligned:
                self._count(alignment, weight)
            self._cache.clear()
            self._shared.clear()
            self._coarse.clear()
            self._numbers.clear()
            self._nodes.clear()

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

    def align(self, form: str, norm: str) -> Alignment | None:
        """The likeliest labels of the graphemes that together write ``norm``; None where there are none.

        The same as ``align_all``, which is the faster one for many pairs only.
        """
        found = self.contexts(form)
        labels = likeliest([partial(self._chance, self.distribution(context)) for context in found], norm)
        return None if labels is None else list(zip(found, labels, strict=True))

    def align_all(self, asked: Sequence[tuple[str, Sequence[str]]]) -> list[list[Alignment | None]]:
        """The same for many forms, each with some normalizations."""
        contexts = [self.contexts(form) for form, _ in asked]
        found = self._labels.alignments(self._read(contexts, asked))
        return [
            [None if labels is None else list(zip(places, labels, strict=True)) for labels in of_form]
            for places, of_form in zip(contexts, found, strict=True)
        ]

    def log_probability(self, form: str, norms: Sequence[str]) -> list[float]:
        """log P(norm | form) of each normalization, summed over all alignments, at least FLOOR."""
        return self.log_probabilities([(form, norms)])[0]

    def log_probabilities(self, asked: Sequence[tuple[str, Sequence[str]]]) -> list[list[float]]:
        """The same for many forms, which takes much less time together."""
        return self._labels.log_sums(self._read([self.contexts(form) for form, _ in asked], asked), FLOOR)

    def _read(
        self, contexts: Sequence[Sequence[Context]], asked: Sequence[tuple[str, Sequence[str]]]
    ) -> list[tuple[list[Choices], Sequence[str]]]:
        return [(list(map(self._choices, form)), norms) for form, (_, norms) in zip(contexts, asked, strict=True)]

    def _chance(self, chances: Distribution, label: str) -> float:
        chance = chances.get(label)
        if chance is None:
            return _UNLISTED_SHARE * self.language.unlisted(label) if 0 < len(label) <= LONGEST_UNLISTED else 0.0
        return chance


def softmax(scores: Sequence[float]) -> list[float]:
    """Scores in nats as shares that add up to one."""
    if not scores:
        return []
    highest = max(scores)
    values = [exp(score - highest) for score in scores]
    total = sum(values)
    return [value / total for value in values]
