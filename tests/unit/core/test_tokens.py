"""Tokens in columns are equal to the tokens that were put in, whatever they are."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.annotation_table import AnnotationTable
from histnorm_gui.core.labels import Labels
from histnorm_gui.core.model import OPEN, Annotation, Status, Token, TokenKind
from histnorm_gui.core.pairs import DecidedPairs
from histnorm_gui.core.sequences import Repeated
from histnorm_gui.core.token_table import Overlaid, TokenTable, rows_of
from histnorm_gui.core.tokens import SourceToken, Tokens

LABELS = st.sampled_from(["", "0", "1", "2", "3", "01", "12r,5", "²", "9" * 30, "-1"]) | st.integers(0, 9).map(str)
FORMS = st.sampled_from(["vnd", "ſo", "", "\ue5b8"])
KINDS = st.sampled_from([TokenKind.WORD, TokenKind.PUNCTUATION])
PLACES = st.integers(0, 9) | st.integers(0, 200_000)
SOURCE_TOKENS = st.builds(
    SourceToken, FORMS, KINDS, LABELS, PLACES, PLACES, st.none() | FORMS, st.booleans(), st.none() | FORMS
)


@given(st.lists(LABELS, max_size=30))
def test_labels_are_those_that_were_added(labels: list[str]) -> None:
    found = Labels()
    for label in labels:
        found.add(label)
    assert list(found) == labels == [found[at] for at in range(len(found))]


def test_numbers_that_go_on_take_no_room() -> None:
    labels, tokens = Labels(), Tokens()
    for at in range(10_000):
        labels.add(str(at // 10 + 1))
        tokens.add("vnd", TokenKind.WORD, str(at), at, at + 3)
    assert len(labels._begins) <= 1001
    assert len(tokens._labels._begins) == 1 and tokens._norms is None


@given(st.lists(SOURCE_TOKENS, max_size=20))
def test_source_tokens_are_those_that_were_added(tokens: list[SourceToken]) -> None:
    found = Tokens(tokens)
    assert found == tokens and list(found) == tokens
    assert [found[at] for at in range(len(found))] == tokens and found[-1:] == tokens[-1:]
    assert found.words == sum(token.kind is TokenKind.WORD for token in tokens)
    assert found.normalizations == sum(token.normalization is not None for token in tokens)
    assert found.modernizations == sum(bool(token.modernization) for token in tokens)
    assert found.joined == {at for at, token in enumerate(tokens) if token.joined}
    assert list(found.forms()) == [token.form for token in tokens]
    assert list(found.given()) == [token.normalization for token in tokens]
    places = [(token.line, token.form, token.kind is TokenKind.WORD, token.start, token.end) for token in tokens]
    assert list(found.places()) == places
    assert [found.modernization(at) for at in range(len(tokens))] == [token.modernization for token in tokens]


@given(st.lists(st.tuples(st.integers(1, 99), FORMS, KINDS), max_size=12, unique_by=lambda row: row[0]), st.booleans())
def test_tokens_of_a_project_are_found_by_row_and_id(rows: list[tuple[int, str, TokenKind]], ordered: bool) -> None:
    rows = sorted(rows) if ordered else rows
    tokens = [Token(number, 7, at * 2, "1", form, kind, at, at + 1) for at, (number, form, kind) in enumerate(rows)]
    table = TokenTable.of(tokens)
    assert list(table) == tokens and table == tokens and tuple(table[1:3]) == tuple(tokens[1:3])
    assert [table[row] for row in range(len(tokens))] == tokens
    assert [table.row(token.id) for token in tokens] == list(range(len(tokens)))
    assert table.row(100) is None and table.row(0) is None
    assert list(table.words()) == [row for row, token in enumerate(tokens) if token.kind is TokenKind.WORD]
    assert table.next_position == (tokens[-1].position + 1 if tokens else 0)
    assert {form: list(found) for form, found in rows_of(table.columns.forms()).items()} == {
        form: [row for row, token in enumerate(tokens) if token.form == form] for form in {t.form for t in tokens}
    }


@given(
    st.lists(st.integers(-2, 30) | st.just(1 << 40), max_size=14),
    st.lists(st.booleans(), min_size=15, max_size=15),
    st.integers(0, 14),
    st.booleans(),
)
def test_tokens_that_are_appended_together(ids: list[int], gaps: list[bool], cut: int, ordered: bool) -> None:
    ids = list(dict.fromkeys(range(3, 3 + len(ids)) if ordered else ids))
    positions = [at + sum(gaps[:at]) if gaps[-1] else at for at in range(len(ids))]
    rows = [(one, at, "vnd", TokenKind.WORD, str(at), at, at + 3) for one, at in zip(ids, positions, strict=True)]
    one_by_one, together = TokenTable(7), TokenTable(7)
    for token_id, position, form, kind, line, start, end in rows:
        one_by_one.add(token_id, position, form, kind, line, start, end)
    together.extend(rows[:cut])
    together.extend(iter(rows[cut:]))
    assert together == one_by_one and list(together) == list(one_by_one)
    assert together.next_position == one_by_one.next_position
    asked = [*ids, -5, 2, 9, 31, 1 << 50]
    assert list(together.rows_of_ids(asked)) == [one_by_one.row(token_id) for token_id in asked]


def test_tokens_in_the_place_of_others() -> None:
    tokens = [Token(at + 1, 1, at, "1", form, TokenKind.WORD, at, at + 1) for at, form in enumerate("abc")]
    shown = Overlaid(TokenTable.of(tokens))
    joined = Token(1, 1, 0, "1", "ab", TokenKind.WORD, 0, 2, ("a", "b"))
    shown.put(0, joined)
    assert list(shown) == [joined, *tokens[1:]] and shown[-3] == joined and shown[0:2] == [joined, tokens[1]]
    assert shown.form(0) == "ab" and shown.form(1) == "b" and shown.kind(0) is TokenKind.WORD
    assert shown.shown(-4, 2) == ["a‿b", "b"] and shown.shown(1, 9) == ["b", "c"]
    shown.put(1, Token(2, 1, 1, "1", "b", TokenKind.PART, 1, 2))
    assert shown.shown(0, 3) == ["a‿b", "c"]
    shown.put(0, tokens[0])
    shown.put(1, tokens[1])
    assert shown.shown(0, 3) == ["a", "b", "c"] and shown.shown(3, 9) == shown.shown(-5, 0) == []
    assert list(shown) == tokens and not shown.changed


def test_annotations_by_row() -> None:
    und, so = Annotation(Status.ACCEPTED, "und"), Annotation(Status.CORRECTED, "so")
    table = AnnotationTable(4)
    table[1], table[2], table[3] = und, so, Annotation(Status.ACCEPTED, "und")
    table[2] = OPEN
    assert [table[row] for row in range(4)] == [OPEN, und, OPEN, und]
    assert list(table.decided()) == [1, 3]


def test_pairs_are_those_that_were_added() -> None:
    pairs = [(1, "vnd", "und"), (2, "vnd", "vnd"), (1, "so", "so")]
    found = DecidedPairs(pairs)
    assert found == pairs and list(found) == pairs and found[1] == pairs[1] and found[1:] == pairs[1:]
    assert found.manuscripts == {1, 2}


def test_items_of_which_many_are_equal() -> None:
    items = ["a", None, "b", "a", None]
    found: Repeated[str | None] = Repeated()
    for item in items:
        found.add(item)
    assert found == items and found[1:3] == [None, "b"] and found[-2] == "a" and len(found) == 5
    assert list(Repeated()) == []
