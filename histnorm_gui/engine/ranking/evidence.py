"""All that speaks for the normalizations of one manuscript's forms: candidates from every source, with features.

RECIPE, parts 1 to 4; the names of the features are in ``features``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from math import log, log1p

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking.affixes import Affixes
from histnorm_gui.engine.ranking.channel import Channel, softmax
from histnorm_gui.engine.ranking.counts import OtherCounts, OwnCounts, Votes
from histnorm_gui.engine.ranking.features import STATIC, Bucket
from histnorm_gui.engine.ranking.letters import LetterModel
from histnorm_gui.engine.ranking.nearest import Nearest
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.ranking.search import readings, words
from histnorm_gui.engine.ranking.tagged import TaggedForms

Rows = NDArray[np.float32]
_VOTED = 8
_FROM_ALIKE = 8
_FROM_SEARCH = 20
_FROM_AFFIXES = 6
_FREE = 6
_READINGS = {Bucket.OWN: 2, Bucket.OTHERS: 4, Bucket.UNSEEN: 10}


@dataclass(slots=True)
class Item:
    """The candidates of one form: ``norms`` (the last one, empty, stands for none of them), and ``rows``, their
    features, shape (candidates, STATIC)."""

    form: str
    bucket: Bucket
    norms: list[str]
    rows: Rows


@dataclass(slots=True)
class Found:
    """What a search found for a form that nobody has decided."""

    words: dict[str, float] = field(default_factory=dict)
    free: dict[str, float] = field(default_factory=dict)
    affixes: dict[str, float] = field(default_factory=dict)
    alike: dict[str, float] = field(default_factory=dict)


class Evidence:
    """The sources for one manuscript. ``own`` and ``channel`` may grow; ``refresh`` then looks at them anew.

    ``without`` are parts that propose no candidates, to measure what they are worth (see ``parts``)."""

    def __init__(
        self,
        language: Language,
        own: OwnCounts,
        others: OtherCounts,
        channel: Channel,
        affixes: Affixes,
        *,
        lexicon: Lexicon | None,
        letters: LetterModel | None,
        tagger: TaggedForms | None = None,
        width: int = 200,
    ) -> None:
        self.language = language
        self.own = own
        self.others = others
        self.channel = channel
        self.affixes = affixes
        self.lexicon = lexicon
        self.letters = letters
        self.tagger = tagger
        self.without: frozenset[Part] = frozenset()
        self._width = width
        self._nearest = Nearest((*others.light, *own.light))
        self._found: dict[str, Found] = {}
        self._known: Lexicon | None = None

    def refresh(self) -> None:
        """Search anew with what has been learned since."""
        self._found.clear()
        self._known = None
        self._nearest = Nearest((*self.others.light, *self.own.light))

    def learned(self, form: str) -> None:
        """Take note that the decisions on a form have changed."""
        self._nearest.add(self.language.light(form))

    def bucket(self, form: str) -> Bucket:
        """What is known of a form."""
        if form in self.own.exact:
            return Bucket.OWN
        return Bucket.OTHERS if form in self.others.exact else Bucket.UNSEEN

    def item(self, form: str) -> Item:
        """The candidates of a form (lower-cased) with their features."""
        bucket = self.bucket(form)
        found = self._search(form) if bucket is Bucket.UNSEEN else Found()
        norms = self._candidates(form, bucket, found)
        return Item(form, bucket, [*norms, ""], self._rows(form, bucket, found, norms))

    # Candidates

    def _candidates(self, form: str, bucket: Bucket, found: Found) -> list[str]:
        light, heavy = self.language.light(form), self.language.heavy(form)
        norms: dict[str, None] = dict.fromkeys(self.own.exact.get(form, ()))
        tables = ((self.others.exact, form), (self.others.light, light), (self.others.heavy, heavy))
        for table, key in tables[: 1 if Part.OTHERS_KEYS in self.without else None]:
            if votes := table.get(key):
                norms.update(dict.fromkeys(votes.best(_VOTED)))
        for own, key in () if Part.OWN_KEYS in self.without else ((self.own.light, light), (self.own.heavy, heavy)):
            norms.update(dict.fromkeys(own.get(key, ())))
        norms[plain(form)] = None
        if Part.COMMON not in self.without:
            norms.update(dict.fromkeys(self.language.common_words(form)))
        if self.tagger is not None:
            read = self.tagger.readings(form)[: _READINGS[bucket]]
            norms.update(dict.fromkeys(norm for norm, _ in read if norm))
        searches = (Part.CHANNEL, found.words), (Part.CHANNEL, found.free), (Part.AFFIXES, found.affixes)
        for part, source in (*searches, (Part.ALIKE, found.alike)):
            norms.update(dict.fromkeys(() if part in self.without else source))
        return list(norms)

    def _search(self, form: str) -> Found:
        found = self._found.get(form)
        if found is None:
            found = self._found[form] = Found()
            if len(form) <= 60:  # longer ones are joined lines and addresses
                tries = self._vocabulary().tries()
                found.words = dict(words(self.channel, form, tries, beam=self._width, keep=_FROM_SEARCH))
                found.free = dict(self._free(form))
                bases = "".join(grapheme.base for grapheme in self.language.graphemes(form)[1:])
                found.affixes = dict(self.affixes.candidates(bases, _FROM_AFFIXES))
                alike = self._nearest.scores(self.language.light(form), self._shares)
                found.alike = dict(nlargest(_FROM_ALIKE, alike.items(), key=lambda item: item[1]))
        return found

    def _free(self, form: str) -> list[tuple[str, float]]:
        read = readings(self.channel, form)
        if not read or self.letters is None:
            return read[:_FREE]
        scores = self.letters.log_probability([norm for norm, _ in read])
        ranked = [
            (log(chance) + 0.15 * score, norm, chance) for (norm, chance), score in zip(read, scores, strict=True)
        ]
        return [(norm, chance) for _, norm, chance in nlargest(_FREE, ranked)]

    def _vocabulary(self) -> Lexicon:
        """The word list with all normalizations used here and elsewhere."""
        if self._known is None:
            self._known = self.lexicon.extended() if self.lexicon is not None else Lexicon()
            for norms in (self.others.norms, self.own.norms):
                for norm in norms:
                    self._known.add(norm)
        return self._known

    def _shares(self, light: str) -> dict[str, float]:
        shares: dict[str, float] = {}
        if votes := self.others.light.get(light):
            shares = {norm: vote / votes.total for norm, vote in votes.votes.items()}
        if own := self.own.light.get(light):
            total = sum(own.values())
            shares = {norm: share * 0.5 for norm, share in shares.items()} if shares else {}
            weight = 0.5 if shares else 1.0
            for norm, count in own.items():
                shares[norm] = shares.get(norm, 0.0) + weight * count / total
        return shares

    # Features

    def _rows(self, form: str, bucket: Bucket, found: Found, norms: Sequence[str]) -> Rows:
        language, own, others = self.language, self.own, self.others
        light, heavy = language.light(form), language.heavy(form)
        here = own.exact.get(form, {})
        here_light, here_heavy = own.light.get(light, {}), own.heavy.get(heavy, {})
        votes = others.exact.get(form) or _NO_VOTES
        votes_light, votes_heavy = others.light.get(light) or _NO_VOTES, others.heavy.get(heavy) or _NO_VOTES
        if Part.OTHERS_KEYS in self.without:
            votes_light = votes_heavy = _NO_VOTES
        decided, decided_light, decided_heavy = sum(here.values()), sum(here_light.values()), sum(here_heavy.values())
        latest = own.latest[form][-1] if decided else None
        common = language.common_words(form)
        same = plain(form)
        tagged = self._tagged(form, norms)
        tagger_shares = softmax(tagged) if self.tagger else tagged
        if bucket is Bucket.UNSEEN:
            channel = self.channel.log_probability(form, norms)
            channel_shares = softmax(channel)
            letters = self.letters.log_probability(norms) if self.letters else [0.0] * len(norms)
        else:
            channel = channel_shares = letters = [0.0] * len(norms)
        all_norms = own.total + others.total + 1.0
        rows: list[tuple[float, ...]] = []
        for place, norm in enumerate(norms):
            count = here.get(norm, 0)
            vote = votes.votes.get(norm, 0.0)
            prior = (
                vote / votes.total
                if votes.total
                else (votes_heavy.votes.get(norm, 0.0) / votes_heavy.total if votes_heavy.total else 0.0)
            )
            used, elsewhere = own.norms.get(norm, 0), norm in others.norms
            listed = self.lexicon is not None and norm in self.lexicon
            affix = found.affixes.get(norm, 0.0)
            rows.append(
                (
                    log((count + 0.1) / (decided + 0.5)) if decided else 0.0,
                    float(count > 0),
                    log((here_light.get(norm, 0) + 0.1) / (decided_light + 0.5)) if decided_light else 0.0,
                    log((here_heavy.get(norm, 0) + 0.1) / (decided_heavy + 0.5)) if decided_heavy else 0.0,
                    float(norm == latest),
                    log((vote / votes.total + 0.01) / 1.05) if votes.total else 0.0,
                    log((votes_light.votes.get(norm, 0.0) / votes_light.total + 0.01) / 1.05)
                    if votes_light.total
                    else 0.0,
                    log((votes_heavy.votes.get(norm, 0.0) / votes_heavy.total + 0.01) / 1.05)
                    if votes_heavy.total
                    else 0.0,
                    log((votes.manuscripts.get(norm, 0) + 0.1) / (votes.decided + 0.5)) if votes.decided else 0.0,
                    log((count + max(prior, 1e-3)) / (decided + 1.0)) if decided or votes_heavy.total else 0.0,
                    float(elsewhere),
                    log(found.alike.get(norm, 0.0) + 0.01) if found.alike else 0.0,
                    log((used + others.norms.get(norm, 0) + 0.3) / all_norms) + 9.0,
                    float(used > 0),
                    log1p(used),
                    float(listed),
                    float(not (listed or used or elsewhere)),
                    float(len(norm) - len(same)),
                    float(len(norm)),
                    tagged[place],
                    tagger_shares[place],
                    channel[place],
                    channel_shares[place],
                    letters[place],
                    log(affix + 1e-4) if found.affixes else 0.0,
                    float(affix > 0),
                    float(norm in found.words),
                    float(norm == same),
                    common.get(norm, 0.0),
                    0.0,
                    0.0,
                    0.0,
                )
            )
        rows.append((*[0.0] * (len(STATIC) - 3), 1.0, log1p(votes.decided), log1p(decided)))
        return np.array(rows, dtype=np.float32)

    def _tagged(self, form: str, norms: Sequence[str]) -> list[float]:
        if self.tagger is None:
            return [0.0] * len(norms)
        return list(self.tagger.scores(form, norms))


_NO_VOTES = Votes()


def plain(form: str) -> str:
    """A form as modern letters: composed, long s as s; what a word that has not changed is normalized to."""
    return unicodedata.normalize("NFC", form).replace("ſ", "s")
