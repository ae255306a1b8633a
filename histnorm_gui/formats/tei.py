"""TEI P5 and its relatives: words marked up as w and pc (ReM, ReN, EarlyPrint, DTA-CAB, Menota), choices of orig and
reg around words or in them, and running text without any of this.

Options, each with its default first (for some it depends on the file, see ``choices``):
``text``: "words" reads w and pc alone, "all" the text between them as well. The default is "words" where most words
are marked up with more than a normalization.
``markup``: "w" marks a word up as <w norm="...">, "choice" as <choice><orig>...</orig><reg>...</reg></choice>, where it
has no place for a normalization yet. The default is "choice" in files that have such choices and no attribute for it.
``source_layer``: "dipl" or "facs", the level of a Menota file that is the form.
``unmarked``: "open" leaves a word without a normalization open, "same" takes its form for one (editions that mark
only what differs).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Source, Written
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.tei_reader import Reader
from histnorm_gui.formats.tei_slots import Unit
from histnorm_gui.formats.tei_survey import Survey
from histnorm_gui.formats.xmlmixed import tree
from histnorm_gui.formats.xmlstore import Patches

_LOOKED_AT = 1 << 13
_ROOTS = frozenset({"TEI", "TEI.2", "teiCorpus", "teiCorpus.2"})
_PARTS = frozenset({"text", "body", "div", "group", "front", "back", "p", "ab", "lg"})  # a piece of a TEI text
_CORA = ("<cora-header", "<token ", "<token>")  # CorA-XML has a root of the same name
_NAMESPACE = "http://www.tei-c.org/ns/"


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the root is TEI's, or an element of a TEI text that is in its namespace or holds words or paragraphs."""
    head = text[:_LOOKED_AT]
    root = xmltree.root_name(head)
    if root in _ROOTS:
        return True
    if any(mark in head for mark in _CORA):
        return False
    marks = (_NAMESPACE, "<w ", "<w>", "<p>", "<p ", "<lb", "<pb", "<ab", "<choice")
    return root in _PARTS and any(mark in head for mark in marks)


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can be chosen for this file, the default first."""
    return Survey(tree(source), source.watch).choices()


def read(source: Source) -> Document:
    """Words in the order of the file, without the header, running titles and notes that are not the source's own.

    A word whose form is empty is a problem when the file gives a normalization for it or it is a w. Raises UserError
    XML_BROKEN, XML_UNSAFE, NO_TOKENS, OPTION_UNKNOWN.
    """
    reader = Reader(source)
    tokens = reader.tokens()
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(reader.problems), reader.lines.places)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The file with the normalizations put in; those nobody has decided are written like the others."""
    return collected(writing(source, decisions))


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts."""
    patches = Patches()
    waiting = iter(decisions)

    def put(unit: Unit) -> None:
        decision = next(waiting)
        if decision is not None:
            for patch in unit.slot.put(xmltree.storable(decision.norm)):
                patches.add(patch)

    Reader(source).each(put)
    return xmltree.writing(source, patches)
