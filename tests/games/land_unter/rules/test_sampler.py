"""What a seat may believe: hidden cards are drawn by their true odds, and nothing hidden leaks."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest

from engine.core.game import Seat
from engine.games.land_unter.rules.components import (
    HAND,
    TIDE_CARDS,
    WEATHER_CARDS,
    Card,
    half_preservers_on_card,
    half_preservers_on_cards,
)
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.sampler import deal_count_and_table, half_preservers_on_unknown_cards
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.rules.view import View
from tests.game_driver import Recorder
from tests.games.land_unter.rounds import ready
from tests.odds import chi_square

Hidden = tuple[tuple[Card, ...], ...]
"""What the gaps of a deal are filled with, set by set."""


def after(players: int, rounds: int, seed: int) -> State:
    """Return a game after so many rounds of random cards."""
    state, rng = GAME.begin(players, seed), Random(seed)
    while state.round < rounds:
        for seat in state.active_seats():
            GAME.play(state, seat, rng.choice(state.hands[seat]))
    return state


def hidden(view: View, state: State) -> Hidden:
    """Return the cards of each set that the viewer does not know."""
    return tuple(tuple(sorted(set(cards) - known)) for cards, known in zip(state.sets, view.known, strict=True))


def free(view: View) -> list[Card]:
    """Return the weather cards whose place the viewer does not know."""
    placed = frozenset[Card]().union(*view.known)
    return [card for card in WEATHER_CARDS if card not in placed]


def possible(view: View, own: int, cards: Iterable[Card]) -> bool:
    """Return whether a set with these hidden cards prints what was announced."""
    printed = view.printed[(own + view.stage) % view.players]
    return half_preservers_on_cards([*view.known[own], *cards]) // 2 == printed


def kinds(cards: Iterable[Card]) -> tuple[int, int, int]:
    """Return how many of these cards print no preserver, a half, a whole one."""
    count = Counter(map(half_preservers_on_card, cards))
    return count[0], count[1], count[2]


def deals(view: View) -> list[Hidden]:
    """Return every deal that the view allows; only for small gaps in two sets."""
    first, second = [own for own in range(view.players) if len(view.known[own]) < HAND]
    found = []
    for cards in combinations(free(view), HAND - len(view.known[first])):
        if possible(view, first, cards):
            rest = [card for card in free(view) if card not in cards]
            for others in combinations(rest, HAND - len(view.known[second])):
                if possible(view, second, others):
                    gaps = {first: cards, second: others}
                    found.append(tuple(gaps.get(own, ()) for own in range(view.players)))
    return found


@pytest.mark.parametrize(("players", "rounds", "seed"), [(3, 10, 1), (3, 11, 1), (3, 10, 3)])
def test_small_cases_follow_the_exact_odds(players: int, rounds: int, seed: int) -> None:
    """Every deal that is possible is as likely as any other: counted out one by one."""
    view = GAME.view(after(players, rounds, seed), 0)
    every = deals(view)
    gaps = [own for own in range(players) if len(view.known[own]) < HAND]
    sizes = tuple(HAND - len(view.known[own]) for own in gaps)
    assert deal_count_and_table(
        sizes, tuple(half_preservers_on_unknown_cards(view, own) for own in gaps), kinds(free(view))
    )[0] == len(every)
    draw, rng = GAME.sampler(view), Random(seed)
    samples = [hidden(view, draw(rng)) for _ in range(4000)]
    for own in (1, 2):
        where = Counter(card for deal in every for card in deal[own])
        size = HAND - len(view.known[own])
        odds = {card: count / len(every) / size for card, count in where.items()}
        assert chi_square(Counter(card for deal in samples for card in deal[own]), odds) < 5
    together = Counter((kinds(deal[1]), kinds(deal[2])) for deal in every)
    odds_together = {key: count / len(every) for key, count in together.items()}
    assert chi_square(Counter((kinds(deal[1]), kinds(deal[2])) for deal in samples), odds_together) < 5


def rejected(view: View, rng: Random) -> Hidden:
    """Draw a deal the slow way: deal the free cards, and again, until it is possible."""
    while True:
        cards, deal = rng.sample(free(view), len(free(view))), list[tuple[Card, ...]]()
        for own in range(view.players):
            gap = HAND - len(view.known[own])
            deal.append(tuple(sorted(cards[:gap])))
            del cards[:gap]
            if not possible(view, own, deal[-1]):
                break
        else:
            return tuple(deal)


@pytest.mark.parametrize(("players", "rounds", "seed"), [(4, 6, 1), (5, 8, 2)])
def test_a_real_view_follows_the_odds_of_slow_dealing(players: int, rounds: int, seed: int) -> None:
    """Kinds of cards in each set, and where each card is, as often as when impossible deals are thrown away."""
    view, rng = GAME.view(after(players, rounds, seed), 0), Random(seed)
    draw = GAME.sampler(view)
    slow = [rejected(view, rng) for _ in range(600)]
    fast = [hidden(view, draw(rng)) for _ in range(600)]
    for own in range(1, players):
        for ask in (lambda cards: [kinds(cards)], lambda cards: [card // 5 for card in cards]):
            counts = [Counter(key for deal in group for key in ask(deal[own])) for group in (slow, fast)]
            both = {key: counts[0][key] + counts[1][key] for key in counts[0] | counts[1]}
            odds = {key: count / sum(both.values()) for key, count in both.items()}
            assert chi_square(counts[1], odds) < 5


def test_tide_cards_to_come_are_equally_likely() -> None:
    """The next tide card is each of those left, as often as it is left; and so is the last one."""
    view = GAME.view(after(4, 5, 7), 1)
    left = Counter(TIDE_CARDS) - Counter(view.turned)
    odds = {tide: count / left.total() for tide, count in left.items()}
    draw, rng = GAME.sampler(view), Random(7)
    samples = [draw(rng).tides for _ in range(4000)]
    assert all(tides[:12] == view.turned and sorted(tides) == sorted(TIDE_CARDS) for tides in samples)
    for place in (12, 23):
        assert chi_square(Counter(tides[place] for tides in samples), odds) < 5


def test_a_face_down_card_is_any_card_of_the_hand() -> None:
    """The open table knows hands, a bystander only sets: for both, each card of a known hand is as likely."""
    happened = ready(44, 27, 16, 2, round=6, stage=1).lay(44)
    view = happened.view(2)
    draw, rng = GAME.sampler(view), Random(3)
    seen = Counter(draw(rng).chosen[0] for _ in range(3000))
    choices = sorted([44, *happened.state.hands[0]])
    assert chi_square(seen, dict.fromkeys(choices, 1 / len(choices))) < 5


def test_a_sampled_future_is_not_the_true_one() -> None:
    """Later stages are shuffled by a seed that no view shows."""
    state = after(4, 3, 11)
    draw, rng = GAME.sampler(GAME.view(state, 0)), Random(1)
    assert state.seed not in {draw(rng).seed for _ in range(50)}


# Leaks: two truths that a seat cannot tell apart, played side by side


def twin(state: State, viewer: Seat | None, rng: Random) -> tuple[State, set[Card]] | None:
    """Return a state in which two cards hidden from the viewer have changed places, and these cards."""
    unknown = free(GAME.view(state, viewer))
    pairs = [
        pair
        for pair in combinations(unknown, 2)
        if half_preservers_on_card(pair[0]) == half_preservers_on_card(pair[1])
    ]
    rng.shuffle(pairs)
    for pair in pairs:
        swap = dict(zip(pair, pair[::-1], strict=True))
        other = state.clone()
        other.sets = tuple(tuple(sorted(swap.get(card, card) for card in cards)) for cards in state.sets)
        other.hands = [sorted(swap.get(card, card) for card in hand) for hand in state.hands]
        if [*map(set, other.sets)] != [*map(set, state.sets)]:
            return other, {*pair}
    return None


def watch(truths: tuple[State, State], viewer: Seat | None, secret: set[Card], rng: Random) -> int:
    """Make the same moves in both truths as long as the secret cards stay in hand; return how many were seen."""
    recorders = Recorder(GAME, viewer), Recorder(GAME, viewer)
    moves = 0
    while decision := GAME.decision(truths[0]):
        seat = rng.choice(decision.seats)
        choices = [card for card in truths[0].hands[seat] if card not in secret]
        before = GAME.view(truths[0], viewer).stage
        if not choices:
            break
        move = rng.choice(choices)
        for truth, recorder in zip(truths, recorders, strict=True):
            GAME.play(truth, seat, move, recorder)
        view = GAME.view(truths[0], viewer)
        if view.stage > before and secret & frozenset().union(*view.known):
            break
        seen = [[event.as_seen_by(viewer) for event in recorder] for recorder in recorders]
        assert seen[0] == seen[1]
        assert recorders[0].views == recorders[1].views
        for recorder in recorders:
            recorder.clear()
            recorder.views.clear()
        moves += 1
    return moves


@pytest.mark.parametrize("play", ["hidden", "open"])
@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_a_seat_sees_depends_on_what_it_cannot_know(players: int, play: str, seed: int) -> None:
    """Views at every moment and events are equal, whichever of two unseen cards lies where."""
    rng, moves = Random(seed), 0
    for viewer in (*range(players), None):
        state = GAME.begin(players, seed, {"play": play})
        pair = twin(state, viewer, rng)
        if pair is not None:
            moves += watch((state, pair[0]), viewer, pair[1], rng)
    assert moves > 10 * players


def test_the_deal_shows_a_seat_nothing_but_its_own_set() -> None:
    """The events of the set-up are equal for two deals that differ in a card of seat 1, and a half on it."""
    deal = [[*range(1, 13)], [*range(13, 23), 49, 50], [*range(25, 37)]]
    other = [deal[0], [*range(13, 24), 49], deal[2]]
    recorders = []
    for sets in (deal, other):
        recorder = Recorder(GAME, 0)
        GAME.begin(3, 1, position={"deal": sets}, log=recorder)
        recorders.append(([event.as_seen_by(0) for event in recorder], recorder.views))
    assert recorders[0] == recorders[1]
