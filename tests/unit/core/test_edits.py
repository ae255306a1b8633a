"""Edits and their history."""

from __future__ import annotations

import pytest

from histnorm_gui.core.edits import AnnotationEdit, EditLabel, History, RemovalEdit, Transaction
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status

A = Annotation(Status.ACCEPTED, "a", Provenance(DecisionSource.SUGGESTION))
B = Annotation(Status.CORRECTED, "b", Provenance(DecisionSource.TYPED))


def step(subject: str) -> Transaction:
    return Transaction(EditLabel.ACCEPT, (AnnotationEdit(1, 1, OPEN, A),), subject)


def test_inverted_edits_swap_before_and_after() -> None:
    assert AnnotationEdit(1, 2, OPEN, A).inverted() == AnnotationEdit(1, 2, A, OPEN)
    assert RemovalEdit(1, before=False, after=True).inverted() == RemovalEdit(1, before=True, after=False)


def test_inverted_transaction_goes_backwards() -> None:
    transaction = Transaction(
        EditLabel.CORRECT, (AnnotationEdit(1, 2, OPEN, A), AnnotationEdit(1, 2, A, B)), "x", "2024-01-01"
    )
    inverted = transaction.inverted()
    assert inverted.edits == (AnnotationEdit(1, 2, B, A), AnnotationEdit(1, 2, A, OPEN))
    assert (inverted.label, inverted.subject, inverted.at) == (EditLabel.CORRECT, "x", "2024-01-01")
    assert inverted.inverted() == transaction


def test_changes_name_what_is_touched() -> None:
    transaction = Transaction(
        EditLabel.ACCEPT,
        (AnnotationEdit(1, 2, OPEN, A), AnnotationEdit(1, 3, OPEN, A), AnnotationEdit(4, 5, OPEN, A)),
    )
    changes = transaction.changes()
    assert changes.tokens == {1: frozenset({2, 3}), 4: frozenset({5})}
    assert not changes.manuscripts
    assert changes == transaction.inverted().changes()


def test_changes_of_a_removal() -> None:
    changes = Transaction(EditLabel.REMOVE_MANUSCRIPT, (RemovalEdit(7, before=False, after=True),)).changes()
    assert changes.manuscripts
    assert not changes.tokens.get(7)


def test_history_goes_back_and_forth() -> None:
    history = History()
    assert history.to_undo is None
    assert history.to_redo is None
    history.push(step("1"))
    history.push(step("2"))
    assert history.undo() == step("2")
    assert (history.to_undo, history.to_redo, len(history)) == (step("1"), step("2"), 1)
    assert history.undo() == step("1")
    assert history.redo() == step("1")
    assert history.redo() == step("2")
    assert (history.to_undo, history.to_redo, len(history)) == (step("2"), None, 2)


def test_new_step_forgets_what_was_undone() -> None:
    history = History([step("1"), step("2")])
    history.undo()
    history.push(step("3"))
    assert history.to_redo is None
    assert [history.undo().subject for _ in range(2)] == ["3", "1"]


def test_push_that_failed_is_taken_back_with_what_it_forgot() -> None:
    history = History([step("1"), step("2"), step("3")])
    history.undo()
    history.undo()
    forgotten = history.undone()
    history.push(step("4"))
    history.undo()
    history.restore_undone(forgotten)
    assert history.to_undo == step("1")
    assert [history.redo().subject for _ in range(2)] == ["2", "3"]
    assert history.to_redo is None


def test_history_given_from_outside_is_in_order() -> None:
    history = History([step("1")], [step("3"), step("2")])
    assert [history.redo().subject for _ in range(2)] == ["2", "3"]


@pytest.mark.parametrize("move", [History.undo, History.redo])
def test_empty_history(move: object) -> None:
    assert callable(move)
    with pytest.raises(IndexError):
        move(History())


def test_a_decision_needs_a_normalization_and_an_open_token_has_none() -> None:
    with pytest.raises(ValueError):
        Annotation(Status.ACCEPTED)
    with pytest.raises(ValueError):
        Annotation(Status.OPEN, "x")
    assert Annotation(Status.ACCEPTED, "").decided
    assert not OPEN.decided


def _long(read: list[int]) -> tuple[History, list[Transaction]]:
    """A history of six steps of which the four oldest are missing, and all six; ``read`` notes when they are read."""
    steps = [step(str(number)) for number in range(6)]

    def everything() -> list[Transaction]:
        read.append(len(steps))
        return steps

    return History(steps[4:], (), 4, everything), steps


def test_older_steps_of_a_long_history_may_come_later() -> None:
    read: list[int] = []
    history, steps = _long(read)
    assert (len(history), history.to_undo, history.is_complete) == (6, steps[5], False)
    history.push(step("new"))
    assert history.undo() == step("new")
    history.complete(steps)
    assert history.is_complete and history.done() == tuple(steps) and len(history) == 6
    history.complete(steps)
    assert history.done() == tuple(steps) and read == []


def test_older_steps_are_read_where_they_are_wanted_before() -> None:
    read: list[int] = []
    history, steps = _long(read)
    undone = [history.undo() for _ in range(2)]
    assert read == [] and len(history) == 4
    assert history.to_undo == steps[3]
    undone += [history.undo() for _ in range(4)]
    assert undone == steps[::-1] and read == [6]
    assert history.to_undo is None and len(history) == 0
    for known in steps:
        assert history.redo() == known
    history.complete(steps)
    assert history.done() == tuple(steps) and read == [6]
    assert _long(read)[0].done() == tuple(steps)
