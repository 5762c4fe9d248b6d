"""Describing: the forms of the templates, in both languages."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.describe import FIELD, SOMEBODY, Describer, Texts, uncapitalized
from engine.core.events import MoveRefused
from engine.core.game import Event, Refusal
from engine.core.html import tag
from engine.core.locale import GRAMMARS, LANGUAGES, TEXTS

NAMES = ("Max", "Anna", "<i>Zoé</i>", "Hugo")


def said(template: str, lang: str = "en", you: int | None = None, **params: object) -> str:
    """Return a template as plain words."""
    return Describer({"it": template}, GRAMMARS[lang], {}, NAMES, you).filled_text("it", **params)


@pytest.mark.parametrize(
    ("lang", "you", "value", "words"),
    [
        ("en", None, 0, "Max plays"),
        ("en", 0, 0, "You play"),
        ("en", None, (0, 1), "Max and Anna play"),
        ("en", None, (0, 1, 3), "Max, Anna and Hugo play"),
        ("en", 1, (0, 1), "Max and you play"),
        ("fr", None, (0, 1), "Max et Anna play"),
    ],
)
def test_who_and_verb_agree(lang: str, you: int | None, value: object, words: str) -> None:
    template = "{seat:who} {seat:verb|plays|play|play}"
    assert said(template, lang, you, seat=value) == words


def test_a_clause_is_another_text_with_the_same_values() -> None:
    texts = {"it": "With {n:n}, {what:clause}.", "plays": "{seat:who} {seat:verb|plays|play|play}"}
    describer = Describer(texts, GRAMMARS["en"], {}, NAMES, 1)
    assert describer.filled_text("it", n=5, what="plays", seat=1) == "With 5, you play."
    assert describer.filled_text("it", n=5, what="plays", seat=0) == "With 5, Max plays."


def test_a_sentence_begins_with_a_capital_whatever_it_begins_with() -> None:
    texts = {"it": "Yes. {what:clause} No. {seat:who} waits.", "plays": "{seat:who} plays.", "somebody": "the player"}
    describer = Describer(texts, GRAMMARS["en"], {}, NAMES)
    assert describer.filled_text("it", what="plays", seat=SOMEBODY) == "Yes. The player plays. No. The player waits."


def test_whose_it_is() -> None:
    assert said("{seat:of} card", seat=0) == "Max’s card"
    assert said("{seat:of} card", you=0, seat=0) == "Your card"
    assert said("la carte {seat:of}", "fr", seat=1) == "La carte d’Anna"
    assert said("la carte {seat:of}", "fr", seat=0) == "La carte de Max"


@pytest.mark.parametrize(
    ("name", "whose", "than"),
    [
        ("Max", "de Max", "que Max"),
        ("Élise", "d’Élise", "qu’Élise"),
        ("Hans", "de Hans", "que Hans"),
        ("Yves", "d’Yves", "qu’Yves"),
        ("Yann", "de Yann", "que Yann"),
    ],
)
def test_a_vowel_shortens_the_french_word_before_it(name: str, whose: str, than: str) -> None:
    describer = Describer({"whose": "{seat:of}", "than": "plus {seat:who|que}"}, GRAMMARS["fr"], {}, (name,))
    assert describer.filled_text("whose", seat=0) == f"D{whose[1:]}"
    assert describer.filled_text("than", seat=0) == f"Plus {than}"
    assert said("{seat:who} or more {seat:who|than}", seat=(0, 1)) == "Max and Anna or more than Max and Anna"


@pytest.mark.parametrize("name", ["\u05d3\u05e0\u05d4", "\u0633\u0644\u0645\u0649", "Max\u202e"])
def test_a_name_from_right_to_left_turns_no_number_around(name: str) -> None:
    """It stands in an isolate, in sentences and in what is drawn of them; other names stay as they are."""
    texts = {"each": "{cards:each}.", "of": "les cartes {seat:of}", "name": "{seat:who}"}
    describer = Describer(texts, GRAMMARS["fr"], {}, (name, "Max"))
    assert describer.filled_text("each", cards=(44, 16)) == f"\u2068{name}\u2069\u00a044, Max\u00a016."
    assert describer.filled_html("of", seat=0) == f"Les cartes de \u2068{name}\u2069"
    assert describer.seat_titles() == [f"\u2068{name}\u2069", "Max"]


@pytest.mark.parametrize(
    ("lang", "count", "words"),
    [("en", 0, "none"), ("en", 1, "one"), ("en", 2, "2 of them"), ("fr", 0, "none"), ("fr", 2, "2 of them")],
)
def test_counting_with_a_word_for_none(lang: str, count: int, words: str) -> None:
    assert said("So {n:count|none|one|# of them}", lang, n=count) == f"So {words}"


@pytest.mark.parametrize(("lang", "words"), [("en", "0 points"), ("fr", "0 point")])
def test_nought_is_singular_in_french(lang: str, words: str) -> None:
    assert said("{n:count|# point|# points}", lang, n=0) == words


def test_numbers_signs_and_truth() -> None:
    assert said("{n:plus}", n=-1) == "\u22121"
    assert said("{n:plus}", n=2) == "+2"
    assert said("{n:n}", n=-3) == "\u22123"
    assert said("{n:n}", n="x") == "X"
    assert said("It is {n:if|so|not so}", n=False) == "It is not so"


def test_each_seat_with_its_value() -> None:
    assert said("{n:each}", n=(3, 0)) == "Max\u00a03, Anna\u00a00"


def test_what_a_token_returns_as_text_is_escaped_in_html() -> None:
    tokens = {"it": lambda value, html, _texts: value}
    line = Describer({"it": "See {x:it}, {n:each|it}"}, GRAMMARS["en"], tokens, NAMES).line_with_rule(
        "it", "", {"x": "<&", "n": ("<", None)}
    )
    assert line.text == "See <&, Max\u00a0<"
    assert line.html == "See &lt;&amp;\u2060, Max\u00a0&lt;\u2060"


def test_names_are_escaped_in_html_and_nowhere_else() -> None:
    match_describer = Describer({"it": "{seat:who} & co"}, GRAMMARS["en"], {}, NAMES)
    line = match_describer.line_with_rule("it", "LU-1.1", {"seat": 2})
    assert (line.text, line.html) == ("<i>Zoé</i> & co", "&lt;i&gt;Zoé&lt;/i&gt; &amp; co")
    assert line.rule == "LU-1.1"


def move_token(move: str, html: bool, texts: Texts) -> str:
    """Name a move as a game may: drawn, or by its text."""
    return tag("b", move) if html else texts[f"move.{move}"]


ATTEMPT = MoveRefused("LU-2.2", 1, "x", "not_your_move", (("seat", 0),))


@pytest.mark.parametrize(
    ("lang", "tried", "reason"),
    [
        ("en", "Anna tries this: cross. ", "Max has nothing to choose now."),
        ("fr", "Anna essaie ceci\u00a0: cross. ", "Ce n’est pas à Max de choisir maintenant."),
    ],
)
def test_an_attempt_is_described_with_the_reason_why_it_fails(lang: str, tried: str, reason: str) -> None:
    match_describer = Describer({**TEXTS[lang], "move.x": "cross"}, GRAMMARS[lang], {"move": move_token}, NAMES)
    line = match_describer.describe_event(ATTEMPT)
    assert (line.text, line.rule) == (tried + reason, "LU-2.2")
    assert "<b>x</b>" in line.html
    assert hash(ATTEMPT) == hash(replace(ATTEMPT))


class Drew(Event):
    """A seat drew a card."""

    seat: int
    card: int


def test_events_of_a_kind_share_a_sentence_where_the_language_has_one() -> None:
    texts = {"Drew": "{seat:who} drew {card:n}.", "Drew.several": "{seat:who} drew: {card:each}."}
    events = [Drew("X-1", 0, 7), Drew("X-1", 3, 5)]
    describer = Describer(texts, GRAMMARS["en"], {}, NAMES)
    assert [line.text for line in describer.describe_events(events)] == ["Max and Hugo drew: Max\u00a07, Hugo\u00a05."]
    assert [line.text for line in describer.describe_events(events[:1])] == ["Max drew 7."]
    alone = Describer({"Drew": texts["Drew"]}, GRAMMARS["en"], {}, NAMES)
    assert [line.text for line in alone.describe_events(events)] == ["Max drew 7.", "Hugo drew 5."]


def test_what_goes_on_after_a_colon_begins_small_unless_with_a_name() -> None:
    texts = {
        "own": "Nobody pays.",
        "name": "{seat:who} pays.",
        "first": "{part:clause} The end.",
        "number": "{seat:count|None|One|#} left.",
    }
    describer = Describer(texts, GRAMMARS["en"], {}, NAMES)
    told = {
        key: describer.filled_line(texts[key], "", {"seat": 0, "part": part}, continued=True)
        for key, part in (("own", ""), ("name", ""), ("first", "own"), ("number", ""))
    }
    said = ["nobody pays.", "Max pays.", "nobody pays. The end.", "none left."]
    assert [line.text for line in told.values()] == said
    assert all(line.html == line.text for line in told.values())


def test_words_within_a_sentence_begin_small() -> None:
    assert uncapitalized("Round 3") == "round 3"
    assert uncapitalized("") == ""


def test_a_text_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        said("{seat:who}", nobody=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shared_refusal_has_a_text(lang: str) -> None:
    match_describer = Describer(TEXTS[lang], GRAMMARS[lang], {}, NAMES)
    samples: dict[str, Any] = {"text": "x", "seat": 1, "low": 3, "high": 5, "players": 9, "option": "o"}
    samples |= {"choice": "c", "game": "g", "place": "p", "version": 2, "current": 3, "number": 4, "most": 24}
    samples |= {"question": "q", "field": "field.other"}
    for key in TEXTS[lang]:
        if key.startswith("refused."):
            line = match_describer.describe_refusal(Refusal(key.removeprefix("refused."), **samples))
            assert line.text[0].isupper() or line.text[0] in "“«"
            assert not FIELD.search(line.text)
    assert set(TEXTS["fr"]) == set(TEXTS["en"])
