"""Joins: several tokens that have one normalization between them, and how they change when they are written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from histnorm_gui.core.source import SourceToken, Written

_Unit = TypeVar("_Unit")


class Span(NamedTuple):
    """What is to be written of the tokens ``first`` to ``last`` (behind the last of them).

    ``norm`` is None where there is none. ``was`` is where the join ended in the file that ``first`` begins in there
    (``first`` itself where another token begins it, the next where it stands alone); only where it differs from
    ``last`` does the join change.
    """

    first: int
    last: int
    norm: str | None
    decided: bool
    was: int

    @property
    def alone(self) -> bool:
        """Whether this is a single token and was one in the file."""
        return self.last == self.first + 1 == self.was


def changed(tokens: Sequence[SourceToken], decisions: Sequence[Written | None]) -> Iterator[Span]:
    """The joins and the single tokens that have to be written, in order: those that a decision is about."""
    if len(tokens) == 1:
        only = decisions[0]
        if only is not None:
            yield Span(0, 1, only.norm, only.decided, 1)
        return
    before = bytearray(token.joined and at > 0 for at, token in enumerate(tokens))
    after = bytearray(
        old if decision is None else decision.joined and at > 0
        for at, (old, decision) in enumerate(zip(before, decisions, strict=True))
    )
    first = 0
    while first < len(after):
        last = _end(after, first)
        decision = decisions[first]
        was = first if before[first] else _end(before, first)
        if was != last or any(found is not None for found in decisions[first:last]):
            norm = tokens[first].normalization if decision is None else decision.norm
            if before[first] and decision is not None and not decision.norm and not decision.decided:
                norm = None  # it was part of a join, and is none any more
            yield Span(first, last, norm, decision is None or decision.decided, was)
        first = last


def together(
    units: Iterable[_Unit], decisions: Sequence[Written | None], token: Callable[[_Unit], SourceToken]
) -> Iterator[tuple[list[_Unit], Sequence[Written | None]]]:
    """The units of a file with what is to be written of them, those together that a join goes over, or will.

    ``changed`` needs no more at once. Those that nothing is to be written of are left out. ValueError where there are
    not as many as decisions.
    """
    waiting: list[_Unit] = []
    wanted: list[Written | None] = []
    is_wanted = False
    found = iter(decisions)
    for at, unit in enumerate(units):
        if at >= len(decisions):
            raise ValueError(f"more words than the {len(decisions)} decisions")
        decision = next(found)
        if waiting and not token(unit).joined and (decision is None or not decision.joined):
            if is_wanted:
                yield waiting, wanted
            waiting, wanted, is_wanted = [], [], False
        waiting.append(unit)
        wanted.append(decision)
        is_wanted = is_wanted or decision is not None
    left = sum(1 for _ in found)
    if left:
        raise ValueError(f"{len(decisions)} decisions for {len(decisions) - left} words")
    if is_wanted:
        yield waiting, wanted


def _end(joined: Sequence[int], first: int) -> int:
    """Where the join that begins here ends: behind its last token."""
    last = first + 1
    while last < len(joined) and joined[last]:
        last += 1
    return last
