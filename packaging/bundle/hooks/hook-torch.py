"""What a bundle needs of PyTorch: instead of PyInstaller's own hook, which takes all of it, its sources included."""

import sys
from pathlib import Path

from PyInstaller.utils.hooks import get_package_paths

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import trim

_folder = Path(get_package_paths("torch")[1])

module_collection_mode = {"torch": "pyz", **{name: "pyz+py" for name in trim.read_as_source("torch", _folder)}}
# Many of its modules are imported by name, or from native code.
hiddenimports = trim.modules("torch", _folder)
# Loaded by path, not as a dependency of another library; and a program that has to be there for torch to start.
binaries = [(str(path), "torch/lib") for path in sorted((_folder / "lib").glob("libtorch_global_deps.*"))]
binaries += [(str(path), "torch/bin") for path in sorted((_folder / "bin").glob("torch_shm_manager*"))]
