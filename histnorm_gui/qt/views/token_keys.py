"""The keys that act on the current token where the text has the focus, the same in every view of it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QItemSelectionModel, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QWheelEvent

CANDIDATE = "candidate"
"""Actions of this name and a number take that candidate."""
_MOVING = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}


def portable(event: QKeyEvent) -> str:
    """The key of an event as actions name it: the two Enter keys are one, and so are the two rows of digits."""
    key = Qt.Key.Key_Return if event.key() == Qt.Key.Key_Enter else Qt.Key(event.key())
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(modifiers, key)).toString(QKeySequence.SequenceFormat.PortableText)


class TokenKeys(QObject):
    """Says which action a key means. Views ask it first; what it does not know moves or edits."""

    accept_pressed = Signal()
    candidate_pressed = Signal(int)  # counted from 1
    edit_pressed = Signal()
    zoom_turned = Signal(int)  # the wheel was turned with Ctrl: 1 for larger, -1 for smaller

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.read_only = False
        """Whether keys that change something do nothing."""
        self._names: Mapping[str, str] = {"Return": "accept", "F2": "edit"} | {
            str(number): f"{CANDIDATE}{number}" for number in range(1, 10)
        }

    def use(self, names: Mapping[str, str]) -> None:
        """Let these keys mean these actions: accept, edit and candidate1 to candidate9."""
        self._names = dict(names)

    def handle(self, event: QKeyEvent) -> bool:
        """Do what a key means; False where it means nothing here."""
        name = self._names.get(portable(event))
        if name is None:
            return False
        if self.read_only:
            return True
        if name == "accept":
            self.accept_pressed.emit()
        elif name == "edit":
            self.edit_pressed.emit()
        else:
            self.candidate_pressed.emit(int(name.removeprefix(CANDIDATE)))
        return True


def selected_by_moving(event: QEvent | None) -> QItemSelectionModel.SelectionFlag | None:
    """What is selected when another token becomes the current one: that one alone. None where the mouse or Shift says.

    Qt itself looks at the keys that are held: with Ctrl it would leave the selection where it was, or add to it. Then
    what acts on the selected tokens (flags, Ctrl+L) would act on others than the framed one.
    """
    if event is not None:
        moves = isinstance(event, QKeyEvent) and event.key() in _MOVING
        if not moves or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:  # type: ignore[attr-defined]
            return None
    return QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


def turned_for_zoom(event: QWheelEvent, keys: TokenKeys) -> bool:
    """Whether the wheel was turned with Ctrl; then the text is asked to grow or shrink."""
    if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return False
    if event.angleDelta().y():
        keys.zoom_turned.emit(1 if event.angleDelta().y() > 0 else -1)
    event.accept()
    return True
