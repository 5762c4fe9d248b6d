"""What the words of a fact of Vineta mean whenever they are told, also where they no longer fit."""

from collections.abc import Sequence
from typing import Final

from engine.core.following import JOIN, Ask, Choice, seats_as_choices
from engine.core.game import Seat
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.components import CARDS, HOUSES
from engine.games.vineta.rules.told_choices import OF_SEAT, district_choice, house_of_plan

KEPT: Final = "kept"
"""The word for houses that the book keeps track of: it is told where they are, and which ones move."""
UNTOLD: Final = "untold"
"""The word for houses of which only the number on a district is told, when it sinks."""
NOBODY: Final = "nobody"
"""The word for a last district whose tile no seat has."""


def ask_of_word(words: Sequence[str], place: int, players: int) -> Ask | None:
    """Return what a word of a fact may answer at any time, with what it names alone; None for no word of Vineta."""
    word, begins = words[place], KEPT in words or UNTOLD in words
    seat, _, card = word.partition(OF_SEAT)
    if not place and card in CARDS and is_seat(seat, players):
        return Ask("card", (Choice(word, "card", card, group=Seat(int(seat))),))
    if word in (KEPT, UNTOLD, NOBODY):
        return Ask("houses_kept", (Choice(word),))
    if word.isascii() and word.isdecimal():
        is_player = is_seat(word, players) and ((begins and not place) or words[0] in notation.DISTRICT_BY_NAME)
        return (
            Ask("start", seats_as_choices([Seat(int(word))]))
            if is_player
            else Ask("count", (Choice(word, "n", int(word)),))
        )
    return ask_of_pieces(word, on_plan=begins)


def is_seat(text: str, players: int) -> bool:
    """Return whether a text names one of so many seats."""
    return text in [str(seat) for seat in range(players)]


def ask_of_pieces(word: str, *, on_plan: bool) -> Ask | None:
    """Return what a word answers that names colours, houses, districts or cards on the table; None for no such word.

    `on_plan`: whether houses are those of the whole plan.
    """
    parts = word.split(JOIN)
    if {*parts} <= notation.COLOUR_BY_LETTER.keys():
        return Ask("colours", (Choice(word, "colours", tuple(parts)),))
    if {*parts} <= notation.HOUSE_PLACEMENTS.keys():
        if on_plan:
            return Ask("plan", tuple(map(house_of_plan, parts)), column_sum=HOUSES)
        letters, (_, district) = [part[0] for part in parts], parts[0].split(OF_SEAT)
        return Ask("rescued", (Choice(word, "house_set", letters, under=("district", district)),))
    if word in notation.HOUSE_MOVES:
        house, _, end = word.partition(">")
        return Ask("next_house", (Choice(word, "district", end, under=("house_count", (house[0], 1))),))
    if word in notation.DISTRICT_BY_NAME:
        return Ask("flood", (district_choice(notation.DISTRICT_BY_NAME[word]),))
    return Ask("wind", (Choice(word, "move", word),)) if notation.parse_target_text(word) else None
