"""What other manuscripts teach the suggester of one: a tagger, and weights for the ranking.

A tagger can also come from a file: then other projects have taught it, and it reads from the first word on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import joint_pays
from histnorm_gui.engine.ranking import similarity
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.defaults import Situation
from histnorm_gui.engine.ranking.project import Rankers, asked, learned
from histnorm_gui.engine.ranking.sources import OtherManuscripts, Weighed
from histnorm_gui.engine.ranking.tagged import TaggedForms

if TYPE_CHECKING:
    from histnorm_gui.engine.joint.tagger import JointTagger

UNFAMILIAR = 0.25
"""Others that lack the forms of a larger share of a text's words are unfamiliar to it: with a quarter and less, weights
that were learned beside manuscripts of the same story suggest better, with more those learned beside a few others and
unrelated texts (three others of the same story, six test parts)."""


@dataclass(frozen=True)
class Teaching:
    """``others`` are aligned already where they are learned from; a tagger is trained on ``processor``."""

    others: OtherManuscripts
    lexicon: Lexicon | None = None
    seed: int = 1
    threads: int = 1
    processor: Processor | None = None

    @property
    def has_tagger(self) -> bool:
        """Whether they are enough for a tagger."""
        return joint_pays(self.others.texts, self.others.language)

    def has_rankers(self, *, tagger: bool) -> bool:
        """Whether they are enough for weights, with or without a tagger of theirs among what is weighed."""
        targets = self._targets(tagger)
        return len(targets) > 1 and (not tagger or self._without(targets).has_tagger)

    def tagger(self, progress: ProgressCallback, cancel: CancelToken) -> JointTagger:
        """One tagger of them all; raises Cancelled within a training step.

        One for the own decisions alone was tried: it takes ten times as long as all the rest and gains 0.1 points.
        """
        from histnorm_gui.engine.joint.trainer import train

        return train(
            self.others.texts,
            self.others.alignments,
            self.others.language,
            seed=self.seed,
            threads=self.threads,
            processor=self.processor,
            progress=progress,
            cancel=cancel,
        )

    def rankers(
        self,
        start: Rankers,
        *,
        tagger: bool,
        foreign: JointTagger | None = None,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> Rankers:
        """Weights of the project, or ``start`` where they would not suggest better; Cancelled.

        What a tagger says must be weighed where it has not learned: that is everywhere for a ``foreign`` one, from
        another project. For one of this project every second manuscript is asked, and a tagger for that learns from
        those between.
        """
        apart = tagger and foreign is None
        targets = self._targets(apart)
        read = self._without(targets).tagger(progress, cancel) if apart else foreign

        def tagged(siglum: str, own: Sequence[Pair], part: int) -> TaggedForms | None:
            if read is None:
                return None
            profiles = self.others.profiles
            near = similarity.cosines(profiles[siglum], {name: profiles[name] for name in profiles if name != siglum})
            forms = list(dict.fromkeys(form for form, _ in self.others.texts[siglum]))
            return TaggedForms(read.read(forms, near))  # its surroundings know the passage; their weight stays

        return learned(
            self.others,
            start,
            targets=targets,
            lexicon=self.lexicon,
            tagger=tagged,
            progress=progress,
            cancel=cancel,
        )

    def _targets(self, tagger: bool) -> list[str]:
        found = asked(self.others.texts)
        return found[::2] if tagger else found

    def _without(self, targets: Sequence[str]) -> Teaching:
        texts = {siglum: text for siglum, text in self.others.texts.items() if siglum not in targets}
        return replace(self, others=self.others.replaced(texts))


def situation(others: OtherManuscripts | None, lexicon: Lexicon | None, weighed: Weighed, *, tagger: bool) -> Situation:
    """What there is to rank with; ``weighed`` is what the others say to the manuscript. One alone with a tagger has
    that of another project."""
    beside, language = others is not None and bool(others.texts), weighed.language
    return Situation(
        others=beside,
        lexicon=lexicon is not None,
        tagger=tagger,
        profile=language.learned if beside else not language.close,
        unfamiliar=beside and language.learned and weighed.unfamiliar > UNFAMILIAR,
    )


def read_tagger(data: bytes, language: Language) -> JointTagger:
    """The tagger of a file; UserError TAGGER_UNUSABLE."""
    from histnorm_gui.engine.joint.checkpoint import load

    try:
        return load(data, language)
    except UserError as error:
        raise UserError(ErrorCode.TAGGER_UNUSABLE, reason=error.args_by_name.get("reason", "")) from error
