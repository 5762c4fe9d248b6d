"""Cards of Land Unter that are never right: of the last two of a game, the dominated one."""

from itertools import product
from typing import Final

from engine.core.game import Seat
from engine.games.land_unter.heuristics.ending import LAST_ROUNDS
from engine.games.land_unter.rules.components import ROUNDS, Card
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State
from tests.silly_moves import Kinds, Made


def has_two_cards(state: State) -> bool:
    """Return whether those who owe a card have the last two of the game."""
    return state.stage == state.players - 1 and state.round == ROUNDS - LAST_ROUNDS


def is_dominated(state: State, seat: Seat, card: Card) -> bool:
    """Return whether the seat's other card is never worse than this one, and sometimes better.

    Said apart from the bots' own way: the others make one fixed plan after another, where they follow the worst of them
    for the other card and the best for this one.
    """
    (other,) = {*state.hands[seat]} - {card}
    this, that = (every_end(state, seat, each) for each in (card, other))
    if state.options.play == "hidden":
        return this != that and all(a[0] <= b[0] and a[1] <= b[1] for a, b in zip(this, that, strict=True))
    best, worst = ([pick(column) for column in zip(*ends, strict=True)] for pick, ends in ((max, this), (min, that)))
    return best != worst and all(a <= b for a, b in zip(best, worst, strict=True))


def every_end(state: State, seat: Seat, card: Card) -> list[tuple[float, float]]:
    """Return the seat's share of the victory and its lead for every way to go on after this card."""
    others = [each for each in range(state.players) if each != seat and state.hands[each]]
    ends = []
    for cards in product(*(state.hands[each] for each in others)):
        plan = {**dict(zip(others, cards, strict=True)), seat: card}
        end = GAME.result(played(state, plan))
        assert end is not None
        lead = end.scores[seat] - sum(end.scores) / state.players
        ends.append(((seat in end.winners) / len(end.winners), lead))
    return ends


def played(state: State, plan: dict[Seat, Card]) -> State:
    """Return the end of the game where each seat lays its card of the plan, and then what it has left."""
    now = state.clone()
    while decision := GAME.decision(now):
        for seat in decision.seats:
            GAME.play(now, seat, plan.pop(seat, now.hands[seat][0]))
    return now


def plays_dominated_card(made: Made) -> bool:
    """Return whether a dominated card of the last two of a game is played."""
    return has_two_cards(made.state) and is_dominated(made.state, made.seat, made.move)


KINDS: Final[Kinds] = {"plays a dominated card of the last two": plays_dominated_card}
