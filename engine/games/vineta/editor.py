"""How a table of Vineta is laid out: the city as the board, a palette of pieces, numbers and choices."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from engine.core.game import Refusal
from engine.core.schema import Path
from engine.core.situations import EditorField, Question, Situation, Tool, unknown_field_refusal, with_move_given
from engine.games.vineta import edits
from engine.games.vineta.editor_fields import (
    FIELDS,
    MOVES,
    SETTERS,
    TARGETED,
    are_houses_laid_out_for_card,
    has_source_district,
    is_path_of_field,
)
from engine.games.vineta.editor_view import editor_view, situation_from_view, untold_in_view
from engine.games.vineta.owners import with_owners_that_fit
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, CardName
from engine.games.vineta.rules.notation import AUTHORITY_WAYS
from engine.games.vineta.rules.view import View

Put = Callable[[Situation, str], Situation]

OWNED: Final[Collection[CardName]] = frozenset({*edits.FLOOD_CARDS, "wind", "calm"})
"""The cards whose effect depends on the owners of the flood cards on the table."""


class VinetaEditor:
    """The editor of Vineta. Districts are its spots, by their texts."""

    def view(self, situation: Situation) -> View:
        """Return the view that the board draws."""
        return editor_view(situation)

    def untold(self, situation: Situation, start: View, view: View) -> frozenset[str]:
        """Return what of a view is not told; see `untold_in_view`."""
        return untold_in_view(situation, start, view)

    def situation_from_view(self, view: View) -> Situation:
        """Return a game under way as a situation: all that the seat of this view knows of it."""
        return situation_from_view(view)

    def form_and_value_naming_spot(self, spot: str) -> tuple[str, str]:
        """Return the token that names a district in words, and the district itself."""
        return "district", spot

    def marks(self, _situation: Situation) -> Sequence[str]:
        """Return (): the board is drawn whole, and nothing of it is marked."""
        return ()

    def editor_fields(self, situation: Situation, question: Question) -> Sequence[EditorField]:
        """Return the numbers and choices that a question asks for."""
        return [field for name in question.asks if name in FIELDS for field in FIELDS[name](situation)]

    def editor_tools(self, situation: Situation, question: Question) -> Sequence[Tool]:
        """Return the pieces that a question asks for."""
        return [tool for name in question.asks if name in TOOLS for tool in TOOLS[name](situation)]

    def spots_for_tool(self, situation: Situation, tool: str) -> Sequence[str]:
        """Return the districts on which a piece can be put, or taken away."""
        found = set(districts_for_tool(situation, tool))
        return [name for name in DISTRICTS if name in found]

    def with_piece_toggled(self, situation: Situation, tool: str, spot: str) -> Situation:
        """Return the situation with a piece put on a district, or taken away; raise Refusal where it can't."""
        if spot not in self.spots_for_tool(situation, tool):
            raise Refusal("not_there")
        return with_owners_that_fit(put_function_of_tool(tool)(situation, spot))

    def with_field_set(self, situation: Situation, place: Path, value: int | str | None) -> Situation:
        """Return the situation with a field set; raise Refusal for an unknown field."""
        kind, _, rest = place.partition(".")
        if place in MOVES:
            return with_owners_that_fit(with_move_given(situation, place, None if value is None else str(value)))
        if kind not in SETTERS or not is_path_of_field(situation, kind, rest):
            raise unknown_field_refusal(place)
        return with_owners_that_fit(SETTERS[kind](situation, rest, value))


# The palette


def districts_for_tool(situation: Situation, tool: str) -> Sequence[str]:
    """Return where a tool can be used, in any order; every remaining district unless the tool needs more."""
    remaining, series = (
        edits.remaining_districts_in_situation(situation),
        [each["district"] for each in edits.series_on_table(situation)],
    )
    kind = tool.rpartition(":")[2]
    if kind in edits.FLOOD_CARDS:
        return [
            *series,
            *(edits.coastal_districts_in_situation(situation) if edits.seats_with_free_chips(situation) else ()),
        ]
    if kind in AUTHORITY_WAYS or tool == "card_back":
        return series
    if tool == "sunk":
        return [*edits.coastal_districts_in_situation(situation), *edits.sunk_districts_in_situation(situation)]
    if tool in COLOURS and edits.unplaced_house_count(situation, tool) <= 0:
        return [name for name, entry in edits.given_houses_by_district(situation).items() if tool in str(entry)]
    return remaining


