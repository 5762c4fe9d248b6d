"""Every bot plays legally by its view alone, the same way from the same stream, and can be hurried."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.bots import BOTS, Bot, Budget, GreedyBot, RandomBot, SamplingBot, SearchBot
from engine.bots.search import Bandit, final_choice
from engine.core.game import Seat
from engine.core.heuristics import Prior, RolloutPolicy, SearchConfig
from engine.core.record import AnyGame
from engine.core.rng import Random, stream
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.view import View
from engine.games.registry import HEURISTICS
from engine.games.vineta.rules.game import GAME as VINETA
from tests.bots.positions import EVERY_BOT, EVERY_GAME, FEW, FEWER, TABLES, made, midway, owing


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
            chosen = made(bot, game).choose(game.view(state, seat), stream(1, seat), FEWER if game is VINETA else FEW)
            game.verify(state, seat, chosen.move)
            considered, legal = [stat.move for stat in chosen.stats], game.legal(state, seat)
            assert considered == [move for move in legal if move in considered]
            assert chosen.move in considered
            assert sum(stat.share for stat in chosen.stats) == pytest.approx(1)


@EVERY_GAME
@EVERY_BOT
def test_the_same_view_and_stream_lead_to_the_same_choice(bot: type[Bot], game: AnyGame) -> None:
    view = game.view(state := midway(game, 4, {}, 9), owing(game, state))
    assert made(bot, game).choose(view, stream(5), FEW) == made(bot, game).choose(view, stream(5), FEW)


@EVERY_GAME
@EVERY_BOT
def test_what_a_seat_cannot_know_changes_nothing(bot: type[Bot], game: AnyGame) -> None:
    state = midway(game, 4, {}, 12)
    seat = owing(game, state)
    view = game.view(state, seat)
    other = game.sampler(view)(stream(99))
    assert other != state
    assert made(bot, game).choose(game.view(other, seat), stream(5), FEW) == made(bot, game).choose(
        view, stream(5), FEW
    )


@EVERY_GAME
@EVERY_BOT
def test_a_hurried_bot_has_a_legal_move_from_its_first_report_on(bot: type[Bot], game: AnyGame) -> None:
    state = midway(game, 4, {}, 8)
    seat = owing(game, state)
    reports = made(bot, game).think(game.view(state, seat), stream(2), FEW)
    first = next(reports)
    assert 0 < first.done <= 1
    game.verify(state, seat, first.choice.move)
    assert [first, *reports][-1].done == 1


@EVERY_BOT
def test_a_bot_needs_a_seat(bot: type[Bot]) -> None:
    view: View = GAME.view(GAME.begin(3, 1), None)
    with pytest.raises(ValueError, match="view of a seat"):
        made(bot, GAME).choose(view, stream(1), FEW)


def test_search_counts_every_iteration_once() -> None:
    chosen = made(SearchBot, GAME).choose(GAME.view(GAME.begin(4, 2), 0), stream(1), FEW)
    assert sum(stat.visits for stat in chosen.stats) == FEW.iterations


def test_search_leaves_poor_moves_alone_and_mixes_good_ones() -> None:
    bandit = Bandit(SearchConfig())
    for move, times in ((1, 10), (2, 8), (3, 2)):
        for _ in range(times):
            bandit.learn(move, 0.5)
    assert [stat.share for stat in final_choice([1, 2, 3], bandit, 0.0).stats] == pytest.approx([10 / 18, 8 / 18, 0])
    assert {final_choice([1, 2, 3], bandit, luck / 10).move for luck in range(10)} == {1, 2}


def test_a_bandit_prefers_what_went_well() -> None:
    bandit = Bandit(SearchConfig())
    for _ in range(200):
        move = bandit.pick([1, 2], [0.0, 0.0])
        bandit.learn(move, 0.9 if move == 2 else 0.1)
    assert bandit.visits[2] > 3 * bandit.visits[1]


def test_a_view_knows_a_hand_that_its_seat_has_held() -> None:
    state = GAME.begin(3, 4, position={"stage": 1, "tides": [1, 12]})
    left_hand = frozenset(state.sets[state.set_of(1)])
    assert GAME.view(state, 0).known[state.set_of(1)] == left_hand


def test_the_information_cost_is_taken_off() -> None:
    bandit = Bandit(SearchConfig(), {1: 0.25})
    bandit.learn(1, 0.75)
    bandit.learn(2, 0.75)
    assert bandit.sums == {1: 0.5, 2: 0.75}


def test_prior_scores_are_averaged_over_determinizations() -> None:
    bandit = Bandit(SearchConfig())
    assert [bandit.note("a", score) for score in (1.0, 3.0, 2.0)] == [1.0, 2.0, 2.0]


def test_of_the_many_ways_to_vote_a_few_are_considered() -> None:
    state = DRUNTER_DRUEBER.begin(3, 1, position={"laid": ["0:w1-3e"], "turn": 0, "tiles": [[1] * 9] * 3})
    DRUNTER_DRUEBER.play(state, 0, "w1-3s")
    view = DRUNTER_DRUEBER.view(state, 1)
    for level in (2, 3, 4):
        stats = made(BOTS[level], DRUNTER_DRUEBER).choose(view, stream(1), FEW).stats
        assert len(stats) == 17
        assert {"?", "ja", "neee", "ne+nee+neee+jein"} <= {stat.move for stat in stats}
    assert len(made(RandomBot, DRUNTER_DRUEBER).choose(view, stream(1), FEW).stats) == 255


def test_with_common_random_numbers_all_moves_are_tried_in_every_determinization() -> None:
    state = midway(VINETA, 3, {"houses": "drawn"}, 0)
    chosen = made(SearchBot, VINETA).choose(VINETA.view(state, 0), stream(1), Budget(iterations=5))
    assert {stat.visits for stat in chosen.stats} == {5}


def test_a_rollout_may_count_by_what_it_changes() -> None:
    state = midway(VINETA, 3, {"houses": "drawn"}, 9)
    assert HEURISTICS["vineta"].evaluator.baseline(state) == HEURISTICS["vineta"].evaluator.evaluate(state)
    assert HEURISTICS["land_unter"].evaluator.baseline(GAME.begin(3, 1)) is None


class Watched(RolloutPolicy[Any, Any]):
    """A rollout policy that notes the next random number at the beginning of each rollout."""

    def __init__(self, policy: RolloutPolicy[Any, Any]) -> None:
        self.policy = policy
        self.states: list[Any] = []
        self.first: list[float] = []

    def moves(self, state: Any, rng: Random) -> list[Any]:
        """Note the next random number, once for each rollout."""
        if not any(state is seen for seen in self.states):
            self.states.append(state)
            numbers = rng.getstate()
            self.first.append(rng.random())
            rng.setstate(numbers)
        return self.policy.moves(state, rng)


@pytest.mark.parametrize("common", [True, False])
def test_common_random_numbers_are_the_same_for_every_move_and_fresh_for_every_determinization(common: bool) -> None:
    heuristics = HEURISTICS["vineta"]
    watched = Watched(heuristics.rollout)
    config = replace(heuristics.search, common_random_numbers=common)
    bot = SearchBot(VINETA, replace(heuristics, rollout=watched, search=config))
    view = VINETA.view(midway(VINETA, 3, {"houses": "drawn"}, 0), 0)
    moves = len(bot.choose(view, stream(1), Budget(iterations=3)).stats)
    assert moves > 1
    # One after another, each determinization has as many rollouts as the searcher has moves, or one.
    each = moves if common else 1
    assert len(watched.first) == 3 * each
    assert [len(set(watched.first[at : at + each])) for at in range(0, 3 * each, each)] == [1, 1, 1]
    assert len(set(watched.first)) == 3


class First(RolloutPolicy[Any, Any]):
    """A rollout policy that always plays the first legal move."""

    def moves(self, state: Any, rng: Random) -> list[Any]:
        """Return everybody's first move."""
        return [legal[0] for legal in GAME.offers(state)]


