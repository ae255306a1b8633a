"""Tries the built wheel out as a user has it: installed in an environment of its own, away from the checkout.

The wheel's dependencies are not downloaded again: through a path file the new environment sees the packages of the one
that runs this script. What is tested is the wheel itself, its two programs, and the files that have to be in it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

PNG = b"\x89PNG\r\n\x1a\n"
TRANSLATIONS = sorted(path.stem for path in (Path(__file__).resolve().parent.parent / "translations").glob("*.ts"))
PROFILES = ("enhg", "neutral")
EXAMPLE = ("N.txt", "N.tsv", "K.txt", "K.tsv", "S.txt", "S.tsv")
# Run by the new environment's interpreter: where the package and its files are.
LOCATE = """
import json
import histnorm_gui
from histnorm_gui.core.assets import resource, translation
print(json.dumps([histnorm_gui.__file__, str(resource("example")), str(translation("de").parent)]))
"""


class SmokeError(Exception):
    """The wheel does not do what it should; the message says what."""


class Installed:
    """The wheel in an environment of its own, in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    def install(self, wheel: Path) -> None:
        """Make the environment and put the wheel into it."""
        run([sys.executable, "-m", "venv", "--without-pip", self.folder / "venv"], self.folder)
        python = self.program("python")
        packages = Path(
            run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'), end='')"], self.folder)
        )
        (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
        pip: list[str | Path] = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            python,
            "install",
            "--quiet",
            "--no-deps",
            "--no-index",
        ]
        # The development environment holds histnorm too; it must not count as installed here.
        run([*pip, "--ignore-installed", wheel], self.folder)

    def program(self, name: str) -> Path:
        """One of the environment's programs."""
        return self.programs / (f"{name}.exe" if os.name == "nt" else name)

    def check(self) -> list[str]:
        """Try everything; a line for each thing that works. SmokeError at the first that does not."""
        located = json.loads(run([self.program("python"), "-c", LOCATE], self.folder))
        for place in located:
            if not Path(place).is_relative_to(self.folder):
                raise SmokeError(f"{place} is outside the environment: the wheel lacks it")
        example, translations = Path(located[1]), Path(located[2])
        missing = [name for name in EXAMPLE if not (example / name).is_file()]
        profiles = example.parent / "languages"
        missing += [f"{code}.toml" for code in PROFILES if not (profiles / f"{code}.toml").is_file()]
        missing += [f"{name}.qm" for name in TRANSLATIONS if not (translations / f"{name}.qm").is_file()]
        if missing:
            raise SmokeError(f"not in the wheel: {', '.join(missing)}")
        return [
            "the example's texts, the language profiles and the translations are in the wheel",
            run([self.program("histnorm"), "--version"], self.folder).strip(),
            self._evaluate(example),
            self._picture(),
        ]

    def _evaluate(self, example: Path) -> str:
        command: list[str | Path] = [
            "evaluate",
            "--system",
            "memory",
            "--train",
            example / "K.tsv",
            "--test",
            example / "K.tsv",
            "--json",
        ]
        result = json.loads(run([self.program("histnorm"), *command], self.folder).splitlines()[-1])
        if not (result["tokens"] > 400 and 0.8 < result["accuracy"] <= 1):
            raise SmokeError(f"histnorm evaluate gives {result}")
        return f"histnorm evaluate: {result['accuracy']:.1%} of {result['tokens']} words remembered"

    def _picture(self) -> str:
        picture = self.folder / "window.png"
        command: list[str | Path] = [self.program("histnorm-gui"), "--example", "--screenshot", picture]
        run(command, self.folder, {"QT_QPA_PLATFORM": "offscreen"})
        data = picture.read_bytes() if picture.is_file() else b""
        if not data.startswith(PNG) or len(data) < 10_000:
            raise SmokeError("histnorm-gui --screenshot has written no picture of a window")
        width, height = (int.from_bytes(data[start : start + 4], "big") for start in (16, 20))
        return f"histnorm-gui: a picture of the window, {width} x {height}"


def run(command: Sequence[str | Path], folder: Path, variables: Mapping[str, str] | None = None) -> str:
    """What a program prints when run in ``folder`` with nothing of the checkout in its environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    own = {f"XDG_{kind}_HOME": str(folder / kind) for kind in ("CONFIG", "DATA", "STATE")}
    own |= {"HISTNORM_LOG_DIR": str(folder / "log"), "HISTNORM_CACHE_DIR": str(folder / "cache")}
    environment = {**kept, **own, **(variables or {})}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=110
    )
    if done.returncode != 0:
        raise SmokeError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stderr.strip()}")
    return done.stdout


def smoke_test(wheel: Path) -> list[str]:
    """Install a wheel in a temporary folder and try it; a line for each thing that works, SmokeError otherwise."""
    with tempfile.TemporaryDirectory(prefix="histnorm-smoke-") as folder:
        # Resolved: on some systems the temporary folder is reached through a link.
        installed = Installed(Path(folder).resolve())
        installed.install(wheel.resolve())
        return installed.check()


def main() -> int:
    parser = argparse.ArgumentParser(description="Try a built wheel out.")
    parser.add_argument("--dist", type=Path, required=True, help="folder with the wheel; the newest is taken")
    arguments = parser.parse_args()
    wheels = sorted(arguments.dist.glob("histnorm-*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        print(f"smoke test: there is no wheel in {arguments.dist}", file=sys.stderr)
        return 1
    try:
        lines = smoke_test(wheels[-1])
    except SmokeError as error:
        print(f"smoke test of {wheels[-1].name}: {error}", file=sys.stderr)
        return 1
    print(f"smoke test of {wheels[-1].name}:", *lines, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
