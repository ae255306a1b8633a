"""The manual as text: sections, anchors, search."""

from __future__ import annotations

import pytest

from histnorm_gui.core import assets
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.services import manual
from histnorm_gui.services.manual import Manual, anchor_of, key_table, page_of, plain_text, with_keys, without_comments

PAGE = """# Deciding *words*

Press **Enter**, see [keys](keys.md#all).

```
# no heading
```

## Words written apart

`hin auß` ![a picture](x.png)

## Words written apart

| key | does |
| --- | --- |
| a | b |
"""


def test_sections_have_the_anchors_of_code_hosts() -> None:
    page = page_of("deciding", PAGE)
    assert (page.title, page.links(), page.pictures()) == ("Deciding words", ["keys.md#all"], ["x.png"])
    assert [(section.anchor, section.level) for section in page.sections] == [
        ("deciding-words", 1),
        ("words-written-apart", 2),
        ("words-written-apart-1", 2),
    ]
    assert page.sections[0].text == "Press Enter, see keys. # no heading"
    assert page.sections[1].text == "hin auß a picture"
    assert page.sections[2].text == "key does a b"
    assert anchor_of("Was zitieren?") == "was-zitieren"
    assert anchor_of("1. Make a *project*") == "1-make-a-project"
    assert anchor_of("Prüfen und retten") == "prüfen-und-retten"


def test_search_wants_all_words_and_puts_titles_first() -> None:
    other = page_of("other", "# Other\nOf words written apart, " + "and more " * 60 + "of Enter at the end.")
    book = Manual("en", (other, page_of("deciding", PAGE)))
    assert [hit.section.page for hit in book.find("WRITTEN apart")] == ["deciding", "deciding", "other"]
    late = book.find("enter end")[0]
    assert "Enter at the end." in late.excerpt and late.excerpt.startswith("…") and len(late.excerpt) < 200
    assert book.find("written nowhere") == [] and book.find("  ") == []


def test_the_table_of_keys_is_put_where_it_belongs() -> None:
    table = key_table([("File", "Open", "Ctrl+O"), ("Edit", "Undo", "")], action="Action", keys="Keys")
    assert table.splitlines()[:5] == ["### File", "", "| Action | Keys |", "| --- | --- |", "| Open | Ctrl+O |"]
    page = "Before\n<!-- keys -->\nold\n<!-- end of keys -->\nAfter"
    shown = without_comments(with_keys(page, table))
    assert "old" not in shown and "<!--" not in shown and "### Edit" in shown
    assert with_keys(with_keys(page, table), table) == with_keys(page, table)
    assert plain_text(key_table([("M", "a|b*", "")], action="A", keys="K")) == "### M A K a|b*".replace("|", " ")


def test_both_languages_are_there_and_any_other_gets_english() -> None:
    assert [manual.load(language).language for language in manual.LANGUAGES] == ["en", "de"]
    assert (manual.language_of("de"), manual.language_of("fr")) == ("de", "en")


def test_a_missing_manual_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manual, "manual", lambda *parts: assets.manual("nowhere", *parts))
    with pytest.raises(UserError) as raised:
        manual.load("en")
    assert raised.value.code is ErrorCode.FILE_MISSING
