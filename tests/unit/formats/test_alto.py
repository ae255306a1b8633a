"""ALTO: strings that are words or lines, words broken over lines, and normalizations as tags."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lxml import etree

from histnorm_gui.core.source import NoticeCode, Place, Source, SourceFormat, Written
from histnorm_gui.formats import alto
from tests.unit.formats.roundtrip import source_of

SAMPLE = """<?xml version="1.0" encoding="UTF-8"?>
<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#">
  <Description>
    <MeasurementUnit>pixel</MeasurementUnit>
    <sourceImageInformation><fileName>f1.png</fileName></sourceImageInformation>
  </Description>
  <Layout>
    <Page ID="p">
      <BottomMargin><TextBlock ID="z"><TextLine ID="l9"><String CONTENT="Cuſtos"/></TextLine></TextBlock></BottomMargin>
      <PrintSpace>
        <TextBlock ID="b" TAGREFS="BT1">
          <TextLine ID="l1" HPOS="10" VPOS="20.4" WIDTH="30" HEIGHT="5">
            <String ID="s1" CONTENT="die" TAGREFS="T1"/><SP/>
            <String CONTENT="Men" SUBS_TYPE="HypPart1" SUBS_CONTENT="Menſchen"/><HYP CONTENT="-"/>
          </TextLine>
          <TextLine ID="l2">
            <Shape><Polygon POINTS="1 2 3 4 5 6"/></Shape>
            <String CONTENT="ſchen" SUBS_TYPE="HypPart2" SUBS_CONTENT="Menſchen"/>
            <String CONTENT="vñ  ſo &amp;c." HPOS="1"></String>
            <String CONTENT="ab-" SUBS_TYPE="HypPart1" SUBS_CONTENT="abgang"/>
          </TextLine>
        </TextBlock>
      </PrintSpace>
    </Page>
  </Layout>
