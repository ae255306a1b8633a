from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, Place, ProblemCode, Written
from histnorm_gui.formats import tei
from tests.unit.formats.roundtrip import (
    check_real_file,
    check_untouched,
    check_written,
    forms,
    pairs,
    source_of,
    xml_norms,
)

HEAD = '<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><title>Kein Wort davon</title></teiHeader>'


def read(body: str, **options: str) -> Document:
    return check_untouched(tei, source_of(tei, f"{HEAD}<text><body>{body}</body></text></TEI>", options))


def written(body: str, *norms: str | None, **options: str) -> str:
    """The body after writing, read back on the way."""
    source = source_of(tei, f"{HEAD}<text><body>{body}</body></text></TEI>", options)
    after = check_written(tei, source, [None if norm is None else Written(norm) for norm in norms])
    return after.text.removeprefix(f"{HEAD}<text><body>").removesuffix("</body></text></TEI>")


# --- words that are marked up ---------------------------------------------------------------------------------------


def test_words_have_normalizations_in_attributes_and_the_header_is_no_text() -> None:
    document = read(
        '<p>Titel <w xml:id="a" norm="und">vnd</w> <w xml:id="b" reg="Liebe">loue</w><pc xml:id="c">.</pc></p>'
    )
    assert pairs(document) == [("vnd", "und"), ("loue", "Liebe"), (".", None)]
    assert document.tokens[2].kind is TokenKind.PUNCTUATION


def test_a_word_with_pages_and_lines_inside_is_one_token_without_its_hyphen() -> None:
    document = read(
        '<p><pb n="3r"/><lb n="1"/><w n="1">Für-<lb n="2"/>ſt</w> <w n="2">Junc<pb n="3v"/>\n <lb n="1"/>vrowen'
        '<space quantity="1"/>dale</w> <w n="3">dar zů</w></p>'
    )
    assert [(token.form, token.line) for token in document.tokens] == [
        ("Fürſt", "3r,1"),
        ("Juncvrowendale", "3r,2"),
        ("dar zů", "3v,1"),
    ]


def test_words_in_parts_are_one_token() -> None:
    body = '<p><w part="I" n="1">Für-</w><lb/><w part="F" n="2">ſten</w> <w n="3">und</w></p>'
    assert forms(read(body)) == ["Fürſten", "und"]
    assert written(body, "Fürsten", None).startswith('<p><w part="I" n="1" norm="Fürsten">Für-</w><lb/>')


def test_words_inside_words_are_tokens_only_when_they_alone_are_normalized() -> None:
    whole = read('<p><w n="1" norm="zum"><w>zu</w><w>m</w></w></p>')
    parts = read('<p><w n="1"><w norm="zu">zv</w><w norm="dem">m</w></w></p>')
    assert pairs(whole) == [("zum", "zum")]
    assert pairs(parts) == [("zv", "zu"), ("m", "dem")]


def test_empty_signs_are_no_tokens_and_words_without_form_are_named() -> None:
    document = read(
        '<p><w n="1">a</w>\n<pc unit="sentence"/><w n="2"/><w n="3"><choice><orig/><reg>Et</reg></choice></w></p>'
    )
    assert forms(document) == ["a"]
    assert [(problem.code, problem.line, problem.text) for problem in document.problems] == [
        (ProblemCode.EMPTY_FORM, 2, ""),
        (ProblemCode.EMPTY_FORM, 2, "Et"),
    ]


def test_writing_keeps_to_the_attribute_that_the_file_uses() -> None:
    body = "<p><w n='1' reg='Love'>Loue</w> <w n=\"2\">lyes</w></p>"
    assert written(body, "it's", "lies") == "<p><w n='1' reg='it&apos;s'>Loue</w> <w n=\"2\" reg=\"lies\">lyes</w></p>"


