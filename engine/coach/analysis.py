"""What the moves of one decision lead to, compared world by world, and what the move that was made cost.

The cost is cross-fitted: the best move of one half of the worlds is compared with the move made in the other half. In
the worlds in which a move was found best it looks better than it is, since luck helped to find it. Constants were
chosen by hand (ADR 0025); `python -m engine coach` measures how many blunders they find and good moves they blame.
"""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from enum import Enum
from math import hypot
from typing import Any, Final

from engine.bots.comparison import Comparison, mean, standard_error
from engine.coach.calibration import Scale, calibrated_chances
from engine.coach.playouts import Playouts

MOST_SURE: Final = 99
"""In percent, the highest chance of victory that is stated: playouts against rules of thumb prove nothing."""
FIRST_WORLDS: Final = 32
"""The worlds in which every decision is examined; an even number, since they are halved."""
MOST_WORLDS: Final = 256
"""The most worlds in which a decision is examined, if its grade depends on them."""
NARROW_EVERY: Final = 8
"""First worlds between two rounds in which moves that are clearly behind are left out."""
DROP_ERRORS: Final = 3.0
"""In standard errors of the difference: a move that is further behind the best one is left out."""
PROVEN_ERRORS: Final = 2.0
"""In standard errors: a cost that is higher is proven, and counts."""


class Grade(Enum):
    """A name for moves by their cost; its value is the least cost, in chances of victory."""

    FINE = 0.0
    INACCURACY = 0.02
    MISTAKE = 0.05
    BLUNDER = 0.10


EQUAL_WITHIN: Final = Grade.INACCURACY.value
"""Moves that differ by no more, in chances of victory, are equally good (ADR 0025)."""


class MoveValues(Comparison):
    """The candidates of a decision and the results of each; `tables` sums up the chances of all seats, by candidate."""

    __slots__ = ("tables",)

    def __init__(self, moves: Sequence[Any], costs: Sequence[float], players: int) -> None:
        super().__init__(moves, costs)
        self.tables = [[0.0] * players for _ in moves]

    def ensure_move_is_compared(self, move: Any, cost: float) -> int:
        """Compare a move from now on, even if it is no candidate or was left out; return its index."""
        if move not in self.moves:
            self.moves = [*self.moves, move]
            self.costs = [*self.costs, cost]
            self.utilities.append([])
            self.chances.append([])
            self.tables.append([0.0] * len(self.tables[0]))
        at = self.moves.index(move)
        self.alive = sorted({*self.alive, at})
        return at

    def copy_with_moves(self, moves: Sequence[Any]) -> "MoveValues":
        """Return a copy in which only these moves, each a candidate, are compared."""
        chosen = [self.moves.index(move) for move in moves]
        copied = MoveValues(moves, [self.costs[at] for at in chosen], len(self.tables[0]))
        copied.utilities = [[*self.utilities[at]] for at in chosen]
        copied.chances = [[*self.chances[at]] for at in chosen]
        copied.tables = [[*self.tables[at]] for at in chosen]
        return copied

    def drop_clearly_worse_moves(self, kept: int | None = None) -> None:
        """Leave out moves that are clearly behind the best one, but not the move of the index `kept`."""
        leader = self.index_of_best_candidate()
        gaps = {at: self.gap_to_leading_candidate(at, leader) for at in self.alive}
        self.alive = [at for at in self.alive if at == kept or gaps[at][0] <= DROP_ERRORS * gaps[at][1]]

    def index_of_best_in_fold(self, fold: int) -> int:
        """Return the index of the best move in every second world; `fold`: 0 or 1."""
        return max(self.alive, key=lambda at: sum(self.utilities[at][fold::2]))

    def cross_fitted_cost(self, at: int) -> tuple[float, float]:
        """Return the cross-fitted cost of a move that is still compared, and its standard error.

        Even worlds that all agree may have missed a rare one: the error includes the weight of one world.
        """
        best = [self.index_of_best_in_fold(1), self.index_of_best_in_fold(0)]
        own = self.chances[at]
        costs = [self.chances[best[world % 2]][world] - chance for world, chance in enumerate(own)]
        error = standard_error(costs)
        return mean(costs), hypot(error, 1 / len(own)) if error or at not in best else 0.0


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move, its chance of victory, whether it is as good as the best within the error of both, and its cost.

    No chance is above that of the best move (`chance_shown_to_player`). The cost is cross-fitted; it is the figure
    given wherever a move is said to be better or worse than another.
    """

    move: Any
    chance: float
    equal: bool
    cost: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """The coach's opinion of a move that was made."""

    move: Any
    cost: float
    """The cross-fitted cost, in chances of victory; below 0 if the move did better than the supposed best one."""
    error: float
    """The standard error of the cost."""
    values: tuple[MoveValue, ...]
    """The values of all moves compared, the best first."""
    chances: tuple[float, ...]
    """The chances of victory after the move, by seat."""
    worlds: int

    @property
    def best_move(self) -> Any:
        """The move with the highest estimated value, the first of `values`."""
        return self.values[0].move

    def value_of_move(self, move: Any) -> MoveValue | None:
        """Return the value of a move; None if it was not compared."""
        return next((value for value in self.values if value.move == move), None)

    @property
    def is_cost_proven(self) -> bool:
        """Whether the cost exceeds PROVEN_ERRORS of its standard errors."""
        return self.cost > PROVEN_ERRORS * self.error

    @property
    def move_grade(self) -> Grade:
        """The grade of the move; `Grade.FINE` while its cost is not proven."""
        if not self.is_cost_proven:
            return Grade.FINE
        return max((grade for grade in Grade if self.cost >= grade.value), key=lambda grade: grade.value)

    @property
    def is_equal_to_best(self) -> bool:
        """Whether the move is as good as the best one, within the error of the estimates."""
        return any(value.equal and value.move == self.move for value in self.values)

    @property
    def is_too_close_to_call(self) -> bool:
        """Whether the move is neither equal to the best one nor proven worse."""
        return not self.is_equal_to_best and not self.is_cost_proven


