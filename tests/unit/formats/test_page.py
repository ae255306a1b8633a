"""PAGE XML: each text once, in reading order, with the place of each line; normalizations in custom attributes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import NoticeCode, Place, Source, SourceFormat, Written
from histnorm_gui.formats import page

SAMPLE = """<?xml version="1.0" encoding="UTF-8"?>
<pc:PcGts xmlns:pc="http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15">
<pc:Page imageFilename="f 1.jpg" imageWidth="9" imageHeight="9">
<pc:ReadingOrder><pc:OrderedGroup id="g"><pc:RegionRefIndexed index="1" regionRef="a"/>
 <pc:OrderedGroupIndexed id="h" index="0"><pc:RegionRefIndexed index="0" regionRef="b"/></pc:OrderedGroupIndexed>
</pc:OrderedGroup></pc:ReadingOrder>
<pc:TextRegion id="c"><pc:Coords points="7,7 8,8 9,9"/><pc:TextEquiv><pc:Unicode>Sig\r
 A ij</pc:Unicode></pc:TextEquiv></pc:TextRegion>
<pc:TextRegion id="a">
 <pc:TextLine id="a2" custom="readingOrder {index:1;}">
  <pc:TextEquiv index="1"><pc:Unicode>falsch</pc:Unicode></pc:TextEquiv>
  <pc:TextEquiv index="0"><pc:Unicode>𝔘nd  vñ &amp;c.</pc:Unicode></pc:TextEquiv></pc:TextLine>
 <pc:TextLine id="a1" custom='readingOrder {index:0;} norm {offset:4; length:2; value:so\\u0020\\u007bx\\u007d;}'
  ><pc:Coords points="1,1 2,1 2,2"/><pc:TextEquiv><pc:Unicode>vnd ſo</pc:Unicode></pc:TextEquiv></pc:TextLine>
 <pc:TextEquiv><pc:Unicode>vnd ſo und noch einmal</pc:Unicode></pc:TextEquiv>
</pc:TextRegion>
<pc:TextRegion id="b">
 <pc:TextLine id="b1"><pc:Coords points="1,2 3,4"/>
  <pc:Word id="w1" custom="norm {value:der;}">
   <pc:Glyph id="x"><pc:TextEquiv><pc:Unicode>d</pc:Unicode></pc:TextEquiv></pc:Glyph>
   <pc:TextEquiv><pc:Unicode>dez</pc:Unicode></pc:TextEquiv></pc:Word>
  <pc:Word id="w2"><pc:TextEquiv><pc:Unicode>tac</pc:Unicode></pc:TextEquiv></pc:Word>
  <pc:TextEquiv><pc:Unicode>dez tac</pc:Unicode></pc:TextEquiv></pc:TextLine>
