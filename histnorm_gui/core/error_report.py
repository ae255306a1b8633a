"""An error that should not have been, as a report that can be shown to others: without a word of any manuscript.

What an exception says may quote a word, and so may the values of variables. A report has neither, unless asked for: it
has the kinds of the exceptions, and where in the program they came up, with the program's own lines. What an exception
says stays where all of it is written in the program.
"""

from __future__ import annotations

import errno
import platform
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from histnorm_gui import __version__
from histnorm_gui.core.errors import UserError

_LONGEST_CHAIN = 6
_MOST_FRAMES = 40
_WITHHELD = "(what it says is left out, since it may quote a word)"


@dataclass(frozen=True, slots=True)
class Part:
    """One exception of a chain: its kind, what it says with and without words, and the frames that it went through."""

    kind: str
    says: str
    says_safely: str
    frames: tuple[str, ...]
    link: str = ""  # how it came to the exception after it


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """Where an error came up, and the exceptions that led to it, the first cause first."""

    where: str
    parts: tuple[Part, ...]

    @property
    def signature(self) -> str:
        """The same for errors of the same kind from the same place."""
        return "\n".join(f"{part.kind}\n{part.frames[-1] if part.frames else ''}" for part in self.parts)

    @property
    def kind(self) -> str:
        """The kind of the exception that was not caught."""
        return self.parts[-1].kind if self.parts else ""

    def text(self, *, words: bool) -> str:
        """The report; with ``words`` also what the exceptions say."""
        system = f"{platform.system()} {platform.release()}"
        lines = [f"histnorm {__version__}, Python {platform.python_version()}, {system}"]
        if self.where:
            lines.append(f"in {self.where}")
        for part in self.parts:
            lines += part.frames
            said = part.says if words else part.says_safely
            lines.append(f"{part.kind}: {said}" if said else part.kind)
            if part.link:
                lines += ["", part.link, ""]
        return "\n".join(lines)


class RemoteError(Exception):
    """An error of another process, of which only its report came over."""

    def __init__(self, report: ErrorReport) -> None:
        super().__init__(report.text(words=True))
        self.report = report


def describe(error: BaseException, where: str = "") -> ErrorReport:
    """The report of an exception; it holds no reference to it, and none to what it was about."""
    if isinstance(error, RemoteError):
        return error.report
    chain = list(_chain(error))
    links = ["", *(link for _, link in chain[:-1])]
    parts = [_part(one, link) for (one, _), link in zip(chain, links, strict=True)]
    return ErrorReport(where, tuple(reversed(parts)))


def _chain(error: BaseException) -> Iterator[tuple[BaseException, str]]:
    """An exception, the one behind it and so on, each with how it came to the next one behind."""
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen and len(seen) < _LONGEST_CHAIN:
        seen.add(id(current))
        cause = current.__cause__
        behind = cause or (None if current.__suppress_context__ else current.__context__)
        yield current, "which led to" if cause is not None else "and while that was handled"
        current = behind


def _part(error: BaseException, link: str) -> Part:
    frames = tuple(_frames(error.__traceback__))
    notes = [str(note) for note in getattr(error, "__notes__", ())]
    says = "\n".join([_text(error), *notes]).strip()
    return Part(type(error).__qualname__, says, _safely(error, says), frames, link)


def _text(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # an exception that cannot say what it is must not hide that there was one
        return ""


def _safely(error: BaseException, says: str) -> str:
    """What an exception says as far as no manuscript can be in it."""
    if isinstance(error, UserError):
        return f"{error.code.value} (arguments are left out)" if error.args_by_name else error.code.value
    if isinstance(error, OSError) and error.errno is not None:
        return errno.errorcode.get(error.errno, str(error.errno))
    if not says:
        return ""
    literals = set(_literals(error.__traceback__))
    if all(isinstance(argument, str) and argument in literals for argument in error.args) and error.args:
        return says
    return _WITHHELD


def _literals(trace: TracebackType | None) -> Iterator[str]:
    """The texts that are written in the functions that an exception came through."""
    while trace is not None:
        yield from (value for value in trace.tb_frame.f_code.co_consts if isinstance(value, str))
        trace = trace.tb_next


def _frames(trace: TracebackType | None) -> Iterator[str]:
    frames = traceback.extract_tb(trace)
    if len(frames) > _MOST_FRAMES:
        half = _MOST_FRAMES // 2
        yield from map(_frame, frames[:half])
        yield f"  … {len(frames) - 2 * half} more …"
        frames = traceback.StackSummary.from_list(frames[-half:])
    yield from map(_frame, frames)


def _frame(frame: traceback.FrameSummary) -> str:
    line = f"\n    {frame.line}" if frame.line else ""
    return f"  {_place(frame.filename)}:{frame.lineno} {frame.name}{line}"


def _place(filename: str) -> str:
    """The file of a frame from the package on; folders above it may hold a person's name."""
    parts = Path(filename).parts
    for anchor in ("site-packages", "histnorm_gui"):
        if anchor in parts:
            at = len(parts) - 1 - parts[::-1].index(anchor)
            return "/".join(parts[at + (anchor == "site-packages") :])
    return parts[-1] if parts else "?"


class Repeats:
    """Counts errors by their signatures, and says which repetitions are worth a line: the first ones, then 10, 100."""

    def __init__(self, first: int = 3) -> None:
        self._first = first
        self._counts: dict[str, int] = {}

    def count(self, signature: str) -> int:
        """How often it has come up, with this time."""
        self._counts[signature] = self._counts.get(signature, 0) + 1
        return self._counts[signature]

    def is_worth_telling(self, count: int) -> bool:
        """Whether the so-and-so-many-th time should be written down."""
        return count <= self._first or str(count).strip("0") == "1"
