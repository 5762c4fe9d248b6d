"""Playouts of the moves of one decision in numbered worlds.

The same number is the same world with the same chance, whatever was asked before: so a review can be interrupted, a
single playout can be shown again with its events, and the same record always leads to the same review.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine.bots.bot import determinization_sampler, own_seat
from engine.bots.search import SURPRISE, SearchBot
from engine.coach.calibration import calibration_power_at_phase
from engine.core.game import AnyGame, Event, Log, View
from engine.core.heuristics import AnyHeuristics
from engine.core.rng import Random, random_stream


class World(NamedTuple):
    """A determinization of the decider's view, and the moves of all who decide at the same moment."""

    number: int
    state: Any
    chosen: Sequence[Any]
    """A move of each seat to move; that of the seat in question is replaced by the move tried."""


class Outlook(NamedTuple):
    """The result of a move in one world."""

    chances: Sequence[float]
    """The chances of victory, by seat."""
    ahead: float
    """The expected points of the seat in question beyond the mean of the others."""


class PlayoutLog(ABC):
    """A log that learns when the near horizon is past; subclasses say what to do with events."""

    is_soon = True

    @abstractmethod
    def __call__(self, state: Any, event: Event) -> None:
        """Take note of an event."""


class Playouts:
    """Playouts of moves for the seat whose view this is, as level 4 plays them; `seed` and `names` fix all chance.

    `known`: the true state, which takes the place of all states that fit the view; it is not changed.
    """

    def __init__(
        self,
        game: AnyGame,
        heuristics: AnyHeuristics,
        view: View,
        seed: int,
        *names: object,
        known: Any = None,
    ) -> None:
        self.game, self.view, self.seat = game, view, own_seat(view)
        self.bot = SearchBot(game, heuristics)
        self.draw = determinization_sampler(game, heuristics.belief, view) if known is None else lambda _rng: known
        self.seed, self.names, self.known = seed, names, known
        self.calibration, self.endgame = heuristics.calibration, heuristics.endgame
        self.foresight = heuristics.foresight
        self.outlooks_worked_out = dict[int, Mapping[Any, Outlook]]()

    @cached_property
    def all_worlds(self) -> Sequence[Any] | None:
        """All states that fit the view, each as probable as any other, if the endgame can be worked out; else None."""
        found = self.endgame.all_worlds(self.view) if self.endgame else None
        return [self.known] if found and self.known is not None else found

    @property
    def world_count(self) -> int | None:
        """How many worlds are all there are, each as probable as any other; None if worlds are drawn, without end.

        Worlds of higher numbers repeat them. In each, `play_out` without a log returns an exact mean over what others
        may do, if they move as assumed (`Endgame.expected_values`).
        """
        return len(self.all_worlds) if self.all_worlds else None

    @cached_property
    def calibration_power(self) -> float:
        """The power by which chances are calibrated here; phase and number of players are the same in all worlds."""
        state = self.draw_world(0).state
        return calibration_power_at_phase(self.calibration.get(state.players), self.bot.evaluator.phase_index(state))

    def moves_with_information_costs(self, state: Any) -> tuple[Sequence[Any], Sequence[float]]:
        """Return the moves worth comparing and the information cost of each; `state`: of any world."""
        found = self.bot.new_comparison(self.view, self.bot.candidate_moves(state, self.seat))
        return found.moves, found.costs

    def information_cost(self, move: Any) -> float:
        """Return a move's information cost (`Belief.information_costs`); 0 without a belief."""
        belief = self.bot.belief
        return belief.information_costs(self.view, [move])[0] if belief else 0.0

    def certain_share(self, move: Any = None) -> float | None:
        """Return the seat's share of the victory, after a move if one is given, where that is certain; else None."""
        return self.foresight.certain_share(self.view, move) if self.foresight else None

    def random_stream_for_purpose(self, number: int, purpose: str) -> Random:
        """Return the random stream of one purpose in the world of this number."""
        return random_stream(self.seed, *self.names, number, purpose)

    def draw_world(self, number: int) -> World:
        """Draw the world of this number, from 0: always the same one, with guesses at simultaneous moves."""
        rng = self.random_stream_for_purpose(number, "world")
        state = self.all_worlds[number % len(self.all_worlds)] if self.all_worlds else self.draw(rng)
        decision = self.game.decision(state)
        assert decision is not None, "the view is that of a decision"
        several = len(decision.seats) > 1
        return World(number, state, self.bot.guess_moves(state, decision.seats, rng) if several else [None])

    @property
    def kind_of_decision(self) -> str:
        """`Decision.kind`: outcomes may belong to one kind alone, as a vote is explained otherwise than a tile."""
        decision = self.game.decision(self.draw_world(0).state)
        assert decision is not None, "the view is that of a decision"
        return decision.kind

    def play_out(self, world: World, move: Any, log: Log[Any] | None = None) -> Outlook:
        """Return what a move of the seat leads to in this world; a `PlayoutLog` learns where the near horizon is.

        Where the endgame can be worked out, it is what the move leads to on average; with a log, what happens once.
        """
        if log is None and self.all_worlds:
            return self.outlook_worked_out(world.number % len(self.all_worlds), move)
        state, rng = world.state.clone(), self.random_stream_for_purpose(world.number, "playout")
        horizons, near = self.bot.weighted_horizons(state), self.bot.evaluator.near_horizon(state)
        self.make_moves(state, self.move_of_each_deciding_seat(world, move), log)
        if isinstance(log, PlayoutLog):
            self.play_on_until_phase(state, near, rng, log)
            log.is_soon = False
        values = []
        for until, weight in horizons:
            self.play_on_until_phase(state, until, rng, log)
            values.append((weight, self.bot.evaluator.evaluate(state)))
        return self.mean_outlook_of_horizons(values)

    def outlook_worked_out(self, number: int, move: Any) -> Outlook:
        """Return the mean of what a move of the seat leads to in one of all worlds, worked out only once."""
        assert self.endgame is not None
        assert self.all_worlds is not None
        if number not in self.outlooks_worked_out:
            state = self.all_worlds[number]
            moves = self.game.legal_moves(state, self.seat)
            found = self.endgame.expected_values(state, self.seat, moves, SURPRISE)
            outlooks = [self.mean_outlook_of_horizons([(1.0, values)]) for values in found]
            self.outlooks_worked_out[number] = dict(zip(moves, outlooks, strict=True))
        return self.outlooks_worked_out[number][move]

    def move_of_each_deciding_seat(self, world: World, move: Any) -> list[Any]:
        """Return the moves of all seats that decide now, with this one for the seat in question."""
        decision = self.game.decision(world.state)
        seats = decision.seats if decision else ()
        return [move if seat == self.seat else other for seat, other in zip(seats, world.chosen, strict=True)]

    def play_on_until_phase(self, state: Any, until: int, rng: Random, log: Log[Any] | None) -> None:
        """Play on by the rollout policy to a phase index or the end of the game."""
        evaluator, rollout = self.bot.evaluator, self.bot.rollout
        while evaluator.phase_index(state) < until and (moves := rollout.choose_move_for_each_seat(state, rng)):
            self.make_moves(state, moves, log)

    def make_moves(self, state: Any, moves: Sequence[Any], log: Log[Any] | None) -> None:
        """Make one move for each seat of the decision, in its order."""
        if log is None:
            self.game.apply_moves(state, moves)
            return
        decision = self.game.decision(state)
        for seat, move in zip(decision.seats if decision else (), moves, strict=True):
            self.game.apply_move(state, seat, move, log)

    def mean_outlook_of_horizons(
        self, values: Sequence[tuple[float, tuple[Sequence[float], Sequence[float]]]]
    ) -> Outlook:
        """Return the weighted mean of what the evaluator said at each horizon."""
        chances = [0.0] * len(values[0][1][0])
        ahead = 0.0
        for weight, (each, points) in values:
            chances = [sum_ + weight * chance for sum_, chance in zip(chances, each, strict=True)]
            own = points[self.seat]
            ahead += weight * (own - (sum(points) - own) / (len(points) - 1))
        return Outlook(chances, ahead)


