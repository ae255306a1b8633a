"""Why a candidate is suggested, in numbers that a philologist can check against the text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from histnorm_gui.core.suggestion import Reason, ReasonKind
from histnorm_gui.engine.ranking.channel import START, Alignment
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.evidence import Evidence, plain
from histnorm_gui.engine.ranking.sources import OtherManuscripts

MOST = 3
"""So many reasons are given for one candidate."""
_LONGEST = 3
_ENOUGH = 3
"""A stretch has to stand in so many decided words for its change to be told."""
_DECISIVE = 0.7
"""Nats by which the words around have to favour a candidate over the next one to be told of."""

_KEPT = 1 << 14
"""So many alignments are kept."""

_Stretch = tuple[str, ...]


class Changes:
    """How stretches of up to three letters were normalized: in how many different decided words, and as what."""

    def __init__(self, pairs: Iterable[tuple[Pair, Alignment]] = (), base: Changes | None = None) -> None:
        """``base`` holds further words, which are counted as well; it must not change any more."""
        self._base = base
        self._pairs: set[Pair] = set()
        self._read: dict[_Stretch, dict[str, int]] = {}
        self._totals: dict[_Stretch, int] = {}
        for pair, alignment in pairs:
            self.add(pair, alignment)

    def add(self, pair: Pair, alignment: Alignment) -> None:
        """Count a decided word; one that is counted already changes nothing."""
        if pair in self._pairs or (self._base is not None and pair in self._base._pairs):
            return
        self._pairs.add(pair)
        self._count(alignment, 1)

    def remove(self, pair: Pair, alignment: Alignment) -> None:
        """Count a word no more."""
        if pair in self._pairs:
            self._pairs.remove(pair)
            self._count(alignment, -1)

    def _count(self, alignment: Alignment, sign: int) -> None:
        for written, read in set(_stretches(alignment)):
            counts = self._read.setdefault(written, {})
            counts[read] = counts.get(read, 0) + sign
            self._totals[written] = self._totals.get(written, 0) + sign

    def counts(self, written: _Stretch, read: str) -> tuple[int, int]:
        """In how many words a stretch was read so, and how many have it."""
        here = self._read.get(written)
        count, total = (here.get(read, 0), self._totals[written]) if here is not None else (0, 0)
        if self._base is not None:
            further, further_total = self._base.counts(written, read)
            return count + further, total + further_total
        return count, total

    def rarest(self, alignment: Alignment) -> Reason | None:
        """Of the changes in an aligned word the one with the fewest words behind it, but with enough of them."""
        best: Reason | None = None
        for place in range(len(alignment)):
            if not _changed(alignment, place):
                continue
            found = self._finest(alignment, place)
            if found is not None and (best is None or found.total < best.total):
                best = found
        return best

    def _finest(self, alignment: Alignment, place: int) -> Reason | None:
        """The change at a place with as much around it as enough words share; seen more than once, where it was."""
        once: Reason | None = None
        for start, end in ((place - 1, place + 2), (place, place + 2), (place - 1, place + 1), (place, place + 1)):
            if start < 0 or end > len(alignment):
                continue
            part = alignment[start:end]
            written = tuple([context[2] for context, _ in part])
            if written == (START,):
                continue
            read = "".join([label for _, label in part])
            count, total = self.counts(written, read)
            if count > 0 and total >= _ENOUGH and (count > 1 or once is None):
                first, last = written[0] == START, end == len(alignment)
                found = Reason(
                    ReasonKind.CHANGE, count, total, _told("".join(written), first, last), _told(read, first, last)
                )
                if count > 1:
                    return found
                once = found
        return once


def _stretches(alignment: Alignment) -> Iterator[tuple[_Stretch, str]]:
    letters = [context[2] for context, _ in alignment]
    labels = [label for _, label in alignment]
    for start in range(len(letters)):
        for end in range(start + 1, min(start + _LONGEST, len(letters)) + 1):
            yield tuple(letters[start:end]), "".join(labels[start:end])


def _changed(alignment: Alignment, place: int) -> bool:
    context, label = alignment[place]
    letter = "" if context[2] == START else context[2]
    return label != letter


def _told(stretch: str, first: bool, last: bool) -> str:
    """A stretch with hyphens where the word goes on; a stretch inside a word needs none."""
    text = stretch.removeprefix(START)
    if first and last:
        return text
    return f"{text}-" if first else f"-{text}" if last else text


@dataclass(frozen=True)
class KnownWords:
    """What the other manuscripts show: how they were normalized, and in how many of them each form was decided."""

    changes: Changes
    manuscripts: Mapping[str, int]

    @staticmethod
    def of(others: OtherManuscripts) -> KnownWords:
        """Count the words of other manuscripts, which are aligned."""
        manuscripts: dict[str, int] = {}
        for pairs in others.texts.values():
            for form in {form for form, _ in pairs}:
                manuscripts[form] = manuscripts.get(form, 0) + 1
        return KnownWords(Changes(others.alignments.items()), manuscripts)


class Reasons:
    """Tells why, for one manuscript. Follows its evidence, and has to be told of each decision."""

    def __init__(self, evidence: Evidence, known: KnownWords) -> None:
        self._evidence = evidence
        self._manuscripts = known.manuscripts
        self._changes = Changes(base=known.changes)
        self._aligned: dict[Pair, Alignment | None] = {}
        self._told: dict[Pair, Reason | None] = {}
        self._found: dict[tuple[str, str, bool], tuple[Reason, ...]] = {}
        pairs = list(evidence.own.pairs())
        for pair, (alignment,) in zip(
            pairs, evidence.channel.align_all([(form, [norm]) for form, norm in pairs]), strict=True
        ):
            if alignment is not None:
                self._changes.add(pair, alignment)

    def decided(self, form: str, norm: str) -> None:
        """Take note that the evidence has learned or unlearned a decision."""
        alignment = self._evidence.channel.align(form, norm)
        if alignment is not None:
            now = norm in self._evidence.own.exact.get(form, ())
            (self._changes.add if now else self._changes.remove)((form, norm), alignment)
        self._told.clear()
        self._found.clear()

    def prepare(self, asked: Iterable[tuple[str, Sequence[str]]]) -> None:
        """Find out what ``of`` will be asked for forms and their candidates, which takes much less time together."""
        wanted: dict[Pair, None] = {}
        for form, norms in asked:
            own, same = self._evidence.own.exact.get(form, ()), plain(form)
            for norm in norms:
                if norm != same and norm not in own and (form, norm) not in self._told:
                    wanted[form, norm] = None
        self._align(wanted)
        for pair in wanted:
            alignment = self._aligned[pair]
            self._told[pair] = None if alignment is None else self._changes.rarest(alignment)

    def _align(self, pairs: Iterable[Pair]) -> None:
        """Find out what of a form stands for what of a normalization. A decision hardly ever changes that, so that it
        is found once."""
        if len(self._aligned) > _KEPT:
            self._aligned.clear()
        new: dict[str, list[str]] = {}
        for form, norm in pairs:
            if (form, norm) not in self._aligned:
                new.setdefault(form, []).append(norm)
        for (form, norms), found in zip(new.items(), self._evidence.channel.align_all(list(new.items())), strict=True):
            self._aligned.update(((form, norm), alignment) for norm, alignment in zip(norms, found, strict=True))

    def of(self, form: str, norm: str, favoured: float) -> tuple[Reason, ...]:
        """The reasons for a candidate; ``favoured``: nats by which the words around favour it over the next one."""
        key = form, norm, favoured >= _DECISIVE
        if (told := self._found.get(key)) is None:
            told = self._found[key] = tuple(self._all(*key)[:MOST])
        return told

    def _all(self, form: str, norm: str, by_context: bool) -> list[Reason]:
        decided = list(self._decided(form, norm))
        here = next((reason for reason in decided if reason.kind is ReasonKind.DECIDED), None)
        found = [*decided, *self._known(form, norm, changes=here is None)]
        if by_context and (here is None or here.count < here.total):
            found.insert(min(1, len(found)), Reason(ReasonKind.CONTEXT))
        return found

    def _decided(self, form: str, norm: str) -> Iterator[Reason]:
        evidence = self._evidence
        own = evidence.own.exact.get(form, {})
        if norm in own:
            yield Reason(ReasonKind.DECIDED, own[norm], sum(own.values()))
        votes = evidence.others.exact.get(form)
        if votes is not None and norm in votes.manuscripts:
            count = votes.manuscripts[norm]
            yield Reason(ReasonKind.MANUSCRIPTS, count, max(count, self._manuscripts.get(form, 0)))
        alike = evidence.own.light.get(evidence.language.light(form), {})
        count = alike.get(norm, 0) - own.get(norm, 0)
        if count:
            yield Reason(ReasonKind.ALIKE, count, sum(alike.values()) - sum(own.values()))

    def _known(self, form: str, norm: str, *, changes: bool) -> Iterator[Reason]:
        evidence = self._evidence
        if norm == plain(form):
            yield Reason(ReasonKind.SAME)
        elif changes and (change := self._change(form, norm)) is not None:
            yield change
        if norm in evidence.language.common_words(form):
            yield Reason(ReasonKind.COMMON)
        if evidence.lexicon is not None and norm in evidence.lexicon:
            yield Reason(ReasonKind.LISTED)
        if evidence.tagger is not None and any(norm == read for read, _ in evidence.tagger.readings(form)[:2]):
            yield Reason(ReasonKind.READ)

    def _change(self, form: str, norm: str) -> Reason | None:
        if (form, norm) not in self._told:
            self.prepare([(form, [norm])])
        return self._told[form, norm]
