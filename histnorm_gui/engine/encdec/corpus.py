"""Words and normalizations as arrays of symbols, and the batches that training sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

PAD, UNKNOWN, START, END = range(4)
_FIRST = 4

IGNORED = -100
"""The target of positions behind the end of a normalization."""

Pair = tuple[str, str]


@dataclass(frozen=True)
class Alphabet:
    """The characters that training showed, of forms and of normalizations alike, as numbers from 4 on."""

    characters: tuple[str, ...]

    @staticmethod
    def of(pairs: Iterable[Pair]) -> Alphabet:
        """All characters of these words."""
        return Alphabet(tuple(sorted({character for pair in pairs for word in pair for character in word})))

    @property
    def size(self) -> int:
        """How many symbols there are, with the four that are no characters."""
        return _FIRST + len(self.characters)

    def numbers(self, words: Sequence[str]) -> list[list[int]]:
        """The symbols of each word."""
        index = {character: number for number, character in enumerate(self.characters, start=_FIRST)}
        return [[index.get(character, UNKNOWN) for character in word] for word in words]

    def text(self, numbers: Iterable[int], form: str) -> str:
        """What symbols write; the first unknown one stands for the first unknown character of the form, and so on."""
        known = set(self.characters)
        unknown = iter([character for character in form if character not in known])
        parts = [next(unknown, "") if number == UNKNOWN else self.characters[number - _FIRST] for number in numbers]
        return "".join(parts)


@dataclass(frozen=True)
class Batch:
    """Words of one length: ``source`` (characters, words); ``written`` and ``target`` (steps, words) are what the
    decoder has written before each step and what it is to write then; ``weights`` one a word."""

    source: Tensor
    written: Tensor
    target: Tensor
    weights: Tensor


@dataclass(frozen=True)
class Corpus:
    """Distinct words as arrays, padded, one column a word; ``targets`` end with END, then IGNORED.

    ``shared`` marks the characters of a form that its normalization has equally often.
    """

    sources: Tensor
    targets: Tensor
    lengths: Tensor
    steps: Tensor
    shared: Tensor
    weights: Tensor

    @staticmethod
    def of(pairs: Sequence[Pair], alphabet: Alphabet) -> Corpus:
        """Each pair once. A form weighs the root of its count, shared out by frequency, as in the tagger's recipe."""
        counts = Counter(pairs)
        forms = Counter(form for form, _ in pairs)
        kept = sorted(counts)
        weights = np.array([counts[pair] / np.sqrt(forms[pair[0]]) for pair in kept])
        sources = alphabet.numbers([form for form, _ in kept])
        targets = [[*numbers, END] for numbers in alphabet.numbers([norm for _, norm in kept])]
        shared = [[form.count(c) == norm.count(c) for c in form] for form, norm in kept]
        return Corpus(
            _columns(sources, PAD),
            _columns(targets, IGNORED),
            torch.tensor([len(row) for row in sources]),
            torch.tensor([len(row) for row in targets]),
            _columns(shared, 0) > 0,
            torch.from_numpy((weights / weights.mean()).astype(np.float32)),
        )

    def batches(self, size: int) -> int:
        """How many batches one pass has."""
        return sum(-(-count // size) for count in Counter(self.lengths.tolist()).values())

    def one_pass(self, size: int, hiding: float, generator: torch.Generator) -> Iterator[Batch]:
        """Every word once, in batches of words of one length, in random order."""
        order = torch.randperm(len(self.lengths), generator=generator)
        lengths = self.lengths[order]
        parts = [
            part for length in sorted(set(lengths.tolist())) for part in torch.split(order[lengths == length], size)
        ]
        for position in torch.randperm(len(parts), generator=generator).tolist():
            yield self._batch(parts[position], hiding, generator)

    def _batch(self, words: Tensor, hiding: float, generator: torch.Generator) -> Batch:
        length, steps = int(self.lengths[words[0]]), int(self.steps[words].max())
        source, target = self.sources[:length, words], self.targets[:steps, words]
        # In some of the words one letter that stays is unknown, wherever it occurs.
        chances = torch.rand(source.shape, generator=generator) * self.shared[:length, words]
        best, place = chances.max(0)
        hidden = (torch.rand(best.shape, generator=generator) < hiding) & (best > 0)
        letter = torch.where(hidden, source.gather(0, place.unsqueeze(0)).squeeze(0), PAD)
        source = source.masked_fill(source == letter, UNKNOWN)
        target = target.masked_fill(target == letter, UNKNOWN)
        started = torch.full_like(target[:1], START)
        written = torch.cat([started, target[:-1]]).clamp(min=PAD)
        return Batch(source, written, target, self.weights[words])


def _columns(rows: Sequence[Sequence[int]], padding: int) -> Tensor:
    table = torch.full((max(map(len, rows)), len(rows)), padding)
    for column, row in enumerate(rows):
        table[: len(row), column] = torch.tensor(row, dtype=torch.int64)
    return table
