"""Every action of the window, declared once: its name, its text, its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from histnorm_gui.core.keymap import Keymap
from histnorm_gui.qt.settings_store import SettingsStore

if TYPE_CHECKING:
    from histnorm_gui.qt.models.action_list import ActionRow

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: ``text`` as it stands in the menu, ``keys`` the portable ones it comes with (several: by spaces)."""

    name: str
    text: str
    keys: str = ""
    checkable: bool = False

    @property
    def name_shown(self) -> str:
        """The text as it stands in lists."""
        return self.text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("… ")


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: its name, its title, and in order its actions and the menus in it, None between two groups.

    With ``exclusive`` one of its actions is checked at a time.
    """

    name: str
    title: str
    entries: tuple[ActionSpec | Menu | None, ...]
    exclusive: bool = False

    def specs(self) -> Iterator[ActionSpec]:
        """The actions in it and in its menus."""
        for entry in self.entries:
            if isinstance(entry, Menu):
                yield from entry.specs()
            elif entry is not None:
                yield entry


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
            Menu("recent", translate("actions", "Recent pro&jects"), ()),
            ActionSpec("example", translate("actions", "Open the e&xample")),
            None,
            ActionSpec("import", translate("actions", "&Import manuscript…"), "Ctrl+I"),
            ActionSpec("export", translate("actions", "&Export manuscript…"), "Ctrl+E"),
            ActionSpec("remove", translate("actions", "&Remove manuscript")),
            None,
            ActionSpec("project_settings", translate("actions", "Project &settings…")),
            ActionSpec("backups", translate("actions", "&Backups…")),
            ActionSpec("merge", translate("actions", "&Merge project…")),
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
            _candidate_menu(),
            ActionSpec("accept_all", translate("actions", "Accept a&ll of this form…"), "Ctrl+Shift+Return"),
            ActionSpec("edit", translate("actions", "&Edit the normalization"), "F2"),
            ActionSpec("keep", translate("actions", "Take the &form as it is"), "Ctrl+B"),
            ActionSpec("reopen", translate("actions", "&Reopen"), "Ctrl+Backspace"),
            None,
            ActionSpec("next", translate("actions", "Next &open word"), "Ctrl+U"),
            ActionSpec("least_certain", translate("actions", "Least certain &word"), "Ctrl+Shift+U"),
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
        ActionSpec("forget", translate("actions", "Forget t&his suggestion"), "Ctrl+Shift+Backspace"),
        None,
        ActionSpec("join", translate("actions", "&Join with the next token"), "Ctrl+J"),
        ActionSpec("split", translate("actions", "&Split at the caret, or take a join apart"), "Ctrl+K"),
        None,
        ActionSpec("modernize", translate("actions", "Edit the &modernization"), "Shift+F2"),
        ActionSpec("modernization", translate("actions", "This &project has modernizations"), checkable=True),
    )


def _view_menu() -> Menu:
    return Menu(
        "view",
        translate("actions", "&View"),
        (
            _mode_menu(),
            _direction_menu(),
            ActionSpec("punctuation", translate("actions", "Show &punctuation"), checkable=True),
            ActionSpec("only_form", translate("actions", "Only words of this &form"), "Ctrl+Shift+F"),
            None,
            ActionSpec("larger", translate("actions", "&Larger text"), "Ctrl++ Ctrl+="),
            ActionSpec("smaller", translate("actions", "&Smaller text"), "Ctrl+-"),
            ActionSpec("usual_size", translate("actions", "Text of &usual size"), "Ctrl+0"),
            None,
            ActionSpec("manuscripts", translate("actions", "Go to the list of &manuscripts"), "F6"),
            ActionSpec("filters", translate("actions", "Go to the f&ilters"), "F8"),
            ActionSpec("text", translate("actions", "Go to the &text"), "F7"),
        ),
    )


def _mode_menu() -> Menu:
    return Menu(
        "mode",
        translate("actions", "Show the text &as"),
        (
            ActionSpec("mode_table", translate("actions", "&Table"), "Ctrl+1", checkable=True),
            ActionSpec("mode_page", translate("actions", "&Page"), "Ctrl+2", checkable=True),
            ActionSpec("mode_both", translate("actions", "&Both"), "Ctrl+3", checkable=True),
        ),
        exclusive=True,
    )


def _direction_menu() -> Menu:
    return Menu(
        "direction",
        translate("actions", "&Direction of the writing"),
        (
            ActionSpec("direction_auto", translate("actions", "By the &content"), checkable=True),
            ActionSpec("direction_ltr", translate("actions", "From &left to right"), checkable=True),
            ActionSpec("direction_rtl", translate("actions", "From &right to left"), checkable=True),
        ),
        exclusive=True,
    )


def _candidate_menu() -> Menu:
    return Menu(
        "candidates",
        translate("actions", "Take &candidate"),
        tuple(
            ActionSpec(
                f"candidate{number}",
                translate("actions", "Take candidate &{number}").format(number=number),
                str(number),
            )
            for number in range(1, 10)
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
            ActionSpec("teach", translate("actions", "&Save model for other projects…")),
            ActionSpec("evaluation", translate("actions", "Results of &evaluations…")),
            ActionSpec("methods", translate("actions", "&Methods paragraph…")),
        ),
    )


def _help_menu() -> Menu:
    return Menu(
        "help",
        translate("actions", "&Help"),
        (
            ActionSpec("manual", translate("actions", "&Manual"), "F1"),
            ActionSpec("palette", translate("actions", "&Find an action…"), "Ctrl+Shift+P"),
            ActionSpec("keys", translate("actions", "&Keys…"), "Shift+F1"),
            ActionSpec("tour", translate("actions", "&Tour of the window")),
            None,
            ActionSpec("about", translate("actions", "&About histnorm")),
        ),
    )


_REMARKS = ("note", "flag", "exclude", "reviewed", "modernize", "modernization", "join", "split", "forget")
_DECIDING = ("accept", "accept_all", "edit", "keep", "reopen")
TEXT_ACTIONS = ("export", "remove", "methods", *_DECIDING, "next", "least_certain", "only_form")
"""Actions that need a text to act on."""

TOOLBAR = ("open", "import", "undo", "redo", "retrain", "export")

_SEARCHING = ("find", "find_next", "find_previous", "replace", "characters")
NEED_PROJECT = (
    *("import", "close", "teach", "project_settings", "backups", "merge", "undo", "redo", "retrain", "cancel"),
    *(*TEXT_ACTIONS, *_REMARKS, *_SEARCHING),
)
"""Actions that need a project, or a text in it."""

CHANGING = (
    *("import", "project_settings", "remove", "merge", "undo", "redo", "replace", "characters", "retrain"),
    *(*_DECIDING, *_REMARKS),
)
"""Actions that change the project."""

TEXT_KEYS = ("accept", "edit", *(f"candidate{number}" for number in range(1, 10)))
"""Actions whose keys the text handles itself, so that they keep their usual meaning everywhere else."""


class Actions(QObject):
    """The window's actions by name, with the keys that a keymap gives them."""

    keys_changed = Signal()

    def __init__(self, parent: QObject, store: SettingsStore) -> None:
        super().__init__(parent)
        self.menus: dict[str, QMenu] = {}
        """The menus that were filled, by their names."""
        self.specs = {spec.name: spec for spec in specs()}
        self.keymap = Keymap(
            {name: tuple(spec.keys.split()) for name, spec in self.specs.items()}, store.keys_of, store.save_keys
        )
        self._actions = {spec.name: self._make(spec, parent) for spec in self.specs.values()}
        self._make_groups(parent, menus())
        self.apply_keys()
        self.prepare: Callable[[], object] | None = None
        """Lets what the actions do be connected, where one is triggered earlier."""
        self._handlers: Mapping[str, Callable[[], object]] = {}
        for name, action in self._actions.items():
            action.triggered.connect(lambda _checked=False, name=name: self._do(name))

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def connect_handlers(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Connect every action to what it does; KeyError when one is missing or unknown."""
        if missing := set(self._actions) - set(handlers):
            raise KeyError(f"no handler for {sorted(missing)}")
        if unknown := set(handlers) - set(self._actions):
            raise KeyError(f"no action for {sorted(unknown)}")
        self._handlers = dict(handlers)

    def _do(self, name: str) -> None:
        if not self._handlers and self.prepare is not None:
            checked = self._actions[name].isChecked()
            self.prepare()
            self._actions[name].setChecked(checked)  # what was chosen, not what the preferences said before
        self._handlers[name]()

    def apply_keys(self) -> None:
        """Give every action the keys of the keymap."""
        for name, action in self._actions.items():
            action.setShortcuts([QKeySequence(key) for key in self.keymap.keys(name)])
            shown = self.specs[name].name_shown
            keys = self.keys_shown(name)
            action.setToolTip(f"{shown} ({keys})" if keys else shown)
        self.keys_changed.emit()

    def retranslate(self) -> None:
        """Name actions, keys and menus in the language that is installed now."""
        self.specs = {spec.name: spec for spec in specs()}
        for name, spec in self.specs.items():
            self._actions[name].setText(spec.text)
        self._name_menus(menus())
        self.apply_keys()

    def _name_menus(self, entries: Iterable[ActionSpec | Menu | None]) -> None:
        for menu in entries:
            if isinstance(menu, Menu):
                self.menus[menu.name].setTitle(menu.title)
                self._name_menus(menu.entries)

    def keys_shown(self, name: str) -> str:
        """The first key of an action as this system writes it; empty where it has none."""
        keys = self.keymap.keys(name)
        return native(keys[0]) if keys else ""

    def rows(self) -> list[ActionRow]:
        """All actions in the order of the menus, for lists."""
        from histnorm_gui.qt.models.action_list import ActionRow

        return [
            ActionRow(
                spec.name,
                spec.name_shown,
                menu.title.replace("&", ""),
                ", ".join(native(key) for key in self.keymap.keys(spec.name)),
                self[spec.name].isEnabled(),
            )
            for menu in menus()
            for spec in menu.specs()
        ]

    def text_keys(self) -> dict[str, str]:
        """The keys that the text handles itself, with the actions they mean."""
        return {key: name for name in TEXT_KEYS for key in self.keymap.keys(name)}

    def fill(self, shown: QMenu, menu: Menu) -> None:
        """Put the actions of a menu into it."""
        self.menus[menu.name] = shown
        for entry in menu.entries:
            if entry is None:
                shown.addSeparator()
            elif isinstance(entry, Menu):
                self.fill(shown.addMenu(entry.title), entry)
            else:
                shown.addAction(self[entry.name])

    def _make_groups(self, parent: QObject, entries: Iterable[ActionSpec | Menu | None]) -> None:
        for menu in entries:
            if isinstance(menu, Menu):
                if menu.exclusive:
                    group = QActionGroup(parent)
                    for spec in menu.specs():
                        group.addAction(self[spec.name])
                self._make_groups(parent, menu.entries)

    @staticmethod
    def _make(spec: ActionSpec, parent: QObject) -> QAction:
        action = QAction(spec.text, parent)
        action.setObjectName(spec.name)
        action.setCheckable(spec.checkable)
        if spec.name in TEXT_KEYS:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return action


def native(key: str) -> str:
    """A key as this system writes it; the one that ends a line is called Enter, as on most keyboards.

    Menus write keys themselves, in Qt's words: translations give that name to Qt's word, too.
    """
    shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return shown.replace(translate("QShortcut", "Return"), translate("actions", "Enter"))


def specs() -> Iterator[ActionSpec]:
    """All actions in the order of the menus."""
    for menu in menus():
        yield from menu.specs()
