"""Learn the weights that histnorm ships with: ``resources/ranking/weights.json``.

    .venv/bin/python -m devtools.ranking_weights --corpus FOLDER --lexicon FILE --language enhg \\
        --situation others-lexicon-tagger --taggers FOLDER --out weights.json

``--corpus`` holds SIGLUM.train.tsv files, of which nothing but these training parts is read. Each manuscript in turn is
asked as if it were new (engine/ranking/practice.py). ``--taggers`` are the group-out taggers that ``histnorm evaluate
--settings S+O`` keeps. The situation is replaced in the file ``--out``, the others stay. docs/evaluation says which
corpora the shipped ones were learned from. Takes ten minutes for 44 manuscripts, and as long again for networks of
contexts that have not seen the quarter that is asked. For a situation that begins with "strange" manuscripts are asked
beside a few others of the corpus and beside the unrelated texts of ``--unrelated FOLDER`` (``companies``), for which
taggers are trained: a quarter of an hour.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import cross_entropy
from torch.nn.utils.rnn import pad_sequence

from devtools.command_line import finish
from devtools.companies import beside, companies, pieces
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
from histnorm_gui.engine.ranking.features import Bucket
from histnorm_gui.engine.ranking.practice import AMOUNTS, Exercise, exercises, outside, training_items
from histnorm_gui.engine.ranking.ranker import Ranker, TrainingItem, fit
from histnorm_gui.engine.ranking.residual import Residual
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.surroundings import Surroundings
from histnorm_gui.engine.ranking.tagged import TaggedForms
from histnorm_gui.services.corpora import read_corpus
from histnorm_gui.services.lexicons import read_lexicon_lines

ALONE_AMOUNTS = (0, 100, 250, 500, 1000, 2000, 10**9, 50)
UNITS = 48
PASSES = 12
BATCH = 256
RATE = 3e-3
LONGEST = 600
STRETCHES = 2
SETTLED = 60
"""After so many stretches beside strange manuscripts what guesses the neighbours is not learned anew."""


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
    first = fit(firsts)
    second = fit(seconds, start=first)
    second = Ranker(second.weights, residual(seconds, second))
    weights = json.loads(arguments.out.read_text(encoding="utf-8")) if arguments.out.exists() else {}
    weights[arguments.situation] = {"first": dumped(first), "second": dumped(second)}
    arguments.out.write_text(json.dumps(weights, sort_keys=True, separators=(",", ":")), encoding="utf-8")
    return 0


def items(arguments: argparse.Namespace) -> tuple[list[TrainingItem], list[TrainingItem]]:
    """Tokens without and with their neighbours' normalizations, as guessed by weights that the first ones teach."""
    corpus = read_corpus(arguments.corpus, "dev")
    train = {siglum: parts.train for siglum, parts in corpus.manuscripts.items()}
    language = load(arguments.language)
    words = read_lexicon_lines(arguments.lexicon) if arguments.lexicon and "lexicon" in arguments.situation else ()
    lexicon = Lexicon.from_lines(words) if words else None
    texts = lowered_texts(train)
    more = read_corpus(arguments.unrelated, "dev").manuscripts if arguments.unrelated else {}
    unrelated = pieces(lowered_texts({name: parts.train for name, parts in more.items()}))
    manuscripts = OtherManuscripts({**texts, **unrelated}, language)
    known = manuscripts.texts
    texts = {siglum: text for siglum, text in texts.items() if siglum in known}
    foreign = tuple(name for name in unrelated if name in known)
    beside_others = arguments.situation.removeprefix("neutral-").partition("-")[0]
    alone, strange = beside_others == "alone", beside_others == "strange"
    if not alone:
        manuscripts.align()
    shared = Shared(train, words=words, folder=arguments.taggers) if arguments.situation.endswith("tagger") else None

    @cache
    def surroundings(group: int, part: int) -> Surroundings | None:
        rest = {name: outside(text, part) for name, text in texts.items() if shared and shared.group_of(name) != group}
        return context_trainer.train(rest, language, seed=1, stepped=lambda loss: None, cancel=CancelToken())

    def tagger(siglum: str, own: Sequence[Pair], part: int) -> TaggedForms | None:
        if shared is None:
            return None
        read = shared.tagger(TaggerCell(shared.group_of(siglum)))
        others = {name: counts for name, counts in manuscripts.profiles.items() if name in texts and name != siglum}
        near = similarity.cosines(manuscripts.profiles[siglum], others)
        forms = [form for form, _ in texts[siglum]]
        return TaggedForms(read.read(forms, near), surroundings(shared.group_of(siglum), part)) if read else None

    firsts: list[TrainingItem] = []
    seconds: list[TrainingItem] = []
    practice: Iterator[Exercise] = exercises(
        manuscripts.replaced({siglum: known[siglum] for siglum in texts}),
        {siglum: text for siglum, text in texts.items() if siglum not in AUXILIARY_ONLY},
        alone=alone,
        amounts=ALONE_AMOUNTS if alone else AMOUNTS,
        longest=LONGEST,
        parts=STRETCHES,
        lexicon=lexicon,
        tagger=tagger,
    )
    if strange:
        sigla = [siglum for siglum in texts if siglum not in AUXILIARY_ONLY]
        some = shared.tagger(TaggerCell(0)) if shared is not None else None  # for those that are in no group
        taggers = {tuple(sigla): some} if some is not None else None
        practice = chain.from_iterable(
            beside(company, number, manuscripts, lexicon=lexicon, taggers=taggers)
            for number, company in enumerate(companies(sigla, foreign))
        )
    guesser: Ranker | None = None
    for number, exercise in enumerate(practice):  # one at a time: the sources of all would not fit in memory
        firsts += training_items(exercise, None)
        guesser = guesser if guesser is not None and (number % 20 or (strange and number > SETTLED)) else fit(firsts)
        seconds += training_items(exercise, guesser)
        print(f"{number + 1}: {len(seconds)} tokens, {exercise.amounts}", flush=True)
    return firsts, seconds


