"""What the ranking process loads while no text is asked for: then the first one does not wait for it."""

from __future__ import annotations

from itertools import islice

from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.languages import available, load

_WORDS = 8


def get_ready(code: str) -> None:
    """Load all shipped profiles, by which a language is told, and what a text in the language of this code needs.

    Loading goes by the way that a text takes, with a few words of the language as a text; a code that no shipped
    profile has is passed over.
    """
    for shipped in available():
        load(shipped)
    if code not in available():
        return
    language = load(code)
    words = tuple(islice(sorted(language.words), _WORDS))
    suggester = Combined(language=language, explain=True)
    suggester.begin(words, {}, progress=ignore_progress, cancel=CancelToken())
    suggester.candidates_at(range(len(words)))
