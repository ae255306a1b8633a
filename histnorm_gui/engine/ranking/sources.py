"""What a suggester for one manuscript learns from: its own decisions, the other manuscripts, a word list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.languages import Kinship, Language, detect, kinship
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking import similarity
from histnorm_gui.engine.ranking.affixes import Affixes
from histnorm_gui.engine.ranking.capitals import NO_OTHERS, OtherCapitals
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
_SHOWN = 300
"""Words by which the language of another manuscript is told."""


class OtherManuscripts:
    """The decided texts of the other manuscripts of a project, by siglum: pairs in reading order.

    ``texts`` are those spelled in the way of ``language``. Those in another alphabet of the same language are
    ``unlike``: their words count, and which word stands beside which, but not how they are spelled. Texts in another
    language say nothing, and are left out.
    """

    def __init__(
        self, texts: Mapping[str, Sequence[Pair]], language: Language, capitals: OtherCapitals = NO_OTHERS
    ) -> None:
        self.capitals = capitals
        kinds = {siglum: _kinship(pairs, language) for siglum, pairs in texts.items() if pairs}
        self.texts = {siglum: texts[siglum] for siglum, kind in kinds.items() if kind is Kinship.SAME}
        self.unlike = {siglum: texts[siglum] for siglum, kind in kinds.items() if kind is Kinship.SPELLED_OTHERWISE}
        self.language = language
        self.profiles = {siglum: similarity.profile(form for form, _ in pairs) for siglum, pairs in self.texts.items()}
        self.alignments: dict[Pair, Alignment] = {}

    def align(self, cancel: CancelToken | None = None) -> None:
        """Align all pairs that are not yet, once for all manuscripts that will be read with them."""
        pairs = Counter(pair for text in self.texts.values() for pair in text)
        channel = Channel(self.language)
        channel.fit({pair: sqrt(count) for pair, count in pairs.items()}, passes=2, heaviest=HEAVIEST)
        distinct = [pair for pair in pairs if pair not in self.alignments]
        for start in range(0, len(distinct), _CHECK_EVERY):
            if cancel is not None:
                cancel.check()
            part = distinct[start : start + _CHECK_EVERY]
            for pair, (alignment,) in zip(
                part, channel.align_all([(form, [norm]) for form, norm in part]), strict=True
            ):
                if alignment is not None:
                    self.alignments[pair] = alignment

    def without(self, siglum: str) -> OtherManuscripts:
        """All but one, sharing the alignments."""
        others = self.replaced({name: text for name, text in self.texts.items() if name != siglum})
        others.unlike = {name: text for name, text in self.unlike.items() if name != siglum}
        return others

    def joined(self, siglum: str, text: Sequence[Pair], cancel: CancelToken | None = None) -> OtherManuscripts:
        """With one more, aligned as all are."""
        profile = similarity.profile(form for form, _ in text)
        more = self.replaced(self.texts)
        more.texts[siglum], more.profiles[siglum] = text, profile
        more.alignments = dict(self.alignments)
        more.align(cancel)
        return more

    def silent(self) -> OtherManuscripts:
        """None of them, in the same language."""
        nobody = self.replaced({})
        nobody.unlike = {}
        return nobody

    def replaced(self, texts: Mapping[str, Sequence[Pair]]) -> OtherManuscripts:
        """Parts of the same ``texts``, sharing the alignments and the spelling profiles; the others stay."""
        others = OtherManuscripts.__new__(OtherManuscripts)
        others.texts = {siglum: pairs for siglum, pairs in texts.items() if pairs}
        others.unlike = self.unlike
        others.language = self.language
        others.profiles = {siglum: self.profiles[siglum] for siglum in others.texts}
        others.alignments = self.alignments
        others.capitals = self.capitals.only([*others.texts, *others.unlike])
        return others


def _kinship(pairs: Sequence[Pair], language: Language) -> Kinship:
    return kinship(language, detect([form for form, _ in pairs[:_SHOWN]]))


@dataclass(frozen=True)
class Weighed:
    """What the other manuscripts say to one manuscript, each weighed by the likeness of its spelling.

    Does not depend on the decisions in the manuscript itself, and does not change: to be made once for a text.
    """

    language: Language
    near: Mapping[str, float]
    """The cosine of each other manuscript's spelling."""
    counts: OtherCounts
    contexts: Contexts | None
    channel: Channel | None
    affixes: Affixes | None
    unfamiliar: float = 0.0
    """The share of the manuscript's words whose forms the others lack."""

    @staticmethod
    def of(forms: Sequence[str], others: OtherManuscripts) -> Weighed:
        """For a manuscript with these ``forms``, as far as its text is known."""
        language = others.language
        near = similarity.cosines(similarity.profile(forms), others.profiles)
        counts = OtherCounts.of(others.texts, similarity.weights(near), language)
        for text in others.unlike.values():
            counts.add_norms(norm for _, norm in text)
        if not counts.norms:
            return Weighed(language, near, counts, None, None, None)
        contexts = Contexts(language)
        for text in (*others.texts.values(), *others.unlike.values()):
            contexts.learn([form for form, _ in text], [norm for _, norm in text])
        if not counts.pairs:
            return Weighed(language, near, counts, contexts, None, None)
        channel, affixes = Channel(language), Affixes()
        for pair, weight in counts.pairs.items():
            if alignment := others.alignments.get(pair):
                channel.count([(alignment, weight)])
                affixes.add(alignment, weight)
        lacking = sum(form not in counts.exact for form in forms) / len(forms) if forms else 0.0
        return Weighed(language, near, counts, contexts, channel, affixes, lacking)


