"""What the keys of the table do to the current token, and the going on to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog

from histnorm_gui.core.model import Token
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.views.text_pane import TextPane
from histnorm_gui.services.concordance import to_decide

PLACE = "place/{}"
"""The setting of a project that says where the editor was in the manuscript of this number."""
KEEP_AFTER = 3000
"""So many milliseconds after a move the project knows the place, and no more is lost where the program is killed.

No key writes it, and it goes to the disk once, however many words one went on meanwhile.
"""


class TokenCommands(QObject):
    """Joins the table's keys to the desk."""

    announced = Signal(str)  # something the editor should know, for some seconds

    def __init__(self, desk: Desk, pane: TextPane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._pane = pane
        self._remembered: dict[tuple[Path, int], int] = {}  # a number says which manuscript in its project only
        pane.keys.accept_pressed.connect(self.accept)
        pane.keys.candidate_pressed.connect(self.take_candidate)
        self._kept: dict[int, int] = {}  # by manuscript, what the project knows of it
        desk.project_changed.connect(self._recall_places)
        desk.closing.connect(self._keep_places)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(KEEP_AFTER)
        self._soon.timeout.connect(self._keep_place)
        pane.current_changed.connect(self._keep_soon)
        for view in (pane.table, pane.page):
            view.typed_on.connect(pane.go_on)
        pane.model.typed.connect(desk.type_normalization)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions on a token do."""
        return {
            "accept": self.accept,
            **{f"candidate{number}": partial(self.take_candidate, number) for number in range(1, 10)},
            "accept_all": self.ask_accept_all,
            "edit": self._pane.edit_current,
            "keep": self.keep_form,
            "reopen": self.reopen,
            "next": self._pane.go_on,
            "least_certain": self._pane.go_to_least_certain,
        }

    def accept(self) -> None:
        """Accept what is shown and go on."""
        self._act(self._desk.accept)

    def ask_accept_all(self) -> None:
        """Show the other words of the current form, and give what is shown to all that are ticked.

        Those that are open are ticked, those that are decided otherwise are not.
        """
        from histnorm_gui.qt.dialogs.accept_all_dialog import AcceptAllDialog

        token, text = self._pane.current_token(), self._desk.text
        if token is None or text is None:
            return
        norm = self._pane.model.view(self._pane.table.current_row()).norm
        found = to_decide(text, token, norm)
        if not found:
            self.announced.emit(self.tr("All other words of this form are decided so."))
            return
        was_open = not text.annotation(token.id).decided
        dialog = AcceptAllDialog(token.form, norm, found, self._pane, rtl=self._pane.rtl)

        def done(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                self._desk.accept_occurrences(token.form, norm, dialog.model.checked())
                if was_open:
                    self._pane.go_on()
            self._pane.focus_text()
            dialog.deleteLater()

        dialog.finished.connect(done)
        dialog.open()

    def take_candidate(self, number: int) -> None:
        """Take the n-th candidate and go on."""
        self._act(lambda token: self._desk.take_candidate(token, number))
        self._pane.focus_text()

    def keep_form(self) -> None:
        """Take the form as it is and go on."""
        self._act(self._desk.keep_form)

    def reopen(self) -> None:
        """Reopen the current token and stay there."""
        token = self._pane.current_token()
        if token is not None:
            self._desk.reopen(token)

    def remember(self) -> None:
        """Keep in mind where the editor is in the current manuscript."""
        token, session = self._pane.current_token(), self._desk.session
        if token is not None and session is not None and token.manuscript_id == self._shown():
            self._remembered[session.path, token.manuscript_id] = token.id

    def remembered(self) -> int | None:
        """The token where the editor was in the current manuscript when it was left, today or when it was closed."""
        session, text = self._desk.session, self._desk.text
        if session is None or text is None:
            return None
        token_id = self._remembered.get((session.path, text.manuscript.id))
        return token_id if token_id in text else None

    def _recall_places(self) -> None:
        """Learn of the project that was opened where the editor was, but where that is known already."""
        session = self._desk.session
        self._kept = {}
        if session is None:
            return
        for manuscript in session.manuscripts():
            token_id = session.setting(PLACE.format(manuscript.id))
            if isinstance(token_id, int):
                self._kept[manuscript.id] = token_id
                self._remembered.setdefault((session.path, manuscript.id), token_id)

    def _keep_places(self) -> None:
        """Let the project know where the editor was in each of its manuscripts."""
        session = self._desk.session
        for (path, identity), token_id in self._remembered.items():
            if session is not None and path == session.path and self._kept.get(identity) != token_id:
                self._desk.checking.remember(session, PLACE.format(identity), token_id)
                self._kept[identity] = token_id

    def _keep_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _keep_place(self) -> None:
        """Let the project know of the place without being closed, since the program may never come to that."""
        if self._desk.editable:
            self.remember()
            self._keep_places()

    def _shown(self) -> int | None:
        """The manuscript that the pane shows."""
        text = self._pane.model.text
        return text.manuscript.id if text is not None and text is self._desk.text else None

    def _act(self, act: Callable[[Token], bool]) -> None:
        token = self._pane.current_token()
        if token is None:
            return
        with self._pane.telling_once():  # the panels beside the text follow once, not at the decision and at the move
            if act(token):
                self._pane.go_on()
