"""Leaving a project while a model is trained that the editor has asked for: she is asked whether it shall be lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.training_panel import progress_text

if TYPE_CHECKING:
    from histnorm_gui.qt.main_window import MainWindow
    from histnorm_gui.qt.training_controller import TrainingState


class Leaving(QObject):
    """Does what ends a training after asking, where it is one that the editor waits for; all others are dropped.

    The question goes when the training is over: then nothing is lost any more, and what was asked for is done.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._training = window, window.desk.training
        self._box: QMessageBox | None = None
        self._act: Callable[[], object] | None = None
        self._training.finished.connect(self._on_trained, Qt.ConnectionType.QueuedConnection)
        self._training.ended.connect(self._withdraw, Qt.ConnectionType.QueuedConnection)

    def before(self, act: Callable[[], object], *, quits: bool = False) -> bool:
        """Do something that ends a training, or ask first; whether it was done."""
        if not self._training.awaited:
            act()
            return True
        state = self._training.state
        if self._box is None and state is not None:
            self.ask(act, state, quits=quits)
        return False

    def may_close(self) -> bool:
        """Whether the window may be closed; where not, she is asked, and it closes when she says so."""
        application = QApplication.instance()
        if isinstance(application, QApplication) and application.isSavingSession():
            return True  # the system ends, and would wait for the answer
        return not self._training.awaited or self.before(self._window.close, quits=True)

    def ask(self, act: Callable[[], object], state: TrainingState, *, quits: bool) -> QMessageBox:
        """Ask whether a training, as far as it is, shall be lost by doing something; what ``quits`` is named so."""
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle("histnorm")
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        stopping = box.addButton("", QMessageBox.ButtonRole.DestructiveRole)
        keeping = box.addButton("", QMessageBox.ButtonRole.RejectRole)

        def name() -> None:
            text = self.tr("Version {version} of {siglum} is still being trained ({progress}).")
            box.setText(text.format(version=state.version, siglum=state.siglum, progress=progress_text(state)))
            if quits:
                box.setInformativeText(
                    self.tr(
                        "If you quit now, the model is lost; your decisions are saved. If you leave this question open,"
                        " histnorm quits by itself as soon as the model is there."
                    )
                )
            else:
                box.setInformativeText(
                    self.tr(
                        "If you cancel the training, the model is lost; your decisions are saved. If you leave this"
                        " question open, histnorm goes on by itself as soon as the model is there."
                    )
                )
            stopping.setText(self.tr("&Quit anyway") if quits else self.tr("&Cancel training"))
            keeping.setText(self.tr("&Keep training"))

        translated(box, name)
        box.setDefaultButton(keeping)
        box.setEscapeButton(keeping)
        box.buttonClicked.connect(lambda button: self._answered(stops=button is stopping))
        box.setWindowModality(Qt.WindowModality.WindowModal)
        self._box, self._act = box, act
        box.open()
        return box

    def _answered(self, *, stops: bool) -> None:
        act = self._act
        self._box = self._act = None
        if stops and act is not None:
            self._training.cancel()
            act()

    def _on_trained(self) -> None:
        """Nothing is lost any more: do what she wanted."""
        act = self._act
        self._withdraw()
        if act is not None:
            act()

    def _withdraw(self) -> None:
        """There is nothing left to ask."""
        box = self._box
        self._box = self._act = None
        if box is not None:
            box.done(0)
