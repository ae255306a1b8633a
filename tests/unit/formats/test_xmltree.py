"""What CorA, PAGE, ALTO, EXMARaLDA and XMI have in common: nothing is lost, nothing dangerous is taken in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source, SourceFormat, Written
from histnorm_gui.formats import alto, cora, exb, page, xmi, xmltree
from histnorm_gui.formats.streams import Patch
from histnorm_gui.formats.xmlstore import Patches
from histnorm_gui.formats.xmltree import Element
from histnorm_gui.project.repository import Project


class Format(NamedTuple):
    """A module with the smallest file that has the words vnd and &c."""

    module: object
    format: SourceFormat
    text: str


_XMI = (
    '<xmi:XMI xmlns:xmi="http://www.omg.org/XMI" xmlns:cas="http:///uima/cas.ecore" xmlns:t="http:///t.ecore">'
    '<t:Token xmi:id="2" sofa="1" begin="0" end="3"/><t:Token xmi:id="3" sofa="1" begin="4" end="7"/>'
    '<cas:Sofa xmi:id="1" sofaNum="1" sofaID="_InitialView" sofaString="vnd &amp;c."/>'
    '<cas:View sofa="1" members="2 3"/></xmi:XMI>'
)
FORMATS = {
    "cora": Format(
        cora,
        SourceFormat.CORA,
        '<text><token><mod utf="vnd"/><mod trans="&amp;c."><lemma tag="x"/></mod></token></text>',
    ),
    "page": Format(
        page,
        SourceFormat.PAGE,
        "<PcGts><Page><TextRegion><TextLine><TextEquiv><Unicode>vnd &amp;c.</Unicode></TextEquiv></TextLine>"
        "</TextRegion></Page></PcGts>",
    ),
    "page words": Format(
        page,
        SourceFormat.PAGE,
        "<PcGts><Page><TextRegion><TextLine><Word><TextEquiv><Unicode>vnd</Unicode></TextEquiv></Word>"
        "<Word custom='x {y:z;}'><TextEquiv><Unicode>&amp;c.</Unicode></TextEquiv></Word></TextLine></TextRegion>"
        "</Page></PcGts>",
    ),
    "alto": Format(
        alto,
        SourceFormat.ALTO,
        "<alto><Layout><Page><PrintSpace><TextBlock><TextLine><String CONTENT='vnd &amp;c.'/></TextLine></TextBlock>"
        "</PrintSpace></Page></Layout></alto>",
    ),
    "exb": Format(
        exb,
        SourceFormat.EXB,
        '<basic-transcription><tli id="a"/><tli id="b"/><tli id="c"/><tier category="dipl"><event start="a" end="b">vnd'
        '</event><event start="b" end="c">&amp;c.</event></tier></basic-transcription>',
    ),
    "xmi": Format(xmi, SourceFormat.XMI, _XMI),
}

# What XML can hold of the Basic Multilingual Plane; the ends of lines are kept as well, as references.
_CHARACTERS = st.characters(
    max_codepoint=0xFFFD, exclude_categories=["Cs"], exclude_characters="".join(map(chr, range(32)))
)
# Events stand between spaces, which are therefore no part of a normalization.
NORMS = st.text(_CHARACTERS | st.sampled_from("\t\n\r \ue5dc𝔘"), min_size=1).filter(
    lambda norm: norm == norm.strip(" \t\r\n")
)

each_format = pytest.mark.parametrize("name", FORMATS)


def make(name: str, data: bytes | None = None, encoding: str = "utf-8") -> Source:
    found = FORMATS[name]
    return Source("x.xml", found.format, found.text.encode(encoding) if data is None else data, encoding)


def norms(name: str, data: bytes, encoding: str = "utf-8") -> list[str | None]:
    return [token.normalization for token in FORMATS[name].module.read(make(name, data, encoding)).tokens]  # type: ignore[attr-defined]


def write(name: str, source: Source, *values: str | None) -> bytes:
    decisions = [None if value is None else Written(value) for value in values]
    return FORMATS[name].module.write(source, decisions)  # type: ignore[attr-defined, no-any-return]


@each_format
@settings(max_examples=50, deadline=None)
@given(first=NORMS, second=NORMS)
def test_any_normalization_survives_and_can_be_replaced(name: str, first: str, second: str) -> None:
    once = write(name, make(name), first, None)
    assert norms(name, once) == [first, None]
    both = write(name, make(name, once), None, second)
    assert norms(name, both) == [first, second]
    turned = write(name, make(name, both), second, first)
    assert norms(name, turned) == [second, first]


@each_format
@settings(max_examples=20, deadline=None)
@given(value=NORMS)
def test_replacing_by_the_same_gives_the_same_file(name: str, value: str) -> None:
    once = write(name, make(name), value, value)
    assert write(name, make(name, once), value, value) == once


@each_format
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "iso8859_1", "utf-16-be"])
def test_other_encodings_are_kept(name: str, encoding: str) -> None:
    declared = f'<?xml version="1.0" encoding="{"UTF-8" if encoding == "utf-8-sig" else encoding}"?>'
    mark = "\ufeff" if encoding == "utf-16-be" else ""
    source = make(name, (mark + declared + FORMATS[name].text).encode(encoding), encoding)
    assert write(name, source, None, None) == source.data
    data = write(name, source, "vñſ", None)
    assert data.startswith(source.data[:20])
    assert norms(name, data, encoding) == ["vñſ", None]


@each_format
@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text[:-5], ErrorCode.XML_BROKEN),
        (lambda text: text[: text.index("vnd") + 1], ErrorCode.XML_BROKEN),
        (lambda text: "", ErrorCode.XML_BROKEN),
        (lambda text: "\0" + text, ErrorCode.XML_BROKEN),
        (lambda text: text.replace("vnd", "v\0nd"), ErrorCode.XML_BROKEN),
        (lambda text: text.replace("&amp;", "&undefined;"), ErrorCode.XML_BROKEN),
        (lambda text: "<a>" * 2000 + text + "</a>" * 2000, ErrorCode.XML_BROKEN),
        (lambda text: '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]>' + text, ErrorCode.XML_UNSAFE),
        (lambda text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' + text, ErrorCode.XML_UNSAFE),
        (lambda text: "<a/>", ErrorCode.NO_TOKENS),
    ],
)
def test_broken_and_hostile_files_are_refused(name: str, change: Callable[[str], str], code: ErrorCode) -> None:
    with pytest.raises(UserError) as caught:
        norms(name, change(FORMATS[name].text).encode())
    assert caught.value.code is code
    assert caught.value.args_by_name["path"] == "x.xml"


@each_format
def test_a_line_of_300000_characters_is_read_and_written(name: str) -> None:
    long = FORMATS[name].text.replace("vnd", "v" * 300_000)
    if name == "xmi":
        long = long.replace('end="3"', 'end="300000"').replace('begin="4" end="7"', 'begin="300001" end="300004"')
    assert norms(name, write(name, make(name, long.encode()), "u" * 300_000, "etc.")) == ["u" * 300_000, "etc."]


@pytest.mark.parametrize("name", ["page", "alto"])
def test_many_words_in_one_line_are_read_and_written(name: str) -> None:
    text = FORMATS[name].text.replace("vnd &amp;c.", " ".join(["vnd"] * 20_000))
    written = write(name, make(name, text.encode()), *["und"] * 20_000)
    assert norms(name, write(name, make(name, written), *["unde"] * 20_000)) == ["unde"] * 20_000


@each_format
def test_a_project_with_such_a_file_is_sound(name: str, tmp_path: Path) -> None:
    document = FORMATS[name].module.read(make(name))  # type: ignore[attr-defined]
    with Project.create(tmp_path / "a.histnorm") as project:
        project.add_manuscript(document, "A", "", None, "2026-01-01T00:00:00Z")
        assert project.verify() == []


def test_a_project_may_have_another_order_than_the_file(tmp_path: Path) -> None:
    order = '<Page><ReadingOrder><OrderedGroup><RegionRef regionRef="b"/></OrderedGroup></ReadingOrder>'
    second = '<TextRegion id="b"><TextEquiv><Unicode>so</Unicode></TextEquiv></TextRegion></Page>'
    text = FORMATS["page"].text.replace("<Page>", order).replace("</Page>", second)
    document = page.read(make("page", text.encode()))
    assert [token.form for token in document.tokens] == ["so", "vnd", "&c."]
    with Project.create(tmp_path / "a.histnorm") as project:
        project.add_manuscript(document, "A", "", None, "2026-01-01T00:00:00Z")
        assert project.verify() == []


def test_numbers_of_absurd_length_and_long_attributes_do_no_harm() -> None:
    digits = "9" * 6000
    tag = f"norm {{offset:{digits}; length:{digits}; value:x;}} {'a' * 200_000} {'a {' * 50_000}"
    text = (
        FORMATS["page"]
        .text.replace("<TextLine", f'<TextLine custom="{tag}"')
        .replace("<TextEquiv", "<TextEquiv index='-1'")
    )
    assert norms("page", write("page", make("page", text.encode()), "und", None)) == ["und", None]
    tag = f"<OtherTag ID='norm_{digits}' TYPE='normalization' LABEL='x' DESCRIPTION='word {digits}'/>"
    text = (
        FORMATS["alto"]
        .text.replace("<Layout>", f"<Tags>{tag}</Tags><Layout>")
        .replace("<String", f"<String TAGREFS='norm_{digits}'")
    )
    text = text.replace("<TextLine", f"<TextLine HPOS='{digits}' VPOS='1' WIDTH='1' HEIGHT='1'")
    text = text.replace("<Layout>", "<Description><fileName>a</fileName></Description><Layout>")
    assert norms("alto", write("alto", make("alto", text.encode()), "und", None)) == ["und", None]
    text = FORMATS["xmi"].text.replace('end="7"', f'end="{digits}"').replace('"3"', f'"{digits}"', 1)
    with pytest.raises(UserError):
        norms("xmi", text.encode())


def test_many_comments_before_the_root_are_passed_over() -> None:
    comments = "<!-- a --><?b?>" * 500
    assert xmltree.root_name(comments + "<a/>") == "a"
    assert xmltree.root_name(comments) == ""
    assert xmltree.root_name(comments + "<!DOCTYPE a [" + "<!-- ]> -->" * 500) == ""


def test_names_in_comments_and_data_are_no_elements() -> None:
    text = "<?a <b/>?><a xmlns:x='x'><!-- <b/> --><![CDATA[<b/>]]><x:b c='>'  d = \"1\"><b/></x:b></a>"
    top = xmltree.parse(Source("x", SourceFormat.TEI, text.encode()), "b")
    (outer,) = top.children
    (inner,) = outer.children
    assert (outer.name, outer.qname, outer.get("c"), outer.get("d")) == ("b", "x:b", ">", "1")
    assert text[outer.inside : outer.outside] == "<b/>"
    assert inner.empty
    assert inner.parent == outer


def test_characters_know_where_they_are() -> None:
    text = "a&amp;b<i>x</i>\r\n<!-- c --><![CDATA[<d>]]>&#x65;"
    found = xmltree.characters(text, 0, len(text))
    assert found.value == "a&b\n<d>e"
    assert [text[place] for place in found.places[:-1]] == ["a", "&", "b", "\r", "<", "d", ">", "&"]
    assert xmltree.words(found)[0] == ("a&b", 0, 0, text.index("\r"))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("<a/>", "a"),
        ("\ufeff<?xml version='1.0'?>\n<!-- <b> -->\n<!DOCTYPE c [ <!ELEMENT c ANY> ]>\n<x:a b='c'>", "a"),
        ("no file of this kind", ""),
        ("", ""),
    ],
)
def test_the_root_is_found_at_the_beginning_of_a_file(text: str, name: str) -> None:
    assert xmltree.root_name(text) == name


def test_attributes_are_added_in_empty_tags_too() -> None:
    text = "<a><b/><b c='1'></b></a>"
    top = xmltree.parse(Source("x", SourceFormat.TEI, text.encode()), "b")
    elements: list[Element] = top.children
    source = Source("x", SourceFormat.TEI, text.encode())
    changed = xmltree.written(source, [element.set("c", "'2'") for element in elements])
    assert changed == b"<a><b c=\"'2'\"/><b c='&apos;2&apos;'></b></a>"


@given(st.lists(st.tuples(st.integers(0, 99), st.sampled_from([0, 1, 65_534, 65_535, 70_000]), st.integers(0, 9))))
def test_changes_in_columns_are_those_that_were_added_in_the_order_of_the_text(
    found: list[tuple[int, int, int]],
) -> None:
    patches = [Patch(start, start + length, str(number)) for start, length, number in found]
    kept = Patches()
    for patch in patches:
        kept.add(patch)
    assert list(kept) == sorted(patches, key=lambda patch: (patch.start, patch.end)) and len(kept) == len(patches)


def test_more_different_changes_than_fit_into_two_bytes() -> None:
    kept = Patches()
    patches = [Patch(at, at, str(at)) for at in range(70_000)]
    for patch in patches:
        kept.add(patch)
    assert list(kept) == patches
