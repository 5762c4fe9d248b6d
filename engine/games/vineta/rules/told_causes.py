"""What that was told before forbids something in Vineta at a real table."""

from collections.abc import Sequence
from typing import Final

from engine.core.following import ToldFact
from engine.core.game import Refusal
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.told_choices import OF_SEAT

TILES: Final = {"colour_shown": 0, "district_shown": 1}
"""The place of the word that tells a tile, by the refusal of another one."""


def cause_of_refusal(refusal: Refusal, facts: Sequence[ToldFact]) -> tuple[int, int] | None:
    """Return where the card was told last that a seat has no more of, or the tile that another one has."""
    seat, place = refusal.params.get("seat"), TILES.get(refusal.code)
    if refusal.code == "card_played":
        card = f"{seat}{OF_SEAT}{refusal.params['card']}"
        return max(((at, 0) for at, fact in enumerate(facts) if fact.words[0] == card), default=None)
    for at, fact in enumerate(facts):
        if place is not None and any(isinstance(each, e.TilesShown) and each.seat == seat for each in fact.events):
            return at, place
    return None