def test_the_normalization_of_a_cab_analysis_is_replaced_there() -> None:
    body = '<s><w t="oede" b="1"><moot word="öde"/><xlit a="b"/>oede</w><w t="x" b="2"/></s>'
    assert pairs(read(body)) == [("oede", "öde"), ("x", None)]
    assert written(body, "öd", None).startswith('<s><w t="oede" b="1"><moot word="öd"/><xlit a="b"/>oede</w>')


def test_without_an_attribute_in_the_file_norm_is_set_or_a_choice_put_into_the_word() -> None:
    body = '<p><w n="1">v<hi>n</hi>d</w></p>'
    assert written(body, "und") == '<p><w n="1" norm="und">v<hi>n</hi>d</w></p>'
    assert written(body, "und", markup="choice") == (
        '<p><w n="1"><choice><orig>v<hi>n</hi>d</orig><reg>und</reg></choice></w></p>'
    )


def test_an_edition_that_marks_only_differences_can_be_read_as_complete() -> None:
    body = '<p><w n="1" reg="Love">Loue</w> <w n="2">a</w><pc n="3">.</pc></p>'
    assert pairs(read(body, unmarked="same")) == [("Loue", "Love"), ("a", "a"), (".", None)]


def test_prefixed_names_and_a_root_without_header_are_read() -> None:
    source = source_of(tei, '<t:text xmlns:t="urn:x"><t:body><t:p>vnd <t:w norm="er">her</t:w></t:p></t:body></t:text>')
    assert pairs(check_untouched(tei, source)) == [("vnd", None), ("her", "er")]
    after = check_written(tei, source, [Written("und"), None])
    assert '<t:p><t:w norm="und">vnd</t:w> <t:w' in after.text


# --- choices --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "form", "norm"),
    [
        ("<choice><orig>vnd</orig><reg>und</reg></choice>", "vnd", "und"),
        ("<choice><reg>und</reg><orig>vnd</orig></choice>", "vnd", "und"),
        ("<choice><orig>v</orig><reg>u</reg></choice>nd", "vnd", "und"),
        ("<choice><abbr>ꝯ</abbr><expan>con</expan></choice>mence", "ꝯmence", "conmence"),
        ("<choice><sic>teh</sic><corr>the</corr></choice>", "teh", "the"),
        ("<choice><orig>gebẽ</orig><reg/></choice>", "gebẽ", None),
        (
            "<choice><orig>vn<choice><abbr>ī</abbr><expan>in</expan></choice></orig><reg>unin</reg></choice>",
            "vnī",
            "unin",
        ),
        (
            "<choice>\n<orig>\nIoger\n</orig>\n<reg>joger\n<desc><gloss>Apostel</gloss></desc></reg></choice>",
            "Ioger",
            "joger",
        ),
        ("<choice><orig/><reg>Et </reg></choice>adonc", "adonc", "Et adonc"),
    ],
)
def test_choices_are_read_in_words_and_in_running_text(word: str, form: str, norm: str | None) -> None:
    assert pairs(read(f'<p><w n="1">{word}</w></p>')) == [(form, norm)]
    assert pairs(read(f"<p>a {word} b</p>")) == [("a", None), (form, norm), ("b", None)]


def test_choices_around_words_pair_them() -> None:
    body = (
        '<s><choice><orig><w>ſvoje</w></orig><reg><w lemma="s">svoje</w></reg></choice><c> </c>'
        '<choice><orig><w>naj</w><c> </c><w>bolji</w></orig><reg><w lemma="n">najbolji</w></reg></choice>'
        '<choice><orig><w>nekaj</w></orig><reg><w lemma="a">ne</w><w lemma="b">kaj</w></reg></choice>'
        '<w lemma="c">in</w></s>'
    )
    assert pairs(read(body)) == [
        ("ſvoje", "svoje"),
        ("naj", "najbolji"),
        ("bolji", None),
        ("nekaj", "ne kaj"),
        ("in", None),
    ]
    after = written(body, "svoj", None, "boljši", "na kaj", "inu")
    assert '<choice><orig><w>ſvoje</w></orig><reg><w lemma="s">svoj</w></reg></choice><c> </c>' in after
    assert '<w lemma="a">na</w><w lemma="b">kaj</w>' in after
    assert '<w lemma="c"><choice><orig>in</orig><reg>inu</reg></choice></w>' in after


