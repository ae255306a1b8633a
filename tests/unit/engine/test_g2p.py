"""Pronunciation as an auxiliary task."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from histnorm_gui.core.alignment import Aligner
from histnorm_gui.core.progress import Progress
from histnorm_gui.core.source import Document, Source, SourceFormat, SourceToken, Tokens
from histnorm_gui.core.text import kind_of
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.g2p import Phones, read_phones
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.trainer import Trained

Train = Callable[..., tuple[Trained, list[Progress]]]

_WORDS = {
    "Zeit": "t͡s a ɪ̯ t",
    "Zahl": "t͡s aː l",
    "Saal": "z aː l",
    "Tal": "t aː l",
    "Schal": "ʃ aː l",
    "Schein": "ʃ a ɪ̯ n",
}


def _document(rows: dict[str, str | None]) -> Document:
    tokens = tuple(
        SourceToken(form, kind_of(form), str(line), 0, 0, phones) for line, (form, phones) in enumerate(rows.items(), 1)
    )
    return Document(Source("phones.tsv", SourceFormat.TSV, b""), Tokens(tokens))


def test_each_phone_is_one_character_and_can_be_had_back() -> None:
    inventory = Phones.of(_WORDS.values())
    for phones in _WORDS.values():
        written = inventory.encode(phones)
        assert len(written) == len(phones.split())
        assert inventory.decode(written) == phones
    assert inventory.encode("z l") == "zl"
    assert len(set(inventory.encode("t͡s t a aː ɪ̯ z"))) == 6


def test_a_private_character_in_the_phones_is_not_mistaken_for_one_of_ours() -> None:
    phones = "aː \U000f0000 \ue000"
    assert Phones.of([phones]).decode(Phones.of([phones]).encode(phones)) == phones


def test_rows_without_phones_or_letters_are_left_out() -> None:
    examples = read_phones(_document({"Tal": "t aː l", "Ohr": None, "Uhr": " ", "-": "t", "Saal": "  z  aː l "}))
    assert [example.form for example in examples] == ["Tal", "Saal"]
    assert [len(example.norm) for example in examples] == [3, 3]
    assert examples[0].norm[1:] == examples[1].norm[1:]
    assert read_phones(_document({})) == []


def test_the_same_table_is_written_with_the_same_characters() -> None:
    rows = dict(_WORDS)
    assert read_phones(_document({**rows})) == read_phones(_document({**rows}))


def test_letters_are_aligned_with_whole_phones() -> None:
    inventory = Phones.of(_WORDS.values())
    examples = read_phones(_document({**_WORDS}))
    aligner = Aligner.fit([(example.form, example.norm) for example in examples])
    for example in examples:
        labels = aligner.align(example.form, example.norm)
        assert [inventory.decode(label) for label in labels if label]
    assert [inventory.decode(label) for label in aligner.align("Zeit", inventory.encode(_WORDS["Zeit"]))] == [
        *("", "t͡s", "a", "ɪ̯", "t")
    ]


def test_the_tagger_learns_pronunciation_beside_a_manuscript(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    phones = read_phones(_document({**_WORDS}))
    tagger = training(manuscript, tiny["default"], {"g2p": phones})[0].tagger
    assert tagger.best(["vnd", "czeyt"], "A") == ["und", "zeit"]
    assert tagger.best([example.form for example in phones], "g2p") == [example.norm for example in phones]


def test_a_real_list_of_pronunciations_is_read(shared_data: Path) -> None:
    lines = (shared_data / "g2p" / "deu_g2p.tsv").read_text(encoding="utf-8").splitlines()
    rows = dict(line.split("\t") for line in lines)
    examples = read_phones(_document({**rows}))
    assert len(examples) == len(rows)
    inventory = Phones.of(rows.values())
    assert all(inventory.decode(example.norm) == rows[example.form] for example in examples)
    assert max(len(example.norm) for example in examples) < 50
