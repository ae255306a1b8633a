"""Language profiles: what a letter becomes, keys, common words, recognition, and what is said of a broken profile."""

from __future__ import annotations

import os
import pickle
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from histnorm_gui.core.assets import resource
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.languages import Grapheme, Kinship, Language, available, detect, kinship, load
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import joint_pays
from histnorm_gui.engine.ranking.sources import OtherManuscripts, Weighed, gather
from histnorm_gui.engine.teaching import situation
from histnorm_gui.engine.text_tagger import TextTagger

CAPITALS = 'name = "X"\n[capitals]\nendings = "ung 4"\nsmall_words = ""\ndeterminers = ""\nprepositions = ""\n'
DOCS = Path(__file__).resolve().parents[3] / "docs" / "languages.md"


@pytest.fixture(scope="module")
def enhg() -> Language:
    return load("enhg")


@pytest.fixture(scope="module")
def neutral() -> Language:
    return load("neutral")


def _prior(language: Language, form: str, position: int) -> Mapping[str, float]:
    """What the letter at a position (the first is 1, the start of the word 0) becomes."""
    graphemes = language.graphemes(form)
    bases = [grapheme.base for grapheme in graphemes]
    following = bases[position + 1] if position + 1 < len(bases) else ""
    return language.prior(graphemes[position], bases[position - 1] if position else "", following)


def _likeliest(language: Language, form: str, position: int) -> str:
    prior = _prior(language, form, position)
    return max(prior, key=lambda label: prior[label])


def test_shipped_profiles() -> None:
    shipped = "enhg hungarian icelandic neutral portuguese slovene-bohoric slovene-gaj spanish swedish"
    assert " ".join(available()) == shipped
    assert all(load(code).code == code for code in available())


def test_graphemes_of_a_form(enhg: Language) -> None:
    assert enhg.graphemes("Zuͦ·ꝛn̄") == (
        Grapheme("^"),
        Grapheme("z"),
        Grapheme("u", "\u0366"),
        Grapheme("r"),
        Grapheme("n", "\u0304"),
    )
    assert enhg.graphemes("ſu\u0308\u200dÿ") == (Grapheme("^"), Grapheme("s"), Grapheme("ü"), Grapheme("y"))
    assert enhg.graphemes("") == (Grapheme("^"),)
    assert enhg.graphemes("\u0364") == (Grapheme("^"), Grapheme("\u0364"))


def test_neutral_keeps_letters_with_their_marks(neutral: Language) -> None:
    assert neutral.graphemes("Čåe\u0364") == (Grapheme("^"), Grapheme("č"), Grapheme("å"), Grapheme("e\u0364"))


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("form", ["vrouwe", "vn̄", "zuͦcͤ", "hhh", "čſ⁊", "aͥ", "x-1", "дом", "ß\u0304\u0364", "\uf120"])
def test_prior_is_a_distribution(code: str, form: str) -> None:
    language = load(code)
    for position in range(len(language.graphemes(form))):
        prior = _prior(language, form, position)
        assert sum(prior.values()) == pytest.approx(1.0)
        assert min(prior.values()) > 0


@pytest.mark.parametrize(
    ("form", "position", "label"),
    [
        ("vnd", 1, "u"),
        ("vater", 1, "v"),
        ("czeit", 1, ""),
        ("czeit", 2, "z"),
        ("crist", 1, "k"),
        ("cit", 1, "z"),
        ("thun", 2, ""),
        ("swert", 1, "sch"),
        ("slaffen", 1, "sch"),
        ("sant", 1, "s"),
        ("yn", 1, "i"),
        ("jn", 1, "i"),
        ("jar", 1, "j"),
        ("iar", 1, "j"),
        ("tzeit", 2, "z"),
        ("fraw", 4, "u"),
        ("vogel", 1, "v"),
        ("nacht", 4, "h"),
        ("naht", 3, "h"),
        ("⁊", 1, "und"),
        ("v͛lor", 1, "ver"),
        ("", 0, ""),
    ],
)
def test_label_that_a_linguist_expects_is_among_the_first_two(
    enhg: Language, form: str, position: int, label: str
) -> None:
    prior = _prior(enhg, form, position)
    assert label in sorted(prior, key=lambda label: -prior[label])[:2]
    assert prior[label] > 0.15


