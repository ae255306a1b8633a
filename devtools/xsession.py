"""A session in a real window, driven by keys alone: from the first start to an exported corpus of decided words.

Starts a virtual screen (Xvfb) with a window manager (openbox), presses keys with xdotool, and takes pictures with
ImageMagick. What is right is known from the example's finished normalization; what the program suggests is known from
the same walk that counts keystrokes (`devtools.keystrokes`). ``python -m devtools.xsession FOLDER --help`` says more.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from devtools.command_line import finish
from devtools.keystrokes import WORDS, Step, walk

LANGUAGES = ("en", "de")
SIZE, LARGE = "1280x800", "1920x1080"
SHOWN = (
    *("start", "tour-1", "table", "page", "table-and-page", "training"),
    *("keys", "palette", "export", "exported"),
)
"""The pictures of a session that the manual shows; the others would tell the same again."""
LARGE_SHOWN, LARGE_WORDS = "table-and-page", 40
"""The picture that the manual shows from a large screen in dark colours, and how many words are decided for it."""
TITLE, EDGE = 18, 6
"""What the window manager draws above and below a window, in pixels."""
TOOLS = ("Xvfb", "openbox", "xdotool", "setxkbmap", "import", "convert")
ROOT = Path(__file__).resolve().parent.parent
TRAINING = 10.0
"""Seconds after which a training is seen at work."""
SLOWER = 4.0
"""A training is seen at work after so many times what the window took to come up, on a machine that has much to do."""
PATIENCE = 600.0
"""Seconds after which something that was waited for counts as failed."""


def missing_tools() -> list[str]:
    """The programs that a session needs and that are not installed."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """The virtual screen: keys go in, pictures come out."""

    def __init__(self, environment: dict[str, str], pictures: Path) -> None:
        self._environment = environment
        self._pictures = pictures
        self.taken: list[Path] = []
        self.beat = 0.2
        """Seconds in which a window that has something to show has shown some of it."""

    def _do(self, *command: str) -> str:
        done = subprocess.run(command, env=self._environment, check=True, capture_output=True, text=True)
        return done.stdout

    def key(self, *keys: str) -> None:
        """Press keys, by the names of X."""
        self._do("xdotool", "key", "--delay", "30", *keys)

    def type(self, text: str) -> None:
        """Type a text."""
        self._do("xdotool", "type", "--delay", "30", text)

    def wait_for_window(self, title: str) -> None:
        """Wait until a window with this title has the focus."""
        wait(lambda: title in self._title())

    def open(self, *keys: str) -> None:
        """Press keys, and wait until another window has the focus."""
        before = self._active()
        self.key(*keys)
        wait(lambda: self._active() not in ("", before))

    def _active(self) -> str:
        command = ("xdotool", "getactivewindow")
        return subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False).stdout

    def fill(self, size: str) -> None:
        """Let the window with the focus have the whole screen."""
        width, height = size.split("x")
        place = ("windowmove", "--sync", "0", str(TITLE), "windowsize", width, str(int(height) - TITLE - EDGE))
        self._do("xdotool", "getactivewindow", *place)

    def _title(self) -> str:
        command = ("xdotool", "getactivewindow", "getwindowname")
        return subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False).stdout

    def picture(self, name: str, *, still: bool = True) -> None:
        """Take a picture of the whole screen, once nothing on it moves unless it need not be ``still``."""
        path = self._pictures / f"{len(self.taken) + 1:02d}-{name}.png"
        before = b""
        for _ in range(20 if still else 1):
            self._do("import", "-window", "root", str(path))
            if path.read_bytes() == before:
                break
            before = path.read_bytes()
            time.sleep(self.beat)
        self.taken.append(path)


def wait(ready: object) -> None:
    """Wait until something is so; TimeoutError."""
    assert callable(ready)
    end = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError("the window did not get ready")
        time.sleep(0.1)


@contextmanager
def screen(size: str, environment: dict[str, str]) -> Iterator[dict[str, str]]:
    """A virtual screen with a window manager; yields the environment that reaches it."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    reached = {**environment, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    manager = subprocess.Popen(["openbox"], env=reached, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        # Keys that the layout has not are added to it as they are typed, and some of them get lost.
        subprocess.run(["setxkbmap", "de"], env=reached, check=True, stderr=subprocess.DEVNULL)
        yield reached
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(timeout=30)


def home(folder: Path, language: str, theme: str, *, ranked: bool) -> dict[str, str]:
    """The environment of an editor who has never started histnorm, but for language and colours.

    Unless ``ranked`` the suggestions are those of memory, as in the walk: no ranking runs beside, and the keys are
    known beforehand.
    """
    settings = folder / "config" / "histnorm" / "histnorm.conf"
    settings.parent.mkdir(parents=True)
    system = "default" if ranked else "mtl"
    chosen = f"language={language}\nview\\theme={theme}\ntraining\\system={system}\n"
    settings.write_text(f"[preferences]\n{chosen}", encoding="utf-8")
    places = {f"XDG_{name.upper()}_HOME": str(folder / name) for name in ("config", "data", "state", "cache")}
    return {**os.environ, **places, "HISTNORM_LOG_DIR": str(folder / "log"), "HOME": str(folder)}


def press(on: Screen, steps: list[Step]) -> None:
    """Decide words, each with its keys."""
    for step in steps:
        if len(step.keys) == 1:
            on.key(step.keys[0])
        else:
            on.type(step.norm)
            on.key("Return")


