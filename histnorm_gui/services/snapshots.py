"""Freezing the decisions of a project into what a training learns from."""

from __future__ import annotations

from collections.abc import Sequence

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Manuscript, Token, TokenKind
from histnorm_gui.engine.base import Example
from histnorm_gui.project.repository import Project
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.training import MINIMUM_DECISIONS, TrainingSnapshot

HELD_OUT_EVERY = 10
"""One decided word in so many is held out to measure the model on."""
HELD_OUT_FROM = 100
"""With fewer decisions every one is needed for learning."""


def is_held_out(token: Token) -> bool:
    """Whether a token is kept for measuring.

    Depends on the token alone, so that no version of the model has ever learned from it and all compare fairly.
    """
    return (token.id * 2654435761 >> 12) % HELD_OUT_EVERY == 0


def training_snapshot(
    project: Project,
    text: ManuscriptText,
    others: Sequence[Manuscript],
    recipe: str,
    system: str = "mtl",
    lexicon: str = "",
) -> TrainingSnapshot:
    """The decided words of a manuscript and of the others, but excluded ones.

    UserError(TOO_FEW_DECISIONS) below the minimum.
    """
    decided = [
        (token, Example(*lesson)) for token, _ in text.decisions() if (lesson := text.lesson(token.id)) is not None
    ]
    if len(decided) < MINIMUM_DECISIONS:
        raise UserError(ErrorCode.TOO_FEW_DECISIONS, found=len(decided), needed=MINIMUM_DECISIONS)
    measure = len(decided) >= HELD_OUT_FROM
    auxiliary: dict[str, list[Example]] = {}
    sigla = {other.id: other.siglum for other in others}
    for identity, form, norm in project.decided_pairs():
        if identity in sigla:
            auxiliary.setdefault(sigla[identity], []).append(Example(form, norm))
    manuscript = text.manuscript
    return TrainingSnapshot(
        manuscript_id=manuscript.id,
        siglum=manuscript.siglum,
        recipe=recipe,
        examples=tuple(example for token, example in decided if not (measure and is_held_out(token))),
        held_out=tuple(example for token, example in decided if measure and is_held_out(token)),
        auxiliary={siglum: tuple(examples) for siglum, examples in auxiliary.items()},
        forms=tuple(dict.fromkeys(token.form for token in text.tokens if token.kind is TokenKind.WORD)),
        previous=project.model_data(manuscript.id),
        system=system,
        lexicon=lexicon,
    )
