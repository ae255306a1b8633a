"""Experiments over systems, settings, manuscripts, training sizes and seeds: which cells there are.

Sections 4 and 5 of the paper: in setting S a system learns from the first words of one manuscript, in setting S+A from
these and from 10,000 words sampled from all other manuscripts. In setting S+O, that of a whole project, it learns from
these and from all words of the others' training parts.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeVar

import numpy as np

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.results import ALL, ALONE, NO_RECIPE, WITH_ALL, WITH_OTHERS, WITH_PHONES, Cell
from histnorm_gui.engine.systems import Others, traits, with_others

_T = TypeVar("_T")

AUXILIARY_TOKENS = 10_000
"""Words that are sampled from all other manuscripts together (section 4 of the paper)."""
PHONES = "phones"
"""The name under which pronunciations are learned, in the place of another manuscript's siglum."""
AUXILIARY_ONLY = ("x02", "x35")
"""Two short manuscripts of the Anselm corpus that the paper does not measure on."""
TWELVE = ("B", "D3", "B2", "KJ1499", "N4", "M", "M10", "N3", "Ka", "Sa2", "Le", "We")
"""Twelve manuscripts of the Anselm corpus from all its regions, for experiments that take long."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A manuscript: what is learned from, and the rows that are measured on (``gold``), both in reading order.

    A gold row without a form is answered with ``formless``, what such rows most often have in the training part.
    """

    train: tuple[Example, ...]
    gold: tuple[Example, ...]
    formless: str = ""


@dataclass(frozen=True, slots=True)
class Corpus:
    """All manuscripts by siglum, from the folder ``path``, measured on the ``part`` "dev" or "test"; ``lexicon`` is the
    lines of a word list, ``phones`` words with their pronunciation, each with its name; ``text`` is what was
    done to all forms and normalizations, as in ``results.Cell``."""

    part: str
    manuscripts: Mapping[str, Parts]
    path: str = ""
    lexicon: tuple[str, ...] = ()
    lexicon_name: str = ""
    phones: tuple[Example, ...] = ()
    phones_name: str = ""
    text: str = ""

    @property
    def lexicon_id(self) -> str:
        """The name of the word list with a checksum of its lines, empty where there is none."""
        return named_checksum(self.lexicon_name, self.lexicon)

    @property
    def phones_id(self) -> str:
        """The name of the list of pronunciations with a checksum of it, empty where there is none."""
        return named_checksum(self.phones_name, [f"{example.form}\t{example.norm}" for example in self.phones])


def named_checksum(name: str, lines: Sequence[str]) -> str:
    """A name of a list with a checksum of its lines, which tells others of that name apart; empty for none."""
    return f"{name}:{zlib.crc32(chr(10).join(lines).encode('utf-8')):08x}" if lines else ""


@dataclass(frozen=True, slots=True)
class Grid:
    """What is to be measured: every combination that makes sense. A size ALL is the whole training part.

    ``samples`` above 0: so many stretches of the training part instead of its first words, where the size is neither
    ALL nor 0. ``without``: parts to be switched off (several with + between them), each entry measured by itself
    beside the whole system.
    """

    systems: Sequence[str]
    settings: Sequence[str]
    manuscripts: Sequence[str]
    sizes: Sequence[int] = (ALL,)
    seeds: Sequence[int] = (1,)
    recipe: str = "default"
    samples: int = 0
    without: Sequence[str] = ()


def fits(system: str, setting: str) -> bool:
    """Whether a system can be measured in a setting; UserError for an unknown one.

    A system that looks at its own manuscript alone has no S+A; multi-task learning has no S, which is the tagger, and
    it alone can learn pronunciations beside normalizations.
    """
    others = traits(system).others
    if setting == WITH_PHONES:
        return others is Others.NEEDED
    return others is not (Others.NEEDED if setting == ALONE else Others.UNUSED)


def plan(grid: Grid, corpus: Corpus) -> list[Cell]:
    """The cells of a grid, whole tables first: seed by seed, system by system.

    Sizes beyond a manuscript's training part are left out, and so are further seeds where chance has no part, size 0
    for systems that cannot do without any word, and settings with others where there are none. Raises UserError for
    unknown systems and manuscripts.
    """
    for siglum in grid.manuscripts:
        if siglum not in corpus.manuscripts:
            known = tuple(sorted(corpus.manuscripts))
            raise UserError(ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN, siglum=siglum, path=corpus.path, known=known)
    return list(dict.fromkeys(_cells(grid, corpus)))


