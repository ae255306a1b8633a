"""The strip at the bottom: what is being learned, how long it takes, how good it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QWidget

from histnorm_gui.qt import messages
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.training_controller import TrainedModel, TrainingState
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.qt.views.training_curves import LossCurve, VersionCurve
from histnorm_gui.services.snapshots import MINIMUM_DECISIONS


class TrainingPanel(QWidget):
    """Shows a training under way, or the newest model."""

    retrain_clicked = Signal()
    cancel_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self._enough = False  # whether so much is decided that a training can learn from it
        self._title = ElidedLabel(160)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._bar = QProgressBar()
        self._bar.setRange(0, 1000)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(8)
        self._bar.setFixedWidth(200)
        self._time = QLabel()
        self._time.setProperty("role", "quiet")
        self._curve = LossCurve()
        self._versions = VersionCurve()
        self._accuracy = ElidedLabel(120)
        self._accuracy.setProperty("role", "quiet")
        self._cancel = QPushButton()
        self._cancel.setAutoDefault(True)  # Enter presses it, too
        self._cancel.clicked.connect(self.cancel_clicked)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 16, 6)
        layout.setSpacing(16)
        for widget in (self._title, self._bar, self._time, self._curve, self._accuracy, self._versions, self._cancel):
            widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            layout.addWidget(widget)
        layout.addStretch(1)
        self.setFixedHeight(48)
        translated(
            self,
            lambda: self._bar.setAccessibleName(self.tr("Progress of the training")),
            lambda: self._cancel.setText(self.tr("Cancel training")),
        )
        self.show_model(None)

    def add_outlook(self, label: QLabel) -> None:
        """Show a label at the right end."""
        layout = self.layout()
        if layout is not None:
            layout.addWidget(label)

    def show_state(self, state: TrainingState) -> None:
        """Show a training under way."""
        titles = (self.tr("Training version {version} of {siglum}"), self.tr("Version {version} of {siglum}"))
        version = QLocale().toString(state.version)
        self._title.say(*(title.format(version=version, siglum=state.siglum) for title in titles))
        self._title.setToolTip("")
        self._bar.setValue(round(state.share * 1000))
        self._time.setText(progress_text(state))
        self._curve.show_losses(state.losses, state.accuracies)
        self._versions.hide()
        text = "" if state.accuracy is None else self.tr("held out {accuracy}")
        held_out = messages.percent(state.accuracy or 0.0)
        self._accuracy.say(text.format(accuracy=held_out), held_out)
        self._accuracy.setVisible(bool(text))
        for widget in (self._bar, self._time, self._cancel):
            widget.show()
        self._curve.setVisible(len(state.losses) > 1)

    def show_model(self, model: TrainedModel | None) -> None:
        """Show what is known of the newest model, or what to do to get one."""
        for widget in (self._bar, self._time, self._cancel):
            widget.hide()
        if model is None:
            self._title.setText(self.tr("No model yet"))
            self._title.setToolTip("")
            self._accuracy.setText(self._next_step())
            self._accuracy.show()
            self._curve.hide()
            self._versions.hide()
            return
        title = self.tr("Version {version} of {siglum}")
        self._title.setText(title.format(version=QLocale().toString(model.version), siglum=model.siglum))
        tip = [self._title.text(), messages.system_name(model.system)]
        if model.base is not None:
            text = self.tr("goes on from version {version}, with what was decided since")
            tip.append(text.format(version=QLocale().toString(model.base)))
        if model.failure is not None:
            tip.append(messages.error_sentence(model.failure))
        self._title.setToolTip("\n".join(tip))
        self._accuracy.say(*self._accuracy_wordings(model))
        self._accuracy.show()
        self._curve.show_losses(model.losses)
        self._curve.setVisible(len(model.losses) > 1)
        self._versions.show_versions(model.versions, model.bases)
        self._versions.setVisible(len(model.versions) > 1)

    def name_key(self, key: str) -> None:
        """The key that retrains, for the hint; empty where there is none."""
        self._advise(key, self._enough)

    def show_decided(self, decided: int) -> None:
        """Say what to do next, so many words of the manuscript being decided."""
        self._advise(self._key, decided >= MINIMUM_DECISIONS)

    def _advise(self, key: str, enough: bool) -> None:
        old = self._next_step()
        self._key, self._enough = key, enough
        if self._accuracy.text() == old:
            self._accuracy.setText(self._next_step())

    def _next_step(self) -> str:
        few = self.tr("Retrain once {count} words are decided").format(count=MINIMUM_DECISIONS)
        text = self.tr("Enough is decided: retrain to get the first one") if self._enough else few
        return f"{text} ({self._key})" if self._key else text

    def _accuracy_wordings(self, model: TrainedModel) -> list[str]:
        """How good it is, the longest wording first, each with what went wrong."""
        wordings = self._accuracies(model)
        if model.previous_unreadable:
            text = self.tr("version {version} in the project file could not be read").format(version=model.version - 1)
            return [f"{wording} ({text})" for wording in wordings]
        if model.failure is not None:
            where = self.tr("computed on the CPU")
            return [f"{wording} · {where}" for wording in wordings]
        return wordings

    def _accuracies(self, model: TrainedModel) -> list[str]:
        if model.accuracy is None:
            return [self.tr("accuracy is measured from 100 decided words on")]
        now = messages.percent(model.accuracy)
        shorter = [
            self.tr("right on {now} of held-out decisions").format(now=now),
            self.tr("held out {accuracy}").format(accuracy=now),
        ]
        if model.previous_accuracy is None or model.version < 2:
            return shorter
        text = self.tr("right on {now} of held-out decisions (version {version}: {before})")
        before = messages.percent(model.previous_accuracy)
        return [text.format(now=now, version=model.version - 1, before=before), *shorter]


def progress_text(state: TrainingState) -> str:
    """How far a training is, and how long it will take where that is known."""
    stages = {
        "load": QCoreApplication.translate("TrainingPanel", "loading…"),
        "align": QCoreApplication.translate("TrainingPanel", "aligning…"),
        "suggest": QCoreApplication.translate("TrainingPanel", "reading the manuscript…"),
    }
    if state.stage in stages:
        return stages[state.stage]
    percent = messages.percent(state.share, 0)
    return percent if state.seconds_left is None else f"{percent} · {messages.time_left(state.seconds_left)}"
