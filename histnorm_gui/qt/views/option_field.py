"""The field in which one setting is changed, made from its declaration."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from histnorm_gui.core.preferences import Kind, Option, Value
from histnorm_gui.qt import assets, option_texts
from histnorm_gui.qt.dialogs.device_box import DeviceBox
from histnorm_gui.qt.dialogs.profile_box import ProfileBox
from histnorm_gui.qt.views.narrow_box import NarrowBox

HEIGHT = 28
"""Fields are of one height, whatever they hold."""


class OptionField(QWidget):
    """Shows the value of a setting; says when the editor changed it."""

    changed = Signal(object)  # Value

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._choose: QPushButton | None = None
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        make = {
            Kind.FLAG: self._make_flag,
            Kind.NUMBER: self._make_number,
            Kind.CHOICE: self._make_choice,
            Kind.TEXT: self._make_text,
            Kind.FONT: self._make_font,
            Kind.FILE: self._make_file,
            Kind.PROFILE: self._make_profile,
            Kind.DEVICE: self._make_device,
        }
        self.input: QWidget = make[option.kind]()
        self.input.setMinimumHeight(HEIGHT)
        self.setFocusProxy(self.input)
        self.name()

    def name(self) -> None:
        """Say everything in the language that is installed now."""
        name = option_texts.option_name(self.option)
        self.input.setAccessibleName(name)
        self.input.setAccessibleDescription(option_texts.option_hint(self.option))
        if isinstance(self.input, QSpinBox):
            self.input.setSuffix(option_texts.suffix(self.option))
        elif isinstance(self.input, DeviceBox):
            self.input.name()
            self.input.tell(option_texts.option_hint(self.option))
        elif self.option.kind is Kind.CHOICE and isinstance(self.input, QComboBox):
            for place, value in enumerate(self.option.choices):
                self.input.setItemText(place, option_texts.choice_name(self.option, value))
        elif self.option.kind is Kind.FONT and isinstance(self.input, QComboBox):
            self.input.setItemText(0, self.tr("Junicode (comes with histnorm)"))
        elif isinstance(self.input, QLineEdit):
            self.input.setPlaceholderText(option_texts.option_hint(self.option))
            self.input.setToolTip(option_texts.option_hint(self.option))
        if self._choose is not None:
            self._choose.setText(self.tr("Choose…"))
            self._choose.setAccessibleName(f"{self.tr('Choose…')} {name}")

    def show_value(self, value: Value) -> None:
        """Show a value, without saying that it changed."""
        blocked = self.input.blockSignals(True)
        if isinstance(self.input, QCheckBox):
            self.input.setChecked(bool(value))
        elif isinstance(self.input, QSpinBox):
            self.input.setValue(int(value))
        elif isinstance(self.input, DeviceBox):
            self.input.show_code(str(value))
        elif isinstance(self.input, QComboBox):
            if self.input.findData(str(value)) < 0:
                self.input.addItem(str(value), str(value))  # a font that is not on this computer
            self.input.setCurrentIndex(self.input.findData(str(value)))
        elif isinstance(self.input, QLineEdit):
            self.input.setText(str(value))
        self.input.blockSignals(blocked)

    def _make_flag(self) -> QWidget:
        box = QCheckBox()
        box.toggled.connect(lambda on: self.changed.emit(on))
        self._layout.addWidget(box, 1)
        return box

    def _make_number(self) -> QWidget:
        box = QSpinBox()
        box.setRange(self.option.low, self.option.high)
        box.valueChanged.connect(lambda value: self.changed.emit(value))
        self._layout.addWidget(box, 1)
        return box

    def _make_choice(self) -> QWidget:
        box = QComboBox()
        for value in self.option.choices:
            box.addItem("", value)
        box.currentIndexChanged.connect(lambda index: self.changed.emit(str(box.itemData(index))))
        self._layout.addWidget(box, 1)
        return box

    def _make_font(self) -> QWidget:
        box = NarrowBox()
        box.setMaxVisibleItems(20)
        box.addItem("", "")
        for family in QFontDatabase.families():
            if family != assets.MANUSCRIPT_FAMILY and not QFontDatabase.isPrivateFamily(family):
                box.addItem(family, family)
        box.currentIndexChanged.connect(lambda index: self.changed.emit(str(box.itemData(index))))
        self._layout.addWidget(box, 1)
        return box

    def _make_profile(self) -> QWidget:
        box = ProfileBox("")
        box.activated.connect(lambda _index: self.changed.emit(box.chosen()))
        self._layout.addWidget(box, 1)
        return box

    def _make_device(self) -> QWidget:
        box = DeviceBox()
        box.currentIndexChanged.connect(lambda index: self.changed.emit(str(box.itemData(index))))
        self._layout.addWidget(box, 1)
        return box

    def _make_text(self) -> QLineEdit:
        field = QLineEdit()
        field.editingFinished.connect(lambda: self.changed.emit(field.text().strip()))
        self._layout.addWidget(field, 1)
        return field

    def _make_file(self) -> QWidget:
        field = self._make_text()
        choose = self._choose = QPushButton()

        def ask() -> None:
            name, _ = QFileDialog.getOpenFileName(self, option_texts.option_name(self.option), field.text())
            if name:
                field.setText(name)
                self.changed.emit(name)

        choose.clicked.connect(ask)
        self._layout.addWidget(choose)
        return field
