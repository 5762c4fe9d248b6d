"""The numbers of the rules that pages and sentences quote."""

from collections.abc import Mapping
from typing import Final

from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.city import BORDERS, NEIGHBOURS
from engine.games.vineta.rules.houses import HOUSES_MOVED

FIRST_OF_RING: Final = dict(zip(c.RINGS, c.EVERY_DISTRICT[:: c.RING_SIZE], strict=True))
"""The first district of each ring: all districts of a ring have the same quoted numbers."""

FACTS: Final[Mapping[str, object]] = {
    "VI.players_min": c.SEATS[0],
    "VI.players_max": c.SEATS[-1],
    "VI.districts": len(c.DISTRICTS),
    "VI.rings": len(c.RINGS),
    "VI.ring_size": c.RING_SIZE,
    **{f"VI.borders_{c.RING_NAMES[ring]}": len(NEIGHBOURS[first]) for ring, first in FIRST_OF_RING.items()},
    "VI.borders_inward": sum(name[0] == "R" for name in BORDERS["Y1"]),
    "VI.colours": len(c.COLOURS),
    "VI.colours_2": c.colour_count(2),
    "VI.houses": c.HOUSES,
    "VI.houses_all": c.HOUSES * len(c.COLOURS),
    "VI.deck": len(c.WHOLE_DECK),
    "VI.hand": c.HAND,
    "VI.floods": sum(card < c.FLOOD_KINDS for card in c.WHOLE_DECK),
    "VI.waves_all": sum(map(c.waves_of_card, c.WHOLE_DECK)),
    **{f"VI.{card}": count for card, count in c.DECK.items()},
    **{f"VI.waves_{c.CARDS[card]}": c.waves_of_card(card) for card in c.EVERY_FLOOD},
    "VI.sway": c.AUTHORITY_WAVES,
    "VI.movers": len(HOUSES_MOVED) + 1,
    "VI.rescued": HOUSES_MOVED[c.RESCUE],
    "VI.scattered": HOUSES_MOVED[c.PANIC],
    "VI.turns": c.TURNS,
    "VI.rounds": c.ROUNDS,
    "VI.opener_stays": c.TOKEN_STAYS,
    "VI.last_round": c.LAST_ROUND,
    "VI.own_house": c.OWN_HOUSE,
    "VI.taken_house": c.TAKEN_HOUSE,
    **{f"VI.{c.RING_NAMES[name[0]]}": points for name, points in zip(c.DISTRICTS, c.BONUS, strict=True)},
}
