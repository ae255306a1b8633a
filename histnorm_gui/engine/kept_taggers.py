"""Taggers of projects, kept in a folder, so that a text that is opened again is not waited for.

A training takes minutes of a processor. What it learned from is hardly changed by some more decisions, so that a kept
one serves while the same manuscripts teach nearly the same words. Everything here may be deleted at any time.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile

from histnorm_gui.core.errors import UserError
from histnorm_gui.engine.joint.checkpoint import FORMAT, dump, load
from histnorm_gui.engine.joint.tagger import JointTagger
from histnorm_gui.engine.joint.trainer import Settings
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.ranking.counts import Pair

SUFFIX = ".tagger"
_TAUGHT = ".json"
MOST = 16
"""So many are kept, those used last; each has some 8 MB."""
LIKE = 0.9
"""The share of different words with their normalizations that has to be the same."""
_SAMPLE = 16
"""One of so many is compared."""

_log = logging.getLogger(__name__)

Texts = Mapping[str, Sequence[Pair]]


@dataclass(frozen=True)
class KeptTaggers:
    """The folder, which is made when something is kept."""

    folder: Path

    def find(self, texts: Texts, language: Language, seed: int) -> JointTagger | None:
        """The one that learned from nearly these texts by siglum, None without one; what is damaged is removed."""
        wanted = _sampled(texts)
        there = self.folder.glob(f"{_name(texts, language, seed)}-*{_TAUGHT}")
        likest, described = max(((_likeness(wanted, path), path) for path in there), default=(0.0, self.folder))
        if likest < LIKE:
            return None
        path = described.with_suffix(SUFFIX)
        try:
            found = load(path.read_bytes(), language)
            os.utime(path)
        except (OSError, UserError) as error:
            _log.warning("a kept tagger cannot be used: %s", error)
            _remove(path)
            return None
        return found

    def keep(self, tagger: JointTagger, texts: Texts, language: Language, seed: int) -> None:
        """Keep one; where that cannot be done it is trained again the next time, and the log says why."""
        sampled = sorted(_sampled(texts))
        name = f"{_name(texts, language, seed)}-{zlib.crc32(repr(sampled).encode()):08x}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            _write(self.folder / f"{name}{SUFFIX}", dump(tagger))
            _write(self.folder / f"{name}{_TAUGHT}", json.dumps(sampled).encode())
            for old in sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda path: -path.stat().st_mtime)[MOST:]:
                _remove(old)
        except OSError as error:
            _log.warning("a tagger cannot be kept: %s", error)


def _name(texts: Texts, language: Language, seed: int) -> str:
    """Of all that has to be the same."""
    parts = [FORMAT, sorted(texts), language.code, language.text, astuple(Settings()), seed]
    return hashlib.sha256(repr(parts).encode("utf-8", "surrogatepass")).hexdigest()[:24]


def _sampled(texts: Texts) -> frozenset[int]:
    pairs = {(siglum, *pair) for siglum, text in texts.items() for pair in text}
    found = (zlib.crc32("\t".join(pair).encode("utf-8", "surrogatepass")) for pair in pairs)
    return frozenset(number for number in found if number % _SAMPLE == 0)


def _likeness(wanted: frozenset[int], described: Path) -> float:
    """The share that two have in common of what either has, 0 to 1."""
    try:
        there = frozenset(json.loads(described.read_bytes()))
    except (OSError, ValueError, TypeError):
        return 0.0
    return len(wanted & there) / len(wanted | there) if wanted | there else 1.0


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    with NamedTemporaryFile(dir=path.parent, prefix="new-", delete=False) as file:
        written = Path(file.name)
    try:
        written.write_bytes(data)
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise


def _remove(path: Path) -> None:
    """Both files, as far as that can be done."""
    for part in (path.with_suffix(_TAUGHT), path):
        with contextlib.suppress(OSError):
            part.unlink()
