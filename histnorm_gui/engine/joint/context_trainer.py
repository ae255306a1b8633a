"""Training the network of contexts on the normalizations of a project's manuscripts.

It learns two things at once: which word stands at a place, among all words; and which of the words that a spelling
may stand for it is, given how often it does. The first teaches what words are like, from every token; the second is
what it is asked later.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.joint.context_network import ContextNetwork
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.placed import Loss, Placed, one_cycle
from histnorm_gui.engine.ranking.context import EDGE
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.surroundings import FIRST_WORD, REACH, UNKNOWN, Surroundings

PASSES = 3
_BATCH, _SMALLEST_BATCH = 512, 32
_STEPS_A_PASS = 100
"""With few words batches are smaller, so that a pass has about so many steps."""
_MOST_STEPS = 1500
_RATE = 4e-3
_DECAY = 1e-2
_DROPOUT = 0.3
_HIDE_WORD = 0.1
_CLIPPING = 5.0
_WORDS, _RARE = 8000, 2
"""Words that are known by themselves at most, and how often one has to be met."""
_CHOICES = 8
_OF_HEAVY = 0.3
_UNSEEN = 0.2
_NEVER = -30.0
_ALL_WORDS = 0.3
"""What the first thing that is learned counts beside the second."""
_SHIFTS = torch.tensor([*range(-REACH, 0), *range(1, REACH + 1)])


@dataclass(frozen=True, slots=True)
class _Places:
    """All tokens: ``norms`` (rows, 4) are those of all texts with the edges between them, ``at`` (tokens) the rows of
    the tokens; ``form`` (tokens) is which of the ``choices`` (forms, CHOICES, 4) with their ``prior`` (forms, CHOICES)
    there are, and ``right`` (tokens) which of them it is, -1 where none is."""

    norms: Tensor
    at: Tensor
    form: Tensor
    choices: Tensor
    prior: Tensor
    right: Tensor


def steps(texts: Mapping[str, Sequence[Pair]], passes: int = PASSES) -> int:
    """How many steps a training on these texts takes."""
    count = sum(map(len, texts.values()))
    return min(_MOST_STEPS, passes * math.ceil(count / _batch(count))) if count else 0


def train(
    texts: Mapping[str, Sequence[Pair]],
    language: Language,
    *,
    passes: int = PASSES,
    seed: int,
    processor: Processor | None = None,
    stepped: Callable[[float], None],
    cancel: CancelToken,
) -> Surroundings | None:
    """What texts by siglum, in reading order, teach; None where there is no text, or no pass. ``stepped`` is told the
    loss of each step. Runs on the threads that torch has; raises Cancelled within a step."""
    total = steps(texts, passes)
    if not total:
        return None
    counted = Counter(norm for text in texts.values() for _, norm in text)
    named = Surroundings(_words(counted), ContextNetwork(FIRST_WORD).tables())
    generator = torch.Generator().manual_seed(seed)
    network = ContextNetwork(FIRST_WORD + len(named.words), generator, _likely(counted, named.words))
    places = _places(texts, named, language)
    placed = Placed(network, _DECAY, processor or Processor(), generator)
    written = torch.tensor([[UNKNOWN, 0, 0, 0]] * FIRST_WORD + [list(named.numbers(word)) for word in named.words])
    batches = _batches(len(places.at), generator)
    for done in range(total):
        cancel.check()
        loss = _loss(placed, places, written, next(batches), generator)
        stepped(placed.step(loss, _RATE * one_cycle(done / total), _CLIPPING))
    placed.keep()
    network.eval()
    return Surroundings(named.words, network.tables())


def _batch(count: int) -> int:
    return max(_SMALLEST_BATCH, min(_BATCH, count // _STEPS_A_PASS))


def _words(counted: Counter[str]) -> dict[str, int]:
    often = [word for word, count in counted.most_common(_WORDS) if count >= _RARE]
    return {word: number for number, word in enumerate(sorted(often), start=FIRST_WORD)}


def _likely(counted: Counter[str], words: Mapping[str, int]) -> Tensor:
    total = sum(counted.values())
    return torch.tensor([math.log(1e-4)] * FIRST_WORD + [math.log(counted[word] / total) for word in words])


def _places(texts: Mapping[str, Sequence[Pair]], named: Surroundings, language: Language) -> _Places:
    choices = _Choices(texts, named, language)
    edge = [named.numbers(EDGE)] * REACH
    norms, at, forms, right = list(edge), [], [], []
    for text in texts.values():
        for form, norm in text:
            at.append(len(norms))
            norms.append(named.numbers(norm))
            number, place = choices.of(form, norm)
            forms.append(number)
            right.append(place)
        norms += edge
    return _Places(
        torch.tensor(norms),
        torch.tensor(at),
        torch.tensor(forms),
        torch.tensor(choices.rows),
        torch.tensor(choices.prior),
        torch.tensor(right),
    )


class _Choices:
    """What each form may stand for, by what its light and heavy keys stood for, and how likely each is: ``rows`` and
    the logarithms of shares ``prior``, CHOICES a form."""

    def __init__(self, texts: Mapping[str, Sequence[Pair]], named: Surroundings, language: Language) -> None:
        self.rows: list[list[tuple[int, ...]]] = []
        self.prior: list[list[float]] = []
        self._named, self._language = named, language
        self._light: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._heavy: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._known: dict[str, tuple[int, dict[str, int]]] = {}
        for form, norm in chain.from_iterable(texts.values()):
            self._light[language.light(form)][norm] += 1
            self._heavy[language.heavy(form)][norm] += 1

    def of(self, form: str, norm: str) -> tuple[int, int]:
        """The number of a form, and the place of a normalization among its choices or -1."""
        if form not in self._known:
            self._known[form] = self._made(form)
        number, places = self._known[form]
        return number, places.get(norm, -1)

    def _made(self, form: str) -> tuple[int, dict[str, int]]:
        light, heavy = self._light[self._language.light(form)], self._heavy[self._language.heavy(form)]
        ranked = dict.fromkeys(norm for table in (light, heavy) for norm, _ in table.most_common(_CHOICES))
        norms = list(ranked)[:_CHOICES]
        total, of_heavy = light.total(), _OF_HEAVY * light.total() / heavy.total()
        shares = [light[norm] + of_heavy * heavy[norm] + _UNSEEN for norm in norms]
        missing = _CHOICES - len(norms)
        self.rows.append([*(self._named.numbers(norm) for norm in norms), *[(UNKNOWN, 0, 0, 0)] * missing])
        self.prior.append([math.log(share / ((1 + _OF_HEAVY) * total + 1)) for share in shares] + [_NEVER] * missing)
        return len(self.rows) - 1, {norm: place for place, norm in enumerate(norms)}


def _batches(count: int, generator: torch.Generator) -> Iterator[Tensor]:
    """Batches without end, all tokens once a pass, in random order."""
    while True:
        yield from torch.split(torch.randperm(count, generator=generator), _batch(count))


def _loss(
    placed: Placed[ContextNetwork], places: _Places, written: Tensor, rows: Tensor, generator: torch.Generator
) -> Loss[ContextNetwork]:
    """The loss of the tokens in some rows, as a function of the network and of what draws its dropout."""
    around = places.norms[places.at[rows, None] + _SHIFTS]
    hidden = torch.rand(around.shape[:2], generator=generator) < _HIDE_WORD
    around[..., 0] = torch.where(hidden, UNKNOWN, around[..., 0])
    words, form = places.norms[places.at[rows], 0], places.form[rows]
    batch = around, words, places.choices[form], places.prior[form], places.right[rows], written

    def loss(network: ContextNetwork, noise: torch.Generator | None) -> Tensor:
        around, words, choices, prior, right, written = placed.send(*batch)
        units = network.units(around, _DROPOUT, noise)
        among_all = cross_entropy(units @ network.written(written).T + network.likely, words)
        scores = prior + (network.written(choices) @ units[:, :, None]).squeeze(-1)
        among_choices = cross_entropy(scores, right, ignore_index=-1, reduction="sum") / max(1, len(right))
        return _ALL_WORDS * among_all + among_choices

    return loss
