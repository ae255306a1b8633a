"""The wheel, installed away from the checkout, works and has everything in it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

REPOSITORY = Path(__file__).resolve().parent.parent.parent


def _smoke_test() -> ModuleType:
    path = REPOSITORY / "packaging" / "smoke_test.py"
    specification = importlib.util.spec_from_file_location("histnorm_smoke_test", path)
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_installed_wheel_works(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(REPOSITORY)]
    built = subprocess.run(build, capture_output=True, text=True, check=False, timeout=100)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    lines = _smoke_test().smoke_test(wheel)
    assert any("picture of the window" in line for line in lines)
