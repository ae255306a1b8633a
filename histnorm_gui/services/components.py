"""What histnorm is made of: the name, version, licence and licence texts of everything that is installed with it.

The list is resources/licences/components.toml. Versions and most texts are read from what is installed, so a bundle
must hold the ``*.dist-info`` folders of ``distributions()`` (in PyInstaller, ``copy_metadata`` of each).
"""

from __future__ import annotations

import platform
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import metadata
from typing import Any

from histnorm_gui import __version__
from histnorm_gui.core.assets import resource

_TEXT_NAMES = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_RULE = 78 * "-"


@dataclass(frozen=True, slots=True)
class Component:
    """One part of the program. ``version`` is empty where it cannot be told; ``distribution`` is the Python package
    that it comes with, empty for what comes otherwise; ``texts`` are files under resources/."""

    name: str
    version: str
    licence: str
    by: str
    distribution: str = ""
    texts: tuple[str, ...] = ()

    def licence_text(self) -> str:
        """The licence in full; each text once, whatever the number of files that have it."""
        found = [resource(*name.split("/")).read_text(encoding="utf-8") for name in self.texts]
        if self.distribution:
            found += _installed_texts(self.distribution)
        return f"\n\n{_RULE}\n\n".join(dict.fromkeys(text.strip("\n") for text in found)) + "\n"

    @property
    def is_lesser_gpl(self) -> bool:
        """Whether its user has the rights that the GNU Lesser General Public License gives."""
        return self.licence.startswith("LGPL")


def components() -> tuple[Component, ...]:
    """All parts: those of the list, and what the installed packages need beyond it (torch for graphics processors)."""
    there = [entry for entry in _entries() if not entry.get("optional") or _version(entry["distribution"]) is not None]
    known = {canonical(str(entry.get("distribution", ""))) for entry in _entries()}
    beyond = sorted(name for name in _required() if name not in known)
    return (*map(_component, there), *map(_unlisted, beyond))


def distributions() -> tuple[str, ...]:
    """The Python packages of the list whose metadata a bundle must hold, as far as they are installed."""
    names = dict.fromkeys(str(entry["distribution"]) for entry in _entries() if entry.get("distribution"))
    return tuple(name for name in names if _version(name) is not None)


def canonical(name: str) -> str:
    """The name of a package as packages are compared: in lower case, with hyphens."""
    return re.sub(r"[-_.]+", "-", name).lower()


@lru_cache(maxsize=1)
def _entries() -> tuple[dict[str, Any], ...]:
    text = resource("licences", "components.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["component"])


def _component(entry: dict[str, Any]) -> Component:
    distribution = str(entry.get("distribution", ""))
    name = str(entry["name"])
    version = _library_version(name) if entry.get("library") else _version(distribution)
    texts = tuple(str(text) for text in entry.get("texts", ()))
    return Component(name, version or "", str(entry["licence"]), str(entry["by"]), distribution, texts)


def _unlisted(distribution: str) -> Component:
    """What an installed package says of itself."""
    said = metadata.metadata(distribution).json
    licence = str(said.get("license_expression") or said.get("license") or "")
    by = str(said.get("author") or said.get("author_email") or "")
    first = (licence.strip().splitlines() or [""])[0]
    return Component(distribution, _version(distribution) or "", first, by, distribution)


def _version(distribution: str) -> str | None:
    """The version of a package; None where it is not installed."""
    try:
        return metadata.version(distribution) if distribution else ""
    except metadata.PackageNotFoundError:
        return None


def _library_version(name: str) -> str:
    """The version of what is no package of Python."""
    from histnorm_gui.formats.libraries import libxml2_version, libxslt_version
    from histnorm_gui.project.connection import sqlite_version

    found = {
        "histnorm": lambda: __version__,
        "Python": platform.python_version,
        "SQLite": sqlite_version,
        "libxml2": libxml2_version,
        "libxslt": libxslt_version,
    }
    return found[name.split()[0]]()


def _installed_texts(distribution: str) -> Iterator[str]:
    """The licence texts that a package has brought along."""
    try:
        files = metadata.files(distribution) or []
    except metadata.PackageNotFoundError:
        return
    for file in sorted(files, key=lambda file: (len(file.parts), str(file))):
        if file.parts[0].endswith(".dist-info") and _TEXT_NAMES.search(file.name):
            path = file.locate()
            try:
                yield path.read_text(encoding="utf-8")  # type: ignore[attr-defined]
            except (OSError, UnicodeDecodeError):
                continue


def _required() -> Iterator[str]:
    """All packages that histnorm's own need, as far as they are installed, by their canonical names."""
    waiting = [canonical(name) for name in distributions()]
    seen = set(waiting)
    while waiting:
        name = waiting.pop()
        yield name
        for requirement in metadata.requires(name) or []:
            needed, _, condition = requirement.partition(";")
            match = _NAME.match(needed)
            found = canonical(match.group()) if match else ""
            if found and found not in seen and "extra" not in condition and _version(found) is not None:
                seen.add(found)
                waiting.append(found)
