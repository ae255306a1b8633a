"""The choice of what networks are trained on: only what this computer has, and what was chosen before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFocusEvent, QStandardItemModel
from PySide6.QtWidgets import QWidget

from histnorm_gui.core.preferences import CPU, DEVICE
from histnorm_gui.engine.devices import Device
from histnorm_gui.qt import option_texts
from histnorm_gui.qt.views.narrow_box import NarrowBox

translate = QCoreApplication.translate

_REMARK = ""  # no code of a device


class DeviceBox(NarrowBox):
    """Asks for the devices when the editor first turns to it, since looking for them takes a moment.

    Its last line cannot be chosen and says how the search stands.
    """

    asked = Signal()  # once: whoever can look for devices should call show_devices

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = CPU
        self._asked = False
        self._found: dict[str, str] | None = None
        self.show_code(CPU)

    def show_code(self, code: str) -> None:
        """Show a device as the chosen one, whether it is there or not."""
        self._chosen = code
        self._fill()

    def show_devices(self, devices: Sequence[Device]) -> None:
        """Offer the devices that are there."""
        self._found = {device.code: device.name for device in devices}
        self._fill()

    def name(self) -> None:
        """Say everything in the language that is installed now."""
        self._fill()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Look for devices."""
        super().focusInEvent(event)
        self._ask()

    def showPopup(self) -> None:
        """Look for devices."""
        self._ask()
        super().showPopup()

    def _ask(self) -> None:
        if not self._asked:
            self._asked = True
            self._fill()
            self.asked.emit()

    def _fill(self) -> None:
        blocked = self.blockSignals(True)
        self.clear()
        found = self._found or {}
        for code in DEVICE.choices:
            if code in (CPU, self._chosen) or code in found:
                self.addItem(self._text(code), code)
        if remark := self._remark():
            self.addItem(remark, _REMARK)
            model = self.model()
            assert isinstance(model, QStandardItemModel)
            model.item(self.count() - 1).setFlags(Qt.ItemFlag.NoItemFlags)
        self.setCurrentIndex(self.findData(self._chosen))
        self.blockSignals(blocked)
        self.show_tip()

    def _text(self, code: str) -> str:
        name = option_texts.choice_name(DEVICE, code)
        if self._found is None or code == CPU:
            return name
        if code not in self._found:
            return translate("options", "{device}: not on this computer").format(device=name)
        return f"{self._found[code]} ({code.upper()})" if self._found[code] else name

    def _remark(self) -> str:
        if not self._asked:
            return ""
        if self._found is None:
            return translate("options", "looking for graphics processors…")
        return "" if set(self._found) - {CPU} else translate("options", "no graphics processor was found")
