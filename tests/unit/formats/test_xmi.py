"""UIMA CAS: UTF-16 offsets, layers of the project's own, and files that dkpro-cassis reads again."""

from __future__ import annotations

import io
import re
import warnings
import zipfile

import pytest
from cassis import Cas, TypeSystem, load_cas_from_xmi, load_dkpro_core_typesystem

from devtools.format_samples import sample
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import registry, xmi

TOKEN = "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token"
CORRECTION = "de.tudarmstadt.ukp.dkpro.core.api.transform.type.SofaChangeAnnotation"
OWN = "webanno.custom.Normalisierung"
TEXT = 'vnd 𝔘l ſo\n"&c."'


def typesystem() -> TypeSystem:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of the way in which dkpro-cassis finds its own files
        types = load_dkpro_core_typesystem()
    layer = types.create_type(OWN, supertypeName="uima.tcas.Annotation")
    types.create_feature(layer, "form", "uima.cas.String")
    person = types.create_type("webanno.custom.Person", supertypeName="uima.tcas.Annotation")
    types.create_feature(person, "note", "uima.cas.String")
    types.create_feature(person, "weight", "uima.cas.Integer")
    return types


def document(types: TypeSystem, **layers: dict[str, str]) -> str:
    """TEXT with its words as tokens, and annotations over words: layer -> word -> value."""
    cas = Cas(typesystem=types)
    cas.sofa_string, cas.sofa_mime = TEXT, "text/plain"
    for match in reversed(list(re.finditer(r"\S+", TEXT))):
        cas.add(types.get_type(TOKEN)(begin=match.start(), end=match.end()))
    for name, values in layers.items():
        full = CORRECTION if name == "SofaChangeAnnotation" else f"webanno.custom.{name}"
        feature = {"Person": "note", "Normalisierung": "form"}.get(name, "value")
        for word, value in values.items():
            begin = TEXT.index(word)
            cas.add(types.get_type(full)(begin=begin, end=begin + len(word), **{feature: value}))
    return str(cas.to_xmi(pretty_print=True))


def archive(types: TypeSystem, text: str, names: tuple[str, ...] = ("brief.xmi",)) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.comment = b"exported"
        file.writestr("TypeSystem.xml", types.to_xml())
        for name in names:
            file.writestr(name, text)
    return packed.getvalue()


@pytest.fixture(scope="module")
def types() -> TypeSystem:
    return typesystem()


def source(data: str | bytes, **options: str) -> Source:
    if isinstance(data, bytes):
        return Source("x.zip", SourceFormat.XMI, data, "latin-1", options)
    return Source("x.xmi", SourceFormat.XMI, data.encode(), options=options)


def pairs(data: str | bytes, **options: str) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in xmi.read(source(data, **options)).tokens]


def annotations(data: str | bytes, types: TypeSystem, layer: str, feature: str) -> list[tuple[str, str]]:
    """What dkpro-cassis finds: the text covered and the value."""
    if isinstance(data, bytes):
        data = zipfile.ZipFile(io.BytesIO(data)).read("brief.xmi").decode()
    cas = load_cas_from_xmi(data, typesystem=types)
    return [(found.get_covered_text(), found[feature]) for found in cas.select(layer)]


def test_tokens_are_read_by_utf16_offsets_in_the_order_of_the_text(types: TypeSystem) -> None:
    text = document(types, Normalisierung={"𝔘l": "Uhl", "ſo": "so"})
    assert pairs(text) == [("vnd", None), ("𝔘l", "Uhl"), ("ſo", "so"), ('"&c."', None)]
    tokens = xmi.read(source(text)).tokens
    assert [token.line for token in tokens] == ["1", "1", "1", "2"]
    assert text[tokens[3].start : tokens[3].end] == "&quot;&amp;c.&quot;"


