"""Filters over long texts: what is found first is shown at once, the rest as it is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models import sifter
from histnorm_gui.services import steps
from histnorm_gui.services.filters import Filter, Show


@pytest.fixture
def long_window(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A text that counts as a long one: 1,200 words, every third of which is "hus"."""
    monkeypatch.setattr(sifter, "AT_FIRST", 60)
    monkeypatch.setattr(sifter, "AT_ONCE", 40)
    monkeypatch.setattr(sifter, "BETWEEN", 0.0)
    window.desk.create_project(tmp_path / "long.histnorm")
    words = "\n".join(["vnd", "fraw", "hus"] * 400).encode()
    window.desk.import_document(registry.parse(words, "l", SourceFormat.WORD_LIST), "L", "", decided=False)
    return window


def forms(window: MainWindow) -> list[str]:
    model = window.text_pane.model
    return [model.token(row).form for row in range(model.rowCount())]


def test_the_rest_of_what_a_filter_shows_follows(qtbot: QtBot, long_window: MainWindow) -> None:
    model = long_window.text_pane.model
    long_window.text_pane.show_only(Filter(Show.OPEN, words="hus"))
    assert forms(long_window) == ["hus"] * 20 and model.sifting
    with qtbot.waitSignal(model.sifted, timeout=20_000):
        pass
    assert forms(long_window) == ["hus"] * 400 and not model.sifting
    assert [model.text_row(row) for row in range(400)] == list(range(2, 1200, 3))


def test_another_filter_begins_anew(qtbot: QtBot, long_window: MainWindow) -> None:
    model = long_window.text_pane.model
    long_window.text_pane.show_only(Filter(words="hus"))
    long_window.text_pane.show_only(Filter(words="vnd"))
    qtbot.waitUntil(lambda: not model.sifting, timeout=20_000)
    assert forms(long_window) == ["vnd"] * 400
    long_window.text_pane.show_only(Filter(words="hus"))
    long_window.text_pane.show_only(Filter())
    assert not model.sifting and model.rowCount() == 1200


def test_the_current_word_is_current_again_once_it_is_found(qtbot: QtBot, long_window: MainWindow) -> None:
    pane = long_window.text_pane
    pane.go_to_token(pane.model.text.tokens[1004].id)
    pane.show_only(Filter(words="hus"))
    qtbot.waitUntil(lambda: not pane.model.sifting, timeout=20_000)
    assert pane.model.text.row(pane.current_token().id) == 1004


def test_a_decision_and_a_join_while_a_text_is_gone_through(qtbot: QtBot, long_window: MainWindow) -> None:
    desk, model = long_window.desk, long_window.text_pane.model
    long_window.text_pane.show_only(Filter(Show.OPEN))
    assert model.sifting
    text = desk.text
    long_window.tokens.accept()
    session = desk.session
    for first in (3, 55, 500, 1198):
        made = session.provenance(text, DecisionSource.TYPED)
        session.perform(steps.join(text, text.tokens[first], text.tokens[first + 1], made))
    qtbot.waitUntil(lambda: not model.sifting, timeout=20_000)
    rows = [model.text_row(row) for row in range(model.rowCount())]
    assert rows == sorted(set(rows)) and not {4, 56, 501, 1199} & set(rows)
    assert {3, 55, 500, 1198} <= set(rows)


def test_enter_goes_on_at_once_where_everything_is_decided(qtbot: QtBot, long_window: MainWindow) -> None:
    desk, pane = long_window.desk, long_window.text_pane
    desk.session.decide_all([(token, "x") for token in desk.text.tokens if token.position != 7], DecisionSource.TYPED)
    assert pane.model.next_undecided(-1) == 7 and pane.model.next_undecided(7) == 7
    assert pane.model.next_undecided(900) == 7
    pane.show_only(Filter(Show.DECIDED))
    qtbot.waitUntil(lambda: not pane.model.sifting, timeout=20_000)
    assert pane.model.next_undecided(3) is None
    pane.show_only(Filter())
    desk.keep_form(desk.text.tokens[7])
    assert pane.model.next_undecided(0) is None


def test_the_first_word_found_is_current_where_there_was_none_at_first(qtbot: QtBot, long_window: MainWindow) -> None:
    desk, pane = long_window.desk, long_window.text_pane
    desk.keep_form(desk.text.tokens[900])
    pane.show_only(Filter(Show.DECIDED))
    assert pane.model.rowCount() == 0 and pane.current_token() is None
    qtbot.waitUntil(lambda: not pane.model.sifting, timeout=20_000)
    assert pane.model.text.row(pane.current_token().id) == 900
