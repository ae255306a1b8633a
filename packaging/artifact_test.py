"""Tries out what users install, as they have it: without the checkout, without Python, in a folder of its own.

``bundle ARCHIVE`` unpacks the archive into an empty folder; ``deb PACKAGE`` makes a small Debian with debootstrap,
installs the package there with apt, and takes it away again. Both work as an ordinary user would: import two
manuscripts, open the window on a virtual screen, decide words with the keyboard, train, export, and check the exported
file. Pictures of the window in several languages go into ``--pictures``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from devtools import xsession

EXAMPLE = Path(__file__).resolve().parent.parent / "resources" / "example"
LANGUAGES = ("en", "de", "fr")
"""The window is opened once in each; in the first the work is done."""
SIZE = "1280x800"
ACCEPTED, TYPED = 30, "pruefung"
RELEASE = "bookworm"
USER = 1000


class ArtifactError(Exception):
    """What was built does not do what it should; the message says what."""


class Installed:
    """An installed histnorm, and a user's folder for it.

    ``root`` is the folder that is "/" to the programs, ``home`` the user's folder as they see it, ``programs`` the
    folder of the programs.
    """

    def __init__(self, root: Path, home: str, programs: str) -> None:
        self.root, self.home, self.programs = root, home, programs

    def outside(self, path: str) -> Path:
        """Where a path of the programs is for this script."""
        return self.root / path.lstrip("/")

    def command(self, name: str, arguments: Sequence[str], variables: dict[str, str]) -> list[str]:
        """A program with an empty environment but for what every user has."""
        shown = {"HOME": self.home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **variables}
        line = ["/usr/bin/env", "-i", *(f"{key}={value}" for key, value in shown.items()), f"{self.programs}/{name}"]
        jail = [] if self.root == Path("/") else ["chroot", f"--userspec={USER}:{USER}", str(self.root)]
        return [*jail, *line, *arguments]

    def run(self, name: str, *arguments: str, variables: dict[str, str] | None = None) -> str:
        """What a program prints; ArtifactError when it fails."""
        command = self.command(name, arguments, variables or {})
        folder = "/" if self.root != Path("/") else self.home
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
        if done.returncode != 0:
            raise ArtifactError(f"{name} {' '.join(arguments)} ended with {done.returncode}:\n{done.stderr.strip()}")
        return done.stdout


def work(installed: Installed, pictures: Path | None) -> Iterator[str]:
    """A user's work from the first start to the exported file; a line for each thing that works."""
    yield installed.run("histnorm", "--version").strip()
    yield _complete(installed)
    project, export = f"{installed.home}/work.histnorm", f"{installed.home}/N.tsv"
    for name in ("N.txt", "K.tsv"):
        target = installed.outside(f"{installed.home}/{name}")
        shutil.copyfile(EXAMPLE / name, target)
        target.chmod(0o644)
        create = ["--create"] if name == "N.txt" else []
        installed.run("histnorm", "import", project, f"{installed.home}/{name}", "--siglum", name[0], *create)
    yield "two manuscripts are imported"
    with xsession.screen(SIZE, dict(os.environ)) as reached, _reachable(installed, reached["DISPLAY"]):
        for language in LANGUAGES:
            with _window(installed, reached, language, project) as (screen, process):
                if language == LANGUAGES[0]:
                    yield from _decide_and_train(installed, screen, process, project, export)
                    yield _about(screen, pictures)
                if pictures is not None:
                    _take(screen, pictures, language)
                screen.key("ctrl+q")
                _wait(lambda: process.poll() is not None, "the window does not close")
            yield f"the window opens and closes, language {language}"
    yield from _exported(installed.outside(export))
    installed.run("histnorm", "verify", project)
    yield "the project file is whole"
    figures = installed.run("histnorm", "evaluate", "--system", "memory+bilstm", "--train", f"{installed.home}/K.tsv",
                            "--test", f"{installed.home}/K.tsv", "--jobs", "1")  # fmt: skip
    yield f"histnorm evaluate: {figures.strip().splitlines()[-1]}"


