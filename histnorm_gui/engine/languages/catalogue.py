"""The profiles that ship with histnorm, and those of the user: found by code or path, or recognized by the text."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from pathlib import Path

from histnorm_gui.core.assets import resource
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.text import is_readable
from histnorm_gui.engine.languages.language import Language
from histnorm_gui.engine.languages.reading import ProfileSource, read_profile_text

NEUTRAL = "neutral"
_SUFFIX = ".toml"
_LEAST_WORDS = 3  # so many common words at least: one or two may be chance


def available() -> tuple[str, ...]:
    """The codes of the profiles that ship with histnorm, in order."""
    return tuple(sorted(path.stem for path in resource("languages").glob(f"*{_SUFFIX}")))


def load(code_or_path: str) -> Language:
    """The language of a code ("enhg"), or of a profile file (a name that ends in .toml, or a path).

    :raises UserError: when there is none, or naming file and line when the profile cannot be understood
    """
    if code_or_path in available():
        return _shipped(code_or_path)
    path = Path(code_or_path)
    if path.suffix != _SUFFIX and len(path.parts) < 2:
        raise UserError(ErrorCode.LANGUAGE_UNKNOWN, language=code_or_path, known=available())
    return _read(path)


def detect(forms: Sequence[str]) -> Language:
    """The language of running text, by the common words in it; the neutral one where none has enough of them."""
    best, language = 0.0, load(NEUTRAL)
    forms = [form for form in forms if is_readable(form)]
    for code in available():
        candidate = load(code)
        found, counted = candidate.evidence(forms)
        share = found / counted if counted else 0.0
        if found >= _LEAST_WORDS and share >= candidate.least_share and share > best:
            best, language = share, candidate
    return language


class Kinship(Enum):
    """What a text in one language has to say to the normalizing of one in another."""

    SAME = "same"  # everything
    SPELLED_OTHERWISE = "spelled otherwise"  # which words there are
    STRANGE = "strange"  # nothing


def kinship(language: Language, other: Language) -> Kinship:
    """How the language of a text is related to that of another one. What is not known, and profiles of the user, are
    taken for the same; codes that differ after a hyphen ("slovene-gaj") are alphabets of one language."""
    known = {language.code, other.code} <= set(available()) - {NEUTRAL}
    if language.code == other.code or not known:
        return Kinship.SAME
    same = language.code.partition("-")[0] == other.code.partition("-")[0]
    return Kinship.SPELLED_OTHERWISE if same else Kinship.STRANGE


@lru_cache(maxsize=16)
def _shipped(code: str) -> Language:
    return _read(resource("languages", code + _SUFFIX), code)


@lru_cache(maxsize=1)
def _neutral_source() -> ProfileSource:
    return _source(resource("languages", NEUTRAL + _SUFFIX))


def _read(path: Path, code: str = "") -> Language:
    language = Language(code or path.stem, _source(path), _neutral_source())
    if not code:
        language.check()
    return language


def _source(path: Path) -> ProfileSource:
    """The parsed text of a profile file.

    :raises UserError: when it cannot be read or parsed
    """
    return ProfileSource(str(path), read_profile_text(path))