@pytest.mark.parametrize(
    ("code", "form", "position", "label"),
    [
        ("icelandic", "sagdi", 4, "ð"),
        ("icelandic", "landi", 4, "d"),
        ("icelandic", "dagr", 1, "d"),
        ("icelandic", "dagr", 4, "ur"),
        ("icelandic", "eptir", 2, "f"),
        ("icelandic", "sva", 2, "v"),
        ("icelandic", "suo", 2, "v"),
        ("icelandic", "vm", 1, "u"),
        ("icelandic", "segia", 4, "j"),
        ("icelandic", "mier", 2, ""),
        ("icelandic", "mier", 3, "é"),
        ("icelandic", "sinne", 5, "i"),
        ("icelandic", "lannd", 4, ""),
        ("icelandic", "\u01ebll", 1, "ö"),
        ("hungarian", "hoǵ", 3, "gy"),
        ("hungarian", "nagÿ", 4, "y"),
        ("hungarian", "ýo", 1, "i"),
        ("hungarian", "uala", 1, "v"),
        ("hungarian", "monduan", 5, "v"),
        ("hungarian", "monduan", 6, "á"),
        ("hungarian", "embernec", 8, "k"),
        ("hungarian", "zent", 1, "sz"),
        ("hungarian", "azert", 2, "z"),
        ("hungarian", "kéérth", 3, ""),
        ("hungarian", "o\u0317", 1, "ö"),
        ("hungarian", "mēden", 2, "en"),
        ("hungarian", "ew", 2, ""),
        ("portuguese", "hum", 1, ""),
        ("portuguese", "homem", 1, "h"),
        ("portuguese", "filha", 4, "h"),
        ("portuguese", "hũa", 2, "um"),
        ("portuguese", "mãdo", 2, "an"),
        ("portuguese", "irmã", 4, "ã"),
        ("portuguese", "cãpo", 2, "am"),
        ("portuguese", "bõ", 2, "om"),
        ("portuguese", "ẽtre", 1, "en"),
        ("portuguese", "tamto", 3, "n"),
        ("portuguese", "campo", 3, "m"),
        ("portuguese", "elle", 3, ""),
        ("portuguese", "anno", 3, ""),
        ("portuguese", "star", 1, "es"),
        ("portuguese", "escripto", 6, ""),
        ("portuguese", "acto", 2, ""),
        ("portuguese", "philosopho", 1, "f"),
        ("portuguese", "philosopho", 2, ""),
        ("portuguese", "theatro", 2, ""),
        ("portuguese", "couza", 4, "s"),
        ("portuguese", "guerra", 2, "u"),
        ("portuguese", "meo", 3, "u"),
        ("portuguese", "quaes", 4, "i"),
        ("portuguese", "agoa", 3, "u"),
        ("portuguese", "iulho", 1, "j"),
        ("portuguese", "auer", 2, "v"),
        ("portuguese", "mays", 3, "i"),
        ("portuguese", "xamar", 1, "ch"),
        ("portuguese", "rrezão", 1, ""),
        ("portuguese", "d'elle", 2, ""),
        ("spanish", "que", 1, "q"),
        ("spanish", "caça", 3, "z"),
        ("spanish", "haçer", 3, "c"),
        ("spanish", "hazer", 3, "c"),
        ("spanish", "cabeza", 5, "z"),
        ("spanish", "dixo", 3, "j"),
        ("spanish", "texto", 3, "x"),
        ("spanish", "muger", 3, "g"),
        ("spanish", "vn", 1, "u"),
        ("spanish", "auia", 2, "b"),
        ("spanish", "yglesia", 1, "i"),
        ("spanish", "reyna", 3, "i"),
        ("spanish", "ley", 3, "y"),
        ("spanish", "suio", 3, "y"),
        ("spanish", "io", 1, "y"),
        ("spanish", "mia", 2, "í"),
        ("spanish", "ocasion", 6, "ó"),
        ("spanish", "tienpo", 4, "m"),
        ("spanish", "passado", 4, ""),
        ("spanish", "stado", 1, "es"),
        ("spanish", "theatro", 2, ""),
        ("spanish", "phelipe", 1, "f"),
        ("spanish", "rrecibir", 1, "r"),
        ("spanish", "cõ", 2, "on"),
        ("spanish", "q̃", 1, "que"),
        ("swedish", "hwar", 1, ""),
        ("swedish", "then", 1, "d"),
        ("swedish", "then", 2, ""),
        ("swedish", "åhr", 2, ""),
        ("swedish", "af", 2, "v"),
        ("swedish", "gifwa", 3, ""),
        ("swedish", "gifwa", 4, "v"),
        ("swedish", "hafua", 4, "v"),
        ("swedish", "vtan", 1, "u"),
        ("swedish", "uara", 1, "v"),
        ("swedish", "quarn", 1, "k"),
        ("swedish", "quarn", 2, "v"),
        ("swedish", "giöra", 2, ""),
        ("swedish", "siö", 2, "j"),
        ("swedish", "iagh", 1, "j"),
        ("swedish", "tijdh", 2, "i"),
        ("swedish", "tijdh", 3, ""),
        ("swedish", "marck", 4, ""),
        ("swedish", "backe", 3, "c"),
        ("swedish", "sampt", 4, ""),
        ("swedish", "dömbd", 4, ""),
        ("swedish", "giordt", 5, ""),
        ("swedish", "gudz", 4, "s"),
        ("swedish", "oppå", 1, "u"),
        ("swedish", "haand", 2, "å"),
        ("swedish", "såm", 2, "å"),
        ("swedish", "nambn", 4, ""),
        ("slovene-bohoric", "ſim", 1, "s"),
        ("slovene-bohoric", "sima", 1, "z"),
        ("slovene-bohoric", "zel", 1, "c"),
        ("slovene-bohoric", "hiſha", 3, "š"),
        ("slovene-bohoric", "hiſha", 4, ""),
        ("slovene-bohoric", "shivina", 1, "ž"),
        ("slovene-bohoric", "shivina", 2, ""),
        ("slovene-bohoric", "hozhe", 3, "č"),
        ("slovene-bohoric", "hozhe", 4, ""),
        ("slovene-bohoric", "\u02dbſmert", 1, ""),
        ("slovene-bohoric", "\u02dbsmert", 2, "s"),
        ("slovene-bohoric", "dobriga", 5, "e"),
        ("slovene-bohoric", "ieden", 1, "j"),
        ("slovene-bohoric", "nar_bolj", 3, "j"),
        ("slovene-gaj", "zima", 1, "z"),
        ("slovene-gaj", "hiša", 3, "š"),
        ("slovene-gaj", "terdó", 5, "o"),
        ("slovene-gaj", "dobriga", 5, "e"),
        ("slovene-gaj", "17.", 3, "."),
    ],
)
def test_expectations_of_the_other_profiles(code: str, form: str, position: int, label: str) -> None:
    assert _likeliest(load(code), form, position) == label


