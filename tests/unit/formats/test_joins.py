"""Joins in the formats that have a place for them: made, changed, and taken apart again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from histnorm_gui.core.source import Feature, Source, SourceFormat, Written
from histnorm_gui.formats.joins import Span, changed
from histnorm_gui.formats.registry import features, parse, write

FILES = {
    SourceFormat.TCF: '<D-Spin><TextCorpus><tokens><token ID="a">hin</token><token ID="b">auß</token>'
    '<token ID="c">gieng</token></tokens></TextCorpus></D-Spin>',
    SourceFormat.FOLIA: '<FoLiA><metadata><annotations><correction-annotation set="s"/></annotations></metadata>'
    "<text><s><w><t>hin</t></w> <w><t>auß</t></w>\n<w><t>gieng</t></w></s></text></FoLiA>",
    SourceFormat.WEBANNO: "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Norm|sure|value\n\n\n#Text=hin auß gieng\n"
    "1-1\t0-3\thin\t_\t_\t\n1-2\t4-7\tauß\tja\ther\t\n1-3\t8-13\tgieng\t_\t_\t\n",
}
JOIN = [Written("hinaus"), Written("", joined=True), None]


def source(format: SourceFormat) -> Source:
    return parse(FILES[format].encode(), "a", format).source


def put(before: Source, *decisions: Written | None) -> Source:
    return replace(before, data=write(before, decisions))


def state(found: Source) -> list[tuple[str | None, bool]]:
    return [(token.normalization, token.joined) for token in parse(found.data, "a", found.format).tokens]


@pytest.mark.parametrize("format", FILES)
def test_a_join_is_made_changed_and_taken_apart(format: SourceFormat) -> None:
    joined = put(source(format), *JOIN)
    assert state(joined) == [("hinaus", False), (None, True), (None, False)]
    assert Feature.JOIN in features(joined)
    changed_norm = put(joined, Written("heraus"), None, None)
    assert state(changed_norm) == [("heraus", False), (None, True), (None, False)]
    longer = put(joined, Written("hinausging"), None, Written("", joined=True))
    assert state(longer) == [("hinausging", False), (None, True), (None, True)]
    shorter = put(longer, None, None, Written("ging"))
    assert state(shorter) == [("hinausging", False), (None, True), ("ging", False)]
    apart = put(joined, Written("hin"), Written("aus"), None)
    assert state(apart) == [("hin", False), ("aus", False), (None, False)]
    open_again = put(joined, Written("hin"), Written("", decided=False), None)
    assert state(open_again) == [("hin", False), (None, False), (None, False)]
    assert put(joined, None, None, None) == joined


def test_each_format_has_its_own_way() -> None:
    written = {format: put(source(format), *JOIN).text for format in FILES}
    assert '<correction operation="replace" tokenIDs="a b">hinaus</correction>' in written[SourceFormat.TCF]
    assert (
        '<new><w><t>hinaus</t></w></new><original auth="no"><w><t>hin</t></w> <w><t>auß</t></w></original></correction>'
        in written[SourceFormat.FOLIA]
    )
    assert "\thin\t*[1]\thinaus[1]\t\n" in written[SourceFormat.WEBANNO]
    assert "\tauß\t*[1]\thinaus[1]\t\n" in written[SourceFormat.WEBANNO]


def test_vard_marks_several_words_at_once() -> None:
    text = 'to <i>day</i> I <normalised orig="goe" auto="true">go</normalised> out\nside.'
    before = parse(f"<text>{text}</text>".encode(), "a", SourceFormat.VARD).source
    part = Written("", joined=True)
    after = put(before, Written("today"), part, None, Written("goout"), part, part, None).text
    assert after == (
        '<text><normalised orig="to day" auto="false">today</normalised> <i></i> I <normalised orig="goe out side" '
        'auto="false">goout</normalised>\n.</text>'
    )


def test_an_event_of_exmaralda_lies_over_joined_forms() -> None:
    text = (
        '<basic-transcription><basic-body><common-timeline><tli id="T0"/><tli id="T1"/><tli id="T2"/><tli id="T3"/>'
        '</common-timeline><tier id="a" category="dipl"><event start="T0" end="T1">hin</event>'
        '<event start="T1" end="T2">auß</event><event start="T2" end="T3">da</event></tier>'
        '<tier id="b" category="norm"><event start="T1" end="T2">aus</event></tier></basic-body></basic-transcription>'
    )
    after = put(parse(text.encode(), "a", SourceFormat.EXB).source, *JOIN)
    assert '<event start="T0" end="T2">hinaus</event></tier>' in after.text
    assert state(after) == [("hinaus", False), (None, False)]


def test_words_that_are_no_neighbours_have_the_normalization_at_the_first() -> None:
    text = FILES[SourceFormat.FOLIA].replace("</w> <w>", "</w></s><s><w>", 1)
    after = put(parse(text.encode(), "a", SourceFormat.FOLIA).source, *JOIN)
    assert state(after) == [("hinaus", False), (None, False), (None, False)]


def test_spans_are_what_decisions_are_about() -> None:
    tokens = parse(FILES[SourceFormat.TCF].encode(), "a").tokens
    assert list(changed(tokens, [None, None, None])) == []
    assert list(changed(tokens, JOIN)) == [Span(0, 2, "hinaus", True, 1)]
    assert [span.alone for span in changed(tokens, [Written("x"), None, Written("y")])] == [True, True]
