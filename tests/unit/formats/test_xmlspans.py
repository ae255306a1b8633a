"""XML in pieces with places: nothing is lost, and nothing dangerous is taken in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.formats import xmlspans
from histnorm_gui.formats.xmlspans import Kind, Patch, attribute, attributes, value_of

SAMPLE = """<?xml version='1.0'?>
<!-- a > comment -->
<!DOCTYPE TEI SYSTEM "x.dtd" [ <!ELEMENT w ANY> <!-- ] --> ]>
<TEI a:b='1 &lt; 2' c="it's">
 <w norm = "und">v&#xA7;nd</w><lb/><![CDATA[<not a tag>]]> &unknown; &amp;</TEI>
"""


def test_pieces_cover_the_text_and_keep_what_is_in_it() -> None:
    found = list(xmlspans.pieces(SAMPLE))
    assert "".join(SAMPLE[piece.start : piece.end] for piece in found) == SAMPLE
    root = next(piece for piece in found if piece.name == "TEI" and piece.kind is Kind.START)
    assert (root.get("a:b"), root.get("c"), root.get("d")) == ("1 < 2", "it's", None)
    norm = next(piece for piece in found if piece.name == "w").attributes["norm"]
    assert SAMPLE[norm.start : norm.end] == "und"
    texts = [piece.value for piece in found if piece.kind is Kind.TEXT and piece.value.strip()]
    assert texts == ["v§nd", "<not a tag>", " &unknown; &"]


def test_an_attribute_is_replaced_or_added_and_all_else_stays() -> None:
    text = "<s><w norm='alt'>a</w><w >b</w><w/></s>"
    tags = [piece for piece in xmlspans.pieces(text) if piece.local == "w" and piece.kind in (Kind.START, Kind.EMPTY)]
    changed = xmlspans.apply(text, [xmlspans.set_attribute(tag, "norm", "d'r <\"&") for tag in tags])
    assert changed == (
        "<s><w norm='d&apos;r &lt;\"&amp;'>a</w><w  norm=\"d'r &lt;&quot;&amp;\">b</w>"
        '<w norm="d\'r &lt;&quot;&amp;"/></s>'
    )


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"])))
def test_whatever_is_written_is_read_again(value: str) -> None:
    text = xmlspans.apply("<w>x</w>", [Patch(3, 4, xmlspans.escape_text(value))])
    (tag, *_) = xmlspans.pieces(text)
    text = xmlspans.apply(text, [xmlspans.set_attribute(tag, "norm", value)])
    found = list(xmlspans.pieces(text))
    assert found[0].get("norm") == value
    assert "".join(piece.value for piece in found if piece.kind is Kind.TEXT) == value


def test_overlapping_changes_are_a_bug() -> None:
    with pytest.raises(ValueError):
        xmlspans.apply("abcdef", [Patch(0, 3, "x"), Patch(2, 4, "y")])


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"<a>\n<b></a>", 2),
        (b"<a>\n\n", 3),
        (b"<a>&undefined;</a>", 1),
        (b"<a><b c=d/></a>", 1),
        (b"<a>" * 5000, 1),
        (b"\x00\x01", 1),
    ],
)
def test_broken_files_are_named_by_line(data: bytes, line: int) -> None:
    with pytest.raises(UserError) as caught:
        xmlspans.check(data, "x.xml")
    assert caught.value.code is ErrorCode.XML_BROKEN
    assert caught.value.args_by_name["line"] == line


def test_entities_of_a_files_own_are_refused() -> None:
    bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<x>&b;</x>'
    with pytest.raises(UserError) as caught:
        xmlspans.check(bomb.encode(), "x.xml")
        list(xmlspans.pieces(bomb, "x.xml"))
    assert caught.value.code is ErrorCode.XML_UNSAFE


def test_an_external_document_type_is_neither_fetched_nor_needed() -> None:
    text = '<!DOCTYPE x SYSTEM "http://nowhere.invalid/x.dtd" [<!ENTITY % m SYSTEM "m.ent"> %m;]>\n<x>a&slong;b</x>'
    xmlspans.check(text.encode(), "x.xml")
    assert [piece.value for piece in xmlspans.pieces(text) if piece.kind is Kind.TEXT and piece.value.strip()] == [
        "a&slong;b"
    ]


NAMES = st.sampled_from(["norm", "no", "n", "xml:id", "x-norm"])
VALUES = st.sampled_from(["", "a b", "norm=", " norm=x ", "x>y", "&amp;", "é"])


@given(
    st.lists(st.tuples(NAMES, VALUES, st.sampled_from(['"', "'"]), st.sampled_from(["=", " = ", "=\n"])), max_size=5)
)
def test_an_attribute_is_found_however_it_and_the_others_are_written(given: list[tuple[str, str, str, str]]) -> None:
    unique = {name: (value, quote, sign) for name, value, quote, sign in given}
    tag = "<w" + "".join(f" {name}{sign}{quote}{value}{quote}" for name, (value, quote, sign) in unique.items()) + "/>"
    every = attributes(tag, 7)
    for name in ("norm", "no", "n", "xml:id", "x-norm", "w", "x"):
        assert attribute(tag, 7, name) == every.get(name)
        assert value_of(tag, name) == (every[name].value if name in every else None)
        assert (value_of(tag, name) is None) is (name not in unique)


def test_other_quotes_inside_a_value_hide_nothing() -> None:
    for tag in ("<w a=' norm=\"x\"' norm='y'/>", '<w a=" norm=\'x\'" norm="y"/>', '<w a=\' norm="x"\' norm="y"/>'):
        assert value_of(tag, "norm") == "y"
