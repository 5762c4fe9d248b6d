"""Mini-games as tests play them: bots with the random streams of a match, and readers of all sorts."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from engine.bots import BOTS, Budget
from engine.core.lessons import Minigame
from engine.core.presentation import Presentation
from engine.core.rng import Random, pick_random, random_stream
from engine.games.registry import HEURISTICS, PRESENTATIONS

Reader = Callable[[Any, int, int], Any]
"""Chooses the move of a seat in a state, knowing how many decisions were made before."""


def deals(presentation: Presentation, *, riddles: bool) -> list[tuple[Presentation, Minigame, int]]:
    """Return every deal of the mini-games of a game: of its riddles, or of those that are played."""
    chosen = (mini for mini in presentation.minigames.values() if bool(mini.riddle) == riddles)
    return [(presentation, mini, seed) for mini in chosen for seed in mini.seeds]


def every_deal(found: Iterable[tuple[Presentation, Minigame, int]]) -> pytest.MarkDecorator:
    """Return the mark of a test that runs for each of these deals (`presentation`, `mini`, `seed`)."""
    found = list(found)
    return pytest.mark.parametrize(
        ("presentation", "mini", "seed"), found, ids=[f"{mini.key}-{n}" for _, mini, n in found]
    )


every_riddle = every_deal(deal for presentation in PRESENTATIONS.values() for deal in deals(presentation, riddles=True))


def begin(presentation: Presentation, mini: Minigame, seed: int) -> Any:
    """Return the first state of a deal."""
    return presentation.game.begin(mini.players, seed, mini.options, mini.position)


def bot(presentation: Presentation, level: int, seed: int) -> Reader:
    """Return a bot as in a match: the same streams, and its own view."""

    def choose(state: Any, seat: int, number: int) -> Any:
        rng = random_stream(seed, "bot", number, seat)
        chooser = BOTS[level](presentation.game, HEURISTICS[presentation.game.key])
        return chooser.choose(presentation.game.view(state, seat), rng, Budget(iterations=1)).move

    return choose


def at_random(presentation: Presentation, rng: Random) -> Reader:
    """Return a reader who makes any move."""
    return lambda state, seat, _number: any_of(presentation.game.legal_moves(state, seat), rng)


def any_of(moves: Any, rng: Random) -> Any:
    """Return any of these moves."""
    return pick_random(rng, moves)


def step(presentation: Presentation, mini: Minigame, seed: int, now: Any, number: int, reader: Reader | None) -> None:
    """Make the moves of one decision; without a reader there are bots everywhere."""
    levels = list(mini.bots)
    if reader:
        levels.insert(mini.seat, 0)
    decision = presentation.game.decision(now)
    assert decision is not None
    moves = []
    for seat in decision.seats:
        chooses = reader if reader and seat == mini.seat else bot(presentation, levels[seat], seed)
        moves.append(chooses(now, seat, number))
    for seat, move in zip(decision.seats, moves, strict=True):
        presentation.game.play(now, seat, move)


def play(presentation: Presentation, mini: Minigame, seed: int, reader: Reader) -> bool:
    """Play a deal to its verdict."""
    first, now, number = begin(presentation, mini, seed), begin(presentation, mini, seed), 0
    while (verdict := mini.verdict(first, now, mini.seat)) is None:
        step(presentation, mini, seed, now, number, reader)
        number += 1
    return verdict


def watched(presentation: Presentation, mini: Minigame, seed: int) -> Any:
    """Return what has happened when the riddle is asked."""
    assert mini.riddle is not None
    now, number = begin(presentation, mini, seed), 0
    while not mini.riddle.ready(now):
        step(presentation, mini, seed, now, number, None)
        number += 1
    return now


def check_both_ends(presentation: Presentation, mini: Minigame, seed: int, readers: Iterator[Reader]) -> None:
    """Among these readers, some win the deal and some lose it."""
    outcomes = set()
    for reader in readers:
        outcomes.add(play(presentation, mini, seed, reader))
        if len(outcomes) == 2:
            return
    pytest.fail(f"every reader who tried has {'won' if outcomes == {True} else 'lost'}")
