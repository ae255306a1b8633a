"""Damaged files: each is read, and what was read is written again, with a limit on time and on memory.

``python -m devtools.torture.inputs --cases 10000 --seed 1``; a case that failed is tried alone with ``--only NUMBER``.
A case depends on the seed and on its number alone.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from devtools.command_line import finish
from devtools.format_samples import samples
from devtools.torture.damage import damaged
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.source import Document, ProblemCode, SourceFormat, Written
from histnorm_gui.formats import registry

FIXTURES = Path(__file__).resolve().parents[2] / "tests" / "fixtures" / "formats"
LIMIT = 20.0
"""Seconds that one case may take; a sound file of this size takes some thousandths."""
MEMORY = 3 << 30
"""Bytes of address space that reading may take; a thousand times what these files need."""
OUTCOMES = ("read", "refused", "crashed", "hung")
_WORDS = 12
_START = 120.0  # seconds in which a process has to be there


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a case: one of OUTCOMES; ``details`` are the format and the message, or where it crashed."""

    number: int
    kind: str
    details: str


@dataclass(frozen=True, slots=True)
class Sample:
    """A sound file that cases are made of."""

    name: str
    format: SourceFormat
    data: bytes


def run(cases: int, seed: int) -> dict[str, int]:
    """Damage so many files and count what became of them, by OUTCOMES."""
    counts = Counter(outcome.kind for outcome in campaign(range(cases), seed))
    return {kind: counts[kind] for kind in OUTCOMES}


def campaign(numbers: Sequence[int], seed: int, folder: Path = FIXTURES) -> Iterator[Outcome]:
    """Try these cases, one after the other, in a process that is replaced when one has ended or blocked it."""
    context = get_context("spawn")
    left = list(reversed(numbers))
    while left:
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, seed, str(folder)), daemon=True)
        process.start()
        theirs.close()
        try:
            if not ours.poll(_START) or ours.recv() != "ready":
                raise RuntimeError("the process that reads the files did not start")
            while left:
                outcome = _asked(ours, process, left.pop())
                yield outcome
                if outcome.kind == "hung" or not process.is_alive():
                    break
        finally:
            process.kill()
            process.join()
            ours.close()


def _asked(connection: Connection, process: BaseProcess, number: int) -> Outcome:
    """What the process says of a case, or that it says nothing any more."""
    try:
        connection.send(number)
        if not connection.poll(LIMIT):
            return Outcome(number, "hung", f"no answer in {LIMIT:.0f} s")
        kind, details = connection.recv()
    except (EOFError, OSError):
        process.join(_START)
        return Outcome(number, "crashed", f"the process ended with {process.exitcode}")
    return Outcome(number, kind, details)


def _serve(connection: Connection, seed: int, folder: str) -> None:
    """Answer with what becomes of the cases whose numbers come through the pipe."""
    _limit_memory()
    known = sound_files(Path(folder))
    connection.send("ready")
    while True:
        try:
            number = connection.recv()
        except EOFError:
            return
        connection.send(attempt(number, seed, known))


def _limit_memory() -> None:
    """Let a file that would fill the machine end with MemoryError instead, where the system has such limits."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def attempt(number: int, seed: int, known: Sequence[Sample]) -> tuple[str, str]:
    """Make a case, read it and write it; what became of it, and its details."""
    sample, data, chance = case(number, seed, known)
    chosen = sample.format if chance.random() < 0.7 else None  # else it is looked for, as in the window
    try:
        document = registry.parse(data, sample.name, chosen)
        registry.choices(document.source)
        _write_back(document.source.format, document, chance)
    except UserError as error:
        return "refused", f"{sample.name}: {error.code.value}"
    except BaseException as error:
        return "crashed", f"{sample.name}: {_where(error)}"
    return "read", sample.name


def case(number: int, seed: int, known: Sequence[Sample]) -> tuple[Sample, bytes, random.Random]:
    """The sound file of a case, its damaged bytes, and the chance that goes on deciding."""
    chance = random.Random(f"{seed}-{number}")
    sample = known[number % len(known)]
    return sample, damaged(sample.data, chance), chance


def _write_back(format: SourceFormat, document: Document, chance: random.Random) -> None:
    """Whatever could be read has to come back unchanged, and with normalizations in it to be read again."""
    source, tokens = document.source, document.tokens
    if registry.write(source, [None] * len(tokens)) != source.data:
        raise AssertionError("writing without a decision changed the file")
    norms = [Written(f"n{at}") if chance.random() < 0.5 else None for at in range(len(tokens))]
    try:
        written = registry.write(source, norms)
    except (UserError, ValueError):  # what a format cannot hold is said in this way
        return
    again = registry.reader(format)(replace(source, data=written))
    if format in _REPLACED or any(problem.code is ProblemCode.TOO_MANY_COLUMNS for problem in again.problems):
        return  # an uneven table can have other columns once it is filled, and its rows are named then
    expected = [t.normalization if norm is None else norm.norm for t, norm in zip(tokens, norms, strict=True)]
    if [t.form for t in again.tokens] != [t.form for t in tokens]:
        raise AssertionError("writing normalizations changed forms")
    if [t.normalization for t in again.tokens] != expected:
        raise AssertionError("written normalizations are not those that are read")


_REPLACED = (SourceFormat.TEXT, SourceFormat.WORD_LIST, SourceFormat.CORATEXT)  # normalizations stand for the words


def _where(error: BaseException) -> str:
    """An exception with the line of ours that raised it last."""
    at, trace = "", error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if "histnorm_gui" in code.co_filename:
            at = f"{Path(code.co_filename).name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__} at {at}: {str(error)[:200]}"


def sound_files(folder: Path = FIXTURES) -> list[Sample]:
    """The files that cases are made of: a plain one of every format, and those of the folder."""
    found = [Sample(f"plain {format.value}", format, data) for format, data in samples(_WORDS).items()]
    packed = samples(_WORDS)[SourceFormat.XMI]
    found.append(Sample("packed xmi", SourceFormat.XMI, _archive(packed)))
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            data = path.read_bytes()
            try:
                found.append(Sample(path.name, registry.detect(data, path.name), data))
            except UserError:
                continue  # a folder may hold what is no text
    return found


def _archive(xmi: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("TypeSystem.xml", '<typeSystemDescription xmlns="http://uima.apache.org/resourceSpecifier"/>')
        file.writestr("a.xmi", xmi)
    return packed.getvalue()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what became of the cases, and every one that failed; 1 where one did."""
    parser = argparse.ArgumentParser(prog="python -m devtools.torture.inputs")
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="the number of one case")
    parser.add_argument("--folder", type=Path, default=FIXTURES, help="sound files to damage besides the made-up ones")
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.cases) if chosen.only is None else [chosen.only]
    counts: Counter[str] = Counter()
    for outcome in campaign(numbers, chosen.seed, chosen.folder):
        counts[outcome.kind] += 1
        if outcome.kind in ("crashed", "hung"):
            print(f"case {outcome.number} {outcome.kind}: {outcome.details}", flush=True)
    print(json.dumps({kind: counts[kind] for kind in OUTCOMES}))
    return 1 if _failed(counts) else 0


def _failed(counts: Mapping[str, int]) -> bool:
    return bool(counts["crashed"] or counts["hung"])


if __name__ == "__main__":
    sys.exit(finish(main))
