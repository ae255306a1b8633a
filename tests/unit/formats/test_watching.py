"""Large files: whoever waits is told how far the reading and the writing is, and can stop it anywhere."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import Workbook

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, Watch
from histnorm_gui.core.source import Document, SourceFormat, Written
from histnorm_gui.formats import decoding
from histnorm_gui.formats.registry import READERS, choices, load, parse, write

WORDS = 3000
FORMS = [f"wort{number % 97}" for number in range(WORDS)]


def _rows(line: Callable[[int, str], str], head: str = "", tail: str = "") -> str:
    return head + "".join(line(number, form) for number, form in enumerate(FORMS)) + tail


def _xlsx() -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["form", "norm"])
    for form in FORMS:
        sheet.append([form, "x"])
    packed = io.BytesIO()
    book.save(packed)
    return packed.getvalue()


def _xmi() -> str:
    text = " ".join(FORMS)
    tokens, at = "", 0
    for number, form in enumerate(FORMS):
        tokens += f'<type:Token xmi:id="{number + 10}" sofa="1" begin="{at}" end="{at + len(form)}"/>'
        at += len(form) + 1
    return (
        '<xmi:XMI xmlns:xmi="http://www.omg.org/XMI" xmlns:cas="http:///uima/cas.ecore" xmlns:type="http:///t.ecore">'
        f'<cas:Sofa xmi:id="1" sofaID="_InitialView" sofaString="{text}"/>{tokens}<cas:View sofa="1" members="10"/>'
        "</xmi:XMI>"
    )


def _webanno() -> str:
    head = "#FORMAT=WebAnno TSV 3.2\n#T_SP=webanno.custom.Norm|value\n\n\n#Text=x\n"
    return _rows(lambda n, form: f"1-{n + 1}\t{n}-{n + 1}\t{form}\tx\t\n", head)


def _exb() -> str:
    points = "".join(f'<tli id="T{number}"/>' for number in range(WORDS + 1))
    events = _rows(lambda n, form: f'<event start="T{n}" end="T{n + 1}">{form}</event>')
    return (
        f"<basic-transcription><basic-body><common-timeline>{points}</common-timeline>"
        f'<tier id="a" category="dipl" type="t">{events}</tier></basic-body></basic-transcription>'
    )


SAMPLES: dict[SourceFormat, str | bytes] = {
    SourceFormat.TSV: _rows(lambda _, form: f"{form}\tx\n"),
    SourceFormat.WORD_LIST: _rows(lambda _, form: f"{form}\n"),
    SourceFormat.TEXT: _rows(lambda _, form: f"{form}\n"),
    SourceFormat.CSV: _rows(lambda _, form: f"{form};x\n", "form;norm\n"),
    SourceFormat.XLSX: _xlsx(),
    SourceFormat.CONLLU: _rows(lambda n, form: f"{n + 1}\t{form}" + "\t_" * 7 + "\tNorm=x\n"),
    SourceFormat.WEBANNO: _webanno(),
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
    SourceFormat.EXB: _exb(),
    SourceFormat.XMI: _xmi(),
}


def read(format: SourceFormat, watch: Watch) -> Document:
    sample = SAMPLES[format]
    return parse(sample if isinstance(sample, bytes) else sample.encode(), "a", format, watch=watch)


def steps_of(work: Callable[[Watch], object]) -> list[Progress]:
    found: list[Progress] = []
    work(Watch(found.append))
    return found


def stop_at(number: int, work: Callable[[Watch], object]) -> None:
    """Stop some work at one of its steps; it has to end there."""
    token = CancelToken()
    seen: list[Progress] = []

    def count(step: Progress) -> None:
        seen.append(step)
        if len(seen) == number:
            token.cancel()

    with pytest.raises(Cancelled):
        work(Watch(count, token))
    assert len(seen) == number


@pytest.mark.parametrize("format", list(READERS))
def test_every_reader_and_writer_can_be_watched_and_stopped_at_every_step(format: SourceFormat) -> None:
    document = read(format, Watch())
    assert len(document.tokens) == WORDS

    def written(watch: Watch) -> None:
        write(replace(document.source, watch=watch), [Written("norm")] * WORDS)

    def chosen(watch: Watch) -> None:
        choices(replace(document.source, watch=watch))

    for work, least in ((lambda watch: read(format, watch), 4), (written, 4), (chosen, -1)):
        steps = steps_of(work)
        assert len(steps) > least
        assert all(step.stage and step.done >= 0 and (not step.total or step.done <= step.total) for step in steps)
        for number in (1, len(steps) // 2, len(steps) - 1):
            if 0 < number < len(steps):
                stop_at(number, work)


def test_a_document_no_longer_speaks_of_how_it_was_read() -> None:
    seen: list[Progress] = []
    document = read(SourceFormat.TEI, Watch(seen.append))
    before = len(seen)
    write(document.source, [Written("norm")] * WORDS)
    assert len(seen) == before


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "cp1252"])
def test_stretches_of_a_long_text_are_put_together_without_loss(codec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "_AT_ONCE", 7)
    text = "für die Köchin war es schön, ja größer " * 9
    data = text.encode(codec)
    found, encoding = decoding.decode(data, "x")
    assert found.lstrip("\ufeff") == text
    assert found.encode(encoding) == data
    wrong = b"\xef\xbb\xbf" * (codec == "utf-8-sig") + ("für\n" * 50).encode() + b"\xff"
    with pytest.raises(UserError) as caught:
        decoding.decode(wrong, "x")
    assert caught.value.args_by_name["line"] == 51


def test_another_encoding_can_be_chosen() -> None:
    data = "żółw da\n".encode("cp1250")
    assert parse(data, "a.txt", encoding="cp1250").source.text == "żółw da\n"
    for name, code in (("utf-8", ErrorCode.FILE_ENCODING), ("no such", ErrorCode.ENCODING_UNKNOWN)):
        with pytest.raises(UserError) as caught:
            parse(data, "a.txt", encoding=name)
        assert caught.value.code is code
    for name in ("hex", "zip", "rot13"):
        with pytest.raises(UserError) as caught:
            parse(data, "a.txt", encoding=name)
        assert caught.value.code is ErrorCode.ENCODING_UNKNOWN


def test_a_file_that_no_project_could_hold_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.txt"
    path.write_bytes(b"vnd da\n")
    monkeypatch.setattr(decoding, "LARGEST", 3)
    with pytest.raises(UserError) as caught:
        load(path)
    assert caught.value.code is ErrorCode.FILE_TOO_LARGE


@pytest.mark.parametrize("chunk", ["a" + "(" * 150_000 + "b" + ")" * 150_000, "a.," * 100_000, "x" * 300_000])
def test_lines_of_hundred_thousands_of_characters_are_no_trouble(chunk: str) -> None:
    document = parse(f"vnd {chunk} da\n".encode(), "a.txt", SourceFormat.TEXT)
    assert document.tokens[0].form == "vnd"
    assert document.tokens[len(document.tokens) - 1].form == "da"


def test_a_million_characters_without_a_space_are_no_text() -> None:
    with pytest.raises(UserError) as caught:
        parse(b"ab1+" * 500_000, "a.txt", SourceFormat.TEXT)
    assert caught.value.code is ErrorCode.FILE_BINARY
