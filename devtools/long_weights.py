"""Learn the weights of long texts, which teach their tagger themselves: "alone-itself" and "alone-lexicon-itself".

    .venv/bin/python -m devtools.long_weights --text FOLDER/SIGLUM[=WORDLIST] --text ... --out weights.json

Of each text, SIGLUM.train.tsv (or .txt), two quarters are asked, each with a tagger and a network of contexts that have
learned from the rest, or from its first words, as if these were what an editor has decided. The texts may be in
different languages, each of which tells itself; those with a word list teach both situations. These are replaced in the
file ``--out``, the others stay. One to four minutes a stretch.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import torch

from devtools.command_line import finish
from devtools.ranking_network import taught
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.engine.languages import detect
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import lowered_texts, with_letters
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.defaults import Situation, dumped
from histnorm_gui.engine.ranking.practice import PARTS, Exercise, exercises, training_items
from histnorm_gui.engine.ranking.ranker import TrainingItem, fit
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.tagged import TaggedForms
from histnorm_gui.engine.teaching import Teaching
from histnorm_gui.engine.text_tagger import ITSELF
from histnorm_gui.services.corpora import read_corpus
from histnorm_gui.services.lexicons import read_lexicon_lines

STRETCHES = 2
LONGEST = 4000
"""Words of a stretch that is asked."""
OWN = (60_000, 20_000, 40_000, 15_000)
"""Words that are decided, in turns."""
_SHOWN = 5000


@dataclass(frozen=True)
class Text:
    """A decided text, in lower case, and the words of its list (none: it has none)."""

    name: str
    pairs: Sequence[Pair]
    words: Sequence[str]


def main() -> int:
    """Learn the weights of both situations."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--text", action="append", required=True, help="FOLDER/SIGLUM or FOLDER/SIGLUM=WORDLIST")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    texts = [read(given) for given in arguments.text]
    firsts: dict[bool, list[TrainingItem]] = {False: [], True: []}
    seconds: dict[bool, list[TrainingItem]] = {False: [], True: []}
    for listed, exercise in stretches(texts):
        without = list(training_items(exercise, None))
        firsts[listed] += without
        seconds[listed] += training_items(exercise, fit(without, strength=1e-3))
        print(f"{len(seconds[listed])} tokens, {'with' if listed else 'without'} a word list", flush=True)
    weights = json.loads(arguments.out.read_text(encoding="utf-8")) if arguments.out.exists() else {}
    for listed in (False, True):
        if seconds[listed]:
            situation = Situation(others=False, lexicon=listed, tagger=True, itself=True)
            weights[situation.name] = {"first": dumped(fit(firsts[listed])), "second": dumped(taught(seconds[listed]))}
    arguments.out.write_text(json.dumps(weights, sort_keys=True, separators=(",", ":")), encoding="utf-8")
    return 0


def read(given: str) -> Text:
    """The training part of a text that was named, and its word list."""
    place, _, listed = given.partition("=")
    path = Path(place)
    train = read_corpus(path.parent, "dev").manuscripts[path.name].train
    pairs = lowered_texts({path.name: train})[path.name]
    return Text(path.name, pairs, tuple(read_lexicon_lines(Path(listed))) if listed else ())


def stretches(texts: Sequence[Text]) -> Iterator[tuple[bool, Exercise]]:
    """What is asked, without and, where there is one, with the word list, one after the other."""
    for number, text in enumerate(texts):
        for turn in range(STRETCHES):
            quarter, most = (3 * number + 2 * turn) % PARTS, OWN[(number + turn) % len(OWN)]
            taggers: dict[int, TaggedForms] = {}
            for lexicon in (None, Lexicon.from_lines(text.words)) if text.words else (None,):
                for exercise in _asked(text, lexicon, quarter, most, taggers):
                    yield lexicon is not None, exercise


def _asked(
    text: Text, lexicon: Lexicon | None, quarter: int, most: int, taggers: dict[int, TaggedForms]
) -> Iterator[Exercise]:
    language = with_letters(detect([form for form, _ in text.pairs[:_SHOWN]]), {norm for _, norm in text.pairs})
    nobody = OtherManuscripts({}, language)

    def tagged(siglum: str, own: Sequence[Pair], part: int) -> TaggedForms:
        if part not in taggers:
            joint = Teaching(nobody, own=own).tagger(ignore_progress, CancelToken(), itself=True)
            read = joint.read(dict.fromkeys(form for form, _ in text.pairs), {ITSELF: 1.0})
            taggers[part] = TaggedForms(read, joint.surroundings)
        return taggers[part]

    yield from exercises(
        OtherManuscripts({text.name: text.pairs}, language),
        {text.name: text.pairs},
        alone=True,
        amounts=(most,),
        longest=LONGEST,
        lexicon=lexicon,
        tagger=tagged,
        quarter=quarter,
    )


if __name__ == "__main__":
    sys.exit(finish(main))
