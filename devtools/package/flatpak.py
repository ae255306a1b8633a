"""The Flatpak manifest, written out for a built bundle."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from devtools.package.tools import APP_ID, DIST, PACKAGING

MANIFEST = PACKAGING / "flatpak" / f"{APP_ID}.json"


def write(archive: Path) -> Path:
    """Write dist/ID.json, the manifest with the bundle's archive in it; ``flatpak-builder`` takes it from there."""
    text = MANIFEST.read_text(encoding="utf-8")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    manifest: dict[str, Any] = json.loads(text.replace("@ARCHIVE@", archive.name).replace("@SHA256@", digest))
    for source in manifest["modules"][0]["sources"]:
        if source["type"] == "file":
            source["path"] = os.path.relpath(MANIFEST.parent / source["path"], DIST)
    path = DIST / MANIFEST.name
    path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return path