def test_weights_of_german_manuscripts_serve_other_profiles_for_a_manuscript_on_its_own() -> None:
    for code, alone, beside in (
        ("enhg", True, True),
        ("icelandic", True, False),
        ("hungarian", True, False),
        ("portuguese", True, False),
        ("spanish", True, False),
        ("swedish", True, False),
        ("slovene-bohoric", True, False),
        ("slovene-gaj", False, False),
        ("neutral", False, False),
    ):
        language = load(code)
        others = OtherManuscripts({"x": [("a", "b")]}, language)
        weighed = Weighed.of([], others)
        assert situation(None, None, weighed, TextTagger()).profile is alone
        assert situation(others, None, weighed, TextTagger()).profile is beside
        assert situation(None, None, weighed, TextTagger()).lent is not beside
        assert joint_pays({"x": [("a", "b")] * 3000}, language) is beside


def test_without_a_word_list_the_profile_shows_what_words_look_like() -> None:
    language = load("icelandic")
    weighed = Weighed.of([], OtherManuscripts({}, language))
    assert gather([], weighed).evidence.letters is None  # before the first decision nothing does
    letters = gather([("ok", "og")], weighed).evidence.letters
    assert letters is not None
    likely, unlikely = letters.log_probability(["konunginum", "kqnvngxnvm"])
    assert likely > unlikely + 10


def test_superscript_e_is_the_umlaut(enhg: Language) -> None:
    plain, marked = _prior(enhg, "buch", 2), _prior(enhg, "buͤch", 2)
    assert marked["ü"] > 4 * plain["ü"]
    assert marked["ü"] > marked["u"]


def test_macron_is_n_after_a_vowel_and_nd_in_vn(enhg: Language) -> None:
    prior = _prior(enhg, "gotē", 4)
    assert prior["en"] > prior["em"] > prior["e"]
    assert _prior(enhg, "vn̄", 2)["nd"] > 0.15
    assert _prior(enhg, "vn̅", 2)["nd"] == _prior(enhg, "vn̄", 2)["nd"]


def test_superscript_letter_without_a_table_is_spelled_out(enhg: Language) -> None:
    prior = _prior(enhg, "da\u036d", 2)
    assert prior["at"] > prior["aet"] > prior["a"]


def test_second_of_two_consonants_is_often_dropped(enhg: Language) -> None:
    assert _prior(enhg, "vnnd", 3)[""] > 5 * _prior(enhg, "vnid", 2).get("", 0.0)
    assert _prior(enhg, "aal", 2).get("", 0.0) < 0.05


def test_first_consonant_is_rarely_dropped(enhg: Language) -> None:
    assert _prior(enhg, "hus", 1)[""] < _prior(enhg, "ahus", 2)[""]


def test_endings_are_added_at_the_end(enhg: Language) -> None:
    assert _prior(enhg, "herr", 4)["re"] > 2 * _prior(enhg, "herra", 4)["re"]


def test_figures_of_the_recipe(enhg: Language) -> None:
    """One letter worked out by hand: m, not first, last or doubled, has m 88, mm 3, n 2."""
    prior = dict(_prior(enhg, "amo", 2))
    listed = {"m": 0.93 * 88 / 93, "mm": 0.93 * 3 / 93, "n": 0.93 * 2 / 93}
    added = 0.012 + 0.004 + 0.002 * 2 + 0.001 * 6
    whole = 0.93 + 2 * added + 0.0007 * 21 + 0.006
    assert prior["m"] == pytest.approx((listed["m"] + 0.0007) / whole)
    assert prior["mm"] == pytest.approx(listed["mm"] / whole)
    assert prior["me"] == pytest.approx(0.012 / whole)
    assert prior[""] == pytest.approx(0.006 / whole)
    assert prior["t"] == pytest.approx(0.0007 / whole)


def test_neutral_expects_the_same_letter(neutral: Language) -> None:
    prior = _prior(neutral, "čas", 1)
    assert _likeliest(neutral, "čas", 1) == "č"
    assert prior["c"] == pytest.approx(0.04 / 0.8 * prior["č"], rel=0.01)
    assert prior["c"] > prior["s"] > prior["a"] > neutral.unlisted("xyz")


