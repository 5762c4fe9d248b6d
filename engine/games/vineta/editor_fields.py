"""The numbers and choices that questions about a table of Vineta ask for, and how each is set."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from typing import Final

from engine.core.game import Refusal, Seat
from engine.core.situations import SEAT, Situation, value_at_place, with_assumed, with_move_given, with_values_at_keys
from engine.core.table.fields import NOT, Index, Lens, of_move, of_position
from engine.games.vineta import edits, extra_told, own_houses, owners, question_besides, question_needs, waves
from engine.games.vineta import question_play as play
from engine.games.vineta.question_opens import FIRST, LASTED, MOST, OPENER, most_rounds_told, rounds_told
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.notation import ANY_FLOOD, AUTHORITY_WAYS, owner_and_card_from_text
from engine.games.vineta.table.moment import chip_owner_of_series
from engine.games.vineta.table.schema import SCHEMA

TARGETED: Final[Collection[str]] = frozenset((*c.CARDS, ANY_FLOOD)) - {"calm", "more", "less"}
"""The cards that go to a district."""


def if_asked_about(*cards: str) -> Callable[[Situation], bool]:
    """Return a function that says whether the card asked about is one of these."""
    return lambda situation: situation.moves.get("card") in cards


def district_menu(name: str, *cards: str) -> Lens:
    """Return the field for a district from which, or to which, these cards go."""
    return of_move(name, c.DISTRICTS, form="district", group="target", shown=if_asked_about(*cards))


def flood_count_at_source(situation: Situation) -> int:
    """Return how many flood cards there are where the card asked about is used."""
    return question_needs.flood_count_of_district(situation, situation.moves.get("from", ""))


def house_counts(situation: Situation, _at: object) -> range:
    """Return the numbers of houses that a district or a seat may have."""
    return range(c.HOUSES * c.colour_count(situation.players) + 1)


def houses_counted(key: str) -> Callable[[Situation, object], int | None]:
    """Return a function that counts the houses at an index of this key of the position, whatever their colours."""

    def count(situation: Situation, at: object) -> int | None:
        entry = value_at_place(situation.position, f"{key}.{at}")
        return len(entry) if isinstance(entry, str) else entry

    return count


def districts_whose_houses_matter(situation: Situation) -> list[str]:
    """Return the districts on whose houses the card asked about hangs."""
    places = question_needs.inputs_needed_for_card(situation)
    return [place.removeprefix("houses.") for place in places if place.startswith("houses.")]


def are_houses_laid_out_for_card(situation: Situation) -> bool:
    """Return whether houses are put on the board for the card asked about: it may take them from any district."""
    return districts_whose_houses_matter(situation) == edits.remaining_districts_in_situation(situation)


def is_last_round_open(situation: Situation) -> bool:
    """Return whether it is not told who began the last round of the turn, so that it may be told how it began."""
    return OPENER not in situation.moves


def every_flood(situation: Situation) -> Iterator[tuple[str, int]]:
    """Yield each flood card on the table: its district, and its place in the series there."""
    for each in edits.series_on_table(situation):
        yield from ((each["district"], at) for at in range(len(each["floods"])))


def highest_districts(situation: Situation) -> list[str]:
    """Return the districts whose series is worth most; [] where the table cannot be."""
    try:
        return play.highest_districts_in_situation(situation)
    except Refusal:
        return []


def floods_of_highest_series(situation: Situation) -> list[tuple[str, int]]:
    """Return the flood cards of the highest series, if there is one: whose they are can be changed once it is told."""
    top = highest_districts(situation)
    return [flood for flood in every_flood(situation) if len(top) == 1 and flood[0] in top]


def are_houses_to_be_shared(situation: Situation, district: str) -> bool:
    """Return whether a district may be the one that sinks, or its houses are told."""
    if not owners.series_on_district(situation, district):
        return False
    top = [] if any(question_needs.places_deciding_highest(situation)) else highest_districts(situation)
    return not top or district in top or houses_counted("houses")(situation, district) is not None


def does_card_hang_on_flood(situation: Situation, district: str, _at: int) -> bool:
    """Return whether the card asked about hangs on the owner of a flood card, while not all there are told."""
    card = situation.moves.get("card", "")
    hangs = play.is_flood(card) or (card in play.AT_SERIES and situation.moves.get("from") == district)
    return hangs and bool(owners.assumed_floods(situation, district))


def flood_owner(situation: Situation, district: str, at: int) -> Seat | str | None:
    """Return the owner of a flood card, or NOT and who it is not; None if neither is told."""
    each, name = owners.series_on_district(situation, district), owners.flood_owner_name(district, at)
    other = owners.not_laid_by(situation, name)
    if other is not None:
        return f"{NOT}{other}"
    return owner_and_card_from_text(each["floods"][at])[0] if each and name not in situation.assumed else None


def with_flood_owner(situation: Situation, owner: Seat | str | None, district: str, at: int) -> Situation:
    """Return the situation with this owner of a flood card, or with NOT and who it is not; None: not known."""
    name = owners.flood_owner_name(district, at)
    other = owner.removeprefix(NOT) if isinstance(owner, str) else None
    situation = with_move_given(situation, owners.other_name(name), other)
    if owner is None or isinstance(owner, str):
        return with_assumed(situation, [name] if at else [name, owners.chip_name(district)])
    return owners.with_owner_told(situation, name, owner)


def chip_owner(situation: Situation, district: str) -> Seat | None:
    """Return whose god chip is on a district; None if it is not told."""
    each = owners.series_on_district(situation, district)
    return chip_owner_of_series(each) if each and owners.chip_name(district) not in situation.assumed else None


def every_authority(situation: Situation) -> Iterator[tuple[str, int]]:
    """Yield each authority card on the table: its district, and its place beside the series there."""
    for each in edits.series_on_table(situation):
        yield from ((each["district"], at) for at in range(len(each.get("authority", ()))))


def side_up(situation: Situation, district: str, at: int) -> str | None:
    """Return which side of an authority card is up; None if it is not told."""
    each = owners.series_on_district(situation, district)
    told = each is not None and owners.side_name(district, at) not in situation.assumed
    return each["authority"][at].partition(":")[2] if each and told else None


def districts_with_open_waves(situation: Situation) -> Iterator[tuple[str]]:
    """Yield the districts of whose series it may be told what they are worth: a card of theirs is not told."""
    names = [name for name in edits.threatened_districts(situation) if waves.assumed_waves(situation, name)]
    return ((name,) for name in names if not owners.assumed_sides(situation, name))


def possible_worths(situation: Situation, district: str) -> range:
    """Return what a series may be worth by the cards that are told."""
    return range(max(0, waves.least_worth(situation, district)), waves.MOST + 1)


def colours_for_seat(situation: Situation, seat: Seat) -> list[str]:
    """Return the house tiles that a seat may have without those of others: going through them by key takes none."""
    given = [colour for colour, _ in edits.given_tiles_by_seat(situation)]
    return [each for each in c.COLOURS if each == given[seat] or each not in given]


def seat_that_asks(situation: Situation) -> Iterable[Index]:
    """Return one index: whose hand and tiles are asked about; none while that is not told."""
    return [(seat,) for seat in situation.seats if seat == play.given_card_owner(situation)]


def extra_cards(card: c.CardName) -> Lens:
    """Return the field for the number of cards that make the turn longer, or shorter."""
    return Lens(
        card,
        lambda situation: extra_told.extra_count(situation, card),
        lambda situation, count: extra_told.with_extra_count(situation, card, count),
        lambda situation: range(situation.players + 1),
        group="extra",
    )


def secret_tile(name: str, part: int) -> Lens:
    """Return the field for the colour (part 0) or the district (1) of the seat that asks."""
    return Lens(
        name,
        lambda situation, seat: edits.given_tiles_by_seat(edits.with_assumed_homes_forgotten(situation))[seat][part],
        lambda situation, tile, seat: edits.with_secret_tile_before_seat(situation, seat, part, tile),
        c.DISTRICTS if part else c.COLOURS,
        "district" if part else "house",
        group="tile",
        over=seat_that_asks,
    )


# After LAST_ROUND a seat chooses what sinks.
ROUND: Final = of_position(
    SCHEMA,
    "round",
    range(c.LAST_ROUND + 1),
    set=lambda situation, count: with_values_at_keys(situation, round=count, sinking=count == c.LAST_ROUND or None),
)
CARD: Final = of_move("card", (*c.CARDS[: c.FLOOD_KINDS], ANY_FLOOD, *c.CARDS[c.FLOOD_KINDS :]), form="card")
EXTRA_CARDS: Final = (extra_cards("more"), extra_cards("less"))
HOUSE_COUNT: Final = Lens(
    "houses",
    houses_counted("houses"),
    edits.with_houses,
    house_counts,
    group="count",
    over=lambda situation: zip(dict.fromkeys([*edits.threatened_districts(situation), *c.DISTRICTS])),
    shown=are_houses_to_be_shared,
)
FLOOD_OWNER: Final = Lens(
    "floods",
    flood_owner,
    with_flood_owner,
    form=SEAT,
    may_be_other=True,
    group="card_owners",
    over=every_flood,
    shown=does_card_hang_on_flood,
)
TILE: Final = secret_tile("tile", 0)
OWNER: Final = Lens(
    "owner",
    lambda situation: edits.owner_of_last_district(situation).replace(edits.NOBODY, "") or None,
    lambda situation, seat: edits.with_owner_of_last_district(situation, "" if seat is None else str(seat)),
    form=SEAT,
    over=lambda situation: [()] if len(edits.remaining_districts_in_situation(situation)) == 1 else [],
)

FIELDS: Final = (
    CARD,
    # A card that is told is asked to be advised on.
    replace(CARD, group="card_told", shown=lambda situation: "card" in situation.moves),
    of_move(SEAT, form=SEAT),
    of_move(OPENER, form=SEAT),
    of_move(FIRST, form=SEAT, shown=is_last_round_open),
    of_move(LASTED, range(1, c.LAST_ROUND + 1), get=rounds_told, usual=c.ROUNDS),
    of_move(
        MOST,
        range(1, c.LAST_ROUND + 1),
        get=most_rounds_told,
        shown=lambda situation: is_last_round_open(situation) and LASTED in situation.moves,
        usual=c.ROUNDS,
    ),
    district_menu("from", *play.FROM_TO, "calm"),
    district_menu("to", *TARGETED),
    *(district_menu(end, "panic") for end in play.ENDS[1:]),
    of_move("way", AUTHORITY_WAYS, form="authority_way", group="target", shown=if_asked_about("authority")),
    of_move(
        "place",
        lambda situation: range(1, flood_count_at_source(situation) + 1),
        get=lambda situation: int(found) if (found := situation.moves.get("place", "")) in play.PLACES else None,
        shown=lambda situation: if_asked_about(*play.AT_SERIES)(situation) and flood_count_at_source(situation) > 1,
    ),
    ROUND,
    of_position(
        SCHEMA,
        "start",
        form=SEAT,
        group="round",
        shown=lambda situation: situation.position.get("round") == c.LAST_ROUND,
    ),
    replace(ROUND, values=range(c.LAST_ROUND), group="card_round", shown=if_asked_about(*play.EXTRA)),
    *EXTRA_CARDS,
    *(replace(each, group="card_extra", shown=if_asked_about(*play.EXTRA)) for each in EXTRA_CARDS),
    # Told for another question, they count for advice, too.
    *(replace(each, group="extra_told", shown=lambda situation: "extra" in situation.position) for each in EXTRA_CARDS),
    of_move(waves.TIED, "yes", shown=waves.are_several_open),
    of_move(question_besides.ALONE, "yes", shown=question_besides.may_be_alone),
    of_move(question_besides.ALONE, "yes", group="card_alone", shown=question_besides.does_card_ask_for_danger),
    Lens(waves.WORTH, waves.told_worth, waves.with_worth_told, possible_worths, over=districts_with_open_waves),
    HOUSE_COUNT,
    replace(
        HOUSE_COUNT,
        group="card_count",
        shown=lambda situation, name: (
            name in districts_whose_houses_matter(situation) and not are_houses_laid_out_for_card(situation)
        ),
    ),
    FLOOD_OWNER,
    # These are no fields of a question; what they may be is tried.
    Lens(
        "chip",
        chip_owner,
        lambda situation, owner, district: owners.with_owner_told(situation, owners.chip_name(district), owner),
        form=SEAT,
        over=lambda situation: zip(dict.fromkeys(edits.threatened_districts(situation))),
    ),
    Lens(
        "side",
        side_up,
        lambda situation, way, *at: owners.with_side_told(situation, owners.side_name(*at), way),
        AUTHORITY_WAYS,
        "authority_way",
        over=every_authority,
    ),
    replace(FLOOD_OWNER, group="owners", over=floods_of_highest_series, shown=lambda *_: True),
    Lens("last", own_houses.last_district, edits.with_only_district_left, c.DISTRICTS, "district"),
    of_move(
        own_houses.OWN,
        own_houses.COUNTS,
        get=own_houses.own_count,
        by_seat=True,
        shown=lambda situation, _seat: (
            own_houses.last_district(situation) and not own_houses.are_houses_laid_by_colour(situation)
        ),
    ),
    of_position(SCHEMA, "taken", house_counts, by_seat=True, get=houses_counted("taken")),
    replace(
        TILE,
        values=colours_for_seat,
        group="colour",
        by_seat=True,
        over=None,
        shown=lambda situation, _seat: own_houses.are_houses_laid_by_colour(situation),
    ),
    OWNER,
    replace(
        OWNER,
        name="unowned",
        get=lambda situation: edits.owner_of_last_district(situation) == edits.NOBODY,
        set=lambda situation, value: edits.with_owner_of_last_district(situation, edits.NOBODY if value else ""),
        values="yes",
        form="",
        group="owner",
    ),
    TILE,
    secret_tile("home", 1),
    Lens(
        "hand",
        edits.own_card_count,
        edits.with_own_card_count,
        lambda _situation, card: range(c.DECK[card] + 1),
        over=lambda situation: zip(c.DECK if any(seat_that_asks(situation)) else ()),
    ),
)
