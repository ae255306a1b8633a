"""How errors are written into the log file, which may be given to others: as reports, without words of manuscripts."""

from __future__ import annotations

import logging

from histnorm_gui.core.error_report import describe

QT_LOGGER = "histnorm_gui.qt_messages"


class WordlessFormatter(logging.Formatter):
    """Writes exceptions as reports; of a message of Qt's only what stands before its values."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, or lines, of a record."""
        error = record.exc_info[1] if record.exc_info else None
        plain = logging.makeLogRecord({**record.__dict__, "exc_info": None, "exc_text": None})
        if record.name == QT_LOGGER:
            plain.msg, plain.args = _without_values(record.getMessage()), None
        line = super().format(plain)
        return line if error is None else f"{line}\n{describe(error).text(words=False)}"


def _without_values(message: str) -> str:
    """A message of Qt's up to its second colon: "QString::arg: Argument missing: ..." quotes a text after it."""
    parts = message.split(": ")
    return ": ".join(parts[:2]) + (": …" if len(parts) > 2 else "")
