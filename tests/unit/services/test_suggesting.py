"""How the sources of suggestions come together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from histnorm_gui.core.suggestion import CandidateSource, Reading
from histnorm_gui.engine.memory import Memory
from histnorm_gui.services.suggesting import Suggester


def memory(*pairs: tuple[str, str]) -> Memory:
    """A memory of some decisions."""
    result = Memory()
    for form, norm in pairs:
        result.add(form, norm)
    return result


def suggester(
    own: Memory, others: Sequence[Memory] = (), readings: Mapping[str, Sequence[Reading]] | None = None
) -> Suggester:
    """A suggester over these sources."""
    return Suggester(own, lambda: list(others), readings or {}, 1)


FRAW = (
    Reading("frau", 0.7, ("", "f", "r", "a", "u"), (1.0, 1.0, 1.0, 0.9, 0.8)),
    Reading("frav", 0.2, ("", "f", "r", "a", "v"), (1.0, 1.0, 1.0, 0.9, 0.2)),
)


def test_without_anything_the_form_itself_is_a_guess() -> None:
    (only,) = suggester(Memory()).candidates("fraw")
    assert (only.norm, only.source) == ("fraw", CandidateSource.FORM)
    assert only.confidence < 0.5


def test_what_was_decided_here_comes_before_everything_else() -> None:
    found = suggester(memory(("fraw", "frauen")), [memory(("fraw", "frau"))] * 3, {"fraw": FRAW}).candidates("fraw")
    assert [candidate.norm for candidate in found[:2]] == ["frauen", "frau"]
    assert (found[0].source, found[0].count, found[0].total) == (CandidateSource.MEMORY, 1, 1)


def test_other_manuscripts_come_before_the_model_and_agreement_adds_up() -> None:
    alone = suggester(Memory(), [memory(("fraw", "frau"))]).candidates("fraw")[0]
    agreed = suggester(Memory(), [memory(("fraw", "frau"))], {"fraw": FRAW}).candidates("fraw")[0]
    assert alone.norm == agreed.norm == "frau"
    assert agreed.confidence > alone.confidence
    assert agreed.source is CandidateSource.OTHERS
    assert agreed.labels == FRAW[0].labels, "the model's alignment of the same reading stays visible"


def test_the_model_reads_what_nobody_has_decided() -> None:
    found = suggester(Memory(), (), {"fraw": FRAW}).candidates("fraw")
    assert [candidate.norm for candidate in found] == ["frau", "frav", "fraw"]
    assert found[0].source is CandidateSource.MODEL


@pytest.mark.parametrize("decided", [0, 1, 5])
def test_confidences_add_up_to_at_most_one(decided: int) -> None:
    own = memory(*[("fraw", "frau")] * decided, *[("fraw", "frawe")] * (decided // 2))
    found = suggester(own, [memory(("fraw", "vrouwe"))], {"fraw": FRAW}).candidates("fraw")
    assert 0 < sum(candidate.confidence for candidate in found) <= 1 + 1e-9
    assert list(found) == sorted(found, key=lambda candidate: -candidate.confidence)


def test_more_decisions_make_surer() -> None:
    once, often = (suggester(memory(*[("fraw", "frau")] * n)).candidates("fraw")[0].confidence for n in (1, 10))
    assert 0.9 < once < often < 1


def test_a_decision_shows_at_once_and_so_does_its_undoing() -> None:
    own = Memory()
    suggestions = suggester(own)
    assert suggestions.candidates("fraw")[0].norm == "fraw"
    own.add("fraw", "frau")
    suggestions.forget("fraw")
    assert suggestions.candidates("fraw")[0].norm == "frau"
    own.remove("fraw", "frau")
    suggestions.forget("fraw")
    assert suggestions.candidates("fraw")[0].norm == "fraw"


def test_a_capital_is_kept_until_the_editor_shows_that_she_drops_it() -> None:
    own = memory(("fraw", "frau"))
    suggestions = suggester(own, (), {"man": (Reading("mann", 0.9, ("", "m", "a", "nn"), (1.0, 1.0, 1.0, 0.9)),)})
    assert suggestions.candidates("Fraw")[0].norm == "Frau"
    assert suggestions.candidates("Man")[0].norm == "Mann"
    assert suggestions.reading("Man") == Reading("Mann", 0.9, ("", "M", "a", "nn"), (1.0, 1.0, 1.0, 0.9))
    suggestions.note_case("Vnd", "und")
    assert suggestions.candidates("Fraw")[0].norm == "frau"
    assert suggestions.candidates("Man")[0].norm == "mann"
    suggestions.note_case("Vnd", "und", -1)
    assert suggestions.candidates("Man")[0].norm == "Mann"


def test_what_was_decided_in_this_very_case_is_not_changed() -> None:
    assert suggester(memory(("Got", "gott"))).candidates("Got")[0].norm == "gott"


def test_unknown_characters_and_long_forms_survive() -> None:
    for form in ("\uf157", "x" * 300, "a\u0364", "İ", "⁊"):
        assert suggester(Memory()).candidates(form)[0].norm == form