class GoalPlayouts(Playouts):
    """Playouts until the goal of a mini-game is reached or missed; the chance given is that of reaching it.

    `reached`: a function of a state that returns whether the goal is reached, None while that is open, as it is before
    the move.
    """

    def __init__(
        self,
        game: AnyGame,
        heuristics: AnyHeuristics,
        view: View,
        seed: int,
        *names: object,
        reached: Callable[[Any], bool | None],
        known: Any = None,
    ) -> None:
        super().__init__(game, heuristics, view, seed, *names, known=known)
        self.reached, self.endgame = reached, None

    @property
    def calibration_power(self) -> float:
        """1.0: chances of a goal are taken as they are estimated, since no calibration was measured."""
        return 1.0

    def moves_with_information_costs(self, state: Any) -> tuple[Sequence[Any], Sequence[float]]:
        """Return all legal moves: one that is good for winning may be bad for the goal."""
        moves = self.game.legal_moves(state, self.seat)
        return moves, [0.0] * len(moves)

    def information_cost(self, move: Any) -> float:
        """Return 0: what a move reveals hardly matters for a goal near at hand."""
        return 0.0

    def certain_share(self, move: Any = None) -> float | None:
        """Return None: what is certain of the victory says nothing of the goal."""
        return None

    def play_out(self, world: World, move: Any, log: Log[Any] | None = None) -> Outlook:
        """Return whether the goal is reached after a move of the seat in this world; the log as for any playout."""
        state, rng = world.state.clone(), self.random_stream_for_purpose(world.number, "playout")
        near = self.bot.evaluator.near_horizon(state)
        self.make_moves(state, self.move_of_each_deciding_seat(world, move), log)
        while (reached := self.reached(state)) is None:
            if isinstance(log, PlayoutLog):
                log.is_soon = self.bot.evaluator.phase_index(state) < near
            self.make_moves(state, self.bot.rollout.choose_move_for_each_seat(state, rng), log)
        others = (1.0 - reached) / (state.players - 1)
        return Outlook([float(reached) if seat == self.seat else others for seat in range(state.players)], 0.0)
