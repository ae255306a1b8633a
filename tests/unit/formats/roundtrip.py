"""What is asked of every format that is written back into its own file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import ModuleType

from hypothesis import strategies as st

from histnorm_gui.core.source import Document, Source, SourceFormat, Written

# Any text of the Basic Multilingual Plane, private-use characters included, that an XML file can hold.
xml_norms = st.text(
    st.characters(
        min_codepoint=0x20,
        max_codepoint=0xFFFD,
        exclude_categories=("Cs",),
        exclude_characters="\x7f",
    )
    | st.sampled_from("\t\n &<>'\"\ue000\uf158ſꝛ\u0364"),
    min_size=1,
    max_size=12,
)


def source_of(
    module: ModuleType, raw: str | bytes, options: Mapping[str, str] | None = None, name: str = "ms.xml"
) -> Source:
    """A source in the format of a module, UTF-8 with or without byte order mark."""
    data = raw.encode() if isinstance(raw, str) else raw
    encoding = "utf-8-sig" if data.startswith(b"\xef\xbb\xbf") else "utf-8"
    format = SourceFormat(module.__name__.rpartition(".")[2])
    return Source(name, format, data, encoding, dict(options or {}))


def pairs(document: Document) -> list[tuple[str, str | None]]:
    """Forms with normalizations."""
    return [(token.form, token.normalization) for token in document.tokens]


def forms(document: Document) -> list[str]:
    """The forms."""
    return [token.form for token in document.tokens]


def check_untouched(module: ModuleType, source: Source) -> Document:
    """Read, and write without decisions: the same bytes; tokens are in order and do not overlap."""
    document: Document = module.read(source)
    assert module.read(source) == document
    assert module.write(source, [None] * len(document.tokens)) == source.data
    position = 0
    for token in document.tokens:
        assert position <= token.start < token.end <= len(source.text), token
        position = token.end
    return document


def check_written(module: ModuleType, source: Source, decisions: Sequence[Written | None]) -> Source:
    """Write, and read back: the same tokens, with the normalizations that were written and the others as before."""
    before: Document = module.read(source)
    written = replace(source, data=module.write(source, decisions))
    after: Document = module.read(written)
    expected = [
        (token.form, token.kind, token.normalization if found is None else found.norm)
        for token, found in zip(before.tokens, decisions, strict=True)
    ]
    assert [(token.form, token.kind, token.normalization) for token in after.tokens] == expected
    assert [problem.text for problem in after.problems] == [problem.text for problem in before.problems]
    return written


def check_real_file(module: ModuleType, source: Source) -> Document:
    """All of this with a file of ../shared: untouched, and with every third, every second and every token written."""
    document = check_untouched(module, source)
    for step in (3, 2, 1):
        decisions = [
            Written(f"n{place} 'ſ<&\">\ue5b8", decided=place % 2 == 0) if place % step == 0 else None
            for place in range(len(document.tokens))
        ]
        check_written(module, source, decisions)
    return document
