"""Memories that are read when they are first wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services import steps
from histnorm_gui.services.memories import Memories, counted_memory, read_memory
from histnorm_gui.services.session import Session


class Counting:
    """Decisions that say how often they were read."""

    def __init__(self, pairs: list[tuple[int, str, str]]) -> None:
        self.pairs = pairs
        self.asked: list[int | None] = []

    def decided_pairs(self, manuscript_id: int | None = None) -> list[tuple[int, str, str]]:
        """All, or those of one manuscript."""
        self.asked.append(manuscript_id)
        return [pair for pair in self.pairs if manuscript_id in (None, pair[0])]

    def pair_counts(self, manuscript_id: int) -> list[tuple[str, str, int]]:
        """Those of one manuscript, counted."""
        counted: dict[tuple[str, str], int] = {}
        for _, form, norm in self.decided_pairs(manuscript_id):
            counted[form, norm] = counted.pop((form, norm), 0) + 1
        return [(form, norm, count) for (form, norm), count in counted.items()]


@pytest.fixture
def decisions() -> Counting:
    """Three manuscripts, the last without a decision."""
    return Counting([(1, "vnd", "und"), (1, "vnd", "und"), (2, "fraw", "frau")])


def test_each_is_read_once(decisions: Counting) -> None:
    memories = Memories(decisions, (1, 2, 3))
    assert decisions.asked == []
    assert memories.of(1).counts("vnd") == {"und": 2}
    assert memories.of(1) is memories.of(1)
    assert decisions.asked == [1]
    assert [dict(memory.counts("fraw")) for memory in memories.others((2, 3))] == [{"frau": 1}, {}]
    memories.others((1, 2, 3))
    assert decisions.asked == [1, 2, 3]


def test_the_patient_do_not_wait_and_what_is_followed_stays(decisions: Counting) -> None:
    memories = Memories(decisions, (1, 2, 3))
    memories.patient = True
    own = memories.of(1)
    assert memories.others((2, 3)) == [] and memories.waiting
    read = memories.reader()
    memories.of(2).add("fraw", "frauen")
    memories.take(read())
    assert not memories.waiting
    assert memories.of(1) is own
    assert memories.of(2).counts("fraw") == {"frauen": 1, "frau": 1}
    assert len(memories.others((1, 2, 3))) == 3


def test_what_was_taken_out_is_read_when_it_is_asked_for(decisions: Counting) -> None:
    memories = Memories(decisions, (1,))
    assert memories.others((1, 2)) == [memories.of(1)]
    assert memories.of(2).counts("fraw") == {"frau": 1}
    assert len(memories.others((1, 2))) == 2


def table(rows: str) -> bytes:
    return rows.replace(" ", "\t").encode()


def opened(path: Path, *, patient: bool) -> Session:
    session = Session.open(path)
    session.memories.patient = patient
    return session


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two manuscripts, of which the first is decided."""
    path = tmp_path / "p.histnorm"
    session = Session.create(path)
    first = registry.parse(table("vnd und\nfraw frau\nvnd und\n"), "a.tsv", SourceFormat.TSV)
    session.import_document(first, "A", decided=True)
    second = registry.parse(b"vnd\nfraw\nneu\n", "b.txt", SourceFormat.WORD_LIST)
    session.import_document(second, "B", decided=False)
    session.close()
    return path


def first_norms(session: Session) -> list[str]:
    text = session.text(session.manuscript("B").id)
    return [text.candidates(token)[0].norm for token in text.tokens]


def test_the_others_have_their_say_once_they_are_taken_in(project: Path) -> None:
    session = opened(project, patient=True)
    assert first_norms(session) == ["vnd", "fraw", "neu"]
    changed: list[frozenset[int]] = []
    session.subscribe(lambda changes: changed.append(changes.predictions))
    session.take_memories(session.memories.reader()())
    assert first_norms(session) == ["und", "frau", "neu"]
    assert changed == [frozenset({session.manuscript("B").id})]
    session.close()


def test_who_does_not_say_patient_need_not_wait(project: Path) -> None:
    session = opened(project, patient=False)
    assert first_norms(session) == ["und", "frau", "neu"]
    session.close()


def test_an_undone_decision_in_a_manuscript_that_was_not_read_is_forgotten(project: Path) -> None:
    session = Session.open(project)
    text = session.text(session.manuscript("B").id)
    session.decide(text.tokens[2], "neue", DecisionSource.TYPED)
    session.close()
    session = opened(project, patient=True)
    session.undo()
    assert first_norms(session)[2] == "neu"
    session.close()


def test_a_manuscript_taken_out_before_the_project_was_opened_speaks_again_once_it_is_back(project: Path) -> None:
    session = Session.open(project)
    session.remove_manuscript(session.manuscript("A").id)
    session.close()
    session = opened(project, patient=True)
    session.take_memories(session.memories.reader()())
    assert first_norms(session) == ["vnd", "fraw", "neu"]
    session.undo()
    assert first_norms(session) == ["und", "frau", "neu"]
    session.close()


@pytest.mark.parametrize("joined", [False, True])
def test_what_the_file_counts_is_what_was_decided(tmp_path: Path, joined: bool) -> None:
    session = Session.create(tmp_path / "p.histnorm")
    words = table("vnd und\nVnd und\nfraw frau\nvnd vnd\nvnd und\nvnd vnd\nfraw Frau\nhus haus\nhus hus\n")
    session.import_document(registry.parse(words, "a.tsv", SourceFormat.TSV), "A", decided=True)
    text = session.text(session.manuscript("A").id)
    session.perform(steps.exclude(text, [text.tokens[8]], excluded=True))
    if joined:
        made = session.provenance(text, DecisionSource.TYPED)
        session.perform(steps.join(text, text.tokens[2], text.tokens[3], made))
    identity = text.manuscript.id
    expected = read_memory(session.file, identity)
    found = counted_memory(session.file, identity, {})
    for form in ("vnd", "Vnd", "VND", "fraw", "hus", "frawvnd", "zzz"):
        assert list(found.counts(form).items()) == list(expected.counts(form).items())
        assert found.knows(form) == expected.knows(form)
    assert len(found) == len(expected)
    session.close()
