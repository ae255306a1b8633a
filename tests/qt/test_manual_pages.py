"""The manual is true: what it names is in the program, and everything that it refers to is there.

In bold the pages quote the program: menu items as **File > Import manuscript…**, keys, and names of buttons and fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication

from devtools.manual import default_key_table
from histnorm_gui.core.assets import manual as manual_path
from histnorm_gui.core.assets import translation
from histnorm_gui.qt import app, translator
from histnorm_gui.qt.actions import Menu, menus, native
from histnorm_gui.services import manual
from histnorm_gui.services.manual import LANGUAGES, Manual

_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_PAIR = re.compile(r"\*\*([^*]+ > [^*]+)\*\*\s+\(\*\*([^*]+)\*\*")
_KEY = re.compile(r"^((Ctrl|Strg|Shift|Umschalt|Alt)\+.+|F\d+|\d|Enter|Eingabe)$")
_FENCE = re.compile(r"```.*?```", re.DOTALL)
LARGEST = 3_000_000
"""Bytes that the manual adds to an installed program at most."""


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Iterator[Manual]:
    """The manual of a language, with the program speaking it."""
    application = app.make_application(request.param)
    yield manual.load(request.param)
    translator.install(application, "en")


def plain(text: str) -> str:
    """A text of the program or of the manual, without what makes no difference."""
    shown = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return " ".join(shown.split()).rstrip("…").rstrip(" :")


def bold(book: Manual) -> Iterator[tuple[str, str]]:
    """What stands in bold, each with its page."""
    for page in book.pages:
        text = _FENCE.sub("", page.markdown)
        yield from ((page.name, " ".join(match[1].split())) for match in _BOLD.finditer(text))


def items() -> dict[str, str]:
    """All menu items by their path, each with the names of its action (empty for a menu)."""
    found: dict[str, str] = {}

    def walk(menu: Menu, above: str) -> None:
        here = f"{above} > {plain(menu.title)}" if above else plain(menu.title)
        found[here] = ""
        for entry in menu.entries:
            if isinstance(entry, Menu):
                walk(entry, here)
            elif entry is not None:
                found[f"{here} > {plain(entry.text)}"] = entry.name

    for menu in menus():
        walk(menu, "")
    return found


def keys() -> dict[str, set[str]]:
    """The keys of each action as this language writes them."""
    return {
        spec.name: {native(key) for key in spec.keys.split()} for menu in menus() for spec in menu.specs() if spec.keys
    }


def texts(language: str) -> set[str]:
    """Everything that the program says in a language."""
    tree = ElementTree.parse(translation("de").with_suffix(".ts"))
    found = set()
    for message in tree.iter("message"):
        target = message.find("translation")
        assert target is not None
        said = [message.findtext("source")] if language == "en" else [target.text, *(f.text for f in target)]
        found |= {plain(text) for text in said if text}
    return found


def test_every_menu_item_and_key_that_it_names_is_in_the_program(book: Manual) -> None:
    paths, known, said = items(), set().union(*keys().values()), texts(book.language)
    wrong = []
    for page, text in bold(book):
        if " > " in text:
            right = plain(text) in paths
        elif _KEY.match(text):
            right = text in known
        else:
            right = plain(text) in said
        if not right:
            wrong.append((page, text))
    assert wrong == []


def test_a_key_beside_a_menu_item_is_its_key(book: Manual) -> None:
    paths, known = items(), keys()
    pairs = [
        (page.name, plain(item), key)
        for page in book.pages
        for item, key in _PAIR.findall(_FENCE.sub("", page.markdown))
    ]
    assert len(pairs) > 20
    assert [pair for pair in pairs if pair[2] not in known.get(paths.get(pair[1], ""), ())] == []


def test_links_lead_somewhere(book: Manual) -> None:
    wrong = []
    for page in book.pages:
        for link in page.links():
            target, _, anchor = link.partition("#")
            there = book.page(target.removesuffix(".md")) if target else page
            if there is None or (anchor and anchor not in [section.anchor for section in there.sections]):
                wrong.append((page.name, link))
    assert wrong == []


def test_every_page_is_in_the_contents_and_every_picture_in_its_place(book: Manual) -> None:
    folder = manual_path(book.language)
    assert {page.name for page in book.pages} == {path.stem for path in folder.glob("*.md")}
    shown = {(folder / picture).resolve() for page in book.pages for picture in page.pictures()}
    there = {path.resolve() for path in manual_path("pictures", book.language).glob("*")}
    assert shown == there
    assert all(path.parent.name == book.language for path in shown)


def test_both_languages_have_the_same_chapters_and_headings() -> None:
    english, german = (manual.load(language) for language in LANGUAGES)
    assert [page.name for page in german.pages] == [page.name for page in english.pages]
    for ours, theirs in zip(german.pages, english.pages, strict=True):
        levels = [section.level for section in ours.sections], [section.level for section in theirs.sections]
        assert levels[0] == levels[1], ours.name
        assert len(ours.pictures()) == len(theirs.pictures()), ours.name
        code = [re.findall(r"```", page.markdown) for page in (ours, theirs)]
        assert code[0] == code[1], ours.name


def test_the_tables_of_keys_are_those_of_the_program(book: Manual) -> None:
    page = book.page("keys")
    assert page is not None
    assert manual.with_keys(page.markdown, default_key_table()) == page.markdown, "run python -m devtools.manual"
    assert QCoreApplication.translate("ManualController", "Keys") in page.markdown


def test_it_is_small() -> None:
    parts = (*LANGUAGES, "pictures")
    assert (
        sum(path.stat().st_size for part in parts for path in manual_path(part).rglob("*") if path.is_file()) < LARGEST
    )
