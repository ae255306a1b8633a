"""The paper's CRF: one label a character, from the characters around it, learned by the averaged perceptron.

Section 4 of Bollmann and Søgaard 2016, with CRFsuite (Okazaki 2007) by way of python-crfsuite, which is optional.
"""

from __future__ import annotations

import ctypes
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from histnorm_gui.core.alignment import Aligner, Labels
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.core.text import is_readable_word, is_word, lower_keep_length
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.casing import Casing, recut
from histnorm_gui.engine.memory import UNSEEN_CONFIDENCE
from histnorm_gui.engine.tagger.decoding import Choices, UnitReading, best_readings

ITERATIONS = 10
"""Passes of the averaged perceptron: on four manuscripts more of them changed the accuracy by chance only."""

MAX_LABELS = 150
"""A pass takes time by the square of the number of labels: words with rarer labels than these are not learned from."""

AUXILIARY_TOKENS = 10_000
"""So many tokens of other manuscripts are drawn and learned from as if they were the manuscript's own (S+A)."""

MAX_TRAINED_LENGTH = 100

_PACKAGE = "python-crfsuite"
_BEFORE, _START, _AFTER = "<", "^", ">"
_CHOICES = 8  # labels looked at for one character
_LEAST = 1e-4  # and how likely they have to be
_SHARPNESS = 0.25  # a perceptron is far too sure of itself: its log-probabilities are multiplied by this

Instance = tuple[str, Labels]


