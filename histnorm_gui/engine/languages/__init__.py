"""Language profiles: what an expert knows about the spelling of a language before the first decision is taken."""

from histnorm_gui.engine.languages.catalogue import CLOSE, NEUTRAL, UNWEIGHED, available, detect, load
from histnorm_gui.engine.languages.language import Grapheme, Language

__all__ = ["CLOSE", "NEUTRAL", "UNWEIGHED", "Grapheme", "Language", "available", "detect", "load"]
