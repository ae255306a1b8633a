"""The ranking process beside the real window."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource, Token
from histnorm_gui.core.preferences import CAPITALS, PROFILE, SYSTEM, TAGGER_FILE
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import messages
from histnorm_gui.qt.app import rank_at_once, when_ranked
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.live_rankings import LiveRankings

WAIT = 120_000  # milliseconds; on an idle machine it is ready after one or two seconds


@pytest.fixture
def system() -> str:
    return "default"


def until_ranked(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until all words are ranked."""

    def ready() -> bool:
        state = window.desk.ranking.state
        return state is not None and state.corrections is not None and state.stage == ""

    qtbot.waitUntil(ready, timeout=WAIT)


def first(window: MainWindow, token: Token) -> str:
    """The suggestion for a token."""
    assert window.desk.text is not None
    return window.desk.text.candidates(token)[0].norm


def tokens(window: MainWindow, form: str) -> list[Token]:
    """The tokens of a form."""
    assert window.desk.text is not None
    return [token for token in window.desk.text.tokens if token.form == form]


def pid(window: MainWindow) -> int:
    """The number of the ranking process."""
    conversation = window.desk.ranking.conversation
    assert conversation is not None and conversation.peer is not None
    return conversation.peer.pid


def test_corrections_reach_the_other_words_and_undo_takes_them_back(qtbot: QtBot, desk_window: MainWindow) -> None:
    window = desk_window
    until_ranked(qtbot, window)
    text, (one, two, *_) = window.desk.text, tokens(window, "fraw")
    assert text is not None and isinstance(text.live, LiveRankings) and text.live.candidates(two) is not None
    before = first(window, two)
    assert before == "frau"
    assert "need a correction" in window.live.outlook.text()
    window.text_pane.go_to_token(one.id)
    window.desk.type_normalization(one, "fraue")
    assert first(window, two) == "fraue"  # at once, without the process
    qtbot.waitUntil(lambda: text.live.candidates(two) is not None, timeout=WAIT)
    assert first(window, two) == "fraue"
    row = window.text_pane.model.row_of_token(two.id)
    assert row is not None and window.text_pane.model.view(row).norm == "fraue"
    window.desk.undo()
    qtbot.waitUntil(lambda: first(window, two) == "frau", timeout=WAIT)
    window.desk.redo()
    qtbot.waitUntil(lambda: first(window, two) == "fraue", timeout=WAIT)
    window.desk.reopen(one)
    qtbot.waitUntil(lambda: first(window, two) == "frau", timeout=WAIT)


def test_what_was_ranked_stays_while_a_project_is_read_anew(qtbot: QtBot, desk_window: MainWindow) -> None:
    """As after a merge: all words are ranked again, and until then none falls back to its bare form."""
    window = desk_window
    until_ranked(qtbot, window)
    before = {token.id: first(window, token) for form in ("fraw", "czu", "syn") for token in tokens(window, form)}
    assert "frau" in before.values() and window.desk.text is not None
    former = window.desk.text
    window.desk.renew()
    assert window.desk.text is not former and window.desk.ranking.state.stage == "start"
    assert {token.id: first(window, token) for token in window.desk.text.tokens if token.id in before} == before
    assert window.text_pane.model.view(window.text_pane.model.row_of_token(next(iter(before)))).norm == "frau"
    until_ranked(qtbot, window)
    assert window.desk.ranking.state.stage == ""


def test_reasons_are_shown_and_enter_takes_what_is_ranked_first(qtbot: QtBot, desk_window: MainWindow) -> None:
    window = desk_window
    until_ranked(qtbot, window)
    token = tokens(window, "czu")[0]
    window.text_pane.go_to_token(token.id)
    model = window.suggestions._model
    tip = str(model.data(model.index(0), Qt.ItemDataRole.ToolTipRole))
    assert tip.splitlines()[0].startswith("zu") and len(tip.splitlines()) > 1
    QTest.keyClick(window.text_pane.table, Qt.Key.Key_Return)
    assert window.desk.text.annotation(token.id).normalization == "zu"


