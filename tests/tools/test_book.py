"""The book's Markdown, against an engine that says what it was asked."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from markdown import Markdown

from engine.core.number_words import number_told, with_numbers
from tools import book


def known(key: str) -> str:
    """Answer like the engine: with what was asked, or with KeyError."""
    if key == "unknown":
        raise KeyError(key)
    return key


ENGINE = SimpleNamespace(
    game_of_example=lambda key: {"dd_pass": "drunter_drueber"}.get(known(key), "land_unter"),
    example_html=lambda game, key, lang, folded, eager: (
        f'<trick-example id="ex-{known(key)}"><p>{game} {lang} {eager} *</p></trick-example>'
    ),
    example_summary_html=lambda game, key, lang: f"<summary>{game} {key} {lang}</summary>",
    table_before_play_html=lambda game, key, lang: (
        f'<trick-play data-key="{known(key)}"><p>{game} &amp; {lang}</p></trick-play>'
    ),
    rules_table_html=lambda key, lang: f"<table><tr><td>{known(key)} {lang}</td></tr></table>",
    number_from_rules_by_name={"LU.hand": "12", "LU.weather_cards": "60"}.__getitem__,
    game_and_icon_of_piece=lambda token, lang: (
        "drunter_drueber" if "-" in token else "land_unter",
        f'<svg class="{token}"></svg>',
    ),
    symbols_svg=lambda game: f'<svg id="{game}"></svg>',
    examples_of_rule=lambda rule: [("land_unter", "tie"), ("land_unter", "nowhere")] if rule == "LU-2.8" else [],
    example_title=lambda game, key, lang: f"{key} & {lang}",
)


@pytest.fixture
def markdown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Markdown:
    """The book's Markdown in French, with one page that shows the example `tie`."""
    monkeypatch.setattr(book, "pages", ENGINE)
    (tmp_path / "rules.md").write_text("/// example | tie\n///\n", "utf-8")
    settings = {"tools.book": {"lang": "fr", "docs": str(tmp_path)}}
    return Markdown(extensions=["tools.book", "tables"], extension_configs=settings)


def test_rule_is_anchor_and_permalink(markdown: Markdown) -> None:
    html = markdown.convert("/// rule | LU-2.4\nThe **highest**.\n///")
    assert html == (
        '<section class="rule" id="LU-2.4"><a class="number" href="#LU-2.4" title="Lien vers ce paragraphe">LU-2.4</a>'
        "<p>The <strong>highest</strong>.</p>\n</section>"
    )


def test_rule_links_to_the_examples_that_stand_on_a_page(markdown: Markdown) -> None:
    html = markdown.convert("/// rule | LU-2.8\nA tie.\n///")
    assert '<p class="seen">À voir pas à pas\xa0: <a href="/rules.md#ex-tie">tie &amp; fr</a></p>' in html
    assert "nowhere" not in html


def test_ruling(markdown: Markdown) -> None:
    assert '<section class="ruling" id="L3">' in markdown.convert("/// ruling | L3\nText.\n///")


def test_example_stands_as_the_engine_drew_it(markdown: Markdown) -> None:
    html = markdown.convert("/// example | tie\n///")
    assert html.split("\n")[0] == '<svg id="land_unter"></svg>'
    assert '<trick-example id="ex-tie"><p>land_unter fr 1 *</p></trick-example>' in html


def test_examples_past_the_first_of_a_chapter_are_folded_and_only_two_are_drawn_at_once(markdown: Markdown) -> None:
    chapters = {"One": "ab", "Two": "c", "Three": "d"}
    blocks = {title: "\n\n".join(f"/// example | {key}\n///" for key in keys) for title, keys in chapters.items()}
    for _ in range(2):
        html = markdown.reset().convert("\n\n".join(f"## {title}\n\n{inside}" for title, inside in blocks.items()))
        eager = dict(re.findall(r'id="ex-(\w)"><p>land_unter fr (\d)', html))
        assert eager == {"a": "1", "b": "0", "c": "1", "d": "0"}
        assert re.findall(r"<details.*?>\s*<summary>land_unter (\w) fr</summary>", html) == ["b"]
        assert re.search(r'<details class="example">.*?id="ex-b".*?</details>', html, re.DOTALL)


