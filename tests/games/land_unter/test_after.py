"""What is told as certain of a card: what comes about in any deal that fits the view is among what is held possible."""

import re

from engine.core.game import EventLog
from engine.core.rng import random_stream
from engine.games.land_unter.after import after_move, possible_losses
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import Card
from engine.games.land_unter.rules.sampler import state_sampler
from engine.games.land_unter.rules.view import View
from engine.games.registry import PRESENTATIONS
from engine.match.puzzle_bank import Puzzle
from tools.stages import puzzles_of_game

LAND_UNTER = PRESENTATIONS["land_unter"]
DEALS = 4
"""So many deals are drawn for each table."""


def view_of(puzzle: Puzzle) -> View:
    """Return what is seen by the seat that has to find a move."""
    game = LAND_UNTER.game
    view: View = game.view(game.begin(puzzle.players, puzzle.seed, position=puzzle.position), puzzle.seat)
    return view


def test_whatever_the_others_lay_those_pay_who_were_held_possible() -> None:
    checked, certain = 0, 0
    for puzzle in puzzles_of_game("land_unter")[::3]:
        view, rng = view_of(puzzle), random_stream(puzzle.seed, "after")
        for judged in puzzle.moves:
            ends = [*possible_losses(view, Card(int(judged.move)))]
            certain += len({repr(end) for end in ends}) == 1
            for _ in range(DEALS):
                state, log = state_sampler(view)(rng), EventLog()
                decision = LAND_UNTER.game.decision(state)
                assert decision
                for seat in decision.seats:
                    cards = LAND_UNTER.game.legal_moves(state, seat)
                    card = int(judged.move) if seat == puzzle.seat else cards[int(rng.random() * len(cards))]
                    LAND_UNTER.game.apply_move(state, seat, card, log)
                paid = [each for each in log if isinstance(each, (*e.PRESERVER_LOSSES, e.Eliminated))]
                hidden = [
                    e.Eliminated(each.rule, each.seat, each.level, e.HIDDEN) if isinstance(each, e.Eliminated) else each
                    for each in paid
                ]
                assert hidden in ends, (puzzle.key, judged.move)
                checked += 1
    assert checked > 100
    assert certain > 3, "of some cards it is certain who pays"


def test_why_no_card_is_higher_and_who_then_pays_is_told() -> None:
    """The higher cards have been played, and a tide card that lies there is the highest whoever takes the new ones."""
    puzzle = next(each for each in puzzles_of_game("land_unter") if each.key == "5-71-44")
    describer = LAND_UNTER.describer("en", ("Ann", "Ben", "Cleo", "Dan", "Eve"), puzzle.seat)
    told = re.sub("<[^>]+>|\u2060", "", re.sub("<svg.*?</svg>", "", after_move(view_of(puzzle), "55", describer)))
    assert "have been played: you take" in told
    assert "Ben shows the highest tide" in told
    assert told.endswith("Whatever the others play, this round costs you no life preserver.")
