"""The search: budgets, playouts that end, the same worlds for all candidates, and what is drawn by belief."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.bots import BOTS, Budget, Choice, RandomBot, SamplingBot, SearchBot
from engine.bots.bot import Clock
from engine.bots.comparison import LEAST_WORLDS, Comparison
from engine.bots.search import ComparingBot
from engine.core.game import AnyGame
from engine.core.heuristics import Evaluator, RolloutPolicy, Values, index_of_best
from engine.core.rng import Random, random_stream
from engine.games.drunter_drueber.heuristics import DrunterDrueberEvaluator
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief
from engine.games.drunter_drueber.heuristics.weights import WEIGHTS
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.registry import GAMES, HEURISTICS
from engine.games.vineta.rules.game import GAME as VINETA
from tests.bots.positions import EVERY_GAME, FEW, made, midway, owing, under_way


def test_the_budget_counts_iterations_and_own_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 0.25, 9.0, 9.5])
    monkeypatch.setattr("engine.bots.bot.clock_seconds", lambda: next(times))
    done: list[int] = []
    clock = Clock(Budget(iterations=10, seconds=1.0))
    assert clock.run_iterations(3, lambda: done.append(1)) == pytest.approx(0.3)
    # The pause between slices does not count: 0.75 of a second is used, and 5 of 10 iterations.
    assert clock.run_iterations(2, lambda: done.append(1)) == pytest.approx(0.75)
    assert len(done) == clock.used == 5


@pytest.mark.parametrize("turns", [0, 598, 599, 600, 900])
def test_a_rollout_ends_however_many_turns_are_said_to_be_over(turns: int) -> None:
    tiles = [[0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0, 0]]
    position = {"laid": ["0:w1-3e"], "turn": 0, "turns": turns, "tiles": tiles, "targets": [["K"], ["S"]]}
    state = DRUNTER_DRUEBER.begin(2, 1, position=position)
    chosen = made(SearchBot, DRUNTER_DRUEBER).choose(DRUNTER_DRUEBER.view(state, 0), random_stream(1), FEW)
    DRUNTER_DRUEBER.verify_move(state, 0, chosen.move)
    evaluator, horizon = HEURISTICS["drunter_drueber"].evaluator, 0
    while DRUNTER_DRUEBER.decision(state):
        horizon = max(horizon, evaluator.far_horizon(state))
        DRUNTER_DRUEBER.apply_moves(state, [legal[0] for legal in DRUNTER_DRUEBER.moves_by_seat(state)])
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

    heuristics = replace(HEURISTICS["drunter_drueber"], evaluator=Endless(WEIGHTS))
    bot = SearchBot(DRUNTER_DRUEBER, heuristics)
    state = midway(DRUNTER_DRUEBER, 2, {}, 3)
    bot.play_on_until_phase(state, 1, random_stream(1))
    assert DRUNTER_DRUEBER.result(state) is not None


@pytest.mark.parametrize("bot", [SearchBot, SamplingBot])
@EVERY_GAME
def test_a_playout_reaches_its_horizon(game: AnyGame, bot: type[ComparingBot]) -> None:
    asked: list[int] = []
    heuristics, state = HEURISTICS[game.key], under_way(game, 3, 4)
    horizon = heuristics.evaluator.far_horizon if bot.far else heuristics.evaluator.near_horizon
    until, phase_index = horizon(state), heuristics.evaluator.phase_index

    class Watched(Noted):
        """Notes where playouts end."""

        def evaluate(self, state: Any) -> Values:
            """Note the phase."""
            asked.append(phase_index(state))
            return [1 / state.players] * state.players, [0.0] * state.players

    evaluator = Watched(heuristics.evaluator)
    seat = owing(game, state)
    alone = replace(heuristics, evaluator=evaluator, near_weight=0.0)
    bot(game, alone).choose(game.view(state, seat), random_stream(1), Budget(iterations=2))
    assert asked
    assert min(asked) >= until
    assert until > phase_index(state)


@pytest.mark.parametrize(("level", "value"), [(3, 0.9), (4, 0.25 * 0.9 + 0.75 * 0.1)])
def test_level_4_counts_the_near_horizon_too_where_a_game_says_so(level: int, value: float) -> None:
    heuristics, state = HEURISTICS["vineta"], VINETA.begin(3, 1)
    near = heuristics.evaluator.phase_index(state) + 1

    class Steps(Noted):
        """Values near and far apart."""

        def near_horizon(self, state: Any) -> int:
            """Return the next phase."""
            return near

        def far_horizon(self, state: Any) -> int:
            """Return the one after it."""
            return near + 1

        def evaluate(self, state: Any) -> Values:
            """Return what tells the horizons apart."""
            chance = 0.9 if self.phase_index(state) == near else 0.1
            return [chance] * 3, [10 * chance] * 3

    mixed = replace(heuristics, evaluator=Steps(heuristics.evaluator), near_weight=0.25)
    bot, view = BOTS[level](VINETA, mixed), VINETA.view(state, owing(VINETA, state))
    stats = bot.choose(view, random_stream(1), Budget(iterations=2)).stats
    assert [stat.value for stat in stats] == pytest.approx([value] * 3)


class Noted(Evaluator[Any]):
    """Phases and horizons of another evaluator."""

    def __init__(self, inner: Evaluator[Any]) -> None:
        self.inner = inner

    def evaluate(self, state: Any) -> Values:
        """Return the values of the other one."""
        return self.inner.evaluate(state)

    def phase_index(self, state: Any) -> int:
        """Return the phase of the other one."""
        return self.inner.phase_index(state)

    def near_horizon(self, state: Any) -> int:
        """Return the near horizon of the other one."""
        return self.inner.near_horizon(state)

    def far_horizon(self, state: Any) -> int:
        """Return the far horizon of the other one."""
        return self.inner.far_horizon(state)


SUM = sum(GAME.begin(3, 1).hands[2])


class CardPlayed(Evaluator[Any]):
    """Values of the state after one round: the number of the card that each seat has played, in hundredths."""

    def evaluate(self, state: Any) -> Values:
        """Return the values of all seats, as if all had begun with the hand of seat 2."""
        return [(SUM - sum(hand)) / 100 for hand in state.hands], [float(sum(hand)) for hand in state.hands]

    def phase_index(self, state: Any) -> int:
        """Return that it is time to evaluate."""
        return 1

    def near_horizon(self, state: Any) -> int:
        """Return the same."""
        return 1


@pytest.mark.parametrize("level", [3, 4])
def test_each_move_is_worth_what_it_leads_to_for_its_own_seat(level: int) -> None:
    state = GAME.begin(3, 1)
    bot = BOTS[level](GAME, replace(HEURISTICS["land_unter"], evaluator=CardPlayed()))
    stats = bot.choose(GAME.view(state, 2), random_stream(1), Budget(iterations=6)).stats
    assert [stat.value for stat in stats] == pytest.approx([stat.move / 100 for stat in stats])
    assert [stat.worlds for stat in stats] == [6] * 12


def test_all_candidates_meet_the_same_others() -> None:
    heuristics = HEURISTICS["land_unter"]
    seen: list[tuple[object, ...]] = []

    class Watched(Noted):
        """Notes the others' cards of the first round."""

        def phase_index(self, state: Any) -> int:
            """Return that it is time to evaluate, once the round is over."""
            return int(state.round > 0)

        def far_horizon(self, state: Any) -> int:
            """Return the end of the round."""
            return 1

        def evaluate(self, state: Any) -> Values:
            """Note."""
            seen.append((tuple(state.hands[0]), tuple(state.hands[1])))
            return [1 / 3] * 3, [0.0] * 3

    bot = SearchBot(GAME, replace(heuristics, evaluator=Watched(heuristics.evaluator)))
    bot.choose(GAME.view(GAME.begin(3, 1), 2), random_stream(1), Budget(iterations=3))
    assert [len(set(seen[at : at + 12])) for at in (0, 12, 24)] == [1, 1, 1]
    assert len(set(seen)) == 3


