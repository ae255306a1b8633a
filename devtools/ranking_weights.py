"""Learn the weights that histnorm ships with: ``resources/ranking/weights.json``.

    .venv/bin/python -m devtools.ranking_weights --corpus FOLDER --lexicon FILE --language enhg \\
        --situation others-lexicon-tagger --taggers FOLDER --out weights.json

``--corpus`` holds SIGLUM.train.tsv files, of which nothing but these training parts is read. Each manuscript in turn is
asked as if it were new (engine/ranking/practice.py). ``--taggers`` are the group-out taggers that ``histnorm evaluate
--settings S+O`` keeps. The situation is replaced in the file ``--out``, the others stay. docs/evaluation says which
corpora the shipped ones were learned from. All four quarters of each manuscript are asked, up to 1,500 words of each,
beside others once more with the passage left in these: for 44 manuscripts a quarter of an hour alone, an hour beside
the others with taggers and with networks of contexts that have not seen the quarter that is asked. For a situation that
begins with "unfamiliar" manuscripts are asked beside a few others of the corpus and beside the unrelated texts of
``--unrelated FOLDER`` (``companies``), for which taggers are trained: a quarter of an hour. Those that begin with
"lent" serve other languages, whose profiles know fewer words: ``--language`` names a copy of the profile with the
commonest words alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import torch

from devtools.command_line import finish
from devtools.companies import LONGEST as LONGEST_UNFAMILIAR
from devtools.companies import beside, companies, pieces
from devtools.ranking_network import taught
from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.experiments import AUXILIARY_ONLY
from histnorm_gui.engine.joint import context_trainer
from histnorm_gui.engine.joint.shared import Shared, TaggerCell
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import lowered_texts
from histnorm_gui.engine.ranking import similarity
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.defaults import dumped
from histnorm_gui.engine.ranking.practice import AMOUNTS, PARTS, Exercise, exercises, outside, training_items
from histnorm_gui.engine.ranking.ranker import Ranker, TrainingItem, fit
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.surroundings import Surroundings
from histnorm_gui.engine.ranking.tagged import TaggedForms
from histnorm_gui.services.corpora import read_corpus
from histnorm_gui.services.lexicons import read_lexicon_lines

ALONE_AMOUNTS = (0, 100, 250, 500, 1000, 2000, 10**9, 50)
LONGEST = 1500
"""Words of a stretch that is asked, of which each manuscript has PARTS."""
QUARTERS = (0, 2, 3)
"""What is asked of each group beside all others, where unfamiliar manuscripts are learned from."""
UNFAMILIAR = 0.15
"""Unfamiliar manuscripts are learned from where they lack the forms of such a share of the words, or a larger one."""
LONGEST_PARALLEL = 900
"""Words of a stretch that is asked once more with the same passage of the others left in."""
SETTLED = 60
"""After so many stretches what guesses the neighbours is not learned anew."""


def main() -> int:
    """Learn the weights of one situation."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--lexicon", type=Path)
    parser.add_argument("--language", default="enhg")
    parser.add_argument("--situation", required=True, help="a name as in the file of weights")
    parser.add_argument("--taggers", type=Path)
    parser.add_argument("--unrelated", type=Path, help="a folder of other texts, as that of the corpus")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    firsts, seconds = items(arguments)
    print("weighing", flush=True)
    first, second = fit(firsts), taught(seconds)
    weights = json.loads(arguments.out.read_text(encoding="utf-8")) if arguments.out.exists() else {}
    learned = {"first": dumped(first), "second": dumped(second)}
    if arguments.situation.startswith("neutral"):
        _keep_common(learned, weights.get(arguments.situation, {}))
    weights[arguments.situation] = learned
    arguments.out.write_text(json.dumps(weights, sort_keys=True, separators=(",", ":")), encoding="utf-8")
    return 0


def _keep_common(learned: dict[str, Any], before: Mapping[str, Any]) -> None:
    """Languages without a profile have no common words, so that nothing is learned of them. Where these weights are
    lent to a cautious profile, they weigh what they did in German by themselves, before a network had its share."""
    for reading, buckets in before.items():
        for bucket, features in buckets.items():
            if "common" in features:
                learned[reading].setdefault(bucket, {})["common"] = features["common"]


def items(arguments: argparse.Namespace) -> tuple[list[TrainingItem], list[TrainingItem]]:
    """Tokens without and with their neighbours' normalizations, as guessed by weights that the first ones teach."""
    practice = Practice(arguments)
    firsts: list[TrainingItem] = []
    seconds: list[TrainingItem] = []
    guesser: Ranker | None = None
    for number, exercise in enumerate(practice.all()):  # one at a time: the sources of all would not fit in memory
        firsts += training_items(exercise, None)
        guesser = guesser if guesser is not None and (number % 20 or number > SETTLED) else fit(firsts)
        seconds += training_items(exercise, guesser)
        print(f"{number + 1}: {len(seconds)} tokens, {exercise.amounts}", flush=True)
    if practice.unfamiliar:
        firsts, seconds = (
            [item for item in some if item.amounts.unfamiliar > UNFAMILIAR] for some in (firsts, seconds)
        )
    return firsts, seconds


