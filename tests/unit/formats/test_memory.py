"""Large files: reading one and writing into it takes a small multiple of its bytes, however short its words are."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from devtools.format_samples import sample
from histnorm_gui.core.source import Document, SourceFormat, Written
from histnorm_gui.formats import registry, streams
from histnorm_gui.services import exchange
from histnorm_gui.services.export_tokens import DocumentTokens, ImportedDecisions

WORDS = 3000
FIXED = 1_000_000  # bytes for what does not grow with the file: the elements of a stretch while it is checked
FORMATS = (
    SourceFormat.FOLIA,
    SourceFormat.TCF,
    SourceFormat.EXB,
    SourceFormat.VARD,
    SourceFormat.CORA,
    SourceFormat.TEI,
)


def peak_of(work: Callable[[], object]) -> int:
    """The most that a piece of work takes at once, above what there is before."""
    gc.collect()
    tracemalloc.start(1)
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("format", FORMATS)
def test_a_file_takes_a_small_multiple_of_its_bytes(format: SourceFormat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "AT_ONCE", 1 << 12)
    data = sample(format, WORDS)
    registry.parse(sample(format, 10), "a", format)  # what is loaded for the first file of a format is no matter
    found: list[Document] = []
    assert peak_of(lambda: found.append(registry.parse(data, "a", format))) < 4 * len(data) + FIXED
    decisions = [Written("norm")] * len(found[0].tokens)
    assert len(decisions) == WORDS
    written: list[int] = []

    def write() -> None:
        written.extend(len(part) for part in registry.writing(found[0].source, decisions))

    assert peak_of(write) < 4 * len(data) + FIXED
    assert sum(written) == len(registry.write(found[0].source, decisions)) > len(data)


@pytest.mark.parametrize("format", list(registry.MODULES))
def test_parts_together_are_the_file(format: SourceFormat) -> None:
    document = registry.parse(sample(format, 300), "a", format)
    decisions = [Written(f"n{at}") if at % 3 else None for at in range(len(document.tokens))]
    parts = b"".join(registry.writing(document.source, decisions))
    if format is not SourceFormat.XLSX:  # packed, with the time in it
        assert parts == registry.write(document.source, decisions)
    assert b"".join(registry.writing(document.source, [None] * len(decisions))) == document.source.data


@pytest.mark.parametrize("wanted", list(exchange.ExportFormat))
def test_an_export_in_parts_is_the_export(wanted: exchange.ExportFormat) -> None:
    document = registry.parse(sample(SourceFormat.FOLIA, 400), "a", SourceFormat.FOLIA)
    tokens = DocumentTokens(document, ImportedDecisions(document, ""))
    whole = exchange.export(document.source, tokens, wanted, exchange.Undecided.FORM)
    parts = exchange.exporting(document.source, tokens, wanted, exchange.Undecided.FORM)
    assert b"".join(parts) == whole
