"""What the ranking process is given of the other manuscripts."""

from __future__ import annotations

from histnorm_gui.services.following import nearest

OWN = ("vnd", "vrow", "vater", "vns") * 10
OTHERS = {
    "far": (("ind", "und"),) * 40 + (("eyn", "ein"),) * 40,
    "alike": (("vnd", "und"),) * 40 + (("vrow", "frau"),) * 40,
    "farther": (("zz", "zu"),) * 80,
}


def test_all_where_they_are_few() -> None:
    assert nearest(OWN, OTHERS, most=1000) == OTHERS
    assert nearest(OWN, {}, most=0) == {}


def test_the_nearest_in_spelling_where_they_are_many() -> None:
    assert list(nearest(OWN, OTHERS, most=80)) == ["alike"]
    assert list(nearest(OWN, OTHERS, most=81)) == ["far", "alike"]
    assert nearest(OWN, OTHERS, most=81)["alike"] is OTHERS["alike"]
