"""The simulated editor: what it does at each word, what it counts, and what the assistant gets to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.engine.base import Assistant, Example
from histnorm_gui.engine.simulate import WALKING, Simulation, Step, simulate, step, typed_keys
from histnorm_gui.engine.systems import make_assistant


def examples(text: str) -> list[Example]:
    return [Example(*pair.split("=")) for pair in text.split()]


class Scripted:
    """An assistant that always offers the same, and notes what it is told."""

    def __init__(self, *norms: str) -> None:
        self.norms = norms
        self.log: list[object] = []

    def begin(
        self,
        forms: Sequence[str],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        self.log.append(("begin", tuple(forms), dict(auxiliary)))

    def candidates(self, index: int, *, count: int = 5) -> tuple[Candidate, ...]:
        self.log.append(("candidates", index, count))
        return tuple(Candidate(norm, 0.9, CandidateSource.MODEL) for norm in self.norms)

    def decide(self, index: int, norm: str) -> None:
        self.log.append(("decide", index, norm))

    def retrain(self, *, progress: ProgressCallback, cancel: CancelToken) -> None:
        self.log.append("retrain")
        progress(Progress(1, 1, stage="train"))


@pytest.mark.parametrize(
    ("shown", "norm", "keys"),
    [
        ("unde", "und", 2),  # one deleted, Enter
        ("und", "unds", 2),
        ("und", "uns", 3),
        ("vnd", "und", 4),  # nothing in common: typed anew over it, not deleted first
        ("vnderstehen", "an", 3),
        ("", "und", 4),
        ("und", "", 2),  # deleted as it is selected, Enter
        ("u", "", 2),
        ("", "", 1),
        ("für", "fu\u0308r", 4),  # a letter with its mark is one, and not the same in another encoding
        ("a", "u\u0364e", 3),
    ],
)
def test_keys_of_typing(shown: str, norm: str, keys: int) -> None:
    assert typed_keys(shown, norm) == keys


def test_the_editor_takes_what_costs_least() -> None:
    gold = Example("vnd", "und")
    offered = [Candidate(norm, 0.5, CandidateSource.MODEL) for norm in ("ende", "und", "vnd")]
    assert step(gold, offered) == Step("vnd", "und", "ende", 0.5, rank=2, keys=1)
    assert step(gold, offered[1:]) == Step("vnd", "und", "und", 0.5, rank=1, keys=1)
    assert step(gold, offered[::2]) == Step("vnd", "und", "ende", 0.5, rank=0, keys=4)
    assert step(gold, ()) == Step("vnd", "und", "", 0.0, rank=0, keys=4)
    tenth = [Candidate(str(number), 0.1, CandidateSource.MODEL) for number in range(9)] + [offered[1]]
    assert step(gold, tenth).rank == 0  # there are nine digits


def test_a_toy_text_costs_what_was_counted_by_hand() -> None:
    gold = examples("vnd=und vnd=und zu=zu vnd=uns vnd=uns seyn=sein")
    found = simulate(make_assistant("memory", "default"), gold, {})
    # New, and typed over; remembered; as it is; remembered otherwise, d to s; now the second candidate; yn to in.
    assert [(row.suggestion, row.rank, row.keys) for row in found.steps] == [
        ("vnd", 0, 4),
        ("und", 1, 1),
        ("zu", 1, 1),
        ("und", 0, 3),
        ("und", 2, 1),
        ("seyn", 0, 5),
    ]
    assert found.corrections == 4
    assert found.corrections_per_1000 == pytest.approx(4000 / 6)
    assert (found.keys, found.keys_per_token) == (15, 2.5)
    assert (found.typing_keys, found.typing_keys_per_token) == (24, 4.0)
    assert (found.top1, found.top5) == (pytest.approx(2 / 6), 0.5)
    # Unseen words say 0.3, which is right once in three; 1 of 1.5, 2 of 2.5 and 2 of 3.5 are alone in their bins.
    error = (0.1 + (1 - 1 / 1.5) + 2 / 2.5 + 2 / 3.5) / 6
    assert found.calibration_error == pytest.approx(error)
    assert found.curve == ((6, pytest.approx(4000 / 6)),)


def test_the_curve_has_a_point_every_hundred_words() -> None:
    right, wrong = Step("a", "a", "a", 1.0, 1, 1), Step("a", "b", "a", 1.0, 0, 2)
    found = Simulation((wrong,) * 50 + (right,) * 50 + (wrong,) * 10 + (right,) * 30)
    assert found.curve == ((100, 500.0), (140, 250.0))
    assert Simulation(()).curve == ()
    assert Simulation(()).corrections_per_1000 == Simulation(()).calibration_error == 0.0


def test_nothing_undecided_is_given_away() -> None:
    gold = examples("vnd=und czu=zu vns=uns")
    others = {"B": examples("myn=mein")}
    assistant = Scripted("und")
    simulate(assistant, gold, others, tokens=2)
    assert isinstance(assistant, Assistant)
    assert assistant.log == [
        ("begin", ("vnd", "czu", "vns"), others),  # the whole text, though only its beginning is walked
        ("candidates", 0, 9),
        ("decide", 0, "und"),
        ("candidates", 1, 9),
        ("decide", 1, "zu"),
    ]


@pytest.mark.parametrize(("words", "every", "expected"), [(7, 3, 2), (6, 3, 2), (2, 3, 0), (3, 1, 3)])
def test_it_retrains_every_so_many_decisions(words: int, every: int, expected: int) -> None:
    assistant = Scripted("a")
    stages: list[str] = []
    gold = examples("a=a " * words)
    found = simulate(assistant, gold, {}, retrain_every=every, progress=lambda event: stages.append(event.stage))
    assert len(found.retrain_seconds) == expected == assistant.log.count("retrain")
    assert stages.count("train") == expected
    assert stages.count(WALKING) == words
    if expected:
        assert assistant.log.index("retrain") == 1 + 2 * every  # before the next word is seen


def test_it_stops_when_cancelled() -> None:
    cancel = CancelToken()

    def progress(event: Progress) -> None:
        if event.done == 2:
            cancel.cancel()

    assistant = Scripted("a")
    with pytest.raises(Cancelled):
        simulate(assistant, examples("a=a " * 5), {}, progress=progress, cancel=cancel)
    assert assistant.log[-1] == ("decide", 1, "a")
