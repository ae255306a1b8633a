"""What an export cannot say in its format, so that nobody finds out later."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from histnorm_gui.core.model import Remark
from histnorm_gui.core.source import Feature, Source
from histnorm_gui.formats import registry
from histnorm_gui.services.exchange import PLAIN, ExportFormat
from histnorm_gui.services.export_tokens import DocumentTokens
from histnorm_gui.services.manuscript_text import ManuscriptText


class LossCode(StrEnum):
    """What a file has no place for."""

    JOINS = "joins"  # their normalizations stand at their first tokens
    MODERNIZATIONS = "modernizations"
    REMARKS = "remarks"  # notes and flags


@dataclass(frozen=True, slots=True)
class Loss:
    """Something that an export cannot express, and of how many tokens."""

    code: LossCode
    count: int


def losses(source: Source, text: ManuscriptText, modernizes: bool, format: ExportFormat) -> tuple[Loss, ...]:
    """What an export of a manuscript in this format leaves out or cannot say."""
    features = _features(source, format)
    remarks = [remark for _, remark in text.remarked()]
    modern = sum(bool(remark.modernization) for remark in remarks) if modernizes else 0
    found = (
        Loss(LossCode.JOINS, _lost_joins(text, features)),
        Loss(LossCode.MODERNIZATIONS, 0 if Feature.MODERNIZATION in features else modern),
        Loss(LossCode.REMARKS, 0 if Feature.REMARKS in features else sum(map(_says_something, remarks))),
    )
    return tuple(loss for loss in found if loss.count)


def document_losses(tokens: DocumentTokens, format: ExportFormat) -> tuple[Loss, ...]:
    """What a file that is in no project has, and what this format leaves out or cannot say."""
    document = tokens.document
    features = _features(document.source, format)
    joins = 0
    if Feature.OPEN_JOIN not in features:
        joins = len(tokens.open_joins) if Feature.JOIN in features else tokens.joins
    modern = 0 if Feature.MODERNIZATION in features else document.tokens.modernizations
    remarks = 0 if Feature.REMARKS in features else sum(map(_says_something, document.remarks.values()))
    found = (Loss(LossCode.JOINS, joins), Loss(LossCode.MODERNIZATIONS, modern), Loss(LossCode.REMARKS, remarks))
    return tuple(loss for loss in found if loss.count)


def _lost_joins(text: ManuscriptText, features: frozenset[Feature]) -> int:
    """How many joins the file cannot express: all of them, or those that have no normalization yet."""
    joins = text.joins()
    if Feature.OPEN_JOIN in features:
        return 0
    if Feature.JOIN in features:
        return sum(not join.annotation.decided for join in joins)
    return len(joins)


def _features(source: Source, format: ExportFormat) -> frozenset[Feature]:
    if format is ExportFormat.SOURCE:
        return frozenset({Feature.JOIN, Feature.OPEN_JOIN}) if source.format in PLAIN else registry.features(source)
    return frozenset(Feature) if format is ExportFormat.TSV4 else frozenset({Feature.JOIN, Feature.OPEN_JOIN})


def _says_something(remark: Remark) -> bool:
    return bool(remark.note or remark.flagged)
