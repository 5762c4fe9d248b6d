"""Drunter & Drüber's mini-games: each deal can be won by some moves and lost by others, against the bots it names."""

import re
from collections.abc import Iterator

import pytest

from engine.core.lessons import Minigame
from engine.core.number_words import NUMBER_WORDS
from engine.core.presentation import Presentation
from engine.core.rng import Random, random_stream
from engine.games.drunter_drueber.lessons.minigames import HOLD, MINIGAMES, SAVED, WATCHED
from engine.games.drunter_drueber.locale import TEXTS
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.rules.board import FREE
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, DEAL
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import VOTING, State
from tests.minigames import Reader, any_of, at_random, begin, bot, check_both_ends, deals, every_deal, play

TRIES = 60
PLAYED = [mini for mini in MINIGAMES.values() if not mini.riddle]


def burying(rng: Random) -> Reader:
    """Return a reader who proposes to bury a building of others, and votes blank."""

    def choose(state: State, seat: int, _number: int) -> str:
        if state.phase == VOTING:
            return "?"
        moves = PRESENTATION.game.legal_moves(state, seat)
        move: str = any_of([move for move in moves if buries(state, seat, move)] or moves, rng)
        return move

    return choose


def buries(state: State, seat: int, move: str) -> bool:
    """Return whether a placement covers an outhouse, and a building of another type than the seat's."""
    squares = squares_of_placement(state, PLACEMENTS[move])
    types = {state.board.buildings[square].type for square in squares if square in state.board.buildings}
    return bool(types - {*state.targets[seat]}) and not state.board.outhouses.isdisjoint(squares)


def readers(mini: Minigame, seed: int) -> Iterator[Reader]:
    """Yield readers of all sorts: a careful one, and some who make any move."""
    rng = random_stream(seed, "reader")
    yield bot(PRESENTATION, 2, seed)
    for _ in range(TRIES):
        yield at_random(PRESENTATION, rng)
        if mini.key == "dd_few_cards":
            yield burying(rng)


@every_deal(deals(PRESENTATION, riddles=False))
def test_a_deal_can_be_won_and_lost(presentation: Presentation, mini: Minigame, seed: int) -> None:
    check_both_ends(presentation, mini, seed, readers(mini, seed))


@pytest.mark.parametrize("mini", PLAYED, ids=lambda mini: mini.key)
def test_any_move_at_all_seldom_wins(mini: Minigame) -> None:
    won = [play(PRESENTATION, mini, seed, at_random(PRESENTATION, random_stream(seed, "any"))) for seed in mini.seeds]
    assert sum(won) < len(won) / 2


def test_riddles_have_various_answers() -> None:
    for mini in (mini for mini in MINIGAMES.values() if mini.riddle):
        assert mini.riddle is not None
        answers = {mini.riddle.answer(begin(PRESENTATION, mini, seed)) for seed in mini.seeds}
        assert answers == {*BUILDING_TYPES}


def test_only_one_building_is_left_to_save() -> None:
    state = begin(PRESENTATION, MINIGAMES["dd_save"], 1)
    (target,) = state.targets[0]
    left = [at for at, building in state.board.buildings.items() if building.type == target and state.cover[at] == FREE]
    assert [state.board.square_name(at) for at in left] == [SAVED]
    building = state.board.buildings[left[0]]
    for lang, named in (("fr", "L’hôtel de ville"), ("en", "Town hall")):
        assert TEXTS[lang]["minigame.dd_save.goal"].startswith(f"{named} {building.value}")
        assert SAVED in TEXTS[lang]["minigame.dd_save.goal"]


def test_the_short_game_is_fair() -> None:
    state = begin(PRESENTATION, MINIGAMES["dd_short"], 1)
    lengths = [[sum(hand[length::3]) for length in range(3)] for hand in state.tiles]
    assert lengths[0] == lengths[1]
    assert sum(lengths[0]) < sum(DEAL[2])


def test_goals_are_stated_as_they_are_judged() -> None:
    numbers = {
        "dd_save": HOLD,
        "dd_whose_town": WATCHED,
        "dd_short": sum(begin(PRESENTATION, MINIGAMES["dd_short"], 1).tiles[0]),
    }
    for lang, names in NUMBER_WORDS.items():
        for key, number in numbers.items():
            assert f" {names[number]} " in TEXTS[lang][f"minigame.{key}.goal"]
        assert re.search(rf"\b{names[HOLD]} (turns|tours)\b", TEXTS[lang]["minigame.dd_save.won"], re.IGNORECASE)
