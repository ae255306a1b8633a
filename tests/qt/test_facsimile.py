"""The line of the facsimile beside its words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from histnorm_gui.core.source import Place
from histnorm_gui.formats import registry
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.views.facsimile_view import LineImage
from histnorm_gui.services.facsimile import box_of, find_image

PAGE = """<?xml version="1.0" encoding="UTF-8"?>
<PcGts xmlns="http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15">
<Page imageFilename="fol/12r.png" imageWidth="400" imageHeight="300"><TextRegion id="r"><Coords points="0,0 400,300"/>
<TextLine id="a"><Coords points="40,40 360,40 360,80 40,80"/>
<TextEquiv><Unicode>vnd die fraw</Unicode></TextEquiv></TextLine>
<TextLine id="b"><Coords points="40,140 360,140 360,180 40,180"/>
<TextEquiv><Unicode>czu ym</Unicode></TextEquiv></TextLine>
</TextRegion></Page></PcGts>
"""


def image(path: Path) -> Path:
    """A page with nothing on it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = QImage(QSize(400, 300), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    assert picture.save(str(path))
    return path


def bring_in(window: MainWindow, folder: Path) -> None:
    """Import the page."""
    folder.mkdir(exist_ok=True)
    path = folder / "12r.xml"
    path.write_text(PAGE, encoding="utf-8")
    window.files.preview_import(path).accept()


def test_the_line_of_the_current_word_is_shown(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    image(tmp_path / "scans" / "fol" / "12r.png")
    bring_in(desk_window, tmp_path / "scans")
    view = desk_window.facsimile
    qtbot.waitUntil(view.line.isVisible)
    first = view.line.shown_part()
    assert first.contains(200, 60)
    for _ in range(3):
        desk_window.tokens.accept()
    qtbot.waitUntil(lambda: view.line.shown_part() != first)
    assert view.line.shown_part().contains(200, 160)
    before = view.line.shown_part().width()
    view.line.zoom_by(2)
    assert view.line.shown_part().width() < before


def test_a_missing_image_is_named_and_asked_for_once(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_in(desk_window, tmp_path / "texts")
    view = desk_window.facsimile
    qtbot.waitUntil(view._message.isVisible)
    assert "fol/12r.png was not found" in view._message.text()
    image(tmp_path / "elsewhere" / "12r.png")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: str(tmp_path / "elsewhere"))
    view._ask.setFocus()
    view._ask.click()
    qtbot.waitUntil(view.line.isVisible)
    assert (
        desk_window.focusWidget() is desk_window.text_pane.table
    )  # and not the note below, which letters would go into
    path = desk_window.desk.session.path
    desk_window.desk.close_project()
    desk_window.desk.open_project(path)
    qtbot.waitUntil(view.line.isVisible)


def test_an_image_that_is_none_is_said(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    broken = tmp_path / "scans" / "fol" / "12r.png"
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b"no picture")
    bring_in(desk_window, tmp_path / "scans")
    qtbot.waitUntil(lambda: "cannot be read" in desk_window.facsimile._message.text())


def test_manuscripts_without_images_show_none(desk_window: MainWindow) -> None:
    assert not desk_window.facsimile.isVisible()


def test_names_never_lead_out_of_the_folder(tmp_path: Path) -> None:
    inside = image(tmp_path / "scans" / "12r.png")
    image(tmp_path / "secret.png")
    folder = tmp_path / "scans"
    assert find_image("../secret.png", [folder]) is None
    assert find_image(str(tmp_path / "secret.png"), [folder]) is None
    for name in ("12r.png", "fol/12r.png", "http://example.org/iiif/12r.png", "C:\\scans\\12r.png"):
        assert find_image(name, [folder]) == inside


def test_a_place_without_coordinates_shows_the_whole_image(qtbot: QtBot) -> None:
    widget = LineImage()
    qtbot.addWidget(widget)
    widget.show_line(QImage(QSize(100, 50), QImage.Format.Format_RGB32), 1.0, Place("a.png"))
    assert box_of(Place("a.png")) is None
    assert widget.shown_part().size() == QSize(100, 50)


def test_the_end_of_a_line_can_be_dragged_into_sight_when_it_is_shown_large(qtbot: QtBot) -> None:
    widget = LineImage()
    qtbot.addWidget(widget)
    widget.resize(400, 100)
    image = QImage(QSize(1000, 800), QImage.Format.Format_RGB32)
    line = Place("a.png", ((100, 100), (900, 100), (900, 140), (100, 140)))
    widget.show_line(image, 1.0, line)
    widget.zoom_by(3)
    first = widget.shown_part()
    assert not first.contains(890, 120)
    for _ in range(6):
        qtbot.mousePress(widget, Qt.MouseButton.LeftButton, pos=QPoint(390, 50))
        widget.mouseMoveEvent(moved_to(10, 50))
        qtbot.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=QPoint(10, 50))
    assert widget.shown_part().contains(890, 120)
    assert widget.shown_part().size() == first.size()
    widget.move_by(5000, -5000)  # never beyond the image
    assert image.rect().contains(widget.shown_part())
    widget.move_by(-10, 0)
    assert widget.shown_part().right() == image.rect().right() - 10
    widget.show_line(image, 1.0, Place("a.png", ((100, 200), (900, 240))))  # the next line begins at its beginning
    assert widget.shown_part().left() == first.left()


def moved_to(x: int, y: int) -> QMouseEvent:
    """The mouse is there with its button pressed."""
    at, left = QPointF(x, y), Qt.MouseButton.LeftButton
    return QMouseEvent(QEvent.Type.MouseMove, at, at, left, left, Qt.KeyboardModifier.NoModifier)


def test_lines_are_found_in_the_source() -> None:
    document = registry.parse(PAGE.encode(), "12r.xml")
    assert {label: box_of(place) for label, place in document.places.items()} == {
        "1": (40, 40, 320, 40),
        "2": (40, 140, 320, 40),
    }
