"""The current token at the right: its candidates with confidence and reason, and what the model reads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QListView, QMenu, QVBoxLayout, QWidget

from histnorm_gui.core.alignment import display_cells
from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.text import is_readable, shortened
from histnorm_gui.qt import assets, messages, remark_messages
from histnorm_gui.qt.delegates.concordance_delegate import ConcordanceDelegate
from histnorm_gui.qt.delegates.list_delegates import CandidateDelegate
from histnorm_gui.qt.delegates.room import fitted_word
from histnorm_gui.qt.models.candidate_list import CandidateListModel
from histnorm_gui.qt.models.concordance_list import ConcordanceModel
from histnorm_gui.qt.next_picture import NextPicture
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.alignment_strip import AlignmentStrip
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.qt.views.steady_list import SteadyListView
from histnorm_gui.services.concordance import Occurrence, Occurrences, how_often
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.second_look import second_look

LINES = 12
"""So many lines of them at once, where there is room; the rest is reached by scrolling."""
LEAST_LINES, LEAST_CANDIDATES = 1, 1
"""So many lines and candidates are seen in the lowest window, too."""
ELSEWHERE = 40
"""So many other places of a form are shown."""


def _caption() -> QLabel:
    label = QLabel()
    label.setProperty("role", "caption")
    label.setContentsMargins(16, 12, 16, 4)
    return label


def _quiet() -> QLabel:
    label = QLabel()
    label.setProperty("role", "quiet")
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setContentsMargins(16, 0, 16, 0)
    label.setWordWrap(True)
    return label


def _lay_bare(view: QListView) -> None:
    """Let a list lie on the panel without a frame or a ground of its own."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setStyleSheet("background: transparent")


