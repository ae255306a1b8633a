"""All that speaks for the normalizations of one manuscript's forms: candidates from every source, with features.

RECIPE, parts 1 to 4; the names of the features are in ``features``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, log1p
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking.affixes import Affixes
from histnorm_gui.engine.ranking.amounts import Amounts
from histnorm_gui.engine.ranking.channel import Channel, softmax
from histnorm_gui.engine.ranking.context import Asked
from histnorm_gui.engine.ranking.counts import OtherCounts, OwnCounts, Votes
from histnorm_gui.engine.ranking.features import STATIC, Bucket
from histnorm_gui.engine.ranking.free import readings
from histnorm_gui.engine.ranking.letters import LetterModel
from histnorm_gui.engine.ranking.nearest import Nearest
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.ranking.search import words
from histnorm_gui.engine.ranking.tagged import TaggedForms, TaggerScores

Rows = NDArray[np.float32]
Column = Sequence[float]
_VOTED = 8
_FROM_ALIKE = 8
_FROM_SEARCH = 20
_FROM_AFFIXES = 6
_FREE = 6
_LONGEST = 60
"""Longer forms are joined lines and addresses, which are not searched for."""
_KEPT = 1 << 12
_OWN, _OTHER, _WORD, _TAGGER, _CHANNEL, _SEARCHED = 5, 6, 8, 2, 3, 5
"""So many columns of features come from each."""
_READINGS = {Bucket.OWN: 2, Bucket.OTHERS: 4, Bucket.UNSEEN: 10}


@dataclass(slots=True)
class Item:
    """The candidates of one form: ``norms`` (the last one, empty, stands for none of them), and ``rows``, their
    features, shape (candidates, STATIC); ``asked`` are the others, and which of them were used anywhere."""

    form: str
    bucket: Bucket
    norms: list[str]
    rows: Rows
    asked: Asked


@dataclass(slots=True)
class Found:
    """What a search found for a form that nobody has decided."""

    words: dict[str, float] = field(default_factory=dict)
    free: dict[str, float] = field(default_factory=dict)
    affixes: dict[str, float] = field(default_factory=dict)
    alike: dict[str, float] = field(default_factory=dict)


class Evidence:
    """The sources for one manuscript. ``own`` and ``channel`` may grow; what a search found stays.

    ``without`` are parts that propose no candidates, to measure what they are worth (see ``parts``).
    """

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
        unfamiliar: float = 0.0,
    ) -> None:
        self.language = language
        self.own = own
        self.others = others
        self.channel = channel
        self.affixes = affixes
        self.lexicon = lexicon
        self.letters = letters
        self.tagger = tagger
        self._unfamiliar = unfamiliar
        self._tagger_scores = TaggerScores(tagger) if tagger is not None else None
        self.without: frozenset[Part] = frozenset()
        self._nearest = Nearest((*others.light, *own.light))
        self._found: dict[str, Found] = {}
        self._known: Lexicon | None = None
        self._items: dict[str, Item] = {}
        self._of_light: dict[str, dict[str, float]] = {}

    @property
    def amounts(self) -> Amounts:
        """How much there is to rank with."""
        return Amounts.of(self.own.total, len(self.others.pairs) and self.others.total, self._unfamiliar)

    def learned(self, form: str) -> None:
        """Take note that the decisions on a form have changed."""
        self._nearest.add(self.language.light(form))
        self._items.clear()
        self._of_light.clear()

    def bucket(self, form: str) -> Bucket:
        """What is known of a form."""
        if form in self.own.exact:
            return Bucket.OWN
        return Bucket.OTHERS if form in self.others.exact else Bucket.UNSEEN

    def item(self, form: str) -> Item:
        """The candidates of a form (lower-cased) with their features."""
        return self.items([form])[form]

    def items(self, forms: Iterable[str]) -> dict[str, Item]:
        """The same for many forms, which takes much less time together; kept until something is learned."""
        forms = list(dict.fromkeys(forms))
        if len(self._items) > _KEPT:
            self._items.clear()
        if new := [form for form in forms if form not in self._items]:
            self._items.update((item.form, item) for item in self._new_items(new))
        return {form: self._items[form] for form in forms}

    def _new_items(self, forms: Sequence[str]) -> Iterator[Item]:
        buckets = [self.bucket(form) for form in forms]
        self._search([form for form, bucket in zip(forms, buckets, strict=True) if bucket is Bucket.UNSEEN])
        found = [
            self._found[form] if bucket is Bucket.UNSEEN else Found()
            for form, bucket in zip(forms, buckets, strict=True)
        ]
        norms = [self._candidates(*given) for given in zip(forms, buckets, found, strict=True)]
        tagger = self._tagger_columns(forms, norms)
        channel = self._channel_columns(forms, buckets, norms)
        for form, bucket, searched, candidates, *columns in zip(
            forms, buckets, found, norms, tagger, channel, strict=True
        ):
            rows = self._rows(form, searched, candidates, *columns)
            here, there = self.own.norms, self.others.norms
            used = {norm: place for place, norm in enumerate(candidates) if norm in there or norm in here}
            yield Item(form, bucket, [*candidates, ""], rows, Asked(candidates, used))

    # Candidates

    def _candidates(self, form: str, bucket: Bucket, found: Found) -> list[str]:
        light, heavy = self.language.light(form), self.language.heavy(form)
        norms: dict[str, None] = dict.fromkeys(self.own.exact.get(form, ()))
        if not norms and is_number(form):
            votes = self.others.exact.get(form)
            return list(dict.fromkeys([*(votes.best(_VOTED) if votes else ()), plain(form)]))
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

    def _search(self, forms: Sequence[str]) -> None:
        """Search for forms that have not been searched for yet."""
        new = [form for form in forms if form not in self._found]
        self._found.update((form, Found()) for form in new)
        new = [form for form in new if len(form) <= _LONGEST and not is_number(form)]
        if not new:
            return
        tries = self._vocabulary().tries()
        listed = words(self.channel, new, tries, keep=_FROM_SEARCH)
        alike = self._nearest.scores(list(map(self.language.light, new)), self._shares)
        for form, in_list, free, near in zip(new, listed, self._free(new), alike, strict=True):
            found = self._found[form]
            found.words, found.free = dict(in_list), dict(free)
            bases = "".join(grapheme.base for grapheme in self.language.graphemes(form)[1:])
            found.affixes = dict(self.affixes.candidates(bases, _FROM_AFFIXES))
            found.alike = dict(sorted(near.items(), key=itemgetter(1), reverse=True)[:_FROM_ALIKE])

    def _free(self, forms: Sequence[str]) -> list[list[tuple[str, float]]]:
        read = readings(self.channel, forms)
        if self.letters is None:
            return [of_form[:_FREE] for of_form in read]
        norms = [norm for of_form in read for norm, _ in of_form]
        scores = iter(self.letters.log_probability(list(map(_undotted, norms))))
        found = []
        for of_form in read:
            weighed = [(log(chance) + 0.15 * next(scores), norm, chance) for norm, chance in of_form]
            weighed.sort(reverse=True)
            found.append([(norm, chance) for _, norm, chance in weighed[:_FREE]])
        return found

    def _vocabulary(self) -> Lexicon:
        """The word list with all normalizations used here and elsewhere."""
        if self._known is None:
            self._known = self.lexicon.extended() if self.lexicon is not None else Lexicon()
            for norms in (self.others.norms, self.own.norms):
                for norm in norms:
                    self._known.add(norm)
        return self._known

    def _shares(self, light: str) -> Mapping[str, float]:
        """The shares of normalizations among what is known of a light key; kept until something is learned."""
        found = self._of_light.get(light)
        if found is None:
            found = self._of_light[light] = self._shares_of(light)
        return found

    def _shares_of(self, light: str) -> dict[str, float]:
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

    # Features: columns in the order of STATIC, a number for each candidate; those that nothing is known for stay 0

    def _rows(
        self,
        form: str,
        found: Found,
        norms: Sequence[str],
        tagger: Sequence[Column],
        channel: Sequence[Column],
    ) -> Rows:
        votes = self.others.exact.get(form) or _NO_VOTES
        decided = sum(self.own.exact.get(form, {}).values())
        rows = np.zeros((len(norms) + 1, len(STATIC)), dtype=np.float32)
        place = 0
        for size, columns in (
            (_OWN, self._own_columns(form, norms)),
            (_OTHER + _WORD, (*self._other_columns(form, votes, norms), *self._word_columns(form, found, norms))),
            (_TAGGER, tagger),
            (_CHANNEL, channel),
            (_SEARCHED, self._search_columns(form, found, norms)),
        ):
            if columns:
                rows[:-1, place : place + size] = np.array(columns, dtype=np.float32).T
            place += size
        rows[-1, place:] = 1.0, log1p(votes.decided), log1p(decided)
        return rows

    def _own_columns(self, form: str, norms: Sequence[str]) -> Sequence[Column]:
        own = self.own
        here = own.exact.get(form, {})
        light, heavy = own.light.get(self.language.light(form)), own.heavy.get(self.language.heavy(form))
        if not (here or light or heavy):
            return ()
        latest = own.latest[form][-1] if here else None
        return (
            _log_shares(here, norms),
            [float(norm in here) for norm in norms],
            _log_shares(light, norms),
            _log_shares(heavy, norms),
            [float(norm == latest) for norm in norms],
        )

    def _other_columns(self, form: str, votes: Votes, norms: Sequence[str]) -> Sequence[Column]:
        light = self.others.light.get(self.language.light(form)) or _NO_VOTES
        heavy = self.others.heavy.get(self.language.heavy(form)) or _NO_VOTES
        if Part.OTHERS_KEYS in self.without:
            light = heavy = _NO_VOTES
        return (
            votes.log_shares(norms),
            light.log_shares(norms),
            heavy.log_shares(norms),
            _log_shares(votes.manuscripts, norms),
            self._mixed(form, votes if votes.total else heavy, heavy, norms),
            [float(norm in self.others.norms) for norm in norms],
        )

    def _mixed(self, form: str, votes: Votes, heavy: Votes, norms: Sequence[str]) -> Column:
        here = self.own.exact.get(form, {})
        decided = sum(here.values())
        if not decided and not heavy.total:
            return [0.0] * len(norms)
        return [log((here.get(norm, 0) + max(votes.share(norm), 1e-3)) / (decided + 1.0)) for norm in norms]

    def _word_columns(self, form: str, found: Found, norms: Sequence[str]) -> Sequence[Column]:
        length = len(plain(form))
        nothing = [0.0] * len(norms)
        used = [self.own.norms.get(norm, 0) for norm in norms] if self.own.norms else nothing
        elsewhere = [self.others.norms.get(norm, 0) for norm in norms]
        listed = [self._is_listed(norm) for norm in norms] if self.lexicon is not None else nothing
        known = self.own.total + self.others.total + 1.0
        alike = found.alike
        return (
            [log(alike.get(norm, 0.0) + 0.01) for norm in norms] if alike else nothing,
            [log((here + there + 0.3) / known) + 9.0 for here, there in zip(used, elsewhere, strict=True)],
            [float(here > 0) for here in used] if self.own.norms else nothing,
            [log1p(here) for here in used] if self.own.norms else nothing,
            listed,
            [float(not any(counted)) for counted in zip(listed, used, elsewhere, strict=True)],
            [len(norm) - length for norm in norms],
            list(map(len, norms)),
        )

    def _is_listed(self, norm: str) -> bool:
        """Whether a word is in the word list, or stands in the profile beside one."""
        return self.lexicon is not None and (norm in self.lexicon or norm in self.language.words)

    def _tagger_columns(self, forms: Sequence[str], norms: Sequence[Sequence[str]]) -> Iterator[Sequence[Column]]:
        if self._tagger_scores is None:
            return (() for _ in norms)
        scores = self._tagger_scores.scores(list(zip(forms, norms, strict=True)))
        return ((found, softmax(found)) for found in scores)

    def _channel_columns(
        self, forms: Sequence[str], buckets: Sequence[Bucket], norms: Sequence[Sequence[str]]
    ) -> Iterator[Sequence[Column]]:
        given = zip(forms, norms, buckets, strict=True)
        asked = [(form, candidates) for form, candidates, bucket in given if bucket is Bucket.UNSEEN]
        channel = iter(self.channel.log_probabilities(asked))
        letters: Mapping[str, float] = {}
        if self.letters is not None:
            searched = (candidates for form, candidates in asked if not is_number(form))
            words = list(dict.fromkeys(norm for candidates in searched for norm in candidates))
            letters = dict(zip(words, self.letters.log_probability(list(map(_undotted, words))), strict=True))
        for candidates, bucket in zip(norms, buckets, strict=True):
            if bucket is Bucket.UNSEEN:
                found = next(channel)
                yield found, softmax(found), [letters.get(norm, 0.0) for norm in candidates]
            else:
                yield ()

    def _search_columns(self, form: str, found: Found, norms: Sequence[str]) -> Sequence[Column]:
        same, common = plain(form), self.language.common_words(form)
        nothing = [0.0] * len(norms)
        affixes = [found.affixes.get(norm, 0.0) for norm in norms] if found.affixes else nothing
        return (
            [log(affix + 1e-4) for affix in affixes] if found.affixes else nothing,
            [float(affix > 0) for affix in affixes] if found.affixes else nothing,
            [float(norm in found.words) for norm in norms] if found.words else nothing,
            [float(norm == same) for norm in norms],
            [common.get(norm, 0.0) for norm in norms] if common else nothing,
        )


def _log_shares(counts: Mapping[str, int] | None, norms: Sequence[str]) -> Column:
    """The log share of each normalization, smoothed; nothing where nothing was counted."""
    if not counts:
        return [0.0] * len(norms)
    total = sum(counts.values())
    return [log((counts.get(norm, 0) + 0.1) / (total + 0.5)) for norm in norms]


_NO_VOTES = Votes()


def _undotted(norm: str) -> str:
    """A word without the dot of an abbreviation, which no word list has: its letters are what is likely or not."""
    return norm.removesuffix(".") or norm


def plain(form: str) -> str:
    """A form as modern letters: composed, long s as s; what a word that has not changed is normalized to."""
    return unicodedata.normalize("NFC", form).replace("ſ", "s")


def is_number(form: str) -> bool:
    """Whether a form is made of digits, and points and the like between them: it stays what it is."""
    return any(sign.isdecimal() for sign in form) and all(
        sign.isdecimal() or unicodedata.category(sign)[0] == "P" for sign in form
    )
