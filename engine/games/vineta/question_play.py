"""Examples that answer questions about a table of Vineta: positions with a card about to be laid, and moves."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.core.game import Event, EventLog, Position, Refusal, Seat
from engine.core.lessons import Example
from engine.core.rng import Random, random_stream
from engine.core.schema import Finding, position_entries_by_seat, with_entry_changed
from engine.core.situations import SEAT, Situation, missing_field_refusal, with_move_given
from engine.games.vineta.own_houses import with_own_houses_laid
from engine.games.vineta.owners import series_on_district
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import notation, sinking
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.length import rounds_due_in_turn
from engine.games.vineta.rules.setup import DECK_RULE
from engine.games.vineta.rules.state import State
from engine.games.vineta.table import pieces
from engine.games.vineta.table.moment import chip_owner_of_series
from engine.games.vineta.waves import are_cards_open, with_series_drawn, with_stand_ins

ON_TABLE: Final = ("sunk", "houses", "taken", "series", "extra", "quarantined", "tiles")
"""The keys of a position that stay as given while a card is played; hands and piles are filled in."""

FROM_TO: Final[Collection[c.CardName]] = frozenset({"wind", "hope", "rescue", "relocation", "panic"})
"""The cards whose targets are given as a source and an end."""

MOVING_HOUSES: Final[Collection[c.CardName]] = frozenset({"hope", "rescue", "panic"})
"""The cards that move houses one by one."""

AT_SERIES: Final[Collection[c.CardName]] = frozenset({"wind", "calm"})
"""The cards that ask for a flood card of a series."""

ENDS: Final = ("to", "second", "third")
"""The names of the districts to which a card goes; only a panic goes to more than one."""

EXTRA: Final[Collection[c.CardName]] = frozenset({"more", "less"})
"""The cards that ask for no target."""

PLACES: Final = frozenset(str(place) for place in range(1, notation.MOST_FLOODS + 1))
"""Places in a series, from 1."""

TARGETS: Final[Mapping[str, Collection[str]]] = {
    "from": c.DISTRICTS,
    **dict.fromkeys(ENDS, c.DISTRICTS),
    "way": notation.AUTHORITY_WAYS,
    "place": PLACES,
    "colour": c.COLOURS,
}
"""The values that a part of a card's target may have, by its name among the moves."""

LAID: Final[dict[str, type[Event]]] = {
    "authority": e.AuthorityLaid,
    "wind": e.WindChanged,
    "calm": e.SeaCalmed,
    "hope": e.HouseMoved,
    "relocation": e.HousesSwapped,
    "quarantine": e.Quarantined,
    "more": e.MoreLaid,
    "less": e.LessLaid,
}
"""By card, the event with which its steps end; a flood has two, and rescue and panic move several houses."""


class LastCard(NamedTuple):
    """The last card of a round: the series before it, its owner, the card, its target."""

    series: list[Any]
    seat: Seat
    card: c.CardName
    move: str


def given_pieces_on_table(situation: Situation) -> Position:
    """Return the given part of the position that stays while a card is played (ON_TABLE)."""
    return {key: situation.position[key] for key in ON_TABLE if key in situation.position}


def remaining_districts_in_position(position: Position) -> list[str]:
    """Return the districts still above water, by name, in the order of DISTRICTS."""
    return [name for name in c.DISTRICTS if name not in position.get("sunk", ())]


def position_carrying_last_card_out(
    situation: Situation, position: Position, seat: Seat, card: c.CardName, rounds: int
) -> Position:
    """Return a position after this many rounds in which a seat, the last of a round, carries out a card."""
    chosen = with_entry_changed([""] * situation.players, seat, card)
    now = {"step": situation.players - 1, "start": (seat + 1) % situation.players, "chosen": chosen, "round": rounds}
    return {**position, "acting": True, **now}


# The end of a round


def round_end_example(
    situation: Situation, seed: int, first: type[Event] | None, last: type[Event] | None, table: Position | None = None
) -> Example:
    """Return the end of a round that results in the given table: its last card is played again."""
    situation = with_series_drawn(situation, seed)
    position = given_pieces_on_table(situation) if table is None else table
    replayed = possible_last_card(situation, position)
    table, rounds = {**position, "series": replayed.series}, finished_round_count(situation) - 1
    started = position_carrying_last_card_out(situation, table, replayed.seat, replayed.card, rounds)
    return situation.as_example(seed, (replayed.move,), started, first, last, viewer=None)


