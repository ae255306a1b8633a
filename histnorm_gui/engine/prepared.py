"""What the combined suggester can be handed, so that it need not make it itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.ranking.sources import OtherManuscripts

if TYPE_CHECKING:
    from histnorm_gui.engine.joint.tagger import JointTagger


@dataclass(frozen=True)
class Prepared:
    """For one manuscript: its ``language`` (None: told by the text); the ``others`` (None: made of what is learned
    from), aligned, with the ``tagger`` that reads beside them (None: there is none); and the parts to do ``without``.
    """

    language: Language | None = None
    others: OtherManuscripts | None = None
    tagger: JointTagger | None = None
    without: frozenset[Part] = frozenset()
