"""What the editor does to tokens beside deciding them: notes, flags, exclusion, second looks, joins, forgetting."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLineEdit

from histnorm_gui.core.model import DecisionSource, Token, TokenKind
from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.hints import with_key
from histnorm_gui.qt.views.note_panel import NotePanel
from histnorm_gui.qt.views.suggestion_panel import SuggestionPanel
from histnorm_gui.qt.views.text_pane import TextPane
from histnorm_gui.services import steps
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.steps import Step


class RemarkCommands(QObject):
    """Joins the keys to the session. Flags, exclusion and second looks are for the whole selected range."""

    announced = Signal(str)  # something the editor should know, for some seconds

    def __init__(
        self,
        desk: Desk,
        pane: TextPane,
        note: NotePanel,
        panel: SuggestionPanel,
        actions: Actions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk, self._pane, self._note, self._panel = desk, pane, note, panel
        self._actions = actions
        note.noted.connect(self.write_note)
        note.left.connect(pane.focus_text)
        pane.model.modernized.connect(self.modernize)
        panel.forget_wanted.connect(self.forget)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        return {
            "note": self._note.write,
            "flag": self.toggle_flag,
            "exclude": self.toggle_excluded,
            "reviewed": self.toggle_reviewed,
            "modernize": self.edit_modernization,
            "modernization": self.toggle_modernization,
            "join": self.join_next,
            "split": self.split,
            "forget": self.forget_shown,
        }

    def write_note(self, token: Token, words: str) -> None:
        """Keep a note; also when its token is not the current one any more."""
        session = self._desk.session
        if session is not None:
            session.perform(steps.note(session.text(token.manuscript_id), token, words))

    def toggle_flag(self) -> None:
        """Flag what is selected; where all of it is flagged, take the flags away."""
        self._toggle(lambda text, token: text.remark(token.id).flagged, steps.flag)

    def toggle_excluded(self) -> None:
        """Exclude what is selected from learning; where all of it is, learn from it again."""
        self._toggle(lambda text, token: text.remark(token.id).excluded, steps.exclude)

    def toggle_reviewed(self) -> None:
        """Say that a second look found what is selected right; where that was said, take it back."""
        self._toggle(lambda text, token: text.remark(token.id).reviewed, steps.review)

    def _toggle(
        self,
        is_so: Callable[[ManuscriptText, Token], bool],
        make: Callable[[ManuscriptText, list[Token], bool], Step | None],
    ) -> None:
        text, tokens = self._desk.text, self._pane.selected_tokens()
        if text is not None and tokens:
            self._perform(make(text, tokens, not all(is_so(text, token) for token in tokens)))

    def toggle_modernization(self) -> None:
        """Switch the project's second layer on or off."""
        session = self._desk.session
        if session is not None:
            session.set_modernizes(not session.modernizes)
            self._pane.show_modernization(session.modernizes)

    def edit_modernization(self) -> None:
        """Edit the modernization of the current token, if the project has that layer."""
        session = self._desk.session
        if session is not None and not session.modernizes:
            self.announced.emit(self.tr("This project has no modernization yet: switch it on in the menu Token."))
        else:
            self._pane.edit_modernization()

    def modernize(self, token: Token, words: str) -> None:
        """Keep a modernization; control characters are no part of one."""
        clean = "".join(c if c >= " " and c != "\x7f" else " " for c in words)
        if self._desk.text is not None:
            self._perform(steps.modernize(self._desk.text, token, clean))

    def join_next(self) -> None:
        """Join the current token with the one after it."""
        text, token, session = self._desk.text, self._pane.current_token(), self._desk.session
        if text is None or token is None or session is None:
            return
        following = steps.following(text, token)
        if following is None:
            self.announced.emit(self.tr("There is no word after this one."))
        elif following.kind is TokenKind.PUNCTUATION and self._pane.model.row_of_token(following.id) is None:
            said = self.tr("“{sign}” stands before the next word. Show punctuation (menu View) to join with it.")
            self.announced.emit(said.format(sign=following.form))
        else:
            made = session.provenance(text, DecisionSource.JOINED)
            if not self._perform(steps.join(text, token, following, made)):
                self.announced.emit(self.tr("Signs without a word cannot be joined."))
            self._pane.go_to_token(token.id)

    def split(self) -> None:
        """Divide the normalization at the caret of its editor; take a join apart; else ask where to divide."""
        field = QApplication.focusWidget()
        text, token = self._desk.text, self._pane.current_token()
        if isinstance(field, QLineEdit) and self._pane.isAncestorOf(field):
            self._divide(field)
        elif text is not None and token is not None and token.parts:
            self._perform(steps.take_apart(text, token))
            self._pane.go_to_token(token.id)
        elif token is not None and token.kind is TokenKind.WORD:
            self._pane.edit_at_end()
            said = self.tr("Put the caret where the word divides, and split again")
            self.announced.emit(with_key(said, self._actions, "split"))

    @staticmethod
    def _divide(field: QLineEdit) -> None:
        at, words = field.cursorPosition(), field.text()
        if field.hasSelectedText():
            field.deselect()
        if 0 < at < len(words) and " " not in words[at - 1 : at + 1]:
            field.insert(" ")

    def forget_shown(self) -> None:
        """Forget the candidate that is chosen in the list, or the first one."""
        norm = self._panel.chosen_norm()
        if norm is not None:
            self.forget(norm)

    def forget(self, norm: str) -> None:
        """Never suggest this again for the current form."""
        text, token = self._desk.text, self._pane.current_token()
        if text is not None and token is not None and self._perform(steps.forget(text, token.form, norm)):
            said = self.tr("“{norm}” is no longer suggested for “{form}”. Undo takes that back")
            self.announced.emit(with_key(said.format(norm=norm, form=token.form), self._actions, "undo"))

    def _perform(self, step: Step | None) -> int:
        return self._desk.session.perform(step) if self._desk.session is not None else 0