def test_play_with_and_without_a_key(markdown: Markdown) -> None:
    html = markdown.convert("/// play | other/one\n///\n\n/// play | other\n///")
    assert html.count('<svg id="other"></svg>') == 1
    assert '<trick-play data-key="one"><p>other &amp; fr</p></trick-play>' in html
    assert '<trick-play data-key="">' in html


def test_known_lists_rules_by_chapter(markdown: Markdown, tmp_path: Path) -> None:
    (tmp_path / "land-unter").mkdir()
    (tmp_path / "land-unter/rules.md").write_text(
        "# Rules {#rules}\n\n## 1. Deal {#setup}\n\n/// rule | LU-1.1\n**{{ LU.hand }} *each*.** Twelve.\n///\n\n"
        "## Others {#others}\n\n## 2. End {#end}\n\n/// rule | LU-2.10\n**Or less,** if it rains.\n///\n",
        "utf-8",
    )
    html = markdown.convert("/// known | land_unter\n///")
    assert re.findall(
        r'<details class="chapter" id="([\w-]+)">\s*<summary><b>(.*?)</b>|data-rule="(.*?)"|<span>(.*?)</span>', html
    ) == [
        ("land-unter-setup", "1. Deal", "", ""),
        ("", "", "LU-1.1", ""),
        ("", "", "", "12 <em>each</em>"),
        ("land-unter-end", "2. End", "", ""),
        ("", "", "LU-2.10", ""),
        ("", "", "", "Or less"),
    ]
    assert '<a href="/land-unter/rules.md#LU-1.1"><b>LU-1.1</b> <span>' in html
    with pytest.raises(book.BookError, match="no game"):
        markdown.convert("/// known | chess\n///")


def test_table(markdown: Markdown) -> None:
    html = markdown.convert("/// table | land_unter/deal\n///")
    assert html == "<table><tr><td>land_unter/deal fr</td></tr></table>"


def test_tables_of_what_was_measured(markdown: Markdown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        book, "measured", SimpleNamespace(measured_table=lambda key, lang: f'<table id="{key}"></table>')
    )
    assert markdown.convert("/// table | arena/land_unter\n///") == '<table id="arena/land_unter"></table>'


def test_numbers_and_icons_in_a_sentence(markdown: Markdown) -> None:
    html = markdown.convert("| a |\n|---|\n| **{{ LU.hand }}** :w44: |\n\n`:w44:`")
    assert '<td><strong>12</strong> <svg class="w44"></svg></td>' in html
    assert "<code>:w44:</code>" in html


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("{{ word LU.hand }} cartes, {{word LU.hand}}", "douze cartes, douze"),
        ("**{{ Word LU.hand }} cartes.**", "<strong>Douze cartes.</strong>"),
        ("{{ word LU.weather_cards }}", "60"),
        ("la {{ ordinal LU.hand }} manche, {{ Ordinal LU.hand - 9 }}", "la douzième manche, Troisième"),
        ("{{ 2 * LU.hand + LU.weather_cards - 1 }} = *{{ word LU.hand + 9 }}*", "83 = <em>vingt et un</em>"),
        ("{{ LU.hand - 2 * LU.hand }}", "\N{MINUS SIGN}12"),
        (
            "{{ LU.hand - 11 }} point{{ s LU.hand - 11 }}, {{ LU.hand - 10 }} point{{ s LU.hand - 10 }}.",
            "1 point, 2 points.",
        ),
    ],
)
def test_numbers_in_words(markdown: Markdown, source: str, told: str) -> None:
    """One beyond the words is a figure."""
    assert markdown.convert(source) == f"<p>{told}</p>"


