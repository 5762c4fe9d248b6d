"""What the words of a fact of Drunter & Drüber mean whenever they are told, also where they no longer fit."""

from typing import Final

from engine.core.following import JOIN, NONE, Ask, Choice, seats_as_choices
from engine.core.game import Seat
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BUILDINGS, DIRECTIONS
from engine.games.drunter_drueber.rules.told_votes import CARD_WORDS

SECOND: Final = "second"
"""Before a second target card in the word that tells it: "1:second:K"."""
PASS: Final = "pass"
"""The word for a turn in which a seat can lay nothing."""
FINAL: Final = "final"
"""The word for the final scoring, where only votes are told."""
STRETCHES: Final = frozenset(f"{length}{letter}" for length in c.LENGTHS for letter in DIRECTIONS)
"""The words for the lengths and directions of tiles."""


def ask_of_word(word: str, players: int) -> Ask | None:
    """Return what a word may answer at any time, with what it names alone; None for no word of this game."""
    if word in (PASS, FINAL):
        return Ask("pawn", (Choice(word),))
    if word == NONE:
        return Ask("left", (), least=0)
    if word in c.PAWNS:
        return Ask("pawn", (Choice(word, "pawn", word),))
    if word in STRETCHES:
        return Ask("tile", (Choice(word, "stretch", word),))
    if word in map(str, range(players)):
        return Ask("starter", seats_as_choices([Seat(int(word))]))
    parts = word.split(JOIN)
    if {*parts} <= BUILDINGS.keys():
        return Ask("covered", tuple(Choice(part, "buildings", (part,)) for part in parts))
    cards = [card_of_seat(part, players) for part in parts]
    return Ask("vote", tuple(card for card in cards if card)) if all(cards) else None


def card_of_seat(word: str, players: int) -> Choice | None:
    """Return a voting card or a target card of a seat; None for a word that names neither."""
    seat, _, card = word.partition(":")
    target = card.removeprefix(f"{SECOND}:")
    if seat not in map(str, range(players)):
        return None
    if target in c.TARGETS:
        return Choice(word, "target", target, group=Seat(int(seat)))
    return Choice(word, "declared", card, group=Seat(int(seat))) if card in (*CARD_WORDS, v.JOKER_CARD) else None
