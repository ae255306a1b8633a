"""Any words of the Basic Multilingual Plane and of the private-use area, any decisions: in every format that is written
back they survive export and import."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from xml.sax.saxutils import escape, quoteattr

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from histnorm_gui.core.annotation_table import AnnotationTable
from histnorm_gui.core.model import (
    OPEN,
    Annotation,
    DecisionSource,
    Join,
    Manuscript,
    Provenance,
    Remark,
    Status,
    TokenKind,
)
from histnorm_gui.core.source import Document, Feature, Source, SourceFormat, Written
from histnorm_gui.core.token_table import TokenTable
from histnorm_gui.engine.memory import Memory
from histnorm_gui.formats.delimited import cell
from histnorm_gui.formats.doubt import is_marked
from histnorm_gui.formats.registry import MODULES, features, parse, write, write_remarks
from histnorm_gui.formats.webanno import _escape
from histnorm_gui.services.exchange import (
    ExportFormat,
    Undecided,
    export,
)
from histnorm_gui.services.export_tokens import DocumentTokens, ImportedDecisions, TextTokens
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.suggesting import Suggester

ANY = st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"]) | st.sampled_from(
    "ſꝛ\u0364\u0304\ue000\uf158\uf1a7&<>'\"|\\[]{};:,=_#%*⟨⟩\u2028\u0085\ufeff\u200b "
)
FORMS = st.lists(st.text(ANY, min_size=1, max_size=6), min_size=1, max_size=6)
NORMS = st.none() | st.text(ANY, min_size=1, max_size=8)
CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f]")  # a file with more than some of them is refused as no text
NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def _xml(line: Callable[[int, str], str], head: str, tail: str) -> Callable[[Sequence[str]], str]:
    return lambda forms: head + "\n".join(line(number, form) for number, form in enumerate(forms)) + tail


def _webanno(forms: Sequence[str]) -> str:
    head = "#FORMAT=WebAnno TSV 3.2\n#T_SP=webanno.custom.Norm|value\n\n\n#Text=x\n"
    return head + "".join(f"1-{n + 1}\t{n}-{n + 1}\t{_escape(form)}\t_\t\n" for n, form in enumerate(forms))


def _xmi(forms: Sequence[str]) -> str:
    at, tokens = 0, ""
    for number, form in enumerate(forms):
        tokens += f'<type:Token xmi:id="{number + 10}" sofa="1" begin="{at}" end="{at + len(form)}"/>'
        at += len(form) + 1
    text = quoteattr(" ".join(forms), {"\n": "&#10;", "\t": "&#9;", "\r": "&#13;"})
    return (
        '<xmi:XMI xmlns:xmi="http://www.omg.org/XMI" xmlns:cas="http:///uima/cas.ecore" xmlns:type="http:///t.ecore">'
        f'<cas:Sofa xmi:id="1" sofaID="_InitialView" sofaString={text}/>{tokens}<cas:View sofa="1" members="10"/>'
        "</xmi:XMI>"
    )


def _exb(forms: Sequence[str]) -> str:
    points = "".join(f'<tli id="T{number}"/>' for number in range(len(forms) + 1))
    events = "".join(f'<event start="T{n}" end="T{n + 1}">{escape(form)}</event>' for n, form in enumerate(forms))
    return (
        f"<basic-transcription><basic-body><common-timeline>{points}</common-timeline>"
        f'<tier id="a" category="dipl" type="t">{events}</tier></basic-body></basic-transcription>'
    )


def _xlsx(forms: Sequence[str]) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["form", "norm"])
    for row, form in enumerate(forms, 2):
        sheet.cell(row, 1).value = form
        sheet.cell(row, 1).data_type = "s"
    packed = io.BytesIO()
    book.save(packed)
    return packed.getvalue()


BUILT: dict[SourceFormat, Callable[[Sequence[str]], str | bytes]] = {
    SourceFormat.TSV: lambda forms: "".join(f"{form}\t\n" for form in ["vnd", *forms]),
    SourceFormat.CSV: lambda forms: "form;norm\n" + "".join(f"{cell(form, ';', True)};\n" for form in forms),
    SourceFormat.CONLLU: lambda forms: "".join(f"{n + 1}\t{form}" + "\t_" * 8 + "\n" for n, form in enumerate(forms)),
    SourceFormat.CABTEXT: lambda forms: "".join(f"{form}\n" for form in forms),
    SourceFormat.WEBANNO: _webanno,
    SourceFormat.XLSX: _xlsx,
    SourceFormat.TEI: _xml(lambda n, form: f'<w n="{n}">{escape(form)}</w>', "<TEI><text><p>", "</p></text></TEI>"),
    SourceFormat.VARD: _xml(lambda _, form: f"<normalised orig={quoteattr(form)}></normalised>", "<text>", "</text>"),
    SourceFormat.TCF: _xml(
        lambda n, form: f'<token ID="t{n}">{escape(form)}</token>',
        "<D-Spin><TextCorpus><tokens>",
        "</tokens></TextCorpus></D-Spin>",
    ),
    SourceFormat.FOLIA: _xml(lambda _, form: f"<w><t>{escape(form)}</t></w>", "<FoLiA><text>", "</text></FoLiA>"),
    SourceFormat.CORA: _xml(
        lambda n, form: f'<token id="t{n}"><mod id="m{n}" utf={quoteattr(form)}/></token>',
        "<text><cora-header/>",
        "</text>",
    ),
    SourceFormat.PAGE: _xml(
        lambda n, form: f'<Word id="w{n}"><TextEquiv><Unicode>{escape(form)}</Unicode></TextEquiv></Word>',
        '<PcGts><Page imageFilename="a.png"><TextRegion id="r"><TextLine id="l">',
        "</TextLine></TextRegion></Page></PcGts>",
    ),
    SourceFormat.ALTO: _xml(
        lambda _, form: f"<String CONTENT={quoteattr(form)}/>",
        "<alto><Layout><Page><PrintSpace><TextBlock><TextLine>",
        "</TextLine></TextBlock></PrintSpace></Page></Layout></alto>",
    ),
    SourceFormat.EXB: _exb,
    SourceFormat.XMI: _xmi,
}
W_IN_TEI = "<TEI><text><p>", "</p></text></TEI>"
MENOTA = (
    '<TEI xmlns:me="http://www.menota.org/ns/1.0"><text><p><w><choice><me:dipl>x</me:dipl><me:norm>y</me:norm></choice>'
    "</w>",
    "</p></text></TEI>",
)


@dataclass(frozen=True)
class Variant:
    """One way in which files of a format are built; ``lead`` are forms that each of them begins with.

    ``apart``: its words stand in running text and have to be such as are cut out of it whole.
    """

    format: SourceFormat
    build: Callable[[Sequence[str]], str | bytes]
    options: Mapping[str, str] = field(default_factory=dict)
    lead: Sequence[str] = ()
    apart: bool = False


VARIANTS: dict[str, Variant] = {format.value: Variant(format, build) for format, build in BUILT.items()}
VARIANTS["tsv"] = Variant(SourceFormat.TSV, BUILT[SourceFormat.TSV], lead=["vnd"])
VARIANTS |= {
    "tsv with four columns": Variant(
        SourceFormat.TSV,
        lambda forms: (
            "form\tnormalization\tstate\tsource\n" + "".join(f"{form}\t\topen\tnone\n" for form in ["vnd", *forms])
        ),
        lead=["vnd"],
    ),
    "tsv with all columns": Variant(
        SourceFormat.TSV,
        lambda forms: (
            "form\tnormalization\tstate\tsource\tmodernization\tnote\tflag\n"
            + "".join(f"{form}\t\topen\tnone\n" for form in ["vnd", *forms])
        ),
        lead=["vnd"],
    ),
    "tei, reg": Variant(
        SourceFormat.TEI,
        _xml(lambda n, form: f'<w n="{n}">{escape(form)}</w>', f'{W_IN_TEI[0]}<w reg="love">loue</w>', W_IN_TEI[1]),
        lead=["loue"],
    ),
    "tei, choice": Variant(
        SourceFormat.TEI, _xml(lambda n, form: f'<w n="{n}">{escape(form)}</w>', *W_IN_TEI), {"markup": "choice"}
    ),
    "tei, menota": Variant(
        SourceFormat.TEI,
        _xml(lambda _, form: f"<w><choice><me:dipl>{escape(form)}</me:dipl><me:norm></me:norm></choice></w>", *MENOTA),
        lead=["x"],
    ),
    "tei, cab": Variant(
        SourceFormat.TEI,
        _xml(
            lambda _, form: f"<w t={quoteattr(form)}><moot/></w>", '<text><w t="oede"><moot word="öde"/></w>', "</text>"
        ),
        lead=["oede"],
    ),
    "tei, running text": Variant(SourceFormat.TEI, _xml(lambda _, form: escape(form), *W_IN_TEI), apart=True),
    "tei, running text with choices": Variant(
        SourceFormat.TEI, _xml(lambda _, form: escape(form), *W_IN_TEI), {"markup": "choice"}, apart=True
    ),
    "vard, running text": Variant(
        SourceFormat.VARD,
        _xml(lambda _, form: escape(form), '<text><normalised orig="loue">love</normalised> ', "</text>"),
        lead=["loue"],
        apart=True,
    ),
    "cora, rem": Variant(
        SourceFormat.CORA,
        _xml(
            lambda n, form: (
                f'<token id="t{n}"><tok_dipl id="d{n}" utf="x"/><tok_anno id="m{n}" utf={quoteattr(form)}>'
                '<lemma tag="x"/></tok_anno></token>'
            ),
            "<text><layoutinfo/>",
            "</text>",
        ),
    ),
    "page, lines": Variant(
        SourceFormat.PAGE,
        lambda forms: (
            '<PcGts><Page imageFilename="a.png"><TextRegion id="r"><TextLine id="l"><TextEquiv><Unicode>'
            f"{escape(' '.join(forms))}</Unicode></TextEquiv></TextLine></TextRegion></Page></PcGts>"
        ),
    ),
    "alto, lines": Variant(
        SourceFormat.ALTO,
        lambda forms: (
            "<alto><Layout><Page><PrintSpace><TextBlock><TextLine>"
            f"<String CONTENT={quoteattr(' '.join(forms))}/></TextLine></TextBlock></PrintSpace></Page></Layout></alto>"
        ),
    ),
}
REPLACED = {SourceFormat.TEXT, SourceFormat.WORD_LIST, SourceFormat.CORATEXT}  # words stand in the place of words
PLAIN = {SourceFormat.TSV, SourceFormat.CSV, SourceFormat.CONLLU, SourceFormat.CABTEXT, SourceFormat.WEBANNO}
MARKING = {SourceFormat.TSV, SourceFormat.CSV, SourceFormat.XLSX}  # ⟨ ⟩ is the sign of doubt


def _features(variant: Variant) -> frozenset[Feature]:
    built = variant.build(["vnd"])
    data = built if isinstance(built, bytes) else built.encode()
    return features(Source("a", variant.format, data, options=variant.options))


def test_no_format_is_left_out() -> None:
    assert set(BUILT) | REPLACED == set(MODULES)


def _can_hold(format: SourceFormat, form: str) -> bool:
    """Whether a form is one that a file of this format can have in one piece."""
    if not form.strip() or form != form.strip() or any(c in form for c in "\t\r\n"):
        return False
    if format in PLAIN and CONTROL.search(form):
        return False
    if format is SourceFormat.CABTEXT:
        return not form.startswith("%%")
    if format is SourceFormat.XLSX:
        return not re.search("[\x00-\x1f\ufffe\uffff]", form) and not re.search("_x[0-9A-Fa-f]{4}_", form)
    if format in PLAIN:
        return True
    if format in (SourceFormat.PAGE, SourceFormat.ALTO) and any(c.isspace() for c in form):
        return False
    return NO_XML.search(form) is None and " " not in form


def _can_write(format: SourceFormat, norm: str) -> bool:
    """Whether a normalization is one that the format can hold, as its page says."""
    if not norm.strip() or (format in MARKING and is_marked(norm)) or (format in PLAIN and CONTROL.search(norm)):
        return False
    if format in (SourceFormat.TSV, SourceFormat.CSV, SourceFormat.CABTEXT, SourceFormat.WEBANNO):
        return not any(c in norm for c in "\t\r\n")
    if format is SourceFormat.XLSX:
        return not re.search("[\x00-\x1f\ufffe\uffff]|_x[0-9A-Fa-f]{4}_", norm)
    if format is SourceFormat.EXB:
        return NO_XML.search(norm) is None and norm == norm.strip()
    return format in PLAIN or NO_XML.search(norm) is None


def _fits(variant: Variant, form: str) -> bool:
    if not _can_hold(variant.format, form):
        return False
    if not variant.apart:
        return True
    alone = parse(f"<p>vnd {escape(form)} da</p>".encode(), "a", SourceFormat.TEI)
    return [token.form for token in alone.tokens] == ["vnd", form, "da"] and form[-1] not in "-¬=⸗⹀\u00ad"


REMARKS = st.builds(Remark, note=st.text(ANY, max_size=5), flagged=st.booleans(), excluded=st.booleans())
STATES = st.tuples(st.none() | st.text(ANY, min_size=1, max_size=8), st.integers(0, 3), REMARKS)


@dataclass
class Word:
    """What an editor did with a token, or with several that are joined."""

    parts: list[str]
    kind: TokenKind
    norm: str | None
    remark: Remark

    @property
    def form(self) -> str:
        return " ".join(self.parts)


def _edited(document: Document, drawn: Sequence[tuple[str | None, int, Remark]]) -> list[Word]:
    """The words of a document after an editor went over it: decided, open, joined, noted, flagged or excluded."""
    words: list[Word] = []
    for token, (norm, join, remark) in zip(document.tokens, drawn, strict=True):
        if words and join == 0 and words[-1].kind is TokenKind.WORD:
            words[-1].parts.append(token.form)
            continue
        format = document.source.format
        fits = norm is not None and token.kind is TokenKind.WORD and _can_write(format, norm)
        note = remark.note.strip() if _can_write(format, remark.note) else ""
        remark = replace(remark, note=note)
        words.append(Word([token.form], token.kind, norm if fits else None, remark))
    return words


def _text_of(document: Document, words: Sequence[Word]) -> ManuscriptText:
    """The text as the project has it with these words."""
    tokens = TokenTable(1)
    for at, token in enumerate(document.tokens):
        tokens.add(at, at, token.form, token.kind, token.line, token.start, token.end)
    typed = Provenance(DecisionSource.TYPED, "2026-01-01T00:00:00+00:00")
    annotations = AnnotationTable(len(tokens))
    remarks, joins = {}, {}
    at = 0
    for word in words:
        annotation = OPEN if word.norm is None else Annotation(Status.CORRECTED, word.norm, typed)
        if len(word.parts) == 1:
            annotations[at], remarks[at] = annotation, word.remark
        else:
            joins[at] = Join(tuple(range(at, at + len(word.parts))), annotation, word.remark)
        at += len(word.parts)
    suggester = Suggester(Memory(), lambda: (), {}, None)
    manuscript = Manuscript(1, "M", "", document.source.name)
    return ManuscriptText(manuscript, tokens, annotations, suggester, remarks, joins)


def _read_back(format: SourceFormat, word: Word, norm: str | None) -> list[tuple[str, str | None, bool]]:
    """What an exported word is read as: its form, its normalization, and whether it is joined to the one before."""
    first, *others = word.parts
    holds = features(Source("a", format, b""))
    if not others:
        return [(first, norm, False)]
    if Feature.JOIN in holds and norm is not None:
        if format in (SourceFormat.VARD, SourceFormat.EXB):
            spread = format is SourceFormat.EXB and len(norm.split()) == len(word.parts)
            return (
                [(form, piece, False) for form, piece in zip(word.parts, norm.split(), strict=True)]
                if spread
                else [(word.form, norm, False)]
            )
        return [(first, norm, False), *((form, None, True) for form in others)]
    return [(first, norm, False), *((form, None, False) for form in others)]


@pytest.mark.parametrize("name", VARIANTS)
@given(data=st.data(), undecided=st.sampled_from([Undecided.EMPTY, Undecided.FORM]))
@settings(max_examples=40, deadline=None)
def test_whatever_an_editor_did_survives_export_and_import(
    name: str, data: st.DataObject, undecided: Undecided
) -> None:
    variant = VARIANTS[name]
    format = variant.format
    drawn = [form for form in data.draw(FORMS) if _fits(variant, form)]
    assume(drawn)
    forms = [*variant.lead, *drawn]
    built = variant.build(drawn)
    raw = built if isinstance(built, bytes) else built.encode()
    document = parse(raw, "a", format, variant.options)
    assert [token.form for token in document.tokens] == forms
    words = _edited(document, data.draw(st.lists(STATES, min_size=len(forms), max_size=len(forms))))
    text = _text_of(document, words)
    written = export(document.source, TextTokens(text, False), ExportFormat.SOURCE, undecided)

    after = parse(written, "a", format, variant.options)
    expected = []
    noted: dict[int, Remark] = {}
    at = 0
    four = name.startswith("tsv with")
    for word in words:
        norm = word.norm
        if norm is None and undecided is Undecided.FORM and word.kind is TokenKind.WORD and format not in MARKING:
            norm = word.form
        if norm is None and (len(word.parts) == 1 or not four):
            norm = document.tokens[at].normalization  # as it is in the file
        expected += (
            [(word.parts[0], norm, False), *((part, None, True) for part in word.parts[1:])]
            if four
            else _read_back(format, word, norm)
        )
        if word.remark.note or word.remark.flagged:
            noted[at] = Remark(word.remark.note, word.remark.flagged)
        at += len(word.parts)
    assert [(token.form, token.normalization, token.joined) for token in after.tokens] == expected
    holds = Feature.REMARKS in features(document.source)
    assert after.remarks == (noted if holds else {})
    again = DocumentTokens(after, ImportedDecisions(after, "2026-01-01T00:00:00+00:00"))
    assert export(after.source, again, ExportFormat.SOURCE, Undecided.EMPTY) == written


LETTERS = st.text(
    st.characters(max_codepoint=0xFFFF, categories=["L", "Co"]) | st.sampled_from("ſꝛ\ue5b8"), min_size=1, max_size=6
)


@pytest.mark.parametrize("format", sorted(REPLACED))
@given(data=st.data(), forms=st.lists(LETTERS, min_size=1, max_size=6))
@settings(max_examples=40, deadline=None)
def test_in_a_text_normalizations_stand_in_the_place_of_words(
    format: SourceFormat, data: st.DataObject, forms: list[str]
) -> None:
    place = "m_1r,{}   " if format is SourceFormat.CORATEXT else ""
    raw = "".join(f"{place.format(at + 1)}{form}\n" for at, form in enumerate(forms)).encode()
    document = parse(raw, "a", format)
    assume([token.form for token in document.tokens] == forms)
    words = _edited(
        document,
        data.draw(
            st.lists(st.tuples(st.none() | LETTERS, st.just(1), REMARKS), min_size=len(forms), max_size=len(forms))
        ),
    )
    text = _text_of(document, words)
    written = export(document.source, TextTokens(text, False), ExportFormat.SOURCE, Undecided.FORM)
    expected = [f"⟨{word.form}⟩" if word.norm is None else word.norm for word in words]
    rows = "".join(f"{place.format(at + 1)}{norm}\n" for at, norm in enumerate(expected))
    assert written.decode() == rows


@pytest.mark.parametrize("format", BUILT)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_words_with_any_decisions_survive(format: SourceFormat, data: st.DataObject) -> None:
    forms = [form for form in data.draw(FORMS) if _can_hold(format, form)]
    assume(forms)
    built = BUILT[format](forms)
    raw = built if isinstance(built, bytes) else built.encode()
    document = parse(raw, "a", format)
    given_forms = ["vnd", *forms] if format is SourceFormat.TSV else forms
    assert [token.form for token in document.tokens] == given_forms
    assert write(document.source, [None] * len(given_forms)) == raw
    before = document
    for _ in range(2):
        norms = [
            norm if norm is not None and _can_write(format, norm) else None
            for norm in data.draw(
                st.lists(
                    st.none() | st.text(ANY, min_size=1, max_size=8),
                    min_size=len(given_forms),
                    max_size=len(given_forms),
                )
            )
        ]
        written = write(before.source, [None if norm is None else Written(norm) for norm in norms])
        after = parse(written, "a", format, dict(before.source.options))
        assert [token.form for token in after.tokens] == given_forms
        expected = [
            token.normalization if norm is None else norm for token, norm in zip(before.tokens, norms, strict=True)
        ]
        assert [token.normalization for token in after.tokens] == expected
        before = after


REMARKED = [name for name, variant in VARIANTS.items() if Feature.REMARKS in _features(variant)]


@pytest.mark.parametrize("name", REMARKED)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_notes_and_flags_change_and_go_as_the_editor_wants(name: str, data: st.DataObject) -> None:
    variant = VARIANTS[name]
    drawn = [form for form in data.draw(FORMS) if _fits(variant, form)]
    assume(drawn)
    built = variant.build(drawn)
    document = parse(built if isinstance(built, bytes) else built.encode(), "a", variant.format, variant.options)
    for _ in range(3):
        wanted = dict(document.remarks)
        for at in range(len(document.tokens)):
            drawn_remark = data.draw(st.none() | REMARKS)
            if drawn_remark is not None and _can_write(variant.format, drawn_remark.note or "x"):
                wanted[at] = Remark(drawn_remark.note.strip(), drawn_remark.flagged)
        after = parse(write_remarks(document.source, wanted), "a", variant.format, variant.options)
        assert after.remarks == {at: remark for at, remark in wanted.items() if remark != Remark()}
        assert after.tokens.normalizations == document.tokens.normalizations
        assert [token.form for token in after.tokens] == [token.form for token in document.tokens]
        document = after
