"""Every action of the window, declared once: its name, its text, its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: ``text`` as it stands in the menu, ``keys`` portable, ``tip`` what it does."""

    name: str
    text: str
    keys: str = ""
    tip: str = ""
    checkable: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: its name, its title and its actions in order, None between two groups."""

    name: str
    title: str
    entries: tuple[ActionSpec | None, ...]


def menus() -> tuple[Menu, ...]:
    """The menus in their order, in the language that is installed now."""
    return (_file_menu(), _edit_menu(), _token_menu(), _view_menu(), _learn_menu(), _help_menu())


def _file_menu() -> Menu:
    return Menu(
        "file",
        translate("actions", "&File"),
        (
            ActionSpec("new", translate("actions", "&New project…"), "Ctrl+Shift+N"),
            ActionSpec("open", translate("actions", "&Open project…"), "Ctrl+O"),
            ActionSpec("example", translate("actions", "Open the e&xample")),
            None,
            ActionSpec("import", translate("actions", "&Import manuscript…"), "Ctrl+I"),
            ActionSpec("export", translate("actions", "&Export manuscript…"), "Ctrl+E"),
            ActionSpec("remove", translate("actions", "&Remove manuscript")),
            None,
            ActionSpec("close", translate("actions", "&Close project"), "Ctrl+W"),
            ActionSpec("preferences", translate("actions", "&Preferences…"), "Ctrl+,"),
            ActionSpec("quit", translate("actions", "&Quit"), "Ctrl+Q"),
        ),
    )


def _edit_menu() -> Menu:
    return Menu(
        "edit",
        translate("actions", "&Edit"),
        (
            ActionSpec("undo", translate("actions", "&Undo"), "Ctrl+Z"),
            ActionSpec("redo", translate("actions", "&Redo"), "Ctrl+Shift+Z"),
            ActionSpec("history", translate("actions", "H&istory"), "Ctrl+Shift+H", checkable=True),
            None,
            ActionSpec("find", translate("actions", "&Find…"), "Ctrl+F"),
            ActionSpec("find_next", translate("actions", "Find &next"), "F3"),
            ActionSpec("find_previous", translate("actions", "Find &previous"), "Shift+F3"),
            ActionSpec("replace", translate("actions", "R&eplace…"), "Ctrl+H"),
            None,
            ActionSpec("characters", translate("actions", "Insert a &character…"), "F9"),
        ),
    )


def _token_menu() -> Menu:
    return Menu(
        "token",
        translate("actions", "&Token"),
        (
            ActionSpec("accept", translate("actions", "&Accept and go on"), "Return"),
            ActionSpec("accept_all", translate("actions", "Accept a&ll of this form…"), "Ctrl+Shift+Return"),
            ActionSpec("edit", translate("actions", "&Edit the normalization"), "F2"),
            ActionSpec("keep", translate("actions", "Take the &form as it is"), "Ctrl+B"),
            ActionSpec("reopen", translate("actions", "&Reopen"), "Ctrl+Backspace"),
            None,
            ActionSpec("next", translate("actions", "Next &open word"), "Ctrl+U"),
            ActionSpec("least_certain", translate("actions", "&Least certain word"), "Ctrl+Shift+U"),
            None,
            *_remark_entries(),
        ),
    )


def _remark_entries() -> tuple[ActionSpec | None, ...]:
    return (
        ActionSpec("note", translate("actions", "Write a &note"), "Ctrl+N"),
        ActionSpec("flag", translate("actions", "Flag (or &take the flag away)"), "Ctrl+M"),
        ActionSpec("exclude", translate("actions", "Do not learn from this (or learn a&gain)"), "Ctrl+L"),
        ActionSpec("reviewed", translate("actions", "Right as it is: no second loo&k"), "Ctrl+Shift+L"),
        ActionSpec("forget", translate("actions", "For&get this suggestion"), "Ctrl+Shift+Backspace"),
        None,
        ActionSpec("join", translate("actions", "&Join with the next token"), "Ctrl+J"),
        ActionSpec("split", translate("actions", "&Split at the caret, or take a join apart"), "Ctrl+K"),
        None,
        ActionSpec("modernize", translate("actions", "Edit the &modernization"), "Shift+F2"),
        ActionSpec("modernization", translate("actions", "This project has m&odernizations"), checkable=True),
    )


def _view_menu() -> Menu:
    return Menu(
        "view",
        translate("actions", "&View"),
        (
            ActionSpec("punctuation", translate("actions", "Show &punctuation"), checkable=True),
            ActionSpec("only_form", translate("actions", "Only words of this &form"), "Ctrl+Shift+F"),
            None,
            ActionSpec("larger", translate("actions", "&Larger text"), "Ctrl++"),
            ActionSpec("smaller", translate("actions", "&Smaller text"), "Ctrl+-"),
            None,
            ActionSpec("manuscripts", translate("actions", "Go to the list of &manuscripts"), "F6"),
            ActionSpec("filters", translate("actions", "Go to the f&ilters"), "F8"),
            ActionSpec("text", translate("actions", "Go to the &text"), "F7"),
        ),
    )


def _learn_menu() -> Menu:
    return Menu(
        "learn",
        translate("actions", "&Learn"),
        (
            ActionSpec("retrain", translate("actions", "&Retrain"), "Ctrl+R"),
            ActionSpec("cancel", translate("actions", "&Cancel training"), "Ctrl+."),
            None,
            ActionSpec("automatic", translate("actions", "Retrain &automatically"), checkable=True),
            None,
            ActionSpec("evaluation", translate("actions", "Results of &evaluations…")),
        ),
    )


def _help_menu() -> Menu:
    return Menu(
        "help",
        translate("actions", "&Help"),
        (
            ActionSpec("keys", translate("actions", "&Keys"), "F1"),
            ActionSpec("about", translate("actions", "&About histnorm")),
        ),
    )


TOOLBAR = ("open", "import", "undo", "redo", "retrain", "export")

_TABLE_KEYS = ("accept", "edit")
"""Keys that the table handles itself, so that they keep their usual meaning everywhere else."""


class Actions:
    """The window's actions by name."""

    def __init__(self, parent: QObject) -> None:
        self._actions = {spec.name: self._make(spec, parent) for spec in specs()}

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def connect(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Connect every action to what it does; KeyError when one is missing or unknown."""
        if missing := set(self._actions) - set(handlers):
            raise KeyError(f"no handler for {sorted(missing)}")
        for name, handler in handlers.items():
            self._actions[name].triggered.connect(lambda _checked=False, handler=handler: handler())

    @staticmethod
    def _make(spec: ActionSpec, parent: QObject) -> QAction:
        action = QAction(spec.text, parent)
        action.setObjectName(spec.name)
        action.setCheckable(spec.checkable)
        if spec.keys:
            action.setShortcut(QKeySequence(spec.keys))
            action.setToolTip(f"{spec.text.replace('&', '')} ({action.shortcut().toString()})")
        if spec.name in _TABLE_KEYS:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return action


def specs() -> Iterator[ActionSpec]:
    """All actions in the order of the menus."""
    for menu in menus():
        yield from (spec for spec in menu.entries if spec is not None)
