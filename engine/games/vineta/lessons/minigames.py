"""Small games with a goal of their own; their texts are in `locale`.

The seeds are deals that can be won against the bots named here, but not by random moves.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.game import Event, Position, Seat
from engine.core.lessons import Minigame, Riddle, function_judging_sole_victory
from engine.games.vineta.lessons.city import position_from_texts
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DECK, DISTRICTS, ColourLetter, DistrictName
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER, DISTRICT_BY_NAME
from engine.games.vineta.rules.scoring import result
from engine.games.vineta.rules.state import CHOOSING, PALETTE, State
from engine.games.vineta.rules.view import View

SINK: Final[DistrictName] = "G2"
"""The district that has to sink."""
SAVED: Final[ColourLetter] = "B"
"""The colour of the houses that have to be saved."""
WATCHED: Final = 6
"""How many turns are over when the riddle is asked."""
DRAWN: Final = {"houses": "drawn"}
EVIDENCE: Final[Mapping[type[Event], int]] = {
    **dict.fromkeys((e.SeriesStarted, e.AuthorityLaid, e.SeaCalmed, e.WindChanged), 3),
    **{e.SeriesExtended: 2, e.HouseMoved: 1},
}
"""The weight of an event as evidence of the district that its seat protects, by type of event."""


def has_won_by_sinking_district(first: State, now: State, _seat: Seat) -> bool | None:
    """Won if the turn ends with the district sunk."""
    return now.sunk[-1] == DISTRICT_BY_NAME[SINK] if now.turn > first.turn else None


def has_won_by_saving_houses(first: State, now: State, _seat: Seat) -> bool | None:
    """Won if the turn ends and no house of the colour has gone."""
    return surviving_house_count(now) == surviving_house_count(first) if now.turn > first.turn else None


def surviving_house_count(state: State) -> int:
    """Return how many houses of the colour to be saved are in the city."""
    return sum(state.houses[COLOUR_BY_LETTER[SAVED] :: PALETTE])


def is_riddle_due(state: State) -> bool:
    """Return whether the riddle is asked now: once WATCHED turns are over."""
    return state.turn >= WATCHED and state.phase == CHOOSING


def remaining_districts_of_view(view: View) -> Sequence[DistrictName]:
    """Return the possible answers: the districts that are left."""
    return [name for place, name in enumerate(DISTRICTS) if place not in view.sunk]


def district_evidence_by_event(events: Sequence[Event], seat: Seat) -> Sequence[int]:
    """Return for each event its weight as evidence of the district that a seat protects, 0 for other seats' moves."""
    return [EVIDENCE.get(type(event), 0) if is_event_evidence_about_seat(event, seat) else 0 for event in events]


def is_event_evidence_about_seat(event: Event, seat: Seat) -> bool:
    """Return whether an event is a seat's own move, other than moving a house by any card but a rescue."""
    lured = isinstance(event, e.HouseMoved) and event.card != "rescue"
    return getattr(event, "seat", None) == seat and not lured


def district_tile_riddle(seat: Seat) -> Riddle:
    """Return the riddle of a seat's district tile."""
    return Riddle(
        is_riddle_due,
        remaining_districts_of_view,
        lambda state: DISTRICTS[state.tiles[seat][1]],
        "district",
        district_evidence_by_event,
    )


def last_turn_position(*kept: str) -> Position:
    """Return a position at the beginning of the last turn.

    `kept`: by seat the cards still in its hand and pile; all others are discarded.
    """
    played = [[card for card, count in DECK.items() for _ in range(count - text.split().count(card))] for text in kept]
    return {
        **{"sunk": ["G2", "Y2", "G3", "Y1", "R2", "R1", "Y3"], "start": 0, "discards": played},
        **{"taken": ["OOLLII", "BOOLLII", "BBOLLII"], "tiles": [["B", None], None, None]},
    }


VI_SINK = Minigame(
    "vi_sink",
    players=3,
    seat=0,
    bots=(2, 1),
    seeds=(37, 24, 13, 34, 30, 18, 23, 3, 28, 29),
    verdict=has_won_by_sinking_district,
    options=DRAWN,
)

VI_SAVE = Minigame(
    "vi_save",
    players=3,
    seat=0,
    bots=(2, 2),
    seeds=(6, 9, 20, 26, 33, 3, 5, 40, 16, 34),
    verdict=has_won_by_saving_houses,
    position={
        **position_from_texts(("rescue f2 relocation", "f2 f3 hope", "f1 f3 wind"), sunk="G2 Y2 G1 Y1 R2", played=27),
        "taken": ["OOLLI", "BOLLII", "BOOLI"],
        "tiles": [[SAVED, None], None, None],
    },
)

VI_LAST = Minigame(
    "vi_last",
    players=3,
    seat=0,
    bots=(2, 2),
    seeds=(7, 10, 14, 18, 20, 22, 24, 2, 9, 26),
    verdict=function_judging_sole_victory(result),
    position=last_turn_position(
        "f1 f2 f2 f3 hope wind rescue authority quarantine",
        "f1 f2 f2 f3 f3 hope wind relocation less",
        "f1 f1 f2 f3 f4 hope wind calm panic",
    ),
)

VI_GUESS = Minigame(
    "vi_guess",
    players=3,
    seat=1,
    bots=(2, 2, 2),
    # In each of these deals the public moves shown at the end point to the answer, and to no other district left.
    seeds=(8, 41, 444, 299, 309, 350, 367, 418, 433, 441),
    former_seeds=(200,),
    options=DRAWN,
    riddle=district_tile_riddle(1),
)

MINIGAMES: Mapping[str, Minigame] = {mini.key: mini for mini in (VI_SINK, VI_SAVE, VI_LAST, VI_GUESS)}
"""Every mini-game, by its key."""
