"""Small games with a goal of their own; their texts are in `locale`.

The seeds are deals that can be won against the bots named here, but not by random moves.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.game import Event, Seat
from engine.core.lessons import Minigame, Riddle, function_judging_sole_victory
from engine.games.drunter_drueber.lessons.small_towns import EVERYTHING_NEAR
from engine.games.drunter_drueber.lessons.town import town_position
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BOARD, FREE
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES
from engine.games.drunter_drueber.rules.scoring import result
from engine.games.drunter_drueber.rules.state import OVER, PLACING, Ballot, State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import UNDECIDED_CARD

HOLD: Final = 3
"""For how many turns of the reader's seat the building must stay uncovered."""
SAVED: Final = "h7"
"""The square of the building to be saved."""
WATCHED: Final = 18
"""The number of tiles laid after which the riddle is asked."""


def taken_turn_count(first: State, now: State, seat: Seat) -> int:
    """Return how many turns a seat has taken since `first`: tiles laid, and proposals turned down."""
    laid = [tile for tile in now.laid[len(first.laid) :] if tile.seat == seat]
    lost = [ballot for ballot in now.ballots[len(first.ballots) :] if ballot.seat == seat and not ballot.passed]
    return len(laid) + len(lost)


def is_building_kept_uncovered(first: State, now: State, seat: Seat) -> bool | None:
    """Won if the building is still uncovered after HOLD turns of the seat; None until it is decided."""
    if now.cover[BOARD.square_named(SAVED)] != FREE:
        return False
    return True if now.phase == OVER or taken_turn_count(first, now, seat) >= HOLD else None


def has_buried_rival_building(first: State, now: State, seat: Seat) -> bool | None:
    """Won if the seat wins a vote in its turn that covers a rival building; None until it is decided."""
    if any(buries_rival_building(now, ballot, seat) for ballot in now.ballots[len(first.ballots) :]):
        return True
    return False if now.phase == OVER or taken_turn_count(first, now, seat) else None


def buries_rival_building(state: State, ballot: Ballot, seat: Seat) -> bool:
    """Return whether a vote accepted the seat's own proposal to cover a building that is not of its target type."""
    types = {state.board.buildings[square].type for square in ballot.squares if square in state.board.buildings}
    return ballot.seat == seat and ballot.passed and bool(types - {*state.targets[seat]})


def is_riddle_due(state: State) -> bool:
    """Return whether to ask the riddle now: between two turns, once WATCHED tiles are laid."""
    return len(state.laid) >= WATCHED and state.phase == PLACING


def all_building_types(_view: View) -> Sequence[str]:
    """Return the possible answers: every building type."""
    return BUILDING_TYPES


def evidence_weight_of_events(events: Sequence[Event], seat: Seat) -> Sequence[int]:
    """Return the weight of each event as a hint to a seat's target: votes weigh more than the buildings it covers."""
    weights, called = [0] * len(events), 0
    for place, event in enumerate(events):
        if isinstance(event, e.VoteCalled):
            called = place
        elif isinstance(event, e.VotesRevealed) and set(event.cards[seat]) - {UNDECIDED_CARD}:
            weights[called] = weights[place] = 3
        elif isinstance(event, e.BuildingCovered) and event.seat == seat:
            weights[place] = 2
    return weights


def target_riddle(seat: Seat) -> Riddle:
    """Return the riddle of a seat's target card."""
    return Riddle(
        is_riddle_due, all_building_types, lambda state: state.targets[seat][0], "target", evidence_weight_of_events
    )


SAVE = Minigame(
    "dd_save",
    players=3,
    seat=0,
    bots=(2, 2),
    seeds=(18, 4, 9, 5, 2, 7, 10, 14, 16, 1),
    verdict=is_building_kept_uncovered,
    position=town_position(
        "0:w1-3e 1:w1-3s 2:w1-3s 0:w1-2e 1:f-1n 2:w1-2s 0:r-2w 1:w2-2w 2:r-1w 0:f-1e 1:r-3w 2:w2-3w 0:w1-1w 1:w2-1n"
        " 2:f-1n 0:w2-3w 1:f-1n 2:w1-2w 0:r-1s 1:r-3s 0:r-1w 1:r-1s 2:r-2e 0:w2-1s 1:r-2s 2:r-1e 0:w2-1e 1:w1-1s"
        " 2:w2-1n",
        votes=("ja jaa ne nee jein ?", "ja jaa nee neee jein ?", "jaa jaaa ne nee ?"),
        targets=[["B"], None, None],
        turn=0,
    ),
)

FEW_CARDS = Minigame(
    "dd_few_cards",
    players=3,
    seat=0,
    bots=(2, 2),
    seeds=(30, 24, 9, 25, 1, 6, 3, 13, 18, 29),
    verdict=has_buried_rival_building,
    position=town_position(
        "1:r-3w 2:w2-3w 0:w2-1w 1:w2-2n 2:r-2w 0:w1-2s 1:r-2s 2:w1-2e 0:r-2s 1:r-3s 2:w2-1n",
        votes=("nee ?", "ja jaa ne nee neee jein ?", "ja jaaa ne nee neee ?"),
        turn=0,
    ),
)

WHOSE_TOWN = Minigame(
    "dd_whose_town",
    players=3,
    seat=1,
    bots=(2, 2, 2),
    # In each of these deals a vote, too, points to the target of the seat asked about.
    seeds=(127, 72, 395, 90, 3, 101, 4, 142, 36, 95),
    riddle=target_riddle(1),
)

SHORT = Minigame(
    "dd_short",
    players=2,
    seat=0,
    bots=(2,),
    seeds=(5, 15, 7, 23, 44, 34, 2, 21, 9, 13),
    verdict=function_judging_sole_victory(result),
    position=EVERYTHING_NEAR,
)

MINIGAMES: Mapping[str, Minigame] = {mini.key: mini for mini in (SAVE, FEW_CARDS, WHOSE_TOWN, SHORT)}
"""Every mini-game, by its key."""
