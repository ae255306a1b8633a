"""The Debian package: the bundle in /usr/lib/histnorm, without the libraries that Debian has itself."""

from __future__ import annotations

import gzip
import hashlib
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from email.utils import formatdate
from pathlib import Path

from devtools.package import bundle, copyright, icons
from devtools.package.tools import (
    APP_ID,
    DIST,
    PACKAGING,
    WORK,
    PackageError,
    PackagingEnvironment,
    folder_bytes,
    needed,
    run,
    version,
)

TREE = WORK / "deb"
HOME = "usr/lib/histnorm"
MAINTAINER = "histnorm developers <developers@histnorm.invalid>"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
ALWAYS = (
    "libxcb-cursor0",
    "libxkbcommon-x11-0",
    "fontconfig",
    "fonts-dejavu-core | fonts-liberation | fonts-noto-core",
)
"""Needed though no library asks for it: Qt loads cursors and keyboards by itself, and a window wants letters."""
DESCRIPTION = """normalize the spelling of historical manuscripts
 histnorm suggests a normalized spelling for every word of a transcription,
 shows how it came to it character by character, and takes the editor's
 decision with one key. A neural network learns from the decisions in the
 background.
 .
 It reads and writes running text, word lists, tables, TEI, CorA-XML, PAGE,
 ALTO, CoNLL-U, FoLiA, EXMARaLDA and others, and needs no network."""


def build(folder: Path, environment: PackagingEnvironment) -> Path:
    """Make dist/histnorm_VERSION_ARCHITECTURE.deb from the bundle in ``folder``; its path."""
    architecture = ARCHITECTURES.get(platform.machine())
    if architecture is None:
        raise PackageError(f"there is no name for Debian's packages for {platform.machine()}")
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.copytree(folder, TREE / HOME, symlinks=True)
    system = set(_remove_libraries_of_debian(TREE / HOME / "_internal"))
    _programs()
    _desktop()
    _documentation(environment)
    _permissions(TREE)
    _control(architecture, sorted({*system, *_packages_of(_missing(TREE / HOME))}))
    DIST.mkdir(exist_ok=True)
    path = DIST / f"histnorm_{version()}_{architecture}.deb"
    # xz: what Debian's own packages have, and what every version of dpkg reads.
    run([needed("dpkg-deb", "dpkg"), "--root-owner-group", "-Zxz", "--build", TREE, path], quiet=True)
    return path


def _remove_libraries_of_debian(inside: Path) -> Iterator[str]:
    """Take out the libraries that come from Debian's packages, and name these."""
    for name, source in bundle.sources().items():
        copy = inside / name
        if Path(source).is_relative_to("/usr/lib") or Path(source).is_relative_to("/lib"):
            copy.unlink(missing_ok=True)
            yield from _packages_of([source])


def _missing(folder: Path) -> set[str]:
    """The libraries of the system that what is in a folder needs directly, by their path."""
    readelf, names = needed("readelf", "binutils"), set[str]()
    objects = [path for path in folder.rglob("*") if bundle.is_native(path)]
    for path in objects:
        names |= set(re.findall(r"\(NEEDED\).*\[(.+)\]", run([readelf, "-dW", path], quiet=True)))
    there = {path.name for path in folder.rglob("*.so*")}
    known = dict(re.findall(r"^\s+(\S+) \(.*x86-64.*\) => (\S+)$", run(["/sbin/ldconfig", "-p"], quiet=True), re.M))
    lost = sorted(name for name in names - there if name not in known)
    if lost:
        raise PackageError(f"the bundle needs libraries that are nowhere: {', '.join(lost)}")
    return {known[name] for name in names - there}


def _packages_of(libraries: Iterable[str]) -> Iterator[str]:
    """The Debian packages that libraries are in; the C library with the version that the bundle needs."""
    for library in libraries:
        path = Path(library)
        spellings = {library, f"/usr{library}", library.removeprefix("/usr"), str(path.resolve())}
        for spelling in sorted(spellings):
            done = subprocess.run(["dpkg", "-S", spelling], capture_output=True, text=True, check=False)
            if done.returncode == 0:
                yield done.stdout.split(":")[0].strip()
                break
        else:
            raise PackageError(f"{library} is in no package of this system")


