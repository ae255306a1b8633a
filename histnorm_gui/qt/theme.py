"""Colours and metrics of the window: light, dark, and both in high contrast. Everything painted by hand asks here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication

from histnorm_gui.core.assets import resource

GRID = 8
"""Everything sits on a grid of so many pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of one scheme. Categories use the colours of Okabe and Ito, darkened or lightened for contrast:
    bluish green for accepted, blue for corrected, vermilion for warnings, orange for what differs."""

    name: str
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
    name="light",
    dark=False,
    window=QColor("#f6f6f4"),
    base=QColor("#ffffff"),
    line=QColor("#e2e2de"),
    text=QColor("#1c1c1a"),
    quiet=QColor("#62625c"),
    accent=QColor("#0a63c2"),
    current=QColor("#e4eefa"),
    accepted=QColor("#007a59"),
    corrected=QColor("#006fae"),
    warning=QColor("#ad4c00"),
    tint=QColor("#e69f00"),
    cell=QColor("#ffffff"),
    cell_line=QColor("#d4d4ce"),
    track=QColor("#dededa"),
)
DARK = Theme(
    name="dark",
    dark=True,
    window=QColor("#232426"),
    base=QColor("#1b1c1e"),
    line=QColor("#37393c"),
    text=QColor("#ececea"),
    quiet=QColor("#a6a7a3"),
    accent=QColor("#6cb2f5"),
    current=QColor("#233449"),
    accepted=QColor("#4fc9a2"),
    corrected=QColor("#56b4e9"),
    warning=QColor("#ff9a57"),
    tint=QColor("#e69f00"),
    cell=QColor("#26282a"),
    cell_line=QColor("#44474a"),
    track=QColor("#3d4043"),
)


CONTRAST_LIGHT = Theme(
    name="contrast-light",
    dark=False,
    window=QColor("#ffffff"),
    base=QColor("#ffffff"),
    line=QColor("#000000"),
    text=QColor("#000000"),
    quiet=QColor("#262626"),
    accent=QColor("#003f8a"),
    current=QColor("#ffeca8"),
    accepted=QColor("#00452f"),
    corrected=QColor("#003f8a"),
    warning=QColor("#7a2d00"),
    tint=QColor("#e69f00"),
    cell=QColor("#ffffff"),
    cell_line=QColor("#000000"),
    track=QColor("#b8b8b8"),
)
CONTRAST_DARK = Theme(
    name="contrast-dark",
    dark=True,
    window=QColor("#000000"),
    base=QColor("#000000"),
    line=QColor("#ffffff"),
    text=QColor("#ffffff"),
    quiet=QColor("#e6e6e6"),
    accent=QColor("#f0e442"),
    current=QColor("#0f3250"),
    accepted=QColor("#7ff0c8"),
    corrected=QColor("#9ad8ff"),
    warning=QColor("#ffb27a"),
    tint=QColor("#e69f00"),
    cell=QColor("#000000"),
    cell_line=QColor("#ffffff"),
    track=QColor("#5a5a5a"),
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)}

_NAME = "themeName"  # a property of the application, so that everything painted by hand finds it


def current_theme() -> Theme:
    """The theme in force."""
    application = QCoreApplication.instance()
    return THEMES.get(str(application.property(_NAME)) if application else "", LIGHT)


def mixed(color: QColor, ground: QColor, share: float) -> QColor:
    """A colour laid over a ground, with a share from 0 to 1."""
    pairs = ((color.redF(), ground.redF()), (color.greenF(), ground.greenF()), (color.blueF(), ground.blueF()))
    return QColor.fromRgbF(*(share * over + (1 - share) * under for over, under in pairs))


def theme_for(choice: str, hints: QStyleHints) -> Theme:
    """The theme that a choice means: one by its name, or with "system" what the system says of colours and contrast."""
    if choice in THEMES:
        return THEMES[choice]
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    if _wants_contrast(hints):
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    return DARK if dark else LIGHT


def _wants_contrast(hints: QStyleHints) -> bool:
    """Whether the system asks for high contrast; Qt knows from 6.10 on."""
    accessibility = getattr(hints, "accessibility", lambda: None)()
    preference = getattr(accessibility, "contrastPreference", lambda: None)()
    return getattr(preference, "name", "") == "HighContrast"


def apply(application: QApplication, choice: str) -> None:
    """Put a theme by its name, or the "system"'s, in force."""
    theme = theme_for(choice, application.styleHints())
    application.setProperty(_NAME, theme.name)
    application.setStyle("Fusion")
    application.setPalette(_palette(theme))
    application.setStyleSheet(_style_sheet(theme))


