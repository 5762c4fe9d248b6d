"""Positions of worked examples and mini-games, written in short texts."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from engine.core.game import Position
from engine.core.rng import random_stream, shuffled
from engine.games.vineta.rules.components import COLOURS, DECK, HAND, HOUSES, ROUNDS, colour_count
from engine.games.vineta.rules.notation import owner_and_card_from_text

PLAYERS: Final = ("Nora", "Tom", "Léa", "Jules")
"""Who plays in the course: each keeps a seat, and so a god and its sign, from lesson to lesson."""

IN_PILE: Final = sum(DECK.values()) - HAND
"""Cards in a pile when the game begins."""


SUNK: Final = ("sunk",)
"""Why a card is refused on a district that is no more: nobody would touch it."""


def position_from_texts(
    hands: Sequence[str],
    *,
    sunk: str = "",
    round: int = 0,
    start: int = 0,
    series: Sequence[str] = (),
    played: int | None = None,
    **more: Any,
) -> Position:
    """Return a position, from texts.

    `hands`: by seat the cards that matter ("f3 hope"); the hand is filled up. `series`: "G1 0:f3 2:f1 1:-7".
    `played`: the rounds since the game began, ROUNDS a turn if left out; cards not drawn yet are in the piles.
    `more`: `houses` "G1:BBO R2:LI" (spread if left out), `taken` "7 4" (how many, of any colours), `tiles` "B:G1 -:R1",
        `quarantined`, `extra`.
    """
    rounds = ROUNDS * len(sunk.split()) + round if played is None else played
    laid = [series_from_text(text) for text in series]
    position: Position = {
        "sunk": sunk.split(),
        "round": round,
        "start": start,
        "opener": (start - round) % len(hands),
        "series": laid,
        **{key: more[key].split() for key in ("quarantined", "extra") if key in more},
    }
    if "houses" in more:
        position["houses"] = dict(pair.split(":") for pair in more["houses"].split())
    if "taken" in more:
        position["taken"] = letters_of_taken_houses_by_seat(
            more["taken"], len(hands), "".join(position.get("houses", {}).values())
        )
    if "tiles" in more:
        position["tiles"] = [[None if name == "-" else name for name in t.split(":")] for t in more["tiles"].split()]
    return {
        **position,
        **hands_and_piles_after_rounds(hands, cards_on_table_with_owners(laid, position.get("extra", ())), rounds),
    }


def series_from_text(text: str) -> dict[str, Any]:
    """Return a series, "G1 0:f3 2:f1 1:-7"; the god chip is that of its first card."""
    district, *cards = text.split()
    return {
        "district": district,
        "floods": [card for card in cards if ":f" in card],
        "authority": [card for card in cards if ":f" not in card],
    }


def cards_on_table_with_owners(laid: Sequence[dict[str, Any]], extra: Sequence[str]) -> list[tuple[int, str]]:
    """Return the (seat, card) of each card on the table: extra cards, then floods of series, then authority."""
    texts = [*extra, *(card for each in laid for card in each["floods"])]
    authority = ((owner_and_card_from_text(text)[0], "authority") for each in laid for text in each["authority"])
    return [*map(owner_and_card_from_text, texts), *authority]


def hands_and_piles_after_rounds(hands: Sequence[str], table: Sequence[tuple[int, str]], rounds: int) -> Position:
    """Return hands and piles after this many rounds; the rest of each deck is the discards."""
    full, pile = min(HAND, HAND + IN_PILE - rounds), max(0, IN_PILE - rounds)
    position: Position = {"hands": [], "piles": []}
    for seat, text in enumerate(hands):
        named = text.split()
        rest = Counter(DECK)
        rest.subtract([*named, *(card for owner, card in table if owner == seat)])
        left = shuffled(random_stream(len(text), "example", seat, rounds), sorted(rest.elements()))
        held = full - len(named)
        position["hands"].append(named + left[:held])
        position["piles"].append(left[held : held + pile])
    return position


def letters_of_taken_houses_by_seat(counts: str, players: int, standing: str) -> list[str]:
    """Return by seat the houses taken, this many each, of all colours in turn, sparing those in districts."""
    colours = COLOURS[: colour_count(players)]
    pool = iter(letter for at in range(HOUSES) for letter in colours if standing.count(letter) < HOUSES - at)
    return ["".join(next(pool) for _ in range(int(count))) for count in counts.split()]
