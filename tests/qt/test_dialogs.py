"""Importing with a preview, exporting, preferences, and what is said of files that cannot be used."""

from __future__ import annotations

import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QRadioButton,
    QTableWidget,
)
from pytestqt.qtbot import QtBot

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import import_flow, messages
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.dialogs.import_dialog import ImportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.session import Session


def write(path: Path, data: bytes) -> Path:
    """A file with that content."""
    path.write_bytes(data)
    return path


def message(window: MainWindow) -> str:
    """What the open box says; the box is closed."""
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    text = boxes[0].text()
    boxes[0].reject()
    return text


def test_an_import_shows_what_is_in_the_file_before_it_does_anything(desk_window: MainWindow, tmp_path: Path) -> None:
    path = write(tmp_path / "M12.tsv", b"vnd\tund\nfraw\tfrau\nkaputt\nczu\tzu\n")
    dialog = desk_window.files.preview_import(path)
    table, problems = dialog.findChild(QTableWidget), dialog.findChild(QListWidget)
    assert isinstance(table, QTableWidget) and isinstance(problems, QListWidget)
    assert [table.item(1, column).text() for column in range(3)] == ["2", "fraw", "frau"]
    assert problems.count() == 1 and "Line 3" in problems.item(0).text() and "kaputt" in problems.item(0).text()
    assert len(desk_window.desk.session.manuscripts()) == 1
    dialog.siglum.setText("M")
    dialog.accept()
    assert [manuscript.siglum for manuscript in desk_window.desk.session.manuscripts()] == ["A", "M"]
    assert desk_window.desk.manuscript.siglum == "M"
    assert desk_window.desk.text.decided == 3


def test_a_gold_standard_is_left_out(desk_window: MainWindow, tmp_path: Path) -> None:
    path = write(tmp_path / "gold.tsv", b"vnd\tund\nfraw\tfrau\n")
    dialog = desk_window.files.preview_import(path)
    dialog.gold.setChecked(True)
    dialog.accept()
    assert desk_window.desk.manuscript.siglum == "gold"
    assert desk_window.desk.text.decided == 0
    assert "und" not in [
        candidate.norm for candidate in desk_window.desk.text.candidates(desk_window.desk.text.tokens[0])
    ]


def test_a_cancelled_import_changes_nothing(desk_window: MainWindow, tmp_path: Path) -> None:
    dialog = desk_window.files.preview_import(write(tmp_path / "x.txt", b"vnd die fraw\n"))
    dialog.reject()
    assert len(desk_window.desk.session.manuscripts()) == 1


def test_another_format_can_be_chosen_and_the_preview_follows(desk_window: MainWindow, tmp_path: Path) -> None:
    dialog = desk_window.files.preview_import(write(tmp_path / "x.txt", b"vnd die fraw\nczu ym\n"))
    ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.document.source.format is SourceFormat.TEXT
    dialog.format.setCurrentIndex(list(registry.MODULES).index(SourceFormat.TSV))
    assert not ok.isEnabled()
    dialog.format.setCurrentIndex(list(registry.MODULES).index(SourceFormat.WORD_LIST))
    assert ok.isEnabled()
    assert [token.form for token in dialog.document.tokens] == ["vnd die fraw", "czu ym"]
    dialog.reject()


def test_a_siglum_that_is_taken_is_said_and_the_dialog_stays(desk_window: MainWindow, tmp_path: Path) -> None:
    dialog = desk_window.files.preview_import(write(tmp_path / "x.txt", b"vnd die fraw\n"))
    dialog.siglum.setText("A")
    dialog.accept()
    assert "already a manuscript “A”" in message(desk_window)
    assert dialog.isVisible()
    dialog.siglum.setText("B")
    dialog.accept()
    assert len(desk_window.desk.session.manuscripts()) == 2


def test_an_encoding_that_was_guessed_is_shown(desk_window: MainWindow, tmp_path: Path) -> None:
    text = "vnd die frölich fraw hört süße wort\n" * 20
    dialog = desk_window.files.preview_import(write(tmp_path / "old.txt", text.encode("latin-1")))
    assert "a guess" in dialog.encoding.currentText()
    assert "frölich" in [token.form for token in dialog.document.tokens]
    dialog.reject()


