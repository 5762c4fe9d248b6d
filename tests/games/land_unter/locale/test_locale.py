"""Land Unter's sentences agree with whom they speak of and to."""

from engine.games.land_unter.presentation import PRESENTATION
from tests.descriptions import told_of

TOLD = told_of(PRESENTATION)


def test_you_and_others_agree_with_their_verbs() -> None:
    assert TOLD.said("en", None, "PreserverLost").startswith("Anna shows")
    assert TOLD.said("en", 1, "PreserverLost").startswith("You show")
    assert TOLD.said("fr", None, "PreserverLost").startswith("Anna montre")
    assert TOLD.said("fr", 1, "PreserverLost").startswith("Vous montrez")
