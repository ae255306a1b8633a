"""The user manual: its pages in the order of its table of contents, their sections, and full-text search."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from histnorm_gui.core.assets import manual
from histnorm_gui.core.errors import ErrorCode, UserError

LANGUAGES = ("en", "de")
"""The languages that the manual is written in; the first one serves for all others."""
START = "index"
"""The page with the table of contents; its links give the order of the others."""
EXCERPT = 160
"""Characters of a section that are shown of a hit."""

_HEADING = re.compile(r"^(#{1,4}) +(.+?)\s*$")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_KEYS = re.compile(r"<!-- keys -->.*?<!-- end of keys -->", re.DOTALL)
_RULE = re.compile(r"^\|[\s:|-]+\|$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it up to the next one; ``text`` is without markup."""

    page: str
    title: str
    anchor: str
    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """One chapter: its name (that of its file, without the ending), its title and its Markdown."""

    name: str
    title: str
    markdown: str
    sections: tuple[Section, ...]

    def links(self) -> list[str]:
        """Where its links lead, pictures left out."""
        return [match[2] for match in _LINK.finditer(self.markdown)]

    def pictures(self) -> list[str]:
        """The paths of its pictures, relative to the page."""
        return [match[2] for match in _PICTURE.finditer(self.markdown)]


@dataclass(frozen=True, slots=True)
class Hit:
    """A section in which all words that were looked for stand, with a piece of its text around the first of them."""

    section: Section
    chapter: str
    excerpt: str


@dataclass(frozen=True, slots=True)
class Manual:
    """The pages of one language, the first of which is the table of contents."""

    language: str
    pages: tuple[Page, ...]

    def page(self, name: str) -> Page | None:
        """The page of a name; None where there is none."""
        return next((page for page in self.pages if page.name == name), None)

    def find(self, query: str) -> list[Hit]:
        """The sections that have all words of a query, in any case; those with one of them in the title come first."""
        words = query.casefold().split()
        if not words:
            return []
        found = [
            (not any(word in section.title.casefold() for word in words), Hit(section, page.title, excerpt))
            for page in self.pages
            for section in page.sections
            if (excerpt := _excerpt(section, words)) is not None
        ]
        return [hit for _, hit in sorted(found, key=lambda ranked: ranked[0])]


def language_of(code: str) -> str:
    """The language of the manual for a window in another one, by its code."""
    return code if code in LANGUAGES else LANGUAGES[0]


def load(language: str) -> Manual:
    """Read the manual; UserError where its files are missing."""
    folder = manual(language)
    start = _read(folder, START)
    names = dict.fromkeys(link.removesuffix(".md") for link in start.links() if re.fullmatch(r"[\w-]+\.md", link))
    return Manual(language, (start, *(_read(folder, name) for name in names)))


def _read(folder: Path, name: str) -> Page:
    path = folder / f"{name}.md"
    try:
        markdown = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from error
    return page_of(name, markdown)


def page_of(name: str, markdown: str) -> Page:
    """A page of this Markdown, whose first heading is its title."""
    sections = tuple(_sections(name, markdown))
    return Page(name, sections[0].title if sections else name, markdown, sections)


def with_keys(markdown: str, table: str) -> str:
    """A page with a table of keys put where it says that one belongs."""
    return _KEYS.sub(lambda _: f"<!-- keys -->\n\n{table}\n\n<!-- end of keys -->", markdown)


def without_comments(markdown: str) -> str:
    """A page as it is shown."""
    return _COMMENT.sub("", markdown)


def key_table(rows: Iterable[tuple[str, str, str]], *, action: str, keys: str) -> str:
    """Tables of menu, action and keys as Markdown: a table for each menu; ``action`` and ``keys`` head the columns."""
    lines: list[str] = []
    menu = ""
    for row in rows:
        if row[0] != menu:
            menu = row[0]
            lines += ["", f"### {menu}", "", f"| {action} | {keys} |", "| --- | --- |"]
        lines.append(f"| {_cell(row[1])} | {_cell(row[2])} |")
    return "\n".join(lines).strip()


def _cell(text: str) -> str:
    return re.sub(r"([|*_`\\])", r"\\\1", text)


def anchor_of(title: str) -> str:
    """The name of a heading in links, as code hosts make it."""
    plain = _plain_line(title).lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def plain_text(markdown: str) -> str:
    """What one reads of Markdown, signs of lists left out."""
    text = _RULE.sub("", _COMMENT.sub("", markdown))
    return _plain_line(re.sub(r"^\s*(?:[-*] |\d+\. |> |```.*$)", "", text, flags=re.MULTILINE))


def _plain_line(markdown: str) -> str:
    text = _LINK.sub(r"\1", _PICTURE.sub(r"\1", markdown))
    text = re.sub(r"\\([|*_`\\])", r"\1", re.sub(r"(?<!\\)(\*\*|\*|`)", "", text))
    return " ".join(text.replace("|", " ").split())


def _sections(name: str, markdown: str) -> Iterator[Section]:
    title, level, lines, fenced = "", 0, [""], False
    seen: dict[str, int] = {}
    for line in [*markdown.splitlines(), "# "]:
        fenced ^= line.startswith("```")
        heading = None if fenced else _HEADING.match(line)
        if heading is None and line != "# ":
            lines.append(line)
            continue
        if level:
            anchor = anchor_of(title)
            seen[anchor] = seen.get(anchor, -1) + 1
            unique = f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor
            yield Section(name, _plain_line(title), unique, level, plain_text("\n".join(lines)))
        if heading is not None:
            title, level, lines = heading[2], len(heading[1]), []


def _excerpt(section: Section, words: list[str]) -> str | None:
    text = section.text.casefold()
    title = section.title.casefold()
    if not all(word in text or word in title for word in words):
        return None
    first = min((place for word in words if (place := text.find(word)) >= 0), default=0)
    begin = section.text.rfind(" ", 0, max(0, first - EXCERPT // 3)) + 1
    piece = section.text[begin : begin + EXCERPT]
    end = "…" if begin + EXCERPT < len(section.text) else ""
    return f"{'…' if begin else ''}{piece}{end}"
