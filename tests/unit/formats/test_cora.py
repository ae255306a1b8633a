"""CorA-XML: modern units as tokens, normalizations put back into the same file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from histnorm_gui.core.model import Remark, TokenKind
from histnorm_gui.core.source import Document, Feature, ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import cora

SAMPLE = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE text SYSTEM "nowhere.dtd">
<text id="x">
  <layoutinfo>
    <page id="p1" no="3" side="r" range="c1..c2"/>
    <column id="c1" name="a" range="l1"/><column id="c2" name="b" range="l2"/>
    <line id="l1" name="01" range="t1_d1..t2_d1"/>
    <line id="l2" name="02" range="t2_d2..t4_d1"/>
  </layoutinfo>
  <!-- <mod utf="no token"/> -->
  <token id="t1" trans="vn|ſin"><dipl id="t1_d1" utf="vnſin" trans="vn$in"/>
    <mod id="t1_m1" utf="vn" trans="vn|" checked="y">
      <lemma tag="und"/><cora-flag name="lemma verified"/>
    </mod>
    <mod id="t1_m2" utf="ſin" trans="$in"><norm tag='sin'/><norm_broad tag="sein"/>
      <suggestions><norm tag="fin"/></suggestions></mod>
  </token>
  <comment type="K">blot</comment>
  <token id="t2" trans="ge#habt"><dipl id="t2_d1" trans="ge#"/><dipl id="t2_d2" trans="habt"/>
    <mod id="t2_m1" trans="ge#habt"/></token>
  <token id="t3" trans="(.)"><dipl id="t3_d1" trans="(.)"/><mod id="t3_m1" utf="" trans="(.)"></mod></token>
  <token id="t4" trans="&amp;c."><dipl id="t4_d1" trans="&amp;c."/><mod id="t4_m1" utf="&amp;c." trans="x"
      ><norm tag=""/></mod>
    <mod id="t4_m2" utf="" trans=""/></token>
</text>
"""


def source(text: str = SAMPLE, **options: str) -> Source:
    return Source("x.xml", SourceFormat.CORA, text.encode(), options=options)


def pairs(document: Document) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in document.tokens]


def test_modern_units_are_tokens_and_lines_come_from_the_layout() -> None:
    document = cora.read(source())
    assert pairs(document) == [("vn", None), ("ſin", "sin"), ("ge#habt", None), ("(.)", None), ("&c.", None)]
    assert [token.line for token in document.tokens] == ["3ra,01", "3ra,01", "3ra,01", "3rb,02", "3rb,02"]
    assert [token.kind for token in document.tokens][3] is TokenKind.PUNCTUATION
    assert [SAMPLE[token.start : token.end] for token in document.tokens][-1] == "&amp;c."
    (problem,) = document.problems
    assert (problem.code, problem.line) == (ProblemCode.EMPTY_FORM, 24)


def test_a_unit_belongs_to_the_line_in_which_it_begins() -> None:
    text = SAMPLE.replace('<mod id="t2_m1" trans="ge#habt"/>', '<mod id="a" trans="ge#"/><mod id="b" trans="habt"/>')
    lines = [token.line for token in cora.read(source(text)).tokens]
    assert lines[2:4] == ["3ra,01", "3rb,02"]


def test_the_modernization_is_a_layer_of_its_own() -> None:
    assert cora.choices(source()) == {"layer": ("norm", "norm_broad")}
    assert pairs(cora.read(source(layer="norm_broad")))[1] == ("ſin", "sein")
    without = SAMPLE.replace('<norm_broad tag="sein"/>', "")
    assert pairs(cora.read(source(without, layer="norm_broad")))[1] == ("ſin", "sin")


def test_writing_touches_nothing_but_the_normalizations() -> None:
    written = cora.write(source(), [Written("un<d"), Written("sî'n", decided=False), Written("gehabt"), None, None])
    text = written.decode()
    expected = SAMPLE.replace('checked="y">', 'checked="y">\n      <norm tag="un&lt;d"/>')
    expected = expected.replace("<norm tag='sin'/>", "<norm tag='sî&apos;n'/>")
    expected = expected.replace('trans="ge#habt"/></token>', 'trans="ge#habt"><norm tag="gehabt"/></mod></token>')
    assert text == expected
    assert [norm for _, norm in pairs(cora.read(source(text)))] == ["un<d", "sî'n", "gehabt", None, None]


def test_writing_the_modernization_leaves_the_normalization() -> None:
    text = cora.write(
        source(layer="norm_broad"), [Written("und"), Written("seine"), None, None, Written("etc.")]
    ).decode()
    assert "<norm tag='sin'/><norm_broad tag=\"seine\"/>" in text
    assert '<norm tag=""/><norm_broad tag="etc."/>' in text
    assert pairs(cora.read(source(text)))[1] == ("ſin", "sin")


def test_comments_are_notes_and_the_error_flag_is_a_flag() -> None:
    text = SAMPLE.replace('<norm_broad tag="sein"/>', "<cora-comment> see <b>f.</b> 3 &amp; 4 </cora-comment>")
    text = text.replace('<lemma tag="und"/>', '<comment tag="blot"/><cora-flag name="general error"/>')
    assert cora.read(source(text)).remarks == {0: Remark("blot", True), 1: Remark("see  3 & 4")}
    assert cora.read(source()).remarks == {}, "other flags, and comments between tokens, are none"
    assert Feature.REMARKS in cora.features(source(layer="norm_broad"))


