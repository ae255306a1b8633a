"""How good a system is: learn from one part of a manuscript, predict another, compare with its gold standard."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, ignore_progress
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example, Normalizer, TextReader
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.systems import make

if TYPE_CHECKING:
    from histnorm_gui.engine.prepared import Prepared

_FORMS_AT_ONCE = 500


@dataclass(frozen=True)
class Evaluation:
    """What came out: ``predictions`` pair with the rows of the test part, ``accuracy`` is ``correct`` of ``tokens``
    (0 to 1, the gold normalization exactly), ``seconds`` are those of learning and suggesting together, of which
    ``suggest_seconds`` went into suggesting; ``confidences`` pair with the predictions, None for what is no word."""

    system: str
    recipe: str
    accuracy: float
    tokens: int
    correct: int
    seconds: float
    predictions: tuple[str, ...]
    suggest_seconds: float = 0.0
    confidences: tuple[float | None, ...] = ()

    @property
    def train_seconds(self) -> float:
        """The seconds of learning."""
        return self.seconds - self.suggest_seconds


def evaluate(
    system: str,
    recipe: str,
    train: Sequence[Example],
    auxiliary: Mapping[str, Sequence[Example]],
    test: Sequence[Example],
    *,
    progress: ProgressCallback = ignore_progress,
    cancel: CancelToken | None = None,
    seed: int = 1,
    threads: int = 1,
    lexicon: Lexicon | None = None,
    prepared: Prepared | None = None,
    processor: Processor | None = None,
) -> Evaluation:
    """Learn from ``train`` (and ``auxiliary``, where the system can) and predict every row of ``test``.

    ``lexicon`` is for the systems that search one, ``prepared`` for those that have parts, ``processor`` what
    networks are trained on (None: the CPU). Punctuation is predicted as it is. Raises UserError for an
    unknown system or too little to learn from, and Cancelled.
    """
    cancel = cancel or CancelToken()
    normalizer = make(
        system, recipe, seed=seed, threads=threads, lexicon=lexicon, prepared=prepared, processor=processor
    )
    started = time.perf_counter()
    normalizer.fit(train, auxiliary, progress=progress, cancel=cancel)
    learned = time.perf_counter()
    if isinstance(normalizer, TextReader):
        cancel.check()
        progress(Progress(0, len(test), stage="suggest"))
        found = normalizer.suggest_text([example.form for example in test], count=1)
        progress(Progress(len(test), len(test), stage="suggest"))
        best = [candidates[0] for candidates in found]
    else:
        best = _by_form(normalizer, test, progress, cancel)
    ended = time.perf_counter()
    predictions = tuple(candidate.norm for candidate in best)
    told = tuple(
        candidate.confidence if is_word(example.form) else None for candidate, example in zip(best, test, strict=True)
    )
    correct = sum(prediction == example.norm for prediction, example in zip(predictions, test, strict=True))
    accuracy = correct / len(test) if test else 0.0
    return Evaluation(system, recipe, accuracy, len(test), correct, ended - started, predictions, ended - learned, told)


def _by_form(
    normalizer: Normalizer, test: Sequence[Example], progress: ProgressCallback, cancel: CancelToken
) -> list[Candidate]:
    """The best candidates of a system that looks at forms alone: each form is read once."""
    best: dict[str, Candidate] = {}
    words = list(dict.fromkeys(example.form for example in test if is_word(example.form)))
    for start in range(0, len(words), _FORMS_AT_ONCE):
        cancel.check()
        part = words[start : start + _FORMS_AT_ONCE]
        suggested = normalizer.suggest(part, count=1)  # the others are never looked at, and may take long to find
        best.update((form, found[0]) for form, found in zip(part, suggested, strict=True))
        progress(Progress(start + len(part), len(words), stage="suggest"))
    return [best.get(one.form) or Candidate(one.form, 1.0, CandidateSource.FORM) for one in test]
