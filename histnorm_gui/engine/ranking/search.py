"""Words that forms may stand for: all words of tries at once, under a channel."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from histnorm_gui.engine.ranking.beams import BeamSearch
from histnorm_gui.engine.ranking.channel import Channel
from histnorm_gui.engine.trie import Trie

_AT_ONCE = 64
_chance = itemgetter(1)


def words(
    channel: Channel,
    forms: Sequence[str],
    tries: Sequence[Trie],
    *,
    beam: int = 200,
    threshold: float = 6e-6,
    keep: int = 25,
) -> list[list[tuple[str, float]]]:
    """The likeliest words of the tries for each form, with their probabilities, best first.

    A beam search position by position: ``beam`` beginnings are kept, each summed over its alignments; those less
    likely than ``threshold`` times the best are dropped. A word found in several tries is given once.
    """
    found: list[dict[str, float]] = [{} for _ in forms]
    for start in range(0, len(forms), _AT_ONCE):
        places = channel.branches(forms[start : start + _AT_ONCE])
        for trie in tries:
            search = BeamSearch(trie, channel.tree, beam, threshold)
            for number, ended in enumerate(search.words(places), start):
                found[number].update(ended)
    return [sorted(ended.items(), key=_chance, reverse=True)[:keep] for ended in found]
