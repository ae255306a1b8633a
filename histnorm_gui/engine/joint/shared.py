"""What the suggesters of all manuscripts of a corpus have in common, made once: language, alignments, taggers.

A tagger must not have seen the manuscript that is measured, and one for each would take hours. So the manuscripts are
dealt out to a few groups by their place among the sorted sigla, and each group is read by a tagger that was trained on
the training parts of all other groups. Taggers are kept as files, named by what they were trained on and how.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass, field, replace
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.languages import NEUTRAL, Language, detect
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import Prepared, joint_pays, lowered_texts, other_capitals, with_letters
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.defaults import Situation, rankers
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.ranking.project import Rankers
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.teaching import Teaching
from histnorm_gui.engine.text_tagger import TextTagger

if TYPE_CHECKING:
    from histnorm_gui.engine.joint.tagger import JointTagger
    from histnorm_gui.engine.joint.trainer import Settings
    from histnorm_gui.engine.ranking.surroundings import Surroundings

Texts = Mapping[str, Sequence[Example]]

GROUPS = 3
SUFFIX = ".tagger"
_SHOWN = 500
"""Words of each manuscript by which the language of a corpus is told."""


@dataclass(frozen=True, slots=True, order=True)
class TaggerCell:
    """A tagger to be trained: without the manuscripts of a group (from 0 on), with a seed."""

    group: int
    seed: int = 1


@dataclass
class Shared:
    """For the manuscripts of a corpus, by siglum.

    ``train`` are their training parts, which taggers learn from; ``whole`` makes what is known of them where that is
    more. ``words`` are those of the word list. Taggers are kept in ``folder``, or nowhere. All is made when it is first
    asked for, and then kept. The language of the corpus is told by the training parts of all manuscripts, and so are
    the letters of one without a profile; a manuscript that shows another language by itself is read in that one, with
    all others. All are aligned together.
    """

    train: Texts
    whole: Callable[[], Texts] | None = None
    words: Sequence[str] = ()
    folder: Path | None = None
    groups: int = GROUPS
    settings: Settings | None = None
    threads: int = 1
    _aligned: dict[tuple[bool, str], OtherManuscripts] = field(default_factory=dict, init=False)
    _taught: dict[tuple[str, bool], Rankers] = field(default_factory=dict, init=False)
    _taggers: dict[TaggerCell, JointTagger | None] = field(default_factory=dict, init=False)
    _contexts: dict[TaggerCell, Surroundings | None] = field(default_factory=dict, init=False)

    @cached_property
    def language(self) -> Language:
        """The language of the corpus, without letters of its own where there is no profile for it."""
        return detect([example.form for text in self.train.values() for example in islice(text, _SHOWN)])

    @cached_property
    def sigla(self) -> tuple[str, ...]:
        """All manuscripts in order."""
        return tuple(sorted(self.train))

    def language_of(self, siglum: str) -> Language:
        """The language that a manuscript is read in: its own where it shows one, as in a project; else the corpus's."""
        shown = detect([example.form for example in islice(self.train[siglum], _SHOWN)])
        return self.language if shown.code == NEUTRAL else shown

    def alone(self, siglum: str, without: frozenset[Part] = frozenset()) -> Prepared:
        """For a manuscript without any other."""
        return Prepared(self.language_of(siglum), without=without)

    def prepared(
        self,
        siglum: str,
        *,
        seed: int = 1,
        whole: bool = False,
        without: frozenset[Part] = frozenset(),
        cancel: CancelToken | None = None,
    ) -> Prepared:
        """For a manuscript with all others; ``whole``: with their whole texts, from which the network of contexts
        learns then, too, as in a project; the tagger beside it learns from their training parts in any case."""
        language = self.language_of(siglum)
        others = self._all(whole and self.whole is not None, language, cancel).without(siglum)
        same = language.code == self.language.code
        tagger = self.tagger(TaggerCell(self.group_of(siglum), seed), cancel=cancel) if same else None
        if tagger is not None and whole and self.whole is not None:
            tagger = replace(tagger, surroundings=self._surroundings(TaggerCell(self.group_of(siglum), seed), cancel))
        return Prepared(language, others, tagger, without, self._rankers((siglum, whole), others, cancel))

    def group_of(self, siglum: str) -> int:
        """The group of a manuscript; one more for each manuscript where there are fewer than groups."""
        return self.sigla.index(siglum) % max(1, min(self.groups, len(self.sigla)))

    def tagger(
        self, cell: TaggerCell, *, progress: ProgressCallback = ignore_progress, cancel: CancelToken | None = None
    ) -> JointTagger | None:
        """The tagger that has not seen a group: the one at hand, the file, or a new one, which is kept; Cancelled.

        None where the other groups have too few words.
        """
        if cell not in self._taggers:
            self._taggers[cell] = self._made(cell, progress, cancel or CancelToken())
        return self._taggers[cell]

    def path(self, cell: TaggerCell) -> Path | None:
        """Where a tagger is kept; its name changes with all that it is made of. None where it has too few words."""
        if self.folder is None or not self._teaches(cell):
            return None
        digest = hashlib.sha256()
        language = self._full_language
        parts: list[object] = [
            self._seen(cell),
            language.code,
            language.text,
            astuple(self._settings()),
            cell.seed,
        ]
        digest.update("\n".join(map(repr, parts)).encode("utf-8", "surrogatepass"))
        groups = min(self.groups, len(self.sigla))
        return self.folder / f"without-{cell.group + 1}-of-{groups}-{digest.hexdigest()[:16]}{SUFFIX}"

    def run(
        self, cell: TaggerCell, *, progress: ProgressCallback, cancel: CancelToken
    ) -> tuple[Path | None, Sequence[str]]:
        """Have a tagger made and kept, as a cell of ``workers``; where it is, and who taught it."""
        self.tagger(cell, progress=progress, cancel=cancel)
        return self.path(cell), tuple(self._seen(cell))

    # How it is made

    @cached_property
    def _full_language(self) -> Language:
        return self._with_letters(self.language)

    def _with_letters(self, language: Language) -> Language:
        norms = {example.norm.lower() for text in self.train.values() for example in text}
        return with_letters(language, (*sorted(norms), *self.words))

    @cached_property
    def _lowered(self) -> dict[str, list[Pair]]:
        return lowered_texts(self.train)

    def _seen(self, cell: TaggerCell) -> dict[str, list[Pair]]:
        return {siglum: self._lowered[siglum] for siglum in self.sigla if self.group_of(siglum) != cell.group}

    def _teaches(self, cell: TaggerCell) -> bool:
        return joint_pays(self._seen(cell), self.language)

    def _all(self, whole: bool, language: Language, cancel: CancelToken | None) -> OtherManuscripts:
        key = whole, language.code
        if key not in self._aligned:
            words = self.whole() if whole and self.whole is not None else self.train
            texts = lowered_texts(words) if whole else self._lowered
            made = OtherManuscripts(texts, self._with_letters(language), other_capitals(words))
            made.align(cancel)
            self._aligned[key] = made
        return self._aligned[key]

    def _rankers(self, key: tuple[str, bool], others: OtherManuscripts, cancel: CancelToken | None) -> Rankers | None:
        """What the others teach about weights; for Early New High German the shipped ones were learned so."""
        if others.language.learned:
            return None
        lexicon = Lexicon.from_lines(self.words) if self.words else None
        teaching = Teaching(others, lexicon, threads=self.threads)
        if key not in self._taught and teaching.has_rankers(tagger=False):
            start = rankers(Situation(others=True, lexicon=lexicon is not None, tagger=False, profile=False))
            self._taught[key] = teaching.rankers(
                start, TextTagger(), progress=ignore_progress, cancel=cancel or CancelToken()
            )
        return self._taught.get(key)

    def _surroundings(self, cell: TaggerCell, cancel: CancelToken | None) -> Surroundings | None:
        """What the whole texts of all manuscripts but those of a group teach of contexts."""
        if cell not in self._contexts:
            from histnorm_gui.engine.joint import context_trainer
            from histnorm_gui.engine.tagger.trainer import torch_threads

            texts = self._all(True, self.language, cancel).texts
            seen = {siglum: text for siglum, text in texts.items() if self.group_of(siglum) != cell.group}
            with torch_threads(self.threads):
                self._contexts[cell] = context_trainer.train(
                    seen,
                    self._full_language,
                    passes=self._settings().context_passes,
                    seed=cell.seed,
                    stepped=lambda _: None,
                    cancel=cancel or CancelToken(),
                )
        return self._contexts[cell]

    def _settings(self) -> Settings:
        if self.settings is None:
            from histnorm_gui.engine.joint.trainer import Settings

            self.settings = Settings()
        return self.settings

    def _made(self, cell: TaggerCell, progress: ProgressCallback, cancel: CancelToken) -> JointTagger | None:
        if not self._teaches(cell):
            return None
        from histnorm_gui.engine.joint.checkpoint import dump, load
        from histnorm_gui.engine.joint.trainer import train

        path = self.path(cell)
        if path is not None and path.exists():
            try:
                return load(path.read_bytes(), self._full_language)
            except (UserError, OSError):
                pass  # one that cannot be read is made anew
        progress(Progress(0, 0, stage="align"))
        manuscripts = self._all(False, self.language, cancel)
        made = train(
            manuscripts.replaced(self._seen(cell)).texts,
            manuscripts.alignments,
            self._full_language,
            settings=self._settings(),
            seed=cell.seed,
            threads=self.threads,
            progress=progress,
            cancel=cancel,
        )
        if path is not None:
            _keep(path, dump(made))
        return made


def _keep(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; UserError FILE_UNWRITABLE."""
    unfinished = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=error.strerror or str(error)) from error
