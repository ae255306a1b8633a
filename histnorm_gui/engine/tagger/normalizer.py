"""The tagger as one of the systems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing

from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Candidate, CandidateSource, Reading
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.memory import UNSEEN_CONFIDENCE
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.tagger import Tagger
from histnorm_gui.engine.tagger.trainer import torch_threads, train

MAIN = ""
"""The name of the main manuscript within a system's tagger: no siglum is empty."""


class TaggerNormalizer:
    """The tagger alone: no memory, no word list. "bilstm" does not look at other manuscripts, "mtl" does."""

    def __init__(
        self, system: str, recipe: Recipe, *, seed: int = 1, threads: int = 1, processor: Processor | None = None
    ) -> None:
        self._system = system
        self._recipe = recipe
        self._seed = seed
        self._threads = threads
        self._processor = processor
        self.tagger: Tagger | None = None

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        return self._system

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Train a tagger; UserError (TOO_FEW_DECISIONS) where there is too little to learn from."""
        others = auxiliary if self._system == "mtl" else {}
        events = train(
            examples,
            others,
            self._recipe,
            name=MAIN,
            seed=self._seed,
            threads=self._threads,
            processor=self._processor,
        )
        # Closed in any case: a training that is left in the middle has to give back torch's threads.
        with closing(events):
            for event in events:
                cancel.check()
                if isinstance(event, Progress):
                    progress(event)
                else:
                    self.tagger = event.tagger

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """The tagger's readings; punctuation, and everything before the first ``fit``, stays as it is."""
        words = list(dict.fromkeys(form for form in forms if is_word(form))) if self.tagger else []
        found: dict[str, tuple[Candidate, ...]] = {}
        if self.tagger:
            with torch_threads(self._threads):
                for form, readings in zip(words, self.tagger.read(words, MAIN), strict=True):
                    found[form] = tuple(candidate(reading) for reading in readings[:count])
        return [found.get(form) or (unchanged(form),) for form in forms]


def candidate(reading: Reading) -> Candidate:
    """A reading of the tagger as a candidate."""
    return Candidate(
        reading.norm,
        reading.probability,
        CandidateSource.MODEL,
        labels=reading.labels,
        probabilities=reading.probabilities,
    )


def unchanged(form: str) -> Candidate:
    """The form as it is: certain for punctuation, a guess for a word."""
    return Candidate(form, UNSEEN_CONFIDENCE if is_word(form) else 1.0, CandidateSource.FORM)