def _complete(installed: Installed) -> str:
    """Whether resources, translations and manual are there as the checkout has them."""
    inside = installed.outside(f"{installed.programs}/histnorm").parent / "_internal" / "histnorm_gui"
    if not inside.is_dir():  # the programs are links there
        inside = installed.outside("/usr/lib/histnorm/_internal/histnorm_gui")
    repository = EXAMPLE.parent.parent
    pairs = (("resources", "_resources"), ("docs/manual/en", "_manual/en"), ("docs/manual/de", "_manual/de"))
    lacking = [
        f"{there}/{path.relative_to(repository / here)}"
        for here, there in pairs
        for path in (repository / here).rglob("*")
        if path.is_file() and not (inside / there / path.relative_to(repository / here)).is_file()
    ]
    translations = {path.stem for path in (repository / "translations").glob("*.ts")}
    lacking += sorted(translations - {path.stem for path in (inside / "_translations").glob("*.qm")})
    if lacking:
        raise ArtifactError(f"not there: {', '.join(lacking)}")
    return f"resources, the manual and {len(translations)} translations are there"


def _decide_and_train(
    installed: Installed, screen: xsession.Screen, process: subprocess.Popen[bytes], project: str, export: str
) -> Iterator[str]:
    _wait(lambda: any("multiprocessing" in line for line in _descendants(process.pid)), "no ranking process starts")
    yield "the ranking runs in a process of its own"
    for _ in range(ACCEPTED):
        screen.key("Return")
    screen.type(TYPED)
    screen.key("Return")
    models = _models(installed.outside(project))
    screen.key("ctrl+r")
    _wait(lambda: _models(installed.outside(project)) > models, "no model is trained")
    yield f"{ACCEPTED + 1} words are decided with the keyboard, and a model is trained from them in the window"
    screen.key("ctrl+e")
    time.sleep(2)
    screen.key("Down", "Down", "Return")  # the table with four columns
    time.sleep(2)
    screen.type(export)
    screen.key("Return")
    _wait(installed.outside(export).is_file, "the window exports nothing")
    time.sleep(1)
    yield "the manuscript is exported from the window"


def _about(screen: xsession.Screen, pictures: Path | None) -> str:
    """Open the licences of what is bundled, as the palette finds them."""
    screen.key("ctrl+shift+p")
    time.sleep(1)
    screen.type("about histnorm")
    screen.key("Return")
    try:
        screen.wait_for_window("About histnorm")
    except TimeoutError as error:
        raise ArtifactError("the dialog About histnorm does not open") from error
    time.sleep(1)
    if pictures is not None:
        _take(screen, pictures, "about")
    screen.key("Escape")
    time.sleep(1)
    return "About histnorm opens, with the licences of what is bundled"


def _exported(path: Path) -> Iterator[str]:
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    forms = [row[0] for row in rows if row[0]]
    words = (EXAMPLE / "N.txt").read_text(encoding="utf-8").split()
    decided = [row for row in rows if len(row) > 2 and row[2] in ("accepted", "corrected")]
    if "".join(forms) != "".join(words):
        raise ArtifactError("the exported forms are not those of the manuscript")
    if len(decided) != ACCEPTED + 1 or TYPED not in {row[1] for row in decided}:
        raise ArtifactError(f"{len(decided)} words are decided in the exported file, not {ACCEPTED + 1}")
    yield f"the exported table has all {len(forms)} forms and the {len(decided)} decisions"


def _models(project: Path) -> int:
    """The number of trained models in a project that is open: read from a copy, since it is locked."""
    with tempfile.TemporaryDirectory() as folder:
        for path in project.parent.glob(f"{project.name}*"):
            if path.is_file():
                shutil.copyfile(path, Path(folder) / path.name)
        with closing(sqlite3.connect(Path(folder) / project.name)) as connection:
            try:
                return int(connection.execute("SELECT count(*) FROM model").fetchone()[0])
            except sqlite3.DatabaseError:
                return 0  # copied in the middle of a write: the next look will tell


def _take(screen: xsession.Screen, pictures: Path, language: str) -> None:
    pictures.mkdir(parents=True, exist_ok=True)
    screen.picture("window")
    # Without the strip of the window manager below.
    crop = ["-crop", "1280x776+0+0", "+repage", "-strip"]
    subprocess.run(["convert", screen.taken[-1], *crop, pictures / f"bundle-{language}.png"], check=True)


@contextmanager
def _window(
    installed: Installed, reached: dict[str, str], language: str, project: str
) -> Iterator[tuple[xsession.Screen, subprocess.Popen[bytes]]]:
    """The window on a project, with the whole screen."""
    variables = {"DISPLAY": reached["DISPLAY"], "QT_QPA_PLATFORM": "xcb"}
    command = installed.command("histnorm-gui", ["--language", language, project], variables)
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "said").open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
        screen = xsession.Screen(reached, Path(folder))
        try:
            try:
                screen.wait_for_window("work – histnorm")
            except TimeoutError as error:
                text = Path(said.name).read_text(encoding="utf-8", errors="replace")
                raise ArtifactError(f"the window does not open:\n{text}") from error
            screen.fill(SIZE)
            time.sleep(4)
            yield screen, process
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()


