"""Reading with a trained joint tagger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp

import torch

from histnorm_gui.engine.joint.network import PIECES, UNKNOWN_MANUSCRIPT, JointNetwork
from histnorm_gui.engine.languages import Grapheme, Language
from histnorm_gui.engine.ranking.surroundings import Surroundings
from histnorm_gui.engine.tagger.decoding import Choices

_UNKNOWN_PIECE = 1
FIRST_PIECE = 2
_CHOICES = 16
_LEAST = 1e-6
_POSITIONS = 1024
_SHARPNESS = 8.0


@dataclass(frozen=True)
class Vocabulary:
    """What the numbers of a joint tagger mean: pieces of graphemes, labels, manuscripts."""

    pieces: Mapping[str, int]
    labels: Sequence[str]
    manuscripts: Mapping[str, int]

    def encode(self, graphemes: Sequence[Grapheme]) -> list[list[int]]:
        """The pieces of each grapheme, padded to PIECES."""
        rows = []
        for grapheme in graphemes:
            row = [self.pieces.get(piece, _UNKNOWN_PIECE) for piece in (grapheme.base, *grapheme.marks)][:PIECES]
            rows.append(row + [0] * (PIECES - len(row)))
        return rows


@dataclass(frozen=True)
class JointTagger:
    """A network with what its numbers mean. Safe to read with from several threads.

    ``surroundings`` are what the same manuscripts taught of normalizations beside one another; None in taggers of
    before.
    """

    language: Language
    vocabulary: Vocabulary
    network: JointNetwork
    surroundings: Surroundings | None = None

    def read(self, forms: Iterable[str], near: Mapping[str, float]) -> dict[str, Sequence[Choices]]:
        """What each grapheme of some forms may be written as, best first, read as a manuscript it need not know.

        ``near`` are the cosines of its spelling with those of the known ones (RECIPE: the average of their
        embeddings, weights exp(8 cos)).
        """
        groups: dict[int, list[tuple[str, tuple[Grapheme, ...]]]] = {}
        for form in dict.fromkeys(forms):
            graphemes = self.language.graphemes(form)
            groups.setdefault(len(graphemes), []).append((form, graphemes))
        found: dict[str, Sequence[Choices]] = {}
        with torch.inference_mode():
            manuscript = self._embedding(near)
            for length, members in groups.items():
                step = max(1, _POSITIONS // length)
                for start in range(0, len(members), step):
                    part = members[start : start + step]
                    words = torch.tensor([self.vocabulary.encode(graphemes) for _, graphemes in part])
                    scores = self.network(words.transpose(0, 1), manuscript.expand(len(part), -1))
                    best, labels = scores.softmax(-1).transpose(0, 1).topk(min(_CHOICES, scores.shape[-1]))
                    for (form, _), by_chance, by_label in zip(part, best.tolist(), labels.tolist(), strict=True):
                        found[form] = [self._choices(*row) for row in zip(by_chance, by_label, strict=True)]
        return found

    def _choices(self, chances: Sequence[float], labels: Sequence[int]) -> Choices:
        row = zip(labels, chances, strict=True)
        return [(self.vocabulary.labels[label], chance) for label, chance in row if chance >= _LEAST]

    def _embedding(self, near: Mapping[str, float]) -> torch.Tensor:
        table = self.network.manuscripts.weight
        known = {name: value for name, value in near.items() if name in self.vocabulary.manuscripts}
        if not known:
            return table[UNKNOWN_MANUSCRIPT]
        highest = max(known.values())
        weights = torch.tensor([exp(_SHARPNESS * (value - highest)) for value in known.values()], dtype=table.dtype)
        rows = [self.vocabulary.manuscripts[name] for name in known]
        return (weights / weights.sum()) @ table[rows]
