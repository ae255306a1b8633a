"""Many elements of one file as numbers, annotations by their stretches, and the tags of ALTO by their ids."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.source import Source, SourceFormat
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.alto_tags import Added, Tags
from histnorm_gui.formats.xmi_layer import Annotations
from histnorm_gui.formats.xmlelements import Elements
from histnorm_gui.formats.xmltree import Element, Tree


def tree(text: str) -> Tree:
    return xmltree.parse(Source("a", SourceFormat.XMI, text.encode()), r"[^\s:/<>]+")


def elements(count: int) -> list[Element]:
    return list(next(tree("<a>" + "<b/>" * count + "</a>").inner()).inner())


def test_elements_in_any_order() -> None:
    first, second, third = elements(3)
    found = Elements([third, first])
    assert found == [third, first] and found[-1] == first and len(found) == 2
    assert not found.in_order and list(found.order()) == [1, 0]
    found = Elements([first, second])
    found.add(third)
    assert found.in_order and list(found) == [first, second, third]
    assert list(Elements()) == [] and Elements().in_order


spans = st.lists(st.none() | st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=8)


@settings(max_examples=100, deadline=None)
@given(spans)
def test_annotations_are_found_by_their_stretch(found: list[tuple[int, int] | None]) -> None:
    there = list(zip(elements(len(found)), found, strict=True))
    annotations = Annotations(there)
    assert list(annotations) == sorted(there, key=lambda pair: pair[1] or (-1, -1))
    for span in [None, *((begin, end) for begin in range(5) for end in range(5))]:
        first = next((element for element, other in there if other == span), None)
        assert annotations.over(span) == first


def test_tags_are_found_by_ids_of_any_kind() -> None:
    ids = ["norm_3", "x", "norm_1", "norm_01", "norm_999999999", "norm_0", "norm_2"]
    tags = "".join(f'<OtherTag ID="{one}" TYPE="normalization" LABEL="{one}"/>' for one in ids)
    strings = "".join(f'<String TAGREFS="y {one}"/>' for one in ids) + '<String TAGREFS="norm_1 norm_4"/><String/>'
    top = tree(f"<alto><Tags>{tags}</Tags>{strings}</alto>")
    found = Tags(top, counted=True)
    labels = []
    for string in (element for element in top.walk() if element.name == "String"):
        tag = found.of(string, 0)
        labels.append(("", 0) if tag is None else (tag.get("LABEL"), found.uses(tag)))
    assert labels == [*((one, 2 if one == "norm_1" else 1) for one in ids), ("norm_1", 2), ("", 0)]


def test_references_are_written_in_the_order_of_the_file() -> None:
    first, second, third = elements(3)
    added = Added(7)
    for word, string in ((0, third), (1, third), (2, first)):
        added.add(word, word, string, "")
    assert list(added) == [("norm_8", 0, 0), ("norm_9", 1, 1), ("norm_10", 2, 2)]
    written = [(patch.start, patch.replacement) for patch in added.references()]
    assert written == [
        (first.inside - 2, ' TAGREFS="norm_10"'),
        (third.inside - 2, ' TAGREFS="norm_8 norm_9"'),
    ]
    assert second.empty