</pc:TextRegion>
</pc:Page></pc:PcGts>"""

FORMS = ["dez", "tac", "vnd", "ſo", "𝔘nd", "vñ", "&c.", "Sig", "A", "ij"]


def source(text: str = SAMPLE) -> Source:
    return Source("x.xml", SourceFormat.PAGE, text.encode())


def norms(text: str) -> list[str | None]:
    return [token.normalization for token in page.read(source(text)).tokens]


def test_each_text_is_read_once_in_reading_order() -> None:
    tokens = page.read(source()).tokens
    assert [token.form for token in tokens] == FORMS
    assert [token.line for token in tokens] == ["1", "1", "2", "2", "3", "3", "3", "4", "5", "5"]
    assert [token.normalization for token in tokens] == ["der", None, None, "so {x}", *[None] * 6]
    assert [SAMPLE[token.start : token.end] for token in tokens] == [*FORMS[:6], "&amp;c.", *FORMS[7:]]


def test_lines_have_their_places_on_the_image() -> None:
    places = page.read(source()).places
    assert places["1"] == Place("f 1.jpg", ((1, 2), (3, 4)))
    assert places["3"] == Place("f 1.jpg", ())
    assert places["5"] == Place("f 1.jpg", ((7, 7), (8, 8), (9, 9)))
    without = SAMPLE.replace(' imageFilename="f 1.jpg"', "")
    assert not page.read(source(without)).places


def test_points_as_elements_are_those_of_older_versions() -> None:
    old = SAMPLE.replace('<pc:Coords points="1,2 3,4"/>', '<pc:Coords><pc:Point x="5" y="6"/></pc:Coords>')
    assert page.read(source(old)).places["1"].points == ((5, 6),)


def test_normalizations_stand_in_custom_and_offsets_count_utf16() -> None:
    decisions = [
        None,
        Written("t{a;g}"),
        Written("und"),
        Written("so"),
        None,
        Written("von"),
        None,
        None,
        Written("A"),
        None,
    ]
    text = page.write(source(), decisions).decode()
    expected = SAMPLE.replace('<pc:Word id="w2"', '<pc:Word id="w2" custom="norm {value:t\\u007ba\\u003bg\\u007d;}"')
    expected = expected.replace("value:so\\u0020\\u007bx\\u007d;}", "value:so;} norm {offset:0; length:3; value:und;}")
    expected = expected.replace("{index:1;}", "{index:1;} norm {offset:6; length:2; value:von;}")
    expected = expected.replace('id="c"', 'id="c" custom="norm {offset:5; length:1; value:A;}"')
    assert text == expected
    assert norms(text) == ["der", "t{a;g}", "und", "so", None, "von", None, None, "A", None]


def test_without_reading_order_the_order_of_transkribus_counts_else_that_of_the_file() -> None:
    bare = re.sub(r"(?s)<pc:ReadingOrder>.*</pc:ReadingOrder>", "", SAMPLE)
    assert [token.form for token in page.read(source(bare)).tokens][:3] == ["Sig", "A", "ij"]
    for region, index in (("a", 2), ("b", 0), ("c", 1)):
        bare = bare.replace(f'Region id="{region}"', f'Region id="{region}" custom="readingOrder {{index:{index};}}"')
    assert [token.form for token in page.read(source(bare)).tokens][:3] == ["dez", "tac", "Sig"]


def test_divided_words_are_joined_on_demand_and_normalized_in_their_first_part() -> None:
    text = SAMPLE.replace("dez tac", "dez tac-").replace("<pc:Unicode>tac<", "<pc:Unicode>tac-<")
    lines = text.replace("𝔘nd  vñ", "𝔘nd  vñ=").replace("&amp;c.", "")
    joined = Source("x.xml", SourceFormat.PAGE, lines.encode(), options={"hyphens": "joined"})
    tokens = page.read(joined).tokens
    assert [token.form for token in tokens] == ["dez", "tacvnd", "ſo", "𝔘nd", "vñSig", "A", "ij"]
    assert lines[tokens[1].start : tokens[1].end] == "tac-"
    assert [token.line for token in tokens][1] == "1"
    written = page.write(joined, [None, Written("tagund"), None, None, Written("fünfzig"), None, None]).decode()
    expected = lines.replace('"w2"', '"w2" custom="norm {value:tagund; continued:true;}"')
    expected = expected.replace("{index:1;}", "{index:1;} norm {offset:6; length:3; value:fünfzig; continued:true;}")
    assert written == expected
    again = page.read(Source("x.xml", SourceFormat.PAGE, written.encode(), options={"hyphens": "joined"})).tokens
    assert [token.normalization for token in again][1::3] == ["tagund", "fünfzig"]
    assert page.choices(source())["hyphens"][0] == "apart"


def test_real_hyphens_at_line_ends_are_joined_and_no_others(shared_data: Path) -> None:
    name = "transkribus_wiener_diarium_17410624.xml"
    data = (shared_data / "formats" / "page-xml" / name).read_bytes()
    document = page.read(Source(name, SourceFormat.PAGE, data, options={"hyphens": "joined"}))
    forms = {token.form for token in document.tokens}
    assert len(document.tokens) == 52
    assert any("Duchés" in form for form in forms)
    assert any("appartenantes" in form for form in forms)
    assert any("Rechts=gegündete" in form for form in forms)


def test_half_a_character_stays_as_it_is_written() -> None:
    text = SAMPLE.replace("value:der;", "value:\\ud835\\udd18\\u0020\\ud835;")
    assert norms(text)[0] == "\\ud835\\udd18\\u0020\\ud835"
    assert norms(SAMPLE.replace("value:der;", "value:\\ud835\\udd18;"))[0] == "𝔘"


def test_a_page_without_text_is_said_to_have_no_tokens() -> None:
    empty = re.sub(r"(?s)<pc:Unicode>.*?</pc:Unicode>", "<pc:Unicode/>", SAMPLE)
    with pytest.raises(UserError) as caught:
        page.read(source(empty))
    assert caught.value.code is ErrorCode.NO_TOKENS


EXPECTED = {
    "ocrd_kistler_kraeuter_1500_0007.xml": (209, 29, "klicher ſollicher fünft vnd artzney deſter belderbe", "aij."),
    "transkribus_0001_p001.xml": (
        29,
        7,
        "Mitteilungen der Versuchsanstalt für Bodenmechanik und Grundbau",
        "Januar 1971",
    ),
    "transkribus_wiener_diarium_17410624.xml": (54, 8, "Information Juridique & conforme aux", None),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_give_what_is_in_them(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "page-xml" / name).read_bytes()
    document = page.read(Source(name, SourceFormat.PAGE, data))
    count, lines, first, last = EXPECTED[name]
    text: dict[str, list[str]] = {}
    for token in document.tokens:
        text.setdefault(token.line, []).append(token.form)
    assert page.sniff(data, data.decode(), name)
    assert len(document.tokens) == count
    assert list(text) == [str(number + 1) for number in range(lines)]
    assert " ".join(text["1"]) == first
    assert last is None or " ".join(text[str(lines)]) == last
    assert list(document.places) == list(text)
    assert all(len(place.points) > 3 and place.image for place in document.places.values())


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_come_back_with_normalizations_and_nothing_else(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "page-xml" / name).read_bytes()
    original = Source(name, SourceFormat.PAGE, data)
    tokens = page.read(original).tokens
    assert page.write(original, [None] * len(tokens)) == data
    decisions = [Written(f"norm {index}") if index % 3 else None for index in range(len(tokens))]
    written = page.write(original, decisions)
    again = page.read(Source(name, SourceFormat.PAGE, written)).tokens
    assert [token.normalization for token in again] == [None if d is None else d.norm for d in decisions]
    assert [(token.form, token.line) for token in again] == [(token.form, token.line) for token in tokens]
    tag = r"norm \{[^{}]*\}"
    assert re.sub(rf' custom="{tag}(?: {tag})*"|(?: {tag})+', "", written.decode()) == data.decode()


def test_regions_outside_the_reading_order_are_told(shared_data: Path) -> None:
    data = (shared_data / "formats" / "page-xml" / "ocrd_kistler_kraeuter_1500_0007.xml").read_bytes()
    document = page.read(Source("a.xml", SourceFormat.PAGE, data))
    assert document.tokens[len(document.tokens) - 1].form == "aij."
    assert [(notice.code, notice.text) for notice in document.notices] == [(NoticeCode.OUTSIDE_ORDER, "r8")]
