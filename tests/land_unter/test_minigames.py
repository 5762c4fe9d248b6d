"""Mini-games: each deal can be won by some cards and lost by others, against the bots it names."""

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

import pytest

from engine.bots import BOTS, Budget
from engine.core.example import Minigame
from engine.core.nature import stream
from engine.land_unter import GAME
from engine.land_unter.examples import EXAMPLES
from engine.land_unter.minigames import BAD_HAND_GOAL, LAST_FOUR_GOAL, MINIGAMES
from engine.land_unter.state import State
from engine.land_unter.words import TEXTS

Reader = Callable[[list[int]], int]
"""Chooses a card of the reader's hand."""

SHORT = {"one_trick": 1, "last_four": 4}
"""Mini-games so short that every way to play them is tried: how many cards."""
TRIES = 80
DEALS = [(mini, seed) for mini in MINIGAMES.values() for seed in mini.seeds]


def begin(mini: Minigame, seed: int) -> State:
    """Return the first state of a deal."""
    return GAME.begin(mini.players, seed, mini.options, mini.position)


def play(mini: Minigame, seed: int, reader: Reader) -> bool:
    """Play a deal to its verdict; the bots get the streams that a table gives them."""
    first, now = begin(mini, seed), begin(mini, seed)
    levels = [*mini.bots[: mini.seat], 0, *mini.bots[mini.seat :]]
    rounds = 0
    while (verdict := mini.verdict(first, now, mini.seat)) is None:
        decision = GAME.decision(now)
        assert decision is not None
        moves = []
        for seat in decision.seats:
            rng = stream(seed, "bot", rounds, seat, False)
            bot = BOTS[levels[seat] or 1](GAME)
            choose = bot.choose(GAME.view(now, seat), rng, Budget(iterations=1)).move
            moves.append(choose if levels[seat] else reader(now.hands[seat]))
        for seat, move in zip(decision.seats, moves, strict=True):
            GAME.play(now, seat, move)
        rounds += 1
    return verdict


def in_order(cards: Iterable[int]) -> Reader:
    """Return a reader who plays these cards in this order."""
    rest = iter(cards)
    return lambda _hand: next(rest)


def at_random(seed: int) -> Reader:
    """Return a reader who plays any card."""
    rng = stream(seed, "reader")
    return lambda hand: hand[int(rng.random() * len(hand))]


def readers(mini: Minigame, seed: int) -> Iterator[Reader]:
    """Yield readers: every way to play a short hand, random ones for a long one."""
    hand = begin(mini, seed).hands[mini.seat]
    if mini.key in SHORT:
        yield from map(in_order, permutations(hand, SHORT[mini.key]))
    else:
        yield from [at_random(seed)] * TRIES


@pytest.mark.parametrize(("mini", "seed"), DEALS, ids=lambda part: getattr(part, "key", str(part)))
def test_a_deal_can_be_won_and_lost(mini: Minigame, seed: int) -> None:
    outcomes = set()
    for reader in readers(mini, seed):
        outcomes.add(play(mini, seed, reader))
        if len(outcomes) == 2:
            return
    pytest.fail(f"every reader who tried has {'won' if outcomes == {True} else 'lost'}")


@pytest.mark.parametrize("mini", MINIGAMES.values(), ids=lambda mini: mini.key)
def test_a_minigame_offers_enough_deals_and_starts_undecided(mini: Minigame) -> None:
    assert len(set(mini.seeds)) == len(mini.seeds) >= 8
    assert len(mini.bots) == mini.players - 1
    first = begin(mini, mini.seeds[0])
    assert mini.verdict(first, first.clone(), mini.seat) is None


def test_keys_are_those_of_the_objects() -> None:
    assert [*MINIGAMES] == [mini.key for mini in MINIGAMES.values()]
    assert not set(MINIGAMES) & set(EXAMPLES)


def test_goals_are_told_as_they_are_judged() -> None:
    neighbour = MINIGAMES["swap_beat"].position
    assert neighbour is not None
    numbers = {"last_four": LAST_FOUR_GOAL, "bad_hand": BAD_HAND_GOAL, "swap_beat": neighbour["scores"][-1]}
    words = {"fr": ("zéro", "un", "deux", "trois", "quatre"), "en": ("no", "one", "two", "three", "four")}
    for lang, names in words.items():
        for key, number in numbers.items():
            for part in ("goal", "won" if key != "swap_beat" else "lost", "lost"):
                assert names[number] in TEXTS[lang][f"minigame.{key}.{part}"].lower()


def test_the_bad_hand_is_bad_and_rich() -> None:
    hand = begin(MINIGAMES["bad_hand"], 1).hands[0]
    assert begin(MINIGAMES["bad_hand"], 1).preservers[0] == 9
    assert all(13 <= card <= 48 for card in hand)
