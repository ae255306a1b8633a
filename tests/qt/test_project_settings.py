"""The settings of a project: kept in it, in force at once, and said where a file of them is gone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QComboBox, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import LEXICON, PROFILE, SYSTEM, TAGGER_FILE
from histnorm_gui.qt.dialogs.project_dialog import ProjectDialog
from histnorm_gui.qt.main_window import MainWindow

WAIT = 60_000


def settings(window: MainWindow) -> ProjectDialog:
    """The dialog, opened by its menu."""
    window.actions_by_name["project_settings"].trigger()
    return window.findChildren(ProjectDialog)[-1]


def test_what_is_chosen_belongs_to_the_project(desk_window: MainWindow, tmp_path: Path) -> None:
    words = tmp_path / "lists" / "words.txt"
    words.parent.mkdir()
    words.write_text("und\n", encoding="utf-8")
    dialog = settings(desk_window)
    field, box = dialog.field(LEXICON).input, dialog.field(SYSTEM).input
    assert isinstance(field, QLineEdit) and isinstance(box, QComboBox)
    field.setText(str(words))
    field.editingFinished.emit()
    box.setCurrentIndex(box.findData("norma"))
    choices = desk_window.desk.choices.in_force
    assert (choices.text(LEXICON), choices.text(SYSTEM)) == (str(words), "norma")
    assert (desk_window.preferences.text(LEXICON), desk_window.preferences.text(SYSTEM)) == ("", "mtl")
    first = desk_window.desk.session.path
    desk_window.desk.create_project(tmp_path / "other.histnorm")
    assert not dialog.isVisible()
    assert (choices.text(LEXICON), choices.text(SYSTEM)) == ("", "mtl")
    desk_window.desk.open_project(first)
    assert (choices.text(LEXICON), choices.text(SYSTEM)) == (str(words), "norma")
    words.unlink()
    assert "not there any more" in settings(desk_window).note(LEXICON)


def test_without_a_project_or_only_reading_there_is_nothing_to_set(desk_window: MainWindow) -> None:
    path = desk_window.desk.session.path
    action = desk_window.actions_by_name["project_settings"]
    assert action.isEnabled()
    desk_window.desk.close_project()
    assert not action.isEnabled()
    desk_window.desk.look_at_project(path)
    assert not action.isEnabled()
    assert desk_window.desk.choices.in_force.text(PROFILE) == ""


def test_a_word_list_and_a_model_that_are_gone_are_said_once_when_the_project_opens(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path
) -> None:
    window, path = desk_window, desk_window.desk.session.path
    for option, value in ((SYSTEM, "default"), (LEXICON, "/gone/words.txt"), (TAGGER_FILE, "/gone/a.tagger")):
        window.desk.choices.in_force.set(option, value)
    window.desk.close_project()
    window.desk.open_project(path)
    qtbot.waitUntil(lambda: window.desk.ranking.is_idle, timeout=WAIT)
    said = [box.text() for box in window.findChildren(QMessageBox)]
    assert sum("/gone/words.txt" in text for text in said) == 1
    assert sum("/gone/a.tagger" in text for text in said) == 1
    for box in window.findChildren(QMessageBox):
        box.reject()
    window.desk.ranking.use(window.desk.session, window.desk.text)
    qtbot.waitUntil(lambda: window.desk.ranking.is_idle, timeout=WAIT)
    assert not [box for box in window.findChildren(QMessageBox) if box.isVisible()]
