"""The time of an EXMARaLDA transcription: points in the order of its timeline, events between them, and which events
of two tiers belong together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.xmltree import Element

SPACE = " \t\r\n"  # stands around the text of an event


@dataclass(slots=True, eq=False)
class Event:
    """An event between two points of the timeline, with the text it has without white space around."""

    element: Element
    first: int
    last: int
    text: str
    begin: int
    end: int


@dataclass(slots=True, eq=False)
class Group:
    """Events of forms and of normalizations that hang together in time.

    The tokens are the forms each for itself, or (``merged``) all of them as one.
    """

    forms: list[Event] = field(default_factory=list)
    norms: list[Event] = field(default_factory=list)
    last: int = -1

    @property
    def norm(self) -> str:
        """The words of the normalization."""
        return " ".join(event.text for event in self.norms if event.text)

    @property
    def merged(self) -> bool:
        """Whether the forms are one token."""
        return len(self.forms) > 1 and bool(self.norm) and len(self.norm.split()) != len(self.forms)

    def values(self) -> list[str | None]:
        """The normalization of each token."""
        if len(self.forms) == 1 or self.merged:
            return [self.norm or None]
        return [*self.norm.split()] if self.norm else [None] * len(self.forms)


def timeline(element: Element, watch: Watch = UNWATCHED) -> dict[str, int]:
    """The points of the timeline by their ids, in the order of the file: ids and times need not be in order.

    A point that only events name has its place behind the point where its event begins, or behind the event before it
    where it is a beginning.
    """
    top = element
    while top.parent is not None:
        top = top.parent
    elements = list(top.walk())
    known = list(dict.fromkeys(point.get("id") for point in watch.over(elements, FINDING, 0) if point.name == "tli"))
    behind = _unlisted([tier for tier in elements if tier.name == "tier"], set(known), watch)
    order: list[str] = []
    waiting = [*reversed(known), ""]
    while waiting:
        name = waiting.pop()
        order.append(name)
        waiting.extend(behind.get(name, ()))
    return {name: index for index, name in enumerate(order)}


def _unlisted(tiers: Sequence[Element], known: set[str], watch: Watch) -> dict[str, list[str]]:
    """The points that the timeline lacks, each under the one that it follows; "" is the beginning."""
    behind: dict[str, list[str]] = {}
    for tier in tiers:
        at = ""
        for event in watch.over(tier.all("event"), FINDING, 0):
            for name in (event.get("start"), event.get("end")):
                if name and name not in known:
                    known.add(name)
                    behind.setdefault(at, []).append(name)
                at = name or at
    return behind


def point(points: Mapping[str, int], element: Element, name: str) -> int:
    """The place of an event's start or end, -1 where it has none."""
    return points.get(element.get(name), -1)


def regular(found: Sequence[Event]) -> bool:
    """Whether each of a tier's events ends behind its beginning and not behind the beginning of the next."""
    if any(event.last <= event.first for event in found):
        return False
    return all(event.last <= after.first for event, after in pairwise(found))


def events(text: str, tier: Element, points: Mapping[str, int], watch: Watch = UNWATCHED) -> list[Event]:
    """The events of a tier in the order of the timeline; one without a beginning follows the one before it."""
    result: list[Event] = []
    at = 0
    for element in watch.over(tier.all("event"), FINDING, 0):
        first = points.get(element.get("start"), at)
        last = max(points.get(element.get("end"), first), first)
        at = last
        found = xmltree.content(text, element)
        value = found.value.strip(SPACE)
        offset = found.value.index(value) if value else 0
        begin, end = found.places[offset], found.places[offset + len(value)]
        result.append(Event(element, first, last, value, begin, end))
    return sorted(result, key=lambda event: (event.first, event.last))


def groups_of(forms: Sequence[Event], norms: Sequence[Event], watch: Watch = UNWATCHED) -> list[Group]:
    """Forms and normalizations that overlap in time, taken together as far as that leads, in the order of time.

    Normalizations where there is no form belong to no group.
    """
    marked = [(event.first, event.last, index, event, True) for index, event in enumerate(forms)]
    marked += [(event.first, event.last, index, event, False) for index, event in enumerate(norms)]
    groups: list[Group] = []
    marked.sort(key=lambda item: (item[0], not item[4], item[1], item[2]))
    for first, last, _, event, is_form in watch.over(marked, FINDING, len(marked)):
        if not groups or first >= groups[-1].last:
            groups.append(Group())
        group = groups[-1]
        (group.forms if is_form else group.norms).append(event)
        group.last = max(group.last, last)
    return [group for group in groups if group.forms]
