"""What a seat may believe: hidden tiles and cards are drawn by their true odds, and nothing hidden leaks."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import EVERYONE, EventLog, Seat
from engine.games.vineta.rules.components import EVERY_COLOUR, EVERY_DISTRICT
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.sampler import state_sampler
from engine.games.vineta.rules.state import State
from engine.games.vineta.rules.view import View
from tests.games.vineta.cities import DECK, DRAWN, NAMES, SEVEN, acted, city, row
from tests.odds import chi_square, draws, even
from tests.random_games import wandering

TILES = [["B", "R1"], ["O", "R2"], ["L", "R3"]]


def left_after(*cards: str) -> dict[str, float]:
    """Return the odds of each card, drawn from a deck without these."""
    left = DECK - Counter(cards)
    return {card: count / left.total() for card, count in left.items()}


def names(state: State, key: str, seat: Seat) -> list[str]:
    """Return the cards of a seat's hand, pile or discards."""
    return list(GAME.position(state)[key][seat])


# Tiles


def test_the_other_tiles_are_any_that_are_left_in_any_order() -> None:
    """Three players: of four colours and nine districts one each is known."""
    states = draws(city(players=3, tiles=TILES), 0, 4000)
    assert {state.tiles[0] for state in states} == {(0, 0)}
    colours = Counter((state.tiles[1][0], state.tiles[2][0]) for state in states)
    assert chi_square(colours, even(*permutations((1, 2, 3), 2))) < 4
    districts = Counter((state.tiles[1][1], state.tiles[2][1]) for state in states)
    assert chi_square(districts, even(*permutations(range(1, 9), 2))) < 4


def test_colour_and_district_have_nothing_to_do_with_each_other() -> None:
    states = draws(city(players=2, tiles=TILES[:2]), 0, 5000)
    pairs = Counter(state.tiles[1] for state in states)
    assert chi_square(pairs, even(*product((1, 2, 3), range(1, 9)))) < 4


def test_a_bystander_holds_every_deal_possible() -> None:
    states = draws(city(players=2, tiles=TILES[:2]), None, 6000)
    assert (
        chi_square(
            Counter((one[0], other[0]) for one, other in (state.tiles for state in states)),
            even(*permutations(range(4), 2)),
        )
        < 4
    )
    assert chi_square(Counter(state.tiles[0][1] for state in states), even(*range(9))) < 4


def test_a_district_that_sank_may_be_anybodys_all_the_same() -> None:
    states = draws(city(players=2, tiles=TILES[:2], sunk=SEVEN), 0)
    assert chi_square(Counter(state.tiles[1][1] for state in states), even(*range(1, 9))) < 4


def test_at_the_end_all_tiles_are_known() -> None:
    over = acted("hope", "hope", round=2, sunk=SEVEN, series=[row("R2", "0:f1")])
    assert over.waits_for()[0] == "over"
    assert {state.tiles for state in draws(over, None, 20)} == {((0, 0), (1, 1))}


# Cards


def test_a_hidden_hand_is_any_seven_of_what_was_not_seen() -> None:
    """Seat 1 has laid a flood of 4 on the table and thrown a wind away."""
    rows = [row("G1", "1:f4", authority=["1:+7"])]
    happened = city(players=2, series=rows, extra=["1:more"], discards=[[], ["wind"]], hands=[None, None])
    states = draws(happened, 0, 4000)
    odds = left_after("f4", "authority", "more", "wind")
    assert chi_square(Counter(names(state, "hands", 1)[0] for state in states), odds) < 4
    assert chi_square(Counter(names(state, "hands", 1)[6] for state in states), odds) < 4
    assert chi_square(Counter(names(state, "piles", 1)[-1] for state in states), odds) < 4
    assert {len(state.hands[1]) for state in states} == {7}
    assert {len(state.piles[1]) for state in states} == {19}


def test_a_card_face_down_is_any_that_was_not_seen() -> None:
    """Seat 1 has chosen; the viewer knows nothing of it, but seat 1 does."""
    happened = city("f3 hope", "calm wind", discards=[[], ["f1", "f1"]]).play("1:calm")
    states = draws(happened, 0)
    chosen = Counter(GAME.position(state)["chosen"][1] for state in states)
    assert chi_square(chosen, left_after("f1", "f1")) < 4
    assert {len(state.hands[1]) for state in states} == {6}
    assert {GAME.position(state)["chosen"][1] for state in draws(happened, 1, 50)} == {"calm"}


def test_ones_own_hand_is_known_and_ones_own_pile_is_not() -> None:
    happened = city("f3 f4 calm wind hope more less")
    states = draws(happened, 0)
    assert {tuple(sorted(names(state, "hands", 0))) for state in states} == {tuple(happened.hand(0))}
    odds = left_after(*happened.hand(0))
    assert chi_square(Counter(names(state, "piles", 0)[-1] for state in states), odds) < 4
    assert chi_square(Counter(names(state, "piles", 0)[0] for state in states), odds) < 4


def test_a_last_card_of_a_deck_is_known_by_what_was_seen() -> None:
    """Seat 1 has one card left, all others lie open: it must be that one."""
    rest = list((DECK - Counter(["quarantine"])).elements())
    happened = city(players=2, hands=[None, ["quarantine"]], discards=[None, rest])
    assert {tuple(names(state, "hands", 1)) for state in draws(happened, 0, 50)} == {("quarantine",)}


