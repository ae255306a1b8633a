"""CoNLL-U: the surface tokens, and a key of MISC for the normalization."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Remark
from histnorm_gui.core.source import ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import conllu
from histnorm_gui.formats.registry import detect, load, parse, write

TEXT = (
    "# sent_id = 1\n# text = Tak'u vnd\n"
    "1-2\tTak'u\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No\n"
    "1\tTak\ttaka\tVERB\t_\t_\t0\troot\t_\tNorm=no\n"
    "2\tþú\tþú\tPRON\t_\t_\t1\tobj\t_\t_\n"
    "2.1\tgone\t_\t_\t_\t_\t_\t_\t_\tNorm=no\n"
    "3\tvnd\tund\tKON\t_\t_\t1\tcc\t_\t_\r\n"
    "\n"
    "# sent_id = 2\n"
    '1\tſo\tso\tADV\t_\t_\t0\troot\t_\tGloss=a|Norm=so|X="b"\n'
    "2\t.\t.\tPUNCT\t_\t_\t1\tpunct\t_\tNorm="
)


def source(text: str, **options: str) -> Source:
    return Source("a.conllu", SourceFormat.CONLLU, text.encode(), "utf-8", options)


def pairs(text: str, **options: str) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in conllu.read(source(text, **options)).tokens]


def one(misc: str, form: str = "vnd", *, more: str = "") -> str:
    return f"1\t{form}\tund\tKON\t_\t_\t0\troot\t_\t{misc}\n{more}"


def test_surface_tokens_with_sentences_and_places() -> None:
    document = conllu.read(source(TEXT))
    assert [(token.form, token.normalization, token.line) for token in document.tokens] == [
        ("Tak'u", None, "1"),
        ("vnd", None, "1"),
        ("ſo", "so", "2"),
        (".", "", "2"),
    ]
    assert [TEXT[token.start : token.end] for token in document.tokens] == ["Tak'u", "vnd", "ſo", "."]
    assert detect(TEXT.encode(), "a.txt") is SourceFormat.CONLLU


def test_normalizations_go_into_misc_and_nowhere_else() -> None:
    changed = write(source(TEXT), [Written("Taktu"), Written("und"), Written("so|\\"), None]).decode()
    expected = TEXT.replace("SpaceAfter=No", "SpaceAfter=No|Norm=Taktu").replace("cc\t_\t_", "cc\t_\tNorm=und")
    assert changed == expected.replace("Norm=so", "Norm=so\\p\\\\")
    assert pairs(changed) == [("Tak'u", "Taktu"), ("vnd", "und"), ("ſo", "so|\\"), (".", "")]
    assert write(source(TEXT), [None] * 4) == TEXT.encode()


def test_the_key_is_found_or_chosen() -> None:
    text = one("CorrectForm=und|wf=x|Foo=y|SpaceAfter=No")
    assert pairs(text) == [("vnd", "und")]
    assert pairs(text, key="Foo") == [("vnd", "y")]
    assert pairs(text, key="Bar") == [("vnd", None)]
    assert conllu.choices(source(text))["key"] == ["CorrectForm", "wf", "Foo", "Norm"]
    assert conllu.choices(source(one("_")))["key"] == ["Norm", "CorrectForm"]
    assert b"|Bar=Und\n" in write(source(text, key="Bar"), [Written("Und")])
    for bad in ("a=b", "", "a|b"):
        with pytest.raises(UserError) as caught:
            pairs(text, key=bad)
        assert caught.value.code is ErrorCode.OPTION_UNKNOWN


def test_values_in_quotation_marks_keep_them() -> None:
    text = one('wf="und"|_', more=one('wf="so"', "ſo"))
    assert pairs(text) == [("vnd", "und"), ("ſo", "so")]
    assert write(source(text), [Written("Und"), None]) == text.replace('"und"', '"Und"').encode()
    assert pairs(one('Norm="a"', more=one("Norm=b"))) == [("vnd", '"a"'), ("vnd", "b")]


def test_a_word_that_should_not_be_there() -> None:
    assert pairs(one("CorrectForm=_")) == [("vnd", "")]
    assert pairs(one("CorrectForm=_", "_")) == [("_", "_")]
    changed = write(source(one("CorrectForm=x")), [Written("")])
    assert changed == one("CorrectForm=_").encode()
    assert pairs(write(source(one("CorrectForm=x")), [Written("_")]).decode()) == [("vnd", "_")]


def test_lines_that_cannot_be_read() -> None:
    document = conllu.read(source(one("_") + "2\tda\n" + "x\t" * 9 + "_\n" + "3\t\t" + "_\t" * 7 + "_\n" + "\t" * 11))
    assert [(problem.line, problem.code) for problem in document.problems] == [
        (2, ProblemCode.MISSING_COLUMN),
        (3, ProblemCode.MISSING_COLUMN),
        (4, ProblemCode.EMPTY_FORM),
    ]
    with pytest.raises(UserError) as caught:
        pairs("vnd\tund\n")
    assert caught.value.code is ErrorCode.TSV_COLUMNS
    with pytest.raises(UserError) as caught:
        pairs("# text = x\n")
    assert caught.value.code is ErrorCode.NO_TOKENS


norms = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"]), max_size=12)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.none() | norms, min_size=4, max_size=4), st.sampled_from(["Norm", "CorrectForm", "wf", "X"]))
def test_any_normalization_survives(given_: list[str | None], key: str) -> None:
    read = source(TEXT + '\n\n1\tx\tx\tX\t_\t_\t0\troot\t_\twf="x"\n', key=key)
    before = conllu.read(read).tokens
    changed = write(read, [*(None if norm is None else Written(norm) for norm in given_), None])
    after = conllu.read(source(changed.decode(), key=key)).tokens
    assert [token.form for token in after] == [token.form for token in before]
    assert [token.normalization for token in after] == [
        token.normalization if norm is None else norm for token, norm in zip(before, [*given_, None], strict=True)
    ]


# What the index of the samples says: tokens, sentences.
SAMPLES = {
    "cab_elephant_norm": (14, 2),
    "damaskini": (307, 36),
    "fro_profiterole_dev_1-60": (659, 60),
    "is_icepahc_1675magnus_1-40": (1369, 40),
    "la_llct_dev_1-25": (683, 25),
    "nds_lsdc_test_1-25": (722, 25),
    "orv_rnc_dev_1-30": (616, 30),
    "sga_dipsgg": (418, 64),
}
NORMALIZED = {
    "cab_elephant_norm": [
        ("EJn", "Ein"), ("zamer", "zahmer"), ("Elephant", "Elefant"), ("gillt", "gilt"), ("ohngefähr", "ohngefähr"),
        ("zweyhundert", "zweihundert"), ("Thaler", "Taler"), (".", "."), ("Ceterum", "Ceterum"),
    ],
    "orv_rnc_dev_1-30": [
        ("178-г(о)", "178-го"), ("де[нь]", "день"), ("котел(ь)ник", "котельник"), ("росол(ь)ника", "росольника"),
        ("ал(тын)", "алтын"), ("{л._167}", "{л._167}"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
def test_samples(shared_data: Path, name: str) -> None:
    document = load(shared_data / "formats" / "conllu" / f"{name}.conllu")
    tokens = document.tokens
    assert document.source.format is SourceFormat.CONLLU
    assert (len(tokens), len({token.line for token in tokens})) == SAMPLES[name]
    assert document.problems == ()
    found = [(token.form, token.normalization) for token in tokens]
    if name in NORMALIZED:
        assert all(norm is not None for _, norm in found)
        assert all(pair in found for pair in NORMALIZED[name])
    else:
        assert all(norm is None for _, norm in found)  # a lemma is none
    assert write(document.source, [None] * len(tokens)) == document.source.data
    changed = write(document.source, [Written(f"N|{i}") if i % 3 == 0 else None for i in range(len(tokens))])
    again = parse(changed, name).tokens
    assert [(token.form, token.normalization) for token in again] == [
        (form, f"N|{i}" if i % 3 == 0 else norm) for i, (form, norm) in enumerate(found)
    ]
    rows = zip(document.source.data.split(b"\n"), changed.split(b"\n"), strict=True)
    differing = [(old.split(b"\t"), new.split(b"\t")) for old, new in rows if old != new]
    assert len(differing) == len(tokens[::3])
    assert all(old[:9] == new[:9] for old, new in differing)


def test_the_first_words_of_some(shared_data: Path) -> None:
    folder = shared_data / "formats" / "conllu"
    icelandic = [token.form for token in load(folder / "is_icepahc_1675magnus_1-40.conllu").tokens]
    assert icelandic[:6] == ["Magnús", "Jónsson", "ektamaður", "Ragnheiðar", "Eggertsdóttur", ","]
    assert "Taktu" in icelandic
    assert [token.form for token in load(folder / "la_llct_dev_1-25.conllu").tokens[:3]] == ["+", "In", "Dei"]
    low_saxon = [token.form for token in load(folder / "nds_lsdc_test_1-25.conllu").tokens]
    assert low_saxon[:5] == ["In", "de", "stad", "hove", "y"]
    assert "in't" in low_saxon
    assert [token.form for token in load(folder / "orv_rnc_dev_1-30.conllu").tokens[:2]] == ["{л._167}", "178-г(о)"]
    irish = [token.form for token in load(folder / "sga_dipsgg.conllu").tokens]
    assert irish[:5] == [".i.", "libardaib", ".i.", "at", "tá"]


def test_notes_and_flags_are_keys_of_misc() -> None:
    text = one("Note=a\\pb|Norm=und|Flag=Yes", more="2\tjn\t_\t_\t_\t_\t_\t_\t_\t_\n")
    assert conllu.read(source(text)).remarks == {0: Remark("a|b", True)}
    written = conllu.write_remarks(source(text), {0: Remark("c\nd"), 1: Remark("", True)}).decode()
    assert [line.split("\t")[9] for line in written.splitlines()] == ["Note=c\\nd|Norm=und", "Flag=Yes"]
    gone = conllu.write_remarks(source(written), {0: Remark(), 1: Remark()}).decode()
    assert [line.split("\t")[9] for line in gone.splitlines()] == ["Norm=und", "_"]


def test_a_key_that_holds_the_normalizations_holds_no_notes() -> None:
    text = one("Note=und|Flag=No")
    assert conllu.read(source(text, key="Note")).remarks == {}
    assert conllu.features(source(text, key="Note")) == frozenset()
    assert conllu.read(source(text)).remarks == {0: Remark("und")}, "no other value than Yes flags a word"
