"""Alignments for display: the model's for what it reads, the aligner's for everything else."""

from __future__ import annotations

from collections.abc import Sequence

from histnorm_gui.core.alignment import Aligner, Cell, display_cells
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import is_readable


class Alignments:
    """Cells of forms and normalizations of one manuscript, each computed once.

    Begins with plain Levenshtein distance; ``learned`` replaces it by what the manuscript's decisions teach.
    """

    def __init__(self, aligner: Aligner | None = None) -> None:
        self._aligner = aligner or Aligner.plain()
        self._cells: dict[tuple[str, str], tuple[Cell, ...]] = {}

    def learned(self, aligner: Aligner) -> None:
        """Use a newly learned aligner from now on."""
        self._aligner = aligner
        self._cells.clear()

    def of_decision(self, form: str, norm: str) -> tuple[Cell, ...]:
        """The aligner's cells for a decided normalization; none for words that are too long to be looked into."""
        if not is_readable(form, norm):
            return ()
        found = self._cells.get((form, norm))
        if found is None:
            found = self._cells[form, norm] = display_cells(form, self._aligner.align(form, norm))
        return found

    def of_candidate(self, form: str, candidate: Candidate) -> tuple[Cell, ...]:
        """The model's cells with their probabilities where the model read this candidate, else the aligner's."""
        if candidate.labels:
            return display_cells(form, candidate.labels, candidate.probabilities)
        return self.of_decision(form, candidate.norm)


def learn_aligner(pairs: Sequence[tuple[str, str]], progress: ProgressCallback, cancel: CancelToken) -> Aligner:
    """Learn the alignment costs of a manuscript from its decided (form, normalization) pairs."""
    learned = Aligner.plain()
    for aligner in Aligner.iterations(pairs):
        cancel.check()
        learned = aligner
    return learned
