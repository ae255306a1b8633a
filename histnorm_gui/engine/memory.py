"""The memory of what has been decided: a seen form takes its most frequent normalization, any other stays as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.engine.base import Example

UNSEEN_CONFIDENCE = 0.3
"""Of forms that a manuscript has not shown before, about three in ten are written as today."""

_CHECK_EVERY = 1000


class Memory:
    """Counts of decided normalizations by form, kept up to date one decision at a time.

    A form is looked up as it is written, then lower-cased. Not safe across threads while it is changed.
    """

    def __init__(self) -> None:
        self._forms: dict[str, list[str]] = {}
        self._lowered: dict[str, list[str]] = {}  # the very list of the only form that is lower-cased to it, so far
        self._only: dict[str, str] = {}  # that form

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        return "memory"

    def __len__(self) -> int:
        """How many different forms are known."""
        return len(self._forms)

    def add(self, form: str, norm: str) -> None:
        """Count one decision."""
        for decisions in self._lists(form):
            decisions.append(norm)

    def _lists(self, form: str) -> tuple[list[str], ...]:
        """Where the decisions on a form are kept."""
        lowered = lower_keep_length(form)
        if form not in self._forms:
            self._forms[form] = []
            if lowered not in self._lowered:
                self._lowered[lowered] = self._forms[form]
                self._only[lowered] = form
            elif self._only.pop(lowered, None) is not None:
                self._lowered[lowered] = list(self._lowered[lowered])
        plain, every = self._forms[form], self._lowered[lowered]
        return (plain,) if plain is every else (plain, every)

    def add_all(self, decisions: Iterable[tuple[str, str]]) -> None:
        """Count decisions on forms, one after the other."""
        forms, only, lowered = self._forms, self._only, dict[str, str]()
        for form, norm in decisions:
            key = lowered.get(form)
            if key is None:
                key = lowered[form] = lower_keep_length(form)
                self._lists(form)
            forms[form].append(norm)
            if key not in only:
                self._lowered[key].append(norm)

    def add_many(self, form: str, norm: str, count: int) -> None:
        """Count so many decisions that are all newer than those counted before."""
        for decisions in self._lists(form):
            decisions.extend([norm] * count)

    def remove(self, form: str, norm: str) -> None:
        """Take back one decision that was added before, the newest such; KeyError when there is none."""
        lowered = lower_keep_length(form)
        _remove(self._forms, form, norm)
        if lowered not in self._only:
            _remove(self._lowered, lowered, norm)
        elif form not in self._forms:
            del self._lowered[lowered], self._only[lowered]

    def counts(self, form: str) -> Mapping[str, int]:
        """How often each normalization was decided for a form (else for its lower-cased form), the best first.

        Of equally frequent ones the one decided last comes first.
        """
        decisions = self._forms.get(form) or self._lowered.get(lower_keep_length(form)) or []
        newest = {norm: position for position, norm in enumerate(decisions)}
        counts = Counter(decisions)
        return {norm: counts[norm] for norm in sorted(counts, key=lambda norm: (-counts[norm], -newest[norm]))}

    def norms(self) -> Iterator[str]:
        """The normalizations of all decisions, in no order."""
        return chain.from_iterable(self._forms.values())

    def knows(self, form: str) -> bool:
        """Whether the form was decided in this very spelling, capitals included."""
        return form in self._forms

    def candidates(self, form: str, *, count: int = 5) -> tuple[Candidate, ...]:
        """At most ``count`` decided normalizations, best first; empty for a form that was never seen.

        The confidence is the share of the decisions, smoothed with half a decision for something else.
        """
        counts = self.counts(form)
        total = sum(counts.values())
        return tuple(
            Candidate(norm, decided / (total + 0.5), CandidateSource.MEMORY, count=decided, total=total)
            for norm, decided in list(counts.items())[:count]
        )

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Remember ``examples`` and nothing else; other manuscripts are not looked at."""
        self._forms.clear()
        self._lowered.clear()
        self._only.clear()
        for done, example in enumerate(examples, start=1):
            if done % _CHECK_EVERY == 0:
                cancel.check()
            self.add(example.form, example.norm)
        progress(Progress(len(examples), len(examples), stage="train"))

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """What was decided for each form; the form itself where nothing was."""
        unseen = CandidateSource.FORM
        return [self.candidates(form, count=count) or (Candidate(form, UNSEEN_CONFIDENCE, unseen),) for form in forms]


def _remove(table: dict[str, list[str]], form: str, norm: str) -> None:
    decisions = table.get(form, [])
    if norm not in decisions:
        raise KeyError((form, norm))
    del decisions[len(decisions) - 1 - decisions[::-1].index(norm)]
    if not decisions:
        del table[form]
