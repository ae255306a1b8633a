"""What is loaded when: no Qt below the window, no torch before the window is up."""

from __future__ import annotations

import subprocess
import sys

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
