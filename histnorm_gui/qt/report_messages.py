"""Sentences about reports, and about the languages that they are written in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from histnorm_gui.core.errors import ErrorCode

translate = QCoreApplication.translate


def report_texts() -> dict[ErrorCode, str]:
    """Sentences about reports that cannot be read or repeated."""
    return {
        ErrorCode.REPORT_FOREIGN: translate("messages", "{path} is no report of histnorm."),
        ErrorCode.REPORT_NEWER: translate(
            "messages", "{path} was written by a newer histnorm. Please update histnorm to read it."
        ),
        ErrorCode.REPORT_DAMAGED: translate(
            "messages", "{path} is damaged or was changed: {entry} does not fit. Please have the report written again."
        ),
        ErrorCode.REPORT_WITHOUT_TRAINING: translate(
            "messages", "There is no training in {path} that could be repeated."
        ),
        ErrorCode.REPORT_PROJECT_MISSING: translate(
            "messages", "The project {name} of the report {path} is not beside it."
        ),
        ErrorCode.REPORT_LEXICON_MISSING: translate("messages", "The training used the word list {name}."),
        ErrorCode.METHODS_LANGUAGE_UNKNOWN: translate(
            "messages", "The paragraph cannot be written in the language {language}."
        ),
    }
