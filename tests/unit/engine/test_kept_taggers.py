"""Taggers of projects are kept, and serve while nearly the same is learned from."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.engine.joint.tagger import JointTagger
from histnorm_gui.engine.kept_taggers import MOST, SUFFIX, KeptTaggers
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.teaching import Teaching

LANGUAGE = load("enhg")


def text(count: int, start: int = 0) -> list[Pair]:
    letters = "abdefgiklmnoprstuwz"
    words = ("".join(letters[number // 19**place % 19] for place in range(3)) for number in range(start, start + count))
    return [(f"v{word}", f"f{word}") for word in words]


def taught(texts: dict[str, list[Pair]], folder: Path | None) -> JointTagger:
    others = OtherManuscripts(texts, LANGUAGE)
    others.align()
    return Teaching(others, kept=folder).tagger(ignore_progress, CancelToken())


@pytest.fixture
def trained(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """One entry a training."""
    from histnorm_gui.engine.joint import trainer

    calls: list[object] = []
    train, quick = trainer.train, trainer.Settings(passes=1, width=8, context_passes=0)

    def counted(*args: object, **kwargs: object) -> JointTagger:
        calls.append(args)
        return train(*args, settings=quick, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(trainer, "train", counted)
    return calls


def read(tagger: JointTagger) -> object:
    return tagger.read(["vabc"], {"A": 1.0})


def test_the_same_manuscripts_are_not_learned_from_twice(tmp_path: Path, trained: list[object]) -> None:
    folder = tmp_path / "models"
    first = taught({"A": text(800)}, folder)
    again = taught({"A": text(800)}, folder)
    assert len(trained) == 1 and read(again) == read(first)
    taught({"A": text(800)}, None)
    assert len(trained) == 2


def test_some_more_decisions_leave_it_and_many_do_not(tmp_path: Path, trained: list[object]) -> None:
    taught({"A": text(1600)}, tmp_path)
    taught({"A": text(1640)}, tmp_path)
    assert len(trained) == 1
    taught({"A": text(2400)}, tmp_path)
    assert len(trained) == 2
    taught({"A": text(1600)}, tmp_path)
    assert len(trained) == 2  # both are kept


def test_another_manuscript_and_other_words_are_learned_from_anew(tmp_path: Path, trained: list[object]) -> None:
    taught({"A": text(800)}, tmp_path)
    taught({"B": text(800)}, tmp_path)
    taught({"A": text(800, start=3000)}, tmp_path)
    taught({"A": text(800), "B": text(10)}, tmp_path)
    assert len(trained) == 4


def test_a_damaged_one_is_removed_and_made_anew(tmp_path: Path, trained: list[object]) -> None:
    taught({"A": text(800)}, tmp_path)
    (file,) = tmp_path.glob(f"*{SUFFIX}")
    file.write_bytes(file.read_bytes()[:-20])
    assert KeptTaggers(tmp_path).find({"A": text(800)}, LANGUAGE, 1) is None
    assert not list(tmp_path.iterdir())
    taught({"A": text(800)}, tmp_path)
    assert len(trained) == 2 and len(list(tmp_path.iterdir())) == 2


def test_a_description_that_is_none_is_passed_over(tmp_path: Path, trained: list[object]) -> None:
    taught({"A": text(800)}, tmp_path)
    (described,) = tmp_path.glob("*.json")
    for wrong in (b"", b"{", b"3", b"[[]]", b"\xff"):
        described.write_bytes(wrong)
        assert KeptTaggers(tmp_path).find({"A": text(800)}, LANGUAGE, 1) is None
    assert len(trained) == 1


def test_where_nothing_can_be_written_it_goes_on_and_the_log_says_why(
    tmp_path: Path, trained: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert taught({"A": text(800)}, file / "models") is not None
    assert "cannot be kept" in caplog.text


def test_only_those_used_last_are_kept(tmp_path: Path, trained: list[object]) -> None:
    joint = taught({"A": text(40)}, None)
    kept = KeptTaggers(tmp_path)
    for number in range(MOST + 3):
        kept.keep(joint, {"A": text(400, start=400 * number)}, LANGUAGE, 1)
        for path in tmp_path.glob(f"*{SUFFIX}"):
            os.utime(path, (path.stat().st_mtime - 10,) * 2)
        if number < MOST:
            assert kept.find({"A": text(400)}, LANGUAGE, 1) is not None  # it was used
    assert len(list(tmp_path.glob(f"*{SUFFIX}"))) == MOST == len(list(tmp_path.glob("*.json")))
    assert kept.find({"A": text(400)}, LANGUAGE, 1) is not None
    assert kept.find({"A": text(400, start=400)}, LANGUAGE, 1) is None
