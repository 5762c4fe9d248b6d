"""Every bot plays legally by its view alone, the same way from the same stream, and can be hurried."""

from typing import Any

import pytest

from engine.bots import BOTS, Bot, Budget
from engine.bots.greedy import GreedyBot
from engine.bots.random import RandomBot
from engine.bots.sampling import SamplingBot
from engine.bots.search import Bandit, SearchBot, choice
from engine.core.record import AnyGame
from engine.core.rng import stream
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.view import View
from engine.games.vineta.rules.game import GAME as VINETA

FEW = Budget(iterations=24)
FEWER = Budget(iterations=3)
"""Where all moves are tried in every world."""
TABLES = [
    (game, players, options)
    for game, all_options in (
        (GAME, ({}, {"play": "open"}, {"redrown": "off"}, {"split_tie": "literal", "redrown": "once"})),
        (DRUNTER_DRUEBER, ({}, {"goals": "two"}, {"goals": "two", "bridges": "several"})),
        (VINETA, ({}, {"houses": "drawn"})),
    )
    for players in game.seats
    for options in all_options
]
EVERY_GAME = pytest.mark.parametrize("game", [GAME, DRUNTER_DRUEBER, VINETA], ids=lambda game: game.key)
EVERY_BOT = pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.key)


def midway(game: AnyGame, players: int, options: dict[str, str], moves: int, seed: int = 7) -> Any:
    """Return a state some random moves into a game."""
    state, rng = game.begin(players, seed, options), stream(seed, "walk")
    for _ in range(moves):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        legal = game.legal(state, seat)
        game.play(state, seat, legal[int(rng.random() * len(legal))])
    return state


def test_the_levels_are_these() -> None:
    assert {level: bot.key for level, bot in BOTS.items()} == {1: "random", 2: "greedy", 3: "sampling", 4: "search"}
    assert list(BOTS.values()) == [RandomBot, GreedyBot, SamplingBot, SearchBot]
    assert all(bot.level == level for level, bot in BOTS.items())


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@EVERY_BOT
def test_a_bot_plays_legally(bot: type[Bot], game: AnyGame, players: int, options: dict[str, str]) -> None:
    for moves in (0, 1, 2 * players, 12 * players + 1):
        state = midway(game, players, options, moves)
        decision = game.decision(state)
        for seat in decision.seats if decision else ():
            chosen = bot(game).choose(game.view(state, seat), stream(1, seat), FEWER if game is VINETA else FEW)
            game.verify(state, seat, chosen.move)
            considered, legal = [stat.move for stat in chosen.stats], game.legal(state, seat)
            assert considered == [move for move in legal if move in considered]
            assert chosen.move in considered
            assert sum(stat.share for stat in chosen.stats) == pytest.approx(1)


@EVERY_GAME
@EVERY_BOT
def test_the_same_view_and_stream_lead_to_the_same_choice(bot: type[Bot], game: AnyGame) -> None:
    view = game.view(state := midway(game, 4, {}, 9), owing(game, state))
    assert bot(game).choose(view, stream(5), FEW) == bot(game).choose(view, stream(5), FEW)


@EVERY_GAME
@EVERY_BOT
def test_what_a_seat_cannot_know_changes_nothing(bot: type[Bot], game: AnyGame) -> None:
    state = midway(game, 4, {}, 12)
    seat = owing(game, state)
    view = game.view(state, seat)
    other = game.sampler(view)(stream(99))
    assert other != state
    assert bot(game).choose(game.view(other, seat), stream(5), FEW) == bot(game).choose(view, stream(5), FEW)


@EVERY_GAME
@EVERY_BOT
def test_a_hurried_bot_has_a_legal_move_from_its_first_thought_on(bot: type[Bot], game: AnyGame) -> None:
    state = midway(game, 4, {}, 8)
    seat = owing(game, state)
    thoughts = bot(game).think(game.view(state, seat), stream(2), FEW)
    first = next(thoughts)
    assert 0 < first.done <= 1
    game.verify(state, seat, first.choice.move)
    assert [first, *thoughts][-1].done == 1