class Practice:
    """The stretches that weights of a situation are learned from."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        corpus = read_corpus(arguments.corpus, "dev")
        train = {siglum: parts.train for siglum, parts in corpus.manuscripts.items()}
        self._language = load(arguments.language)
        listed = arguments.lexicon and "lexicon" in arguments.situation
        words = read_lexicon_lines(arguments.lexicon) if listed else ()
        self._lexicon = Lexicon.from_lines(words) if words else None
        texts = lowered_texts(train)
        more = read_corpus(arguments.unrelated, "dev").manuscripts if arguments.unrelated else {}
        unrelated = pieces(lowered_texts({name: parts.train for name, parts in more.items()}))
        self._manuscripts = OtherManuscripts({**texts, **unrelated}, self._language)
        known = self._manuscripts.texts
        self._texts = {siglum: known[siglum] for siglum in texts if siglum in known}
        self._unrelated = tuple(name for name in unrelated if name in known)
        self._sigla = [siglum for siglum in self._texts if siglum not in AUXILIARY_ONLY]
        beside_others = arguments.situation.removeprefix("neutral-").removeprefix("lent-").partition("-")[0]
        self.unfamiliar = beside_others == "unfamiliar"
        """Whether the others know little of what is asked."""
        self._alone = beside_others == "alone"
        if not self._alone:
            self._manuscripts.align()
        with_tagger = arguments.situation.endswith("tagger")
        self._shared = Shared(train, words=words, folder=arguments.taggers) if with_tagger else None

    def all(self) -> Iterator[Exercise]:
        """All stretches, to be taken one after the other."""
        if not self.unfamiliar:
            for quarter in range(PARTS):
                yield from self._asked(self._sigla, quarter, LONGEST, 3 * quarter)
            for quarter in () if self._alone else range(PARTS):
                yield from self._asked(self._sigla, quarter, LONGEST_PARALLEL, quarter, parallel=True)
            return
        for group, quarter in enumerate(QUARTERS):  # one quarter a group, for which one network is enough
            yield from self._asked(self._sigla[group :: len(QUARTERS)], quarter, LONGEST_UNFAMILIAR, 0)
        some = self._shared.tagger(TaggerCell(0)) if self._shared is not None else None  # for those in no group
        taggers = {tuple(self._sigla): some} if some is not None else None
        for number, company in enumerate(companies(self._sigla, self._unrelated)):
            yield from beside(company, number, self._manuscripts, lexicon=self._lexicon, taggers=taggers)

    def _asked(
        self, targets: Sequence[str], quarter: int, longest: int, turn: int, *, parallel: bool = False
    ) -> Iterator[Exercise]:
        """A quarter of each of some manuscripts, the amounts of own tokens beginning at the one numbered ``turn``."""
        amounts = ALONE_AMOUNTS if self._alone else AMOUNTS
        turn %= len(amounts)
        return exercises(
            self._manuscripts.replaced(self._texts),
            {siglum: self._texts[siglum] for siglum in targets},
            alone=self._alone,
            amounts=(*amounts[turn:], *amounts[:turn]),
            longest=longest,
            lexicon=self._lexicon,
            tagger=partial(self._tagged, parallel),
            quarter=quarter,
            parallel=parallel,
        )

    def _tagged(self, parallel: bool, siglum: str, own: Sequence[Pair], part: int) -> TaggedForms | None:
        if self._shared is None:
            return None
        group, profiles = self._shared.group_of(siglum), self._manuscripts.profiles
        read = self._shared.tagger(TaggerCell(group))
        near = similarity.cosines(profiles[siglum], {name: profiles[name] for name in self._texts if name != siglum})
        forms = [form for form, _ in self._texts[siglum]]
        if read is None:
            return None
        return TaggedForms(read.read(forms, near), read.surroundings if parallel else self._surroundings(group, part))

    @cache  # noqa: B019
    def _surroundings(self, group: int, part: int) -> Surroundings | None:
        shared = self._shared
        rest = {
            name: outside(text, part) for name, text in self._texts.items() if shared and shared.group_of(name) != group
        }
        return context_trainer.train(rest, self._language, seed=1, stepped=lambda loss: None, cancel=CancelToken())


if __name__ == "__main__":
    sys.exit(finish(main))
