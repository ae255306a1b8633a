"""CoNLL-U: ten columns, the normalization under a key of MISC.

Option ``key`` (``choices`` gives those of a file, the default first): the key of MISC that holds the normalization; by
default the first of Norm, NormForm, norm, CorrectForm, Modern, modern, Reg, reg, wf that the file has, else "Norm". A
lemma is never taken for a normalization. ``Note`` holds a note on a word, and ``Flag=Yes`` flags it, unless one of them
is chosen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import NO_REMARK, Remark
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import FINDING, PARSING, Line, lines_of
from histnorm_gui.formats.streams import Patch, changed

_COLUMNS = 10
_PREFERRED = ("Norm", "NormForm", "norm", "CorrectForm", "Modern", "modern", "Reg", "reg", "wf")
_NEVER = re.compile(r"Space(?:s)?(?:After|Before|InToken)|NewPar|NoIndex|XmlId", re.IGNORECASE)
_KEY = re.compile(r"[^=|\s]+")
_OFFERED = 50

_ID = re.compile(r"(\d+)(?:-(\d+)|\.(\d+))?")
# The escapes that Universal Dependencies describes for SpacesAfter, and two of ours for what would mean something else.
_ESCAPES = {"\\": "\\", "|": "p", "\t": "t", "\n": "n", "\r": "r", " ": "s", "_": "_", '"': '"'}
_UNESCAPES = {letter: character for character, letter in _ESCAPES.items()}
_ESCAPED = re.compile(r"\\([\\ptnrs_\"])")
_SHOWN = 80
_NOTE, _FLAG, _YES = "Note", "Flag", "Yes"


class _Word(NamedTuple):
    """A line of a word, its ten cells, the running number of its sentence and what is wrong with it."""

    line: Line
    cells: list[str]
    sentence: int
    problem: ProblemCode | None = None


def read(source: Source) -> Document:
    """Read the forms as they stand in the text: a multiword token is one token, its words and empty nodes are none.

    Line labels are running numbers of sentences. Raises UserError TSV_COLUMNS when no line has ten columns, NO_TOKENS,
    OPTION_UNKNOWN for a key that cannot be one.
    """
    key, quoted = _layout(source)
    tokens = Tokens()
    problems = []
    remarks: dict[int, Remark] = {}
    remarked = _has_remarks(source)
    for word in _words(source):
        if word.problem is not None:
            problems.append(RowProblem(word.line.number, word.problem, word.line.text[:_SHOWN]))
            continue
        form = word.cells[1]
        start = word.line.start + len(word.cells[0]) + 1
        norm = _value(word.cells[9], key, quoted, form)
        remark = _remark(word.cells[9]) if remarked else NO_REMARK
        if remark != NO_REMARK:
            remarks[len(tokens)] = remark
        tokens.add(form, kind_of(form), str(word.sentence), start, start + len(form), norm)
    if not tokens:
        if problems:
            line = next(line for line in lines_of(source) if line.number == problems[0].line)
            found = line.text.count("\t") + 1
            raise UserError(ErrorCode.TSV_COLUMNS, path=source.name, line=line.number, found=found, expected=_COLUMNS)
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems), remarks=remarks)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same file with normalizations under the key in MISC; a key that is not there is added as the last one."""
    if not any(decisions):
        return source.data
    return changed(source, _patches(source, decisions))


