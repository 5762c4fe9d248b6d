"""The last two cards of a game: a dominated one, found by counting out all that can follow, is played by no bot but
level 1.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from engine.bots import BOTS, Budget
from engine.core.rng import random_stream
from engine.games.land_unter.heuristics import HEURISTICS
from engine.games.land_unter.heuristics.ending import undominated_cards
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State, seats_to_move
from tests.games.land_unter.heuristics.silly import has_two_cards, is_dominated

DEALS = 40


@cache
def endings(play: str) -> tuple[tuple[State, int, int], ...]:
    """Return states before the last round but one of a game, each with a seat and a dominated card of it."""
    return tuple(
        (state, seat, card)
        for state in reached(play)
        for seat in seats_to_move(state)
        for card in state.hands[seat]
        if is_dominated(state, seat, card)
    )


def reached(play: str) -> Iterator[State]:
    """Yield states of games by the rollout policy, where those who owe a card have two left and no set is new."""
    for seed in range(DEALS):
        state, rng = GAME.begin(3 + seed % 3, seed, {"play": play}), random_stream(seed)
        while GAME.decision(state):
            if has_two_cards(state):
                yield state.clone()
            GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))


@pytest.mark.parametrize("play", ["hidden", "open"])
@pytest.mark.parametrize("level", [2, 3, 4])
def test_no_dominated_card_is_played(level: int, play: str) -> None:
    bot, found = BOTS[level](GAME, HEURISTICS), endings(play)
    assert len(found) > 15
    played = [
        bot.choose(GAME.view(state, seat), random_stream(seat), Budget(iterations=12)).move for state, seat, _ in found
    ]
    assert [(move, card) for move, (_, _, card) in zip(played, found, strict=True) if move == card] == []


@pytest.mark.parametrize("play", ["hidden", "open"])
def test_only_dominated_cards_are_left_out(play: str) -> None:
    dominated = {(id(state), seat): card for state, seat, card in endings(play)}
    for state in {id(state): state for state, _, _ in endings(play)}.values():
        for seat in seats_to_move(state):
            left = {*state.hands[seat]} - {*undominated_cards(state, seat, state.hands[seat])}
            assert left == {*filter(None, [dominated.get((id(state), seat))])}


def test_a_card_laid_face_down_is_not_foreseen() -> None:
    """Who decides after another seat has laid its card leaves out the same card as before."""
    for state, seat, card in endings("hidden"):
        other = next(each for each in seats_to_move(state) if each != seat)
        for laid in state.hands[other]:
            later = state.clone()
            GAME.play(later, other, laid)
            assert card not in undominated_cards(later, seat, later.hands[seat])