def highest_districts_in_situation(situation: Situation) -> list[str]:
    """Return the names of the districts whose series is worth most; several if they tie."""
    state = GAME.begin(situation.players, 1, situation.options, given_pieces_on_table(with_stand_ins(situation)))
    return [c.DISTRICTS[place] for place in sinking.districts_of_highest_series(state)]


def finished_round_count(situation: Situation) -> int:
    """Return how many rounds of the turn are over, at least one; all rounds of the turn if not given."""
    position = situation.position
    if position.get("sinking"):
        return c.LAST_ROUND
    return max(1, int(position["round"])) if "round" in position else due_round_count(situation)


def due_round_count(situation: Situation) -> int:
    """Return how many rounds the turn has by the cards that change their number; ties may lead further."""
    extra = {"extra": situation.position.get("extra", [])}
    return rounds_due_in_turn(GAME.begin(situation.players, 1, situation.options, extra))


def possible_last_card(situation: Situation, position: Position) -> LastCard:
    """Return a card that may have been the last one: a flood at the end of a series, else one that changes none.

    If the owner of the start player token is given, the card is one of the seat before it.
    """
    start = situation.position.get("start")
    seats = [*situation.seats] if start is None else [(start - 1) % situation.players]
    series = position.get("series", [])
    for at, each in enumerate(series):
        owner, text = notation.owner_and_card_from_text(each["floods"][-1])
        alone = len(each["floods"]) == 1
        whole = at == len(series) - 1 and chip_owner_of_series(each) == owner and not each.get("authority")
        if owner in seats and (whole or not alone):
            rest = [] if alone else [{**each, "chip": chip_owner_of_series(each), "floods": each["floods"][:-1]}]
            return LastCard(
                [*series[:at], *rest, *series[at + 1 :]], owner, c.CARDS[notation.CARD_BY_NAME[text]], each["district"]
            )
    closed = position.get("quarantined") or remaining_districts_in_position(position)
    return LastCard(series, seats[0], "quarantine", closed[0])


def game_end_example(situation: Situation, seed: int) -> Example:
    """Return the end of the last turn: the last district to sink has no houses and is the only one threatened.

    Raises Refusal("not_given") where the last district is not given.
    """
    situation = with_own_houses_laid(with_series_drawn(situation, seed), seed)
    position = given_pieces_on_table(situation)
    sunk = position.get("sunk", [])
    if len(sunk) < c.TURNS - 1 or (len(sunk) < c.TURNS and not position.get("series")):
        raise missing_field_refusal("last")
    if len(sunk) == c.TURNS:
        series = [{"district": sunk[-1], "floods": [f"0:{c.CARDS[0]}"]}]
        position |= {"sunk": sunk[:-1], "series": series, "extra": [], "quarantined": []}
    houses = dict.fromkeys(remaining_districts_in_position(position)) | position.get("houses", {})
    if len(sunk) == c.TURNS:
        houses[sunk[-1]] = ""
    guessed = position_with_all_houses(situation.players, {**position, "houses": houses}, random_stream(seed, "taken"))
    return round_end_example(situation, seed, e.LastDistrict, None, guessed)


def position_with_all_houses(players: int, position: Position, rng: Random) -> Position:
    """Return a position in which all houses are on districts or taken: those not given are shared out at random."""
    taken = position_entries_by_seat(position, "taken", players)
    open_seats = [seat for seat, entry in enumerate(taken) if entry is None]
    left = (
        c.HOUSES * c.colour_count(players)
        - pieces.given_house_counts_by_colour(position).total()
        - pieces.given_uncoloured_house_count(position)
    )
    houses = dict(position["houses"])
    for name in [name for name, entry in houses.items() if entry is None and open_seats]:
        houses[name] = int(rng.random() * min(c.HOUSES + 1, left + 1))
        left -= houses[name]
    for at, seat in enumerate(open_seats):
        taken[seat] = left if at == len(open_seats) - 1 else int(rng.random() * (left + 1))
        left -= taken[seat]
    return {**position, "houses": houses, "taken": taken}