class First(RolloutPolicy[Any, Any]):
    """A rollout policy that always plays the first legal move."""

    def choose_move_for_each_seat(self, state: Any, rng: Random) -> list[Any]:
        """Return everybody's first move."""
        return [legal[0] for legal in GAME.moves_by_seat(state)]


class Listening(First):
    """The same, and notes the first random number that it meets each time."""

    def __init__(self) -> None:
        self.met: list[float] = []

    def choose_move_for_each_seat(self, state: Any, rng: Random) -> list[Any]:
        """Note it, and return everybody's first move."""
        self.met.append(rng.random())
        return super().choose_move_for_each_seat(state, rng)


class SecondRound(CardPlayed):
    """The same after two rounds: the second one is played by the rollout policy, with random numbers."""

    def phase_index(self, state: Any) -> int:
        """Return how many rounds are over."""
        return int(state.round)

    def far_horizon(self, state: Any) -> int:
        """Return the end of the second round."""
        return 2


def test_all_candidates_meet_the_same_random_numbers() -> None:
    rollout = Listening()
    heuristics = replace(HEURISTICS["land_unter"], evaluator=SecondRound(), rollout=rollout)
    bot, view = SearchBot(GAME, heuristics), GAME.view(GAME.begin(3, 1), 2)
    bot.choose(view, random_stream(1), Budget(iterations=3))
    # In each world the others' moves are guessed once, then twelve candidates are played out.
    assert len(rollout.met) == 3 * 13
    candidates = [set(rollout.met[at + 1 : at + 13]) for at in (0, 13, 26)]
    assert [len(numbers) for numbers in candidates] == [1, 1, 1]
    assert len(set.union(*candidates)) == 3, "each world has other numbers"


