"""The tiers of an EXMARaLDA transcription that normalizations are written into."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple, Protocol

from histnorm_gui.formats.exb_time import Event, Group, Track
from histnorm_gui.formats.streams import Patch
from histnorm_gui.formats.xmlspans import escape_attribute, escape_text
from histnorm_gui.formats.xmlstore import Patches
from histnorm_gui.formats.xmltree import Element, appended, inserted


class TierNames(NamedTuple):
    """The category of tiers of normalizations, and the ids that all tiers have."""

    category: str
    ids: frozenset[str]


class Pair(Protocol):
    """A tier of forms with its tier of normalizations, where the file has it, and the events of that one in time."""

    forms: Element
    norms: Element | None
    others: Track | None


class TierWriter:
    """Collects the changes of one norm tier: those of events that it has in ``kept``, new events in columns."""

    def __init__(self, kept: Patches, pair: Pair, names: TierNames, number: int) -> None:
        self._text = pair.forms.text
        self._kept, self._pair, self._names, self._number = kept, pair, names, number
        # Of the events to be added: the places in time, the elements with their beginning and end, and their texts.
        self._at, self._begins, self._ends, self._norms = array("I"), array("I"), array("I"), array("I")
        self._known: dict[str, int] = {}
        self._texts: list[str] = []
        pattern = pair.norms if pair.norms is not None and pair.norms.children else pair.forms
        first = next(pattern.inner())
        *others, last = deque(pattern.inner(), 2)
        between = self._text[others[0].end : last.start] if others else ""
        before = self._text[pattern.inside : first.start]
        self._space = next((space for space in (between, before) if space and not space.strip()), "")
        self._tail = self._text[last.end : pattern.outside]
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
                    self._add(event, event, value)

    def join(self, group: Group, norm: str) -> None:
        """Put one event over all the forms, whatever stood there."""
        self._remove(group.norms)
        first, last = group.forms[0], group.forms[-1]
        self._add(first, last, norm)

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
            self._add(first, last, norm)

    def _replace(self, event: Event, norm: str) -> None:
        if event.text != norm:
            self._kept.add(Patch(event.begin, event.end, escape_text(norm)))

    def _remove(self, events: list[Event]) -> None:
        """Take events away, each with the white space before it."""
        for event in events:
            start = event.element.start
            while self._text[start - 1].isspace():
                start -= 1
            self._kept.add(Patch(start, event.element.end, ""))

    def _add(self, first: Event, last: Event, norm: str) -> None:
        text = self._known.setdefault(norm, len(self._texts))
        if text == len(self._texts):
            self._texts.append(norm)
        self._at.append(first.first)
        self._begins.append(first.element.number)
        self._ends.append(last.element.number)
        self._norms.append(text)

    def _raw(self, number: int) -> str:
        """A new event with the white space before it."""
        start = self._pair.forms.numbered(self._begins[number]).get("start")
        end = self._pair.forms.numbered(self._ends[number]).get("end")
        points = f'start="{escape_attribute(start)}" end="{escape_attribute(end)}"'
        norm = escape_text(self._texts[self._norms[number]])
        return f"{self._space}<{self._event} {points}>{norm}</{self._event}>"

    def added(self) -> Iterator[Patch]:
        """The changes that add the new events, in the order of the text."""
        if not self._at:
            return iter(())
        new, tier = map(self._raw, range(len(self._at))), self._pair.norms
        if tier is None:
            return inserted(
                self._pair.forms.end, chain((self._new_tier(),), new, (f"{self._tail}</{self._pair.forms.qname}>",))
            )
        if not self._pair.others:
            return appended(tier, chain(new, (self._tail,)))
        places = self._places(tier, self._pair.others)
        order: Sequence[int] = range(len(places))
        if any(place > after for place, after in pairwise(places)):
            order = sorted(order, key=places.__getitem__)
        return (Patch(places[at], places[at], self._raw(at)) for at in order)

    def _places(self, tier: Element, track: Track) -> array[int]:
        """Where each new event goes: behind the last one that does not begin after it."""
        firsts, ends = track.begins()
        found = (bisect_right(firsts, at) for at in self._at)
        return array("I", (ends[place - 1] if place else tier.inside for place in found))

    def _new_tier(self) -> str:
        """The beginning of a tier of annotations of the same speaker, after the form tier."""
        forms = self._pair.forms
        number = self._number
        while (id := f"TIE_norm{number or ''}") in self._names.ids:
            number += 1
        speaker, category = forms.get("speaker"), self._names.category
        shown = f"{speaker} [{category}]" if speaker else f"[{category}]"
        attributes = {"id": id, "speaker": speaker, "category": category, "type": "a", "display-name": shown}
        raw = "".join(f' {name}="{escape_attribute(value)}"' for name, value in attributes.items() if value)
        before = forms.start
        while before and self._text[before - 1].isspace():
            before -= 1
        return f"{self._text[before : forms.start]}<{forms.qname}{raw}>"
