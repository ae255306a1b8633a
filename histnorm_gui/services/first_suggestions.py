"""What is suggested for a text that belongs to no project: the ranking as it is before the first decision."""

from __future__ import annotations

from collections.abc import Sequence

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import Prepared
from histnorm_gui.engine.ranking.capitals import Belief

AT_ONCE = 64
"""Words that are ranked together."""


def first_suggestions(
    forms: Sequence[str],
    *,
    language: Language,
    lexicon: Lexicon | None = None,
    tagger: bytes = b"",
    capitals: str = "learn",
    progress: ProgressCallback,
    cancel: CancelToken,
) -> list[Candidate]:
    """The first suggestion for each word of a running text.

    ``tagger`` is the file of a model of other texts; UserError TAGGER_UNUSABLE where it cannot be used. ``capitals``
    is the name of a `Belief`. Cancelled.
    """
    suggester = Combined(lexicon, language=language, prepared=Prepared(file=tagger, capitals=Belief(capitals)))
    suggester.begin(forms, {}, progress=progress, cancel=cancel)
    if isinstance(suggester.refused, UserError):
        raise suggester.refused
    found: list[Candidate] = []
    for start in range(0, len(forms), AT_ONCE):
        cancel.check()
        indices = range(start, min(start + AT_ONCE, len(forms)))
        found += [candidates[0] for candidates in suggester.candidates_at(indices, count=1)]
        progress(Progress(len(found), len(forms), "suggest"))
    return found
