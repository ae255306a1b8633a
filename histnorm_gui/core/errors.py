"""Errors that a user can mend; anything else that is raised is a bug."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum


class ErrorCode(StrEnum):
    """What went wrong. The window and the command line make sentences of these; see the arguments beside each."""

    FILE_MISSING = "file-missing"  # path
    FILE_IS_DIRECTORY = "file-is-directory"  # path
    FILE_EMPTY = "file-empty"  # path
    FILE_BINARY = "file-binary"  # path, line (of what no text holds)
    FILE_ENCODING = "file-encoding"  # path, line, encoding, found ("" or what it is instead: "UTF-16")
    ENCODING_UNKNOWN = "encoding-unknown"  # encoding, known
    FILE_TOO_LARGE = "file-too-large"  # path, largest (in MB)
    FILE_NEEDS_MEMORY = "file-needs-memory"  # path, needed and free (in MB)
    FILE_UNREADABLE = "file-unreadable"  # path, reason
    FILE_UNWRITABLE = "file-unwritable"  # path, reason
    NO_TOKENS = "no-tokens"  # path
    TSV_COLUMNS = "tsv-columns"  # path, line, found, expected
    PROJECT_EXISTS = "project-exists"  # path
    PROJECT_NOT_ONE = "project-not-one"  # path
    PROJECT_NEWER = "project-newer"  # path, found, supported
    PROJECT_READ_ONLY = "project-read-only"  # path
    PROJECT_DAMAGED = "project-damaged"  # path, reason
    PROJECT_IN_USE = "project-in-use"  # path, holder
    PROJECT_HELD_ELSEWHERE = "project-held-elsewhere"  # path, holder, since
    PROJECT_LOOKED_AT = "project-looked-at"  # path
    PROJECT_CHANGED_OUTSIDE = "project-changed-outside"  # path
    PROJECT_UNRELATED = "project-unrelated"  # path
    PROJECT_UNREPAIRABLE = "project-unrepairable"  # path
    BACKUP_FAILED = "backup-failed"  # path, reason
    PROJECT_WRITE_FAILED = "project-write-failed"  # path, reason
    SIGLUM_TAKEN = "siglum-taken"  # siglum
    SIGLUM_EMPTY = "siglum-empty"  #
    MANUSCRIPT_UNKNOWN = "manuscript-unknown"  # siglum, known
    MANUSCRIPT_NOT_NAMED = "manuscript-not-named"  # known
    MODEL_DAMAGED = "model-damaged"  # path, reason
    MODEL_MISFIT = "model-misfit"  # path, reason
    MODEL_MISSING = "model-missing"  # siglum
    DEVICE_MISSING = "device-missing"  # device, known (the codes of those that are there)
    DEVICE_FAILED = "device-failed"  # device, reason (the driver's)
    DEVICE_DIFFERS = "device-differs"  # device
    OUT_OF_MEMORY = "out-of-memory"  #
    TOO_FEW_DECISIONS = "too-few-decisions"  # found, needed
    LEXICON_GONE = "lexicon-gone"  # path
    TAGGER_GONE = "tagger-gone"  # path
    TAGGER_UNUSABLE = "tagger-unusable"  # path, reason
    NO_PROFILE = "no-profile"  # known
    NO_EXAMPLES = "no-examples"  # path
    XML_BROKEN = "xml-broken"  # path, line, reason
    XML_UNSAFE = "xml-unsafe"  # path, line
    FORMAT_UNKNOWN = "format-unknown"  # path, found (the root element)
    OPTION_UNKNOWN = "option-unknown"  # option (its name, or name=value), known
    TEXT_UNWRITABLE = "text-unwritable"  # path, reason
    SOURCE_DIFFERS = "source-differs"  # path, found, expected (numbers of tokens)
    TEXT_UNENCODABLE = "text-unencodable"  # path, encoding, characters
    SYSTEM_UNKNOWN = "system-unknown"  # system, known
    SYSTEM_UNAVAILABLE = "system-unavailable"  # system, package
    FOLDER_MISSING = "folder-missing"  # path
    FOLDER_FOREIGN = "folder-foreign"  # path
    CORPUS_EMPTY = "corpus-empty"  # path
    CORPUS_MANUSCRIPT_UNKNOWN = "corpus-manuscript-unknown"  # siglum, path, known
    RESULTS_DAMAGED = "results-damaged"  # path, line
    TABLE_COLUMNS = "table-columns"  # path, missing
    LANGUAGE_UNKNOWN = "language-unknown"  # language, known
    LANGUAGE_SYNTAX = "language-syntax"  # path, line, reason (the parser's)
    LANGUAGE_ENTRY = "language-entry"  # path, line, entry, known
    LANGUAGE_ENTRY_MISSING = "language-entry-missing"  # path, entry
    LANGUAGE_VALUE = "language-value"  # path, line, entry, value (the part that cannot be understood)
    LANGUAGE_CONTEXT = "language-context"  # path, line, entry, value (the condition), known (classes of letters)
    LANGUAGE_NO_DEFAULT = "language-no-default"  # path, line, entry
    LANGUAGE_TWICE = "language-twice"  # path, line, entry, value
    PATTERN_WRONG = "pattern-wrong"  # pattern, reason
    PATTERN_ENDLESS = "pattern-endless"  # pattern
    REPORT_FOREIGN = "report-foreign"  # path
    REPORT_NEWER = "report-newer"  # path, found, supported
    REPORT_DAMAGED = "report-damaged"  # path, entry
    REPORT_WITHOUT_TRAINING = "report-without-training"  # path
    REPORT_PROJECT_MISSING = "report-project-missing"  # path, name (of the project file)
    REPORT_LEXICON_MISSING = "report-lexicon-missing"  # name (of the word list)
    METHODS_LANGUAGE_UNKNOWN = "methods-language-unknown"  # language, known
    REPLACEMENT_WRONG = "replacement-wrong"  # replacement, reason


OF_DEVICES = (ErrorCode.DEVICE_MISSING, ErrorCode.DEVICE_FAILED, ErrorCode.DEVICE_DIFFERS)
"""Why a training was not computed on the device that was wanted."""


class UserError(Exception):
    """Something the user can mend, as a code with its arguments (paths, line numbers, names)."""

    def __init__(self, code: ErrorCode, **args: object) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_by_name = args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        return f"{self.code.value}({details})"

    def about(self, **args: object) -> UserError:
        """The same error with further arguments; those that it has stay."""
        return UserError(self.code, **{**args, **self.args_by_name})


@contextmanager
def naming(path: object) -> Iterator[None]:
    """Have the errors of what is done within name the file that it is done with, where they name none."""
    try:
        yield
    except UserError as error:
        raise error.about(path=path) from error
