"""Bots at a table: they think in slices, so that the table can answer in between."""

from collections.abc import Iterator

from engine.bots import BOTS, Budget, Choice, Progress
from engine.core.game import Seat
from engine.core.rng import now, stream
from engine.games.registry import HEURISTICS
from engine.match.match import Match
from engine.match.seats import BOT_KINDS

SECONDS = 1.2
"""How long a bot may think about one move, of its own time; only the thinking one uses it all."""


class Thinker:
    """The bots of one sitting, and the adviser that the reader may ask."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.at: tuple[int, Seat, bool] | None = None
        self.thoughts: Iterator[Progress] = iter(())
        self.last: Progress | None = None

    def work(self, seconds: float) -> None:
        """Let the bots that owe a move think for so long, and take the moves they settle on.

        With 0 seconds all of them settle at once, on what they have found so far.
        """
        until = now() + seconds
        while seats := self.match.owing("bot"):
            choice = self.settle(seats[0], until, advice=False)
            if choice is None and seconds:
                return
            move = (choice or self.thought()).move
            self.match.choose(seats[0], self.match.presentation.game.format_move(move))

    def advise(self, seat: Seat, seconds: float) -> Choice | None:
        """Return what the thinking bot would do in this seat, or None while it is at it."""
        return self.settle(seat, now() + seconds, advice=True)

    def settle(self, seat: Seat, until: float, *, advice: bool) -> Choice | None:
        """Think for this seat; return its choice when it is made, None when time is up first."""
        self.turn_to(seat, advice)
        while self.last is None or self.last.done < 1:
            if self.last and now() >= until:
                return None
            self.last = next(self.thoughts)
        return self.last.choice

    def thought(self) -> Choice:
        """Return what the bot that is thinking would play now."""
        assert self.last is not None, "settle() leaves at least one thought"
        return self.last.choice

    def turn_to(self, seat: Seat, advice: bool) -> None:
        """Begin to think for this seat, unless that is what goes on already."""
        match = self.match
        # Not the number of moves made: after an undo the same number may stand for another table.
        turn = (match.changes, seat, advice)
        if self.at == turn:
            return
        game = match.presentation.game
        kind = BOTS[max(BOTS)] if advice else BOT_KINDS[match.kinds[seat]]
        rng = stream(match.start.seed, "bot", len(match.turns), seat)
        self.at, self.last = turn, None
        bot = kind.for_game(game, HEURISTICS[game.key])
        self.thoughts = bot.think(game.view(match.state, seat), rng, Budget(seconds=SECONDS))

    def progress(self) -> dict[str, float] | None:
        """Return who is thinking and how far, from 0 to 1."""
        seats = self.match.owing("bot")
        if not seats:
            return None
        done = self.last.done if self.last and self.at and self.at[1] == seats[0] else 0.0
        return {"seat": seats[0], "done": round(done, 2)}