def _patches(source: Source, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    key, quoted = _layout(source)
    readable = (word for word in _words(source) if word.problem is None)
    for word, written in zip(readable, decisions, strict=True):
        if written is not None:
            misc = word.cells[9]
            start = word.line.start + len(word.line.text) - len(misc)
            yield _put(misc, start, key, _written(written.norm, key, quoted, word.cells[1]))


def features(source: Source) -> frozenset[Feature]:
    """A place for notes and flags, unless their keys are what is worked on."""
    return frozenset({Feature.REMARKS} if _has_remarks(source) else ())


def write_remarks(source: Source, remarks: Mapping[int, Remark]) -> bytes:
    """The same file with notes and flags of the tokens that are named; what is not there any more loses its key."""
    return changed(source, _remark_patches(source, remarks))


def _remark_patches(source: Source, remarks: Mapping[int, Remark]) -> Iterator[Patch]:
    readable = (word for word in _words(source) if word.problem is None)
    for index, word in enumerate(readable):
        remark = remarks.get(index)
        if remark is not None:
            misc = word.cells[9]
            start = word.line.start + len(word.line.text) - len(misc)
            yield Patch(start, start + len(misc), _remarked(misc, remark))


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The option ``key`` with the keys that the file has."""
    words = _words(source, PARSING)
    found = Counter(name for word in words if word.problem is None for name, _ in _pairs(word.cells[9]))
    default = _default(found)
    known = [name for name in _PREFERRED if name in found]
    others = [name for name, _ in found.most_common(_OFFERED) if not _NEVER.fullmatch(name)]
    return {"key": list(dict.fromkeys([default, *known, *others, "Norm", "CorrectForm"]))}


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether nearly all of the first lines that are neither empty nor comments are words in ten columns."""
    head = text.lstrip("\ufeff")[:8192].splitlines()
    rows = [line for line in (head[:-1] or head) if line.strip() and not line.startswith("#")]
    good = sum(line.count("\t") == _COLUMNS - 1 and _ID.fullmatch(line.split("\t")[0]) is not None for line in rows)
    return good > 0 and good >= 0.9 * len(rows)


def _words(source: Source, stage: str = FINDING) -> Iterator[_Word]:
    """The lines of surface tokens, and those that cannot be read."""
    sentence, started, covered = 0, False, 0
    for line in lines_of(source, stage):
        if not line.text.strip():
            started, covered = False, 0
            continue
        if line.text.startswith("#"):
            continue
        if not started:
            sentence, started = sentence + 1, True
        cells = line.text.split("\t")
        problem = _problem(cells)
        if problem is not None:
            yield _Word(line, cells, sentence, problem)
            continue
        first, last, empty = _ID.fullmatch(cells[0]).groups()  # type: ignore[union-attr]
        if last is not None:
            covered = int(last)
        elif empty is not None or int(first) <= covered:
            continue
        yield _Word(line, cells, sentence)


def _problem(cells: list[str]) -> ProblemCode | None:
    if len(cells) < _COLUMNS or _ID.fullmatch(cells[0]) is None:
        return ProblemCode.MISSING_COLUMN
    if len(cells) > _COLUMNS:
        return ProblemCode.TOO_MANY_COLUMNS
    return None if cells[1].strip() else ProblemCode.EMPTY_FORM


def _has_remarks(source: Source) -> bool:
    return source.options.get("key") not in (_NOTE, _FLAG)


def _remark(misc: str) -> Remark:
    """The note and the flag of a word."""
    if _NOTE not in misc and _FLAG not in misc:
        return NO_REMARK
    return Remark((_value(misc, _NOTE, False, "") or "").strip(), _raw(misc, _FLAG) == _YES)


def _remarked(misc: str, remark: Remark) -> str:
    """MISC with this note and this flag; values that say so already stay as they are written."""
    before = _remark(misc)
    parts = [] if misc in ("_", "") else misc.split("|")
    note = f"{_NOTE}={_written(remark.note, _NOTE, False, '')}" if remark.note else ""
    flag = f"{_FLAG}={_YES}" if remark.flagged else ""
    if remark.note != before.note:
        parts = _with_part(parts, f"{_NOTE}=", note)
    if remark.flagged != before.flagged:
        parts = _with_part(parts, f"{_FLAG}=", flag)
    return "|".join(parts) or "_"


def _with_part(parts: Sequence[str], key: str, part: str) -> list[str]:
    """The parts of MISC with one in the place of the first of this key, or at the end; "" takes it away."""
    at = next((at for at, old in enumerate(parts) if old.startswith(key)), len(parts))
    return [*parts[:at], *([part] if part else []), *parts[at + 1 :]]


def _layout(source: Source) -> tuple[str, bool]:
    """The key with the normalizations, and whether all its values stand in quotation marks, which then belong to the
    file's way of writing."""
    chosen = source.options.get("key")
    if chosen is not None and not _KEY.fullmatch(chosen):
        known = choices(source)["key"]
        raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"key={chosen}", known=known)
    quoted: dict[str, bool] = {}
    for word in _words(source, PARSING):
        for name, value in _pairs(word.cells[9]) if word.problem is None else ():
            if quoted.get(name, True):
                quoted[name] = len(value) > 1 and value[0] == value[-1] == '"'
    key = chosen or _default(quoted)
    return key, quoted.get(key, False)


def _default(found: Mapping[str, object]) -> str:
    return next((name for name in _PREFERRED if name in found), _PREFERRED[0])


def _pairs(misc: str) -> Iterator[tuple[str, str]]:
    for part in misc.split("|") if misc != "_" else ():
        name, equals, value = part.partition("=")
        if equals:
            yield name, value


def _raw(misc: str, key: str) -> str | None:
    return next((value for name, value in _pairs(misc) if name == key), None)


def _value(misc: str, key: str, quoted: bool, form: str) -> str | None:
    raw = _raw(misc, key)
    if raw is None:
        return None
    if raw == "_" and key == "CorrectForm" and form != "_":  # UD: the word should not be there
        return ""
    return _ESCAPED.sub(lambda match: _UNESCAPES[match.group(1)], raw[1:-1] if quoted else raw)


def _written(norm: str, key: str, quoted: bool, form: str) -> str:
    """A value for MISC: what would end it is escaped, and so is white space at its edges."""
    if not norm and key == "CorrectForm" and form != "_":
        return "_" if not quoted else '""'
    escaped = "".join(f"\\{_ESCAPES[character]}" if character in "\\|\t\n\r" else character for character in norm)
    if quoted:
        return f'"{escaped}"'
    if escaped == "_" and key == "CorrectForm":
        return "_" if form == "_" else "\\_"
    if escaped.startswith('"'):
        escaped = "\\" + escaped
    if escaped.startswith(" "):
        escaped = "\\s" + escaped[1:]
    return escaped[:-1] + "\\s" if escaped.endswith(" ") else escaped


def _put(misc: str, start: int, key: str, value: str) -> Patch:
    """The change that gives MISC, which begins at ``start``, a key with this value."""
    if misc in ("_", ""):
        return Patch(start, start + len(misc), f"{key}={value}")
    position = start
    for part in misc.split("|"):
        if part.partition("=")[0] == key and "=" in part:
            return Patch(position + len(key) + 1, position + len(part), value)
        position += len(part) + 1
    return Patch(start + len(misc), start + len(misc), f"|{key}={value}")