def test_in_half_of_the_worlds_another_seat_makes_any_of_its_moves() -> None:
    bot = SearchBot(GAME, replace(HEURISTICS["land_unter"], rollout=First()))
    state, rng = GAME.begin(3, 1), random_stream(1)
    guesses = [bot.guess_moves(state, (0, 1, 2), rng)[1] for _ in range(600)]
    hand = state.hands[1]
    # Half by the policy, and a twelfth of the other half by chance.
    assert guesses.count(hand[0]) / 600 == pytest.approx(0.5 + 0.5 / 12, abs=0.06)
    assert {*guesses} == {*hand}


def test_where_one_seat_decides_nobody_else_is_guessed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "guess_moves", lambda *_: pytest.fail("it was not asked for"))
    state = DRUNTER_DRUEBER.begin(3, 1)
    seat = owing(DRUNTER_DRUEBER, state)
    made(SearchBot, DRUNTER_DRUEBER).choose(DRUNTER_DRUEBER.view(state, seat), random_stream(1), FEW)


@EVERY_GAME
def test_the_others_choose_by_what_they_know_themselves(game: AnyGame) -> None:
    """The rollout policy sees whole states: its moves must not depend on what its seat cannot know."""
    state = under_way(game, 4, 8)
    decision, rollout = game.decision(state), HEURISTICS[game.key].rollout
    assert decision
    # The first seat is asked first: no other one's choice moves the random numbers that it meets.
    seat = decision.seats[0]
    other = game.sampler(game.view(state, seat))(random_stream(3))
    assert other != state
    first, second = (
        [rollout.choose_move_for_each_seat(each, random_stream(n))[0] for n in range(20)] for each in (state, other)
    )
    assert first == second


def test_who_looks_far_is_the_search_and_who_looks_near_the_sampling_bot() -> None:
    for key, heuristics in HEURISTICS.items():
        near, far = SamplingBot(GAMES[key], heuristics), SearchBot(GAMES[key], heuristics)
        assert (near.far, far.far) == (False, True)
        assert (near.most, far.most) == (heuristics.near_worlds, heuristics.far_worlds)
        assert near.most < far.most


def test_thinking_ends_when_one_candidate_is_left() -> None:
    bot = SearchBot(GAME, replace(HEURISTICS["land_unter"], evaluator=CardPlayed()))
    state = GAME.begin(3, 1)
    stats = bot.choose(GAME.view(state, 2), random_stream(1), Budget(iterations=500)).stats
    assert {stat.worlds for stat in stats} == {LEAST_WORLDS}


@pytest.mark.parametrize(("play", "mixed"), [("hidden", True), ("open", False)])
def test_what_is_decided_in_secret_may_be_mixed_and_an_open_move_never_is(
    play: str, mixed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    choice = Comparison.best_choice

    def noted(self: Comparison, answers: Sequence[object] | None, luck: float) -> Choice:
        asked.append(answers is not None)
        return choice(self, answers, luck)

    monkeypatch.setattr(Comparison, "best_choice", noted)
    state = GAME.begin(3, 1, {"play": play})
    made(SearchBot, GAME).choose(GAME.view(state, owing(GAME, state)), random_stream(1), Budget(iterations=8))
    assert set(asked) == {mixed}


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
    BOTS[level](DRUNTER_DRUEBER, heuristics).choose(view, random_stream(1), Budget(iterations=5))
    assert belief.drawn == 6, "one for the moves, and one for each iteration"


def test_the_random_bot_plays_any_move() -> None:
    state = GAME.begin(3, 1)
    view, rng = GAME.view(state, 1), random_stream(1)
    assert {RandomBot(GAME).choose(view, rng, FEW).move for _ in range(200)} == {*state.hands[1]}


def test_of_equals_the_first_is_best() -> None:
    assert index_of_best([0.0, 2.0, 2.0]) == 1
