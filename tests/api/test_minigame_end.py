"""The end of a mini-game: the reader sees the moment that decided it, not the round after."""

import pytest

from engine.games.registry import PRESENTATIONS
from tests.api.client import Answer, ask, moves, play, settle

MINIGAMES = [(game, key) for game, presentation in PRESENTATIONS.items() for key in presentation.minigames]


def begin(game: str, key: str) -> Answer:
    """Open a mini-game as a page does."""
    return ask("open", lang="en", new={"game": game, "key": key, "seed": 77})


@pytest.mark.parametrize(("game", "key"), MINIGAMES)
def test_the_first_deal_is_the_one_pictured(game: str, key: str) -> None:
    answer = begin(game, key)
    for seed in PRESENTATIONS[game].minigames[key].seeds[:3]:
        assert f'"seed":{seed},' in answer["save"]
        answer = ask("again")


def test_one_trick_ends_on_its_own_round() -> None:
    answer = settle(begin("land_unter", "one_trick"))
    card = moves(answer)[0]
    end = play(answer)
    assert end["over"]
    assert "round 7 of 12" in end["board"]
    assert f">{card}</text>" in end["board"]
    assert "verdict" in end["form"]


@pytest.mark.parametrize("key", ["last_four", "bad_hand"])
def test_a_stage_ends_with_its_points(key: str) -> None:
    answer = settle(begin("land_unter", key))
    while not answer["over"]:
        answer = play(answer)
    assert "Stage 1 of" in answer["board"]
    assert "points" in answer["board"]


def test_a_goal_may_be_tried_again_in_the_same_deal() -> None:
    answer = settle(begin("land_unter", "one_trick"))
    first, end = answer["board"], play(answer)
    assert 'value="same"' in end["form"]
    again = settle(ask("again", variation="same"))
    assert again["board"] == first
    assert not again["over"]


def test_a_riddle_whose_answer_is_known_is_not_asked_again() -> None:
    answer = settle(begin("drunter_drueber", "dd_whose_town"))
    assert 'value="S"' in answer["form"]
    end = ask("guess", answer="S")
    assert end["over"]
    assert 'value="next"' in end["form"]
    assert 'value="same"' not in end["form"]
