"""Land Unter's sentences agree with whom they speak of and to."""

from engine.games.land_unter.presentation import PRESENTATION
from tests.descriptions import game_texts

TEXTS = game_texts(PRESENTATION)


def test_you_and_others_agree_with_their_verbs() -> None:
    assert TEXTS.said("en", None, "PreserverLost").startswith("Anna shows")
    assert TEXTS.said("en", 1, "PreserverLost").startswith("You show")
    assert TEXTS.said("fr", None, "PreserverLost").startswith("Anna montre")
    assert TEXTS.said("fr", 1, "PreserverLost").startswith("Vous montrez")
