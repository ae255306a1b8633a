"""The systems that can be named on the command line and in a project.

What a system needs is loaded when it is made: only the networks load torch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.base import Assistant, Example, Normalizer
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.hybrid import Hybrid
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.memory import Memory
from histnorm_gui.engine.tagger.recipe import RECIPES

if TYPE_CHECKING:
    from histnorm_gui.engine.prepared import Prepared

HYBRID = "memory+"
"""Before the name of any other system: memory answers for the words that it knows."""


class Others(StrEnum):
    """What a system does with the words of other manuscripts."""

    UNUSED = "unused"  # looks at its own manuscript alone
    ADDED = "added"  # learns from them as from its own
    TAKEN = "taken"  # takes them manuscript by manuscript
    NEEDED = "needed"  # likewise, and is another system without them


@dataclass(frozen=True, slots=True)
class Traits:
    """What an experiment has to know of a system: what it does with ``others``, whether a ``recipe`` says how it is
    trained, whether it searches a ``lexicon``, whether chance has a part in it (``seeded``), whether it can do without
    any word of the manuscript (``from_nothing``), and whether it is put together of ``parts`` that can be prepared and
    switched off."""

    others: Others
    recipe: bool = False
    lexicon: bool = False
    seeded: bool = False
    from_nothing: bool = False
    parts: bool = False


TRAITS: Mapping[str, Traits] = MappingProxyType(
    {
        "default": Traits(Others.TAKEN, lexicon=True, seeded=True, from_nothing=True, parts=True),
        "memory": Traits(Others.ADDED, from_nothing=True),
        "bilstm": Traits(Others.UNUSED, recipe=True, seeded=True),
        "mtl": Traits(Others.NEEDED, recipe=True, seeded=True),
        "norma-star": Traits(Others.ADDED, lexicon=True),
        "norma": Traits(Others.ADDED, lexicon=True),
        "crf": Traits(Others.TAKEN, seeded=True),
        "encdec": Traits(Others.ADDED, lexicon=True, seeded=True),
    }
)
SYSTEMS = tuple(TRAITS)
"""default: all sources combined; memory: seen forms alone; bilstm: the tagger alone; mtl: the tagger, learning from
other manuscripts too; norma-star and norma: rules and distance, without and with a word list before them; crf: the CRF
of the paper; encdec: the encoder-decoder with attention. "memory+NAME" is memory in front of any other."""


def traits(system: str) -> Traits:
    """The traits of a system, also of "memory+NAME"; UserError (SYSTEM_UNKNOWN) for names that are not known."""
    name = system.removeprefix(HYBRID)
    if name not in TRAITS or (name == "memory" and system != name):
        raise UserError(ErrorCode.SYSTEM_UNKNOWN, system=system, known=SYSTEMS)
    return TRAITS[name]


def with_others(
    system: str, examples: Sequence[Example], auxiliary: Mapping[str, Sequence[Example]]
) -> tuple[list[Example], Mapping[str, Sequence[Example]]]:
    """What to fit a system on: its examples, and other manuscripts where it takes them as such.

    Where they are simply added, they come first, so that the manuscript's own words are the newest.
    """
    others = traits(system).others
    if others is Others.ADDED:
        return [example for rows in auxiliary.values() for example in rows] + list(examples), {}
    return list(examples), {} if others is Others.UNUSED else auxiliary


def make(
    system: str,
    recipe_name: str,
    *,
    seed: int = 1,
    threads: int = 1,
    lexicon: Lexicon | None = None,
    prepared: Prepared | None = None,
    processor: Processor | None = None,
) -> Normalizer:
    """A system by name, with nothing learned yet.

    ``lexicon`` is the word list of the systems that search one; without it they search what they have learned from.
    ``prepared`` is for those that have parts. ``processor`` is what networks are trained on (None: the CPU).
    Raises UserError: SYSTEM_UNKNOWN for names that are not known, SYSTEM_UNAVAILABLE where its library is missing.
    """
    traits(system)
    if recipe_name not in RECIPES:
        raise UserError(ErrorCode.SYSTEM_UNKNOWN, system=recipe_name, known=tuple(RECIPES))
    if system == "memory":
        return Memory()
    if system.startswith(HYBRID):
        behind = system.removeprefix(HYBRID)
        then = make(
            behind,
            recipe_name,
            seed=seed,
            threads=threads,
            lexicon=lexicon,
            prepared=prepared,
            processor=processor,
        )
        return Hybrid(Memory(), then)
    if system == "default":
        from histnorm_gui.engine.combine import Combined

        return Combined(lexicon, seed=seed, threads=threads, prepared=prepared, processor=processor)
    if system in ("norma-star", "norma"):
        from histnorm_gui.engine.norma import Norma

        return Norma(lexicon or Lexicon(), with_word_list=system == "norma")
    if system == "crf":
        from histnorm_gui.engine.crf import Crf

        return Crf(seed=seed)
    if system == "encdec":
        from histnorm_gui.engine.encdec.normalizer import EncoderDecoderNormalizer

        return EncoderDecoderNormalizer(lexicon=lexicon, seed=seed, threads=threads, processor=processor)
    from histnorm_gui.engine.tagger.normalizer import TaggerNormalizer

    return TaggerNormalizer(system, RECIPES[recipe_name], seed=seed, threads=threads, processor=processor)


def make_assistant(
    system: str,
    recipe_name: str,
    *,
    seed: int = 1,
    threads: int = 1,
    lexicon: Lexicon | None = None,
    prepared: Prepared | None = None,
    processor: Processor | None = None,
) -> Assistant:
    """A system by name that follows an editor through a text; arguments and errors as those of ``make``.

    One that cannot do so by itself gets a memory in front of it, "memory+NAME" and NAME alike, and is trained anew on
    the decided words whenever it is told to retrain.
    """
    traits(system)
    name = system.removeprefix(HYBRID)
    made = make(name, recipe_name, seed=seed, threads=threads, lexicon=lexicon, prepared=prepared, processor=processor)
    if isinstance(made, Assistant):
        return made
    from histnorm_gui.engine.assistant import RetrainedAssistant

    return RetrainedAssistant(None if isinstance(made, Memory) else made, seed=seed)
