"""Folders of manuscripts for experiments."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.base import Example
from histnorm_gui.services.corpora import NOTHING, read_corpus, read_texts, sigla, texts_in


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "B.train.tsv": "vnd\tund\n.\t.\nczu\tzu\n",
        "B.dev.tsv": "vnd\tund\n\t,\nczu\t\n",
        "A.2.train.tsv": "vnd\tund\n\t.\n\t,\n\t,\n",
        "A.2.dev.tsv": "vnd\tund\n",
        "C.train.tsv": "vnd\tund\n",  # nothing to measure on
        "notes.txt": "x",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_manuscripts_are_those_with_both_parts(folder: Path) -> None:
    assert sigla(folder, "dev") == ["A.2", "B"]
    with pytest.raises(UserError) as caught:
        sigla(folder, "test")
    assert caught.value.code is ErrorCode.CORPUS_EMPTY


def test_words_are_learned_from_and_every_row_is_measured(folder: Path) -> None:
    parts = read_corpus(folder, "dev").manuscripts
    assert parts["B"].train == (Example("vnd", "und"), Example("czu", "zu"))
    assert parts["B"].gold == (Example("vnd", "und"), Example("", ","), Example("czu", ""))
    assert parts["B"].formless == NOTHING
    assert parts["A.2"].formless == ","


def test_lists_are_named_by_their_content(folder: Path) -> None:
    words, other, phones = folder / "words.txt", folder / "more" / "words.txt", folder / "phones.tsv"
    other.parent.mkdir()
    words.write_text("und\nzu\t12\n\n", encoding="utf-8")
    other.write_text("und\n", encoding="utf-8")
    phones.write_text("und\tʊ n t\n", encoding="utf-8")
    first, second = read_corpus(folder, "dev", words, phones), read_corpus(folder, "dev", other)
    assert first.lexicon == ("und", "zu\t12")
    assert first.lexicon_id.startswith("words.txt:") and first.lexicon_id != second.lexicon_id
    assert (first.phones, second.phones_id) == ((Example("und", "ʊnt"),), "")


def test_what_cannot_be_read_is_named(folder: Path) -> None:
    (folder / "B.train.tsv").write_text("vnd\t\n", encoding="utf-8")
    with pytest.raises(UserError) as caught:
        read_corpus(folder, "dev")
    assert caught.value.code is ErrorCode.NO_EXAMPLES
    assert caught.value.args_by_name["path"] == str(folder / "B.train.tsv")
    (folder / "B.train.tsv").write_bytes(b"")
    with pytest.raises(UserError) as caught:
        read_corpus(folder, "dev")
    assert caught.value.code is ErrorCode.FILE_EMPTY
    with pytest.raises(UserError) as caught:
        sigla(folder / "nowhere", "dev")
    assert caught.value.code is ErrorCode.FOLDER_MISSING


def test_published_data_sets_are_read_as_they_are(tmp_path: Path) -> None:
    train = "Vnd\tund \n\t\n\ndar zů\tda zu\n\t,\n" + '"\t"\n \t \n'
    (tmp_path / "ridges.train.txt").write_text(train, encoding="utf-8")
    (tmp_path / "ridges.dev.txt").write_text("VND \tUnd\n\t\nHus\tHaus\n", encoding="utf-8")
    (tmp_path / "README.md").write_text("# no data", encoding="utf-8")
    assert sigla(tmp_path, "dev") == texts_in(tmp_path) == ["ridges"]
    parts = read_corpus(tmp_path, "dev").manuscripts["ridges"]
    assert parts.train == (Example("Vnd", "und"), Example("dar zů", "da zu"))
    assert parts.gold == (Example("VND", "Und"), Example("Hus", "Haus"))
    assert parts.formless == ","
    lowered = read_corpus(tmp_path, "dev", text="lower")
    assert lowered.manuscripts["ridges"].gold == (Example("vnd", "und"), Example("hus", "haus"))
    assert lowered.manuscripts["ridges"].train[0] == Example("vnd", "und")
    assert (lowered.text, read_corpus(tmp_path, "dev").text) == ("lower", "")
    assert read_texts(tmp_path).manuscripts["ridges"].opening == (Example("VND", "Und"), Example("Hus", "Haus"))


def test_a_text_can_be_prepared_as_for_published_figures(tmp_path: Path) -> None:
    train = "Den 12. Dem 12.\n( (\n, \n. punkt\n\t!\nI\u0303a i\u0303a\n+ +\n1480 1481\n"
    rows = train.replace("Den 12. Dem 12.", "12ten\t12ten").replace(" ", "\t")
    for part in ("train", "dev"):
        (tmp_path / f"x.{part}.txt").write_text(rows, encoding="utf-8")
    parts = read_corpus(tmp_path, "dev", text="bollmann2019").manuscripts["x"]
    measured = (Example("00ten", "00ten"), Example("ĩa", "ĩa"), Example("+", "+"), Example("1480", "1481"))
    assert parts.gold == measured
    assert parts.train == (*measured[:2], measured[3])  # signs are no words to learn from


def test_the_published_figures_leave_punctuation_out(shared_data: Path) -> None:
    corpus = read_corpus(shared_data / "histnorm" / "slovene", "dev", text="bollmann2019")
    gold = corpus.manuscripts["slovene-goo300k-gaj"].gold
    assert round(100 * sum(row.form == row.norm for row in gold) / len(gold), 1) == 85.6


def test_some_manuscripts_can_be_read_as_one(folder: Path) -> None:
    corpus = read_corpus(folder, "dev", joins={"all": ["B", "A*"]})
    assert list(corpus.manuscripts) == ["all"]
    parts = corpus.manuscripts["all"]
    assert parts.train == (Example("vnd", "und"), Example("czu", "zu"), Example("vnd", "und"))
    assert len(parts.gold) == 4
    assert parts.formless == NOTHING  # as in B, the longer one
    assert list(read_corpus(folder, "dev", joins={"b": ["B"]}).manuscripts) == ["A.2", "b"]
    with pytest.raises(UserError) as caught:
        read_corpus(folder, "dev", joins={"all": ["B", "X*"]})
    assert caught.value.code is ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN
    assert caught.value.args_by_name["siglum"] == "X*"


def test_the_published_data_sets_are_found(shared_data: Path) -> None:
    assert sigla(shared_data / "histnorm" / "slovene", "dev") == ["slovene-goo300k-bohoric", "slovene-goo300k-gaj"]
    assert len(sigla(shared_data / "histnorm" / "spanish", "dev")) == 4


def test_the_real_corpus_has_46_manuscripts(shared_data: Path) -> None:
    assert len(sigla(shared_data / "anselm", "dev")) == 46


def test_texts_are_in_reading_order_without_rows_that_cannot_be_edited(folder: Path) -> None:
    (folder / "B.test.tsv").write_text("vns\tuns\n", encoding="utf-8")
    (folder / "D.test.tsv").write_text("myn\tmein\n", encoding="utf-8")
    (folder / "D.train.tsv").write_text("syn\tsein\n", encoding="utf-8")
    (folder / "words.txt").write_text("und\n", encoding="utf-8")
    texts = read_texts(folder, folder / "words.txt")
    assert texts_in(folder) == list(texts.manuscripts) == ["A.2", "B", "D"]
    b = texts.manuscripts["B"]
    assert b.opening == (Example("vnd", "und"), Example("vns", "uns"))  # dev, then test
    assert b.whole == (*b.opening, Example("vnd", "und"), Example("czu", "zu"))
    assert texts.manuscripts["D"].opening == (Example("myn", "mein"),)
    assert texts.lexicon_id.startswith("words.txt:")
    assert read_texts(folder).lexicon_id == ""


def test_a_text_without_any_normalization_is_named(folder: Path) -> None:
    (folder / "B.dev.tsv").write_text("vnd\t\n", encoding="utf-8")
    with pytest.raises(UserError) as caught:
        read_texts(folder)
    assert caught.value.code is ErrorCode.NO_EXAMPLES
    assert str(caught.value.args_by_name["path"]).endswith("B.dev.tsv")


def test_a_folder_without_texts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError) as caught:
        texts_in(tmp_path)
    assert caught.value.code is ErrorCode.CORPUS_EMPTY
    with pytest.raises(UserError) as caught:
        texts_in(tmp_path / "none")
    assert caught.value.code is ErrorCode.FOLDER_MISSING
