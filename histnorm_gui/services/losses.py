"""What an export cannot say in its format, so that nobody finds out later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from histnorm_gui.core.source import Feature, Source
from histnorm_gui.formats import registry
from histnorm_gui.services.exchange import PLAIN, ExportFormat, ExportToken


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


def losses(source: Source, tokens: Sequence[ExportToken], format: ExportFormat) -> tuple[Loss, ...]:
    """What an export in this format leaves out or cannot say."""
    features = _features(source, format)
    joins = sum(bool(item.token.parts) for item in tokens)
    modern = sum(bool(item.modernization) for item in tokens)
    remarks = sum(item.remarked for item in tokens)
    found = (
        Loss(LossCode.JOINS, 0 if Feature.JOIN in features else joins),
        Loss(LossCode.MODERNIZATIONS, 0 if Feature.MODERNIZATION in features else modern),
        Loss(LossCode.REMARKS, remarks),
    )
    return tuple(loss for loss in found if loss.count)


def _features(source: Source, format: ExportFormat) -> frozenset[Feature]:
    if format is ExportFormat.SOURCE:
        return frozenset({Feature.JOIN}) if source.format in PLAIN else registry.features(source)
    return frozenset(Feature) if format is ExportFormat.TSV4 else frozenset({Feature.JOIN})