def test_small_gaps_are_drawn_exactly() -> None:
    """Seat 1 holds two cards, and one lies face down: of three unseen ones each is as likely."""
    unseen = ["f1", "f1", "calm"]
    rest = list((DECK - Counter(unseen)).elements())
    happened = city("f1", players=2, hands=[None, unseen], discards=[None, rest]).play("1:f1")
    odds = {"f1": 2 / 3, "calm": 1 / 3}
    states = draws(happened, 0)
    assert chi_square(Counter(GAME.position(state)["chosen"][1] for state in states), odds) < 4
    left = {(GAME.position(state)["chosen"][1], *sorted(names(state, "hands", 1))) for state in states}
    assert left == {("f1", "calm", "f1"), ("calm", "f1", "f1")}


def test_cards_shown_or_laid_are_known() -> None:
    happened = acted("f3", "hope", "calm", start=1, houses={"R1": "B"}, series=[row("G1", "2:f1")], round=1)
    for state in draws(happened, 0, 20):
        assert GAME.position(state)["chosen"][:2] == ["f3", "hope"]
        assert state.series == happened.state.series
        assert state.houses == happened.state.houses
    assert len({GAME.position(state)["chosen"][2] for state in draws(happened, 0, 200)}) > 5


def test_after_a_shuffle_all_that_was_seen_is_hidden_again() -> None:
    """But for what is on the table; and how often it happened is public."""
    happened = acted("hope", "hope", hands=[["hope"]] * 2, series=[row("G1", "1:f4")], renewed=[0, 2])
    states = draws(happened, 0)
    assert {tuple(state.renewed) for state in states} == {(1, 3)}
    assert chi_square(Counter(names(state, "hands", 1)[0] for state in states), left_after("f4")) < 4
    assert chi_square(Counter(names(state, "piles", 0)[-1] for state in states), left_after(*happened.hand(0))) < 4


def test_the_open_table_knows_everything_but_the_piles() -> None:
    happened = acted("f3", "hope", "calm", players=3, houses={"R1": "B"})
    for state in draws(happened, EVERYONE, 5):
        state.seed, truth = happened.state.seed, happened.state.clone()
        state.piles = truth.piles = []
        truth.hands = [sorted(hand) for hand in truth.hands]
        assert state == truth


def test_tiles_may_be_dealt_by_a_belief_instead() -> None:
    view = city(players=2, tiles=TILES[:2]).view(0)
    tiles = ((EVERY_COLOUR[0], EVERY_DISTRICT[0]), (EVERY_COLOUR[3], EVERY_DISTRICT[8]))
    deal = state_sampler(view, lambda rng: tiles)
    assert {deal(Random(seed)).tiles for seed in range(5)} == {tiles}


def test_what_is_drawn_has_a_future_that_no_real_game_has() -> None:
    """Renewed piles fall in 256 ways, by seeds below 0."""
    assert {state.seed for state in draws(city(players=2), 0)} == {*range(-256, 0)}


# Leaks


def secrets(state: State) -> tuple[object, ...]:
    """Return all that somebody at the table does not know."""
    return state.tiles, state.hands, state.piles, state.chosen, state.seed


def viewers(state: State) -> Iterator[Seat | None]:
    """Yield all who do not see everything."""
    yield from range(state.players)
    yield None


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 6), drawn=st.booleans(), stop=st.integers(0, 320))
def test_a_view_and_its_samples_keep_no_trace_of_the_truth(seed: int, players: int, drawn: bool, stop: int) -> None:
    """Two truths with other secrets, one view: the same text, the same samples."""
    state = wandering(GAME, players, seed, DRAWN if drawn else {}, stop)
    for viewer in viewers(state):
        view = GAME.view(state, viewer)
        other = GAME.sampler(view)(Random(seed + 1))
        assert other.seed != state.seed
        assert repr(GAME.view(other, viewer)) == repr(view)
        both = [GAME.sampler(GAME.view(truth, viewer))(Random(3)) for truth in (state, other)]
        assert secrets(both[0]) == secrets(both[1])
        assert both[0] == both[1]


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 6), stop=st.integers(40, 320))
def test_what_happens_openly_looks_alike_in_every_world(seed: int, players: int, stop: int) -> None:
    """A target carried out in two worlds with the same view: the events are the same, until a card is drawn."""
    state = wandering(GAME, players, seed, DRAWN, stop)
    decision = GAME.decision(state)
    if decision is None or decision.hidden:
        return
    move = Random(seed).choice(GAME.legal_moves(state, decision.seats[0]))
    for viewer in viewers(state):
        logged = []
        for truth in (state.clone(), GAME.sampler(GAME.view(state, viewer))(Random(seed))):
            log = EventLog()
            GAME.play(truth, decision.seats[0], move, log)
            logged.append([event.as_seen_by(viewer) for event in log][:1])
        assert logged[0] == logged[1]


@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_shows_which_card_lies_face_down(viewer: Seat | None) -> None:
    """Neither the view nor the events depend on what the others choose."""
    seen = []
    for one, two in (("f1", "calm"), ("f2", "more")):
        happened = city("f3", "f1 f2", "calm more").play(f"1:{one}", f"2:{two}")
        seen.append([happened.view(viewer), *(event.as_seen_by(viewer) for event in happened.events)])
    assert seen[0] == seen[1]


def test_a_view_holds_nothing_of_the_seed_and_names_no_hidden_card() -> None:
    assert "seed" not in View.__slots__
    view = city("f3", "calm", tiles=TILES[:2]).view(None)
    assert view.hands == (None, None)
    assert view.tiles == ((-1, -1), (-1, -1))
    assert view.discards == ((), ())
    assert view.coast == tuple(map(NAMES.index, ("G1", "G2", "G3")))


def test_discards_lie_open_but_in_no_order() -> None:
    """They were all seen; their order adds nothing."""
    assert city(players=2, discards=[["wind", "f1", "hope"], []]).view(1).discards[0] == (0, 5, 7)
