from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Written
from histnorm_gui.formats import tcf
from tests.unit.formats.roundtrip import (
    check_real_file,
    check_untouched,
    check_written,
    forms,
    pairs,
    source_of,
    xml_norms,
)

TOKENS = (
    '<tokens><token ID="a">EJn</token><token ID="b">zu</token>'
    '<token ID="c">samen</token><token ID="d">.</token></tokens>'
)


def file(layers: str) -> str:
    return f'<D-Spin xmlns="urn:a"><MetaData/><TextCorpus xmlns="urn:b" lang="de">{layers}</TextCorpus></D-Spin>'


def read(layers: str, **options: str) -> Document:
    return check_untouched(tcf, source_of(tcf, file(layers), options))


def written(layers: str, *norms: str | None) -> str:
    after = check_written(
        tcf, source_of(tcf, file(layers)), [None if norm is None else Written(norm) for norm in norms]
    )
    start, end = file("|").split("|")
    return after.text.removeprefix(start).removesuffix(end)


def test_replacing_corrections_are_normalizations_and_sentences_are_lines() -> None:
    layers = (
        f'<text>EJn zu samen.</text>{TOKENS}<sentences><sentence tokenIDs="a"/><sentence tokenIDs="b c d"/></sentences>'
        '<lemmas><lemma tokenIDs="a">eine</lemma></lemmas><orthography><correction tokenIDs="a" operation="replace">Ein'
        '</correction><correction tokenIDs="b c" operation="replace">zusammen</correction>'
        '<correction tokenIDs="d" operation="delete"/></orthography>'
    )
    document = read(layers)
    assert pairs(document) == [("EJn", "Ein"), ("zu", "zusammen"), ("samen", None), (".", None)]
    assert [token.line for token in document.tokens] == ["1", "2", "2", "2"]
    assert [token.joined for token in document.tokens] == [False, False, True, False]
    assert pairs(read(layers, unmarked="same"))[2:] == [("samen", None), (".", None)]


def test_a_correction_is_replaced_and_a_new_one_follows_the_last() -> None:
    entry = "<correction tokenIDs='a' operation=\"replace\">Ein</correction>"
    layers = f"{TOKENS}\n <orthography>\n  {entry}\n </orthography>\n"
    assert written(layers, "Eine", None, "sammen", None) == (
        f"{TOKENS}\n <orthography>\n  <correction tokenIDs='a' operation=\"replace\">Eine</correction>"
        '\n  <correction operation="replace" tokenIDs="c">sammen</correction>\n </orthography>\n'
    )


@pytest.mark.parametrize("layer", ["", "<orthography/>", "<orthography></orthography>"])
def test_a_missing_or_empty_layer_is_filled(layer: str) -> None:
    assert written(TOKENS + layer, "Ein", None, None, None) == (
        f'{TOKENS}<orthography><correction operation="replace" tokenIDs="a">Ein</correction></orthography>'
    )


def test_a_text_without_tokens_is_cut_and_gets_a_layer_of_tokens() -> None:
    source = source_of(tcf, file("\n  <text>\n EJn &#x17F;amt.\n</text>\n"))
    document = check_untouched(tcf, source)
    assert [(token.form, token.line) for token in document.tokens] == [("EJn", "3"), ("ſamt", "3"), (".", "3")]
    after = check_written(tcf, source, [Written("Ein"), None, None]).text
    assert '<token ID="t_1">ſamt</token>' in after
    assert '<correction operation="replace" tokenIDs="t_0">Ein</correction>' in after


def test_a_prefix_that_a_layer_declares_for_itself_is_not_used_outside() -> None:
    layers = '<t:tokens xmlns:t="urn:b"><t:token ID="a">EJn</t:token></t:tokens>'
    assert '<orthography><correction operation="replace" tokenIDs="a">' in written(layers, "Ein")


def test_tokens_without_an_id_get_one() -> None:
    assert '<token ID="t_1">b</token>' in written(
        '<tokens><token ID="t_0">a</token><token>b</token></tokens>', None, "c"
    )


