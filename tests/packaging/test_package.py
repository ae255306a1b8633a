"""What describes the packages is in order, and the checks notice where it is not."""

from __future__ import annotations

import hashlib
import importlib.util
import io
import json
import shutil
import struct
import sys
import tarfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from devtools.environment import ROOT
from devtools.package import KINDS, flatpak, icons, package, validation
from devtools.package.tools import APP_ID, PACKAGING


def _trim() -> ModuleType:
    specification = importlib.util.spec_from_file_location("histnorm_trim", PACKAGING / "bundle" / "trim.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules[specification.name] = module
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def trim() -> ModuleType:
    return _trim()


def test_what_describes_the_packages_is_in_order() -> None:
    assert validation.of_sources() == []


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (f"linux/{APP_ID}.desktop", "Exec=histnorm-gui %f", "Exec=histnorm", "Exec"),
        (f"linux/{APP_ID}.desktop", "Comment[hu]=", "X-Comment[hu]=", "Comment[hu]"),
        (f"linux/{APP_ID}.xml", "0x48697374", "0x48697375", "number"),
        (f"linux/{APP_ID}.xml", "*.histnorm", "*.hist", "names"),
        (f"linux/{APP_ID}.metainfo.xml", 'release version="', 'release version="9', "release"),
        (f"linux/{APP_ID}.metainfo.xml", 'summary xml:lang="sl"', 'summary xml:lang="cs"', "summary in sl"),
        ("linux/histnorm.1", "\n.B merge\n", "\n.B mix\n", "merge"),
        ("macos/Info.plist", "<string>nl</string>", "", "languages"),
        (
            "macos/Info.plist",
            "<string>org.histnorm.project</string>\n      </array>",
            "<string>x</string></array>",
            "opened",
        ),
        ("windows/histnorm.iss", "LicenseFile=..\\..\\LICENSE", "LicenseFile=..\\LICENSE", "licence"),
        ("windows/histnorm.iss", "[Registry]", "[Registri]", "[Registry]"),
        (f"flatpak/{APP_ID}.json", '"--share=ipc"', '"--share=network"', "network"),
        (f"flatpak/{APP_ID}.json", "../../resources/icons/histnorm.svg", "../histnorm.svg", "not there"),
        ("bundle/trim.py", 'LANGUAGES = ("de", ', "LANGUAGES = (", "Qt's texts"),
        ("bundle/histnorm.spec", "PYZ(", "PYZ((", "histnorm.spec"),
    ],
)
def test_fault_is_noticed(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    folder = tmp_path / "packaging"
    shutil.copytree(PACKAGING, folder, ignore=shutil.ignore_patterns("__pycache__"))
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    assert any(said in problem for problem in validation.of_sources(folder))


@pytest.mark.parametrize(
    ("path", "group"),
    [
        ("PySide6/Qt/translations/qtbase_pl.qm", "Qt: translations"),
        ("PySide6/Qt/translations/qtbase_de.qm", None),
        ("PySide6\\translations\\qt_help_de.qm", "Qt: translations"),
        ("PySide6/Qt/lib/libQt6Quick.so.6", "Qt: QML, Quick, PDF, virtual keyboard"),
        ("PySide6/Qt6Qml.dll", "Qt: QML, Quick, PDF, virtual keyboard"),
        ("libQt6Network.so.6", "Qt: network"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", None),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", None),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", None),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", None),
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", "Qt: QML, Quick, PDF, virtual keyboard"),
        ("PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", None),
        ("torch/include/ATen/ATen.h", "PyTorch: headers, tests, tools"),
        ("torch/bin/protoc", "PyTorch: headers, tests, tools"),
        ("torch/bin/torch_shm_manager", None),
        ("torch/lib/libtorch_cpu.so", None),
        ("torch/_export/config.py", None),
        ("torch/lib/libtorchbind_test.so", "PyTorch: headers, tests, tools"),
        ("lxml/etree.cpython-311-x86_64-linux-gnu.so", None),
        ("lxml/objectify.cpython-311-x86_64-linux-gnu.so", "lxml: HTML, Schematron, objects"),
        ("numpy/_core/_multiarray_umath.so", None),
        ("histnorm_gui/_resources/fonts/OFL.txt", None),
    ],
)
def test_bundle_leaves_out_what_is_not_needed_and_nothing_else(trim: ModuleType, path: str, group: str | None) -> None:
    found = trim.group(path)
    assert (found.name if found else None) == group


def test_lazily_imported_formats_and_systems_are_in_the_bundle(trim: ModuleType) -> None:
    names = trim.modules("histnorm_gui", ROOT / "histnorm_gui")
    assert {"histnorm_gui.formats.exb", "histnorm_gui.engine.live.server", "histnorm_gui.cli.tour"} <= set(names)


def test_modules_that_read_their_source_are_found(trim: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "part").mkdir()
    for name in ("__init__.py", "part/__init__.py", "part/config.py"):
        (tmp_path / name).write_text("install_config_module(sys.modules[__name__])\n", encoding="utf-8")
    (tmp_path / "functional.py").write_text("@_overload\ndef f(): ...\n", encoding="utf-8")
    (tmp_path / "plain.py").write_text("def f(): ...\n", encoding="utf-8")
    assert trim.read_as_source("torch", tmp_path) == ["torch.functional", "torch.part.config"]


def test_icons_for_windows_and_macos_hold_the_pictures() -> None:
    made = icons.ico({16: b"small", 256: b"large one"})
    assert struct.unpack_from("<HHH", made) == (0, 1, 2)
    sizes = [struct.unpack_from("<BBBBHHII", made, 6 + 16 * index) for index in range(2)]
    assert [made[offset : offset + length] for *_, length, offset in sizes] == [b"small", b"large one"]
    assert sizes[1][0] == 0  # stands for 256
    assert (
        icons.icns({"ic07": b"picture"})
        == b"icns" + struct.pack(">I", 23) + b"ic07" + struct.pack(">I", 15) + b"picture"
    )


def test_flatpak_manifest_names_the_archive_and_files_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "histnorm-1-linux-x86_64.tar.xz"
    with tarfile.open(archive, "w:xz") as packed:
        packed.addfile(tarfile.TarInfo("histnorm/histnorm"), io.BytesIO())
    monkeypatch.setattr(flatpak, "DIST", tmp_path)
    manifest: dict[str, Any] = json.loads(flatpak.write(archive).read_text(encoding="utf-8"))
    first, *others = manifest["modules"][0]["sources"]
    assert first["path"] == archive.name
    assert first["sha256"] == hashlib.sha256(archive.read_bytes()).hexdigest()
    assert all((tmp_path / source["path"]).resolve().is_file() for source in others)


def test_unknown_package_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    nothing: Any = None
    with pytest.raises(SystemExit) as stop:
        package(nothing, ["rpm"])
    assert stop.value.code == 2
    message = capsys.readouterr().err
    assert all(kind in message for kind in KINDS)
