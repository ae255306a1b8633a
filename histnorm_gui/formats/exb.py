"""EXMARaLDA basic transcriptions (.exb): each event of a tier is a token.

The options "form_tier" and "norm_tier" name categories of tiers (or the id of one tier); defaults are the first of
dipl, tok and the like, and norm. Of a category with a tier for each speaker all are read, in the order of the timeline,
each with the normalizations of its own speaker. Events meet through the timeline, not by their number: see read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.exb_time import SPACE, Event, Group, events, groups_of, point, regular, timeline
from histnorm_gui.formats.xmlspans import Patch, escape_attribute, escape_text
from histnorm_gui.formats.xmltree import Element

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
    """A tier of forms with its tier of normalizations, where the file has it."""

    forms: Element
    norms: Element | None
    groups: list[Group]
    regular: bool  # whether its events follow each other in time


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
    top = xmltree.parse(source, _NAMES)
    text = source.text
    problems = []
    for tier in _chosen(_tiers(top), source)[0]:
        for element in tier.all("event"):
            if not xmltree.content(text, element).value.strip(SPACE):
                line = xmltree.line_at(text, element.start)
                problems.append(RowProblem(line, ProblemCode.EMPTY_FORM, element.tag[:_SHOWN]))
    tokens = Tokens()
    for group in source.watch.over(_in_order(_pairs(top, source)), FINDING, 0):
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
    top = xmltree.parse(source, _NAMES)
    pairs = _pairs(top, source)
    owners = [group for group in _in_order(pairs) for _ in group.values()]
    values = [
        None if value is None or value.joined else xmltree.storable(value.norm).strip(SPACE)
        for _, value in zip(owners, decisions, strict=True)
    ]
    joins = {group.forms[0]: (group, norm) for group, norm in _joins(owners, pairs, decisions, values)}
    edits: dict[Group, list[str | None]] = {}
    for group, value in zip(owners, values, strict=True):
        edits.setdefault(group, []).append(value)
    patches: list[Patch] = []
    for number, pair in enumerate(pairs):
        writer = _TierWriter(source, top, pair, number)
        for group in pair.groups:
            if group.forms[0] in joins:
                writer.join(*joins[group.forms[0]])
            elif any(value is not None for value in edits[group]):
                writer.change(group, edits[group])
        patches += writer.patches()
    data = xmltree.written(source, patches)
    if patches and not all(pair.regular for pair in pairs):
        _check_written(replace(source, data=data), decisions)
    return data


def features(_source: Source) -> frozenset[Feature]:
    """An event of the norm tier over several forms is a join."""
    return frozenset({Feature.JOIN})


def _joins(
    owners: Sequence[Group], pairs: Sequence[_Pair], decisions: Sequence[Written | None], values: list[str | None]
) -> Iterator[tuple[Group, str]]:
    """Joins of neighbours in a tier, each as one group with its normalization; their ``values`` are taken out."""
    tiers = {group: (number, place) for number, pair in enumerate(pairs) for place, group in enumerate(pair.groups)}
    at = 0
    while at < len(decisions):
        end = at + 1
        while end < len(decisions) and (decision := decisions[end]) is not None and decision.joined:
            end += 1
        groups = list(dict.fromkeys(owners[at:end]))
        number, place = tiers[groups[0]]
        whole = [tiers[group] for group in groups] == [(number, place + step) for step in range(len(groups))]
        norm = values[at]
        if end > at + 1 and norm and whole and sum(len(group.values()) for group in groups) == end - at:
            joined = Group()
            for group in groups:
                joined.forms += group.forms
                joined.norms += group.norms
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


class _TierWriter:
    """Collects the changes of one norm tier."""

    def __init__(self, source: Source, top: Element, pair: _Pair, number: int) -> None:
        self._text = source.text
        self._pair = pair
        self._ids = {tier.get("id") for tier in _tiers(top)}
        self._category = source.options.get("norm_tier") or _default_norms(_tiers(top))
        self._number = number
        self._patches: list[Patch] = []
        self._new: list[tuple[int, str]] = []  # place in time and raw XML of the events to be added
        pattern = pair.norms if pair.norms is not None and pair.norms.children else pair.forms
        first = pattern.children[0]
        between = self._text[pattern.children[-2].end : pattern.children[-1].start] if len(pattern.children) > 1 else ""
        before = self._text[pattern.inside : first.start]
        self._space = next((space for space in (between, before) if space and not space.strip()), "")
        self._tail = self._text[pattern.children[-1].end : pattern.outside]
        self._event = first.qname

    def change(self, group: Group, values: list[str | None]) -> None:
        """Put normalizations in the place of the group's."""
        if len(values) == 1:
            self._as_one(group, values[0] or "")
            return
        known = group.values()
        new = [old if value is None else value for old, value in zip(known, values, strict=True)]
        words = [value for value in new if value is not None and len(value.split()) == 1]
        if group.norms and len(words) == len(new):
            self._as_one(group, " ".join(words))
        else:
            self._remove(group.norms)
            for event, value in zip(group.forms, new, strict=True):
                if value is not None:
                    self._add(event.element.get("start"), event.element.get("end"), event.first, value)

    def join(self, group: Group, norm: str) -> None:
        """Put one event over all the forms, whatever stood there."""
        self._remove(group.norms)
        first, last = group.forms[0], group.forms[-1]
        self._add(first.element.get("start"), last.element.get("end"), first.first, norm)

    def _as_one(self, group: Group, norm: str) -> None:
        """A normalization for all the forms: in the events that there are where each gets a word, else in one."""
        filled = [event for event in group.norms if event.text]
        pieces = norm.split(" ")
        if len(filled) == 1:
            self._replace(filled[0], norm)
        elif filled and len(pieces) == len(filled) and all(pieces) and not any(re.search(r"\s", p) for p in pieces):
            for event, piece in zip(filled, pieces, strict=True):
                self._replace(event, piece)
        else:
            self._remove(group.norms)
            events = [*group.forms, *group.norms]
            first = min(events, key=lambda event: event.first)
            last = max(events, key=lambda event: event.last)
            self._add(first.element.get("start"), last.element.get("end"), first.first, norm)

    def _replace(self, event: Event, norm: str) -> None:
        if event.text != norm:
            self._patches.append(Patch(event.begin, event.end, escape_text(norm)))

    def _remove(self, events: list[Event]) -> None:
        """Take events away, each with the white space before it."""
        for event in events:
            start = event.element.start
            while self._text[start - 1].isspace():
                start -= 1
            self._patches.append(Patch(start, event.element.end, ""))

    def _add(self, start: str, end: str, at: int, norm: str) -> None:
        points = f'start="{escape_attribute(start)}" end="{escape_attribute(end)}"'
        self._new.append((at, f"<{self._event} {points}>{escape_text(norm)}</{self._event}>"))

    def patches(self) -> list[Patch]:
        """All changes of the tier."""
        tier = self._pair.norms
        if not self._new:
            return self._patches
        if tier is None:
            return [*self._patches, self._new_tier()]
        if not tier.children:
            return [*self._patches, tier.append("".join(self._space + raw for _, raw in self._new) + self._tail)]
        points = timeline(tier)
        events = sorted((point(points, element, "start"), element.end) for element in tier.all("event"))
        for at, raw in self._new:
            before = [end for first, end in events if first <= at]
            place = before[-1] if before else tier.inside
            self._patches.append(Patch(place, place, self._space + raw))
        return self._patches

    def _new_tier(self) -> Patch:
        """A tier of annotations of the same speaker, after the form tier."""
        forms = self._pair.forms
        number = self._number
        while (id := f"TIE_norm{number or ''}") in self._ids:
            number += 1
        speaker = forms.get("speaker")
        shown = f"{speaker} [{self._category}]" if speaker else f"[{self._category}]"
        attributes = {"id": id, "speaker": speaker, "category": self._category, "type": "a", "display-name": shown}
        raw = "".join(f' {name}="{escape_attribute(value)}"' for name, value in attributes.items() if value)
        inner = "".join(self._space + event for _, event in self._new)
        lead = self._text[: forms.start]
        lead = lead[len(lead.rstrip()) :]
        return Patch(forms.end, forms.end, f"{lead}<{forms.qname}{raw}>{inner}{self._tail}</{forms.qname}>")


