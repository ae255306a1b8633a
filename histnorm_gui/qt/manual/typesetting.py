"""Sets a page of the manual: headings that links find, room between paragraphs, quiet tables, the window's colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtGui import (
    QBrush,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextFrameFormat,
    QTextTable,
    QTextTableCell,
)

from histnorm_gui.qt.theme import current_theme

_SIZES = {1: 1.75, 2: 1.3, 3: 1.1, 4: 1.0}
_ABOVE = {1: 0.0, 2: 1.6, 3: 1.1, 4: 0.9}  # room above a heading, in heights of a line
_LINE = 140.0
"""Height of a line in per cent of the font's."""


def set_page(document: QTextDocument, anchors: Iterable[str]) -> None:
    """Set a page that was read from Markdown; ``anchors`` are the names of its headings, in order."""
    names = iter(anchors)
    unit = document.defaultFont().pointSizeF()
    for block in _blocks(document):
        level = block.blockFormat().headingLevel()
        if level:
            _set_heading(block, level, next(names, ""), unit)
        else:
            _set_paragraph(block, unit)
    for table in _tables(document.rootFrame()):
        _set_table(table)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _set_heading(block: QTextBlock, level: int, anchor: str, unit: float) -> None:
    letters = QTextCharFormat()
    letters.setFontPointSize(unit * _SIZES.get(level, 1.0))
    letters.setFontWeight(QFont.Weight.DemiBold)
    if anchor:
        letters.setAnchor(True)
        letters.setAnchorNames([anchor])
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(letters)
    shape = QTextBlockFormat()
    shape.setTopMargin(unit * 1.4 * _ABOVE.get(level, 0.9))
    shape.setBottomMargin(unit * 0.7)
    cursor.mergeBlockFormat(shape)


def _set_paragraph(block: QTextBlock, unit: float) -> None:
    cursor = QTextCursor(block)
    shape = QTextBlockFormat()
    in_table = cursor.currentTable() is not None
    code = _is_code(block)
    pictured = any(span.format.isImageFormat() for span in block.textFormats())
    if code:
        shape.setNonBreakableLines(False)
    elif not pictured:
        shape.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    listed = block.textList() is not None
    inside = in_table or (code and _is_code(block.next()))
    room = 0.0 if inside else 0.35 if listed else 0.9
    shape.setTopMargin(0)
    shape.setBottomMargin(unit * room)
    if code:
        shape.setBackground(QBrush(current_theme().window))
    cursor.mergeBlockFormat(shape)
    for place, length in _code(block):
        cursor.setPosition(block.position() + place)
        cursor.setPosition(block.position() + place + length, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        letters.setFontPointSize(unit * 0.95)
        letters.setBackground(QBrush(current_theme().window))
        cursor.mergeCharFormat(letters)


def _is_code(block: QTextBlock) -> bool:
    """Whether it is a line of a program or of a file; before it is set, that is."""
    shape = block.blockFormat()
    return block.isValid() and (
        shape.hasProperty(QTextBlockFormat.Property.BlockCodeFence) or shape.nonBreakableLines()
    )


def _code(block: QTextBlock) -> list[tuple[int, int]]:
    """Places and lengths of what is set like a typewriter's."""
    found = []
    for span in block.textFormats():
        if span.format.fontFixedPitch():
            found.append((span.start, span.length))
    return found


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        yield from _tables(child)


def _set_table(table: QTextTable) -> None:
    theme = current_theme()
    shape = table.format()
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorder(1)
    shape.setBorderBrush(QBrush(theme.line))
    shape.setBorderCollapse(True)
    shape.setCellPadding(6)
    shape.setCellSpacing(0)
    shape.setTopMargin(4)
    shape.setBottomMargin(16)
    table.setFormat(shape)
    for column in range(table.columns()):
        _head(table.cellAt(0, column))


def _head(cell: QTextTableCell) -> None:
    letters = cell.format()
    letters.setBackground(QBrush(current_theme().window))
    cell.setFormat(letters)
