"""What a transaction or a training touched; views refresh from this alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Changes:
    """``tokens`` maps a manuscript's id to the ids of its changed tokens; ``manuscripts`` says that the list of
    manuscripts changed; ``predictions`` names the manuscripts whose suggestions were replaced."""

    tokens: Mapping[int, frozenset[int]] = field(default_factory=dict)
    manuscripts: bool = False
    predictions: frozenset[int] = frozenset()

    @property
    def is_one_token(self) -> bool:
        """Whether nothing but one token changed, as with a decision."""
        return not self.manuscripts and not self.predictions and sum(map(len, self.tokens.values())) == 1
