"""Context-aware rewrite rules, learned from alignments and applied under the eye of a lexicon.

After the normalizer "RuleBased" of Norma (Bollmann, Petran and Dipper 2011; Bollmann 2012, section 3): each pair of
form and normalization is read as a sequence of rules, characters that stay the same included, and a form is rewritten
from left to right by the cheapest sequence of rules that ends in a word of the lexicon. Between any two characters
there is a slot of its own, in which characters are added, or nothing; so that adding nothing is weighed as well.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count as numbers

from histnorm_gui.core.alignment import MAX_LENGTH, Aligner, Labels
from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.trie import ROOT

MAX_STATES = 5000
"""So many states of the search are looked at for one form; the normal case is some hundred."""

MORE_STATES = 100
"""So many more states for the answers after the first one, which is the one that counts."""

BOUNDARY = ""
"""The context of a rule at the beginning (left) and at the end (right) of a word."""


@dataclass(frozen=True, slots=True)
class Rule:
    """``source`` (empty where something is added) becomes ``target`` (empty where something is dropped).

    It does so between ``left``, the last character written so far, and ``right``, the next one to be read; each is
    BOUNDARY where there is none.
    """

    source: str
    target: str
    left: str
    right: str


def paired_labels(form: str, norm: str) -> Labels:
    """The plain Levenshtein alignment that rules are read from: where it has a choice it pairs characters.

    So "he" and "er" become one rule for the whole word, where dropping "h" and adding "r" would take as many edits but
    make two rules that do harm elsewhere (0.4 to 1.2 points of word accuracy on Early New High German manuscripts).
    """
    if max(len(form), len(norm)) > MAX_LENGTH:
        return Aligner.plain().align(form, norm)
    rows = [list(range(len(norm) + 1))]
    for i, character in enumerate(form, start=1):
        above, row = rows[-1], [i]
        for j, written in enumerate(norm):
            row.append(min(above[j] + (character != written), above[j + 1] + 1, row[j] + 1))
        rows.append(row)
    labels = [""] * (len(form) + 1)
    i, j = len(form), len(norm)
    while i or j:
        here = rows[i][j]
        if i and j and here == rows[i - 1][j - 1] + (form[i - 1] != norm[j - 1]):
            i, j = i - 1, j - 1
            labels[i + 1] = norm[j] + labels[i + 1]
        elif i and here == rows[i - 1][j] + 1:
            i -= 1
        else:
            j -= 1
            labels[i] = norm[j] + labels[i]
    return tuple(labels)


def rules_of(form: str, labels: Labels) -> list[Rule]:
    """The rules that rewrite a form by an alignment (one label for the start of the word, one a character).

    Neighbouring changes are one rule; there is a rule for each character that stays, and for each slot between rules
    that read something, where nothing is added.
    """
    rules: list[Rule] = []
    position, written = 0, ""
    for source, target in _steps(form, labels):
        if source and (not rules or rules[-1].source):
            rules.append(Rule("", "", written[-1:], source[0]))
        end = position + len(source)
        rules.append(Rule(source, target, written[-1:], form[end : end + 1]))
        position, written = end, written + target
    if not rules or rules[-1].source:
        rules.append(Rule("", "", written[-1:], BOUNDARY))
    return rules


def _steps(form: str, labels: Labels) -> list[tuple[str, str]]:
    """What is read and what is written, step by step: a change takes in the changes beside it."""
    steps: list[tuple[str, str]] = []
    changed = False
    for character, label in zip(("", *form), labels, strict=True):
        same = bool(character) and label.startswith(character)
        parts = [(character, character), ("", label[1:])] if same else [(character, label)]
        for source, target in parts:
            if source == target == "":
                continue
            change = source != target
            if change and changed:
                source, target = steps[-1][0] + source, steps[-1][1] + target
                steps[-1] = (source, target)
            else:
                steps.append((source, target))
            changed = change
    return steps


@dataclass(frozen=True, slots=True)
class Rewriting:
    """A word that rules make of a form; ``score`` is from 0 to 1: the number of steps by their summed cost."""

    norm: str
    score: float


class RuleTable:
    """Rules with their frequencies. Immutable; safe across threads."""

    def __init__(self, rules: Mapping[Rule, int]) -> None:
        self._targets: dict[tuple[str, str, str], list[tuple[str, int]]] = {}
        for rule in sorted(rules, key=lambda rule: (rule.source, rule.target, rule.left, rule.right)):
            self._targets.setdefault((rule.left, rule.source, rule.right), []).append((rule.target, rules[rule]))
        lengths: dict[str, set[int]] = {}
        for rule in rules:
            lengths.setdefault(rule.source[:1], set()).add(len(rule.source))
        self._lengths = {first: sorted(found) for first, found in lengths.items()}
        # Where few rules fit, each is trusted less than its share says.
        self._floor = 2 * (sum(rules.values()) // len(rules)) if rules else 0

    @staticmethod
    def learn(pairs: Mapping[tuple[str, str], int], cancel: CancelToken | None = None) -> RuleTable:
        """The rules of (form, normalization) pairs, with how often each occurs; raises Cancelled."""
        rules: Counter[Rule] = Counter()
        for (form, norm), occurrences in pairs.items():
            if cancel is not None:
                cancel.check()
            for rule in rules_of(form, paired_labels(form, norm)):
                rules[rule] += occurrences
        return RuleTable(rules)

    def __len__(self) -> int:
        """How many different contexts and sources there are rules for."""
        return len(self._targets)

    def rewrite(self, form: str, lexicon: Lexicon, *, count: int = 1) -> list[Rewriting]:
        """At most ``count`` words of the lexicon that the rules make of a form, best first; empty where none fits.

        The search is best first over (position, beginning of a word in the lexicon) and gives up after
        MAX_STATES, or MORE_STATES after the first answer.
        """
        return list(self._search(form, lexicon, count)) if form else []

    def _search(self, form: str, lexicon: Lexicon, count: int) -> Iterator[Rewriting]:
        tries = lexicon.tries()
        last = 2 * len(form) + 1  # steps: the slot before each character, the character, and the slot at the end
        order = numbers()
        queue = [(float(last), next(order), 0.0, 0, ROOT, number) for number in range(len(tries))]
        cheapest: dict[tuple[int, int, int], float] = {}
        options: dict[tuple[int, str], list[tuple[str, int, float]]] = {}
        left_over = MAX_STATES
        while queue and count and left_over:
            left_over -= 1
            _, _, cost, step, node, number = heapq.heappop(queue)
            trie = tries[number]
            if cheapest.get((step, node, number), cost) < cost:
                continue
            if step == last:
                if trie.is_word(node):
                    count, left_over = count - 1, min(left_over, MORE_STATES)
                    yield Rewriting(trie.word(node), min(1.0, last / cost))
                continue
            left = trie.letter(node) if node else BOUNDARY
            found = options.get((step, left))
            if found is None:
                found = options[step, left] = self._options(form, step, left)
            for target, end, price in found:
                reached = trie.walk(node, target)
                if reached < 0:
                    continue
                state = (end, reached, number)
                total = cost + price
                if cheapest.get(state, total + 1) > total:
                    cheapest[state] = total
                    heapq.heappush(queue, (total + last - end, next(order), total, *state))

    def _options(self, form: str, step: int, left: str) -> list[tuple[str, int, float]]:
        """The rules that fit at a step after ``left`` was written: target, step reached, and cost (1 or more)."""
        position = step // 2
        found: list[tuple[str, int, int, int]] = []
        for length in self._lengths.get(form[position], ()) if step % 2 else (0,):
            end = position + length
            if end > len(form):
                break
            key = (left, form[position:end], form[end : end + 1])
            steps = max(1, 2 * length - 1)
            found += [(target, step + steps, steps, number) for target, number in self._targets.get(key, ())]
        together = max(self._floor, sum(number for _, _, _, number in found))
        return [(target, reached, steps * together / number) for target, reached, steps, number in found]
