"""What a project has of its own, beside the preferences."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.core.preferences import (
    DEVICE,
    LEXICON,
    PROFILE,
    PROJECT_OPTIONS,
    RECIPE,
    SYSTEM,
    TAGGER_FILE,
    Preferences,
    Value,
)
from histnorm_gui.core.progress import CancelToken
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services.following import reader
from histnorm_gui.services.live_rankings import LiveRankings
from histnorm_gui.services.project_choices import CHOICES, ProjectChoices, choices_of, chosen, chosen_file
from histnorm_gui.services.session import Session


@pytest.fixture
def preferences() -> Preferences:
    """Preferences that are kept nowhere."""
    kept: dict[str, Value] = {}
    return Preferences(kept.get, kept.__setitem__)


def choices(preferences: Preferences) -> ProjectChoices:
    """The choices of a window with those preferences."""
    return ProjectChoices(preferences, Session.remember)


def test_two_projects_in_turns_keep_their_own(tmp_path: Path, preferences: Preferences) -> None:
    preferences.set(PROFILE, "enhg")
    in_turns = choices(preferences)
    german, spanish = tmp_path / "german.histnorm", tmp_path / "spanish.histnorm"
    with_session(in_turns, Session.create(german), lambda: in_turns.in_force.set(LEXICON, "/lists/german.txt"))
    preferences.set(PROFILE, "")
    with_session(in_turns, Session.create(spanish), lambda: in_turns.in_force.set(LEXICON, "/lists/spanish.txt"))
    for path, profile, lexicon in (
        (german, "enhg", "/lists/german.txt"),
        (spanish, "", "/lists/spanish.txt"),
        (german, "enhg", "/lists/german.txt"),
    ):
        session = Session.open(path)
        in_turns.use(session)
        assert (in_turns.in_force.text(PROFILE), in_turns.in_force.text(LEXICON)) == (profile, lexicon)
        session.close()
    in_turns.use(None)
    assert in_turns.in_force.text(LEXICON) == ""
    assert preferences.text(LEXICON) == ""


def with_session(in_turns: ProjectChoices, session: Session, act: object) -> None:
    """Do something while a project is open."""
    assert callable(act)
    in_turns.use(session)
    act()
    session.close()


def test_an_existing_project_takes_the_present_preferences_and_keeps_them(
    tmp_path: Path, preferences: Preferences
) -> None:
    path = tmp_path / "a.histnorm"
    Session.create(path).close()
    for option, value in ((LEXICON, "/a.txt"), (TAGGER_FILE, "/a.tagger"), (SYSTEM, "norma"), (RECIPE, "paper")):
        preferences.set(option, value)
    in_turns = choices(preferences)
    with_session(in_turns, Session.open(path), lambda: None)
    for option in PROJECT_OPTIONS:
        preferences.reset(option)
    session = Session.open(path)
    in_turns.use(session)
    found = [in_turns.in_force.text(option) for option in (LEXICON, TAGGER_FILE, SYSTEM, RECIPE)]
    assert found == ["/a.txt", "/a.tagger", "norma", "paper"]
    session.close()


def test_what_belongs_to_the_computer_stays_with_the_preferences(tmp_path: Path, preferences: Preferences) -> None:
    in_turns = choices(preferences)
    session = Session.create(tmp_path / "a.histnorm")
    in_turns.use(session)
    in_turns.in_force.set(DEVICE, "cuda")
    assert preferences.text(DEVICE) == "cuda"
    assert DEVICE.key not in chosen(session.setting(CHOICES))
    session.close()


def test_a_project_that_is_only_read_is_not_written_to(tmp_path: Path, preferences: Preferences) -> None:
    path = tmp_path / "a.histnorm"
    Session.create(path).close()
    preferences.set(LEXICON, "/a.txt")
    in_turns = choices(preferences)
    session = Session.look(path)
    in_turns.use(session)
    assert in_turns.in_force.text(LEXICON) == "/a.txt"
    assert session.setting(CHOICES) is None
    session.close()


@pytest.mark.parametrize(
    "setting", [None, [], "x", {"training/lexicon": 3, "other": "x"}, {"training/system": "soup", "editor/name": "x"}]
)
def test_a_setting_that_makes_no_sense_says_nothing(setting: object) -> None:
    assert chosen(setting) == {}


def test_the_command_line_knows_them_without_preferences(tmp_path: Path) -> None:
    session = Session.create(tmp_path / "a.histnorm")
    found = choices_of(session)
    assert found.text(SYSTEM) == "default"
    found.set(PROFILE, "enhg")
    assert choices_of(session).text(PROFILE) == "enhg"
    session.close()


def test_a_file_is_found_beside_a_project_that_came_from_elsewhere(tmp_path: Path) -> None:
    project = tmp_path / "a.histnorm"
    there = tmp_path / "words.txt"
    for path in ("/gone/words.txt", r"C:\lists\words.txt"):
        assert chosen_file(path, project) is None
    there.write_text("und\n", encoding="utf-8")
    for path in ("/gone/words.txt", r"C:\lists\words.txt", str(there)):
        assert chosen_file(path, project) == there
    assert chosen_file(str(tmp_path), project) is None


def test_files_that_are_gone_are_named_and_the_text_is_ranked_without(tmp_path: Path) -> None:
    session = Session.create(tmp_path / "a.histnorm")
    document = registry.parse(b"vnd\nfraw\n", "a.txt", SourceFormat.WORD_LIST)
    manuscript = session.import_document(document, "A")
    live = LiveRankings(session.text(manuscript.id))
    text = reader(session, live, 1, lexicon="/gone/words.txt", tagger="/gone/a.tagger", capitals="nouns")(CancelToken())
    assert text.capitals == "nouns"
    assert [(one.code, one.args["path"]) for one in text.left_out] == [
        (ErrorCode.LEXICON_GONE, "/gone/words.txt"),
        (ErrorCode.TAGGER_GONE, "/gone/a.tagger"),
    ]
    assert text.forms == ("vnd", "fraw") and text.words is None and text.tagger == b""
    session.close()
