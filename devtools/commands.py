"""The commands of dev.py."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from devtools import bench as benchmark
from devtools import compiled, translations
from devtools.environment import ROOT, Environment, SetupError

LINTED = ("histnorm_gui", "tests", "devtools", "packaging", "dev.py", "hatch_build.py")
RESULTS = ROOT / "results"


@dataclass(frozen=True)
class Command:
    """One command: what it does in a line, and the function that takes its arguments and returns an exit status.

    ``accepts`` makes the parser of its arguments; ``others`` says who gets those that the parser does not know, if
    anybody does.
    """

    summary: str
    function: Callable[[Environment, list[str]], int]
    accepts: Callable[[], argparse.ArgumentParser] | None = None
    others: str = ""

    def parser(self, name: str) -> argparse.ArgumentParser:
        """What reads its arguments, and tells of them at ``--help``."""
        if self.accepts is not None:
            return self.accepts()
        usage = f"python3 dev.py {name} [ARGUMENTS]" if self.others else None
        told = f"Other arguments go to {self.others}." if self.others else None
        return argparse.ArgumentParser(
            prog=f"python3 dev.py {name}",
            usage=usage,
            description=f"{self.summary[0].upper()}{self.summary[1:]}.",
            epilog=told,
            allow_abbrev=False,
        )


def run_command(argv: Sequence[str]) -> int:
    """Set up and run the command that ``argv`` begins with; 2 where there is none of that name.

    SystemExit when its arguments ask for help, or are none that it knows: before anything is set up.
    """
    name = argv[0] if argv else "--help"
    if name in {"-h", "--help"}:
        print(overview())
        return 0
    command = COMMANDS.get(name)
    if command is None:
        print(f"dev.py: there is no command {name!r}.\n\n{overview()}", file=sys.stderr)
        return 2
    parser = command.parser(name)
    _, others = parser.parse_known_args(argv[1:])
    if others and not command.others:
        parser.error(f"unrecognized arguments: {' '.join(others)}")
    environment = Environment()
    try:
        environment.prepare()
        if command.function is not translate:  # which says of its own what it does
            compiled.compile_behind(ROOT / "translations", environment.program(translations.RELEASE))
        return command.function(environment, list(argv[1:]))
    except (SetupError, compiled.CompileError) as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("dev.py: interrupted", file=sys.stderr)
        return 130


def overview() -> str:
    """The list of commands."""
    lines = [f"  {name:<14}{command.summary}" for name, command in COMMANDS.items()]
    told = "\n\nCOMMAND --help tells of its arguments."
    return "usage: python3 dev.py COMMAND [ARGUMENTS]\n\n" + "\n".join(lines) + told


def run(environment: Environment, arguments: list[str]) -> int:
    """Open the window, on the example project unless arguments name another; without a display do the main job."""
    if has_display():
        return status(environment.program("histnorm-gui"), *(arguments or ["--example"]))
    if "--screenshot" in arguments:
        return status(environment.program("histnorm-gui"), *arguments, offscreen=True)
    print("There is no display: doing the main job without the window.\n", flush=True)
    picture = RESULTS / "window.png"
    done = status(environment.program("histnorm"), "tour", "--out", RESULTS, "--overwrite")
    if done:
        return done
    projects = sorted(RESULTS.glob("*.histnorm"))
    opened = projects[0] if projects else "--example"
    done = status(environment.program("histnorm-gui"), opened, "--screenshot", picture, offscreen=True)
    if done == 0:
        print(f"\nThe window with this project: {picture.relative_to(ROOT)}")
        print(f"The exported files: {RESULTS.relative_to(ROOT)}{os.sep}")
    return done


def test(environment: Environment, arguments: list[str]) -> int:
    """Lint, check the translations, run the tests. The status tells of all of them; pytest has the last word.

    Where arguments choose some of the tests, the short campaigns of ``torture`` are left out.
    """
    steps: list[tuple[str, Callable[[Environment, list[str]], int]]] = [
        ("lint", lint),
        ("translations", _check_translations),
    ]
    if not arguments:
        steps.append(("torture", _torture_quickly))
    failed = [name for name, step in steps if step(environment, [])]
    if failed:
        print(f"\ndev.py: {' and '.join(failed)} failed (see above); the tests run all the same\n", flush=True)
    tested = status(environment.python, "-m", "pytest", *arguments, offscreen=True)
    return tested or (1 if failed else 0)


def lint(environment: Environment, _arguments: list[str]) -> int:
    """Ruff's checks and format, and mypy."""
    ruff = environment.program("ruff")
    steps: tuple[tuple[str | Path, ...], ...] = (
        (ruff, "check", "--quiet", *LINTED),
        (ruff, "format", "--check", "--quiet", *LINTED),
        (environment.program("mypy"), "--no-error-summary"),
    )
    worst = 0
    for step in steps:
        done = status(*step)
        label = " ".join(str(part) for part in (Path(step[0]).stem, *step[1:2]) if not str(part).startswith("-"))
        print(f"{label}: {'ok' if done == 0 else 'FAILED'}", flush=True)
        worst = worst or done
    return worst


