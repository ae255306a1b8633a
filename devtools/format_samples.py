"""A made-up file of any number of words in every format, for measuring and for tests."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence

from openpyxl import Workbook

from histnorm_gui.core.source import SourceFormat


def samples(words: int) -> Mapping[SourceFormat, bytes]:
    """For each format a file with so many words, some of them normalized."""
    return {format: sample(format, words) for format in _BUILDERS}


def sample(format: SourceFormat, words: int) -> bytes:
    """A file of one format with so many words, some of them normalized."""
    return _bytes(_BUILDERS[format]([f"wort{number % 97}" for number in range(words)]))


def _bytes(built: str | bytes) -> bytes:
    return built if isinstance(built, bytes) else built.encode()


def _rows(line: Callable[[int, str], str], head: str = "", tail: str = "") -> Callable[[Sequence[str]], str]:
    return lambda forms: head + "".join(line(number, form) for number, form in enumerate(forms)) + tail


def _xlsx(forms: Sequence[str]) -> bytes:
    book = Workbook(write_only=True)  # so that there may be a million of them
    sheet = book.create_sheet()
    sheet.append(["form", "norm"])
    for form in forms:
        sheet.append([form, "x"])
    packed = io.BytesIO()
    book.save(packed)
    return packed.getvalue()


def _xmi(forms: Sequence[str]) -> str:
    text = " ".join(forms)
    tokens, at = "", 0
    for number, form in enumerate(forms):
        tokens += f'<type:Token xmi:id="{number + 10}" sofa="1" begin="{at}" end="{at + len(form)}"/>'
        at += len(form) + 1
    return (
        '<xmi:XMI xmlns:xmi="http://www.omg.org/XMI" xmlns:cas="http:///uima/cas.ecore" xmlns:type="http:///t.ecore">'
        f'<cas:Sofa xmi:id="1" sofaID="_InitialView" sofaString="{text}"/>{tokens}<cas:View sofa="1" members="10"/>'
        "</xmi:XMI>"
    )


def _webanno(forms: Sequence[str]) -> str:
    head = "#FORMAT=WebAnno TSV 3.2\n#T_SP=webanno.custom.Norm|value\n\n\n#Text=x\n"
    return _rows(lambda n, form: f"1-{n + 1}\t{n}-{n + 1}\t{form}\tx\t\n", head)(forms)


def _exb(forms: Sequence[str]) -> str:
    points = "".join(f'<tli id="T{number}"/>' for number in range(len(forms) + 1))
    events = _rows(lambda n, form: f'<event start="T{n}" end="T{n + 1}">{form}</event>')(forms)
    return (
        f"<basic-transcription><basic-body><common-timeline>{points}</common-timeline>"
        f'<tier id="a" category="dipl" type="t">{events}</tier></basic-body></basic-transcription>'
    )


_BUILDERS: Mapping[SourceFormat, Callable[[Sequence[str]], str | bytes]] = {
    SourceFormat.TSV: _rows(lambda _, form: f"{form}\tx\n"),
    SourceFormat.WORD_LIST: _rows(lambda _, form: f"{form}\n"),
    SourceFormat.TEXT: _rows(lambda _, form: f"{form}\n"),
    SourceFormat.CSV: _rows(lambda _, form: f"{form};x\n", "form;norm\n"),
    SourceFormat.XLSX: _xlsx,
    SourceFormat.CONLLU: _rows(lambda n, form: f"{n + 1}\t{form}" + "\t_" * 7 + "\tNorm=x\n"),
    SourceFormat.WEBANNO: _webanno,
    SourceFormat.CABTEXT: _rows(lambda _, form: f"{form}\n\t+[moot/word] x\n"),
    SourceFormat.CORATEXT: _rows(lambda n, form: f"ms_1r,{n + 1}   {form}\n"),
    SourceFormat.TEI: _rows(lambda _, form: f"<w>{form}</w> ", "<TEI><text><p>", "</p></text></TEI>"),
    SourceFormat.VARD: _rows(lambda _, form: f'<normalised orig="{form}">x</normalised> ', "<text>", "</text>"),
    SourceFormat.TCF: _rows(
        lambda n, form: f'<token ID="t{n}">{form}</token>',
        '<D-Spin><TextCorpus xmlns="http://www.dspin.de/data/textcorpus"><tokens>',
        "</tokens></TextCorpus></D-Spin>",
    ),
    SourceFormat.FOLIA: _rows(lambda _, form: f"<w><t>{form}</t></w>", "<FoLiA><text>", "</text></FoLiA>"),
    SourceFormat.CORA: _rows(
        lambda n, form: f'<token id="t{n}"><dipl id="d{n}" utf="{form}"/><mod id="m{n}" utf="{form}"/></token>',
        "<text><cora-header/>",
        "</text>",
    ),
    SourceFormat.PAGE: _rows(
        lambda n, form: f'<TextLine id="l{n}"><TextEquiv><Unicode>{form}</Unicode></TextEquiv></TextLine>',
        '<PcGts><Page imageFilename="a.png"><TextRegion id="r">',
        "</TextRegion></Page></PcGts>",
    ),
    SourceFormat.ALTO: _rows(
        lambda _, form: f'<TextLine><String CONTENT="{form}"/></TextLine>',
        "<alto><Layout><Page><PrintSpace><TextBlock>",
        "</TextBlock></PrintSpace></Page></Layout></alto>",
    ),
    SourceFormat.EXB: _exb,
    SourceFormat.XMI: _xmi,
}
