"""Names of TEI elements and attributes by what they mean for reading words."""

from __future__ import annotations

# Not part of the text that is transcribed.
OUTSIDE = frozenset({"teiHeader", "facsimile", "sourceDoc", "standOff", "xenoData", "spanGrp", "interpGrp", "linkGrp"})
SKIPPED = frozenset({"fw", "note", "desc", "figDesc", "index", "certainty", "respons", "noteGrp"})

TURNS = frozenset({"lb", "pb", "cb"})
WORDS = ("w", "pc")

# Words go on through these; any other element begins and ends a piece of text of its own.
# fmt: off
INLINE = frozenset({
    "hi", "emph", "foreign", "distinct", "mentioned", "soCalled", "term", "gloss", "choice", "orig", "reg", "sic",
    "corr", "abbr", "expan", "ex", "am", "add", "del", "subst", "mod", "unclear", "supplied", "surplus", "damage",
    "restore", "retrace", "secl", "redo", "undo", "name", "persName", "placeName", "orgName", "geogName", "rs",
    "surname", "forename", "roleName", "addName", "nameLink", "genName", "settlement", "region", "country", "date",
    "time", "num", "measure", "unit", "seg", "ref", "ptr", "c", "g", "m", "anchor", "handShift", "milestone", "gap",
    "q", "said", "quote", "title", "bibl", "formula", "metamark", "cit", "docDate", "docAuthor", "label", "ident",
    "code", "idno", "phr", "lem", "rdg", "app", "dipl", "facs", "norm",
})
# fmt: on

# Counted for the labels of a file without pages and lines.
COUNTED = frozenset({"p", "ab", "l", "head", "s", "titlePart", "item", "cell", "salute", "signed", "dateline", "note"})

ATTRIBUTES = ("norm", "reg")  # of w: the first that has a value is its normalization
MARKUPS = ("w", "choice")
