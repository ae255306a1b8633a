"""Capitals of normalizations: learned apart from the spelling, so that a system sees lower case only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from histnorm_gui.core.text import lower_keep_length, match_case
from histnorm_gui.engine.base import Example


@dataclass(frozen=True, slots=True)
class Casing:
    """Whether a manuscript's normalizations take their capitals from the forms; where not, they are learned as such."""

    from_form: bool = True

    @staticmethod
    def learn(examples: Iterable[Example]) -> Casing:
        """From decided tokens: whether most forms with capitals hand them on."""
        capitals = kept = 0
        for example in examples:
            lowered = lower_keep_length(example.norm)
            cased = match_case(example.form, lowered)
            if cased != lowered:
                capitals += 1
                kept += cased == example.norm
        return Casing(2 * kept >= capitals)

    def lowered(self, example: Example) -> tuple[str, str]:
        """Form and normalization to learn from: the form in lower case, the normalization without the capitals that
        its form explains."""
        norm = lower_keep_length(example.norm)
        explained = self.from_form and match_case(example.form, norm) == example.norm
        return lower_keep_length(example.form), norm if explained else example.norm

    def apply(self, form: str, norm: str) -> str:
        """A learned normalization as it is written for a form."""
        return match_case(form, norm) if self.from_form else norm


def recut(labels: Sequence[str], norm: str) -> tuple[str, ...]:
    """Labels with the characters of ``norm``, which differs from what they write in capitals only; none where a
    capital is longer than its small letter."""
    if sum(map(len, labels)) != len(norm):
        return ()
    ends = [0, *accumulate(map(len, labels))]
    return tuple(norm[start:end] for start, end in pairwise(ends))
