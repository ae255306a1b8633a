"""Places of lines as columns of numbers: the same as a dictionary of them."""

from __future__ import annotations

import pytest

from histnorm_gui.core.line_places import LinePlaces
from histnorm_gui.core.source import Place


def test_places_by_the_label_of_their_line() -> None:
    places = LinePlaces()
    assert dict(places) == {} and not places
    places.add(1, "a.png", ((1, 2), (-3, 4)))
    places.add(3, "a.png", ())
    places.add(3, "b.png", ((9, 9),))  # one that has a place is left alone
    places.add(10, "b.png", ((1 << 70, 2), (3, 4)))  # no such image
    places.add(11, "b.png", ((5, 6),))
    assert places == {
        "1": Place("a.png", ((1, 2), (-3, 4))),
        "3": Place("a.png"),
        "10": Place("b.png"),
        "11": Place("b.png", ((5, 6),)),
    }
    for label in ("2", "12", "03", "x", "", "-1", "99999999999"):
        assert label not in places
        with pytest.raises(KeyError):
            places[label]
