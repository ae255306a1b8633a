"""What other manuscripts teach the suggester of one: a tagger, and weights for the ranking.

A long text teaches a tagger itself. One can also come from a file: then other projects have taught it, and it reads
from the first word on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import joint_pays
from histnorm_gui.engine.ranking import similarity
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.defaults import Situation
from histnorm_gui.engine.ranking.project import Rankers, asked, learned
from histnorm_gui.engine.ranking.sources import OtherManuscripts, Weighed
from histnorm_gui.engine.ranking.tagged import TaggedForms
from histnorm_gui.engine.text_tagger import ITSELF, TextTagger

if TYPE_CHECKING:
    from histnorm_gui.engine.joint.tagger import JointTagger

UNFAMILIAR = 0.25
"""Others that lack the forms of a larger share of a text's words are unfamiliar to it: with a quarter and less, weights
that were learned beside manuscripts of the same story suggest better, with more those learned beside a few others and
unrelated texts (three others of the same story, six test parts)."""


LONG = 10_000
"""Own decisions from which on a text teaches its tagger itself; one of seven thousand words and less does worse."""


@dataclass(frozen=True)
class Teaching:
    """``others`` are aligned already where they are learned from; a tagger is trained on ``processor``, and ``kept``
    in that folder; ``own`` are the decisions on the text itself."""

    others: OtherManuscripts
    lexicon: Lexicon | None = None
    seed: int = 1
    threads: int = 1
    processor: Processor | None = None
    own: Sequence[Pair] = ()
    kept: Path | None = None

    @property
    def has_tagger(self) -> bool:
        """Whether they are enough for a tagger."""
        return joint_pays(self.others.texts, self.others.language)

    def has_itself(self, weighed: Weighed | None, tagger: TextTagger) -> bool:
        """Whether the text teaches its tagger: it is long, and nobody tells the same story; or it already does."""
        learned = bool(self.others.texts) and self.others.language.learned
        alone = not learned or (weighed is not None and weighed.unfamiliar > UNFAMILIAR)
        return not tagger.foreign and (tagger.own > 0 or (len(self.own) >= LONG and alone))

    def heard(self, weighed: Weighed) -> Teaching:
        """With those others that teach the tagger of a long text beside it: none where they are unfamiliar, which took
        nine minutes more and had 88.1% of the words right for 88.2 (RIDGES beside the Anselm corpus)."""
        return self if weighed.unfamiliar <= UNFAMILIAR else replace(self, others=self.others.silent())

    def wants_tagger(self, weighed: Weighed | None, tagger: TextTagger) -> bool:
        """Whether there is none that would be worth its time, or one that knows few of the own decisions."""
        if self.has_itself(weighed, tagger):
            return tagger.is_old(len(self.own))
        return tagger.joint is None and self.has_tagger

    def wants_weights(self, tagger: TextTagger) -> bool:
        """Whether the other manuscripts can teach weights of their own."""
        return not tagger.own and self.has_rankers(tagger=tagger.joint is not None and not tagger.foreign)

    def has_rankers(self, *, tagger: bool) -> bool:
        """Whether they are enough for weights, with or without a tagger of theirs among what is weighed."""
        targets = self._targets(tagger)
        return len(targets) > 1 and (not tagger or self._without(targets).has_tagger)

    def tagger(self, progress: ProgressCallback, cancel: CancelToken, *, itself: bool = False) -> JointTagger:
        """One tagger of them all, and of the text ``itself`` if asked for; raises Cancelled within a training step."""
        from histnorm_gui.engine.joint.trainer import train
        from histnorm_gui.engine.kept_taggers import KeptTaggers

        texts = {**self.others.texts, ITSELF: self.own} if itself else self.others.texts
        language, kept = self.others.language, KeptTaggers(self.kept) if self.kept is not None else None
        if kept is not None and (found := kept.find(texts, language, self.seed)) is not None:
            return found
        taught = self.others.joined(ITSELF, self.own, cancel) if itself else self.others
        made = train(
            texts,
            taught.alignments,
            language,
            seed=self.seed,
            threads=self.threads,
            processor=self.processor,
            progress=progress,
            cancel=cancel,
        )
        if kept is not None:
            kept.keep(made, texts, language, self.seed)
        return made

    def rankers(
        self,
        start: Rankers,
        tagger: TextTagger,
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> Rankers:
        """Weights of the project, or ``start`` where they would not suggest better; Cancelled.

        What a tagger says must be weighed where it has not learned: that is everywhere for a foreign ``tagger``, from
        another project. For one of this project every second manuscript is asked, and a tagger for that learns from
        those between.
        """
        apart = tagger.joint is not None and not tagger.foreign
        targets = self._targets(apart)
        read = self._without(targets).tagger(progress, cancel) if apart else tagger.joint

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


def situation(
    others: OtherManuscripts | None, lexicon: Lexicon | None, weighed: Weighed, tagger: TextTagger
) -> Situation:
    """What there is to rank with; ``weighed`` is what the others say to the manuscript. One alone with a ``tagger`` has
    that of another project, or its own."""
    beside, language = others is not None and bool(others.texts) and not tagger.own, weighed.language
    return Situation(
        others=beside,
        lexicon=lexicon is not None,
        tagger=tagger.joint is not None,
        profile=language.learned if beside else not language.close,
        unfamiliar=beside and language.learned and weighed.unfamiliar > UNFAMILIAR,
        itself=tagger.own > 0,
        lent=not language.learned,
    )