def test_a_process_that_dies_is_told_and_comes_back(qtbot: QtBot, desk_window: MainWindow) -> None:
    window = desk_window
    until_ranked(qtbot, window)
    text, token = window.desk.text, tokens(window, "hus")[0]
    assert text is not None and text.live is not None
    killed = pid(window)
    with qtbot.waitSignal(window.desk.ranking.interrupted, timeout=WAIT) as caught:
        os.kill(killed, signal.SIGKILL)
    assert caught.args == [True]
    assert "The ranking has stopped" in window.saved.text()
    assert text.live.candidates(token) is None
    assert text.candidates(token) == text.suggester.candidates("hus")
    window.desk.type_normalization(token, "hüs")
    until_ranked(qtbot, window)
    assert pid(window) != killed and first(window, token) == "hüs"


def test_the_process_is_there_before_a_text_and_remembers_the_language(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    interrupted: list[bool] = []
    window.desk.ranking.interrupted.connect(interrupted.append)
    rank_at_once(window)
    ranking = window.desk.ranking
    qtbot.waitUntil(lambda: ranking.conversation is not None and ranking.conversation.peer is not None, timeout=WAIT)
    os.kill(pid(window), signal.SIGKILL)
    qtbot.waitUntil(lambda: ranking.conversation is None, timeout=WAIT)
    assert interrupted == []  # nobody waits for anything
    rank_at_once(window)
    qtbot.waitUntil(lambda: ranking.conversation is not None and ranking.conversation.peer is not None, timeout=WAIT)
    ready = pid(window)
    assert window.store.profile() == "enhg"
    window.desk.create_project(tmp_path / "a.histnorm")
    window.desk.choices.in_force.set(PROFILE, "spanish")
    window.desk.import_document(registry.parse(b"muger dixo\n", "a", SourceFormat.TEXT), "A", "", decided=False)
    until_ranked(qtbot, window)
    assert pid(window) == ready and window.store.profile() == "spanish"
    assert first(window, tokens(window, "muger")[0]) == "mujer"


def test_a_picture_waits_for_the_first_suggestions(qtbot: QtBot, desk_window: MainWindow) -> None:
    window = desk_window
    text, token = window.desk.text, tokens(window, "fraw")[0]
    ranked: list[bool] = []
    when_ranked(window, lambda: ranked.append(text.live.candidates(token) is not None), latest=WAIT)
    qtbot.waitUntil(lambda: bool(ranked), timeout=WAIT)
    assert ranked == [True]
    late: list[bool] = []
    when_ranked(window, lambda: late.append(True), latest=1)  # all is ranked, and nothing else comes
    qtbot.waitUntil(lambda: bool(late), timeout=WAIT)
    window.desk.close_project()
    when_ranked(window, lambda: late.append(False), latest=WAIT)
    qtbot.waitUntil(lambda: late == [True, False], timeout=WAIT)


def test_no_process_is_there_for_a_system_that_needs_none(window: MainWindow) -> None:
    window.preferences.set(SYSTEM, "mtl")
    rank_at_once(window)
    assert window.desk.ranking.conversation is None


def test_other_manuscripts_and_their_removal_reach_it(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    window = desk_window
    until_ranked(qtbot, window)
    here = window.desk.manuscript
    other = registry.parse(b"sach\tsah\nging\tgung\n", "b.tsv", SourceFormat.TSV)
    window.desk.import_document(other, "B", "", decided=True)
    window.desk.select_manuscript(here.id)
    until_ranked(qtbot, window)
    token = tokens(window, "ging")[0]
    norms = {candidate.norm for candidate in window.desk.text.candidates(token)}
    assert "gung" in norms
    window.desk.session.remove_manuscript(next(m.id for m in window.desk.session.manuscripts() if m.siglum == "B"))
    qtbot.waitUntil(
        lambda: (
            window.desk.ranking.state.stage == ""
            and "gung" not in {candidate.norm for candidate in window.desk.text.candidates(token)}
        ),
        timeout=WAIT,
    )


def test_how_many_corrections_are_left_is_known_again_after_a_restart(qtbot: QtBot, desk_window: MainWindow) -> None:
    window = desk_window
    until_ranked(qtbot, window)
    window.desk._decide(tokens(window, "hus")[0], "haus", DecisionSource.TYPED)
    qtbot.waitUntil(lambda: window.desk.ranking.is_idle, timeout=WAIT)
    before = window.desk.ranking.state
    assert before is not None and before.corrections
    path = window.desk.session.path
    window.desk.close_project()
    window.desk.open_project(path)
    after = window.desk.ranking.state
    assert after is not None and after.stage == "start"
    assert after.corrections == pytest.approx(before.corrections, abs=0.01) and after.open == before.open
    assert f"{before.open} open words" in window.live.outlook.text()


@pytest.mark.parametrize(("capitals", "expected"), [("learn", "Die"), ("lower", "die")])
def test_what_a_project_says_of_capitals_is_in_the_first_suggestions(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, capitals: str, expected: str
) -> None:
    window.desk.create_project(tmp_path / "a.histnorm")
    window.desk.choices.in_force.set(PROFILE, "enhg")
    window.desk.choices.in_force.set(CAPITALS, capitals)
    window.desk.import_document(registry.parse(b"Dye frawe\n", "a", SourceFormat.TEXT), "A", "", decided=False)
    until_ranked(qtbot, window)
    assert first(window, tokens(window, "Dye")[0]) == expected


def test_another_system_ends_the_ranking_and_a_bad_profile_is_said(qtbot: QtBot, desk_window: MainWindow) -> None:
    window = desk_window
    until_ranked(qtbot, window)
    window.desk.choices.in_force.set(SYSTEM, "mtl")
    window.preferences_changed()
    assert window.desk.ranking.state is None and window.desk.text.live is None
    assert window.live.outlook.text() == ""
    window.desk.choices.in_force.set(SYSTEM, "default")
    window.desk.choices.in_force.set(PROFILE, "nowhere")
    with qtbot.waitSignal(window.desk.ranking.failed, timeout=WAIT) as caught:
        window.preferences_changed()
    assert caught.args[0].args_by_name["language"] == "nowhere"
    token = tokens(window, "hus")[0]
    window.desk._decide(token, "haus", DecisionSource.TYPED)
    assert window.desk.text.annotation(token.id).normalization == "haus"


def test_a_model_for_other_projects_is_saved_and_read(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stems = ("frag", "leb", "send", "grab", "lob", "sag", "red", "wend", "hand", "grund", "bild", "rast")
    rows = [f"{stem[0]}{stem}{end}\t{stem}{end}" for stem in stems for end in ("", "en", "er", "est", "lich", "ung")]
    rows += ["vnd\tund", "dye\tdie", "daz\tdas", "ist\tist", "nit\tnicht"] * 10
    window.desk.create_project(tmp_path / "a.histnorm")
    decided = registry.parse("\n".join(rows * 17).encode(), "a", SourceFormat.TSV)
    window.desk.import_document(decided, "A", "", decided=True)
    window.desk.choices.in_force.set(PROFILE, "enhg")
    model = tmp_path / "a.tagger"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(model.with_suffix("")), ""))
    window.actions_by_name["teach"].trigger()
    qtbot.waitUntil(model.exists, timeout=WAIT)

    window.desk.create_project(tmp_path / "b.histnorm")
    window.desk.import_document(registry.parse(b"wwendlich\n", "b", SourceFormat.WORD_LIST), "B", "", decided=False)
    until_ranked(qtbot, window)
    [word] = tokens(window, "wwendlich")
    assert first(window, word) != "wendlich"
    window.desk.choices.in_force.set(PROFILE, "enhg")
    window.desk.choices.in_force.set(TAGGER_FILE, str(model))
    window.preferences_changed()
    qtbot.waitUntil(lambda: first(window, word) == "wendlich", timeout=WAIT)

    said: list[str] = []
    window.desk.ranking.failed.connect(lambda error, _where: said.append(messages.error_sentence(error)))
    model.write_bytes(b"no model")
    window.desk.choices.in_force.set(TAGGER_FILE, str(model.rename(tmp_path / "damaged.tagger")))
    window.preferences_changed()
    qtbot.waitUntil(lambda: bool(said), timeout=WAIT)
    until_ranked(qtbot, window)
    assert "model of other texts" in said[0]
