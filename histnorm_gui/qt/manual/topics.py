"""Which place of the manual tells of which part of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

TOPICS = {
    "AboutDialog": "citing",
    "AcceptAllDialog": "deciding#all-words-of-a-form-at-once",
    "BackupsDialog": "safety#backups",
    "CharacterPalette": "deciding#characters-that-a-keyboard-lacks",
    "CharacterPopup": "deciding#characters-that-a-keyboard-lacks",
    "CommandPalette": "keys#find-an-action",
    "ErrorReportDialog": "troubleshooting#something-went-wrong",
    "EvaluationDialog": "terminal#measure",
    "ExportDialog": "formats#export",
    "FacsimileView": "formats#facsimiles",
    "FilterPanel": "finding#show-some-of-the-words",
    "HistoryDock": "deciding#undo",
    "ImportDialog": "formats#import",
    "KeysDialog": "keys",
    "ManuscriptPanel": "manuscripts",
    "MergeDialog": "manuscripts#two-copies-of-a-project",
    "MethodsDialog": "citing",
    "NotePanel": "deciding#notes-flags-latin",
    "PreferencesDialog": "preferences",
    "ProjectDialog": "preferences#project-settings",
    "ReplaceDialog": "finding#replace",
    "SearchBar": "finding#search",
    "StartPage": "first-manuscript",
    "SuggestionPanel": "suggestions",
    "TrainingPanel": "suggestions#training",
}
"""Classes of widgets with the page, and the English heading on it, that tell of them."""


def topic_of(widget: QWidget | None) -> str | None:
    """The place that tells of a widget or, where there is none, of what it is in; None for anything else."""
    while widget is not None:
        for kind in type(widget).__mro__:
            if kind.__name__ in TOPICS:
                return TOPICS[kind.__name__]
        widget = widget.parentWidget()
    return None
