"""The manual in its window: contents, search, ways back, and the key that opens it at the right place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

import histnorm_gui.qt.dialogs as dialogs
from histnorm_gui.core.keymap import Keymap
from histnorm_gui.qt import theme, translator
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.manual.topics import TOPICS, topic_of
from histnorm_gui.qt.manual.trail import Place, Trail
from histnorm_gui.qt.manual.window import ManualWindow
from histnorm_gui.services import manual


@pytest.fixture
def shown(qtbot: QtBot, desk_window: MainWindow) -> Iterator[ManualWindow]:
    """The manual, opened by its key."""
    qtbot.waitUntil(lambda: desk_window.isActiveWindow() and desk_window.focusWidget() is not None)
    qtbot.keyClick(desk_window.focusWidget(), Qt.Key.Key_F1)
    found = desk_window.looks.manual.shown
    assert found is not None and found.isVisible()
    yield found
    translator.install(QApplication.instance(), "en")


def here(window: ManualWindow) -> tuple[str, str]:
    return window.trail.here.page, window.trail.here.anchor


def test_the_key_opens_the_contents_from_the_text(qtbot: QtBot, shown: ManualWindow) -> None:
    assert here(shown) == ("index", "")
    assert shown.contents.tree.topLevelItemCount() == len(shown.manual.pages)
    shown.contents.tree.itemActivated.emit(shown.contents.tree.topLevelItem(2), 0)
    assert here(shown)[0] == shown.manual.pages[2].name
    assert shown.manual.pages[2].title in shown.page.toPlainText()


def test_links_lead_on_and_back(shown: ManualWindow) -> None:
    shown.go("suggestions")
    shown.page.verticalScrollBar().setValue(40)
    shown.page.followed.emit("finding.md#second-looks")
    assert here(shown) == ("finding", "second-looks")
    assert shown.page.verticalScrollBar().value() > 0
    shown.page.followed.emit("#search")
    assert here(shown) == ("finding", "search")
    shown.back.trigger()
    shown.back.trigger()
    assert here(shown) == ("suggestions", "") and shown.page.verticalScrollBar().value() == 40
    shown.forward.trigger()
    assert here(shown) == ("finding", "second-looks")
    shown.start.trigger()
    assert here(shown) == ("index", "") and not shown.forward.isEnabled()
    shown.page.followed.emit("nowhere.md")
    assert here(shown) == ("index", "")


def test_search_lists_hits_and_marks_the_words(qtbot: QtBot, shown: ManualWindow) -> None:
    qtbot.keyClicks(shown.search, "damaged file")
    hits = shown.contents.hits
    assert shown.contents.currentWidget() is hits and hits.count() > 0
    assert shown.found.text().startswith(str(hits.count()))
    assert here(shown)[0] == "safety"
    marked = {found.cursor.selectedText().lower() for found in shown.page.extraSelections()}
    assert marked == {"damaged", "file"}
    shown.search.setText("nonesuchword")
    assert hits.count() == 0 and "Nothing" in shown.found.text()
    qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
    assert shown.isVisible() and shown.contents.currentWidget() is shown.contents.tree
    assert shown.page.extraSelections() == []
    qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_it_speaks_the_language_of_the_window(qtbot: QtBot, shown: ManualWindow) -> None:
    shown.go("safety", "backups")
    translator.install(QApplication.instance(), "de")
    qtbot.waitUntil(lambda: shown.manual.language == "de")
    assert "Sicherungen" in shown.page.toPlainText() and here(shown)[0] == "safety"
    shown.go("safety", "backups")  # as the program names it, whatever the language
    assert here(shown) == ("safety", "sicherungen")
    translator.install(QApplication.instance(), "fr")
    qtbot.waitUntil(lambda: shown.manual.language == "en")
    assert shown.windowTitle() == "Manuel de histnorm"


def test_pictures_fit_the_column_and_can_be_enlarged(qtbot: QtBot, shown: ManualWindow) -> None:
    shown.go("first-manuscript")
    page = shown.page
    qtbot.waitUntil(lambda: page.document().size().width() <= page.viewport().width() + 1)
    assert page.horizontalScrollBar().maximum() == 0
    page.followed.emit("../pictures/en/desk.png")
    picture = shown.findChild(QDialog)
    assert picture is not None and picture.isVisible()
    picture.close()


def test_the_text_is_zoomed_and_the_size_kept(qtbot: QtBot, desk_window: MainWindow, shown: ManualWindow) -> None:
    before = shown.page.document().defaultFont().pointSizeF()
    shown.larger.trigger()
    assert shown.page.document().defaultFont().pointSizeF() > before
    zoom = shown.page.zoom
    shown.close()
    desk_window.looks.manual.open("keys")
    again = desk_window.looks.manual.shown
    assert again is not None and again is not shown and again.page.zoom == zoom
    again.usual.trigger()
    assert again.page.zoom == 1.0


def test_it_follows_the_colours(qtbot: QtBot, shown: ManualWindow) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    shown.go("formats")
    theme.apply(application, "dark")
    try:
        qtbot.waitUntil(lambda: shown.page.palette().base().color() == theme.DARK.base)
        assert "Formats" in shown.page.toPlainText()
    finally:
        theme.apply(application, "light")


def test_the_keys_are_those_of_now(desk_window: MainWindow, shown: ManualWindow) -> None:
    shown.go("keys")
    assert "Ctrl+Alt+Q" not in shown.page.toPlainText()
    keymap: Keymap = desk_window.actions_by_name.keymap
    keymap.change("keep", ("Ctrl+Alt+Q",))
    desk_window.actions_by_name.apply_keys()
    assert "Ctrl+Alt+Q" in shown.page.toPlainText()


@pytest.mark.parametrize(
    ("panel", "page"), [("filters", "finding"), ("note", "deciding"), ("manuscripts", "manuscripts")]
)
def test_the_key_in_a_panel_opens_its_chapter(qtbot: QtBot, desk_window: MainWindow, panel: str, page: str) -> None:
    widget: QWidget = getattr(desk_window, panel)
    child = next(child for child in widget.findChildren(QWidget) if child.focusPolicy() & Qt.FocusPolicy.TabFocus)
    child.setFocus()
    qtbot.keyClick(child, Qt.Key.Key_F1)
    opened = desk_window.looks.manual.shown
    assert opened is not None and here(opened)[0] == page


def test_the_key_in_a_dialog_opens_its_chapter(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = desk_window.looks.ask_preferences()
    qtbot.waitUntil(lambda: dialog.isActiveWindow() and dialog.focusWidget() is not None)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_F1)
    opened = desk_window.looks.manual.shown
    assert opened is not None and here(opened)[0] == "preferences"
    desk_window.actions_by_name.keymap.change("manual", ("F12",))
    desk_window.actions_by_name.apply_keys()
    opened.close()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_F12)
    assert desk_window.looks.manual.shown is not None
    dialog.close()


def test_it_goes_with_the_window(qtbot: QtBot, desk_window: MainWindow, shown: ManualWindow) -> None:
    desk_window.close()
    assert not shown.isVisible() and desk_window.looks.manual.shown is None


def test_every_topic_is_a_place_in_the_manual() -> None:
    book = manual.load("en")
    for kind, topic in TOPICS.items():
        name, _, anchor = topic.partition("#")
        page = book.page(name)
        assert page is not None, (kind, topic)
        assert not anchor or anchor in [section.anchor for section in page.sections], (kind, topic)
    assert topic_of(None) is None and topic_of(QWidget()) is None


def test_every_dialog_has_a_topic() -> None:
    folder = Path(dialogs.__file__).parent
    named = {
        line.split("class ")[1].split("(")[0]
        for path in folder.glob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("class ") and "(QDialog)" in line
    }
    assert len(named) > 8 and named <= set(TOPICS)


def test_the_trail_forgets_what_was_ahead() -> None:
    trail = Trail(Place("a"))
    trail.visit(Place("b"), 10)
    trail.visit(Place("b"), 20)
    assert trail.step(-1, 30) == Place("a", scrolled=10)
    trail.visit(Place("c"), 0)
    assert (trail.here.page, trail.can_go_on, trail.can_go_back) == ("c", False, True)
    assert trail.step(-5, 0).page == "a" and trail.step(5, 0).page == "c"
