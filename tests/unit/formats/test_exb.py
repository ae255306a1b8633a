"""EXMARaLDA: tiers that meet through the timeline, and normalizations as events of a tier."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from histnorm_gui.core.source import ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import exb


def transcription(*tiers: str, points: int = 9, end: str = "\n") -> str:
    """A file with points in the order T8, T0, T1 ... and with these tiers."""
    timeline = "".join(f'<tli id="T{number}"/>' for number in (points - 1, *range(points - 1)))
    lines = [
        "<basic-transcription><basic-body>",
        f"<common-timeline>{timeline}</common-timeline>",
        *tiers,
        "</basic-body>",
    ]
    return end.join([*lines, "</basic-transcription>"])


def tier(category: str, *events: str, speaker: str = "", id: str = "", end: str = "\n") -> str:
    """A tier of events written as "T0 T1 text"."""
    of = f' speaker="{speaker}"' if speaker else ""
    lines = [f'<tier id="{id or category + speaker}"{of} category="{category}" type="t">']
    for event in events:
        first, last, text = event.split(" ", 2)
        lines.append(f'<event start="{first}" end="{last}">{text}</event>')
    return end.join([*lines, "</tier>"])


def source(text: str, **options: str) -> Source:
    return Source("x.exb", SourceFormat.EXB, text.encode(), options=options)


def pairs(text: str, **options: str) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in exb.read(source(text, **options)).tokens]


DIPL = tier("dipl", "T8 T1 I'm ", "T1 T2 dar", "T2 T3 zuo", "T3 T4 New", "T4 T5 York", "T5 T6 &amp;c.")
NORM = tier("norm", "T8 T0 I", "T0 T1 am", "T1 T3 dazu", "T3 T5 New York")
BOTH = transcription(DIPL, NORM)


def write(text: str, *norms: str | None, **options: str) -> str:
    decisions = [None if norm is None else Written(norm) for norm in norms]
    return exb.write(source(text, **options), decisions).decode()


def test_events_meet_through_the_timeline() -> None:
    assert pairs(BOTH) == [("I'm", "I am"), ("dar zuo", "dazu"), ("New", "New"), ("York", "York"), ("&c.", None)]
    tokens = exb.read(source(BOTH)).tokens
    assert BOTH[tokens[0].start : tokens[0].end] == "I'm"
    assert BOTH[tokens[1].start : tokens[1].end].startswith("dar</event>")
    assert BOTH[tokens[4].start : tokens[4].end] == "&amp;c."


def test_tiers_can_be_chosen_by_category_or_id() -> None:
    text = transcription(DIPL, NORM, tier("lemma", "T3 T5 NY", id="TIE9"))
    assert exb.choices(source(text)) == {"form_tier": ["dipl", "norm", "lemma"], "norm_tier": ["norm", "lemma"]}
    assert pairs(text, norm_tier="TIE9")[3] == ("New York", "NY")
    assert pairs(text, form_tier="norm", norm_tier="lemma")[-1] == ("New York", "NY")
    assert exb.choices(source(transcription(tier("v", "T0 T1 a"))))["norm_tier"] == ["norm"]


def test_normalizations_are_changed_where_they_stand() -> None:
    changed = write(BOTH, "ich bin", None, "Neu", None, None)
    assert changed == BOTH.replace(">I<", ">ich<").replace(">am<", ">bin<").replace(">New York<", ">Neu York<")


def test_what_does_not_fit_the_events_gets_events_of_its_own() -> None:
    changed = write(BOTH, "ichbin", "dar zu", "Neu", "Y o", "et c.")
    event = '\n<event start="{}" end="{}">{}</event>'.format
    norms = [
        event("T8", "T1", "ichbin"),
        event("T1", "T3", "dar zu"),
        event("T3", "T4", "Neu"),
        event("T4", "T5", "Y o"),
    ]
    norms.append(event("T5", "T6", "et c."))
    assert changed == transcription(DIPL, NORM[: NORM.index("\n")] + "".join(norms) + "\n</tier>")
    assert pairs(changed) == [
        ("I'm", "ichbin"), ("dar", "dar"), ("zuo", "zu"), ("New", "Neu"), ("York", "Y o"), ("&c.", "et c."),
    ]  # fmt: skip


def test_a_tier_is_added_for_the_same_speaker_in_the_files_own_manner() -> None:
    forms = tier("dipl", "T8 T0 vnd", "T0 T1 ſo", speaker="A", end="\r\n  ")
    text = transcription(forms, end="\r\n")
    changed = write(text, None, "s<o")
    added = (
        '\r\n<tier id="TIE_norm" speaker="A" category="norm" type="a" display-name="A [norm]">\r\n'
        '  <event start="T0" end="T1">s&lt;o</event>\r\n  </tier>'
    )
    assert changed == text.replace("</tier>", "</tier>" + added)
    assert pairs(changed) == [("vnd", None), ("ſo", "s<o")]
    assert 'id="TIE_norm1"' in write(text.replace('id="diplA"', 'id="TIE_norm"'), "und", None)


def test_speakers_have_their_own_normalizations_and_take_turns() -> None:
    forms = [tier("dipl", "T8 T0 ia", "T2 T3 vil", speaker="A"), tier("dipl", "T1 T2 nain", speaker="B")]
    text = transcription(*forms, tier("norm", "T1 T2 nein", speaker="B"))
    assert pairs(text) == [("ia", None), ("nain", "nein"), ("vil", None)]
    changed = write(text, "ja", "no", "viel")
    assert pairs(changed) == [("ia", "ja"), ("nain", "no"), ("vil", "viel")]
    assert changed.count("<tier") == 4
    assert changed.index('speaker="A" category="norm"') < changed.index('speaker="B" category="dipl"')


def test_an_empty_norm_tier_is_filled() -> None:
    text = transcription(tier("tok", "T0 T1 vnd"), '<tier id="N" category="Norm" type="a"/>')
    changed = write(text, "und")
    assert changed == text.replace('type="a"/>', 'type="a">\n<event start="T0" end="T1">und</event>\n</tier>')
    assert pairs(changed) == [("vnd", "und")]


def test_events_without_text_are_reported_and_unknown_points_do_no_harm() -> None:
    text = transcription(tier("dipl", "T0 T1  ", "T1 nowhere a", "elsewhere T5 b"))
    document = exb.read(source(text))
    assert [token.form for token in document.tokens] == ["a", "b"]
    assert [(problem.line, problem.code) for problem in document.problems] == [(4, ProblemCode.EMPTY_FORM)]


def test_information_inside_an_event_is_no_text() -> None:
    text = transcription(tier("dipl", "T0 T1 vnd<ud-information attribute-name='x'>1</ud-information>"))
    assert pairs(text) == [("vnd", None)]


EXPECTED = {
    "annatto_dipl_norm.exb": [("I'm", "I am"), ("in", "in"), ("New", "New"), ("York", "York")],
    "annatto_merge_a.exb": [
        ("dis", "This"), ("is", "is"), ("some", "some"), ("stuff", "stuff"), ("here", "here"), (".", "."),
    ],
    "annatto_no_tier_type.exb": [("I'm", "I am"), ("in", "in"), ("New", "New"), ("York", "York")],
    "pepper_selftest_doc1.exb": [
        (form, None) for form in ["Is", "this", "example", "more", "complicated", "than", "it", "appears", "to", "be"]
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_give_what_is_in_them(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "exb" / name).read_bytes()
    assert exb.sniff(data, data.decode(), name)
    assert pairs(data.decode()) == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_real_files_come_back_with_normalizations_and_nothing_else(shared_data: Path, name: str) -> None:
    data = (shared_data / "formats" / "exb" / name).read_bytes()
    original = Source(name, SourceFormat.EXB, data)
    tokens = exb.read(original).tokens
    assert exb.write(original, [None] * len(tokens)) == data
    decisions = [Written(f"norm {index}") if index % 3 else None for index in range(len(tokens))]
    written = exb.write(original, decisions)
    again = exb.read(Source(name, SourceFormat.EXB, written)).tokens
    for before, after, decision in zip(tokens, again, decisions, strict=True):
        assert after.normalization == (before.normalization if decision is None else decision.norm)
        assert after.form == before.form
    norms = re.compile(rb'(?s)\s*<tier [^>]*category="norm".*?</tier>')
    assert norms.sub(b"", written) == norms.sub(b"", data)
    assert (b"\r\n" in written) == (b"\r\n" in data)


def test_points_that_the_timeline_lacks_have_a_place_behind_the_event_before() -> None:
    text = transcription(tier("dipl", "T0 T1 vnd", "T1 X ſo", "X T2 da"))
    after = write(text, "und", "so", "dâ")
    assert pairs(after) == [("vnd", "und"), ("ſo", "so"), ("da", "dâ")]


def test_what_cannot_be_told_apart_in_time_is_not_written() -> None:
    text = transcription(tier("dipl", "T0 T4 vnd", "T1 T2 ſo", "T5 T6 da"))
    assert pairs(write(text, None, None, "dâ"))[2] == ("da", "dâ")
    with pytest.raises(ValueError, match="overlap"):
        write(text, "und", None, None)
