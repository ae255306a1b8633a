"""What a session begins with: manuscripts and texts as the project file has them, and the name of who works on them."""

from __future__ import annotations

import getpass
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Manuscript
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.engine.memory import Memory
from histnorm_gui.project.manuscripts import LOADING
from histnorm_gui.project.repository import Project
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.memories import Memories
from histnorm_gui.services.suggesting import Suggester

LONG = 20_000
"""Words of a text whose page is laid out together with loading it."""


@dataclass(frozen=True, slots=True)
class PendingText:
    """A manuscript whose text is to be loaded. ``load`` may be called from any thread, as long as nothing changes that
    manuscript meanwhile."""

    project: Project
    manuscript: Manuscript
    own: Memory | None  # None: it has to be read, too
    others: Callable[[], Sequence[Memory]]

    @classmethod
    def of(
        cls, project: Project, manuscript: Manuscript, memories: Memories, known: Callable[[], Sequence[Manuscript]]
    ) -> PendingText:
        """A manuscript of a project in which these are ``known``, with its own memory."""
        identity = manuscript.id

        def others() -> Sequence[Memory]:
            return memories.others(found.id for found in known() if found.id != identity)

        return cls(project, manuscript, memories.known(identity), others)

    def load(self, watch: Watch = UNWATCHED) -> ManuscriptText:
        """The text with all that was done to it; Cancelled when the watch says so."""
        watch.step(LOADING, 0, 0)
        version, readings = self.project.predictions(self.manuscript.id)
        suggester = Suggester(Memory() if self.own is None else self.own, self.others, readings, version)
        text = load_text(self.project, self.manuscript, suggester, watch)
        if self.own is None:
            suggester.own.add_all(text.lessons(watch))
        return text


def kept(text: ManuscriptText, memories: Memories) -> ManuscriptText:
    """A text that was loaded, following the memory of its manuscript that all others follow."""
    text.suggester.own = memories.keep(text.manuscript.id, text.suggester.own)
    return text


def load_text(
    project: Project, manuscript: Manuscript, suggester: Suggester, watch: Watch = UNWATCHED
) -> ManuscriptText:
    """The text of a manuscript; the suggester learns from it how this editor writes capitals.

    UserError PROJECT_DAMAGED where decisions, remarks or joins are of words that it does not have.
    """
    tokens = project.tokens(manuscript.id, watch)
    watch.step(LOADING, 0, 0)
    annotations = project.annotation_table(tokens, watch)
    remarks, joins = project.remarks(manuscript.id), project.joins(manuscript.id)
    # Where an index of the database is damaged, one question finds a token and another one does not.
    named = {*remarks, *(token_id for join in joins.values() for token_id in join.token_ids)}
    if any(tokens.row(token_id) is None for token_id in named):
        reason = "something is said of words that are not in the text"
        raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(project.path), reason=reason)
    text = ManuscriptText(
        manuscript, tokens, annotations, suggester, remarks, joins, project.forgotten(manuscript.id), watch
    )
    for (form, norm), count in Counter(text.lessons(watch)).items():
        suggester.note_case(form, norm, count)
    if len(text) >= LONG:
        text.lay_out(watch)
    return text


def login_name() -> str:
    """The name under which the editor is logged in; empty where the system does not say."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # no name for this user id, which differs by version of Python
        return ""


def now() -> str:
    """The time of a decision: UTC, ISO 8601, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def named(found: Sequence[Manuscript], siglum: str | None) -> Manuscript:
    """The manuscript of that siglum (None: the only one); UserError when there is none, or several to choose."""
    known = ", ".join(manuscript.siglum for manuscript in found)
    if siglum is None:
        if len(found) != 1:
            raise UserError(ErrorCode.MANUSCRIPT_NOT_NAMED, known=known)
        return found[0]
    for manuscript in found:
        if manuscript.siglum == siglum:
            return manuscript
    raise UserError(ErrorCode.MANUSCRIPT_UNKNOWN, siglum=siglum, known=known)
