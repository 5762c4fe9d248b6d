"""Land Unter's mini-games: each deal can be won by some cards and lost by others, against the bots it names."""

from collections.abc import Iterable, Iterator
from itertools import permutations

from engine.core.lessons import Minigame
from engine.core.number_words import NUMBER_WORDS
from engine.core.presentation import Presentation
from engine.core.rng import random_stream
from engine.games.land_unter.lessons.minigames import BAD_HAND_GOAL, LAST_FOUR_GOAL, MINIGAMES
from engine.games.land_unter.locale import TEXTS
from engine.games.land_unter.presentation import PRESENTATION
from tests.minigames import Reader, at_random, begin, check_both_ends, deals, every_deal

SHORT = {"one_trick": 1, "last_four": 4}
"""Mini-games so short that every way to play them is tried: how many cards."""
TRIES = 80


def in_order(cards: Iterable[int]) -> Reader:
    """Return a reader who plays these cards in this order."""
    rest = iter(cards)
    return lambda _state, _seat, _number: next(rest)


def readers(mini: Minigame, seed: int) -> Iterator[Reader]:
    """Yield readers: every way to play a short hand, random ones for a long one."""
    hand = begin(PRESENTATION, mini, seed).hands[mini.seat]
    if mini.key in SHORT:
        yield from map(in_order, permutations(hand, SHORT[mini.key]))
    else:
        yield from [at_random(PRESENTATION, random_stream(seed, "reader"))] * TRIES


@every_deal(deals(PRESENTATION, riddles=False))
def test_a_deal_can_be_won_and_lost(presentation: Presentation, mini: Minigame, seed: int) -> None:
    check_both_ends(presentation, mini, seed, readers(mini, seed))


def test_goals_are_stated_as_they_are_judged() -> None:
    neighbour = MINIGAMES["swap_beat"].position
    assert neighbour is not None
    numbers = {"last_four": LAST_FOUR_GOAL, "bad_hand": BAD_HAND_GOAL, "swap_beat": neighbour["scores"][-1]}
    for lang, names in NUMBER_WORDS.items():
        for key, number in numbers.items():
            for part in ("goal", "won" if key != "swap_beat" else "lost", "lost"):
                assert names[number] in TEXTS[lang][f"minigame.{key}.{part}"].lower()


def test_the_bad_hand_is_bad_and_rich() -> None:
    hand = begin(PRESENTATION, MINIGAMES["bad_hand"], 1).hands[0]
    assert begin(PRESENTATION, MINIGAMES["bad_hand"], 1).preservers[0] == 9
    assert all(13 <= card <= 48 for card in hand)
