"""Suggestions for the forms of one manuscript: what was decided before, the bi-LSTM's readings, the form itself.

The sources are tried from the nearest to the farthest, as in a back-off model: each takes the share of the confidence
that it has proved worth (see the constants) and leaves the rest to the next. The shares of a candidate add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice

from histnorm_gui.core.suggestion import Candidate, CandidateSource, Reading
from histnorm_gui.core.text import lower_keep_length, match_case
from histnorm_gui.engine.memory import Memory

OWN_DOUBT = 0.07
"""Decisions on a form in its own manuscript are right for n / (n + this) of its further tokens."""
OTHERS_TRUST = 0.87
"""Share of forms unseen in their manuscript for which the other manuscripts' most frequent normalization is right."""
OTHERS_DOUBT = 0.1
FORM_TRUST = 0.4
"""Share of unseen forms that are their own normalization, for want of a model."""
MODEL_DOUBT = 0.02
"""What is left to the form itself after the model has spoken."""
NEGLIGIBLE = 0.005
"""Candidates below this confidence are shown only to fill up the first KEPT."""
KEPT = 3
COUNTED, COMPLETED = 100_000, 5000
"""So many decisions of other manuscripts are counted, and so many of their normalizations offered to complete what is
typed: no key is to wait for more."""


class Suggester:
    """Ranks candidates for the forms of one manuscript.

    ``own`` is the memory of the manuscript, ``others`` gives those of the project's other manuscripts; both are
    followed live. ``readings`` are the model's, by lower-cased form; ``version`` is that of the model.
    """

    def __init__(
        self,
        own: Memory,
        others: Callable[[], Sequence[Memory]],
        readings: Mapping[str, Sequence[Reading]],
        version: int | None,
    ) -> None:
        self.own = own
        """The memory of the manuscript, which is followed."""
        self._others = others
        self._readings = readings
        self._cache: dict[str, tuple[Candidate, ...]] = {}
        self._keeps_case = [0, 0]
        self._elsewhere: tuple[str, ...] | None = None
        self.version = version
        self.revision = 0
        """Grows when what was suggested for any form may have changed, not only for the one decided."""

    def with_readings(self, readings: Mapping[str, Sequence[Reading]], version: int) -> Suggester:
        """The same memories with a newer model's readings."""
        newer = Suggester(self.own, self._others, readings, version)
        newer._keeps_case = list(self._keeps_case)
        return newer

    def note_case(self, form: str, norm: str, times: int = 1) -> None:
        """Learn from so many decisions (-1: unlearn one) whether this editor keeps a capital of the form."""
        if form[:1] != form[:1].lower() and norm:
            before = self._keep_case
            self._keeps_case[norm[:1] != norm[:1].lower()] += times
            if self._keep_case != before:
                self.forget_all()

    @property
    def _keep_case(self) -> bool:
        return self._keeps_case[True] >= self._keeps_case[False]

    def forget(self, form: str) -> None:
        """Drop what was computed for a form and its variants in case, after a decision on it."""
        lower = lower_keep_length(form)
        for key in (form, lower, lower[:1].upper() + lower[1:]):
            self._cache.pop(key, None)

    def forget_all(self) -> None:
        """Drop everything computed, after a decision in another manuscript or a change of many."""
        self._cache.clear()
        self._elsewhere = None
        self.revision += 1

    def candidates(self, form: str) -> tuple[Candidate, ...]:
        """The candidates for a form, best first; never none. Confidences add up to at most 1."""
        found = self._cache.get(form)
        if found is None:
            found = self._cache[form] = self._rank(form)
        return found

    def reading(self, form: str) -> Reading | None:
        """The model's own best reading of a form, with its labels, whatever is ranked first.

        None without a model, and with one that reads words as a whole and has no labels.
        """
        readings = self._readings.get(lower_keep_length(form), ())
        return self._cased(form, readings[0]) if readings and readings[0].labels else None

    def labelled(self, form: str, candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
        """The same candidates, with the model's labels on those that it read too."""
        readings = self._readings.get(lower_keep_length(form), ())
        cased = {reading.norm: reading for reading in (self._cased(form, found) for found in readings)}
        return tuple(
            replace(candidate, labels=reading.labels, probabilities=reading.probabilities)
            if (reading := cased.get(candidate.norm)) is not None and not candidate.labels
            else candidate
            for candidate in candidates
        )

    def _rank(self, form: str) -> tuple[Candidate, ...]:
        ranking = _Ranking()
        left = ranking.add_counts(*self._counts([self.own], form), CandidateSource.MEMORY, 1.0, OWN_DOUBT)
        others = self._counts(self._others(), form)
        left = ranking.add_counts(*others, CandidateSource.OTHERS, left, OTHERS_DOUBT, OTHERS_TRUST)
        readings = [self._cased(form, reading) for reading in self._readings.get(lower_keep_length(form), ())]
        for reading in readings:
            ranking.add_reading(reading, left * (1 - MODEL_DOUBT))
        ranking.add_form(self._cased_norm(form, form), left * (MODEL_DOUBT if readings else FORM_TRUST))
        return ranking.ranked()

    def _counts(self, memories: Sequence[Memory], form: str) -> tuple[dict[str, int], int]:
        """Counts of the normalizations of a form over some memories, and how many decisions there are.

        A form never decided in this very spelling is looked up in lower case, its normalizations given its case.
        """
        exact = any(memory.knows(form) for memory in memories)
        counts: dict[str, int] = {}
        for memory in memories:
            if exact and not memory.knows(form):
                continue
            for norm, count in memory.counts(form).items():
                cased = norm if exact else self._cased_norm(form, norm)
                counts[cased] = counts.get(cased, 0) + count
        return counts, sum(counts.values())

    def decided_elsewhere(self, form: str) -> int:
        """How many decisions on a form the other manuscripts have."""
        return self._counts(self._others(), form)[1]

    def norms_elsewhere(self) -> Sequence[str]:
        """The most frequent normalizations of the other manuscripts, the most frequent first."""
        if self._elsewhere is None:
            counted = Counter(islice(chain.from_iterable(memory.norms() for memory in self._others()), COUNTED))
            self._elsewhere = tuple(norm for norm, _ in counted.most_common(COMPLETED))
        return self._elsewhere

    def in_case_of(self, form: str, norm: str) -> str:
        """A normalization as this editor writes it for a form that may begin with a capital."""
        return self._cased_norm(form, norm)

    def _cased_norm(self, form: str, norm: str) -> str:
        if self._keep_case:
            return match_case(form, norm)
        return lower_keep_length(norm) if norm == form else norm

    def _cased(self, form: str, reading: Reading) -> Reading:
        norm = self._cased_norm(form, reading.norm)
        if norm == reading.norm:
            return reading
        if not reading.labels:
            return Reading(norm, reading.probability, (), ())
        labels, rest = [], norm
        for label in reading.labels:
            labels.append(rest[: len(label)])
            rest = rest[len(label) :]
        if rest or len(norm) != len(reading.norm):
            return reading
        return Reading(norm, reading.probability, tuple(labels), reading.probabilities)


class _Ranking:
    """Candidates as they come in; the same normalization from several sources is one candidate."""

    def __init__(self) -> None:
        self._confidence: dict[str, float] = {}
        self._first: dict[str, tuple[CandidateSource, int, int]] = {}
        self._readings: dict[str, Reading] = {}

    def _add(self, norm: str, share: float, source: CandidateSource, count: int = 0, total: int = 0) -> None:
        self._confidence[norm] = self._confidence.get(norm, 0.0) + share
        self._first.setdefault(norm, (source, count, total))

    def add_counts(
        self,
        counts: Mapping[str, int],
        total: int,
        source: CandidateSource,
        left: float,
        doubt: float,
        trust: float = 1.0,
    ) -> float:
        """Add candidates decided before; returns the confidence left to the farther sources."""
        if not total:
            return left
        share = left * trust * total / (total + doubt)
        for norm, count in counts.items():
            self._add(norm, share * count / total, source, count, total)
        return left - share

    def add_reading(self, reading: Reading, left: float) -> None:
        """Add a reading of the model with its share of the confidence that is left."""
        self._add(reading.norm, left * reading.probability, CandidateSource.MODEL)
        self._readings.setdefault(reading.norm, reading)

    def add_form(self, form: str, share: float) -> None:
        """Add the form itself."""
        self._add(form, share, CandidateSource.FORM)

    def ranked(self) -> tuple[Candidate, ...]:
        """Best first; equal ones in the order they came in."""
        result: list[Candidate] = []
        for norm, confidence in sorted(self._confidence.items(), key=lambda item: -item[1]):
            if confidence < NEGLIGIBLE and len(result) >= KEPT:
                break
            source, count, total = self._first[norm]
            reading = self._readings.get(norm)
            labels = reading.labels if reading else ()
            probabilities = reading.probabilities if reading else ()
            result.append(Candidate(norm, min(confidence, 1.0), source, count, total, labels, probabilities))
        return tuple(result)
