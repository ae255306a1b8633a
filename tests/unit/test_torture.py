"""The campaigns themselves: they would notice what they look for."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from devtools.torture import failing, moments, pages, powercut, projects, soak
from devtools.torture.__main__ import CAMPAIGNS, main
from devtools.torture.disk import OK, Act, WatchedDisk, full_disk
from devtools.torture.editor import make_project
from devtools.torture.ledger import Ledger, state_of
from devtools.torture.places import TortureError
from devtools.torture.pool import do_cases
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.project.repository import Project
from histnorm_gui.services.session import Session

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")
watched = pytest.mark.skipif(not WatchedDisk.available(), reason="the SQLite of this Python cannot be watched")


@watched
def test_power_cut_loses_nothing_and_its_campaign_would_notice(tmp_path: Path) -> None:
    recording = powercut.record(tmp_path / "work", 4, random.Random(1))
    assert sum(deed.act is Act.SYNC for deed in recording.deeds) >= 4
    places = range(len(recording.deeds) + 1)

    def verdicts(of: powercut.Recording) -> set[str]:
        return {powercut._look(of, at, "none", random.Random(1), tmp_path / "cut") for at in places}

    assert verdicts(recording) == {""}
    # The same acts, had SQLite flushed nothing: what was reported as done is gone.
    careless = replace(recording, deeds=tuple(deed for deed in recording.deeds if deed.act is not Act.SYNC))
    places = range(len(careless.deeds) + 1)
    assert verdicts(careless) != {""}


@watched
def test_full_disk_is_told_and_the_step_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "a.histnorm"
    make_project(path, words=5)
    disk, told = WatchedDisk(), []
    with disk.installed():
        session = Session.open(path)
        session.subscribe_failures(told.append)
        text = session.text(session.manuscripts()[0].id)
        word = text.tokens[0]
        disk.refuse = full_disk
        session.decide(word, "und", DecisionSource.TYPED)
        assert not text.annotation(word.id).decided
        assert isinstance(told[0], UserError) and told[0].code is ErrorCode.PROJECT_WRITE_FAILED
        disk.refuse = lambda _deed: OK
        session.decide(word, "und", DecisionSource.TYPED)
        session.close()
    with Project.open(path) as project:
        assert [found.normalization for found in project.annotations(1).values()] == ["und"]


@watched
def test_failing_disk_campaign() -> None:
    counts = failing.run(60, 3)
    assert counts["steps"] == 60
    assert counts["steps refused"] > 5


def test_ledger_follows_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.histnorm"
    make_project(path, words=5)
    session = Session.open(path)
    ledger = Ledger.of(session._project)
    word = session.text(1).tokens[0]
    session.decide(word, "und", DecisionSource.TYPED)
    assert session.to_undo is not None
    assert state_of(session._project) != ledger.state
    ledger.record(session.to_undo)
    assert state_of(session._project) == ledger.state
    session.undo()
    ledger.jump(-1)
    assert state_of(session._project) == ledger.state
    session.close()


def _case(number: int) -> str:
    if number == 3:
        raise ValueError("three")
    if number == 5:
        os._exit(3)
    if number == 7:
        bytes(1 << 40)
    if number == 8:
        time.sleep(3600)
    return "fine"


@forks
def test_pool_notices_errors_crashes_hangs_and_greed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("devtools.torture.pool.LONGEST_CASE", 2.0)
    outcome = do_cases(12, _case, jobs=2)
    assert outcome.counts == {"fine": 8, "errors": 1, "crashes": 1, "too much memory": 1, "hangs": 1}
    assert any("ValueError: three" in failure for failure in outcome.failures)


@pytest.mark.parametrize("damage", pages.DAMAGES)
def test_damages_depend_on_the_dice_alone(damage: pages.Damage) -> None:
    data = bytes(range(256)) * 100
    once, again = (damage(data, random.Random(4)) for _ in range(2))
    assert once == again
    assert any(damage(data, random.Random(seed)) != data for seed in range(5))


def _write_sample(folder: Path) -> None:
    for name in ("data", "log"):
        (folder / name).write_bytes(bytes(9000))


@forks
def test_campaign_of_projects_would_notice_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(path: Path, *, later: bool = False) -> Session:
        raise KeyError("a bug")

    monkeypatch.setattr(projects.Session, "open", careless)
    monkeypatch.setattr(projects, "make_sample", _write_sample)
    monkeypatch.setattr(projects, "spoil_values", lambda path, dice: None)
    with pytest.raises(TortureError, match="KeyError: 'a bug'"):
        projects.run(4, 1)


def test_command_prints_counts_and_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--inputs", "6", "--seed", "2"]) == 0
    first, *table = capsys.readouterr().out.splitlines()
    told = json.loads(first)
    assert (told["campaign"], told["number"], told["verdict"]) == ("inputs", 6, "ok")
    assert told["read"] + told["refused"] == 6
    assert table[0].startswith("campaign") and "0 crashed" in table[2]


def test_failed_campaign_fails_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # A process that cannot begin its campaign counts as a failure, not as nothing found.
    monkeypatch.setattr(sys, "executable", "/bin/false" if Path("/bin/false").exists() else sys.executable)
    assert main(["--inputs", "1"]) == (1 if Path("/bin/false").exists() else 0)
    assert "FAILED" in capsys.readouterr().out or not Path("/bin/false").exists()


def test_short_form_is_short() -> None:
    assert all(0 < campaign.quick <= campaign.long for campaign in CAMPAIGNS)
    assert {"kills", "projects", "inputs", "faults", "soak"} <= {campaign.name for campaign in CAMPAIGNS}
    at_length = {campaign.name: campaign.long for campaign in CAMPAIGNS}
    assert at_length["kills"] >= 500 and at_length["projects"] >= 10_000 and at_length["inputs"] >= 10_000


def test_growth_is_noticed_and_a_flat_day_is_not() -> None:
    def day(memory: int, files: int, seconds: int) -> list[soak.Sample]:
        return [
            soak.Sample(seconds * at // 20, at, 400 + memory * at, 80, 14 + files * at, 8, 2, 1) for at in range(1, 21)
        ]

    assert soak.growth(day(0, 0, 600)) == []
    assert soak.growth(day(20, 0, 600))[0].startswith("memory grew")
    assert soak.growth(day(0, 3, 600))[0].startswith("open files grew")
    assert soak.growth(day(20, 0, 20)) == []  # it is still being loaded
    assert len(soak.growth(day(20, 3, 20))) == 1


@forks
def test_kills_at_moments_leave_nothing_in_part_and_their_campaign_would_notice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts = moments.run(8, 1)
    assert [counts[moment] for moment in moments.MOMENTS] == [2, 2, 2, 2]

    def careless(path: Path, data: Iterable[bytes]) -> None:
        path.write_bytes(b"")
        for part in data:
            with path.open("ab") as file:
                file.write(part)

    monkeypatch.setattr(moments, "write_file", careless)
    monkeypatch.setattr(moments, "MOMENTS", ("export",))
    with pytest.raises(TortureError, match="in part"):
        moments.run(12, 1)
