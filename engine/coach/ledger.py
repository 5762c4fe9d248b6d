"""The ledger of one decision: what its moves lead to, world by world, and all that the coach claims of them.

A decision, which is what a seat could see, has one ledger. It only grows: worlds are numbered, a move is tried in the
first ones, and one that fell behind is taken up again where it was left. Whoever speaks of a move, before it is made or
after, reads the same claim of it.

Worlds are doubled until each contender but the leader is proven behind, or its cost is known to a point. Who looks four
times would call a difference proven too often; `PROVEN_ERRORS` allows for that (Pocock, "Group sequential methods in
the design and analysis of clinical trials", 1977). The cost is cross-fitted: the best move of one half of the worlds is
compared with another move in the other half, since in the worlds in which a move was found best it looks better than
it is. Constants without a source were chosen by hand (ADR 0025, ADR 0035); `python -m engine coach` measures how far
the claims agree with each other and with those of far more worlds.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import hypot
from typing import Any, Final

from engine.bots.comparison import Comparison, mean, standard_error
from engine.coach.calibration import Scale, calibrated_chances
from engine.coach.playouts import GoalPlayouts, Playouts

MOST_SURE: Final = 99
"""In percent, the highest chance of victory that is stated where victory is not certain: playouts prove nothing."""
FIRST_WORLDS: Final = 32
"""The worlds in which moves are tried before anything is claimed of them; an even number, since they are halved."""
MOST_WORLDS: Final = 256
"""The most worlds in which a move is tried: three times twice as many as the first ones."""
GOAL_WORLDS: Final = 100
"""The worlds of a mini-game, first and last: readers know what "in 62 of 100" means, and all is counted in the same."""
DROP_ERRORS: Final[Mapping[int, float]] = {8: 5.0, 16: 4.0, 24: 3.5}
"""In standard errors of the difference, after so many worlds: a move that is further behind is left out. The fewer
worlds, the less is known of the error itself."""
PROVEN_ERRORS: Final = 2.36
"""In standard errors: a cost that is higher is proven, whichever of four looks it is seen at (Pocock's constant for an
error of 5 %, both sides)."""
KNOWN_WITHIN: Final = 0.01
"""In chances of victory: a cost with a standard error as low is known."""
LEVEL_WITHIN: Final = 0.03
"""In chances of victory: a move is called as good only if its cost and two errors of it stay below. With 0.05, 12 of 40
moves of Drunter & Drüber that were called as good after 32 worlds were later proven to be inaccuracies."""


class Grade(Enum):
    """A name for moves by their cost; its value is the least cost, in chances of victory."""

    FINE = 0.0
    INACCURACY = 0.02
    MISTAKE = 0.05
    BLUNDER = 0.10


EQUAL_WITHIN: Final = Grade.INACCURACY.value
"""Moves that differ by no more, in chances of victory, are equally good (ADR 0025)."""
ASKED_FROM: Final = 0.07
"""In chances of victory, or of reaching the goal: a move is asked about if its proven cost is as high. Chosen by hand:
below a blunder, since an estimate of one's cost may well come out a little lower."""
DOUBTS: Final = (Grade.INACCURACY.value, Grade.MISTAKE.value, ASKED_FROM, Grade.BLUNDER.value)
"""Costs on which it hangs what is said of a move: the grades, and from where a person is asked before the move."""


class Standing(Enum):
    """How a move compares with the best one."""

    BEST = "best"
    LEVEL = "level"
    """Not told apart from the best, and surely not much worse."""
    OPEN = "open"
    """Too close to call."""
    BEHIND = "behind"
    """Proven to be worse."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What is claimed of one move, wherever it is spoken of."""

    move: Any
    chance: float
    """The chance of victory, or of reaching the goal: that after the best move, less the cost."""
    cost: float
    """By how much the chance is lower than after the best move; below 0 only as far as it errs."""
    error: float
    """The standard error of the cost."""
    worlds: int
    """In how many worlds the move was tried."""
    chance_error: float
    """The standard error of the best move's chance, from which this one's is told."""
    standing: Standing
    chances: tuple[float, ...] = ()
    """The chances of all seats after the move, 0 to 1 and together 1."""
    points: float = 0.0
    """By how many points the seat is then further behind the others' mean than after the best move."""
    has_figures: bool = True
    """Whether it was tried in so many worlds that its chance and cost may be told."""
    certain: bool = False
    """Whether the chance is proved, and holds whatever anybody will do."""

    @property
    def equal(self) -> bool:
        """Whether the move is as good as the best one, as far as can be told or as far as it matters."""
        return self.standing in (Standing.BEST, Standing.LEVEL) or self.cost + 2 * self.error < EQUAL_WITHIN

    @property
    def is_cost_proven(self) -> bool:
        """Whether the cost is beyond doubt."""
        return self.cost > PROVEN_ERRORS * self.error

    @property
    def grade(self) -> Grade:
        """The grade of the move; `Grade.FINE` while its cost is not proven."""
        if not self.is_cost_proven:
            return Grade.FINE
        return max((grade for grade in Grade if self.cost >= grade.value), key=lambda grade: grade.value)


