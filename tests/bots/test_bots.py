"""Every bot plays legally by its view alone, the same way from the same stream, and can be hurried."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.bots import BOTS, Bot, GreedyBot, RandomBot, SamplingBot, SearchBot
from engine.core.game import AnyGame, Seat
from engine.core.heuristics import Prior
from engine.core.rng import random_stream
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.view import View
from engine.games.registry import HEURISTICS
from engine.games.vineta.rules.game import GAME as VINETA
from tests.bots.positions import EVERY_BOT, EVERY_GAME, FEW, FEWER, SOME, TABLES, made, midway, owing, under_way


def test_the_levels_are_these() -> None:
    assert {level: bot.key for level, bot in BOTS.items()} == {1: "random", 2: "greedy", 3: "sampling", 4: "search"}
    assert list(BOTS.values()) == [RandomBot, GreedyBot, SamplingBot, SearchBot]
    assert all(bot.level == level for level, bot in BOTS.items())


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@EVERY_BOT
def test_a_bot_plays_legally(bot: type[Bot], game: AnyGame, players: int, options: dict[str, str]) -> None:
    for moves in (0, 2 * players, 12 * players + 1):
        state = midway(game, players, options, moves)
        decision = game.decision(state)
        for seat in decision.seats[-1:] if decision else ():
            budget = FEWER if options or game is VINETA else SOME
            chosen = made(bot, game).choose(game.view(state, seat), random_stream(1, seat), budget)
            game.verify_move(state, seat, chosen.move)
            considered, legal = [stat.move for stat in chosen.stats], game.legal_moves(state, seat)
            assert considered == [move for move in legal if move in considered]
            assert chosen.move in considered
            assert sum(stat.share for stat in chosen.stats) == pytest.approx(1)


@EVERY_GAME
@EVERY_BOT
def test_the_same_view_and_stream_lead_to_the_same_choice(bot: type[Bot], game: AnyGame) -> None:
    view = game.view(state := under_way(game, 4, 9), owing(game, state))
    assert made(bot, game).choose(view, random_stream(5), FEW) == made(bot, game).choose(view, random_stream(5), FEW)


@EVERY_GAME
@EVERY_BOT
def test_what_a_seat_cannot_know_changes_nothing(bot: type[Bot], game: AnyGame) -> None:
    state = under_way(game, 4, 12)
    seat = owing(game, state)
    view = game.view(state, seat)
    other = game.sampler(view)(random_stream(99))
    assert other != state
    assert made(bot, game).choose(game.view(other, seat), random_stream(5), FEW) == made(bot, game).choose(
        view, random_stream(5), FEW
    )


@EVERY_GAME
@EVERY_BOT
def test_a_hurried_bot_has_a_legal_move_from_its_first_report_on(bot: type[Bot], game: AnyGame) -> None:
    state = under_way(game, 4, 8)
    seat = owing(game, state)
    reports = made(bot, game).think(game.view(state, seat), random_stream(2), FEW)
    first = next(reports)
    assert 0 < first.done <= 1
    game.verify_move(state, seat, first.choice.move)
    assert [first, *reports][-1].done == 1


@EVERY_BOT
def test_a_bot_needs_a_seat(bot: type[Bot]) -> None:
    view: View = GAME.view(GAME.begin(3, 1), None)
    with pytest.raises(ValueError, match="view of a seat"):
        made(bot, GAME).choose(view, random_stream(1), FEW)


def test_a_view_knows_a_hand_that_its_seat_has_held() -> None:
    state = GAME.begin(3, 4, position={"stage": 1, "tides": [1, 12]})
    left_hand = frozenset(state.sets[state.played_set_index_of_seat(1)])
    assert GAME.view(state, 0).known[state.played_set_index_of_seat(1)] == left_hand


def test_of_the_many_ways_to_vote_a_few_are_considered() -> None:
    state = DRUNTER_DRUEBER.begin(3, 1, position={"laid": ["0:w1-3e"], "turn": 0, "tiles": [[1] * 9] * 3})
    DRUNTER_DRUEBER.play(state, 0, "w1-3s")
    view = DRUNTER_DRUEBER.view(state, 1)
    considered = {
        level: {stat.move for stat in made(BOTS[level], DRUNTER_DRUEBER).choose(view, random_stream(1), FEW).stats}
        for level in (2, 3, 4)
    }
    assert len(considered[2]) == 17
    assert {"?", "ja", "neee", "ne+nee+neee+jein"} <= considered[2]
    assert considered[3] == considered[4] < considered[2], "those who think compare what is within reason"
    assert len(made(RandomBot, DRUNTER_DRUEBER).choose(view, random_stream(1), FEW).stats) == 255


@EVERY_GAME
@EVERY_BOT
def test_a_forced_move_is_made_at_once(bot: type[Bot], game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    state = under_way(game, 3, 0)
    seat = owing(game, state)
    only = game.legal_moves(state, seat)[0]
    monkeypatch.setattr(type(game), "moves_for_seat", lambda *_: [only])
    (report,) = made(bot, game).think(game.view(state, seat), random_stream(1), FEW)
    assert (report.done, report.choice.move, len(report.choice.stats)) == (1.0, only, 1)


def test_a_greedy_bot_plays_the_highest_prior() -> None:
    class High(Prior[Any, Any]):
        """Prefers high cards."""

        def score_moves(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
            """Return the numbers of the cards."""
            return [float(move) for move in moves]

    state = GAME.begin(3, 1)
    bot = GreedyBot(GAME, replace(HEURISTICS["land_unter"], prior=High()))
    chosen = bot.choose(GAME.view(state, 2), random_stream(1), FEW)
    assert chosen.move == max(state.hands[2])
    assert [stat.share for stat in chosen.stats] == [0.0] * 11 + [1.0]
