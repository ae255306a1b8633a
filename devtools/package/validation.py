"""Whether what describes the packages is in order: by the systems' own validators where they are, and by hand."""

from __future__ import annotations

import configparser
import json
import plistlib
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree

from devtools.environment import ROOT
from devtools.package.tools import APP_ID, PACKAGING, needed, version
from histnorm_gui.cli.main import COMMANDS
from histnorm_gui.core.languages import LANGUAGES, SOURCE
from histnorm_gui.project.schema import APPLICATION_ID

LINUX = PACKAGING / "linux"
MIME_TYPE = "application/x-histnorm"
_XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
_MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def of_sources(folder: Path = PACKAGING) -> list[str]:
    """What is wrong with the files under packaging/, a sentence each."""
    checks: Sequence[Callable[[Path], Iterator[str]]] = (
        desktop_entry,
        mime_type,
        metainfo,
        man_pages,
        macos,
        windows,
        flatpak,
        bundle,
        by_validators,
    )
    return [problem for check in checks for problem in check(folder)]


def of_debian_package(path: Path) -> list[str]:
    """What lintian says of a built package, where it is installed."""
    if shutil.which("lintian") is None:
        return ["lintian is not here: the package is not checked against Debian's policy"]
    command = ["lintian", "--allow-root", "--tag-display-limit", "0", "--no-cfg", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return [f"lintian: {line}" for line in (done.stdout + done.stderr).splitlines()] or ["lintian: nothing to say"]


def desktop_entry(folder: Path) -> Iterator[str]:
    """The desktop entry: its keys, and a comment in each of the window's languages."""
    path = folder / "linux" / f"{APP_ID}.desktop"
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text(encoding="utf-8"))
    entry = dict(parser["Desktop Entry"])
    wanted = {"Type": "Application", "Exec": "histnorm-gui %f", "Icon": APP_ID, "MimeType": f"{MIME_TYPE};"}
    for key, value in wanted.items():
        if entry.get(key) != value:
            yield f"{path.name}: {key} is {entry.get(key)!r}, not {value!r}"
    for language in LANGUAGES:
        if language != SOURCE and f"Comment[{language}]" not in entry:
            yield f"{path.name}: there is no Comment[{language}]"


def mime_type(folder: Path) -> Iterator[str]:
    """The description of project files: name, ending, and the number that is in each of them."""
    path = folder / "linux" / f"{APP_ID}.xml"
    kind = ElementTree.parse(path).getroot().find(f"{_MIME}mime-type")
    if kind is None or kind.get("type") != MIME_TYPE:
        yield f"{path.name} does not describe {MIME_TYPE}"
        return
    globs = [glob.get("pattern") for glob in kind.iter(f"{_MIME}glob")]
    if globs != ["*.histnorm"]:
        yield f"{path.name}: the names are {globs}"
    numbers = [int(str(match.get("value")), 16) for match in kind.iter(f"{_MIME}match") if match.get("type") == "big32"]
    if numbers != [APPLICATION_ID]:
        yield f"{path.name}: project files have the number {APPLICATION_ID:#x} in them, not {numbers}"
    said = {comment.get(_XML_LANGUAGE, SOURCE) for comment in kind.iter(f"{_MIME}comment")}
    yield from (f"{path.name}: no comment in {language}" for language in LANGUAGES.keys() - said)


def metainfo(folder: Path) -> Iterator[str]:
    """The AppStream description: names, version, and a summary in each of the window's languages."""
    path = folder / "linux" / f"{APP_ID}.metainfo.xml"
    root = ElementTree.parse(path).getroot()
    if root.findtext("id") != APP_ID or root.findtext("launchable") != f"{APP_ID}.desktop":
        yield f"{path.name} is not that of {APP_ID}"
    releases = [release.get("version") for release in root.iter("release")]
    if version() not in releases:
        yield f"{path.name}: release {version()} is not among {releases}"
    said = {summary.get(_XML_LANGUAGE, SOURCE) for summary in root.iter("summary")}
    yield from (f"{path.name}: no summary in {language}" for language in LANGUAGES.keys() - said)


def man_pages(folder: Path) -> Iterator[str]:
    """The manual pages: every command of ``histnorm``."""
    page = (folder / "linux" / "histnorm.1").read_text(encoding="utf-8")
    for module in COMMANDS:
        name = _command_name(Path(str(module.__file__)))
        if f"\n.B {name}\n" not in page:
            yield f"histnorm.1 does not have the command {name}"


