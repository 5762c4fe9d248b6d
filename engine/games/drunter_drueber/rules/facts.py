"""The numbers of the rules that pages and sentences quote."""

from collections.abc import Mapping
from typing import Final

from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD, BUILDINGS
from engine.games.drunter_drueber.rules.scoring import OF_VALUE, buildings_that_count, points_of_buildings

ALL_BUILDINGS: Final = [*BUILDINGS.values()]
SIZES: Final = tuple(sum(count[length - 1] for count in c.STOCK) for length in c.LENGTHS)
HALF_TURN: Final = max(BOARD.squares_by_name.values()) + min(BOARD.squares_by_name.values())
"""The sum of the numbers of two squares that change places when the board is turned by half a turn."""

FACTS: Final[Mapping[str, object]] = {
    "DD.players_min": min(c.DEAL),
    "DD.players_max": max(c.DEAL),
    "DD.tiles": sum(SIZES),
    **dict(zip(("DD.singles", "DD.doubles", "DD.triples"), SIZES, strict=True)),
    **{f"DD.{name}": sum(c.STOCK[kind]) for kind, name in enumerate(("walls", "roads", "rivers"))},
    "DD.kinds": len(c.KINDS),
    **dict(zip(("DD.single", "DD.double", "DD.triple"), c.LENGTHS, strict=True)),
    "DD.pawns": len(c.PAWNS),
    "DD.wall_pawns": c.PAWN_KINDS.count(c.WALL),
    "DD.buildings": len(BOARD.buildings),
    "DD.types": len(c.BUILDING_TYPES),
    "DD.per_type": len(c.BUILDING_VALUES),
    "DD.value_min": c.BUILDING_VALUES[0],
    "DD.value_max": c.BUILDING_VALUES[-1],
    "DD.points_type": sum(c.BUILDING_VALUES),
    "DD.outhouses": len(BOARD.outhouses),
    "DD.unpaired_outhouses": len(BOARD.outhouses - {HALF_TURN - square for square in BOARD.outhouses}),
    "DD.cards": len(v.CARDS),
    "DD.votes": v.vote_count_of_hand(v.cards_as_bits(v.CARDS)),
    "DD.targets": len(c.BUILDING_TYPES),
    "DD.targets_all": len(c.TARGETS),
    "DD.targets_held": c.TARGETS_HELD,
    "DD.specials": len(c.SPECIAL_TARGETS),
    **{f"DD.{special}": value for special, value in OF_VALUE.items()},
    "DD.each": points_of_buildings(ALL_BUILDINGS[:1], c.EACH),
    "DD.joker": v.JOKER_VOTES,
    "DD.other_cards": v.WORTH.count(0),
    "DD.no_or_joker": sum(worth < 0 for worth in v.WORTH) + 1,
    **{f"DD.{card}": abs(worth) for card, worth in zip(v.CARDS, v.WORTH, strict=True) if worth},
    "DD.jaa_ne_joker": v.vote_count_of_hand(v.cards_as_bits(["jaa", "ne", v.JOKER_CARD])),
    **{
        f"DD.{special}_max": points_of_buildings(buildings_that_count(ALL_BUILDINGS, special), special)
        for special in (c.ALL3, c.ALL4, c.EACH)
    },
    "DD.lowest_max": len(c.BUILDING_TYPES) * c.BUILDING_VALUES[-1],
    "DD.lowest_start": points_of_buildings(buildings_that_count(ALL_BUILDINGS, c.LOWEST), c.LOWEST),
    "DD.rows": BOARD.rows,
    "DD.columns": BOARD.columns,
}
