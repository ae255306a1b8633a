"""The unfamiliar manuscripts beside which weights are learned."""

from __future__ import annotations

from devtools.companies import PIECES, companies, pieces

SIGLA = [f"m{number}" for number in range(44)]


def test_no_manuscript_is_asked_beside_itself() -> None:
    unrelated = [f"herbal-{number}" for number in range(1, PIECES + 1)]
    found = list(companies(SIGLA, unrelated))
    assert all(company.others and company.targets for company in found)
    assert all(not set(company.others) & set(company.targets) for company in found)
    assert any(set(company.others) <= set(unrelated) for company in found)
    assert any(set(company.targets) <= set(unrelated) for company in found)
    assert {len(company.others) for company in found} > {1, 2, 4, 8}


def test_without_unrelated_texts_there_are_companies_of_the_corpus_alone() -> None:
    assert all(set(company.others) | set(company.targets) <= set(SIGLA) for company in companies(SIGLA, ()))


def test_a_long_text_is_cut_into_pieces_without_loss() -> None:
    text = [(f"form{number}", f"norm{number}") for number in range(103)]
    cut = pieces({"herbal": text})
    assert list(cut) == [f"herbal-{number}" for number in range(1, PIECES + 1)]
    assert [pair for piece in cut.values() for pair in piece] == text
