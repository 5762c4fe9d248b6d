"""Moments of random games at which the conformance suite looks at drawings, forms and sentences."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine.core.game import EVERYONE, Event, Seat
from engine.games.registry import GAMES, PRESENTATIONS
from tests.lessons import lesson

NAMES = ("Max", "Anna", "Léo", "O'Neil & <fils>", "Pia", "Ève")
"""Names of seats, one of them with all that HTML has to escape."""
DEALS = 4
"""Random games of each number of players; the options take turns."""
EACH = 3
"""How often a kind of event, or a kind of decision at one number of players, is looked at."""


@dataclass(frozen=True)
class Moment:
    """An event, and the state right after it."""

    state: Any
    event: Event


@dataclass(frozen=True)
class Choice:
    """A state in which `seat` owes a move of the kind `kind`."""

    state: Any
    seat: Seat
    kind: str


@cache
def played(key: str) -> tuple[list[Moment], list[Choice]]:
    """Return moments and choices of random games, each kind a few times, and the last state of each game."""
    moments: list[Moment] = []
    choices: list[Choice] = []
    told: Counter[object] = Counter()
    for players in GAMES[key].player_counts:
        asked: Counter[str] = Counter()
        for deal in range(DEALS):
            play(key, players, deal, (moments, told), (choices, asked))
    return moments, choices


def play(
    key: str,
    players: int,
    deal: int,
    found: tuple[list[Moment], Counter[object]],
    owed: tuple[list[Choice], Counter[str]],
) -> None:
    """Play one game at random and keep its rarer moments."""
    game, luck = GAMES[key], Random(deal)
    moments, told = found

    def log(state: Any, event: Event) -> None:
        """Keep the moment, if there are not enough of its kind."""
        kind = type(event), event.sentence_variant
        told[kind] += 1
        if told[kind] <= EACH:
            moments.append(Moment(state.clone(), event))

    options = {option.key: option.choices[deal % len(option.choices)] for option in game.options}
    state = game.begin(players, deal, options, log=log)
    while decision := game.decision(state):
        for seat in decision.seats:
            owed[1][decision.kind] += 1
            if owed[1][decision.kind] <= EACH:
                owed[0].append(Choice(state.clone(), seat, decision.kind))
            game.play(state, seat, luck.choice(list(game.legal_moves(state, seat))), log)


def moments(key: str) -> list[Moment]:
    """Return moments of a game, each kind of event a few times."""
    return played(key)[0]


def choices(key: str) -> list[Choice]:
    """Return choices of a game, each kind of decision a few times at each number of players."""
    return played(key)[1]


def kinds(key: str) -> set[str]:
    """Return the kinds of decisions of a game."""
    return {choice.kind for choice in choices(key)}


def kinds_with_examples(key: str) -> set[str]:
    """Return the kinds of decisions of a game, those too that only an example has."""
    shown = {choice.place[0] for name in PRESENTATIONS[key].examples for choice in lesson(name).choices}
    return kinds(key) | shown


@cache
def views(key: str) -> list[Any]:
    """Return what each seat, a bystander and the open table see at some moments, the ends of games among them."""
    game = GAMES[key]
    return [
        game.view(moment.state, viewer)
        for moment in moments(key)
        for viewer in (*range(moment.state.players), None, EVERYONE)
    ]
