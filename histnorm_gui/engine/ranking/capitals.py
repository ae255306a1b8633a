"""Capitals of normalizations, apart from their spelling: which words of a text an editor writes with one.

As a rule a normalization has the capital of its form. Where decisions say otherwise (an edition that writes German
nouns with capitals, whatever the scribe did), a logistic regression over the word, its ending, the capital of its form
and its neighbours learns from each decision at once (AdaGrad; Duchi, Hazan and Singer 2011). A language profile says
what to expect of nouns before that. What the edition does may be told beforehand (``Belief``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import islice
from math import exp, sqrt

from histnorm_gui.core.text import is_word, lower_keep_length, match_case
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.languages.capitals import CapitalHints
from histnorm_gui.engine.ranking.context import Around
from histnorm_gui.engine.ranking.reader import Ranked, neighbours

LEARNED_FROM_OTHERS = 10_000
"""So many words of the other manuscripts are learned from, the same number of each."""
_RATE = 0.3
_STEADY = 1.0
"""What the squared slopes of a weight begin with: the larger, the smaller are its first steps."""
_SMALL, _FROM_FORM = -3.0, 5.0
"""Without hints: the logarithm of the odds that a word has a capital, and how much its form's capital adds."""
_SELDOM = -4.0
"""The logarithm of the odds of any capital where everything is in lower case."""
_ODD = 2
"""So many words whose capital is not that of their form are no slips."""
_NOUNS_FROM = 3
_NOUN_SHARE = 0.04
_KEPT_FROM = 5
"""So many capitals of forms that were kept show that not everything is to be small."""
"""Nouns have capitals where so many words, and this share, of those with a small form do; names alone are fewer."""
_ENOUGH = 20
"""Fewer words with a small form do not show what an editor does; then it is what was done in most other manuscripts."""
_ENDINGS, _BEGINNINGS = (1, 2, 3, 4), (2, 3)
_LONGEST = 8
_LOOKED_AT = 3
"""Candidates that are looked at, even where fewer are wanted: their order may change."""
_CACHED = 1 << 16
_OTHER = 0.05
"""A candidate is offered with and without a capital where the less likely one is as likely as this."""


class Belief(StrEnum):
    """What is expected of an edition's capitals until its decisions say more."""

    LEARN = "learn"  # those of the forms, or what was done in most other manuscripts
    NOUNS = "nouns"  # nouns have capitals
    FORM = "form"  # those of the forms
    LOWER = "lower"  # there are none


def lowered(example: Example) -> tuple[str, str]:
    """Form and normalization as they are ranked: in lower case, but for a capital inside the normalization."""
    norm = lower_keep_length(example.norm)
    kept = example.norm if _inside(example.norm) and match_case(example.form, norm) != example.norm else norm
    return lower_keep_length(example.form), kept


@lru_cache(maxsize=_CACHED)
def _inside(norm: str) -> bool:
    """Whether there is a capital after the first letter."""
    letters = [sign for sign in norm if sign.isalpha()]
    return any(letter != letter.lower() for letter in letters[1:])


@lru_cache(maxsize=_CACHED)
def _raised(norm: str) -> str:
    """With a capital at the beginning."""
    return match_case("A", norm)


@dataclass(slots=True)
class Convention:
    """What an editor does with words whose form has no capital: how many there are, and how many got one; and with
    those whose form has one: how many there are, and how many kept it."""

    small: int = 0
    raised: int = 0
    capital: int = 0
    kept: int = 0

    def count(self, form: str, written: str, by: int = 1) -> None:
        """Count a decided word (or with -1 no more)."""
        has_one = written != lower_keep_length(written)
        if form == form.lower():
            self.small += by
            self.raised += by * has_one
        else:
            self.capital += by
            self.kept += by * has_one

    @property
    def nouns(self) -> bool:
        """Whether it is more than names that get capitals."""
        return self.raised >= _NOUNS_FROM and self.raised >= _NOUN_SHARE * self.small

    @property
    def keeps(self) -> bool:
        """Whether most capitals of forms are kept."""
        return self.kept >= _KEPT_FROM and 2 * self.kept > self.capital


@dataclass(slots=True)
class _Regression:
    weights: dict[str, float]
    slopes: dict[str, float] = field(default_factory=dict)

    def copy(self) -> _Regression:
        """Another one that has learned the same and goes its own way."""
        return _Regression(dict(self.weights), dict(self.slopes))

    def chance(self, features: Sequence[str]) -> float:
        """How likely a capital is where these features are there, from 0 to 1."""
        weights = self.weights
        score = sum(weights.get(feature, 0.0) for feature in features)
        return 1 / (1 + exp(-max(-30.0, min(30.0, score))))

    def learn(self, features: Sequence[str], capital: bool) -> None:
        """Take a step towards what was decided where these features are there."""
        slope = self.chance(features) - capital
        square = slope * slope
        for feature in features:
            total = self.slopes[feature] = self.slopes.get(feature, _STEADY) + square
            self.weights[feature] = self.weights.get(feature, 0.0) - _RATE * slope / sqrt(total)