def session(on: Screen, export: Path, steps: list[Step], *, size: str, ranked: bool) -> None:
    """From the start page to the exported table."""
    began = time.monotonic()
    on.wait_for_window("histnorm")
    slow = time.monotonic() - began
    on.beat = max(on.beat, slow / 3)
    on.fill(size)
    on.picture("start")
    on.key("Return")  # the example, the first button
    on.wait_for_window("example – histnorm")
    time.sleep(slow)  # until what was opened is shown, with the first hint
    for number in range(1, 6):
        on.picture(f"tour-{number}")
        on.key("Return")
    half = len(steps) // 2
    press(on, steps[:half])
    on.picture("table")
    on.key("ctrl+2")
    on.picture("page")
    press(on, steps[half:])
    on.key("ctrl+3")
    on.picture("table-and-page")
    if ranked:
        on.key("ctrl+r")
        time.sleep(max(TRAINING, SLOWER * slow))
        on.picture("training", still=False)
    on.open("shift+F1")
    on.picture("keys")
    on.open("Escape")
    on.open("ctrl+shift+p")
    on.picture("palette")
    on.open("Escape")
    on.open("ctrl+e")
    on.key("Down", "Down")  # the table with four columns
    on.picture("export")
    on.open("Return")
    on.picture("file")
    on.type(str(export))
    on.key("Return")
    wait(export.is_file)
    on.picture("exported")
    on.key("ctrl+q")


def check(export: Path, steps: list[Step]) -> None:
    """The table has what was pressed, and nothing else is decided; ValueError where not."""
    rows = [line.split("\t") for line in export.read_text(encoding="utf-8").splitlines()]
    decided = [(row[0], row[1]) for row in rows if row[2] in ("accepted", "corrected")]
    wanted = [(step.form, step.norm) for step in steps]
    if decided != wanted:
        wrong = next((pair for pair in zip(decided, wanted, strict=False) if pair[0] != pair[1]), None)
        raise ValueError(f"{len(decided)} words are decided, {len(wanted)} were to be; the first that differs: {wrong}")


def run(
    folder: Path, *, words: int, size: str, scale: str, language: str, theme: str, ranked: bool = False
) -> list[Path]:
    """Do the session; returns its pictures. Where the words are ``ranked`` beside, every word is typed, since nobody
    knows beforehand when the ranking has learned from which decision."""
    folder.mkdir(parents=True, exist_ok=True)
    steps = [replace(step, keys=(*step.norm, "Return")) if ranked else step for step in walk(words)]
    with tempfile.TemporaryDirectory(prefix="histnorm-xsession-") as work:
        environment = home(Path(work), language, theme, ranked=ranked) | {"QT_SCALE_FACTOR": scale}
        export = Path(work) / "N-normalized.tsv"
        with screen(size, environment) as reached:
            start = "from histnorm_gui.bootstrap import main_gui; raise SystemExit(main_gui())"
            # From the editor's home, so that no path of this machine is seen in the dialogs for files.
            reached["PYTHONPATH"] = str(ROOT)
            window = subprocess.Popen([sys.executable, "-c", start], env=reached, cwd=work)
            try:
                on = Screen(reached, folder)
                session(on, export, steps, size=size, ranked=ranked)
                window.wait(timeout=PATIENCE)
            finally:
                window.kill()
                window.wait()
        check(export, steps)
    return on.taken


def everything(folder: Path, words: int) -> list[Path]:
    """The pictures of the manual: in each language a session with the ranking, and a look at a large, dark screen."""
    found: list[Path] = []
    for language in LANGUAGES:
        place = folder / language
        with tempfile.TemporaryDirectory(prefix="histnorm-pictures-") as work:
            whole, large = Path(work) / "whole", Path(work) / "large"
            run(whole, words=words, size=SIZE, scale="1", language=language, theme="light", ranked=True)
            run(large, words=LARGE_WORDS, size=LARGE, scale="1", language=language, theme="dark", ranked=True)
            shutil.rmtree(place, ignore_errors=True)
            found += keep(whole, place, {name: name for name in SHOWN})
            found += keep(large, place, {LARGE_SHOWN: "large-dark"})
    for picture in found:
        shrink(picture)
    return found


def keep(taken: Path, place: Path, names: Mapping[str, str]) -> list[Path]:
    """Copy some of the pictures of a session, by the names they have behind their numbers, under other names."""
    place.mkdir(parents=True, exist_ok=True)
    by_name = {picture.stem.partition("-")[2]: picture for picture in taken.glob("*.png")}
    return [Path(shutil.copyfile(by_name[name], place / f"{kept}.png")) for name, kept in names.items()]


def shrink(picture: Path) -> None:
    """Take what nobody sees out of a picture: a window has few colours."""
    few = ("-dither", "None", "-colors", "64", "-strip", "-define", "png:compression-level=9")
    subprocess.run(["convert", str(picture), *few, f"PNG8:{picture}"], check=True)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--words", type=int, default=WORDS)
    parser.add_argument("--size", default=SIZE)
    parser.add_argument("--scale", default="1")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--ranked", action="store_true", help="with the ranking of the words, for the manual")
    parser.add_argument(
        "--everything", action="store_true", help="the pictures that the manual shows, in its languages"
    )
    chosen = vars(parser.parse_args(arguments))
    if missing := missing_tools():
        print(f"not installed: {', '.join(missing)}", file=sys.stderr)
        return 1
    folder = chosen.pop("folder")
    for picture in everything(folder, chosen["words"]) if chosen.pop("everything") else run(folder, **chosen):
        print(picture)
    return 0


if __name__ == "__main__":
    sys.exit(finish(main))
