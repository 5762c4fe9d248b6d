"""A result split into deal, luck and choices: the parts add up to it, in every game."""

import pytest

from engine.__main__ import main
from engine.bots import BOTS, Budget
from engine.coach.luck import luck_account_from_values, luck_account_of_bot_game
from engine.core.heuristics import victory_shares
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS


def test_each_part_is_what_happened_between_two_values() -> None:
    found = luck_account_from_values([0.4, 0.5], [0.3, 0.7], 1.0, 4)
    assert (found.deal, found.luck, found.choices) == pytest.approx((0.15, 0.5, 0.1))


def test_the_parts_of_a_game_add_up_to_its_result() -> None:
    game, heuristics = GAMES["land_unter"], HEURISTICS["land_unter"]
    found = luck_account_of_bot_game(game, heuristics, 3, 2, 3, 2)
    state, rng = game.begin(3, 3), random_stream(3, "luck")
    bot = BOTS[2](game, heuristics)
    while decision := game.decision(state):
        views = [game.view(state, seat) for seat in decision.seats]
        game.apply_moves(state, [bot.choose(view, rng, Budget(iterations=1)).move for view in views])
    share = victory_shares(game.result(state))[0]
    assert found.deal + found.luck + found.choices == pytest.approx(share - 1 / 3)


def test_the_command_prints_the_mean_of_each_part(capsys: pytest.CaptureFixture[str]) -> None:
    main(["luck", "--game", "land_unter", "--level", "1", "--games", "2", "--worlds", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "land_unter, 3 players, the others of level 1, 2 games"
    assert [line.partition(":")[0] for line in lines[1:]] == ["deal", "luck", "choices"]
    assert all("±" in line for line in lines[1:])