def follow_system(application: QApplication, choice: Callable[[], str]) -> None:
    """Change the theme whenever the system changes its colours or its contrast, while ``choice`` says "system"."""

    def follow() -> None:
        if choice() == "system":
            apply(application, "system")

    hints = application.styleHints()
    hints.colorSchemeChanged.connect(follow)
    changed = getattr(getattr(hints, "accessibility", lambda: None)(), "contrastPreferenceChanged", None)
    if changed is not None:
        changed.connect(follow)


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
        (role.Midlight, theme.current),
    ):
        palette.setColor(which, color)
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, theme.quiet)
    return palette


@dataclass(frozen=True, slots=True)
class _Inks:
    """The colours of a theme as a style sheet names them, and the files of its signs."""

    window: str
    base: str
    line: str
    text: str
    quiet: str
    accent: str
    accent_hover: str
    current: str
    warning: str
    edge: str  # around what is typed into
    handle: str  # of a scroll bar
    down: str
    up: str
    check: str


def _inks(theme: Theme) -> _Inks:
    signs = "white" if theme.dark else "black"
    tick = "black" if theme.accent.lightness() > 140 else "white"
    return _Inks(
        window=theme.window.name(),
        base=theme.base.name(),
        line=theme.line.name(),
        text=theme.text.name(),
        quiet=theme.quiet.name(),
        accent=theme.accent.name(),
        accent_hover=theme.accent.lighter(115).name(),
        current=theme.current.name(),
        warning=theme.warning.name(),
        edge=mixed(theme.quiet, theme.base, 0.7).name(),
        handle=mixed(theme.quiet, theme.window, 0.55).name(),
        down=resource("icons", f"down-{signs}.svg").as_posix(),
        up=resource("icons", f"up-{signs}.svg").as_posix(),
        check=resource("icons", f"check-{tick}.svg").as_posix(),
    )


def _style_sheet(theme: Theme) -> str:
    inks = _inks(theme)
    return "".join(part(inks) for part in (_bars_and_buttons, _lists, _fields, _edges))


def _bars_and_buttons(inks: _Inks) -> str:
    """Tool bars, push buttons, tabs."""
    return f"""
    QMainWindow, QStatusBar {{ background: {inks.window}; }}
    QToolBar {{ background: {inks.base}; border: 0; border-bottom: 1px solid {inks.line}; padding: 6px 8px;
        spacing: 8px; }}
    QToolBar[role="banner"] {{ background: {inks.current}; border-bottom: 1px solid {inks.accent}; }}
    QToolBar QToolButton {{ background: {inks.window}; border: 1px solid {inks.line}; border-radius: 4px;
        padding: 5px 12px; }}
    QToolBar QToolButton:hover, QPushButton:hover {{ background: {inks.current}; }}
    QToolBar QToolButton:focus, QPushButton:focus {{ border: 2px solid {inks.accent}; padding: 4px 11px; }}
    QToolBar QToolButton:disabled {{ color: {inks.quiet}; }}
    QToolBar QToolButton#qt_toolbar_ext_button {{ padding: 2px; qproperty-icon: url("{inks.down}"); }}
    QPushButton {{ background: {inks.window}; border: 1px solid {inks.line}; border-radius: 4px; padding: 5px 12px; }}
    QPushButton:disabled {{ color: {inks.quiet}; }}
    QPushButton[primary="true"], QToolButton[primary="true"]:enabled {{ background: {inks.accent}; color: {inks.base};
        border-color: {inks.accent}; }}
    QPushButton[primary="true"]:focus {{ border: 2px solid {inks.text}; }}
    QToolButton[primary="true"]:enabled {{ font-weight: 600; }}
    QPushButton[primary="true"]:hover, QToolButton[primary="true"]:hover {{ background: {inks.accent_hover}; }}
    QToolButton[role="tab"] {{ border: 0; border-bottom: 2px solid transparent; padding: 4px 12px; color: {inks.quiet};
        background: transparent; }}
    QToolButton[role="tab"]:hover {{ color: {inks.text}; }}
    QToolButton[role="tab"]:checked {{ color: {inks.accent}; border-bottom-color: {inks.accent}; font-weight: 600; }}
    QToolButton[role="tab"]:focus {{ background: {inks.current}; }}
    """


