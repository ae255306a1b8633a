"""Keeps the facsimile at the current token: finds the image, reads it beside the window, shows the line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from histnorm_gui.core.model import Token
from histnorm_gui.core.source import Place
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.views.facsimile_view import FacsimileView, read_image
from histnorm_gui.services.facsimile import find_image, folders_of

JOB = "facsimile"


class FacsimileController(QObject):
    """Joins the desk to the facsimile view."""

    folder_chosen = Signal()  # the editor has said where the images are

    def __init__(self, desk: Desk, view: FacsimileView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._view = view
        self._manuscript: int | None = None
        self._places: Mapping[str, Place] = {}
        self._label = ""
        self._token: Token | None = None
        self._folders: list[Path] = []
        self._shown: tuple[Path, QImage, float] | None = None
        view.folder_wanted.connect(self.ask_folder)

    def show_manuscript(self) -> None:
        """Another manuscript is the current one: read where its lines are, beside the window."""
        session, manuscript = self._desk.session, self._desk.manuscript
        self._places, self._label = {}, ""
        self._manuscript = manuscript.id if manuscript else None
        self._view.show_nothing()
        if session is None or manuscript is None:
            return
        identity = manuscript.id
        job = self._desk.jobs.start("places", lambda progress, cancel: session.places(identity))

        def arrived(places: Mapping[str, Place]) -> None:
            if self._manuscript == identity:
                self._places = places
                self._folders = self._named_folders() if places else []
                self.show_token(self._token)

        job.finished.connect(arrived)
        job.start()

    def show_token(self, token: Token | None) -> None:
        """Show the line of a token."""
        self._token = token
        place = self._places.get(token.line) if token else None
        if token is None or place is None:
            self._label = ""
            self._view.show_nothing()
            return
        if token.line == self._label:
            return
        self._label = token.line
        self._show(place)

    def ask_folder(self) -> None:
        """Ask once where the images of this manuscript are."""
        session = self._desk.session
        if session is None or self._manuscript is None:
            return
        folder = QFileDialog.getExistingDirectory(self._view, self.tr("Folder with the images"))
        if folder:
            session.remember(f"image_folder/{self._manuscript}", folder)
            self._label = ""
            self._folders = self._named_folders()
            self.show_token(self._token)
            self.folder_chosen.emit()

    def _named_folders(self) -> list[Path]:
        session = self._desk.session
        if session is None:
            return []
        named = [session.setting(f"{key}/{self._manuscript}") for key in ("image_folder", "source_folder")]
        return folders_of(named, session.path)

    def _show(self, place: Place) -> None:
        label = self._label
        path = find_image(place.image, self._folders)
        if path is None:
            self._view.show_missing(label, place.image)
            return
        if self._shown is not None and self._shown[0] == path:
            self._view.show_line(label, place, self._shown[1], self._shown[2])
            return
        job = self._desk.jobs.start(JOB, lambda progress, cancel: read_image(path))

        def arrived(result: tuple[QImage, float] | str) -> None:
            if self._label != label:
                return
            if isinstance(result, str):
                self._view.show_missing(label, place.image, result)
                return
            self._shown = (path, *result)
            self._view.show_line(label, place, *result)

        job.finished.connect(arrived)
        job.start()
