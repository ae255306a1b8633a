"""The window in every language: all of it follows a change, and nothing is cut off."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from histnorm_gui.core.languages import LANGUAGES, SOURCE
from histnorm_gui.core.preferences import LANGUAGE, SYSTEM
from histnorm_gui.qt import app, counting, token_commands, translator
from histnorm_gui.qt.actions import Menu, menus
from histnorm_gui.qt.delegates.list_delegates import COUNT_ROLE
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.retranslating import on_language
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.qt.workplace import Workplace
from tests.qt import scenes

PROGRAM = Path(__file__).resolve().parent.parent.parent / "histnorm_gui" / "qt"
ROWS = 12
"""So many rows of a view are compared."""


def texts(root: QWidget) -> Iterator[tuple[str, str]]:
    """Everything that a widget and those in it say, each with what says it, in the order of the children."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.window() is not root or isinstance(widget, QMenu) or not widget.isVisibleTo(root):
            continue
        said = [widget.windowTitle(), widget.accessibleName(), widget.accessibleDescription()]
        shortened = isinstance(widget, ElidedLabel) and widget.toolTip() == widget.text()  # by the width it has now
        said.append("" if shortened else widget.toolTip())
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
        elif isinstance(widget, QLineEdit | QPlainTextEdit):
            said.append(widget.placeholderText())
        elif isinstance(widget, QGroupBox):
            said.append(widget.title())
        elif isinstance(widget, QSpinBox):
            said += [widget.text(), widget.suffix()]
        elif isinstance(widget, QComboBox):
            said += [widget.itemText(place) for place in range(widget.count())]
        elif isinstance(widget, QAbstractItemView):
            said += _view(widget)
        yield from ((type(widget).__name__, text) for text in said)
    for action in root.findChildren(QAction):
        keys = [key.toString(key.SequenceFormat.NativeText) for key in action.shortcuts()]
        yield from (("action", text) for text in (action.text(), action.toolTip(), action.iconText(), *keys))
    for menu in root.findChildren(QMenu):
        yield "menu", menu.title()


def _view(view: QAbstractItemView) -> list[str]:
    model = view.model()
    if model is None:
        return []
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    columns = range(model.columnCount() if isinstance(view, QTableView) else 1)
    said = [
        model.index(row, column).data(role)
        for row in range(min(ROWS, model.rowCount()))
        for column in columns
        for role in roles
    ]
    if isinstance(view, QTableView):
        said += [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
    return [str(text) for text in said if text]


def make_window(qtbot: QtBot, folder: Path) -> MainWindow:
    """A window with a project that has something of everything, in the language that is installed now."""
    SettingsStore().preferences().set(SYSTEM, "mtl")
    window = MainWindow(SettingsStore())
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    scenes.open_project(window, folder)
    return window


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[MainWindow]]:
    """English at first, and again at the end; windows that are put into the list are closed before."""
    monkeypatch.setattr(counting, "PAUSE", 0)
    application = app.make_application("en")
    windows: list[MainWindow] = []
    yield windows
    for window in windows:
        close(window)
    translator.install(application, "en")
    scenes.settle()


def close(window: MainWindow) -> None:
    """Close a window with all that stands beside it."""
    window.close()
    window.deleteLater()
    scenes.settle()


def everything(qtbot: QtBot, folder: Path) -> tuple[MainWindow, dict[str, QWidget]]:
    """A window with all that can stand beside it."""
    folder.mkdir()
    window = make_window(qtbot, folder)
    shown: dict[str, QWidget] = {"window": window}
    window.history.show()
    window.search.open(replacing=True)
    qtbot.waitUntil(lambda: window.desk.jobs.idle, timeout=30_000)
    beside = scenes.dialogs(window, folder)
    del beside["characters"]  # it closes where another window comes up
    shown |= {name: scene() for name, scene in beside.items()}
    qtbot.waitUntil(lambda: "\n" in shown["waiting"].labelText())  # it says what stage it is in
    counts = window.filters.list
    qtbot.waitUntil(lambda: all(counts.item(row).data(COUNT_ROLE) for row in range(counts.count())))
    scenes.settle()
    return window, shown


def told(shown: dict[str, QWidget], folder: Path) -> dict[str, list[tuple[str, str]]]:
    """What all of it says, but for times and the folder. What is shortened says so when it is painted."""
    for widget in shown.values():
        widget.grab()
    return {
        name: [(kind, _TIME.sub("…", text.replace(str(folder), "FOLDER"))) for kind, text in texts(widget)]
        for name, widget in shown.items()
    }


_TIME = re.compile(r"\d{1,2}[:.]\d\d([:.]\d\d)?|\d{6}Z")


