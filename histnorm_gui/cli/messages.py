"""Sentences of the command line: what went wrong, where, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Notice, NoticeCode, ProblemCode, RowProblem

SENTENCES: dict[ErrorCode, str] = {
    ErrorCode.FILE_MISSING: "{path}: there is no such file; please check the name.",
    ErrorCode.FILE_IS_DIRECTORY: "{path}: this is a folder; please name a file.",
    ErrorCode.FILE_EMPTY: "{path}: the file is empty; please choose one with text in it.",
    ErrorCode.FILE_BINARY: (
        "{path}, line {line}: there are zero bytes, control characters or endless signs in it, so this is no text; "
        "please choose a file of one of the formats that histnorm reads."
    ),
    ErrorCode.FILE_ENCODING: (
        "{path}, line {line}: not encoded in {encoding}; please choose another encoding, or save the file as UTF-8."
    ),
    ErrorCode.FILE_TOO_LARGE: (
        "{path}: the file is larger than {largest} MB, more than a project can hold; please divide it."
    ),
    ErrorCode.FILE_NEEDS_MEMORY: (
        "{path}: reading it takes about {needed} MB of memory, and {free} MB are free; please end other programs, or "
        "divide the file (import, convert and export read it all the same with --ignore-memory)."
    ),
    ErrorCode.ENCODING_UNKNOWN: (
        "There is no encoding called {encoding}; please choose one of: {known}; or another one that Python knows."
    ),
    ErrorCode.FILE_UNREADABLE: "{path}: cannot be read ({reason}); please check the file and its permissions.",
    ErrorCode.FILE_UNWRITABLE: "{path}: cannot be written ({reason}); please choose another place.",
    ErrorCode.NO_TOKENS: "{path}: there are no words in it; please choose a file with text.",
    ErrorCode.TSV_COLUMNS: (
        "{path}, line {line}: found {found} of {expected} columns; please separate form and normalization by a tab."
    ),
    ErrorCode.PROJECT_EXISTS: "{path}: something is there already and was not changed; please choose another name.",
    ErrorCode.PROJECT_NOT_ONE: "{path}: this is not a histnorm project; please name a .histnorm file.",
    ErrorCode.PROJECT_NEWER: (
        "{path}: the project was written by a newer histnorm (its format is {found}, this program knows {supported}) "
        "and was not changed; please update histnorm."
    ),
    ErrorCode.PROJECT_READ_ONLY: "{path}: the project is write-protected; please make file and folder writable.",
    ErrorCode.PROJECT_DAMAGED: (
        "{path}: the project file is damaged ({reason}) and was not changed; please go back to a copy of it."
    ),
    ErrorCode.PROJECT_IN_USE: "{path}: the project is open elsewhere ({holder}); please close it there first.",
    ErrorCode.PROJECT_HELD_ELSEWHERE: (
        "{path}: {holder} has opened the project on another machine (since {since}) and not closed it; please close it "
        "there, or delete {path}.lock if that machine is not working on it any more."
    ),
    ErrorCode.PROJECT_LOOKED_AT: (
        "{path}: the project is open for reading only and was not changed; please open it for editing first."
    ),
    ErrorCode.PROJECT_CHANGED_OUTSIDE: (
        "{path}: another program has changed the file meanwhile; it was not overwritten, and the last change is not "
        "in it. Please open it anew."
    ),
    ErrorCode.PROJECT_UNRELATED: (
        "{path}: this is not a copy of the same project; please merge copies of one project only."
    ),
    ErrorCode.PROJECT_UNREPAIRABLE: (
        "{path}: there is nothing in the file that could be saved; please go back to a backup."
    ),
    ErrorCode.BACKUP_FAILED: (
        "{path}: the backup could not be made ({reason}), and so nothing was changed; please make room there."
    ),
    ErrorCode.PROJECT_WRITE_FAILED: (
        "{path}: the last change could not be written ({reason}) and was taken back; please look at the disk."
    ),
    ErrorCode.SIGLUM_TAKEN: "There is a manuscript {siglum} in the project already; please choose another siglum.",
    ErrorCode.SIGLUM_EMPTY: "The manuscript has no siglum; please give its short name with --siglum.",
    ErrorCode.MANUSCRIPT_UNKNOWN: "There is no manuscript {siglum} in the project; please name one of: {known}.",
    ErrorCode.MANUSCRIPT_NOT_NAMED: "Please say which manuscript with --manuscript; the project has: {known}.",
    ErrorCode.MODEL_DAMAGED: (
        "{path}: this is no model, or a damaged one ({reason}); please name another file, or have the model made again."
    ),
    ErrorCode.MODEL_MISFIT: (
        "{path}: the model does not fit ({reason}); please name another file, or have it made by this histnorm."
    ),
    ErrorCode.MODEL_MISSING: "There is no model for the manuscript {siglum} yet; please run histnorm train first.",
    ErrorCode.TOO_FEW_DECISIONS: (
        "There are {found} decided words to learn from, and at least {needed} are needed; please decide some more."
    ),
    ErrorCode.LEXICON_GONE: (
        "{path}: the word list of this project is not there any more, and it is done without; please name another one "
        "with histnorm settings PROJECT --lexicon FILE."
    ),
    ErrorCode.TAGGER_GONE: (
        "{path}: the model of other texts of this project is not there any more, and it is done without; please name "
        "another one with histnorm settings PROJECT --tagger FILE."
    ),
    ErrorCode.TAGGER_UNUSABLE: (
        "{path}: this model of other texts cannot be used ({reason}); please choose another one."
    ),
    ErrorCode.NO_PROFILE: (
        "There is no profile of the language of these words, and without one no model for other projects can be made; "
        "please name one with --language: {known}."
    ),
    ErrorCode.NO_EXAMPLES: "{path}: there are no normalizations to learn from; please give a TSV with a second column.",
    ErrorCode.XML_BROKEN: "{path}, line {line}: this is not well-formed XML ({reason}); please mend it and try again.",
    ErrorCode.XML_UNSAFE: (
        "{path}, line {line}: the file declares entities of its own, which histnorm does not expand; please put the "
        "characters in their place."
    ),
    ErrorCode.FORMAT_UNKNOWN: (
        "{path}: histnorm does not know XML with the root element {found}; please export the file in a format that "
        "it reads, or as plain text."
    ),
    ErrorCode.OPTION_UNKNOWN: "There is no option {option} for this file; please choose among: {known}.",
    ErrorCode.TEXT_UNWRITABLE: "{path}: this cannot be written in the chosen format ({reason}); please choose another.",
    ErrorCode.SOURCE_DIFFERS: (
        "{path} is read in another way now than when it was imported: {found} tokens instead of {expected}; "
        "please export a table or the text instead."
    ),
    ErrorCode.DEVICE_MISSING: (
        "There is no device {device} on this computer that histnorm can compute on; please choose among: {known}; or "
        "--device auto."
    ),
    ErrorCode.DEVICE_FAILED: (
        "The device {device} failed ({reason}); the CPU did the rest, and nothing is lost. If it fails again, "
        "please leave out --device."
    ),
    ErrorCode.DEVICE_DIFFERS: (
        "The device {device} computes something else than the CPU, which did its work; nothing is lost. A newer driver "
        "may help; else please leave out --device."
    ),
    ErrorCode.OUT_OF_MEMORY: "There is not enough memory for this; please close other programs and try again.",
    ErrorCode.TEXT_UNENCODABLE: (
        "{path}: the encoding of this file ({encoding}) has no {characters}; please save it as "
        "UTF-8 and import it again."
    ),
    ErrorCode.SYSTEM_UNKNOWN: "There is no system called {system}; please choose one of: {known}.",
    ErrorCode.SYSTEM_UNAVAILABLE: (
        "The system {system} needs the package {package}; please install it (pip install {package})."
    ),
    ErrorCode.FOLDER_MISSING: "{path}: there is no such folder; please check the name.",
    ErrorCode.FOLDER_FOREIGN: (
        "{path}: something other than results is there already, and was not changed; please name another folder."
    ),
    ErrorCode.CORPUS_EMPTY: (
        "{path}: there are no manuscripts in this folder; please give one with files called SIGLUM.train.tsv and "
        "SIGLUM.dev.tsv or SIGLUM.test.tsv."
    ),
    ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN: "{path}: there is no manuscript {siglum}; please choose among: {known}.",
    ErrorCode.RESULTS_DAMAGED: (
        "{path}, line {line}: this is no line of results; please mend or remove it, or name another file."
    ),
    ErrorCode.TABLE_COLUMNS: "{path}: the table has no column {missing}; please give one with a header.",
    ErrorCode.LANGUAGE_UNKNOWN: (
        "There is no language profile called {language}; please choose one of: {known}; or give a profile file (.toml)."
    ),
    ErrorCode.LANGUAGE_SYNTAX: "{path}, line {line}: this is not TOML ({reason}); please mend the line.",
    ErrorCode.LANGUAGE_ENTRY: (
        "{path}, line {line}: a language profile has no entry {entry}; please choose among: {known}."
    ),
    ErrorCode.LANGUAGE_ENTRY_MISSING: "{path}: the language profile has no entry {entry}; please add it.",
    ErrorCode.LANGUAGE_VALUE: (
        "{path}, line {line}: {value} cannot be understood in {entry}; please see how profiles are written in "
        "docs/languages.md."
    ),
    ErrorCode.LANGUAGE_CONTEXT: (
        "{path}, line {line}: {entry} has a condition that is not known: {value}; please use initial, final, before, "
        "after, on, with letters or one of: {known}."
    ),
    ErrorCode.LANGUAGE_NO_DEFAULT: (
        "{path}, line {line}: {entry} does not say what holds when no condition does; please add a line that begins "
        'with "always" or "otherwise".'
    ),
    ErrorCode.LANGUAGE_TWICE: "{path}, line {line}: {value} is in {entry} twice; please leave one of them.",
    ErrorCode.PATTERN_WRONG: "{pattern}: this is no regular expression ({reason}); please correct it.",
    ErrorCode.PATTERN_ENDLESS: (
        "{pattern}: searching for this could take for ever, because it repeats a repetition; please write it otherwise."
    ),
    ErrorCode.REPORT_FOREIGN: "{path}: this is no report of histnorm; please name a file that histnorm methods wrote.",
    ErrorCode.REPORT_NEWER: (
        "{path}: the report was written by a newer histnorm (its format is {found}, this program knows {supported}); "
        "please update histnorm."
    ),
    ErrorCode.REPORT_DAMAGED: (
        "{path}: the report is damaged or was changed ({entry} does not fit); please have it written again."
    ),
    ErrorCode.REPORT_WITHOUT_TRAINING: (
        "{path}: there is no training in this report that could be repeated; please train the manuscript with this "
        "version of histnorm and have the report written again."
    ),
    ErrorCode.REPORT_PROJECT_MISSING: (
        "{path}: the project of this report ({name}) is not beside it; please name it with --project."
    ),
    ErrorCode.REPORT_LEXICON_MISSING: "The training used a word list ({name}); please name it with --lexicon.",
    ErrorCode.METHODS_LANGUAGE_UNKNOWN: (
        "The paragraph cannot be written in the language {language}; please choose one of: {known}."
    ),
    ErrorCode.REPLACEMENT_WRONG: "{replacement}: this does not fit the pattern ({reason}); please correct it.",
}

PROBLEMS: dict[ProblemCode, str] = {
    ProblemCode.MISSING_COLUMN: "there is no second column",
    ProblemCode.EMPTY_FORM: "there is no form",
    ProblemCode.TOO_MANY_COLUMNS: "there are too many columns",
}


NOTICES: dict[NoticeCode, str] = {
    NoticeCode.OUTSIDE_ORDER: "the region {text} is not in the reading order of its page; it follows at the end",
}


class _Arguments(dict[str, str]):
    """The arguments of an error as text; one that was not given must not hide the error itself."""

    def __missing__(self, key: str) -> str:
        return f"unknown {key}"


def sentence(error: UserError) -> str:
    """One line that says what is wrong, where, and what to do."""
    arguments = _Arguments({name: _text(value) for name, value in error.args_by_name.items()})
    return " ".join(SENTENCES[error.code].format_map(arguments).splitlines())


def problem_line(path: object, problem: RowProblem) -> str:
    """One line on a row that was left out of a file."""
    return f"{path}, line {problem.line}: left out, {PROBLEMS[problem.code]}: {problem.text!r}"


def notice_line(path: object, notice: Notice) -> str:
    """One line on something that was read, but perhaps not as the file means it."""
    return f"{path}, line {notice.line}: {NOTICES[notice.code].format(text=notice.text)}"


def _text(value: object) -> str:
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return ", ".join(str(part) for part in value) or "none"
    return str(value) if value != "" else "none"


_LOSSES = {
    "joins": "{count} joins have no place in this format: the normalization stands at the first word of each",
    "modernizations": "{count} modernizations have no place in this format and are left out",
    "remarks": "{count} notes and flags have no place in this format and are left out",
}


def loss_sentence(code: str, count: int) -> str:
    """What an export leaves out."""
    return _LOSSES[code].format(count=count)
