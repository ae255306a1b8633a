"""dev.py sets up what is missing, says what it cannot, and its checks of the translations find what is wrong."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import command_line, commands, environment, translations
from devtools.environment import Environment, SetupError

REPOSITORY = Path(__file__).resolve().parent.parent.parent


def test_older_python_gets_one_clear_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(SystemExit) as stop:
        runpy.run_path(str(REPOSITORY / "dev.py"), run_name="__main__")
    assert stop.value.code == 1
    assert capsys.readouterr().err == "histnorm needs Python 3.11 or later; this is Python 3.10.\n"


def test_unknown_command_is_named_and_the_known_ones_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.run_command(["tset"]) == 2
    message = capsys.readouterr().err
    assert "'tset'" in message
    assert all(name in message for name in commands.COMMANDS)


def test_overview_needs_no_environment(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.run_command([]) == 0
    assert "python3 dev.py COMMAND" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(commands.COMMANDS))
def test_each_command_tells_of_its_arguments_before_anything_is_set_up(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Environment, "prepare", lambda self: pytest.fail("this sets up"))
    with pytest.raises(SystemExit) as stop:
        commands.run_command([name, "--help"])
    assert stop.value.code == 0
    assert f"usage: python3 dev.py {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(set(commands.COMMANDS) - {"run", "test"}))
def test_arguments_that_a_command_has_not_are_refused_before_anything_is_set_up(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Environment, "prepare", lambda self: pytest.fail("this sets up"))
    with pytest.raises(SystemExit) as stop:
        commands.run_command([name, "--unheard-of"])
    assert stop.value.code == 2
    assert "--unheard-of" in capsys.readouterr().err


def test_what_dev_py_does_not_know_goes_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []
    monkeypatch.setattr(Environment, "prepare", lambda self: None)
    monkeypatch.setattr(commands.compiled, "compile_behind", lambda *_: None)
    passing = commands.Command("tests", lambda _, arguments: len(given.append(arguments) or []), others="pytest")
    monkeypatch.setitem(commands.COMMANDS, "test", passing)
    assert commands.run_command(["test", "-k", "keys", "tests/unit", "--maxfail=1"]) == 0
    assert given == [["-k", "keys", "tests/unit", "--maxfail=1"]]


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe there is not closed so")
@pytest.mark.parametrize("arguments", [[], ["bench", "--help"], ["torture", "--help"]])
def test_a_reader_who_has_gone_is_no_traceback(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "dev.py", *arguments],
            cwd=REPOSITORY,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writing)
    assert done.stderr == ""
    assert done.returncode == (0 if arguments else command_line.PIPE_CLOSED)  # argparse minds nobody listening


@pytest.mark.parametrize(
    ("raised", "status"),
    [
        (SystemExit(2), 2),
        (SystemExit(), 0),
        (KeyboardInterrupt(), 130),
        (BrokenPipeError(), 141),
    ],
)
def test_how_a_command_ends(raised: BaseException, status: int) -> None:
    def work() -> int:
        raise raised

    assert command_line.finish(work) == status
    assert command_line.finish(lambda: 3) == 3


class _Recorder:
    """Stands for the programs that the set-up runs; those whose command holds a word of ``failing`` fail."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.commands: list[str] = []

    def __call__(self, command: list[str | Path], *_: object, quiet: bool = True) -> bool:
        line = " ".join(str(part) for part in command)
        self.commands.append(line)
        return not any(word in line for word in self.failing)


@pytest.fixture
def checkout(tmp_path: Path) -> Environment:
    """An environment as the virtual environment module leaves it, in a checkout of its own."""
    made = Environment(tmp_path)
    made.programs.mkdir(parents=True)
    made.python.touch()
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return made


