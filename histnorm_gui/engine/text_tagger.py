"""The tagger that reads the text of a suggester, and by whom it was taught."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.ranking.tagged import TaggedForms

if TYPE_CHECKING:
    from histnorm_gui.engine.joint.tagger import JointTagger

ITSELF = "\0"
"""The text itself among the manuscripts that taught its tagger; no siglum."""
ANEW = 1.5
"""A text teaches its tagger anew when its decisions have become so many times as many."""


@dataclass
class TextTagger:
    """Nobody's (``joint`` is None), that of a file (``foreign``), of other manuscripts, or of the text itself, too:
    ``own`` is how many of its decisions it has learned from then. ``refused`` says why a file cannot be used."""

    joint: JointTagger | None = None
    foreign: bool = False
    own: int = 0
    refused: UserError | None = None
    _tagged: TaggedForms | None = field(default=None, repr=False)

    def open(self, file: bytes, language: Language) -> None:
        """Take that of a file, where it can be used."""
        try:
            self.joint, self.foreign = read_tagger(file, language), True
        except UserError as error:
            self.refused = error

    def learned(self, joint: JointTagger | None, own: int = 0) -> None:
        """Go on with another one, which has learned from so many own decisions."""
        self.joint, self.own, self._tagged = joint, own, None

    def is_old(self, own: int) -> bool:
        """Whether so many own decisions would teach much more than it knows of them."""
        return own >= max(1.0, ANEW * self.own)

    def read(self, forms: Sequence[str], near: Mapping[str, float]) -> TaggedForms | None:
        """What it says of forms, read as a manuscript that is spelled so much like the others; None without one."""
        if self.joint is None:
            return None
        self._tagged = self._tagged or TaggedForms({}, self.joint.surroundings)
        if new := [form for form in dict.fromkeys(forms) if form not in self._tagged]:
            self._tagged.add(self.joint.read(new, {ITSELF: 1.0} if self.own else near))
        return self._tagged


def read_tagger(data: bytes, language: Language) -> JointTagger:
    """The tagger of a file; UserError TAGGER_UNUSABLE."""
    from histnorm_gui.engine.joint.checkpoint import load

    try:
        return load(data, language)
    except UserError as error:
        raise UserError(ErrorCode.TAGGER_UNUSABLE, reason=error.args_by_name.get("reason", "")) from error
