"""How fast the engine runs. This file runs as it is in CPython and in Pyodide, so it imports the engine alone, and
nothing of the library that the book leaves out."""

import json
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter

from engine.api.pages import example_html
from engine.bots import BOTS, Budget
from engine.core.game import AnyGame
from engine.games.registry import HEURISTICS, game_by_key, presentation_by_key

PLAYERS = 4
LAND_UNTER = game_by_key("land_unter")
DRUNTER_DRUEBER = game_by_key("drunter_drueber")
VINETA = game_by_key("vineta")
HOUSES_DRAWN = {"houses": "drawn"}
"""The first decision is a card then, not a house."""


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many units of work are done a second, the median of five spells."""
    work()
    spells = []
    for _ in range(5):
        done, start = 0, perf_counter()
        while (spent := perf_counter() - start) < seconds / 5:
            done += work()
        spells.append(done / spent)
    return sorted(spells)[len(spells) // 2]


def random_game(rng: Random) -> int:
    """Play one whole game at random and return its rounds; in each, all seats move at once."""
    steps, random = 0, rng.random
    state = LAND_UNTER.begin(PLAYERS, rng.getrandbits(32))
    while offers := LAND_UNTER.moves_by_seat(state):
        LAND_UNTER.apply_moves(state, [moves[int(random() * len(moves))] for moves in offers])
        steps += 1
    return steps


def random_moves(presentation: AnyGame, rng: Random) -> int:
    """Play one whole game at random and return its moves, each seat's counting as one."""
    moves, random = 0, rng.random
    state = presentation.begin(PLAYERS, rng.getrandbits(32))
    while offers := presentation.moves_by_seat(state):
        presentation.apply_moves(state, [legal[int(random() * len(legal))] for legal in offers])
        moves += len(offers)
    return moves


def clones() -> Callable[[], int]:
    """Return the work of a hundred clones of a state in the middle of a stage."""
    state, rng = LAND_UNTER.begin(PLAYERS, 1), Random(1)
    for _ in range(5):
        LAND_UNTER.apply_moves(state, [rng.choice(LAND_UNTER.legal_moves(state, seat)) for seat in range(PLAYERS)])

    def work() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return work


def decisions(
    presentation: AnyGame, level: int, iterations: int, options: Mapping[str, str] | None = None
) -> Callable[[], int]:
    """Return the work of one decision of a bot, the first of a game."""
    bot, rng = BOTS[level](presentation, HEURISTICS[presentation.key]), Random(1)
    state = presentation.begin(PLAYERS, 1, options)
    decision = presentation.decision(state)
    assert decision is not None
    view = presentation.view(state, decision.seats[0])

    def work() -> int:
        bot.choose(view, rng, Budget(iterations=iterations))
        return 1

    return work


def drawings() -> Callable[[], int]:
    """Return the work of drawing and telling every step of the first example."""
    key = next(iter(presentation_by_key("land_unter").examples))
    steps = example_html("land_unter", key, "fr").count('<li class="step')

    def work() -> int:
        example_html("land_unter", key, "fr")
        return steps

    return work


def measure(seconds: float) -> dict[str, float]:
    """Return every rate, a second; `seconds` is spent on each."""
    rng = Random(1)
    works: dict[str, Callable[[], int]] = {"steps": lambda: random_game(rng), "clone": clones()}
    works |= {f"bot.{level}": decisions(LAND_UNTER, level, 400) for level in BOTS}
    works["moves"] = lambda: random_moves(DRUNTER_DRUEBER, rng)
    works |= {f"town.{level}": decisions(DRUNTER_DRUEBER, level, 40) for level in BOTS}
    works["acts"] = lambda: random_moves(VINETA, rng)
    works |= {f"city.{level}": decisions(VINETA, level, 20, HOUSES_DRAWN) for level in BOTS}
    works["draw"] = drawings()
    return {name: rate(work, seconds) for name, work in works.items()}


def measured(seconds: float) -> str:
    """Return what `measure` finds, as JSON."""
    return json.dumps(measure(seconds))
