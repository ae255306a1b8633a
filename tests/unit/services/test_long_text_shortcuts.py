"""What is found out of a whole text at once is what looking at each word gives."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from histnorm_gui.core.labels import Labels
from histnorm_gui.core.model import DecisionSource, TokenKind
from histnorm_gui.core.page_blocks import Blocks
from histnorm_gui.core.page_layout import blocks_of, flows, page_of, short_label
from histnorm_gui.core.progress import CancelToken, Watch, ignore_progress
from histnorm_gui.core.source import Feature, SourceFormat
from histnorm_gui.core.suggestion import Level
from histnorm_gui.core.text import kind_of
from histnorm_gui.core.token_table import TokenTable
from histnorm_gui.formats import registry
from histnorm_gui.services import exchange, steps
from histnorm_gui.services.characters import letters
from histnorm_gui.services.exchange import Undecided, text_tokens
from histnorm_gui.services.filters import Filter, Show, is_shown
from histnorm_gui.services.frozen_text import FrozenText
from histnorm_gui.services.loading import PendingText
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.memories import read_memory
from histnorm_gui.services.session import Session
from histnorm_gui.services.sifting import Sieve, sifted

LABELS = st.sampled_from(["1", "2", "3", "4", "1r,1", "1r,2", "1v,10", "", "x", "x", "07"])
WORDS = st.sampled_from(["vnd", "fraw", ",", ".", "a", "hus" * 30])


@given(st.lists(LABELS, max_size=60))
def test_changes_of_labels_are_where_the_label_is_another_one(labels: list[str]) -> None:
    kept = Labels()
    for label in labels:
        kept.add(label)
    expected = [at for at, label in enumerate(labels) if not at or label != labels[at - 1]]
    assert list(kept.changes()) == expected


@given(st.lists(st.tuples(LABELS, st.lists(st.tuples(WORDS, st.booleans()), max_size=7), st.sampled_from([1, 1, 30]))))
def test_blocks_in_columns_are_those_of_the_tokens(lines: list[tuple[str, list[tuple[str, bool]], int]]) -> None:
    table, at = TokenTable(1), 0
    for label, words, times in lines:
        for word, glued in words * times:
            at += 0 if glued else 1
            table.add(len(table) + 1, len(table), word, kind_of(word), label, at, at + len(word))
            at += len(word)
    tokens, blocks = list(table), Blocks(table)
    assert list(blocks) == blocks_of(tokens)
    assert blocks.flowing == flows(tokens)
    assert list(blocks.sizes()) == [(block.end - block.start, block.letters) for block in blocks_of(tokens)]
    named = [block.label for block in blocks_of(tokens)]
    assert len(blocks.longest_line) == max((len(short_label(label)) for label in named), default=0)
    assert len(blocks.longest_page) == max((len(page_of(label)) for label in named), default=0)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A text with decisions, a join, notes, flags and excluded words."""
    opened = Session.create(tmp_path / "p.histnorm")
    words = ["Daz", "hus", ",", "vnd", "daz", "dach", "fraw", ".", "vn", "d", "ging", "czu"] * 6
    document = registry.parse(" ".join(words).encode(), "a.txt", SourceFormat.TEXT)
    opened.import_document(document, "A")
    text = opened.text(opened.manuscript("A").id)
    tokens = [token for token in text.tokens if token.kind is TokenKind.WORD]
    for place, norm in ((0, "das"), (1, "haus"), (3, "das"), (4, "dach"), (10, "dass"), (11, "dach"), (21, "Haus")):
        opened.decide(tokens[place], norm, DecisionSource.TYPED)
    opened.perform(steps.join(text, tokens[6], tokens[7], opened.provenance(text, DecisionSource.TYPED)))
    opened.perform(steps.note(text, tokens[1], "eine Note über das Haus"))
    opened.perform(steps.flag(text, [tokens[2], tokens[12]], flagged=True))
    opened.perform(steps.exclude(text, [tokens[4], tokens[13]], excluded=True))
    yield opened
    opened.close()


def text_of(session: Session) -> ManuscriptText:
    return session.text(session.manuscript("A").id)


