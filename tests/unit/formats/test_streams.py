"""Texts in stretches: wherever a file is cut, what is read from it and written into it is the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from devtools.format_samples import samples
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source, SourceFormat, Written
from histnorm_gui.formats import registry, streams
from histnorm_gui.formats.delimited import rows
from histnorm_gui.formats.streams import Patch, changed, joined, lines_in

TEXTS = st.text(st.sampled_from('ab \t;"\r\n\u2028ſ\U0001d11e'), max_size=40)
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "cp1252")


@pytest.fixture(params=[1, 3, 7])
def short(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stretches of so few bytes that everything is cut somewhere."""
    monkeypatch.setattr(streams, "AT_ONCE", request.param)


def cut(text: str, at: int) -> Iterator[str]:
    """The text in stretches of so many characters."""
    return (text[begin : begin + at] for begin in range(0, len(text), at))


def source(text: str, encoding: str = "utf-8") -> Source:
    """A running text in an encoding."""
    return Source("a.txt", SourceFormat.TEXT, text.encode(encoding), encoding)


@given(TEXTS, st.integers(1, 9))
def test_lines_do_not_depend_on_the_stretches(text: str, at: int) -> None:
    whole = list(lines_in((text,)))
    assert list(lines_in(cut(text, at))) == whole
    assert [line.text for line in whole] == text.replace("\r\n", "\n").replace("\r", "\n").removesuffix(
        "\n" if text[-1:] in "\r\n" else ""
    ).split("\n") or not text
    assert all(text.startswith(line.text, line.start) for line in whole)


@given(TEXTS, st.integers(1, 9), st.booleans())
def test_rows_do_not_depend_on_the_stretches(text: str, at: int, quoted: bool) -> None:
    whole = list(rows((text,), ";", quoted))
    assert list(rows(cut(text, at), ";", quoted)) == whole
    assert all(text.startswith(";".join(row.raw), row.start) for row in whole)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.usefixtures("short")
def test_patches_are_put_in_wherever_the_text_is_cut(encoding: str) -> None:
    text = "äne zwo\r\ndrî vier" if encoding == "cp1252" else "äne zwo\r\ndrî vier \U0001d11e"
    patches = [Patch(0, 0, "<"), Patch(4, 12, "ſo" if encoding != "cp1252" else "so"), Patch(len(text), len(text), ">")]
    new = f"<{text[:4]}{patches[1].replacement}{text[12:]}>"
    assert changed(source(text, encoding), patches) == new.encode(encoding)
    assert changed(source(text, encoding), []) == text.encode(encoding)
    assert (
        changed(source(text, encoding), [Patch(4, 12, "x")], behind=str.upper)
        .decode(encoding)
        .startswith(f"äne x{text[4:12].upper()}")
    )


@pytest.mark.usefixtures("short")
def test_what_an_encoding_lacks_is_named_wherever_it_stands() -> None:
    with pytest.raises(UserError) as refused:
        joined(iter(["aſ", "b" * 10, "ꝛ"]), source("a", "cp1252"))
    assert refused.value.code is ErrorCode.TEXT_UNENCODABLE
    assert refused.value.args_by_name["characters"] == "ſ ꝛ"


@pytest.mark.parametrize("patches", [[Patch(2, 1, "")], [Patch(2, 3, ""), Patch(1, 1, "")], [Patch(3, 9, "")]])
@pytest.mark.usefixtures("short")
def test_patches_that_cannot_be_are_a_mistake_of_the_caller(patches: list[Patch]) -> None:
    with pytest.raises(ValueError, match=r"out of order|outside"):
        changed(source("abcd"), patches)


@pytest.mark.usefixtures("short")
def test_every_format_reads_and_writes_the_same_in_short_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    for format, data in samples(60).items():
        document = registry.parse(data, f"a.{format.value}", format)
        decisions = [Written(f"ſ{at}") if at % 3 else None for at in range(len(document.tokens))]
        written = registry.write(document.source, decisions)
        with monkeypatch.context() as patched:
            patched.setattr(streams, "AT_ONCE", 1 << 20)
            assert registry.parse(data, f"a.{format.value}", format) == document
            if format is not SourceFormat.XLSX:  # packed anew with the time of packing
                assert registry.write(document.source, decisions) == written
