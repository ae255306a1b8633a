"""Who has a project open, as the lock file names it, and whether that process still lives.

A process is known by its number, by when it began and by the start of the machine: a number alone is given again.
"""

from __future__ import annotations

import getpass
import json
import os
import secrets
import socket
import subprocess
import sys
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

LONGEST = 4096


@dataclass(frozen=True, slots=True)
class Holder:
    """``since`` is UTC in ISO 8601; ``boot`` and ``began`` are empty where the system does not say; ``token`` is of
    this opening alone."""

    user: str
    host: str
    pid: int
    since: str
    boot: str = ""
    began: str = ""
    token: str = ""

    def __str__(self) -> str:
        return f"{self.user}@{self.host} (PID {self.pid})" if self.host else self.user

    @property
    def here(self) -> bool:
        """Whether it is on this machine."""
        return self.host == socket.gethostname()

    @property
    def alive(self) -> bool | None:
        """Whether the process lives; None where that cannot be known, since it is on another machine."""
        if not self.here:
            return None
        if self.boot and self.boot != _boot():
            return False
        began = _began(self.pid)
        if began is None:
            return False
        return not self.began or not began or began == self.began

    def encoded(self) -> bytes:
        """As it stands in the lock file."""
        return json.dumps(asdict(self)).encode("ascii")


def this_process() -> Holder:
    """Who holds what this process opens."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):  # no name for this user id, which differs by version of Python
        user = "?"
    pid = os.getpid()
    since = datetime.now(UTC).isoformat(timespec="seconds")
    return Holder(user, socket.gethostname(), pid, since, _boot(), _began(pid) or "", secrets.token_hex(8))


def decode(data: bytes) -> Holder | None:
    """The holder in a lock file; None where there is anything else in it."""
    try:
        fields = json.loads(data)
        texts = {name: fields.get(name, "") for name in ("user", "host", "since", "boot", "began", "token")}
        pid = fields["pid"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    if not all(isinstance(text, str) for text in texts.values()) or not isinstance(pid, int) or not texts["host"]:
        return None
    return Holder(pid=pid, **texts)


def _boot() -> str:
    """What is the same as long as the machine runs."""
    if sys.platform.startswith("linux"):
        return _read(Path("/proc/sys/kernel/random/boot_id"))
    if sys.platform == "darwin":
        return _said("sysctl", "-n", "kern.bootsessionuuid")
    return ""


def _began(pid: int) -> str | None:
    """When a process began, in the system's own writing ("" where it does not say); None where there is none."""
    if sys.platform.startswith("linux"):
        # The name in brackets may hold anything; the start is the 20th field behind it (proc(5): 22).
        _, _, rest = _read(Path(f"/proc/{pid}/stat")).rpartition(")")
        fields = rest.split()
        if len(fields) <= 19 or fields[0] in ("Z", "X"):
            return None
        return fields[19]
    if sys.platform == "win32":
        listed = _said("tasklist", "/FI", f"PID eq {pid}", "/NH", "/FO", "CSV")
        return "" if f'"{pid}"' in listed or not listed else None
    return _said("ps", "-o", "lstart=", "-p", str(pid)) or None


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace").strip()
    except OSError:
        return ""


def _said(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()
