"""The search: bandits, bounds, budgets, rollouts that end, and what is drawn by belief."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, log
from typing import Any

import pytest

from engine.bots import BOTS, Budget, RandomBot, SamplingBot, SearchBot
from engine.bots.bot import Clock, best
from engine.bots.search import Bandit, final_choice
from engine.core.game import Seat
from engine.core.heuristics import Evaluator, Prior, SearchConfig
from engine.core.rng import Random, stream
from engine.games.drunter_drueber.heuristics import DrunterDrueberEvaluator
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.registry import HEURISTICS
from tests.bots.positions import FEW, made, midway, owing


def test_each_secret_of_a_rival_has_a_bandit_of_its_own() -> None:
    bot = SearchBot(DRUNTER_DRUEBER, HEURISTICS["drunter_drueber"])
    state = DRUNTER_DRUEBER.begin(3, 1, position={"laid": ["0:w1-3e"], "turn": 0, "tiles": [[1] * 9] * 3})
    DRUNTER_DRUEBER.play(state, 0, "w1-3s")
    bandits: dict[tuple[Seat, object], Bandit] = {}
    for targets in (state.targets, state.targets[::-1]):
        world = state.clone()
        world.targets, world.main = targets, tuple(target for (target,) in targets)
        bot.iterate(world, 1, bandits, stream(1))
    assert {seat for seat, _ in bandits} == {0, 1, 2}
    assert sorted(bandit.tries for bandit in bandits.values()) == [1, 1, 1, 1, 2], "seat 1 has the same card both times"


def test_bounds_grow_with_prior_value_and_rare_visits() -> None:
    bandit = Bandit(SearchConfig(first_play_urgency=7.0))
    moves, averages = [1, 2, 3, 4], [0.0, -1.0, 0.0, 0.0]
    for move in moves:
        bandit.note(move, 0.0)
    assert bandit.bounds(moves, averages) == [7.0, 5.0, 7.0, 7.0]
    for move, value, times in ((1, 1.0, 4), (2, 1.0, 4), (3, 0.0, 4), (4, 1.0, 2)):
        for _ in range(times):
            bandit.learn(move, value)
    bandit.offered = dict.fromkeys(moves, 14)
    good, disliked, bad, rare = bandit.bounds(moves, averages)
    mean, spread = bandit.scale()
    assert (mean, spread) == pytest.approx((10 / 14, (10 / 14 - (10 / 14) ** 2) ** 0.5))
    assert good == pytest.approx((1 - mean) / spread + (log(14) / 4) ** 0.5)
    assert good - disliked == pytest.approx(2.0 / 5)
    assert good - bad == pytest.approx(1 / spread)
    assert rare - good == pytest.approx((log(14) / 2) ** 0.5 - (log(14) / 4) ** 0.5)


def test_a_prior_that_counts_as_visits_gives_way_to_real_ones() -> None:
    bandit = Bandit(SearchConfig(prior_weight=2.0, prior_scale=0.5, progressive_bias=0.0))
    for move, score in ((1, 4.0), (2, 0.0)):
        bandit.note(move, score)
    assert bandit.estimates([1, 2]) == [2.0, 0.0]
    assert bandit.bounds([1, 2], [4.0, 0.0]) == pytest.approx([2 + (log(2) / 2) ** 0.5, (log(2) / 2) ** 0.5])
    for move in (1, 1, 2, 2):
        bandit.learn(move, 0.25 if move == 1 else 0.75)
    # Mean 0.5, deviation 0.25, average prior 2 points or 1 SD: half of each estimate is prior, half value.
    assert bandit.estimates([1, 2]) == pytest.approx([(1 - 1) / 2, (-1 + 1) / 2])
    bandit.learn(1, 0.25)
    assert bandit.estimates([1, 2])[0] < bandit.estimates([1, 2])[1]


def test_the_final_choice_by_estimate_leaves_far_worse_moves_out() -> None:
    bandit = Bandit(SearchConfig(prior_weight=1.0, temperature=0.1, prior_scale=1.0))
    for move, score in ((1, 0.0), (2, -0.2), (3, -0.4)):
        bandit.note(move, score)
    shares = [stat.share for stat in final_choice([1, 2, 3], bandit, 0.0).stats]
    assert shares == pytest.approx([1 / (1 + exp(-2)), exp(-2) / (1 + exp(-2)), 0])


def test_the_budget_counts_iterations_and_own_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 0.25, 9.0, 9.5])
    monkeypatch.setattr("engine.bots.bot.now", lambda: next(times))
    done: list[int] = []
    clock = Clock(Budget(iterations=10, seconds=1.0))
    assert clock.slice(3, lambda: done.append(1)) == pytest.approx(0.3)
    # The pause between slices does not count: 0.75 of a second is used, and 5 of 10 iterations.
    assert clock.slice(2, lambda: done.append(1)) == pytest.approx(0.75)
    assert len(done) == clock.used == 5


@pytest.mark.parametrize("turns", [0, 598, 599, 600, 900])
def test_a_rollout_ends_however_many_turns_are_said_to_be_over(turns: int) -> None:
    tiles = [[0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0, 0]]
    position = {"laid": ["0:w1-3e"], "turn": 0, "turns": turns, "tiles": tiles, "targets": [["K"], ["S"]]}
    state = DRUNTER_DRUEBER.begin(2, 1, position=position)
    chosen = made(SearchBot, DRUNTER_DRUEBER).choose(DRUNTER_DRUEBER.view(state, 0), stream(1), FEW)
    DRUNTER_DRUEBER.verify(state, 0, chosen.move)
    evaluator, horizon = HEURISTICS["drunter_drueber"].evaluator, 0
    while DRUNTER_DRUEBER.decision(state):
        horizon = max(horizon, evaluator.rollout_horizon(state))
        DRUNTER_DRUEBER.apply_all(state, [legal[0] for legal in DRUNTER_DRUEBER.offers(state)])
    assert evaluator.phase_index(state) >= horizon


def test_a_rollout_ends_with_the_game_whatever_its_phase_index_says() -> None:
    asked = []

    class Endless(DrunterDrueberEvaluator):
        """Never reaches its horizon."""

        def phase_index(self, state: Any) -> int:
            """Return 0 always, but not for ever."""
            asked.append(state)
            assert len(asked) < 1000, "the rollout goes on"
            return 0

    bot = SearchBot(DRUNTER_DRUEBER, replace(HEURISTICS["drunter_drueber"], evaluator=Endless()))
    state = midway(DRUNTER_DRUEBER, 2, {}, 3)
    values = bot.play_on(state, [legal[0] for legal in DRUNTER_DRUEBER.offers(state)], 1, stream(1))
    assert DRUNTER_DRUEBER.result(state) is not None
    assert sum(values) == pytest.approx(1)


def test_a_rollout_reaches_its_horizon() -> None:
    heuristics = HEURISTICS["drunter_drueber"]
    state = midway(DRUNTER_DRUEBER, 3, {}, 3)
    until = heuristics.evaluator.rollout_horizon(state)
    moves = [legal[0] for legal in DRUNTER_DRUEBER.offers(state)]
    SearchBot(DRUNTER_DRUEBER, heuristics).play_on(state, moves, until, stream(1))
    assert heuristics.evaluator.phase_index(state) == until


SUM = sum(GAME.begin(3, 1).hands[2])


class CardPlayed(Evaluator[Any]):
    """Values of the state after one round: the number of the card that each seat has played, in hundredths."""

    def evaluate(self, state: Any) -> Sequence[float]:
        """Return the values of all seats, as if all had begun with the hand of seat 2."""
        return [(SUM - sum(hand)) / 100 for hand in state.hands]

    def evaluate_seat(self, state: Any, seat: Seat) -> float:
        """Return the value of one seat."""
        return self.evaluate(state)[seat]

    def phase_index(self, state: Any) -> int:
        """Return that it is time to evaluate."""
        return 1

    def rollout_horizon(self, state: Any) -> int:
        """Return the same."""
        return 1

    def baseline(self, state: Any) -> Sequence[float]:
        """Return another number for each seat."""
        return [0.5, 0.4, 0.3]


@pytest.mark.parametrize("common", [True, False])
def test_each_move_is_worth_what_it_changes_for_its_own_seat(common: bool) -> None:
    heuristics = replace(HEURISTICS["land_unter"], evaluator=CardPlayed())
    heuristics = replace(heuristics, search=replace(heuristics.search, common_random_numbers=common))
    state = GAME.begin(3, 1)
    view = GAME.view(state, 2)
    stats = SearchBot(GAME, heuristics).choose(view, stream(1), Budget(iterations=48)).stats
    tried = [stat for stat in stats if stat.visits]
    assert len(tried) > 4
    assert [stat.value for stat in tried] == pytest.approx([stat.move / 100 - 0.3 for stat in tried])
    chosen = SamplingBot.for_game(GAME, heuristics).choose(view, stream(1), Budget(iterations=2))
    assert [stat.value for stat in chosen.stats] == pytest.approx([stat.move / 100 for stat in chosen.stats])
    assert chosen.move == max(state.hands[2])


def test_the_search_first_tries_what_the_informed_prior_prefers() -> None:
    class Prefers(Prior[Any, Any]):
        """Prefers high cards, and with full information low ones."""

        def scores(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
            """Return the numbers of the cards."""
            return [float(move) for move in moves]

        def informed_scores(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
            """Return the opposite."""
            return [-float(move) for move in moves]

    state = GAME.begin(3, 1)
    bot = SearchBot(GAME, replace(HEURISTICS["land_unter"], prior=Prefers()))
    assert bot.choose(GAME.view(state, 0), stream(1), Budget(iterations=1)).move == min(state.hands[0])


class NotedBelief(DrunterDrueberBelief):
    """A belief that counts the determinizations drawn."""

    drawn = 0

    def sampler(self, view: Any) -> Callable[[Random], Any]:
        """Count each draw."""
        draw = super().sampler(view)

        def counted(rng: Random) -> Any:
            self.drawn += 1
            return draw(rng)

        return counted


@pytest.mark.parametrize("level", [3, 4])
def test_determinizations_are_drawn_by_belief(level: int) -> None:
    state, belief = midway(DRUNTER_DRUEBER, 3, {}, 0), NotedBelief()
    heuristics = replace(HEURISTICS["drunter_drueber"], belief=belief)
    view = DRUNTER_DRUEBER.view(state, owing(DRUNTER_DRUEBER, state))
    BOTS[level].for_game(DRUNTER_DRUEBER, heuristics).choose(view, stream(1), Budget(iterations=5))
    assert belief.drawn == 6, "one for the moves, and one for each iteration"


def test_the_random_bot_plays_any_move() -> None:
    state = GAME.begin(3, 1)
    view, rng = GAME.view(state, 1), stream(1)
    assert {RandomBot(GAME).choose(view, rng, FEW).move for _ in range(200)} == {*state.hands[1]}


def test_of_equals_the_first_is_best() -> None:
    assert best([0.0, 2.0, 2.0]) == 1
