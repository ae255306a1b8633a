"""Following the cells of an experiment while they are done: each kept as it is finished, with progress and failures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from histnorm_gui.cli.console import Console
from histnorm_gui.cli.messages import sentence

if TYPE_CHECKING:
    from histnorm_gui.engine.workers import Outcome

C = TypeVar("C")
R = TypeVar("R")
P = TypeVar("P")


def follow(
    outcomes: Iterable[Outcome[C, R, P]],
    total: int,
    console: Console,
    *,
    keep: Callable[[R, Sequence[P]], None],
    described: Callable[[C], str],
    figure: Callable[[R], str],
    left: Callable[[], str],
) -> list[str]:
    """Keep each result, tell how far it is and what it gave; returns a line on each cell that failed.

    ``left`` says in words how long the cells that are not done yet will take.
    """
    failed: list[str] = []
    for number, outcome in enumerate(outcomes, start=1):
        name = described(outcome.cell)
        if outcome.result is None:
            failed.append(_failure(name, outcome))
            console.note(failed[-1])
            continue
        keep(outcome.result, outcome.predictions)
        text = f"{number} of {total} ({100 * number // total} %)"
        if number < total:
            text += f", {left()}"
        console.status(f"{text}; {name}: {figure(outcome.result)}", last=number == total)
    return failed


def _failure(name: str, outcome: Outcome[C, R, P]) -> str:
    if outcome.error is not None:
        return f"{name} is left out: {sentence(outcome.error)}"
    return f"{name} failed: {outcome.details.rstrip()}"
