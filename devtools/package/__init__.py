"""``dev.py package``: wheel and source archive, and what users install who have no Python."""

from __future__ import annotations

import argparse
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from devtools.environment import ROOT, Environment, SetupError
from devtools.package import bundle, debian, flatpak, validation
from devtools.package.tools import DIST, PackageError, PackagingEnvironment, run

KINDS = ("wheel", "bundle", "deb", "flatpak", "check", "all")


def make_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python3 dev.py package",
        description="Build what users install into dist/, and try it out. check builds nothing.",
    )
    parser.add_argument("kind", nargs="?", choices=KINDS, default="wheel", help="without one: wheel")
    return parser


def package(environment: Environment, arguments: Sequence[str]) -> int:
    """Build what ``arguments`` names (the wheel where they name nothing) into dist/, and try it out.

    SystemExit when they ask for help or name nothing that can be built.
    """
    kind = make_parser().parse_args(arguments).kind
    steps: dict[str, Callable[[Environment], None]] = {
        "wheel": _wheel,
        "bundle": _bundle,
        "deb": _deb,
        "flatpak": _flatpak,
        "check": _check,
    }
    try:
        for name in KINDS[:-1] if kind == "all" else (kind,):
            steps[name](environment)
    except PackageError as error:
        raise SetupError(str(error)) from error
    return 0


def _wheel(environment: Environment) -> None:
    """Wheel and source archive, the wheel built from the source archive; both checked, the wheel tried out."""
    for old in (*DIST.glob("histnorm-*.whl"), *DIST.glob("histnorm-*.tar.gz")):
        old.unlink()
    run([environment.python, "-m", "build", "--no-isolation", "--outdir", DIST, ROOT])
    built = [*DIST.glob("histnorm-*.whl"), *DIST.glob("histnorm-*.tar.gz")]
    run([PackagingEnvironment().ready().program("twine"), "check", "--strict", *built])
    run([environment.python, ROOT / "packaging" / "smoke_test.py", "--dist", DIST])


def _bundle(environment: Environment) -> None:
    made = bundle.build(PackagingEnvironment().ready())
    print(bundle.table(made))
    archive = bundle.archive(made)
    _try(environment, "bundle", archive)


def _deb(environment: Environment) -> None:
    made = bundle.built() or bundle.build(PackagingEnvironment().ready())
    path = debian.build(made, PackagingEnvironment().ready())
    for line in validation.of_debian_package(path):
        print(line)
    _try(environment, "deb", path)


def _flatpak(_environment: Environment) -> None:
    """The manifest is written out for this version; to build it takes flatpak-builder and its runtime."""
    path = flatpak.write(bundle.archive(bundle.built() or bundle.build(PackagingEnvironment().ready())))
    print(f"flatpak: {path}")
    if shutil.which("flatpak-builder") is None:
        print("flatpak: flatpak-builder is not here, so that the manifest is only checked (packaging/README.md)")


def _check(_environment: Environment) -> None:
    problems = validation.of_sources()
    for line in problems:
        print(line)
    print(f"packaging: {'FAILED' if problems else 'ok'}", flush=True)
    if problems:
        raise PackageError("the files under packaging/ are not in order; see the lines above")


def _try(environment: Environment, kind: str, path: Path) -> None:
    script = ROOT / "packaging" / "artifact_test.py"
    done = subprocess.run([environment.python, script, kind, path], cwd=ROOT, check=False)
    if done.returncode != 0:
        raise PackageError(f"{path.name} does not do what it should")
