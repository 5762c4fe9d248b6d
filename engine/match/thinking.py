"""Bots of a match. They think in slices, so that the engine can answer other requests in between."""

from collections.abc import Iterator
from typing import Final

from engine.bots import BOTS, Budget, Choice, Progress
from engine.core.game import Seat
from engine.core.rng import clock_seconds, random_stream
from engine.games.registry import HEURISTICS
from engine.match.match import Match
from engine.match.seats import BOT_KINDS, HUMAN

SECONDS: Final = 0.65
"""How long a bot may think about one move, in seconds of its own time; it stops earlier when the choice is clear.

Chosen by hand: three bots in a row keep a person waiting for two seconds, as at a table. `python -m engine arena
--milliseconds` measures how strong the levels are in this time.
"""
FINISHING: Final = 2
"""The level of the bots that play on for people: well enough, and soon done."""


class Thinker:
    """The bots of one match, which think one at a time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.turn: tuple[int, Seat] | None = None
        self.thoughts: Iterator[Progress] = iter(())
        self.last: Progress | None = None

    def work_for_seconds(self, seconds: float) -> bool:
        """Let the next bot that has to choose think for this long, and make its choice once it has decided.

        At most one bot's choice is made in a call. With 0 seconds it is made at once, on what has been found so far.
        Return whether one was made.
        """
        seats = self.match.seats_to_choose("bot")
        choice = self.think_about_choice(seats[0], seconds) if seats else None
        if choice is None:
            return False
        if self.match.kinds[seats[0]] == HUMAN:
            self.match.note_choice_left_to_chance(seats[0], by_lot=True)
        self.match.choose(seats[0], self.match.game.format_move(choice.move))
        return True

    def think_about_choice(self, seat: Seat, seconds: float) -> Choice | None:
        """Think for this seat; return its choice when it is made, None when time is up first.

        With 0 seconds, the choice is that of the last report so far, or of the first if there is none yet.
        """
        self.begin_thinking_for_seat(seat)
        until = clock_seconds() + seconds
        while self.last is None or (seconds and self.last.done < 1):
            self.last = next(self.thoughts)
            if clock_seconds() >= until:
                break
        return self.last.choice if not seconds or self.last.done >= 1 else None

    def begin_thinking_for_seat(self, seat: Seat) -> None:
        """Begin to think for this seat, unless that is being done already."""
        match = self.match
        # Not the number of moves made: after an undo the same number may stand for another position.
        turn = (match.changes, seat)
        if self.turn == turn:
            return
        game = match.game
        rng = random_stream(match.start.seed, "bot", len(match.turns), seat)
        self.turn, self.last = turn, None
        bot = BOT_KINDS.get(match.kinds[seat], BOTS[FINISHING])(game, HEURISTICS[game.key])
        self.thoughts = bot.think(game.view(match.state, seat), rng, Budget(seconds=SECONDS))

    def fraction_done(self, seat: Seat) -> float:
        """Return how far the thinking for this seat is, from 0 to 1."""
        if self.last is None or self.turn != (self.match.changes, seat):
            return 0.0
        return self.last.done