def put_function_of_tool(tool: str) -> Put:
    """Return the function that puts a tool's piece on a district."""
    owner, _, kind = tool.rpartition(":")
    seat = int(owner) if owner else None
    if kind in edits.FLOOD_CARDS:
        return lambda situation, spot: edits.with_flood_put(situation, kind, seat, spot)
    if kind in AUTHORITY_WAYS:
        return lambda situation, spot: edits.with_authority_put(situation, kind, seat, spot)
    return PUTS.get(tool) or (lambda situation, spot: edits.with_house_put(situation, tool, spot))


PUTS: Final[Mapping[str, Put]] = {
    "sunk": edits.with_sunk_toggled,
    "quarantine": edits.with_quarantine_toggled,
    "card_back": edits.without_last_card_of_series,
    "house_back": edits.with_house_removed,
    "from": lambda situation, spot: edits.with_target_toggled(situation, "from", spot),
    "to": lambda situation, spot: edits.with_target_toggled(situation, "to", spot),
}


def district_marking_tool(key: str, group: str) -> Tool:
    """Return a tool that is neither a card nor a house."""
    return Tool(key, group, "laid_piece", key)


def sinking_tools(_situation: Situation) -> Iterator[Tool]:
    """Yield the one tool that sinks a district, or raises it again."""
    yield district_marking_tool("sunk", "districts")


def quarantine_tools(_situation: Situation) -> Iterator[Tool]:
    """Yield the one tool that puts a district in quarantine, or ends that."""
    yield district_marking_tool("quarantine", "districts")


def card_target_tools(situation: Situation) -> Iterator[Tool]:
    """Yield the tools that mark the source and the target of the card asked about, as far as it has them."""
    card = situation.moves.get("card", "")
    if has_source_district(card):
        yield district_marking_tool("from", "target")
    if card in TARGETED:
        yield district_marking_tool("to", "target")


def series_tools_for_any_owner(_situation: Situation) -> Iterator[Tool]:
    """Yield the cards of series, regardless of owner, and the tool that takes one back."""
    yield from (Tool(card, "series", "card", card) for card in edits.FLOOD_CARDS)
    yield from (Tool(way, "series", "authority_way", way) for way in AUTHORITY_WAYS)
    yield district_marking_tool("card_back", "series")


def series_tools_by_owner(situation: Situation) -> Iterator[Tool]:
    """Yield the flood cards of each seat, authority cards regardless of owner, and the tool that takes one back."""
    for seat in situation.seats:
        yield from (Tool(f"{seat}:{card}", "own", "card", card, seat=seat) for card in edits.FLOOD_CARDS)
    yield from (Tool(way, "series", "authority_way", way) for way in AUTHORITY_WAYS)
    yield district_marking_tool("card_back", "series")


def series_tools(situation: Situation) -> Iterator[Tool]:
    """Yield the tools for series: with flood cards by owner if the card asked about is in OWNED."""
    return (
        series_tools_by_owner(situation)
        if situation.moves.get("card") in OWNED
        else series_tools_for_any_owner(situation)
    )


def house_tools(situation: Situation) -> Iterator[Tool]:
    """Yield a house of each colour, with how many are left."""
    for colour in COLOURS:
        yield Tool(colour, "houses", "house", colour, max(0, edits.unplaced_house_count(situation, colour)))
    yield district_marking_tool("house_back", "houses")


def house_tools_for_card(situation: Situation) -> Iterator[Tool]:
    """Yield the houses if the card asked about may take them from any district; else fields ask how many there are."""
    return house_tools(situation) if are_houses_laid_out_for_card(situation) else iter(())


TOOLS: Final[Mapping[str, Callable[[Situation], Iterator[Tool]]]] = {
    "sunk": sinking_tools,
    "quarantine": quarantine_tools,
    "target": card_target_tools,
    "any_series": series_tools_for_any_owner,
    "own_series": series_tools_by_owner,
    "series": series_tools,
    "houses": house_tools,
    "card_houses": house_tools_for_card,
}
"""The tools by the names under which questions ask for them."""


EDITOR: Final = VinetaEditor()
"""The one instance: it has no state."""
