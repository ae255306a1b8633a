"""Fonts and icons of the window."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QIcon

from histnorm_gui.core.assets import resource

MANUSCRIPT_FAMILY = "Junicode Two Beta"


def load_fonts() -> None:
    """Make the bundled manuscript font known to Qt."""
    for name in ("JunicodeTwoBeta-Regular.otf", "JunicodeTwoBeta-Italic.otf"):
        QFontDatabase.addApplicationFont(str(resource("fonts", name)))


@lru_cache(maxsize=64)
def manuscript_font(pixels: int, *, italic: bool = False) -> QFont:
    """The font for forms and normalizations: Junicode, which has the medieval characters. Not to be changed."""
    font = QFont(MANUSCRIPT_FAMILY)
    font.setPixelSize(pixels)
    font.setItalic(italic)
    return font


def icon(name: str) -> QIcon:
    """An icon of the program by its name."""
    return QIcon(str(resource("icons", f"{name}.svg")))


@lru_cache(maxsize=16)
def manuscript_metrics(pixels: int) -> QFontMetricsF:
    """Measures of the upright manuscript font of that size."""
    return QFontMetricsF(manuscript_font(pixels))
