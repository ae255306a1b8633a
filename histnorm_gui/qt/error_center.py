"""Where unexpected errors of a window come together: written down, counted, and shown in one dialog."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from histnorm_gui.core.error_report import ErrorReport, Repeats, describe

if TYPE_CHECKING:
    from histnorm_gui.qt.dialogs.error_report_dialog import ErrorReportDialog

logger = logging.getLogger("histnorm_gui")

MOST_KINDS = 20
"""So many different errors are kept; a window in which more go wrong has told enough."""
_REPORTED = "histnorm_reported"


class ErrorCenter(QObject):
    """Takes unexpected errors of one window, from any of its threads.

    The first of a kind opens the dialog, or is added to it while it is open. Once the editor has closed it, the same
    error only counts and is said in the status bar: what fails with each repaint must not bring a dialog with each.
    """

    announced = Signal(str)  # something the editor should know, for some seconds
    _arrived = Signal(object, str, bool)

    def __init__(self, window: QWidget | None) -> None:
        super().__init__(window)
        self._window = window
        self._repeats = Repeats()
        self._reports: dict[str, ErrorReport] = {}
        self._counts: dict[str, int] = {}
        self._seen: set[str] = set()  # those whose dialog was closed
        self._taking = False
        self.dialog: ErrorReportDialog | None = None
        # Never within the call in which it came up, which may be the painting of a view.
        self._arrived.connect(self._take_queued, Qt.ConnectionType.QueuedConnection)

    @classmethod
    def of(cls, widget: QWidget | None) -> ErrorCenter:
        """The one of the window that a widget belongs to, made where it has none yet."""
        while widget is not None:
            found = widget.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if isinstance(found, cls):
                return found
            if widget.parentWidget() is None:
                break
            widget = widget.parentWidget()
        return cls(widget)

    def hear(self, error: BaseException, where: str) -> None:
        """Take an error that is in the log already, a little later; may be called from any thread."""
        self._arrived.emit(error, where, True)

    def take(self, error: BaseException, where: str = "", *, logged: bool = False) -> ErrorReportDialog | None:
        """Write an error down and show it. Returns the dialog, None where it only counts. The window's thread only."""
        if self._taking or error.__dict__.get(_REPORTED):
            return self.dialog
        self._taking = True
        try:
            error.__dict__[_REPORTED] = True
            return self._take(error, where, logged)
        finally:
            self._taking = False

    def _take_queued(self, error: BaseException, where: str, logged: bool) -> None:
        try:
            self.take(error, where, logged=logged)
        except Exception:  # an error in the telling of errors is written down, and that is all
            logger.exception("An error could not be shown")

    def _take(self, error: BaseException, where: str, logged: bool) -> ErrorReportDialog | None:
        report = describe(error, where)
        key = report.signature
        count = self._repeats.count(key)
        if not logged and self._repeats.is_worth_telling(count):
            logger.critical("Unexpected error in %s", where or "the window", exc_info=error)
        if key not in self._reports and len(self._reports) < MOST_KINDS:
            self._reports[key] = report
        if key in self._seen:
            said = self.tr("Something went wrong again ({count}×); it is in the log file.")
            if self._repeats.is_worth_telling(count):
                self.announced.emit(said.format(count=QLocale().toString(count)))
            return None
        if key not in self._reports:
            return self.dialog
        self._counts[key] = count
        dialog = self.dialog or self._opened()
        dialog.show_reports([(self._reports[shown], self._counts[shown]) for shown in self._counts])
        return dialog

    def _opened(self) -> ErrorReportDialog:
        from histnorm_gui.qt.dialogs.error_report_dialog import ErrorReportDialog

        dialog = self.dialog = ErrorReportDialog(self._window or QApplication.activeWindow())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        dialog.open()
        return dialog

    def _closed(self) -> None:
        self._seen.update(self._counts)
        self._counts.clear()
        self.dialog = None