FILTERS = st.builds(
    Filter,
    st.sampled_from(Show),
    st.sampled_from([None, *Level]),
    st.sampled_from(["", "das", "HAUS", "vnd", "note", "zzz"]),
    st.sampled_from(["", "daz", "vnd", "hus"]),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(FILTERS, st.integers(1, 100))
def test_a_sieve_finds_what_looking_at_each_word_finds(session: Session, wanted: Filter, at_once: int) -> None:
    text = text_of(session)
    if wanted.is_all:
        return
    expected = [row for row, token in enumerate(text.tokens) if is_shown(text, token, wanted)]
    assert list(sifted(text, wanted)) == expected
    sieve, found = Sieve(text, wanted), []
    while not sieve.is_done:
        found += sieve.advance(at_once)
    assert found == expected


def test_rows_of_words_follow_joins(session: Session) -> None:
    def check() -> None:
        text = text_of(session)
        words = [row for row, token in enumerate(text.tokens) if token.kind is TokenKind.WORD]
        assert list(text.words_in_order()) == words
        assert list(text.tokens.whole()) == [r for r, t in enumerate(text.tokens) if t.kind is not TokenKind.PART]
        is_open = [row for row in words if not text.annotation(text.tokens[row].id).decided]
        assert [row for row in range(len(text)) if text.is_open(row)] == is_open
        assert text.next_open(0) == is_open[0] and text.next_open(len(text)) is None

    check()
    while session.to_undo is not None and len(session.history()[0]) and session.history()[1] > 1:
        session.undo()
        check()
    while session.to_redo is not None:
        session.redo()
        check()


def test_a_frozen_text_has_what_was_decided_when_it_was_made(session: Session) -> None:
    text = text_of(session)
    lessons, frozen = list(text.lessons()), FrozenText(text)
    rows = text.words_in_order()
    to_learn = [lesson[1] if (lesson := text.lesson(text.tokens[row].id)) else None for row in rows]
    session.decide(text.tokens[rows[5]], "frau", DecisionSource.TYPED)
    assert list(frozen.lessons()) == lessons
    assert list(frozen.norms_to_learn(rows)) == to_learn
    assert [frozen.form(row) for row in rows] == [text.tokens[row].form for row in rows]


@pytest.mark.parametrize("joined", [True, False])
def test_what_a_text_is_exported_as_is_what_each_of_its_tokens_says(session: Session, joined: bool) -> None:
    text = text_of(session)
    if not joined:
        session.undo()  # the exclusion,
        session.undo()  # the flags,
        session.undo()  # the note
        session.undo()  # and the join
    assert bool(text.joins()) is joined
    for modernizes, undecided, mark in product((True, False), Undecided, (True, False)):
        tokens = text_tokens(text, modernizes, undecided)
        items = list(tokens)
        assert list(tokens.spans()) == [(item.token.start, item.token.end, item.form) for item in items]
        for features in (frozenset[Feature](), frozenset(Feature)):
            written = [exchange._written(item, undecided, mark, features) for item in items]
            assert list(exchange._all_written(tokens, undecided, mark, features)) == written


def test_the_memory_of_a_loaded_text_is_that_of_its_decisions(session: Session) -> None:
    manuscript = session.manuscript("A")
    loaded = PendingText(session._project, manuscript, None, tuple).load(Watch(ignore_progress, CancelToken()))
    expected = read_memory(session._project, manuscript.id)
    assert {form for form in loaded.forms() if expected.knows(form)}
    for form in loaded.forms():
        assert loaded.suggester.own.counts(form) == expected.counts(form)
    edited = text_of(session)
    assert loaded.tally == edited.tally and sorted(loaded.written_norms()) == sorted(edited.written_norms())


def test_the_letters_of_a_frozen_text_are_those_of_its_words(tmp_path: Path) -> None:
    session = Session.create(tmp_path / "l.histnorm")
    session.import_document(registry.parse("vſi ſi ů vů".encode(), "l.txt", SourceFormat.TEXT), "A")
    text = text_of(session)
    session.decide(text.tokens[2], "ü", DecisionSource.TYPED)

    found = letters(FrozenText(text).written(), ignore_progress, CancelToken())
    assert [(letter.text, letter.count) for letter in found] == [("ů", 2), ("ſ", 2), ("ü", 1)]
    session.close()
