"""CorA's transcription format: the same tokens as the CorA-XML that is made of it."""

from __future__ import annotations

from pathlib import Path

from histnorm_gui.core.source import SourceFormat, Written
from histnorm_gui.formats import coratext
from histnorm_gui.formats.registry import detect, load, parse, write
from tests.unit.formats.roundtrip import check_untouched, forms, source_of

SAMPLE = (
    "+H\nTitel, 1400_1r,01 kein Text\n@H\n\nans_42va,01   ſol|tu +R ge#eſſen, @R dar=\nans_42va,02   über *[ſcheīn*] "
    "+K Fleck @K mach(=)\nans_42vb,01   et.\n"
)


def test_words_are_divided_and_joined_as_the_signs_say() -> None:
    document = check_untouched(coratext, source_of(coratext, SAMPLE))
    assert [(token.form, token.line) for token in document.tokens] == [
        ("ſol", "42va,01"),
        ("tu", "42va,01"),
        ("geeſſen", "42va,01"),
        (",", "42va,01"),
        ("darüber", "42va,01"),
        ("machet", "42va,02"),
        (".", "42va,02"),
    ]
    assert detect(SAMPLE.encode(), "a.txt") is SourceFormat.CORATEXT


def test_normalizations_stand_in_the_place_of_words_and_the_places_of_lines_stay() -> None:
    source = source_of(coratext, SAMPLE)
    norms = ["sollst", "du", "gegessen", None, "darüber", "macht", None]
    written = coratext.write(source, [None if norm is None else Written(norm) for norm in norms]).decode()
    assert written == (
        "+H\nTitel, 1400_1r,01 kein Text\n@H\n\nans_42va,01   sollst|du +R gegessen, @R dar=\nans_42va,02   über "
        "*[ſcheīn*] +K Fleck @K macht\nans_42vb,01   .\n"
    )
    doubtful = coratext.write(source, [Written("sollst", decided=False), *[None] * 6]).decode()
    assert "⟨sollst⟩|tu" in doubtful


def test_the_transcription_gives_what_the_xml_made_of_it_gives(shared_data: Path) -> None:
    text = load(shared_data / "formats" / "transcription" / "cora-kafka.txt")
    xml = load(shared_data / "formats" / "cora-xml" / "cora-kafka.xml")
    assert text.source.format is SourceFormat.CORATEXT
    assert [(token.form, token.line) for token in text.tokens] == [(token.form, token.line) for token in xml.tokens]
    assert len(text.tokens) == 249
    assert write(text.source, [None] * 249) == text.source.data
    upper = write(text.source, [Written(token.form.upper()) for token in text.tokens])
    assert forms(parse(upper, "a.txt")) == [form.upper() for form in forms(text)]
    assert upper.count(b"\r\n") == text.source.data.count(b"\r\n")
