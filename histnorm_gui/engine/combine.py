"""The combined suggester: all sources of evidence in one ranking, from the first token on (system "default").

RECIPE, parts 1 to 4."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, ignore_progress
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import is_readable, is_readable_word, lower_keep_length
from histnorm_gui.engine.base import Example, can_teach
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.languages import Language, detect
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import Prepared, lowered_texts, other_capitals, with_letters
from histnorm_gui.engine.ranking.candidates import STAND_IN, offered, unchanged
from histnorm_gui.engine.ranking.capitals import Capitals, lowered
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.defaults import Situation, rankers
from histnorm_gui.engine.ranking.parts import Part, weighed_without
from histnorm_gui.engine.ranking.personal import Moved, follow
from histnorm_gui.engine.ranking.project import Rankers
from histnorm_gui.engine.ranking.reader import Ranked, Reader, neighbours
from histnorm_gui.engine.ranking.reasons import KnownWords, Reasons
from histnorm_gui.engine.ranking.sources import OWN_CONTEXTS, OtherManuscripts, Sources, Weighed, gather
from histnorm_gui.engine.teaching import Teaching, situation
from histnorm_gui.engine.text_tagger import TextTagger

_SPELLING_FROM = 1000
"""So many decided tokens show how a manuscript is spelled; with fewer its undecided text is looked at too."""
_DETECT_IN = 5000
"""Tokens that are looked at to tell the language."""


class Combined:
    """The system "default". It reads running text: the neighbours of a token count.

    A fitted system reads other text (``suggest``, ``suggest_text``); or it follows an editor through one text
    (``begin``, ``candidates``, ``decide``, ``retrain``), and then learns each decision at once.
    """

    def __init__(
        self,
        lexicon: Lexicon | None = None,
        *,
        language: Language | None = None,
        seed: int = 1,
        threads: int = 1,
        explain: bool = False,
        prepared: Prepared | None = None,
        tagger: bytes = b"",
        processor: Processor | None = None,
    ) -> None:
        """``explain``: candidates come with their reasons, which takes a little longer. ``prepared`` others take the
        place of those that are learned from. ``tagger``: the file of one that reads instead of one of the others; when
        it cannot be used, ``refused`` says why, and all goes on without it. ``processor`` trains one."""
        self._lexicon = lexicon if lexicon is not None and len(lexicon) else None
        self._prepared = prepared or Prepared()
        self._given = language or self._prepared.language
        self._seed = seed
        self._threads = threads
        self._processor = processor
        self._explain = explain
        self._reasons: Reasons | None = None
        self._known_words: KnownWords | None = None
        self._capitals = Capitals()
        self.language: Language | None = self._given
        """What the text is read in, once it is known."""
        self._own: list[Pair] = []
        self._auxiliary: Mapping[str, Sequence[Example]] = {}
        self._file = tagger or self._prepared.file
        self._tagger = TextTagger()
        self._taught: tuple[Situation, Rankers] | None = None
        self._moved: Moved | None = None
        self._others: OtherManuscripts | None = None
        self._weighed: Weighed | None = None
        self._sources: Sources | None = None
        self._reader: Reader | None = None
        self._read: dict[int, Ranked] = {}
        self._originals: list[str] = []
        self._written: list[str | None] = []
        self._forms: list[str] = []
        self._norms: list[str | None] = []
        """Words and normalizations as they are written, and as they are ranked."""
        self._corrected: dict[int, str] = {}
        self._rejected: dict[str, list[str]] = {}
        """Suggestions that were corrected, by token and by form."""

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        return "default"

    # A system that is fitted and then reads

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Learn from ``examples`` in reading order, none needed, and from other manuscripts by siglum."""
        words = [example for example in examples if can_teach(example)]
        self._take_up([example.form for example in words], [example.norm for example in words])
        self._forget()
        self._auxiliary = auxiliary
        if len(self._own) >= _SPELLING_FROM:
            self._prepare([form for form, _ in self._own], progress, cancel)
        progress(Progress(1, 1, stage="train"))

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """Candidates for forms out of context."""
        reader = self._ready(forms)
        words = [form for form in forms if is_readable_word(form)]
        return self._among(forms, words, reader.alone(list(map(lower_keep_length, words))), count)

    def suggest_text(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """Candidates for the tokens of a running text."""
        reader = self._ready(forms)
        words = [form for form in forms if is_readable_word(form)]
        return self._among(forms, words, reader.read(list(map(lower_keep_length, words))), count)

    # A system that follows an editor

    def begin(
        self,
        forms: Sequence[str],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Take up an undecided text: its words in reading order; other manuscripts by siglum."""
        self.resume(forms, [None] * len(forms), auxiliary, progress=progress, cancel=cancel)

    def resume(
        self,
        forms: Sequence[str],
        norms: Sequence[str | None],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
        known: Combined | None = None,
        tagger: bool = True,
        weights: bool = True,
    ) -> None:
        """Take up a text of which some tokens are decided: ``norms`` pairs with ``forms``, None for the others.

        ``known`` is a suggester for the same text and other manuscripts, whose language, alignments and tagger are
        taken over; it may go on answering meanwhile. ``tagger``: train one (anew) where there is enough for it;
        ``weights``: the same for those of the ranking.
        """
        self._take_up(forms, norms)
        self._corrected, self._rejected = {}, {}
        self._forget()
        self._auxiliary = auxiliary
        if known is None:
            self._prepare(self._forms, progress, cancel, tagger=tagger, weights=weights)
            return
        self._take_over(known)
        self._learn_from_others(progress, cancel, tagger=tagger, weights=weights)
        self._gather(self._forms)

    @property
    def refused(self) -> UserError | None:
        """Why the file of a tagger cannot be used."""
        return self._tagger.refused

    @property
    def wants_tagger(self) -> bool:
        """Whether a tagger would be worth its time now: there is none, or one that knows few of the own decisions."""
        return self._others is not None and self._teaching().wants_tagger(self._weighed, self._tagger)

    @property
    def decided(self) -> int:
        """How many decisions were aligned and searched with."""
        return len(self._own)

    @property
    def wants_weights(self) -> bool:
        """Whether the other manuscripts can teach weights of their own."""
        return self._others is not None and self._teaching().wants_weights(self._tagger)

    def light(self, form: str) -> str:
        """The key that spellings of a word share; decisions on one tell of the others."""
        assert self.language is not None
        return self.language.light(form) if is_readable(form) else form

    def candidates(self, index: int, *, count: int = 5) -> tuple[Candidate, ...]:
        """At most ``count`` candidates for the token at ``index``, best first, given all that is decided so far."""
        return self.candidates_at([index], count=count)[0]

    def candidates_at(
        self, indices: Sequence[int], *, count: int = 5, explained: Container[int] | None = None
    ) -> list[tuple[Candidate, ...]]:
        """The same for several tokens, which takes less time together; reasons for those ``explained`` (None: all)."""
        if self._reader is None:
            raise RuntimeError("begin comes first")
        ranked = self._reader.read_places(indices, self._forms, self._norms)
        self._read = dict(zip(indices, ranked, strict=True))
        told = None if explained is None else [index in explained for index in indices]
        return self._offered([self._originals[index] for index in indices], ranked, count, told)

    def decide(self, index: int, norm: str | None) -> None:
        """Learn at once that the token at ``index`` is ``norm``; None: that it is open again."""
        if self._sources is None:
            raise RuntimeError("begin comes first")
        norm = norm if is_readable(self._originals[index], norm or "") else None
        form, before = self._forms[index], self._norms[index]
        if rejected := self._corrected.pop(index, None):
            self._rejected[form].remove(rejected)
        if before is not None:
            self._sources.contexts.decide(self._forms, self._norms, index, -OWN_CONTEXTS)
            self._sources.unlearn(form, before)
            self._capitals.unlearn(self._originals[index], self._written[index] or "")
            if self._reasons is not None:
                self._reasons.decided(form, before)
        self._written[index] = norm
        self._norms[index] = None
        if norm is None:
            self._read = {}
            return
        low = lowered(Example(self._originals[index], norm))[1]
        around = neighbours(self._norms, index)
        if before is None and self._reader is not None:
            ranked = self._read.get(index) or self._reader.read_places([index], self._forms, self._norms)[0]
            around = ranked.around
            if ranked.norms[0] != low:
                self._corrected[index] = ranked.norms[0]
                self._rejected.setdefault(form, []).append(ranked.norms[0])
        self._norms[index], self._read = low, {}
        self._sources.learn(form, low)
        self._capitals.learn(self._originals[index], norm, around)
        if self._reasons is not None:
            self._reasons.decided(form, low)
        self._sources.contexts.decide(self._forms, self._norms, index, OWN_CONTEXTS)

    def retrain(self, *, progress: ProgressCallback, cancel: CancelToken) -> None:
        """Align all decisions anew, search anew with what they showed."""
        cancel.check()
        self._own = self._decided()
        self._gather(self._forms)
        progress(Progress(1, 1, stage="train"))

    def _take_up(self, forms: Sequence[str], written: Sequence[str | None]) -> None:
        written = [norm if is_readable(form, norm or "") else None for form, norm in zip(forms, written, strict=True)]
        short = (form if is_readable(form) else STAND_IN for form in forms)
        pairs = [lowered(Example(form, norm or "")) for form, norm in zip(short, written, strict=True)]
        self._originals, self._written, self._forms = list(forms), list(written), [form for form, _ in pairs]
        self._norms = [None if norm is None else low for norm, (_, low) in zip(written, pairs, strict=True)]
        self._own = self._decided()

    def _decided(self) -> list[Pair]:
        return [(form, norm) for form, norm in zip(self._forms, self._norms, strict=True) if norm is not None]

    def _forget(self) -> None:
        """Forget what was learned from another text."""
        self._reader = self._sources = self._weighed = self._moved = self._taught = None
        self._tagger = TextTagger()

    # How it is put together

    def _take_over(self, known: Combined) -> None:
        self.language, self._others, self._weighed = known.language, known._others, known._weighed
        self._tagger = replace(known._tagger, refused=None)  # it was told once
        self._moved, self._taught = known._moved, known._taught
        self._corrected = dict(known._corrected)
        self._rejected = {form: list(norms) for form, norms in known._rejected.items()}
        self._known_words = known._known_words

    def _prepare(
        self,
        forms: Sequence[str],
        progress: ProgressCallback,
        cancel: CancelToken,
        *,
        tagger: bool = True,
        weights: bool = True,
    ) -> None:
        """Tell the language, align the other manuscripts, gather the evidence for a text with these forms."""
        if self._prepared.others is not None:
            self._others = self._prepared.others
            self._tagger.learned(self._prepared.tagger)
            self.language = self._others.language
            self._weighed = Weighed.of(forms, self._others)
            if self._prepared.rankers is not None:
                self._taught = self._situation(), self._prepared.rankers
            itself = tagger and self._teaching().has_itself(self._weighed, self._tagger)
            self._learn_from_others(progress, cancel, tagger=itself, weights=False)
            self._gather(forms)
            return
        texts = lowered_texts(self._auxiliary)
        if self._given is None:
            others = (form for text in texts.values() for form, _ in islice(text, _DETECT_IN // 10))
            self.language = detect([*forms[:_DETECT_IN], *([] if forms else others)])
        assert self.language is not None
        norms = {norm for _, norm in self._own} | {norm for text in texts.values() for _, norm in text}
        self.language = with_letters(self.language, (*norms, *(self._lexicon or ())))
        self._others = OtherManuscripts(texts, self.language, other_capitals(self._auxiliary))
        if self._others.texts:
            progress(Progress(0, 0, stage="align"))
            self._others.align(cancel)
        self._weighed = Weighed.of(forms, self._others)
        if self._file:
            self._tagger.open(self._file, self.language)
        self._learn_from_others(progress, cancel, tagger=tagger, weights=weights)
        self._gather(forms)

    def _learn_from_others(
        self, progress: ProgressCallback, cancel: CancelToken, *, tagger: bool, weights: bool
    ) -> None:
        teaching = self._teaching()
        if tagger and teaching.has_itself(self._weighed, self._tagger):
            # What the others know is in the tagger then, and they say nothing beside it.
            assert self._weighed is not None
            made = teaching.heard(self._weighed).tagger(progress, cancel, itself=True)
            self._tagger.learned(made, len(self._own))
            self._weighed = replace(Weighed.of((), teaching.others.silent()), unfamiliar=self._weighed.unfamiliar)
            self._taught = self._moved = None
        elif tagger and teaching.has_tagger and not self._tagger.foreign:
            self._tagger.learned(teaching.tagger(progress, cancel))
        if weights and self.wants_weights:
            given = self._situation()
            taught = teaching.rankers(rankers(given), self._tagger, progress=progress, cancel=cancel)
            self._taught, self._moved = (given, taught), None

    def _teaching(self) -> Teaching:
        assert self._others is not None
        kept, own = self._prepared.kept, self._own
        return Teaching(self._others, self._lexicon, self._seed, self._threads, self._processor, own, kept)

    def _ready(self, forms: Sequence[str]) -> Reader:
        asked = [lower_keep_length(form) for form in forms if is_readable_word(form)]
        if self._reader is None:
            self._prepare([*(form for form, _ in self._own), *asked], ignore_progress, CancelToken())
        else:
            assert self._weighed is not None
            self._tagger.read(asked, self._weighed.near)
        assert self._reader is not None
        return self._reader

    def _gather(self, forms: Sequence[str]) -> None:
        assert self.language is not None and self._others is not None and self._weighed is not None
        known = self.language.capitals, self._others.capitals
        self._capitals = Capitals.of(*known, self._originals, self._written, self._prepared.capitals)
        tagged = self._tagger.read(forms, self._weighed.near)
        off = self._prepared.without
        lexicon = None if Part.LEXICON in off else self._lexicon
        tagged = None if Part.TAGGER in off else tagged
        self._sources = gather(self._own, self._weighed, lexicon=lexicon, tagger=tagged)
        self._sources.evidence.without = off
        if Part.LETTERS in off:
            self._sources.evidence.letters = None
        first, second = (weighed_without(ranker, off) for ranker in self._personal(self._situation()))
        self._read = {}
        self._reader = Reader(self._sources.evidence, self._sources.contexts, first, second, self._rejected)
        if self._explain:
            self._known_words = self._known_words or KnownWords.of(self._others)
            self._reasons = Reasons(self._sources.evidence, self._known_words)

    def _situation(self) -> Situation:
        assert self._weighed is not None
        return situation(self._others, self._lexicon, self._weighed, self._tagger)

    def _personal(self, given: Situation) -> Rankers:
        """The weights of the project, or the shipped ones, moved by what the own decisions show."""
        assert self._others is not None
        assert self._weighed is not None
        start = self._taught[1] if self._taught is not None and self._taught[0] == given else rankers(given)
        self._moved = follow(
            self._moved,
            self._own,
            self._others,
            given,
            start,
            lexicon=self._lexicon,
            tagger=self._tagger.read((), self._weighed.near),
        )
        return self._moved.rankers if self._moved is not None else start

    def _offered(
        self, forms: Sequence[str], ranked: Sequence[Ranked], count: int, told: Sequence[bool] | None = None
    ) -> list[tuple[Candidate, ...]]:
        assert self._sources is not None
        return offered(forms, ranked, count, self._sources.evidence, self._capitals, self._reasons, told)

    def _among(
        self, forms: Sequence[str], words: Sequence[str], ranked: Sequence[Ranked], count: int
    ) -> list[tuple[Candidate, ...]]:
        """The candidates of all tokens, of which ``words`` are ranked."""
        found = iter(self._offered(words, ranked, count))
        return [next(found) if is_readable_word(form) else unchanged(form) for form in forms]
