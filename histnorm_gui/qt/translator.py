"""The language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from histnorm_gui.core.assets import translation


def install(application: QCoreApplication, language: str) -> QLocale:
    """Translate the window into a language ("system", "en", "de"); returns the locale for numbers and dates.

    English is the language of the source. Qt's own texts (standard buttons) are translated too.
    """
    locale = QLocale.system() if language == "system" else QLocale(language)
    QLocale.setDefault(locale)
    code = QLocale.languageToCode(locale.language())
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    if code == "en":
        return locale
    qt = QTranslator(application)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    own = QTranslator(application)
    path = translation(code)
    if path.is_file() and own.load(str(path)):
        application.installTranslator(own)
    return locale
