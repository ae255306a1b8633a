"""Beam search: the likeliest normalizations of forms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, inf

import torch
from torch import Tensor

from histnorm_gui.engine.encdec.corpus import END, PAD, START, UNKNOWN, Alphabet
from histnorm_gui.engine.encdec.network import EncoderDecoder

Reading = tuple[str, float]
"""A normalization with its probability."""

_POSITIONS = 4096  # characters in all beams that are read at once


def read_all(
    network: EncoderDecoder, alphabet: Alphabet, forms: Sequence[str], beam: int
) -> Iterator[tuple[str, list[Reading]]]:
    """At most ``beam`` normalizations of each distinct form, best first; forms of one length together.

    A normalization is at most ten characters longer than two for each of the form, so that the search ends. There may
    be none when nothing comes to an end within that.
    """
    groups: dict[int, list[str]] = {}
    for form in dict.fromkeys(forms):
        groups.setdefault(len(form), []).append(form)
    for length, members in groups.items():
        step = max(1, _POSITIONS // (beam * length))
        for start in range(0, len(members), step):
            part = members[start : start + step]
            yield from zip(part, _search(network, alphabet, part, beam), strict=True)


@dataclass
class _Beams:
    """What is followed: ``beam`` beginnings of each word; ``symbols`` has shape (steps, words, beam)."""

    symbols: Tensor
    scores: Tensor
    copied: Tensor
    ended: Tensor


def _search(network: EncoderDecoder, alphabet: Alphabet, forms: Sequence[str], beam: int) -> list[list[Reading]]:
    with torch.inference_mode():
        source = torch.tensor(alphabet.numbers(forms)).T
        words = len(forms)
        unknown = (source == UNKNOWN).sum(0).unsqueeze(1)
        memory, state = network.read(source)
        memory = memory.repeat_interleave(beam, 0)
        state = (state[0].repeat_interleave(beam, 1), state[1].repeat_interleave(beam, 1))
        scores = torch.full((words, beam), -inf)
        scores[:, 0] = 0.0
        nothing = torch.zeros((words, beam), dtype=torch.int64)
        beams = _Beams(torch.full((1, words, beam), START), scores, nothing, nothing > 0)
        for _ in range(2 * len(forms[0]) + 10):
            logits, state = network.write(beams.symbols[-1].reshape(1, -1), memory, state)
            origin = _grow(beams, logits[0].view(words, beam, -1), unknown)
            rows = (origin + torch.arange(words).unsqueeze(1) * beam).flatten()
            state = (state[0][:, rows], state[1][:, rows])
            if bool(beams.ended.all()):
                break
    return [_readings(beams, alphabet, form, word) for word, form in enumerate(forms)]


def _grow(beams: _Beams, logits: Tensor, unknown: Tensor) -> Tensor:
    """Add one symbol to each beginning and keep the best; which beginning each comes from."""
    logits[..., PAD] = logits[..., START] = -inf
    # No more unknown characters can be copied than the form has.
    logits[..., UNKNOWN].masked_fill_(beams.copied >= unknown, -inf)
    steps = logits.log_softmax(-1)
    # What has come to its end stays in the race as it is.
    steps[beams.ended] = -inf
    steps[..., END].masked_fill_(beams.ended, 0.0)
    words, beam, symbols = steps.shape
    scores, best = (beams.scores.unsqueeze(-1) + steps).view(words, -1).topk(beam)
    origin, symbol = best // symbols, best % symbols
    history = beams.symbols.gather(2, origin.expand(len(beams.symbols), -1, -1))
    beams.symbols = torch.cat([history, symbol.unsqueeze(0)])
    beams.scores = scores
    beams.copied = beams.copied.gather(1, origin) + (symbol == UNKNOWN)
    # A beginning that cannot be at all (fewer symbols than the beam is wide) is not followed either.
    beams.ended = (symbol == END) | scores.isinf()
    return origin


def _readings(beams: _Beams, alphabet: Alphabet, form: str, word: int) -> list[Reading]:
    found: dict[str, float] = {}
    for place, score in enumerate(beams.scores[word].tolist()):
        numbers = beams.symbols[1:, word, place].tolist()
        if score > -inf and END in numbers:
            norm = alphabet.text(numbers[: numbers.index(END)], form)
            found[norm] = found.get(norm, 0.0) + exp(score)
    return sorted(((norm, min(1.0, chance)) for norm, chance in found.items() if norm), key=lambda item: -item[1])
