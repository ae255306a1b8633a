"""A simulated editor: walks a gold text in reading order, accepts or corrects, and counts what that costs.

At each word the editor sees ranked candidates. Is the first one right, Enter takes it (one key). Is one of the next
eight right, its digit takes it (one key). Otherwise the normalization is typed: the field holds the first candidate,
and the cheaper is done of deleting it from the end as far as it is wrong and typing the rest, or of typing everything
anew over it; one key a letter that is typed or deleted (a letter with its marks is one), and Enter. An assistant learns
from each decision at once, and retrains every so many decisions.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from histnorm_gui.core.metrics import expected_calibration_error
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, ignore_progress
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import graphemes
from histnorm_gui.engine.base import Assistant, Example

SHOWN = 9
"""How many candidates can be taken by one key, the first included."""
FIRST_FEW = 5
WINDOW = 100
"""Words in one point of the curve."""
WALKING = "walk"
"""The stage of progress that tells how far the editor is."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision. ``suggestion`` is the first candidate with its ``confidence`` (empty and 0 where there was none);
    ``rank`` is the place of the gold normalization among the candidates that were shown, 0 where it had to be typed."""

    form: str
    norm: str
    suggestion: str
    confidence: float
    rank: int
    keys: int


@dataclass(frozen=True)
class Simulation:
    """A walk through a text, with what it cost.

    Seconds: ``begin_seconds`` for taking up the text, ``retrain_seconds`` for each retraining, ``follow_seconds`` for
    all ranking and learning at once. Shares are from 0 to 1, and 0 for an empty walk.
    """

    steps: tuple[Step, ...]
    begin_seconds: float = 0.0
    retrain_seconds: tuple[float, ...] = ()
    follow_seconds: float = 0.0

    @property
    def corrections(self) -> int:
        """Words whose first candidate was wrong."""
        return sum(step.rank != 1 for step in self.steps)

    @property
    def corrections_per_1000(self) -> float:
        """Corrections per 1,000 words."""
        return 1000 * self._mean(self.corrections)

    @property
    def keys(self) -> int:
        """All keys pressed."""
        return sum(step.keys for step in self.steps)

    @property
    def keys_per_token(self) -> float:
        """Keys pressed per word."""
        return self._mean(self.keys)

    @property
    def typing_keys(self) -> int:
        """The keys for typing every normalization into an empty field, Enter included."""
        return sum(len(graphemes(step.norm)) + 1 for step in self.steps)

    @property
    def typing_keys_per_token(self) -> float:
        """The same per word."""
        return self._mean(self.typing_keys)

    @property
    def top1(self) -> float:
        """The share of words whose first candidate was right."""
        return self._mean(len(self.steps) - self.corrections)

    @property
    def top5(self) -> float:
        """The share of words with the right normalization among the first five candidates."""
        return self._mean(sum(1 <= step.rank <= FIRST_FEW for step in self.steps))

    @cached_property
    def calibration_error(self) -> float:
        """The expected calibration error of the first candidates' confidence."""
        return expected_calibration_error(
            [step.confidence for step in self.steps], [step.rank == 1 for step in self.steps]
        )

    @property
    def curve(self) -> tuple[tuple[int, float], ...]:
        """Corrections per 1,000 words in each window of 100 words: the last word's number, and the corrections.

        A last window that is shorter counts in proportion.
        """
        points = []
        for start in range(0, len(self.steps), WINDOW):
            part = self.steps[start : start + WINDOW]
            points.append((start + len(part), 1000 * sum(step.rank != 1 for step in part) / len(part)))
        return tuple(points)

    def _mean(self, total: int) -> float:
        return total / len(self.steps) if self.steps else 0.0


def simulate(
    assistant: Assistant,
    gold: Sequence[Example],
    auxiliary: Mapping[str, Sequence[Example]],
    *,
    tokens: int | None = None,
    retrain_every: int = 100,
    progress: ProgressCallback = ignore_progress,
    cancel: CancelToken | None = None,
) -> Simulation:
    """Walk the first ``tokens`` words of a gold text, or all of it.

    The assistant is shown the forms of the whole text, but never a normalization that is not decided yet. It retrains
    after every ``retrain_every`` decisions. Progress is told by word in the stage WALKING, and by whatever the
    assistant tells. Raises Cancelled.
    """
    cancel = cancel or CancelToken()
    walked = gold if tokens is None else gold[:tokens]
    began = time.perf_counter()
    assistant.begin([example.form for example in gold], auxiliary, progress=progress, cancel=cancel)
    begin_seconds = time.perf_counter() - began
    steps: list[Step] = []
    retrain_seconds: list[float] = []
    follow_seconds = 0.0
    for index, example in enumerate(walked):
        cancel.check()
        began = time.perf_counter()
        steps.append(step(example, assistant.candidates(index, count=SHOWN)))
        assistant.decide(index, example.norm)
        follow_seconds += time.perf_counter() - began
        progress(Progress(index + 1, len(walked), stage=WALKING))
        if (index + 1) % retrain_every == 0:
            began = time.perf_counter()
            assistant.retrain(progress=progress, cancel=cancel)
            retrain_seconds.append(time.perf_counter() - began)
    return Simulation(tuple(steps), begin_seconds, tuple(retrain_seconds), follow_seconds)


def step(gold: Example, candidates: Sequence[Candidate]) -> Step:
    """What the editor does at one word with these candidates, best first."""
    shown = [candidate.norm for candidate in candidates[:SHOWN]]
    first, confidence = (shown[0], candidates[0].confidence) if shown else ("", 0.0)
    if gold.norm in shown:
        return Step(gold.form, gold.norm, first, confidence, shown.index(gold.norm) + 1, keys=1)
    return Step(gold.form, gold.norm, first, confidence, 0, keys=typed_keys(first, gold.norm))


def typed_keys(shown: str, norm: str) -> int:
    """The keys that make ``norm`` of the ``shown`` text of a field, and Enter.

    Either the end is deleted back to the last letter that is right and the rest is typed, or all is typed anew over
    what is there (one key to delete it, where nothing is typed).
    """
    old, new = graphemes(shown), graphemes(norm)
    common = next(
        (place for place, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new))
    )
    at_the_end = len(old) - common + len(new) - common
    anew = max(1, len(new))
    return min(at_the_end, anew) + 1
