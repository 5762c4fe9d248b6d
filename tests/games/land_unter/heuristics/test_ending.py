"""The last two cards of a game: a dominated one, found by counting out all that can follow, is played by no bot but
level 1.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from engine.bots import BOTS, Budget
from engine.core.rng import stream
from engine.games.land_unter.heuristics import HEURISTICS
from engine.games.land_unter.heuristics.ending import undominated
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State, owing

DEALS = 40


@cache
def endings(play: str) -> tuple[tuple[State, int, int], ...]:
    """Return states before the last round but one of a game, each with a seat and a dominated card of it."""
    return tuple(
        (state, seat, card)
        for state in reached(play)
        for seat in owing(state)
        for card in state.hands[seat]
        if is_dominated(state, seat, card)
    )


def reached(play: str) -> Iterator[State]:
    """Yield states of games by the rollout policy, where those who owe a card have two left and no set is new."""
    for seed in range(DEALS):
        state, rng = GAME.begin(3 + seed % 3, seed, {"play": play}), stream(seed)
        while GAME.decision(state):
            if state.stage == state.players - 1 and state.round == 10:
                yield state.clone()
            GAME.apply_all(state, HEURISTICS.rollout.moves(state, rng))


def is_dominated(state: State, seat: int, card: int) -> bool:
    """Return whether the seat's other card is never worse than this one, and sometimes better.

    Said apart from the bots' own way: the others make one fixed plan after another, where they follow the worst of them
    for the other card and the best for this one.
    """
    (other,) = {*state.hands[seat]} - {card}
    this, that = (every_end(state, seat, each) for each in (card, other))
    if not state.open:
        return this != that and all(a[0] <= b[0] and a[1] <= b[1] for a, b in zip(this, that, strict=True))
    best, worst = ([pick(column) for column in zip(*ends, strict=True)] for pick, ends in ((max, this), (min, that)))
    return best != worst and all(a <= b for a, b in zip(best, worst, strict=True))


def every_end(state: State, seat: int, card: int) -> list[tuple[float, float]]:
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


def played(state: State, plan: dict[int, int]) -> State:
    """Return the end of the game where each seat lays its card of the plan, and then what it has left."""
    now = state.clone()
    while decision := GAME.decision(now):
        for seat in decision.seats:
            GAME.play(now, seat, plan.pop(seat, now.hands[seat][0]))
    return now


@pytest.mark.parametrize("play", ["hidden", "open"])
@pytest.mark.parametrize("level", [2, 3, 4])
def test_no_dominated_card_is_played(level: int, play: str) -> None:
    bot, found = BOTS[level].for_game(GAME, HEURISTICS), endings(play)
    assert len(found) > 15
    played = [bot.choose(GAME.view(state, seat), stream(seat), Budget(iterations=12)).move for state, seat, _ in found]
    assert [(move, card) for move, (_, _, card) in zip(played, found, strict=True) if move == card] == []


@pytest.mark.parametrize("play", ["hidden", "open"])
def test_only_dominated_cards_are_left_out(play: str) -> None:
    dominated = {(id(state), seat): card for state, seat, card in endings(play)}
    for state in {id(state): state for state, _, _ in endings(play)}.values():
        for seat in owing(state):
            left = {*state.hands[seat]} - {*undominated(state, seat, state.hands[seat])}
            assert left == {*filter(None, [dominated.get((id(state), seat))])}


def test_a_card_laid_face_down_is_not_foreseen() -> None:
    """Who decides after another seat has laid its card leaves out the same card as before."""
    for state, seat, card in endings("hidden"):
        other = next(each for each in owing(state) if each != seat)
        for laid in state.hands[other]:
            later = state.clone()
            GAME.play(later, other, laid)
            assert card not in undominated(later, seat, later.hands[seat])
