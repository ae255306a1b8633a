"""What a bundle leaves out, and why: the one place where that is written down.

Everything here is left out of what PyInstaller finds; ``artifact_test.py`` shows that nothing of it was needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("de", "es", "fr", "hu", "it", "nl", "sl")
"""Those whose translations of Qt's own texts are kept (English needs none)."""


@dataclass(frozen=True)
class Group:
    """Files of a bundle that are left out for one reason; ``pattern`` matches their path in the bundle, with /."""

    name: str
    why: str
    pattern: re.Pattern[str]


def _group(name: str, why: str, *patterns: str) -> Group:
    return Group(name, why, re.compile("|".join(f"(?:{pattern})" for pattern in patterns)))


_LIB = r"(?:PySide6/(?:Qt/)?(?:lib/)?)?(?:lib)?"
GROUPS = (
    _group(
        "Qt: translations",
        "other languages, and other parts of Qt",
        rf"PySide6/(?:Qt/)?translations/(?!qtbase_(?:{'|'.join(LANGUAGES)})\.qm$)",
    ),
    _group(
        "Qt: QML, Quick, PDF, virtual keyboard",
        "the window is made of widgets",
        rf"{_LIB}Qt6?(?:Qml|Quick|Pdf|VirtualKeyboard|Labs|Shader)\w*\b",
        r"PySide6/(?:Qt/)?qml/",
        r"PySide6/(?:Qt/)?plugins/(?:platforminputcontexts/\w*virtualkeyboard|imageformats/\w*qpdf|qml\w*/)",
    ),
    _group(
        "Qt: network",
        "nothing is fetched or sent",
        rf"{_LIB}Qt6?Network\b",
        r"PySide6/(?:Qt/)?plugins/(?:tls|networkinformation)/",
    ),
    _group(
        "Qt: OpenGL, full screen devices, remote displays",
        "widgets are painted without OpenGL, in a window of the desktop",
        rf"{_LIB}Qt6?(?:OpenGL|OpenGLWidgets|EglFS\w*|EglFs\w*)\b",
        r"PySide6/(?:Qt/)?plugins/(?:egldeviceintegrations|xcbglintegrations|generic)/",
        r"PySide6/(?:Qt/)?plugins/wayland-graphics-integration-(?:client|server)/",
        r"PySide6/(?:Qt/)?plugins/platforms/libq(?:eglfs|linuxfb|vnc|vkkhrdisplay|minimalegl|minimal)\b",
    ),
    _group(
        "Qt: GTK's dialogs",
        "would bring all of GTK; colours and file dialogs come from the desktop's portal",
        r"PySide6/(?:Qt/)?plugins/platformthemes/libqgtk3",
    ),
    _group("Qt: software OpenGL for Windows", "widgets are painted without OpenGL", r"(?:PySide6/)?opengl32sw\.dll$"),
    _group(
        "PyTorch: headers, tests, tools",
        "for building extensions and for testing it",
        r"torch/(?:include|test|share)/",
        r"torch/bin/(?!torch_shm_manager)",
        r"torch/lib/.*(?:_test|test_|with_compiler|aoti_custom_ops)\w*\.(?:so|dll|dylib)$",
        r"torch/.*\.(?:lib|a|h|hpp|cuh|pyi|cpp|cmake)$",
    ),
    _group("NumPy: tests, Fortran tools", "for developers of NumPy", r"numpy/(?:.*/tests/|f2py/|.*\.(?:pyi|h|a|pxd)$)"),
    _group("lxml: HTML, Schematron, objects", "only the parser is used", r"lxml/(?!etree|_elementpath)\w+"),
    _group(
        "Python: Tk, test tools", "the window is made with Qt", r"_tkinter\b", r"(?:lib)?(?:tcl|tk)8", r"_tcl_data/"
    ),
)

MODULES = (
    "torch.testing._internal.codegen",
    "torch.testing._internal.data",
    "torch.testing._internal.generated",
    "torch.testing._internal.opinfo",
    "torch.testing._internal.test_module",
    "torch._inductor.autoheuristic",
    "torch._inductor.codegen",
    "torch._inductor.kernel",
    "torch._inductor.fx_passes.serialized_patterns",
    "torch.utils.benchmark",
    "torch.utils.bottleneck",
    "torch.utils.tensorboard",
    "torch.utils.model_dump",
    "torch.utils.hipify",
    "torch.distributed._tools",
    "torch.distributed.benchmarks",
    "torch.distributed.elastic.agent",
    "torch.distributed.examples",
    "torch.distributed.pipelining",
    "torch.distributed.checkpoint.examples",
    "torch.include",
    "torch.share",
    "torch.test",
    "torch.ao.ns",
    "torch.ao.pruning",
    "torch._dynamo.repro",
)
"""Modules of PyTorch that histnorm never reaches; the rest is imported by ``import torch`` itself, or so small that
knowing about it is not worth the risk."""

EXCLUDED = (
    *MODULES,
    "IPython",
    "PIL",
    "cffi",
    "cryptography",
    "jaraco",
    "keyring",
    "pygments",
    "requests",
    "rich",
    "yaml",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtTest",
    "_pytest",
    "devtools",
    "docutils",
    "ensurepip",
    "hypothesis",
    "idlelib",
    "lib2to3",
    "lxml.html",
    "lxml.isoschematron",
    "lxml.objectify",
    "matplotlib",
    "numpy.f2py",
    "pandas",
    "pip",
    "pydoc_data",
    "pytest",
    "setuptools",
    "sympy.testing",
    "tkinter",
    "turtledemo",
    "wheel",
)
"""Modules that PyInstaller does not follow."""


def group(path: str) -> Group | None:
    """The group that a file of the bundle is left out with, by its path in the bundle; None where it stays."""
    slashed = path.replace("\\", "/")
    return next((group for group in GROUPS if group.pattern.match(slashed)), None)


def modules(package: str, folder: Path) -> list[str]:
    """The names of all Python modules in a package's folder, without those that are left out."""
    return sorted(_modules(package, folder))


def read_as_source(package: str, folder: Path) -> list[str]:
    """The names of a package's modules that read their own source when they are imported, and so need to have it.

    Packages are not among them: what is said of one holds for all modules in it.
    """
    marks = re.compile(r"^\s*(?:install_config_module\(|@\S*_overload\w*|@(?:torch\.)?jit\.\w+)", re.MULTILINE)
    names = modules(package, folder)
    sources = {name: folder.joinpath(*name.split(".")[1:]).with_suffix(".py") for name in names[1:]}
    return [name for name, path in sources.items() if path.is_file() and marks.search(path.read_text(encoding="utf-8"))]


def _modules(package: str, folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        name = ".".join((package, *(parts[:-1] if parts[-1] == "__init__" else parts)))
        if all(part.isidentifier() for part in name.split(".")) and not _excluded(name):
            yield name


def _excluded(name: str) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in MODULES)