def test_parts_of_a_word_are_regularized_where_they_are() -> None:
    body = "<p><choice><orig>v</orig><reg>u</reg></choice>nd <choice><orig>i</orig><reg/></choice>st</p>"
    assert written(body, "ond", None).startswith("<p><choice><orig>v</orig><reg>o</reg></choice>nd <choice>")
    assert written(body, "und", None) == body
    assert "<reg></reg>" not in written(body, "auch", None)


def test_an_expanded_abbreviation_is_left_alone() -> None:
    body = "<p><w n='1'><choice><abbr>ꝯ</abbr><expan>con</expan></choice>mence</w></p>"
    assert written(body, "commence") == body.replace("n='1'", "n='1' norm=\"commence\"")


def test_a_choice_of_two_words_for_one_is_one_token() -> None:
    body = (
        "<p><choice><orig>to morrow</orig><reg>tomorrow</reg></choice> "
        "<choice><orig>In dē</orig><reg>in den</reg></choice></p>"
    )
    assert pairs(read(body)) == [("to morrow", "tomorrow"), ("In", "in"), ("dē", "den")]
    assert "<orig>to morrow</orig><reg>demain</reg>" in written(body, "demain", None, None)
    assert '<orig><w norm="to morn">to morrow</w></orig>' in written(body, "to morn", None, None)
    assert '<orig>In <w norm="dem">dē</w></orig><reg>in den</reg>' in written(body, None, None, "dem")


def test_levels_of_menota_and_entities_that_nobody_declared() -> None:
    body = (
        '<p><w n="1"><choice><me:facs>&hrdes;er</me:facs><me:dipl>her</me:dipl><me:norm>Hér</me:norm></choice></w>'
        '<pc n="2"><choice><me:facs/><me:dipl/><me:norm>,</me:norm></choice></pc></p>'
    )
    declared = '<!ENTITY % m SYSTEM "https://example.org/m.txt"> %m;'
    raw = f'<!DOCTYPE TEI [{declared}]><TEI xmlns:me="urn:m"><text>{body}</text></TEI>'
    document = check_untouched(tei, source_of(tei, raw))
    assert pairs(document) == [("her", "Hér"), (",", None)]
    assert document.problems == ()
    assert tei.choices(source_of(tei, raw))["source_layer"] == ["dipl", "facs"]
    facsimile = source_of(tei, raw, {"source_layer": "facs"})
    assert forms(check_untouched(tei, facsimile)) == ["&hrdes;er", ","]
    assert "<me:norm>her</me:norm>" in check_written(tei, facsimile, [Written("her"), Written(";")]).text


# --- running text ---------------------------------------------------------------------------------------------------


def test_running_text_is_cut_and_running_titles_and_editors_notes_are_left_out() -> None:
    document = read(
        '<fw type="header">Titel</fw><p>Nahmen/ auch<note type="editorial">so</note> <note place="left">1617</note>'
        "<hi>N</hi>Ach<lb/>Fuͤrſt-<lb/><fw>A ij</fw><lb/><pb/>\nlicher gebo<supplied>t</supplied></p><p>d<gap/>er</p>"
    )
    assert forms(document) == ["Nahmen", "/", "auch", "1617", "NAch", "Fuͤrſtlicher", "gebot", "der"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('geantwor<lb break="no"/>tet', ["geantwortet"]),
        ('geantwor\n  <lb break="no"/>tet', ["geantwortet"]),
        ('Ober-<lb break="no"/>Sachsen', ["Ober-Sachsen"]),
        ('Brief<lb break="yes"/>kan', ["Brief", "kan"]),
        ("Brief<lb/>kan", ["Brief", "kan"]),
        ("ge¬<lb/>Ben", ["geBen"]),
        ("ge-<lb/>ben", ["geben"]),
        ("1617-<lb/>1618", ["1617", "-", "1618"]),
        ("Haus- <lb/>Hof", ["Haus", "-", "Hof"]),
        ("Fu&#x0364;r&#x017F;t", ["Fuͤrſt"]),
        ("<![CDATA[a<b>]]>c", ["a<b>c"]),
        ("ver<!-- nicht -->boten", ["verboten"]),
        ("<seg>a</seg><seg>b</seg>", ["ab"]),
        ("<app><lem>a</lem><rdg>b</rdg></app>", ["a"]),
    ],
)
def test_where_words_end(text: str, expected: list[str]) -> None:
    assert forms(read(f"<p>{text}</p>")) == expected


