"""The belief about tiles in Vineta: from what is public, and in the right direction."""

from functools import partial
from math import log
from statistics import fmean

import pytest

from engine.core.rng import Random, random_stream
from engine.games.vineta.heuristics import HEURISTICS, greedy_move
from engine.games.vineta.heuristics.belief import (
    VinetaBelief,
    colour_evidence_from_all_moves,
    random_play_chance_by_seat,
    tile_log_likelihoods,
)
from engine.games.vineta.heuristics.district_evidence import table_before_target, target_likelihoods
from engine.games.vineta.heuristics.replay import CityReplay, houses_before_public_moves
from engine.games.vineta.lessons.city import position_from_texts
from engine.games.vineta.rules.components import (
    COLOURS,
    DISTRICTS,
    EVERY_DISTRICT,
    EVERY_FLOOD,
    RELOCATION,
    colour_count,
)
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.notation import HOUSE_PLACEMENTS, RELOCATIONS
from engine.games.vineta.rules.state import (
    ACTING,
    PLACING,
    State,
    house_counts_on_district,
    seats_to_move,
    slice_of_house_counts,
)
from tests.games.vineta.heuristics.log_loss import losses
from tests.random_games import rolled_out, wandering

BELIEF = VinetaBelief()
BELIEFS = BELIEF.beliefs
played = partial(rolled_out, GAME)
OPTIONS: list[dict[str, str]] = [{}, {"houses": "drawn"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("moves", [0, 20, 70])
def test_a_belief_speaks_of_every_other_seat_and_adds_up(players: int, options: dict[str, str], moves: int) -> None:
    state = played(players, moves, options)
    for seat in range(players):
        found = BELIEFS(GAME.view(state, seat))
        assert set(found) == set(range(players)) - {seat}
        own_colour, own_district = state.tiles[seat]
        for chances in found.values():
            colours = [tile for tile in COLOURS[: colour_count(players)] if tile != COLOURS[own_colour]]
            districts = [tile for tile in DISTRICTS if tile != DISTRICTS[own_district]]
            assert list(chances) == [*colours, *districts], "nobody else has one's own"
            assert sum(chances[tile] for tile in colours) == pytest.approx(1)
            assert sum(chances[tile] for tile in districts) == pytest.approx(1)
            assert all(0 < chance < 1 + 1e-9 for chance in chances.values())


def test_at_the_start_everything_is_possible_and_at_the_end_it_is_known() -> None:
    for chances in BELIEFS(GAME.view(played(3, 0), 2)).values():
        assert [*chances.values()] == pytest.approx([1 / 3] * 3 + [1 / 8] * 8)
    over = played(3, 999)
    assert GAME.decision(over) is None
    for seat, chances in BELIEFS(GAME.view(over, 2)).items():
        colour, district = over.tiles[seat]
        assert chances == {COLOURS[colour]: 1.0, DISTRICTS[district]: 1.0}


def test_who_puts_houses_of_a_colour_in_the_centre_may_own_it() -> None:
    state = GAME.begin(3, 5)
    first = state.start
    for move in ("B:R1", "O:G1", "L:Y1", "B:R1", "O:G1", "L:Y2"):
        decision = GAME.decision(state)
        assert decision
        GAME.play(state, decision.seats[0], move)
    chances = BELIEFS(GAME.view(state, None))
    assert max(chances[first], key=chances[first].__getitem__) == "B"
    second = tile_log_likelihoods(GAME.view(state, None))[(first + 1) % 3][0]
    assert second[COLOURS.index("O")] == min(second.values()) < 0


def test_who_sends_waves_to_a_district_hardly_protects_it() -> None:
    state = GAME.begin(3, 5, {"houses": "drawn"})
    before = BELIEFS(GAME.view(state, None))
    while not state.series:
        GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, Random(1)))
    series = state.series[0]
    after = BELIEFS(GAME.view(state, None))
    district = DISTRICTS[series.district]
    assert after[series.chip][district] < before[series.chip][district]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worlds_are_drawn_as_they_are_believed_in(options: dict[str, str]) -> None:
    view = GAME.view(played(3, 45, options), 1)
    draw, rng = BELIEF.sampler(view), random_stream(1)
    worlds = [draw(rng) for _ in range(600)]
    assert all(GAME.view(world, 1) == view for world in worlds)
    for seat, chances in BELIEFS(view).items():
        for tile, chance in chances.items():
            drawn = sum(tile in (COLOURS[w.tiles[seat][0]], DISTRICTS[w.tiles[seat][1]]) for w in worlds)
            assert drawn / len(worlds) == pytest.approx(chance, abs=0.08)


