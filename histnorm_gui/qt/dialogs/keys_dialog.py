"""The sheet of all keys, in which each can be changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.keymap import Refusal, refusal
from histnorm_gui.qt.actions import TEXT_KEYS, Actions
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.action_table import ActionTable

_PRESS = ("QKeySequenceEdit", "Press shortcut")
"""A text of Qt's own, with its context."""


class KeysDialog(QDialog):
    """Every action with its keys, by menu; a key pressed in the field below is given to the chosen action."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.setModal(False)
        self.search = QLineEdit()
        self.table = ActionTable(self.search)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._show_action())
        self.table.activated.connect(lambda *_: self.key.setFocus())
        self.search.textChanged.connect(lambda *_: self._show_action())
        self.search.returnPressed.connect(lambda: self.key.setFocus())
        self._typing = QLabel()
        self._typing.setProperty("role", "quiet")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(8)
        layout.addWidget(self.search)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._typing)
        layout.addSpacing(8)
        self._build_change(layout)
        layout.addSpacing(8)
        layout.addWidget(self._buttons())
        translated(self, self._name_all)
        resize_on_screen(self, 680, 680)
        self.table.setFocus()

    def _name_all(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Keys"))
        self.search.setPlaceholderText(self.tr("Search actions and keys"))
        self.search.setAccessibleName(self.tr("Search actions and keys"))
        self._typing.setText(self.tr("In the text, letters type the normalization and arrows move."))
        self.key.setAccessibleName(self.tr("New key"))
        for field in self.key.findChildren(QLineEdit):
            field.setAccessibleName(self.tr("New key"))
            field.setPlaceholderText(QCoreApplication.translate(*_PRESS))  # Qt does so when it makes the field
        for button, name in (
            (self.use, self.tr("Use this key alone")),
            (self.add, self.tr("Add this key")),
            (self.clear, self.tr("No key")),
            (self.reset, self.tr("Reset")),
            (self.reset_all, self.tr("Reset all")),
        ):
            button.setText(name)
        self.refresh()

    def _build_change(self, layout: QVBoxLayout) -> None:
        self._name = QLabel()
        self._name.setProperty("role", "caption")
        self.key = QKeySequenceEdit()
        self.key.setMaximumSequenceLength(1)
        self.key.keySequenceChanged.connect(lambda *_: self._show_conflict())
        self.use, self.add = self._button(self._use), self._button(self._add)
        self.clear, self.reset = self._button(self._clear), self._button(self._reset)
        self.key.editingFinished.connect(self._on_pressed)
        row = QHBoxLayout()
        for widget in (self.use, self.add, self.clear, self.reset):
            row.addWidget(widget)
        row.addStretch(1)
        self.conflict = QLabel()
        self.conflict.setWordWrap(True)
        self.conflict.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.conflict.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._name.setBuddy(self.key)
        layout.addWidget(self._name)
        layout.addWidget(self.key)
        layout.addLayout(row)
        layout.addWidget(self.conflict)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.reset_all = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self.reset_all.clicked.connect(self._reset_all)
        buttons.rejected.connect(self.reject)
        for button in buttons.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter is a key like others
        return buttons

    def _button(self, act: Callable[[], None]) -> QPushButton:
        button = QPushButton()
        button.setAutoDefault(False)
        button.clicked.connect(lambda: act())
        return button

    def refresh(self) -> None:
        """Show the keys as they are now."""
        self.table.show_actions(self._actions.rows())
        keymap = self._actions.keymap
        self.reset_all.setEnabled(not all(keymap.is_default(name) for name in keymap.defaults))
        self._show_action()

    def choose(self, name: str) -> None:
        """Make an action the current one."""
        self.search.clear()
        row = self.table.actions_model.row_of(name)
        if row is not None:
            self.table.setCurrentIndex(self.table.actions_model.index(row, 0))

    def _current(self) -> str:
        row = self.table.current_action()
        return row.name if row else ""

    def _pressed(self) -> str:
        return self.key.keySequence().toString(QKeySequence.SequenceFormat.PortableText).replace("Enter", "Return")

    def _show_action(self) -> None:
        name = self._current()
        row = self.table.current_action()
        self._name.setText(self.tr("Change the key of “{name}”").format(name=row.text) if row else "")
        self.key.clear()
        self.key.setEnabled(bool(name))
        self.clear.setEnabled(bool(name) and bool(self._actions.keymap.keys(name)))
        self.reset.setEnabled(bool(name) and not self._actions.keymap.is_default(name))
        self._show_conflict()

    def _show_conflict(self) -> None:
        name, key = self._current(), self._pressed()
        refused = refusal(key, in_text=name in TEXT_KEYS) if key else None
        holder = self._actions.keymap.holder(key, besides=name) if key else None
        allowed = bool(name and key) and refused is None
        for button in (self.use, self.add):
            button.setEnabled(allowed)
        shown = self.key.keySequence().toString(QKeySequence.SequenceFormat.NativeText)
        text = ""
        if refused is Refusal.TYPES:
            text = self.tr("{key} types something; please take a key with Ctrl, Alt or a function key.")
        elif refused is Refusal.MOVES:
            text = self.tr("{key} moves in the window; please take another key.")
        elif holder is not None:
            text = self.tr("{key} is the key of “{other}”; it will be taken from it.")
        other = self._actions.specs[holder].name_shown if holder else ""
        self.conflict.setText(text.format(key=shown, other=other) if text else "")

    def _on_pressed(self) -> None:
        if self.key.hasFocus() and self.use.isEnabled():
            self.use.setFocus()

    def _use(self) -> None:
        self._change((self._pressed(),))

    def _add(self) -> None:
        name, key = self._current(), self._pressed()
        kept = tuple(other for other in self._actions.keymap.keys(name) if other != key)
        self._change((*kept, key))

    def _clear(self) -> None:
        self._change(())

    def _change(self, keys: tuple[str, ...]) -> None:
        self._actions.keymap.change(self._current(), keys)
        self._applied()

    def _reset(self) -> None:
        self._actions.keymap.reset(self._current())
        self._applied()

    def _reset_all(self) -> None:
        self._actions.keymap.reset_all()
        self._applied()

    def _applied(self) -> None:
        self._actions.apply_keys()
        self.refresh()
        self.table.setFocus()