def test_alphabet_of_decided_words(neutral: Language) -> None:
    language = neutral.with_alphabet("абвгдеѣ")
    prior = _prior(language, "вѣд", 2)
    assert prior["е"] > prior["б"] > 0
    assert "a" not in prior
    assert pickle.loads(pickle.dumps(language)).prior(Grapheme("ѣ"), "в", "д") == prior


def test_unlisted_labels_grow_unlikely_with_their_length(enhg: Language) -> None:
    assert enhg.unlisted("q") == pytest.approx(2e-5)
    assert enhg.unlisted("qqq") == pytest.approx(2e-5 / 144)


def test_keys(enhg: Language) -> None:
    assert enhg.light("Vnnd") == enhg.light("unnd") == "unnd"
    assert enhg.light("zuͦ") == enhg.light("ʒv") == "zu"
    assert enhg.heavy("Vnnd") == enhg.heavy("vnt") == "und"
    assert enhg.heavy("thutt") == enhg.heavy("dud")
    assert enhg.heavy("czeyt") == enhg.heavy("zait") == "zeid"
    assert enhg.heavy("schicken") == enhg.heavy("ſchikken")
    assert enhg.light("\u0364") != ""


def test_common_words(enhg: Language) -> None:
    assert enhg.common[enhg.light("vnnd")] == {"und": 1.0}
    assert set(enhg.common[enhg.light("jn")]) >= {"in", "ihn"}
    assert all(sum(shares.values()) == pytest.approx(1.0) for shares in enhg.common.values())


def test_common_words_of_a_spelling_come_before_those_of_its_key(enhg: Language) -> None:
    assert enhg.light("vil") == enhg.light("wil")
    assert enhg.common_words("vil") == {"viel": 1.0}
    assert enhg.common_words("Wil") == {"will": 1.0}
    assert enhg.common_words("vnnſer") == {"unser": 1.0}
    assert enhg.common_words("qwertz") == {}


def test_common_words_of_the_heavy_key_say_half_as_much(tmp_path: Path) -> None:
    words = '[common]\nwords = """\nzit = zeit\nkunig kunnig = könig\nvil = viel\n"""\n'
    keys = '[keys]\nlight = "v u, w u"\nheavy = "cz z, c k"\ncollapse = true\n'
    (tmp_path / "x.toml").write_text(f'name = "X"\n{keys}{words}', encoding="utf-8")
    language = load(str(tmp_path / "x.toml"))
    assert language.common_words("czit") == {"zeit": 0.5}
    assert language.common_words("cunig") == language.common_words("cunnnig") == {"könig": 0.5}
    assert language.common_words("wil") == {"viel": 1.0}, "the light key comes first"
    assert load("neutral").common_words("czit") == {}


def test_further_common_words_are_in_a_file_of_their_own(tmp_path: Path) -> None:
    profile = tmp_path / "x.toml"
    profile.write_text('name = "X"\n[common]\nmore = "x.words"\nwords = """\nvnd = und\n"""\n', encoding="utf-8")
    with pytest.raises(UserError) as missing:
        load(str(profile))
    assert missing.value.code is ErrorCode.FILE_MISSING
    assert missing.value.args_by_name["path"] == str(tmp_path / "x.words")
    words = tmp_path / "x.words"
    words.write_text("# More\n\nczit = zeit\nvnd = unde\nhuz hus = haus 60, hause\n", encoding="utf-8")
    language = load(str(profile))
    assert language.common_words("vnd") == {"und": 1.0}, "what the profile says itself comes first"
    assert language.common_words("czit") == {"zeit": 1.0}
    assert {"und", "zeit", "haus", "hause"} <= language.words
    assert language.coverage(["vnd", "czit"]) == 0.5, "a language is recognized by its profile's own words"
    assert pickle.loads(pickle.dumps(language)).common_words("czit") == {"zeit": 1.0}
    for text, line in (("czit = zeit\n\nvf auf\n", 3), ("czit = zeit\nczit = zeiten\n", 2)):
        words.write_text(text, encoding="utf-8")
        os.utime(words, ns=(line, line))  # later than before, whatever the clock's steps
        with pytest.raises(UserError) as broken:
            load(str(profile))
        assert (broken.value.args_by_name["path"], broken.value.args_by_name["line"]) == (str(words), line)
    words.write_bytes(b"czit = z\xffit\n")
    os.utime(words, ns=(9, 9))
    with pytest.raises(UserError) as unreadable:
        load(str(profile))
    assert unreadable.value.code is ErrorCode.FILE_ENCODING


def test_a_copy_of_a_shipped_profile_uses_the_shipped_file_of_further_words(tmp_path: Path, enhg: Language) -> None:
    copy = tmp_path / "mine.toml"
    copy.write_bytes(resource("languages", "enhg.toml").read_bytes())
    assert load(str(copy)).common_words("czeyten") == enhg.common_words("czeyten") != {}


@pytest.mark.parametrize("code", [code for code in available() if resource("languages", f"{code}.words").exists()])
def test_files_of_further_common_words_can_be_read(code: str) -> None:
    language = load(code)
    language.check()
    assert len(language.words) > 2000