def test_marking_up_takes_in_elements_and_divides_words_that_cannot_be_enclosed() -> None:
    body = "<p><hi>N</hi>Ach (<hi>vnd <b>her</b></hi> <hi>zum F</hi>al</p>"
    assert written(body, "nach", None, "und", None, None, None) == (
        '<p><w norm="nach"><hi>N</hi>Ach</w> (<hi><w norm="und">vnd</w> <b>her</b></hi> <hi>zum F</hi>al</p>'
    )
    assert '<w part="I" norm="Fall">F</w></hi><w part="F">al</w>' in written(body, *[None] * 5, "Fall")
    assert written(body, None, ")", "und", None, None, None, markup="choice") == (
        "<p><hi>N</hi>Ach <choice><orig>(</orig><reg>)</reg></choice>"
        "<hi><choice><orig>vnd</orig><reg>und</reg></choice> <b>her</b></hi> <hi>zum F</hi>al</p>"
    )


def test_lines_and_places_come_from_the_facsimile() -> None:
    document = check_untouched(
        tei,
        source_of(
            tei,
            '<TEI><facsimile xml:base="f/"><surface xml:id="s1" ulx="0" uly="0" lrx="100" lry="200">'
            '<graphic url="1.jpg" width="200px" height="400px"/><zone xml:id="z1" ulx="10" uly="20" lrx="30" lry="40"/>'
            '<zone xml:id="z2" points="1,1 2,1 2,2"/></surface>'
            '<graphic xml:id="g" url="http://e.org/2.jpg"/></facsimile>'
            '<text><p><pb n="1r" facs="#s1"/><lb facs="#z1"/>a<lb facs="#z2"/>b<lb/>c<pb n="1v" facs="#g"/>d'
            '<pb facs="3.png"/>e<pb facs="#nowhere"/>f<pb facs="tcp:1:2"/>g</p></text></TEI>',
        ),
    )
    assert [token.line for token in document.tokens] == ["1r,1", "1r,2", "1r,3", "1v,1", "3,1", "4,1", "5,1"]
    assert document.places == {
        "1r,1": Place("f/1.jpg", ((20, 40), (60, 40), (60, 80), (20, 80))),
        "1r,2": Place("f/1.jpg", ((2, 2), (4, 2), (4, 4))),
        "1r,3": Place("f/1.jpg"),
        "1v,1": Place("http://e.org/2.jpg"),
        "3,1": Place("3.png"),
    }


def test_the_rest_of_a_text_can_be_read_beside_its_words() -> None:
    body = '<head>Vom Fürſten</head><p><w n="1">der</w> <w n="2">iſt</w> gut</p>'
    assert forms(read(body, text="words")) == ["der", "iſt"]
    assert forms(read(body, text="all")) == ["Vom", "Fürſten", "der", "iſt", "gut"]


# --- what is promised of every file ----------------------------------------------------------------------------------

