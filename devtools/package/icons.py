"""Icons in the formats and sizes that the systems want, drawn from the SVG files by Qt."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from devtools.environment import ROOT, Environment
from devtools.package.tools import PACKAGING, WORK, run

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
PROGRAM = ROOT / "resources" / "icons" / "histnorm.svg"
DOCUMENT = PACKAGING / "linux" / "application-x-histnorm.svg"
ICONS = WORK / "icons"
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512}


def draw() -> Path:
    """The folder with all icons: NAME-SIZE.png, and NAME.ico and NAME.icns for Windows and macOS."""
    ICONS.mkdir(parents=True, exist_ok=True)
    # In a process of its own: a build may run in the middle of tests, which have an application already.
    script = "import sys; from devtools.package.icons import render; render(sys.argv[1])"
    run([Environment().python, "-c", script, ICONS], {"QT_QPA_PLATFORM": "offscreen"})
    for source in (PROGRAM, DOCUMENT):
        pictures = {size: (ICONS / f"{source.stem}-{size}.png").read_bytes() for size in SIZES}
        (ICONS / f"{source.stem}.ico").write_bytes(ico({size: pictures[size] for size in _ICO_SIZES}))
        (ICONS / f"{source.stem}.icns").write_bytes(icns({kind: pictures[size] for kind, size in _ICNS.items()}))
    return ICONS


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file for Windows, of PNG files by their size (at most 256)."""
    head, body, offset = struct.pack("<HHH", 0, 1, len(pictures)), b"", 6 + 16 * len(pictures)
    for size, data in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        body, offset = body + data, offset + len(data)
    return head + body


def icns(pictures: dict[str, bytes]) -> bytes:
    """An icon file for macOS, of PNG files by their type there (ic07 is 128 by 128)."""
    body = b"".join(kind.encode() + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def render(place: str) -> None:
    """Draw the PNG files into a folder; ends the process when it cannot."""
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication([])
    for source in (PROGRAM, DOCUMENT):
        renderer = QSvgRenderer(QByteArray(source.read_bytes()))
        for size in SIZES:
            image = QImage(size, size, QImage.Format.Format_ARGB32)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            renderer.render(painter, QRectF(0, 0, size, size))
            painter.end()
            if not image.save(str(Path(place) / f"{source.stem}-{size}.png")):
                sys.exit(f"cannot write into {place}")
    del application