class Analysis:
    """The moves of a decision in the first worlds; after these, any move can be judged."""

    def __init__(self, playouts: Playouts) -> None:
        self.playouts = playouts
        state = playouts.draw_world(0).state
        self.values = MoveValues(*playouts.moves_with_information_costs(state), state.players)
        self.worlds = 0

    @property
    def fraction_done(self) -> float:
        """How much of the first worlds is done, from 0 to 1."""
        return self.worlds / FIRST_WORLDS

    def try_all_moves_in_first_worlds(self) -> Iterator[None]:
        """Try all moves in the first worlds, yielding after each; work already done is not repeated."""
        while self.worlds < FIRST_WORLDS:
            try_moves_in_world(self.playouts, self.values, self.worlds, self.values.alive)
            self.worlds += 1
            if self.worlds % NARROW_EVERY == 0:
                self.values.drop_clearly_worse_moves()
            yield

    def judgement_so_far(self) -> Judgement:
        """Return the judgement of the move that looks best so far; at least one world must be done."""
        return self.judgement_of_move(self.values, self.values.index_of_best_candidate())

    def try_moves_equally_often(self, moves: Sequence[Any], worlds: int) -> Iterator[Judgement | None]:
        """Try these candidates after the first worlds, each in all of this many; yield None, and last the judgement of
        the best, among these alone.
        """
        values = self.values.copy_with_moves(moves)
        for number in range(worlds):
            untried = [at for at in values.alive if len(values.chances[at]) == number]
            if untried:
                try_moves_in_world(self.playouts, values, number, untried)
                yield None
        yield self.judgement_of_move(values, values.index_of_best_candidate())

    def judge_move(self, move: Any, most: int = MOST_WORLDS, *, least_cost: float = 0.0) -> Iterator[Judgement | None]:
        """Judge a legal move after the first worlds, in `most` of them at most; yield None, and the judgement last.

        No more worlds are tried once the cost is clearly below `least_cost`; of a higher one, the judgement is the same
        whatever `least_cost` is. It does not depend on which moves were judged before.
        """
        values, worlds = deepcopy(self.values), FIRST_WORLDS
        at = values.ensure_move_is_compared(move, self.information_cost(move))
        for number in range(len(values.chances[at]), FIRST_WORLDS):
            try_moves_in_world(self.playouts, values, number, [at])
            yield None
        while worlds < most and needs_more_worlds(
            *calibrated_cost(values, at, self.calibration_scale(values)), worlds, least_cost
        ):
            values.drop_clearly_worse_moves(at)
            for number in range(worlds, 2 * worlds):
                try_moves_in_world(self.playouts, values, number, values.alive)
                yield None
            worlds *= 2
        yield self.judgement_of_move(values, at)

    def judgement_of_move(self, values: MoveValues, at: int) -> Judgement:
        """Return the judgement of the candidate at an index, against the current leader."""
        chances = calibrated_chances(values.tables[at], self.playouts.calibration_power)
        return judgement_against_best_move(values, at, self.calibration_scale(values), chances)

    def calibration_scale(self, values: MoveValues) -> Scale:
        """Return the scale that calibrates the seat's chances in this decision."""
        table, seat = values.tables[values.index_of_best_candidate()], self.playouts.seat
        return Scale.scale_from_rival_chances(self.playouts.calibration_power, [*table[:seat], *table[seat + 1 :]])

    def information_cost(self, move: Any) -> float:
        """Return a move's information cost (`Belief.information_costs`); 0 without a belief."""
        belief = self.playouts.bot.belief
        return belief.information_costs(self.playouts.view, [move])[0] if belief else 0.0


