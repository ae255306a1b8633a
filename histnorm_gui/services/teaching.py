"""A tagger for other projects: learned from all that is decided in this one, kept in a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError, naming
from histnorm_gui.core.progress import CancelToken, Progress, Watch
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.languages import NEUTRAL, available, detect, load
from histnorm_gui.engine.prepared import JOINT_FROM, lowered_texts, with_letters
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.teaching import Teaching
from histnorm_gui.formats.decoding import read_bytes
from histnorm_gui.services.training import training_threads

_SHOWN = 500
"""Words of each manuscript by which the language is told."""


def teacher(
    decided: Callable[[], Iterable[tuple[int, str, str]]],
    sigla: Mapping[int, str],
    language: str = "",
    processor: Processor | None = None,
) -> Callable[[Watch], bytes]:
    """What makes the file of a project; it may be called from another thread (see `taught`).

    ``decided`` gives manuscript, form and normalization of all decisions; ``sigla`` are those of the manuscripts.
    """

    def make(watch: Watch) -> bytes:
        texts: dict[str, list[Example]] = {}
        for identity, form, norm in decided():
            if identity in sigla:
                texts.setdefault(sigla[identity], []).append(Example(form, norm))
        return taught(texts, language, watch, processor)

    return make


def check_taught(path: Path) -> None:
    """Whether a file is such a model. Raises UserError as for every file, MODEL_DAMAGED or MODEL_MISFIT."""
    from histnorm_gui.engine.checkpoints import opened
    from histnorm_gui.engine.joint.checkpoint import check_kind

    data = read_bytes(path)
    with naming(path):
        check_kind(opened(data).description)


def taught(
    manuscripts: Mapping[str, Sequence[Example]], language: str, watch: Watch, processor: Processor | None = None
) -> bytes:
    """The file of a tagger that decided manuscripts, by siglum, have taught.

    ``language`` is the code or the path of a profile, or empty for one that is told by the words; ``processor``
    is what is computed on (None: the CPU). Raises UserError
    TOO_FEW_DECISIONS, NO_PROFILE where there is no profile of the language, and what a profile cannot be read for;
    Cancelled.
    """
    texts = lowered_texts(manuscripts)
    found = sum(map(len, texts.values()))
    if found < JOINT_FROM:
        raise UserError(ErrorCode.TOO_FEW_DECISIONS, found=found, needed=JOINT_FROM)
    shown = [form for text in texts.values() for form, _ in text[:_SHOWN]]
    profile = load(language) if language else detect(shown)
    if profile.code == NEUTRAL:
        raise UserError(ErrorCode.NO_PROFILE, known=tuple(code for code in available() if code != NEUTRAL))
    profile = with_letters(profile, (norm for text in texts.values() for _, norm in text))
    others = OtherManuscripts(texts, profile)

    def progress(step: Progress) -> None:
        watch.step(step.stage, step.done, step.total)

    progress(Progress(0, 0, "align"))
    cancel = CancelToken()  # never used: each step of the watch looks whether it is to stop
    others.align(cancel)
    tagger = Teaching(others, threads=training_threads(), processor=processor).tagger(progress, cancel)

    from histnorm_gui.engine.joint.checkpoint import dump

    return dump(tagger)
