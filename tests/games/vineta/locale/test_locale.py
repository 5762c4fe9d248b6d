"""Vineta's sentences agree with whom they speak of, and say where and why."""

from engine.games.vineta.presentation import PRESENTATION
from tests.descriptions import game_texts

TEXTS = game_texts(PRESENTATION)


def test_you_and_others_agree_with_their_verbs() -> None:
    assert TEXTS.said("en", None, "SeriesStarted").startswith("Max starts")
    assert TEXTS.said("en", 0, "SeriesStarted").startswith("You start")
    assert TEXTS.said("fr", None, "SeriesStarted").startswith("Max ouvre")
    assert TEXTS.said("fr", 0, "SeriesStarted").startswith("Vous ouvrez")
    assert "que vous avez jouée passe" in TEXTS.said("fr", 1, "WindChanged")


def test_districts_houses_and_cards_have_texts() -> None:
    assert TEXTS.said("en", None, "HouseMoved.hope") == "Max lures an orange house from red\u00a01 to green\u00a01."
    assert "une maison orange\u00a0: elle quitte le quartier rouge\u00a01" in TEXTS.said("fr", None, "HouseMoved.hope")
    assert TEXTS.said("en", None, "CardRevealed") == "Max turns over flood 3."


def test_series_are_written_with_a_real_minus_sign() -> None:
    for lang in ("fr", "en"):
        assert "\u22123" in TEXTS.said(lang, None, "SeriesCompared")
        assert "\u22124" in TEXTS.said(lang, None, "DistrictSunk.low")


def test_those_who_have_no_flood_card_get_no_house() -> None:
    for lang in ("fr", "en"):
        assert "Anna\u00a03, Léo\u00a02." in TEXTS.said(lang, None, "HousesShared")


def test_a_refusal_says_what_would_do() -> None:
    assert "only to another threatened district (green\u00a01 and green\u00a02)" in TEXTS.refused("en", "not_in_danger")
    assert "que vers un autre quartier menacé (vert\u00a01 et vert\u00a02)" in TEXTS.refused("fr", "not_in_danger")
    assert "Add this flood to a series" in TEXTS.refused("en", "chip_placed")
    assert "Ajoutez cette inondation" in TEXTS.refused("fr", "chip_placed")


def test_a_turn_of_one_round_is_said_with_an_elision() -> None:
    assert "ne compte plus que 2 manches" in TEXTS.said("fr", None, "LessLaid")
    assert "ne compte plus qu’une manche" in TEXTS.said("fr", None, "LessLaid.late")


def test_a_card_whose_name_could_be_a_number_of_cards_is_quoted() -> None:
    token = PRESENTATION.tokens["cards"]
    assert token(("more", "f1"), False, PRESENTATION.texts["en"]) == "flood 1 + “one card more”"
    assert PRESENTATION.tokens["card"]("less", False, PRESENTATION.texts["fr"]) == "«\u00a0une carte de moins\u00a0»"
