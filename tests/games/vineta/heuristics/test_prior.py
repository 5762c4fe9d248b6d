"""The heuristics of Vineta: they point the right way, for every number of players."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.bots import BOTS, Budget, SearchBot
from engine.core.rng import random_stream
from engine.games.vineta.heuristics import HEURISTICS, greedy_move
from engine.games.vineta.heuristics.placing import colours_to_place_inwards, opening_district
from engine.games.vineta.heuristics.seat_values import SeatValues
from engine.games.vineta.heuristics.sinking_odds import (
    Threat,
    card_count_left_in_turn,
    sinking_weights,
    strictly_highest_district,
)
from engine.games.vineta.rules.components import (
    AUTHORITY,
    CALM,
    COLOURS,
    EVERY_COLOUR,
    EVERY_DISTRICT,
    FLOOD_KINDS,
    RING_SIZE,
    TURNS,
    WIND,
    waves_of_card,
)
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.notation import CARD_BY_NAME, DISTRICT_BY_NAME
from engine.games.vineta.rules.state import (
    ACTING,
    CHOOSING,
    OVER,
    PLACING,
    State,
    house_counts_on_district,
    seats_to_move,
)

PRIOR, ROLLOUT, EVALUATOR = HEURISTICS.prior, HEURISTICS.rollout, HEURISTICS.evaluator
EMPTY = [0] * len(EVERY_DISTRICT)
GREENS = GREEN_1, GREEN_2, GREEN_3 = EVERY_DISTRICT[-RING_SIZE:]


def scores(state: State, seat: int) -> dict[str, float]:
    """Return the prior score of every move of a seat."""
    moves = GAME.legal_moves(state, seat)
    return dict(zip(moves, PRIOR.score_moves(state, seat, moves), strict=True))


def midway(players: int, turn: int, seed: int = 5) -> State:
    """Return a state at the first choice of a turn."""
    state, rng = GAME.begin(players, seed, {"houses": "drawn"}), random_stream(seed)
    while state.turn < turn:
        GAME.apply_moves(state, ROLLOUT.choose_move_for_each_seat(state, rng))
    return state


def test_candidates_keep_the_order_and_is_short() -> None:
    state = GAME.begin(6, 1)
    seat = state.start
    legal = GAME.legal_moves(state, seat)
    few = PRIOR.candidate_moves(state, seat, legal)
    assert len(legal) == 63
    assert len(few) <= 12
    assert list(few) == [move for move in legal if move in few]


def test_ones_own_house_goes_to_the_centre_and_anothers_does_not() -> None:
    state = GAME.begin(3, 1)
    seat = state.start
    shown = colours_to_place_inwards(*state.tiles[seat], EVERY_COLOUR[:4])
    (other,) = set(range(4)) - set(shown)
    worth = scores(state, seat)
    assert state.tiles[seat][0] in shown
    assert all(worth[f"{COLOURS[colour]}:R1"] > worth[f"{COLOURS[colour]}:G1"] for colour in shown)
    assert worth[f"{COLOURS[other]}:G1"] > worth[f"{COLOURS[other]}:R1"]


@pytest.mark.parametrize("colours", range(4, 8))
def test_every_colour_is_a_decoy_as_often_as_others(colours: int) -> None:
    for own in EVERY_COLOUR[-colours:]:
        shown = [colours_to_place_inwards(own, district, EVERY_COLOUR[-colours:]) for district in EVERY_DISTRICT]
        assert all(each.count(own) == 1 and len(set(each)) == len(each) for each in shown)
        counts = [sum(colour in each for each in shown) for colour in EVERY_COLOUR[-colours:] if colour != own]
        assert max(counts) - min(counts) <= 2
        assert len({each.index(own) for each in shown}) == len(shown[0]), "no place tells which one is owned"


def test_ones_own_district_is_not_flooded() -> None:
    position = {"tiles": [["B", "G1"], ["O", "R1"], ["L", "R2"]], "houses": {"G1": "BBOL", "G2": "OLII", "G3": "OLIO"}}
    state = GAME.begin(3, 1, {"houses": "drawn"}, position=position | {"start": 0})
    for hand in state.hands:
        hand[0] = CARD_BY_NAME["f2"]
    GAME.apply_moves(state, ["f2"] * 3)
    worth = scores(state, 0)
    assert min(worth, key=worth.__getitem__) == "G1"


def test_the_highest_series_sinks_when_no_card_is_to_come() -> None:
    assert strictly_highest_district({GREEN_1: 4, GREEN_2: 9}) == GREEN_2
    assert strictly_highest_district({GREEN_1: 4, GREEN_2: 4}) is None
    assert strictly_highest_district({}) is None
    assert sinking_weights({GREEN_1: 4, GREEN_2: 9}, GREENS, EMPTY, 0, 3) == {GREEN_2: 1.0}
    tied = sinking_weights({GREEN_1: 4, GREEN_2: 4}, GREENS, EMPTY, 0, 3)
    assert tied[GREEN_1] == tied[GREEN_2] > tied[GREEN_3], "another round comes"


def test_a_series_counts_the_more_the_fewer_cards_are_to_come() -> None:
    odds = []
    for coming in (9, 5, 1):
        weights = sinking_weights({GREEN_1: 7, GREEN_2: 4}, GREENS, EMPTY, coming, 3)
        odds.append(weights[GREEN_1] / sum(weights.values()))
    assert odds == sorted(odds)
    assert odds[0] > 1 / 3


def test_greedy_beats_random_by_far() -> None:
    points = []
    for seed in range(4):
        state = GAME.begin(3, seed, {"houses": "drawn"})
        bots = [BOTS[level](GAME, HEURISTICS) for level in (2, 1, 1)]
        rngs = [random_stream(seed, "bot", seat) for seat in range(3)]
        while decision := GAME.decision(state):
            moves = [
                bots[seat].choose(GAME.view(state, seat), rngs[seat], Budget(iterations=8)).move
                for seat in decision.seats
            ]
            GAME.apply_moves(state, moves)
        result = GAME.result(state)
        assert result
        points.append(result.scores)
    assert sum(scores[0] for scores in points) > 1.5 * sum(max(scores[1:]) for scores in points)


@pytest.mark.parametrize("level", [3, 4])
def test_sampling_and_search_play_from_a_view_alone(level: int) -> None:
    state = midway(3, 3)
    view = GAME.view(state, 1)
    bot = BOTS[level](GAME, HEURISTICS)
    chosen = bot.choose(view, random_stream(1), Budget(iterations=4))
    other = GAME.sampler(view)(random_stream(8))
    assert bot.choose(GAME.view(other, 1), random_stream(1), Budget(iterations=4)) == chosen
    assert chosen.move in GAME.legal_moves(state, 1)


def greedy_games(number: int) -> Iterator[tuple[State, int, str]]:
    """Yield every choice in games of the prior for three: the state before it, the seat, the move."""
    for seed in range(number):
        state = GAME.begin(3, seed, {"houses": "drawn" if seed % 2 else "placed"})
        while seats := seats_to_move(state):
            moves = [greedy_move(state, seat, GAME.legal_moves(state, seat)) for seat in seats]
            yield from ((state, seat, move) for seat, move in zip(seats, moves, strict=True))
            GAME.apply_moves(state, moves)


def test_nobody_floods_their_own_district_where_another_is_as_good() -> None:
    seen = 0
    for state, seat, move in greedy_games(30):
        if (
            state.phase == ACTING
            and state.chosen[seat] < FLOOD_KINDS
            and DISTRICT_BY_NAME[move] == state.tiles[seat][1]
        ):
            worth = scores(state, seat)
            assert all(worth[move] > each for other, each in worth.items() if other != move)
            seen += 1
    assert seen, "to take houses there is a reason"


def test_no_authority_is_chosen_where_it_cannot_be_laid() -> None:
    """Unless all the other cards of the hand ask for a series as well; in the last turn cards are worth nothing."""
    needs_series = {AUTHORITY, WIND, CALM}
    for state, seat, move in greedy_games(30):
        if state.phase == CHOOSING and move == "authority" and not state.series and state.turn < 7:
            assert set(state.hands[seat]) <= needs_series


def test_houses_are_not_heaped_up() -> None:
    for state, _, _ in greedy_games(6):
        if state.phase == PLACING:
            assert max(sum(house_counts_on_district(state, district)) for district in EVERY_DISTRICT) <= 7


def test_who_lays_the_last_card_of_a_turn_never_sinks_what_is_worse_for_them() -> None:
    """With no card to come, a flood that decides what sinks decides for the best."""
    decided = 0
    for state, seat, move in greedy_games(30):
        if state.phase == ACTING and state.chosen[seat] < FLOOD_KINDS and card_count_left_in_turn(state) == 1:
            values = SeatValues(state, seat)
            worth = {
                each: values.value_if_series_changed({DISTRICT_BY_NAME[each]: after}, 0)
                for each in GAME.legal_moves(state, seat)
                for old in [values.threats.get(DISTRICT_BY_NAME[each], Threat(0, ()))]
                for after in [Threat(old.worth + waves_of_card(state.chosen[seat]), (*old.order, seat))]
            }
            assert worth[move] == max(worth.values())
            decided += len({round(each, 6) for each in worth.values()}) > 1
    assert decided > 20


def test_where_a_seat_begins_tells_nothing_of_one_tile_alone() -> None:
    of_colours = [sorted(opening_district(own, each, 0) for each in EVERY_DISTRICT) for own in EVERY_COLOUR]
    assert of_colours == [[*EVERY_DISTRICT]] * len(EVERY_COLOUR)
    for own in EVERY_COLOUR:
        for district in EVERY_DISTRICT:
            opening = [opening_district(own, district, placed) // RING_SIZE for placed in range(3)]
            assert sorted(opening) == [0, 1, 2], "each ring once"


@pytest.mark.parametrize("players", GAME.player_counts)
def test_the_first_house_lies_on_any_ring(players: int) -> None:
    rings = Counter[str]()
    for seed in range(24):
        state = GAME.begin(players, seed)
        for _ in range(players):
            seat = seats_to_move(state)[0]
            move = greedy_move(state, seat, GAME.legal_moves(state, seat))
            rings[move.partition(":")[2][0]] += 1
            GAME.apply_moves(state, [move])
    assert set(rings) == {"R", "Y", "G"}
    assert max(rings.values()) < 0.55 * rings.total()


def test_in_the_last_turn_playouts_end_the_game() -> None:
    bot, state = SearchBot(GAME, HEURISTICS), midway(3, TURNS - 1)
    ((until, weight),) = bot.weighted_horizons(state)
    assert weight == 1
    bot.play_on_until_phase(state, until, random_stream(1))
    assert state.phase == OVER
    assert len(bot.weighted_horizons(midway(3, TURNS - 2))) == 2
