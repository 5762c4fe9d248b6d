"""Mini-games: each deal can be won by some moves and lost by others, against the bots it names."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.bots import BOTS, Budget
from engine.core.example import Minigame
from engine.core.nature import Random, stream
from engine.drunter_drueber.belief import beliefs
from engine.drunter_drueber.board import FREE
from engine.drunter_drueber.building import PLACEMENTS
from engine.drunter_drueber.components import DEAL, TYPES
from engine.drunter_drueber.examples import EXAMPLES
from engine.drunter_drueber.game import DrunterDrueber
from engine.drunter_drueber.minigames import HOLD, MINIGAMES, SAVED, WATCHED
from engine.drunter_drueber.state import PLACING, VOTING, State, squares_of
from engine.drunter_drueber.words import TEXTS

Reader = Callable[[State, int, int], str]
"""Chooses the move of a seat, knowing how many decisions were made before."""

GAME = DrunterDrueber()
TRIES = 60
PLAYED = {key: mini for key, mini in MINIGAMES.items() if not mini.riddle}
DEALS = [(mini, seed) for mini in PLAYED.values() for seed in mini.seeds]
RIDDLES = [(mini, seed) for mini in MINIGAMES.values() if mini.riddle for seed in mini.seeds]
WATCH_FOR = 0.6
"""How sure an attentive reader can be of a riddle's answer, at least."""


def begin(mini: Minigame, seed: int) -> State:
    """Return the first state of a deal."""
    return GAME.begin(mini.players, seed, mini.options, mini.position)


def bot(level: int, seed: int) -> Reader:
    """Return a bot as a table has it: the same streams, and its own view."""

    def choose(state: State, seat: int, number: int) -> str:
        rng = stream(seed, "bot", number, seat)
        move: str = BOTS[level](GAME).choose(GAME.view(state, seat), rng, Budget(iterations=1)).move
        return move

    return choose


def at_random(rng: Random) -> Reader:
    """Return a reader who makes any move."""
    return lambda state, seat, _number: any_of(GAME.legal(state, seat), rng)


def any_of(moves: Any, rng: Random) -> str:
    """Return any of these moves."""
    move: str = moves[int(rng.random() * len(moves))]
    return move


def burying(rng: Random) -> Reader:
    """Return a reader who proposes to bury a building of others, and votes blank."""

    def choose(state: State, seat: int, _number: int) -> str:
        if state.phase == VOTING:
            return "?"
        moves = GAME.legal(state, seat)
        return any_of([move for move in moves if buries(state, seat, move)] or moves, rng)

    return choose


def buries(state: State, seat: int, move: str) -> bool:
    """Return whether a placement covers an outhouse, and a building of another type than the seat's."""
    squares = squares_of(state, PLACEMENTS[move])
    types = {state.board.buildings[square].type for square in squares if square in state.board.buildings}
    return bool(types - {*state.targets[seat]}) and not state.board.outhouses.isdisjoint(squares)


def readers(mini: Minigame, seed: int) -> Iterator[Reader]:
    """Yield readers of all sorts: a careful one, and some who make any move."""
    rng = stream(seed, "reader")
    yield bot(2, seed)
    for _ in range(TRIES):
        yield at_random(rng)
        if mini.key == "dd_few_cards":
            yield burying(rng)


def step(mini: Minigame, seed: int, now: State, number: int, reader: Reader | None) -> None:
    """Make the moves of one decision."""
    levels = list(mini.bots)
    if reader:
        levels.insert(mini.seat, 0)
    decision = GAME.decision(now)
    assert decision is not None
    moves = []
    for seat in decision.seats:
        chooses = reader if reader and seat == mini.seat else bot(levels[seat], seed)
        moves.append(chooses(now, seat, number))
    for seat, move in zip(decision.seats, moves, strict=True):
        GAME.play(now, seat, move)


def play(mini: Minigame, seed: int, reader: Reader) -> bool:
    """Play a deal to its verdict."""
    first, now = begin(mini, seed), begin(mini, seed)
    number = 0
    while (verdict := mini.verdict(first, now, mini.seat)) is None:
        step(mini, seed, now, number, reader)
        number += 1
    return verdict


