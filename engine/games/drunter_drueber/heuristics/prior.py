"""What a player feels of Drunter & Drüber beyond its rules: the worth of a placement, of a vote, of a moment."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from engine.core.game import Seat
from engine.core.heuristics import Heuristics, shares
from engine.core.rng import Random
from engine.games.drunter_drueber.heuristics.belief import beliefs, believing_sampler, information_cost
from engine.games.drunter_drueber.heuristics.places import places_looks, stake
from engine.games.drunter_drueber.heuristics.values import TILES_ALL, expected, hopes, kinds_left, survival
from engine.games.drunter_drueber.heuristics.votes import looks, short_list, wanted
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import BALLOTS, YES, votes_held
from engine.games.drunter_drueber.rules.scoring import result
from engine.games.drunter_drueber.rules.state import DECLARING, OVER, PLACING, VOTING, State, owing
from engine.games.drunter_drueber.rules.turn import legal_moves
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import tally

ODD: Final = 0.2
"""How often a habit gives way to any move at all."""
VOTE: Final = 0.2
"""What each vote still in hand is worth, in points, while all tiles are to be laid."""
SPREAD: Final = (1.2, 1.0)
"""How far points still go astray, at the end and more at the beginning."""


class DrunterDrueberHeuristics(Heuristics[State, str]):
    """Rules of thumb of Drunter & Drüber."""

    worlds: ClassVar[int] = 20
    """Little is hidden: three others have 60 ways to hold their cards, of which few are likely."""

    prior_weight: ClassVar[float] = 8.0

    def candidates(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return the moves worth a look: of the many ways to vote, one for each total."""
        return short_list(state.votes[seat]) if state.phase == VOTING else legal

    def prior(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Weigh each move by the seat's own target alone."""
        return weighed(state, seat, moves, open_=False)

    def informed_prior(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Weigh each move by everyone's targets."""
        return weighed(state, seat, moves, open_=True)

    def secret(self, state: State, seat: Seat) -> object:
        """Return the target cards of a seat, and which is its main one."""
        return state.targets[seat], state.main[seat]

    def rollout(self, state: State, rng: Random) -> list[str]:
        """Do what looks best, and now and then anything."""
        random, chosen = rng.random, []
        for seat in owing(state):
            moves = options(state, seat)
            if random() < ODD:
                chosen.append(moves[int(random() * len(moves))])
            else:
                worth = self.prior(state, seat, moves)
                chosen.append(moves[max(range(len(moves)), key=worth.__getitem__)])
        return chosen

    def phase_index(self, state: State) -> int:
        """Count turns; the end of the game is far off."""
        if state.phase == OVER:
            return 10 * TILES_ALL
        return state.turns

    def rollout_horizon(self, state: State) -> int:
        """A playout goes on until everyone has had a turn."""
        return self.phase_index(state) + state.players

    def evaluate(self, state: State) -> Sequence[float]:
        """Compare the points that everyone may expect."""
        if state.phase == OVER:
            end = result(state)
            assert end is not None, "the game is over"
            return [(seat in end.winners) / len(end.winners) for seat in range(state.players)]
        left = kinds_left(state)
        early = sum(left) / TILES_ALL
        points = [
            hope + VOTE * early * votes_held(hand) for hope, hand in zip(hopes(state, left), state.votes, strict=True)
        ]
        return shares(points, SPREAD[0] + SPREAD[1] * early)

    def evaluate_seat(self, state: State, seat: Seat) -> float:
        """Compare the points that a seat may expect with those of the best of its rivals."""
        left = kinds_left(state)
        points = hopes(state, left)
        lead = points[seat] - max([hope for other, hope in enumerate(points) if other != seat])
        if state.proposal:
            yes, no = tally(state.chosen, state.jokers)
            lead += stake(state, seat) * (yes >= no)
        keep = VOTE * sum(left) / TILES_ALL
        return lead + keep * votes_held(state.votes[seat] & ~state.chosen[seat])

    def sampler(self, view: View) -> Callable[[Random], State]:
        """Draw worlds by what the others have built and voted."""
        return believing_sampler(view)

    def beliefs(self, view: View) -> Mapping[int, Mapping[str, float]]:
        """Guess the others' target cards by what they have built and voted."""
        return beliefs(view)

    def information_cost(self, view: View, moves: Sequence[str]) -> Sequence[float]:
        """Ask what somebody who watches would believe next."""
        assert view.seat is not None, "a bot has a seat"
        return information_cost(view, view.seat, moves)


def weighed(state: State, seat: Seat, moves: Sequence[str], *, open_: bool) -> Sequence[float]:
    """Return how good each of these moves looks."""
    if state.phase == PLACING:
        return places_looks(state, seat, [PLACEMENTS[move] for move in moves], open_=open_)
    if state.phase == VOTING:
        want = wanted(state, seat, stake(state, seat, open_=open_))
        return [looks(BALLOTS[move], want) for move in moves]
    if state.phase == DECLARING:
        at_stake = stake(state, seat, open_=open_)
        return [at_stake if move == YES else -at_stake for move in moves]
    chances = survival(state, kinds_left(state))
    return [expected(state.board, target, chances) for target in moves]


def options(state: State, seat: Seat) -> Sequence[str]:
    """Return the moves of a seat that are worth a look: of the many ways to vote, one for each total."""
    return short_list(state.votes[seat]) if state.phase == VOTING else legal_moves(state, seat)
