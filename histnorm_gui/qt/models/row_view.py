"""What one row of the table shows, computed once and apart from the painting."""

from __future__ import annotations

from dataclasses import dataclass, replace

from histnorm_gui.core.alignment import Cell
from histnorm_gui.core.model import NO_REMARK, Annotation, Remark, Status, Token
from histnorm_gui.core.suggestion import Candidate, Level, level
from histnorm_gui.core.text import lower_keep_length
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
    key: str = ""
    """The form in lower case: what is decided of another word of it may change this row."""

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
    annotation, remark, form = text.annotation(token.id), text.remark(token.id), token.form
    key, norm = lower_keep_length(form), annotation.normalization
    if norm is not None:
        cells, look = alignments.of_decision(form, norm), second_look(text, token)
        return RowView(token, annotation, norm, cells, None, None, None, remark, look, key)
    candidates = text.candidates(token)
    if not candidates:
        return RowView(token, annotation, form, (), None, None, None, remark, None, key)
    best = candidates[0]
    cells, sure = alignments.of_candidate(form, best), best.confidence
    return RowView(token, annotation, best.norm, cells, sure, level(sure), best, remark, None, key)


def accepted_view(alignments: Alignments, view: RowView) -> RowView:
    """What the row of an open word would show if its suggestion were accepted."""
    accepted = Annotation(Status.ACCEPTED, view.norm)
    cells = alignments.of_decision(view.token.form, view.norm)
    return replace(view, annotation=accepted, cells=cells, confidence=None, level=None, candidate=None)
