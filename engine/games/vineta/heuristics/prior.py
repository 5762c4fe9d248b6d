"""What a player feels of Vineta beyond its rules: the worth of a card, of a target, of a moment."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from engine.core.game import Seat
from engine.core.heuristics import Heuristics, shares
from engine.core.rng import Random
from engine.games.vineta.heuristics.belief import beliefs, believing_sampler, information_cost
from engine.games.vineta.heuristics.move_values import KEEP, keeping, looks
from engine.games.vineta.heuristics.outlook import Fate, hopes
from engine.games.vineta.rules.components import HOUSES, LAST_ROUND, TURNS
from engine.games.vineta.rules.scoring import result
from engine.games.vineta.rules.state import ACTING, OVER, PALETTE, PLACING, State, owing
from engine.games.vineta.rules.turn import advance, legal_moves
from engine.games.vineta.rules.view import View

ODD: Final = 0.15
"""How often a habit gives way to any move at all."""
ENOUGH: Final = 8
"""So many moves of one decision are worth a look."""
EMPHASIS: Final = 2.5
"""How much more a point of looks says here than elsewhere."""
AHEAD: Final = 1
"""So many rounds a playout goes on."""
SPREAD: Final = (2.0, 0.5)
"""How far points still go astray: at the end, and more with each turn to come."""


class VinetaHeuristics(Heuristics[State, str]):
    """Rules of thumb of Vineta."""

    worlds: ClassVar[int] = 6

    prior_weight: ClassVar[float] = 6.0

    common_random_numbers: ClassVar[bool] = True

    def candidates(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return the moves worth a look: of many, those that look best."""
        if len(legal) <= ENOUGH:
            return legal
        worth = looks(state, seat, legal, open_=False)
        best = sorted(range(len(legal)), key=worth.__getitem__)[-ENOUGH:]
        return [legal[at] for at in sorted(best)]

    def prior(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Weigh each move by the seat's own tiles alone."""
        return looks(state, seat, moves, open_=False)

    def informed_prior(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Weigh each move by everyone's tiles."""
        return [EMPHASIS * look for look in looks(state, seat, moves, open_=True)]

    def secret(self, state: State, seat: Seat) -> object:
        """Return the tiles of a seat."""
        return state.tiles[seat]

    def rollout(self, state: State, rng: Random) -> list[str]:
        """Do what looks best, and now and then anything."""
        return [self.habit(state, seat, rng) for seat in owing(state)]

    def habit(self, state: State, seat: Seat, rng: Random) -> str:
        """Do the same for one seat."""
        moves = legal_moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        if rng.random() < ODD:
            return moves[int(rng.random() * len(moves))]
        return best_looking(state, seat, moves)

    def phase_index(self, state: State) -> int:
        """Count the houses placed, then the rounds."""
        if state.phase == PLACING:
            return state.step - HOUSES * PALETTE
        return state.turn * (LAST_ROUND + 1) + state.round

    def rollout_horizon(self, state: State) -> int:
        """Play on to the end of the round; while houses are placed, until everyone has placed one."""
        return self.phase_index(state) + (state.players if state.phase == PLACING else AHEAD)

    def evaluate(self, state: State) -> Sequence[float]:
        """Compare the points that everyone may expect."""
        if state.phase == OVER:
            end = result(state)
            assert end is not None, "the game is over"
            return [(seat in end.winners) / len(end.winners) for seat in range(state.players)]
        return shares(expected(state), SPREAD[0] + SPREAD[1] * (TURNS - state.turn))

    def baseline(self, state: State) -> Sequence[float]:
        """Who has which tiles decides more than a card does: playouts count by what they change."""
        return self.evaluate(state)

    def evaluate_seat(self, state: State, seat: Seat) -> float:
        """Compare the points that everyone may expect once the cards on the table are carried out."""
        return self.evaluate(carried_out(state))[seat]

    def sampler(self, view: View) -> Callable[[Random], State]:
        """Draw worlds by what the others have done for all to see."""
        return believing_sampler(view)

    def beliefs(self, view: View) -> Mapping[int, Mapping[str, float]]:
        """Guess the others' tiles by what they have done for all to see."""
        return beliefs(view)

    def information_cost(self, view: View, moves: Sequence[str]) -> Sequence[float]:
        """Ask what somebody who watches would believe next."""
        assert view.seat is not None, "a bot has a seat"
        return information_cost(view, view.seat, moves)


def expected(state: State) -> list[float]:
    """Return the points that each seat may expect, with its hand."""
    fate = Fate(state, [land for _, land in state.tiles])
    points, keep = hopes(state, fate, fate.last()), keeping(state)
    return [point + keep * sum([KEEP[card] for card in hand]) for point, hand in zip(points, state.hands, strict=True)]


def best_looking(state: State, seat: Seat, moves: Sequence[str]) -> str:
    """Return the move that looks best to a seat."""
    worth = looks(state, seat, moves, open_=False)
    return moves[max(range(len(moves)), key=worth.__getitem__)]


def carried_out(state: State) -> State:
    """Return the state after this round, everybody using the cards that are chosen as looks best."""
    state = state.clone()
    end = state.turn, state.round
    while state.phase == ACTING and (state.turn, state.round) == end:
        seat = owing(state)[0]
        advance(state, seat, best_looking(state, seat, legal_moves(state, seat)), None)
    return state
