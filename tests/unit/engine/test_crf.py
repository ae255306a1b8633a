"""The paper's CRF."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ignore_progress
from histnorm_gui.core.suggestion import CandidateSource
from histnorm_gui.engine import crf
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.crf import AUXILIARY_TOKENS, MAX_LABELS, Crf, features

pytest.importorskip("pycrfsuite", reason="needs python-crfsuite, an optional package")

_TEN = ("vnd", "vns", "vm", "dv", "gvt", "hvt", "mvt", "nvn", "rvm", "tvn")


def _examples(forms: Sequence[str]) -> list[Example]:
    return [Example(form, form.replace("v", "u")) for form in forms]


def _fitted(examples: Sequence[Example], **auxiliary: Sequence[Example]) -> Crf:
    system = Crf()
    system.fit(examples, auxiliary, progress=ignore_progress, cancel=CancelToken())
    return system


def _best(system: Crf, *forms: str) -> list[str]:
    return [found[0].norm for found in system.suggest(forms)]


def test_a_rule_is_learned_from_ten_pairs() -> None:
    assert _best(_fitted(_examples(_TEN)), "hvnd", "mvnd", "gvns") == ["hund", "mund", "guns"]


def test_candidates_are_ranked_with_scores_from_0_to_1_and_their_alignment(manuscript: list[Example]) -> None:
    system = _fitted([*manuscript, Example("vnd", "vnd"), Example("yn", "ihn"), Example("yn", "in")])
    for found in system.suggest([example.form for example in manuscript], count=4):
        scores = [candidate.confidence for candidate in found]
        assert 1 <= len(found) <= 4
        assert len({candidate.norm for candidate in found}) == len(found)
        assert scores == sorted(scores, reverse=True)
        assert all(0 <= score <= 1 for score in scores) and sum(scores) <= 1 + 1e-9
        assert all("".join(c.labels) == c.norm and c.source is CandidateSource.MODEL for c in found)
    assert {candidate.norm for candidate in system.suggest(["yn"])[0]} >= {"in", "ihn"}


def test_unknown_characters_are_copied() -> None:
    system = _fitted(_examples(_TEN))
    assert _best(system, "vnꝛd", "\U0001f600vn", "vn\x00d", "ſ") == ["unꝛd", "\U0001f600un", "un\x00d", "ſ"]


def test_nothing_learned_leaves_forms_as_they_are() -> None:
    forms = ["vnd", "x", ".", ""]
    for system in (Crf(), _fitted([]), _fitted([Example(".", "."), Example("/", ",")])):
        suggested = system.suggest(forms)
        assert [[candidate.norm for candidate in found] for found in suggested] == [[form] for form in forms]
        assert all(found[0].source is CandidateSource.FORM for found in suggested)


def test_words_of_one_character_and_of_very_many() -> None:
    system = _fitted([*_examples(_TEN), Example("v", "u"), Example("vn" * 300, "un" * 300)])
    assert _best(system, "v", "vn" * 150) == ["u", "un" * 150]
    assert all(0 <= candidate.confidence <= 1 for candidate in system.suggest(["xvy" * 100])[0])


def test_words_of_one_kind_of_label_can_be_learned() -> None:
    assert _best(_fitted([Example("a", "a")]), "a", "aa") == ["a", "aa"]


def test_capitals_come_from_the_form() -> None:
    assert _best(_fitted(_examples(_TEN)), "Hvnd", "HVND") == ["Hund", "HUND"]


def test_punctuation_is_left_alone_whatever_was_learned() -> None:
    assert _best(_fitted([*_examples(_TEN), Example("/", ",")]), "/", ".") == ["/", "."]


def test_the_same_seed_gives_the_same_model_in_one_process(manuscript: list[Example]) -> None:
    first, second = (_fitted(manuscript[:8] * 3).suggest([e.form for e in manuscript]) for _ in range(2))
    assert first == second


def test_other_manuscripts_are_learned_from_as_if_they_were_the_main_one(other: list[Example]) -> None:
    assert _best(_fitted(_examples(_TEN), B=other), "dax", "hvnd") == ["das", "hund"]
    assert _best(_fitted(_examples(_TEN)), "dax") == ["dax"]


def test_a_second_fit_starts_from_nothing(other: list[Example]) -> None:
    system = _fitted(other)
    system.fit(_examples(_TEN), {}, progress=ignore_progress, cancel=CancelToken())
    assert _best(system, "dax", "hvt") == ["dax", "hut"]
    system.fit([], {}, progress=ignore_progress, cancel=CancelToken())
    assert _best(system, "hvt") == ["hvt"]


def test_no_more_of_other_manuscripts_than_the_paper_took() -> None:
    instances = [(str(number), ("", str(number))) for number in range(AUXILIARY_TOKENS + 500)]
    drawn = crf._sample(instances, 1)
    assert len(set(drawn)) == AUXILIARY_TOKENS and drawn == sorted(drawn, key=lambda row: int(row[0]))
    assert drawn == crf._sample(instances, 1) != crf._sample(instances, 2)


def test_words_with_labels_too_rare_are_left_out_and_the_others_learned() -> None:
    rare = [Example("q" + chr(0x4E00 + number), "q" + chr(0x5E00 + number)) for number in range(MAX_LABELS + 50)]
    system = _fitted([*_examples(_TEN * 3), *rare])
    assert _best(system, "hvt", rare[0].form) == ["hut", rare[0].norm]
    assert _best(system, rare[-1].form) == [rare[-1].form]


def test_features_are_those_of_the_paper() -> None:
    start, first, second, last = features(("", "a", "b", "c"))
    assert first == [
        *("01:<", "11:^", "21:61", "31:62", "41:63"),
        *("02:< ^", "12:^ 61", "22:61 62", "32:62 63"),
        *("03:< ^ 61", "13:^ 61 62", "23:61 62 63"),
    ]
    assert "21:^" in start and "11:61" in second and "31:>" in last


def test_fitting_stops_between_passes_and_leaves_nothing_behind(manuscript: list[Example]) -> None:
    cancel = CancelToken()
    seen: list[int] = []

    def progress(event: Progress) -> None:
        if event.stage == "train":
            seen.append(event.done)
            cancel.cancel()

    system = Crf(iterations=10**6)
    with pytest.raises(Cancelled):
        system.fit(manuscript, {}, progress=progress, cancel=cancel)
    assert seen == [1]
    assert _best(system, "vnd") == ["vnd"]


def test_without_the_library_a_message_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pycrfsuite", None)
    with pytest.raises(UserError) as caught:
        Crf()
    assert caught.value.code is ErrorCode.SYSTEM_UNAVAILABLE
    assert caught.value.args_by_name == {"system": "crf", "package": "python-crfsuite"}
