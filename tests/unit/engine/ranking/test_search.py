"""Searching for many forms in the same steps finds what a search state by state and label by label finds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nlargest

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.engine.languages import load
from histnorm_gui.engine.ranking.beams import BeamSearch, Branches
from histnorm_gui.engine.ranking.channel import Channel
from histnorm_gui.engine.ranking.free import read, readings
from histnorm_gui.engine.ranking.label_tree import LabelTree
from histnorm_gui.engine.ranking.search import words
from histnorm_gui.engine.trie import ROOT, Trie

NEUTRAL = load("neutral")
Likely = Sequence[tuple[str, float]]

PLACES: Sequence[Likely] = (
    (("a", 0.4), ("b", 0.4), ("", 0.1), ("ab", 0.1)),
    (("b", 0.5), ("c", 0.25), ("bc", 0.2), ("cab", 0.05)),
    (("", 0.6), ("c", 0.3), ("ca", 0.1)),
    (("x", 1.0),),
)
form = st.lists(st.sampled_from(PLACES), max_size=5)
listed = st.sets(st.text("abcd", min_size=1, max_size=6), max_size=60)


def one_by_one(trie: Trie, places: Sequence[Likely], beam: int, threshold: float) -> Mapping[str, float]:
    states = {ROOT: 1.0}
    for labels in places:
        grown: dict[int, float] = {}
        least = max(states.values()) * labels[0][1] * threshold
        for state, value in states.items():
            for label, chance in labels:
                node = trie.walk(state, label)
                if value * chance >= least and node >= 0:
                    grown[node] = grown.get(node, 0.0) + value * chance
        if len(grown) > beam:
            grown = dict(nlargest(beam, grown.items(), key=lambda item: item[1]))
        states = {node: value for node, value in grown.items() if value >= max(grown.values()) * threshold}
        if not states:
            return {}
    return {trie.word(node): value for node, value in states.items() if places and trie.is_word(node)}


@given(listed, st.lists(form, max_size=5), st.sampled_from([2, 5, 200]), st.sampled_from([1e-6, 0.05, 0.3]))
def test_it_finds_the_same_words_in_the_same_order(
    listed: set[str], forms: list[list[Likely]], beam: int, threshold: float
) -> None:
    trie, tree = Trie(listed), LabelTree()
    branches = {
        id(place): Branches(tree.nodes(label for label, _ in place), np.array([chance for _, chance in place]))
        for place in PLACES
    }
    found = BeamSearch(trie, tree, beam, threshold).words([[branches[id(place)] for place in form] for form in forms])
    assert [dict(words) for words in found] == [one_by_one(trie, form, beam, threshold) for form in forms]
    assert [[word for word, _ in words] for words in found] == [
        list(one_by_one(trie, form, beam, threshold)) for form in forms
    ]


EVEN: Sequence[Likely] = (
    (("a", 0.5), ("ab", 0.25), ("", 0.125), ("b", 0.125)),
    (("b", 0.5), ("", 0.5)),
    (("c", 0.5), ("bc", 0.25), ("a", 0.125), ("", 0.0625), ("abc", 0.0625)),
    (("x", 1.0),),
)
"""Whose products and sums are exact, so that equal ones are equal however they came about."""


def freely(places: Sequence[Likely], beam: int, choices: int) -> list[tuple[str, float]]:
    states = {"": 1.0}
    for labels in places:
        grown: dict[str, float] = {}
        for label, chance in labels[:choices]:
            for text, value in states.items():
                grown[text + label] = grown.get(text + label, 0.0) + value * chance
        states = dict(sorted(grown.items(), key=lambda item: -item[1])[:beam])
    return [(text, value) for text, value in states.items() if places and text]


@given(
    st.lists(st.lists(st.sampled_from(EVEN), max_size=6), max_size=5),
    st.sampled_from([1, 3, 40]),
    st.sampled_from([1, 3, 8]),
)
def test_free_readings_are_those_of_text_by_text_in_the_same_order(
    forms: list[list[Likely]], beam: int, choices: int
) -> None:
    tree = LabelTree()
    known = {
        id(place): Branches(tree.nodes(label for label, _ in place), np.array([chance for _, chance in place]))
        for place in EVEN
    }
    found = read([[known[id(place)] for place in form] for form in forms], tree, beam, choices)
    assert found == [freely(form, beam, choices) for form in forms]


@pytest.mark.parametrize("search", [readings, lambda channel, forms: words(channel, forms, [Trie(["frau", "vrone"])])])
def test_forms_are_read_together_as_each_alone(search: object) -> None:
    assert callable(search)
    channel = Channel(NEUTRAL)
    channel.fit({("vrouwe", "frau"): 1.0, ("vrone", "frone"): 1.0})
    forms = ["vrouwe", "vro", "", "vrouwe", "vrone", "uro"]
    assert search(channel, forms) == [search(channel, [form])[0] for form in forms]


def test_the_children_of_many_nodes_are_those_of_each() -> None:
    trie = Trie(["ab", "abc", "b", "bäd"])
    nodes = list(range(len(trie)))
    parents, children, letters = trie.all_children(np.array(nodes))
    found = [
        (parent, trie.alphabet[letter], child) for parent, letter, child in zip(parents, letters, children, strict=True)
    ]
    assert found == [(node, letter, child) for node in nodes for letter, child in trie.children(node).items()]
