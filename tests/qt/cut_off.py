"""Finds texts of a window that do not have the room that they need."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionGroupBox,
    QToolBar,
    QToolButton,
    QWidget,
)

from histnorm_gui.qt.delegates.list_delegates import COUNT_ROLE
from histnorm_gui.qt.views.elided_label import ElidedLabel

SLACK = 1
"""Pixels that measures and layouts may differ by."""


def cut_off(window: QWidget) -> list[str]:
    """What is cut off in a window that is shown, each with what it needs and has."""
    return [
        f"{type(widget).__name__} {what}"
        for widget in (window, *window.findChildren(QWidget))
        if widget.window() is window and widget.isVisible()
        for what in _faults(widget)
    ]


def _faults(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _needs(widget, widget.text(), widget.sizeHint(), widget.size())
    elif isinstance(widget, QComboBox):
        yield from _combo_box(widget)
    elif isinstance(widget, QLineEdit):
        yield from _placeholder(widget)
    elif isinstance(widget, QSpinBox):
        yield from _needs(widget, widget.text(), widget.sizeHint(), widget.size())
    elif isinstance(widget, QGroupBox):
        yield from _group_box(widget)
    elif isinstance(widget, QHeaderView):
        yield from _header(widget)
    elif isinstance(widget, QListWidget):
        yield from _counts(widget)
    elif isinstance(widget, QMenuBar):
        yield from _menu_bar(widget)
    elif isinstance(widget, QToolBar):
        yield from _toolbar(widget)
    elif isinstance(widget, QDockWidget):
        room = QSize(widget.width() - 2 * 20 - 8, widget.height())  # beside the two buttons
        yield from _needs(widget, widget.windowTitle(), _size(widget, widget.windowTitle()), room)
    if isinstance(widget, QLabel | QAbstractButton) and widget.text():
        yield from _hidden_part(widget)


def _needs(widget: QWidget, text: str, needed: QSize, room: QSize) -> Iterator[str]:
    if text and (needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK):
        yield f"{text!r} needs {needed.width()}x{needed.height()}, has {room.width()}x{room.height()}"


def _size(widget: QWidget, text: str) -> QSize:
    return QFontMetrics(widget.font()).size(Qt.TextFlag.TextShowMnemonic, text)


def _label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text:
        return
    room = label.contentsRect()
    if isinstance(label, ElidedLabel):
        if _size(label, text).width() > room.width() + SLACK and text not in label.toolTip():
            yield f"{text!r} is shortened, and its tip does not have all of it"
        return
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            yield f"{text!r} needs a height of {needed}, has {label.height()}"
        longest = max(_size(label, word).width() for word in text.split())
        if longest > room.width() + SLACK:
            yield f"{text!r} has a word of {longest}, and is {room.width()} wide"
        return
    yield from _needs(label, text, label.sizeHint(), label.size())


def _combo_box(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    needed = _size(box, box.currentText())
    if needed.width() > field.width() + SLACK and box.currentText() not in box.toolTip():
        yield f"{box.currentText()!r} needs {needed.width()}, has {field.width()}, and no tip has all of it"
    if box.count() and isinstance(box.parentWidget(), QWidget) and box.isEnabled():
        box.showPopup()
        view = box.view()
        widest = max(_size(view, box.itemText(place)).width() for place in range(box.count()))
        if widest > view.viewport().width() - 4 + SLACK:
            yield f"{box.accessibleName()!r} lists something of {widest}, and has {view.viewport().width()}"
        box.hidePopup()


def _placeholder(field: QLineEdit) -> Iterator[str]:
    if field.text() or isinstance(field.parentWidget(), QComboBox | QSpinBox):
        return
    needed = _size(field, field.placeholderText()).width()
    room = field.width() - 2 * 4
    if needed > room + SLACK and field.placeholderText() not in field.toolTip():
        yield f"placeholder {field.placeholderText()!r} needs {needed}, has {room}"


def _group_box(box: QGroupBox) -> Iterator[str]:
    option = QStyleOptionGroupBox()
    box.initStyleOption(option)
    needed = _size(box, box.title()).width() + 16
    if needed > box.width() + SLACK:
        yield f"title {box.title()!r} needs {needed}, has {box.width()}"


def _header(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if model is None or header.orientation() != Qt.Orientation.Horizontal:
        return
    margin = header.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, header)
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        text = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        needed = _size(header, text).width() + 2 * margin
        if needed > header.sectionSize(section) + SLACK:
            yield f"column {text!r} needs {needed}, has {header.sectionSize(section)}"


def _counts(view: QListWidget) -> Iterator[str]:
    """Names with a number at the right."""
    for row in range(view.count()):
        item = view.item(row)
        number = str(item.data(COUNT_ROLE) or "")
        needed = _size(view, item.text()).width() + _size(view, number).width() + 2 * 16 + (8 if number else 0)
        if item.data(COUNT_ROLE) is not None and needed > view.viewport().width() + SLACK:
            yield f"{item.text()!r} with {number!r} needs {needed}, has {view.viewport().width()}"


def _menu_bar(bar: QMenuBar) -> Iterator[str]:
    for action in bar.actions():
        place = bar.actionGeometry(action)
        if action.isVisible() and not bar.rect().contains(place):
            yield f"menu {action.text()!r} is at {place}, beside {bar.rect()}"


def _toolbar(bar: QToolBar) -> Iterator[str]:
    for button in bar.findChildren(QToolButton):
        if button.objectName() == "qt_toolbar_ext_button" and button.isVisible():
            yield "does not show all of its actions"


def _hidden_part(widget: QWidget) -> Iterator[str]:
    """What lies outside of a widget that holds it, unless one can scroll there."""
    seen: QRect = widget.rect()
    outer, place = widget.parentWidget(), widget.pos()
    while outer is not None and not widget.isWindow():
        if isinstance(outer.parentWidget(), QAbstractScrollArea):
            return
        if not outer.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(seen.translated(place)):
            text = widget.text() if isinstance(widget, QLabel | QPushButton | QAbstractButton) else ""
            yield f"{text!r} reaches out of {type(outer).__name__} ({seen.translated(place)} in {outer.rect()})"
            return
        if outer.isWindow():
            return
        place, outer = place + outer.pos(), outer.parentWidget()
