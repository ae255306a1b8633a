"""What is loaded when: no Qt below the window, no torch before the window is up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from source_tree import modules


def loaded_after(code: str) -> set[str]:
    """The top-level modules loaded in a fresh interpreter after running ``code``."""
    program = f"{code}\nimport sys\nprint(*sorted(name.split('.')[0] for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def importing(*layers: str) -> str:
    """Code that imports every module of the layers."""
    return "\n".join(f"import {module.name}" for module in modules() if module.layer in layers)


def test_layers_below_the_window_do_not_load_qt() -> None:
    loaded = loaded_after(importing("core", "project", "formats", "engine", "services", "cli"))
    assert "histnorm_gui" in loaded
    assert "PySide6" not in loaded


def test_window_does_not_load_torch() -> None:
    loaded = loaded_after(importing("core", "qt"))
    assert "PySide6" in loaded
    assert "torch" not in loaded


def test_a_training_beside_the_window_does_not_load_torch_into_it() -> None:
    code = (
        "from histnorm_gui.core.errors import UserError\n"
        "from histnorm_gui.core.progress import CancelToken\n"
        "from histnorm_gui.qt.training_controller import train_manuscript\n"
        "from histnorm_gui.services.snapshots import TrainingSnapshot\n"
        "snapshot = TrainingSnapshot(1, 'A', 'default', (), (), {}, (), system='none')\n"
        "try:\n    train_manuscript(snapshot, print, CancelToken())\n"
        "except UserError as error:\n    assert error.code.name == 'SYSTEM_UNKNOWN', error\n"
        "else:\n    raise AssertionError\n"
    )
    assert not {"torch", "numpy"} & loaded_after(code)


@pytest.mark.parametrize("layer", ["core", "project", "formats"])
def test_layer_loads_without_torch(layer: str) -> None:
    assert "torch" not in loaded_after(importing(layer))


def test_command_line_parses_without_torch_and_qt() -> None:
    code = (
        "import contextlib, histnorm_gui.bootstrap as bootstrap\n"
        "with contextlib.suppress(SystemExit):\n    bootstrap.main_cli(['--help'])"
    )
    assert not {"torch", "PySide6", "numpy"} & loaded_after(code)


def test_window_arguments_parse_without_qt() -> None:
    loaded = loaded_after("import histnorm_gui.bootstrap as bootstrap\nbootstrap.gui_arguments(['--example'])")
    assert not {"torch", "PySide6"} & loaded


FIRST_PICTURE = """
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from histnorm_gui import bootstrap
import sys

class Painted(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            loaded.update(sys.modules)
        return False

def shown(*_):
    application = QApplication.instance()
    [window] = [widget for widget in application.topLevelWidgets() if widget.inherits("QMainWindow")]
    watch = Painted()
    window.start_page.installEventFilter(watch)
    while not loaded:
        application.processEvents()
    return 0

loaded = set()
QApplication.exec = shown
bootstrap.main_gui(["--language=en"])
print(*sorted(name for name in loaded if " " not in name))
"""


def test_start_page_is_painted_before_what_a_project_needs_is_loaded(tmp_path: Path) -> None:
    folders = {name: str(tmp_path) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HISTNORM_LOG_DIR")}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env=os.environ | folders | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "histnorm_gui.qt.views.start_page" in loaded
    layers = tuple(f"histnorm_gui.{layer}." for layer in ("services", "project", "engine", "formats", "qt.dialogs"))
    assert not {name for name in loaded if name.startswith(layers)}
    assert not {"numpy", "lxml", "sqlite3", "torch", "multiprocessing", "PySide6.QtSvg"} & loaded
