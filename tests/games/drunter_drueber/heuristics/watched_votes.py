"""Watches the votes of games between bots of one level, and counts what their players would be sorry for.

python -m tests.games.drunter_drueber.heuristics.watched_votes [--level 4] [--games 50] [--iterations 12]
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from typing import Final, NamedTuple

from engine.bots import BOTS, Budget
from engine.core.rng import random_stream
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.placement_prior import own_points_at_stake, proposal_gain
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import VOTING, State
from engine.games.drunter_drueber.rules.vote import tally_votes
from engine.games.drunter_drueber.rules.voting_cards import (
    JOKER,
    JOKER_VOTES,
    Cards,
    Side,
    vote_count_of_hand,
    votes_of_plain_cards,
)

WANTED: Final = 0.25
"""The gain from a proposal, in points, from which on a seat is said to want it."""
DEAR: Final = 3
"""The points of own buildings from which on a proposal over them should meet a no."""


class Voted(NamedTuple):
    """A vote that is over: the state before it, what each seat laid, and the declared jokers."""

    state: State
    cards: Sequence[Cards]
    jokers: Sequence[Side]

    @property
    def votes(self) -> tuple[int, int]:
        """The votes for yes and for no."""
        return tally_votes(self.cards, self.jokers)

    @property
    def wanting(self) -> list[int]:
        """The seats that gain WANTED points or more by the proposal."""
        return [seat for seat in range(self.state.players) if proposal_gain(self.state, seat) >= WANTED]

    @property
    def fearing(self) -> list[int]:
        """The seats that lose by the proposal of another, which covers DEAR points of their own."""
        others = [seat for seat in range(self.state.players) if seat != self.state.turn]
        return [
            seat
            for seat in others
            if proposal_gain(self.state, seat) < 0 and own_points_at_stake(self.state, seat) >= DEAR
        ]

    def votes_kept(self, seat: int, sign: int) -> int:
        """Return the votes for yes (`sign` 1) or no (-1) that a seat could have cast and did not."""
        return votes_of_side(Cards(self.state.votes[seat] & ~self.cards[seat]), sign)


def votes_of_side(cards: Cards, sign: int) -> int:
    """Return the most votes that these cards make for yes (`sign` 1) or no (-1)."""
    plain = sum([abs(votes) for votes in votes_of_plain_cards(cards) if votes * sign > 0])
    return plain + JOKER_VOTES * bool(cards & JOKER)


def lost_to_a_single_ne(voted: Voted) -> bool:
    """Return whether one NE alone stopped a proposal that a seat wants and has kept a yes for."""
    return voted.votes == (0, 1) and any(voted.votes_kept(seat, 1) for seat in voted.wanting)


def lost_by_one_vote(voted: Voted) -> bool:
    """Return whether one vote more would have carried a proposal that a seat wants and has kept a yes for."""
    yes, no = voted.votes
    return no - yes == 1 and any(voted.votes_kept(seat, 1) for seat in voted.wanting)


def lost_with_enough_kept(voted: Voted) -> bool:
    """Return whether a seat that wants a lost proposal has kept votes that would have carried it."""
    yes, no = voted.votes
    return any(0 < no - yes <= voted.votes_kept(seat, 1) for seat in voted.wanting)


def dear_building_not_defended(voted: Voted) -> bool:
    """Return whether a seat holds a no, and lays none against a proposal over DEAR points of its own."""
    return any(voted.votes_kept(seat, -1) and not votes_of_side(voted.cards[seat], -1) for seat in voted.fearing)


def dear_building_lost_with_enough_kept(voted: Voted) -> bool:
    """Return whether a seat that loses DEAR points by a vote has kept votes that would have stopped it."""
    yes, no = voted.votes
    return any(0 <= yes - no < voted.votes_kept(seat, -1) for seat in voted.fearing)


KINDS: Final[Mapping[str, Callable[[Voted], bool]]] = {
    "lost to a single NE, a yes kept": lost_to_a_single_ne,
    "lost by one vote, a yes kept": lost_by_one_vote,
    "lost, enough yes kept": lost_with_enough_kept,
    "a dear building not defended": dear_building_not_defended,
    "a dear building lost, enough no kept": dear_building_lost_with_enough_kept,
}
"""What players are sorry for after a vote, by name: whether it is so of a vote that is over."""


class Watched(NamedTuple):
    """A game that is over: its votes, and how many votes each seat has left."""

    voted: Sequence[Voted]
    left: Sequence[int]


def watched_games(level: int, games: int, iterations: int | None = None) -> Iterator[Watched]:
    """Play games between bots of one level, for each number of players by turns, and yield each at its end."""
    bot = BOTS[level](GAME, HEURISTICS)
    for seed in range(games):
        state, rng = GAME.begin(GAME.player_counts[seed % len(GAME.player_counts)], seed), random_stream(seed)
        asked: list[State] = []
        while decision := GAME.decision(state):
            if state.phase == VOTING and not any(state.chosen):
                asked.append(state.clone())
            choices = [bot.choose(GAME.view(state, seat), rng, Budget(iterations)) for seat in decision.seats]
            GAME.apply_moves(state, [choice.move for choice in choices])
        voted = [Voted(each, over.cards, over.jokers) for each, over in zip(asked, state.ballots, strict=True)]
        yield Watched(voted, [*map(vote_count_of_hand, state.votes)])


def main() -> None:
    """Watch games and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", type=int, choices=sorted(BOTS), default=4)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=12)
    asked = parser.parse_args()
    found, seen = Counter[str](), 0
    left: list[int] = []
    for game in watched_games(asked.level, asked.games, asked.iterations):
        seen += len(game.voted)
        left += game.left
        found.update(name for voted in game.voted for name, is_so in KINDS.items() if is_so(voted))
    print(f"level {asked.level}: {seen} votes in {asked.games} games; votes left at the end, median: {median(left)}")
    print("\n".join(f"{found[name]:6} {name}" for name in KINDS))


if __name__ == "__main__":
    main()
