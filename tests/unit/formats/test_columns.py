"""Tables whose columns have to be found, and one cell changed without touching another."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import columns
from histnorm_gui.formats.doubt import is_marked
from histnorm_gui.formats.registry import detect, load, parse, write


def source(text: str, **options: str) -> Source:
    return Source("a.csv", SourceFormat.CSV, text.encode(), "utf-8", options)


def pairs(text: str, **options: str) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in columns.read(source(text, **options)).tokens]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("vnd,und\ndaz,das\n", [("vnd", "und"), ("daz", "das")]),
        ("Form;POS;Norm\r\nvnd;KON;und\r\n", [("vnd", "und")]),
        ('word,norm\n"vnd, da","und ""da"""\n', [("vnd, da", 'und "da"')]),
        ("id\tToken\tlemma\tModernisierung\n1\tvnd\tund\tUnd\n", [("vnd", "Und")]),
        ("modern|orig\nund|vnd\n", [("vnd", "und")]),
        ("Siglum B\t\t\nXV. Jh.\t\t\n\t\t\ntoken\tpos\tnorm\nvnd\tKON\tund\n", [("vnd", "und")]),
        ("%% $s:lang=de\nJn\tJn\tIn\tAPPR\nvnd\tvnd\tund\tKON\n", [("Jn", "In"), ("vnd", "und")]),
        ("form\tlemma\tpos\nvnd\tund\tKON\n", [("vnd", None)]),
        ('"vnd"\n"daz"\n', [("vnd", None), ("daz", None)]),
    ],
)
def test_layouts_found(text: str, expected: list[tuple[str, str | None]]) -> None:
    assert pairs(text) == expected


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("vnd,und\ndaz,das\n", "a.csv", SourceFormat.CSV),
        ("vnd\ndaz\n", "a.csv", SourceFormat.WORD_LIST),
        ("form;norm\nvnd;und\n", "a.txt", SourceFormat.CSV),
        ("token\tpos\tnorm\nvnd\tKON\tund\n", "a.tsv", SourceFormat.CSV),
        ("vnd\tund\ndaz\tdas\n", "a.tsv", SourceFormat.TSV),
        ("form\tnormalization\tstate\tsource\nvnd\tund\topen\tform\n", "a.tsv", SourceFormat.TSV),
        ("Vnd da, er kam\nvnd, sprach er\n", "a.txt", SourceFormat.TEXT),
        ("text\tText\tNN\nword\tWort\tNN\n", "a.txt", SourceFormat.TSV),
    ],
)
def test_detection(text: str, name: str, expected: SourceFormat) -> None:
    assert detect(text.encode(), name) is expected


def test_chosen_columns() -> None:
    text = "a,b,c\nvnd,und,KON\n"
    assert pairs(text) == [("a", "b"), ("vnd", "und")]
    assert pairs(text, header="1", form="b", normalization="a") == [("und", "vnd")]
    assert pairs(text, header="1", form="1", normalization="3") == [("vnd", "KON")]
    assert pairs(text, header="1", form="1", normalization="none") == [("vnd", None)]
    assert pairs('"vnd",x\n', quote="none") == [('"vnd"', "x")]
    assert pairs("# x\nvnd,und\n", comment="#") == [("vnd", "und")]
    assert pairs("vnd,und\tVnd,Und\n", delimiter=",") == [("vnd", "und\tVnd")]


def test_choices_are_those_of_the_file_and_follow_what_was_chosen() -> None:
    offered = columns.choices(source("Beleg;x;Norm\nvnd;KON;und\n"))
    assert offered["delimiter"][0] == ";"
    assert offered["header"][:2] == ["1", "none"]
    assert offered["form"] == ["Beleg", "x", "Norm"]
    assert offered["normalization"] == ["Norm", "none", "Beleg", "x"]
    offered = columns.choices(source("Beleg;x;Norm\nvnd;KON;und\n", delimiter=",", form="Beleg"))
    assert offered["delimiter"][0] == ","
    assert offered["form"] == ["1"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"delimiter": "x"}, ErrorCode.OPTION_UNKNOWN),
        ({"quote": "'"}, ErrorCode.OPTION_UNKNOWN),
        ({"header": "9"}, ErrorCode.OPTION_UNKNOWN),
        ({"form": "lemma"}, ErrorCode.TABLE_COLUMNS),
        ({"normalization": "7"}, ErrorCode.TABLE_COLUMNS),
        ({"form": "9" * 5000}, ErrorCode.TABLE_COLUMNS),
        ({"form": "0"}, ErrorCode.TABLE_COLUMNS),
    ],
)
def test_choices_that_make_no_sense(options: dict[str, str], code: ErrorCode) -> None:
    with pytest.raises(UserError) as caught:
        pairs("vnd,und\n", **options)
    assert caught.value.code is code


def test_rows_that_cannot_be_read_are_named_by_line() -> None:
    document = columns.read(source('x,form,norm\n1,"v\nnd",und\n2\n3,,\n4,daz,das,ART\n5,er,er,\n'))
    assert [(token.form, token.line) for token in document.tokens] == [("v\nnd", "2"), ("er", "7")]
    assert [(problem.line, problem.code) for problem in document.problems] == [
        (4, ProblemCode.MISSING_COLUMN),
        (5, ProblemCode.EMPTY_FORM),
        (6, ProblemCode.TOO_MANY_COLUMNS),
    ]