def test_columns_are_chosen_in_the_preview(desk_window: MainWindow, tmp_path: Path) -> None:
    table = "nr;dipl;norm;pos\n1;vnd;und;KON\n2;fraw;frau;NN\n3;czu;zu;APPR\n"
    dialog = desk_window.files.preview_import(write(tmp_path / "t.csv", table.encode()))
    assert dialog.document.source.format is SourceFormat.CSV
    box = dialog.options["form"]
    box.setCurrentIndex(box.findText("pos"))
    box.activated.emit(box.currentIndex())
    assert [token.form for token in dialog.document.tokens] == ["KON", "NN", "APPR"]
    box = dialog.options["form"]
    box.setCurrentIndex(box.findText("dipl"))
    box.activated.emit(box.currentIndex())
    assert [token.form for token in dialog.document.tokens] == ["vnd", "fraw", "czu"]
    dialog.accept()
    export = ExportDialog(desk_window.desk.text, "t.csv", desk_window)
    export.choose(ExportFormat.SOURCE, Undecided.EMPTY)
    assert export.suffix == ".csv"
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(1), "frouwe")
    assert desk_window.files.export_to(tmp_path / "out.csv", export)
    assert (tmp_path / "out.csv").read_text() == table.replace("frau", "frouwe")


VARD = '<text>Loue <normalised orig="loue" auto="true">love</normalised></text>'


def test_what_can_be_chosen_is_said_in_words(desk_window: MainWindow, tmp_path: Path) -> None:
    dialog = desk_window.files.preview_import(write(tmp_path / "v.xml", VARD.encode()))
    box = dialog.options["unmarked"]
    assert [box.itemText(at) for at in range(box.count())] == ["open", "right as they stand"]
    assert [token.normalization for token in dialog.document.tokens] == [None, "love"]
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert [token.normalization for token in dialog.document.tokens] == ["Loue", "love"]
    box = dialog.options["automatic"]
    box.setCurrentIndex(box.findText("left open"))
    box.activated.emit(box.currentIndex())
    assert dialog.document.source.options == {"unmarked": "same", "automatic": "open"}
    assert dialog.options["unmarked"].currentText() == "right as they stand", "the choices stay"
    dialog.reject()


def test_the_preview_says_how_many_notes_and_flags_a_file_has(desk_window: MainWindow, tmp_path: Path) -> None:
    word = "1\tvnd\t_\t_\t_\t_\t_\t_\t_\t{}\n"
    dialog = desk_window.files.preview_import(write(tmp_path / "a.conllu", word.format("Note=blot|Flag=Yes").encode()))
    assert any(label.text().endswith(", 1 note or flag") for label in dialog.findChildren(QLabel))
    dialog.accept()
    (token,) = desk_window.desk.text.tokens
    remark = desk_window.desk.text.remark(token.id)
    assert (remark.note, remark.flagged) == ("blot", True)


def test_nothing_is_cut_off_where_much_can_be_chosen(desk_window: MainWindow, tmp_path: Path) -> None:
    table = "nr;dipl;norm;pos\n1;vnd;und;KON\n2\n"
    dialog = desk_window.files.preview_import(write(tmp_path / "t.csv", table.encode()))
    for box in (dialog.siglum, dialog.format, dialog.encoding, *dialog.options.values()):
        assert box.isVisible() and box.height() >= 28
    boxes = [box.mapTo(dialog, box.rect().topLeft()).y() for box in dialog.options.values()]
    assert all(below - above >= 28 for above, below in pairwise(boxes)), "one over the other"
    name = "Handschrift_aus_der_Staatsbibliothek_zu_Berlin_Preussischer_Kulturbesitz.xml"
    export = ExportDialog(desk_window.desk.text, name, desk_window)
    export.show()
    buttons = export.findChildren(QRadioButton)
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert [button.toolTip() for button in buttons if button.toolTip()] == [name]
    export.close()
    dialog.reject()