def macos(folder: Path) -> Iterator[str]:
    """The properties of the application for macOS."""
    path = folder / "macos" / "Info.plist"
    properties = plistlib.loads(path.read_bytes())
    if properties["CFBundleIdentifier"] != APP_ID or properties["CFBundleExecutable"] != "histnorm-gui":
        yield f"{path.name} is not that of {APP_ID}"
    if properties["CFBundleLocalizations"] != list(LANGUAGES):
        yield f"{path.name}: the languages are {properties['CFBundleLocalizations']}, not {list(LANGUAGES)}"
    exported = {kind["UTTypeIdentifier"] for kind in properties["UTExportedTypeDeclarations"]}
    opened = {name for kind in properties["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]}
    if not opened <= exported:
        yield f"{path.name}: {sorted(opened - exported)} is opened, but not described"


def windows(folder: Path) -> Iterator[str]:
    """The installer for Windows: the files it names are there or made by the build; its languages."""
    path = folder / "windows" / "histnorm.iss"
    text = path.read_text(encoding="utf-8")
    sections = re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)
    for section in ("Setup", "Languages", "Files", "Icons", "Registry", "Run"):
        if sections.count(section) != 1:
            yield f"{path.name}: the section [{section}] is there {sections.count(section)} times"
    license_file = re.search(r"^LicenseFile=(.+)$", text, re.MULTILINE)
    if license_file is None or not (path.parent / license_file.group(1).replace("\\", "/")).is_file():
        yield f"{path.name}: its licence file is not there"
    for name in re.findall(r"\{#Icons\}\\([\w.-]+)", text):
        if Path(name).stem not in {"histnorm", "application-x-histnorm"}:
            yield f"{path.name}: no icon {name} is drawn"
    said = set(re.findall(r'^Name: "(\w\w)"; MessagesFile:', text, re.MULTILINE))
    if said != set(LANGUAGES):
        yield f"{path.name}: the languages are {sorted(said)}, not {sorted(LANGUAGES)}"


def flatpak(folder: Path) -> Iterator[str]:
    """The Flatpak manifest: its names, and the files that it takes."""
    path = folder / "flatpak" / f"{APP_ID}.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    if manifest["id"] != APP_ID or manifest["command"] != "histnorm-gui":
        yield f"{path.name} is not that of {APP_ID}"
    if "--share=network" in manifest["finish-args"]:
        yield f"{path.name}: histnorm needs no network"
    taken = [source["path"] for module in manifest["modules"] for source in module["sources"]]
    yield from (
        f"{path.name}: {name} is not there"
        for name in taken
        if name != "@ARCHIVE@" and not (ROOT / "packaging" / "flatpak" / name).is_file()
    )


def bundle(folder: Path) -> Iterator[str]:
    """The specification of the bundle and its parts are Python, and keep Qt's texts in the window's languages."""
    for path in (folder / "bundle" / "histnorm.spec", *sorted((folder / "bundle").rglob("*.py"))):
        try:
            compile(path.read_text(encoding="utf-8"), str(path), "exec")
        except SyntaxError as error:
            yield f"{path.name}: {error}"
    kept = re.search(
        r"^LANGUAGES = \((.+)\)$", (folder / "bundle" / "trim.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    names = set(re.findall(r'"(\w+)"', kept.group(1))) if kept else set()
    if names != LANGUAGES.keys() - {SOURCE}:
        yield f"trim.py keeps Qt's texts in {sorted(names)}, not in the window's languages"


def by_validators(folder: Path) -> Iterator[str]:
    """What the systems' own validators say; those that are not installed say nothing."""
    linux = folder / "linux"
    commands: tuple[list[str | Path], ...] = (
        ["desktop-file-validate", linux / f"{APP_ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", linux / f"{APP_ID}.metainfo.xml"],
        ["xmllint", "--noout", linux / f"{APP_ID}.xml", linux / f"{APP_ID}.metainfo.xml"],
    )
    for command in commands:
        if shutil.which(str(command[0])) is None:
            continue
        done = subprocess.run([needed(str(command[0]), ""), *command[1:]], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            yield f"{command[0]}: {(done.stdout + done.stderr).strip()}"


def _command_name(path: Path) -> str:
    return "import" if path.stem == "importing" else path.stem