def _tiers(top: Element) -> list[Element]:
    return [element for element in top.walk() if element.name == "tier"]


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


def _pairs(top: Element, source: Source) -> list[_Pair]:
    """Each tier of forms with the norm tier of its speaker; as many norm tiers as form tiers go together in order."""
    forms, norms = _chosen(_tiers(top), source)
    points = timeline(top, source.watch)
    text = source.text
    speakers = Counter(tier.get("speaker") for tier in [*forms, *norms])
    result = []
    for index, tier in enumerate(forms):
        if not tier.all("event"):
            continue
        found = [norm for norm in norms if norm.get("speaker") == tier.get("speaker")]
        if not found or speakers[tier.get("speaker")] > 2:
            found = norms[index : index + 1] if len(norms) == len(forms) else norms if len(forms) == 1 else []
        norm_tier = found[0] if found else None
        spoken = events(text, tier, points, source.watch)
        others = [] if norm_tier is None else events(text, norm_tier, points, source.watch)
        groups = groups_of([event for event in spoken if event.text], others, source.watch)
        result.append(_Pair(tier, norm_tier, groups, regular(spoken) and regular(others)))
    return result


def _in_order(pairs: Sequence[_Pair]) -> Iterator[Group]:
    """The groups of all speakers in the order of the timeline."""
    numbered = ((group.forms[0].first, index, group) for index, pair in enumerate(pairs) for group in pair.groups)
    for _, _, group in sorted(numbered, key=lambda item: item[:2]):
        yield group
