"""A window with a project in it, to which something happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from devtools.torture.places import TortureError
from devtools.torture.window import dismiss, open_window, open_words, told, turn, until
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.project.repository import Project
from histnorm_gui.qt.main_window import MainWindow

_SPELLINGS = (("vnd", "und"), ("fraw", "frau"), ("czu", "zu"), ("ym", "ihm"), ("myn", "mein"), ("syn", "sein"))
NORM = "entſchieden"


class Skipped(Exception):
    """A fault that cannot be made on this system."""


@dataclass
class Stage:
    """A window with a project of 60 words, 30 of them decided."""

    window: MainWindow
    path: Path

    @property
    def decided(self) -> int:
        """How many words the window shows as decided."""
        text = self.window.desk.text
        return text.decided if text is not None else -1

    def decide(self, norm: str = NORM) -> None:
        """Decide the next open word, and wait until it is written or taken back."""
        self.window.desk.type_normalization(open_words(self.window)[0], norm)
        self.window.desk.flush()
        turn()

    def says(self, *words: str) -> None:
        """The window says one of these words, within a while."""
        until(lambda: any(word in told(self.window) for word in words), f"a message with one of {words}")

    def expect(self, condition: bool, what: str) -> None:
        """TortureError unless something is so."""
        if not condition:
            raise TortureError(f"{what}; the window says: {told(self.window)}")

    def goes_on(self, path: Path | None = None) -> None:
        """A word can be decided, and is in the file with everything that was decided before."""
        dismiss(self.window)
        before = self.decided
        self.decide("weiter")
        self.expect(self.decided == before + 1, "no word can be decided any more")
        self.window.desk.close_project()
        with Project.open(path or self.path) as project:
            problems = project.verify()
            found = [made.normalization for made in project.annotations(1).values()]
        self.expect(not problems, f"verify says {problems}")
        self.expect(len(found) == before + 1 and "weiter" in found, f"{len(found)} of {before + 1} decisions are there")


@contextmanager
def stage(folder: Path, system: str = "mtl") -> Iterator[Stage]:
    """The window with its project."""
    home = folder / "project"
    home.mkdir()
    path = home / "fault.histnorm"
    with open_window(system) as window:
        window.desk.create_project(path)
        forms = "\n".join(form for form, _ in _SPELLINGS * 10)
        document = registry.parse(forms.encode(), "words.txt", SourceFormat.WORD_LIST)
        window.desk.import_document(document, "A", "", decided=False)
        session, text = window.desk.session, window.desk.text
        assert session is not None and text is not None
        norms = dict(_SPELLINGS)
        session.decide_all(((token, norms[token.form]) for token in text.tokens[:30]), DecisionSource.TYPED)
        window.desk.flush()
        yield Stage(window, path)