def test_rollout_moves_give_their_colours_away() -> None:
    """What is believed of bots late in a game is mostly true."""
    right = 0
    for seed in range(10):
        state = played(3, 90, seed=seed)
        for seat, chances in BELIEFS(GAME.view(state, 0)).items():
            guess = max([colour for colour in chances if colour in COLOURS], key=chances.__getitem__)
            right += guess == COLOURS[state.tiles[seat][0]]
    assert right >= 14


def test_what_gives_away_ones_own_colour_has_a_cost() -> None:
    state = GAME.begin(3, 1)
    seat = state.start
    view = GAME.view(state, seat)
    own, other = COLOURS[state.tiles[seat][0]], COLOURS[state.tiles[seat][0] - 1]
    moves = [f"{own}:R1", f"{own}:G1", f"{other}:G1"]
    cost = dict(zip(moves, BELIEF.information_costs(view, moves), strict=True))
    assert cost[moves[0]] > cost[moves[2]] > cost[moves[1]]
    assert all(0 < each < 0.05 for each in cost.values())


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_remembered_city_is_the_city(players: int, options: dict[str, str]) -> None:
    state, rng = GAME.begin(players, 4, options), random_stream(4, "habits")
    while GAME.decision(state):
        view = GAME.view(state, None)
        replay = CityReplay(view)
        found = list(colour_evidence_from_all_moves(view, replay))
        assert [tuple(houses) for houses in replay.houses] == list(view.houses)
        assert bool(found) == any(public_move.card != "quarantine" for public_move in view.deeds)
        GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))


def test_where_chance_spread_the_houses_what_is_left_is_remembered_from_the_start() -> None:
    checked = 0
    for seed in range(12):
        first = GAME.begin(3, seed, {"houses": "drawn"})
        view = GAME.view(played(3, 60, {"houses": "drawn"}, seed), None)
        remembered = houses_before_public_moves(view)
        assert [sum(column) for column in zip(*remembered, strict=True)] == pytest.approx([7] * 4 + [0] * 3)
        # What an exchange brought from a district that has sunk is not known.
        if view.sunk and not any(public_move.move in RELOCATIONS for public_move in view.deeds):
            left = [district for district in EVERY_DISTRICT if district not in view.sunk]
            assert [remembered[district] for district in left] == [
                house_counts_on_district(first, district) for district in left
            ]
            checked += 1
    assert checked


def drawn_game(relocated: bool) -> dict[str, float]:
    """Return what is believed of a seat's tiles, after it exchanged the houses of a coastal and a central district."""
    position = {"tiles": [["B", "Y1"], ["O", "Y2"], ["L", "Y3"]], "houses": {"G1": "BBBO", "R1": "OLII"}, "start": 0}
    state = GAME.begin(3, 1, {"houses": "drawn"}, position=position)
    for hand in state.hands:
        hand[0] = RELOCATION
    if relocated:
        GAME.apply_moves(state, ["relocation"] * 3)
        GAME.apply_moves(state, ["R1=G1"])
    return dict(BELIEFS(GAME.view(state, None))[0])


def test_a_relocation_tells_of_the_colours_that_it_brings_inwards() -> None:
    before, after = drawn_game(relocated=False), drawn_game(relocated=True)
    assert after["B"] > before["B"]
    assert after["B"] > after["O"]
    assert after["I"] < before["I"]


def greedily_played(seed: int, options: dict[str, str]) -> State:
    """Return a game for three by the prior alone, when six districts have sunk."""
    state = GAME.begin(3, seed, options)
    while state.turn < 6:
        GAME.apply_moves(
            state, [greedy_move(state, seat, GAME.legal_moves(state, seat)) for seat in seats_to_move(state)]
        )
    return state


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_late_in_a_game_more_is_known_than_at_first(options: dict[str, str]) -> None:
    """Log-loss is far below that of believing all colours alike, or all districts that are left."""
    found = losses([greedily_played(seed, options) for seed in range(10)])
    assert fmean(found.colours) < log(4) - 0.5
    assert fmean(found.districts) < 0.9 * log(3)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_table_is_laid_again_as_it_was(options: dict[str, str]) -> None:
    state, rng, asked = GAME.begin(3, 6, options), random_stream(6), 0
    while GAME.decision(state):
        seat = seats_to_move(state)[0]
        if state.phase == ACTING and (table := table_before_target(GAME.view(state, seat), seat)):
            assert table.sunk == state.sunk
            assert table.series == state.series
            assert table.quarantined == state.quarantined
            left = [place for place in EVERY_DISTRICT if place not in state.sunk]
            laid = [table.houses[slice_of_house_counts(place)] for place in left]
            assert [*map(list, laid)] == [house_counts_on_district(state, place) for place in left]
            assert {*target_likelihoods(table, state.tiles[seat][0])} == {*GAME.legal_moves(state, seat)}
            asked += 1
        GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))
    assert asked > 30


