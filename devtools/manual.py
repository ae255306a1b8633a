"""Writes the tables of keys into the pages of the manual, from the actions themselves: ``python -m devtools.manual``.

With ``--check`` it changes nothing, and says which pages are behind.
"""

from __future__ import annotations

import argparse
import sys

from PySide6.QtCore import QCoreApplication

from devtools.command_line import finish
from histnorm_gui.core.assets import manual as manual_path
from histnorm_gui.qt.actions import menus, native
from histnorm_gui.qt.app import make_application
from histnorm_gui.services.manual import LANGUAGES, key_table, with_keys

PAGE = "keys.md"


def default_key_table() -> str:
    """The keys that the program comes with, by menu, in the language that is installed now."""
    rows = [
        (menu.title.replace("&", ""), spec.name_shown, ", ".join(native(key) for key in spec.keys.split()))
        for menu in menus()
        for spec in menu.specs()
    ]
    action, keys = (QCoreApplication.translate("ManualController", text) for text in ("Action", "Keys"))
    return key_table(rows, action=action, keys=keys)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m devtools.manual", description="Write the tables of keys into the pages of the manual."
    )
    parser.add_argument("--check", action="store_true", help="only say which pages are behind")
    check: bool = parser.parse_args(arguments).check
    behind = []
    for language in LANGUAGES:
        make_application(language)
        path = manual_path(language, PAGE)
        before = path.read_text(encoding="utf-8")
        after = with_keys(before, default_key_table())
        if before != after:
            behind.append(str(path))
            if not check:
                path.write_text(after, encoding="utf-8")
    for name in behind:
        print(f"{name}: {'its keys are behind' if check else 'written'}")
    return 1 if check and behind else 0


if __name__ == "__main__":
    sys.exit(finish(main))
