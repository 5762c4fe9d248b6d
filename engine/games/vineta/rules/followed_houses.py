"""What both ways of following Vineta share: houses taken, and those of one's own colour at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.core.following import Ask, Followed
from engine.core.game import Event, Log, Result, Seat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import scoring
from engine.games.vineta.rules.state import OVER, State, house_counts_on_district, new_state, slice_of_house_counts
from engine.games.vineta.rules.told_choices import colour_tiles_as_choices, numbers_as_choices
from engine.games.vineta.rules.told_words import ask_of_word
from engine.games.vineta.rules.view import View, view

Words = Sequence[str]

NO_SEAT: Final[Seat] = -1
"""In a view: the start player, as long as it is not told who that is."""


def log_open_events(log: Log[State] | None) -> Log[State] | None:
    """Return a log that passes on what everybody at a real table sees; None for None."""
    if log is None:
        return None

    def pass_on(state: State, event: Event) -> None:
        log(state, event.as_seen_by(None))

    return pass_on


class FollowedHouses(Followed):
    """A state in which nobody's cards and tiles are known, and of houses only what is told."""

    state: State

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.state = new_state(players, 0, options)

    def ask_of_word(self, words: Words, place: int) -> Ask | None:
        """Return what a word may answer at any time of a game."""
        return ask_of_word(words, place, self.players)

    def houses_left(self) -> int:
        """Return how many houses nobody has taken yet."""
        return c.HOUSES * c.colour_count(self.players) - sum(self.state.taken)

    def tiles_told(self) -> tuple[Sequence[c.Colour], Sequence[c.District]]:
        """Return the colours and the districts of the tiles that have been turned over, by seat."""
        return [colour for colour, _ in self.state.tiles], [district for _, district in self.state.tiles]

    def ask_house_tile(self, colours: Sequence[c.Colour]) -> Ask:
        """Ask for the house tile of the next seat, one of these colours."""
        return Ask("house_tile", colour_tiles_as_choices(colours, self.tiles_told()[0]), len(self.state.tiles))

    def ask_own_houses(self, colour: str, left: int) -> Ask:
        """Ask how many of so many houses of the last district are of a seat's colour."""
        choices = numbers_as_choices(min(left, c.HOUSES), c.HOUSES)
        return Ask("own_houses", choices, len(self.state.tiles), {"colour": colour})

    def own_houses_told(self) -> int:
        """Return how many houses on the last district are those of seats that have shown their house tiles."""
        row = house_counts_on_district(self.state, scoring.last_district(self.state))
        return sum(row[colour] for colour in self.tiles_told()[0])

    def tell_own_houses(self, colour: c.Colour, count: int, others: int) -> None:
        """Put a seat's own houses on the last district; its colour is one of those in the game.

        `others`: the houses there that may be of any colour not told.
        """
        state, told = self.state, [colour, *self.tiles_told()[0]]
        row = house_counts_on_district(state, scoring.last_district(state))
        untold = [each for each in c.EVERY_COLOUR if each not in told]
        counts = {each: row[each] for each in told} | {colour: count, untold[0]: others}
        state.houses[slice_of_house_counts(scoring.last_district(state))] = [
            counts.get(each, 0) for each in c.EVERY_COLOUR
        ]
        state.colours_used = tuple(sorted([*told, *untold][: c.colour_count(self.players)]))

    @property
    def result(self) -> Result | None:
        """Points and winners, None before the end."""
        return scoring.result(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat so far."""
        if self.state.phase == OVER:
            return scoring.points_by_seat(self.state)
        return tuple(c.TAKEN_HOUSE * scoring.taken_house_count(self.state, seat) for seat in range(self.players))

    def open_view(self, state: State, *untold: str) -> View:
        """Return what everybody sees of a state; of houses taken only the number: in which colours is not told."""
        colours = (f"colours.taken.{seat}" for seat in range(self.players))
        return replace(view(state, None), untold=frozenset({*colours, *untold}))
