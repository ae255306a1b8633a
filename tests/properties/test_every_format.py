"""Any words of the Basic Multilingual Plane and of the private-use area, any decisions: in every format that is written
back they survive export and import."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape, quoteattr

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from histnorm_gui.core.source import SourceFormat, Written
from histnorm_gui.formats.delimited import cell
from histnorm_gui.formats.doubt import is_marked
from histnorm_gui.formats.registry import READERS, parse, write
from histnorm_gui.formats.webanno import _escape

ANY = st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"]) | st.sampled_from(
    "ſꝛ\u0364\u0304\ue000\uf158\uf1a7&<>'\"|\\[]{};:,=_#%*⟨⟩\u2028\u0085\ufeff\u200b "
)
FORMS = st.lists(st.text(ANY, min_size=1, max_size=6), min_size=1, max_size=6)
NORMS = st.none() | st.text(ANY, min_size=1, max_size=8)
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
REPLACED = {SourceFormat.TEXT, SourceFormat.WORD_LIST, SourceFormat.CORATEXT}  # words stand in the place of words
PLAIN = {SourceFormat.TSV, SourceFormat.CSV, SourceFormat.CONLLU, SourceFormat.CABTEXT, SourceFormat.WEBANNO}
MARKING = {SourceFormat.TSV, SourceFormat.CSV, SourceFormat.XLSX}  # ⟨ ⟩ is the sign of doubt


def test_no_format_is_left_out() -> None:
    assert set(BUILT) | REPLACED == set(READERS)


def _can_hold(format: SourceFormat, form: str) -> bool:
    """Whether a form is one that a file of this format can have in one piece."""
    if not form.strip() or form != form.strip() or any(c in form for c in "\t\r\n"):
        return False
    if format is SourceFormat.CABTEXT:
        return not form.startswith("%%")
    if format is SourceFormat.XLSX:
        return not re.search("[\x00-\x1f\ufffe\uffff]", form) and not re.search("_x[0-9A-Fa-f]{4}_", form)
    if format in PLAIN:
        return "\x00" not in form
    if format in (SourceFormat.PAGE, SourceFormat.ALTO) and any(c.isspace() for c in form):
        return False
    return NO_XML.search(form) is None and " " not in form


def _can_write(format: SourceFormat, norm: str) -> bool:
    """Whether a normalization is one that the format can hold, as its page says."""
    if not norm.strip() or (format in MARKING and is_marked(norm)) or "\x00" in norm:
        return False
    if format in (SourceFormat.TSV, SourceFormat.CSV, SourceFormat.CABTEXT, SourceFormat.WEBANNO):
        return not any(c in norm for c in "\t\r\n")
    if format is SourceFormat.XLSX:
        return not re.search("[\x00-\x1f\ufffe\uffff]|_x[0-9A-Fa-f]{4}_", norm)
    if format is SourceFormat.EXB:
        return NO_XML.search(norm) is None and norm == norm.strip()
    return format in PLAIN or NO_XML.search(norm) is None


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