def test_everything_follows_the_language(
    qtbot: QtBot, english: list[MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All windows, opened in English and switched to each language, say what they say when opened in it."""
    monkeypatch.setattr(token_commands, "KEEP_AFTER", 3_600_000)  # the time of writing is shown
    application = QApplication.instance()
    window, shown = everything(qtbot, tmp_path / "english")
    english.append(window)
    assert _dialogs() <= {type(widget).__name__ for widget in shown.values()}, "each is among the scenes"
    first = told(shown, tmp_path / "english")
    wrong = []
    for code in [code for code in LANGUAGES if code != SOURCE]:
        translator.install(application, code)
        scenes.settle()
        switched = told(shown, tmp_path / "english")
        fresh_window, fresh = everything(qtbot, tmp_path / code)
        english.append(fresh_window)
        expected = told(fresh, tmp_path / code)
        close(english.pop())
        wrong += [
            (code, name, mine, theirs)
            for name in expected
            for mine, theirs in zip_longest(switched[name], expected[name])
            if mine != theirs
        ]
        assert all(switched[name] != first[name] for name in first)
    assert wrong == [], "\n".join(map(str, wrong))
    translator.install(application, "en")
    scenes.settle()
    assert told(shown, tmp_path / "english") == first


def _dialogs() -> set[str]:
    """The names of all classes of dialogs of the program."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PROGRAM.rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {
        one.name for one in classes if any(isinstance(base, ast.Name) and base.id == "QDialog" for base in one.bases)
    }


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell their language by the environment")
@pytest.mark.parametrize(
    ("system", "text"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "&Ouvrir un projet…"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "pl:sl:de"}, "&Odpri projekt…"),
        ({"LANG": "pl_PL.UTF-8"}, "&Open project…"),
        ({"LANG": "C"}, "&Open project…"),
    ],
)
def test_the_language_is_the_systems_unless_chosen(system: dict[str, str], text: str, tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    environment = {**kept, **system, "XDG_CONFIG_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    code = (
        "from PySide6.QtCore import QCoreApplication; from histnorm_gui.qt.app import make_application;"
        "kept = make_application(); print(QCoreApplication.translate('actions', '&Open project…'))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, cwd=PROGRAM.parent.parent)
    assert done.stdout.decode().strip() == text, done.stderr.decode()


def test_the_language_is_chosen_in_the_preferences_without_a_restart(
    qtbot: QtBot, english: list[MainWindow], tmp_path: Path
) -> None:
    window = make_window(qtbot, tmp_path)
    english.append(window)
    dialog = window.looks.ask_preferences()
    box = dialog.field(LANGUAGE).input
    assert isinstance(box, QComboBox)
    assert [box.itemText(place) for place in range(1, box.count())] == list(LANGUAGES.values())
    box.setCurrentIndex(box.findData("fr"))
    scenes.settle()
    assert (dialog.windowTitle(), box.currentText()) == ("Préférences", "Français")
    assert window.actions_by_name["open"].text() == "&Ouvrir un projet…"
    assert window.preferences.text(LANGUAGE) == "fr"
    assert QLocale().toString(1.5) == "1,5"
    dialog.search.setText("langue")
    assert dialog.field(LANGUAGE).isVisible(), "it is found by its name in the new language"
    dialog.field(LANGUAGE).changed.emit("en")
    scenes.settle()
    assert dialog.windowTitle() == "Preferences"


def letters(texts: Iterable[str]) -> list[str]:
    """The letters that texts are reached by in a menu."""
    found = (re.search(r"&(\w)", text.replace("&&", "")) for text in texts)
    return [match[1].casefold() for match in found if match]


def levels(menu: Menu) -> Iterator[tuple[str, list[str]]]:
    """What stands beside one another in a menu and in the menus in it, each with its name."""
    entries = [entry for entry in menu.entries if entry is not None]
    yield menu.name, [entry.title if isinstance(entry, Menu) else entry.text for entry in entries]
    for entry in entries:
        if isinstance(entry, Menu):
            yield from levels(entry)


def reached(dialog: QWidget) -> list[str]:
    """The letters by which what is shown in a dialog is reached: buttons, and fields by their labels."""
    widgets = [
        *dialog.findChildren(QAbstractButton),
        *(label for label in dialog.findChildren(QLabel) if label.buddy()),
    ]
    return letters(widget.text() for widget in widgets if widget.isVisibleTo(dialog))


def test_no_letter_stands_for_two_things_in_a_dialog(qtbot: QtBot, english: list[MainWindow], tmp_path: Path) -> None:
    window, shown = everything(qtbot, tmp_path / "english")
    english.append(window)
    twice = []
    for code in LANGUAGES:
        translator.install(QApplication.instance(), code)
        scenes.settle()
        for name, dialog in shown.items():
            found = reached(dialog) if dialog is not window else []
            twice += [(code, name, letter) for letter in sorted(set(found)) if found.count(letter) > 1]
    assert not twice, "\n".join(" ".join(found) for found in twice)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_letter_stands_for_two_entries_of_a_menu(english: list[MainWindow], code: str) -> None:
    translator.install(QApplication.instance(), code)
    bars = [("menus", [menu.title for menu in menus()]), *(level for menu in menus() for level in levels(menu))]
    for name, said in bars:
        found = letters(said)
        twice = {letter for letter in found if found.count(letter) > 1}
        assert not twice, (name, twice, said)
        assert name in ("menus", "recent") or len(found) == len(said), (name, said)
    replaced = [action.text for menu in menus() for action in menu.specs() if action.name in ("undo", "redo")]
    named = [QCoreApplication.translate(Workplace.__name__, text) for text in ("&Undo: {step}", "&Redo: {step}")]
    assert letters(named) == letters(replaced), "with its step it is reached by the same letter"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", {0: "0 words", 1: "1 word", 2: "2 words", 12345: "12,345 words"}),
        ("de", {0: "0 Wörter", 1: "1 Wort", 2: "2 Wörter", 12345: "12.345 Wörter"}),
        ("fr", {0: "0 mot", 1: "1 mot", 2: "2 mots", 12345: "12\u202f345 mots"}),
        ("es", {0: "0 palabras", 1: "1 palabra", 2: "2 palabras"}),
        ("it", {0: "0 parole", 1: "1 parola", 2: "2 parole"}),
        ("nl", {0: "0 woorden", 1: "1 woord", 2: "2 woorden"}),
        ("hu", {0: "0 szó", 1: "1 szó", 2: "2 szó", 12345: "12\xa0345 szó"}),
        (
            "sl",
            {0: "0 besed", 1: "1 beseda", 2: "2 besedi", 3: "3 besede", 4: "4 besede", 5: "5 besed", 11: "11 besed"},
        ),
        ("sl", {101: "101 beseda", 102: "102 besedi", 103: "103 besede", 111: "111 besed", 12345: "12.345 besed"}),
    ],
)
def test_numbers_take_the_forms_of_the_language(english: list[MainWindow], code: str, said: dict[int, str]) -> None:
    translator.install(QApplication.instance(), code)
    found = {count: QCoreApplication.translate("ImportDialog", "%Ln word(s)", None, count) for count in said}
    assert found == said


