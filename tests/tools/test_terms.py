"""Words of a game that lead to its glossary."""

from pathlib import Path

import pytest

from tools.finished import Pages
from tools.terms import link_words, linked_page, marked_words, with_widget_words, word_pattern

WORDS = {"card": "term-card", "weather card": "term-weather-card"}


def article(inside: str) -> str:
    """Return a page with this text."""
    return f"<h1>card</h1><article class='x'>{inside}</article>"


def to(anchor: str, text: str) -> str:
    """Return a word as it is linked."""
    return f'<a class="term" href="../glossary/#{anchor}">{text}</a>'


def test_a_glossary_marks_its_words() -> None:
    one = '<dt id="term-god-chip"><strong class="key">god chip</strong> · <em lang="fr">jeton dieu</em></dt>'
    other = '<dt id="term-game"><strong>game</strong></dt>'
    assert marked_words(one + other) == {"god chip": "term-god-chip"}


def test_a_word_is_linked_the_first_time_in_each_chapter() -> None:
    page = article("<p>A card, a card.</p><h2>Cards</h2><p>Card!</p>")
    first, second = to("term-card", "card"), to("term-card", "Card")
    assert linked_page(page, WORDS, "../glossary/") == article(
        f"<p>A {first}, a card.</p><h2>Cards</h2><p>{second}!</p>"
    )


def test_a_longer_word_comes_before_one_within_it() -> None:
    page = linked_page(article("<p>Each weather card is a card.</p>"), WORDS, "../glossary/")
    assert page == article(f"<p>Each {to('term-weather-card', 'weather card')} is a {to('term-card', 'card')}.</p>")


@pytest.mark.parametrize("text", ["weather cards", "weathers cards", "Weather\ncard"])
def test_a_plural_and_the_start_of_a_line_are_the_same_word(text: str) -> None:
    assert to("term-weather-card", text) in linked_page(article(f"<p>{text}.</p>"), WORDS, "../glossary/")


@pytest.mark.parametrize(
    "text",
    ["discard", "card-holder", '<a href="x">card</a>', "<h3>card</h3>", '<em lang="fr">card</em>', "<code>card</code>"],
)
def test_parts_of_words_links_headings_and_other_languages_are_left_alone(text: str) -> None:
    assert linked_page(article(text), WORDS, "../glossary/") == article(text)


def test_widgets_are_left_alone() -> None:
    page = article("<trick-example><p>card</p></trick-example>")
    assert linked_page(page, WORDS, "") == page


def test_a_page_leads_to_the_glossary_of_its_own_game(tmp_path: Path) -> None:
    glossary = '<dt id="term-card"><strong class="key">card</strong></dt>'
    html = {
        "one/glossary": glossary,
        "one": article("card"),
        "one/rules": article("card"),
        "two/rules": article("card"),
    }
    pages = Pages({tmp_path / name / "index.html": text for name, text in html.items()})
    link_words(tmp_path, pages)
    assert 'href="glossary/#term-card"' in pages[tmp_path / "one/index.html"]
    assert 'href="../glossary/#term-card"' in pages[tmp_path / "one/rules/index.html"]
    assert pages[tmp_path / "two/rules/index.html"] == article("card")


def test_a_page_has_the_words_of_the_games_whose_widgets_it_has() -> None:
    page = article('<trick-play class="x" data-game="one_game"></trick-play><trick-play data-game="none"></trick-play>')
    made = with_widget_words(
        page, {"one-game": WORDS, "two": WORDS, "none": {}}, {"one-game": "../", "two": "", "none": ""}
    )
    assert made.count("<template") == 1
    assert '<template class="terms" data-game="one_game"><a class="term" href="../#term-weather-card" ' in made
    assert made.index("term-weather-card") < made.index('term-card"')
    assert with_widget_words(article("card"), {"one": WORDS}, {"one": ""}) == article("card")


@pytest.mark.parametrize("word", ["re-drown", "bouée", "l’eau d’ici"])
def test_patterns_are_of_the_kind_that_javascript_reads_without_unicode(word: str) -> None:
    pattern = word_pattern(word).pattern
    assert "(?P" not in pattern
    assert not word_pattern(word).search(f"é{word}")
    assert not word_pattern(word).search(f"{word}é")
