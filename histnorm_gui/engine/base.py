"""What every system that normalizes has in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import is_readable, is_word


@dataclass(frozen=True, slots=True)
class Example:
    """A decided token: its form and its normalization, in the spelling the editor sees."""

    form: str
    norm: str


def can_teach(example: Example) -> bool:
    """Whether an example is a word that something can be learned from."""
    return is_word(example.form) and is_readable(example.form, example.norm)


class Normalizer(Protocol):
    """A system that learns normalizations from examples and ranks candidates for forms."""

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        ...

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Learn from ``examples`` (in reading order) and, where the system can, from other manuscripts by siglum.

        Raises Cancelled soon after ``cancel`` was cancelled. May be called again, which starts from nothing.
        """
        ...

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """At most ``count`` candidates for each form, best first, never none: at least the form itself."""
        ...


@runtime_checkable
class Assistant(Protocol):
    """A system that follows an editor through one text: it may use the neighbours of a token, and learns at once."""

    def begin(
        self,
        forms: Sequence[str],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Take up the undecided text: its words in reading order, and other manuscripts by siglum.

        May be called again, for another text, which forgets the one before. Raises Cancelled soon after ``cancel`` was
        cancelled.
        """
        ...

    def candidates(self, index: int, *, count: int = 5) -> tuple[Candidate, ...]:
        """At most ``count`` candidates for the token at ``index``, best first, given all that is decided so far."""
        ...

    def decide(self, index: int, norm: str) -> None:
        """Learn at once that the token at ``index`` is ``norm``."""
        ...

    def retrain(self, *, progress: ProgressCallback, cancel: CancelToken) -> None:
        """Learn what takes longer from all that is decided; called every so many decisions. Raises Cancelled."""
        ...


@runtime_checkable
class TextReader(Protocol):
    """A system that looks at the neighbours of a token."""

    def suggest_text(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """At most ``count`` candidates for each token of a running text, best first, never none."""
        ...
