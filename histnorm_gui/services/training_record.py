"""What is kept of every training so that it can be told of, and repeated: settings, versions, checksums; no words."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterable, Mapping, Sequence
from importlib import metadata
from pathlib import Path

from histnorm_gui import __version__
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.languages import catalogue
from histnorm_gui.engine.tagger.recipe import RECIPES
from histnorm_gui.services.lexicons import read_lexicon_lines
from histnorm_gui.services.snapshots import TrainingSnapshot

TAGGERS = ("mtl", "bilstm")
"""The systems that are the bi-LSTM, which is measured on words alone."""
COMBINED = "default"
"""The system whose suggestions are ranked from all sources, the trained model among them."""
_PACKAGES = ("torch", "numpy", "rapidfuzz", "python-crfsuite")


def training_record(
    snapshot: TrainingSnapshot,
    threads: int,
    accuracy: float | None,
    readings: Mapping[str, Sequence[Reading]],
    processor: Processor,
) -> dict[str, object]:
    """All of it as JSON values. ``accuracy`` is that on the held-out decisions, ``readings`` those of all forms,
    ``processor`` what was computed on."""
    words = [example for example in snapshot.held_out if snapshot.system not in TAGGERS or is_word(example.form)]
    measured = len(words) if accuracy is not None else 0
    best = ((form, found[0].norm) for form, found in sorted(readings.items()) if found)
    return {
        "point": snapshot.point,
        "threads": threads,
        "recipe": snapshot.recipe,
        "settings": settings_of(snapshot.recipe),
        "data": {
            "own": _pairs(snapshot.examples),
            "held_out": _pairs(snapshot.held_out),
            "auxiliary": {siglum: _pairs(examples) for siglum, examples in snapshot.auxiliary.items()},
        },
        "measured": measured,
        "correct": round((accuracy or 0.0) * measured),
        "readings": {"forms": len(readings), "sha256": _digest(best)},
        "lexicon": lexicon_record(snapshot.lexicon),
        "ranking": snapshot.ranking,
        "profile": profile_used(snapshot.profile, snapshot.beginning) if snapshot.ranking == COMBINED else "",
        "environment": environment() | ({} if processor.is_cpu else {"device": _named(processor)}),
    }


def device_record(processor: Processor) -> dict[str, object]:
    """What the training was computed on at its end, and why not on what was wanted, as JSON values."""
    told: dict[str, object] = {"device": processor.device.code}
    if (failure := processor.failure) is not None:
        told["device_failure"] = {"code": failure.code.value, **failure.args_by_name}
    return told


def _named(processor: Processor) -> str:
    return f"{processor.device.code} ({processor.device.name})"


def settings_of(recipe: str) -> dict[str, object]:
    """All settings of a recipe, as JSON values."""
    found = RECIPES[recipe]
    return {name: getattr(found, name) for name in found.__dataclass_fields__}


def environment() -> dict[str, str]:
    """The versions of all that has a part in the numbers, and the kind of machine."""
    found = {"histnorm": __version__, "python": platform.python_version()}
    for package in _PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return found | {"system": f"{platform.system()} {platform.release()}", "machine": platform.machine()}


def lexicon_record(path: str) -> dict[str, object] | None:
    """Name, size in words and checksum of a word list; None without one, zeros where it cannot be read any more."""
    if not path:
        return None
    try:
        lines = read_lexicon_lines(Path(path))
    except UserError:
        return {"name": Path(path).name, "words": 0, "sha256": ""}
    return {"name": Path(path).name, "words": len(lines), "sha256": _digest((line,) for line in lines)}


def _pairs(examples: Sequence[Example]) -> dict[str, object]:
    return {"words": len(examples), "sha256": _digest((example.form, example.norm) for example in examples)}


def _digest(rows: Iterable[tuple[str, ...]]) -> str:
    """The SHA-256 of rows of text in their order: fields end with a tab, rows with a line feed, all in UTF-8."""
    made = hashlib.sha256()
    for row in rows:
        made.update(("\t".join(row) + "\n").encode("utf-8", "surrogatepass"))
    return made.hexdigest()


def profile_used(profile: str, beginning: Sequence[str]) -> str:
    """The code of a language profile, or the name of its file; where none was chosen, of the one that is recognized."""
    if profile:
        return profile if profile in catalogue.available() else Path(profile).name
    return catalogue.detect(beginning).code
