"""What one row of the table shows, computed once and apart from the painting."""

from __future__ import annotations

from dataclasses import dataclass

from histnorm_gui.core.alignment import Cell
from histnorm_gui.core.model import NO_REMARK, Annotation, Remark, Token
from histnorm_gui.core.suggestion import Candidate, Level, level
from histnorm_gui.services.aligning import Alignments
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.second_look import SecondLook, second_look


@dataclass(frozen=True, slots=True)
class RowView:
    """One token as the table shows it.

    ``norm`` is the decision, or the first suggestion while the token is open, or the form of a punctuation token;
    ``cells`` its alignment; ``confidence`` (0 to 1) and ``level`` belong to a suggestion and are None elsewhere;
    ``look`` is why a decision is worth a second look.
    """

    token: Token
    annotation: Annotation
    norm: str
    cells: tuple[Cell, ...]
    confidence: float | None
    level: Level | None
    candidate: Candidate | None
    remark: Remark = NO_REMARK
    look: SecondLook | None = None

    @property
    def decided(self) -> bool:
        """Whether ``norm`` is the editor's decision."""
        return self.annotation.decided

    def looks_like(self, other: RowView) -> bool:
        """Whether two views of a row paint the same."""
        ours, theirs = (
            (view.token, view.annotation, view.norm, view.cells, view.level, view.remark, view.look)
            for view in (self, other)
        )
        return ours == theirs


def row_view(text: ManuscriptText, alignments: Alignments, token: Token) -> RowView:
    """Compute what a row shows."""
    annotation, remark = text.annotation(token.id), text.remark(token.id)
    if annotation.normalization is not None:
        cells = alignments.of_decision(token.form, annotation.normalization)
        look = second_look(text, token)
        return RowView(token, annotation, annotation.normalization, cells, None, None, None, remark, look)
    candidates = text.candidates(token)
    if not candidates:
        return RowView(token, annotation, token.form, (), None, None, None, remark)
    best = candidates[0]
    cells = alignments.of_candidate(token.form, best)
    return RowView(token, annotation, best.norm, cells, best.confidence, level(best.confidence), best, remark)
