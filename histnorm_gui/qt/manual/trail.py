"""The places that a reader has been at, to go back and forth between them."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Place:
    """A page, the heading on it that was asked for, and how far it was scrolled when it was left."""

    page: str
    anchor: str = ""
    scrolled: int | None = None


class Trail:
    """Where the reader is, was before, and came back from."""

    def __init__(self, start: Place) -> None:
        self._places = [start]
        self._at = 0

    @property
    def here(self) -> Place:
        """Where the reader is."""
        return self._places[self._at]

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before."""
        return self._at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether the reader came back from somewhere."""
        return self._at + 1 < len(self._places)

    def visit(self, place: Place, scrolled: int) -> None:
        """Go to a place; the one that is left was scrolled so far."""
        self._leave(scrolled)
        if (place.page, place.anchor) != (self.here.page, self.here.anchor):
            self._places[self._at + 1 :] = [place]
            self._at += 1

    def step(self, by: int, scrolled: int) -> Place:
        """Go back (-1) or forth (1), as far as there is a place; returns where the reader is then."""
        self._leave(scrolled)
        self._at = min(max(0, self._at + by), len(self._places) - 1)
        return self.here

    def _leave(self, scrolled: int) -> None:
        self._places[self._at] = replace(self.here, scrolled=scrolled)
