"""The encoder-decoder as a system that normalizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Protocol

from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.core.text import is_readable_word, is_word, lower_keep_length
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.casing import Casing
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.encdec.search import Reading, read_all
from histnorm_gui.engine.encdec.settings import Settings
from histnorm_gui.engine.encdec.trainer import Trained, train
from histnorm_gui.engine.memory import UNSEEN_CONFIDENCE
from histnorm_gui.engine.tagger.trainer import torch_threads

MAX_TRAINED_LENGTH = 100


class WordList(Protocol):
    """Anything that knows whether a word exists."""

    def __contains__(self, word: object, /) -> bool: ...


class EncoderDecoderNormalizer:
    """The encoder-decoder of Bollmann, Bingel and Søgaard 2017; experimental.

    With a ``lexicon``, readings that are neither in it nor among the normalizations learned from give way to those
    that are. Other manuscripts are not looked at.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        lexicon: WordList | None = None,
        seed: int = 1,
        threads: int = 1,
        processor: Processor | None = None,
    ) -> None:
        self._processor = processor
        self._settings = settings or Settings()
        self._lexicon = lexicon
        self._seed = seed
        self._threads = threads
        self._forget()

    def _forget(self) -> None:
        self._trained: Trained | None = None
        self._casing = Casing()
        self._norms: frozenset[str] = frozenset()

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        return "encdec"

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Train on the words among ``examples``; of nothing comes nothing. The same seed gives the same network."""
        self._forget()
        usable = [example for example in examples if _usable(example)]
        if not usable:
            return
        casing = Casing.learn(usable)
        pairs = [casing.lowered(example) for example in usable]
        # Closed in any case: a training that is left in the middle has to give back torch's threads.
        training = train(pairs, self._settings, seed=self._seed, threads=self._threads, processor=self._processor)
        with closing(training) as events:
            for event in events:
                cancel.check()
                if isinstance(event, Progress):
                    progress(event)
                else:
                    self._trained, self._casing = event, casing
                    self._norms = frozenset(norm for _, norm in pairs)

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """The readings by probability; punctuation, and everything before the first ``fit``, stays as it is."""
        found: dict[str, list[Reading]] = {}
        if self._trained is not None:
            words = [lower_keep_length(form) for form in forms if is_readable_word(form)]
            with torch_threads(self._threads):
                beam = max(count, self._settings.beam)
                found = dict(read_all(self._trained.network, self._trained.alphabet, words, beam))
        return [self._candidates(form, found.get(lower_keep_length(form), []), count) for form in forms]

    def _candidates(self, form: str, readings: Sequence[Reading], count: int) -> tuple[Candidate, ...]:
        chances: dict[str, float] = {}
        for norm, chance in self._filtered(readings):
            cased = self._casing.apply(form, norm)
            chances[cased] = min(1.0, chances.get(cased, 0.0) + chance)
        ranked = sorted(chances.items(), key=lambda item: -item[1])[: max(1, count)]
        if not ranked:
            return (Candidate(form, UNSEEN_CONFIDENCE if is_word(form) else 1.0, CandidateSource.FORM),)
        return tuple(Candidate(norm, chance, CandidateSource.MODEL) for norm, chance in ranked)

    def _filtered(self, readings: Sequence[Reading]) -> Sequence[Reading]:
        """The readings that are words, with the probability of all; all where none is, or without a lexicon."""
        lexicon = self._lexicon
        if lexicon is None:
            return readings
        words = [(norm, chance) for norm, chance in readings if norm in self._norms or norm in lexicon]
        share = sum(chance for _, chance in words) / max(1e-300, sum(chance for _, chance in readings))
        return [(norm, chance / share) for norm, chance in words] if share > 0 else readings


def _usable(example: Example) -> bool:
    longest = max(len(example.form), len(example.norm))
    return is_word(example.form) and bool(example.norm) and longest < MAX_TRAINED_LENGTH
