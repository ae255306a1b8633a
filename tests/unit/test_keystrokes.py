"""The page on keys and time says what the model computes."""

from __future__ import annotations

from devtools.keystrokes import PAGE, K, M, Step, efforts, page, walk


def test_keys_and_preparations_are_counted() -> None:
    steps = [Step("vnd", "und", ("Return",)), Step("vf", "auf", ("2",)), Step("die", "die", ("d", "i", "e", "Return"))]
    histnorm, filled, empty = efforts(steps)
    assert (histnorm.keys, filled.keys, empty.keys) == (6, 9, 12)
    assert histnorm.seconds == 6 * K + 3 * M


def test_the_page_is_what_is_computed() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(walk()), "run python -m devtools.keystrokes"
