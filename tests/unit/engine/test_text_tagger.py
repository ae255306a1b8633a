"""A long text teaches its own tagger: from when on, with whom, how often, and who is silent then."""

from __future__ import annotations

import pytest

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.joint.tagger import JointTagger
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.live.follower import Follower
from histnorm_gui.engine.live.messages import Decided, RunningText
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.teaching import Teaching
from histnorm_gui.engine.text_tagger import ITSELF, TextTagger

WORDS = (("vrouwe", "frau"), ("vnde", "und"), ("konyng", "könig"), ("dy", "die"), ("zcu", "zu"), ("hws", "haus"))
TEXT = [Example(*WORDS[place % len(WORDS)]) for place in range(48)]
STRANGE = [Example("wurtzeln", "wurzeln"), Example("krawt", "kraut"), Example("wasßer", "wasser")] * 20


@pytest.fixture
def long_from_forty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("histnorm_gui.engine.teaching.LONG", 40)
    monkeypatch.setattr("histnorm_gui.engine.live.follower.LONG", 40)


def fitted(own: list[Example], others: dict[str, list[Example]], tagger: bytes = b"") -> Combined:
    system = Combined(language=load("enhg"), tagger=tagger)
    system.fit(own, others, progress=ignore_progress, cancel=CancelToken())
    system.suggest_text(["vnde"])
    return system


def taught(system: Combined) -> set[str]:
    """By whom the tagger was taught."""
    joint = system._tagger.joint
    return set(joint.vocabulary.manuscripts) if joint is not None else set()


@pytest.mark.usefixtures("long_from_forty")
def test_a_text_teaches_its_tagger_once_it_is_long() -> None:
    short, long = fitted(TEXT[:39], {}), fitted(TEXT, {})
    assert taught(short) == set() and taught(long) == {ITSELF}
    assert short._situation().name == "alone" and long._situation().name == "alone-itself"
    assert [found[0].norm for found in long.suggest_text(["vnde", "dy", "vrouwe"])] == ["und", "die", "frau"]
    assert long.suggest_text(["konynge"])[0]


@pytest.mark.usefixtures("long_from_forty")
def test_unfamiliar_others_neither_teach_it_nor_speak_beside_it() -> None:
    system = fitted(TEXT, {"herbal": STRANGE})
    assert taught(system) == {ITSELF}
    assert system._situation().name == "alone-itself"
    assert system._sources is not None and not system._sources.evidence.others.total


@pytest.mark.usefixtures("long_from_forty")
def test_others_that_know_its_words_teach_it_too_where_no_weights_were_learned_beside_such() -> None:
    own = [Example(form, form) for form in ("thet", "hwar", "konung", "oc") * 15]
    system = Combined(language=load("swedish"))
    system.fit(own, {"A": own}, progress=ignore_progress, cancel=CancelToken())
    assert [found[0].norm for found in system.suggest_text(["oc"])] == ["oc"]
    assert taught(system) == {ITSELF, "A"} and system._situation().name == "alone-itself"
    assert system._sources is not None and not system._sources.evidence.others.total


@pytest.mark.usefixtures("long_from_forty")
def test_beside_others_of_the_same_story_it_does_not() -> None:
    system = fitted(TEXT, {"A": TEXT})
    assert ITSELF not in taught(system)
    assert system._situation().name == "others"


@pytest.mark.usefixtures("long_from_forty")
def test_a_model_that_the_editor_chose_is_not_replaced() -> None:
    from histnorm_gui.engine.joint.checkpoint import dump

    others = OtherManuscripts({"A": [(one.form, one.norm) for one in TEXT]}, load("enhg"))
    others.align()
    chosen = dump(Teaching(others).tagger(ignore_progress, CancelToken()))
    system = fitted(TEXT, {}, chosen)
    assert taught(system) == {"A"} and system._situation().name == "alone-tagger"
    refused = fitted(TEXT, {}, b"nothing")
    assert refused.refused is not None and refused.refused.code is ErrorCode.TAGGER_UNUSABLE
    assert taught(refused) == {ITSELF}


def test_it_is_taught_anew_when_there_is_half_as_much_again() -> None:
    tagger = TextTagger()
    assert not tagger.is_old(0) and tagger.is_old(1)
    tagger.own = 100
    assert not tagger.is_old(149) and tagger.is_old(150)


@pytest.mark.usefixtures("long_from_forty")
def test_an_editor_is_followed_with_it_and_it_learns_again_later() -> None:
    forms = tuple(one.form for one in TEXT) * 2
    norms = tuple(one.norm if place < 40 else None for place, one in enumerate(TEXT * 2))
    followed = Follower(RunningText(1, forms, norms), None, load("enhg"))
    learned: list[int] = []

    def learn() -> None:
        while (work := followed.due()) is not None:
            followed.learned(work(ignore_progress, CancelToken()))
            assert followed._suggester is not None
            learned.append(followed._suggester._tagger.own)

    learn()
    assert learned == [0, 40]  # first a ranking, then with its own tagger
    rest = [(place, (TEXT * 2)[place].norm) for place in range(40, 60)]
    followed.decided(Decided(1, 1, tuple(rest[:19])))
    followed.renew()
    learn()
    assert learned == [0, 40, 40]
    followed.decided(Decided(1, 2, tuple(rest[19:])))
    followed.renew()
    learn()
    assert learned == [0, 40, 40, 40, 60]


def test_readings_are_kept_until_another_tagger_comes() -> None:
    others = OtherManuscripts({"A": [(one.form, one.norm) for one in TEXT]}, load("enhg"))
    others.align()
    joint: JointTagger = Teaching(others).tagger(ignore_progress, CancelToken())
    tagger = TextTagger()
    assert tagger.read(["vnde"], {}) is None
    tagger.learned(joint)
    first = tagger.read(["vnde"], {})
    assert first is not None and tagger.read(["dy"], {}) is first and "vnde" in first and "dy" in first
    tagger.learned(joint, 60)
    assert tagger.read(["dy"], {}) is not first
