"""The program ``histnorm``: its sub-commands, and what becomes of errors.

Exit status: 0 done, 1 something the user can mend (one line on stderr), 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence

from histnorm_gui import __version__
from histnorm_gui.cli import (
    convert,
    evaluate,
    export,
    importing,
    merge,
    methods,
    normalize,
    repair,
    reproduce,
    settings,
    simulate,
    teach,
    tour,
    train,
    verify,
)
from histnorm_gui.cli.messages import sentence
from histnorm_gui.core.errors import ErrorCode, UserError

COMMANDS = (
    importing,
    train,
    teach,
    normalize,
    export,
    convert,
    evaluate,
    simulate,
    verify,
    repair,
    merge,
    settings,
    methods,
    reproduce,
    tour,
)
INTERRUPTED = 130
PIPE_CLOSED = 141
_FULL = {errno.ENOSPC, errno.EIO, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
"""What a disk says, to which standard output goes, when it takes no more; files that are named say so themselves."""


def build_parser() -> argparse.ArgumentParser:
    """The parser of all sub-commands; each sets ``run`` to the function that carries it out."""
    parser = argparse.ArgumentParser(
        prog="histnorm",
        description="Normalize the spelling of historical manuscripts, without a window.",
        epilog="histnorm COMMAND --help says more about a command. The window is histnorm-gui.",
    )
    parser.add_argument("--version", action="version", version=f"histnorm {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add_parser(commands)
    return parser


def main(argv: Sequence[str]) -> int:
    """Carry out one command and return the exit status; never raises for a user's error."""
    try:
        arguments = build_parser().parse_args(argv)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except SystemExit as stop:  # argparse, which has said why
        return stop.code if isinstance(stop.code, int) else 0
    except UserError as error:
        print(f"histnorm: {sentence(error)}", file=sys.stderr)
        return 1
    except MemoryError:
        print(f"histnorm: {sentence(UserError(ErrorCode.OUT_OF_MEMORY))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nhistnorm: interrupted; what was finished before is kept", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_stdout()
        return PIPE_CLOSED
    except OSError as error:
        if error.errno not in _FULL or error.filename is not None:
            raise
        _give_up_stdout()
        told = UserError(ErrorCode.FILE_UNWRITABLE, path="standard output", reason=error.strerror)
        print(f"histnorm: {sentence(told)}", file=sys.stderr)
        return 1


def _give_up_stdout() -> None:
    """Send what is still buffered nowhere: the reader has gone, and the interpreter would complain at its end."""
    try:
        descriptor = sys.stdout.fileno()
    except OSError:  # not a real file, as in tests
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