def try_moves_in_world(playouts: Playouts, values: MoveValues, number: int, moves: Sequence[int]) -> None:
    """Play these moves, by their indexes, out in one world."""
    world = playouts.draw_world(number)
    for at in moves:
        found = playouts.play_out(world, values.moves[at])
        values.add_playout_result(at, found.chances[playouts.seat], found.ahead)
        values.tables[at] = [*map(sum, zip(values.tables[at], found.chances, strict=True))]


def needs_more_worlds(cost: float, error: float, worlds: int, least_cost: float = 0.0) -> bool:
    """Return whether more worlds may change the grade, and the cost may still be as high as `least_cost`.

    Where little is at stake, fewer worlds are allowed.
    """
    hangs = any(abs(cost - grade.value) <= PROVEN_ERRORS * error for grade in Grade if grade is not Grade.FINE)
    highest = cost + PROVEN_ERRORS * error
    most = MOST_WORLDS // 4 if highest < Grade.MISTAKE.value else MOST_WORLDS
    return hangs and worlds < most and highest >= least_cost


def judgement_against_best_move(values: MoveValues, at: int, scale: Scale, chances: tuple[float, ...]) -> Judgement:
    """Return the judgement of the move at an index; `chances` of all seats after it, calibrated."""
    leader = values.index_of_best_candidate()
    found = [
        MoveValue(
            move,
            chance_shown_to_player(values, each, scale),
            is_move_equal_to_best(values, each, leader, scale),
            calibrated_cost(values, each, scale)[0],
        )
        for each, move in enumerate(values.moves)
    ]
    ranked = sorted(enumerate(found), key=lambda item: (item[0] != leader, -item[1].chance, item[0]))
    cost, error = calibrated_cost(values, at, scale)
    ordered = tuple(each for _, each in ranked)
    return Judgement(values.moves[at], cost, error, ordered, chances, len(values.chances[at]))


def chance_shown_to_player(values: MoveValues, at: int, scale: Scale) -> float:
    """Return the calibrated chance of a move as it is stated: the leader's, less the gap between them.

    The move's own mean may be higher than the leader's, since chances alone do not make the leader (`Comparison`);
    stating it would rank another move above the one that is advised.
    """
    leader = values.index_of_best_candidate()
    # In the few worlds that a move left out has seen it may be ahead.
    behind = max(0.0, values.gap_to_leading_candidate(at, leader)[0])
    return scale.calibrated_chance(max(0.0, values.victory_chance(leader, leader) - behind))


def calibrated_gap_to_best_move(values: MoveValues, at: int, leader: int, scale: Scale) -> tuple[float, float]:
    """Return by how much a move is behind the leader and the standard error of that, in calibrated chances."""
    slope = scale.slope_between_estimates(values.victory_chance(at, leader), values.victory_chance(leader, leader))
    gap, error = values.gap_to_leading_candidate(at, leader)
    return gap * slope, error * slope


def calibrated_cost(values: MoveValues, at: int, scale: Scale) -> tuple[float, float]:
    """Return the cost of a move and its standard error, in calibrated chances."""
    leader = values.index_of_best_candidate()
    slope = scale.slope_between_estimates(values.victory_chance(at, leader), values.victory_chance(leader, leader))
    cost, error = values.cross_fitted_cost(at)
    return cost * slope, error * slope


def is_move_equal_to_best(values: MoveValues, at: int, leader: int, scale: Scale) -> bool:
    """Return whether a move is as good as the best one, within the error of the estimates; a dropped one is not."""
    gap, error = calibrated_gap_to_best_move(values, at, leader, scale)
    return at in values.alive and (at == leader or gap <= max(EQUAL_WITHIN, error))


def chance_gap_in_percentage_points(chance: float) -> int:
    """Return a difference of chances as whole percentage points; 0 if it is negative."""
    return max(0, round(100 * chance))


def chance_in_percent(chance: float) -> int:
    """Return a chance of victory in percent as it is stated, from 0 to 99."""
    return min(round(100 * chance), MOST_SURE)
