"""The choice of a language profile: recognized by the text, one that ships with histnorm, or a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from histnorm_gui.engine.languages import available, load
from histnorm_gui.qt.retranslating import translated

AUTOMATIC = ""
_FILE = "\0"  # no code and no path


class ProfileBox(QComboBox):
    """Offers the profiles by their names; a file is asked for when that is chosen."""

    def __init__(self, profile: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.addItem("", AUTOMATIC)
        for code in available():
            self.addItem("", code)
        if profile and self.findData(profile) < 0:
            self._add_file(profile)
        self.addItem("", _FILE)
        translated(
            self,
            self._name_shipped,
            lambda: self.setItemText(self.findData(AUTOMATIC), self.tr("recognized by the text")),
            lambda: self.setItemText(self.findData(_FILE), self.tr("a file…")),
        )
        self.setCurrentIndex(self.findData(profile))
        self._last = self.currentIndex()
        self.activated.connect(self._on_activated)

    def _name_shipped(self) -> None:
        """The profiles that come with the program, in the language of the window."""
        names = {
            "enhg": self.tr("Early New High German"),
            "hungarian": self.tr("Hungarian, older spelling"),
            "icelandic": self.tr("Icelandic, older spelling"),
            "neutral": self.tr("Any language"),
            "portuguese": self.tr("Portuguese, older spelling"),
            "slovene-bohoric": self.tr("Slovene, Bohorič alphabet"),
            "slovene-gaj": self.tr("Slovene, Gaj's alphabet, older spelling"),
            "spanish": self.tr("Spanish, older spelling"),
            "swedish": self.tr("Swedish, older spelling"),
        }
        for code in available():
            self.setItemText(self.findData(code), names.get(code) or load(code).name)

    def chosen(self) -> str:
        """The code or the path of the profile; empty where it is to be recognized."""
        return str(self.currentData())

    def _on_activated(self, index: int) -> None:
        if self.itemData(index) != _FILE:
            self._last = index
            return
        self.setCurrentIndex(self._last)
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Language profile"), "", self.tr("Profiles (*.toml)"))
        if name:
            if self.findData(name) < 0:
                self._add_file(name, self.count() - 1)
            self._last = self.findData(name)
            self.setCurrentIndex(self._last)

    def _add_file(self, path: str, index: int | None = None) -> None:
        place = self.count() if index is None else index
        self.insertItem(place, Path(path).name, path)
        self.setItemData(place, path, Qt.ItemDataRole.ToolTipRole)