def _check_translations(environment: Environment, _arguments: list[str]) -> int:
    return translate(environment, ["--check"])


def _torture_quickly(environment: Environment, _arguments: list[str]) -> int:
    return torture(environment, ["--quick"])


def translate(environment: Environment, arguments: list[str]) -> int:
    """Update and compile the translations, or only check that they are complete and up to date."""
    tools = translations.Tools(environment.program(translations.UPDATE), environment.program(translations.RELEASE))
    if not arguments:
        for line in translations.update(ROOT, tools):
            print(line)
        return 0
    problems = translations.check(ROOT, tools)
    for problem in problems:
        print(problem)
    print(f"translations: {'FAILED' if problems else 'ok'}", flush=True)
    return 1 if problems else 0


def screenshots(environment: Environment, _arguments: list[str]) -> int:
    """Take the pictures of the window for the documentation."""
    folder = ROOT / "docs" / "screenshots"
    return status(environment.python, "-m", "devtools.screenshots", folder, offscreen=True)


def bench(environment: Environment, arguments: list[str]) -> int:
    """Measure how fast histnorm is, each figure beside a reference."""
    return status(environment.python, "-m", "devtools.bench", *arguments, offscreen=True)


def torture(environment: Environment, arguments: list[str]) -> int:
    """Kill, starve and feed histnorm rubbish, and count what it loses; --quick for a short look."""
    return status(environment.python, "-m", "devtools.torture", *arguments, offscreen=True)


def package(environment: Environment, arguments: list[str]) -> int:
    """Build what users install, and try it out as they have it."""
    from devtools.package import package as build  # it reads histnorm itself, which the set-up installs

    return build(environment, arguments)


def has_display() -> bool:
    """Whether a window can be shown to somebody."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def status(*command: str | Path, offscreen: bool = False) -> int:
    """Run a program in the checkout and return its exit status, 128 and more when a signal ended it."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"} if offscreen else None
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    return done if done >= 0 else 128 - done


def _accepted_by_translations() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 dev.py translations", description="Update and compile the translations.", allow_abbrev=False
    )
    parser.add_argument("--check", action="store_true", help="only say what is missing or behind")
    return parser


def _accepted_by_torture() -> argparse.ArgumentParser:
    from devtools.torture.__main__ import make_parser

    return make_parser()


def _accepted_by_package() -> argparse.ArgumentParser:
    from devtools.package import make_parser

    return make_parser()


COMMANDS = {
    "run": Command(
        "open the example project; without a display, do the main job and write results/", run, others="histnorm-gui"
    ),
    "test": Command("lint, check the translations, run the tests (arguments go to pytest)", test, others="pytest"),
    "lint": Command("ruff and mypy alone", lint),
    "translations": Command(
        "update and compile the translations; --check only checks them", translate, _accepted_by_translations
    ),
    "screenshots": Command("take the pictures of the window for the documentation and the manual", screenshots),
    "bench": Command(
        "measure speed beside references: JSON lines and a table; --quick is short, --only measures parts",
        bench,
        benchmark.make_parser,
    ),
    "torture": Command(
        "kill it, cut its power, feed it damaged files: nothing may be lost; --quick is short",
        torture,
        _accepted_by_torture,
    ),
    "package": Command(
        "build wheel (without an argument), bundle, deb, flatpak or all in dist/ and try them out",
        package,
        _accepted_by_package,
    ),
}
