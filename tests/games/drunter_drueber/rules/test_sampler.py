"""What a seat may believe: hidden cards are drawn by their true odds, and nothing hidden leaks."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import EVERYONE, EventLog, Seat
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, TARGETS
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import cards_of_bits
from tests.games.drunter_drueber.towns import ALL, TINY, TWO, town
from tests.odds import chi_square, draws, even
from tests.random_games import wandering

WALL = "0:w1-3s"
DOUBLE = "0:w1-2e"
"""Over the outhouse c4."""
PAIRS = [["K", "all3"], ["S", "each"], ["J", "lowest"]]


def test_others_target_cards_are_drawn_by_even_odds() -> None:
    """Three players: the viewer knows its own, the others' are any two of the five left, in any order."""
    happened = town(players=3, targets=[["K"], ["S"], ["J"]])
    seen = Counter((state.main[1], state.main[2]) for state in draws(happened, 0))
    assert chi_square(seen, even(*permutations("SJTBG", 2))) < 4


def test_a_bystander_holds_every_deal_possible() -> None:
    happened = town(targets=[["K"], ["S"]])
    seen = Counter(state.main for state in draws(happened, None))
    assert chi_square(seen, even(*permutations(BUILDING_TYPES, 2))) < 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_own_target_card_is_known(seat: Seat) -> None:
    happened = town(players=3, targets=[["K"], ["S"], ["J"]])
    assert {state.main[seat] for state in draws(happened, seat, 200)} == {"KSJ"[seat]}


def test_in_the_variant_each_of_the_others_has_any_two_of_the_eight_left() -> None:
    happened = town(players=2, options=TWO, targets=PAIRS[:2])
    left = [card for card in TARGETS if card not in PAIRS[0]]
    seen = Counter(state.targets[1] for state in draws(happened, 0, 4000))
    assert chi_square(seen, even(*permutations(left, 2))) < 4
    assert {state.main for state in draws(happened, 0, 50)} == {("", "")}


def test_a_main_target_that_lies_face_down_is_either_of_the_two() -> None:
    """Seats 1 and 2 have chosen; seat 0 knows neither their cards nor which it is."""
    laid = ("0:r-2w", "0:f-2n")
    happened = town(*laid, players=3, board=TINY, options=TWO, targets=PAIRS).play("0:f-1e", "1:S", "2:lowest")
    states = draws(happened, 0)
    assert chi_square(Counter(state.targets[1].index(state.main[1]) for state in states), even(0, 1)) < 4
    left = [card for card in TARGETS if card not in PAIRS[0]]
    assert chi_square(Counter(state.main[1] for state in states), even(*left)) < 4
    assert {state.main[0] for state in states} == {""}
    assert all(state.main[2] in state.targets[2] for state in states)
    assert {state.main[2] for state in draws(happened, 2, 50)} == {"lowest"}


def test_voting_cards_face_down_may_be_any_that_the_seat_still_holds() -> None:
    happened = town(WALL, players=3, votes=[ALL, ["ja", "jein", "?"], ALL]).play(DOUBLE, "1:ja+?")
    sets = [("ja",), ("jein",), ("?",), ("ja", "jein"), ("ja", "?"), ("jein", "?"), ("ja", "jein", "?")]
    states = draws(happened, 0)
    assert chi_square(Counter(cards_of_bits(state.chosen[1]) for state in states), even(*sets)) < 4
    assert {state.chosen[0] or state.chosen[2] for state in states} == {0}
    assert {cards_of_bits(state.chosen[1]) for state in draws(happened, 1, 50)} == {("ja", "?")}


def test_used_cards_tiles_and_declared_jokers_are_known() -> None:
    happened = town(WALL, players=3).play(DOUBLE).vote("jaa", "jein", "nee+jein").play("1:yes")
    for state in draws(happened, 0, 20):
        assert state.jokers == [0, 1, 0]
        assert state.chosen == happened.state.chosen
    happened.play("2:no")
    for state in draws(happened, 1, 20):
        assert (state.votes, state.tiles) == (happened.state.votes, happened.state.tiles)
        assert (state.ballots, state.laid) == (happened.state.ballots, happened.state.laid)


def test_the_open_table_knows_everything() -> None:
    happened = town(WALL, players=3, options=TWO, targets=PAIRS).play(DOUBLE, "1:ja+?")
    happened.state.seed = -1
    assert draws(happened, EVERYONE, 3) == [happened.state] * 3


def secrets(state: State) -> tuple[object, ...]:
    """Return all that somebody at the table does not know."""
    return state.targets, state.main, state.chosen, state.seed


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 4), two=st.booleans(), stop=st.integers(0, 90))
def test_a_view_and_its_samples_keep_no_trace_of_the_truth(seed: int, players: int, two: bool, stop: int) -> None:
    """Two truths with other secrets, one view: the same text, the same samples, the same events."""
    state = wandering(GAME, players, seed, TWO if two else {}, stop)
    for viewer in (*range(players), None):
        view = GAME.view(state, viewer)
        other = GAME.sampler(view)(Random(seed + 1))
        assert other.seed != state.seed
        assert GAME.view(other, viewer) == view
        assert repr(GAME.view(other, viewer)) == repr(view)
        draws = [GAME.sampler(GAME.view(truth, viewer))(Random(3)) for truth in (state, other)]
        assert secrets(draws[0]) == secrets(draws[1])
        assert draws[0] == draws[1]


def learned(happened: State, moves: list[tuple[Seat, str]], viewer: Seat | None) -> list[object]:
    """Return the views and events that a viewer gets while moves are made."""
    log, seen = EventLog(), list[object]()
    for seat, move in moves:
        GAME.play(happened, seat, move, log)
        seen.append(GAME.view(happened, viewer))
    return [*seen, *(event.as_seen_by(viewer) for event in log)]


@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_shows_which_cards_lie_face_down(viewer: Seat | None) -> None:
    """Neither the view nor the events depend on what the others lay, or on how many cards."""
    happened = town(WALL, players=3).play(DOUBLE)
    ways = [[(1, "ja"), (2, "neee+?")], [(1, "ne+jein"), (2, "?")]]
    seen = [learned(happened.state.clone(), moves, viewer) for moves in ways]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_shows_which_main_target_was_chosen(viewer: Seat | None) -> None:
    happened = town("0:r-2w", "0:f-2n", players=3, board=TINY, options=TWO, targets=PAIRS).play("0:f-1e")
    seen = [
        learned(happened.state.clone(), [(1, one), (2, two)], viewer) for one, two in (("S", "J"), ("each", "lowest"))
    ]
    assert seen[0] == seen[1]


def test_a_view_holds_nothing_of_the_seed() -> None:
    assert "seed" not in View.__slots__
