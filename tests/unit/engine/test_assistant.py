"""Any system as an assistant: memory in front, the system behind it once it has learned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, ProgressCallback, ignore_progress
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.engine import systems
from histnorm_gui.engine.assistant import RetrainedAssistant
from histnorm_gui.engine.base import Assistant, Example
from histnorm_gui.engine.encdec.settings import Settings
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.memory import Memory
from histnorm_gui.engine.simulate import simulate
from histnorm_gui.engine.systems import SYSTEMS, make_assistant
from histnorm_gui.engine.tagger.recipe import Recipe

OTHERS = {"B": [Example("vnd", "und"), Example("vnd", "uns"), Example("vnd", "und")]}


class Counting:
    """A system that says how many own and auxiliary examples it was trained on, from three own ones on."""

    system = "crf"

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self._says = ""

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        cancel.check()
        if len(examples) < 3:
            raise UserError(ErrorCode.TOO_FEW_DECISIONS, found=len(examples), needed=3)
        self._says = f"{len(examples)}+{sum(map(len, auxiliary.values()))}"

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        self.asked.append(list(forms))
        return [
            (Candidate(self._says, 0.8, CandidateSource.MODEL), Candidate(form, 0.1, CandidateSource.FORM))
            for form in forms
        ]


def begun(assistant: RetrainedAssistant, forms: str, auxiliary: Mapping[str, Sequence[Example]] | None = None) -> None:
    assistant.begin(forms.split(), auxiliary or {}, progress=ignore_progress, cancel=CancelToken())


def norms(assistant: Assistant, index: int, count: int = 5) -> list[str]:
    return [candidate.norm for candidate in assistant.candidates(index, count=count)]


def retrain(assistant: Assistant) -> None:
    assistant.retrain(progress=ignore_progress, cancel=CancelToken())


def test_own_decisions_come_before_those_of_others_and_both_before_the_form() -> None:
    assistant = RetrainedAssistant(None)
    begun(assistant, "vnd vnd czu", OTHERS)
    first = assistant.candidates(0)
    assert [(one.norm, one.source) for one in first] == [
        ("und", CandidateSource.OTHERS),
        ("uns", CandidateSource.OTHERS),
        ("vnd", CandidateSource.FORM),
    ]
    assert (first[0].count, first[0].total) == (2, 3)
    assistant.decide(0, "unde")
    assert [(one.norm, one.source) for one in assistant.candidates(1)][:2] == [
        ("unde", CandidateSource.MEMORY),
        ("und", CandidateSource.OTHERS),
    ]
    assert sum(one.confidence for one in assistant.candidates(1)) <= 1
    assert norms(assistant, 1, count=2) == ["unde", "und"]
    assert norms(assistant, 2) == ["czu"]


def test_a_decision_taken_again_counts_once() -> None:
    assistant = RetrainedAssistant(None)
    begun(assistant, "vnd vnd vnd")
    assistant.decide(0, "uns")
    assistant.decide(1, "uns")
    assistant.decide(0, "und")
    assistant.decide(1, "und")
    assert norms(assistant, 2) == ["und", "vnd"]


def test_beginning_again_forgets_everything() -> None:
    assistant = RetrainedAssistant(Counting())
    begun(assistant, "a b c", OTHERS)
    for index in range(3):
        assistant.decide(index, "x")
    retrain(assistant)
    begun(assistant, "a vnd d")
    assert [norms(assistant, index) for index in range(3)] == [["a"], ["vnd"], ["d"]]


def test_a_system_is_silent_until_it_has_enough_and_then_learns_from_all() -> None:
    assistant = RetrainedAssistant(Counting())
    begun(assistant, "a b c d vnd", OTHERS)
    assistant.decide(0, "x")
    retrain(assistant)
    assert norms(assistant, 3) == ["d"]
    assistant.decide(1, "x")
    assistant.decide(2, "y")
    assert norms(assistant, 3) == ["d"]  # it has not been told to train
    retrain(assistant)
    assert norms(assistant, 3) == ["3+3", "d"]
    assert norms(assistant, 0) == ["x", "3+3", "a"]
    assert norms(assistant, 4) == ["und", "uns", "3+3", "vnd"]
    assistant.decide(3, "z")
    retrain(assistant)
    assert norms(assistant, 2)[1] == "4+3"  # nothing that the former one said is kept


def test_forms_to_come_are_asked_for_together() -> None:
    system = Counting()
    assistant = RetrainedAssistant(system)
    begun(assistant, "a b c a d")
    for index in range(3):
        assistant.decide(index, "x")
    retrain(assistant)
    assistant.candidates(1)
    assistant.candidates(4)
    assert system.asked == [["b", "c", "a", "d"]]


def test_ten_thousand_words_of_others_are_learned_from() -> None:
    others = {siglum: [Example("a", "b")] * 8000 for siglum in "BC"}
    assistant = RetrainedAssistant(Counting())
    begun(assistant, "p q r s", others)
    for index in range(3):
        assistant.decide(index, "x")
    retrain(assistant)
    assert norms(assistant, 3)[0] == "3+10000"


def test_errors_other_than_too_few_decisions_are_told() -> None:
    class Missing(Counting):
        def fit(self, *_: object, **__: object) -> None:
            raise UserError(ErrorCode.SYSTEM_UNAVAILABLE, system="crf", package="python-crfsuite")

    assistant = RetrainedAssistant(Missing())
    begun(assistant, "a")
    with pytest.raises(UserError):
        retrain(assistant)


def test_it_can_be_cancelled() -> None:
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        RetrainedAssistant(None).begin(["a"], OTHERS, progress=ignore_progress, cancel=cancel)


@pytest.mark.parametrize("system", [*SYSTEMS, "memory+crf", "memory+mtl"])
def test_every_system_follows_an_editor(
    system: str,
    manuscript: list[Example],
    other: list[Example],
    tiny: dict[str, Recipe],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(systems, "RECIPES", tiny)
    small = Settings(embedding=32, hidden=32, minimum_steps=200)
    monkeypatch.setattr("histnorm_gui.engine.encdec.normalizer.Settings", lambda: small)
    lexicon = Lexicon(["um", "nun", "zum"])
    # The manuscript once, and then a word of its letters that was never seen: czvm.
    gold = [*manuscript, Example("czvm", "zum"), Example("vnd", "und")]
    assistant = make_assistant(system, "default", lexicon=lexicon)
    found = simulate(assistant, gold, {"B": other}, retrain_every=len(manuscript))
    assert len(found.retrain_seconds) == 1
    if system != "default":  # which has expectations before anything is learned
        assert [row.suggestion for row in found.steps[:3]] == ["vnd", "czv", "czeyt"]
    assert found.steps[-1].rank == 1
    expected = {"memory": "czvm", "encdec": "zu"}.get(system, "zum")  # so few words do not teach encdec to go on
    assert found.steps[-2].suggestion == expected


@pytest.mark.parametrize("system", ["magic", "memory+memory", "memory+magic"])
def test_unknown_systems_are_refused(system: str) -> None:
    with pytest.raises(UserError) as caught:
        make_assistant(system, "default")
    assert caught.value.code is ErrorCode.SYSTEM_UNKNOWN


def test_a_system_that_can_follow_an_editor_itself_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Both(Memory):
        def begin(self, *_: object, **__: object) -> None: ...

        def decide(self, *_: object) -> None: ...

        def retrain(self, **_: object) -> None: ...

    both = Both()
    monkeypatch.setattr(systems, "make", lambda *_, **__: both)
    assert make_assistant("memory", "default") is both
