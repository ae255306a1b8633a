"""How long suggestions for the first page of a new manuscript take, by the ranking process's own steps."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence

from devtools.bench_figures import Measured
from devtools.bench_recipes import SHARED, examples
from histnorm_gui.core.assets import resource
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.live import collector
from histnorm_gui.engine.live.follower import AT_ONCE, CANDIDATES
from histnorm_gui.engine.norma import Norma

PAGE = 1000
"""Words of a page."""
SCREEN = 32
"""Words in sight, which come with their reasons."""


def suggesting(quick: bool) -> Iterator[Measured]:
    """For a manuscript of Anselm with three others in its project; for one of the example where those are not there."""
    if quick or not SHARED.is_dir():
        folder, new, decided = resource("example"), "N.tsv", {"K": "K.tsv", "S": "S.tsv"}
    else:
        folder, new, decided = SHARED, "Me.train.tsv", {"B": "B.train.tsv", "M7": "M7.train.tsv", "N3": "N3.train.tsv"}
    yield from new_page({siglum: examples(folder / name) for siglum, name in decided.items()}, examples(folder / new))


def new_page(others: Mapping[str, Sequence[Example]], text: Sequence[Example]) -> Iterator[Measured]:
    """Processor time for a page of a text that the process has taken up, beside that of Norma, which is taught with the
    words of the same other manuscripts, for the same page."""
    forms = [example.form for example in text if is_word(example.form)]
    page = range(min(PAGE, len(forms)))
    norma = Norma(Lexicon(), with_word_list=True)
    learned = [example for words in others.values() for example in words]
    norma.fit(learned, {}, progress=ignore_progress, cancel=CancelToken())
    began = time.process_time()
    norma.suggest([forms[place] for place in page])
    reference = time.process_time() - began
    distinct = len({forms[place].lower() for place in page})
    told = f"processor time; {distinct} different ones, {len(others)} other manuscripts"
    for explained, what in ((range(SCREEN), ""), (page, ", all of them with their reasons")):
        took = _taken(others, forms, page, explained)
        yield f"suggestions for {len(page):,} tokens of a new page{what}", took, "s", "Norma", reference, told


def _taken(
    others: Mapping[str, Sequence[Example]], forms: Sequence[str], page: Sequence[int], explained: Sequence[int]
) -> float:
    """Processor time for the page, of which the process tells why where words are in sight."""
    suggester = Combined(explain=True)
    suggester.resume(
        forms, [None] * len(forms), others, progress=ignore_progress, cancel=CancelToken(), tagger=False, weights=False
    )
    collector.settled()
    suggester.candidates_at(range(len(forms) - AT_ONCE, len(forms)), count=CANDIDATES)  # the process is warm
    began = time.process_time()
    for start in page[::AT_ONCE]:
        suggester.candidates_at(page[start : start + AT_ONCE], count=CANDIDATES, explained=explained)
    return time.process_time() - began
