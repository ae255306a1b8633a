"""What a suggester for one manuscript learns from: its own decisions, the other manuscripts, a word list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking import similarity
from histnorm_gui.engine.ranking.affixes import Affixes
from histnorm_gui.engine.ranking.channel import Alignment, Channel
from histnorm_gui.engine.ranking.context import Contexts
from histnorm_gui.engine.ranking.counts import OtherCounts, OwnCounts, Pair
from histnorm_gui.engine.ranking.evidence import Evidence
from histnorm_gui.engine.ranking.letters import LetterModel
from histnorm_gui.engine.ranking.tagged import TaggedForms

HEAVIEST = 8000
"""Pairs of the other manuscripts that the first passes of aligning look at."""
OWN_AFFIXES = 3.0
OWN_CONTEXTS = 2
"""What a decision of the own manuscript is worth beside one of another."""
_CHECK_EVERY = 500


class OtherManuscripts:
    """The decided texts of the other manuscripts of a project, by siglum: pairs in reading order."""

    def __init__(self, texts: Mapping[str, Sequence[Pair]], language: Language) -> None:
        self.texts = {siglum: pairs for siglum, pairs in texts.items() if pairs}
        self.language = language
        self.profiles = {siglum: similarity.profile(form for form, _ in pairs) for siglum, pairs in self.texts.items()}
        self.alignments: dict[Pair, Alignment] = {}

    def align(self, cancel: CancelToken | None = None) -> None:
        """Align all pairs, once for all manuscripts that will be read with them."""
        pairs: dict[Pair, float] = {}
        for text in self.texts.values():
            for pair in text:
                pairs[pair] = pairs.get(pair, 0.0) + 1.0
        channel = Channel(self.language)
        channel.fit({pair: sqrt(count) for pair, count in pairs.items()}, passes=2, heaviest=HEAVIEST)
        for number, pair in enumerate(pairs):
            if cancel is not None and number % _CHECK_EVERY == 0:
                cancel.check()
            if (alignment := channel.align(*pair)) is not None:
                self.alignments[pair] = alignment

    def without(self, siglum: str) -> OtherManuscripts:
        """All but one, sharing the alignments."""
        return self.replaced({name: text for name, text in self.texts.items() if name != siglum})

    def replaced(self, texts: Mapping[str, Sequence[Pair]]) -> OtherManuscripts:
        """Parts of the same texts, sharing the alignments and the spelling profiles."""
        others = OtherManuscripts.__new__(OtherManuscripts)
        others.texts = {siglum: pairs for siglum, pairs in texts.items() if pairs}
        others.language = self.language
        others.profiles = {siglum: self.profiles[siglum] for siglum in others.texts}
        others.alignments = self.alignments
        return others


@dataclass
class Sources:
    """One manuscript's evidence and contexts, ready to read with and to learn from decisions."""

    evidence: Evidence
    contexts: Contexts
    near: Mapping[str, float] = field(default_factory=dict)
    """The cosine of each other manuscript's spelling."""

    def learn(self, form: str, norm: str) -> None:
        """Learn one decision at once."""
        evidence = self.evidence
        before = evidence.own.exact.get(form, {}).get(norm, 0)
        evidence.own.add(form, norm)
        weight = sqrt(before + 1) - sqrt(before)
        if alignment := evidence.channel.align(form, norm):
            evidence.channel.count([(alignment, weight)])
            evidence.affixes.add(alignment, OWN_AFFIXES * weight)
        evidence.learned(form)

    def unlearn(self, form: str, norm: str) -> None:
        """Take back one decision that was learned; KeyError when there is none."""
        evidence = self.evidence
        evidence.own.remove(form, norm)
        left = evidence.own.exact.get(form, {}).get(norm, 0)
        weight = sqrt(left) - sqrt(left + 1)
        if alignment := evidence.channel.align(form, norm):
            evidence.channel.count([(alignment, weight)])
            evidence.affixes.add(alignment, OWN_AFFIXES * weight)
        evidence.learned(form)


def gather(
    own: Sequence[Pair],
    forms: Sequence[str],
    others: OtherManuscripts,
    language: Language,
    *,
    lexicon: Lexicon | None = None,
    tagger: TaggedForms | None = None,
    width: int = 200,
) -> Sources:
    """Everything for one manuscript: its decided pairs in reading order, and the ``forms`` of its text as far as
    known, by which the other manuscripts are weighed."""
    near = similarity.cosines(similarity.profile(forms), others.profiles)
    other_counts = OtherCounts.of(others.texts, similarity.weights(near), language)
    channel, affixes = _channels(own, other_counts, others, language)
    counts = OwnCounts(language)
    for form, norm in own:
        counts.add(form, norm)
    contexts = Contexts(language)
    for text in others.texts.values():
        contexts.learn([form for form, _ in text], [norm for _, norm in text])
    own_forms, own_norms = [form for form, _ in own], [norm for _, norm in own]
    for _ in range(OWN_CONTEXTS):
        contexts.learn(own_forms, own_norms)
    letters = lexicon.letters() if lexicon is not None else None
    if letters is None and (counts.norms or other_counts.norms):
        letters = LetterModel((*counts.norms, *other_counts.norms))
    evidence = Evidence(
        language,
        counts,
        other_counts,
        channel,
        affixes,
        lexicon=lexicon,
        letters=letters,
        tagger=tagger,
        width=width,
    )
    return Sources(evidence, contexts, near)


def _channels(
    own: Sequence[Pair], counts: OtherCounts, others: OtherManuscripts, language: Language
) -> tuple[Channel, Affixes]:
    """The own channel over that of the others over the language's prior, and the affixes of all."""
    affixes = Affixes()
    base: Channel | None = None
    if counts.pairs:
        base = Channel(language)
        for pair, weight in counts.pairs.items():
            if alignment := others.alignments.get(pair):
                base.count([(alignment, weight)])
                affixes.add(alignment, weight)
    channel = Channel(language, base)
    pairs: dict[Pair, int] = {}
    for pair in own:
        pairs[pair] = pairs.get(pair, 0) + 1
    channel.fit({pair: sqrt(count) for pair, count in pairs.items()})
    for pair, count in pairs.items():
        if alignment := channel.align(*pair):
            affixes.add(alignment, OWN_AFFIXES * sqrt(count))
    return channel, affixes