def test_who_keeps_houses_out_of_a_district_may_protect_it() -> None:
    """Of two ways to flood, the one that spares a district speaks for it."""
    state = GAME.begin(3, 5, {"houses": "drawn"})
    while state.turn < 5 or state.phase != ACTING or state.chosen[seats_to_move(state)[0]] not in EVERY_FLOOD:
        GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, random_stream(2)))
    seat = seats_to_move(state)[0]
    table = table_before_target(GAME.view(state, seat), seat)
    assert table
    rows = target_likelihoods(table, state.tiles[seat][0])
    for move, row in rows.items():
        own = DISTRICTS.index(move)
        assert row[own] == min(row[place] for place in EVERY_DISTRICT if place not in state.sunk)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_of_who_plays_at_random_little_is_believed(options: dict[str, str]) -> None:
    shares: list[float] = []
    for seed in range(8):
        found = [played(3, 100, options, seed), wandering(GAME, 3, seed, {"houses": "placed", **options}, 110)]
        views = [GAME.view(state, None) for state in found]
        shares += [fmean(random_play_chance_by_seat(view, tile_log_likelihoods(view))) for view in views]
    planned, wild = fmean(shares[::2]), fmean(shares[1::2])
    assert planned < 0.35
    assert wild > planned + 0.3


def right(scores: list[float], own: int) -> float:
    """Return how often a guess at one of the highest scores is right."""
    return (scores[own] == max(scores)) / scores.count(max(scores))


@pytest.mark.parametrize("players", GAME.player_counts)
def test_placing_does_not_announce_ones_colour(players: int) -> None:
    """Neither to a reader who believes nor to one who counts which colour goes inwards; nor does it heap houses up."""
    believed, counted, seats = 0.0, 0.0, 0
    for seed in range(16):
        state = GAME.begin(players, seed)
        while state.phase == PLACING:
            GAME.apply_moves(
                state, [greedy_move(state, seat, GAME.legal_moves(state, seat)) for seat in seats_to_move(state)]
            )
        assert max(sum(house_counts_on_district(state, district)) for district in EVERY_DISTRICT) <= 9
        for seat, chances in BELIEFS(GAME.view(state, None)).items():
            own, inwards = state.tiles[seat][0], [0.0] * colour_count(players)
            for public_move in state.deeds:
                if public_move.seat == seat:
                    house = HOUSE_PLACEMENTS[public_move.move]
                    inwards[house.colour] += 1 - house.district // 3
            believed += right([chances[colour] for colour in COLOURS[: len(inwards)]], own)
            counted += right(inwards, own)
            seats += 1
    assert believed <= 0.65 * seats
    assert counted <= 0.65 * seats


@pytest.mark.parametrize("card", ["wind", "calm", "f2"])
def test_what_a_given_position_had_on_the_table_ends_the_reading_and_no_more(card: str) -> None:
    """No public move laid the series that the card is about."""
    houses = "R1:BOL R2:BIL R3:OI Y1:BLI Y2:BOLI Y3:OLI G1:BI G3:OLI"
    hands = "f2 hope authority wind calm relocation panic", "f1"
    position = position_from_texts(hands, sunk="G2", round=1, series=("G1 1:f3", "Y2 0:f1 1:f2"), houses=houses)
    state = GAME.begin(2, 7, None, position)
    GAME.apply_moves(state, [card, "f1"])
    GAME.apply_moves(state, [GAME.legal_moves(state, 0)[0]])
    for seat in (0, 1, None):
        for chances in BELIEF.beliefs(GAME.view(state, seat)).values():
            assert sum(chances.values()) == pytest.approx(2)