def _cells(grid: Grid, corpus: Corpus) -> Iterator[Cell]:
    lexicon_id, phones_id = corpus.lexicon_id, corpus.phones_id
    for number, seed in enumerate(grid.seeds):
        for system in grid.systems:
            about = traits(system)
            recipe = grid.recipe if about.recipe else NO_RECIPE
            for setting in grid.settings:
                lexicon = phones_id if setting == WITH_PHONES else lexicon_id if about.lexicon else ""
                chance = about.seeded or setting in (WITH_OTHERS, WITH_PHONES)
                if setting in (WITH_OTHERS, WITH_ALL) and len(corpus.manuscripts) < 2:
                    continue
                if not fits(system, setting) or (number and not chance):
                    continue
                sizes = [size for size in grid.sizes if size or begins(system, setting)]
                for siglum in grid.manuscripts:
                    longest = len(corpus.manuscripts[siglum].train)
                    for size, sample in product((size for size in sizes if size <= longest), ("", *_samples(grid))):
                        if bool(sample) is not bool(grid.samples and size not in (ALL, 0)):
                            continue
                        for without in ("", *grid.without) if about.parts else ("",):
                            cell = Cell(system, recipe, setting, siglum, size, seed, corpus.part, lexicon)
                            yield replace(cell, sample=sample, text=corpus.text, without=without)


def _samples(grid: Grid) -> list[str]:
    return [f"{number}/{grid.samples}" for number in range(1, grid.samples + 1)]


def begins(system: str, setting: str) -> bool:
    """Whether a system can be measured in a setting without any word of the manuscript itself.

    One to which others are simply added learns from them; of those that take them apart not every one can.
    """
    about = traits(system)
    return about.from_nothing or (setting in (WITH_OTHERS, WITH_ALL) and about.others is Others.ADDED)


def sampled_others(corpus: Corpus, siglum: str, seed: int, tokens: int = AUXILIARY_TOKENS) -> dict[str, list[Example]]:
    """So many words drawn from the training parts of all other manuscripts, in reading order, by siglum.

    The same manuscript and seed give the same words for every system.
    """
    pool = [
        (other, example) for other, parts in corpus.manuscripts.items() if other != siglum for example in parts.train
    ]
    sample: dict[str, list[Example]] = {}
    for other, example in sampled(pool, tokens, [seed, zlib.crc32(siglum.encode("utf-8"))]):
        sample.setdefault(other, []).append(example)
    return sample


def sampled(items: Sequence[_T], count: int, seed: Sequence[int]) -> list[_T]:
    """So many items drawn at random, in their order; all where there are no more."""
    generator = np.random.default_rng(seed)
    chosen = np.sort(generator.choice(len(items), min(count, len(items)), replace=False))
    return [items[index] for index in chosen.tolist()]


def training_data(cell: Cell, corpus: Corpus) -> tuple[list[Example], Mapping[str, Sequence[Example]], int]:
    """What a cell's system learns from: examples, other manuscripts kept apart, and the number of its own words."""
    train = list(corpus.manuscripts[cell.manuscript].train)
    if cell.size != ALL:
        start = _start(cell.sample, len(train) - cell.size)
        train = train[start : start + cell.size]
    sample: Mapping[str, Sequence[Example]] = {}
    if cell.setting == WITH_ALL:
        sample = {name: parts.train for name, parts in corpus.manuscripts.items() if name != cell.manuscript}
    elif cell.setting == WITH_OTHERS:
        sample = sampled_others(corpus, cell.manuscript, cell.seed)
    elif cell.setting == WITH_PHONES:
        sample = {PHONES: sampled(corpus.phones, AUXILIARY_TOKENS, [cell.seed])}
    examples, auxiliary = with_others(cell.system, train, sample)
    return examples, auxiliary, len(train)


def _start(sample: str, room: int) -> int:
    """Where a sample ("3/10") begins: the first at the beginning, the last at the end, all evenly far apart."""
    number, _, count = sample.partition("/")
    return round((int(number) - 1) * room / (int(count) - 1)) if count and int(count) > 1 else 0
