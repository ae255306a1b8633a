"""Words for what keeps a project safe: backups, who has it open, what changed outside, merging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.project.backups import Reason

if TYPE_CHECKING:
    from histnorm_gui.project.comparison import Since
    from histnorm_gui.services.conflicts import Version, What
    from histnorm_gui.services.merging import Taken

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
        ErrorCode.LEXICON_GONE: translate(
            "messages",
            "The word list of this project, “{path}”, is not there any more. The suggestions are made without it."
            " Another one can be chosen with File > Project settings.",
        ),
        ErrorCode.TAGGER_GONE: translate(
            "messages",
            "The model of other texts of this project, “{path}”, is not there any more. The suggestions are made"
            " without it. Another one can be chosen with File > Project settings.",
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


def what_name(what: What) -> str:
    """What two copies disagree about."""
    from histnorm_gui.services.conflicts import What

    return {
        What.DECISION: translate("messages", "normalization"),
        What.NOTE: translate("messages", "note"),
        What.MODERNIZATION: translate("messages", "modernization"),
        What.JOIN: translate("messages", "join"),
    }[what]


def version_text(what: What, version: Version) -> str:
    """One side of a conflict."""
    from histnorm_gui.services.conflicts import What

    if what is What.JOIN:
        if not version.joined:
            return translate("messages", "not joined")
        return f"{version.joined} → {version.text}" if version.text else version.joined
    if version.text:
        return version.text
    return translate("messages", "open") if what is What.DECISION else translate("messages", "none")


def version_line(name: str, what: What, version: Version) -> str:
    """One side of a conflict with who made it and when, as far as that is known."""
    parts = [version_text(what, version)]
    if version.editor:
        parts.append(version.editor)
    if version.at:
        parts.append(local_time(version.at))
    return translate("messages", "{name}: {version}").format(name=name, version=" · ".join(parts))


def taken_sentence(taken: Taken, three_way: bool) -> str:
    """What a merge takes over without a question, and from what it knows that."""
    number = QLocale().toString
    parts = [
        (taken.decisions, translate("messages", "decisions: {count}")),
        (taken.remarks, translate("messages", "notes and marks: {count}")),
        (taken.joins, translate("messages", "joins: {count}")),
        (taken.forgotten, translate("messages", "forgotten suggestions: {count}")),
        (taken.manuscripts, translate("messages", "manuscripts: {count}")),
    ]
    listed = ", ".join(text.format(count=number(count)) for count, text in parts if count)
    if listed:
        said = translate("messages", "Taken over from the other copy without a question: {listed}.").format(
            listed=listed
        )
    else:
        said = translate("messages", "Nothing is taken over without a question.")
    if not three_way:
        said += " " + translate(
            "messages",
            "What the two have in common is not known: what only one of them has is taken, and where they differ you"
            " are asked.",
        )
    return said


def local_time(at: str) -> str:
    """A time in UTC and ISO 8601 as the editor writes it; as it is where it is none."""
    time = QDateTime.fromString(at, Qt.DateFormat.ISODate)
    if not time.isValid():
        return at
    return QLocale().toString(time.toLocalTime(), QLocale.FormatType.ShortFormat)
