"""The example project: three short manuscripts of one text, written for histnorm."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from histnorm_gui.core.assets import resource
from histnorm_gui.formats import registry
from histnorm_gui.services.session import Session

TITLES = {"N": "East Franconian, about 1470", "K": "Ripuarian, about 1460", "S": "Alemannic, about 1450"}
"""The manuscripts by siglum; the first is to be normalized, the others are."""


def ensure_example(path: Path, titles: Mapping[str, str] = TITLES) -> None:
    """Make the example project at ``path`` unless it is there already; UserError where it cannot be made.

    ``titles`` are the manuscripts by siglum, in the order of `TITLES`, as they are to be called.
    """
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    session = Session.create(path)
    try:
        for siglum, title in titles.items():
            open_text = siglum == "N"
            document = registry.load(resource("example", f"{siglum}.{'txt' if open_text else 'tsv'}"))
            session.import_document(document, siglum, title, decided=not open_text)
    finally:
        session.close()
