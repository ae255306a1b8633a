"""Debian's copyright file, in its machine-readable form, of the list that the About dialog shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from devtools.environment import ROOT
from devtools.package.tools import PackagingEnvironment, run

# In the environment that is bundled: its versions and licence texts count.
_LIST = """
import json
from histnorm_gui.services.components import components
print(json.dumps([
    [part.name, part.version, part.licence, part.by, part.distribution, part.licence_text()] for part in components()
]))
"""
_PLACES = {
    "qt": ("PySide6/*", "libQt6*", "libicu*"),
    "pyside6": ("PySide6/*.abi3.so", "libpyside6*"),
    "shiboken": ("shiboken6/*", "libshiboken6*"),
    "freetype": ("PySide6/Qt/plugins/*",),
    "pytorch": ("torch/*", "libtorch*", "libc10*", "libshm*"),
    "gcc": ("libgomp*", "libgfortran*", "libquadmath*"),
    "python": ("libpython*", "lib-dynload/*", "base_library.zip"),
    "numpy": ("numpy/*", "numpy.libs/*", "libscipy_openblas*"),
    "rapidfuzz": ("rapidfuzz/*",),
    "junicode": ("histnorm_gui/_resources/fonts/*",),
}
"""Where the parts with files of their own are, below _internal, by a word of their name. What is Python alone is packed
into the program file."""


def debian(environment: PackagingEnvironment) -> str:
    """The file: who holds the rights in what, under which licence, and every licence in full once."""
    parts = json.loads(run([environment.program("python"), "-c", _LIST], {"PYTHONPATH": str(ROOT)}, quiet=True))
    lines = ["Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/", "Upstream-Name: histnorm"]
    lines += ["Comment:", *_indented(_COMMENT), ""]
    texts: dict[str, list[str]] = {}
    for name, version, licence, by, distribution, text in parts:
        short = _short(licence, name)
        lines += [f"Files: {' '.join(_files(name, distribution))}", f"Copyright: {by}", f"License: {short}"]
        lines += ["Comment:", *_indented(f"{name} {version}".strip()), ""]
        texts.setdefault(short, []).append(_RULE.join(_shortened(one) for one in text.split(_RULE)))
    for short, found in texts.items():
        lines += [f"License: {short}", *_indented("\n\n".join(dict.fromkeys(found))), ""]
    return "\n".join(lines)


_RULE = f"\n\n{78 * '-'}\n\n"
_COMMON = {
    "LGPL-2.1": ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 2.1, February 1999", "NO WARRANTY"),
    "LGPL-3": ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 3, 29 June 2007", "Combined Works"),
    "GPL-3": ("GNU GENERAL PUBLIC LICENSE", "Version 3, 29 June 2007", "TERMS AND CONDITIONS"),
    "Apache-2.0": ("Apache License", "Version 2.0, January 2004", "END OF TERMS AND CONDITIONS"),
}
"""Licences that Debian has under /usr/share/common-licenses, by what only their full text has."""

_COMMENT = """histnorm itself is under the MIT licence. The package holds all that the program
needs and Debian does not have in the versions that are wanted: Python, Qt for Python, PyTorch and smaller packages,
each under its own licence. The parts under the GNU Lesser General Public License are separate shared libraries in
/usr/lib/histnorm/_internal, which may be replaced by other versions."""


def _files(name: str, distribution: str) -> list[str]:
    first = re.split(r"\W", name.lower())[0]
    key = "pyside6" if "(PySide6)" in name else first
    if name == "histnorm":
        return ["*"]
    places = _PLACES.get(key, ())
    if not places and distribution:
        places = (f"{distribution.replace('-', '_')}*",)
    return [f"usr/lib/histnorm/_internal/{place}" for place in places] or ["usr/lib/histnorm/histnorm"]


def _shortened(text: str) -> str:
    """A licence that every Debian has is named, not repeated."""
    for name, marks in _COMMON.items():
        if all(mark in text for mark in marks):
            return f"\nThe full text is in /usr/share/common-licenses/{name}.\n"
    return text


def _short(licence: str, name: str) -> str:
    """The licence's short name. One is given to each part: texts of one licence differ in the holder's name."""
    word = re.sub(r"\W+", "-", name.lower()).strip("-")
    return f"{re.sub(r'[^A-Za-z0-9.+]+', '-', licence)}-{word}"


def _indented(text: str) -> Iterator[str]:
    for line in text.splitlines():
        yield f" {line.rstrip()}" if line.strip() else " ."