def watched(mini: Minigame, seed: int) -> State:
    """Return what has happened when the riddle is asked."""
    assert mini.riddle is not None
    now, number = begin(mini, seed), 0
    while not mini.riddle.ready(now):
        step(mini, seed, now, number, None)
        number += 1
    return now


@pytest.mark.parametrize(("mini", "seed"), DEALS, ids=lambda part: getattr(part, "key", str(part)))
def test_a_deal_can_be_won_and_lost(mini: Minigame, seed: int) -> None:
    outcomes = set()
    for reader in readers(mini, seed):
        outcomes.add(play(mini, seed, reader))
        if len(outcomes) == 2:
            return
    pytest.fail(f"every reader who tried has {'won' if outcomes == {True} else 'lost'}")


@pytest.mark.parametrize("mini", PLAYED.values(), ids=lambda mini: mini.key)
def test_any_move_at_all_seldom_wins(mini: Minigame) -> None:
    won = [play(mini, seed, at_random(stream(seed, "any"))) for seed in mini.seeds]
    assert sum(won) < len(won) / 2


@pytest.mark.parametrize(("mini", "seed"), RIDDLES, ids=lambda part: getattr(part, "key", str(part)))
def test_a_riddle_can_be_solved_by_watching(mini: Minigame, seed: int) -> None:
    assert mini.riddle is not None
    state = watched(mini, seed)
    view = GAME.view(state, None)
    guesses = beliefs(view)[mini.seat]
    answer = mini.riddle.answer(state)
    assert state.phase == PLACING
    assert answer in mini.riddle.choices(view)
    assert max(guesses, key=guesses.__getitem__) == answer
    assert guesses[answer] > WATCH_FOR


def test_riddles_have_various_answers() -> None:
    for mini in (mini for mini in MINIGAMES.values() if mini.riddle):
        assert mini.riddle is not None
        answers = {mini.riddle.answer(begin(mini, seed)) for seed in mini.seeds}
        assert answers == {*TYPES}


@pytest.mark.parametrize("mini", MINIGAMES.values(), ids=lambda mini: mini.key)
def test_a_minigame_offers_enough_deals_and_starts_undecided(mini: Minigame) -> None:
    assert len(set(mini.seeds)) == len(mini.seeds) >= 8
    assert len(mini.bots) == mini.players - (not mini.riddle)
    first = begin(mini, mini.seeds[0])
    assert mini.verdict(first, first.clone(), mini.seat) is None


def test_keys_are_those_of_the_objects() -> None:
    assert [*MINIGAMES] == [mini.key for mini in MINIGAMES.values()]
    assert not set(MINIGAMES) & set(EXAMPLES)


def test_only_one_building_is_left_to_save() -> None:
    state = begin(MINIGAMES["dd_save"], 1)
    (target,) = state.targets[0]
    left = [at for at, building in state.board.buildings.items() if building.type == target and state.cover[at] == FREE]
    assert [state.board.name(at) for at in left] == [SAVED]
    building = state.board.buildings[left[0]]
    for lang, told in (("fr", "L’hôtel de ville"), ("en", "Town hall")):
        assert TEXTS[lang]["minigame.dd_save.goal"].startswith(f"{told} {building.value}")
        assert SAVED in TEXTS[lang]["minigame.dd_save.goal"]


def test_the_short_game_is_fair() -> None:
    state = begin(MINIGAMES["dd_short"], 1)
    lengths = [[sum(hand[length::3]) for length in range(3)] for hand in state.tiles]
    assert lengths[0] == lengths[1]
    assert sum(lengths[0]) < sum(DEAL[2])


def test_goals_are_told_as_they_are_judged() -> None:
    numbers = {"dd_save": HOLD, "dd_whose_town": WATCHED, "dd_short": sum(begin(MINIGAMES["dd_short"], 1).tiles[0])}
    words = {"fr": {3: "trois", 18: "dix-huit", 10: "dix"}, "en": {3: "three", 18: "eighteen", 10: "ten"}}
    for lang, names in words.items():
        for key, number in numbers.items():
            assert f" {names[number]} " in TEXTS[lang][f"minigame.{key}.goal"]
