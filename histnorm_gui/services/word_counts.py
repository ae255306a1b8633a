"""How many words the manuscripts of a project have, and how many of them are decided."""

from __future__ import annotations

from collections.abc import Mapping

from histnorm_gui.project.contents import ProjectContents

Count = tuple[int, int]
"""Words, and decided words."""


class WordCounts:
    """Counts by manuscript. Those of a project that is still being checked come with its check (``take``), those of
    loaded texts from the texts (``note``), whatever comes first."""

    def __init__(self, project: ProjectContents) -> None:
        self._sizes = project.sizes()
        self._counts: dict[int, Count] = {} if project.unchecked else project.counts()
        self._noted: set[int] = set()

    def of(self, manuscript_id: int) -> Count | None:
        """The counts of a manuscript; None until they are known."""
        return self._counts.get(manuscript_id)

    def size(self, manuscript_id: int) -> int:
        """About how many tokens a manuscript has, which is known at once."""
        found = self._counts.get(manuscript_id, (0, 0))
        return max(self._sizes.get(manuscript_id, 0), found[0])

    def note(self, manuscript_id: int, words: int, decided: int) -> None:
        """A text says how many it has."""
        self._counts[manuscript_id] = words, decided
        self._noted.add(manuscript_id)

    def take(self, found: Mapping[int, Count]) -> None:
        """The file says how many there were; what was noted since is newer."""
        self._counts.update((identity, count) for identity, count in found.items() if identity not in self._noted)