def test_marks_are_written_out_to_find_common_words(tmp_path: Path, enhg: Language) -> None:
    words = '[common]\nwords = """\ndenn = denn\nden = den\ndem = dem\nde = die\nwören = würden\n"""\n'
    marks = '[signs]\npart_of_letter = "U+0308"\nwritten_out = "U+0364 U+0308, U+0303 n m"\n'
    (tmp_path / "x.toml").write_text(f'name = "X"\n{marks}{words}', encoding="utf-8")
    language = load(str(tmp_path / "x.toml"))
    assert language.common_words("dẽ") == {"den": 0.5, "dem": 0.5}
    assert language.common_words("Den\u0303") == {"denn": 1.0}
    assert language.common_words("wo\u0364re\u0303") == {"würden": 1.0}
    assert language.common_words("d\u0364e") == {"die": 1.0}, "a mark that is not written out so is left away"
    assert language.common_words("d\u0303e\u0303n\u0303n\u0303") == {"denn": 1.0}, "so many marks are left away"
    assert enhg.common_words("habẽ")["haben"] > 0.5


def test_forms_with_marks_written_out_are_also_found_by_their_light_key(tmp_path: Path, enhg: Language) -> None:
    words = '[common]\nwords = """\nvater = vater\nvat = rat\nvaterr = vetter\n"""\n'
    signs = '[signs]\nwritten_out = "U+035B er r"\n[keys]\nlight = "v u, t d"\n'
    (tmp_path / "x.toml").write_text(f'name = "X"\n{signs}{words}', encoding="utf-8")
    language = load(str(tmp_path / "x.toml"))
    assert language.common_words("vat\u035b") == {"vater": 1.0}, "and not what it is without the mark"
    assert language.common_words("uad\u035b") == {"vater": 1.0}
    assert language.common_words("uad") == {"rat": 1.0}
    assert enhg.common_words("v\u035bſlozzen")["verschlossen"] > 0.5
    assert "wasser" in enhg.common_words("waſſ\u035b")


def test_light_keys_of_a_whole_list_are_those_of_its_spellings(enhg: Language, tmp_path: Path) -> None:
    spellings = ["vnd", "wörter", "ſeẽ", "\u0303", "ÿ\ue000", "ΣΑΣ", "i̇x"]
    words = "\n".join(f"{spelling} = wort" for spelling in spellings)
    (tmp_path / "x.toml").write_text(
        f'name = "X"\n[keys]\nlight = "ſ s, v u"\n[common]\nwords = """\n{words}\n"""\n', encoding="utf-8"
    )
    language = load(str(tmp_path / "x.toml"))
    assert set(language.common) == {language.light(spelling) for spelling in spellings}


def test_common_words_are_modern_ones(enhg: Language) -> None:
    """None has a letter or mark that the modern spelling lacks, and each is among its own spellings' targets."""
    words = {word for shares in enhg.common.values() for word in shares}
    assert len(enhg.common) > 1000
    assert len(words) > 400
    assert all(set(word) <= set("abcdefghijklmnopqrstuvwxyzäöüß") for word in words)


def test_coverage(enhg: Language) -> None:
    assert enhg.coverage(["Vnd", "daz", "xyzzy", "iſt"]) == 0.75
    assert enhg.coverage([]) == 0.0


def _write(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('name = "X"\n[letters\n', ErrorCode.LANGUAGE_SYNTAX, 2),
        ("[letters.a]\nalways = 'a'\n", ErrorCode.LANGUAGE_ENTRY_MISSING, None),
        ('name = "X"\n\n[leters]\n', ErrorCode.LANGUAGE_ENTRY, 3),
        ('name = "X"\n[keys]\nlite = ""\n', ErrorCode.LANGUAGE_ENTRY, 3),
        ('name = "X"\n[letters.a]\nalways = "a b c"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[letters.a]\nalways = "a 1, e -2"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[letters.a]\nalways = "a 1, a 2"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[letters.a]\nalways = 3\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[capitals]\nweights = "word -3"\nendings = ""\n', ErrorCode.LANGUAGE_ENTRY_MISSING, None),
        (CAPITALS + 'weights = "word -3"\n', ErrorCode.LANGUAGE_VALUE, 7),
        (CAPITALS + 'weights = "word x"\n', ErrorCode.LANGUAGE_VALUE, 7),
        ('name = "X"\n[letters]\na = "a 1"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[letters.ab]\nalways = "a"\n', ErrorCode.LANGUAGE_VALUE, 2),
        ('name = "X"\n[letters.a]\nalways = "a"\n"before vovel" = "b"\n', ErrorCode.LANGUAGE_CONTEXT, 4),
        ('name = "X"\n[letters.a]\n"before e" = "b"\n', ErrorCode.LANGUAGE_NO_DEFAULT, 2),
        ('name = "X"\n[letters."a b"]\nalways="a"\n[letters.b]\nalways = "b"\n', ErrorCode.LANGUAGE_TWICE, 4),
        ('name = "X"\n[marks."U+0041"]\nalways = "="\n', ErrorCode.LANGUAGE_VALUE, 2),
        ('name = "X"\n[alphabet]\nletters = " "\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[signs]\nwritten_out = "U+0304"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[signs]\nwritten_out = "U+0304 n, n m"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[signs]\nwritten_out = "U+0304 U+0041"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[substitution]\nlisted = 2\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[keys]\ncollapse = "yes"\n', ErrorCode.LANGUAGE_VALUE, 3),
        ('name = "X"\n[common]\nwords = """\nvnd = und\nfoo bar\n"""\n', ErrorCode.LANGUAGE_VALUE, 5),
        ('name = "X"\n[common]\nwords = """\nvnd = und\nin = in, Vnd\nvnd = um\n"""\n', ErrorCode.LANGUAGE_TWICE, 6),
    ],
)
def test_broken_profile_is_named_by_file_and_line(tmp_path: Path, text: str, code: ErrorCode, line: int | None) -> None:
    path = _write(tmp_path, text)
    with pytest.raises(UserError) as raised:
        load(path)
    assert raised.value.code is code
    assert raised.value.args_by_name["path"] == path
    assert raised.value.args_by_name.get("line") == line


