"""What every test relies on: no display needed, nothing of the user's touched, no thread left behind."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

# Before anything of Qt is imported: tests run without a display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import settings

from devtools import compiled

# The same examples in every run, so that a sound commit stays sound; HYPOTHESIS_PROFILE=search looks for new ones.
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

REPOSITORY = Path(__file__).resolve().parent.parent

# Threads that libraries start once and keep: torch's and hypothesis's have names of their own.
_KEPT_THREADS = ("pin_memory", "pytest_timeout", "torch")


def pytest_sessionstart() -> None:
    """Compile the translations that are behind, as dev.py does."""
    compiled.compile_behind(REPOSITORY / "translations")


@pytest.fixture
def shared_data() -> Path:
    """The folder of real manuscripts beside the repository; a public clone has none, and the test is skipped."""
    folder = REPOSITORY.parent / "shared" / "data"
    if not folder.is_dir():
        pytest.skip("needs the folder ../shared/data beside the repository, which is not published")
    return folder


@pytest.fixture(autouse=True)
def _no_leaked_threads() -> Iterator[None]:
    """Fail a test that leaves a thread running."""
    before = set(threading.enumerate())
    yield
    leaked = [thread for thread in threading.enumerate() if thread not in before and _outlives(thread)]
    assert not leaked, f"threads still running after the test: {', '.join(thread.name for thread in leaked)}"


def _outlives(thread: threading.Thread) -> bool:
    """Whether a thread is there to stay: one that is about to end gets five seconds for it."""
    if thread.name.startswith(_KEPT_THREADS):
        return False
    if isinstance(thread, threading._DummyThread):
        # Python never strikes off a thread that it did not start (a QThread), so ask whether it still runs code.
        return thread.ident in sys._current_frames()
    thread.join(timeout=5)
    return thread.is_alive()


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep settings, logs and data of each test in its own folder."""
    from PySide6.QtCore import QSettings, QStandardPaths

    folder = tmp_path / "user"
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(folder / variable))
    monkeypatch.setenv("HISTNORM_LOG_DIR", str(folder / "log"))
    monkeypatch.setenv("HISTNORM_CACHE_DIR", str(folder / "cache"))
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(form, scope, str(folder / "settings"))
    yield
