"""What a person's moves gave away: how likely a bot that remembers took their secrets to be, before and after each.

The bot sees only what all see, as a bystander does, so that it does not matter who sat at the table.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.game import EVERYONE, Seat
from engine.games.registry import HEURISTICS
from engine.match.match import Match


@dataclass(frozen=True, slots=True)
class Giveaway:
    """What the move of one turn, numbered from 0, said of a secret that the person really had."""

    turn: int
    secret: str
    before: float
    """The probability of the secret, 0 to 1, before the turn."""
    after: float

    @property
    def gain(self) -> float:
        """By how much the secret became more likely, below 0 if less."""
        return self.after - self.before


def giveaways(match: Match, seat: Seat) -> list[Giveaway]:
    """Return what each of a person's moves said of each of their secrets, in order.

    It is empty before the end, in a mini-game, which is not about secrets, and in games whose bots read none.
    """
    if match.minigame or not match.is_over:
        return []
    return match.value_cached_until_state_changes(("giveaways", seat), lambda: [*giveaways_of_turns(match, seat)])


def giveaways_of_turns(match: Match, seat: Seat) -> Iterator[Giveaway]:
    """Yield what each move of a person said of their secrets: without the last one, after which all is open anyway."""
    game, state, belief = match.game, match.start.begin(match.game), HEURISTICS[match.start.game].belief
    if belief is None:
        return
    true = [secret for secret, chance in belief.beliefs(game.view(state, EVERYONE))[seat].items() if chance == 1]
    now: Mapping[str, float] = belief.beliefs(game.view(state, None))[seat]
    for number, turn in enumerate(match.turns):
        for mover, text in turn:
            game.apply_move(state, mover, game.parse_move(text))
        if game.decision(state) is None:
            return
        before, now = now, belief.beliefs(game.view(state, None))[seat]
        if any(mover == seat for mover, _ in turn):
            yield from (Giveaway(number, secret, before[secret], now[secret]) for secret in true)
