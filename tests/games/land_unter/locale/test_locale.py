"""Land Unter's sentences agree with whom they speak of and to."""

import re
from itertools import groupby

import pytest

from engine.core.locale import LANGUAGES
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.land_unter.rules.components import TIDE_CARDS, WEATHER_CARDS, half_preservers_on_card
from tests.descriptions import game_texts

TEXTS = game_texts(PRESENTATION)


def test_you_and_others_agree_with_their_verbs() -> None:
    assert TEXTS.said("en", None, "PreserverLost").startswith("Anna shows")
    assert TEXTS.said("en", 1, "PreserverLost").startswith("You show")
    assert TEXTS.said("fr", None, "PreserverLost").startswith("Anna montre")
    assert TEXTS.said("fr", 1, "PreserverLost").startswith("Vous montrez")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_told_of_the_components_are_those_that_are_played_with(lang: str) -> None:
    texts = PRESENTATION.texts[lang]
    bands = [(halves, list(cards)) for halves, cards in groupby(WEATHER_CARDS, half_preservers_on_card)]
    printed = [(("0", "½", "1")[halves], str(cards[0]), str(cards[-1])) for halves, cards in bands]
    weather, tide = texts["components.weather.note"], texts["components.tide.note"]
    assert re.findall(r"(0|½|1) (?:on|de) (\d+) (?:to|à) (\d+)", weather) == printed
    assert re.findall(r"\d+", weather.split(".")[0]) == [str(WEATHER_CARDS[0]), str(WEATHER_CARDS[-1])]
    assert re.findall(r"\d+", tide) == [str(TIDE_CARDS[0]), str(TIDE_CARDS[-1])]
    assert TIDE_CARDS.count(1) == 2
    assert ("two of each" if lang == "en" else "deux de chaque") in tide
