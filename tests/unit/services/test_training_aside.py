"""What goes over to the process of a training, and what comes back from it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.progress import CancelToken, Progress, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.services import training_aside
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import TrainingSnapshot
from histnorm_gui.services.training import train_manuscript
from histnorm_gui.services.training_aside import PackedSnapshot, train_beside_window

ANY = st.lists(st.builds(Example, st.text(st.characters(), max_size=4), st.text(st.characters(), max_size=4)))


@given(own=ANY, held=ANY, other=ANY)
def test_a_snapshot_comes_out_as_it_was_packed(own: list[Example], held: list[Example], other: list[Example]) -> None:
    snapshot = TrainingSnapshot(3, "A", "default", tuple(own), tuple(held), {"B": tuple(other), "C": ()}, ("vnd", "x"))
    packed = pickle.loads(pickle.dumps(PackedSnapshot.of(snapshot)))
    assert packed.snapshot() == snapshot


def test_many_examples_go_over_in_stretches() -> None:
    many = tuple(Example(f"f{at}", f"n{at}") for at in range(2 * training_aside._STRETCH + 1))
    packed = PackedSnapshot.of(TrainingSnapshot(3, "A", "default", many, (), {}, ()))
    assert len(packed.examples) == 3 and packed.rest.examples == ()
    assert packed.snapshot().examples == many


def test_a_process_learns_what_is_learned_here(session: Session, add: Callable[..., object]) -> None:
    pairs = dict([("vnd", "und"), ("czeit", "zeit"), ("fraw", "frau"), ("seyn", "sein"), ("hus", "haus")])
    add("\n".join([*pairs] * 5), "A")
    text = session.text(session.manuscript("A").id)
    words = [token for token in text.tokens if token.form in pairs]
    session.decide_all(((token, pairs[token.form]) for token in words), DecisionSource.TYPED)
    snapshot = replace(session.pending_snapshot(text.manuscript.id).collect(), system="norma-star")
    steps: list[Progress] = []
    there = train_beside_window(snapshot, steps.append, CancelToken())
    here = train_manuscript(snapshot, ignore_progress, CancelToken(), 1)
    assert "load" in {step.stage for step in steps} and "suggest" in {step.stage for step in steps}
    assert {form: [found.norm for found in readings] for form, readings in there.readings.items()} == {
        form: [found.norm for found in readings] for form, readings in here.readings.items()
    }
    assert there.header["readings"] == here.header["readings"]
    session.store_training(there)
    assert session.file.predictions(text.manuscript.id) == (1, dict(there.readings))


def test_a_word_that_is_too_long_is_not_kept_among_what_a_model_reads() -> None:
    pairs = (Example("vnd", "und"), Example("czeit", "zeit"))
    snapshot = TrainingSnapshot(3, "A", "default", pairs, (), {}, ("vnd", "vndſ" * 750_000), system="norma-star")
    trained = train_manuscript(snapshot, ignore_progress, CancelToken(), 1)
    assert list(trained.readings) == ["vnd"]
