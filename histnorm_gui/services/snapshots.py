"""What goes into a training, frozen, and what comes out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Manuscript, Token, TokenKind
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.engine.base import Example
from histnorm_gui.project.models import ModelRecord
from histnorm_gui.project.repository import Project
from histnorm_gui.services.manuscript_text import ManuscriptText

MINIMUM_DECISIONS = 20
"""Fewer decided words than this teach a network nothing that the memory does not know."""
HELD_OUT_EVERY = 10
"""One decided word in so many is held out to measure the model on."""
GROWN = 1.25
"""A manuscript that has so many times the examples of its last training from scratch is trained from scratch again."""
HELD_OUT_FROM = 100
"""With fewer decisions every one is needed for learning."""


@dataclass(frozen=True, slots=True)
class TrainingSnapshot:
    """What a training learns from, frozen when it was asked for.

    ``examples`` are the decided words of the manuscript in reading order, without the ``held_out`` ones, on which
    the model is only measured; ``auxiliary`` are the decided words of the other manuscripts by siglum; ``forms`` are
    the distinct forms to suggest for; ``previous`` is the model before, to be measured beside the new one (None: there
    is none, or it has no weights). ``system`` is one of engine.systems; ``lexicon`` the path of a word list for those
    that search one, or empty. ``scratch_examples``: the training goes on from the previous model, which with
    its predecessors goes back to one from scratch on so many examples; 0: it begins from scratch.
    """

    manuscript_id: int
    siglum: str
    recipe: str
    examples: tuple[Example, ...]
    held_out: tuple[Example, ...]
    auxiliary: Mapping[str, tuple[Example, ...]]
    forms: tuple[str, ...]
    previous: bytes | None = None
    scratch_examples: int = 0
    seed: int = 1
    system: str = "mtl"
    lexicon: str = ""


@dataclass(frozen=True, slots=True)
class TrainingOutcome:
    """A trained model as checkpoint bytes, what is told about it (``header``, plain JSON values), and its readings."""

    manuscript_id: int
    data: bytes
    header: Mapping[str, object]
    readings: Mapping[str, tuple[Reading, ...]] = field(default_factory=dict)


def is_held_out(token: Token) -> bool:
    """Whether a token is kept for measuring.

    Depends on the token alone, so that no version of the model has ever learned from it and all compare fairly.
    """
    return (token.id * 2654435761 >> 12) % HELD_OUT_EVERY == 0


def scratch_examples(
    models: Sequence[ModelRecord], system: str, recipe: str, sigla: Sequence[str], examples: int, held_out: int
) -> int:
    """How many examples the newest model's training from scratch had, where the next may go on from it; else 0.

    It may where the model is of the same kind, with the same other manuscripts, was not shown what is held out, and the
    manuscript has not grown by GROWN since that training from scratch.
    """
    if not models or not models[-1].has_weights:
        return 0
    header = models[-1].header
    kind = "mtl" if sigla and system == "mtl" else "bilstm"
    alike = (header.get("system"), header.get("recipe"), header.get("auxiliary")) == (kind, recipe, sorted(sigla))
    before = header.get("scratch_examples", header.get("examples"))
    if not alike or not isinstance(before, int) or bool(header.get("held_out")) != bool(held_out):
        return 0
    return before if before <= examples < GROWN * before else 0


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
    examples = tuple(example for token, example in decided if not (measure and is_held_out(token)))
    held_out = tuple(example for token, example in decided if measure and is_held_out(token))
    models = project.models(manuscript.id)
    return TrainingSnapshot(
        manuscript_id=manuscript.id,
        siglum=manuscript.siglum,
        recipe=recipe,
        examples=examples,
        held_out=held_out,
        auxiliary={siglum: tuple(examples) for siglum, examples in auxiliary.items()},
        forms=tuple(dict.fromkeys(token.form for token in text.tokens if token.kind is TokenKind.WORD)),
        previous=project.model_data(manuscript.id),
        scratch_examples=scratch_examples(models, system, recipe, list(auxiliary), len(examples), len(held_out)),
        system=system,
        lexicon=lexicon,
    )
