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
from histnorm_gui.engine.ranking.beams import Branches
from histnorm_gui.engine.ranking.distribution import Counted, Distribution, Listing, Listings, refined
from histnorm_gui.engine.ranking.forward import Labels, likeliest
from histnorm_gui.engine.ranking.label_tree import LabelTree
from histnorm_gui.engine.ranking.rows import LONGEST_UNLISTED, Choices, Places

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
Alignment = Sequence[tuple[Context, str]]
"""The contexts of a form's graphemes, each with the label that it is written as."""


class _Base(Protocol):
    """What a channel backs off to."""

    def distributions(self, contexts: Sequence[Context]) -> list[Distribution]:
        """Probabilities of labels in contexts (see ``contexts``)."""
        ...


class Prior:
    """A language's expectations, as the last resort of a channel."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._known: dict[int, tuple[Mapping[str, float], Distribution]] = {}

    def distributions(self, contexts: Sequence[Context]) -> list[Distribution]:
        """P0 of the middle graphemes, given their neighbours' bases; the same object where the same lines hold."""
        return list(map(self._distribution, contexts))

    def _distribution(self, context: Context) -> Distribution:
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
        self._listings: Listings = {}
        self._nodes: dict[Listing, Places] = {}
        self._changed: dict[str, int] = {}
        self._contexts: dict[str, list[Context]] = {}
        self._of_form: dict[str, list[_Known]] = {}
        self.tree = LabelTree()
        one, two = (_UNLISTED_SHARE * language.unlisted("x" * size) for size in (1, LONGEST_UNLISTED))
        self._labels = Labels(one, two, self.tree)

    def distribution(self, context: Context) -> Distribution:
        """Probabilities of the labels in a context; labels that are not listed have a little each as well."""
        return self._all_known([context])[0].distribution

    def distributions(self, contexts: Sequence[Context]) -> list[Distribution]:
        """The same for many contexts, which takes much less time together."""
        return [known.distribution for known in self._all_known(contexts)]

    def _all_known(self, contexts: Sequence[Context]) -> list[_Known]:
        cache, changes = self._cache, self._changed
        new = [
            context
            for context in dict.fromkeys(contexts)
            if (found := cache.get(context)) is None or found.changed != changes.get(context[2], 0)
        ]
        if new:
            self._back_off(new, self._base.distributions(new))
        return [cache[context] for context in contexts]

    def _back_off(self, contexts: Sequence[Context], bases: Sequence[Distribution]) -> None:
        """Find out what the counts of finer and finer contexts make of the bases, as far as there are any."""
        seen: list[tuple[Context, Distribution, tuple[int, Context], Counted]] = []
        for context, base in zip(contexts, bases, strict=True):
            changed = self._changed.get(context[2], 0)
            counted = self._counted(context) if changed else []
            if counted:
                seen.append((context, base, (id(base), _levels(context)[min(len(counted), _COARSE) - 1]), counted))
            elif changed:
                self._cache[context] = _Known(changed, base)
            else:
                shared = self._shared.get(id(base))
                self._cache[context] = shared or self._shared.setdefault(id(base), _Known(0, base))
        if not seen:
            return
        self._make_coarse(seen)
        coarse = [self._coarse[key].distribution for _, _, key, _ in seen]
        fine = {number: counted[_COARSE:] for number, (_, _, _, counted) in enumerate(seen) if len(counted) > _COARSE}
        if fine:
            asked = [(coarse[number], counted) for number, counted in fine.items()]
            for number, made in zip(fine, self._refined(asked, _STRENGTHS[_COARSE:]), strict=True):
                coarse[number] = made
        for (context, *_), made in zip(seen, coarse, strict=True):
            self._cache[context] = _Known(self._changed[context[2]], made)

    def _counted(self, context: Context) -> Counted:
        counted = []
        for table, level in zip(self._tables, _levels(context), strict=True):
            counts = table.get(level)
            if not counts:
                break
            counted.append(counts)
        return counted

    def _make_coarse(self, seen: Sequence[tuple[Context, Distribution, tuple[int, Context], Counted]]) -> None:
        """What the first levels make of the bases, once for many contexts alike."""
        new: dict[tuple[int, Context], tuple[int, Distribution, Counted]] = {}
        for context, base, key, counted in seen:
            coarse, changed = self._coarse.get(key), self._changed[context[2]]
            if key not in new and (coarse is None or coarse.changed != changed or coarse.base is not base):
                new[key] = changed, base, counted[:_COARSE]
        if new:
            asked = [(base, counted) for _, base, counted in new.values()]
            made = self._refined(asked, _STRENGTHS[:_COARSE])
            for (key, (changed, base, _)), distribution in zip(new.items(), made, strict=True):
                self._coarse[key] = _Known(changed, distribution, base)

    def _refined(self, asked: Sequence[tuple[Distribution, Counted]], strengths: Sequence[float]) -> list[Distribution]:
        return refined(asked, strengths, self.language.unlisted, self._listings)

    def _known_of(self, form: str) -> list[_Known]:
        """What is known in the contexts of a form's graphemes, which is asked for once until something is learned."""
        found = self._of_form.get(form)
        if found is None:
            found = self._of_form[form] = self._all_known(self.contexts(form))
        return found

    def _find_known(self, forms: Iterable[str]) -> None:
        """Find out the same for all of some forms together."""
        if len(self._of_form) >= _KEPT:
            self._of_form.clear()
        new = [form for form in dict.fromkeys(forms) if form not in self._of_form]
        found = iter(self._all_known([context for form in new for context in self.contexts(form)]))
        for form in new:
            self._of_form[form] = [next(found) for _ in self.contexts(form)]

    def _choices(self, known: _Known) -> Choices:
        if known.choices is None:
            known.choices = Choices(self._in_tree(known.distribution.listing), known.distribution.chances)
        return known.choices

    def _in_tree(self, listing: Listing) -> Places:
        found = self._nodes.get(listing)
        if found is None:
            found = self._nodes[listing] = self.tree.nodes(listing.labels)
        return found

    def branches(self, forms: Sequence[str]) -> list[list[Branches]]:
        """For each grapheme of some forms the labels that are worth a try, at least one, as nodes of ``tree``. Equal
        ones are told by the same object, as far as that is known, until something is learned."""
        self._find_known(forms)
        found = [self._known_of(form) for form in forms]
        self._find_branches(known for form in found for known in form)
        return [[known.branches for known in form if known.branches is not None] for form in found]

    def _find_branches(self, wanted: Iterable[_Known]) -> None:
        """Find the labels that are worth a try, the likeliest first."""
        new = list({id(known): known for known in wanted if known.branches is None}.values())
        if not new:
            return
        distributions = [known.distribution for known in new]
        chances = np.concatenate([one.chances for one in distributions])
        nodes = np.concatenate([self._in_tree(one.listing) for one in distributions])
        sizes = np.array([len(one.chances) for one in distributions])
        rows = np.arange(len(new), dtype=np.uint16 if len(new) < 1 << 16 else np.int64).repeat(sizes)
        highest = np.maximum.reduceat(chances, sizes.cumsum() - sizes)
        tried = (chances >= np.minimum(highest, _LEAST).repeat(sizes)).nonzero()[0]
        tried = tried.take((-chances.take(tried)).argsort(kind="stable"))
        tried = tried.take(rows.take(tried).argsort(kind="stable"))  # small numbers are sorted in next to no time
        ends = np.bincount(rows.take(tried), minlength=len(new)).cumsum().tolist()
        chances, nodes = chances.take(tried), nodes.take(tried)
        start = 0
        for known, end in zip(new, ends, strict=True):
            known.branches = Branches(nodes[start:end].copy(), chances[start:end].copy())
            start = end

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
            self._of_form.clear()
            self._shared.clear()
            self._coarse.clear()
            self._listings.clear()
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
        self._of_form.clear()
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
        labels = likeliest([partial(self._chance, one) for one in self.distributions(found)], norm)
        return None if labels is None else list(zip(found, labels, strict=True))

    def align_all(self, asked: Sequence[tuple[str, Sequence[str]]]) -> list[list[Alignment | None]]:
        """The same for many forms, each with some normalizations."""
        found = self._labels.alignments(self._read(asked))
        return [
            [None if labels is None else list(zip(self.contexts(form), labels, strict=True)) for labels in of_form]
            for (form, _), of_form in zip(asked, found, strict=True)
        ]

    def log_probability(self, form: str, norms: Sequence[str]) -> list[float]:
        """log P(norm | form) of each normalization, summed over all alignments, at least FLOOR."""
        return self.log_probabilities([(form, norms)])[0]

    def log_probabilities(self, asked: Sequence[tuple[str, Sequence[str]]]) -> list[list[float]]:
        """The same for many forms, which takes much less time together."""
        return self._labels.log_sums(self._read(asked), FLOOR)

    def _read(self, asked: Sequence[tuple[str, Sequence[str]]]) -> list[tuple[list[Choices], Sequence[str]]]:
        self._find_known(form for form, _ in asked)
        return [(list(map(self._choices, self._known_of(form))), norms) for form, norms in asked]

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
