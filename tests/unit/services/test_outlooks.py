"""How many corrections are left, kept in the project."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.services.outlooks import OUTLOOKS, Outlooks
from histnorm_gui.services.session import Session


def outlooks(session: Session) -> Outlooks:
    """Those of a session, as a window has them."""
    return Outlooks(session, Session.remember)


def test_what_was_told_last_is_known_again_at_its_rate(tmp_path: Path) -> None:
    path = tmp_path / "a.histnorm"
    session = Session.create(path)
    kept = outlooks(session)
    assert kept.of(1, 100) is None
    kept.note(1, 30.0, 120)
    kept.note(2, 4.5, 9)
    kept.keep()
    session.close()
    session = Session.open(path)
    assert outlooks(session).of(1, 60) == pytest.approx(15.0)
    assert outlooks(session).of(2, 9) == pytest.approx(4.5)
    assert outlooks(session).of(3, 9) is None
    session.close()


def test_only_what_has_changed_enough_is_written_at_once(tmp_path: Path) -> None:
    session = Session.create(tmp_path / "a.histnorm")
    kept = outlooks(session)
    for corrections, written in ((100.0, 100), (99.0, 100), (96.0, 100), (94.0, 94)):
        kept.note(1, corrections, 500)
        assert session.setting(OUTLOOKS) == {"1": [written, 500]}
    kept.note(1, 93.0, 499)
    kept.keep()
    assert session.setting(OUTLOOKS) == {"1": [93, 499]}
    session.close()


@pytest.mark.parametrize(
    "setting", ["x", {"a": [1, 2]}, {"1": [3, 2]}, {"1": [1]}, {"1": ["1", 2]}, {"1": [1, 2.5]}, {"1": [-1, 5]}]
)
def test_a_setting_that_makes_no_sense_says_nothing(tmp_path: Path, setting: object) -> None:
    session = Session.create(tmp_path / "a.histnorm")
    session.remember(OUTLOOKS, setting)
    assert outlooks(session).of(1, 10) is None
    session.close()
