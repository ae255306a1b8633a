from __future__ import annotations

import re

import pytest

from histnorm_gui.cli.messages import NOTICES, PROBLEMS, SENTENCES, problem_line, sentence
from histnorm_gui.core.errors import ErrorCode, UserError, naming
from histnorm_gui.core.source import NoticeCode, ProblemCode, RowProblem


def test_every_error_and_problem_has_words() -> None:
    assert set(SENTENCES) == set(ErrorCode)
    assert set(PROBLEMS) == set(ProblemCode)
    assert set(NOTICES) == set(NoticeCode)


@pytest.mark.parametrize("code", list(ErrorCode))
def test_sentence_says_what_to_do_in_one_line(code: ErrorCode) -> None:
    named = set(re.findall(r"\{(\w+)\}", SENTENCES[code]))
    text = sentence(UserError(code, **{name: f"<{name}\n>" for name in named}))
    assert "\n" not in text
    assert "please" in text.lower()
    assert all(f"<{name}" in text for name in named)


def test_sentence_tells_file_and_line() -> None:
    error = UserError(ErrorCode.TSV_COLUMNS, path="a/b.tsv", line=12, found=1, expected=2)
    assert sentence(error).startswith("a/b.tsv, line 12: found 1 of 2 columns")


def test_argument_that_is_missing_does_not_hide_the_error() -> None:
    assert "unknown reason" in sentence(UserError(ErrorCode.MODEL_DAMAGED))


def test_an_error_names_the_file_that_it_was_met_in_unless_it_names_one() -> None:
    for given, said in (({}, "m.bin: "), ({"path": "own.bin"}, "own.bin: ")):
        with pytest.raises(UserError) as caught, naming("m.bin"):
            raise UserError(ErrorCode.MODEL_DAMAGED, reason="r", **given)
        assert sentence(caught.value).startswith(said) and "(r)" in sentence(caught.value)


def test_known_names_are_listed() -> None:
    error = UserError(ErrorCode.SYSTEM_UNKNOWN, system="x", known=("memory", "bilstm"))
    assert sentence(error).endswith("memory, bilstm.")


def test_row_is_named_by_line_with_its_content() -> None:
    line = problem_line("f.tsv", RowProblem(3, ProblemCode.MISSING_COLUMN, "vnd"))
    assert line == "f.tsv, line 3: left out, there is no second column: 'vnd'"
