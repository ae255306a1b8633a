"""Norma: a word list, rewrite rules, and weighted distance to a lexicon, one after the other (Bollmann 2012).

The first of them that knows an answer gives it: a form seen in training takes its most frequent normalization, else
the rules rewrite it, else the nearest word of the lexicon is taken, else the form stays as it is. "norma-star" is the
same without the word list: Norma* in section 5 of Bollmann and Søgaard 2016.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from histnorm_gui.core.alignment import Aligner, Labels
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.core.text import is_readable_word, is_word, lower_keep_length, match_case
from histnorm_gui.engine.base import Example, can_teach
from histnorm_gui.engine.distance import MAX_DISTANCE, DistanceTable
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.memory import Memory
from histnorm_gui.engine.rules import RuleTable

# Neighbours that are only to fill up the list behind a better answer: a nearer and shorter search will do.
_FILL_DISTANCE = 1.0
_FILL_STATES = 300

_STEPS = 3  # of learning: words, rules, weights


class Norma:
    """Norma with its word list ("norma") or without ("norma-star").

    ``lexicon`` holds the words that a normalization may be; the normalizations learned from are added to a copy of it
    that shares its tries, so that many systems can use one lexicon. It must not change any more.
    """

    def __init__(self, lexicon: Lexicon, *, with_word_list: bool) -> None:
        self._given = lexicon
        self._with_word_list = with_word_list
        self._forget()

    def _forget(self) -> None:
        self._lexicon = self._given.extended()
        self._memory = Memory()
        self._rules = RuleTable({})
        self._distances = DistanceTable({})
        self._takes_case = True

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        return "norma" if self._with_word_list else "norma-star"

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Learn the word list, the rules and the weights from ``examples``; other manuscripts are not looked at.

        Punctuation is not learned from. With no examples at all, words of the lexicon at a small plain Levenshtein
        distance are suggested. After Cancelled nothing is known.
        """
        self._forget()
        try:
            self._learn([example for example in examples if can_teach(example)], progress, cancel)
        except BaseException:
            self._forget()
            raise

    def _learn(self, examples: Sequence[Example], progress: ProgressCallback, cancel: CancelToken) -> None:
        self._takes_case = _takes_case(examples)
        pairs = [(lower_keep_length(example.form), self._uncased(example)) for example in examples]
        for example, (_, norm) in zip(examples, pairs, strict=True):
            self._lexicon.add(norm)
            if self._with_word_list:
                self._memory.add(example.form, example.norm)
        self._lexicon.pairs()  # builds the tries
        cancel.check()
        counts = Counter(pairs)
        progress(Progress(1, _STEPS, stage="train"))
        self._rules = RuleTable.learn(counts, cancel)
        progress(Progress(2, _STEPS, stage="align"))
        aligner = Aligner.plain()
        for aligner in Aligner.iterations(pairs):  # noqa: B007
            cancel.check()
        labels = aligner.align_all(list(counts))
        aligned: dict[tuple[str, Labels], int] = {}
        for ((form, _), occurrences), row in zip(counts.items(), labels, strict=True):
            aligned[form, row] = occurrences
        cancel.check()
        self._distances = DistanceTable.learn(aligned)
        cancel.check()
        progress(Progress(_STEPS, _STEPS, stage="train"))

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """At most ``count`` candidates for each form, best first; punctuation stays as it is.

        Each has the confidence that its source gives it, but is never surer than the one before it.
        """
        found: dict[str, tuple[Candidate, ...]] = {}
        for form in dict.fromkeys(forms):
            if is_readable_word(form):
                found[form] = _ranked(self._candidates(form, count), count) or (_unchanged(form),)
            else:
                found[form] = (_unchanged(form),)
        return [found[form] for form in forms]

    def _candidates(self, form: str, count: int) -> Iterator[Candidate]:
        """Candidates in the order of their sources, made as they are asked for; the same word may come twice."""
        counts = self._memory.counts(form)
        total = sum(counts.values())
        for decision, decided in counts.items():
            norm = decision if self._memory.knows(form) else self._cased(form, decision)
            yield Candidate(norm, decided / total, CandidateSource.MEMORY, count=decided, total=total)
        lowered = lower_keep_length(form)
        rewritings = self._rules.rewrite(lowered, self._lexicon, count=count)
        for rewriting in rewritings:
            yield Candidate(self._cased(form, rewriting.norm), rewriting.score, CandidateSource.RULES)
        if rewritings or counts:
            neighbours = self._distances.nearest(
                lowered, self._lexicon, count=count, limit=_FILL_DISTANCE, states=_FILL_STATES
            )
        else:
            neighbours = self._distances.nearest(lowered, self._lexicon, count=count)
        for neighbour in neighbours:
            yield Candidate(self._cased(form, neighbour.norm), neighbour.score, CandidateSource.LEXICON)

    def _uncased(self, example: Example) -> str:
        """A normalization without the capitals that its form explains."""
        lowered = lower_keep_length(example.norm)
        return lowered if self._takes_case and match_case(example.form, lowered) == example.norm else example.norm

    def _cased(self, form: str, norm: str) -> str:
        return match_case(form, norm) if self._takes_case else norm


def _takes_case(examples: Sequence[Example]) -> bool:
    """Whether normalizations follow the capitals of their forms, where these would make a difference."""
    kept = changed = 0
    for example in examples:
        lowered = lower_keep_length(example.norm)
        cased = match_case(example.form, lowered)
        if cased != lowered:
            kept += cased == example.norm
            changed += cased != example.norm
    return kept >= changed


def _ranked(candidates: Iterable[Candidate], count: int) -> tuple[Candidate, ...]:
    """The first ``count`` different normalizations, none surer than the one before it."""
    best: dict[str, Candidate] = {}
    ceiling = 1.0
    if count < 1:
        return ()
    for candidate in candidates:
        if candidate.norm not in best:
            ceiling = min(ceiling, candidate.confidence)
            best[candidate.norm] = replace(candidate, confidence=ceiling)
            if len(best) == count:
                break
    return tuple(best.values())


def _unchanged(form: str) -> Candidate:
    """The form as it is: punctuation for certain, a word as sure as one just out of reach."""
    return Candidate(form, math.exp(-MAX_DISTANCE) if is_word(form) else 1.0, CandidateSource.FORM)