@pytest.mark.parametrize(
    ("code", "number", "decimals", "date"),
    [
        ("en", "1,234,567", "0.5", "12/31/24"),
        ("de", "1.234.567", "0,5", "31.12.24"),
        ("fr", "1\u202f234\u202f567", "0,5", "31/12/2024"),
        ("es", "1.234.567", "0,5", "31/12/24"),
        ("it", "1.234.567", "0,5", "31/12/24"),
        ("nl", "1.234.567", "0,5", "31-12-2024"),
        ("hu", "1\xa0234\xa0567", "0,5", "2024. 12. 31."),
        ("sl", "1.234.567", "0,5", "31. 12. 2024"),
    ],
)
def test_numbers_and_dates_are_written_as_the_language_does(
    english: list[MainWindow], code: str, number: str, decimals: str, date: str
) -> None:
    locale = translator.install(QApplication.instance(), code)
    assert QLocale().language() == locale.language()
    assert QLocale().toString(1234567) == number
    assert QLocale().toString(0.5, "f", 1) == decimals
    assert QLocale().toString(QDate(2024, 12, 31), QLocale.FormatType.ShortFormat) == date


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != SOURCE])
def test_qts_own_texts_are_translated_too(english: list[MainWindow], code: str) -> None:
    """The buttons of every dialog and the menu of a text field."""
    before = [QCoreApplication.translate(*text) for text in OF_QT]
    translator.install(QApplication.instance(), code)
    after = [QCoreApplication.translate(*text) for text in OF_QT]
    assert [old for old, new in zip(before, after, strict=True) if old == new] == []


OF_QT = [
    *(("QPlatformTheme", name) for name in ("Save", "Open", "Close", "Cancel", "&Yes", "Discard")),
    *(("QWidgetTextControl", name) for name in ("&Undo", "&Redo", "&Copy", "&Paste", "Select All")),
    ("QKeySequenceEdit", "Press shortcut"),
    ("QShortcut", "Space"),
]


def test_a_language_that_is_there_already_is_not_told_again(qtbot: QtBot, english: list[MainWindow]) -> None:
    told: list[str] = []
    label = QLabel()
    qtbot.addWidget(label)
    on_language(label, lambda: told.append(QLocale().name()[:2]))
    for code in ("en", "de", "de", "en"):
        translator.install(QApplication.instance(), code)
        scenes.settle()
    assert told == ["de", "en"]
