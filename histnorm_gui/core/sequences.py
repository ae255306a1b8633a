"""Sequences whose items are made when they are asked for, so that a large one takes little memory."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Hashable, Iterator, Sequence
from typing import TypeVar, overload

_Item = TypeVar("_Item", covariant=True)
_Kept = TypeVar("_Kept", bound=Hashable)


class MadeSequence(Sequence[_Item]):
    """Equal to any sequence of equal items. A class of this kind has ``__len__`` and ``made``, and its own ``__iter__``
    where making one item after the other is faster; it is not hashed, since it may grow."""

    __slots__ = ()

    @abstractmethod
    def made(self, at: int) -> _Item:
        """The item at a place from 0 on, which is there."""

    @overload
    def __getitem__(self, index: int) -> _Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[_Item]: ...
    def __getitem__(self, index: int | slice) -> _Item | Sequence[_Item]:
        if isinstance(index, slice):
            return [self.made(at) for at in range(*index.indices(len(self)))]
        return self.made(range(len(self))[index])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(ours == theirs for ours, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class Repeated(MadeSequence[_Kept]):
    """Items of which many are equal: each is kept once, and a place takes four bytes."""

    __slots__ = ("_codes", "_known", "_numbers")

    def __init__(self) -> None:
        self._codes = array("I")
        self._known: list[_Kept] = []
        self._numbers: dict[_Kept, int] = {}

    def add(self, item: _Kept) -> None:
        """Append an item."""
        self._codes.append(self.code(item))

    def code(self, item: _Kept) -> int:
        """The number of an item, from now on if it had none."""
        number = self._numbers.get(item)
        if number is None:
            number = self._numbers[item] = len(self._known)
            self._known.append(item)
        return number

    def add_code(self, number: int) -> None:
        """Append the item of a number."""
        self._codes.append(number)

    @overload
    def __getitem__(self, index: int) -> _Kept: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[_Kept]: ...
    def __getitem__(self, index: int | slice) -> _Kept | Sequence[_Kept]:
        if isinstance(index, slice):
            return [self._known[code] for code in self._codes[index]]
        return self._known[self._codes[index]]

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[_Kept]:
        return map(self._known.__getitem__, self._codes)

    def made(self, at: int) -> _Kept:
        """The item at a place."""
        return self._known[self._codes[at]]
