"""How a table of Vineta is laid out: the city as the board, a palette of pieces, numbers and choices."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import product
from typing import Final

from engine.core.game import Seat
from engine.core.situations import Situation
from engine.core.table.fields import Editor, Tool
from engine.games.vineta import edits
from engine.games.vineta.editor_fields import FIELDS, TARGETED, are_houses_laid_out_for_card
from engine.games.vineta.editor_view import (
    editor_view,
    places_of_view,
    situation_from_view,
    untold_fields,
    untold_in_view,
    with_untold_hidden,
)
from engine.games.vineta.own_houses import are_own_houses_counted
from engine.games.vineta.question_play import ENDS, FROM_TO
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, TURNS
from engine.games.vineta.rules.notation import ANY_FLOOD, AUTHORITY_WAYS
from engine.games.vineta.waves import fitted

OWNED: Final[Collection[str]] = frozenset({*edits.FLOOD_CARDS, ANY_FLOOD, "wind", "calm"})
"""The cards whose effect depends on the owners of the flood cards on the table."""


def threatened_districts(situation: Situation) -> list[str]:
    """Return the districts that have a series, in the order of DISTRICTS."""
    return edits.in_order(edits.threatened_districts(situation))


def districts_for_floods(situation: Situation) -> list[str]:
    """Return the districts whose series can grow, and while a chip is left all others: what is inland is a finding."""
    others = edits.remaining_districts_in_situation(situation) if edits.seats_with_free_chips(situation) else ()
    return edits.in_order([*edits.threatened_districts(situation), *others])


def districts_to_sink_or_raise(situation: Situation) -> list[str]:
    """Return the districts that have sunk, and the others in whatever order one tells them, while one is to stay."""
    sunk = edits.sunk_districts_in_situation(situation)
    return edits.in_order(sunk if len(sunk) == TURNS else DISTRICTS)


def districts_for_house(situation: Situation, colour: str) -> list[str]:
    """Return the districts on which a house can be put; if none of its colour is left, those where it can be taken."""
    if edits.unplaced_house_count(situation, colour) > 0:
        return edits.remaining_districts_in_situation(situation)
    entries = edits.given_houses_by_district(situation)
    return edits.in_order(name for name, entry in entries.items() if colour in str(entry))


def laid_piece(
    key: str,
    group: str,
    put: Callable[[Situation, str], Situation],
    spots: Callable[[Situation], list[str]] = edits.remaining_districts_in_situation,
) -> Tool:
    """Return a tool that is neither a card nor a house."""
    return Tool(key, group, "laid_piece", key, spots, put)


def card_target_tools(situation: Situation) -> Iterator[Tool]:
    """Yield the tools that mark the source and the target of the card asked about, as far as it has them."""
    card = situation.moves.get("card", "")
    if card in (*FROM_TO, "calm"):
        yield laid_piece("from", "target", partial(edits.with_end_toggled, names=["from"]))
    if card in TARGETED:
        names = ENDS if card == "panic" else ENDS[:1]
        yield laid_piece("to", "target", partial(edits.with_end_toggled, names=names))


def series_tools(seats: Iterable[Seat | None]) -> Iterator[Tool]:
    """Yield the flood cards of each of these seats (None: of any), the authority cards, and what takes a card back."""
    for seat, card in product(seats, (*edits.FLOOD_CARDS, ANY_FLOOD)):
        key, group = (card, "series") if seat is None else (f"{seat}:{card}", "own")
        put = partial(edits.with_flood_put, card=card, seat=seat)
        yield Tool(key, group, "card", card, districts_for_floods, put, seat=seat)
    yield laid_piece("series", "series", edits.with_length_opened, districts_for_floods)
    for way in (*AUTHORITY_WAYS, edits.UNKNOWN_WAY):
        put = partial(edits.with_authority_put, way=way)
        yield Tool(way, "series", "authority_way", way, threatened_districts, put)
    yield laid_piece("card_back", "series", edits.without_last_card_of_series, threatened_districts)


def house_tools(situation: Situation) -> Iterator[Tool]:
    """Yield a house of each colour, with how many are left, and the tool that takes one back."""
    for colour in COLOURS:
        spots, put = partial(districts_for_house, colour=colour), partial(edits.with_house_put, colour=colour)
        left = max(0, edits.unplaced_house_count(situation, colour))
        yield Tool(colour, "houses", "house", colour, spots, put, left)
    yield laid_piece("house_back", "houses", edits.with_house_removed)


TOOLS: Final[Mapping[str, Callable[[Situation], Iterable[Tool]]]] = {
    "sunk": lambda _: [laid_piece("sunk", "districts", edits.with_sunk_toggled, districts_to_sink_or_raise)],
    "quarantine": lambda _: [laid_piece("quarantine", "districts", edits.with_quarantine_toggled)],
    "target": card_target_tools,
    "any_series": lambda _: series_tools([None]),
    "own_series": lambda situation: series_tools(situation.seats),
    "series": lambda situation: series_tools(situation.seats if situation.moves.get("card") in OWNED else [None]),
    # What is told by numbers is not asked by colours, too.
    "houses": lambda situation: () if are_own_houses_counted(situation) else house_tools(situation),
    # Houses are put on the board for a card that may take them from any district; else fields ask how many there are.
    "card_houses": lambda situation: house_tools(situation) if are_houses_laid_out_for_card(situation) else (),
}
"""The tools by the names under which questions ask for them."""

EDITOR: Final = Editor(
    editor_view,
    untold_in_view,
    situation_from_view,
    FIELDS,
    with_untold_hidden,
    places_of_view,
    untold_fields,
    TOOLS,
    spot_form="district",
    fitted=fitted,
    told_by={
        **dict.fromkeys(("any_series", "own_series", "card_owners", "owners", "chip"), ("series",)),
        **dict.fromkeys(("card_houses", "card_count", "count"), ("houses",)),
        **dict.fromkeys(("colour", "owner", "tile"), ("tiles",)),
        **dict.fromkeys(("round", "card_round"), ("round", "sinking", "start")),
        **{
            "quarantine": ("quarantined",),
            "extra": ("extra",),
            "extra_told": ("extra",),
            "card_extra": ("extra",),
            "last": ("sunk",),
            "hand": ("hands",),
        },
        "target": ("from", *ENDS, "way", "colour"),
    },
)