WORDS = (
    '<p><pb n="1"/><lb/><w n="1" norm="und">vnd</w> <w n="2">iſt</w><pc n="3">.</pc> <w n="4"><choice><orig>v</orig>'
    '<reg>u</reg></choice>m</w> <choice><orig><w>a</w><w>b</w></orig><reg><w n="9">ab</w></reg></choice></p>'
)
RUNNING = (
    "<p>vnd/ <hi>N</hi>Ach Fürſt-<lb/>licher <choice><orig>v</orig><reg>u</reg></choice>m "
    "<choice><orig>to morrow</orig><reg>tomorrow</reg></choice> <hi>vil g</hi>uͦt, "
    "<choice><orig>in dē</orig><reg>in den</reg></choice><choice><orig/><reg>x</reg></choice></p>"
    '<p>(<w norm="Der">der</w>) 3/10&amp;a</p>'
)
MIXED = (
    "<p>a<choice><orig>b c</orig><reg>bc</reg></choice>d <choice><sic>x</sic><corr>y</corr></choice>z "
    "<choice><orig>ein <hi>wenig</hi> mer</orig><reg>ein wenigmehr</reg></choice> "
    "<choice><orig><w>a</w> <w>b</w></orig>"
    '<reg><w>ab</w></reg></choice> <w part="I">au</w><w part="F">ch</w> <choice><abbr>dē</abbr><expan>den</expan>'
    '</choice>vnd</p><l>a-<lb break="no"/>b c¬<lb/>d</l>'
)


@pytest.mark.parametrize("body", [WORDS, RUNNING, MIXED], ids=["words", "running", "mixed"])
@pytest.mark.parametrize("markup", ["w", "choice"])
@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_any_normalizations_survive(body: str, markup: str, data: st.DataObject) -> None:
    source = source_of(tei, f"{HEAD}<text>{body}</text></TEI>", {"markup": markup})
    count = len(tei.read(source).tokens)
    norms = data.draw(st.lists(st.none() | xml_norms, min_size=count, max_size=count))
    once = check_written(tei, source, [None if norm is None else Written(norm) for norm in norms])
    again = data.draw(st.lists(st.none() | xml_norms, min_size=count, max_size=count))
    check_written(tei, once, [None if norm is None else Written(norm) for norm in again])


def test_what_is_no_word_by_itself_may_stand_for_several_words() -> None:
    body = "<p><choice><orig>to morrow</orig><reg>tomorrow</reg></choice></p>"
    assert "<reg>\x80</reg>" in written(body, "\x80", markup="choice")


def test_words_that_begin_before_a_choice_or_end_behind_it_stay_whole() -> None:
    body = "<p>a<choice><orig>b c</orig><reg>bc</reg></choice>d</p>"
    assert forms(read(body)) == ["ab", "cd"]
    assert forms(read(written(body, None, "0"))) == ["ab", "cd"]
    assert pairs(read(written(body, "x", None))) == [("ab", "x"), ("cd", None)]


def test_an_entity_without_declaration_is_named() -> None:
    with pytest.raises(UserError) as caught:
        tei.read(source_of(tei, "<TEI><text>\n&slong;o</text></TEI>"))
    assert caught.value.args_by_name["line"] == 2
    assert "slong" in str(caught.value.args_by_name["reason"])


def test_a_byte_order_mark_and_windows_line_ends_stay() -> None:
    source = source_of(tei, b"\xef\xbb\xbf<text>\r\n<p>vnd\r\nher</p></text>\r\n")
    assert check_written(tei, source, [Written("und"), None]).data == (
        b'\xef\xbb\xbf<text>\r\n<p><w norm="und">vnd</w>\r\nher</p></text>\r\n'
    )


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("<TEI><text>vnd", ErrorCode.XML_BROKEN),
        ("<TEI><text>vnd</p></text></TEI>", ErrorCode.XML_BROKEN),
        ("<TEI><text>v\0nd</text></TEI>", ErrorCode.XML_BROKEN),
        ("<div>" * 5000 + "vnd" + "</div>" * 5000, ErrorCode.XML_BROKEN),
        ('<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><TEI><text>&c;</text></TEI>', ErrorCode.XML_UNSAFE),
        ('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hosts">]><TEI><text>&b;</text></TEI>', ErrorCode.XML_UNSAFE),
        ("<TEI><teiHeader>vnd</teiHeader><text> </text></TEI>", ErrorCode.NO_TOKENS),
        ("", ErrorCode.XML_BROKEN),
    ],
)
def test_hostile_and_empty_files_are_refused(raw: str, code: ErrorCode) -> None:
    with pytest.raises(UserError) as caught:
        tei.read(source_of(tei, raw))
    assert caught.value.code is code


