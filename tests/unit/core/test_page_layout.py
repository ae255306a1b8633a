"""The running text broken into lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.model import Token
from histnorm_gui.core.page_layout import LONGEST, Block, PageLayout, blocks_of, broken, flows, is_glued, page_of
from histnorm_gui.core.text import kind_of


def tokens(*lines: tuple[str, str]) -> list[Token]:
    """Tokens of lines, each given as its label and its words; a word that begins with "~" touches the one before."""
    result: list[Token] = []
    at = 0
    for label, words in lines:
        for word in words.split():
            at += 0 if word.startswith("~") else 1
            form = word.removeprefix("~")
            result.append(Token(len(result), 1, len(result), label, form, kind_of(form), at, at + len(form)))
            at += len(form)
    return result


def test_each_line_of_the_source_begins_a_new_line() -> None:
    text = tokens(("1r,1", "vnd die fraw"), ("1r,2", "ging czu ym"))
    assert [(block.start, block.end, block.label) for block in blocks_of(text)] == [(0, 3, "1r,1"), (3, 6, "1r,2")]
    assert page_of("1r,2") == "1r" and page_of("12") == ""


def test_the_rows_of_a_list_are_set_as_running_text() -> None:
    text = tokens(*((str(number), "vnd") for number in range(200)))
    assert flows(text)
    blocks = blocks_of(text)
    assert [(block.start, block.end) for block in blocks] == [(0, LONGEST), (LONGEST, 2 * LONGEST), (2 * LONGEST, 200)]
    assert blocks[1].label == str(LONGEST)


def test_a_very_long_line_is_laid_out_in_pieces_and_named_once() -> None:
    blocks = blocks_of(tokens(("7", "vnd " * 200)))
    assert [block.end - block.start for block in blocks] == [LONGEST, LONGEST, 200 - 2 * LONGEST]
    assert [block.label for block in blocks] == ["7", "", ""]


def test_no_text_has_no_lines() -> None:
    assert blocks_of([]) == []


def test_punctuation_touches_the_word_before_it() -> None:
    text = tokens(("1", "fraw ~, vnd"), ("2", "ging ~."))
    assert [is_glued(text, position) for position in range(len(text))] == [False, True, False, False, True]
    rows = tokens(("1", "fraw"), ("2", ","), ("3", "vnd"))
    assert [is_glued(rows, position) for position in range(3)] == [False, True, False]


def test_lines_are_broken_where_the_room_ends_and_never_before_a_glued_word() -> None:
    assert broken([40, 40, 40], [False] * 3, 10, 100) == (0, 2)
    assert broken([40, 45, 10], [False, False, True], 10, 100) == (0, 1)
    assert broken([400, 40], [False] * 2, 10, 100) == (0, 1)


@given(st.lists(st.tuples(st.floats(1, 120), st.booleans()), min_size=1, max_size=60), st.floats(50, 300))
def test_every_word_is_on_one_line_and_lines_fit(words: list[tuple[float, bool]], room: float) -> None:
    widths = [width for width, _ in words]
    glued = [False, *(flag for _, flag in words[1:])]
    starts = broken(widths, glued, 5, room)
    assert starts[0] == 0 and list(starts) == sorted(set(starts)) and not any(glued[start] for start in starts)
    for start, end in zip(starts, [*starts[1:], len(widths)], strict=True):
        groups = [i for i in range(start, end) if not glued[i] or i == start]
        if len(groups) > 1:
            assert sum(widths[start:end]) + 5 * (len(groups) - 1) <= room + 1e-6


def layout(sizes: list[int]) -> PageLayout:
    """A layout of blocks with so many lines of two tokens each, each guessed to have one line."""
    blocks, start = [], 0
    for size in sizes:
        blocks.append(Block(start, start + 2 * size, "x", 0))
        start += 2 * size
    return PageLayout(blocks, lambda block: tuple(range(0, block.end - block.start, 2)), lambda block: 1)


@given(st.lists(st.integers(1, 5), min_size=1, max_size=20), st.integers(0, 60), st.integers(-60, 60))
def test_moving_by_lines_is_counting_lines(sizes: list[int], start: int, steps: int) -> None:
    page = layout(sizes)
    lines = [(block, line) for block, size in enumerate(sizes) for line in range(size)]
    at = min(start, len(lines) - 1)
    target = min(max(0, at + steps), len(lines) - 1)
    assert page.moved(lines[at], steps) == lines[target]


@given(st.lists(st.integers(1, 5), min_size=1, max_size=20))
def test_lines_are_found_by_number_and_by_token(sizes: list[int]) -> None:
    page = layout(sizes)
    for row in range(2 * sum(sizes)):
        assert row in page.rows(page.place_of(row))
    assert page.total == sum(sizes)
    assert [page.number(page.at(number)) for number in range(sum(sizes))] == list(range(sum(sizes)))
    assert page.at(10**9) == page.at(sum(sizes) - 1)


def test_only_blocks_that_are_looked_at_are_measured() -> None:
    measured: list[int] = []

    def measure(block: Block) -> tuple[int, ...]:
        measured.append(block.start)
        return (0,)

    page = PageLayout([Block(2 * n, 2 * n + 2, "", 0) for n in range(1000)], measure, lambda block: 1)
    assert page.total == 1000
    page.moved(page.at(500), 3)
    assert len(measured) < 6
    page.forget([1000])
    page.place_of(1000)
    assert measured.count(1000) == 2
