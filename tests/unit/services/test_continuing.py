"""When a training goes on from the one before, what is kept of that, and that it can be repeated."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from histnorm_gui.core.model import DecisionSource, Token
from histnorm_gui.core.progress import CancelToken, Progress, ignore_progress
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.engine.tagger.recipe import DEFAULT, RECIPES
from histnorm_gui.formats import registry
from histnorm_gui.project.models import WEIGHTS_KEPT
from histnorm_gui.services import continuing
from histnorm_gui.services.continuing import newest_base
from histnorm_gui.services.reporting import make_report
from histnorm_gui.services.reproduction import reproduce, to_repeat
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import TrainingOutcome, TrainingSnapshot, base_version
from histnorm_gui.services.training import train_manuscript

PAIRS = [("vnd", "und"), ("czeit", "zeit"), ("fraw", "frau"), ("seyn", "sein"), ("hus", "haus"), ("bey", "bei")]
FORMS = [form for form, _ in PAIRS * 30]


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few words may be new of a hundred, so that texts can be short; and networks are small."""
    monkeypatch.setattr(continuing, "GROWN", 0.1)
    small = replace(DEFAULT, embedding=16, hidden=16, passes=5, minimum_steps=150, learning_rate=1e-2)
    monkeypatch.setitem(RECIPES, "default", small)


@pytest.fixture
def words(session: Session, add: Callable[..., object]) -> Sequence[Token]:
    """The words of manuscript A, of which 120 are decided."""
    add("\n".join(FORMS), "A")
    found = [token for token in session.text(session.manuscript("A").id).tokens if token.form.isalpha()]
    decide(session, found[:120])
    return found


def decide(session: Session, tokens: Sequence[Token]) -> None:
    for token in tokens:
        session.decide(token, dict(PAIRS)[token.form], DecisionSource.TYPED)


def snapshot(session: Session, **changes: object) -> TrainingSnapshot:
    found = session.pending_snapshot(session.manuscript("A").id).collect()
    found = replace(found, base=newest_base(session.file, found))
    return replace(found, **changes)  # type: ignore[arg-type]


def train(session: Session, asked: TrainingSnapshot) -> TrainingOutcome:
    outcome = train_manuscript(asked, ignore_progress, CancelToken(), 1)
    session.store_training(outcome)
    return outcome


def test_the_first_training_is_in_full_and_the_next_goes_on_from_it(session: Session, words: Sequence[Token]) -> None:
    first = train(session, snapshot(session))
    assert base_version(first.header) is None
    decide(session, words[120:128])
    steps: list[Progress] = []
    second = train_manuscript(snapshot(session), steps.append, CancelToken(), 1)
    assert base_version(second.header) == 1 and second.header["passes"] == 1
    assert set(second.readings) == set(first.readings)
    assert sum(step.stage == "train" for step in steps) < 20


def test_every_one_goes_on_from_the_last_one_in_full_whose_weights_are_kept(
    session: Session, words: Sequence[Token]
) -> None:
    train(session, snapshot(session))
    for number in range(WEIGHTS_KEPT + 1):
        decide(session, words[120 + 2 * number : 122 + 2 * number])
        assert base_version(train(session, snapshot(session)).header) == 1
    models = session.models(session.manuscript("A").id)
    assert [model.has_weights for model in models] == [True, False, True, True, True]
    train(session, snapshot(session, base=None))
    assert snapshot(session).base is not None and snapshot(session).base.version == len(models) + 1


def test_it_is_in_full_when_decisions_have_grown_too_much(session: Session, words: Sequence[Token]) -> None:
    train(session, snapshot(session))
    decide(session, words[120:140])
    assert snapshot(session).base is None


def test_it_is_in_full_when_too_many_decisions_were_changed(session: Session, words: Sequence[Token]) -> None:
    train(session, snapshot(session))
    for token in words[:120]:
        session.decide(token, f"{dict(PAIRS)[token.form]}e", DecisionSource.TYPED)
    assert base_version(train(session, snapshot(session)).header) is None


@pytest.mark.parametrize("changes", [{"recipe": "paper"}, {"system": "norma"}])
def test_another_system_or_recipe_begins_anew(
    session: Session, words: Sequence[Token], changes: dict[str, object]
) -> None:
    train(session, snapshot(session))
    assert newest_base(session.file, replace(snapshot(session), **changes)) is None  # type: ignore[arg-type]


def test_another_manuscript_in_the_project_begins_anew(session: Session, words: Sequence[Token]) -> None:
    train(session, snapshot(session))
    rows = "".join(f"{form}\t{norm}\n" for form, norm in PAIRS * 5)
    session.import_document(registry.parse(rows.encode(), "b.tsv", SourceFormat.TSV), "B", decided=True)
    assert snapshot(session).base is None


def test_a_damaged_base_is_no_hindrance(session: Session, words: Sequence[Token]) -> None:
    train(session, snapshot(session))
    base = snapshot(session).base
    assert base is not None
    for data in (base.data[:-50], b"", b"x" * 100):
        outcome = train_manuscript(snapshot(session, base=replace(base, data=data)), ignore_progress, CancelToken(), 1)
        assert base_version(outcome.header) is None


def test_one_that_reads_held_out_words_worse_gives_way_to_a_training_in_full(
    session: Session, words: Sequence[Token], monkeypatch: pytest.MonkeyPatch
) -> None:
    train(session, snapshot(session))
    decide(session, words[120:126])
    answers = iter([[True] * 9, [False] * 3 + [True] * 6])  # the model before, the one that went on
    monkeypatch.setattr(continuing, "_right", lambda *_: next(answers))
    assert base_version(train(session, snapshot(session)).header) is None


def test_one_that_chance_explains_is_kept(
    session: Session, words: Sequence[Token], monkeypatch: pytest.MonkeyPatch
) -> None:
    train(session, snapshot(session))
    answers = iter([[True, True, False, False], [True, False, False, True]])
    monkeypatch.setattr(continuing, "_right", lambda *_: next(answers))
    assert base_version(train(session, snapshot(session)).header) == 1


def test_a_training_that_went_on_is_repeated_with_the_one_before_it(session: Session, words: Sequence[Token]) -> None:
    train(session, snapshot(session, seed=3))
    decide(session, words[120:128])
    train(session, snapshot(session, seed=4))
    decide(session, words[128:140])
    told = make_report(session.file, session.manuscripts()).manuscripts[0]
    assert told.training is not None and told.training.base is not None
    assert (told.training.base.version, told.training.base.seed, told.training.seed) == (1, 3, 4)
    copy = session.path.with_name("copy.histnorm")
    session.file.settle()
    shutil.copy(session.path, copy)
    found = reproduce(
        to_repeat(make_report(session.file, session.manuscripts()), Path("r.json"))[0],
        copy,
        ignore_progress,
        CancelToken(),
    )
    assert found.reproduced and found.same_readings
    assert found.now.base is not None and found.now.base.version == 1
