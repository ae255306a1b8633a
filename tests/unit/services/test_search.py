"""Search and replace: what is found by each way of searching, and patterns that could take for ever."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.folding import folded
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.services import steps
from histnorm_gui.services.patterns import compile_pattern
from histnorm_gui.services.search import Matcher, Mode, Place, Query, Search, proposals, replacements
from histnorm_gui.services.session import Session

from .conftest import Add

EVERYWHERE = frozenset(Place)


def found(words: str, text: str, mode: Mode, *, case: bool = False, whole: bool = False) -> list[str]:
    """The stretches of a text that a query finds."""
    spans = Matcher(Query(words, mode, EVERYWHERE, case, whole)).spans(text)
    return [text[span.start : span.end] for span in spans]


@pytest.mark.parametrize(
    ("words", "text", "expected"),
    [
        ("vns", "vnſer vnd unſ", ["vnſ", "unſ"]),
        ("iesus", "JEſus jeſvs yesu\u0301s", ["JEſus", "jeſvs", "yesu\u0301s"]),
        ("uber", "u\u0364ber v\u0302ber über", ["u\u0364ber", "v\u0302ber", "über"]),
        ("ü", "u", ["u"]),
        ("ber", "o\u0364be\u0301r\u0302", ["be\u0301r\u0302"]),
        ("zz", "zzzz", ["zz", "zz"]),
        ("x", "abc", []),
    ],
)
def test_folded_search_finds_what_a_reader_takes_for_the_same(words: str, text: str, expected: list[str]) -> None:
    assert found(words, text, Mode.FOLDED) == expected


@given(st.text(max_size=20))
def test_every_folded_character_has_its_place(text: str) -> None:
    letters, places = folded(text)
    assert len(places) == len(letters) + 1 and places[-1] == len(text)
    assert places == sorted(places)


def test_plain_search_takes_characters_as_they_are() -> None:
    assert found("v.s", "v.s vns V.S", Mode.PLAIN) == ["v.s", "V.S"]
    assert found("v.s", "v.s vns V.S", Mode.PLAIN, case=True) == ["v.s"]
    assert found("s", "ſ", Mode.PLAIN, case=True) == []


def test_whole_words_only() -> None:
    assert found("in", "in ein hin, in.", Mode.FOLDED, whole=True) == ["in", "in"]
    assert found("i.", "in ein im", Mode.REGEX, whole=True) == ["in", "im"]


def test_groups_come_back_in_a_replacement() -> None:
    matcher = Matcher(Query(r"(.)\1", Mode.REGEX, EVERYWHERE))
    assert matcher.replaced("gottes hennde", r"\1") == "gotes hende"
    assert Matcher(Query("tt", Mode.PLAIN, EVERYWHERE)).replaced("gottes", r"\1") == r"go\1es", (
        "no groups in plain text"
    )
    for wrong in (r"\2", r"\g<x>", "\\"):
        with pytest.raises(UserError) as caught:
            matcher.check_replacement(wrong)
        assert caught.value.code is ErrorCode.REPLACEMENT_WRONG


@pytest.mark.parametrize("wrong", ["(", "[a", "*a", "(?P<x>a)(?P<x>b)", "a{2,1}", "\\", "(?<=a+)b", "x" * 501])
def test_a_bad_regular_expression_is_named(wrong: str) -> None:
    with pytest.raises(UserError) as caught:
        Matcher(Query(wrong, Mode.REGEX, EVERYWHERE))
    assert caught.value.code is ErrorCode.PATTERN_WRONG
    assert caught.value.args_by_name["reason"]


@pytest.mark.parametrize(
    "endless",
    [
        "(a+)+$",
        "(a*)*b",
        "(a|a)+$",
        "(a|aa)+$",
        "(.*a){20}",
        "([a-z]+)*!",
        "(a?){40}b",
        "a?" * 30 + "a" * 30,
        "((a{0,16}){0,16}){0,16}b",
        "(?:x+x+)+y",
        r"(\w\w|\w)*#",
        r"(?=(a+)+)b",
        r"(a)(\1*)*b",
    ],
)
def test_a_pattern_that_could_take_for_ever_is_refused(endless: str) -> None:
    with pytest.raises(UserError) as caught:
        compile_pattern(endless, ignore_case=True)
    assert caught.value.code is ErrorCode.PATTERN_ENDLESS


@pytest.mark.parametrize(
    "sound",
    ["^v", "(der|die|das)+", r"[aeiou]{2}", r"(.)\1", ".*heit$", "^(ge|be)?.*en$", r"\bund\b", "(ab)*", "(?i:Vn)d"],
)
def test_ordinary_patterns_are_searched_in_texts_of_any_usual_length(sound: str) -> None:
    pattern = compile_pattern(sound, ignore_case=True)
    assert pattern.longest >= 50
    pattern.expression.search("a" * min(pattern.longest, 3000))


@pytest.mark.parametrize("slow", [".*.*.*.*x", "a*a*a*b", "(a|b|ab)(a|b|ab)(a|b|ab)c", "x*y?x*y?x*z"])
def test_a_text_that_is_too_long_for_a_pattern_is_left_out_and_counted(slow: str, session: Session, add: Add) -> None:
    """The bound is tried where it is tightest: at the longest text that is searched."""
    matcher = Matcher(Query(slow, Mode.REGEX, EVERYWHERE))
    assert matcher.longest is not None
    assert matcher.spans("a" * matcher.longest) is not None
    text = session.text(add("a" * (matcher.longest + 1) + " ax").id)
    search = Search(text, matcher)
    search.advance(10)
    assert search.too_long == 1 and search.is_done


def hits(session: Session, manuscript_id: int, query: Query) -> list[str]:
    text = session.text(manuscript_id)
    search = Search(text, Matcher(query))
    while not search.is_done:
        search.advance(2)
    return [text.token(token_id).form for token_id in search.found]


def test_each_place_is_searched_on_its_own(session: Session, add: Add) -> None:
    manuscript = add("vnd die fraw gieng, vnd")
    text = session.text(manuscript.id)
    tokens = [token for token in text.tokens if token.kind.value == "word"]
    session.decide(tokens[0], "und", DecisionSource.TYPED)
    session.perform(steps.note(text, tokens[1], "und?"))
    session.perform(steps.modernize(text, tokens[2], "Hund"))
    for place, expected in (
        (Place.FORM, ["vnd", "vnd"]),
        (Place.NORMALIZATION, ["vnd"]),
        (Place.NOTE, ["die"]),
        (Place.MODERNIZATION, ["fraw"]),
    ):
        assert hits(session, manuscript.id, Query("und", places=frozenset({place}))) == expected
    assert hits(session, manuscript.id, Query("und")) == ["vnd", "die", "fraw", "vnd"]
    assert hits(session, manuscript.id, Query(",")) == [], "signs are searched where they are shown"


def test_replacing_never_touches_forms_or_open_words(session: Session, add: Add) -> None:
    manuscript = add("vnd gaun vnd")
    text = session.text(manuscript.id)
    first, second, third = text.tokens
    session.decide(first, "vnd", DecisionSource.TYPED)
    session.perform(steps.note(text, second, "vnd here"))
    session.decide(third, "v", DecisionSource.TYPED)
    matcher = Matcher(Query("v", Mode.PLAIN))
    proposed = proposals(text, matcher, [token.id for token in text.tokens], "u")
    assert [(one.before, one.after) for one in proposed] == [("vnd", "und"), ("vnd here", "und here"), ("v", "u")]
    made = session.provenance(text, DecisionSource.REPLACED)
    session.perform(steps.replace_all(text, replacements(proposed[:2]), made, "v → u"))
    assert [text.annotation(token.id).normalization for token in text.tokens] == ["und", None, "v"]
    assert text.remark(second.id).note == "und here"
    session.undo()
    assert text.annotation(first.id).normalization == "vnd"


def test_a_normalization_is_never_emptied(session: Session, add: Add) -> None:
    manuscript = add("vnd")
    text = session.text(manuscript.id)
    session.decide(text.tokens[0], "und", DecisionSource.TYPED)
    (proposal,) = proposals(text, Matcher(Query("und")), [text.tokens[0].id], "")
    assert not proposal.possible
    assert replacements([proposal]) == []


@given(st.text("ab()[]*+?|.{}0123\\^$", max_size=12), st.text("ab", max_size=12))
def test_what_is_accepted_as_a_pattern_behaves_as_pythons(words: str, text: str) -> None:
    try:
        matcher = Matcher(Query(words, Mode.REGEX, EVERYWHERE, case=True))
    except UserError:
        return
    assert [(span.start, span.end) for span in matcher.spans(text)] == [
        match.span() for match in re.compile(words).finditer(text)
    ]