class Crf:
    """The CRF of the paper. Other manuscripts, where there are any, are learned from as one with the main one.

    A character that training never showed is copied. Training holds the interpreter lock from pass to pass (a window
    trains it by ``engine.aside``). Not safe across threads. Raises UserError (SYSTEM_UNAVAILABLE) where python-crfsuite
    is not installed.
    """

    def __init__(self, *, seed: int = 1, iterations: int = ITERATIONS) -> None:
        self._library = _library()
        self._seed = seed
        self._iterations = iterations
        self._forget()

    def _forget(self) -> None:
        self._model: Any = None
        self._data = b""  # python-crfsuite reads from it as long as the model lives, without holding on to it
        self._casing = Casing()
        self._labels: tuple[str, ...] = ()
        self._known: frozenset[str] = frozenset()
        self._numbers: tuple[int, ...] = ()  # of the labels that the model has

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        return "crf"

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Learn from ``examples`` and from AUXILIARY_TOKENS of the other manuscripts; of nothing comes nothing.

        The same seed gives the same model. ``cancel`` is looked at after each pass.
        """
        self._forget()
        casing = Casing.learn(examples)
        instances = _instances(examples, casing, cancel)
        others: list[Instance] = []
        for done, rows in enumerate(auxiliary.values(), start=1):
            others += _instances(rows, Casing.learn(rows), cancel)
            progress(Progress(done, len(auxiliary), stage="align"))
        instances += _sample(others, self._seed)
        labels = _frequent_labels(instances)
        usable = [(form, row) for form, row in instances if labels.issuperset(row)]
        if usable:
            names = tuple(sorted(labels))
            self._model = self._train(usable, names, progress, cancel)
            self._casing, self._labels = casing, names
            self._numbers = tuple(sorted(map(int, self._model.labels())))
            self._known = frozenset(character for form, _ in usable for character in form)

    def _train(
        self, instances: Sequence[Instance], labels: Sequence[str], progress: ProgressCallback, cancel: CancelToken
    ) -> Any:
        total = self._iterations

        class Trainer(self._library.Trainer):  # type: ignore[misc, name-defined]
            """Asks after each message of the library whether to go on."""

            def message(self, message: str) -> None:
                """CRFsuite reports here after each pass."""
                cancel.check()
                if message.startswith("***** Iteration #"):
                    progress(Progress(int(message.split("#")[1].split()[0]), total, stage="train"))

        trainer = Trainer(algorithm="ap", params={"max_iterations": total})
        number = {label: str(position) for position, label in enumerate(labels)}
        for form, row in instances:
            trainer.append(list(features(("", *form))), [number[label] for label in row])
        _seed_c_library(self._seed)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "crf"
            trainer.train(str(path))
            self._data = path.read_bytes()
        model = self._library.Tagger()
        model.open_inmemory(self._data)
        return model

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """The best label sequence first, then others by the probability that the scores stand for.

        Punctuation, and everything before the first ``fit``, stays as it is.
        """
        found: dict[str, tuple[Candidate, ...]] = {}
        for form in dict.fromkeys(forms):
            if self._model is not None and is_readable_word(form):
                found[form] = tuple(self._read(form, max(1, count)))
        return [found.get(form) or (_unchanged(form),) for form in forms]

    def _read(self, form: str, count: int) -> Iterator[Candidate]:
        """The candidates of one form. Of readings that differ in alignment alone the sum counts; the scores of a
        perceptron are no probabilities, so that confidences are shares of what was found, made less sharp."""
        units = ("", *lower_keep_length(form))
        copied = [bool(unit) and unit not in self._known for unit in units]
        best = [int(name) for name in self._model.tag(list(features(units)))]
        positions = [
            [(unit, 1.0)] if copy else self._choices(place, number)
            for place, (unit, copy, number) in enumerate(zip(units, copied, best, strict=True))
        ]
        labels = tuple(
            unit if copy else self._labels[number] for unit, copy, number in zip(units, copied, best, strict=True)
        )
        chances = tuple(dict(choices)[label] for choices, label in zip(positions, labels, strict=True))
        first = UnitReading("".join(labels), prod(chances), labels, chances)
        others = best_readings(positions, 4 * count)
        first = next(
            (replace(first, probability=other.probability) for other in others if other.norm == first.norm), first
        )
        yield from self._candidates(form, [first, *(other for other in others if other.norm != first.norm)], count)

    def _choices(self, place: int, best: int) -> Choices:
        """What the character at a place may be written as, best first, the label of the best sequence among them."""
        ranked = sorted(((self._model.marginal(str(number), place), number) for number in self._numbers), reverse=True)
        likely = [(chance, number) for chance, number in ranked[:_CHOICES] if chance >= _LEAST]
        if best not in (number for _, number in likely):
            likely.append((_LEAST, best))
        return [(self._labels[number], min(1.0, chance)) for chance, number in likely]

    def _candidates(self, form: str, readings: Sequence[UnitReading], count: int) -> Iterator[Candidate]:
        scores = [reading.probability**_SHARPNESS for reading in readings]
        total = sum(scores) or 1.0
        confidence = 1.0
        written: set[str] = set()
        for reading, score in zip(readings, scores, strict=True):
            norm = self._casing.apply(form, reading.norm)
            if not norm or norm in written:
                continue
            written.add(norm)
            confidence = min(confidence, score / total)
            labels = recut(reading.labels, norm)
            probabilities = reading.probabilities if labels else ()
            yield Candidate(norm, confidence, CandidateSource.MODEL, labels=labels, probabilities=probabilities)
            if len(written) == count:
                return


def features(units: Sequence[str]) -> Iterator[list[str]]:
    """What the CRF sees of each unit of a form, the start-of-word symbol (an empty string) first.

    Each character up to two away from it, and the groups of two and three neighbouring ones among these, written as
    code points so that any character will do.
    """
    codes = [format(ord(unit), "x") if unit else _START for unit in units]
    padded = [_BEFORE, _BEFORE, *codes, _AFTER, _AFTER]
    for place in range(len(codes)):
        window = padded[place : place + 5]
        yield [
            f"{start}{size}:{' '.join(window[start : start + size])}" for size in (1, 2, 3) for start in range(6 - size)
        ]


def _instances(examples: Iterable[Example], casing: Casing, cancel: CancelToken) -> list[Instance]:
    """The words of one manuscript with their labels."""
    pairs = [casing.lowered(example) for example in examples if _usable(example)]
    aligner = Aligner.plain()
    for aligner in Aligner.iterations(pairs):  # noqa: B007
        cancel.check()
    return [(form, labels) for (form, _), labels in zip(pairs, aligner.align_all(pairs), strict=True)]


def _usable(example: Example) -> bool:
    longest = max(len(example.form), len(example.norm))
    return is_word(example.form) and bool(example.norm) and longest < MAX_TRAINED_LENGTH


def _sample(instances: list[Instance], seed: int) -> list[Instance]:
    """AUXILIARY_TOKENS of these, drawn at random, in their order; all where there are no more."""
    if len(instances) <= AUXILIARY_TOKENS:
        return instances
    chosen = np.random.default_rng(seed).choice(len(instances), AUXILIARY_TOKENS, replace=False)
    return [instances[position] for position in sorted(chosen.tolist())]


def _frequent_labels(instances: Iterable[Instance]) -> frozenset[str]:
    counts = Counter(label for _, labels in instances for label in labels)
    return frozenset(sorted(counts, key=lambda label: (-counts[label], label))[:MAX_LABELS])


def _unchanged(form: str) -> Candidate:
    return Candidate(form, UNSEEN_CONFIDENCE if is_word(form) else 1.0, CandidateSource.FORM)


def _library() -> Any:
    """python-crfsuite, which has no type hints."""
    if find_spec("pycrfsuite") is None:
        raise UserError(ErrorCode.SYSTEM_UNAVAILABLE, system="crf", package=_PACKAGE)
    return import_module("pycrfsuite")


def _seed_c_library(seed: int) -> None:
    """CRFsuite shuffles by the C library's random numbers, which nothing else sets back."""
    ctypes.CDLL("ucrtbase" if os.name == "nt" else None).srand(seed)