def test_profile_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UserError) as raised:
        load("klingon")
    assert raised.value.code is ErrorCode.LANGUAGE_UNKNOWN
    assert "enhg" in str(raised.value)
    for path, code in ((tmp_path / "no.toml", ErrorCode.FILE_MISSING), (tmp_path, ErrorCode.FILE_IS_DIRECTORY)):
        with pytest.raises(UserError) as raised:
            load(str(path))
        assert raised.value.code is code
    (tmp_path / "latin.toml").write_bytes(b'name = "X"\n# \xfc\n')
    with pytest.raises(UserError) as raised:
        load(str(tmp_path / "latin.toml"))
    assert raised.value.code is ErrorCode.FILE_ENCODING
    assert raised.value.args_by_name["line"] == 2


def test_profile_of_a_few_lines_takes_the_rest_from_the_neutral_one(tmp_path: Path, neutral: Language) -> None:
    language = load(_write(tmp_path, 'name = "Mine"\n[letters.x]\nalways = "ks 9, x 1"\n"final" = "+ z 90"\n'))
    assert (language.code, language.name) == ("mine", "Mine")
    assert _likeliest(language, "axa", 2) == "ks"
    assert _likeliest(language, "ax", 2) == "z"
    assert _prior(language, "ax", 1) == _prior(neutral, "ax", 1)


_TEXTS = {
    "enhg": [
        "Do ſprach der kunig zuͦ ſinem knecht gee hin vnd bring mir das buͦch das vff dem tiſch lit",
        "Item man ſol nemen ein halb pfunt zuckers vnd ſiden in wyn bis es dick wirt",
        "Die frawen wainten ſer vnd giengen czu dem haws da yr kint jnnen waz",
        "In dem jar do der ſnee ſo groz was kamen vil lewt von den pergen herab",
    ],
    "hungarian": [
        "Akkor az öreg ember ki mene az erdőre és ott láta egy nagy farkast ki az almát evé vala",
        "Es monda nekÿk hog az vr isten keth kenÿeret ada az zegeń embernek mert nem vala mit ennÿe",
        "Akor ky mēne az kiral az varosbol es lata hog nag nep io̗ vala ellene",
    ],
    "icelandic": [
        "Nu er þar til at taka at hann kom heim ok sagdi brodur sinum huat konungr hafdi mællt vid sig",
        "Enn er þeir woro komner yfer ana þa sáu þeir eirn mann riida ofan fra fiallinu ok spurdu hann ad nafne",
    ],
    "neutral": [
        "Da den gamle mand kom ud af skoven saa han en bjørn som aad af honningen og løb hjem igen",
        "Kada je starac došao kući rekao je svojoj ženi da nema više kruha i da će djeca ostati gladna",
        "Když ten starý muž přišel domů řekl své ženě že už nemá žádný chléb a že děti zůstanou hladové",
        "The olde man wente doun to the river and ther he fonde a boote that was ful of apples",
        "Molt senyor meu he rebut la vostra carta y he tingut gran plaer de saber que esteu bo ab tota la casa",
        "Carissimo fratello ho ricevuto la vostra lettera et mi è stata di grande consolatione che state bene",
        "In nomine domini amen noverint universi presentes litteras inspecturi quod ego petrus de villa vendidi",
    ],
    "portuguese": [
        "E quando o velho chegou aa villa nom achou hy nenhũ homem que lhe desse agoa pera ho cavallo",
        "Meu irmão e snor estimarei que estas novas achem a Vmce com saude pois a minha he muito pouca",
        "Nam sei a rezão por que me não escreveo nem mandou o dro que lhe emprestei o mes passado",
    ],
    "spanish": [
        "Entonces el viejo fue al rio y no hallo en el ninguna barca sino vn perro que dormia",
        "Señor mio recibi la de vmd con mucho gusto y quedo con el cuidado de la salud de su hijo",
        "En vn lugar de la Mancha de cuyo nombre no quiero acordarme no ha mucho tiempo que viuia vn hidalgo",
        "Estimado amigo: me alegraré de que al recibo de esta se halle usted con perfecta salud, la mía es buena",
    ],
    "swedish": [
        "Thå gick then gamble mannen vth i skogen och sågh ther een biörn som åt aff honungen",
        "Samma dagh kom pigan för rätten och bekende att hon hafwer tagit brödet som låg på bordet",
        "När jag i går reste ifrån staden mötte jag någre bönder, hwilka ej wille säga hwar wägen går",
    ],
    "slovene-bohoric": [
        "Kadar je ta hlapez domu priſhel je ſtopil v hiſho inu je proſsil goſpoda de bi mu dal kruha",
        "Otrozi ſo tekli k vodi in ſe tam igrali zel dan dokler ni priſhla mati in jih poklizala",
    ],
    "slovene-gaj": [
        "Ne vemo zakaj so otroci tekli do reke in se tam igrali ves dan dokler ni prišla mati",
        "Kader sim prišel k njemu mi je rekel de nima več kruha in de je bolan ker je bila huda zima",
    ],
}


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in _TEXTS.items() for text in texts])
def test_language_of_a_line(code: str, text: str) -> None:
    assert detect(text.split()).code == code


