"""The translations: brought up to date from the source, compiled, and checked for what a reader would stumble over."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from devtools import compiled
from devtools.environment import SetupError
from histnorm_gui.core.languages import LANGUAGES, SOURCE

COMPLETE_LANGUAGES = tuple(LANGUAGES)
"""Those that are to be translated in full: the ones that the window offers. English has its plural forms alone."""
PLURAL_FORMS = {"hu": 1, "sl": 4}
"""How many forms a language has for numbers, in the order of Qt; the others here have two."""
UPDATE, RELEASE = "pyside6-lupdate", "pyside6-lrelease"
PLACEHOLDER = re.compile(r"%L?[0-9]{1,2}|%L?n|\{[A-Za-z_0-9.]*(?:![rsa])?(?::[^{}]*)?\}")
ACCELERATOR = re.compile(r"&(?![&\s]|[a-z]+;|#\d+;)")
TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
BREAK = re.compile(r"\n")


@dataclass(frozen=True)
class Tools:
    """Qt's programs: ``update`` reads strings from the source into a .ts file, ``release`` compiles that to .qm."""

    update: Path
    release: Path


@dataclass(frozen=True)
class Message:
    """One string of a .ts file; ``translations`` has one text, or one for each plural form."""

    context: str
    source: str
    comment: str
    plural: bool
    state: str
    translations: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What makes it one string to Qt."""
        return self.context, self.source, self.comment, self.plural

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}"


def update(root: Path, tools: Tools, languages: Sequence[str] = COMPLETE_LANGUAGES) -> Iterator[str]:
    """Bring every .ts file up to date, compile it, and say for each how many strings are still to be translated."""
    for path in _files(root, languages):
        _run_update(root, tools, path)
        compiled.compile_one(tools.release, path, path.with_suffix(".qm"))
        messages = read(path)
        open_ones = sum(message.state == "unfinished" for message in messages)
        yield f"{path.name}: {len(messages)} strings, {open_ones} to translate"


def check(root: Path, tools: Tools, languages: Sequence[str] = COMPLETE_LANGUAGES) -> list[str]:
    """What is wrong with the translations, a sentence each; none when they are complete and up to date."""
    problems = []
    for path in _files(root, languages):
        if not path.is_file():
            problems.append(f"{path.name} is missing: run python3 dev.py translations")
            continue
        messages = read(path)
        language = path.stem.removeprefix("histnorm_")
        found = (problem for message in messages for problem in (*faults(message), *plural_faults(message, language)))
        problems += [f"{path.name}: {problem}" for problem in found]
        with tempfile.TemporaryDirectory(prefix="histnorm-translations-") as folder:
            fresh = Path(folder) / path.name
            shutil.copyfile(path, fresh)
            _run_update(root, tools, fresh)
            problems += [f"{path.name}: {problem}" for problem in differences(messages, read(fresh))]
            compiled.compile_one(tools.release, path, fresh.with_suffix(".qm"))
    return problems


def differences(committed: list[Message], fresh: list[Message]) -> Iterator[str]:
    """How the strings of a .ts file differ from those in the source now."""
    old, new = {message.key: message for message in committed}, {message.key: message for message in fresh}
    for key in new.keys() - old.keys():
        yield f"{new[key]} is new in the source: run python3 dev.py translations"
    for key in old.keys() - new.keys():
        yield f"{old[key]} is no longer in the source: run python3 dev.py translations"


def faults(message: Message) -> Iterator[str]:
    """What is wrong with one translation."""
    if message.state in {"vanished", "obsolete"}:
        yield f"{message} is no longer in the source"
        return
    if message.state == "unfinished" or not all(message.translations) or not message.translations:
        yield f"{message} is not translated"
        return
    for text in message.translations:
        wanted, found = sorted(PLACEHOLDER.findall(message.source)), sorted(PLACEHOLDER.findall(text))
        if wanted != found:
            yield f"{message}: its translation {text!r} has the placeholders {found}, not {wanted}"
        for pattern, what in ((ACCELERATOR, "accelerators (&)"), (TAG, "tags"), (BREAK, "line breaks")):
            wanted, found = (sorted(pattern.findall(one.replace("&&", ""))) for one in (message.source, text))
            if wanted != found:
                yield f"{message}: its translation {text!r} has the {what} {found}, not {wanted}"
        if _surroundings(message.source) != _surroundings(text):
            yield f"{message}: its translation {text!r} does not begin or end with the same spaces"


def _surroundings(text: str) -> tuple[str, str]:
    """The white space before and behind a text."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def plural_faults(message: Message, language: str) -> Iterator[str]:
    """Whether a string with a number has as many forms as the language."""
    wanted = PLURAL_FORMS.get(language, 2) if message.plural else 1
    if len(message.translations) != wanted:
        yield f"{message} has {len(message.translations)} forms, not {wanted}"


def read(path: Path) -> list[Message]:
    """The strings of a .ts file; SetupError when it is not one."""
    try:
        tree = ElementTree.parse(path)
    except ElementTree.ParseError as error:
        raise SetupError(f"{path} is not a translation file: {error}") from error
    return [
        _message(context.findtext("name", ""), element)
        for context in tree.iter("context")
        for element in context.iter("message")
    ]


def _message(context: str, element: ElementTree.Element) -> Message:
    translation = element.find("translation")
    if translation is None:
        state, texts = "unfinished", [""]
    else:
        state = translation.get("type", "")
        texts = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    return Message(
        context=context,
        source=element.findtext("source", ""),
        comment=element.findtext("comment", ""),
        plural=element.get("numerus") == "yes",
        state=state,
        translations=tuple(texts),
    )


def _files(root: Path, languages: Sequence[str]) -> list[Path]:
    folder = root / "translations"
    wanted = {folder / f"histnorm_{language}.ts" for language in languages}
    return sorted(wanted | set(folder.glob("histnorm_*.ts")))


def _run_update(root: Path, tools: Tools, path: Path) -> None:
    sources = sorted(str(source.relative_to(root)) for source in (root / "histnorm_gui" / "qt").rglob("*.py"))
    language = path.stem.removeprefix("histnorm_")
    plural = ["-pluralonly"] if language == SOURCE else []
    options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en", "-target-language", language]
    path.parent.mkdir(parents=True, exist_ok=True)
    compiled.run([str(tools.update), *options, *plural, *sources, "-ts", str(path)], root)
