"""Setting up a game: chapter 1 of the rules."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.core.rng import draw_start_seat, random_stream, shuffled
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import log_city, remaining_districts_in_state
from engine.games.vineta.rules.notation import HOUSE_PLACEMENTS, HOUSE_TEXTS, House
from engine.games.vineta.rules.state import CHOOSING, PALETTE, SETTING_UP, PublicMove, State, house_counts_on_district

TILES_RULE: Final = "VI-1.3"
DECK_RULE: Final = "VI-1.4"

PLACING_RULE: Final = "VI-1.6"
"""The rule that says who places the next house."""

DECIDING: Final = (DecidingRule(PLACING_RULE, ("house",)),)
"""The rules of this chapter that are shown to who decides, by kind of decision (`GamePresentation.deciding`)."""


def set_up(state: State, log: Log[State] | None) -> None:
    """Deal everything and log it; by the option, spread the houses too."""
    state.tiles = dealt_secret_tiles(state)
    state.piles = [shuffled_deck(state.seed, seat) for seat in range(state.players)]
    state.hands = [sorted(draw_hand(pile)) for pile in state.piles]
    state.start = state.opener = draw_start_player(state)
    if log is not None:
        log_setup(state, log)
    if state.options.houses == "drawn":
        spread_all_houses(state, log)


def dealt_secret_tiles(state: State) -> tuple[tuple[c.Colour, c.District], ...]:
    """VI-1.3: each seat draws a house tile of a colour used and a district tile; what is left stays unseen (V20)."""
    colours = shuffled(random_stream(state.seed, "house tiles"), state.colours_used)
    districts = shuffled(random_stream(state.seed, "district tiles"), c.EVERY_DISTRICT)
    return tuple(zip(colours, districts, strict=False))[: state.players]


def shuffled_deck(seed: int, seat: Seat) -> list[c.Card]:
    """VI-1.4: each seat shuffles a deck of its own, all alike (DECK). Return it as a pile, the next card last."""
    return shuffled(random_stream(seed, "deck", seat), c.WHOLE_DECK)


def draw_hand(pile: list[c.Card]) -> list[c.Card]:
    """VI-1.4: a hand is HAND cards, or all where the pile has fewer. Draw it from the end of the pile."""
    hand = pile[-c.HAND :]
    del pile[-c.HAND :]
    return hand


def draw_start_player(state: State) -> Seat:
    """VI-1.5: who is start player is drawn (V25)."""
    return draw_start_seat(state.seed, state.players)


def log_setup(state: State, log: Log[State]) -> None:
    """VI-1.3, VI-1.4, VI-1.5: after the city and its colours, log who got what, and who begins."""
    log_city(state, log)
    log_colours(state, log)
    for seat, (colour, district) in enumerate(state.tiles):
        log(state, e.TilesDealt(TILES_RULE, seat, c.COLOURS[colour], c.DISTRICTS[district]))
    hands = tuple(tuple(c.CARDS[card] for card in hand) for hand in state.hands)
    log(state, e.CardsDealt(DECK_RULE, len(c.WHOLE_DECK), c.HAND, hands))
    log_start_player(state, log)


def log_colours(state: State, log: Log[State]) -> None:
    """Log in which colours there are houses."""
    log(state, e.ColoursTaken(c.COLOURS_RULE, "".join(c.COLOURS[colour] for colour in state.colours_used), c.HOUSES))


def log_start_player(state: State, log: Log[State]) -> None:
    """VI-1.5: log who begins."""
    log(state, e.StarterDrawn("VI-1.5", state.start))


def house_placement_moves(state: State) -> tuple[str, ...]:
    """VI-1.6: any house that is left may go to any district. Return all such moves."""
    return house_placements(tuple(map(bool, state.reserve)))


@cache
def house_placements(left: tuple[bool, ...]) -> tuple[str, ...]:
    """VI-1.6: return a move for each colour that is left (by colour, in `left`) and each district."""
    colours = [text for text, more in zip(HOUSE_TEXTS, left, strict=True) if more]
    return tuple(colour + district for colour in colours for district in c.DISTRICTS)


def refuse_illegal_placement(state: State, house: House) -> None:
    """VI-1.6: only a house that is left can be placed. Raises Refusal("no_house_left")."""
    if not state.reserve[house.colour]:
        raise Refusal("no_house_left", PLACING_RULE, colour=c.COLOURS[house.colour])


def place_house(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """VI-1.6: one house in turn, of any colour, on any district (V21); when all are placed, the first turn begins."""
    house = HOUSE_PLACEMENTS[move]
    move_house_from_reserve(state, house)
    state.deeds.append(PublicMove(seat, SETTING_UP, move, 0, 0))
    state.step += 1
    left = sum(state.reserve)
    if log is not None:
        log(state, e.HousePlaced(PLACING_RULE, seat, c.COLOURS[house.colour], c.DISTRICTS[house.district], left))
    if not left:
        begin_first_turn(state)


def move_house_from_reserve(state: State, house: House) -> None:
    """Take a house of its colour out of the reserve and put it in its district; the state is changed in place."""
    state.reserve[house.colour] -= 1
    state.houses[PALETTE * house.district + house.colour] += 1


def spread_all_houses(state: State, log: Log[State] | None) -> None:
    """VI-1.7, the option: all houses are spread over the districts at random, as evenly as possible."""
    spread_houses_evenly(state, state.reserve, remaining_districts_in_state(state))
    state.reserve = [0] * PALETTE
    begin_first_turn(state)
    if log is not None:
        counts = tuple((c.DISTRICTS[place], sum(house_counts_on_district(state, place))) for place in c.EVERY_DISTRICT)
        log(state, e.HousesDrawn("VI-1.7", counts))


def spread_houses_evenly(state: State, counts: Sequence[int], places: Sequence[c.District]) -> None:
    """Put this many houses of each colour in these districts at random, as evenly as possible."""
    rng = random_stream(state.seed, "houses")
    pool = shuffled(rng, [colour for colour, count in enumerate(counts) for _ in range(count)])
    order = shuffled(rng, places)
    for at, colour in enumerate(pool):
        state.houses[PALETTE * order[at % len(order)] + colour] += 1


def begin_first_turn(state: State) -> None:
    """Begin the first turn, once all houses are placed."""
    state.step = 0
    state.phase = CHOOSING
