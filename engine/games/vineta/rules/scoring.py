"""The end and the points: chapter 8 of the rules."""

from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Result, Seat
from engine.core.leaders import leading_seats
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import remaining_districts_in_state
from engine.games.vineta.rules.components import BONUS, COLOURS, DISTRICTS, OWN_HOUSE, TAKEN_HOUSE, TURNS, District
from engine.games.vineta.rules.state import (
    COUNTING,
    OVER,
    SHOWING,
    State,
    house_counts_on_district,
    taken_house_counts_by_colour,
)

GAME_ENDING_RULE: Final = "VI-8.1"
"""The rule that ends the game."""
HOUSES_RULE: Final = "VI-8.2"
"""The rule that says how many points houses score."""
BONUS_RULE: Final = "VI-8.3"
"""The rule that says how many points the last district scores."""

DECIDING: Final = (DecidingRule(HOUSES_RULE, ("house",)), DecidingRule(BONUS_RULE, ("house",)))
"""The rules of this chapter that are shown to who decides, by kind of decision (`GamePresentation.deciding`)."""


def last_district(state: State) -> District:
    """Return the only district left."""
    return remaining_districts_in_state(state)[0]


def own_houses_on_last_district(state: State, seat: Seat) -> int:
    """Return how many houses of a seat's colour are on the last district."""
    return house_counts_on_district(state, last_district(state))[state.tiles[seat][0]]


def taken_house_count(state: State, seat: Seat) -> int:
    """Return the sum of a seat's taken houses over all colours."""
    return sum(taken_house_counts_by_colour(state, seat))


def house_points(own: int, taken: int) -> int:
    """VI-8.2: OWN_HOUSE points for each own house on the last district, TAKEN_HOUSE for each house taken."""
    return OWN_HOUSE * own + TAKEN_HOUSE * taken


def points_for_last_district(last: District, district: District) -> int:
    """VI-8.3: the last district brings its owner the BONUS points of its ring."""
    return BONUS[last] if district == last else 0


def points_by_seat(state: State) -> tuple[int, ...]:
    """VI-8.2, VI-8.3: own houses on the last district, houses taken and the district itself score. Return the sums."""
    last = last_district(state)
    return tuple(
        [
            house_points(own_houses_on_last_district(state, seat), taken_house_count(state, seat))
            + points_for_last_district(last, district)
            for seat, (_, district) in enumerate(state.tiles)
        ]
    )


def winners(state: State, points: tuple[int, ...], log: Log[State] | None = None) -> tuple[Seat, ...]:
    """VI-8.4: most points win; VI-8.5: then most own houses on the last district (V22)."""
    tied = leading_seats(range(state.players), points)
    if len(tied) > 1:
        own = [own_houses_on_last_district(state, seat) for seat in range(state.players)]
        if log is not None:
            compared = tuple(count if seat in tied else None for seat, count in enumerate(own))
            log(state, e.TieCompared("VI-8.5", tuple(tied), compared))
        tied = leading_seats(tied, own)
    return tuple(tied)


def result(state: State) -> Result | None:
    """Return points by seat and the winners, None before the end."""
    if state.phase != OVER:
        return None
    points = points_by_seat(state)
    return Result(points, winners(state, points))


def is_game_over(state: State) -> bool:
    """VI-8.1: the game ends after TURNS turns, when one district is left."""
    return state.turn >= TURNS


def end_game(state: State, log: Log[State] | None) -> None:
    """VI-8.1: tiles are shown, and points counted."""
    if log is not None:
        show_last_district(state, log)
        for seat in range(state.players):
            show_tiles(state, seat, log)
    count_points(state, log)


def count_points(state: State, log: Log[State] | None) -> None:
    """VI-8.1: once all tiles are shown, points are counted, and the game is over."""
    if log is not None:
        log_house_points(state, log)
    state.phase, state.step = OVER, 0
    if log is not None:
        log_last_district_bonus(state, last_district(state), log)
        log_victory(state, log)


def show_last_district(state: State, log: Log[State] | None) -> None:
    """VI-8.1: one district is left; one seat after the other is to turn its tiles over."""
    state.phase, state.step = SHOWING, 0
    last = last_district(state)
    if log is not None:
        log(state, e.LastDistrict(GAME_ENDING_RULE, DISTRICTS[last], sum(house_counts_on_district(state, last))))


def show_tiles(state: State, seat: Seat, log: Log[State] | None) -> None:
    """VI-8.1: a seat turns its tiles over."""
    colour, district = state.tiles[seat]
    state.step = seat + 1
    if log is not None:
        log(state, e.TilesShown(GAME_ENDING_RULE, seat, COLOURS[colour], DISTRICTS[district]))


def log_house_points(state: State, log: Log[State]) -> None:
    """VI-8.2: log the houses of one seat after the other, and their points."""
    state.phase = COUNTING
    for seat, (colour, _) in enumerate(state.tiles):
        state.step = seat + 1
        counts = own_houses_on_last_district(state, seat), taken_house_count(state, seat)
        log(state, e.HousesScored(HOUSES_RULE, seat, COLOURS[colour], *counts, house_points(*counts)))


def log_last_district_bonus(state: State, last: District, log: Log[State]) -> None:
    """VI-8.3: log who owns the last district; if nobody does, nobody gets its bonus (V23)."""
    owner = next((seat for seat, (_, district) in enumerate(state.tiles) if district == last), None)
    if owner is None:
        log(state, e.NobodysDistrict(BONUS_RULE, DISTRICTS[last]))
    else:
        log(state, e.DistrictScored(BONUS_RULE, owner, DISTRICTS[last], BONUS[last]))


def log_victory(state: State, log: Log[State]) -> None:
    """VI-8.4: one seat wins; VI-8.6: who is tied after all shares the victory. Log who wins."""
    points = points_by_seat(state)
    won = winners(state, points, log)
    if len(won) > 1:
        log(state, e.VictoryShared("VI-8.6", won, points))
    else:
        log(state, e.GameWon("VI-8.4", won[0], points))
