"""How fast files are read and written."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial

from devtools.bench_figures import Measured
from devtools.format_samples import samples
from histnorm_gui.core.assets import resource
from histnorm_gui.core.source import Document, SourceFormat, Written
from histnorm_gui.formats import registry

WORDS = 13_000


def running_text() -> bytes:
    """A running text of 13,000 words, and somewhat more."""
    words = resource("example", "N.txt").read_text(encoding="utf-8")
    return (words * (WORDS // len(words.split()) + 1)).encode()


def running_document() -> Document:
    """That text as it is read."""
    return registry.parse(running_text(), "n.txt", SourceFormat.TEXT)


def formats() -> Iterator[Measured]:
    """Reading a running text beside splitting it at white space; reading and writing 10,000 words in every format,
    beside a second."""
    data = running_text()
    ours, plain = best(lambda: registry.parse(data, "n.txt", SourceFormat.TEXT)), best(data.decode().split)
    yield "reading 13,000 words", ours, "s", "str.split", plain, ""
    for source_format, sample in samples(10_000).items():
        document = registry.parse(sample, "a", source_format)
        decisions = [Written("norm")] * len(document.tokens)
        read = best(partial(registry.parse, sample, "a", source_format), 2)
        written = best(partial(registry.write, document.source, decisions), 2)
        yield f"10,000 words of {source_format.value}, in", read, "s", "a second", 1.0, ""
        yield f"10,000 words of {source_format.value}, out", written, "s", "a second", 1.0, ""


def best(work: Callable[[], object], times: int = 5) -> float:
    """The shortest of several runs, in seconds."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        found.append(time.perf_counter() - began)
    return min(found)