class OtherCapitals:
    """What the decided words of the other manuscripts show, apart for those where nouns have capitals."""

    def __init__(self, texts: Mapping[str, Sequence[Example]]) -> None:
        """``texts`` by siglum, in reading order; nothing is read before it is asked for."""
        self._texts = texts
        self._conventions: dict[str, Convention] = {}
        self._learned: dict[bool, _Regression] = {}

    def only(self, sigla: Collection[str]) -> OtherCapitals:
        """What some of them show."""
        return OtherCapitals({siglum: text for siglum, text in self._texts.items() if siglum in sigla})

    @cached_property
    def follow_forms(self) -> bool:
        """Whether the capitals are those of the forms, but for slips."""
        odd = (True for text in self._texts.values() for example in text if not _follows(example))
        return sum(islice(odd, _ODD)) < _ODD

    @cached_property
    def nouns(self) -> bool:
        """Whether nouns have capitals in most of them."""
        return 2 * sum(len(text) for text in self._of(True)) > sum(map(len, self._texts.values()))

    def _of(self, nouns: bool) -> list[Sequence[Example]]:
        for siglum, text in self._texts.items():
            if siglum not in self._conventions:
                made = self._conventions[siglum] = Convention()
                for example in text:
                    made.count(example.form, example.norm)
        return [text for siglum, text in self._texts.items() if self._conventions[siglum].nouns == nouns]

    def learned(self, nouns: bool, hints: CapitalHints | None) -> _Regression:
        """The regression to begin with, not to be changed: after what is expected, what those manuscripts showed where
        nouns have capitals, or else where they have none."""
        if nouns not in self._learned:
            made = self._learned[nouns] = _Regression(_expected(hints if nouns else None))
            texts = self._of(nouns)
            for text in texts:
                part = text[: LEARNED_FROM_OTHERS // len(texts)]
                for example, around in zip(part, _arounds(part), strict=True):
                    norm = lowered(example)[1]
                    if is_word(example.form) and not _inside(norm):
                        known = hints if nouns else None
                        made.learn(_features(example.form, norm, around, known), example.norm != norm)
        return self._learned[nouns]


NO_OTHERS = OtherCapitals({})


class Capitals:
    """The capitals of one manuscript's normalizations, learned from its decisions."""

    def __init__(
        self, hints: CapitalHints | None = None, others: OtherCapitals = NO_OTHERS, belief: Belief = Belief.LEARN
    ) -> None:
        self._hints = hints
        self._others = others
        self._belief = belief
        self._convention = Convention()
        self._decided: list[tuple[str, str, Around]] = []
        self._exact: dict[tuple[str, str], list[int]] = {}
        """By form and normalization in lower case: how often it was decided without a capital, and with one."""
        self._regression: _Regression | None = None
        """None as long as every capital is that of its form."""
        self._nouns = False
        self._small_all = belief is Belief.LOWER
        """Whether everything is expected to be in lower case."""
        self._odd = 0
        """Decided words whose capital is not that of their form."""
        if belief in (Belief.NOUNS, Belief.LOWER) or (belief is Belief.LEARN and not others.follow_forms):
            self._begin()

    @staticmethod
    def of(
        hints: CapitalHints | None,
        others: OtherCapitals,
        forms: Sequence[str],
        written: Sequence[str | None],
        belief: Belief = Belief.LEARN,
    ) -> Capitals:
        """Those that the decided words of a text show: ``written`` pairs with ``forms``, None for the others."""
        made = Capitals(hints, others, belief)
        norms = [None if norm is None else lower_keep_length(norm) for norm in written]
        for place, (form, norm) in enumerate(zip(forms, written, strict=True)):
            if norm is not None:
                made._count(form, norm, neighbours(norms, place))
        if made._regression is not None or made._odd >= _ODD:
            made._begin()  # once: what is expected may change with every word that is counted
        return made

    def learn(self, form: str, written: str, around: Around) -> None:
        """Learn that a form is normalized as ``written``, capitals and all."""
        norm = self._count(form, written, around)
        if norm is None:
            return
        if self._regression is not None and (self._nouns, self._small_all) == self._expectation():
            self._regression.learn(self._features(form, norm, around), written != norm)
        elif self._regression is not None or self._odd >= _ODD:
            self._begin()

    def _count(self, form: str, written: str, around: Around) -> str | None:
        """Count a decision; its normalization as it is ranked, None where a capital inside it says nothing."""
        example = Example(form, written)
        norm = lowered(example)[1]
        if _inside(norm):
            return None
        self._decided.append((form, written, around))
        self._convention.count(form, written)
        self._exact.setdefault((form, norm), [0, 0])[written != norm] += 1
        self._odd += not _follows(example)
        return norm

    def unlearn(self, form: str, written: str) -> None:
        """Take a decision back. What its neighbours and endings have taught stays until the next beginning."""
        for place in range(len(self._decided) - 1, -1, -1):
            if self._decided[place][:2] == (form, written):
                del self._decided[place]
                self._convention.count(form, written, -1)
                norm = lowered(Example(form, written))[1]
                self._exact[form, norm][written != norm] -= 1
                self._odd -= not _follows(Example(form, written))
                return

    def written(self, form: str, norm: str, around: Around) -> Iterator[tuple[str, float]]:
        """How a ranked normalization may be written for a form, each with its probability, the likelier one first."""
        plain = norm if self._small_all else match_case(form, norm)
        small, capital = self._exact.get((form, norm), (0, 0))
        if _inside(plain) or _raised(norm) == norm or (self._regression is None and not (small or capital)):
            yield plain, 1.0
            return
        chance = float(plain != norm)
        if self._regression is not None:
            chance = self._regression.chance(self._features(form, norm, around))
        if capital and not small:
            chance = max(chance, (capital + 1) / (capital + 2))
        elif small and not capital:
            chance = min(chance, 1 / (small + 2))
        both = [(_raised(norm), chance), (norm, 1 - chance)]
        for text, share in sorted(both, key=lambda way: -way[1]):
            if share >= _OTHER:
                yield text, share

    def spread(self, form: str, ranked: Ranked, count: int) -> list[tuple[int, str, float]]:
        """At most ``count`` of the ranked normalizations of a form as they may be written, likeliest first: the place
        in the ranking, the text, the probability."""
        looked_at = zip(ranked.norms[: max(count, _LOOKED_AT)], ranked.chances)  # noqa: B905
        if self._regression is None and not self._exact and form.islower():
            found = [(place, norm, chance) for place, (norm, chance) in enumerate(looked_at)]
        else:
            found = [
                (place, text, chance * share)
                for place, (norm, chance) in enumerate(looked_at)
                for text, share in self.written(form, norm, ranked.around)
            ]
        found.sort(key=lambda way: -way[2])
        return found[:count]

    def _has_nouns(self) -> bool:
        if self._convention.small >= _ENOUGH or self._convention.nouns:
            return self._convention.nouns
        return self._others.nouns if self._belief is Belief.LEARN else self._belief is Belief.NOUNS

    def _expectation(self) -> tuple[bool, bool]:
        """Whether nouns are expected to have capitals, and whether nothing is."""
        nouns = self._has_nouns()
        return nouns, self._belief is Belief.LOWER and not nouns and not self._convention.keeps

    def _begin(self) -> None:
        """Learn all decisions anew, with what is expected now."""
        self._nouns, self._small_all = self._expectation()
        if self._small_all:
            self._regression = _Regression({"": _SELDOM})
        elif self._belief is Belief.FORM and not self._nouns:
            self._regression = _Regression(_expected(None))
        else:
            self._regression = self._others.learned(self._nouns, self._hints).copy()
        for form, written, around in self._decided:
            norm = lowered(Example(form, written))[1]
            self._regression.learn(self._features(form, norm, around), written != norm)

    def _features(self, form: str, norm: str, around: Around) -> list[str]:
        return _features(form, norm, around, self._hints if self._nouns else None)


def _follows(example: Example) -> bool:
    """Whether a word's capitals are those of its form, or inside it."""
    norm = lowered(example)[1]
    return _inside(norm) or match_case(example.form, norm) == example.norm


def _arounds(text: Sequence[Example]) -> Iterator[Around]:
    norms = [lower_keep_length(example.norm) for example in text]
    return (neighbours(norms, place) for place in range(len(norms)))


def _expected(hints: CapitalHints | None) -> dict[str, float]:
    if hints is None:
        return {"": _SMALL, "capital": _FROM_FORM}
    return dict(hints.weights)


def _features(form: str, norm: str, around: Around, hints: CapitalHints | None) -> list[str]:
    features = ["", f"={norm}", f"#{min(len(norm), _LONGEST)}"]
    if form != form.lower():
        features.append("capital")
    features += [f"-{norm[-size:]}" for size in _ENDINGS if len(norm) > size]
    features += [f"{norm[:size]}-" for size in _BEGINNINGS if len(norm) > size]
    second, before, after, _ = around
    if before is not None:
        features += [f"<{before}", f"<-{before[-2:]}"]
        if second is not None:
            features.append(f"<<{second}")
    if after is not None:
        features += [f">{after}", f">-{after[-2:]}"]
    if hints is not None:
        features += hints.features(norm, around)
    return features
