"""A language as the engine uses it: graphemes, expectations, keys and common words."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product

from histnorm_gui.core.text import graphemes as pieces
from histnorm_gui.core.text import is_extending, lower_keep_length, matching_key
from histnorm_gui.engine.languages.capitals import CapitalHints
from histnorm_gui.engine.languages.common import CommonWords, more_words
from histnorm_gui.engine.languages.grammar import START, Weights
from histnorm_gui.engine.languages.grouped import Averages, Grouped, average, replaced
from histnorm_gui.engine.languages.prior import Prior
from histnorm_gui.engine.languages.profile import Profile, ProfileReader
from histnorm_gui.engine.languages.reading import ProfileSource

_CACHED = 1 << 17
_MARKS = 3
"""Forms with more marks that may be written out are not looked up so."""
_REPEATED = re.compile(r"(.)\1+")
_HEAVY = 0.5
"""What common words of the same heavy key count beside those of the same light key."""


@dataclass(frozen=True, slots=True)
class Grapheme:
    """A letter with the marks on it: ``base`` is one letter, folded as the profile says and with the marks that make a
    letter of their own (ä), composed; ``marks`` are the other combining marks in canonical order."""

    base: str
    marks: str = ""


WORD_START = Grapheme(START)


class Language:
    """What a profile says about spelling. Can be sent to another process; never changes."""

    def __init__(self, code: str, source: ProfileSource, neutral: ProfileSource, letters: Iterable[str] = ()) -> None:
        """``letters`` replace the profile's alphabet where there are any.

        :raises UserError: when the profile cannot be understood
        """
        self._made_of = (code, source, neutral, tuple(letters))
        self._profile: Profile = ProfileReader(source, neutral).profile(self._made_of[3])
        self.code = code
        self.name = self._profile.name
        self._prior = Prior(self._profile.rules)
        self._cached_prior = lru_cache(maxsize=_CACHED)(self._prior_of)
        self._cached_light = lru_cache(maxsize=_CACHED)(self._light)
        self._cached_heavy = lru_cache(maxsize=_CACHED)(self._heavy)
        self._cached_common = lru_cache(maxsize=_CACHED)(self._common)
        self._cached_graphemes = lru_cache(maxsize=_CACHED)(self._graphemes)
        self._light_letters = str.maketrans(dict(self._profile.keys.light))
        signs = self._profile.signs
        folded = {sign: letters for sign, letters in signs.fold.items() if len(sign) == 1}
        self._spelled = str.maketrans({**folded, **dict.fromkeys(signs.drop, "")})
        self._listed = self._spelled_as_compared(self._profile.common)
        self._shared = frozenset(map(self._spelling, self._profile.shared_words))

    def __reduce__(self) -> tuple[Callable[..., Language], tuple[object, ...]]:
        return Language, self._made_of

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def check(self) -> None:
        """Read what is read only when it is needed: the file of further common words.

        :raises UserError: when it cannot be read or understood
        """
        self._more  # noqa: B018 - for its errors

    @cached_property
    def words(self) -> frozenset[str]:
        """The modern words that the common words stand for."""
        listed = (self._profile.common, self._more)
        return frozenset(word for some in listed for weights in some.spellings.values() for word in weights)

    @cached_property
    def _more(self) -> CommonWords:
        return more_words(self._profile.more) if self._profile.more is not None else CommonWords({})

    @cached_property
    def _spellings(self) -> Mapping[str, Weights]:
        """All common words; the profile's own before those of its file."""
        return {**self._spelled_as_compared(self._more), **self._listed}

    def _spelled_as_compared(self, words: CommonWords) -> dict[str, Weights]:
        # They are composed and in lower case; all of them at once, since there may be a hundred thousand.
        joined = "\n".join(words.spellings)
        if not any(chr(sign) in joined for sign in self._spelled):
            return words.spellings
        return dict(zip(joined.translate(self._spelled).split("\n"), words.spellings.values(), strict=True))

    @property
    def text(self) -> tuple[str, ...]:
        """All that the language is made of: with the same code and text two languages are the same in any process."""
        _, source, neutral, letters = self._made_of
        return (*source.lines, "", *neutral.lines, "", *letters)

    def with_alphabet(self, letters: Iterable[str]) -> Language:
        """The same language with these letters (NFC, lower case) as the modern ones, as found in decided words."""
        code, source, neutral, _ = self._made_of
        return Language(code, source, neutral, sorted(set(letters)))

    def graphemes(self, form: str) -> tuple[Grapheme, ...]:
        """The graphemes of a form in lower case, after the one that starts every word; dropped signs are gone."""
        return self._cached_graphemes(form)

    def prior(self, grapheme: Grapheme, previous: str, following: str) -> Mapping[str, float]:
        """The probabilities of the labels of a grapheme between two bases: "^" before the first letter, an empty text
        after the last. They sum to 1; other labels have ``unlisted``. The mapping is shared and not to be changed."""
        return self._cached_prior(grapheme.base, grapheme.marks, previous, following)

    def unlisted(self, label: str) -> float:
        """How likely a label is that ``prior`` does not list."""
        return self._profile.one_letter * self._profile.further ** -max(0, len(label) - 1)

    def light(self, form: str) -> str:
        """The key that spellings share when they differ in marks, case and interchangeable letters alone."""
        return self._cached_light(form)

    def heavy(self, form: str) -> str:
        """The key that spellings share when they differ in interchangeable groups of letters too."""
        return self._cached_heavy(form)

    def common_words(self, form: str) -> Mapping[str, float]:
        """The modern words that a form commonly stands for, with shares that sum to 1: those of its very spelling, else
        those of what its marks may stand for, else those of its light key, else those of its heavy key with half of
        that; empty where none is listed."""
        return self._cached_common(form)

    def _common(self, form: str) -> Mapping[str, float]:
        listed = self._spellings.get(self._spelling(form))
        if listed is not None:
            return listed
        meant = [self._spelling(written) for written in self._written_out(form)]
        for written_out in ([self._spellings.get(s) for s in meant], [self.common.get(self._light(s)) for s in meant]):
            if found := [weights for weights in written_out if weights]:
                return average(found)
        light = self.common.get(self.light(form))
        if light:
            return light
        heavy = [self.common[key] for key in self._common_heavy.all(self.heavy(form))]
        return {word: _HEAVY * share for word, share in average(heavy).items()} if heavy else {}

    def _written_out(self, form: str) -> Iterator[str]:
        """The spellings that a form may stand for, such as *den* and *dem* for *dẽ*."""
        meant = self._profile.signs.written_out
        if form.isascii() or not meant:
            return
        signs = unicodedata.normalize("NFD", form)
        marks = sum(sign in meant for sign in signs)
        if 0 < marks <= _MARKS:
            for written in product(*(meant.get(sign, (sign,)) for sign in signs)):
                yield "".join(written)

    def coverage(self, forms: Sequence[str]) -> float:
        """The share of forms whose spelling is one of the commonest words, those of the profile itself, 0 to 1."""
        return sum(self._spelling(form) in self._listed for form in forms) / len(forms) if forms else 0.0

    def evidence(self, forms: Sequence[str]) -> tuple[int, int]:
        """How many of the forms are among the commonest words, those of the profile itself, and how many forms count:
        words that other languages share do not."""
        found = counted = 0
        for form, count in Counter(forms).items():
            spelling = self._spelling(form)
            if spelling not in self._shared:
                counted += count
                found += count * (spelling in self._listed)
        return found, counted

    @property
    def capitals(self) -> CapitalHints | None:
        """What tells which words an edition may write with capitals; None where the profile does not say."""
        return self._profile.capitals

    @property
    def close(self) -> bool:
        """Whether nearly all words are written as today. Then the neutral weights of the ranking serve, also for a
        manuscript on its own: those learned from Early New High German, of which every second word changes, would
        change too much."""
        return self._profile.close

    @property
    def learned(self) -> bool:
        """Whether weights of the ranking were learned from manuscripts of the language. They serve all profiles that
        are not close for a manuscript on its own; beside others they would trust these too much, since those that they
        were learned from tell the same story."""
        return self._profile.learned

    @property
    def least_share(self) -> float:
        """The share of common words from which on a text may be in this language."""
        return self._profile.least_share

    def _prior_of(self, base: str, marks: str, previous: str, following: str) -> Mapping[str, float]:
        return self._prior.distribution(base, marks, previous, following)

    def _graphemes(self, form: str) -> tuple[Grapheme, ...]:
        signs = self._profile.signs
        found = [WORD_START]
        for piece in pieces(unicodedata.normalize("NFD", lower_keep_length(form))):
            if piece[0] in signs.drop:
                piece = piece[1:]
            piece = "".join(sign for sign in piece if unicodedata.category(sign) != "Cf")
            if not piece:
                continue
            marks = piece[1:]
            joined = marks if signs.joined is None else "".join(mark for mark in marks if mark in signs.joined)
            others = "" if signs.joined is None else "".join(mark for mark in marks if mark not in signs.joined)
            base = unicodedata.normalize("NFC", piece[0] + joined)
            found.append(Grapheme(signs.fold.get(base, base), others))
        return tuple(found)

    def _spelling(self, form: str) -> str:
        """A form as common words are compared: in lower case, folded, without dropped signs."""
        return matching_key(form).translate(self._spelled)

    def _light(self, form: str) -> str:
        if form.isascii():  # no marks, no private use
            return form.lower().translate(self._light_letters) or form
        letters = [
            sign
            for sign in unicodedata.normalize("NFD", lower_keep_length(unicodedata.normalize("NFD", form)))
            if not is_extending(sign) and unicodedata.category(sign) != "Co"
        ]
        return "".join(letters).translate(self._light_letters) or matching_key(form)

    def _heavy(self, form: str) -> str:
        return self._heavier(self.light(form))

    def _heavier(self, key: str) -> str:
        """The heavy key of forms with a light key, or those of several lines."""
        for written, taken in self._profile.keys.heavy:
            key = key.replace(written, taken)
        return _REPEATED.sub(r"\1", key) if self._profile.keys.collapse else key

    @cached_property
    def common(self) -> Mapping[str, Mapping[str, float]]:
        """The common words by their light key: the average over the spellings with that key."""
        spellings = self._spellings
        keys = self._light_keys("\n".join(spellings)) if spellings else ()
        return Averages(keys, spellings.values())

    def _light_keys(self, spellings: str) -> Iterator[str]:
        """The light keys of spellings in lower case, which are lines: all at once takes half the time."""
        keys = unicodedata.normalize("NFD", lower_keep_length(unicodedata.normalize("NFD", spellings)))
        signs = set(keys)
        left_out = {ord(sign): "" for sign in signs if is_extending(sign) or unicodedata.category(sign) == "Co"}
        keys = replaced(keys, {**self._light_letters, **left_out})
        for key, spelling in zip(keys.split("\n"), spellings.split("\n"), strict=True):
            yield key or self._light(spelling)

    @cached_property
    def _common_heavy(self) -> Grouped[str]:
        """The light keys by their heavy key."""
        heavier = self._heavier("\n".join(self.common)).split("\n")  # all at once takes a tenth of the time
        return Grouped(heavier, self.common) if self.common else Grouped((), ())
