"""Waiting for work beside the window that may take long: what is being done, how far it is, and a way to stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QProgressDialog, QWidget

from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, Watch
from histnorm_gui.qt import messages
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.jobs import Job, Jobs
from histnorm_gui.qt.retranslating import translated

translate = QCoreApplication.translate

WatchedWork = Callable[[Watch], Any]


def _bar(window: QWidget, modal: bool) -> QProgressDialog:
    """A bar that is there at once and stays until it is told to go."""
    bar = QProgressDialog("", "", 0, 0, window)
    bar.setMinimumDuration(0)
    bar.setMinimumWidth(420)
    bar.setAutoReset(False)
    bar.setAutoClose(False)
    bar.setWindowModality(Qt.WindowModality.WindowModal if modal else Qt.WindowModality.NonModal)
    return bar


def wait_for(
    jobs: Jobs,
    window: QWidget,
    kind: str,
    title: Callable[[], str],
    work: WatchedWork,
    done: Callable[[Any], object],
    *,
    failed: Callable[[Exception, str], object] | None = None,
    cancelled: Callable[[], object] | None = None,
    modal: bool = False,
) -> Job:
    """Do some work on a thread of its own under a bar of progress; ``done`` gets what it returned.

    A failure is shown in a box unless ``failed`` takes it. ``modal`` keeps everything else in the window from being
    changed meanwhile. ``title`` says what is being done, in the language that is installed now.
    """
    before = QApplication.activeWindow()
    bar = _bar(window, modal)
    stages: list[str] = []  # the one that the work is in

    def watched(progress: ProgressCallback, cancel: CancelToken) -> Any:
        return work(Watch(progress, cancel))

    def name() -> None:
        bar.setWindowTitle(title())
        bar.setLabelText("\n".join([title(), *map(messages.stage_name, stages)]))
        bar.setCancelButtonText(translate("messages", "Cancel"))

    translated(bar, name)

    def progressed(step: Progress) -> None:
        if stages != [step.stage]:
            stages[:] = [step.stage]
            name()
        bar.setMaximum(1000 if step.total else 0)
        bar.setValue(min(999, 1000 * step.done // step.total) if step.total else 0)

    def ended() -> None:
        """The keys are for what had them before, or else for the window, unless they go elsewhere by now."""
        # Also where they are there still: work that is over at once ends before its bar has got the keys.
        if QApplication.activeWindow() in (None, bar, before):
            there = [shown for shown in QApplication.topLevelWidgets() if shown is before and shown.isVisible()]
            (there[0] if there else window).activateWindow()
        bar.deleteLater()

    job = jobs.start(kind, watched)
    job.progressed.connect(progressed)
    job.finished.connect(done)
    job.on_failure(failed or (lambda error, where: show_error(window, error, where)))
    if cancelled is not None:
        job.cancelled.connect(cancelled)
    job.ended.connect(ended)
    bar.canceled.connect(job.cancel)
    job.start()
    bar.show()
    return job