def residual(learned: Sequence[TrainingItem], ranker: Ranker) -> Residual:
    """The network that says what the weights of a ranker cannot (RECIPE, part 1: "MLP")."""
    rows = np.concatenate([item.rows for item in learned]).astype(float)
    means, spreads = rows.mean(axis=0), rows.std(axis=0)
    spreads[spreads < 1e-6] = 1.0
    inputs = [torch.tensor(_inputs(item, means, spreads), dtype=torch.float32) for item in learned]
    scores = [torch.tensor(ranker.scores(i.bucket, i.rows, i.amounts), dtype=torch.float32) for i in learned]
    gold = torch.tensor([item.gold for item in learned])
    torch.manual_seed(0)
    network = torch.nn.Sequential(
        torch.nn.Linear(inputs[0].shape[1], UNITS), torch.nn.ReLU(), torch.nn.Linear(UNITS, 1)
    )
    torch.nn.init.zeros_(network[2].weight)  # type: ignore[arg-type]
    torch.nn.init.zeros_(network[2].bias)  # type: ignore[arg-type]
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=1e-2)
    steps = PASSES * (len(learned) // BATCH)
    decline = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.0, 1 - step / max(1, steps)))
    for number in range(PASSES):
        order = np.random.default_rng(number).permutation(len(learned))
        for start in range(0, len(learned) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH].tolist()
            before = pad_sequence([scores[i] for i in batch], batch_first=True, padding_value=-1e9)
            added = network(pad_sequence([inputs[i] for i in batch], batch_first=True)).squeeze(-1)
            loss = cross_entropy(before + added, gold[batch])
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
            decline.step()
    inner, bias, outer, _ = (parameter.detach().numpy().astype(float) for parameter in network.parameters())
    return Residual(means, spreads, inner.T.copy(), bias, outer[0])


def _inputs(item: TrainingItem, means: np.ndarray, spreads: np.ndarray) -> np.ndarray:
    extra = np.zeros((len(item.rows), len(Bucket) + len(item.amounts)))
    extra[:, list(Bucket).index(item.bucket)] = 1.0
    extra[:, len(Bucket) :] = item.amounts
    return np.concatenate([(item.rows - means) / spreads, extra], axis=1)


if __name__ == "__main__":
    sys.exit(finish(main))
