"""What Qt itself complains about: to stderr and the log file, as everything else."""

from __future__ import annotations

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from histnorm_gui.core.error_log import QT_LOGGER
from histnorm_gui.core.error_report import Repeats

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
logger = logging.getLogger(QT_LOGGER)


class QtMessages:
    """Takes Qt's messages over; one that comes again and again is written the first times, and then the 10th, 100th."""

    def __init__(self) -> None:
        self._repeats = Repeats()

    def install(self) -> None:
        """Take the place of Qt's own handler, which writes to stderr alone."""
        qInstallMessageHandler(self.handle)

    def handle(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        """Write one message down; called in whatever thread it comes from."""
        text = message or ""
        count = self._repeats.count(f"{kind}{text}")
        if self._repeats.is_worth_telling(count):
            again = f" ({count}×)" if count > 1 else ""
            logger.log(_LEVELS.get(kind, logging.WARNING), "%s%s", text, again)
