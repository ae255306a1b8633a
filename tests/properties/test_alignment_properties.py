"""What holds for every alignment, whatever the characters."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.alignment import Aligner, display_cells

WORDS = st.text(alphabet=st.one_of(st.sampled_from("abuvſüu\u0364\u0304e"), st.characters()), max_size=14)
PAIRS = st.tuples(WORDS, WORDS)


@given(st.lists(PAIRS, max_size=20), st.lists(PAIRS, max_size=6))
@settings(deadline=None, max_examples=60)
def test_labels_join_to_the_normalization_one_a_character(
    manuscript: list[tuple[str, str]], others: list[tuple[str, str]]
) -> None:
    aligner = Aligner.fit(manuscript)
    pairs = manuscript + others
    for (form, norm), labels in zip(pairs, aligner.align_all(pairs), strict=True):
        assert "".join(labels) == norm
        assert len(labels) == len(form) + 1


@given(st.lists(PAIRS, max_size=12))
@settings(deadline=None, max_examples=40)
def test_alignment_is_deterministic_and_does_not_depend_on_company(pairs: list[tuple[str, str]]) -> None:
    aligner = Aligner.fit(pairs)
    assert aligner == Aligner.fit(pairs[::-1])
    assert aligner.align_all(pairs) == [aligner.align(form, norm) for form, norm in pairs]


@given(WORDS)
@settings(deadline=None)
def test_a_word_aligns_with_itself_letter_by_letter(word: str) -> None:
    assert Aligner.plain().align(word, word) == ("", *word)


@given(PAIRS)
@settings(deadline=None)
def test_cells_lose_nothing(pair: tuple[str, str]) -> None:
    form, norm = pair
    cells = display_cells(form, Aligner.plain().align(form, norm))
    assert "".join(cell.form for cell in cells) == form
    assert "".join(cell.label for cell in cells) == norm
