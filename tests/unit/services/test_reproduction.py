"""A report tells how normalizations came about without their words, and its training can be repeated from it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main
from histnorm_gui.core.assets import resource
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.languages import LANGUAGES
from histnorm_gui.core.model import DecisionSource, Token
from histnorm_gui.core.preferences import LEXICON, PROFILE, RECIPE, SYSTEM, Preferences
from histnorm_gui.core.progress import CancelToken, Progress
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.engine.languages import catalogue
from histnorm_gui.formats import registry
from histnorm_gui.project.repository import Project
from histnorm_gui.services import steps
from histnorm_gui.services.methods import methods_paragraph
from histnorm_gui.services.project_choices import CHOICES, choices_of
from histnorm_gui.services.prose import Prose, languages
from histnorm_gui.services.reporting import make_report, training_of, wilson
from histnorm_gui.services.reports import Report, Training, read_report
from histnorm_gui.services.reproduction import Comparison, Outcome, Past, compare, reproduce, to_repeat
from histnorm_gui.services.session import Session
from histnorm_gui.services.training import train_manuscript

OPTIONS = {"profile": PROFILE, "lexicon": LEXICON, "system": SYSTEM, "recipe": RECIPE}
PAIRS = [("vnd", "und"), ("czeit", "zeit"), ("fraw", "frau"), ("seyn", "sein"), ("hus", "haus"), ("bey", "bei")]
ROWS = "".join(f"{form}\t{norm}\n" for form, norm in PAIRS * 20)


def nothing(_progress: Progress) -> None:
    """Nobody looks at how far it is."""


@pytest.fixture
def trained(session: Session, add: Callable[..., object]) -> Session:
    """Manuscript A with 110 decisions of 120, 5 of them corrections, and a model; B is imported as decided."""
    add("\n".join(form for form, _ in PAIRS * 20), "A")
    session.import_document(_table(ROWS), "B", decided=True)
    _decide(session, slice(0, 105))
    for token in _words(session)[105:110]:
        session.decide(token, f"{dict(PAIRS)[token.form]}e", DecisionSource.TYPED)
    _train(session)
    return session


def _table(text: str):

    return registry.parse(text.encode(), "b.tsv", SourceFormat.TSV)


def _words(session: Session) -> list[Token]:
    return [token for token in session.text(session.manuscript("A").id).tokens if token.form.isalpha()]


def _decide(session: Session, part: slice) -> None:
    norms = dict(PAIRS)
    for token in _words(session)[part]:
        first = session.text(token.manuscript_id).candidates(token)[0].norm
        right = norms[token.form]
        session.decide(token, right, DecisionSource.SUGGESTION if first == right else DecisionSource.TYPED)


def _train(session: Session) -> None:
    snapshot = replace(session.pending_snapshot(session.manuscript("A").id).collect(), seed=3)
    session.store_training(train_manuscript(snapshot, nothing, CancelToken(), 1))


def _report(session: Session) -> Report:
    return make_report(session.file, session.manuscripts())


def chosen_now(values: dict[str, str]) -> Preferences:
    """Settings as a project has them; those that are not named as they come."""
    named = {option.key: values[name] for name, option in OPTIONS.items() if name in values}
    return Preferences(named.get, lambda _key, _value: None)


def _again(session: Session, report: Report, lexicon: Path | None = None) -> Comparison:
    """Repeat the training of A from a copy of the project file as it is now."""
    copy = session.path.with_name("copy.histnorm")
    session.file.settle()
    shutil.copy(session.path, copy)
    return reproduce(to_repeat(report, Path("r.json"))[0], copy, nothing, CancelToken(), lexicon)


def test_report_counts_decisions_and_says_all_that_a_repetition_needs(trained: Session) -> None:
    a, b = _report(trained).manuscripts
    assert (a.words, a.decided, a.imported, a.accepted + a.corrected) == (120, 110, 0, 110)
    assert a.corrected == 5
    assert a.sources["typed"] == a.corrected and a.sources["suggestion"] == a.accepted
    assert (b.decided, b.imported, b.accepted, b.corrected, b.training) == (120, 120, 0, 0, None)
    training = a.training
    assert training is not None
    assert (training.system, training.recipe, training.seed, training.threads) == ("mtl", "default", 3, 1)
    assert training.data.own.words + training.data.held_out.words == 110
    assert training.data.auxiliary["B"].words == 120
    assert training.measured == training.data.held_out.words > 3
    assert training.accuracy == training.correct / training.measured
    assert training.low is not None and training.high is not None
    assert training.low <= training.accuracy <= training.high
    assert training.environment["torch"] and training.environment["python"]


def test_report_has_no_words_of_the_manuscripts(trained: Session) -> None:
    text = _report(trained).to_bytes().decode()
    assert not [word for pair in PAIRS for word in pair if f'"{word}"' in text or f" {word} " in text]


def test_report_is_read_back_as_it_was_written(trained: Session, tmp_path: Path) -> None:
    report = _report(trained)
    path = tmp_path / "r.json"
    path.write_bytes(report.to_bytes())
    assert read_report(path) == report


def test_training_is_repeated_from_the_decisions_as_they_were(trained: Session) -> None:
    report = _report(trained)
    words = _words(trained)
    text = trained.text(words[0].manuscript_id)
    _decide(trained, slice(110, 120))
    trained.decide(words[3], "something else", DecisionSource.TYPED)
    trained.perform(steps.exclude(text, words[5:9], True))
    trained.reopen(words[20:30])
    trained.undo()
    trained.remove_manuscript(trained.manuscript("B").id)
    found = _again(trained, report)
    assert found.past is Past.THEN
    assert found.same_data and found.same_readings and found.accuracy is Outcome.EQUAL
    assert found.reproduced
    assert not found.differences


def test_another_process_reads_every_form_alike(trained: Session, tmp_path: Path) -> None:
    """Sets and dictionaries of text come in another order in each process; the readings must not depend on it."""
    path, project = tmp_path / "r.json", tmp_path / "p.histnorm"
    path.write_bytes(_report(trained).to_bytes())
    trained.file.settle()
    shutil.copy(trained.path, project)
    code = "import sys; from histnorm_gui.cli.main import main; sys.exit(main(sys.argv[1:]))"
    arguments = [sys.executable, "-c", code, "reproduce", str(path), "--project", str(project), "--json"]
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(arguments, capture_output=True, text=True, env=environment, check=False)
        assert done.returncode == 0, done.stderr
        said = json.loads(done.stdout.splitlines()[-1])
        assert said["manuscripts"][0]["same_readings"] and said["reproduced"]


def test_history_that_does_not_lead_back_is_said(trained: Session) -> None:
    """A decision of before the training is undone and others are made instead: it is gone for good."""
    report = _report(trained)
    trained.undo()
    trained.decide(_words(trained)[115], "anders", DecisionSource.TYPED)
    found = _again(trained, report)
    assert found.past is Past.NOW
    assert not found.same_data and not found.reproduced
    assert any(one.what.startswith("data.") for one in found.differences)


def test_going_back_leads_through_undone_and_forgotten_steps(trained: Session) -> None:
    """What was done after a point, undone and replaced by something else leaves nothing to be taken back."""
    before = trained.file.decided_pairs()
    point = trained.file.newest_event()
    _decide(trained, slice(110, 113))
    trained.undo()
    trained.undo()
    trained.decide(_words(trained)[119], "anders", DecisionSource.TYPED)
    trained.undo()
    trained.redo()
    trained.file.settle()
    copy = trained.path.with_name("copy.histnorm")
    shutil.copy(trained.path, copy)
    with Project.look(copy) as project:
        assert project.decided_pairs() != before
        assert project.go_back("unknown") is None
        assert project.go_back(point) == 4  # a decision, and another one that was done, undone and done again
        assert project.decided_pairs() == before


def test_project_in_use_is_never_taken_back(trained: Session) -> None:
    with pytest.raises(ValueError, match="private copy"):
        trained.file.go_back(trained.file.newest_event())


def _training(trained: Session) -> Training:
    training = _report(trained).manuscripts[0].training
    assert training is not None
    return training


def test_accuracies_are_compared_by_the_interval_of_the_report(trained: Session) -> None:
    then = _training(trained)
    measured = then.measured
    cases = {then.correct: Outcome.EQUAL, max(0, then.correct - 1): Outcome.WITHIN, 0: Outcome.DIFFERENT}
    for correct, expected in cases.items():
        now = replace(then, correct=correct, accuracy=correct / measured, readings=replace(then.readings, sha256="x"))
        found = compare("A", then, now, Past.THEN)
        assert found.accuracy is expected
        assert found.reproduced == (expected is not Outcome.DIFFERENT)
    other = replace(then, data=replace(then.data, own=replace(then.data.own, sha256="x")))
    assert not compare("A", then, other, Past.THEN).reproduced


def test_versions_that_differ_are_named(trained: Session) -> None:
    then = _training(trained)
    now = replace(then, environment={**then.environment, "torch": "9.9"}, threads=2)
    found = compare("A", then, now, Past.THEN)
    assert {one.what: one.now for one in found.differences} == {"environment.torch": "9.9", "threads": "2"}


def test_nothing_held_out_is_compared_by_the_readings(trained: Session) -> None:
    then = replace(_training(trained), accuracy=None, low=None, high=None, measured=0, correct=0)
    assert compare("A", then, then, Past.THEN).reproduced
    other = replace(then, readings=replace(then.readings, sha256="x"))
    found = compare("A", then, other, Past.THEN)
    assert found.accuracy is Outcome.UNKNOWN and not found.reproduced


def test_model_of_an_older_histnorm_is_told_of_without_its_training(trained: Session) -> None:
    model = trained.models(trained.manuscript("A").id)[0]
    kept = {name: value for name, value in model.header.items() if name not in ("data", "point", "environment")}
    assert training_of(replace(model, header=kept)) is None
    report = _report(trained)
    old = replace(report, manuscripts=tuple(replace(one, training=None) for one in report.manuscripts))
    assert "did not keep how" in methods_paragraph(old, "en")
    with pytest.raises(UserError) as raised:
        to_repeat(old, Path("r.json"))
    assert raised.value.code is ErrorCode.REPORT_WITHOUT_TRAINING


def _changed(report: Report, change: Callable[[dict], object]) -> bytes:  # type: ignore[type-arg]
    value = json.loads(report.to_bytes())
    change(value)
    return json.dumps(value).encode()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda value: value.update(kind="something"), ErrorCode.REPORT_FOREIGN),
        (lambda value: value.update(schema=99), ErrorCode.REPORT_NEWER),
        (lambda value: value.update(schema="1"), ErrorCode.REPORT_DAMAGED),
        (lambda value: value.pop("manuscripts"), ErrorCode.REPORT_DAMAGED),
        (lambda value: value["manuscripts"][0]["training"].update(seed="three"), ErrorCode.REPORT_DAMAGED),
        (lambda value: value["manuscripts"][0]["training"].update(seed=1 << 70), ErrorCode.REPORT_DAMAGED),
        (lambda value: value["manuscripts"][0]["training"].update(threads=10**9), ErrorCode.REPORT_DAMAGED),
        (lambda value: value["manuscripts"][0]["training"]["data"].update(own=7), ErrorCode.REPORT_DAMAGED),
    ],
)
def test_reports_that_cannot_be_used_are_refused(
    trained: Session,
    tmp_path: Path,
    change: Callable[[dict], object],
    code: ErrorCode,  # type: ignore[type-arg]
) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(_changed(_report(trained), change))
    with pytest.raises(UserError) as raised:
        read_report(path)
    assert raised.value.code is code


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[1, 2]", b"{", b"[" * 100_000, b'"histnorm report"'])
def test_what_is_no_report_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(content)
    with pytest.raises(UserError) as raised:
        read_report(path)
    assert raised.value.code is ErrorCode.REPORT_FOREIGN


def test_unknown_recipe_or_system_of_a_report_is_refused(trained: Session) -> None:
    report = _report(trained)
    for changed in ({"recipe": "other"}, {"system": "other"}):
        training = replace(_training(trained), **changed)
        told = replace(report, manuscripts=(replace(report.manuscripts[0], training=training),))
        with pytest.raises(UserError) as raised:
            _again(trained, told)
        assert raised.value.code is ErrorCode.SYSTEM_UNKNOWN


def test_system_with_a_word_list_needs_it_again(trained: Session, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("und\nzeit\nfrau\nsein\nhaus\nbei\n", encoding="utf-8")
    identity = trained.manuscript("A").id
    snapshot = trained.pending_snapshot(identity, system="norma", lexicon=str(words)).collect()
    trained.store_training(train_manuscript(snapshot, nothing, CancelToken(), 1))
    report = _report(trained)
    with pytest.raises(UserError) as raised:
        _again(trained, report)
    assert raised.value.code is ErrorCode.REPORT_LEXICON_MISSING
    found = _again(trained, report, words)
    assert found.reproduced and found.same_readings and not found.differences
    other = tmp_path / "other.txt"
    other.write_text("und\n", encoding="utf-8")
    assert "lexicon" in [one.what for one in _again(trained, report, other).differences]


@pytest.mark.parametrize(("correct", "measured", "low", "high"), [(12, 17, 0.469, 0.867), (0, 10, 0.0, 0.278)])
def test_interval_is_that_of_wilson(correct: int, measured: int, low: float, high: float) -> None:
    assert wilson(correct, measured) == (pytest.approx(low, abs=6e-4), pytest.approx(high, abs=6e-4))
    assert wilson(0, 0) == (None, None)


# The paragraph


def test_paragraph_has_the_figures_of_the_report(trained: Session) -> None:
    report = make_report(trained.file, trained.manuscripts(), chosen_now({"profile": "enhg"}))
    text = methods_paragraph(report, "en")
    a = report.manuscripts[0]
    assert a.training is not None and a.training.accuracy is not None
    figures = ["A and B (2 manuscripts; 240 tokens", "230 words (95.8%)", "120 decisions were imported"]
    figures += [f"{a.accepted} (", f"{a.corrected} (", "Early New High German", "version 1", "seed 3"]
    figures += [f"{a.training.data.own.words} words", "120 words from B", f"{100 * a.training.accuracy:.1f}%"]
    assert [figure for figure in figures if figure not in text] == []
    assert "\n" not in text


@pytest.mark.parametrize("language", languages())
def test_paragraph_is_whole_in_every_language(trained: Session, language: str) -> None:
    report = make_report(trained.file, trained.manuscripts(), chosen_now({"profile": "enhg"}))
    one, b = report.manuscripts
    many = replace(report, manuscripts=(*(replace(one, siglum=f"M{number}") for number in range(6)), b))
    nothing_yet = replace(b, decided=0, imported=0)
    empty = replace(report, suggestions=None, manuscripts=(nothing_yet,))
    old = replace(report, manuscripts=(replace(one, training=None),))
    listed = {"system": "norma", "lexicon": __file__, "recipe": "paper"}
    single = make_report(trained.file, trained.manuscripts(), chosen_now(listed))
    for told in (report, many, empty, old, single):
        text = methods_paragraph(told, language)
        assert "{" not in text and "}" not in text and "  " not in text
        assert text.endswith(".")
        assert "histnorm 0.1.0" in text


def test_paragraph_tells_what_is_in_force_and_what_the_model_was_trained_with(trained: Session, tmp_path: Path) -> None:
    snapshot = trained.pending_snapshot(trained.manuscript("A").id).collect()
    snapshot = replace(snapshot, ranking="default", profile="enhg")
    trained.store_training(train_manuscript(snapshot, nothing, CancelToken(), 1))
    words = tmp_path / "words.txt"
    words.write_text("und\nzeit\n", encoding="utf-8")
    choices = choices_of(trained)
    choices.set(PROFILE, "enhg")
    as_then = methods_paragraph(_report(trained), "en")
    assert "Early New High German" in as_then and "have been changed" not in as_then
    choices.set(PROFILE, "icelandic")
    choices.set(LEXICON, str(words))
    choices.set(RECIPE, "paper")
    trained.setting(CHOICES)
    text = methods_paragraph(_report(trained), "en")
    assert "(language profile “Icelandic”), a lexicon (“words.txt”, 2 words" in text
    assert (
        "Since the training of A (version 2), settings of the project have been changed: recipe “default”, now"
        " “paper”; language profile “Early New High German”, now “Icelandic”; lexicon none, now “words.txt” (2 words)."
    ) in text
    choices.set(SYSTEM, "norma")
    trained.setting(CHOICES)
    text = methods_paragraph(_report(trained), "en")
    assert "from the system “norma”, a lexicon" in text and "changed: system “default”, now “norma”; recipe" in text
    assert "system “mtl”, recipe “default”" in text
    report = _report(trained)
    path = tmp_path / "r.json"
    path.write_bytes(report.to_bytes())
    assert read_report(path) == report


def test_report_of_before_settings_were_in_it_is_read(trained: Session, tmp_path: Path) -> None:
    written = json.loads(_report(trained).to_bytes())
    for one in written["manuscripts"]:
        del one["settings"]
    path = tmp_path / "r.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    assert read_report(path).manuscripts == _report(trained).manuscripts


def test_every_profile_has_a_name_in_every_language() -> None:
    for language in languages():
        assert all(Prose(language).say(f"profile_{code}") for code in catalogue.available())


def test_languages_have_the_same_sentences_with_the_same_values() -> None:
    read = {
        code: tomllib.loads(resource("methods", f"{code}.toml").read_text(encoding="utf-8")) for code in languages()
    }
    assert set(read) == set(LANGUAGES)
    forms = {"hu": 1, "sl": 4}
    for code, texts in read.items():
        assert len(texts["numbers"]["months"]) == 12
        assert {len(found) for found in texts["counted"].values()} == {forms.get(code, 2)}
        for part in ("numbers", "counted", "sentences"):
            assert texts[part].keys() == read["en"][part].keys()
        for name, sentence in texts["sentences"].items():
            values = set(re.findall(r"\{\w+\}", sentence))
            assert values == set(re.findall(r"\{\w+\}", read["en"]["sentences"][name])), (code, name)


def test_numbers_are_written_as_the_language_does() -> None:
    german, french, slovene, hungarian = map(Prose, ("de", "fr", "sl", "hu"))
    assert german.number(1234567) == "1.234.567" and german.percent(0.8125) == "81,2\u00a0%"
    assert german.date("2026-11-28T10:00:00+00:00") == "28. November 2026"
    assert french.counted("words", 0) == "0 mot" and french.counted("words", 2) == "2 mots"
    assert len({slovene.counted("words", number).split()[-1] for number in (1, 2, 3, 5)}) == 4
    assert hungarian.counted("words", 1).split()[-1] == hungarian.counted("words", 5).split()[-1]
    with pytest.raises(UserError) as raised:
        Prose("tlh")
    assert raised.value.code is ErrorCode.METHODS_LANGUAGE_UNKNOWN


# The commands


def test_commands_write_and_repeat(trained: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, text, project = tmp_path / "out" / "r.json", tmp_path / "m.txt", trained.path
    report.parent.mkdir()
    trained.close()
    before = project.read_bytes()
    arguments = ["methods", str(project), "--manuscript", "A", "--language", "de", "-o", str(text)]
    assert main([*arguments, "--report", str(report), "--json"]) == 0
    said = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert said["manuscripts"] == ["A"] and text.read_text(encoding="utf-8").strip() == said["paragraph"]
    assert main(["reproduce", str(report)]) == 1  # the project is not beside the report
    assert "--project" in capsys.readouterr().err
    assert main(["reproduce", str(report), "--project", str(project)]) == 0
    assert "A, model 1: reproduced" in capsys.readouterr().out
    assert main(["reproduce", str(report), "--project", str(project), "--manuscript", "Z"]) == 1
    assert main(["methods", str(project), "--language", "xx"]) == 1
    assert project.read_bytes() == before
