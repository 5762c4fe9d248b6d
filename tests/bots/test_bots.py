"""Every bot plays legally by its view alone, the same way from the same stream, and can be hurried."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, log
from typing import Any

import pytest

from engine.bots import BOTS, Bot, Budget, GreedyBot, RandomBot, SamplingBot, SearchBot
from engine.bots.bot import Clock, best
from engine.bots.search import Bandit, final_choice
from engine.core.game import Seat
from engine.core.heuristics import Evaluator, Prior, RolloutPolicy, SearchConfig
from engine.core.record import AnyGame
from engine.core.rng import Random, stream
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief
from engine.games.drunter_drueber.heuristics.evaluator import DrunterDrueberEvaluator
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.view import View
from engine.games.registry import HEURISTICS
from engine.games.vineta.rules.game import GAME as VINETA

FEW = Budget(iterations=24)
FEWER = Budget(iterations=3)
"""Where all moves are tried in every determinization."""
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


def made(bot: type[Bot], game: AnyGame) -> Bot:
    """Return a bot of this kind with the game's own heuristics."""
    return bot.for_game(game, HEURISTICS[game.key])


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


def owing(game: AnyGame, state: Any) -> int:
    """Return the last seat that owes a move."""
    decision = game.decision(state)
    assert decision is not None
    return decision.seats[-1]


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