def test_a_quotation_mark_that_is_not_closed_is_a_character() -> None:
    assert pairs('"vnd,und\ndaz,"das\n"er" x,er\n') == [('"vnd', "und"), ("daz", '"das'), ('"er" x', "er")]


def test_only_the_cells_of_normalizations_change() -> None:
    text = 'form,pos,norm,"a ""b"""\r\nvnd,"KON",und,x\rdaz,ART,"das",y\nsy,,,\r\n\r\n  er ,PRO,er , z'
    read = source(text)
    changed = write(read, [Written("Und, so"), Written('d"as'), Written("sie", decided=False), None])
    assert changed.decode() == text.replace("und,x", '"Und, so",x').replace('"das"', '"d""as"').replace(
        "sy,,,", "sy,,⟨sie⟩,"
    )
    assert write(read, [None] * 4) == read.data


def test_a_column_is_added_where_there_is_none() -> None:
    text = "form,lemma,pos\nvnd,und,KON\ndaz\ner,er,PRO\n"
    changed = write(source(text), [Written("Und"), Written("das"), None])
    assert changed.decode() == "form,lemma,pos,normalization\nvnd,und,KON,Und\ndaz,,,das\ner,er,PRO\n"
    assert pairs(changed.decode()) == [("vnd", "Und"), ("daz", "das"), ("er", None)]


def test_a_cell_without_quotation_cannot_hold_everything() -> None:
    with pytest.raises(ValueError, match="delimiter or a line end"):
        write(parse(b"token\tnorm\nvnd\tund\n", "a.tsv").source, [Written("a\tb")])


def test_a_header_alone_holds_no_tokens() -> None:
    with pytest.raises(UserError) as caught:
        pairs("form,norm\n")
    assert caught.value.code is ErrorCode.NO_TOKENS


def test_a_long_line_and_a_quotation_mark_at_its_beginning() -> None:
    long = "x" * 300_000
    assert pairs(f'"{long},und\n"{long}",so\n') == [(f'"{long}', "und"), (long, "so")]


norms = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"]), min_size=1, max_size=12).filter(
    lambda text: bool(text.strip()) and not is_marked(text)
)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.none() | norms, min_size=3, max_size=3), st.sampled_from(["vnd,und", '"vnd",', "vnd"]))
def test_any_normalization_survives(given_: list[str | None], row: str) -> None:
    read = source(f"form,norm,x\n{row}\n{row}\r\n{row}")
    changed = write(read, [None if norm is None else Written(norm) for norm in given_])
    before = columns.read(read).tokens
    after = columns.read(Source("a.csv", SourceFormat.CSV, changed)).tokens
    assert [token.form for token in after] == ["vnd"] * 3
    assert [token.normalization for token in after] == [
        token.normalization if norm is None else norm for token, norm in zip(before, given_, strict=True)
    ]


# What the index of the samples says: tokens, problems, and the first pairs.
SAMPLES = {
    "tsv-csv/damaskini_veles.tsv": (27, [("Slo", "slo"), ("vět'go", "větъgo"), ("aleѯa.", "aleѯa"), ("kako", "kako")]),
    "tsv-csv/freem_Gournay1622.tsv": (
        8,
        [("L'AmaZone il vainquit dernier effroy des Grecs.", "L'Amazone il vainquit dernier effroi des Grecs.")],
    ),
    "tsv-csv/freem_dev_Bossuet1683_crlf.tsv": (20, []),
    "tsv-csv/histnorm_ridges_dev_9769-10248.txt": (
        453,
        [("Dieſe", "diese"), ("vnfruchtbare", "unfruchtbare"), ("Zierd", "Zierde"), ("hab", "habe"), ("ich", "ich")],
    ),
    "dta-cab/joh1_cab_tabs.tsv": (30, [("Jn", "In"), ("jm", "ihm"), ("war", "war"), ("das", "das")]),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_samples(shared_data: Path, name: str) -> None:
    count, first = SAMPLES[name]
    document = load(shared_data / "formats" / name)
    tokens = document.tokens
    assert len(tokens) == count
    assert document.problems == ()
    assert [(token.form, token.normalization) for token in tokens[: len(first)]] == first
    assert not any("\r" in token.form + (token.normalization or "") for token in tokens)
    assert write(document.source, [None] * count) == document.source.data
    changed = write(document.source, [Written(f"N{i}") if i % 3 == 0 else None for i in range(count)])
    again = parse(changed, name).tokens
    assert [token.normalization for token in again] == [
        f"N{i}" if i % 3 == 0 else token.normalization for i, token in enumerate(tokens)
    ]
    old, new = document.source.data.split(b"\n"), changed.split(b"\n")
    assert len(old) == len(new)
    differing = [i for i, (before, after) in enumerate(zip(old, new, strict=True)) if before != after]
    assert [str(i + 1) for i in differing] == [token.line for token in tokens[::3]]
    for i in differing:  # and in these one cell differs
        pairs_ = zip(old[i].split(b"\t"), new[i].split(b"\t"), strict=True)
        assert sum(before.strip(b"\r") != after.strip(b"\r") for before, after in pairs_) == 1


def test_the_pairs_that_make_the_ridges_sample_difficult(shared_data: Path) -> None:
    document = load(shared_data / "formats" / "tsv-csv" / "histnorm_ridges_dev_9769-10248.txt")
    found = {token.form: token.normalization for token in document.tokens}
    assert found["Baum⸗garten"] == "Baumgarten"
    assert found["zuverſtehen"] == "zu verstehen"
    assert found["zunem⸗"] == "zu"
