"""Reports of errors: enough to find a bug by, and no word of a manuscript."""

from __future__ import annotations

import logging
import pickle

import pytest

from histnorm_gui.core.error_log import QT_LOGGER, WordlessFormatter
from histnorm_gui.core.error_report import ErrorReport, RemoteError, Repeats, describe
from histnorm_gui.core.errors import ErrorCode, UserError

WORD = "vſfuret"


def caught(action: object) -> BaseException:
    with pytest.raises(BaseException) as raised:
        action()  # type: ignore[operator]
    return raised.value


def lookup(form: str) -> str:
    secret = form * 2  # a variable that a report must not show
    return {"a": secret}[form]


def nested(form: str) -> None:
    try:
        lookup(form)
    except KeyError as error:
        raise ValueError(f"no {form}") from error


def noted(form: str) -> None:
    error = RuntimeError(f"about {form}")
    error.add_note(f"the token was {form}")
    raise error


@pytest.mark.parametrize("action", [lookup, nested, noted, int, lambda form: form.nothing])
def test_no_word_is_in_a_report_unless_asked_for(action: object) -> None:
    report = describe(caught(lambda: action(WORD)), "the main thread")  # type: ignore[operator]
    assert WORD not in report.text(words=False)
    assert "ſ" not in report.text(words=False)
    assert "the main thread" in report.text(words=False)
    if action in (lookup, nested, noted, int):
        assert WORD in report.text(words=True)


def test_report_names_the_places_and_the_kinds() -> None:
    text = describe(caught(lambda: nested(WORD))).text(words=False)
    assert text.index("KeyError") < text.index("which led to") < text.index("ValueError")
    assert 'raise ValueError(f"no {form}") from error' in text
    assert "test_error_report.py:" in text and "/test_error_report.py" not in text


def test_what_is_written_in_the_program_is_no_word_of_a_manuscript() -> None:
    def empty() -> None:
        raise RuntimeError("the training ended without a model")

    assert "RuntimeError: the training ended without a model" in describe(caught(empty)).text(words=False)


def test_errors_of_files_name_no_file() -> None:
    text = describe(caught(lambda: open(f"/nowhere/{WORD}"))).text(words=False)  # noqa: PTH123, SIM115
    assert "FileNotFoundError: ENOENT" in text and WORD not in text


def test_user_error_behind_a_bug_is_named_by_its_code() -> None:
    def wrapped() -> None:
        try:
            raise UserError(ErrorCode.SIGLUM_TAKEN, siglum=WORD)
        except UserError as error:
            raise AssertionError from error

    text = describe(caught(wrapped)).text(words=False)
    assert "siglum-taken (arguments are left out)" in text and WORD not in text


def test_endless_recursion_and_chains_make_a_short_report() -> None:
    def deeper(number: int) -> int:
        return deeper(number + 1)

    text = describe(caught(lambda: deeper(0))).text(words=False)
    assert "RecursionError" in text and len(text.splitlines()) < 120
    first, second = ValueError("a"), ValueError("b")
    first.__cause__, second.__cause__ = second, first
    assert len(describe(first).parts) == 2


def test_signature_tells_places_apart_but_not_words() -> None:
    raised = [caught(lambda a=a, w=w: a(w)) for a, w in ((lookup, "x"), (lookup, "y"), (noted, "x"))]
    one, same, other = map(describe, raised)
    assert one.signature == same.signature != other.signature


def test_report_of_another_process_comes_over_whole() -> None:
    report = describe(caught(lambda: nested(WORD)), "the ranking process")
    sent: ErrorReport = pickle.loads(pickle.dumps(report))
    assert describe(RemoteError(sent), "the window") == report


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError(WORD)


def test_exception_that_cannot_say_what_it_is() -> None:
    assert "Mute" in describe(Mute()).text(words=True)


def test_repeats_worth_telling() -> None:
    repeats = Repeats()
    told = [count for count in (repeats.count("x") for _ in range(1200)) if repeats.is_worth_telling(count)]
    assert told == [1, 2, 3, 10, 100, 1000]
    assert repeats.count("y") == 1


def test_log_lines_have_no_words() -> None:
    form = WordlessFormatter("%(levelname)s %(message)s")
    error = caught(lambda: nested(WORD))
    record = logging.LogRecord("histnorm_gui", logging.CRITICAL, "", 0, "It %s", ("broke",), (type(error), error, None))
    line = form.format(record)
    assert line.startswith("CRITICAL It broke\nhistnorm ") and WORD not in line and "lookup" in line
    said = logging.LogRecord(
        QT_LOGGER, logging.WARNING, "", 0, "%s", (f"QString::arg: Argument missing: {WORD}, 1",), None
    )
    assert form.format(said) == "WARNING QString::arg: Argument missing: …"
    plain = logging.LogRecord(QT_LOGGER, logging.WARNING, "", 0, "%s", ("QPainter::begin: a device",), None)
    assert form.format(plain) == "WARNING QPainter::begin: a device"
