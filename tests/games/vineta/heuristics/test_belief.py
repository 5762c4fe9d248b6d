"""The belief about tiles in Vineta: from what is public, and in the right direction."""

from functools import partial

import pytest

from engine.core.rng import Random, stream
from engine.games.vineta.heuristics import HEURISTICS
from engine.games.vineta.heuristics.belief import CityReplay, Dealing, VinetaBelief, signs
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, colours_used
from engine.games.vineta.rules.game import GAME
from tests.random_games import rolled_out

BELIEF = VinetaBelief()
BELIEFS = BELIEF.beliefs
played = partial(rolled_out, GAME)
OPTIONS: list[dict[str, str]] = [{}, {"houses": "drawn"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("moves", [0, 20, 70])
def test_a_belief_speaks_of_every_other_seat_and_adds_up(players: int, options: dict[str, str], moves: int) -> None:
    state = played(players, moves, options)
    for seat in range(players):
        found = BELIEFS(GAME.view(state, seat))
        assert set(found) == set(range(players)) - {seat}
        own_colour, own_district = state.tiles[seat]
        for chances in found.values():
            colours = [tile for tile in COLOURS[: colours_used(players)] if tile != COLOURS[own_colour]]
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
    for move in ("B:R1", "O:G1", "B:R2"):
        decision = GAME.decision(state)
        assert decision
        GAME.play(state, decision.seats[0], move)
    viewer = (first + 2) % 3
    found = BELIEFS(GAME.view(state, viewer))[first]
    left = [colour for colour in COLOURS[:4] if colour in found]
    if "B" in left:
        assert found["B"] == max(found[colour] for colour in left)
    second = BELIEFS(GAME.view(state, viewer))[(first + 1) % 3]
    if "O" in left:
        assert second["O"] == min(second[colour] for colour in left)


def test_who_sends_waves_to_a_district_hardly_protects_it() -> None:
    state = GAME.begin(3, 5, {"houses": "drawn"})
    before = BELIEFS(GAME.view(state, None))
    while not state.series:
        GAME.apply_all(state, HEURISTICS.rollout.moves(state, Random(1)))
    series = state.series[0]
    after = BELIEFS(GAME.view(state, None))
    district = DISTRICTS[series.district]
    assert after[series.chip][district] < before[series.chip][district]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worlds_are_drawn_as_they_are_believed_in(options: dict[str, str]) -> None:
    view = GAME.view(played(3, 45, options), 1)
    draw, rng = BELIEF.sampler(view), stream(1)
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


def test_of_two_that_want_the_same_tile_one_must_have_another() -> None:
    dealing = Dealing([[0.0, 0.8, 0.2], [0.0, 0.8, 0.2]], [1, 2])
    assert dealing.marginals() == [pytest.approx([0, 0.5, 0.5])] * 2
    assert all(sorted(dealing.draw(Random(seed))) == [1, 2] for seed in range(9))


def test_what_gives_away_ones_own_colour_has_a_cost() -> None:
    state = GAME.begin(3, 1)
    seat = state.start
    view = GAME.view(state, seat)
    own, other = COLOURS[state.tiles[seat][0]], COLOURS[state.tiles[seat][0] - 1]
    moves = [f"{own}:R1", f"{own}:G1", f"{other}:G1"]
    cost = dict(zip(moves, BELIEF.information_cost(view, moves), strict=True))
    assert cost[moves[0]] > cost[moves[2]] > cost[moves[1]]
    assert all(0 < each < 0.05 for each in cost.values())


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_remembered_city_is_the_city(players: int) -> None:
    state, rng = GAME.begin(players, 4), stream(4, "habits")
    while GAME.decision(state):
        view = GAME.view(state, None)
        replay = CityReplay(view)
        found = list(signs(view, replay))
        assert replay.known
        assert [tuple(houses) for houses in replay.houses] == list(view.houses)
        assert bool(found) == bool(view.deeds)
        GAME.apply_all(state, HEURISTICS.rollout.moves(state, rng))


def test_where_chance_spread_the_houses_nothing_is_remembered() -> None:
    view = GAME.view(played(3, 30, {"houses": "drawn"}), None)
    assert not CityReplay(view).known
