#!/usr/bin/env python3
"""The one developer command: ``python3 dev.py`` lists what it can do. Each command first sets up what it needs.

Standard library only; the work is in devtools/. The syntax here stays readable for older versions of Python, which
get a clear line instead of a traceback.
"""

import sys

OLDEST = (3, 11)


def main():
    # type: () -> int
    """Run the command named on the command line and return its exit status."""
    if sys.version_info < OLDEST:
        found = ".".join(str(part) for part in sys.version_info[:2])
        sys.stderr.write("histnorm needs Python 3.11 or later; this is Python {}.\n".format(found))  # noqa: UP032
        return 1
    from devtools.command_line import finish
    from devtools.commands import run_command

    return finish(lambda: run_command(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())
