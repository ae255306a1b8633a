"""Values and texts that libxml2 takes only in parts: nothing of them is left out of the check."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source, SourceFormat
from histnorm_gui.formats import xmllong, xmlspans

TEXTS = st.lists(
    st.sampled_from(["abc ", "&amp;", "&#xe4;", "ſ", "\n", ">", "]]", "]]>", "&", "\x01", "&x;", "=", " a='b' "])
).map("".join)
QUOTES = st.sampled_from(['"', "'"])


def refused(text: str) -> tuple[int, str] | None:
    """The line and the reason that a text is refused with."""
    try:
        xmlspans.check_text(Source("a.xml", SourceFormat.TEI, text.encode()), text)
    except UserError as error:
        assert error.code is ErrorCode.XML_BROKEN
        return int(str(error.args_by_name["line"])), str(error.args_by_name["reason"])
    return None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(TEXTS, TEXTS, TEXTS, QUOTES)
def test_parts_are_refused_where_the_whole_is(
    monkeypatch: pytest.MonkeyPatch, value: str, inside: str, behind: str, quote: str
) -> None:
    value = value.replace(quote, "")
    text = f"<a b={quote}{value}{quote} c='1'>{inside}<w/>{behind}</a>\n"
    with monkeypatch.context() as patched:
        patched.setattr(xmllong, "_PART", 1 << 30)
        expected = refused(text)
    with monkeypatch.context() as patched:
        patched.setattr(xmllong, "_PART", 8)
        patched.setattr(xmllong, "_REFERENCE", 7)
        found = refused(text)
    assert (found is None) is (expected is None), (expected, found)
    if expected is not None and found is not None and text.count("\n") == 1:
        assert found[0] == expected[0] == 1


@given(TEXTS, TEXTS)
def test_parts_are_all_of_the_text(value: str, inside: str) -> None:
    text = f'<a b="{value}">{inside}<w/>{inside}</a>'
    parts = list(xmllong.divided(text))
    assert "".join(text[part.start : part.stop] for part in parts if isinstance(part, range)) == text


def test_a_mistake_behind_and_in_a_long_value_is_named_by_its_line() -> None:
    long = "word &amp;\n" * 1_200_000
    assert refused(f'<a b="{long}">\n<w/></a>') is None
    open_tag = refused(f'<a b="{long}">\n<w></a>')
    assert open_tag is not None and open_tag[0] == 1_200_002
    broken = refused(f'<a b="{long[:6_000_000]}&nothing {long}"/>')
    assert broken is not None and broken[0] == long.count("\n", 0, 6_000_000) + 1
    assert refused(f"<a>{long}</a>") is None and refused(f"<a><b/>{long}</a>") is None
    line = refused(f"<a><b/>{long}<c></a>")
    assert line is not None and line[0] == 1_200_001
