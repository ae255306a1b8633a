from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Written
from histnorm_gui.formats import folia
from tests.unit.formats.roundtrip import (
    check_real_file,
    check_untouched,
    check_written,
    forms,
    pairs,
    source_of,
    xml_norms,
)

DECLARED = '<correction-annotation set="s"/>'


def file(body: str, annotations: str = DECLARED) -> str:
    return (
        f'<FoLiA xmlns="urn:f"><metadata><annotations>{annotations}</annotations></metadata>'
        f"<text><s><t>Ganz</t>{body}</s></text></FoLiA>"
    )


def read(body: str, **options: str) -> Document:
    return check_untouched(folia, source_of(folia, file(body), options))


def written(body: str, *decisions: Written | None, annotations: str = DECLARED) -> str:
    return check_written(folia, source_of(folia, file(body, annotations)), decisions).text


def correction(new: str, original: str, rest: str = "") -> str:
    return f"<correction{rest}><new>{new}</new><original>{original}</original></correction>"


def words(*found: str) -> str:
    return "".join(f"<w><t>{word}</t></w>" for word in found)


def test_the_oldest_text_is_the_form_and_the_newest_the_normalization() -> None:
    inner = correction("<t>three</t>", "<t>treee</t>")
    assert pairs(read(f"<w>{correction('<t>tree</t>', inner)}<pos/></w>")) == [("treee", "tree")]


def test_a_correction_without_a_new_text_says_nothing_and_hides_nothing() -> None:
    inner = correction("<t>three</t>", "<t>treee</t>")
    body = f"<w>{correction('', inner)}</w><w>{correction('', '<t>ab</t>')}</w>"
    assert pairs(read(body)) == [("treee", "three"), ("ab", None)]
    made = written(body, Written("x"), Written("y"))  # what is written is read again
    assert "<new><t>x</t></new>" in made and "<t>y</t>" in made


def test_suggestions_are_no_normalizations() -> None:
    body = "<w><t>treee</t><correction><suggestion><t>tree</t></suggestion></correction></w>"
    current = (
        f"<correction><suggestion>{words('onweer')}</suggestion><current>{words('on', 'weer')}</current></correction>"
    )
    assert pairs(read(body + current)) == [("treee", None), ("on", None), ("weer", None)]


def test_markup_in_a_text_is_not_text() -> None:
    assert forms(read("<w><t> f<t-style>o</t-style>&#x17F;<!-- x --><![CDATA[<]]></t></w>")) == ["foſ<"]


def test_words_divided_joined_and_deleted() -> None:
    body = (
        correction(words("Ik", "hoor"), words("Ikhoor"))
        + correction(words("onweer"), words("on", "weer"))
        + correction("", words("een"))
        + correction(words("om", "weer"), words("on", "wer"))
        + correction(words("."), "")
    )
    document = read(body)
    assert pairs(document) == [
        ("Ikhoor", "Ik hoor"),
        ("on", "onweer"),
        ("weer", None),
        ("een", None),
        ("on", "om"),
        ("wer", "weer"),
    ]
    assert [problem.text for problem in document.problems] == ["."]
    after = written(body, Written("Ik hoorde"), Written("onweder"), None, None, None, Written("weder"))
    assert words("Ik", "hoorde") in after
    assert words("onweder") in after
    assert words("om", "weder") in after


def test_a_correction_of_whole_sentences_gives_each_word_its_own() -> None:
    body = correction(
        f"<s>{words('Ik', 'dacht', 'dus')}</s>", f"<s>{words('Ik', 'dcht', '.')}</s><s>{words('dvs')}</s>"
    )
    assert pairs(read(body)) == [("Ik", "Ik"), ("dcht", "dacht dus"), (".", None), ("dvs", None)]
    body = correction(words("Ik", "denk", "dus", "ik"), words("Ik", "denk", ".", "dvs", "ik"))
    assert pairs(read(body))[-1] == ("ik", "ik")


def test_a_word_gets_a_correction_around_its_text() -> None:
    after = written(
        '<w xml:id="a"><t class="current">vnd</t><pos/></w><w><t>a</t></w>', Written("u&d"), Written("b", False)
    )
    assert (
        '<w xml:id="a"><correction class="normalization" annotator="histnorm" annotatortype="manual">'
        '<new><t>u&amp;d</t></new><original auth="no"><t class="current">vnd</t></original></correction><pos/></w>'
        in after
    )
    assert 'annotatortype="auto"><new><t>b</t>' in after