def test_the_sampling_bot_takes_half_of_the_others_moves_from_the_rollout_policy() -> None:
    heuristics = HEURISTICS["land_unter"]
    bot = SamplingBot(GAME, heuristics.prior, First(), heuristics.evaluator, None, 8)
    state, rng = GAME.begin(3, 1), stream(1)
    guesses = [bot.guess(state, (0, 1, 2), rng)[1] for _ in range(600)]
    hand = state.hands[1]
    # Half by the policy, and a twelfth of the other half by chance.
    assert guesses.count(hand[0]) / 600 == pytest.approx(0.5 + 0.5 / 12, abs=0.06)
    assert set(guesses) == set(hand)


def test_the_sampling_bot_stops_when_it_has_enough_determinizations() -> None:
    view = GAME.view(GAME.begin(3, 1), 0)
    for asked, done in ((8, 8), (None, 48), (99, 48)):
        chosen = made(SamplingBot, GAME).choose(view, stream(1), Budget(asked))
        assert {stat.visits for stat in chosen.stats} == {done}


def test_a_greedy_bot_plays_the_highest_prior() -> None:
    class High(Prior[Any, Any]):
        """Prefers high cards."""

        def scores(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
            """Return the numbers of the cards."""
            return [float(move) for move in moves]

    state = GAME.begin(3, 1)
    chosen = GreedyBot(GAME, High()).choose(GAME.view(state, 2), stream(1), FEW)
    assert chosen.move == max(state.hands[2])
    assert [stat.value for stat in chosen.stats] == state.hands[2]
