"""The manuscripts that two copies of a project have in common, and what each calls their tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from histnorm_gui.core.model import Join, Manuscript, Token
from histnorm_gui.project.repository import Project
from histnorm_gui.project.states import Key, Kind


@dataclass(slots=True)
class Pair:
    """One manuscript in both copies; ``ids`` leads from their tokens to one's own."""

    ours: Manuscript
    theirs: Manuscript
    tokens: Sequence[Token]
    ids: Mapping[int, int]
    since_known: bool = True

    def mapped(self, key: Key) -> Key:
        """The same thing here."""
        if key.kind in (Kind.MANUSCRIPT, Kind.FORGETTING):
            return key._replace(manuscript_id=self.ours.id)
        return Key(key.kind, self.ours.id, (self.ids[token_of(key)],))

    def unmapped(self, key: Key) -> Key:
        """The same thing there."""
        back = {own: theirs for theirs, own in self.ids.items()} if self.ours.id != self.theirs.id else {}
        return Key(key.kind, self.theirs.id, (back.get(token_of(key), token_of(key)),))

    def mapped_state(self, state: object) -> object:
        """The same state here."""
        if isinstance(state, Join):
            return replace(state, token_ids=tuple(self.ids[token_id] for token_id in state.token_ids))
        return state

    def token(self, token_id: int) -> Token:
        """One's own token of an id."""
        first = self.tokens[0].id
        near = token_id - first
        if 0 <= near < len(self.tokens) and self.tokens[near].id == token_id:
            return self.tokens[near]
        return next(token for token in self.tokens if token.id == token_id)


def pair_up(mine: Project, other: Project) -> dict[int, Manuscript]:
    """One's own manuscript for each id of the other copy's that has the same source and the same tokens.

    That of the same id first, then of the same siglum, then any.
    """
    ours, theirs = (one.manuscripts(include_removed=True) for one in (mine, other))
    found: dict[int, Manuscript] = {}
    for alike in _WAYS:
        for manuscript in theirs:
            if manuscript.id in found:
                continue
            free = (one for one in ours if one not in found.values() and alike(one, manuscript))
            same = next((one for one in free if _are_same(mine, one, other, manuscript)), None)
            if same is not None:
                found[manuscript.id] = same
    return found


_WAYS: Sequence[Callable[[Manuscript, Manuscript], bool]] = (
    lambda ours, theirs: ours.id == theirs.id,
    lambda ours, theirs: ours.siglum == theirs.siglum and not ours.removed,
    lambda ours, _theirs: not ours.removed,
)


def _are_same(mine: Project, ours: Manuscript, other: Project, theirs: Manuscript) -> bool:
    """Whether they have the same source and the same tokens."""
    if mine.source_digest(ours.id) != other.source_digest(theirs.id):
        return False
    forms = [token.form for token in mine.tokens(ours.id)]
    return forms == [token.form for token in other.tokens(theirs.id)]


def token_of(key: Key) -> int:
    """The token that a key is about."""
    return int(str(key.of[0]))