class SuggestionPanel(QWidget):
    """Shows one token; a click on a candidate takes it.

    The same form elsewhere follows in the next picture: nobody reads it at once, and most of the drawing here is that.
    """

    candidate_clicked = Signal(int)  # counted from 1
    occurrence_clicked = Signal(object)  # Occurrence
    forget_wanted = Signal(str)  # a candidate's normalization

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixels = 18
        self._here: tuple[ManuscriptText, Token] | None = None  # the token whose form is shown elsewhere
        self.places = NextPicture(self._show_places, self)
        self._project: list[Occurrence] = []
        self._project_of = ""  # the form that these are of
        self._form = QLabel()
        self._form.setTextFormat(Qt.TextFormat.PlainText)
        self._form.setContentsMargins(16, 12, 16, 0)
        self._form.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._where, self._decided = ElidedLabel(80), _quiet()
        self._where.setProperty("role", "quiet")
        self._where.setContentsMargins(16, 0, 16, 0)
        self._model = CandidateListModel(self)
        self.list = QListView()
        self.list.setModel(self._model)
        self._delegate = CandidateDelegate()
        self.list.setItemDelegate(self._delegate)
        _lay_bare(self.list)
        self.list.clicked.connect(self._on_clicked)
        self.list.activated.connect(self._on_clicked)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._on_menu)
        self._elsewhere_caption = _caption()
        self._concordance = ConcordanceModel(self)
        self.elsewhere = SteadyListView()
        self.elsewhere.setModel(self._concordance)
        self._occurrences = ConcordanceDelegate(self)
        self.elsewhere.setItemDelegate(self._occurrences)
        _lay_bare(self.elsewhere)
        self.elsewhere.clicked.connect(self._on_elsewhere)
        self.elsewhere.activated.connect(self._on_elsewhere)
        self._reading_caption = _caption()
        self._reading = ElidedLabel(80)
        self._reading.setContentsMargins(16, 0, 16, 4)
        self._strip = AlignmentStrip()
        holder = QWidget()
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(16, 0, 16, 16)
        inner.addWidget(self._strip)
        self._holder = holder
        self._candidates_caption = _caption()
        self._lay_out()
        self.set_font_size(18)
        translated(self, self._name)
        self.show_token(None, None)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for label in (self._form, self._where, self._decided, self._candidates_caption):
            layout.addWidget(label)
        layout.addWidget(self.list, 300)
        layout.addStretch(1)  # what is left over; the lists below stay where they are, at the bottom
        layout.addWidget(self._elsewhere_caption)
        layout.addWidget(self.elsewhere, 200)
        for below in (self._reading_caption, self._reading, self._holder):
            layout.addWidget(below)

    def _name(self) -> None:
        """Name the parts in the language that is installed now; the window shows the token anew."""
        self.list.setAccessibleName(self.tr("Candidates"))
        self.elsewhere.setAccessibleName(self.tr("The same form elsewhere"))
        self._elsewhere_caption.setText(self.tr("The same form elsewhere"))
        self._reading_caption.setText(self.tr("What the model reads"))
        self._candidates_caption.setText(self.tr("Suggestions"))
        captions = (self._elsewhere_caption, self._reading_caption, self._candidates_caption)
        self.setMinimumWidth(max(220, *(caption.sizeHint().width() for caption in captions)))

    def set_font_size(self, pixels: int) -> None:
        """Size of forms and normalizations."""
        self._pixels = pixels
        self._fit_form()
        self._fit_reading()
        self._delegate.pixels = pixels
        self.list.doItemsLayout()
        self._fit_candidates()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A long form and a long reading are set smaller; reasons need more lines or fewer."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.list.doItemsLayout()
            self._fit_candidates()
        self._fit_form()
        self._fit_reading()

    def _fit_reading(self) -> None:
        """A long reading is set smaller."""
        margins = self._reading.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        self._reading.setFont(assets.manuscript_font(fitted_word(self._reading.text(), self._pixels, room).pixels))

    def _fit_form(self) -> None:
        form, margins = self._form.text(), self._form.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        pixels = round(self._pixels * 1.5)
        for _ in range(2):
            pixels = fitted_word(form, pixels, room).pixels
        font = assets.manuscript_font(pixels)
        if self._form.font() != font:
            self._form.setFont(font)
        tip = form if assets.manuscript_width(pixels, form) > room else ""
        if self._form.toolTip() != tip:  # Qt tells of it in any case
            self._form.setToolTip(tip)

    def set_rtl(self, rtl: bool) -> None:
        """Show forms in their context from right to left, or from left to right."""
        self._occurrences.rtl = rtl
        self.elsewhere.viewport().update()

    def show_token(self, text: ManuscriptText | None, token: Token | None) -> None:
        """Show another token, or nothing."""
        self._form.setText(shortened(token.shown) if token else "")
        self._fit_form()
        self._show_decision(text, token)
        self._candidates_caption.setVisible(token is not None and token.kind is TokenKind.WORD)
        if text is None or token is None:
            self._where.setText("")
            self._model.show_candidates(())
            self._fit_candidates()
            self._here, self._project, self._project_of = None, [], ""
            self.places.now()
            self._show_reading(None, None)
            return
        self._where.say(*self._places(text, token))
        self._model.show_candidates(text.candidates(token))
        self._fit_candidates()
        same_text = self._here is not None and self._here[0] is text
        self._here = (text, token) if token.kind is TokenKind.WORD else None
        if self._project_of != token.form:
            self._project_of, self._project = token.form, []
        if same_text:
            self.places.ask()
        else:  # those of another text must not stay even for a moment
            self.places.now()
        self._show_reading(text, token)

    def _places(self, text: ManuscriptText, token: Token) -> list[str]:
        """Where the token is and how often there is its form, the longest wording first."""
        counted = self.tr("{count}× in {siglum}").format(
            count=QLocale().toString(how_often(text, token.form)), siglum=text.manuscript.siglum
        )
        said = [self.tr("line {line}").format(line=token.line), counted]
        others = text.suggester.decided_elsewhere(token.form) if token.kind is TokenKind.WORD else 0
        if others:
            said.append(self.tr("{count}× decided in others").format(count=QLocale().toString(others)))
        return [" · ".join(said), " · ".join(said[1:])]

    def _fit_candidates(self) -> None:
        """Give the candidates the room that they need, and what is left to what stands below them."""
        rows = self._model.rowCount()
        cards = [self.list.sizeHintForRow(row) for row in range(rows)]
        self.list.setMaximumHeight(sum(cards) + 4)
        self.list.setMinimumHeight(sum(cards[:LEAST_CANDIDATES]))

    def show_project(self, token: Token, found: list[Occurrence]) -> None:
        """Show the form of the token that is shown in other manuscripts, too, behind those in this one."""
        self._project_of, self._project = token.form, found
        self.places.now()

    def chosen_norm(self) -> str | None:
        """The candidate that is chosen in the list while it has the focus, else the first one; None without any."""
        index = self.list.currentIndex() if self.list.hasFocus() else self._model.index(0, 0)
        return str(self._model.data(index)) if index.isValid() else None

    def _show_decision(self, text: ManuscriptText | None, token: Token | None) -> None:
        """Who decided the token, when and how, and why that is worth a second look."""
        said = []
        if text is not None and token is not None:
            said.append(remark_messages.provenance(text.annotation(token.id)))
            look = second_look(text, token)
            if look is not None:
                said.append(remark_messages.second_look_reason(look))
        self._decided.setText("\n".join(line for line in said if line))
        self._decided.setVisible(bool(self._decided.text()))

    def _on_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if index.isValid():
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            norm = str(index.data())
            forget = menu.addAction(self.tr("Forget “{norm}”").format(norm=norm.replace("&", "&&")))
            forget.triggered.connect(lambda: self.forget_wanted.emit(norm))
            menu.popup(self.list.viewport().mapToGlobal(at))

    def _show_places(self) -> None:
        self._show_elsewhere(Occurrences(*self._here, ELSEWHERE, self._project) if self._here else self._project)

    def _show_elsewhere(self, found: Sequence[Occurrence]) -> None:
        self._concordance.show_occurrences(found)
        for widget in (self._elsewhere_caption, self.elsewhere):
            widget.setVisible(bool(found))
        line = self.elsewhere.sizeHintForRow(0) if found else 0
        self.elsewhere.setMaximumHeight(min(len(found), LINES) * line + 4)
        self.elsewhere.setMinimumHeight(min(len(found), LEAST_LINES) * line)

    def _show_reading(self, text: ManuscriptText | None, token: Token | None) -> None:
        reading = None
        if text is not None and token is not None and token.kind is TokenKind.WORD:
            reading = text.suggester.reading(token.form)
        for widget in (self._reading_caption, self._reading, self._holder):
            widget.setVisible(reading is not None)
        if reading is None or token is None:
            return
        self._reading.setText(f"{shortened(reading.norm)}  {messages.percent(reading.probability, 0)}")
        self._fit_reading()
        cells = display_cells(token.form, reading.labels, reading.probabilities) if is_readable(token.form) else ()
        self._strip.show_cells(cells, self._pixels)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.candidate_clicked.emit(index.row() + 1)

    def _on_elsewhere(self, index: QModelIndex) -> None:
        self.occurrence_clicked.emit(self._concordance.occurrence(index.row()))