def _programs() -> None:
    (TREE / "usr/bin").mkdir(parents=True)
    for name in ("histnorm", "histnorm-gui"):
        (TREE / "usr/bin" / name).symlink_to(f"../lib/histnorm/{name}")


def _desktop() -> None:
    share, linux = TREE / "usr/share", PACKAGING / "linux"
    for target, source in {
        "applications": f"{APP_ID}.desktop",
        "metainfo": f"{APP_ID}.metainfo.xml",
        "mime/packages": f"{APP_ID}.xml",
    }.items():
        _put(linux / source, share / target / source)
    drawn = icons.draw()
    for size in icons.SIZES:
        hicolor = share / f"icons/hicolor/{size}x{size}"
        _put(drawn / f"histnorm-{size}.png", hicolor / f"apps/{APP_ID}.png")
        _put(drawn / f"application-x-histnorm-{size}.png", hicolor / "mimetypes/application-x-histnorm.png")
    _put(icons.PROGRAM, share / f"icons/hicolor/scalable/apps/{APP_ID}.svg")
    _put(icons.DOCUMENT, share / "icons/hicolor/scalable/mimetypes/application-x-histnorm.svg")


def _documentation(environment: PackagingEnvironment) -> None:
    folder = TREE / "usr/share/doc/histnorm"
    _put_text(copyright.debian(environment), folder / "copyright")
    day = formatdate((PACKAGING / "debian" / "changelog").stat().st_mtime, localtime=False, usegmt=False)
    entry = (PACKAGING / "debian" / "changelog").read_text(encoding="utf-8")
    filled = entry.replace("@VERSION@", version()).replace("@MAINTAINER@", MAINTAINER).replace("@DATE@", day)
    _compress(filled.encode(), folder / "changelog.gz")
    for name in ("histnorm.1", "histnorm-gui.1"):
        text = (PACKAGING / "linux" / name).read_text(encoding="utf-8")
        _compress(text.replace("@VERSION@", version()).encode(), TREE / f"usr/share/man/man1/{name}.gz")
    _put(PACKAGING / "debian" / "lintian-overrides", TREE / "usr/share/lintian/overrides/histnorm")


def _control(architecture: str, packages: list[str]) -> None:
    folder = TREE / "DEBIAN"
    folder.mkdir()
    libc = f"libc6 (>= {_newest_c_library(TREE / HOME)})"
    depends = [*(name for name in packages if name != "libc6"), *(name for name in ALWAYS if name not in packages)]
    fields = {
        "Package": "histnorm",
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(folder_bytes(TREE) // 1024),
        "Depends": ", ".join([libc, *depends]),
        "Recommends": "xdg-desktop-portal",
        "Section": "text",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    _put_text("".join(f"{name}: {value}\n" for name, value in fields.items()), folder / "control")
    files = sorted(path for path in TREE.rglob("*") if path.is_file() and not path.is_symlink())
    lines = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(TREE)}\n"
        for path in files
        if folder not in path.parents
    ]
    _put_text("".join(lines), folder / "md5sums")


def _newest_c_library(folder: Path) -> str:
    readelf, versions = needed("readelf", "binutils"), {(2, 17)}
    for path in folder.rglob("*"):
        if bundle.is_native(path):
            said = run([readelf, "-VW", path], quiet=True)
            versions |= {(int(a), int(b)) for a, b in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", said)}
    return ".".join(map(str, max(versions)))


def _permissions(folder: Path) -> None:
    folder.chmod(0o755)
    for path in folder.rglob("*"):
        if path.is_symlink():
            continue
        program = path.parent == TREE / HOME or path.name.startswith("torch_shm_manager")
        path.chmod(0o755 if path.is_dir() or program else 0o644)


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _put_text(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _compress(data: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(data, 9, mtime=0))