@pytest.mark.parametrize(("number", "told"), [("21", "vingt et un"), ("22", "22"), ("-1", "-1")])
def test_the_last_number_with_a_word_is_told_in_it(number: str, told: str) -> None:
    assert number_told(number, "word", "fr") == told


def test_a_feminine_noun_has_its_word() -> None:
    assert [number_told(number, "une", "fr") for number in ("1", "2", "21")] == ["une", "deux", "vingt et une"]
    assert [number_told("1", form, lang) for form, lang in (("Une", "fr"), ("une", "en"))] == ["Une", "one"]


def test_sentences_are_filled_in_as_pages_are() -> None:
    texts = with_numbers({"a": "{{ Word XY.b }} card{{ s XY.b }} {n:n}", "b": "{n:n}"}, {"XY.b": 2}, "en")
    assert texts == {"a": "Two cards {n:n}", "b": "{n:n}"}
    with pytest.raises(KeyError):
        with_numbers({"a": "{{ XY.c }}"}, {"XY.b": 2}, "en")


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [("0", "s", ""), ("1", "", ""), ("2", "s", "s"), ("\N{MINUS SIGN}1", "", ""), ("\N{MINUS SIGN}3", "s", "s")],
)
def test_a_noun_follows_its_number(number: str, english: str, french: str) -> None:
    assert [number_told(number, "s", lang) for lang in ("en", "fr")] == [english, french]


def test_a_page_brings_the_symbols_of_each_game_it_draws(markdown: Markdown) -> None:
    html = markdown.convert("/// example | dd_pass\n///\n\n:dd-pawn-r: and :w44:")
    assert "drunter_drueber fr 1 *" in html
    assert '<svg class="dd-pawn-r"></svg> and <svg class="w44"></svg>' in html
    assert re.findall(r'<svg id="(\w+)">', html) == ["drunter_drueber", "land_unter"]


@pytest.mark.parametrize(
    "piece", ["w1", "t12", "lp", "half", "dd-r3", "dd-K5", "dd-K", "dd-jaaa", "vi-G1", "vi-quarantined"]
)
def test_icons_have_names(piece: str) -> None:
    assert re.fullmatch(book.ICON, f":{piece}:")


@pytest.mark.parametrize("text", [":dd-?:", ":dd-:", ":w444:", ":ddr3:", ":dd-a b:"])
def test_other_words_between_colons_are_no_icons(text: str) -> None:
    assert not re.fullmatch(book.ICON, text)


def test_page_without_drawings_has_no_symbols(markdown: Markdown) -> None:
    markdown.convert("/// example | tie\n///")
    assert markdown.reset().convert("Text.") == "<p>Text.</p>"


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("/// example | unknown\n///", "The engine knows no example “unknown”."),
        ("/// play | land_unter/unknown\n///", "The engine knows no game to play “land_unter/unknown”."),
        ("/// table | unknown\n///", "The engine knows no table “unknown”."),
        ("{{ LU.unknown }}", "The engine knows no number “LU.unknown”."),
        ("{{ word LU.unknown }}", "The engine knows no number “LU.unknown”."),
        ("{{ 2 * LU.unknown + 1 }}", "The engine knows no number “2 * LU.unknown + 1”."),
        ("{{ ordinal LU.weather_cards }}", "The engine knows no number “LU.weather_cards”."),
        ("/// rule | 2.4\n///", "“2.4” is no number of a rule."),
        ("/// rule | XX-1.1\n///", "No game has rules that begin with “XX”."),
        ("/// ruling | LU-1.1\n///", "“LU-1.1” is no number of a ruling."),
    ],
)
def test_unknown_things_fail_with_a_sentence(markdown: Markdown, source: str, sentence: str) -> None:
    with pytest.raises(book.BookError) as raised:
        markdown.convert(source)
    assert str(raised.value) == sentence
