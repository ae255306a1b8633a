"""EXMARaLDA basic transcriptions (.exb): each event of a tier is a token.

The options "form_tier" and "norm_tier" name categories of tiers (or the id of one tier); defaults are the first of
dipl, tok and the like, and norm. Of a category with a tier for each speaker all are read, in the order of the timeline,
each with the normalizations of its own speaker. Events meet through the timeline, not by their number: see read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import merge
from itertools import count, repeat
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Watch
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING, WRITING
from histnorm_gui.formats.exb_tiers import TierNames, TierWriter
from histnorm_gui.formats.exb_time import SPACE, Group, Timeline, Track, groups_of
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.xmlstore import Patches
from histnorm_gui.formats.xmltree import Element, Tree

_NAMES = "basic-transcription|tli|tier|event"
_FORMS = (
    "dipl",
    "diplomatic",
    "tok_dipl",
    "orig",
    "trans",
    "tok",
    "token",
    "tokens",
    "word",
    "words",
    "txt",
    "text",
    "v",
)
_NORMS = ("norm", "normalization", "normalisation", "norm_broad", "modern")
_SHOWN = 80


@dataclass(slots=True, eq=False)
class _Pair:
    """A tier of forms with its tier of normalizations, where the file has it, and their events in time."""

    forms: Element
    norms: Element | None
    spoken: Track
    others: Track | None

    def groups(self) -> Iterator[Group]:
        """The events that belong together, in the order of time."""
        return groups_of((event for event in self.spoken if event.text), self.others or ())

    @property
    def regular(self) -> bool:
        """Whether the events of both tiers follow each other in time."""
        return self.spoken.regular and (self.others is None or self.others.regular)


class _Owner(NamedTuple):
    """A group of a pair: the number of the pair, and that of the group in it."""

    pair: int
    place: int
    group: Group


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the root is basic-transcription."""
    return xmltree.root_name(text[: 1 << 13]) == "basic-transcription"


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The categories of tiers, the one taken by default first; norm is offered also where the file lacks it."""
    tiers = _tiers(xmltree.parse(source, _NAMES))
    categories = list(dict.fromkeys(tier.get("category") or tier.get("id") for tier in tiers))
    forms, norms = _default_forms(tiers), _default_norms(tiers)
    return {
        "form_tier": [forms, *(name for name in categories if name != forms)],
        "norm_tier": [norms, *(name for name in categories if name not in (norms, forms))],
    }


def read(source: Source) -> Document:
    """The events of the form tiers in the order of the timeline; forms are without white space around.

    Events of the norm tier that lie over one form are its normalization, with spaces between. Where a normalization
    lies over several forms, each gets its word if there are as many words as forms; otherwise they are one token, its
    form with spaces between (dar zuo: dazu). An event without text is a problem. Line labels count the tokens. Raises
    UserError XML_BROKEN, XML_UNSAFE, NO_TOKENS.
    """
    file = _File(source)
    text = file.top.text
    problems = []
    places = xmltree.Places(text)
    for tier in file.forms:
        for element in source.watch.over(tier.inner(), FINDING, 0):
            if element.name == "event" and not xmltree.content(text, element).value.strip(SPACE):
                problems.append(RowProblem(places.line(element.start), ProblemCode.EMPTY_FORM, element.tag[:_SHOWN]))
    tokens = Tokens()
    for _, _, group in source.watch.over(file.in_order(), FINDING, 0):
        forms = [(event.text, event.begin, event.end) for event in group.forms]
        if group.merged:
            forms = [
                (
                    " ".join(form for form, _, _ in forms),
                    min(start for _, start, _ in forms),
                    max(end for _, _, end in forms),
                )
            ]
        for (form, start, end), norm in zip(forms, group.values(), strict=True):
            tokens.add(form, kind_of(form), str(len(tokens) + 1), start, end, norm)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source with normalizations as events of the norm tier, which is added after the form tier where it lacks.

    Events keep their places in time where the new words fit; otherwise one event, or one for each form, takes their
    place. ``decisions`` are parallel to the tokens that read gives. Spaces around a normalization are not kept.
    ValueError for a character that XML cannot hold, and for events that overlap so that normalizations would not be
    read as they are written.
    """
    return collected(writing(source, decisions))


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts."""
    if not any(decisions):
        return (source.data,)
    file = _File(source)
    kept = Patches()
    writers = [TierWriter(kept, pair, file.names, number) for number, pair in enumerate(file.pairs)]
    at = 0
    for owners in _together(source.watch.over(file.in_order(), FINDING, 0), decisions):
        count = sum(len(owner.group.values()) for owner in owners)
        _change(writers, owners, decisions[at : at + count])
        at += count
    if at != len(decisions):
        raise ValueError(f"{len(decisions)} decisions for {at} words")
    found = merge(kept, *(writer.added() for writer in writers), key=lambda patch: patch[:2])
    parts = xmltree.ordered(source, source.watch.over(found, WRITING, 0))
    if all(pair.regular for pair in file.pairs):
        return parts
    data = collected(parts)
    _check_written(replace(source, data=data), decisions)
    return (data,)


def features(_source: Source) -> frozenset[Feature]:
    """An event of the norm tier over several forms is a join."""
    return frozenset({Feature.JOIN})


def _together(owners: Iterable[_Owner], decisions: Sequence[Written | None]) -> Iterator[list[_Owner]]:
    """The groups in order, those together that a join goes over."""
    waiting: list[_Owner] = []
    at = 0
    for owner in owners:
        decision = decisions[at] if at < len(decisions) else None
        if waiting and (decision is None or not decision.joined):
            yield waiting
            waiting = []
        waiting.append(owner)
        at += len(owner.group.values())
    if waiting:
        yield waiting


def _change(writers: Sequence[TierWriter], owners: Sequence[_Owner], decisions: Sequence[Written | None]) -> None:
    """Have normalizations written for groups that follow each other."""
    each = [owner for owner in owners for _ in owner.group.values()]
    values = [
        None if value is None or value.joined else xmltree.storable(value.norm).strip(SPACE)
        for _, value in zip(each, decisions, strict=True)
    ]
    joins = {joined.forms[0]: (joined, norm) for joined, norm in _joins(each, decisions, values)}
    at = 0
    for owner in owners:
        group, writer = owner.group, writers[owner.pair]
        wanted = values[at : at + len(group.values())]
        at += len(wanted)
        if group.forms[0] in joins:
            writer.join(*joins[group.forms[0]])
        elif any(value is not None for value in wanted):
            writer.change(group, wanted)


def _joins(
    each: Sequence[_Owner], decisions: Sequence[Written | None], values: list[str | None]
) -> Iterator[tuple[Group, str]]:
    """Joins of neighbours in a tier, each as one group with its normalization; their ``values`` are taken out."""
    at = 0
    while at < len(decisions):
        end = at + 1
        while end < len(decisions) and (decision := decisions[end]) is not None and decision.joined:
            end += 1
        owners = list(dict.fromkeys(each[at:end]))
        pair, place, _ = owners[0]
        whole = [owner[:2] for owner in owners] == [(pair, place + step) for step in range(len(owners))]
        norm = values[at]
        if end > at + 1 and norm and whole and sum(len(owner.group.values()) for owner in owners) == end - at:
            joined = Group()
            for owner in owners:
                joined.forms += owner.group.forms
                joined.norms += owner.group.norms
            values[at:end] = [None] * (end - at)
            yield joined, norm
        at = end


def _check_written(source: Source, decisions: Sequence[Written | None]) -> None:
    """Refuse to write into tiers whose events overlap, where a normalization would get to another word."""
    found = read(source).tokens
    wanted = [None if decision is None else decision.norm.strip(SPACE) or None for decision in decisions]
    same = len(found) == len(wanted) and all(
        decision is None or token.normalization == norm
        for token, norm, decision in zip(found, wanted, decisions, strict=True)
    )
    if not same:
        raise ValueError("events of a tier overlap in time")


class _File:
    """A transcription: the tiers that are read, with what is in them in the order of time."""

    def __init__(self, source: Source) -> None:
        self.top = xmltree.parse(source, _NAMES)
        tiers = _tiers(self.top)
        self.forms, norms = _chosen(tiers, source)
        category = source.options.get("norm_tier") or _default_norms(tiers)
        self.names = TierNames(category, frozenset(tier.get("id") for tier in tiers))
        self.pairs = _pairs(self.forms, norms, Timeline(self.top, tiers, source.watch), source.watch)

    def in_order(self) -> Iterator[_Owner]:
        """The groups of all speakers in the order of the timeline."""
        every = [map(_Owner, repeat(number), count(), pair.groups()) for number, pair in enumerate(self.pairs)]
        return merge(*every, key=lambda owner: (owner.group.forms[0].first, owner.pair))


def _tiers(top: Tree) -> list[Element]:
    return list(top.named("tier"))


def _default_forms(tiers: Sequence[Element]) -> str:
    """The category of forms: by its name, else of the first tier of transcriptions, else of the first tier."""
    categories = {tier.get("category").lower(): tier.get("category") for tier in reversed(tiers)}
    for name in _FORMS:
        if name in categories:
            return categories[name]
    spoken = [tier for tier in tiers if tier.get("type") == "t" and tier.get("category").lower() not in _NORMS]
    return next((tier.get("category") or tier.get("id") for tier in [*spoken, *tiers]), "")


def _default_norms(tiers: Sequence[Element]) -> str:
    categories = {tier.get("category").lower(): tier.get("category") for tier in reversed(tiers)}
    return next((categories[name] for name in _NORMS if name in categories), _NORMS[0])


def _chosen(tiers: Sequence[Element], source: Source) -> tuple[list[Element], list[Element]]:
    """The tiers of forms and of normalizations."""
    forms = source.options.get("form_tier") or _default_forms(tiers)
    norms = source.options.get("norm_tier") or _default_norms(tiers)
    found = [tier for tier in tiers if forms in (tier.get("category"), tier.get("id"))]
    return found, [tier for tier in tiers if norms in (tier.get("category"), tier.get("id")) and tier not in found]


def _pairs(forms: Sequence[Element], norms: list[Element], points: Timeline, watch: Watch) -> list[_Pair]:
    """Each tier of forms with the norm tier of its speaker; as many norm tiers as form tiers go together in order."""
    speakers = Counter(tier.get("speaker") for tier in [*forms, *norms])
    result = []
    for index, tier in enumerate(forms):
        spoken = Track(tier, points, watch)
        if not spoken:
            continue
        found = [norm for norm in norms if norm.get("speaker") == tier.get("speaker")]
        if not found or speakers[tier.get("speaker")] > 2:
            found = norms[index : index + 1] if len(norms) == len(forms) else norms if len(forms) == 1 else []
        norm_tier = found[0] if found else None
        others = None if norm_tier is None else Track(norm_tier, points, watch)
        result.append(_Pair(tier, norm_tier, spoken, others))
    return result
