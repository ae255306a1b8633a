"""The memories of a project's manuscripts, each read from the file when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from histnorm_gui.engine.memory import Memory

Pairs = Iterable[tuple[int, str, str]]


class Decisions(Protocol):
    """Where decisions are read from."""

    def decided_pairs(self, manuscript_id: int | None = None) -> Pairs:
        """Manuscript id, form and normalization of all decisions to learn from, or of those of one manuscript."""
        ...

    def pair_counts(self, manuscript_id: int) -> Iterable[tuple[str, str, int]]:
        """Form, normalization and number of the decisions of a manuscript, each pair once, the last ones last."""
        ...


class Memories:
    """Memories by manuscript. The file must have all that was decided whenever one is read.

    While ``patient``, as a window is with a large project, other manuscripts are not waited for: they say nothing until
    what ``reader`` gives has been read, on another thread, and taken in by ``take``.
    """

    def __init__(self, decisions: Decisions, ids: Iterable[int]) -> None:
        self._decisions = decisions
        self._memories: dict[int, Memory] = {}
        self._unread = set(ids)
        self.patient = False

    @property
    def waiting(self) -> bool:
        """Whether some manuscripts say nothing yet."""
        return self.patient and bool(self._unread)

    def of(self, manuscript_id: int) -> Memory:
        """The memory of one manuscript."""
        if manuscript_id not in self._memories:
            self._unread.add(manuscript_id)
            self.take({manuscript_id: read_memory(self._decisions, manuscript_id)})
        return self._memories[manuscript_id]

    def known(self, manuscript_id: int) -> Memory | None:
        """The memory of one manuscript, None where it has not been read."""
        return self._memories.get(manuscript_id)

    def keep(self, manuscript_id: int, memory: Memory) -> Memory:
        """Take in a memory that was read elsewhere, unless there is one, which is followed already; returns that."""
        self._unread.discard(manuscript_id)
        return self._memories.setdefault(manuscript_id, memory)

    def others(self, ids: Iterable[int]) -> list[Memory]:
        """The memories of some manuscripts, where they speak already."""
        if not self.patient and self._unread:
            self.take(self.reader()())
        return [self._memories[identity] for identity in ids if identity in self._memories]

    def reader(self) -> Callable[[], Mapping[int, Memory]]:
        """What reads the memories that have not been read yet; it may be called from any thread.

        One manuscript at a time, so that others get at the file between two, and little is held at once; its decisions
        are counted by the file, so that the interpreter is free meanwhile.
        """
        wanted = sorted(self._unread)
        decisions = self._decisions

        def read() -> Mapping[int, Memory]:
            once: dict[str, str] = {}
            return {identity: counted_memory(decisions, identity, once) for identity in wanted}

        return read

    def take(self, found: Mapping[int, Memory]) -> None:
        """Take in memories that were read; those that were read before are followed already and stay."""
        for identity in found.keys() & self._unread:
            self._memories[identity] = found[identity]
        self._unread -= found.keys()

    def add(self, manuscript_id: int, memory: Memory) -> None:
        """Take in the memory of a new manuscript."""
        self._memories[manuscript_id] = memory


def read_memory(decisions: Decisions, manuscript_id: int, once: dict[str, str] | None = None) -> Memory:
    """The memory of one manuscript. Words that are in ``once`` are taken from there, others are added to it."""
    pairs = ((form, norm) for _, form, norm in decisions.decided_pairs(manuscript_id))
    return memory_of(pairs, once)


def memory_of(lessons: Iterable[tuple[str, str]], once: dict[str, str] | None = None) -> Memory:
    """The memory of what is learned from forms and their normalizations; ``once`` as in ``read_memory``."""
    memory = Memory()
    once = {} if once is None else once
    for form, norm in lessons:
        memory.add(once.setdefault(form, form), once.setdefault(norm, norm))
    return memory


def counted_memory(decisions: Decisions, manuscript_id: int, once: dict[str, str]) -> Memory:
    """The memory of one manuscript, of which only the order in which each pair was decided last is known.

    Words that are in ``once`` are taken from there, others are added to it.
    """
    memory = Memory()
    for form, norm, count in decisions.pair_counts(manuscript_id):
        memory.add_many(once.setdefault(form, form), once.setdefault(norm, norm), count)
    return memory
