"""Killing the program at random moments of its work, and looking at what is in the file afterwards.

The children are forked from a process that has loaded everything, so that very many can be killed in little time; each
one is hit at a moment drawn by chance: while it opens the project, edits, trains, keeps a model, or closes.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import time
from pathlib import Path

from devtools.torture.editor import make_project
from devtools.torture.ledger import Ledger, state_of, text_transaction
from devtools.torture.places import TortureError, folder_on_disk
from histnorm_gui.project.repository import Project

KILLS_A_PROJECT = 50
"""After so many a new project is begun: verifying one takes the longer, the more has happened in it."""
LONGEST_LIFE = 0.6
"""Seconds after which a child is killed at the latest."""
WITH_A_MODEL = 0.12
"""The share of children that live until a network was trained, and are killed while it is being kept or soon after."""
_WHILE_KEEPING = 0.03
_PATIENCE = 60.0


def run(kills: int, seed: int) -> dict[str, int]:
    """Kill so many processes. TortureError when anything is lost or damaged; else the counts."""
    counts = dict.fromkeys(
        ("kills", "steps", "undone or redone", "networks", "other models", "in flight kept", "in flight dropped"), 0
    )
    counts |= {"lost": 0, "damaged": 0}
    if not hasattr(os, "fork"):
        return counts | {"skipped": 1}
    _load_everything()
    dice = random.Random(seed)
    with folder_on_disk() as folder:
        ledger, path = Ledger({}), Path(folder)
        for number in range(kills):
            if number % KILLS_A_PROJECT == 0:
                path = Path(folder) / f"{number}.histnorm"
                make_project(path)
                with Project.open(path) as project:
                    ledger = Ledger.of(project)
            told = _live_and_die(path, seed * 1_000_003 + number, dice)
            ledger = account(ledger, told, path, counts, f"--kills, seed {seed}, kill {number}")
            counts["kills"] += 1
    return counts


def _load_everything() -> None:
    """Whatever a child needs is loaded once, here; no thread is started by that."""
    import torch

    import histnorm_gui.engine.tagger.trainer  # noqa: F401

    torch.set_num_threads(1)


def _live_and_die(path: Path, seed: int, dice: random.Random) -> list[tuple[str, object]]:
    """What a child told before it was killed."""
    from devtools.torture.kill_child import work

    reading, writing = os.pipe()
    patient = dice.random() < WITH_A_MODEL
    child = os.fork()
    if child == 0:
        os.close(reading)
        code = 1
        try:
            work(path, writing, seed, patient=patient)
        except BaseException as error:  # the edge of a process: told to the parent, which makes a failure of it
            os.write(writing, (json.dumps(["error", f"{type(error).__name__}: {error}"]) + "\n").encode())
        finally:
            os._exit(code)
    os.close(writing)
    try:
        return [(what, value) for what, value in map(json.loads, _lines(reading, child, dice, patient=patient))]
    finally:
        os.close(reading)


def _lines(reading: int, child: int, dice: random.Random, *, patient: bool) -> list[str]:
    """Read along until the child's time has come, kill it, read the rest."""
    received = b""
    deadline = time.monotonic() + _PATIENCE
    while b"\n" not in received and time.monotonic() < deadline:  # it is up
        received += some(reading, deadline)
    if patient:
        deadline = time.monotonic() + _PATIENCE
        while not _keeps_a_network(received) and time.monotonic() < deadline:
            received += some(reading, deadline)
        deadline = time.monotonic() + dice.random() * _WHILE_KEEPING
    else:
        deadline = time.monotonic() + dice.random() ** 2 * LONGEST_LIFE
    while time.monotonic() < deadline:
        part = some(reading, deadline)
        if not part and time.monotonic() < deadline:
            break  # it has ended by itself, which it must not
        received += part
    os.kill(child, signal.SIGKILL)
    while part := os.read(reading, 1 << 16):
        received += part
    os.waitpid(child, 0)
    # A line that was cut off was not told.
    return received.decode().split("\n")[:-1]


def _keeps_a_network(received: bytes) -> bool:
    """Whether a model with weights is being written."""
    told = [json.loads(line) for line in received.split(b"\n")[:-1] if line.startswith(b'["train"')]
    return any(size for _, (_, size) in told)


def some(reading: int, deadline: float) -> bytes:
    """What comes out of a pipe until a moment of the clock."""
    ready, _, _ = select.select([reading], [], [], max(0.0, deadline - time.monotonic()))
    return os.read(reading, 1 << 16) if ready else b""


def account(ledger: Ledger, told: list[tuple[str, object]], path: Path, counts: dict[str, int], which: str) -> Ledger:
    """Compare the file with what was told; the ledger for what is really there."""
    begun: tuple[str, object] | None = None
    for what, value in told:
        if what in ("error", "failed"):
            raise TortureError(f"{which}: the child failed: {value}")
        if what == "done" and begun is not None:
            _enter(ledger, begun, counts)
            begun = None
        elif what != "up":
            begun = what, value
    maybe = ledger.copy()
    if begun is not None:
        _enter(maybe, begun, {})
    with Project.open(path) as project:
        problems = project.verify()
        found = state_of(project)
    if problems:
        raise TortureError(f"{which}: verify says {problems[:3]}")
    if found == ledger.state:
        counts["in flight dropped"] += begun is not None
        return ledger
    if begun is not None and found == maybe.state:
        counts["in flight kept"] += 1
        return maybe
    keys = [key for key in {*ledger.state, *found} if ledger.state.get(key) != found.get(key)]
    raise TortureError(f"{which}: what was reported is not there: {keys[:5]}")


def _enter(ledger: Ledger, begun: tuple[str, object], counts: dict[str, int]) -> None:
    what, value = begun
    if what == "record":
        ledger.record(text_transaction(str(value)))
        name = "steps"
    elif what == "jump":
        assert isinstance(value, int)
        ledger.jump(value)
        name = "undone or redone"
    else:
        assert what == "train" and isinstance(value, list)
        ledger.train(value[0])
        name = "networks" if value[1] else "other models"
    counts[name] = counts.get(name, 0) + 1
