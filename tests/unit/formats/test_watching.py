"""Large files: whoever waits is told how far the reading and the writing is, and can stop it anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from devtools.format_samples import samples
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, Watch
from histnorm_gui.core.source import Document, SourceFormat, Written
from histnorm_gui.formats import decoding
from histnorm_gui.formats.decoding import ENCODINGS
from histnorm_gui.formats.registry import MODULES, choices, load, parse, write

WORDS = 3000
SAMPLES = samples(WORDS)


def read(format: SourceFormat, watch: Watch) -> Document:
    return parse(SAMPLES[format], "a", format, watch=watch)


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


@pytest.mark.parametrize("format", list(MODULES))
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
    for name in ("hex", "zip", "rot13", "-"):
        with pytest.raises(UserError) as caught:
            parse(data, "a.txt", encoding=name)
        assert caught.value.code is ErrorCode.ENCODING_UNKNOWN
        assert "utf-16" in caught.value.args_by_name["known"]


@pytest.mark.parametrize(
    ("name", "codec"),
    [
        ("utf-16", "utf-16"), ("UTF_16", "utf-16"), ("Utf16", "utf-16"), ("utf-16", "utf-16-le"),
        ("UTF-16", "utf-16-be"),
        ("utf-16-le", "utf-16-le"), ("UTF-16LE", "utf-16-le"), ("utf_16_be", "utf-16-be"), ("utf-32", "utf-32"),
        ("utf-32-be", "utf-32-be"), ("utf-16-le", "utf-16"), ("utf-8", "utf-8-sig"), ("UTF8", "utf-8"),
        ("UTF-8-SIG", "utf-8-sig"), ("utf_8_sig", "utf-8"),
    ],
)  # fmt: skip
def test_unicode_can_be_chosen_by_every_usual_name_with_and_without_a_mark(name: str, codec: str) -> None:
    text = "żółw ſo\n"
    source = parse(text.encode(codec), "a.txt", encoding=name).source
    assert (source.text, source.encoding) == (text, codec)
    assert [token.form for token in parse(text.encode(codec), "a.txt", encoding=name).tokens] == ["żółw", "ſo"]


@pytest.mark.parametrize("mark", ["utf-16-be", "utf-32-be"])
def test_a_mark_in_big_endian_order_is_no_letter_of_the_first_word(mark: str) -> None:
    document = parse("\ufeffżółw".encode(mark), "a.txt", encoding=mark.upper().removesuffix("-BE"))
    assert [token.form for token in document.tokens] == ["żółw"]


@pytest.mark.parametrize(
    "name", ["latin-1", "LATIN1", "latin_1", "ISO-8859-1", "iso_8859_1", "Windows-1252", "cp1252", "Latin-9", "cp037"]
)
def test_other_encodings_can_be_chosen_by_every_usual_name(name: str) -> None:
    data = "für 1\n".encode(name.replace("-9", "9"))
    assert parse(data, "a.txt", encoding=name).source.text == "für 1\n"


def test_every_encoding_that_is_offered_can_be_chosen() -> None:
    for name in ENCODINGS:
        assert parse("vnd\n".encode(name), "a.txt", encoding=name).source.text == "vnd\n"


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