@contextmanager
def _reachable(installed: Installed, _display: str) -> Iterator[None]:
    """Let the programs in another root reach the virtual screen."""
    sockets = installed.root / "tmp" / ".X11-unix"
    if installed.root == Path("/"):
        yield
        return
    sockets.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "--bind", "/tmp/.X11-unix", sockets], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", sockets], check=True)


def _descendants(pid: int) -> Iterator[str]:
    """The command lines of the processes below one."""
    for path in Path("/proc").glob(f"{pid}/task/*/children"):
        for child in path.read_text(encoding="utf-8").split():
            yield Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            yield from _descendants(int(child))


def _wait(ready: Callable[[], bool], failure: str) -> None:
    try:
        xsession.wait(ready)
    except TimeoutError as error:
        raise ArtifactError(failure) from error


def try_bundle(archive: Path, pictures: Path | None) -> Iterator[str]:
    """Unpack the archive in an empty folder, and work with it."""
    with tempfile.TemporaryDirectory(prefix="histnorm-bundle-") as name:
        folder = Path(name).resolve()
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        (unpacked,) = folder.iterdir()
        home = folder / "home"
        home.mkdir()
        yield f"{archive.name} is unpacked: {unpacked.name}"
        yield from work(Installed(Path("/"), str(home), str(unpacked)), pictures)
        shutil.rmtree(unpacked)
        yield "taken away: the folder was all"


def try_deb(package: Path, pictures: Path | None, root: Path | None = None, release: str = RELEASE) -> Iterator[str]:
    """Install the package in a small Debian of its own, work with it as a user, and remove it."""
    with tempfile.TemporaryDirectory(prefix="histnorm-deb-") as name:
        place = root or Path(name) / "root"
        if root is None:
            _call(["debootstrap", "--variant=minbase", release, place])
        _call(["chroot", place, "useradd", "--create-home", "--uid", str(USER), "reader"])
        before = _files(place)
        shutil.copyfile(package, place / "root" / package.name)
        apt: list[str | Path] = ["chroot", place, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--yes"]
        _call([*apt, "update"])
        _call([*apt, "--no-install-recommends", "install", f"/root/{package.name}"])
        (place / "root" / package.name).unlink()
        python = list((place / "usr/bin").glob("python3*"))
        yield f"{package.name} is installed by apt; Python of the system: {'there' if python else 'none'}"
        installed = Installed(place.resolve(), "/home/reader", "/usr/bin")
        yield from work(installed, pictures)
        _call([*apt, "purge", "histnorm"])
        left = sorted(path for path in _files(place) - before if "histnorm" in path and not path.startswith("home/"))
        if left:
            raise ArtifactError(f"left over after the removal: {', '.join(left)}")
        yield "removed by apt; nothing is left but what the user made"


def _files(root: Path) -> set[str]:
    found: set[str] = set()
    for folder in ("etc", "usr", "var/lib", "opt", "home"):
        for path in (root / folder).rglob("*"):
            relative = str(path.relative_to(root))
            if not relative.startswith("var/lib/apt/lists"):
                found.add(relative)
    return found


def _call(command: Sequence[str | Path]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ArtifactError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stderr[-2000:]}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Try out a built package.")
    parser.add_argument("kind", choices=("bundle", "deb"))
    parser.add_argument("path", type=Path)
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the window in several languages")
    parser.add_argument("--release", default=RELEASE, help="the Debian that is made (deb)")
    parser.add_argument("--root", type=Path, help="a fresh Debian, instead of making one (deb)")
    arguments = parser.parse_args()
    missing = xsession.missing_tools()
    if missing:
        print(f"artifact test: not tried out, {', '.join(missing)} are missing", file=sys.stderr)
        return 1
    path: Path = arguments.path.resolve()
    print(f"artifact test of {path.name}:", flush=True)
    if arguments.kind == "bundle":
        lines = try_bundle(path, arguments.pictures)
    else:
        lines = try_deb(path, arguments.pictures, arguments.root, arguments.release)
    try:
        for line in lines:
            print(f"  {line}", flush=True)
    except (ArtifactError, subprocess.SubprocessError, OSError) as error:
        print(f"artifact test of {path.name}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
