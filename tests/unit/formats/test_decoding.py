"""Lines as a text editor counts them, and what is said about files that are no text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.formats.decoding import decode, lines, read_bytes


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


@pytest.mark.parametrize("codec", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_other_unicode_encodings_are_recognised(codec: str) -> None:
    error = refusal("vnd über\nſo\n".encode(codec) if codec in ("utf-16", "utf-32") else "vnd uber\nso\n".encode(codec))
    assert error.code is ErrorCode.FILE_ENCODING
    assert error.args_by_name["found"] == ("UTF-32" if codec == "utf-32" else "UTF-16")


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
