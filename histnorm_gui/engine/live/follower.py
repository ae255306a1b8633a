"""Following an editor through one text: what has to be ranked next, and what may be learned anew in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.live.messages import Decided, InSight, LeftOut, Rankings, RunningText
from histnorm_gui.engine.prepared import Prepared
from histnorm_gui.engine.ranking.capitals import Belief
from histnorm_gui.engine.teaching import LONG
from histnorm_gui.engine.text_tagger import ANEW

CANDIDATES = 6
RENEW_EVERY = 50
"""After so many decisions all of them are aligned and searched anew; each counts at once as far as it can."""
AT_ONCE = 128
"""Words ranked between two looks at what the editor does."""
BATCH = 64
_AROUND = 2

_OPEN, _DECIDED = 2, 1

Learned = tuple[Combined, list[str | None]]
"""A suggester and the decisions that it knows."""
Work = Callable[[ProgressCallback, CancelToken], Learned]


class Follower:
    """Holds the suggester of one text. ``due`` is work for the background; ``learned`` takes its result."""

    def __init__(self, text: RunningText, lexicon: Lexicon | None, language: Language | None) -> None:
        self.text = text
        self.revision = 0
        self._lexicon = lexicon
        self._language = language
        self._norms: list[str | None] = list(text.norms)
        self.left_out = list(text.left_out)
        """What is to be told of once: something that was wanted cannot be used."""
        self._others = {
            siglum: [Example(form, norm) for form, norm in pairs] for siglum, pairs in text.auxiliary.items() if pairs
        }
        self._suggester: Combined | None = None
        self._stale = bytearray(len(text.forms))
        self._sight = range(0)
        self._seen = bytearray(len(text.forms))
        """Words that have been in sight: they are told with their reasons, which the others do without."""
        self._by_form: dict[str, list[int]] = {}
        self._by_key: dict[str, list[int]] = {}
        self._new_decisions = 0
        self._renew = False
        self._tagger_asked: int | None = None
        """How many decisions there were when a tagger was last asked for."""
        self._weights_asked = False
        self._processor = Processor(text.device)
        self._told_failure: UserError | None = None
        self._collected: list[tuple[int, tuple[Candidate, ...]]] = []
        self._finished: list[Rankings] = []

    @property
    def ready(self) -> bool:
        """Whether there are rankings to be had."""
        return self._suggester is not None

    @property
    def urgent(self) -> bool:
        """Whether something that the editor sees is to be ranked."""
        return self.ready and any(map(self._stale.__getitem__, self._sight))

    # What the editor does

    def decided(self, message: Decided) -> None:
        """Learn decisions at once, as far as that can be."""
        if self._collected:  # they are of the revision before
            self._finished.append(self._collect())
        for index, norm in message.norms:
            self._norms[index] = norm
            if self._suggester is not None:
                self._suggester.decide(index, norm)
                self._touch(index)
        self.revision = message.revision
        self._new_decisions += len(message.norms)
        for index in self._sight:
            self._mark(index)

    def in_sight(self, message: InSight) -> None:
        """Note what the editor sees."""
        self._sight = range(max(0, message.first), min(message.last + 1, len(self.text.forms)))
        for index in (*message.again, *(index for index in self._sight if not self._seen[index])):
            self._mark(index)
        self._seen[self._sight.start : self._sight.stop] = b"\1" * len(self._sight)

    def renew(self) -> None:
        """Learn everything anew as soon as possible."""
        self._renew = True

    # What is learned in the background

    def due(self) -> Work | None:
        """The next work for the background, None when there is none. The suggester goes on answering meanwhile."""
        known = self._suggester
        tagger = known is not None and self._tagger_due()
        weights = known is not None and not tagger and self._weights_due()
        if known is not None and not (tagger or weights or self._renew or self._new_decisions >= RENEW_EVERY):
            return None
        self._renew = False
        self._new_decisions = 0
        if tagger:
            self._tagger_asked = known.decided if known is not None else 0
        self._weights_asked |= weights
        norms = list(self._norms)
        forms, others, lexicon, language = self.text.forms, self._others, self._lexicon, self._language
        file, processor = self.text.tagger, self._processor
        kept = Path(self.text.kept) if self.text.kept else None
        prepared = Prepared(capitals=Belief(self.text.capitals), kept=kept)

        def work(progress: ProgressCallback, cancel: CancelToken) -> Learned:
            suggester = Combined(
                lexicon, language=language, explain=True, prepared=prepared, tagger=file, processor=processor
            )
            suggester.resume(
                forms, norms, others, progress=progress, cancel=cancel, known=known, tagger=tagger, weights=weights
            )
            return suggester, norms

        return work

    def learned(self, found: Learned) -> None:
        """Go on with a suggester from the background, after telling it what was decided meanwhile."""
        suggester, norms = found
        for index, (then, now) in enumerate(zip(norms, self._norms, strict=True)):
            if then != now:
                suggester.decide(index, now)
        if (failure := self._processor.failure) is not None and failure is not self._told_failure:
            self._told_failure = failure
            self.left_out.append(LeftOut(self.text.key, failure.code, failure.args_by_name))
        if (refused := suggester.refused) is not None:
            told = refused.about(path=self.text.tagger_path)
            self.left_out.append(LeftOut(self.text.key, told.code, told.args_by_name))
        first = self._suggester is None
        self._suggester = suggester
        if first:
            self._index(suggester)
        for index in range(len(self._norms)):
            self._mark(index)

    def _tagger_due(self) -> bool:
        """Once, and again when a text that teaches its own has many more decisions; one that failed is not tried again
        at once."""
        assert self._suggester is not None
        asked, decided = self._tagger_asked, self._suggester.decided
        return (asked is None or decided >= max(LONG, ANEW * asked)) and self._suggester.wants_tagger

    def _weights_due(self) -> bool:
        """Weights of the project come after its tagger, which is among what they weigh."""
        assert self._suggester is not None
        return not self._weights_asked and self._suggester.wants_weights

    # What is to be ranked

    def rankings(self) -> Iterator[Rankings | None]:
        """Rank what has to be, a little between two steps: None, or what has come together for the editor."""
        while self._suggester is not None:
            while self._finished:
                yield self._finished.pop(0)
            indices = self._next()
            if not indices:
                break
            for index in indices:
                self._stale[index] = 0
            seen = {index for index in indices if self._seen[index]}
            found = self._suggester.candidates_at(indices, count=CANDIDATES, explained=seen)
            self._collected += zip(indices, found, strict=True)
            urgent = indices[0] in self._sight
            yield self._collect() if urgent or len(self._collected) >= BATCH else None
        if self._collected:
            yield self._collect()

    def _collect(self) -> Rankings:
        found, self._collected = tuple(self._collected), []
        return Rankings(self.text.key, self.revision, found)

    def _next(self) -> list[int]:
        for wanted in (_OPEN, _DECIDED):
            # Of a decided word the editor sees the decision: its candidates may follow.
            if seen := [index for index in self._sight if self._stale[index] == wanted]:
                return seen[:AT_ONCE]
        for wanted in (_OPEN, _DECIDED):
            found: list[int] = []
            start = self._sight.stop if self._sight else 0
            for begin, end in ((start, len(self._stale)), (0, start)):
                place = self._stale.find(wanted, begin, end)
                while place >= 0 and len(found) < AT_ONCE:
                    found.append(place)
                    place = self._stale.find(wanted, place + 1, end)
                if found:
                    return found
        return []

    def _mark(self, index: int) -> None:
        self._stale[index] = _OPEN if self._norms[index] is None else _DECIDED

    def _touch(self, index: int) -> None:
        """Mark what a decision tells something of: spellings of the same word, and the words around."""
        form = lower_keep_length(self.text.forms[index])
        assert self._suggester is not None
        for other in (*self._by_form.get(form, ()), *self._by_key.get(self._suggester.light(form), ())):
            self._mark(other)
        for other in range(max(0, index - _AROUND), min(len(self._norms), index + _AROUND + 1)):
            self._mark(other)

    def _index(self, suggester: Combined) -> None:
        for index, form in enumerate(map(lower_keep_length, self.text.forms)):
            self._by_form.setdefault(form, []).append(index)
        for form, indices in self._by_form.items():
            self._by_key.setdefault(suggester.light(form), []).extend(indices)
