"""Drunter & Drüber's sentences agree with whom they speak of, and say where and why."""

from engine.games.drunter_drueber.presentation import PRESENTATION
from tests.descriptions import game_texts

TEXTS = game_texts(PRESENTATION)


def test_you_and_others_agree_with_their_verbs() -> None:
    assert TEXTS.said("en", None, "VoteCalled").startswith("Max proposes")
    assert TEXTS.said("en", 0, "VoteCalled").startswith("You propose")
    assert TEXTS.said("fr", None, "VoteCalled").startswith("Max propose ")
    assert TEXTS.said("fr", 0, "VoteCalled").startswith("Vous proposez")
    assert TEXTS.said("fr", 1, "TurnPassed") == "Vous ne pouvez rien poser, et passez votre tour."


def test_squares_tiles_and_buildings_have_texts() -> None:
    assert TEXTS.said("en", None, "TileLaid") == "Max builds the road east with a triple: h4\u00a0to\u00a0j4."
    assert "d’une plaquette de trois cases, de h4\u00a0à\u00a0j4" in TEXTS.said("fr", None, "TileLaid")
    assert TEXTS.said("en", None, "BuildingCovered").startswith("Church 5 at i5")
    assert TEXTS.said("fr", None, "BuildingCovered").startswith(
        "Max recouvre un bâtiment en i5\N{NO-BREAK SPACE}: chapelle 5"
    )


def test_those_who_are_not_tied_are_not_compared() -> None:
    assert "Max\u00a05, Léo\u00a00." in TEXTS.said("en", None, "VotesCompared")
    assert "Max\u00a05, Léo\u00a00." in TEXTS.said("fr", None, "VotesCompared")


def test_a_refusal_says_what_would_do() -> None:
    assert "only from its own pawn, at a9 or i10" in TEXTS.refused("en", "not_beside")
    assert "The wall single goes at a wall pawn." in TEXTS.refused("en", "wrong_kind")
    assert "qu’à partir de son pion, en a9 ou i10" in TEXTS.refused("fr", "not_beside")
