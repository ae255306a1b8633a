"""Any system as an assistant of an editor: memory at once, the system behind it trained anew from time to time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.engine.base import Example, Normalizer
from histnorm_gui.engine.experiments import AUXILIARY_TOKENS, sampled
from histnorm_gui.engine.hybrid import joined
from histnorm_gui.engine.memory import UNSEEN_CONFIDENCE, Memory
from histnorm_gui.engine.systems import with_others

_AHEAD = 100
"""So many of the next words are given to a system at once, since one after the other takes a network longer."""
_CHECK_EVERY = 1000


class RetrainedAssistant:
    """Puts what was decided in front of a system, as the window does.

    A form takes what was decided for it in this text, else what was decided in the other manuscripts, else what the
    system says, which is trained anew on all decisions by each ``retrain``; before it has learned anything, and
    without a system, the form itself. A system learns from 10,000 words of other manuscripts at most, drawn at random
    by the seed, as in the paper.
    """

    def __init__(self, system: Normalizer | None, *, seed: int = 1) -> None:
        """``system`` has learned nothing yet; None for memory alone."""
        self._system = system
        self._seed = seed
        self._forget(())

    def _forget(self, forms: Sequence[str]) -> None:
        self._forms = tuple(forms)
        self._decided: dict[int, str] = {}
        self._own = Memory()
        self._others = Memory()
        self._sample: dict[str, list[Example]] = {}
        self._trained = False
        self._known_elsewhere: dict[tuple[str, int], tuple[Candidate, ...]] = {}
        self._read: dict[tuple[str, int], tuple[Candidate, ...]] = {}

    def begin(
        self,
        forms: Sequence[str],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Remember the other manuscripts; the system is not trained before the first ``retrain``."""
        self._forget(forms)
        rows = [(siglum, example) for siglum, examples in auxiliary.items() for example in examples]
        for done, (_, example) in enumerate(rows):
            if done % _CHECK_EVERY == 0:
                cancel.check()
            self._others.add(example.form, example.norm)
        for siglum, example in sampled(rows, AUXILIARY_TOKENS, [self._seed]):
            self._sample.setdefault(siglum, []).append(example)

    def candidates(self, index: int, *, count: int = 5) -> tuple[Candidate, ...]:
        """What was decided here, then elsewhere, then what the system says or else the form; each once."""
        form = self._forms[index]
        found = self._own.candidates(form, count=count)
        if len(found) < count:
            found = joined(found, self._elsewhere(form, count), count)
        if len(found) < count:
            found = joined(found, self._behind(index, count), count)
        return found

    def decide(self, index: int, norm: str) -> None:
        """Remember it; a token that is decided again counts as what it was last."""
        form = self._forms[index]
        if index in self._decided:
            self._own.remove(form, self._decided[index])
        self._decided[index] = norm
        self._own.add(form, norm)

    def retrain(self, *, progress: ProgressCallback, cancel: CancelToken) -> None:
        """Train the system on all decisions in reading order; while they are too few for it, it stays silent."""
        if self._system is None:
            return
        own = [Example(self._forms[index], norm) for index, norm in sorted(self._decided.items())]
        examples, others = with_others(self._system.system, own, self._sample)
        self._read.clear()
        self._trained = False
        try:
            self._system.fit(examples, others, progress=progress, cancel=cancel)
        except UserError as error:
            if error.code is not ErrorCode.TOO_FEW_DECISIONS:
                raise
            return
        self._trained = True

    def _elsewhere(self, form: str, count: int) -> tuple[Candidate, ...]:
        """What was decided in the other manuscripts, which do not change."""
        key = (form, count)
        if key not in self._known_elsewhere:
            known = self._others.candidates(form, count=count)
            self._known_elsewhere[key] = tuple(
                Candidate(one.norm, one.confidence, CandidateSource.OTHERS, one.count, one.total) for one in known
            )
        return self._known_elsewhere[key]

    def _behind(self, index: int, count: int) -> tuple[Candidate, ...]:
        """What the system says of a token; the form itself where it has not learned yet."""
        form = self._forms[index]
        if self._system is None or not self._trained:
            return (Candidate(form, UNSEEN_CONFIDENCE, CandidateSource.FORM),)
        if (form, count) not in self._read:
            ahead = dict.fromkeys(self._forms[index : index + _AHEAD])
            asked = [form for form in ahead if (form, count) not in self._read]
            for one, said in zip(asked, self._system.suggest(asked, count=count), strict=True):
                self._read[one, count] = said
        return self._read[form, count]
