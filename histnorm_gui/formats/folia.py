"""FoLiA: the words of the original, and corrections in them or around them as normalizations.

Options, each with its default first:
``source_layer``: the text class that is the form, where words have several ("original" if there is one).
``unmarked``: "open" leaves words without a correction open, "same" takes their form for their normalization.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import merge
from itertools import pairwise

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Feature, Source, Tokens, Written
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import WRITING
from histnorm_gui.formats.folia_words import ANNOTATIONS, OURS, Survey, Unit, Words
from histnorm_gui.formats.joins import Span, changed
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.xmlmixed import XML_SPACE, written_text
from histnorm_gui.formats.xmlspans import Patch
from histnorm_gui.formats.xmltree import Element

_CLASS = "normalization"


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the root is FoLiA."""
    return xmltree.root_name(text[: 1 << 13]) == "FoLiA"


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can be chosen for this file, the default first."""
    return Survey(source, xmltree.checked(source)).choices


def read(source: Source) -> Document:
    """The words as they were before all corrections; line labels number the sentences.

    Suggestions are no normalizations. Words that a correction puts in where the original has none are problems.
    Raises UserError XML_BROKEN, XML_UNSAFE, NO_TOKENS (also for text that is not cut into words), OPTION_UNKNOWN.
    """
    file = Words(source)
    tokens = Tokens(unit.token for units in file.units() for unit in units)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(file.problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The file with corrections for the normalizations; annotatortype is "auto" for those that nobody has decided."""
    return collected(writing(source, decisions))


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts."""
    if not any(decisions):
        return (source.data,)
    return xmltree.ordered(source, _Writer(Words(source, WRITING)).patches(decisions))


def features(_source: Source) -> frozenset[Feature]:
    """A correction around several words is a join."""
    return frozenset({Feature.JOIN})


class _Writer:
    """Makes the changes that write normalizations, in the order of the text."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._text = words.text

    def patches(self, decisions: Sequence[Written | None]) -> Iterator[Patch]:
        """The changes that write these normalizations, in the order of the text."""
        declared = self._words.survey.declared
        given = f' set="{OURS}"' if len(declared) > 1 or not declared else ""
        declaration = self._declaration() if given and OURS not in declared else []
        if declaration and not any(added for _, added in self._changes(decisions, given)):
            declaration = []
        words = (patch for patches, _ in self._changes(decisions, given) for patch in patches)
        return merge(declaration, words, key=_place)

    def _changes(self, decisions: Sequence[Written | None], given: str) -> Iterator[tuple[list[Patch], bool]]:
        """The changes of words that have to do with each other, in the order of the text, and whether a correction is
        new among them."""
        at = 0
        for units in self._together(decisions):
            wanted = decisions[at : at + len(units)]
            at += len(units)
            if len(wanted) != len(units):
                raise ValueError(f"{len(decisions)} decisions for more words")
            if any(wanted):
                patches, added = self._changed(units, wanted, given)
                yield sorted(patches, key=_place), added
        if at != len(decisions):
            raise ValueError(f"{len(decisions)} decisions for {at} words")

    def _together(self, decisions: Sequence[Written | None]) -> Iterator[list[Unit]]:
        """The words in order, those together that one correction is around, or one join will be."""
        waiting: list[Unit] = []
        at = 0
        for units in self._words.units():
            decision = decisions[at] if at < len(decisions) else None
            if waiting and (decision is None or not decision.joined):
                yield waiting
                waiting = []
            waiting += units
            at += len(units)
        if waiting:
            yield waiting

    def _changed(
        self, units: Sequence[Unit], decisions: Sequence[Written | None], given: str
    ) -> tuple[list[Patch], bool]:
        """The changes that write the normalizations of some words, and whether a correction is new among them."""
        spans = list(changed([unit.token for unit in units], decisions))
        patches: list[Patch] = []
        added = False
        for joint in dict.fromkeys(unit.joint for span in spans for unit in _parted(units, span)):
            patches += self._unwrapped(joint)
        for span in spans:
            if span.norm is None:
                continue
            members, norm = units[span.first : span.last], xmltree.storable(span.norm)
            replaced = None if span.was != span.last else self._replaced(members[0], norm, span.decided)
            added = added or replaced is None
            if replaced is not None:
                patches += replaced
            elif len(members) > 1 and self._are_neighbours(members):
                patches += self._around(members, norm, span.decided, given)
            else:
                patches += self._within(members[0], norm, span.decided, given)
        return patches, added

    def _unwrapped(self, joint: Element | None) -> list[Patch]:
        """The changes that take a correction around words away and leave the words."""
        original = None if joint is None else joint.child("original") or joint.child("current")
        if joint is None or original is None:
            return []
        return [Patch(joint.start, original.inside, ""), Patch(original.outside, joint.end, "")]

    def _are_neighbours(self, units: Sequence[Unit]) -> bool:
        """Whether nothing but white space stands between words, joins that are taken apart left out."""
        return all(_parent(one) == _parent(two) and not self._between(one, two).strip() for one, two in pairwise(units))

    def _between(self, one: Unit, two: Unit) -> str:
        """What is left between two words when their joins are taken away."""
        start, end, rest = one.word.end, two.word.start, ""
        if one.joint != two.joint:
            for joint, before in ((one.joint, True), (two.joint, False)):
                original = None if joint is None else joint.child("original") or joint.child("current")
                if joint is not None and original is not None and before:
                    rest, start = self._text[start : original.outside], joint.end
                elif joint is not None and original is not None:
                    rest, end = rest + self._text[original.inside : end], joint.start
        return rest + self._text[start:end]

    def _within(self, unit: Unit, norm: str, decided: bool, given: str) -> list[Patch]:
        """The normalization of one word that is no longer in a join: in its own correction, or in a new one."""
        own, correction = self._words.side(unit.word, oldest=False)
        if unit.joint is None or own is None or correction is None:
            return self._added(unit, norm, decided, given)
        return [self._content(own, norm)]

    def _replaced(self, unit: Unit, norm: str, decided: bool) -> list[Patch] | None:
        """The changes to a correction that there is; None where there is none of this word alone."""
        correction = unit.correction
        values = [norm] if len(unit.news) == 1 else norm.split(" ")
        if not unit.news or unit.shared or len(values) != len(unit.news) or not all(values):
            return None
        patches = [self._content(new, value) for new, value in zip(unit.news, values, strict=True)]
        if correction is not None and not correction.get("processor"):
            kind = "manual" if decided else "auto"
            if correction.get("annotatortype") or not decided:
                patches.append(correction.set("annotatortype", kind))
        return patches

    def _content(self, text: Element, value: str) -> Patch:
        raw = written_text(value)
        if text.empty:
            return Patch(text.inside - 2, text.inside, f">{raw}</{text.qname}>")
        return Patch(text.inside, text.outside, raw)

    def _added(self, unit: Unit, norm: str, decided: bool, given: str) -> list[Patch]:
        """A new correction around the text of a word."""
        before, after = self._correction_of(unit, norm, decided, given, "")
        return [Patch(unit.text.start, unit.text.start, before), Patch(unit.text.end, unit.text.end, after)]

    def _around(self, units: Sequence[Unit], norm: str, decided: bool, given: str) -> list[Patch]:
        """A new correction around the words of a join."""
        first, last = units[0], units[-1]
        before, after = self._correction_of(first, norm, decided, given, first.word.qname)
        return [Patch(first.word.start, first.word.start, before), Patch(last.word.end, last.word.end, after)]

    def _correction_of(self, unit: Unit, norm: str, decided: bool, given: str, word: str) -> tuple[str, str]:
        """What stands before and after that which is corrected; ``word`` is the element around the new text."""
        text = unit.text
        correction, new, original = (text.sibling(name) for name in ("correction", "new", "original"))
        kind = "manual" if decided else "auto"
        inner = f"<{text.qname}>{written_text(norm)}</{text.qname}>"
        inner = f"<{word}>{inner}</{word}>" if word else inner
        before = (
            f'<{correction}{given} class="{_CLASS}" annotator="{OURS}" annotatortype="{kind}"><{new}>{inner}</{new}>'
            f'<{original} auth="no">'
        )
        return before, f"</{original}></{correction}>"

    def _declaration(self) -> list[Patch]:
        """Our set among the annotations that the file declares."""
        if ANNOTATIONS not in self._text:  # a long look for it would be one that nobody can stop
            return []
        found = next(
            (one.element for one in xmltree.passing(self._words.source, self._text, ANNOTATIONS, (ANNOTATIONS,))), None
        )
        if found is None:
            return []
        raw = f'<{found.sibling("correction-annotation")} set="{OURS}"/>'
        if found.empty:
            return [found.append(raw)]
        content = self._text[found.inside : found.outside]
        indent = content[: len(content) - len(content.lstrip(XML_SPACE))] if content.strip() else ""
        return [Patch(found.inside, found.inside, indent + raw)]


def _parent(unit: Unit) -> Element | int:
    """What a word is in, when the join around it is left out: an element of the same correction, or the place of one
    around that."""
    outer = unit.word if unit.joint is None else unit.joint
    parent = outer.parent
    return unit.holder if parent is None or parent.parent is None else parent


def _parted(units: Sequence[Unit], span: Span) -> list[Unit]:
    """The words of a span that are in a join which is none any more, or has other words."""
    return [] if span.was == span.last else [unit for unit in units[span.first : span.last] if unit.joint]


def _place(patch: Patch) -> tuple[int, int]:
    return patch.start, patch.end
