"""Whatever an editor does, undoes, reopens, loses in a crash or to a full disk: session, file and plain model agree."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import NO_REMARK, DecisionSource, Remark, Token, TokenKind
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.formats import registry
from histnorm_gui.services import steps
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.search import Matcher, Mode, Place, Query, Search, proposals, replacements
from histnorm_gui.services.session import Session

SOURCE = "Vnd er gie hin, vnd hin auß."
FORMS = ("Vnd", "er", "gie", "hin", ",", "vnd", "hin", "auß", ".")
WORDS = [at for at, form in enumerate(FORMS) if form.isalpha()]

norms = st.sampled_from(["und", "Und", "er", "ging", "hin", "hinaus", "aus", "trink es", "ein"])
notes = st.sampled_from(["", "sic", "hin?", "Lücke; und"])


@dataclass(frozen=True)
class Unit:
    """A token, or a join, as the model has it."""

    size: int = 1
    norm: str | None = None
    remark: Remark = NO_REMARK


@dataclass(frozen=True)
class State:
    """The whole text: every token by its place, the joins by their first place, what is to be forgotten."""

    tokens: tuple[Unit, ...] = (Unit(),) * len(FORMS)
    joins: dict[int, Unit] = field(default_factory=dict)
    forgotten: frozenset[tuple[str, str]] = frozenset()

    def units(self) -> dict[int, Unit]:
        """What is there to be worked on, by its first place."""
        inside = {at for start, join in self.joins.items() for at in range(start + 1, start + join.size)}
        return {at: self.joins.get(at, token) for at, token in enumerate(self.tokens) if at not in inside}

    def form(self, at: int) -> str:
        return "".join(FORMS[at : at + self.units()[at].size])

    def is_word(self, at: int) -> bool:
        return at in self.joins or FORMS[at].isalpha()

    def put(self, at: int, unit: Unit) -> State:
        if at in self.joins:
            return replace(self, joins=self.joins | {at: unit})
        return replace(self, tokens=(*self.tokens[:at], unit, *self.tokens[at + 1 :]))


EXAMPLES = 500 if os.environ.get("HYPOTHESIS_PROFILE") == "search" else 15


class EditingMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="histnorm-test-"))
        self.path = self.folder / "project.histnorm"
        self.states = [State()]
        self.at = 0

    def teardown(self) -> None:
        self.session.close()
        shutil.rmtree(self.folder)

    @initialize()
    def begin(self) -> None:
        self.session = Session.create(self.path)
        document = registry.parse(SOURCE.encode(), "a.txt", SourceFormat.TEXT)
        self.manuscript = self.session.import_document(document, "A").id

    @property
    def text(self) -> ManuscriptText:
        return self.session.text(self.manuscript)

    @property
    def state(self) -> State:
        return self.states[self.at]

    def token(self, at: int) -> Token:
        return self.text.tokens[at]

    def follow(self, state: State, count: int) -> None:
        """The model after a step, which did something exactly where the model changed or a decision was repeated."""
        if count:
            self.states = [*self.states[: self.at + 1], state]
            self.at += 1
        else:
            assert state == self.state

    def draw_word(self, data: st.DataObject) -> int:
        return data.draw(st.sampled_from([at for at in self.state.units() if self.state.is_word(at)]))

    def decided(self, state: State, at: int, norm: str) -> State:
        unit = state.units()[at]
        reviewed = unit.remark.reviewed and unit.norm == norm
        form, lower = state.form(at), lower_keep_length(state.form(at))
        key = (lower, norm if form == lower else lower_keep_length(norm))
        state = replace(state, forgotten=state.forgotten - {key})
        return state.put(at, replace(unit, norm=norm, remark=replace(unit.remark, reviewed=reviewed)))

    @rule(data=st.data(), norm=norms)
    def decide(self, data: st.DataObject, norm: str) -> None:
        at = self.draw_word(data)
        self.session.decide(self.token(at), norm, DecisionSource.TYPED)
        self.follow(self.decided(self.state, at, norm), 1)

    @rule(data=st.data(), norm=norms)
    def decide_all(self, data: st.DataObject, norm: str) -> None:
        chosen = data.draw(st.sets(st.sampled_from([at for at in self.state.units() if self.state.is_word(at)])))
        state = self.state
        for at in sorted(chosen):
            if state.units()[at].norm is None:
                state = state.put(at, replace(state.units()[at], norm=norm))
        pairs = [(self.token(at), norm) for at in sorted(chosen)]
        self.follow(state, self.session.decide_all(pairs, DecisionSource.BULK))

    @rule(data=st.data())
    def reopen(self, data: st.DataObject) -> None:
        at = self.draw_word(data)
        step = steps.reopen(self.text, [self.token(at)])
        self.follow(self.state.put(at, replace(self.state.units()[at], norm=None)), self.session.perform(step))

    @rule(data=st.data(), note=notes, flagged=st.booleans(), excluded=st.booleans(), reviewed=st.booleans())
    def remark(self, data: st.DataObject, note: str, flagged: bool, excluded: bool, reviewed: bool) -> None:
        at = self.draw_word(data)
        token, unit = self.token(at), self.state.units()[at]
        kind = data.draw(st.sampled_from(["note", "flag", "exclude", "review", "modernize"]))
        if kind == "note":
            step, remark = steps.note(self.text, token, note), replace(unit.remark, note=note)
        elif kind == "flag":
            step, remark = steps.flag(self.text, [token], flagged), replace(unit.remark, flagged=flagged)
        elif kind == "exclude":
            step, remark = steps.exclude(self.text, [token], excluded), replace(unit.remark, excluded=excluded)
        elif kind == "review":
            step = steps.review(self.text, [token], reviewed)
            remark = unit.remark if unit.norm is None else replace(unit.remark, reviewed=reviewed)
        else:
            step = steps.modernize(self.text, token, note)
            remark = replace(unit.remark, modernization=note or None)
        self.follow(self.state.put(at, replace(unit, remark=remark)), self.session.perform(step))

    @rule(data=st.data())
    def join(self, data: st.DataObject) -> None:
        at = data.draw(st.sampled_from(sorted(self.state.units())))
        units = self.state.units()
        after = at + units[at].size
        first = self.token(at)
        following = steps.following(self.text, first)
        assert (following is None) == (after >= len(FORMS))
        if following is None:
            return
        step = steps.join(self.text, first, following, self.session.provenance(self.text, DecisionSource.JOINED))
        if not (self.state.is_word(at) or self.state.is_word(after)):
            assert step is None
            return
        one, other = units[at], units[after]
        sides = [
            unit.norm or (None if self.state.is_word(place) else FORMS[place])
            for place, unit in ((at, one), (after, other))
        ]
        norm = None if None in sides else "".join(side or "" for side in sides)
        modern = [one.remark.modernization, other.remark.modernization]
        remark = Remark(
            "; ".join(filter(None, (one.remark.note, other.remark.note))),
            one.remark.flagged or other.remark.flagged,
            one.remark.excluded or other.remark.excluded,
            False,
            None if None in modern else "".join(word or "" for word in modern),
        )
        joins = {start: join for start, join in self.state.joins.items() if start not in (at, after)}
        joins[at] = Unit(one.size + other.size, norm, remark)
        self.follow(replace(self.state, joins=joins), self.session.perform(step))

    @rule(data=st.data())
    def take_apart(self, data: st.DataObject) -> None:
        at = data.draw(st.sampled_from(sorted(self.state.units())))
        joins = {start: join for start, join in self.state.joins.items() if start != at}
        step = steps.take_apart(self.text, self.token(at))
        self.follow(replace(self.state, joins=joins), self.session.perform(step))

    @rule(data=st.data(), norm=norms)
    def forget(self, data: st.DataObject, norm: str) -> None:
        at = self.draw_word(data)
        form = self.state.form(at)
        lower = lower_keep_length(form)
        key = (lower, norm if form == lower else lower_keep_length(norm))
        step = steps.forget(self.text, form, norm)
        self.follow(replace(self.state, forgotten=self.state.forgotten | {key}), self.session.perform(step))

    @rule(words=st.sampled_from(["u", "hin", "in", "s"]), by=st.sampled_from(["", "x", "in"]))
    def replace_everywhere(self, words: str, by: str) -> None:
        matcher = Matcher(Query(words, Mode.PLAIN, frozenset(Place), case=True))
        search = Search(self.text, matcher)
        search.advance(len(FORMS))
        proposed = proposals(self.text, matcher, search.found, by)
        state = self.state
        for at, unit in state.units().items():
            if state.is_word(at):
                state = state.put(at, self.replaced(unit, words, by))
        made = self.session.provenance(self.text, DecisionSource.REPLACED)
        step = steps.replace_all(self.text, replacements(proposed), made, words)
        self.follow(state, self.session.perform(step))

    @staticmethod
    def replaced(unit: Unit, words: str, by: str) -> Unit:
        norm, remark = unit.norm, unit.remark
        if norm and norm.replace(words, by).strip() not in ("", norm):
            norm = norm.replace(words, by).strip()
            remark = replace(remark, reviewed=False)
        modern = remark.modernization and (remark.modernization.replace(words, by).strip() or None)
        return replace(
            unit, norm=norm, remark=replace(remark, note=remark.note.replace(words, by).strip(), modernization=modern)
        )

    @precondition(lambda self: self.at > 0)
    @rule()
    def undo(self) -> None:
        assert self.session.undo() is not None
        self.at -= 1

    @precondition(lambda self: self.at + 1 < len(self.states))
    @rule()
    def redo(self) -> None:
        assert self.session.redo() is not None
        self.at += 1

    @rule(data=st.data())
    def jump(self, data: st.DataObject) -> None:
        self.at = data.draw(st.integers(0, len(self.states) - 1))
        self.session.jump(self.at + 1)  # the import is the first step

    @rule()
    def restart(self) -> None:
        assert self.session._project.verify() == []
        self.session.close()
        self.session = Session.open(self.path)

    @rule()
    def crash(self) -> None:
        """The program is gone without a word: what is on the disk at this moment is all there is."""
        there = Path(tempfile.mkdtemp(dir=self.folder))
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{self.path}{suffix}", there / f"crashed.histnorm{suffix}")
        self.session.close()
        self.path = there / "crashed.histnorm"
        self.session = Session.open(self.path)
        assert self.session._project.verify() == []

    @rule(data=st.data(), norm=norms)
    def decide_in_vain(self, data: st.DataObject, norm: str) -> None:
        """The disk refuses: the decision is told as failed, and everything is as before."""
        token = self.token(self.draw_word(data))
        failures: list[Exception] = []
        self.session.subscribe_failures(failures.append)
        refused = UserError(ErrorCode.PROJECT_WRITE_FAILED, path=str(self.path), reason="full")
        with patch.object(self.session._project._database, "writing", side_effect=refused):
            self.session.decide(token, norm, DecisionSource.TYPED)
        assert failures == [refused]

    @invariant()
    def all_agree(self) -> None:
        if not hasattr(self, "session"):
            return
        text, state = self.text, self.state
        shown = {row: token for row, token in enumerate(text.tokens) if token.kind is not TokenKind.PART}
        assert {row: token.form for row, token in shown.items()} == {at: state.form(at) for at in state.units()}
        for at, unit in state.units().items():
            assert text.annotation(shown[at].id).normalization == unit.norm
            assert text.remark(shown[at].id) == unit.remark
        words = [unit for at, unit in state.units().items() if state.is_word(at)]
        assert (text.words, text.decided) == (len(words), sum(unit.norm is not None for unit in words))
        assert self.session.progress_of(self.manuscript) == (text.decided, text.words)
        assert text._forgotten == state.forgotten
        history, done = self.session.history()
        assert (len(history), done) == (len(self.states), self.at + 1)
        self.what_is_learned_agrees()

    def what_is_learned_agrees(self) -> None:
        state, text = self.state, self.text
        expected = [
            (state.form(at), unit.norm)
            for at, unit in sorted(state.units().items())
            if state.is_word(at) and unit.norm is not None and not unit.remark.excluded
        ]
        assert list(text.lessons()) == expected
        assert [pair[1:] for pair in self.session._project.decided_pairs()] == expected
        memory = self.session.memories.of(self.manuscript)
        for form in {form for form, _ in expected}:
            assert dict(memory.counts(form)) == Counter(norm for other, norm in expected if other == form)
        assert len(memory) == len({form for form, _ in expected})
        for form in {lower_keep_length(form) for form, _ in expected}:
            counted = Counter(lower_keep_length(n) for f, n in expected if lower_keep_length(f) == form)
            assert dict(text.norms_of(form)) == counted
        for form, norm in state.forgotten:
            for row in text.same_form(form):
                candidates = text.candidates(text.tokens[row])
                assert norm not in [one.norm for one in candidates if one.confidence]


EditingMachine.TestCase.settings = settings(
    max_examples=EXAMPLES, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestEditing = EditingMachine.TestCase
