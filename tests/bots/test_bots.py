"""Every bot plays legally by its view alone, the same way from the same stream, and can be hurried."""

from typing import Any

import pytest

from engine.bots import BOTS, Bot, Budget
from engine.bots.chance import RandomBot
from engine.bots.memory import MemoryBot
from engine.bots.search import Bandit, SearchBot, choice
from engine.bots.sight import SightBot
from engine.core.nature import stream
from engine.land_unter import GAME
from engine.land_unter.view import View

FEW = Budget(iterations=24)
TABLES = [
    (players, options)
    for players in GAME.seats
    for options in ({}, {"play": "open"}, {"redrown": "off"}, {"split_tie": "literal", "redrown": "once"})
]


def midway(players: int, options: dict[str, str], moves: int, seed: int = 7) -> Any:
    """Return a state some random moves into a game."""
    state, rng = GAME.begin(players, seed, options), stream(seed, "walk")
    for _ in range(moves):
        decision = GAME.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        legal = GAME.legal(state, seat)
        GAME.play(state, seat, legal[int(rng.random() * len(legal))])
    return state


def test_the_levels_are_these() -> None:
    assert {level: bot.key for level, bot in BOTS.items()} == {1: "random", 2: "sight", 3: "memory", 4: "search"}
    assert list(BOTS.values()) == [RandomBot, SightBot, MemoryBot, SearchBot]
    assert all(bot.level == level for level, bot in BOTS.items())


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.key)
def test_a_bot_plays_legally(bot: type[Bot], players: int, options: dict[str, str]) -> None:
    for moves in (0, 1, 2 * players, 12 * players + 1):
        state = midway(players, options, moves)
        decision = GAME.decision(state)
        assert decision is not None
        for seat in decision.seats:
            chosen = bot(GAME).choose(GAME.view(state, seat), stream(1, seat), FEW)
            GAME.verify(state, seat, chosen.move)
            assert [stat.move for stat in chosen.stats] == list(GAME.legal(state, seat))
            assert sum(stat.share for stat in chosen.stats) == pytest.approx(1)


@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.key)
def test_the_same_view_and_stream_lead_to_the_same_choice(bot: type[Bot]) -> None:
    view = GAME.view(midway(4, {}, 9), 3)
    assert bot(GAME).choose(view, stream(5), FEW) == bot(GAME).choose(view, stream(5), FEW)


@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.key)
def test_what_a_seat_cannot_know_changes_nothing(bot: type[Bot]) -> None:
    state = midway(4, {}, 12)
    view = GAME.view(state, 0)
    other = GAME.sampler(view)(stream(99))
    assert other != state
    assert bot(GAME).choose(GAME.view(other, 0), stream(5), FEW) == bot(GAME).choose(view, stream(5), FEW)


@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.key)
def test_a_hurried_bot_has_a_legal_move_from_its_first_thought_on(bot: type[Bot]) -> None:
    state = midway(4, {}, 8)
    thoughts = bot(GAME).think(GAME.view(state, 1), stream(2), FEW)
    first = next(thoughts)
    assert 0 < first.done <= 1
    GAME.verify(state, 1, first.choice.move)
    assert [first, *thoughts][-1].done == 1


@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.key)
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