def test_second_preparation_does_nothing(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = _Recorder()
    monkeypatch.setattr(environment, "succeeds", recorder)
    checkout.prepare()
    installed = [command for command in recorder.commands if " install " in command]
    assert len(installed) == 2
    assert environment.TORCH in installed[0]
    assert installed[1].endswith("[dev]")
    recorder.commands.clear()
    checkout.prepare()
    assert recorder.commands == []


def test_changed_dependencies_are_installed_again(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "succeeds", _Recorder())
    checkout.prepare()
    assert checkout.current()
    (checkout.root / "pyproject.toml").write_text("[project]\n# more\n", encoding="utf-8")
    assert not checkout.current()


def test_failed_preparation_is_not_taken_for_done(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "succeeds", _Recorder("[dev]"))
    with pytest.raises(SetupError, match="registry"):
        checkout.prepare()
    assert not checkout.current()


def test_torch_without_a_wheel_for_this_python_falls_back_to_the_range(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recorder = _Recorder(environment.TORCH)
    monkeypatch.setattr(environment, "succeeds", recorder)
    checkout.prepare()
    assert any(command.endswith(environment.TORCH_RANGE) for command in recorder.commands)
    assert "another version" in capsys.readouterr().err


def test_broken_environment_is_made_anew(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = _Recorder("pip --version")
    monkeypatch.setattr(environment, "succeeds", recorder)
    checkout.prepare()
    assert any("-m venv --clear" in command for command in recorder.commands)


def test_missing_venv_module_is_installed_first(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = _Recorder("pip --version")
    monkeypatch.setattr(environment, "succeeds", recorder)
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(environment.os, "geteuid", lambda: 0)
    monkeypatch.setattr(environment.shutil, "which", lambda name: f"/bin/{name}")
    checkout.prepare()
    order = [command for command in recorder.commands if "-venv" in command or "-m venv" in command]
    assert order[0].endswith(f"python3.{sys.version_info.minor}-venv")
    assert "-m venv" in order[1]


def test_missing_libraries_without_root_give_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "succeeds", _Recorder("-c", "sudo"))
    monkeypatch.setattr(environment.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(environment.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(environment.sys, "platform", "linux")
    with pytest.raises(SetupError, match=r"sudo apt-get install --yes .*libegl1.*libxcb-cursor0"):
        environment.ensure_qt_libraries(Path("python"))


def test_missing_libraries_are_installed_by_root(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = _Recorder()
    answers = iter([False])  # only the first try of a window fails
    monkeypatch.setattr(
        environment, "succeeds", lambda *call, **options: recorder(*call, **options) and next(answers, True)
    )
    monkeypatch.setattr(environment.os, "geteuid", lambda: 0)
    monkeypatch.setattr(environment.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(environment.sys, "platform", "linux")
    environment.ensure_qt_libraries(Path("python"))
    assert any(command.startswith("apt-get install --yes") and "libegl1" in command for command in recorder.commands)


def test_system_without_apt_gets_the_names_of_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment.shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match="libegl1"):
        environment.install_system_packages(environment.QT_PACKAGES, "Qt's system libraries")


SOURCE = """
class Window(QWidget):
    def labels(self, count):
        self.tr("&Open %1")
        self.tr("%n token(s)", "", count)
"""
GERMAN = {"&amp;Open %1": "%1 &amp;öffnen", "%n token(s)": ("%n Wort", "%n Wörter")}


@pytest.fixture(scope="module")
def translated_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with two strings and their complete German translation."""
    root = tmp_path_factory.mktemp("translated")
    (root / "histnorm_gui" / "qt").mkdir(parents=True)
    (root / "histnorm_gui" / "qt" / "window.py").write_text(SOURCE, encoding="utf-8")
    (root / "translations").mkdir()
    list(translations.update(root, tools(), ["de"]))
    path = root / "translations" / "histnorm_de.ts"
    text = path.read_text(encoding="utf-8").replace(' type="unfinished"', "")
    text = text.replace("<translation></translation>", f"<translation>{GERMAN['&amp;Open %1']}</translation>")
    for form in GERMAN["%n token(s)"]:
        text = text.replace("<numerusform></numerusform>", f"<numerusform>{form}</numerusform>", 1)
    path.write_text(text, encoding="utf-8")
    list(translations.update(root, tools(), ["de"]))
    return root


@pytest.fixture
def translated(translated_once: Path, tmp_path: Path) -> Path:
    """A copy of that checkout, to be spoilt."""
    return Path(shutil.copytree(translated_once, tmp_path / "checkout"))


def tools() -> translations.Tools:
    programs = Path(sys.executable).parent
    return translations.Tools(programs / "pyside6-lupdate", programs / "pyside6-lrelease")


def _replace(root: Path, old: str, new: str) -> None:
    path = root / "translations" / "histnorm_de.ts"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_complete_translation_passes(translated: Path) -> None:
    assert translations.check(translated, tools(), ["de"]) == []


def test_new_string_is_noticed(translated: Path) -> None:
    (translated / "histnorm_gui" / "qt" / "more.py").write_text(
        'class More(QWidget):\n    def f(self):\n        self.tr("Close")\n', encoding="utf-8"
    )
    (problem,) = translations.check(translated, tools(), ["de"])
    assert "More: 'Close' is new in the source" in problem


def test_stale_string_is_noticed(translated: Path) -> None:
    (translated / "histnorm_gui" / "qt" / "window.py").write_text(
        SOURCE.replace('self.tr("&Open %1")', "pass"), encoding="utf-8"
    )
    (problem,) = translations.check(translated, tools(), ["de"])
    assert "'&Open %1' is no longer in the source" in problem


def test_untranslated_string_is_noticed(translated: Path) -> None:
    _replace(translated, "<translation>%1 &amp;öffnen</translation>", '<translation type="unfinished"></translation>')
    (problem,) = translations.check(translated, tools(), ["de"])
    assert "'&Open %1' is not translated" in problem


@pytest.mark.parametrize("form", ["%n Wort", "%n Wörter"])
def test_lost_placeholder_of_one_plural_form_is_noticed(translated: Path, form: str) -> None:
    _replace(translated, form, form.replace("%n ", ""))
    (problem,) = translations.check(translated, tools(), ["de"])
    assert "placeholders" in problem


def test_lost_accelerator_is_noticed(translated: Path) -> None:
    _replace(translated, "&amp;öffnen", "öffnen")
    (problem,) = translations.check(translated, tools(), ["de"])
    assert "accelerator" in problem


def test_named_placeholders_are_compared() -> None:
    message = translations.Message("c", "Save {name} & quit", "", False, "", ("{nme} speichern & beenden",))
    assert ["placeholders" in fault for fault in translations.faults(message)] == [True]


@pytest.mark.parametrize(
    ("source", "text", "what"),
    [
        ("&Open", "&&Öffnen", "accelerators"),
        ("&Open", "&Öff&nen", "accelerators"),
        ("<b>bold</b>", "<b>fett", "tags"),
        ("one\ntwo", "eins zwei", "line breaks"),
        (" px", "px", "spaces"),
        ("said:", "gesagt: ", "spaces"),
    ],
)
def test_what_a_reader_would_stumble_over_is_noticed(source: str, text: str, what: str) -> None:
    (fault,) = translations.faults(translations.Message("c", source, "", False, "", (text,)))
    assert what in fault


@pytest.mark.parametrize(("language", "forms"), [("fr", 2), ("hu", 1), ("sl", 4)])
def test_a_language_has_its_own_number_of_plural_forms(language: str, forms: int) -> None:
    for count in range(1, 5):
        message = translations.Message("c", "%n words", "", True, "", ("%n",) * count)
        assert bool(list(translations.plural_faults(message, language))) is (count != forms)