def test_the_same_id_twice_is_no_reason_to_refuse_a_text() -> None:
    assert forms(read('<p><w xml:id="a">vnd</w><w xml:id="a">her</w></p>')) == ["vnd", "her"]


def test_an_option_with_another_value_is_refused() -> None:
    with pytest.raises(UserError) as caught:
        tei.read(source_of(tei, "<text>a</text>", {"markup": "seg"}))
    assert caught.value.code is ErrorCode.OPTION_UNKNOWN


def test_a_character_that_xml_cannot_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="U\\+0001"):
        tei.write(source_of(tei, "<text>a</text>"), [Written("\x01")])


# --- real files ------------------------------------------------------------------------------------------------------


def real(shared_data: Path, name: str) -> Document:
    path = shared_data / "formats" / name
    data = path.read_bytes()
    assert tei.sniff(data, data.decode(), path.name)
    return check_real_file(tei, source_of(tei, data, name=path.name))


def differ(document: Document) -> int:
    return sum(norm is not None and norm != form for form, norm in pairs(document))


@pytest.mark.parametrize("name", ["elephant.cab.tei-ling-xml", "elephant.teiws-ling-xml"])
def test_cab_with_linguistic_attributes(shared_data: Path, name: str) -> None:
    document = real(shared_data, f"dta-cab/{name}")
    assert pairs(document)[:8] == [
        ("EJn", "Ein"),
        ("zamer", "zahmer"),
        ("Elephant", "Elefant"),
        ("gillt", "gilt"),
        ("ohngefähr", "ungefähr"),
        ("zweyhundert", "zweihundert"),
        ("Thaler", "Taler"),
        ("Ceterum", "Ceterum"),
    ]
    assert len(document.tokens) == 12


def test_cab_without_tei(shared_data: Path) -> None:
    document = real(shared_data, "dta-cab/joh1_cab_ltw.xml")
    assert len(document.tokens) == 30
    assert pairs(document)[:2] == [("Jn", "In"), ("jm", "ihm")]
    assert document.tokens[5].kind is TokenKind.PUNCTUATION
    assert pairs(real(shared_data, "dta-cab/oede.lt.xml")) == [("wie", "wie"), ("oede", "öde"), ("!", "!")]
    assert pairs(real(shared_data, "dta-cab/oede.tei-cab-xml")) == [("Wie", "Wie"), ("oede", "öde"), ("!", "!")]


def test_rem(shared_data: Path) -> None:
    first = real(shared_data, "tei-w/ReM_M058.xml")
    assert (len(first.tokens), differ(first)) == (23, 6)
    assert pairs(first)[-3:] == [("muͦz", "muoz"), ("erſterben", "ersterben"), (".", ".")]
    second = real(shared_data, "tei-w/ReM_M218B.xml")
    assert (len(second.tokens), differ(second)) == (34, 25)
    assert pairs(second)[2] == ("ſperandaru\u0304", "sperandaru-")
    assert pairs(second)[-1] == ("úróugôn;", "urougon;")
    third = real(shared_data, "tei-w/ReM_M242_two_columns.xml")
    assert (len(third.tokens), differ(third)) == (537, 83)
    assert (third.tokens[0].line, third.tokens[-1].line) == ("5ra,1", "5vb,24")
    assert len({token.line for token in third.tokens}) == 96


