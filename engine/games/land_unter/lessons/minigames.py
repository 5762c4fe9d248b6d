"""Small games with a goal of their own; their texts are in `locale`.

The seeds are deals that can be won against the bots named here, but not by random cards.
"""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Seat
from engine.core.lessons import Minigame
from engine.games.land_unter.rules.state import OVER, State

LAST_FOUR_GOAL: Final = 3
BAD_HAND_GOAL: Final = 4


def has_kept_all_preservers(first: State, now: State, seat: Seat) -> bool | None:
    """Won if the seat has as many preservers after the round as before; None until the round is over."""
    if now.round == first.round:
        return None
    return now.preservers[seat] >= first.preservers[seat]


def first_stage_points(first: State, now: State, seat: Seat) -> int | None:
    """Return the points that the seat has gained in the stage the mini-game began in; None while it runs."""
    if now.stage == first.stage and now.phase != OVER:
        return None
    return now.scores[seat] - first.scores[seat]


def has_scored_three_points(first: State, now: State, seat: Seat) -> bool | None:
    """Won if the stage brought at least LAST_FOUR_GOAL points; None while it runs."""
    points = first_stage_points(first, now, seat)
    return None if points is None else points >= LAST_FOUR_GOAL


def has_beaten_neighbour(first: State, now: State, seat: Seat) -> bool | None:
    """Won if the stage brought more points than the right neighbour made of the same cards; None while it runs."""
    points = first_stage_points(first, now, seat)
    return None if points is None else points > first.scores[(seat - 1) % first.players]


def has_scored_four_points(first: State, now: State, seat: Seat) -> bool | None:
    """Won if a whole stage with the bad hand brought at least BAD_HAND_GOAL points; None while it runs."""
    points = first_stage_points(first, now, seat)
    return None if points is None else points >= BAD_HAND_GOAL


ONE_TRICK = Minigame(
    "one_trick",
    players=4,
    seat=0,
    bots=(2, 2, 2),
    seeds=(38, 46, 69, 108, 10, 36, 11, 12),
    former_seeds=(24, 61),
    verdict=has_kept_all_preservers,
    position={"round": 6, "preservers": [2, 3, 2, 1], "levels": [8, 5, 2, 6]},
)

LAST_FOUR = Minigame(
    "last_four",
    players=4,
    seat=0,
    bots=(2, 2, 2),
    seeds=(4, 17, 24, 38, 42, 43, 76, 97, 23, 26),
    verdict=has_scored_three_points,
    position={"round": 8, "preservers": [3, 2, 1, 3], "levels": [5, 9, 3, 7]},
)

BAD_HAND = Minigame(
    "bad_hand",
    players=4,
    seat=0,
    bots=(2, 2, 2),
    seeds=(4, 22, 23, 41, 34, 25, 19, 1),
    former_seeds=(24,),
    verdict=has_scored_four_points,
    position={"deal": [[18, 21, 24, 26, 28, 29, 31, 33, 35, 38, 41, 47], [], [], []]},
)

# In these deals the bots of level 2, playing the first stage with the same sets, make exactly these points.
SWAP_BEAT = Minigame(
    "swap_beat",
    players=3,
    seat=0,
    bots=(2, 2),
    seeds=(653, 812, 1739, 2088, 2966, 3008, 3645, 3663, 3927, 4737, 4887),
    verdict=has_beaten_neighbour,
    position={"stage": 1, "scores": [3, -1, 2]},
)

MINIGAMES: Mapping[str, Minigame] = {mini.key: mini for mini in (ONE_TRICK, LAST_FOUR, BAD_HAND, SWAP_BEAT)}
"""Every mini-game, by its key."""
