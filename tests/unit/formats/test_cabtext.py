"""DTA-CAB's own text format."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.source import SourceFormat, Written
from histnorm_gui.formats import cabtext
from histnorm_gui.formats.registry import detect, load
from tests.unit.formats.roundtrip import check_real_file, check_untouched, check_written, pairs, source_of

SAMPLE = (
    "%% $s:lang=de\nvnd\n\t+[xlit] l1=1\n\t+[moot/word] und\n\t+[moot/tag] KON\nda\n\n"
    "%% x\ndar zů\n\t[moot/word] dazu\n"
)


def test_tokens_have_their_normalization_in_moot() -> None:
    document = check_untouched(cabtext, source_of(cabtext, SAMPLE))
    assert pairs(document) == [("vnd", "und"), ("da", None), ("dar zů", "dazu")]
    assert [token.line for token in document.tokens] == ["2", "6", "9"]
    assert detect(SAMPLE.encode(), "a.txt") is SourceFormat.CABTEXT


def test_a_normalization_is_replaced_or_added_as_the_last_analysis() -> None:
    source = source_of(cabtext, SAMPLE.replace("\n", "\r\n"))
    after = check_written(cabtext, source, [Written("vnnd"), Written("do"), None])
    changed = SAMPLE.replace("] und", "] vnnd").replace("da\n", "da\n\t+[moot/word] do\n", 1)
    assert after.text == changed.replace("\n", "\r\n")
    assert check_written(cabtext, source_of(cabtext, "vnd\n\t+[moot/word]\n\t+[x]\n"), [Written("u")]).text == (
        "vnd\n\t+[moot/word] u\n\t+[x]\n"
    )
    with pytest.raises(ValueError, match="line end"):
        cabtext.write(source, [Written("a\nb"), None, None])


LINES = st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"], exclude_characters="\r\n")


@given(st.lists(st.none() | st.text(LINES, min_size=1), min_size=3, max_size=3))
def test_any_normalizations_survive(norms: list[str | None]) -> None:
    check_written(cabtext, source_of(cabtext, SAMPLE), [None if norm is None else Written(norm) for norm in norms])


def test_a_real_file(shared_data: Path) -> None:
    document = load(shared_data / "formats" / "dta-cab" / "elephant.raw.cab-txt")
    assert document.source.format is SourceFormat.CABTEXT
    assert pairs(document)[:5] == [
        ("EJn", "Ein"),
        ("zamer", "zahmer"),
        ("Elephant", "Elefant"),
        ("gillt", "gilt"),
        ("ohngefähr", "ungefähr"),
    ]
    assert len(document.tokens) == 14
    check_real_file(cabtext, document.source)