def test_language_of_a_text() -> None:
    for code, texts in _TEXTS.items():
        assert detect(" ".join(texts).split()).code == code


def test_language_of_next_to_nothing_is_the_neutral_one() -> None:
    assert detect([]).code == "neutral"
    assert detect(["vnd"]).code == "neutral"
    assert detect([",", ".", "12"]).code == "neutral"


def test_example_of_the_documentation(tmp_path: Path, neutral: Language) -> None:
    """The profile that docs/languages.md builds up is a sound one, and does what is said there."""
    (example,) = re.findall(r"```toml\n(name = .*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)
    language = load(_write(tmp_path, example))
    assert _likeliest(language, "vntill", 1) == "u"
    assert _likeliest(language, "loue", 3) == "v"
    assert _prior(language, "olde", 4)[""] > _prior(neutral, "olde", 4)[""]
    assert language.light("vntyll") == language.light("untill")
    assert language.common_words("hir") == {"her": 1.0}
    assert sum(language.common_words("bee").values()) == pytest.approx(1.0)


def _assert_read(written: str, modern: str, forms: list[str], words: list[str]) -> None:
    """A text is suggested so before the first decision, and other forms have their words among the candidates."""
    system = Combined()
    system.fit([], {}, progress=ignore_progress, cancel=CancelToken())
    read = system.suggest_text(written.split())
    assert [candidates[0].norm.lower() for candidates in read] == modern.split()
    for candidates, word in zip(system.suggest_text(forms), words, strict=True):
        assert word in [candidate.norm for candidate in candidates]


def test_portuguese_letter_is_read_before_the_first_decision() -> None:
    written = "Sor meu irmão recebi hũa carta de Vmce e nam tenho o dro q mandou pello Pe Anto Roiz em 7bro deste anno"
    modern = "senhor meu irmão recebi uma carta de vm e não tenho o dinheiro que mandou pelo padre antónio rodrigues em"
    forms = ["couza", "molher", "philosophia", "assignado", "mãdarão", "amiguo"]
    words = ["coisa", "mulher", "filosofia", "assinado", "mandaram", "amigo"]
    _assert_read(written, f"{modern} setembro deste ano", forms, words)


def test_spanish_letter_is_read_before_the_first_decision() -> None:
    written = "mui Sor mio reciui la de Vmd qe me escriuio su yjo i no e podido azer lo q me manda pr qto"
    modern = "muy señor mío recibí la de vm que me escribió su hijo y no he podido hacer lo que me manda por cuanto"
    forms = ["avisandome", "disgustossa", "conbeniençia", "tardansa", "yncomodidad"]
    words = ["avisándome", "disgustosa", "conveniencia", "tardanza", "incomodidad"]
    _assert_read(written, modern, forms, words)


def test_swedish_court_book_is_read_before_the_first_decision() -> None:
    written = "Samma dagh kom hustru Kirstin för rätten och bekende att hon hafwer intet medh then saaken giordt vthan"
    modern = "samma dag kom hustru kirstin för rätten och bekände att hon har intet med den saken gjort utan"
    forms = ["skrifwaren", "rijkedomen", "stiälpa", "quarnsteen", "beswärligh", "nödgadhes"]
    words = ["skrivaren", "rikedomen", "stjälpa", "kvarnsten", "besvärlig", "nödgades"]
    _assert_read(written, modern, forms, words)


def test_words_of_the_profile_count_as_listed_beside_a_word_list() -> None:
    lexicon = Lexicon(["landsman", "talman", "talmän"])  # but no "länsman" and no "tolvman"
    system = Combined(lexicon, language=load("swedish"))
    system.fit([], {}, progress=ignore_progress, cancel=CancelToken())
    read = system.suggest_text(["ländzman", "och", "tolfman"])
    assert [candidates[0].norm for candidates in read] == ["länsman", "och", "tolvman"]


@pytest.mark.parametrize("code", available())
def test_number_that_was_never_decided_stays(code: str) -> None:
    lexicon = Lexicon(["daler", "hundra", "och"])
    system = Combined(lexicon, language=load(code))
    system.fit([Example("daler", "daler"), Example("och", "och")], {}, progress=ignore_progress, cancel=CancelToken())
    numbers = ["1635", "12", "1.200"]
    for number, candidates in zip(numbers, system.suggest_text(numbers), strict=True):
        assert [candidate.norm for candidate in candidates] == [number]
        assert candidates[0].confidence > 0.1 or "." in number


def test_portuguese_abbreviations_hold_their_own_beside_a_word_list() -> None:
    system = Combined(Lexicon(["us", "paz", "deles", "rido", "amento"]), language=load("portuguese"))
    system.fit([], {}, progress=ignore_progress, cancel=CancelToken())
    read = system.suggest_text(["VS", "rdo", "dizerlhe"])
    assert [candidates[0].norm.lower() for candidates in read] == ["vsa", "reverendo", "dizer-lhe"]


@pytest.mark.parametrize(
    ("text", "modern"),
    [
        (
            "Kadar ſim pèrſhel v hiſho je ozhe rêkel de je njegóva shena v tim mrasu k ſvojimu bratu ſhla",
            "kadar sem prišel v hišo je oče rekel da je njegova žena v tem mrazu k svojemu bratu šla",
        ),
        (
            "kader sim peršel v hišo je oče rekel de še nima terdiga kruha ino de bo umerl pred 15. dném tega mesca",
            "kadar sem prišel v hišo je oče rekel da še nima trdega kruha in da bo umrl pred 15. dnem tega meseca",
        ),
    ],
)
def test_slovene_is_read_before_the_first_decision(text: str, modern: str) -> None:
    words = ["mraz", "mrazu", "bratu", "šla", "trdega", "kruha", "dnem", "umrl", "uma", "žena", "tem", "persi", "jezen"]
    system = Combined(Lexicon.from_lines([*words, *load("slovene-gaj").words]))
    system.fit([], {}, progress=ignore_progress, cancel=CancelToken())
    read = [candidates[0].norm.lower() for candidates in system.suggest_text(text.split())]
    assert read == modern.split()


@pytest.mark.parametrize("form", ["1848", "17.", "3,5", "1/2"])
def test_figures_stay_what_they_are_until_decided_otherwise(form: str) -> None:
    system = Combined(Lexicon.from_lines(["je", "leto"]), language=load("slovene-gaj"))
    decided = [Example("je", "je"), Example("leto", "leto"), Example("12.", "dvanajsti")]
    system.fit(decided, {}, progress=ignore_progress, cancel=CancelToken())
    ((first, *_), (known, *_)) = system.suggest_text([form, "12."])
    assert (first.norm, known.norm) == (form, "dvanajsti")


def test_what_a_profile_says_of_its_ranking_holds_for_that_file_and_its_copies_alone(tmp_path: Path) -> None:
    assert [code for code in available() if load(code).learned] == ["enhg"]
    assert [code for code in available() if load(code).close] == ["neutral", "slovene-gaj"]
    own, copy, near = (tmp_path / name for name in ("own.toml", "copy.toml", "near.toml"))
    own.write_text('name = "Mine"\n', encoding="utf-8")
    copy.write_text(resource("languages", "enhg.toml").read_text(encoding="utf-8"), encoding="utf-8")
    near.write_text('name = "Near"\n[ranking]\nclose = true\n', encoding="utf-8")
    found = [(language.close, language.learned) for language in map(load, map(str, (own, copy, near)))]
    assert found == [(False, False), (False, True), (True, False)]


def test_a_profile_in_a_file_is_weighed_cautiously_beside_other_manuscripts(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "Mine"\n', encoding="utf-8")
    own = load(str(path))
    beside = OtherManuscripts({"B": [("vnd", "und")] * 3000}, own)
    beside.align()
    weighed = Weighed.of([], beside)
    assert not situation(beside, None, weighed, TextTagger()).profile
    assert situation(None, None, weighed, TextTagger()).profile
    assert not joint_pays(beside.texts, own)
    assert joint_pays(beside.texts, load("enhg"))
    path.write_text('name = "Mine"\n[ranking]\nclose = true\n', encoding="utf-8")
    close = Weighed.of([], OtherManuscripts({}, load(str(path))))
    assert not situation(None, None, close, TextTagger()).profile


@pytest.mark.parametrize("wrong", ["close = 1", 'learned = "yes"', "weights = true"])
def test_what_cannot_be_said_of_the_ranking_is_named_with_its_line(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(f'name = "Mine"\n\n[ranking]\n{wrong}\n', encoding="utf-8")
    with pytest.raises(UserError) as caught:
        load(str(path))
    assert caught.value.args_by_name["line"] == 4


def test_what_a_text_in_another_language_has_to_say(tmp_path: Path) -> None:
    bohoric, gaj, spanish, neutral = map(load, ("slovene-bohoric", "slovene-gaj", "spanish", "neutral"))
    assert kinship(bohoric, bohoric) is kinship(bohoric, neutral) is kinship(neutral, spanish) is Kinship.SAME
    assert kinship(bohoric, gaj) is kinship(gaj, bohoric) is Kinship.SPELLED_OTHERWISE
    assert kinship(bohoric, spanish) is Kinship.STRANGE
    mine = tmp_path / "mine.toml"
    mine.write_text('name = "Mine"\n', encoding="utf-8")
    assert kinship(load(str(mine)), spanish) is Kinship.SAME
