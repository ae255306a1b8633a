from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Written
from histnorm_gui.formats import vard
from tests.unit.formats.roundtrip import (
    check_real_file,
    check_untouched,
    check_written,
    forms,
    pairs,
    source_of,
    xml_norms,
)


def read(body: str, **options: str) -> Document:
    return check_untouched(vard, source_of(vard, f"<text>\n{body}\n</text>\n", options))


def written(body: str, *decisions: Written | None) -> str:
    after = check_written(vard, source_of(vard, f"<text>{body}</text>"), decisions)
    return after.text.removeprefix("<text>").removesuffix("</text>")


def test_normalized_words_and_running_text_are_read_in_order() -> None:
    document = read(
        'We do <normalised orig="dunno" auto="true">don\'t know</normalised>,\n<variant>whie</variant>; <i>so</i>'
    )
    assert pairs(document) == [
        ("We", None),
        ("do", None),
        ("dunno", "don't know"),
        (",", None),
        ("whie", None),
        (";", None),
        ("so", None),
    ]
    assert [token.line for token in document.tokens] == ["2", "2", "2", "2", "3", "3", "3"]


def test_neighbours_without_a_space_are_tokens_of_their_own() -> None:
    document = read('pick up<normalised orig="moooore" auto="false">more</normalised>steak')
    assert forms(document) == ["pick", "up", "moooore", "steak"]


def test_what_vard_did_by_itself_can_be_left_open() -> None:
    body = (
        '<normalised orig="Raigne" auto="true">Reign</normalised> '
        '<normalised orig="loue" auto="false">love</normalised>'
    )
    assert pairs(read(body, automatic="open")) == [("Raigne", None), ("loue", "love")]


def test_words_not_normalized_can_be_taken_as_they_are() -> None:
    body = '<normalised orig="Raigne" auto="true">Reign</normalised> of, king'
    assert pairs(read(body, unmarked="same")) == [("Raigne", "Reign"), ("of", "of"), (",", None), ("king", "king")]


def test_a_word_becomes_an_element_with_its_form_and_who_decided() -> None:
    assert written('vpon the "hil"', Written("upon"), None, None, Written("h&ill", decided=False), None) == (
        '<normalised orig="vpon" auto="false">upon</normalised> the '
        '"<normalised orig="hil" auto="true">h&amp;ill</normalised>"'
    )


def test_an_element_is_changed_in_its_place() -> None:
    body = "<normalised auto='true'  orig='Raigne'>Reign</normalised> of"
    assert written(body, Written("Reigns"), None) == "<normalised auto='false'  orig='Raigne'>Reigns</normalised> of"


def test_a_word_that_markup_or_a_line_end_divides_keeps_the_markup() -> None:
    assert written("<hi>N</hi>ach Für-\nſten", Written("nach"), Written("Fürsten")) == (
        '<hi><normalised orig="Nach" auto="false">nach</normalised></hi> '
        '<normalised orig="Fürſten" auto="false">Fürsten</normalised>\n'
    )


def test_a_text_without_root_is_read() -> None:
    source = source_of(vard, 'The\r\n<normalised orig="Raigne" auto="false">Reign</normalised> of', name="a.txt")
    assert vard.sniff(source.data, source.text, source.name)
    assert pairs(check_untouched(vard, source)) == [("The", None), ("Raigne", "Reign"), ("of", None)]
    after = check_written(vard, source, [None, Written("Rain"), Written("off")])
    assert after.text == (
        'The\r\n<normalised orig="Raigne" auto="false">Rain</normalised> '
        '<normalised orig="of" auto="false">off</normalised>'
    )


@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_any_normalizations_survive(data: st.DataObject) -> None:
    body = 'vpon, <hi>N</hi>ach Für-\nſten <normalised orig="a b" auto="true">x</normalised><lb/>&lt;d&gt;\n<p>so</p>'
    source = source_of(vard, f"<text>{body}</text>")
    count = len(vard.read(source).tokens)
    norms = data.draw(st.lists(st.none() | xml_norms, min_size=count, max_size=count))
    once = check_written(vard, source, [None if norm is None else Written(norm, len(norm) % 2 == 0) for norm in norms])
    again = data.draw(st.lists(st.none() | xml_norms, min_size=count, max_size=count))
    check_written(vard, once, [None if norm is None else Written(norm) for norm in again])


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ('<text><normalised orig="a">b', ErrorCode.XML_BROKEN),
        ("<text>a\0</text>", ErrorCode.XML_BROKEN),
        ("<b>" * 5000 + "a" + "</b>" * 5000, ErrorCode.XML_BROKEN),
        ('<!DOCTYPE a [<!ENTITY b "ha">]><text>&b;</text>', ErrorCode.XML_UNSAFE),
        ("<text> </text>", ErrorCode.NO_TOKENS),
    ],
)
def test_hostile_and_empty_files_are_refused(raw: str, code: ErrorCode) -> None:
    with pytest.raises(UserError) as caught:
        vard.read(source_of(vard, raw))
    assert caught.value.code is code


def test_the_documented_form(shared_data: Path) -> None:
    data = (shared_data / "formats/vard/vard_documented_snippets.xml").read_bytes()
    assert vard.sniff(data, data.decode(), "a.xml")
    assert pairs(check_real_file(vard, source_of(vard, data))) == [("Raigne", "Reign")]
