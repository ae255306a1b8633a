"""The time of an EXMARaLDA transcription: points in the order of its timeline, events between them, and which events
of two tiers belong together."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import merge
from itertools import islice

from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.sequences import MadeSequence
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.identifiers import Identifiers
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


class Timeline:
    """The points of a timeline by their ids, in the order of the file: ids and times need not be in order.

    A point that only events name has its place behind the point where its event begins, or behind the event before it
    where it is a beginning. The nameless point is before all others, unless the timeline has one.
    """

    def __init__(self, top: Element, tiers: Sequence[Element], watch: Watch = UNWATCHED) -> None:
        self._known = Identifiers()
        for element in top.walk():
            if element.name == "tli":
                self._known.add(element.get("id"))
        self._ranks: array[int] | None = None  # of the known points, where there are others between them
        self._others: dict[str, int] = {}
        self._last = ("", -1)  # as a rule an event begins where the one before ended
        behind = self._unlisted(tiers, watch)
        if behind:
            self._rank(behind)

    def get(self, name: str, default: int) -> int:
        """The place of a point in time; ``default`` for an id that none has."""
        known, rank = self._last
        if name != known or rank < 0:
            found = self._find(name)
            if found is None:
                return default
            self._last = name, rank = name, found
        return rank

    def _find(self, name: str) -> int | None:
        number = self._known.find(name)
        if number is not None:
            return number + 1 if self._ranks is None else self._ranks[number]
        return self._others.get(name) if name or self._others else 0

    def _unlisted(self, tiers: Sequence[Element], watch: Watch) -> dict[str, list[str]]:
        """The points that the timeline lacks, each under the one that it follows; "" is the beginning."""
        seen: set[str] = set()
        behind: dict[str, list[str]] = {}
        for tier in tiers:
            at = ""
            for event in watch.over(tier.inner(), FINDING, 0):
                if event.name != "event":
                    continue
                for name in (event.get("start"), event.get("end")):
                    if name and name != at and name not in seen and self._known.find(name) is None:
                        seen.add(name)
                        behind.setdefault(at, []).append(name)
                    at = name or at
        return behind

    def _rank(self, behind: Mapping[str, Sequence[str]]) -> None:
        """Count through all points, those that the timeline lacks behind the one that each follows."""
        ranks = array("I")
        rank = 0
        for number in range(-1, len(self._known)):
            name = self._known[number] if number >= 0 else ""
            ranks.append(rank)
            if number >= 0 and self._known.find(name) != number:
                continue
            waiting = [name]
            while waiting:
                one = waiting.pop()
                if one != name:
                    self._others[one] = rank
                rank += 1
                waiting.extend(behind.get(one, ()))
        self._others.setdefault("", 0)
        self._ranks = ranks[1:]


class Track(MadeSequence[Event]):
    """The events of a tier in the order of the timeline, in columns: an event takes 12 bytes."""

    __slots__ = ("_firsts", "_lasts", "_numbers", "_tier")

    def __init__(self, tier: Element, points: Timeline, watch: Watch = UNWATCHED) -> None:
        self._tier = tier
        self._numbers, self._firsts, self._lasts = array("I"), array("I"), array("I")
        at = before = 0
        in_order = True
        for element in watch.over(tier.inner(), FINDING, 0):
            if element.name == "event":
                first = points.get(element.get("start"), at)
                last = at = max(points.get(element.get("end"), first), first)
                self._numbers.append(element.number)
                self._firsts.append(first)
                self._lasts.append(last)
                in_order, before = in_order and before <= (first << 32 | last), first << 32 | last
        if not in_order:
            self._sort()

    def _sort(self) -> None:
        firsts, lasts = self._firsts, self._lasts
        order = sorted(range(len(firsts)), key=lambda at: firsts[at] << 32 | lasts[at])
        self._numbers, self._firsts, self._lasts = (
            array("I", (column[at] for at in order)) for column in (self._numbers, firsts, lasts)
        )

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[Event]:
        return map(self.made, range(len(self)))

    def made(self, at: int) -> Event:
        """The event at a place."""
        element = self._tier.numbered(self._numbers[at])
        found = xmltree.content(element.text, element)
        value = found.value.strip(SPACE)
        offset = found.value.index(value) if value else 0
        begin, end = found.places[offset], found.places[offset + len(value)]
        return Event(element, self._firsts[at], self._lasts[at], value, begin, end)

    def begins(self) -> tuple[Sequence[int], Sequence[int]]:
        """The places in time where the events begin, in order, and where each ends in the text; of those that begin
        together the last one of the file is the last."""
        ends = array("I", (self._tier.numbered(number).end for number in self._numbers))
        firsts = self._firsts
        pairs = zip(firsts, ends, islice(firsts, 1, None), islice(ends, 1, None), strict=False)
        if all(first < after or end < later for first, end, after, later in pairs):
            return firsts, ends
        order = sorted(range(len(ends)), key=lambda at: (firsts[at], ends[at]))
        return array("I", (firsts[at] for at in order)), array("I", (ends[at] for at in order))

    @property
    def regular(self) -> bool:
        """Whether each event ends behind its beginning and not behind the beginning of the next."""
        if any(last <= first for first, last in zip(self._firsts, self._lasts, strict=True)):
            return False
        return all(last <= after for last, after in zip(self._lasts, islice(self._firsts, 1, None), strict=False))


def groups_of(forms: Iterable[Event], norms: Iterable[Event], watch: Watch = UNWATCHED) -> Iterator[Group]:
    """Forms and normalizations that overlap in time, taken together as far as that leads, in the order of time, in
    which both have to be.

    Normalizations where there is no form belong to no group.
    """
    marked = merge(
        ((event.first, 0, event.last, event) for event in forms),
        ((event.first, 1, event.last, event) for event in norms),
        key=lambda item: item[:3],
    )
    group = Group()
    for first, kind, last, event in watch.over(marked, FINDING, 0):
        if first >= group.last:
            if group.forms:
                yield group
            group = Group()
        (group.norms if kind else group.forms).append(event)
        group.last = max(group.last, last)
    if group.forms:
        yield group
