"""What the cells of a corpus share: one language, one alignment, and taggers that have not seen what they read."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.bench import Bench
from histnorm_gui.engine.effort import EffortBench, EffortCell, Text, Texts
from histnorm_gui.engine.experiments import Corpus, Parts
from histnorm_gui.engine.joint import shared as sharing
from histnorm_gui.engine.joint import trainer
from histnorm_gui.engine.joint.shared import Shared, TaggerCell
from histnorm_gui.engine.joint.trainer import Settings
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.results import ALL, Cell
from histnorm_gui.engine.workers import run_on

PAIRS = [
    "vnd=und",
    "czu=zu",
    "czeyt=zeit",
    "vns=uns",
    "yn=in",
    "yst=ist",
    "myt=mit",
    "dv=du",
    "vff=auf",
    "by=bei",
    "syn=sein",
    "jm=ihm",
]
TINY = Settings(passes=1, width=8, layers=1, context_passes=0)


def text(own: str, count: int) -> tuple[Example, ...]:
    """A manuscript with a word of its own."""
    rows = [Example(*pair.split("=")) for pair in (*PAIRS, own)]
    return tuple(rows[place % len(rows)] for place in range(count))


@pytest.fixture
def train() -> dict[str, tuple[Example, ...]]:
    return {siglum: text(f"{siglum.lower()}vt={siglum.lower()}ut", 700) for siglum in "DACBE"}


def shared(train: dict[str, tuple[Example, ...]], folder: Path | None = None, **more: int) -> Shared:
    return Shared(train, folder=folder, settings=TINY, **more)


def test_each_group_is_read_by_a_tagger_of_the_others(train: dict[str, tuple[Example, ...]], tmp_path: Path) -> None:
    made = shared(train, tmp_path)
    assert {siglum: made.group_of(siglum) for siglum in train} == {"A": 0, "B": 1, "C": 2, "D": 0, "E": 1}
    tagger = made.tagger(TaggerCell(0))
    assert tagger is not None
    assert sorted(tagger.vocabulary.manuscripts) == ["B", "C", "E"]
    assert made.prepared("D").tagger is made.prepared("A").tagger is tagger
    [path] = tmp_path.iterdir()
    assert path == made.path(TaggerCell(0))


def test_a_tagger_is_trained_once_and_then_loaded(
    train: dict[str, tuple[Example, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = shared(train, tmp_path).tagger(TaggerCell(1))
    learn = trainer.train
    monkeypatch.setattr(trainer, "train", None)  # whoever trains now fails
    again = shared(train, tmp_path).tagger(TaggerCell(1))
    assert first is not None and again is not None
    near = {"A": 1.0, "C": 0.5}
    assert first.read(["czeyt"], near) == again.read(["czeyt"], near)
    monkeypatch.setattr(trainer, "train", learn)
    [path] = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-20])  # a damaged one is made anew
    assert shared(train, tmp_path).tagger(TaggerCell(1)) is not None
    assert path.stat().st_size > 1000
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


def test_the_name_of_a_tagger_changes_with_what_it_is_made_of(
    train: dict[str, tuple[Example, ...]], tmp_path: Path
) -> None:
    names = {
        shared(train, tmp_path).path(TaggerCell(0)),
        shared(train, tmp_path).path(TaggerCell(0, seed=2)),
        shared(train, tmp_path, groups=2).path(TaggerCell(0)),
        Shared(train, folder=tmp_path).path(TaggerCell(0)),
        shared({**train, "B": text("bvt=bot", 700)}, tmp_path).path(TaggerCell(0)),
    }
    assert len(names) == 5
    unseen = shared({**train, "A": text("avt=aot", 700)}, tmp_path)  # of the group that it has not seen
    assert unseen.path(TaggerCell(0)) in names


def test_taggers_can_be_trained_in_processes(train: dict[str, tuple[Example, ...]], tmp_path: Path) -> None:
    cells = [TaggerCell(0), TaggerCell(1)]
    outcomes = list(run_on(partial(Shared, train, folder=tmp_path, settings=TINY), cells, jobs=2))
    assert {outcome.result for outcome in outcomes} == {shared(train, tmp_path).path(cell) for cell in cells}
    assert {outcome.cell: outcome.predictions for outcome in outcomes}[cells[0]] == ("B", "C", "E")
    assert len(list(tmp_path.iterdir())) == 2


def test_too_few_words_teach_no_tagger(train: dict[str, tuple[Example, ...]], tmp_path: Path) -> None:
    few = {siglum: rows[:100] for siglum, rows in train.items()}
    assert shared(few, tmp_path).path(TaggerCell(0)) is None
    assert shared(few, tmp_path).prepared("A").tagger is None
    assert list(tmp_path.iterdir()) == []
    alone = shared({"A": train["A"]}, tmp_path)
    assert (alone.group_of("A"), alone.path(TaggerCell(0))) == (0, None)
    two = shared({siglum: text("xvt=xut", 2100) for siglum in "AB"}, tmp_path)
    assert [two.group_of(siglum) for siglum in "AB"] == [0, 1]


def test_all_is_aligned_once_and_the_manuscript_itself_is_no_other(
    train: dict[str, tuple[Example, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    aligned: list[int] = []
    align = OtherManuscripts.align
    monkeypatch.setattr(
        OtherManuscripts, "align", lambda self, cancel=None: (aligned.append(len(self.texts)), align(self, cancel))[1]
    )
    few = {siglum: rows[:100] for siglum, rows in train.items()}
    whole = {siglum: (Example("gancz", "ganz"), *rows) for siglum, rows in few.items()}
    made = Shared(few, lambda: whole)
    for siglum in "AB":
        others = made.prepared(siglum).others
        assert others is not None
        assert sorted(others.texts) == sorted(set(train) - {siglum})
        assert ("gancz", "ganz") not in others.texts["C"]
        more = made.prepared(siglum, whole=True, without=frozenset({Part.COMMON}))
        assert more.others is not None and more.others.texts["C"][0] == ("gancz", "ganz")
        assert (more.language, more.without) == (made.language, {Part.COMMON})
    assert aligned == [5, 5]


def test_training_can_be_stopped_and_a_full_disk_is_told(train: dict[str, tuple[Example, ...]], tmp_path: Path) -> None:
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        shared(train).tagger(TaggerCell(0), progress=ignore_progress, cancel=cancel)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(UserError) as caught:
        shared(train, tmp_path / "file").tagger(TaggerCell(0))
    assert caught.value.code is ErrorCode.FILE_UNWRITABLE


def test_a_cell_in_a_project_is_read_with_what_is_shared(
    train: dict[str, tuple[Example, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus = Corpus("dev", {siglum: Parts(rows, rows[:13]) for siglum, rows in train.items()})
    bench = Bench(corpus, tmp_path)
    bench.shared.settings = TINY
    trained: list[object] = []
    learn = trainer.train
    monkeypatch.setattr(trainer, "train", lambda *args, **more: (trained.append(args), learn(*args, **more))[1])
    for siglum, size in (("A", 0), ("A", 13), ("D", ALL)):
        result, rows = bench.run(Cell("default", "-", "S+O", siglum, size, 1, "dev"))
        assert result.auxiliary_tokens == 4 * 700
        assert result.correct >= 12  # at most its own word is unknown
        assert all(row.confidence is not None and 0 < row.confidence <= 1 for row in rows)
    assert len(trained) == 1


def test_an_editor_in_a_project_too(train: dict[str, tuple[Example, ...]], tmp_path: Path) -> None:
    opening = Example("qvux", "blorp")  # which nobody could guess
    texts = Texts({siglum: Text((opening, *rows[:12]), rows) for siglum, rows in train.items()})
    bench = EffortBench(texts, tmp_path)
    bench.shared.settings = TINY
    found = {}
    for setting in ("nothing", "train", "full"):
        result, _ = bench.run(EffortCell("default", "-", setting, "A", 13, 5, 1))
        found[setting] = result.corrections
    assert found["full"] == 0 < found["train"] <= found["nothing"]
    assert len(list(tmp_path.iterdir())) == 1


def test_the_language_is_told_by_all_manuscripts(train: dict[str, tuple[Example, ...]]) -> None:
    made = shared(train)
    assert made.language.code == sharing.detect([row.form for rows in train.values() for row in rows]).code
    assert made.alone("A").language is made.language
    assert made.alone("A").others is None


def test_a_manuscript_in_another_language_is_read_in_its_own(tmp_path: Path) -> None:
    texts = {
        "old": "kadar je ta hlapez domu priſhel je ſtopil v hiſho inu je proſsil goſpoda de bi mu dal kruha",
        "new": "kader sim prišel k njemu mi je rekel de nima več kruha in de je bolan ker je bila huda zima " * 3,
        "unknown": " ".join(f"q{number}x" for number in range(20)),
    }
    train = {siglum: tuple(Example(form, form) for form in text.split()) for siglum, text in texts.items()}
    made = shared(train, tmp_path)
    assert made.language.code == "slovene-gaj"
    languages = {siglum: made.language_of(siglum).code for siglum in texts}
    assert languages == {"old": "slovene-bohoric", "new": "slovene-gaj", "unknown": "slovene-gaj"}
    assert made.alone("old").language == made.language_of("old")
    for siglum, code in languages.items():
        prepared = made.prepared(siglum)
        assert prepared.others is not None
        assert prepared.language is not None
        assert prepared.others.language.code == prepared.language.code == code
