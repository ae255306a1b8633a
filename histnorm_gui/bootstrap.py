"""Where both programs start: crash reports, logging, and the way from the arguments to the window or the command line.

Imports stay lazy: the command line never loads PySide6, and the window is up before torch is loaded.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import gc
import importlib
import io
import logging
import logging.handlers
import os
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

import appdirs

from histnorm_gui import __version__
from histnorm_gui.core import languages
from histnorm_gui.core.error_log import WordlessFormatter
from histnorm_gui.core.error_report import Repeats, describe

LOG_FOLDER_VARIABLE = "HISTNORM_LOG_DIR"
_LOG_BYTES = 1_000_000
_LOG_FILES = 3

logger = logging.getLogger("histnorm_gui")

ErrorListener = Callable[[BaseException, str], None]


class CrashReports:
    """Sends every error that nobody caught to stderr and the log file, and to one listener where there is one.

    The program goes on: a broken view must not take the editor's unsaved thought with it. What comes up again and again
    is written the first times, and then the 10th, the 100th.
    """

    def __init__(self) -> None:
        self._listener: ErrorListener | None = None
        self._repeats = Repeats()

    def install(self) -> None:
        """Become the hook of the main thread, of other threads, and of errors that cannot be raised."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        sys.unraisablehook = self._on_unraisable

    def set_listener(self, listener: ErrorListener | None) -> None:
        """Have ``listener`` told of each error and where it came up; it may be called from any thread."""
        self._listener = listener

    def report(self, error: BaseException, where: str) -> None:
        """Report one error; ``where`` says in which thread or object it came up."""
        count = self._repeats.count(describe(error).signature)
        if self._repeats.is_worth_telling(count):
            again = f" (for the {count}th time)" if count > 1 else ""
            logger.critical("Unexpected error in %s%s", where, again, exc_info=error)
        if self._listener is None:
            return
        try:
            self._listener(error, where)
        except Exception:  # a listener that fails while reporting must not hide the error itself
            logger.exception("The error listener failed")

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.report(error.with_traceback(trace), "the main thread")

    def _on_thread_error(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            name = args.thread.name if args.thread is not None else "a thread"
            self.report(args.exc_value, f"thread {name}")

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            # Not what the object looks like, which may be a word.
            name = getattr(args.object, "__qualname__", type(args.object).__qualname__)
            self.report(args.exc_value, f"{args.err_msg or 'an object being destroyed'}: {name}")


def log_folder() -> Path:
    """The folder of the log files: that of the platform, or the one that HISTNORM_LOG_DIR names."""
    named = os.environ.get(LOG_FOLDER_VARIABLE)
    return Path(named) if named else Path(appdirs.user_log_dir("histnorm", appauthor=False))


def set_up_logging() -> None:
    """Log warnings to stderr and everything from INFO on to a rotating file; without the file where it cannot be.

    The file may be given to others: errors are in it without any words of manuscripts, which stderr has.
    """
    form = WordlessFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    logger.setLevel(logging.INFO)
    if sys.stderr is not None:  # None in a Windows program without a console
        console = logging.StreamHandler()
        console.setLevel(logging.WARNING)
        console.setFormatter(logging.Formatter("%(name)s: %(message)s"))
        logger.addHandler(console)
    try:
        folder = log_folder()
        folder.mkdir(parents=True, exist_ok=True)
        log = logging.handlers.RotatingFileHandler(
            folder / "histnorm.log", maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8", delay=True
        )
    except OSError as error:
        logger.warning("No log file: %s", error)
        return
    log.setFormatter(form)
    logger.addHandler(log)


def set_up_process() -> CrashReports:
    """Make this process report what goes wrong in it, down to crashes in native code."""
    set_up_logging()
    if sys.stderr is not None:
        faulthandler.enable()
    else:  # a Windows program without a console: a crash in native code is at least written down
        with contextlib.suppress(OSError):
            faulthandler.enable((log_folder() / "crash.log").open("a", encoding="utf-8"))
    reports = CrashReports()
    reports.install()
    return reports


def gui_arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The window's arguments: project, example, screenshot, language. Exits with status 2 when they are wrong."""
    parser = argparse.ArgumentParser(
        prog="histnorm-gui", description="Normalize the spelling of historical manuscripts."
    )
    parser.add_argument("project", nargs="?", metavar="PROJECT", help="the project file to open (NAME.histnorm)")
    parser.add_argument("--example", action="store_true", help="open a fresh copy of the example project")
    parser.add_argument("--screenshot", metavar="FILE", help="save a picture of the window to FILE (PNG) and quit")
    parser.add_argument("--language", metavar="CODE", help=f"language of the window: {', '.join(languages.LANGUAGES)}")
    parser.add_argument("--version", action="version", version=f"histnorm {__version__}")
    arguments = parser.parse_args(argv)
    if arguments.example and arguments.project is not None:
        parser.error("give either PROJECT or --example, not both")
    if arguments.language is not None and languages.code_of(arguments.language) not in languages.LANGUAGES:
        parser.error(f"--language {arguments.language}: the window has {', '.join(languages.LANGUAGES)}")
    return arguments


def main_gui(argv: Sequence[str] | None = None) -> int:
    """Open the window and return its exit status. ``argv`` is that of the process unless given."""
    gc.disable()  # nothing made while starting is garbage; the window collects by itself (qt/collector.py)
    arguments = gui_arguments(sys.argv[1:] if argv is None else argv)
    reports = set_up_process()
    if sys.platform == "win32":
        # From torch 2.9 on, its libraries fail to load there once Qt's are (pytorch issue 166628).
        importlib.import_module("torch")
    arguments.set_error_listener = reports.set_listener
    from histnorm_gui.qt import app

    return app.run(arguments)


def main_cli(argv: Sequence[str] | None = None) -> int:
    """Run one command of ``histnorm`` and return its exit status. ``argv`` is that of the process unless given."""
    set_up_process()
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Manuscripts hold characters that no other encoding has, and files and pipes elsewhere expect UTF-8.
        sys.stdout.reconfigure(encoding="utf-8")
    from histnorm_gui.cli.main import main

    return main(list(sys.argv[1:] if argv is None else argv))
