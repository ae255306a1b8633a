"""Two copies of one project: what only one has done is taken, what both have done is asked, all as one step."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from histnorm_gui.core.edits import EditLabel
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import DecisionSource, Token
from histnorm_gui.core.progress import Cancelled, CancelToken, Watch
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.repository import Project
from histnorm_gui.services import steps
from histnorm_gui.services.conflicts import Side, What
from histnorm_gui.services.merging import Merge, Taken, compare_copies, merge_into
from histnorm_gui.services.session import Session

AT = "2024-05-01T10:00:00+00:00"
TEXT = "vnd die fraw ging czu ym hin auß vnd yn sach die fraw vor der thur"


class Copy:
    """One editor's copy of the project."""

    def __init__(self, path: Path, editor: str) -> None:
        self.session = Session.open(path)
        self.session.editor = editor
        self.file = self.session.file

    def token(self, place: int, manuscript: int = 1) -> Token:
        return self.session.text(manuscript).tokens[place]

    def decide(self, place: int, norm: str, manuscript: int = 1) -> None:
        self.session.decide(self.token(place, manuscript), norm, DecisionSource.TYPED)

    def note(self, place: int, words: str) -> None:
        self.session.perform(steps.note(self.session.text(1), self.token(place), words))

    def flag(self, place: int, *, flagged: bool = True) -> None:
        self.session.perform(steps.flag(self.session.text(1), [self.token(place)], flagged))

    def join(self, place: int) -> None:
        text = self.session.text(1)
        made = self.session.provenance(text, DecisionSource.JOINED)
        self.session.perform(steps.join(text, self.token(place), self.token(place + 1), made))

    def take_apart(self, place: int) -> None:
        self.session.perform(steps.take_apart(self.session.text(1), self.token(place)))

    def add(self, siglum: str, text: str) -> None:
        document = registry.parse(text.encode(), f"{siglum}.txt", SourceFormat.TEXT)
        self.session.import_document(document, siglum)

    def close(self) -> Path:
        self.session.close()
        return self.session.path


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[tuple[Copy, Copy]]:
    """Two copies of a project with one manuscript and two decisions, open."""
    mine, theirs = tmp_path / "mine.histnorm", tmp_path / "theirs.histnorm"
    session = Session.create(mine)
    session.import_document(registry.parse(TEXT.encode(), "a.txt", SourceFormat.TEXT), "A")
    session.close()
    first = Copy(mine, "root")
    first.decide(0, "und")
    first.decide(1, "die")
    first.close()
    shutil.copyfile(mine, theirs)
    opened = Copy(mine, "anna"), Copy(theirs, "berta")
    yield opened
    for one in opened:
        one.session.close()


def compare(mine: Copy, theirs: Copy) -> Merge:
    return compare_copies(mine.file, theirs.close())


def merged(mine: Copy, theirs: Copy, side: Side | None = None) -> Merge:
    """Merge; all conflicts are settled in the same way, and there are none where no way is named."""
    merge = compare(mine, theirs)
    if side is None:
        assert merge.conflicts == []
    merge_into(mine.file, merge, [side or Side.MINE] * len(merge.conflicts), AT)
    assert mine.file.verify() == []
    return merge


def norms(copy: Copy, manuscript: int = 1) -> dict[int, str | None]:
    first = copy.file.tokens(manuscript)[0].id
    return {token_id - first: a.normalization for token_id, a in copy.file.annotations(manuscript).items()}


