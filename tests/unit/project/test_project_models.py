"""Trained models and their readings in the project file."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.suggestion import Reading
from histnorm_gui.project.models import PackedReadings
from histnorm_gui.project.repository import Project

from .conftest import AT, MakeDocument

READINGS = {
    "vnd": (
        Reading("und", 0.1 + 0.2, ("", "u", "n", "d"), (1.0, 0.9999999403953552, 2.0**-140, 0.0)),
        Reading("vnd", 0.25, ("", "v", "n", "d"), (1.0, 0.5, 0.5, 1.0)),
    ),
    "\u0364\uf157": (Reading("", 0.0, ("", "", ""), (0.0, 0.0, 0.0)),),
    "ſ": (),
}


@pytest.fixture
def manuscript_id(project: Project, make_document: MakeDocument) -> int:
    manuscript, _ = project.add_manuscript(make_document(["vnd"]), "A", "", None, AT)
    return manuscript.id


def test_models_are_numbered_and_the_newest_weights_kept(
    project: Project, manuscript_id: int, project_path: Path
) -> None:
    assert project.models(manuscript_id) == ()
    assert project.model_data(manuscript_id) is None
    versions = [project.add_model(manuscript_id, bytes([n] * 10), {"accuracy": n / 7}) for n in range(1, 6)]
    assert versions == [1, 2, 3, 4, 5]
    records = project.models(manuscript_id)
    assert [record.version for record in records] == versions
    assert [record.has_weights for record in records] == [False, False, True, True, True]
    assert [record.header for record in records] == [{"accuracy": n / 7} for n in range(1, 6)]
    assert project.model_data(manuscript_id) == bytes([5] * 10)
    assert project.model_data(manuscript_id, 3) == bytes([3] * 10)
    assert project.model_data(manuscript_id, 2) is None
    assert project.model_data(manuscript_id, 6) is None
    project.close()
    with Project.open(project_path) as again:
        assert again.models(manuscript_id) == records


def test_versions_count_by_manuscript(project: Project, manuscript_id: int, make_document: MakeDocument) -> None:
    other, _ = project.add_manuscript(make_document(["jn"]), "B", "", None, AT)
    assert project.next_version(manuscript_id) == 1
    assert project.add_model(manuscript_id, b"a", {}) == 1
    assert (project.next_version(manuscript_id), project.next_version(other.id)) == (2, 1)
    assert project.add_model(other.id, b"b", {}) == 1
    assert project.add_model(manuscript_id, b"c", {}) == 2
    assert project.model_data(other.id) == b"b"


def test_created(project: Project, manuscript_id: int) -> None:
    project.add_model(manuscript_id, b"", {"created": AT})
    project.add_model(manuscript_id, b"", {"created": None})
    said, made_up = (record.created for record in project.models(manuscript_id))
    assert said == AT
    assert made_up > AT


def test_readings_come_back_to_the_last_bit(project: Project, manuscript_id: int) -> None:
    assert project.predictions(manuscript_id) == (None, {})
    project.replace_predictions(manuscript_id, 4, READINGS)
    assert project.predictions(manuscript_id) == (4, READINGS)


def test_probabilities_of_labels_are_those_of_the_network(project: Project, manuscript_id: int) -> None:
    project.replace_predictions(manuscript_id, 1, {"a": (Reading("b", 1 / 3, ("", "b"), (1 / 3, 1e-300)),)})
    _, found = project.predictions(manuscript_id)
    assert found["a"][0].probability == 1 / 3
    assert found["a"][0].probabilities == pytest.approx((1 / 3, 0.0), abs=1e-7)
    with pytest.raises(ValueError, match="one probability a label"):
        project.replace_predictions(manuscript_id, 2, {"a": (Reading("b", 0.5, ("", "b"), (0.5,)),)})


def test_a_new_set_replaces_the_old_one_whole(project: Project, manuscript_id: int) -> None:
    project.replace_predictions(manuscript_id, 1, READINGS)
    project.replace_predictions(manuscript_id, 2, {"jn": READINGS["vnd"]})
    assert project.predictions(manuscript_id) == (2, {"jn": READINGS["vnd"]})
    project.replace_predictions(manuscript_id, 3, {})
    assert project.predictions(manuscript_id) == (3, {})


def test_training_is_kept_as_a_whole(project: Project, manuscript_id: int) -> None:
    assert project.add_training(manuscript_id, b"weights", {"losses": [2.5, 1.25]}, READINGS) == 1
    assert project.add_training(manuscript_id, b"newer", {}, {"ſ": ()}) == 2
    assert project.model_data(manuscript_id) == b"newer"
    assert project.predictions(manuscript_id) == (2, {"ſ": ()})
    assert project.models(manuscript_id)[0].header == {"losses": [2.5, 1.25]}
    assert project.verify() == []


def test_packed_readings_are_readings_and_are_kept_as_they_are(project: Project, manuscript_id: int) -> None:
    packed = PackedReadings.of(READINGS)
    assert packed == READINGS and "vnd" in packed and packed.get("nowhere", ()) == ()
    project.add_training(manuscript_id, b"weights", {}, packed)
    assert project.predictions(manuscript_id) == (1, READINGS)


def test_training_that_cannot_be_kept_leaves_the_old_one(project: Project, manuscript_id: int) -> None:
    project.add_training(manuscript_id, b"old", {}, READINGS)
    with pytest.raises(TypeError):
        project.add_training(manuscript_id, b"new", {"recipe": object()}, {})
    with pytest.raises(UnicodeEncodeError):  # after the model's row was written
        project.replace_predictions(manuscript_id, 2, {"\ud800": ()})
    assert project.model_data(manuscript_id) == b"old"
    assert project.predictions(manuscript_id) == (1, READINGS)


def test_unknown_manuscript(project: Project) -> None:
    for call in (
        lambda: project.add_model(99, b"", {}),
        lambda: project.replace_predictions(99, 1, {}),
        lambda: project.add_training(99, b"", {}, {}),
    ):
        with pytest.raises(KeyError):
            call()
    assert project.models(99) == ()
    assert project.predictions(99) == (None, {})


def test_retraining_does_not_make_the_file_grow_without_end(project: Project, manuscript_id: int) -> None:
    sizes = []
    for _ in range(8):
        project.add_model(manuscript_id, bytes(300_000), {})
        project.settle()
        sizes.append(project.path.stat().st_size)
    assert sizes[-1] - sizes[3] < 100_000
