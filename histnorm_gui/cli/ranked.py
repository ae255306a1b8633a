"""A manuscript of a project ranked as in the window, for what wants suggestions for its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from histnorm_gui.cli.console import Console
from histnorm_gui.cli.messages import sentence
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.preferences import CAPITALS, LEXICON, PROFILE, SYSTEM, TAGGER_FILE

if TYPE_CHECKING:
    from histnorm_gui.services.session import Session


def rank(session: Session, manuscript_id: int, console: Console, *, undecided_only: bool = False) -> None:
    """Rank all words of a manuscript by what the project has chosen, if it has chosen the ranking.

    ``undecided_only``: those alone that are not decided.
    A file that is gone is done without, as in the window, and told of. UserError where one cannot be used.
    """
    from histnorm_gui.services.inline_ranking import InlineRanking
    from histnorm_gui.services.project_choices import GONE, choices_of, chosen_file

    choices = choices_of(session)
    if choices.text(SYSTEM) != "default":
        return
    found = {}
    for option in (LEXICON, TAGGER_FILE):
        path = choices.text(option)
        there = chosen_file(path, session.path) if path else None
        if path and there is None:
            console.note(sentence(UserError(GONE[option.key], path=path)))
        found[option] = str(there or "")
    InlineRanking(
        session,
        manuscript_id,
        lexicon=found[LEXICON],
        language=choices.text(PROFILE),
        tagger=found[TAGGER_FILE],
        capitals=choices.text(CAPITALS),
        progress=console.progress,
    ).rank_all(undecided_only=undecided_only)