@dataclass
class Sources:
    """One manuscript's evidence and contexts, ready to read with and to learn from decisions."""

    evidence: Evidence
    contexts: Contexts

    def learn(self, form: str, norm: str) -> None:
        """Learn one decision at once."""
        own = self.evidence.own
        before = own.exact.get(form, {}).get(norm, 0)
        own.add(form, norm)
        self._weigh(form, norm, sqrt(before + 1) - sqrt(before))

    def unlearn(self, form: str, norm: str) -> None:
        """Take back one decision that was learned; KeyError when there is none."""
        own = self.evidence.own
        own.remove(form, norm)
        left = own.exact.get(form, {}).get(norm, 0)
        self._weigh(form, norm, sqrt(left) - sqrt(left + 1))

    def _weigh(self, form: str, norm: str, weight: float) -> None:
        """A pair counts by the root of its number; ``weight`` is by how much that has changed."""
        if alignment := self.evidence.channel.add(form, norm, weight):
            self.evidence.affixes.add(alignment, OWN_AFFIXES * weight)
        self.evidence.learned(form)


def gather(
    own: Sequence[Pair],
    weighed: Weighed,
    *,
    lexicon: Lexicon | None = None,
    tagger: TaggedForms | None = None,
) -> Sources:
    """Everything for one manuscript: its decided pairs in reading order, over what the others say."""
    language = weighed.language
    channel, affixes = _channel(own, weighed)
    counts = OwnCounts(language)
    for form, norm in own:
        counts.add(form, norm)
    contexts = Contexts(language, weighed.contexts)
    own_forms, own_norms = [form for form, _ in own], [norm for _, norm in own]
    for _ in range(OWN_CONTEXTS):
        contexts.learn(own_forms, own_norms)
    letters = lexicon.letters() if lexicon is not None else None
    if letters is None and (counts.norms or weighed.counts.norms):
        letters = LetterModel((*counts.norms, *weighed.counts.norms, *language.words))
    evidence = Evidence(
        language,
        counts,
        weighed.counts,
        channel,
        affixes,
        lexicon=lexicon,
        letters=letters,
        tagger=tagger,
        unfamiliar=weighed.unfamiliar,
    )
    return Sources(evidence, contexts)


def _channel(own: Sequence[Pair], weighed: Weighed) -> tuple[Channel, Affixes]:
    """The own channel over that of the others over the language's prior, and the affixes of all."""
    channel, affixes = Channel(weighed.language, weighed.channel), Affixes(weighed.affixes)
    pairs = Counter(own)
    channel.fit({pair: sqrt(count) for pair, count in pairs.items()})
    aligned = channel.align_all([(form, [norm]) for form, norm in pairs])
    for (alignment,), count in zip(aligned, pairs.values(), strict=True):
        if alignment:
            affixes.add(alignment, OWN_AFFIXES * sqrt(count))
    return channel, affixes
