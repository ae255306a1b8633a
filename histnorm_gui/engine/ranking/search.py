"""Words that a form may stand for: all words of tries at once, and free readings, under a channel."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest

from histnorm_gui.engine.ranking.channel import Channel, Distribution
from histnorm_gui.engine.trie import ROOT, Trie

_LEAST = 1e-6  # labels less likely than this are not tried


def words(
    channel: Channel, form: str, tries: Sequence[Trie], *, beam: int = 200, threshold: float = 6e-6, keep: int = 25
) -> list[tuple[str, float]]:
    """The likeliest words of the tries for a form, with their probabilities, best first.

    A beam search position by position: ``beam`` beginnings are kept, each summed over its alignments; those less
    likely than ``threshold`` times the best are dropped. A word found in several tries is given once.
    """
    positions = [_likely(channel.distribution(context)) for context in channel.contexts(form)]
    found: dict[str, float] = {}
    for trie in tries:
        for node, chance in _nodes(trie, positions, beam, threshold).items():
            if trie.is_word(node):
                found[trie.word(node)] = chance
    return nlargest(keep, found.items(), key=lambda item: item[1])


def _nodes(trie: Trie, positions: Sequence[list[tuple[str, float]]], beam: int, threshold: float) -> dict[int, float]:
    states = {ROOT: 1.0}
    children = trie.children
    for labels in positions:
        grown: dict[int, float] = {}
        highest = max(states.values()) * labels[0][1] * threshold
        for state, value in states.items():
            for label, chance in labels:
                together = value * chance
                if together < highest:
                    break
                node = state
                for letter in label:
                    node = children(node).get(letter, -1)
                    if node < 0:
                        break
                else:
                    grown[node] = grown.get(node, 0.0) + together
        if not grown:
            return {}
        if len(grown) > beam:
            grown = dict(nlargest(beam, grown.items(), key=lambda item: item[1]))
        least = max(grown.values()) * threshold
        states = {node: value for node, value in grown.items() if value >= least}
    return states


def readings(channel: Channel, form: str, *, beam: int = 40, choices: int = 8) -> list[tuple[str, float]]:
    """The likeliest normalizations of a form whether they are words or not, with their probabilities, best first."""
    states = {"": 1.0}
    for context in channel.contexts(form):
        grown: dict[str, float] = {}
        for label, chance in _likely(channel.distribution(context))[:choices]:
            for beginning, value in states.items():
                key = beginning + label
                grown[key] = grown.get(key, 0.0) + value * chance
        states = dict(nlargest(beam, grown.items(), key=lambda item: item[1]))
    return [(norm, chance) for norm, chance in states.items() if norm]


def _likely(chances: Distribution) -> list[tuple[str, float]]:
    labels = [item for item in chances.items() if item[1] >= _LEAST]
    labels.sort(key=lambda item: -item[1])
    return labels or [max(chances.items(), key=lambda item: item[1])]