def test_notes_and_flags_are_written_where_they_stood() -> None:
    text = SAMPLE.replace('<norm_broad tag="sein"/>', "<cora-comment>old</cora-comment>")
    noted = {0: Remark("a<b"), 1: Remark("new & good", True), 2: Remark("torn", True)}
    written = cora.write_remarks(source(text), noted).decode()
    expected = text.replace('name="lemma verified"/>', 'name="lemma verified"/>\n      <comment tag="a&lt;b"/>')
    expected = expected.replace(">old<", ">new &amp; good<")
    expected = expected.replace("</suggestions>", '</suggestions><cora-flag name="general error"/>')
    both = '<comment tag="torn"/><cora-flag name="general error"/>'
    expected = expected.replace('trans="ge#habt"/></token>', f'trans="ge#habt">{both}</mod></token>')
    assert written == expected
    assert cora.read(source(written)).remarks == noted
    gone = cora.write_remarks(source(written), {0: Remark(), 1: Remark(), 2: Remark()}).decode()
    assert gone == text.replace("<cora-comment>old</cora-comment>", "").replace(
        'trans="ge#habt"/></token>', 'trans="ge#habt"></mod></token>'
    )
    with pytest.raises(ValueError, match=r"U\+0001"):
        cora.write_remarks(source(), {0: Remark("\x01")})


def test_a_decision_for_every_token_is_wanted() -> None:
    with pytest.raises(ValueError):
        cora.write(source(), [None])


def test_control_characters_are_no_xml() -> None:
    with pytest.raises(ValueError, match=r"U\+0001"):
        cora.write(source(), [Written("\x01"), None, None, None, None])


def test_other_root_elements_are_not_taken_for_cora() -> None:
    assert cora.sniff(SAMPLE.encode(), SAMPLE, "a.xml")
    assert not cora.sniff(b"", "<TEI><text><mod/></text></TEI>", "a.xml")
    assert not cora.sniff(b"", "<text><w>mod</w></text>", "a.xml")


EXPECTED = {
    "ReF_F166_farbrezepte.xml": (
        79,
        0,
        ["1", ",", "ſchoe\u0304", "Raet", "garn\u0304varwe", "Jt①", "nem"],
        ["eijner", "ſto\u0304den"],
    ),
    "cora-importtest.xml": (6, 4, ["ſol", "tu", "geeſſen", "Anshelm", "/", "(.)"], ["/", "(.)"]),
    "cora-kafka.xml": (249, 0, ["Jemand", "mußte", "Josef", "K", ".", "verleumdet", "haben"], ["erfahren", "."]),
    "rem_sample_cora.xml": (9, 8, ["ritter", "reit", "in", "den", "walt", "in", "der", "."], [".", "amen"]),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_give_what_is_in_them(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "cora-xml" / name).read_bytes()
    document = cora.read(Source(name, SourceFormat.CORA, data))
    count, normalized, first, last = EXPECTED[name]
    assert cora.sniff(data, data.decode(), name)
    assert len(document.tokens) == count
    assert sum(token.normalization is not None for token in document.tokens) == normalized
    forms = [token.form for token in document.tokens]
    assert forms[: len(first)] == first
    assert forms[-2:] == last


def test_real_files_have_their_normalizations_and_lines(shared_data: Path) -> None:
    folder = shared_data / "formats" / "cora-xml"

    def load(name: str) -> Document:
        return cora.read(Source(name, SourceFormat.CORA, (folder / name).read_bytes()))

    importtest = load("cora-importtest.xml")
    assert [norm for _, norm in pairs(importtest)] == ["sollst", "du", "gegessen", "Anselm", None, None]
    assert [token.line for token in importtest.tokens] == ["42v,01"] * 3 + ["42v,02"] * 3
    rem = load("rem_sample_cora.xml")
    norms = ["rîter", "reit", "in", "den", "walt", "in", "der", None, "amen"]
    assert [norm for _, norm in pairs(rem)] == norms
    kafka = load("cora-kafka.xml")
    lines = {token.line for token in kafka.tokens}
    assert len(lines) == 25  # of 27: in two lines no modern unit begins
    assert lines.isdisjoint({"06,03", "06,04"})
    assert next(token.line for token in kafka.tokens if token.line.startswith("03v")) == "03va,01"
    ref = load("ReF_F166_farbrezepte.xml")
    assert set(ref.remarks.values()) == {Remark("neues Lemma"), Remark("Mehl?")}
    assert list(dict.fromkeys(token.line for token in ref.tokens)) == [f"1r,{number:02}" for number in range(1, 16)]


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_come_back_with_normalizations_and_nothing_else(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "cora-xml" / name).read_bytes()
    original = Source(name, SourceFormat.CORA, data)
    tokens = cora.read(original).tokens
    assert cora.write(original, [None] * len(tokens)) == data
    decisions = [Written(f"norm {index}") if index % 3 else None for index in range(len(tokens))]
    written = cora.write(original, decisions)
    again = cora.read(Source(name, SourceFormat.CORA, written)).tokens
    for before, after, decision in zip(tokens, again, decisions, strict=True):
        assert after.normalization == (before.normalization if decision is None else decision.norm)
        assert (after.form, after.line) == (before.form, before.line)
    without = re.compile(r"\s*<norm tag=\"[^\"]*\"/>")
    assert without.sub("", written.decode()) == without.sub("", data.decode())