def test_what_either_has_decided_is_decided(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.decide(2, "frau")
    theirs.decide(3, "ging")
    theirs.decide(4, "zu")
    steps_before = len(mine.file.history())
    merge = merged(mine, theirs)
    assert merge.three_way and merge.taken == Taken(decisions=2)
    assert norms(mine) == {0: "und", 1: "die", 2: "frau", 3: "ging", 4: "zu"}
    editors = {a.provenance.editor for a in mine.file.annotations(1).values()}
    assert editors == {"root", "anna", "berta"}
    step = mine.file.history().to_undo
    assert step is not None and step.label is EditLabel.MERGE and step.subject == "theirs.histnorm"
    assert len(mine.file.history()) == steps_before + 1
    assert backups.found(mine.file.path)[0].reason is Reason.MERGE
    mine.file.record_undo()
    assert norms(mine) == {0: "und", 1: "die", 2: "frau"} and mine.file.verify() == []


def test_what_one_has_changed_or_reopened_wins_over_what_the_other_left_alone(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.decide(0, "unde")
    theirs.session.reopen([theirs.token(1)])
    merged(mine, theirs)
    assert norms(mine) == {0: "unde"}


def test_an_undo_is_known_although_its_step_is_forgotten(copies: tuple[Copy, Copy]) -> None:
    """One has taken back a step from before the parting, and done another: that is a change, and no gap."""
    mine, theirs = copies
    theirs.session.undo()
    theirs.decide(5, "ihm")
    merged(mine, theirs)
    assert norms(mine) == {0: "und", 5: "ihm"}


def test_an_undo_here_stays_where_the_other_has_done_nothing(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.session.undo()
    mine.decide(5, "ihm")
    theirs.decide(6, "hin")
    merged(mine, theirs)
    assert norms(mine) == {0: "und", 5: "ihm", 6: "hin"}


def test_what_both_have_decided_otherwise_is_asked(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.decide(2, "frau")
    theirs.decide(2, "fraue")
    mine.decide(3, "ging")
    theirs.decide(3, "ging")  # the same: nothing to ask
    theirs.session.reopen([theirs.token(0)])
    mine.decide(0, "unde")
    merge = compare(mine, theirs)
    assert [conflict.what for conflict in merge.conflicts] == [What.DECISION, What.DECISION]
    by_form = {conflict.token.form: conflict for conflict in merge.conflicts}
    fraw = by_form["fraw"]
    assert (fraw.siglum, fraw.left, fraw.right) == ("A", "vnd die", "ging czu ym hin auß")
    assert (fraw.mine.text, fraw.mine.editor) == ("frau", "anna")
    assert (fraw.theirs.text, fraw.theirs.editor) == ("fraue", "berta")
    assert fraw.mine.at and by_form["vnd"].theirs.text == ""
    sides = [Side.THEIRS if conflict is fraw else Side.MINE for conflict in merge.conflicts]
    merge_into(mine.file, merge, sides, AT)
    assert norms(mine) == {0: "unde", 1: "die", 2: "fraue", 3: "ging"}
    # What was settled once is not asked again, and a later change there is taken.
    again = Copy(theirs.session.path, "berta")
    assert compare(mine, again).nothing
    again = Copy(theirs.session.path, "berta")
    again.decide(0, "vnd")
    merge = merged(mine, again)
    assert merge.taken.decisions == 1 and norms(mine)[0] == "vnd"


def test_a_merge_that_was_undone_can_be_done_again(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.decide(2, "frau")
    theirs.decide(2, "fraue")
    merged(mine, theirs, Side.THEIRS)
    mine.file.record_undo()
    assert norms(mine)[2] == "frau"
    merge = merged(mine, Copy(theirs.session.path, "berta"), Side.THEIRS)
    assert len(merge.conflicts) == 1 and norms(mine)[2] == "fraue"


def test_remarks_are_merged_part_by_part(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.note(2, "the lady")
    theirs.flag(2)
    theirs.session.perform(steps.exclude(theirs.session.text(1), [theirs.token(3)], True))
    theirs.session.perform(steps.modernize(theirs.session.text(1), theirs.token(4), "sogleich"))
    theirs.session.perform(steps.forget(theirs.session.text(1), "ym", "im"))
    merge = merged(mine, theirs)
    assert merge.taken == Taken(remarks=3, forgotten=1)
    remarks = mine.file.remarks(1)
    assert (remarks[3].note, remarks[3].flagged) == ("the lady", True)
    assert remarks[4].excluded and remarks[5].modernization == "sogleich"
    assert mine.file.forgotten(1) == {("ym", "im")}


@pytest.mark.parametrize(("side", "note"), [(Side.MINE, "mine"), (Side.THEIRS, "theirs")])
def test_two_notes_on_one_word_are_asked_and_the_flag_is_not(copies: tuple[Copy, Copy], side: Side, note: str) -> None:
    mine, theirs = copies
    mine.note(2, "mine")
    theirs.note(2, "theirs")
    theirs.flag(2)
    merge = merged(mine, theirs, side)
    (conflict,) = merge.conflicts
    assert (conflict.what, conflict.mine.text, conflict.theirs.text) == (What.NOTE, "mine", "theirs")
    remark = mine.file.remarks(1)[3]
    assert (remark.note, remark.flagged) == (note, True)


def test_a_note_deleted_there_is_deleted(copies: tuple[Copy, Copy], tmp_path: Path) -> None:
    mine, _ = copies
    mine.note(2, "old")
    mine.flag(2)
    path = tmp_path / "again.histnorm"
    mine.session.file.settle()
    shutil.copyfile(mine.file.back_up(Reason.BY_HAND).path, path)
    other = Copy(path, "berta")
    other.note(2, "")
    mine.flag(2, flagged=False)
    merged(mine, other)
    assert mine.file.remarks(1) == {}


def test_joins_are_taken(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    theirs.join(6)
    theirs.decide(6, "hinaus")
    merge = merged(mine, theirs)
    assert merge.taken.joins == 1
    (join,) = mine.file.joins(1).values()
    assert join.token_ids == (7, 8) and join.annotation.normalization == "hinaus"


@pytest.mark.parametrize("side", list(Side))
def test_joins_that_overlap_are_asked(copies: tuple[Copy, Copy], side: Side) -> None:
    mine, theirs = copies
    mine.join(5)
    theirs.join(6)
    merge = merged(mine, theirs, side)
    assert [conflict.what for conflict in merge.conflicts] == [What.JOIN]
    assert list(mine.file.joins(1)) == ([6] if side is Side.MINE else [7])
    mine.file.record_undo() if side is Side.THEIRS else None
    assert list(mine.file.joins(1)) == [6] and mine.file.verify() == []


def test_a_join_that_was_made_another_one(copies: tuple[Copy, Copy], tmp_path: Path) -> None:
    mine, _ = copies
    mine.join(6)
    path = tmp_path / "again.histnorm"
    shutil.copyfile(mine.file.back_up(Reason.BY_HAND).path, path)
    other = Copy(path, "berta")
    other.take_apart(6)
    other.join(5)
    merged(mine, other)
    assert list(mine.file.joins(1)) == [6]
    mine.file.record_undo()
    assert list(mine.file.joins(1)) == [7] and mine.file.verify() == []


def test_manuscripts_of_either_are_there(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.add("B", "eyn bůch")
    theirs.add("B", "ein ander text")
    theirs.decide(1, "anderer", 2)
    theirs.add("C", "vnd me")
    theirs.session.file.add_model(3, b"weights", {"recipe": "paper"})
    merge = merged(mine, theirs)
    assert merge.taken.manuscripts == 2
    assert [m.siglum for m in mine.file.manuscripts()] == ["A", "B", "B (2)", "C"]
    taken = {m.siglum: m.id for m in mine.file.manuscripts()}
    assert [t.form for t in mine.file.tokens(taken["B (2)"])] == ["ein", "ander", "text"]
    assert norms(mine, taken["B (2)"]) == {1: "anderer"}
    assert mine.file.source(taken["C"]).data == b"vnd me"
    assert mine.file.model_data(taken["C"]) == b"weights"
    mine.file.record_undo()
    assert [m.siglum for m in mine.file.manuscripts()] == ["A", "B"] and mine.file.verify() == []
    # The ids of the other copy's manuscripts are others here, and they are found all the same the next time.
    mine.file.record_redo()
    assert compare(mine, Copy(theirs.session.path, "berta")).taken.manuscripts == 0


def test_a_manuscript_that_both_have_imported_is_one(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    mine.add("X", "eyn bůch")
    mine.add("B", "dy frawe")
    theirs.add("B", "dy frawe")
    theirs.decide(0, "die", 2)
    theirs.decide(1, "frau", 2)
    mine.decide(1, "fraue", 3)
    merge = merged(mine, theirs, Side.MINE)
    assert [m.siglum for m in mine.file.manuscripts()] == ["A", "X", "B"]
    assert norms(mine, 3) == {0: "die", 1: "fraue"} and len(merge.conflicts) == 1


def test_a_removed_manuscript(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    theirs.session.remove_manuscript(1)
    merge = merged(mine, theirs)
    assert merge.taken.manuscripts == 1 and mine.file.manuscripts() == ()
    mine.file.record_undo()
    mine.decide(9, "ihn")
    mine.file.settle()
    again = merged(mine, Copy(theirs.session.path, "berta"))
    assert again.taken.manuscripts == 0 and len(mine.file.manuscripts()) == 1


def test_without_a_known_ancestor_what_only_one_has_is_taken(copies: tuple[Copy, Copy]) -> None:
    """As with a repaired file, whose list of events was lost."""
    mine, theirs = copies
    mine.decide(2, "frau")
    theirs.decide(2, "fraue")
    theirs.decide(3, "ging")
    theirs.note(1, "a note")
    mine.session.reopen([mine.token(0)])
    with theirs.file._database.writing() as connection:
        connection.execute("UPDATE event SET uid = 'new' || id")
    merge = merged(mine, theirs, Side.MINE)
    assert not merge.three_way and len(merge.conflicts) == 1
    assert norms(mine) == {0: "und", 1: "die", 2: "frau", 3: "ging"}
    assert mine.file.remarks(1)[2].note == "a note"


def test_another_project_is_refused(copies: tuple[Copy, Copy], tmp_path: Path) -> None:
    mine, _ = copies
    Session.create(tmp_path / "other.histnorm").close()
    with pytest.raises(UserError) as raised:
        compare_copies(mine.file, tmp_path / "other.histnorm")
    assert raised.value.code is ErrorCode.PROJECT_UNRELATED
    (tmp_path / "text.histnorm").write_text("no project")
    with pytest.raises(UserError) as raised:
        compare_copies(mine.file, tmp_path / "text.histnorm")
    assert raised.value.code is ErrorCode.PROJECT_NOT_ONE


def test_cancelling_changes_nothing(copies: tuple[Copy, Copy]) -> None:
    mine, theirs = copies
    theirs.decide(3, "ging")
    path = theirs.close()
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        compare_copies(mine.file, path, Watch(cancel=cancel))
    merge = compare_copies(mine.file, path)
    with pytest.raises(Cancelled):
        merge_into(mine.file, merge, [], AT, Watch(cancel=cancel))
    assert norms(mine) == {0: "und", 1: "die"} and mine.file.verify() == []


def test_two_editors_at_random(tmp_path: Path) -> None:
    """Whatever both do: what only one has touched is as that one has it, undo leads back exactly, and twice is once."""
    numbers = random.Random(11)
    for round_ in range(12):
        folder = tmp_path / str(round_)
        folder.mkdir()
        session = Session.create(folder / "mine.histnorm")
        session.import_document(registry.parse(TEXT.encode(), "a.txt", SourceFormat.TEXT), "A")
        session.close()
        mine = Copy(folder / "mine.histnorm", "anna")
        work(mine, numbers, 6)
        mine.close()
        shutil.copyfile(folder / "mine.histnorm", folder / "theirs.histnorm")
        mine, theirs = Copy(folder / "mine.histnorm", "anna"), Copy(folder / "theirs.histnorm", "berta")
        base, start = norms(mine), (mine.file.joins(1), mine.file.remarks(1))
        work(mine, numbers, 12)
        work(theirs, numbers, 12)
        before = norms(mine), mine.file.joins(1), mine.file.remarks(1), mine.file.forgotten(1)
        other = norms(theirs)
        merged(mine, theirs, numbers.choice(list(Side)))
        after = norms(mine)
        for place in range(16):
            ours, there, was = before[0].get(place), other.get(place), base.get(place)
            if ours in (was, there) or there == was:
                assert after.get(place) == (there if ours == was else ours), (round_, place, ours, there, was)
        step = mine.file.history().to_undo
        if step is not None and step.label is EditLabel.MERGE:
            assert compare(mine, Copy(folder / "theirs.histnorm", "berta")).taken.nothing
            mine.file.record_undo()
        assert (norms(mine), mine.file.joins(1), mine.file.remarks(1), mine.file.forgotten(1)) == before
        assert mine.file.verify() == [] and start is not None
        mine.close()


def work(copy: Copy, numbers: random.Random, count: int) -> None:
    for _ in range(count):
        place = numbers.randrange(15)
        text = copy.session.text(1)
        match numbers.randrange(8):
            case 0 | 1 | 2:
                if copy.token(place).kind == "word":
                    copy.decide(place, numbers.choice(["a", "b", "c"]))
            case 3:
                copy.note(place, numbers.choice(["", "x", "y"])) if copy.token(place).kind == "word" else None
            case 4:
                copy.flag(place) if copy.token(place).kind == "word" else None
            case 5:
                if copy.token(place).kind == "word" and steps.following(text, copy.token(place)) is not None:
                    copy.join(place) if text.join(copy.token(place).id) is None else copy.take_apart(place)
            case 6:
                copy.session.undo()
            case 7:
                copy.session.redo()


def test_a_copy_of_an_older_version_can_be_merged(tmp_path: Path) -> None:
    fixture = Path(__file__).parents[2] / "fixtures" / "projects" / "v2.histnorm"
    mine, theirs = tmp_path / "mine.histnorm", tmp_path / "theirs.histnorm"
    for path in (mine, theirs):
        shutil.copyfile(fixture, path)
    before = theirs.read_bytes()
    with Project.open(mine) as project:
        project.record_undo()
        merge = compare_copies(project, theirs)
        assert merge.three_way and merge.nothing
    assert theirs.read_bytes() == before
