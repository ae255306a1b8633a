"""How much time it saves to go on from a tagger after fifty new decisions, instead of training one from scratch."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from histnorm_gui.core.metrics import word_accuracy
from histnorm_gui.core.progress import Progress
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.tagger.recipe import DEFAULT
from histnorm_gui.engine.tagger.tagger import Tagger
from histnorm_gui.engine.tagger.trainer import Trained, go_on, train

NEW = 50
_NAME = "m"


def incremental(examples: Sequence[Example], test: Sequence[Example]) -> tuple[float, str, str, float, str]:
    """Seconds of the processor for going on with the last fifty words, the unit, the reference, its value, details."""
    words = [example for example in examples if is_word(example.form)]
    held = [example for example in test if is_word(example.form)]
    base, began = _timed(train(words[:-NEW], {}, DEFAULT, name=_NAME))
    found, further = _timed(go_on(base.tagger, base.taught, words))
    before, after = (_accuracy(one.tagger, held) for one in (base, found))
    told = f"{len(words):,} words, {NEW} of them new: {before:.1%} of others right before, {after:.1%} after"
    return further, "s", "training from scratch", began, told


def _timed(events: Iterable[Progress | Trained]) -> tuple[Trained, float]:
    began = time.process_time()
    *_, last = events
    assert isinstance(last, Trained)
    return last, time.process_time() - began


def _accuracy(tagger: Tagger, test: Sequence[Example]) -> float:
    return word_accuracy(tagger.best([example.form for example in test], _NAME), [example.norm for example in test])
