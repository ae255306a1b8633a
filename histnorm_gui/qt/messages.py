"""Sentences for the window, in the editor's language, made from the codes that the layers below give."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from histnorm_gui.core.edits import EditLabel, Transaction
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Status
from histnorm_gui.core.source import Notice, NoticeCode, ProblemCode, RowProblem, SourceFormat
from histnorm_gui.core.suggestion import Candidate, Level
from histnorm_gui.qt import safety_messages
from histnorm_gui.qt.reasons import reason_sentences
from histnorm_gui.qt.remark_messages import search_texts
from histnorm_gui.qt.report_messages import report_texts

translate = QCoreApplication.translate
BETWEEN_REASONS = " · "


def error_sentence(error: UserError) -> str:
    """What went wrong, where, and what to do, for an error that the user can mend."""
    args = {name: _listed(value) for name, value in error.args_by_name.items()}
    if "path" in args:
        args["name"] = Path(str(args["path"])).name or str(args["path"])
    if "device" in args:
        args["device"] = str(args["device"]).upper()
    sentence = _error_text(error.code).format_map(_Arguments(args))
    if error.code is ErrorCode.FILE_ENCODING and args.get("found"):
        sentence += " " + translate("messages", "It seems to be {found}.").format(found=args["found"])
    return sentence


def _listed(value: object) -> object:
    """Several names as one text, any other argument as it is."""
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return ", ".join(str(part) for part in value)
    return value


class _Arguments(dict[str, object]):
    """Arguments of a sentence; one that is missing must not hide the message."""

    def __missing__(self, key: str) -> str:
        return "?"


def _error_text(code: ErrorCode) -> str:
    texts = _file_texts() | _project_texts() | _learning_texts() | _language_texts() | search_texts() | report_texts()
    return texts[code]


def _file_texts() -> dict[ErrorCode, str]:
    """Sentences about files that are read or written."""
    return {
        ErrorCode.FILE_MISSING: translate("messages", "There is no file “{path}”."),
        ErrorCode.FILE_IS_DIRECTORY: translate("messages", "“{path}” is a folder. Please choose a file."),
        ErrorCode.FILE_EMPTY: translate("messages", "The file “{path}” is empty."),
        ErrorCode.FILE_BINARY: translate(
            "messages",
            "“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads"
            " texts, tables and XML of the formats in the manual.",
        ),
        ErrorCode.FILE_ENCODING: translate(
            "messages",
            "“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save"
            " the file as UTF-8 and try again.",
        ),
        ErrorCode.ENCODING_UNKNOWN: translate("messages", "There is no encoding called {encoding}."),
        ErrorCode.FILE_TOO_LARGE: translate(
            "messages",
            "“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.",
        ),
        ErrorCode.FILE_NEEDS_MEMORY: translate(
            "messages",
            "Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, "
            "or divide the file.",
        ),
        ErrorCode.FILE_UNREADABLE: translate("messages", "“{path}” cannot be read: {reason}"),
        ErrorCode.FILE_UNWRITABLE: translate("messages", "“{path}” cannot be written: {reason}"),
        ErrorCode.NO_TOKENS: translate("messages", "There are no words in “{path}”."),
        ErrorCode.TSV_COLUMNS: translate(
            "messages",
            "“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).",
        ),
        ErrorCode.XML_BROKEN: translate("messages", "“{path}”, line {line}: this is not well-formed XML ({reason})."),
        ErrorCode.XML_UNSAFE: translate(
            "messages", "“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand."
        ),
        ErrorCode.FORMAT_UNKNOWN: translate(
            "messages", "“{path}” is XML of a kind that histnorm does not know (root element “{found}”)."
        ),
        ErrorCode.OPTION_UNKNOWN: translate("messages", "There is no “{option}” in this file; there are: {known}."),
        ErrorCode.TEXT_UNWRITABLE: translate(
            "messages", "“{path}” cannot be written in the chosen format: {reason}. Please choose another."
        ),
        ErrorCode.SOURCE_DIFFERS: translate(
            "messages",
            "“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The"
            " normalizations cannot be put into it; please export a table or the text instead.",
        ),
        ErrorCode.OUT_OF_MEMORY: translate(
            "messages",
            "There is not enough memory for this. Nothing was changed; please close other programs and try again.",
        ),
        ErrorCode.TEXT_UNENCODABLE: translate(
            "messages",
            "The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it"
            " again.",
        ),
        ErrorCode.TABLE_COLUMNS: translate("messages", "The table “{path}” has no column “{missing}”."),
    }


def _project_texts() -> dict[ErrorCode, str]:
    """Sentences about projects and the manuscripts in them."""
    return {
        ErrorCode.PROJECT_EXISTS: translate("messages", "There is already a file “{path}”. Nothing was changed."),
        ErrorCode.PROJECT_NOT_ONE: translate("messages", "“{path}” is not a histnorm project."),
        ErrorCode.PROJECT_NEWER: translate(
            "messages",
            "“{path}” was made by a newer histnorm (version {found} of the project file; this program knows"
            " {supported}). Please update histnorm. Nothing was changed.",
        ),
        ErrorCode.PROJECT_READ_ONLY: translate(
            "messages", "“{path}” is write-protected, so that decisions could not be saved. Nothing was changed."
        ),
        ErrorCode.PROJECT_DAMAGED: translate(
            "messages", "The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy."
        ),
        ErrorCode.PROJECT_IN_USE: translate("messages", "“{path}” is open elsewhere: {holder}."),
        ErrorCode.PROJECT_WRITE_FAILED: translate(
            "messages",
            "Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.",
        ),
        **safety_messages.project_texts(),
        ErrorCode.SIGLUM_TAKEN: translate("messages", "There is already a manuscript “{siglum}” in this project."),
        ErrorCode.SIGLUM_EMPTY: translate("messages", "Please give the manuscript a siglum (a short name)."),
        ErrorCode.MANUSCRIPT_UNKNOWN: translate("messages", "There is no manuscript “{siglum}”; there are: {known}."),
        ErrorCode.MANUSCRIPT_NOT_NAMED: translate("messages", "Please say which manuscript: {known}."),
    }


def _learning_texts() -> dict[ErrorCode, str]:
    """Sentences about models, systems and their evaluation."""
    return {
        ErrorCode.MODEL_DAMAGED: translate(
            "messages", "“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one."
        ),
        ErrorCode.MODEL_MISFIT: translate("messages", "The model “{path}” does not fit this program: {reason}."),
        ErrorCode.MODEL_MISSING: translate("messages", "There is no model yet for “{siglum}”."),
        ErrorCode.TOO_FEW_DECISIONS: translate(
            "messages", "A model needs at least {needed} decided words to learn from; there are {found} so far."
        ),
        ErrorCode.DEVICE_MISSING: translate(
            "messages",
            "The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.",
        ),
        ErrorCode.DEVICE_FAILED: translate(
            "messages",
            "The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.",
        ),
        ErrorCode.DEVICE_DIFFERS: translate(
            "messages", "The graphics processor ({device}) does not compute what the CPU does; the CPU did its work."
        ),
        ErrorCode.TAGGER_UNUSABLE: translate(
            "messages",
            "The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.",
        ),
        ErrorCode.NO_PROFILE: translate(
            "messages",
            "A model for other projects can be made where there is a profile of the language; "
            "there are profiles of: {known}.",
        ),
        ErrorCode.NO_EXAMPLES: translate("messages", "“{path}” has no normalizations to learn from."),
        ErrorCode.SYSTEM_UNKNOWN: translate("messages", "There is no system “{system}”; there are: {known}."),
        ErrorCode.SYSTEM_UNAVAILABLE: translate(
            "messages", "The system “{system}” needs the package {package}, which is not installed."
        ),
        ErrorCode.FOLDER_MISSING: translate("messages", "There is no folder “{path}”."),
        ErrorCode.FOLDER_FOREIGN: translate("messages", "“{path}” holds something other than results."),
        ErrorCode.CORPUS_EMPTY: translate("messages", "There are no manuscripts in “{path}”."),
        ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN: translate(
            "messages", "There is no manuscript “{siglum}” in “{path}”; there are: {known}."
        ),
        ErrorCode.RESULTS_DAMAGED: translate("messages", "“{path}”, line {line}: this is no line of results."),
    }


def _language_texts() -> dict[ErrorCode, str]:
    """Sentences about language profiles."""
    return {
        ErrorCode.LANGUAGE_UNKNOWN: translate(
            "messages", "There is no language profile “{language}”; there are: {known}."
        ),
        ErrorCode.LANGUAGE_SYNTAX: translate("messages", "“{path}”, line {line}: this is not TOML ({reason})."),
        ErrorCode.LANGUAGE_ENTRY: translate(
            "messages", "“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}."
        ),
        ErrorCode.LANGUAGE_ENTRY_MISSING: translate(
            "messages", "The language profile “{path}” has no entry “{entry}”."
        ),
        ErrorCode.LANGUAGE_VALUE: translate(
            "messages", "“{path}”, line {line}: “{value}” cannot be understood in “{entry}”."
        ),
        ErrorCode.LANGUAGE_CONTEXT: translate(
            "messages",
            "“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are"
            " the classes {known}.",
        ),
        ErrorCode.LANGUAGE_NO_DEFAULT: translate(
            "messages",
            "“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that"
            " begins with “always” or “otherwise”.",
        ),
        ErrorCode.LANGUAGE_TWICE: translate("messages", "“{path}”, line {line}: “{value}” is in “{entry}” twice."),
    }


def problem_sentence(problem: RowProblem) -> str:
    """Why a row of a source is left out."""
    texts = {
        ProblemCode.MISSING_COLUMN: translate("messages", "no second column"),
        ProblemCode.EMPTY_FORM: translate("messages", "no form in the first column"),
        ProblemCode.TOO_MANY_COLUMNS: translate("messages", "more columns than in the other rows"),
    }
    text = translate("messages", "Line {line}: {why}: {text}")
    return text.format(line=problem.line, why=texts[problem.code], text=problem.text.replace("\t", " ⇥ "))


def notice_sentence(notice: Notice) -> str:
    """What an editor should know of something that was read."""
    texts = {
        NoticeCode.OUTSIDE_ORDER: translate(
            "messages", "The region {text} is not in the reading order of its page; it follows at the end."
        ),
    }
    return texts[notice.code].format(text=notice.text)


def stage_name(stage: str) -> str:
    """What is being done with a file."""
    return {
        "read": translate("messages", "Reading the file"),
        "verdict": translate("messages", "Waiting until the project is checked"),
        "check": translate("messages", "Checking the XML"),
        "parse": translate("messages", "Looking at how it is built"),
        "words": translate("messages", "Finding the words"),
        "decide": translate("messages", "Collecting the decisions"),
        "store": translate("messages", "Writing into the project"),
        "export": translate("messages", "Collecting the words"),
        "load": translate("messages", "Loading the words"),
        "put": translate("messages", "Putting the normalizations in"),
        "backup": translate("messages", "Making a backup"),
        "copy": translate("messages", "Reading the other copy"),
        "compare": translate("messages", "Comparing manuscripts"),
        "merge": translate("messages", "Writing what was merged"),
        "align": translate("messages", "Comparing the spelling with the normalizations"),
        "train": translate("messages", "Learning"),
    }.get(stage, "")


def status_name(status: Status) -> str:
    """The name of a state."""
    return {
        Status.OPEN: translate("messages", "open"),
        Status.ACCEPTED: translate("messages", "accepted"),
        Status.CORRECTED: translate("messages", "corrected"),
    }[status]


def level_name(level: Level) -> str:
    """The name of a confidence level."""
    return {
        Level.CERTAIN: translate("messages", "Certain"),
        Level.LIKELY: translate("messages", "Likely"),
        Level.UNSURE: translate("messages", "Unsure"),
        Level.GUESS: translate("messages", "Guess"),
    }[level]


def format_name(source_format: SourceFormat) -> str:
    """The name of an import format."""
    return {
        SourceFormat.TSV: translate("messages", "Table: form, tab, normalization (TSV)"),
        SourceFormat.WORD_LIST: translate("messages", "Word list: one form a line"),
        SourceFormat.TEXT: translate("messages", "Running text"),
        SourceFormat.CSV: translate("messages", "Table with chosen columns (CSV, TSV)"),
        SourceFormat.XLSX: translate("messages", "Spreadsheet (xlsx)"),
        SourceFormat.TEI: "TEI P5",
        SourceFormat.VARD: "VARD 2",
        SourceFormat.TCF: "TCF",
        SourceFormat.FOLIA: "FoLiA",
        SourceFormat.CORA: "CorA-XML",
        SourceFormat.PAGE: "PAGE XML",
        SourceFormat.ALTO: "ALTO",
        SourceFormat.EXB: "EXMARaLDA (EXB)",
        SourceFormat.XMI: "UIMA CAS (XMI)",
        SourceFormat.CONLLU: "CoNLL-U",
        SourceFormat.WEBANNO: "WebAnno TSV 3",
        SourceFormat.CABTEXT: translate("messages", "DTA-CAB (text)"),
        SourceFormat.CORATEXT: translate("messages", "CorA (transcription)"),
    }[source_format]


def option_name(name: str) -> str:
    """What a choice for reading a file is about; a name that is not known here is shown as it is."""
    texts = {
        "delimiter": translate("messages", "Columns are separated by"),
        "quote": translate("messages", "Quotation marks around cells"),
        "comment": translate("messages", "Comment lines begin with"),
        "header": translate("messages", "Line with the names of the columns"),
        "form": translate("messages", "Column of the form"),
        "normalization": translate("messages", "Column of the normalization"),
        "sheet": translate("messages", "Sheet"),
        "key": translate("messages", "Key of the normalization (MISC)"),
        "feature": translate("messages", "Layer and feature of the normalization"),
        "text": translate("messages", "Read"),
        "markup": translate("messages", "Mark words up with"),
        "source_layer": translate("messages", "Layer of the form"),
        "unmarked": translate("messages", "Words without a normalization are"),
        "layer": translate("messages", "Layer of the normalization"),
        "hyphens": translate("messages", "Words divided at line ends are"),
        "automatic": translate("messages", "Automatic normalizations are"),
        "token_type": translate("messages", "Type of the tokens"),
        "norm_feature": translate("messages", "Feature of the normalization"),
        "form_tier": translate("messages", "Tier of the form"),
        "norm_tier": translate("messages", "Tier of the normalization"),
    }
    return texts.get(name, name.replace("_", " "))


def candidate_reason(candidate: Candidate) -> str:
    """What speaks for a candidate, in words."""
    return BETWEEN_REASONS.join(reason_sentences(candidate))


def system_name(system: str) -> str:
    """The name of a system as it is called in tables; "memory+crf" is both."""
    names = {
        "memory": translate("messages", "Memory"),
        "bilstm": translate("messages", "bi-LSTM"),
        "mtl": translate("messages", "bi-LSTM, multi-task"),
        "encdec": translate("messages", "encoder-decoder"),
        "norma-star": "Norma*",
        "norma": "Norma",
        "crf": "CRF",
        "default": "histnorm",
    }
    return " + ".join(names.get(part, part) for part in system.split("+"))


def step_name(transaction: Transaction) -> str:
    """The name of a step for the undo menu."""
    texts = {
        EditLabel.ACCEPT: translate("messages", "accept “{subject}”"),
        EditLabel.ACCEPT_ALL: translate("messages", "accept {count}× “{subject}”"),
        EditLabel.CORRECT: translate("messages", "correct “{subject}”"),
        EditLabel.KEEP_FORM: translate("messages", "keep “{subject}”"),
        EditLabel.REOPEN: translate("messages", "reopen “{subject}”"),
        EditLabel.IMPORT: translate("messages", "import of {subject}"),
        EditLabel.REMOVE_MANUSCRIPT: translate("messages", "removal of {subject}"),
        EditLabel.NOTE: translate("messages", "note on “{subject}”"),
        EditLabel.FLAG: translate("messages", "flag on “{subject}”"),
        EditLabel.EXCLUDE: translate("messages", "learning from “{subject}”"),
        EditLabel.REVIEW: translate("messages", "second look at “{subject}”"),
        EditLabel.MODERNIZE: translate("messages", "modernize “{subject}”"),
        EditLabel.JOIN: translate("messages", "join “{subject}”"),
        EditLabel.SPLIT: translate("messages", "take “{subject}” apart"),
        EditLabel.REPLACE: translate("messages", "replace {subject} ({count}×)"),
        EditLabel.FORGET: translate("messages", "forget {subject}"),
        EditLabel.MERGE: translate("messages", "merging of {subject}"),
    }
    if not transaction.subject:
        many = translate("messages", "{count} decisions")
        return many.format(count=QLocale().toString(len(transaction.edits)))
    count = QLocale().toString(len(transaction.edits))
    return texts[transaction.label].format(subject=transaction.subject, count=count)


def time_left(seconds: float) -> str:
    """A remaining time as one would say it."""
    if seconds < 90:
        return translate("messages", "{count} s left").format(count=max(1, round(seconds)))
    return translate("messages", "{count} min left").format(count=round(seconds / 60))


def percent(share: float, decimals: int = 1) -> str:
    """A share from 0 to 1 as a percentage in the locale's writing."""
    return translate("messages", "{number}%").format(number=QLocale().toString(share * 100, "f", decimals))


def confidence(share: float) -> str:
    """A confidence in whole per cent; what is nearly nothing or nearly all is not rounded to it."""
    if share < 0.01:
        return translate("messages", "< 1%")
    return percent(min(share, 0.99) if share < 1 else share, 0)