class Ledger(Comparison):
    """The moves of a decision and what they led to, by world number. `alive`: the contenders, which may be the best.

    `moves`: those to be compared at first; without them, all that are worth it.
    """

    def __init__(self, playouts: Playouts, moves: Sequence[Any] | None = None) -> None:
        self.playouts = playouts
        state = playouts.draw_world(0).state
        candidates, costs = playouts.moves_with_information_costs(state)
        super().__init__(*((candidates, costs) if moves is None else (moves, [0.0] * len(moves))))
        self.players: int = state.players
        self.tables = [[0.0] * self.players for _ in self.moves]
        """By move, the chances of all seats, added up over its worlds."""
        self.leads: list[list[float]] = [[] for _ in self.moves]
        """By move and world, by how many points the seat is ahead of the others' mean."""
        self.lowest, self.highest = 1.0, 0.0
        """The lowest and the highest chance of the seat after any move in any world so far."""
        self.worlds = 0
        """In how many worlds the contenders have been tried."""
        self.has_goal = isinstance(playouts, GoalPlayouts)
        # Worlds that can all be tried: there are no others.
        there_are = playouts.world_count or MOST_WORLDS
        self.first = min(GOAL_WORLDS if self.has_goal else FIRST_WORLDS, there_are)
        self.most = min(GOAL_WORLDS if self.has_goal else MOST_WORLDS, there_are)
        self.certain_share = playouts.certain_share()
        """The seat's share of the victory if it is certain already, whatever it plays; None while it is open."""
        self.kept: dict[Any, tuple[tuple[int, ...], Claim]] = {}
        """Claims by move, each with the numbers of worlds that it was made of."""

    @property
    def fraction_done(self) -> float:
        """How much of the first worlds is done, from 0 to 1."""
        return min(1.0, self.worlds / self.first)

    @property
    def may_be_told(self) -> bool:
        """Whether the first worlds are done, so that claims may be told."""
        return self.worlds >= self.first

    @property
    def is_settled(self) -> bool:
        """Whether more worlds would change nothing that matters."""
        if not self.may_be_told or self.worlds >= self.most:
            return self.may_be_told
        if len(self.alive) == 1 or self.certain_share is not None:
            return True
        if not is_time_to_look(self.worlds):
            return False
        leader = self.index_of_best_candidate()
        return all(self.cost_and_error(at)[1] <= KNOWN_WITHIN for at in self.alive if at != leader)

    def grow_to_first_worlds(self) -> Iterator[None]:
        """Try all moves in the first worlds, yielding after each world; what has been done is not repeated."""
        while not self.may_be_told:
            self.try_contenders_in_next_world()
            yield

    def grow_until_settled(self) -> Iterator[None]:
        """Try the contenders in more and more worlds until it is settled who is best, yielding after each world."""
        while not self.is_settled:
            self.try_contenders_in_next_world()
            yield

    def grow_for_move(self, move: Any, *, least_cost: float = 0.0, deepen: bool = True) -> Iterator[None]:
        """Try a legal move until what is said of it hangs on no more worlds; it need be no candidate.

        No more are tried once its cost is clearly below `least_cost`. `deepen`: whether the contenders may be tried
        in more worlds for it, which makes other claims more exact, too.
        """
        yield from self.grow_to_first_worlds()
        at = self.index_of_move(move)
        while not self.is_claim_settled(at, least_cost) and (deepen or len(self.chances[at]) < self.worlds):
            if len(self.chances[at]) < self.worlds:
                self.try_move_in_next_world(at)
            else:
                self.try_contenders_in_next_world()
            yield

    def is_claim_settled(self, at: int, least_cost: float = 0.0) -> bool:
        """Return whether what is said of the move at an index hangs on no more worlds."""
        tried = len(self.chances[at])
        if tried < self.first or self.certain_share is not None:
            return tried >= self.first
        if tried >= self.most or at == self.index_of_best_candidate():
            return True
        if not is_time_to_look(tried):
            return False
        cost, error = self.cost_and_error(at)
        doubt = PROVEN_ERRORS * error
        return error <= KNOWN_WITHIN or cost + doubt < least_cost or all(abs(cost - each) > doubt for each in DOUBTS)

    def index_of_move(self, move: Any) -> int:
        """Return the index of a move, which is compared from now on even if it is no candidate."""
        if move not in self.moves:
            self.moves = [*self.moves, move]
            self.costs = [*self.costs, self.playouts.information_cost(move)]
            self.utilities.append([])
            self.chances.append([])
            self.leads.append([])
            self.tables.append([0.0] * self.players)
        return self.moves.index(move)

    def try_contenders_in_next_world(self) -> None:
        """Try the contenders in one more world, and leave out those that have fallen behind."""
        for at in self.alive:
            if len(self.chances[at]) == self.worlds:
                self.try_move_in_next_world(at)
        self.worlds += 1
        if self.worlds in DROP_ERRORS:
            self.leave_out_clearly_worse_moves(DROP_ERRORS[self.worlds])
        elif self.worlds >= self.first and is_time_to_look(self.worlds):
            self.leave_out_moves_proven_behind()

    def try_move_in_next_world(self, at: int) -> None:
        """Try the move at an index in the first world in which it has not been tried."""
        found = self.playouts.play_out(self.playouts.draw_world(len(self.chances[at])), self.moves[at])
        chance = found.chances[self.playouts.seat] if self.certain_share is None else self.certain_share
        self.add_playout_result(at, chance, found.ahead)
        self.leads[at].append(found.ahead)
        self.lowest, self.highest = min(self.lowest, chance), max(self.highest, chance)
        self.tables[at] = [*map(sum, zip(self.tables[at], found.chances, strict=True))]

    def leave_out_clearly_worse_moves(self, errors: float) -> None:
        """Leave out moves that are clearly worse after a few worlds."""
        leader = self.index_of_best_candidate()
        gaps = {at: self.gap_to_leading_candidate(at, leader) for at in self.alive}
        self.alive = [at for at in self.alive if gaps[at][0] <= max(EQUAL_WITHIN, errors * gaps[at][1])]

    def leave_out_moves_proven_behind(self) -> None:
        """Leave out moves whose cost is proven."""
        leader = self.index_of_best_candidate()
        costs = {at: self.cost_and_error(at) for at in self.alive}
        self.alive = [at for at in self.alive if at == leader or costs[at][0] <= PROVEN_ERRORS * costs[at][1]]

    def index_of_best_in_fold(self, fold: int) -> int:
        """Return the index of the best contender in every second world; `fold`: 0 or 1."""
        return max(self.alive, key=lambda at: sum(self.utilities[at][fold::2]))

    @property
    def scale(self) -> Scale:
        """The scale that calibrates the seat's chances in this decision."""
        table, seat = self.tables[self.index_of_best_candidate()], self.playouts.seat
        return Scale.scale_from_rival_chances(self.playouts.calibration_power, [*table[:seat], *table[seat + 1 :]])

    def cost_and_error(self, at: int) -> tuple[float, float]:
        """Return the cross-fitted cost of the move at an index and its standard error, in calibrated chances.

        The leader costs nothing. Worlds that all agree may have missed a rare one: the error includes the weight of
        one, in which the chances lie as far apart as any that were seen.
        """
        leader = self.index_of_best_candidate()
        if at == leader or self.certain_share is not None:
            return 0.0, 0.0
        cost, error = self.cross_fitted_cost(at)
        slope = self.calibration_slope(at)
        return cost * slope, error * slope

    def calibration_slope(self, at: int) -> float:
        """Return by how much a difference between the leader and the move at an index grows when it is calibrated."""
        leader = self.index_of_best_candidate()
        return self.scale.slope_between_estimates(self.victory_chance(at, leader), self.victory_chance(leader, leader))

    def cross_fitted_cost(self, at: int) -> tuple[float, float]:
        """Return the cross-fitted cost of a move, and its standard error, as the playouts estimate chances.

        To a goal, it is the plain difference: how often each move reaches it is told, and readers subtract. As far as
        the cross-fitted cost is lower, the best of many moves was lucky: half of that counts as an error.
        """
        best, luck = [*map(self.index_of_best_in_fold, (1, 0))], 0.0
        costs = self.costs_against(at, best)
        if self.has_goal:
            best, fitted = [self.index_of_best_candidate()] * 2, mean(costs)
            costs = self.costs_against(at, best)
            luck = max(0.0, mean(costs) - fitted) / 2
        error = standard_error(costs)
        missed = 0.0 if len(costs) == self.playouts.world_count else (self.highest - self.lowest) / len(costs)
        return mean(costs), hypot(error, missed, luck) if error or at not in best else 0.0

    def costs_against(self, at: int, best: Sequence[int]) -> list[float]:
        """Return what a move costs in each of its worlds; `best`: what it is compared with in even and odd ones."""
        return [self.chances[best[world % 2]][world] - chance for world, chance in enumerate(self.chances[at])]

    @property
    def best_set(self) -> tuple[Any, ...]:
        """The moves that nothing tells apart from the best one, which comes first."""
        return tuple(claim.move for claim in self.claims() if claim.standing is not Standing.BEHIND)

    def claims(self) -> tuple[Claim, ...]:
        """Return the claims of all moves that have been tried, the best first; at least one world must be done."""
        tried = [at for at, chances in enumerate(self.chances) if chances]
        order = {Standing.BEST: 0, Standing.LEVEL: 1, Standing.OPEN: 1, Standing.BEHIND: 2}
        found = [self.claim_of_index(at) for at in tried]
        ranks = ((order[claim.standing], not claim.has_figures, claim.cost, claim.points) for claim in found)
        return tuple(claim for _, _, claim in sorted(zip(ranks, tried, found, strict=True), key=lambda each: each[:2]))

    def claim(self, move: Any) -> Claim:
        """Return the claim of a move that has been tried; raise ValueError for another one."""
        at = self.moves.index(move)
        if not self.chances[at]:
            raise ValueError(f"{move} has not been tried")
        return self.claim_of_index(at)

    def claim_of_index(self, at: int) -> Claim:
        """Return the claim of the move at an index, made anew only if there are more worlds than the last time."""
        move, basis = self.moves[at], (self.worlds, len(self.chances[at]), len(self.alive))
        kept = self.kept.get(move)
        if kept is None or kept[0] != basis:
            self.kept[move] = kept = basis, self.new_claim(at)
        return kept[1]

    def new_claim(self, at: int) -> Claim:
        """Return the claim of the move at an index."""
        leader = self.index_of_best_candidate()
        move, worlds = self.moves[at], len(self.chances[at])
        cost, error = self.cost_and_error(at)
        certain = self.certain_share_after_move(at)
        best = self.certain_share_after_move(leader)
        if best is None:
            best = self.scale.calibrated_chance(self.victory_chance(leader, leader))
        chance = certain if certain is not None else max(0.0, best - max(0.0, cost))
        points = mean([one - other for one, other in zip(self.leads[leader], self.leads[at], strict=False)])
        standing = self.standing_of_move(at, leader, cost, error)
        figures = certain is not None or worlds >= self.first
        chances = self.chances_of_all_seats(at, chance)
        spread = 0.0 if certain is not None else self.error_of_best_chance(leader)
        return Claim(move, chance, cost, error, worlds, spread, standing, chances, points, figures, certain is not None)

    def error_of_best_chance(self, leader: int) -> float:
        """Return the standard error of the leader's calibrated chance; 0 if all worlds there are have been tried."""
        if self.worlds < 2 or self.worlds == self.playouts.world_count:
            return 0.0
        return standard_error(self.chances[leader]) * self.calibration_slope(leader)

    def standing_of_move(self, at: int, leader: int, cost: float, error: float) -> Standing:
        """Return how the move at an index, with this cost and error, compares with the leader."""
        if at == leader:
            return Standing.BEST
        if self.certain_share is not None:
            return Standing.LEVEL
        if at not in self.alive or cost > PROVEN_ERRORS * error > 0:
            return Standing.BEHIND
        return Standing.LEVEL if cost + 2 * error < LEVEL_WITHIN else Standing.OPEN

    def chances_of_all_seats(self, at: int, own: float) -> tuple[float, ...]:
        """Return the chances of all seats after a move: `own`, and the others' shares of the rest."""
        seat = self.playouts.seat
        calibrated = calibrated_chances(self.tables[at], self.playouts.calibration_power)
        rest = 1 - calibrated[seat]
        split = [each / rest if rest else 1 / (self.players - 1) for each in calibrated]
        return tuple(own if other == seat else share * (1 - own) for other, share in enumerate(split))

    def certain_share_after_move(self, at: int) -> float | None:
        """Return the seat's share of the victory after a move if it is certain; None while it is open.

        It is asked for only where each world says the same, since proving takes time.
        """
        if self.certain_share is not None:
            return self.certain_share
        chances = self.chances[at]
        if len(chances) < min(self.first, max(DROP_ERRORS)) or chances[0] not in (0.0, 1.0) or len(set(chances)) > 1:
            return None
        return self.playouts.certain_share(self.moves[at])


def is_time_to_look(worlds: int) -> bool:
    """Return whether it is looked who is behind after so many worlds: at FIRST_WORLDS, and each time they have doubled.

    With looks in between, a difference would be called proven by luck.
    """
    return worlds >= FIRST_WORLDS and worlds & (worlds - 1) == 0


def chance_gap_in_percentage_points(chance: float) -> int:
    """Return a difference of chances as whole percentage points; 0 if it is negative."""
    return max(0, round(100 * chance))


def chance_in_percent(chance: float, *, certain: bool = False) -> int:
    """Return a chance of victory in percent as it is stated: 0 and 100 only of what is certain."""
    percent = round(100 * chance)
    return percent if certain else min(max(percent, 100 - MOST_SURE), MOST_SURE)
