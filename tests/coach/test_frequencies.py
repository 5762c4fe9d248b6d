"""Foils that a player would weigh, and how often a bid stops a proposal."""

from itertools import islice
from typing import Any

from engine.coach.foils import sensible_foil
from engine.coach.frequencies import Frequencies
from engine.games.registry import PRESENTATIONS
from tests.coach.decisions import choice, choices, playouts


def test_the_foil_is_the_first_of_the_better_half_by_the_prior() -> None:
    _, view, _ = choice("land_unter", 5)
    runs = playouts("land_unter", view)
    moves = list(runs.moves_with_information_costs(runs.draw_world(0).state)[0])
    scores = dict(zip(moves, runs.bot.prior.score_moves(runs.draw_world(0).state, runs.seat, moves), strict=True))
    ranked = sorted(moves, key=lambda move: scores[move])
    worst, best = ranked[0], ranked[-1]
    assert sensible_foil(runs, moves, [worst, best]) == best
    assert sensible_foil(runs, moves, ranked[:2]) == ranked[1], "of the worse half the one that the prior likes best"
    assert sensible_foil(runs, moves, []) is None


def test_a_stronger_no_stops_a_proposal_more_often() -> None:
    game: Any = PRESENTATIONS["drunter_drueber"].game
    votes = (
        view
        for state, view, _ in choices("drunter_drueber", 11)
        if game.decision(state).kind == "vote" and {"ne", "nee+neee"} <= set(game.legal_moves(state, 0))
    )
    stopped = next(each for each in PRESENTATIONS["drunter_drueber"].outcomes if each.of_each_move == "vote")
    [view] = islice(votes, 1)
    found = Frequencies(playouts("drunter_drueber", view), stopped, ["ne", "nee+neee"], 20)
    for _ in found.count_in_slices():
        pass
    assert 20 >= found.counts["nee+neee"] > found.counts["ne"]