def test_a_layer_of_ones_own_is_changed_and_added_to(types: TypeSystem) -> None:
    text = document(types, Normalisierung={"ſo": "so"}, Person={"vnd": "a note"})
    assert xmi.choices(source(text))["norm_feature"][0] == "Normalisierung.form"
    written = xmi.write(source(text), [Written("und"), None, Written('s"o'), None]).decode()
    assert annotations(written, types, OWN, "form") == [("vnd", "und"), ("ſo", 's"o')]
    assert pairs(written) == [("vnd", "und"), ("𝔘l", None), ("ſo", 's"o'), ('"&c."', None)]
    without = re.compile(r'<custom:Normalisierung [^>]*/>\s*|members="[^"]*"')
    assert without.sub("", written) == without.sub("", text)


def test_without_a_layer_corrections_of_the_orthography_are_written(types: TypeSystem) -> None:
    text = document(types, Person={"vnd": "a note"})
    assert pairs(text)[0] == ("vnd", None)
    written = xmi.write(source(text), [Written("und"), Written("Uhl"), None, None]).decode()
    assert annotations(written, types, CORRECTION, "value") == [("vnd", "und"), ("𝔘l", "Uhl")]
    assert annotations(written, types, CORRECTION, "operation") == [("vnd", "replace"), ("𝔘l", "replace")]
    assert pairs(written)[:2] == [("vnd", "und"), ("𝔘l", "Uhl")]
    again = xmi.write(source(written), [Written("unde"), None, Written("so"), None]).decode()
    assert annotations(again, types, CORRECTION, "value") == [("vnd", "unde"), ("𝔘l", "Uhl"), ("ſo", "so")]


def test_the_layer_can_be_chosen(types: TypeSystem) -> None:
    text = document(types, Person={"vnd": "a note"})
    assert "Person.note" in xmi.choices(source(text))["norm_feature"]
    assert pairs(text, norm_feature="Person.note")[0] == ("vnd", "a note")
    assert pairs(text, token_type="Person") == [("vnd", None)]


def test_an_export_of_inception_is_read_and_written_whole(types: TypeSystem) -> None:
    data = archive(types, document(types))
    assert xmi.sniff(data, "", "x.zip")
    assert xmi.choices(source(data))["norm_feature"] == [
        "Normalisierung.form", "SofaChangeAnnotation.value", "Person.note",
    ]  # fmt: skip
    assert xmi.write(source(data), [None] * 4) == data
    assert {(token.start, token.end) for token in xmi.read(source(data)).tokens} == {(0, 0)}
    written = xmi.write(source(data), [Written("und"), None, None, None])
    assert annotations(written, types, OWN, "form") == [("vnd", "und")]
    before, after = zipfile.ZipFile(io.BytesIO(data)), zipfile.ZipFile(io.BytesIO(written))
    assert after.comment == before.comment
    assert after.namelist() == before.namelist()
    assert after.read("TypeSystem.xml") == before.read("TypeSystem.xml")
    assert [info.date_time for info in after.infolist()] == [info.date_time for info in before.infolist()]


def test_documents_and_archives_are_recognised_as_what_they_are(types: TypeSystem) -> None:
    text = document(types, Normalisierung={"ſo": "so"})
    for data, name in ((text.encode(), "brief.xml"), (archive(types, text), "brief.zip")):
        found = registry.parse(data, name)
        assert found.source.format is SourceFormat.XMI
        assert [token.normalization for token in found.tokens] == [None, None, "so", None]
        assert registry.write(found.source, [None] * 4) == data
        assert "norm_feature" in registry.choices(found.source)


def test_tokens_without_a_place_are_reported_and_doubles_left_out(types: TypeSystem) -> None:
    text = document(types)
    text = re.sub(r'begin="10" end="12"|begin="8" end="10"', 'begin="5" end="900"', text)
    first = re.search(r'<type:Token [^>]*begin="0" end="3"/>', text)
    assert first is not None
    text = text.replace(first.group(), first.group() + re.sub(r'id="\d+"', 'id="99"', first.group()))
    found = xmi.read(source(text))
    assert [token.form for token in found.tokens] == ["vnd", "𝔘l", '"&c."']
    assert [problem.code for problem in found.problems] == [ProblemCode.EMPTY_FORM]
    assert pairs(xmi.write(source(text), [Written("und"), None, None]).decode())[0] == ("vnd", "und")