</alto>
"""
TAGS = """<Tags>
    <OtherTag ID="BT1" LABEL="Main"/>
    <OtherTag ID="T1" TYPE="normalization" LABEL="dî"/>
  </Tags>
  <Layout>"""
FORMS = ["die", "Menſchen", "vñ", "ſo", "&c.", "ab-", "Cuſtos"]


def source(text: str = SAMPLE) -> Source:
    return Source("x.xml", SourceFormat.ALTO, text.encode())


def norms(text: str) -> list[str | None]:
    return [token.normalization for token in alto.read(source(text)).tokens]


def test_words_lines_and_words_broken_over_lines_are_read() -> None:
    document = alto.read(source())
    assert [token.form for token in document.tokens] == FORMS
    assert [token.line for token in document.tokens] == ["1", "1", "2", "2", "2", "2", "3"]
    spans = [SAMPLE[token.start : token.end] for token in document.tokens]
    assert spans == ["die", "Men", "vñ", "ſo", "&amp;c.", "ab-", "Cuſtos"]
    assert norms(SAMPLE) == [None] * 7


def test_lines_have_their_places_on_the_image() -> None:
    places = alto.read(source()).places
    assert places == {
        "1": Place("f1.png", ((10, 20), (40, 20), (40, 25), (10, 25))),
        "2": Place("f1.png", ((1, 2), (3, 4), (5, 6))),
        "3": Place("f1.png", ()),
    }
    inches = SAMPLE.replace(">pixel<", ">inch1200<")
    assert all(not place.points for place in alto.read(source(inches)).places.values())


def test_normalizations_become_tags() -> None:
    decisions = [Written('d"i'), Written("Menschen"), None, Written("so"), None, None, Written("K")]
    text = alto.write(source(), decisions).decode()
    expected = SAMPLE.replace(
        "  <Layout>",
        "  <Tags>\n"
        '    <OtherTag ID="norm_1" TYPE="normalization" LABEL="d&quot;i"/>\n'
        '    <OtherTag ID="norm_2" TYPE="normalization" LABEL="Menschen"/>\n'
        '    <OtherTag ID="norm_3" TYPE="normalization" LABEL="so" DESCRIPTION="word 2"/>\n'
        '    <OtherTag ID="norm_4" TYPE="normalization" LABEL="K"/>\n'
        "  </Tags>\n"
        "  <Layout>",
    )
    expected = expected.replace('TAGREFS="T1"', 'TAGREFS="T1 norm_1"')
    expected = expected.replace('SUBS_CONTENT="Menſchen"/><HYP', 'SUBS_CONTENT="Menſchen" TAGREFS="norm_2"/><HYP')
    expected = expected.replace(' HPOS="1"></String>', ' HPOS="1" TAGREFS="norm_3"></String>')
    expected = expected.replace('"Cuſtos"/>', '"Cuſtos" TAGREFS="norm_4"/>')
    assert text == expected
    assert norms(text) == ['d"i', "Menschen", None, "so", None, None, "K"]


def test_a_tag_of_ones_own_is_changed_and_a_shared_one_is_left() -> None:
    own = SAMPLE.replace("<Layout>", TAGS)
    assert norms(own)[0] == "dî"
    decisions = [Written("die"), *[None] * 6]
    assert alto.write(source(own), decisions).decode() == own.replace('LABEL="dî"', 'LABEL="die"')
    shared = own.replace('CONTENT="Cuſtos"', 'CONTENT="Cuſtos" TAGREFS="T1"')
    text = alto.write(source(shared), decisions).decode()
    assert norms(text)[0] == "die"
    assert norms(text)[-1] == "dî"
    assert 'TAGREFS="norm_1"' in text
    assert '<OtherTag ID="T1" TYPE="normalization" LABEL="dî"/>\n    <OtherTag ID="norm_1"' in text


def test_prefixes_and_files_in_one_line_are_kept() -> None:
    text = re.sub(r">\s+<", "><", re.sub(r"<(/?)(?=[A-Za-z])", r"<\1a:", SAMPLE)).replace("xmlns=", "xmlns:a=")
    written = alto.write(source(text), [Written("die"), *[None] * 6]).decode()
    assert '<a:Tags><a:OtherTag ID="norm_1" TYPE="normalization" LABEL="die"/></a:Tags><a:Layout>' in written
    etree.fromstring(written.encode())
    assert norms(written)[0] == "die"


def test_new_ids_do_not_meet_old_ones() -> None:
    once = alto.write(source(), [Written("a"), *[None] * 6])
    twice = alto.write(source(once.decode()), [None, Written("b"), *[None] * 5]).decode()
    assert norms(twice)[:2] == ["a", "b"]
    ids = re.findall(r' ID="([^"]*)"', twice)
    assert len(ids) == len(set(ids))


EXPECTED = {
    "cremma_reg-lat-1616_124v.xml": (
        175,
        24,
        "Venı́r sen voust en france a son rengne",
        "Explicit le Romans do . Otınel",
    ),
    "gallicorpora_bpt6k10516302_f10.xml": (
        182,
        16,
        "S ensuyt la tres louable et recõmandable uie auecq̃s les miracles",
        None,
    ),
    "ocrd_kant_0017_alto.xml": (161, 24, "Berliniſche Monatsſchrift .", "(na-"),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_give_what_is_in_them(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "alto" / name).read_bytes()
    document = alto.read(Source(name, SourceFormat.ALTO, data))
    count, lines, first, last = EXPECTED[name]
    text: dict[str, list[str]] = {}
    for token in document.tokens:
        text.setdefault(token.line, []).append(token.form)
    assert alto.sniff(data, data.decode(), name)
    assert len(document.tokens) == count
    assert list(text) == [str(number + 1) for number in range(lines)]
    assert " ".join(text["1"]) == first
    assert last is None or " ".join(text[str(lines)]) == last
    assert "".join(token.form for token in document.tokens).count("\uf1a7") == data.decode().count("\uf1a7")
    if b"<fileName>" in data:
        assert list(document.places) == list(text)
        assert all(len(place.points) > 3 for place in document.places.values())


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_come_back_with_normalizations_and_nothing_else(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "alto" / name).read_bytes()
    original = Source(name, SourceFormat.ALTO, data)
    tokens = alto.read(original).tokens
    assert alto.write(original, [None] * len(tokens)) == data
    decisions = [Written(f"norm {index}") if index % 3 else None for index in range(len(tokens))]
    written = alto.write(original, decisions)
    etree.fromstring(written)
    again = alto.read(Source(name, SourceFormat.ALTO, written)).tokens
    assert [token.normalization for token in again] == [None if d is None else d.norm for d in decisions]
    assert [(token.form, token.line) for token in again] == [(token.form, token.line) for token in tokens]
    bare = re.sub(r'\s*<OtherTag ID="norm_[^>]*/>| TAGREFS="norm_[^"]*"', "", written.decode())
    assert re.sub(r"<Tags>\s*</Tags>\s*", "", bare) == data.decode()


def test_the_reading_order_of_version_4_3_comes_first_and_what_it_leaves_out_is_told() -> None:
    block = '<TextBlock ID="{0}"><TextLine ID="{0}l"><String CONTENT="{0}1 {0}2"/></TextLine></TextBlock>'
    text = (
        '<alto><ReadingOrder><OrderedGroup><ElementRef REF="c"/><ElementRef REF="gone"/><UnorderedGroup>'
        '<ElementRef REF="al"/></UnorderedGroup></OrderedGroup></ReadingOrder><Layout><Page><PrintSpace>'
        f"{''.join(block.format(name) for name in 'abc')}</PrintSpace></Page></Layout></alto>"
    )
    source = source_of(alto, text)
    document = alto.read(source)
    assert alto.write(source, [None] * 6) == source.data
    assert [(token.form, token.line) for token in document.tokens] == [
        ("c1", "1"), ("c2", "1"), ("a1", "2"), ("a2", "2"), ("b1", "3"), ("b2", "3"),
    ]  # fmt: skip
    assert [(notice.code, notice.text) for notice in document.notices] == [(NoticeCode.OUTSIDE_ORDER, "b")]
    written = alto.write(source, [Written(f"n{number}") for number in range(6)])
    assert [token.normalization for token in alto.read(source_of(alto, written)).tokens] == [f"n{n}" for n in range(6)]
