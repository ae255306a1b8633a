"""The language of the window."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from histnorm_gui.core import languages
from histnorm_gui.core.assets import translation

_INSTALLED = "installedLanguage"  # a property of the application
_LOG = logging.getLogger(__name__)


def install(application: QCoreApplication, preference: str) -> QLocale:
    """Translate the application into a language ("system" or a code); returns the locale for numbers and dates.

    English is the language of the source. Qt's own texts (standard buttons, names of keys) are translated too. What is
    on the screen already is told by Qt (``LanguageChange``) and follows by itself (see ``retranslating``).
    """
    system = QLocale.system()
    code = languages.chosen(preference, system.uiLanguages())
    locale = _locale(code, preference, system)
    QLocale.setDefault(locale)
    installed = f"{code} {locale.name()}"
    if application.property(_INSTALLED) == installed:
        return locale  # telling every widget would change nothing
    application.setProperty(_INSTALLED, installed)
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    for made in _translators(application, code):
        application.installTranslator(made)
    return locale


def _locale(code: str, preference: str, system: QLocale) -> QLocale:
    """How numbers and dates are written: as the system does where that fits the language, else as the language does."""
    wanted = QLocale(code if preference == languages.SYSTEM else preference)
    if wanted.language() == system.language():
        return system
    name = QLocale.languageToCode(system.language())
    if preference == languages.SYSTEM and name not in languages.LANGUAGES and name != "C":
        return system  # a language that we lack: the window is English, dates are written as everywhere else there
    return wanted


def _translators(application: QCoreApplication, code: str) -> Iterator[QTranslator]:
    """Qt's own texts, what it lacks of them, and ours: the later ones are asked first. Of English, ours are plurals."""
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name in ("qt", "qtbase") if code != languages.SOURCE else ():
        theirs = QTranslator(application)
        if theirs.load(QLocale(code), name, "_", qts):
            yield theirs
    for path in (translation(code, "qtbase"), translation(code)):
        ours = QTranslator(application)
        if path.is_file() and ours.load(str(path)):
            yield ours
        elif path == translation(code):
            _LOG.warning("the translation %s is missing; in a checkout, python3 dev.py compiles it", path.name)
