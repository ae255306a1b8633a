"""Word lists of a language, as an editor has them."""

from __future__ import annotations

from pathlib import Path

from histnorm_gui.formats.decoding import decode, lines, read_bytes


def read_lexicon_lines(path: Path) -> tuple[str, ...]:
    """The lines of a word list, a word or a word TAB its frequency each; UserError as for every text file."""
    text, _ = decode(read_bytes(path), str(path))
    return tuple(line.text for line in lines(text) if line.text.strip())