@pytest.mark.parametrize(
    ("annotations", "declaration", "given"),
    [
        (DECLARED, f"<annotations>{DECLARED}</annotations>", "<correction class="),
        ("", '<annotations><correction-annotation set="histnorm"/></annotations>', '<correction set="histnorm" class='),
        (
            f'{DECLARED}<correction-annotation set="u"/>',
            f'<annotations><correction-annotation set="histnorm"/>{DECLARED}',
            '<correction set="histnorm" class=',
        ),
    ],
)
def test_the_set_of_corrections_is_declared(annotations: str, declaration: str, given: str) -> None:
    after = written(words("vnd"), Written("und"), annotations=annotations)
    assert declaration in after
    assert given in after


def test_a_correction_is_replaced_and_says_who_decided() -> None:
    inner = correction("<t>ud</t>", "<t>vnd</t>", ' annotatortype="auto"')
    body = f"<w>{inner}</w>"
    assert '<correction annotatortype="manual"><new><t>und</t></new>' in written(body, Written("und"))
    assert '<correction annotatortype="auto"><new><t>und</t></new>' in written(body, Written("und", decided=False))


def test_two_classes_of_text_are_form_and_normalization() -> None:
    body = '<w><t>und</t><t class="ocr">vnd</t></w><w><t>a</t><t class="ocr">a</t></w>'
    source = source_of(folia, file(body))
    assert folia.choices(source)["source_layer"] == ["current", "ocr"]
    assert pairs(read(body)) == [("und", None), ("a", None)]
    assert pairs(read(body, source_layer="ocr")) == [("vnd", "und"), ("a", None)]


BODY = (
    words("vnd", "a")
    + f"<w>{correction('<t>b</t>', '<t>c</t>')}</w>"
    + correction(words("Ik", "hoor"), words("Ikhoor"))
    + correction(words("onweer"), words("on", "weer"))
    + correction(words("a", "b", "d"), words("a", "b", "c", "d"))
    + correction("", words("een"))
    + "<correction><current><w><t>ja</t></w></current><suggestion/></correction>"
)


@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_any_normalizations_survive(data: st.DataObject) -> None:
    source = source_of(folia, file(BODY))
    count = len(folia.read(source).tokens)
    norms = data.draw(st.lists(st.none() | xml_norms, min_size=count, max_size=count))
    once = check_written(folia, source, [None if norm is None else Written(norm, len(norm) % 2 == 0) for norm in norms])
    again = data.draw(st.lists(st.none() | xml_norms, min_size=count, max_size=count))
    check_written(folia, once, [None if norm is None else Written(norm) for norm in again])


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (file(words("a"))[:-9], ErrorCode.XML_BROKEN),
        (file(words("a\0")), ErrorCode.XML_BROKEN),
        ("<FoLiA>" * 5000 + "</FoLiA>" * 5000, ErrorCode.XML_BROKEN),
        ('<!DOCTYPE a [<!ENTITY b "ha">]>' + file(words("&b;")), ErrorCode.XML_UNSAFE),
        (file(""), ErrorCode.NO_TOKENS),
    ],
)
def test_hostile_and_empty_files_are_refused(raw: str, code: ErrorCode) -> None:
    with pytest.raises(UserError) as caught:
        folia.read(source_of(folia, raw))
    assert caught.value.code is code


def real(shared_data: Path, name: str) -> Document:
    data = (shared_data / "formats/folia" / name).read_bytes()
    assert folia.sniff(data, data.decode(), name)
    return check_real_file(folia, source_of(folia, data))


def test_nested_corrections_and_suggestions(shared_data: Path) -> None:
    document = real(shared_data, "corrections-spelling-nested.folia.xml")
    assert pairs(document) == [("Watch", None), ("that", None), ("treee", "tree")]
    document = real(shared_data, "corrections-spelling-suggestions.folia.xml")
    assert pairs(document) == [("Watch", None), ("that", None), ("treee", None)]


def test_words_that_were_joined(shared_data: Path) -> None:
    document = real(shared_data, "corrections-valkuil.folia.xml")
    assert len(document.tokens) == 316
    assert forms(document)[:9] == ["Jacques", "Wallage", "(", "Apeldoorn", ",", "27", "september", "1946", ")"]
    assert [pair for pair in pairs(document) if pair[1]] == [("PvdA", "PvdA-huize"), ("SP", "SP-leider")]


def test_every_shape_of_correction(shared_data: Path) -> None:
    document = real(shared_data, "corrections.0.12.folia.xml")
    assert len(document.tokens) == 64
    changed = [(form, norm) for form, norm in pairs(document) if norm is not None and norm != form]
    assert changed == [
        ("word", "wordt"),
        ("Ikhoor", "Ik hoor"),
        ("on", "onweer"),
        ("om", "on"),
        ("omweer", "onweer"),
    ]
    assert [problem.text for problem in document.problems] == ["."]
