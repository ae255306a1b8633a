"""What the command line prints: results to stdout, everything on the way to stderr."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping

from histnorm_gui.core.progress import Progress, Watch

STAGES = {
    "load": "loading the model",
    "align": "aligning",
    "train": "training",
    "suggest": "suggesting",
    "calibrate": "calibrating",
    "walk": "walking the text",
    "read": "reading the file",
    "check": "checking the XML",
    "parse": "looking at how it is built",
    "words": "finding the words",
    "decide": "collecting the decisions",
    "store": "writing into the project",
    "export": "collecting the words",
    "put": "putting the normalizations in",
    "backup": "making a backup",
    "copy": "copying the file",
    "compare": "comparing manuscripts",
    "merge": "writing what was merged",
    "verdict": "waiting until the project is checked",
}
_SOON = 2.0  # seconds in which nobody wonders what is going on
_SECONDS_BETWEEN = {True: 0.1, False: 10.0}  # on a terminal, elsewhere


class Console:
    """Prints for one command. With ``as_json``, stdout gets nothing but the result, as one object on its last line."""

    def __init__(self, as_json: bool = False) -> None:
        self._as_json = as_json
        self._terminal = sys.stderr.isatty()
        self._stage = ""
        self._stage_began = 0.0
        self._done = 0
        self._printed = 0.0
        self._width = 0

    def say(self, text: str) -> None:
        """Print a line for the reader."""
        self._end_line()
        print(text, file=sys.stderr if self._as_json else sys.stdout, flush=True)

    def note(self, text: str) -> None:
        """Print a line on something that the reader should know of, to stderr in any case."""
        self._end_line()
        print(text, file=sys.stderr, flush=True)

    def result(self, values: Mapping[str, object]) -> None:
        """Print the result as JSON, where that was asked for."""
        self._end_line()
        if self._as_json:
            print(json.dumps(values, ensure_ascii=False), flush=True)

    def progress(self, step: Progress) -> None:
        """Show how far the work is; not more often than a reader can use."""
        now = time.monotonic()
        new_stage = step.stage != self._stage
        if new_stage or step.done < self._done:  # the same work may be done again, on something else
            self._stage, self._stage_began = step.stage, now
        self._done = step.done
        if not new_stage and now - self._printed < _SECONDS_BETWEEN[self._terminal]:
            return
        self._printed = now
        self._show(progress_text(step, now - self._stage_began))

    def watch(self) -> Watch:
        """For work on files: it says how far it is once it has taken some seconds."""
        began = time.monotonic()

        def shown(step: Progress) -> None:
            if time.monotonic() - began > _SOON:
                self.progress(step)

        return Watch(shown)

    def status(self, text: str, *, last: bool = False) -> None:
        """Show how far the work is in words of one's own, as often as ``progress`` does; the ``last`` one always."""
        now = time.monotonic()
        if not last and now - self._printed < _SECONDS_BETWEEN[self._terminal]:
            return
        self._printed = now
        self._show(text)

    def _show(self, text: str) -> None:
        if self._terminal:
            sys.stderr.write("\r" + text.ljust(self._width))
            sys.stderr.flush()
            self._width = len(text)
        else:
            print(text, file=sys.stderr, flush=True)

    def _end_line(self) -> None:
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            self._width = 0


def progress_text(step: Progress, elapsed: float) -> str:
    """A step of the work in words; ``elapsed`` is in seconds since its stage began."""
    parts = [STAGES.get(step.stage, step.stage or "working")]
    if step.total:
        parts.append(f"{100 * step.done // step.total} %")
    if step.loss is not None:
        parts.append(f"loss {step.loss:.3f}")
    if step.accuracy is not None:
        parts.append(f"held-out accuracy {step.accuracy:.1%}")
    if 0 < step.done < step.total and elapsed >= 1:
        parts.append(f"about {duration(elapsed / step.done * (step.total - step.done))} left")
    return ", ".join(parts)


def duration(seconds: float) -> str:
    """A time span for reading: 12 s, 3 min 5 s, 2 h 20 min."""
    whole = round(seconds)
    if whole >= 7200:
        return f"{whole // 3600} h {whole % 3600 // 60} min"
    return f"{whole} s" if whole < 60 else f"{whole // 60} min {whole % 60} s"
