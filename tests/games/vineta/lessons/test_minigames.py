"""Vineta's mini-games: each deal can be won by some moves and lost by others, against the bots it names."""

from collections.abc import Iterator

import pytest

from engine.core.lessons import Minigame
from engine.core.presentation import Presentation
from engine.core.rng import random_stream
from engine.games.vineta.lessons.minigames import (
    MINIGAMES,
    SAVED,
    SINK,
    VI_GUESS,
    VI_LAST,
    VI_SAVE,
    WATCHED,
    surviving_house_count,
)
from engine.games.vineta.locale import TEXTS
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, ROUNDS
from tests.minigames import Reader, at_random, begin, bot, check_both_ends, deals, every_deal, play

TRIES = 60
PLAYED = [mini for mini in MINIGAMES.values() if not mini.riddle]


def readers(seed: int) -> Iterator[Reader]:
    """Yield readers of all sorts: a careful one, and some who make any move."""
    rng = random_stream(seed, "reader")
    yield bot(PRESENTATION, 2, seed)
    for _ in range(TRIES):
        yield at_random(PRESENTATION, rng)


@every_deal(deals(PRESENTATION, riddles=False))
def test_a_deal_can_be_won_and_lost(presentation: Presentation, mini: Minigame, seed: int) -> None:
    check_both_ends(presentation, mini, seed, readers(seed))


@pytest.mark.parametrize("mini", PLAYED, ids=lambda mini: mini.key)
def test_any_move_at_all_seldom_wins(mini: Minigame) -> None:
    won = [
        play(PRESENTATION, mini, seed, at_random(PRESENTATION, random_stream(seed, "any", n)))
        for seed in mini.seeds
        for n in range(3)
    ]
    assert sum(won) < len(won) / 2


def test_riddles_have_various_answers() -> None:
    assert VI_GUESS.riddle is not None
    answers = {VI_GUESS.riddle.answer(begin(PRESENTATION, VI_GUESS, seed)) for seed in VI_GUESS.seeds}
    assert len(answers) >= 4


@pytest.mark.parametrize("seed", VI_SAVE.seeds)
def test_there_are_houses_to_be_saved_with_three_cards(seed: int) -> None:
    state = begin(PRESENTATION, VI_SAVE, seed)
    assert COLOURS[state.tiles[VI_SAVE.seat][0]] == SAVED
    assert surviving_house_count(state) >= 4
    assert [len(hand) for hand in state.hands] == [ROUNDS] * state.players
    assert not any(state.piles)


@pytest.mark.parametrize("seed", VI_LAST.seeds)
def test_two_districts_are_left_for_the_last_turn(seed: int) -> None:
    state = begin(PRESENTATION, VI_LAST, seed)
    left = {place for place in range(len(DISTRICTS)) if place not in state.sunk}
    assert {DISTRICTS[place] for place in left} == {"R3", "G1"}
    assert [(len(hand), len(pile)) for hand, pile in zip(state.hands, state.piles, strict=True)] == [(7, 2)] * 3


def test_goals_are_stated_as_they_are_judged() -> None:
    names = {"fr": ("vert 2", "bleues", "six tours"), "en": ("green 2", "blue", "six turns")}
    assert (SINK, SAVED, WATCHED) == ("G2", "B", 6)
    for lang, named in names.items():
        for key, name in zip(("vi_sink", "vi_save", "vi_guess"), named, strict=True):
            assert name in TEXTS[lang][f"minigame.{key}.goal"]
