"""What the ranking process is given of a project: the text in question and what was decided in the others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import appdirs

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.preferences import CPU, LEXICON, TAGGER_FILE, Option
from histnorm_gui.core.progress import CancelToken
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.live.messages import LeftOut, RunningText, WordList
from histnorm_gui.formats.decoding import read_bytes
from histnorm_gui.services.lexicons import read_lexicon_lines
from histnorm_gui.services.live_rankings import LiveRankings
from histnorm_gui.services.project_choices import GONE, chosen_file
from histnorm_gui.services.session import Session

Reader = Callable[[CancelToken], RunningText]
Text = tuple[tuple[str, str], ...]
"""Forms and their normalizations."""
CACHE_FOLDER_VARIABLE = "HISTNORM_CACHE_DIR"
MOST = 150_000
"""Words of other manuscripts that are learned from; what is spelled less alike says little beside so many."""
LOOKED_AT = 3_000
"""Words by which the spelling of a manuscript is told."""


def reader(
    session: Session,
    live: LiveRankings,
    key: int,
    *,
    lexicon: str = "",
    language: str = "",
    tagger: str = "",
    device: str = CPU,
    capitals: str = "learn",
) -> Reader:
    """What puts a text together as it is now, with the decisions in the project's other manuscripts.

    It takes a moment and may be called from another thread. Raises Cancelled, and UserError where the word list cannot
    be read; a word list that is gone, and a tagger's file that cannot be read, is left out, and the text says so.
    """
    words_now = live.taken_up()
    here = live.text.manuscript.id
    sigla = {manuscript.id: manuscript.siglum for manuscript in session.manuscripts() if manuscript.id != here}
    decided = session.decisions_reader()
    project = session.path

    def read(cancel: CancelToken) -> RunningText:
        left_out: list[LeftOut] = []

        def there(option: Option, path: str) -> Path | None:
            found = chosen_file(path, project) if path else None
            if path and found is None:
                left_out.append(LeftOut(key, GONE[option.key], {"path": path}))
            return found

        listed, taught = there(LEXICON, lexicon), there(TAGGER_FILE, tagger)
        words = word_list(listed) if listed else None
        forms, norms = words_now()
        others = nearest(forms, _elsewhere(decided(), sigla), cancel=cancel)
        kept = str(kept_folder())
        text = RunningText(key, forms, norms, others, words, language, device=device, capitals=capitals, kept=kept)
        try:
            text = replace(text, tagger=read_bytes(taught), tagger_path=str(taught)) if taught else text
        except UserError as error:
            left_out.append(LeftOut(key, error.code, error.args_by_name))
        return replace(text, left_out=tuple(left_out))

    return read


def kept_folder() -> Path:
    """Where models of projects are kept: in the cache folder of the platform, or in the one that HISTNORM_CACHE_DIR
    names."""
    named = os.environ.get(CACHE_FOLDER_VARIABLE)
    return Path(named or appdirs.user_cache_dir("histnorm", appauthor=False)) / "models"


def _elsewhere(decided: Iterable[tuple[int, str, str]], sigla: Mapping[int, str]) -> dict[str, Text]:
    found: dict[str, list[tuple[str, str]]] = {}
    words: dict[str, bool] = {}
    for identity, form, norm in decided:
        if form not in words:
            words[form] = is_word(form)
        if identity in sigla and words[form]:
            found.setdefault(sigla[identity], []).append((form, norm))
    return {siglum: tuple(pairs) for siglum, pairs in found.items()}


def nearest(
    forms: Sequence[str], others: Mapping[str, Text], most: int = MOST, cancel: CancelToken | None = None
) -> dict[str, Text]:
    """Of the decided texts of other manuscripts those spelled most like ``forms``, about ``most`` words of them.

    All of them where they are fewer. The order stays. Cancelled between two of them.
    """
    if sum(map(len, others.values())) <= most:
        return dict(others)
    from histnorm_gui.engine.ranking import similarity

    own = similarity.profile(forms[:LOOKED_AT])
    profiles = {}
    for name, text in others.items():
        if cancel is not None:
            cancel.check()
        profiles[name] = similarity.profile(form for form, _ in text[:LOOKED_AT])
    near = similarity.cosines(own, profiles)
    chosen: set[str] = set()
    words = 0
    for name in sorted(others, key=lambda name: -near[name]):
        if words < most:
            chosen.add(name)
            words += len(others[name])
    return {name: text for name, text in others.items() if name in chosen}


def word_list(path: Path) -> WordList:
    """The lines of a word list, under a name that changes when the file does; UserError."""
    lines = tuple(read_lexicon_lines(path))
    try:
        found = path.stat()
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=path, reason=error.strerror or str(error)) from error
    return WordList(f"{path}/{found.st_mtime_ns}/{found.st_size}", lines)
