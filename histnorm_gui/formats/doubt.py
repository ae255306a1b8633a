"""The angle brackets of editorial doubt around a normalization that nobody has decided."""

from __future__ import annotations


def mark(text: str) -> str:
    """Put a normalization that nobody has decided in ⟨ ⟩."""
    return f"⟨{text}⟩"


def is_marked(text: str) -> bool:
    """Whether a whole text stands in those brackets."""
    return len(text) > 1 and text[0] == "⟨" and text[-1] == "⟩"