@given(data=st.data())
@settings(max_examples=50, deadline=None)
@pytest.mark.parametrize(
    "layers",
    [
        TOKENS,
        TOKENS + '<orthography><correction tokenIDs="b c">x</correction></orthography>',
        "<text>EJn zu-samen, 3/10</text>",
    ],
)
def test_any_normalizations_survive(layers: str, data: st.DataObject) -> None:
    norms = data.draw(st.lists(st.none() | xml_norms, min_size=4, max_size=4))
    source = source_of(tcf, file(layers))
    once = check_written(tcf, source, [None if norm is None else Written(norm) for norm in norms])
    again = data.draw(st.lists(st.none() | xml_norms, min_size=4, max_size=4))
    check_written(tcf, once, [None if norm is None else Written(norm) for norm in again])


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (file(TOKENS)[:-20], ErrorCode.XML_BROKEN),
        (file("<text>a\0</text>"), ErrorCode.XML_BROKEN),
        ("<D-Spin>" * 5000 + "</D-Spin>" * 5000, ErrorCode.XML_BROKEN),
        ('<!DOCTYPE a [<!ENTITY b "ha">]>' + file("<text>&b;</text>"), ErrorCode.XML_UNSAFE),
        (file("<text> </text>"), ErrorCode.NO_TOKENS),
    ],
)
def test_hostile_and_empty_files_are_refused(raw: str, code: ErrorCode) -> None:
    with pytest.raises(UserError) as caught:
        tcf.read(source_of(tcf, raw))
    assert caught.value.code is code


def real(shared_data: Path, name: str) -> Document:
    data = (shared_data / "formats/tcf" / name).read_bytes()
    assert tcf.sniff(data, data.decode(), name)
    return check_real_file(tcf, source_of(tcf, data))


@pytest.mark.parametrize("name", ["cab_elephant.tok+orth.tcf", "cab_elephant.tok+cab.tcf"])
def test_cab(shared_data: Path, name: str) -> None:
    document = real(shared_data, name)
    assert pairs(document)[:7] == [
        ("EJn", "Ein"),
        ("zamer", "zahmer"),
        ("Elephant", "Elefant"),
        ("gillt", "gilt"),
        ("ohngefähr", "ungefähr"),
        ("zweyhundert", "zweihundert"),
        ("Thaler", "Taler"),
    ]
    assert pairs(document)[7:] == [(form, None) for form in ("Ceterum", "censeo", "Carthaginem", "esse", "delendam")]
    assert [token.line for token in document.tokens] == ["1"] * 7 + ["2"] * 5


def test_text_alone(shared_data: Path) -> None:
    document = real(shared_data, "cab_elephant_raw.tcf")
    text = "EJn zamer Elephant gillt ohngefähr zweyhundert Thaler . Ceterum censeo Carthaginem esse delendam ."
    assert forms(document) == text.split()


def test_weblicht(shared_data: Path) -> None:
    document = real(shared_data, "weblicht_karin.xml")
    assert (len(document.tokens), pairs(document)[:2]) == (12, [("Karin", "Karina"), ("fliegt", None)])
    document = real(shared_data, "weblicht_wlfxb.xml")
    assert (len(document.tokens), forms(document)[-3:]) == (26, ["Gewinne", "erzielt", "."])


def test_an_id_that_nothing_can_point_to_is_replaced_where_the_token_is_written() -> None:
    tokens = '<tokens><token ID="a">vnd</token><token ID="a">ſo</token><token ID="b c">da</token></tokens>'
    assert pairs(read(f'{tokens}<orthography><correction tokenIDs="a">und</correction></orthography>')) == [
        ("vnd", "und"),
        ("ſo", None),
        ("da", None),
    ]
    assert '<token ID="t_0">ſo</token><token ID="t_1">da</token>' in written(tokens, "und", "so", "dâ")


def test_a_correction_that_says_nothing_gives_way_to_the_normalization() -> None:
    layers = TOKENS + '<orthography><correction tokenIDs="a" operation="replace">Ein</correction>{}</orthography>'
    after = written(layers.format('<correction tokenIDs="c"/>'), None, None, "samt", None)
    assert after.count('tokenIDs="c"') == 1
    assert ">samt</correction>" in after
