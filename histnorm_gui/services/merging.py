"""Bringing two copies of one project together: what each side has done since they parted, and where they disagree.

Copies share their history up to the point at which one was copied from the other, or at which one was merged into the
other last; what follows in each list of events is what that side has done. Where nothing is shared (a repaired file, a
manuscript that both have imported), the states themselves are compared: what only one side has is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from histnorm_gui.core.edits import AnnotationEdit, Edit, ForgetEdit, JoinEdit, RemarkEdit, RemovalEdit
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import NO_REMARK, Annotation, Join, Manuscript, Remark
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.project.additions import Addition
from histnorm_gui.project.lineage import Event
from histnorm_gui.project.repository import Project
from histnorm_gui.project.states import Key, Kind, absent, key_of
from histnorm_gui.services.conflicts import Conflict, Side, What, context_of, version_of
from histnorm_gui.services.pairs import Pair, pair_up, token_of

COMPARING = "compare"  # the stage in which two copies are compared
_FLAGS = ("flagged", "excluded", "reviewed")
_TEXTS = {"note": What.NOTE, "modernization": What.MODERNIZATION}


@dataclass(frozen=True, slots=True)
class Taken:
    """How much of the other copy is taken over without a question."""

    decisions: int = 0
    remarks: int = 0
    joins: int = 0
    forgotten: int = 0
    manuscripts: int = 0

    @property
    def nothing(self) -> bool:
        """Whether there is none of it."""
        return self == Taken()


@dataclass(slots=True)
class Merge:
    """What a merge would do. ``three_way``: where the copies parted is known. States and ids are one's own.

    ``joins`` are one's own present joins by their first token; those that a new one overlaps are taken apart. ``until``
    names the last event of the other copy.
    """

    name: str
    three_way: bool
    conflicts: list[Conflict] = field(default_factory=list)
    additions: list[Addition] = field(default_factory=list)
    modernizes: bool = False
    until: str = ""
    joins: dict[int, Join] = field(default_factory=dict)
    _decisions: list[AnnotationEdit] = field(default_factory=list)
    _remarks: dict[Key, tuple[Remark, Remark]] = field(default_factory=dict)
    _joins: list[tuple[Key, Join | None]] = field(default_factory=list)
    _others: list[Edit] = field(default_factory=list)

    @property
    def taken(self) -> Taken:
        """What is taken over whatever is chosen."""
        return Taken(
            len(self._decisions),
            sum(before != after for before, after in self._remarks.values()),
            len(self._joins),
            sum(isinstance(edit, ForgetEdit) for edit in self._others),
            len(self.additions) + sum(isinstance(edit, RemovalEdit) for edit in self._others),
        )

    @property
    def nothing(self) -> bool:
        """Whether the other copy has nothing that this one lacks."""
        return self.taken.nothing and not self.conflicts

    def edits(self, choices: Sequence[Side]) -> list[Edit]:
        """The edits of the merge; ``choices`` is parallel to ``conflicts``."""
        decisions, remarks, joins = list(self._decisions), dict(self._remarks), list(self._joins)
        for conflict, side in zip(self.conflicts, choices, strict=True):
            if side is Side.MINE:
                continue
            if conflict.what is What.DECISION:
                assert isinstance(conflict.before, Annotation) and isinstance(conflict.after, Annotation)
                key = conflict.key
                decisions.append(AnnotationEdit(key.manuscript_id, token_of(key), conflict.before, conflict.after))
            elif conflict.what is What.JOIN:
                assert conflict.after is None or isinstance(conflict.after, Join)
                joins.append((conflict.key, conflict.after))
            else:
                mine, merged = remarks[conflict.key]
                changed = {conflict.what.value: conflict.after}
                remarks[conflict.key] = mine, replace(merged, **changed)  # type: ignore[arg-type]
        made: list[Edit] = [*self._join_edits(joins), *decisions]
        for key, (mine, merged) in remarks.items():
            if mine != merged:
                made.append(RemarkEdit(key.manuscript_id, token_of(key), mine, merged))
        return [*made, *self._others]

    def _join_edits(self, wanted: Iterable[tuple[Key, Join | None]]) -> list[Edit]:
        """Joins that go, and those that make room for new ones, before the new ones."""
        wanted = list(wanted)
        present = dict(self.joins)
        of_token = {token: first for first, join in present.items() for token in join.token_ids}
        going = {token_of(key): key for key, join in wanted if join is None}
        for key, join in wanted:
            for token in join.token_ids if join is not None else ():
                first = of_token.get(token)
                if first is not None and first != token_of(key):
                    going.setdefault(first, Key(Kind.JOIN, key.manuscript_id, (first,)))
        gone: list[Edit] = [
            JoinEdit(key.manuscript_id, first, present[first], None) for first, key in going.items() if first in present
        ]
        come: list[Edit] = [
            JoinEdit(
                key.manuscript_id, token_of(key), None if token_of(key) in going else present.get(token_of(key)), join
            )
            for key, join in wanted
            if join is not None
        ]
        return gone + come


def compare_copies(mine: Project, theirs: Path, watch: Watch = UNWATCHED) -> Merge:
    """What merging another copy into a project would do; neither is changed. May be called from any thread.

    Raises UserError as `Project.look`, and PROJECT_UNRELATED where the file is of another project; Cancelled when the
    watch says so.
    """
    with Project.look(theirs, watch) as other:
        ours, lineage = mine.lineage(), other.lineage()
        if ours.project != lineage.project:
            raise UserError(ErrorCode.PROJECT_UNRELATED, path=str(theirs))
        here = there = ours.common(lineage)
        for their_uid, my_uid in mine.merges():
            if their_uid in lineage.events and my_uid in ours.events:
                after = lineage.events.index(their_uid) + 1
                if after > there:
                    here, there = ours.events.index(my_uid) + 1, after
        merge = Merge(theirs.name, there > 0, until=lineage.events[-1] if lineage.events else "")
        return _Comparison(mine, other, merge, (here, there), watch).run()


@dataclass(slots=True)
class _Change:
    """What was done to one thing since the copies parted: its state before, and when it was last changed."""

    base: object
    at: str


class _Comparison:
    """Compares manuscript by manuscript."""

    def __init__(self, mine: Project, other: Project, merge: Merge, known: tuple[int, int], watch: Watch) -> None:
        self._mine, self._other, self._merge, self._watch = mine, other, merge, watch
        here, there = known
        self._changed_here = self._changes(mine, other, here) if merge.three_way else {}
        self._changed_there = self._changes(other, mine, there) if merge.three_way else {}
        self._sigla: set[str] = set()

    def run(self) -> Merge:
        """Fill the merge."""
        merge = self._merge
        merge.modernizes = self._other.get_setting("modernization") is True
        self._sigla = {manuscript.siglum for manuscript in self._mine.manuscripts()}
        theirs = self._other.manuscripts(include_removed=True)
        found = pair_up(self._mine, self._other)
        for manuscript in theirs:
            if manuscript.id in found:
                self._compare(found[manuscript.id], manuscript)
            elif not manuscript.removed:
                self._take_over(manuscript)
        merge.conflicts.sort(key=lambda one: (one.key.manuscript_id, one.token.position, one.what is not What.DECISION))
        return merge

    @staticmethod
    def _changes(one: Project, other: Project, common: int) -> dict[Key, _Change]:
        changes: dict[Key, _Change] = {}
        for event in one.events_since(common):
            edits = _edits_of(event, other)
            for edit in reversed(edits) if event.undone else edits:
                key = key_of(edit)
                change = changes.get(key)
                if change is None:
                    changes[key] = _Change(edit.after if event.undone else edit.before, event.at)
                else:
                    change.at = event.at
        return changes

    # Which manuscripts are the same

    def _take_over(self, manuscript: Manuscript) -> None:
        siglum, number = manuscript.siglum, 1
        while siglum in self._sigla:
            number += 1
            siglum = f"{manuscript.siglum} ({number})"
        self._sigla.add(siglum)
        at, other = manuscript.id, self._other
        kept = [(record, other.model_data(at, record.version)) for record in other.models(at)]
        self._merge.additions.append(
            Addition(
                siglum,
                manuscript.title,
                other.source(at),
                other.tokens(at),
                other.annotations(at),
                other.remarks(at),
                other.joins(at),
                frozenset(other.forgotten(at)),
                [(record, data) for record, data in kept if data is not None],
            )
        )

    # One manuscript in both

    def _compare(self, ours: Manuscript, theirs: Manuscript) -> None:
        tokens, others = self._mine.tokens(ours.id), self._other.tokens(theirs.id)
        pair = Pair(ours, theirs, tokens, {other.id: token.id for token, other in zip(tokens, others, strict=True)})
        mine = self._mine.joins(ours.id)
        self._merge.joins.update(mine)
        imported = self._changed_here.get(Key(Kind.MANUSCRIPT, ours.id, ()))
        if self._merge.three_way and ours.id == theirs.id and (imported is None or imported.base is not True):
            keys = [key for key in self._changed_there if key.manuscript_id == theirs.id]
            self._manuscript(pair)
        else:
            keys = self._all_keys(theirs)
            pair.since_known = False
        there = self._other.states(keys)
        keys.sort(key=lambda key: there[key] is not None)  # joins that were taken apart make room for others
        here = self._mine.states([pair.mapped(key) for key in keys])
        for key in self._watch.over(keys, COMPARING, len(keys)):
            self._thing(pair, key, here[pair.mapped(key)], pair.mapped_state(there[key]))

    def _all_keys(self, theirs: Manuscript) -> list[Key]:
        at, other = theirs.id, self._other
        keys = [Key(Kind.TOKEN, at, (token_id,)) for token_id in other.annotations(at)]
        keys += [Key(Kind.REMARK, at, (token_id,)) for token_id in other.remarks(at)]
        keys += [Key(Kind.JOIN, at, (token_id,)) for token_id in other.joins(at)]
        return [*keys, *(Key(Kind.FORGETTING, at, pair) for pair in sorted(other.forgotten(at)))]

    def _manuscript(self, pair: Pair) -> None:
        """A removal there is one here where nothing was done here to the manuscript; one that came back comes back."""
        key = Key(Kind.MANUSCRIPT, pair.theirs.id, ())
        if key not in self._changed_there or pair.ours.removed == pair.theirs.removed:
            return
        worked_on = any(changed.manuscript_id == pair.ours.id for changed in self._changed_here)
        taken = not pair.theirs.removed and pair.ours.siglum in self._sigla
        if not worked_on and not taken:
            edit = RemovalEdit(pair.ours.id, pair.ours.removed, pair.theirs.removed)
            self._merge._others.append(edit)

    def _thing(self, pair: Pair, key: Key, mine: object, theirs: object) -> None:
        """Take theirs where only they have changed it; where both have, ask."""
        if key.kind is Kind.MANUSCRIPT or _same(mine, theirs):
            return
        own = pair.mapped(key)
        if isinstance(mine, Remark) and isinstance(theirs, Remark):
            self._remark(pair, own, mine, theirs, self._base(pair, key))
            return
        if pair.since_known:
            # What was done and undone again is no change.
            if _same(pair.mapped_state(self._changed_there[key].base), theirs):
                return
            changed = self._changed_here.get(own)
            free = changed is None or _same(changed.base, mine)
        else:
            free = mine == absent(own)
        if isinstance(theirs, Join) and self._overlaps(own, theirs):
            free = False
        if key.kind is Kind.FORGETTING:
            form, norm = (str(part) for part in own.of)
            if free:
                self._merge._others.append(ForgetEdit(own.manuscript_id, form, norm, bool(mine), bool(theirs)))
        elif key.kind is Kind.TOKEN:
            assert isinstance(mine, Annotation) and isinstance(theirs, Annotation)
            if free:
                self._merge._decisions.append(AnnotationEdit(own.manuscript_id, token_of(own), mine, theirs))
            else:
                self._ask(pair, key, What.DECISION, mine, theirs)
        elif free:
            assert theirs is None or isinstance(theirs, Join)
            self._merge._joins.append((own, theirs))
        else:
            self._ask(pair, key, What.JOIN, mine, theirs)

    def _remark(self, pair: Pair, own: Key, mine: Remark, theirs: Remark, base: Remark) -> None:
        """Each part of a remark by itself: one may have flagged a token on which the other has written a note."""
        merged = mine
        asked: list[tuple[What, object, object]] = []
        for name in (*_FLAGS, *_TEXTS):
            ours, other, before = (getattr(remark, name) for remark in (mine, theirs, base))
            if ours == other or other == before:
                continue
            if ours == before or name in _FLAGS:
                merged = replace(merged, **{name: other})
            else:
                asked.append((_TEXTS[name], ours, other))
        if merged != mine or asked:
            self._merge._remarks[own] = mine, merged
        for what, ours, other in asked:
            self._ask(pair, pair.unmapped(own), what, ours, other)

    def _base(self, pair: Pair, key: Key) -> Remark:
        change = self._changed_there.get(key) if pair.since_known else None
        return change.base if change is not None and isinstance(change.base, Remark) else NO_REMARK

    def _overlaps(self, own: Key, join: Join) -> bool:
        """Whether a join of theirs takes tokens of another one of one's own."""
        going = {token_of(key) for key, after in self._merge._joins if after is None} | {token_of(own)}
        others = (one for first, one in self._merge.joins.items() if first not in going)
        return any(set(one.token_ids) & set(join.token_ids) for one in others)

    def _ask(self, pair: Pair, key: Key, what: What, mine: object, theirs: object) -> None:
        own = pair.mapped(key)
        token = pair.token(token_of(own))
        here, there = self._changed_here.get(own), self._changed_there.get(key)
        shown = mine
        if mine is None and isinstance(theirs, Join):  # one's own join that theirs would take apart
            shown = next(
                (one for one in self._merge.joins.values() if set(one.token_ids) & set(theirs.token_ids)), None
            )
        self._merge.conflicts.append(
            Conflict(
                what,
                own,
                pair.ours.siglum,
                token,
                *context_of(pair.tokens, token.position),
                version_of(shown, here.at if here else "", lambda token_id: pair.token(token_id).form),
                version_of(theirs, there.at if there else "", lambda token_id: pair.token(token_id).form),
                mine,
                theirs,
            )
        )


def _edits_of(event: Event, other: Project) -> tuple[Edit, ...]:
    """The edits of an event. A step from before the parting that one copy has forgotten may be in the other, and if
    not, both undid it; one from after it was undone where it was done, and is as if it had never been."""
    if event.edits is not None:
        return event.edits
    return (other.step_edits(event.journal_id) or ()) if event.shared else ()


def _same(mine: object, theirs: object) -> bool:
    """Whether two states are the same to an editor, whoever decided when."""
    if isinstance(mine, Annotation) and isinstance(theirs, Annotation):
        return mine.normalization == theirs.normalization
    if isinstance(mine, Join) and isinstance(theirs, Join):
        same = mine.token_ids == theirs.token_ids and mine.remark == theirs.remark
        return same and mine.annotation.normalization == theirs.annotation.normalization
    return mine == theirs


def merge_into(project: Project, merge: Merge, choices: Sequence[Side], at: str, watch: Watch = UNWATCHED) -> bool:
    """Write a merge into a project as one step; returns whether there was anything to do. Raises as `record_merge`."""
    edits = merge.edits(choices)
    return project.record_merge(edits, merge.additions, merge.name, at, merge.until, watch) is not None
