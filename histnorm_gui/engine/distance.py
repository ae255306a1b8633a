"""Weighted Levenshtein distance to the words of a lexicon, searched in a trie.

After the normalizer "WLD" of Norma (Bollmann 2012, section 3): what it costs to write one to three characters as
others is learned from alignments, and the words at the least distance are found by best-first search over (characters
read, beginning of a word). The lexicon is never gone through word by word.
"""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from histnorm_gui.core.alignment import Labels
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.trie import BOUNDARY, ROOT, Trie

MAX_DISTANCE = 2.5
"""Words further away are no candidates (the author's own setting for Early New High German)."""

MAX_STATES = 20_000
"""So many states of the search are looked at for one form; the normal case is some hundred."""

MORE_STATES = 500
"""So many more states for the words after the first one, which is the one that counts."""

NGRAM = 3
"""Longest sequence of aligned characters that has a weight of its own."""

_DIVISOR = 7.0  # brings the weights, which are negative logarithms, below the cost of an edit never seen
_UNSEEN = 1.0  # to write a character as another, or to drop it, where training has shown nothing
_SMOOTHING = 0.5
_FAR = math.inf
_PAIRS_A_SOURCE = 6.293  # a sequence is taken to occur at least once in so many pairs, or rare ones would be cheap

_Edit = tuple[str, int, float]  # what is left to be written, characters read, cost


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A word of the lexicon near a form; ``distance`` is from 0 to MAX_DISTANCE."""

    norm: str
    distance: float

    @property
    def score(self) -> float:
        """From 0 to 1: 1 at no distance."""
        return math.exp(-self.distance)


@dataclass(frozen=True, slots=True)
class _Edits:
    """What can be done where three characters are to be read next: ``drops`` pairs characters read with the cost,
    ``writes`` has the other edits by the first letter written, ``least`` the cheapest change by characters read."""

    drops: tuple[tuple[int, float], ...]
    writes: Mapping[str, list[_Edit]]
    least: tuple[tuple[int, float], ...]


class DistanceTable:
    """Costs of edits. To keep a character costs nothing; to write one as any other, or to drop it, costs 1 unless
    training has shown it. Adding is always an edit together with a neighbour. Safe across threads."""

    def __init__(self, costs: Mapping[tuple[str, str], float]) -> None:
        """``costs`` are those of writing a sequence of characters (not empty) as another one."""
        self._costs: dict[str, list[tuple[str, float]]] = {}
        for source, target in sorted(costs):
            self._costs.setdefault(source, []).append((target, costs[source, target]))
        self._edits: dict[str, _Edits] = {}

    @staticmethod
    def learn(aligned: Mapping[tuple[str, Labels], int]) -> DistanceTable:
        """The costs of aligned forms (form and labels, with how often each occurs)."""
        changes: Counter[tuple[str, str]] = Counter()
        sources: Counter[str] = Counter()
        for (form, labels), occurrences in aligned.items():
            for source, target in _sequences(form, labels):
                changes[source, target] += occurrences
                sources[source] += occurrences
        kinds = Counter(source for source, _ in changes)
        floor = sum(aligned.values()) / _PAIRS_A_SOURCE
        costs: dict[tuple[str, str], float] = {}
        for (source, target), occurrences in changes.items():
            if source and source != target:
                total = max(floor, sources[source]) + _SMOOTHING * kinds[source]
                costs[source, target] = -math.log((occurrences + _SMOOTHING) / total) / _DIVISOR
        return DistanceTable(costs)

    def __len__(self) -> int:
        """How many sequences have costs of their own."""
        return len(self._costs)

    def nearest(
        self, form: str, lexicon: Lexicon, *, count: int = 1, limit: float = MAX_DISTANCE, states: int = MAX_STATES
    ) -> list[Neighbour]:
        """At most ``count`` words within ``limit`` of a form, the nearest first; empty where none is found.

        The distances found are the least ones; the search gives up, with what it has, after so many ``states``, or
        MORE_STATES after the first word.
        """
        if not form or count < 1:
            return []
        return list(islice(_Search(self, form, lexicon, limit).neighbours(states), count))

    def edits(self, following: str) -> _Edits:
        """What can be done where ``following`` (one to NGRAM characters) is to be read next."""
        found = self._edits.get(following)
        if found is None:
            found = self._edits[following] = self._work_out(following)
        return found

    def _work_out(self, following: str) -> _Edits:
        drops = {1: _UNSEEN}
        least = {1: _UNSEEN}
        writes: dict[str, list[_Edit]] = {following[0]: [("", 1, 0.0)]}
        for length in range(1, len(following) + 1):
            for target, cost in self._costs.get(following[:length], ()):
                least[length] = min(cost, least.get(length, cost))
                if target:
                    writes.setdefault(target[0], []).append((target[1:], length, cost))
                else:
                    drops[length] = cost
        for edits in writes.values():
            edits.sort(key=lambda edit: edit[2])
        return _Edits(tuple(drops.items()), writes, tuple(least.items()))


def _sequences(form: str, labels: Labels) -> Iterator[tuple[str, str]]:
    """All sequences of one to NGRAM aligned characters: what is read, what is written."""
    steps = [("", labels[0])] if labels[0] else []
    for character, label in zip(form, labels[1:], strict=True):
        if len(label) > 1 and label.startswith(character):
            steps += [(character, character), ("", label[1:])]
        else:
            steps.append((character, label))
    for start in range(len(steps)):
        source = target = ""
        for step_source, step_target in steps[start : start + NGRAM]:
            source, target = source + step_source, target + step_target
            yield source, target


class _Search:
    """The best-first search for one form (A*).

    A state is a position in the form and a node of one of the tries, packed into one number; the last bit is 0 for
    what is left for later. Of states that promise the same the greater number has its turn first: words added to the
    lexicon (decided before, that is) before the others, and longer ones before shorter ones.
    """

    def __init__(self, table: DistanceTable, form: str, lexicon: Lexicon, limit: float) -> None:
        self._length = len(form)
        self._tries = lexicon.tries()
        self._nodes = max(map(len, self._tries), default=0)
        self._edits = [table.edits(form[start : start + NGRAM]) for start in range(len(form))]
        self._ahead = _least_ahead(form, self._edits, lexicon)
        self._limit = limit
        self._cheapest: dict[int, float] = {}
        # (least distance of a word that can still be reached, state with a minus, distance so far)
        self._queue: list[tuple[float, int, float]] = []
        for number in range(len(self._tries)):
            self._push(number * self._nodes + ROOT, 0, 0.0)

    def neighbours(self, states: int) -> Iterator[Neighbour]:
        """The words in the order of their distance."""
        queue, positions = self._queue, self._length + 1
        while queue and states:
            states -= 1
            _, state, cost = heapq.heappop(queue)
            rest, now = divmod(-state, 2)
            place, position = divmod(rest, positions)
            number, node = divmod(place, self._nodes)
            trie = self._tries[number]
            if not now:
                for child in trie.children(node).values():
                    self._push(number * self._nodes + child, position + 1, cost)
            elif self._cheapest[-state] < cost:
                continue
            elif position < self._length:
                self._expand(trie, node, place - node, position, cost)
            elif trie.is_word(node):
                states = min(states, MORE_STATES)
                yield Neighbour(trie.word(node), cost)

    def _expand(self, trie: Trie, node: int, first: int, position: int, cost: float) -> None:
        """Look at what can be done at a state; ``first`` is the number of the trie's own first place."""
        edits = self._edits[position]
        for length, price in edits.drops:
            self._push(first + node, position + length, cost + price)
        children, writes = trie.children(node), edits.writes
        letters = children if len(children) < len(writes) else writes
        ahead, limit, cheapest, queue = self._ahead, self._limit, self._cheapest, self._queue
        positions = self._length + 1
        for letter in letters:
            child = children.get(letter)
            if child is None or letter not in writes:
                continue
            for rest, length, price in writes[letter]:
                total = cost + price
                if total > limit:
                    break
                # The same as _push, written out: nearly all the time of the search is spent here.
                least = total + ahead[position + length]
                reached = trie.walk(child, rest) if rest else child
                if reached >= 0 and least <= limit:
                    state = 2 * ((first + reached) * positions + position + length) + 1
                    if cheapest.get(state, _FAR) > total:
                        cheapest[state] = total
                        heapq.heappush(queue, (least, -state, total))
        # Any other letter: many states, and dear ones, so they are made only when it is their turn.
        least = cost + _UNSEEN + ahead[position + 1]
        if least <= limit:
            heapq.heappush(queue, (least, -2 * ((first + node) * positions + position), cost + _UNSEEN))

    def _push(self, place: int, position: int, cost: float) -> None:
        least = cost + self._ahead[position]
        state = 2 * (place * (self._length + 1) + position) + 1
        if least <= self._limit and self._cheapest.get(state, _FAR) > cost:
            self._cheapest[state] = cost
            heapq.heappush(self._queue, (least, -state, cost))


def _least_ahead(form: str, edits: list[_Edits], lexicon: Lexicon) -> list[float]:
    """What the rest of a form costs at least, from each position: characters can only be kept side by side where some
    word of the lexicon has them so. Never more than the true cost, which keeps the search exact."""
    pairs = lexicon.pairs()
    least = [0.0] * (len(form) + 1)
    after_kept = [0.0] * (len(form) + 1)  # the same where the character before was kept
    for position in range(len(form) - 1, -1, -1):
        changed = min(price + least[position + length] for length, price in edits[position].least)
        kept = after_kept[position + 1] if form[position] in pairs else _FAR
        if position == len(form) - 1 and form[position] + BOUNDARY not in pairs:
            kept = _FAR
        least[position] = min(changed, kept)
        after_kept[position] = min(changed, kept if form[position - 1 : position + 1] in pairs else _FAR)
    return least
