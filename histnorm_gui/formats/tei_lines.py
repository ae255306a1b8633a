"""Which page and line of the manuscript a word of a TEI file is in, and where they are on the facsimile."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Place
from histnorm_gui.formats.decoding import PARSING
from histnorm_gui.formats.xmlmixed import Node

_SCHEME = re.compile(r"(?!https?:|file:)[A-Za-z][\w+.-]*:")
_ID = "xml:id"
_IMAGES = ("facsimile", "sourceDoc")  # what holds the images of a file


class Lines:
    """The label of the current line while a file is read: ``page column , line`` as pb, cb and lb name them.

    Pages and lines without a name are counted, lines anew on each page; a line without any word does not count. Where
    a file has neither, paragraphs, verses and sentences are counted. ``places`` collects where labelled lines are.
    """

    def __init__(self, root: Node, turning: Collection[str], watch: Watch = UNWATCHED) -> None:
        self.places: dict[str, Place] = {}
        self._numbered = bool(turning)  # by which of pb, cb and lb the file has
        self._lined = "lb" in turning
        self._known = dict(_facsimile(root, watch))
        self._page = self._column = self._name = ""
        self._pages = self._blocks = 0
        self._line = 1
        self._filled = False
        self._image: Place | None = None
        self._zone: Place | None = None

    def turn(self, node: Node) -> None:
        """A pb, cb or lb."""
        place, name = self._place(node), node.get("n") or ""
        if node.name == "pb":
            self._pages += 1
            self._page, self._column = name or str(self._pages), ""
            self._restart()
            self._image, self._zone = place, None
        elif node.name == "cb":
            self._column = name
            if name:
                self._restart()
            self._zone = place
        elif node.name == "lb":
            self._line += self._filled
            self._filled, self._name = False, name
            self._zone = place

    def block(self, node: Node) -> None:
        """A paragraph, verse, sentence or the like."""
        self._blocks += 1
        place = self._place(node)
        if place is not None:
            self._zone = place

    def label(self) -> str:
        """The label for a word that stands here."""
        self._filled = True
        label = self._label()
        place = self._zone or self._image
        if place is not None and label not in self.places:
            self.places[label] = place
        return label

    def _label(self) -> str:
        if not self._numbered:
            return str(max(1, self._blocks))
        page = self._page + self._column
        if not self._lined:
            return page or "1"
        line = self._name or str(self._line)
        return f"{page},{line}" if page else line

    def _restart(self) -> None:
        self._line, self._filled, self._name = 1, False, ""

    def _place(self, node: Node) -> Place | None:
        """Where ``facs`` points to: a zone or surface of the file, or an image by its name; the first of several."""
        value = (node.get("facs") or "").replace(",", " ").split()
        if not value:
            return None
        pointer = value[0]
        if pointer.startswith("#"):
            return self._known.get(pointer[1:])
        return None if _SCHEME.match(pointer) else Place(pointer)


def _facsimile(root: Node, watch: Watch) -> Iterator[tuple[str, Place]]:
    """The images and zones of a file by their ids."""
    if not any(name in root.text for name in _IMAGES):
        return
    for node in watch.over(root.walk(), PARSING, 0):
        if node.name in _IMAGES:
            yield from _images(node, node.get("xml:base") or "")


def _images(parent: Node, base: str) -> Iterator[tuple[str, Place]]:
    for graphic in parent.elements("graphic"):
        identifier, url = graphic.get(_ID), graphic.get("url")
        if identifier and url:
            yield identifier, Place(_under(base, url))
    for group in parent.elements("surfaceGrp"):
        yield from _images(group, _under(base, group.get("xml:base") or ""))
    for surface in parent.elements("surface"):
        inner = _under(base, surface.get("xml:base") or "")
        picture = surface.first("graphic")
        url = (picture.get("url") if picture is not None else None) or surface.get("facs")
        yield from _images(surface, inner)
        if not url:
            continue
        image = _under(inner, url)
        if surface.get(_ID):
            yield surface.get(_ID) or "", Place(image)
        scale = _scale(surface, picture)
        for zone in surface.walk():
            if zone.name == "zone" and zone.get(_ID):
                yield zone.get(_ID) or "", Place(image, _polygon(zone, scale))


def _under(base: str, url: str) -> str:
    return url if not base or ":" in url.split("/")[0] or url.startswith("/") else base + url


def _scale(surface: Node, graphic: Node | None) -> tuple[float, float, float, float]:
    """What the surface's own coordinates have to be multiplied with to be pixels, and where its corner is."""
    left, top, right, bottom = (_number(surface.get(name)) for name in ("ulx", "uly", "lrx", "lry"))
    wide = _number(graphic.get("width")) if graphic is not None else None
    high = _number(graphic.get("height")) if graphic is not None else None
    if right is None or bottom is None or wide is None or high is None:
        return 1, 1, 0, 0
    left, top = left or 0, top or 0
    if right <= left or bottom <= top or wide <= 0 or high <= 0:
        return 1, 1, 0, 0
    return wide / (right - left), high / (bottom - top), left, top


def _polygon(zone: Node, scale: tuple[float, float, float, float]) -> tuple[tuple[int, int], ...]:
    across, down, left, top = scale
    pairs = [pair.split(",") for pair in (zone.get("points") or "").split()]
    numbers = [(_number(pair[0]), _number(pair[1])) for pair in pairs if len(pair) == 2]
    if not numbers:
        corners = [_number(zone.get(name)) for name in ("ulx", "uly", "lrx", "lry")]
        x1, y1, x2, y2 = corners
        numbers = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
    points = [
        (round((x - left) * across), round((y - top) * down)) for x, y in numbers if x is not None and y is not None
    ]
    return tuple(points) if len(points) == len(numbers) else ()


def _number(value: str | None) -> float | None:
    """A number of pixels, with or without the unit."""
    try:
        number = float((value or "").removesuffix("px"))
    except ValueError:
        return None
    return number if abs(number) < 1e7 else None
