"""WebAnno TSV 3: the feature of a span layer for the normalization, stacked or over several tokens."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import webanno, webanno_layer
from histnorm_gui.formats.registry import detect, load, parse, write

TEXT = (
    "#FORMAT=WebAnno TSV 3.3\n"
    "#T_SP=webanno.custom.Pos|value\n"
    "#T_SP=webanno.custom.Normalization|certain|value\n"
    "#T_RL=webanno.custom.Rel|type|BT_webanno.custom.Pos\n"
    "\n\n"
    "#Text=Vnd 𝔇a nu kam\n"
    "1-1\t0-3\tVnd\tKON\t*\tund\t_\t_\t\n"
    "1-2\t4-7\t𝔇a\tADV\t_\t_\tx\t1-1\t\n"
    "1-3\t8-10\tnu\tADV\tja[2]\tnun[2]\t_\t_\t\n"
    "1-3.1\t8-9\tn\tX\t_\t_\t_\t_\t\n"
    "\n"
    "#Text=kam | a\\tb\n"
    "2-1\t11-14\tkam\t_\tja[2]|*[3]\tnun[2]|k\\|\\_am[3]\t_\t_\t\r\n"
    "2-2\t15-16\t|\t_\t_\t_\t_\t_\n"
    "2-3\t17-20\ta\\\\b\t_\t*\t*\t_\t_\t"
)


def source(text: str = TEXT, **options: str) -> Source:
    return Source("a.tsv", SourceFormat.WEBANNO, text.encode(), "utf-8", options)


def pairs(text: str = TEXT, **options: str) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in webanno.read(source(text, **options)).tokens]


def test_tokens_normalizations_and_places() -> None:
    assert pairs() == [
        ("Vnd", "und"),
        ("𝔇a", None),
        ("nu", "nun"),
        ("kam", "k|_am"),
        ("|", None),
        ("a\\b", None),
    ]
    tokens = webanno.read(source()).tokens
    assert [token.line for token in tokens] == ["1", "1", "1", "2", "2", "2"]
    assert [TEXT[token.start : token.end] for token in tokens] == ["Vnd", "𝔇a", "nu", "kam", "|", "a\\\\b"]
    assert detect(TEXT.encode(), "a.tsv") is SourceFormat.WEBANNO


def test_features_to_choose() -> None:
    assert webanno.choices(source())["feature"] == [
        "webanno.custom.Normalization|value",
        "none",
        "webanno.custom.Pos|value",
        "webanno.custom.Normalization|certain",
    ]
    assert pairs(feature="webanno.custom.Pos|value")[:2] == [("Vnd", "KON"), ("𝔇a", "ADV")]
    assert {norm for _, norm in pairs(feature="none")} == {None}
    for unknown in ("x", "webanno.custom.Rel|type"):
        with pytest.raises(UserError) as caught:
            pairs(feature=unknown)
        assert caught.value.code is ErrorCode.OPTION_UNKNOWN


def test_values_are_changed_where_their_span_goes_and_added_where_there_is_none() -> None:
    changed = write(source(), [Written("u->d"), Written("da"), Written("nu"), None, None, Written("ab")]).decode()
    expected = (
        TEXT.replace("\tund\t", "\tu\\->d\t")
        .replace("ADV\t_\t_\tx", "ADV\t*\tda\tx")
        .replace("nun[2]", "nu[2]")
        .replace("\t*\t*\t_", "\t*\tab\t_")
    )
    assert changed == expected
    assert pairs(changed) == [
        ("Vnd", "u->d"),
        ("𝔇a", "da"),
        ("nu", "nu"),
        ("kam", "k|_am"),
        ("|", None),
        ("a\\b", "ab"),
    ]
    assert write(source(), [None] * 6) == TEXT.encode()


def test_a_join_ends_before_a_token_that_gets_an_annotation_of_its_own() -> None:
    text = TEXT.replace("ja[2]|*[3]\tnun[2]|k\\|\\_am[3]", "ja[2]\tnun[2]")
    assert pairs(text)[3] == ("kam", None)
    assert [token.joined for token in webanno.read(source(text)).tokens] == [False, False, False, True, False, False]
    changed = write(source(text), [None, None, None, Written("kam"), None, None]).decode()
    assert changed == text.replace("ja[2]\tnun[2]\t_\t_\t\r", "*\tkam\t_\t_\t\r").replace("ja[2]\tnun[2]", "ja\tnun")
    assert pairs(changed)[2:4] == [("nu", "nun"), ("kam", "kam")]


def test_a_new_annotation_comes_before_another_one_that_begins_on_its_token() -> None:
    text = TEXT.replace("ADV\tja[2]\tnun[2]", "ADV\tja[2]|*[4]\tnun[2]|neu[4]").replace(
        "|*[3]\tnun[2]|k\\|\\_am[3]", "\tnun[2]"
    )
    assert pairs(text)[2:4] == [("nu", "nun"), ("kam", None)]
    changed = write(source(text), [None, None, Written("x"), Written("y"), None, None]).decode()
    assert "neu[4]" in changed
    assert pairs(changed)[2:4] == [("nu", "x"), ("kam", "y")]


def test_without_a_layer_one_is_added() -> None:
    text = TEXT.replace("Normalization|certain", "Other|certain")
    assert {norm for _, norm in pairs(text)} == {None}
    changed = write(source(text), [Written("und"), *[None] * 5]).decode()
    assert "BT_webanno.custom.Pos\n#T_SP=webanno.custom.Normalization|value\n\n" in changed
    assert "1-1\t0-3\tVnd\tKON\t*\tund\t_\t_\tund\t\n" in changed
    assert "1-3.1\t8-9\tn\tX\t_\t_\t_\t_\t_\t\n" in changed
    assert "2-2\t15-16\t|\t_\t_\t_\t_\t_\t_\n" in changed
    assert pairs(changed) == [("Vnd", "und"), *[(form, None) for form, _ in pairs()[1:]]]
    removed = changed.replace("#T_SP=webanno.custom.Normalization|value\n", "").replace("_\tund\t\n", "_\t\n")
    assert removed.replace("_\t_\t_\t_\t\n", "_\t_\t_\t\n").count("\n") == text.count("\n")


def test_the_orthography_layer_is_found() -> None:
    layer = "de.tudarmstadt.ukp.dkpro.core.api.transform.type.SofaChangeAnnotation"
    text = f"#FORMAT=WebAnno TSV 3.2\n#T_SP={layer}|operation|reason|value\n\n"
    text += "#Text=vnd\n1-1\t0-3\tvnd\treplace\t*\tund\t\n"
    assert pairs(text) == [("vnd", "und")]


def test_rows_that_cannot_be_read() -> None:
    document = webanno.read(source(TEXT + "\n2-4\t21-22\tx\n2-5\t1-2\t\t_\t_\t_\t_\t_\t\nx\n"))
    assert [(problem.line, problem.code) for problem in document.problems] == [
        (17, ProblemCode.MISSING_COLUMN),
        (18, ProblemCode.EMPTY_FORM),
        (19, ProblemCode.MISSING_COLUMN),
    ]
    # A row that has a column too many does not become readable when a layer is added.
    wide = source("#FORMAT=WebAnno TSV 3.3\n1-1\t0-1\tx\n1-2\t2-3\ty\tz\n")
    assert pairs(write(wide, [Written("X")]).decode()) == [("x", "X")]
    with pytest.raises(UserError) as caught:
        pairs("#FORMAT=WebAnno TSV 3.3\n\n#Text=x\n")
    assert caught.value.code is ErrorCode.NO_TOKENS
    with pytest.raises(UserError) as caught:
        pairs("#FORMAT=WebAnno TSV 3.3\nvnd und\n")
    assert caught.value.code is ErrorCode.TSV_COLUMNS
    with pytest.raises(ValueError, match="carriage return"):
        write(source(), [Written("a\rb"), *[None] * 5])


norms = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"], exclude_characters="\r"), max_size=12)


@settings(max_examples=50, deadline=None)
@given(
    st.lists(st.none() | norms, min_size=6, max_size=6),
    st.sampled_from(
        [TEXT, TEXT.replace("Normalization", "Other"), TEXT.replace("|*[3]", "").replace("|k\\|\\_am[3]", "")]
    ),
)
def test_any_normalization_survives(given_: list[str | None], text: str) -> None:
    before = webanno.read(source(text)).tokens
    changed = write(source(text), [None if norm is None else Written(norm) for norm in given_])
    after = webanno.read(source(changed.decode())).tokens
    assert [token.form for token in after] == [token.form for token in before]
    assert [token.normalization for token in after] == [
        token.normalization if norm is None else norm for token, norm in zip(before, given_, strict=True)
    ]


cells = st.sampled_from(["_", "x", "x[1]", "x[2]", "x[3]", "y|z", "y[1]|z[2]", "y[2]|z[1]", "*[3]|x", "_[1]"])
written = st.none() | st.builds(
    lambda norm, joined: Written("" if joined else norm, joined=joined), st.sampled_from("abc"), st.booleans()
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(cells, written), min_size=1, max_size=12), st.integers(1, 3), st.booleans())
def test_reading_in_groups_makes_no_difference(rows: list[tuple[str, Written | None]], size: int, layer: bool) -> None:
    declared = "#T_SP=webanno.custom.Norm|value\n" if layer else ""
    lines = [f"1-{n}\t{n}-{n}\tw{n}\t" + (f"{cell}\t" if layer else "") for n, (cell, _) in enumerate(rows)]
    text = f"#FORMAT=WebAnno TSV 3.3\n{declared}\n" + "\n".join([*lines[:2], "1-9\tx", *lines[2:]]) + "\n"
    decisions = [decision for _, decision in rows]
    found = []
    for at_once in (size, 1000):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(webanno, "_AT_ONCE", at_once)
            found.append((webanno.read(source(text)), webanno.write(source(text), decisions)))
    assert found[0] == found[1]


# What the index of the samples says: tokens, and the first and the last of them.
SAMPLES = {
    "annatto_aber_ich_habe": (4, ["aber", "ich", "habe"], ["auch"]),
    "gum_tsv30": (1017, ["Athens", "(", "Greek", ":", "Αθήνα", ",", "Athína", ")"], ["the", "basin", "."]),
    "kafka_coref_tsv32": (5194, ["_", "Verhaftung", "–", "_", "Gespräch"], ["nähern", "könnten", "."]),
    "suite_sentence_line_break": (5, ["This", "is", "a"], ["test", "."]),
    "suite_tab_in_sentence": (5, ["This", "is", "a"], ["test", "."]),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_samples(shared_data: Path, name: str) -> None:
    count, first, last = SAMPLES[name]
    document = load(shared_data / "formats" / "webanno-tsv" / f"{name}.tsv")
    tokens = document.tokens
    assert document.source.format is SourceFormat.WEBANNO
    assert len(tokens) == count
    assert document.problems == ()
    assert [token.form for token in tokens[: len(first)]] == first
    assert [token.form for token in tokens[-len(last) :]] == last
    assert all(token.normalization is None for token in tokens)
    assert write(document.source, [None] * count) == document.source.data
    changed = write(document.source, [Written(f"N|{i}") if i % 3 == 0 else None for i in range(count)])
    again = parse(changed, name).tokens
    assert [(token.form, token.normalization) for token in again] == [
        (token.form, f"N|{i}" if i % 3 == 0 else None) for i, token in enumerate(tokens)
    ]
    # Without the declaration and the last column it is the file that it was.
    lines = [line for line in changed.decode().split("\n") if not line.startswith("#T_SP=webanno.custom.Normalization")]
    bare = ["\t".join((*line.split("\t")[:-2], "")) if line[:1].isdigit() else line for line in lines]
    assert "\n".join(bare).encode() == document.source.data


def test_sentences_of_the_large_samples(shared_data: Path) -> None:
    folder = shared_data / "formats" / "webanno-tsv"
    assert len({token.line for token in load(folder / "kafka_coref_tsv32.tsv").tokens}) == 200
    assert len({token.line for token in load(folder / "gum_tsv30.tsv").tokens}) == 41
    assert {token.line for token in load(folder / "annatto_aber_ich_habe.tsv").tokens} == {"3"}


def test_the_number_of_a_span_stands_behind_whatever_its_value_is() -> None:
    found = [(item.raw, item.id) for item in webanno_layer.items(r"k\|am[1.5][3]|*[2]|x\[4]|y|[7]")]
    assert found == [(r"k\|am[1.5]", "3"), ("*", "2"), (r"x\[4]", ""), ("y", ""), ("", "7")]
