"""What a cost is said to be holds where it can be counted out: before the last two tricks of a game of Land Unter."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from engine.bots.search import SURPRISE
from engine.coach.ledger import Ledger
from engine.coach.playouts import Playouts
from engine.core.heuristics import victory_shares
from engine.core.rng import random_stream
from engine.games.land_unter.heuristics.rollout import RANDOM_SHARE, card_scores
from engine.games.land_unter.rules.components import ROUNDS
from engine.games.registry import GAMES, HEURISTICS
from tests.coach.decisions import claimed

GAME, HEURISTIC = GAMES["land_unter"], replace(HEURISTICS["land_unter"], calibration={})
"""Estimates as they are: the scale on which they are told changes cost and error alike."""
PLAYERS, DEALS = 3, 70


def endgames() -> Iterator[Any]:
    """Yield states with two cards in each hand, and a victory that may still go to anybody."""
    for seed in range(DEALS):
        rng = random_stream(seed, "scores")
        numbers = [[int(rng.random() * 3) for _ in range(PLAYERS)] for _ in range(2)]
        levels = [(2 * seed + 3 * seat) % 11 + 1 for seat in range(PLAYERS)]
        place = {"stage": PLAYERS - 1, "round": ROUNDS - 2, "levels": levels}
        yield GAME.begin(PLAYERS, seed, {}, {**place, "scores": numbers[0], "preservers": numbers[1]})


def weights(state: Any, seat: int) -> dict[int, float]:
    """Return how likely the playouts take each card of a seat to be."""
    hand, legal = state.hands[seat], GAME.legal_moves(state, seat)
    best = max(hand, key=card_scores(state, seat, state.tide_pair(), sorted(state.levels)).__getitem__)
    whims = HEURISTIC.prior.candidate_moves(state, seat, legal)
    habit = {card: (1 - RANDOM_SHARE) * (card == best) + RANDOM_SHARE / len(hand) for card in hand}
    return {card: (1 - SURPRISE) * habit[card] + SURPRISE * (card in whims) / len(whims) for card in hand}


def counted_out(state: Any, seat: int, card: int) -> float:
    """Return the exact chance of victory after a card, over all that the others may play."""
    seats = GAME.view(state, None).seats_to_move
    tables = [{card: 1.0} if each == seat else weights(state, each) for each in seats]
    chance = 0.0
    for cards in product(*tables):
        weight = 1.0
        for table, played in zip(tables, cards, strict=True):
            weight *= table[played]
        end = state.clone()
        GAME.apply_moves(end, cards)
        while last := GAME.decision(end):
            GAME.apply_moves(end, [end.hands[each][0] for each in last.seats])
        chance += weight * victory_shares(GAME.result(end))[seat]
    return chance


def test_costs_that_are_told_lie_within_two_errors() -> None:
    held = []
    for number, state in enumerate(endgames()):
        for seat in GAME.view(state, None).seats_to_move:
            playouts = Playouts(GAME, HEURISTIC, GAME.view(state, seat), number, "covered", seat)
            ledger = Ledger(playouts)
            chances = {card: counted_out(state, seat, card) for card in ledger.moves}
            worst = min(chances, key=chances.__getitem__)
            if len(chances) > 1 and not (found := claimed(ledger, worst)).equal:
                held.append(abs(max(chances.values()) - chances[worst] - found.cost) <= 2 * found.error)
    assert len(held) > 40
    assert sum(held) / len(held) >= 0.93
