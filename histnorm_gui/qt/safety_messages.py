"""Words for what keeps a project safe: backups, who has it open, what changed outside, merging."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.comparison import Since

translate = QCoreApplication.translate


def project_texts() -> dict[ErrorCode, str]:
    """Sentences about project files that others use, too."""
    return {
        ErrorCode.PROJECT_HELD_ELSEWHERE: translate(
            "messages", "{holder} has opened “{path}” on another machine and has not closed it (since {since})."
        ),
        ErrorCode.PROJECT_LOOKED_AT: translate("messages", "“{name}” is open for reading only. Nothing was changed."),
        ErrorCode.PROJECT_CHANGED_OUTSIDE: translate(
            "messages",
            "Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was"
            " not overwritten. The last step was taken back; everything before it is kept as a backup.",
        ),
        ErrorCode.PROJECT_UNRELATED: translate(
            "messages", "“{path}” is not a copy of this project. Only copies of one project can be merged."
        ),
        ErrorCode.PROJECT_UNREPAIRABLE: translate(
            "messages", "There is nothing in “{path}” that could be saved. Please go back to a backup."
        ),
        ErrorCode.BACKUP_FAILED: translate(
            "messages",
            "The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.",
        ),
    }


def reason_name(reason: Reason) -> str:
    """Why a backup was made."""
    return {
        Reason.HOURLY: translate("messages", "hourly"),
        Reason.DAILY: translate("messages", "daily"),
        Reason.ACCEPT_ALL: translate("messages", "before accepting all of a form"),
        Reason.REPLACE: translate("messages", "before replacing"),
        Reason.IMPORT: translate("messages", "before an import"),
        Reason.MERGE: translate("messages", "before merging"),
        Reason.MIGRATION: translate("messages", "before an update of the project file"),
        Reason.RESTORE: translate("messages", "before restoring a backup"),
        Reason.OUTSIDE: translate("messages", "when another program changed the file"),
        Reason.BY_HAND: translate("messages", "by hand"),
    }[reason]


def megabytes(size: int) -> str:
    """A size of a file in words."""
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def since_sentence(since: Since) -> str:
    """What was done since a backup."""
    if since.nothing:
        return translate("messages", "nothing")
    number = QLocale().toString
    parts = [
        (since.decided, translate("messages", "{count} decided")),
        (since.otherwise, translate("messages", "{count} decided otherwise")),
        (since.reopened, translate("messages", "{count} reopened")),
        (since.remarks, translate("messages", "notes and marks: {count}")),
        (since.joins, translate("messages", "joins: {count}")),
        (since.manuscripts, translate("messages", "manuscripts: {count}")),
    ]
    return ", ".join(text.format(count=number(count)) for count, text in parts if count)