def large_text(path: Path) -> Path:
    """A file that is read beside the window."""
    return write(path, b"vnd die fraw\n" * 90_000)


def test_a_large_file_is_read_beside_the_window(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    desk_window.files.start_import(large_text(tmp_path / "large.txt"))
    assert desk_window.findChild(ImportDialog) is None
    qtbot.waitUntil(lambda: desk_window.findChild(ImportDialog) is not None, timeout=60_000)
    dialog = desk_window.findChild(ImportDialog)
    assert len(dialog.document.tokens) == 270_000
    dialog.reject()


def test_reading_a_large_file_can_be_cancelled(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    desk_window.files.start_import(large_text(tmp_path / "large.txt"))
    desk_window.findChild(QProgressDialog).findChild(QPushButton).click()
    qtbot.waitUntil(lambda: desk_window.desk.jobs.running("reading") is None, timeout=60_000)
    assert desk_window.findChild(ImportDialog) is None
    assert len(desk_window.desk.session.manuscripts()) == 1


def test_writing_a_large_file_shows_how_far_it_is_and_can_be_cancelled(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_flow, "LARGE", 1000)
    session = desk_window.desk.session
    for cancelled in (True, False):
        desk_window.files.start_import(write(tmp_path / "large.txt", b"vnd die fraw\n" * 3000))
        qtbot.waitUntil(lambda: desk_window.findChild(ImportDialog) is not None, timeout=60_000)
        dialog = desk_window.findChild(ImportDialog)
        qtbot.waitUntil(lambda: desk_window.desk.jobs.running("reading") is None, timeout=60_000)
        dialog.accept()
        bar = next(bar for bar in desk_window.findChildren(QProgressDialog) if "Importing" in bar.labelText())
        if cancelled:
            bar.findChild(QPushButton).click()
        qtbot.waitUntil(lambda: desk_window.desk.jobs.running("import") is None, timeout=60_000)
        assert len(session.manuscripts()) == (1 if cancelled else 2)
        if cancelled:
            assert dialog.isVisible()  # one may try again
            dialog.reject()
            dialog.setParent(None)
    assert desk_window.desk.manuscript.siglum == "large"
    assert session.to_undo.subject == "large"


def test_another_encoding_can_be_chosen(desk_window: MainWindow, tmp_path: Path) -> None:
    dialog = desk_window.files.preview_import(write(tmp_path / "old.txt", "für żółw da\n".encode("cp1250")))
    box = dialog.encoding
    box.setCurrentIndex(box.findData("cp1250"))
    box.activated.emit(box.currentIndex())
    assert [token.form for token in dialog.document.tokens] == ["für", "żółw", "da"]
    assert dialog.document.source.encoding == "cp1250"
    for wrong, said in (("utf-8", "line 1 cannot be read"), ("klingon", "no encoding called klingon")):
        box.setEditText(wrong)
        box.lineEdit().editingFinished.emit()
        assert said in dialog._found.text()
        assert not dialog._buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    box.setEditText("cp1252")
    box.lineEdit().editingFinished.emit()
    assert [token.form for token in dialog.document.tokens] == ["für", "¿", "ó³w", "da"]


BAD_IMPORTS = {
    "empty.txt": (b"", "is empty"),
    "binary.txt": (bytes(range(256)) * 8, "is no text: line 1"),
    "columns.tsv": (b"vnd und\nfraw frau\n", "line 1"),
}


@pytest.mark.parametrize("name", BAD_IMPORTS)
def test_a_file_that_cannot_be_imported_is_named_with_the_reason(
    desk_window: MainWindow, tmp_path: Path, name: str
) -> None:
    data, reason = BAD_IMPORTS[name]
    path = write(tmp_path / name, data)
    assert not desk_window.files.attempt(lambda: desk_window.files.preview_import(path))
    text = message(desk_window)
    assert name in text and reason in text
    assert len(desk_window.desk.session.manuscripts()) == 1


def test_a_folder_and_a_missing_file_cannot_be_imported(desk_window: MainWindow, tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "is a folder"), (tmp_path / "nowhere.txt", "no file")):
        assert not desk_window.files.attempt(lambda path=path: desk_window.files.preview_import(path))
        assert reason in message(desk_window)


def test_projects_that_cannot_be_opened_are_named_and_the_present_one_stays(
    desk_window: MainWindow, tmp_path: Path
) -> None:
    present = desk_window.desk.session
    other = tmp_path / "other.histnorm"
    Session.create(other).close()
    damaged, newer, locked = (tmp_path / f"{name}.histnorm" for name in ("damaged", "newer", "locked"))
    data = other.read_bytes()
    damaged.write_bytes(data[: len(data) // 2])
    newer.write_bytes(data[:60] + (99).to_bytes(4, "big") + data[64:])
    shutil.copy(other, locked)
    locked.chmod(0o444)
    holder = Session.open(other)
    for path, reason in (
        (write(tmp_path / "text.histnorm", b"this is a text and no project at all"), "not a histnorm project"),
        (newer, "newer histnorm"),
        (locked, "write-protected"),
        (damaged, "damaged"),
        (other, "open elsewhere"),
        (tmp_path / "missing.histnorm", "no file"),
        (tmp_path, "is a folder"),
    ):
        before = path.read_bytes() if path.is_file() else None
        assert not desk_window.files.open_path(path)
        text = message(desk_window)
        assert reason in text and path.name in text
        assert desk_window.desk.session is present
        assert before is None or path.read_bytes() == before
    holder.close()
    assert desk_window.files.open_path(other)


def test_a_new_project_never_replaces_a_file(
    desk_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "thesis.histnorm", b"something precious")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    desk_window.actions_by_name["new"].trigger()
    assert "already a file" in message(desk_window)
    assert path.read_bytes() == b"something precious"


def test_exporting_writes_what_the_dialog_says(desk_window: MainWindow, tmp_path: Path) -> None:
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(0), "Und")
    dialog = ExportDialog(desk_window.desk.text, "a.txt", desk_window)
    dialog.choose(ExportFormat.TEXT, Undecided.FORM)
    dialog.mark.setChecked(False)
    assert desk_window.files.export_to(tmp_path / "out.txt", dialog)
    exported = (tmp_path / "out.txt").read_text(encoding="utf-8")
    # A word decided once is the suggestion for its other spelling, but the form was asked for.
    assert exported == "Und die fraw ging czu ym,\nvnd yn sach die fraw.\nMyn fraw, syn hus\n"
    dialog.choose(ExportFormat.TSV4, Undecided.SUGGESTION)
    assert desk_window.files.export_to(tmp_path / "out.tsv", dialog)
    rows = [line.split("\t") for line in (tmp_path / "out.tsv").read_text(encoding="utf-8").splitlines()]
    assert rows[1] == ["Vnd", "Und", "corrected", "typed"]
    assert rows[2][:3] == ["die", "die", "open"]


def test_exporting_where_one_cannot_write_is_said(desk_window: MainWindow, tmp_path: Path) -> None:
    dialog = ExportDialog(desk_window.desk.text, "a.txt", desk_window)
    assert not desk_window.files.export_to(tmp_path / "nowhere" / "out.txt", dialog)
    assert "cannot be written" in message(desk_window)


@pytest.mark.parametrize("code", list(ErrorCode))
def test_every_error_has_a_sentence_without_gaps(code: ErrorCode) -> None:
    names = "path line found expected encoding reason supported holder siglum known missing package system needed"
    names += " option characters language entry value pattern replacement largest since free device"
    sentence = messages.error_sentence(UserError(code, **dict.fromkeys(names.split(), "x")))
    assert "{" not in sentence and "?" not in sentence


def test_names_in_an_error_are_listed_as_words() -> None:
    error = UserError(ErrorCode.SYSTEM_UNKNOWN, system="x", known=("memory", "bilstm"))
    assert messages.error_sentence(error).endswith("memory, bilstm.")