@pytest.mark.parametrize(
    "make",
    [
        lambda types: archive(types, document(types))[:-40],
        lambda types: archive(types, document(types), ("a.xmi", "b.xmi")),
        lambda types: archive(types, document(types), ()),
        lambda types: archive(types, "<a>" + " " * (300 << 20 >> 4)),
        lambda types: b"PK\x03\x04 and nothing more",
    ],
)
def test_archives_that_cannot_be_read_are_refused(types: TypeSystem, make) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UserError) as caught:
        xmi.read(source(make(types)))
    assert caught.value.code is ErrorCode.FILE_UNREADABLE


def test_damaged_contents_of_an_archive_are_refused(types: TypeSystem) -> None:
    data = bytearray(archive(types, document(types)))
    at = data.rindex(b"brief.xmi", 0, data.index(b"PK\x01\x02")) + 200
    data[at : at + 8] = b"\xff" * 8
    with pytest.raises(UserError) as caught:
        xmi.read(source(bytes(data)))
    assert caught.value.code is ErrorCode.FILE_UNREADABLE


def test_other_archives_and_files_are_not_taken_for_a_cas(types: TypeSystem) -> None:
    assert xmi.sniff(b"", document(types), "x.xmi")
    assert not xmi.sniff(archive(types, "", ("workbook.xml",)), "", "x.xlsx")
    assert not xmi.sniff(b"PK\x03\x04", "", "x.zip")
    assert not xmi.sniff(b"", "<XMItems/>", "x.xml")


@pytest.mark.parametrize("first", [1, 7, 98])
def test_numbers_of_annotations_some_at_a_time(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xmi, "_AT_ONCE", 4)
    for last in (first, first + 3, first + 4, first + 20):
        whole = "".join(f" {number}" for number in range(first, last + 1))
        assert " " + "".join(xmi._ids(first, last)) == whole


def test_a_text_longer_than_libxml2_takes_in_one_attribute_is_read_and_written() -> None:
    words = "".join(f"wort{number:06}&#32;" for number in range(700_000))  # 10,500,000 characters
    tokens = "".join(
        f'<type:Token xmi:id="{number + 10}" sofa="1" begin="{number * 11}" end="{number * 11 + 10}"/>'
        for number in (0, 1, 699_999)
    )
    data = (
        '<xmi:XMI xmlns:xmi="http://www.omg.org/XMI" xmlns:cas="http:///uima/cas.ecore" xmlns:type="http:///t.ecore">'
        f'<cas:Sofa xmi:id="1" sofaID="_InitialView" sofaString="{words}"/>{tokens}<cas:View sofa="1" members="10"/>'
        "</xmi:XMI>"
    ).encode()
    document = registry.parse(data, "a.xmi")
    assert [token.form for token in document.tokens] == ["wort000000", "wort000001", "wort699999"]
    changed = registry.write(document.source, [Written("x"), None, Written("z")])
    assert [token.normalization for token in registry.parse(changed, "a.xmi").tokens] == ["x", None, "z"]
    with pytest.raises(UserError) as raised:
        registry.parse(data.replace(b"wort400000&#32;", b"wort400000&#0;"), "a.xmi")
    assert raised.value.code is ErrorCode.XML_BROKEN


def test_an_index_without_members_gets_some() -> None:
    data = sample(SourceFormat.XMI, 2).replace(b' members="10"', b"")
    changed = registry.write(registry.parse(data, "a.xmi").source, [Written("x"), Written("y")])
    assert b'<cas:View sofa="1" members="12 13"/>' in changed
    assert [token.normalization for token in registry.parse(changed, "a.xmi").tokens] == ["x", "y"]