def _lists(inks: _Inks) -> str:
    """Menus, and what has rows."""
    return f"""
    QMenuBar {{ background: {inks.base}; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {inks.current}; color: {inks.text}; }}
    QHeaderView::section {{ background: {inks.window}; color: {inks.quiet}; border: 0;
        border-bottom: 1px solid {inks.line};
        padding: 6px 8px; }}
    QTableView, QListView, QTreeView {{ border: 0; background: {inks.base}; }}
    QListView[role="completions"] {{ border: 1px solid {inks.edge}; }}
    """


def _fields(inks: _Inks) -> str:
    """What is typed into, chosen from or ticked."""
    return f"""
    QLineEdit, QPlainTextEdit, QTextEdit {{ background: {inks.base}; color: {inks.text}; border: 1px solid {inks.edge};
        border-radius: 3px; padding: 3px; }}
    QTableView QLineEdit, QAbstractItemView QLineEdit {{ padding: 0; }}
    QComboBox, QSpinBox {{ background: {inks.base}; color: {inks.text}; border: 1px solid {inks.edge};
        border-radius: 3px;
        padding: 3px 6px; }}
    QComboBox:focus, QSpinBox:focus {{ border-color: {inks.accent}; }}
    QComboBox:disabled, QSpinBox:disabled {{ background: {inks.window}; color: {inks.quiet}; border-color: {inks.line};
        }}
    QComboBox::drop-down {{ border: 0; width: 20px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow {{ image: url("{inks.down}"); width: 10px; height: 10px; }}
    QComboBox QLineEdit, QSpinBox QLineEdit {{ border: 0; padding: 0; background: transparent; }}
    QSpinBox::up-button, QSpinBox::down-button {{ border: 0; width: 18px; }}
    QSpinBox::up-arrow {{ image: url("{inks.up}"); width: 10px; height: 10px; }}
    QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {{ border-color: {inks.accent}; }}
    QCheckBox::indicator, QRadioButton::indicator {{ width: 14px; height: 14px; background: {inks.base};
        border: 1px solid {inks.edge}; border-radius: 3px; }}
    QRadioButton::indicator {{ border-radius: 8px; }}
    QCheckBox::indicator:checked {{ background: {inks.accent}; border-color: {inks.accent}; image: url("{inks.check}");
        }}
    QRadioButton::indicator:checked {{ background: {inks.base}; border: 5px solid {inks.accent}; width: 6px;
        height: 6px; }}
    QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border-color: {inks.text}; }}
    QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ background: {inks.window};
        border-color: {inks.line}; }}
    """


def _edges(inks: _Inks) -> str:
    """Scroll bars, captions, tips."""
    return f"""
    QSplitter::handle {{ background: {inks.line}; }}
    QScrollBar {{ background: transparent; border: 0; margin: 0; }}
    QScrollBar:vertical {{ width: 13px; }}
    QScrollBar:horizontal {{ height: 13px; }}
    QScrollBar::handle {{ background: {inks.handle}; border-radius: 4px; margin: 2px; }}
    QScrollBar::handle:vertical {{ min-height: 32px; }}
    QScrollBar::handle:horizontal {{ min-width: 32px; }}
    QScrollBar::handle:hover {{ background: {inks.quiet}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QLabel[role="caption"] {{ color: {inks.quiet}; font-weight: 600; }}
    QLabel[role="quiet"] {{ color: {inks.quiet}; }}
    QLabel[role="warning"] {{ color: {inks.warning}; }}
    QToolTip {{ border: 1px solid {inks.line}; padding: 4px; background: {inks.base}; color: {inks.text}; }}
    """
