"""What the window and the ranking process tell each other; plain values that go through a pipe.

Tokens are numbered in reading order, words alone (``index``). A ``key`` names a taking-up of a text: what belongs to an
older one is dropped.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from histnorm_gui.core.error_report import ErrorReport
from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.core.preferences import CPU
from histnorm_gui.core.suggestion import Candidate

Pair = tuple[str, str]
"""A form and its normalization."""

# To the process


@dataclass(frozen=True, slots=True)
class GetReady:
    """Load what any text needs before there is one, and what those in the language of this code need."""

    language: str


@dataclass(frozen=True, slots=True)
class WordList:
    """The lines of a word list; ``name`` changes when they do."""

    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something that was wanted cannot be used: a user's error. The ranking goes on without it."""

    key: int
    code: ErrorCode
    args: Mapping[str, object] = field(default_factory=dict)


_Packed = tuple[tuple[str | None, ...], "array[int]"]
"""Texts, each once, and their numbers in order."""


def _packed(texts: Iterable[str | None]) -> _Packed:
    known: dict[str | None, int] = {}
    numbers = array("I", (known.setdefault(text, len(known)) for text in texts))
    return tuple(known), numbers


def _unpacked(packed: _Packed) -> tuple[str, ...]:
    texts, numbers = packed
    return tuple(map(texts.__getitem__, numbers))  # type: ignore[arg-type]  # None among norms alone


def _running_text(
    key: int, forms: _Packed, norms: _Packed, others: Mapping[str, tuple[_Packed, _Packed]], *rest: object
) -> RunningText:
    auxiliary = {siglum: tuple(zip(*map(_unpacked, columns), strict=True)) for siglum, columns in others.items()}
    return RunningText(key, _unpacked(forms), _unpacked(norms), auxiliary, *rest)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class RunningText:
    """A manuscript to be followed, as it is now: ``norms`` pairs with ``forms``, None where a word is open.

    ``auxiliary`` holds the decided words of the other manuscripts in reading order by siglum; ``language`` is the code
    or the path of a profile, or empty for one that is recognized. ``tagger`` is the file of one that other projects
    have taught, ``tagger_path`` where that is; ``left_out`` says what could not be read. ``device`` is what one is
    trained on here; ``capitals`` what is expected of them (a name of `Belief`); ``kept`` the folder where trained ones
    are kept, empty for none.
    """

    key: int
    forms: tuple[str, ...]
    norms: tuple[str | None, ...]
    auxiliary: Mapping[str, tuple[Pair, ...]] = field(default_factory=dict)
    words: WordList | None = None
    language: str = ""
    tagger: bytes = b""
    tagger_path: str = ""
    left_out: tuple[LeftOut, ...] = ()
    device: str = CPU
    capitals: str = "learn"
    kept: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        """Through the pipe go numbers and each text once: to write a million texts in one call would hold up everybody
        who waits for the interpreter."""
        others = {siglum: (_packed(form for form, _ in pairs), _packed(norm for _, norm in pairs))
                  for siglum, pairs in self.auxiliary.items()}  # fmt: skip
        tagger = (self.tagger, self.tagger_path)
        rest = (self.words, self.language, *tagger, self.left_out, self.device, self.capitals, self.kept)
        return _running_text, (self.key, _packed(self.forms), _packed(self.norms), others, *rest)


@dataclass(frozen=True, slots=True)
class Decided:
    """Decisions taken (None: taken back), by index; ``revision`` grows with each such message."""

    key: int
    revision: int
    norms: tuple[tuple[int, str | None], ...]


@dataclass(frozen=True, slots=True)
class InSight:
    """The words that the editor sees: they come first; those ``again`` are to be ranked whether they changed or not."""

    key: int
    first: int
    last: int
    again: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Renew:
    """Learn from all decisions anew, now."""

    key: int


ToProcess = GetReady | RunningText | Decided | InSight | Renew


# From the process


@dataclass(frozen=True, slots=True)
class Advanced:
    """How far the work in the background is; ``total`` 0: not known. Stage "": it is done."""

    key: int
    stage: str
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class Rankings:
    """Candidates by index, as of a revision; what they replace may be older. Words that were never in sight come
    without reasons, and again when they are in sight."""

    key: int
    revision: int
    candidates: tuple[tuple[int, tuple[Candidate, ...]], ...]


@dataclass(frozen=True, slots=True)
class UpToDate:
    """All words are ranked as of a revision."""

    key: int
    revision: int


@dataclass(frozen=True, slots=True)
class Failed:
    """The text cannot be ranked: a user's error by ``code``, or a bug with its ``report``."""

    key: int
    code: ErrorCode | None = None
    args: Mapping[str, object] = field(default_factory=dict)
    report: ErrorReport | None = None


@dataclass(frozen=True, slots=True)
class ReadAs:
    """The code of the language that the text is read in, told before its first rankings."""

    key: int
    language: str


FromProcess = Advanced | Rankings | UpToDate | Failed | LeftOut | ReadAs
