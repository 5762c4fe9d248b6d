"""What explains a seat: who plays there."""

import pytest

from engine.games.registry import PRESENTATIONS
from tests.api.client import ask, sit


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_seat_names_its_bot_and_none_where_a_person_sits(game: str) -> None:
    players = PRESENTATIONS[game].game.player_counts[0]
    sit("human", *["search"] * (players - 1), game=game)
    expert = PRESENTATIONS[game].texts["en"]["bot.4"]
    assert f"A bot sits here: {expert}." in ask("legend", seat=1)["html"]
    assert "A bot" not in ask("legend", seat=0)["html"]


def test_stronger_bots_of_the_next_deal_are_named() -> None:
    sit("human", "random", "random", lang="fr")
    assert "Hasard" in ask("legend", seat=2)["html"]
    ask("again", variation="stronger")
    assert "Œil de lynx" in ask("legend", seat=2)["html"]
