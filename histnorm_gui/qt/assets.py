"""Fonts and icons of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QIcon

from histnorm_gui.core.assets import resource
from histnorm_gui.core.text import shortened

MANUSCRIPT_FAMILY = "Junicode Two Beta"


def load_fonts() -> None:
    """Make the bundled manuscript font known to Qt."""
    for name in ("JunicodeTwoBeta-Regular.otf", "JunicodeTwoBeta-Italic.otf"):
        QFontDatabase.addApplicationFont(str(resource("fonts", name)))


_FAMILY = "manuscriptFamily"  # a property of the application, so that everything painted by hand finds it


def choose_family(application: QCoreApplication, family: str) -> None:
    """Set forms and normalizations in another family; empty for Junicode."""
    application.setProperty(_FAMILY, family)


def manuscript_family() -> str:
    """The family that forms and normalizations are set in; empty for Junicode."""
    application = QCoreApplication.instance()
    return str((application.property(_FAMILY) if application else None) or "")


def manuscript_font(pixels: int, *, italic: bool = False) -> QFont:
    """The font for forms and normalizations: the chosen one, and for what it lacks Junicode, which has the medieval
    characters. Not to be changed."""
    return _font(manuscript_family(), pixels, italic)


def manuscript_metrics(pixels: int, *, italic: bool = False) -> QFontMetricsF:
    """Measures of the manuscript font of that size."""
    return _metrics(manuscript_family(), pixels, italic)


def manuscript_width(pixels: int, text: str, *, italic: bool = False) -> float:
    """How wide a text is in the manuscript font."""
    return _width(manuscript_family(), pixels, italic, shortened(text))


def manuscript_measure(pixels: int, *, italic: bool = False) -> Callable[[str], float]:
    """What tells how wide texts are in the manuscript font, where many are to be measured."""
    return partial(_width, manuscript_family(), pixels, italic)


@lru_cache(maxsize=64)
def _font(family: str, pixels: int, italic: bool) -> QFont:
    font = QFont([family, MANUSCRIPT_FAMILY] if family else [MANUSCRIPT_FAMILY])
    font.setPixelSize(pixels)
    font.setItalic(italic)
    return font


@lru_cache(maxsize=64)
def _metrics(family: str, pixels: int, italic: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(family, pixels, italic))


@lru_cache(maxsize=65536)
def _width(family: str, pixels: int, italic: bool, text: str) -> float:
    return _metrics(family, pixels, italic).horizontalAdvance(text)


def icon(name: str) -> QIcon:
    """An icon of the program by its name."""
    return QIcon(str(resource("icons", f"{name}.svg")))
