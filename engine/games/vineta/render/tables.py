"""Tables of the game's numbers for the book's pages."""

from collections.abc import Mapping
from typing import Final

from engine.core.describe import Texts, texts_of_keys
from engine.core.drawing import Table
from engine.core.html import Html
from engine.core.render import html_table
from engine.games.vineta.render.pieces import district_name, piece_icon
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.city import BORDERS, SEA
from engine.games.vineta.rules.facts import FIRST_OF_RING
from engine.games.vineta.rules.sinking import opener_of_next_turn
from engine.games.vineta.rules.start_player import next_start_player

STARTERS_SHOWN: Final = range(1, 4)
"""The turns that the table of starters shows, counted from 1."""


def components_table(texts: Texts) -> Html:
    """Return the table of the components in the box, with the number of each."""
    pieces = (
        ("G1", "districts", len(c.DISTRICTS)),
        ("B", "houses", c.HOUSES * len(c.COLOURS)),
        ("f2", "cards", c.SEATS[-1] * len(c.WHOLE_DECK)),
        ("chip", "chips", c.SEATS[-1]),
        ("", "house_tiles", len(c.COLOURS)),
        ("", "district_tiles", len(c.DISTRICTS)),
        ("start", "start", 1),
    )
    rows = (
        (
            (piece_icon(token, texts) if token else "", " ", texts[f"vi.components.{name}"]),
            count,
            texts[f"vi.components.{name}.note"],
        )
        for token, name, count in pieces
    )
    return html_table(texts_of_keys(texts, "vi", "components.what", "components.count", "components.note"), rows)


def deck_table(texts: Texts) -> Html:
    """Return the table of the cards of a deck, with the number and the effect of each."""
    rows = (
        ((piece_icon(card, texts), " ", texts[f"render.card_{card}"]), count, texts[f"vi.deck.{card}"])
        for card, count in c.DECK.items()
    )
    return html_table(texts_of_keys(texts, "vi", "deck.card", "deck.count", "deck.does"), rows)


def colours_table(texts: Texts) -> Html:
    """Return the table of the numbers of colours and houses for each number of players."""
    counts = ((players, c.colour_count(players)) for players in c.SEATS)
    rows = ((players, colours, c.HOUSES * colours) for players, colours in counts)
    return html_table(texts_of_keys(texts, "vi", "colours.players", "colours.colours", "colours.houses"), rows)


def starters_table(texts: Texts) -> Html:
    """Return the table of the seats that start each round of the first turns, by number of players."""
    heads = texts_of_keys(texts, "vi", "starters.players", *(f"starters.turn_{turn}" for turn in STARTERS_SHOWN))
    rows = ([str(players), *starters_of_rounds(players)] for players in c.SEATS)
    return html_table(heads, rows)


def starters_of_rounds(players: int) -> list[str]:
    """Return for each of the turns shown the seats that start its rounds, counted from 1."""
    seats = [0]
    for number in range(1, len(STARTERS_SHOWN) * c.ROUNDS):
        seats.append((next_start_player if number % c.ROUNDS else opener_of_next_turn)(players, seats[-1]))
    turns = (seats[at : at + c.ROUNDS] for at in range(0, len(seats), c.ROUNDS))
    return [" ".join(str(seat + 1) for seat in turn) for turn in turns]


def points_by_source_table(texts: Texts) -> Html:
    """Return the table of the sources of points at the end."""
    rings = ((f"points.{c.RING_NAMES[ring]}", c.BONUS[first]) for ring, first in FIRST_OF_RING.items())
    lines = (("points.own", c.OWN_HOUSE), ("points.taken", c.TAKEN_HOUSE), *rings)
    rows = ((texts[f"vi.{key}"], count) for key, count in lines)
    return html_table(texts_of_keys(texts, "vi", "points.what", "points.points"), rows)


def district_neighbours_table(texts: Texts) -> Html:
    """Return the table of the neighbours of each district, and whether it borders on the sea from the start."""
    rows = (
        ((piece_icon(name, texts), " ", district_name(name, texts)), neighbours_in_words(name, texts))
        for name in c.DISTRICTS
    )
    return html_table(texts_of_keys(texts, "vi", "borders.district", "borders.touches"), rows)


def neighbours_in_words(name: c.DistrictName, texts: Texts) -> str:
    """Return what a district borders on, in words."""
    others = (texts["vi.borders.sea"] if other == SEA else district_name(other, texts) for other in BORDERS[name])
    return ", ".join(others)


TABLES: Final[Mapping[str, Table]] = {
    "components": components_table,
    "deck": deck_table,
    "colours": colours_table,
    "starters": starters_table,
    "points": points_by_source_table,
    "borders": district_neighbours_table,
}
