"""The names of settings and of their values, and of what can be chosen for reading a file, in the editor's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from histnorm_gui.core import languages
from histnorm_gui.core import preferences as options
from histnorm_gui.core.preferences import Group, Option, ViewMode
from histnorm_gui.qt import messages

translate = QCoreApplication.translate


def group_name(group: Group) -> str:
    """What a group of settings is called."""
    return {
        Group.EDITOR: translate("options", "You"),
        Group.LOOK: translate("options", "Window"),
        Group.TEXT: translate("options", "Text"),
        Group.PROJECT: translate("options", "New projects (of the open one: File > Project settings)"),
        Group.LEARNING: translate("options", "Learning"),
        Group.BACKUPS: translate("options", "Backups"),
    }[group]


def option_name(option: Option) -> str:
    """What a setting is called."""
    return {
        options.EDITOR: translate("options", "Your name"),
        options.LANGUAGE: translate("options", "Language"),
        options.THEME: translate("options", "Colours"),
        options.FONT_FAMILY: translate("options", "Font of the manuscript's text"),
        options.FONT_SIZE: translate("options", "Size of the manuscript's text"),
        options.VIEW_MODE: translate("options", "Show the text as"),
        options.SHOW_PUNCTUATION: translate("options", "Show punctuation in the table"),
        options.SYSTEM: translate("options", "System that learns"),
        options.RECIPE: translate("options", "Recipe of the bi-LSTM"),
        options.PROFILE: translate("options", "Language of the manuscripts"),
        options.CAPITALS: translate("options", "Capitals"),
        options.LEXICON: translate("options", "Word list"),
        options.TAGGER_FILE: translate("options", "Model of other texts"),
        options.DEVICE: translate("options", "Compute on"),
        options.AUTO_RETRAIN: translate("options", "Retrain automatically"),
        options.AUTO_RETRAIN_EVERY: translate("options", "Retrain after"),
        options.BACKUPS_HOURLY: translate("options", "Hourly backups to keep"),
        options.BACKUPS_DAILY: translate("options", "Daily backups to keep"),
        options.BACKUPS_BULK: translate("options", "Backups before bulk steps to keep"),
        options.BACKUPS_ROOM: translate("options", "Room for the backups of a project"),
    }.get(option, option.key)


def option_hint(option: Option) -> str:
    """What one should know of a setting; empty where its name says all."""
    return {
        options.EDITOR: translate("options", "kept with each decision; may be empty"),
        options.CAPITALS: translate("options", "what is expected until your decisions say more"),
        options.LEXICON: translate("options", "words of today's language, one a line"),
        options.TAGGER_FILE: translate("options", "made in another project"),
        options.DEVICE: translate("options", "for trainings; suggestions are made on the CPU in any case"),
        options.BACKUPS_HOURLY: translate("options", "made while you work; 0 for none"),
        options.BACKUPS_DAILY: translate("options", "made once a day on which you work; 0 for none"),
        options.BACKUPS_BULK: translate("options", "before accepting all, replacing, importing, merging; 0 for none"),
        options.BACKUPS_ROOM: translate("options", "the newest three are always kept"),
    }.get(option, "")


def choice_name(option: Option, value: str) -> str:
    """What a value of a setting is called."""
    names = {
        options.LANGUAGE: {languages.SYSTEM: translate("options", "as the system"), **languages.LANGUAGES},
        options.THEME: {
            "system": translate("options", "as the system"),
            "light": translate("options", "light"),
            "dark": translate("options", "dark"),
            "contrast-light": translate("options", "high contrast, light"),
            "contrast-dark": translate("options", "high contrast, dark"),
        },
        options.VIEW_MODE: {
            ViewMode.TABLE.value: translate("options", "table"),
            ViewMode.PAGE.value: translate("options", "page"),
            ViewMode.BOTH.value: translate("options", "both"),
        },
        options.DEVICE: {
            options.CPU: translate("options", "processor (CPU)"),
            options.CUDA: translate("options", "graphics processor (CUDA)"),
            options.MPS: translate("options", "Apple’s graphics processor (MPS)"),
        },
        options.CAPITALS: {
            "learn": translate("options", "learn from my decisions"),
            "nouns": translate("options", "nouns with capitals"),
            "form": translate("options", "all as in the manuscript"),
            "lower": translate("options", "everything in lower case"),
        },
        options.RECIPE: {
            "default": translate("options", "default (fast)"),
            "paper": translate("options", "Bollmann & Søgaard 2016 (slow)"),
        },
    }
    if option is options.SYSTEM and value == "default":
        return translate("options", "histnorm: all of them together (recommended)")
    if option is options.SYSTEM:
        return messages.system_name(value)
    return names.get(option, {}).get(value, value)


def searched(option: Option) -> str:
    """All that is said of a setting, to search in."""
    values = " ".join(choice_name(option, value) for value in option.choices)
    return f"{option_name(option)} {group_name(option.group)} {values} {option_hint(option)}"


def suffix(option: Option) -> str:
    """What stands behind a number."""
    return {
        options.FONT_SIZE: translate("options", " px"),
        options.AUTO_RETRAIN_EVERY: translate("options", " new decisions"),
        options.BACKUPS_ROOM: translate("options", " MB"),
    }.get(option, "")


def reading_value(name: str, value: str) -> str:
    """What a choice for reading a file is called; names that come from the file itself are shown as they are."""
    none = translate("options", "(there is none)")
    texts = {
        "delimiter": {"tab": translate("options", "tab")},
        "quote": {"none": translate("options", "none: they are plain characters")},
        "comment": {"none": none},
        "header": {"none": none},
        "normalization": {"none": translate("options", "(there is none yet)")},
        "feature": {"none": translate("options", "(there is none yet)")},
        "text": {
            "words": translate("options", "only what is marked up as a word"),
            "all": translate("options", "all of the text"),
        },
        "markup": {"w": '<w norm="…">', "choice": "<choice><orig>…</orig><reg>…</reg></choice>"},
        "unmarked": {
            "open": translate("options", "open"),
            "same": translate("options", "right as they stand"),
        },
        "hyphens": {
            "apart": translate("options", "two words"),
            "joined": translate("options", "one word, without the hyphen"),
        },
        "automatic": {
            "read": translate("options", "taken over like the others"),
            "open": translate("options", "left open"),
        },
    }
    return texts.get(name, {}).get(value, value)
