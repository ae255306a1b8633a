"""Why a candidate is suggested, in the editor's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from histnorm_gui.core.suggestion import Candidate, CandidateSource, Reason, ReasonKind

translate = QCoreApplication.translate


def reason_sentences(candidate: Candidate) -> list[str]:
    """What speaks for a candidate, the strongest first; never none."""
    if candidate.reasons:
        return [_sentence(reason) for reason in candidate.reasons]
    return [_source_sentence(candidate)]


def _sentence(reason: Reason) -> str:
    if reason.kind is ReasonKind.DECIDED:
        return _decided(reason.count, reason.total)
    if reason.kind is ReasonKind.MANUSCRIPTS:
        return _manuscripts(reason.count, reason.total)
    if reason.kind is ReasonKind.ALIKE:
        text = translate("messages", "decided {count}× for a spelling like this one")
        return text.format(count=_number(reason.count))
    if reason.kind is ReasonKind.CHANGE:
        return _change(reason)
    return {
        ReasonKind.COMMON: translate("messages", "a common word that is often spelled so"),
        ReasonKind.LISTED: translate("messages", "in the word list"),
        ReasonKind.CONTEXT: translate("messages", "fits the words around it"),
        ReasonKind.READ: translate("messages", "read so by the network"),
        ReasonKind.SAME: translate("messages", "the form as it is"),
    }[reason.kind]


def _decided(count: int, total: int) -> str:
    if count == total:
        return translate("messages", "decided here {count}×").format(count=_number(count))
    text = translate("messages", "decided here {count}×, otherwise {rest}×")
    return text.format(count=_number(count), rest=_number(total - count))


def _manuscripts(count: int, total: int) -> str:
    if total == 1:
        return translate("messages", "so in the other manuscript")
    text = translate("messages", "so in {count} of {total} other manuscripts")
    return text.format(count=_number(count), total=_number(total))


def _change(reason: Reason) -> str:
    if reason.read.strip("-"):
        text = translate("messages", "“{written}” became “{read}” in {count} of {total} words")
    else:
        text = translate("messages", "“{written}” was left out in {count} of {total} words")
    return text.format(
        written=reason.written, read=reason.read, count=_number(reason.count), total=_number(reason.total)
    )


def _source_sentence(candidate: Candidate) -> str:
    """The source alone, where nothing more is known."""
    if candidate.source is CandidateSource.MEMORY:
        return _decided(candidate.count, candidate.total)
    if candidate.source is CandidateSource.OTHERS:
        if candidate.count == candidate.total:
            return translate("messages", "elsewhere {count}×").format(count=_number(candidate.count))
        text = translate("messages", "elsewhere {count}×, otherwise {rest}×")
        return text.format(count=_number(candidate.count), rest=_number(candidate.total - candidate.count))
    return {
        CandidateSource.MODEL: translate("messages", "read by the model"),
        CandidateSource.RULES: translate("messages", "put together letter by letter"),
        CandidateSource.LEXICON: translate("messages", "a near word of the lexicon"),
        CandidateSource.FORM: translate("messages", "the form as it is"),
    }[candidate.source]


def _number(count: int) -> str:
    return QLocale().toString(count)
