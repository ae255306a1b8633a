"""Colours and metrics of the window, light and dark. Everything painted by hand asks here."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

GRID = 8
"""Everything sits on a grid of so many pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of one scheme. Categories use the colours of Okabe and Ito, darkened or lightened for contrast."""

    dark: bool
    window: QColor  # panels
    base: QColor  # where text is
    line: QColor  # hairlines
    text: QColor
    quiet: QColor  # secondary text
    accent: QColor
    current: QColor  # background of the current row
    accepted: QColor
    corrected: QColor
    warning: QColor
    tint: QColor  # what differs in an alignment
    cell: QColor  # a cell's ground
    cell_line: QColor
    track: QColor  # the empty part of a bar


LIGHT = Theme(
    dark=False,
    window=QColor("#f6f6f4"),
    base=QColor("#ffffff"),
    line=QColor("#e2e2de"),
    text=QColor("#1c1c1a"),
    quiet=QColor("#62625c"),
    accent=QColor("#0a63c2"),
    current=QColor("#e4eefa"),
    accepted=QColor("#1d7a50"),
    corrected=QColor("#0a63c2"),
    warning=QColor("#b34700"),
    tint=QColor("#e69f00"),
    cell=QColor("#ffffff"),
    cell_line=QColor("#d4d4ce"),
    track=QColor("#dededa"),
)
DARK = Theme(
    dark=True,
    window=QColor("#232426"),
    base=QColor("#1b1c1e"),
    line=QColor("#37393c"),
    text=QColor("#ececea"),
    quiet=QColor("#a6a7a3"),
    accent=QColor("#6cb2f5"),
    current=QColor("#233449"),
    accepted=QColor("#5ec795"),
    corrected=QColor("#6cb2f5"),
    warning=QColor("#f09a5b"),
    tint=QColor("#e69f00"),
    cell=QColor("#26282a"),
    cell_line=QColor("#44474a"),
    track=QColor("#3d4043"),
)


def current_theme() -> Theme:
    """The theme in force, told by the application's palette."""
    return DARK if QGuiApplication.palette().color(QPalette.ColorRole.Base).lightness() < 128 else LIGHT


def apply(application: QApplication, choice: str) -> None:
    """Put "light", "dark" or the "system"'s scheme in force."""
    application.setStyle("Fusion")
    scheme = application.styleHints().colorScheme()
    dark = choice == "dark" or (choice == "system" and scheme == Qt.ColorScheme.Dark)
    theme = DARK if dark else LIGHT
    application.setPalette(_palette(theme))
    application.setStyleSheet(_style_sheet(theme))


def _palette(theme: Theme) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, color in (
        (role.Window, theme.window),
        (role.Base, theme.base),
        (role.AlternateBase, theme.window),
        (role.Button, theme.window),
        (role.WindowText, theme.text),
        (role.Text, theme.text),
        (role.ButtonText, theme.text),
        (role.ToolTipBase, theme.base),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.quiet),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.base),
        (role.Link, theme.accent),
        (role.Accent, theme.accent),
        (role.Mid, theme.line),
        (role.Midlight, theme.line),
    ):
        palette.setColor(which, color)
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, theme.quiet)
    return palette


def _style_sheet(theme: Theme) -> str:
    line, base, window, text = (c.name() for c in (theme.line, theme.base, theme.window, theme.text))
    quiet, accent, current = (c.name() for c in (theme.quiet, theme.accent, theme.current))
    accent_hover = theme.accent.lighter(115).name()
    return f"""
    QMainWindow, QStatusBar {{ background: {window}; }}
    QToolBar {{ background: {base}; border: 0; border-bottom: 1px solid {line}; padding: 6px 8px; spacing: 8px; }}
    QToolBar QToolButton {{ background: {window}; border: 1px solid {line}; border-radius: 4px; padding: 5px 14px; }}
    QToolBar QToolButton:hover, QPushButton:hover {{ background: {current}; }}
    QToolBar QToolButton:focus, QPushButton:focus {{ border: 2px solid {accent}; padding: 4px 13px; }}
    QToolBar QToolButton:disabled {{ color: {quiet}; }}
    QPushButton {{ background: {window}; border: 1px solid {line}; border-radius: 4px; padding: 5px 14px; }}
    QPushButton:disabled {{ color: {quiet}; }}
    QPushButton[primary="true"], QToolButton[primary="true"]:enabled {{ background: {accent}; color: {base};
        border-color: {accent}; }}
    QPushButton[primary="true"]:focus {{ border: 2px solid {text}; }}
    QToolButton[primary="true"]:enabled {{ font-weight: 600; }}
    QPushButton[primary="true"]:hover, QToolButton[primary="true"]:hover {{ background: {accent_hover}; }}
    QMenuBar {{ background: {base}; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {current}; color: {text}; }}
    QHeaderView::section {{ background: {window}; color: {quiet}; border: 0; border-bottom: 1px solid {line};
        padding: 6px 8px; }}
    QTableView, QListView, QTreeView {{ border: 0; background: {base}; }}
    QSplitter::handle {{ background: {line}; }}
    QLabel[role="caption"] {{ color: {quiet}; font-weight: 600; }}
    QLabel[role="quiet"] {{ color: {quiet}; }}
    QToolTip {{ border: 1px solid {line}; padding: 4px; background: {base}; color: {text}; }}
    """
