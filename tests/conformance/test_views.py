"""A view shows no more than its seat was told: two truths that told a seat the same look the same to it."""

from dataclasses import replace
from random import Random
from typing import Any

from engine.core.game import Seat
from tests.conformance.walks import Case, Walk, deals, every_size
from tests.contracts import contract
from tests.differences import seen

AHEAD = 12
"""Moves made in both truths, at most."""
TRIES = 4
"""Other truths drawn at each moment: in few of them can the same moves be made for long."""


@every_size
@deals(2)
def test_who_was_told_the_same_sees_the_same(case: Case, seed: int) -> None:
    luck = Random(seed)
    for step in Walk(case, seed).some(0.2):
        for viewer in (luck.randrange(case.players), None):
            for _ in range(TRIES):
                other = case.game.sampler(case.game.view(step.state, viewer))(luck)
                play_both(case, step.state.clone(), other, viewer, luck)


def play_both(case: Case, truth: Any, other: Any, viewer: Seat | None, luck: Random) -> None:
    """Make the same moves in both truths while both allow them and tell the viewer the same; compare its views.

    Not after the end: then all may be turned up.
    """
    game = case.game
    for _ in range(AHEAD):
        decision = game.decision(truth)
        if decision is None or decision != game.decision(other):
            return
        seat = luck.choice(decision.seats)
        others = set(game.legal_moves(other, seat))
        both = [move for move in game.legal_moves(truth, seat) if move in others]
        if not both:
            return
        move = luck.choice(both)
        alike = case.learnt(truth, seat, move, viewer) == case.learnt(other, seat, move, viewer)
        if not alike or game.decision(truth) is None:
            return
        first, second = game.view(truth, viewer), game.view(other, viewer)
        second = replace(second, **{name: getattr(first, name) for name in contract(game.key).ON_THE_TABLE})
        assert first == second, seen(case, viewer, first, second)