def test_ren_without_namespace(shared_data: Path) -> None:
    document = real(shared_data, "tei-w/ReN_Hamb_Uk.tei")
    assert len(document.tokens) == 202
    assert forms(document)[:6] == ["Dit", "se", "witlic", "alle", "den", "ghoͤnen"]
    assert {"Juncvrowendale", "voresprokenen", "donresdaghe", "gheholden"} <= set(forms(document))
    assert not any(norm for _, norm in pairs(document))


def test_earlyprint(shared_data: Path) -> None:
    document = real(shared_data, "tei-w/earlyprint_A06343_first600.xml")
    assert (len(document.tokens), differ(document)) == (589, 100)
    assert pairs(document)[4:6] == [("Loue", "Love"), ("lyes", "lies")]


def test_menota(shared_data: Path) -> None:
    document = real(shared_data, "tei-w/menota_NRA60A_w100-w1700.xml")
    assert pairs(document)[:4] == [("her", "Hér"), ("hefr", "hefr"), ("bibleam", "Bibliam"), (",", None)]
    assert len(document.tokens) == 17
    assert forms(document)[3] == "," and document.tokens[3].kind is TokenKind.PUNCTUATION
    assert document.problems == ()


def test_goo300k(shared_data: Path) -> None:
    document = real(shared_data, "tei-choice/goo300k_1584_pb001.xml")
    assert (len(document.tokens), differ(document)) == (38, 27)
    assert pairs(document)[:4] == [("X.", "x."), ("CAP.", "cap."), ("INu", "in"), ("on", None)]
    assert pairs(document)[7] == ("Iogre", "jogre")
    assert not any("apostol" in form + (norm or "") for form, norm in pairs(document))


def test_imp(shared_data: Path) -> None:
    document = real(shared_data, "tei-choice/imp_WIKI00290_1855.xml")
    assert (len(document.tokens), differ(document)) == (223, 30)
    assert pairs(document)[0] == ("Neka", "neka")
    assert document.places["2"].image.endswith("WIKI00290-002.png")
    document = real(shared_data, "tei-choice/imp_ZRC_00001_1584.xml")
    assert (len(document.tokens), differ(document)) == (103, 64)


def test_letters_regularized_in_words(shared_data: Path) -> None:
    document = real(shared_data, "tei-choice/wauchier_jns1743_tokenised.xml")
    assert sum(token.kind is TokenKind.WORD for token in document.tokens) == 1537
    assert (len(document.tokens), len(document.problems), differ(document)) == (1578, 7, 324)
    assert pairs(document)[:4] == [("Ci", None), ("ꝯmence", "conmence"), ("la", None), ("uie", "vie")]
    assert ("\uf158adonc", "Et adonc") in pairs(document)


def test_a_letter_without_words(shared_data: Path) -> None:
    document = real(shared_data, "tei-plain/copadocs_dor_00328_1898_10_03.xml")
    words = [token.form for token in document.tokens if token.kind is TokenKind.WORD]
    assert len(words) == 62
    assert {"geantwortet", "eine", "kan̄", "V", "Du", "Herman", "Und"} <= set(words)
    assert document.places["1,1"] == Place("f/dor328v02a.jpg")


def test_a_print_in_running_text(shared_data: Path) -> None:
    document = real(shared_data, "tei-plain/dta_anhaltkoethen_fruchtbringende_1628.xml")
    words = [token.form for token in document.tokens if token.kind is TokenKind.WORD]
    assert words[:8] == ["Kurtzer", "Bericht", "Von", "der", "Fruchtbringenden", "Geſellſchafft", "Vorhaben", "auch"]
    assert {"NAch", "Fuͤrſtlicher", "allerley", "erbawung", "zierlichen"} <= set(words)
    assert len(words) == 13215
    text = document.source.text
    divided = [token for token in document.tokens if "-<lb/>" in text[token.start : token.end]]
    assert len(divided) == 35
