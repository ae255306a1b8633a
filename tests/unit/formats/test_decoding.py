"""Lines as a text editor counts them, and what is said about files that are no text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source, SourceFormat, Written
from histnorm_gui.formats.decoding import decode, encoded, lines, read_bytes
from histnorm_gui.formats.registry import parse, write


def refusal(data: bytes) -> UserError:
    with pytest.raises(UserError) as caught:
        decode(data, "a.txt")
    assert caught.value.args_by_name["path"] == "a.txt"
    return caught.value


def test_lines_end_at_lf_crlf_and_cr_alone() -> None:
    found = [tuple(line) for line in lines("a\r\nb\rc\n\n\u2028d\x0b\x0c\x85\x1ce")]
    assert found == [(1, 0, "a"), (2, 3, "b"), (3, 5, "c"), (4, 7, ""), (5, 8, "\u2028d\x0b\x0c\x85\x1ce")]


def test_no_line_follows_the_last_line_end() -> None:
    assert [line.text for line in lines("a\n")] == ["a"]
    assert list(lines("")) == []


@pytest.mark.parametrize("text", ["vnd\r\n", "mu\u0364z\n", "\uf157", "a\rb\r\nc"])
def test_text_decodes_without_loss(text: str) -> None:
    assert decode(text.encode(), "x") == (text, "utf-8")


def test_byte_order_mark_is_kept_in_the_encoding() -> None:
    data = b"\xef\xbb\xbfvnd"
    text, encoding = decode(data, "x")
    assert (text, encoding) == ("vnd", "utf-8-sig")
    assert text.encode(encoding) == data


@pytest.mark.parametrize("data", [b"", b" \t\r\n \n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\n", "\u00a0\u2003".encode()])
def test_nothing_but_white_space_is_empty(data: bytes) -> None:
    assert refusal(data).code is ErrorCode.FILE_EMPTY


@pytest.mark.parametrize(
    "data",
    [
        b"SQLite format 3\x00\x10\x00\x01\x01",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        bytes(range(256)),
        b"\x01\x02\x03\x04abc\x05",
        b"\x00" * 1024,
        b"\xff\xfe\x00",
    ],
)
def test_binary_files(data: bytes) -> None:
    assert refusal(data).code is ErrorCode.FILE_BINARY


def test_wrong_encoding_names_the_line_of_the_first_bad_byte() -> None:
    error = refusal("vnd\tund\r\nvber\tüber\rſo\tso\nfür\tfür\n".encode().replace("fü".encode(), b"f\xfc", 1))
    assert error.code is ErrorCode.FILE_ENCODING
    assert error.args_by_name["line"] == 4
    assert error.args_by_name["encoding"] == "UTF-8"
    assert error.args_by_name["found"] == ""


def test_line_of_a_bad_byte_behind_a_byte_order_mark() -> None:
    assert refusal(b"\xef\xbb\xbfa\nb\n\xe4").args_by_name["line"] == 3


LETTERS = "vnd uber\r\nso\n"


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe" + "über ſo\n".encode("utf-16-le"),
        b"\xfe\xff" + "über ſo\n".encode("utf-16-be"),
        b"\xff\xfe\0\0" + "über ſo\n".encode("utf-32-le"),
        b"\0\0\xfe\xff" + "über ſo\n".encode("utf-32-be"),
        LETTERS.encode("utf-16-le"),
        LETTERS.encode("utf-16-be"),
    ],
)
def test_other_unicode_encodings_are_read_and_written_with_their_marks(data: bytes) -> None:
    text, encoding = decode(data, "x")
    assert text.lstrip("\ufeff") in ("über ſo\n", LETTERS)
    assert text.encode(encoding) == data


@pytest.mark.parametrize("mark", [b"\xfe\xff", b"\xff\xfe"])
def test_a_mark_is_no_letter_of_the_first_word(mark: bytes) -> None:
    body = "vnd\tund\nda\tda\n"
    data = mark + body.encode("utf-16-be" if mark == b"\xfe\xff" else "utf-16-le")
    document = parse(data, "a.tsv")
    assert [token.form for token in document.tokens] == ["vnd", "da"]
    changed = write(document.source, [Written("vnnd"), None])
    assert changed == mark + body.replace("und", "vnnd").encode("utf-16-be" if mark == b"\xfe\xff" else "utf-16-le")


@pytest.mark.parametrize(
    ("text", "codec"),
    [
        ("Der Prozeß war für die Köchin schön, daß er größer ſei\n".replace("ſ", "s"), "cp1252"),
        ("þat maðr ok æðr\n", "cp1252"),
        ("как он пришёл в город и сказал слово\n", "cp1251"),
        ("как он пришёл в город и сказал слово\n" * 3, "koi8_r"),
    ],
)
def test_what_is_no_unicode_is_guessed(text: str, codec: str) -> None:
    found, encoding = decode(text.encode(codec), "x")
    assert (found, encoding) == (text, codec)


def test_damaged_utf8_is_not_taken_for_something_else() -> None:
    error = refusal("vber über\n".encode() * 40 + b"f\xfcr\n")
    assert (error.code, error.args_by_name["line"]) == (ErrorCode.FILE_ENCODING, 41)
    assert refusal(("für " * 40 + "ſo").encode()[:-2] + b"\xc5").code is ErrorCode.FILE_ENCODING


def test_xml_is_what_it_declares() -> None:
    data = '<?xml version="1.0" encoding="ISO-8859-2"?>\n<a>źródło</a>'.encode("iso8859-2")
    text, encoding = decode(data, "x")
    assert "źródło" in text
    assert text.encode(encoding) == data
    error = refusal(b'<?xml version="1.0" encoding="UTF-8"?>\n<a>f\xfcr</a>')
    assert (error.code, error.args_by_name["line"]) == (ErrorCode.FILE_ENCODING, 2)
    assert refusal(b'<?xml version="1.0"?>\n<a>f\xfcr</a>').code is ErrorCode.FILE_ENCODING
    assert refusal(b"<?xml version='1.0' encoding='klingon'?><a/>").args_by_name["encoding"] == "klingon"
    assert decode(b"<?xml version='1.0' encoding='hex'?><a/>", "x")[1] == "utf-8"
    assert decode(b"<?xml version='1.0' encoding='utf-16'?><a/>", "x")[1] == "utf-8"


def test_what_an_encoding_lacks_is_named() -> None:
    source = Source("a.txt", SourceFormat.TEXT, b"f\xfcr", "cp1252")
    assert encoded("für", source) == source.data
    with pytest.raises(UserError) as caught:
        encoded("fur ſoꝛſ", source)
    assert caught.value.code is ErrorCode.TEXT_UNENCODABLE
    assert caught.value.args_by_name == {"path": "a.txt", "encoding": "cp1252", "characters": "ſ ꝛ"}


def test_a_form_feed_does_not_make_a_text_binary() -> None:
    assert decode(b"a\x0cb", "x")[0] == "a\x0cb"


def test_missing_file_and_directory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    cases = {
        tmp_path / "none.txt": ErrorCode.FILE_MISSING,
        tmp_path / "file" / "below": ErrorCode.FILE_MISSING,
        tmp_path / "nul\0": ErrorCode.FILE_MISSING,
        tmp_path: ErrorCode.FILE_IS_DIRECTORY,
    }
    for path, code in cases.items():
        with pytest.raises(UserError) as caught:
            read_bytes(path)
        assert caught.value.code is code
        assert caught.value.args_by_name["path"] == str(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
def test_a_pipe_is_refused_rather_than_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(UserError) as caught:
        read_bytes(path)
    assert caught.value.code is ErrorCode.FILE_UNREADABLE


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_protected_file_is_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"x")
    path.chmod(0)
    with pytest.raises(UserError) as caught:
        read_bytes(path)
    assert caught.value.code is ErrorCode.FILE_UNREADABLE
    assert caught.value.args_by_name["reason"]
