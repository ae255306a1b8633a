"""Where the files that ship with histnorm are: in the installed package, or in the checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resource(*parts: str) -> Path:
    """The path of a file or folder under resources/, by its parts; it is not said to exist."""
    return _folder("_resources", "resources").joinpath(*parts)


def translation(language: str, of: str = "histnorm") -> Path:
    """The path of the compiled translation for a language code ("de"); absent for a language that we lack.

    ``of``: "histnorm", or "qtbase" for Qt's own texts where Qt does not bring them.
    """
    return _folder("_translations", "translations") / f"{of}_{language}.qm"


def manual(*parts: str) -> Path:
    """The path of a file or folder of the user manual, by its parts ("de", "index.md"); it is not said to exist."""
    return _folder("_manual", "docs/manual").joinpath(*parts)


def _folder(installed: str, in_checkout: str) -> Path:
    """The folder as a wheel installs it where it is there, else the one beside the package in a checkout."""
    folder = _PACKAGE / installed
    return folder if folder.is_dir() else _PACKAGE.parent / in_checkout
