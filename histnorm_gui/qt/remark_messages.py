"""Sentences about what the editor says of tokens, and about who decided what."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTimeZone

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.core.model import Annotation, DecisionSource, Remark
from histnorm_gui.services.losses import Loss, LossCode
from histnorm_gui.services.second_look import Doubt, SecondLook

translate = QCoreApplication.translate


def remark_text(remark: Remark) -> str:
    """Flag, exclusion and note in words, in one line."""
    said = []
    if remark.flagged:
        said.append(translate("messages", "flagged"))
    if remark.excluded:
        said.append(translate("messages", "not learned from"))
    if remark.note:
        said.append(" ".join(remark.note.split()))
    return ", ".join(said)


def second_look_name() -> str:
    """What stands at a decision that is worth a second look."""
    return translate("messages", "look again")


def second_look_reason(look: SecondLook) -> str:
    """Why a decision is worth a second look."""
    texts = {
        Doubt.MODEL: translate("messages", "The model reads “{instead}” ({share})."),
        Doubt.MAJORITY: translate("messages", "This form is “{instead}” elsewhere ({share} of its other decisions)."),
        Doubt.SEVERAL: translate("messages", "This form is “{instead}”, too ({share} of its other decisions)."),
    }
    share = QLocale().toString(round(look.share * 100))
    return texts[look.doubt].format(instead=look.instead, share=translate("messages", "{number}%").format(number=share))


def provenance(annotation: Annotation) -> str:
    """Who decided, when, how, and what model was at hand; empty for an open token."""
    made = annotation.provenance
    if not annotation.decided:
        return ""
    said = [how_decided(made.source)]
    if made.editor:
        said.append(made.editor)
    if made.at:
        said.append(local_time(made.at))
    if made.model_version is not None:
        text = translate("messages", "model version {version}")
        said.append(text.format(version=QLocale().toString(made.model_version)))
    return " · ".join(part for part in said if part)


def how_decided(source: DecisionSource) -> str:
    """How a decision came about."""
    return {
        DecisionSource.NONE: "",
        DecisionSource.SUGGESTION: translate("messages", "suggestion accepted"),
        DecisionSource.CANDIDATE: translate("messages", "candidate chosen"),
        DecisionSource.FORM: translate("messages", "form kept"),
        DecisionSource.TYPED: translate("messages", "typed"),
        DecisionSource.IMPORTED: translate("messages", "imported"),
        DecisionSource.BULK: translate("messages", "accepted for all of the form"),
        DecisionSource.REPLACED: translate("messages", "search and replace"),
        DecisionSource.JOINED: translate("messages", "joined decisions"),
    }[source]


def local_time(at: str) -> str:
    """A time in UTC (ISO 8601) as the clock here showed it; what is no time stays as it is."""
    time = _local(at)
    return QLocale().toString(time, QLocale.FormatType.ShortFormat) if time.isValid() else at


def recent_time(at: str) -> str:
    """The same, without the date where that is today's."""
    time = _local(at)
    if time.isValid() and time.date() == QDate.currentDate():
        return QLocale().toString(time.time(), QLocale.FormatType.ShortFormat)
    return local_time(at)


def _local(at: str) -> QDateTime:
    time = QDateTime.fromString(at, "yyyy-MM-ddTHH:mm:ss+00:00")
    if time.isValid():
        time.setTimeZone(QTimeZone.utc())
        return time.toLocalTime()
    return time


def loss_sentence(loss: Loss) -> str:
    """What an export leaves out."""
    texts = {
        LossCode.JOINS: translate(
            "messages",
            "This format has no place for joins ({count}): the normalization stands at the first word, the others stay"
            " as they are in the file.",
        ),
        LossCode.MODERNIZATIONS: translate(
            "messages", "This format has no place for modernizations ({count}): they are left out."
        ),
        LossCode.REMARKS: translate("messages", "Notes and flags ({count}) stay in the project."),
    }
    return texts[loss.code].format(count=QLocale().toString(loss.count))


def search_texts() -> dict[ErrorCode, str]:
    """Sentences about what cannot be searched for."""
    return {
        ErrorCode.PATTERN_WRONG: translate("messages", "This is no regular expression: {reason}."),
        ErrorCode.PATTERN_ENDLESS: translate(
            "messages",
            "Searching for this pattern could take for ever, because it repeats a repetition. Please write it in"
            " another way.",
        ),
        ErrorCode.REPLACEMENT_WRONG: translate("messages", "This replacement does not fit the pattern: {reason}."),
    }
