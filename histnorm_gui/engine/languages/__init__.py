"""Language profiles: what an expert knows about the spelling of a language before the first decision is taken."""

from histnorm_gui.engine.languages.catalogue import NEUTRAL, Kinship, available, detect, kinship, load
from histnorm_gui.engine.languages.language import Grapheme, Language

__all__ = ["NEUTRAL", "Grapheme", "Kinship", "Language", "available", "detect", "kinship", "load"]
