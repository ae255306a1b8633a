"""What kind of TEI file one has: which markup its words and normalizations have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.formats.decoding import PARSING
from histnorm_gui.formats.tei_choice import LAYERS
from histnorm_gui.formats.tei_names import ATTRIBUTES, MARKUPS, OUTSIDE, SKIPPED, TURNS, WORDS
from histnorm_gui.formats.xmlmixed import Node
from histnorm_gui.formats.xmlspans import Piece

# Attributes of a w that say nothing of how the whole text is marked up: an export may have set them.
_OWN = frozenset({*ATTRIBUTES, "part"})
_NOT_LOOSE = SKIPPED | {"orig"}
_CHUNK = re.compile(r"\S+")
_LETTER = re.compile(r"\w")


_MANY = 1000  # pieces in one element, of which one would not wait for all


class Survey:
    """``turning`` are those of pb, cb and lb that the file has, ``attribute`` that in which w have normalizations."""

    def __init__(self, root: Node, watch: Watch = UNWATCHED) -> None:
        attributes: set[str] = set()
        names: set[str] = set()
        marked = plain = 0
        for node, loose in watch.over(_inside(root, watch), PARSING, 0):
            name = node.name
            names.add(name)
            if name in WORDS:
                annotated = False
                if "=" in node.tag:
                    own = node.values.keys()
                    attributes |= own
                    annotated = bool(own - _OWN)
                marked += annotated and name == "w"
                plain += loose and name == "w" and not annotated
            elif loose:
                inner = watch.over(node.children, PARSING, 0) if node.size > _MANY else node.children
                texts = (child.value for child in inner if isinstance(child, Piece))
                plain += sum(_LETTER.search(chunk) is not None for text in texts for chunk in _CHUNK.findall(text))
        self.turning = names & TURNS
        self.attribute = next((name for name in ATTRIBUTES if name in attributes), "")
        self._marked_up = marked > plain
        self._regularized = bool(names & {"reg", "norm"})
        self._layers = [layer for layer in LAYERS if layer in names]

    def choices(self) -> Mapping[str, Sequence[str]]:
        """The options for reading and writing this file, each with its values, the default first."""
        found: dict[str, Sequence[str]] = {
            "text": ("words", "all") if self._marked_up else ("all", "words"),
            "markup": MARKUPS[::-1] if self._regularized and not self.attribute else MARKUPS,
            "unmarked": ("open", "same"),
        }
        if len(self._layers) > 1:
            found["source_layer"] = self._layers
        return found


def _inside(root: Node, watch: Watch) -> Iterator[tuple[Node, bool]]:
    """The elements of the text itself, and whether words in them stand outside w and pc."""
    yield root, True
    waiting = [(root, True, root.elements())]
    while waiting:
        node, loose, inner = waiting[-1]
        child = next(inner, None)
        if child is None:
            waiting.pop()
            continue
        name = child.name
        if name not in OUTSIDE and name != "fw":
            inside = loose and node.name not in WORDS and name not in _NOT_LOOSE
            yield child, inside
            if child.size:
                found = child.elements()
                waiting.append((child, inside, watch.over(found, PARSING, 0) if child.size > _MANY else found))