# A card


def card_asked_about(situation: Situation) -> c.CardName:
    """Return the card that is asked about, for any flood the least; raise Refusal("not_given") if none is given."""
    named = situation.moves.get("card", "")
    card = notation.CARD_BY_NAME.get(c.CARDS[0] if named == notation.ANY_FLOOD else named)
    if card is None:
        raise missing_field_refusal("card")
    return c.CARDS[card]


def named_card(situation: Situation) -> str:
    """Return the card that is asked about, as it is told: ANY_FLOOD for a flood whose waves are not told."""
    return situation.moves.get("card", "")


def is_flood_open(situation: Situation, event: Event) -> bool:
    """Return whether an event tells waves that nobody has told: of the card laid or moved, or of a series."""
    if isinstance(event, e.SeriesStarted | e.SeriesExtended) and named_card(situation) == notation.ANY_FLOOD:
        return True
    if isinstance(event, e.SeriesExtended | e.AuthorityLaid):
        return are_cards_open(situation, event.district)
    return False


def is_house_known(situation: Situation, source: str) -> bool:
    """Return whether it is told which house leaves a district, or all houses there are of one colour."""
    standing = situation.position.get("houses", {}).get(source)
    return "colour" in situation.moves or (isinstance(standing, str) and len({*standing}) == 1)


def given_card_owner(situation: Situation) -> Seat | None:
    """Return the seat that plays the card asked about, None if none is given."""
    text = situation.moves.get(SEAT, "")
    return int(text) if text in map(str, situation.seats) else None


def does_seat_matter(situation: Situation, card: str) -> bool:
    """Return whether it matters who plays a card: a flood while there are series, by whose god chip is free."""
    return is_flood(card) and bool(situation.position.get("series"))


def is_flood(card: str) -> bool:
    """Return whether a card told is a flood."""
    return card == notation.ANY_FLOOD or notation.CARD_BY_NAME.get(card, c.FLOOD_KINDS) < c.FLOOD_KINDS


def seat_that_plays_card(situation: Situation, card: c.CardName, seed: int) -> Seat:
    """Return the seat that plays a card: the one given, else the first one that still has it, or any if that matters.

    Raises Refusal("bad_position") where no seat has the card any more.
    """
    seat = given_card_owner(situation)
    if seat is not None:
        return seat
    table = given_pieces_on_table(situation)
    holders = [
        seat
        for seat in situation.seats
        if pieces.seat_cards_on_table_in_position(table, seat).count(card) < c.DECK[card]
    ]
    if not holders:
        params = {"seat": 0, "card": card, "count": c.DECK[card]}
        raise Finding("card_gone", "card", DECK_RULE, params).as_refusal
    return holders[seed % len(holders) if does_seat_matter(situation, card) else 0]


def card_play_example(situation: Situation, seed: int) -> Example:
    """Return the example in which the card asked about is played by its owner, who has the start player token."""
    card = card_asked_about(situation)
    seat = seat_that_plays_card(situation, card, seed)
    # Nobody else is drawn to have laid the card that this seat plays.
    drawn = with_series_drawn(with_move_given(situation, SEAT, str(seat)), seed)
    situation = replace(drawn, moves=situation.moves)
    position = position_before_card_choice(situation, seat, card)
    log = EventLog()
    state = GAME.begin(situation.players, seed, situation.options, position)
    try:
        GAME.play(state, seat, card, log)
    except Refusal:
        return situation.as_example(seed, (card,), position, viewer=None)
    if any(isinstance(event, e.CardVoid) and event.seat == seat for event in log):
        return situation.as_example(seed, (card,), position, e.CardRevealed, e.CardVoid, viewer=None)
    moves = moves_to_given_targets(situation, state, seat, card, seed)
    if card in ("rescue", "panic") and moves:
        acting = position_carrying_last_card_out(
            situation, given_pieces_on_table(situation), seat, card, position["round"]
        )
        return situation.as_example(seed, moves, acting, None, e.CardsDrawn, viewer=None)
    flood = e.SeriesExtended if moves and series_on_district(situation, moves[0]) else e.SeriesStarted
    last = LAID.get(card, flood) if moves or card in EXTRA else None
    return situation.as_example(seed, (card, *moves), position, e.CardRevealed, last, viewer=None)