def owing(game: AnyGame, state: Any) -> int:
    """Return the last seat that owes a move."""
    decision = game.decision(state)
    assert decision is not None
    return decision.seats[-1]


@EVERY_BOT
def test_a_bot_needs_a_seat(bot: type[Bot]) -> None:
    view: View = GAME.view(GAME.begin(3, 1), None)
    with pytest.raises(ValueError, match="view of a seat"):
        bot(GAME).choose(view, stream(1), FEW)


def test_search_counts_every_iteration_once() -> None:
    chosen = SearchBot(GAME).choose(GAME.view(GAME.begin(4, 2), 0), stream(1), FEW)
    assert sum(stat.visits for stat in chosen.stats) == FEW.iterations


def test_search_leaves_poor_moves_alone_and_mixes_good_ones() -> None:
    bandit = Bandit()
    for move, times in ((1, 10), (2, 8), (3, 2)):
        for _ in range(times):
            bandit.learn(move, 0.5)
    assert [stat.share for stat in choice([1, 2, 3], bandit, 0.0).stats] == pytest.approx([10 / 18, 8 / 18, 0])
    assert {choice([1, 2, 3], bandit, luck / 10).move for luck in range(10)} == {1, 2}


def test_a_bandit_prefers_what_went_well() -> None:
    bandit = Bandit()
    for _ in range(200):
        move = bandit.pick([1, 2], [0.0, 0.0])
        bandit.learn(move, 0.9 if move == 2 else 0.1)
    assert bandit.visits[2] > 3 * bandit.visits[1]


def test_memory_knows_a_hand_it_has_held() -> None:
    state = GAME.begin(3, 4, position={"stage": 1, "tides": [1, 12]})
    left_hand = frozenset(state.sets[state.set_of(1)])
    assert GAME.view(state, 0).known[state.set_of(1)] == left_hand


def test_what_a_move_gives_away_is_taken_off() -> None:
    bandit = Bandit({1: 0.25})
    bandit.learn(1, 0.75)
    bandit.learn(2, 0.75)
    assert bandit.sums == {1: 0.5, 2: 0.75}


def test_looks_are_averaged_over_the_worlds() -> None:
    bandit = Bandit()
    assert [bandit.look("a", look) for look in (1.0, 3.0, 2.0)] == [1.0, 2.0, 2.0]


def test_of_the_many_ways_to_vote_a_few_are_considered() -> None:
    state = DRUNTER_DRUEBER.begin(3, 1, position={"laid": ["0:w1-3e"], "turn": 0, "tiles": [[1] * 9] * 3})
    DRUNTER_DRUEBER.play(state, 0, "w1-3s")
    view = DRUNTER_DRUEBER.view(state, 1)
    for level in (2, 3, 4):
        stats = BOTS[level](DRUNTER_DRUEBER).choose(view, stream(1), FEW).stats
        assert len(stats) == 17
        assert {"?", "ja", "neee", "ne+nee+neee+jein"} <= {stat.move for stat in stats}
    assert len(BOTS[1](DRUNTER_DRUEBER).choose(view, stream(1), FEW).stats) == 255


def test_abreast_all_moves_are_tried_in_every_world() -> None:
    state = midway(VINETA, 3, {"houses": "drawn"}, 0)
    chosen = SearchBot(VINETA).choose(VINETA.view(state, 0), stream(1), Budget(iterations=5))
    assert {stat.visits for stat in chosen.stats} == {5}


def test_a_playout_may_count_by_what_it_changes() -> None:
    state = midway(VINETA, 3, {"houses": "drawn"}, 9)
    assert VINETA.heuristics.baseline(state) == VINETA.heuristics.evaluate(state)
    assert GAME.heuristics.baseline(GAME.begin(3, 1)) is None