def position_before_card_choice(situation: Situation, seat: Seat, card: c.CardName) -> Position:
    """Return a position in which all others have chosen and a seat, first in the round, is about to choose a card."""
    position = given_pieces_on_table(situation)
    hand = situation.by_seat("hands")[seat]
    if hand is None:
        gone = [card, *pieces.seat_cards_on_table_in_position(position, seat)]
        rest = [name for name, count in c.DECK.items() for _ in range(count - gone.count(name))]
        hand = [card, *rest[: c.HAND - 1]]
    hands = with_entry_changed([None] * situation.players, seat, hand)
    chosen = ["" if each == seat else None for each in situation.seats]
    over = min(situation.position.get("round", 0), c.LAST_ROUND - 1)
    return {**position, "start": seat, "round": over, "hands": hands, "chosen": chosen}


def moves_to_given_targets(
    situation: Situation, state: State, seat: Seat, card: c.CardName, seed: int
) -> tuple[str, ...]:
    """Return the given target as moves; () if none or only half of it is given, or the card asks for none.

    A source where no move can begin is tried by itself, to be refused.

    Raises Refusal: "not_given" if the way of an authority card is not given, "unreadable" if it is not a target.
    """
    for name, known in TARGETS.items():
        if (text := situation.moves.get(name, "")) and text not in known:
            raise Refusal("unreadable", text=text)
    if card in EXTRA:
        return ()
    source, ends = situation.moves.get("from", ""), given_target_districts_of_card(situation)
    if card == "calm":
        return (f"{source}.{given_card_number_in_series(situation, source, seed)}",) if source else ()
    if card in FROM_TO:
        if not source or not ends:
            begun = (move.partition(">")[0] for move in GAME.legal_moves(state, seat))
            return () if not source or any(source in text for text in begun) else (f"@{source}",)
        return moves_from_source_to_targets(situation, state, seat, card, seed)
    if not ends:
        return ()
    if notation.CARD_BY_NAME[card] != c.AUTHORITY:
        return (ends[0],)
    if "way" not in situation.moves:
        raise missing_field_refusal("way")
    return (ends[0] + situation.moves["way"],)


def given_target_districts_of_card(situation: Situation) -> list[str]:
    """Return the districts to which the card goes."""
    return [situation.moves[name] for name in ENDS if situation.moves.get(name)]


def moves_from_source_to_targets(
    situation: Situation, state: State, seat: Seat, card: c.CardName, seed: int
) -> tuple[str, ...]:
    """Return the moves of a card of FROM_TO from its given source to its given ends."""
    source, ends = situation.moves["from"], given_target_districts_of_card(situation)
    if card == "wind":
        return (f"{source}.{given_card_number_in_series(situation, source, seed)}>{ends[0]}",)
    if card == "relocation":
        return (notation.canonical_move_text(f"{source}={ends[0]}"),)
    goals = ends if card == "panic" else ends[:1] * c.HOUSES
    return house_moves_to_districts(state.clone(), seat, source, goals, situation.moves.get("colour", ""))


def given_card_number_in_series(situation: Situation, district: str, seed: int) -> int:
    """Return the given number, from 1, of a flood card in a series; that of any flood card if none is given."""
    series = series_on_district(situation, district)
    place = situation.moves.get("place", "")
    return int(place) if place else 1 + seed % len(series["floods"]) if series else 1


def house_moves_to_districts(
    state: State, seat: Seat, source: str, ends: Sequence[str], colour: str
) -> tuple[str, ...]:
    """Return the moves of houses from one district to these, up to the first one that is illegal.

    Changes the state. The first house has this colour, if one is given; the others are any.
    """
    moves: list[str] = []
    for end in ends:
        legal = [move for move in GAME.legal_moves(state, seat) if move[1:] == f":{source}>{end}"]
        wanted = f"{colour}:{source}>{end}"
        if colour and not moves:
            legal = [move for move in legal if move == wanted]
        if not legal:
            standing = GAME.position(state)["houses"].get(source, "B")
            return (*moves, wanted if colour else f"{standing[0]}:{source}>{end}")
        moves.append(legal[0])
        GAME.play(state, seat, legal[0])
        if state.moving is None:
            break
    return tuple(moves)
