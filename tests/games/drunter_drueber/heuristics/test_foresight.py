"""What is certain of a result: decided and open by a hair, and never told wrong in games played on."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.core.heuristics import victory_shares
from engine.core.rng import pick_random, random_stream
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.building_values import survival_chances_by_reach
from engine.games.drunter_drueber.heuristics.certainty import compare_in_steps
from engine.games.drunter_drueber.heuristics.flood import building_safety
from engine.games.drunter_drueber.heuristics.foresight import DrunterDrueberForesight
from engine.games.drunter_drueber.heuristics.scenes import scenes_of_view
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from tests.games.drunter_drueber.towns import ALL, SEVERAL, TWO, hand, town

FORESIGHT = DrunterDrueberForesight()
PLAYERS = pytest.mark.parametrize("players", GAME.player_counts)

ROAD_END = """
W! .  .  .  S1 R!
.  .  .  .  .  K5
.  .  .  .  .  .
.  .  .  .  .  .
F! .  J4 .  .  W!
"""
"""The road's corner f1 has inn 1 and school 5 beside it; museum 4 is far from it."""


def last_single(players: int, seat: int = 0, **position: Any) -> State:
    """Return a game in which seat 0 lays the last tile, a road single, on inn 1 or school 5."""
    tiles = [hand("r1"), *[hand()] * (players - 1)]
    return town(board=ROAD_END, players=players, tiles=tiles, **position).state


def share(state: State, seat: int, move: str | None = None) -> float | None:
    """Return what is certain for a seat."""
    return FORESIGHT.certain_share(GAME.view(state, seat), move)


@PLAYERS
def test_a_lead_that_nobody_can_take_away_is_won(players: int) -> None:
    """The museum's 4 points are safe; school 5 may stay, but not if its own seat is asked: it holds no such card."""
    state = last_single(players, targets=[["J"], ["S"], ["T"], ["B"]][:players])
    assert share(state, 0) is None, "somebody may hold the school, and it may stay"
    assert share(state, 0, "r-1s") == 1
    assert share(state, 0, "r-1w") is None
    assert FORESIGHT.point_ranges(GAME.view(state, 0))[:2] == [(4, 4), (0, 5)]


@PLAYERS
def test_a_lead_that_somebody_has_for_certain_is_lost(players: int) -> None:
    """With two players one of the five other cards may be anything; the seat with inn 1 knows no rival's card."""
    targets = [["S"], ["J"], ["K"], ["B"]][:players]
    assert share(last_single(players, targets=targets), 0) is None, "nobody need hold museum or school"
    state = last_single(players, targets=targets, votes=[["?"], *[ALL] * (players - 1)])
    assert share(state, 0, "r-1w") == 0, "covered, it brings nothing, and all others have more votes"
    assert share(state, 0, "r-1s") is None


def test_level_points_go_on_to_the_votes() -> None:
    """Nobody has points: with all votes kept alike the victory is shared, with one vote more it is won."""
    bare = ROAD_END.replace("S1", ". ").replace("K5", ". ").replace("J4", ". ")
    hands = [hand("r1"), hand(), hand()]
    assert share(town(board=bare, players=3, tiles=hands).state, 1) == pytest.approx(1 / 3)
    more = town(board=bare, players=3, tiles=hands, votes=[["ne", "?"], ["nee", "?"], ["ja", "?"]]).state
    assert [share(more, seat) for seat in range(3)] == [0, 1, 0]


def test_votes_may_still_be_spent_while_an_outhouse_can_be_covered() -> None:
    """The seat that has a vote more may have to spend it."""
    bare = ROAD_END.replace("S1", "##").replace("K5", ". ").replace("J4", ". ")
    state = town(board=bare, tiles=[hand("r1"), hand()], votes=[["nee", "?"], ["ne", "?"]]).state
    assert share(state, 0) is None
    assert share(state, 0, "r-1s") == 1
    assert share(state, 0, "r-1w") is None


def test_a_vote_is_told_as_won_when_it_can_only_be_won() -> None:
    """Inn 5, ahead of the seat's own museum 4, falls with the outhouse beside it."""
    board = ROAD_END.replace(".  S1", "S5 ##").replace("K5", ". ")
    position: dict[str, Any] = {"board": board, "tiles": [hand("r2"), hand()], "targets": [["J"], ["S"]]}
    assert share(town(**position, votes=[["ja", "?"], ["?"]]).state, 0, "r-2w") == 1, "nobody holds a no"
    against = town(**position, votes=[["ja", "?"], ["ne", "?"]])
    assert share(against.state, 0, "r-2w") is None
    against.play("0:r-2w")
    assert share(against.state, 0, "ja") == 1, "1–1 is won"
    assert share(against.state, 0, "?") is None
    assert share(town(**position, votes=[["ja", "?"], ["ne", "?"]]).play("0:r-2w", "1:ne").state, 0, "?") is None


def test_a_vote_that_can_only_be_lost_leaves_the_tile_in_hand() -> None:
    """Nobody can lay a yes beside the no."""
    board = ROAD_END.replace(".  S1", "S5 ##")
    against = town(board=board, tiles=[hand("r2"), hand()], votes=[["ne", "?"], ["?"]]).play("0:r-2w")
    view = GAME.view(against.state, 0)
    assert [sum(map(sum, scene.tiles)) for scene in scenes_of_view(view, "ne")] == [1]
    assert [sum(map(sum, scene.tiles)) for scene in scenes_of_view(view, "?")] == [0]


@pytest.mark.parametrize(
    ("steps", "stands"),
    [
        (((1, 5), (-9, -9)), "ahead"),
        (((0, 5), (2, 3)), "ahead"),
        (((0, 5), (0, 3)), "open"),
        (((0, 0), (-3, 0), (-1, -1)), "behind"),
        (((0, 0), (0, 0), (0, 0)), "level"),
        (((-1, 1), (1, 1)), "open"),
        (((-1, 1), (-1, -1)), "open"),
        (((-2, 0), (-1, -1)), "behind"),
        (((-2, 0), (1, 1)), "open"),
    ],
)
def test_the_next_comparison_counts_where_the_one_before_may_be_level(
    steps: tuple[tuple[int, int], ...], stands: str
) -> None:
    assert compare_in_steps(steps) == stands


def test_where_bounds_leave_it_open_the_end_is_played_out() -> None:
    """Both schools are in reach of the last road single, but it can cover one of them only: 5 − 3 against 1."""
    board = ROAD_END.replace("S1", "K3").replace("J4", "J1")
    state = town(board=board, tiles=[hand("r1"), hand()], targets=[["K"], ["J"]]).state
    assert FORESIGHT.point_ranges(GAME.view(state, 0))[0][0] <= 3
    assert share(state, 0) == 1
    assert (
        share(town(board=board.replace("J1", "J3"), tiles=[hand("r1"), hand()], targets=[["K"], ["J"]]).state, 0)
        is None
    )


def test_the_second_target_breaks_a_tie_and_may_be_any_other() -> None:
    """Variant: 5 points of the school are ahead of every card; as the second one, it loses to a tie's better card."""
    position: dict[str, Any] = {"board": ROAD_END, "options": TWO, "tiles": [hand("f1"), hand()]}
    state = town(**position, targets=[["K", "S"], ["T", "B"]]).state
    assert share(state, 0) is None, "the seat may choose the inn"
    chosen = town(**position, targets=[["K", "S"], ["T", "B"]], main=["K", "T"]).state
    assert share(chosen, 0) is None, "all lowest values may count 10"
    assert FORESIGHT.point_ranges(GAME.view(chosen, 0)) == [(5, 5), (0, 10)]


LONG_BEFORE_THE_END = """
1:w2-3n 2:w2-1w 0:w1-1s 1:w2-1n 2:w2-3n 0:w1-3e 1:w1-2e 2:w1-3e 0:f-3n 1:w1-2e 2:f-1n 0:f-2e 1:f-3n 2:f-2e 0:w2-1w
1:w1-2e 2:f-3e 0:f-2e 1:r-3s 2:f-1e 0:w2-3s 2:w2-2w 0:w2-1s 1:w2-1e 0:w1-1e 0:w2-1e 2:f-2s 0:w2-2s 1:f-2w 2:w2-2w
0:w2-1n 1:w2-1e 2:f-1s 0:r-1s 1:f-2w 2:f-1s 0:r-1s 1:f-1w 2:w1-1n 0:w1-2w
"""
"""Tiles of a game between bots. Left are a wall pawn at l1, for which there is room along row 1, and the river's in a
pocket around e7: town halls 2, 4 and 5 are out of reach, and so are nine points of the school and eight of the inn."""


TILES_LONG_BEFORE = [
    hand("w2", "w2", "w2", "r2", "r3"),
    hand("w2", "w2", "r1", "r1", "r1", "r2", "r3", "f1"),
    hand("w1", "w3", "r1", *["r2"] * 4),
]


def long_before_the_end(targets: str = "GBK", board: str = BOARD.text) -> State:
    """Return that game, with seat 1 in turn."""
    laid, cards = LONG_BEFORE_THE_END.split(), [[target] for target in targets]
    return town(*laid, turn=1, players=3, tiles=TILES_LONG_BEFORE, targets=cards, board=board).state


def test_a_won_game_is_told_as_won_with_twenty_tiles_left() -> None:
    """11 points are certain and nobody else comes above 9; without town hall 2 somebody can draw level."""
    won = long_before_the_end()
    moves = GAME.legal_moves(won, 1)
    assert len(moves) == 4
    assert [share(won, 1, move) for move in (None, *moves)] == [1] * 5
    assert FORESIGHT.point_ranges(GAME.view(won, 1)) == [(1, 9), (11, 12), (1, 9)]
    assert share(long_before_the_end(board=BOARD.text.replace("B2", ". ")), 1) is None


def test_values_are_exact_where_the_cards_decide() -> None:
    """Inn and school can draw level at 9 points; against the church the school has won."""
    evaluate = HEURISTICS.evaluator.evaluate
    assert evaluate(long_before_the_end())[0] == [0, 1, 0]
    assert evaluate(long_before_the_end("KGB"))[0] == [0, 0, 1]
    assert all(0 < chance < 1 for chance in evaluate(long_before_the_end("KSG"))[0])


def test_safe_buildings_survive_in_expected_points() -> None:
    state = long_before_the_end()
    chances = survival_chances_by_reach(state)
    safe = [safety == "safe" for safety in building_safety(state).values()]
    left = [chance for chance, square in zip(chances, BOARD.buildings, strict=True) if not state.cover[square]]
    assert safe == [chance == 1 for chance in left]
    assert 3 < sum(safe) < len(safe)


def test_a_bystander_has_no_share() -> None:
    state = last_single(2)
    assert FORESIGHT.certain_share(GAME.view(state, None)) is None
    assert len(FORESIGHT.point_ranges(GAME.view(state, None))) == 2


Told = list[tuple[int, float | None, Sequence[tuple[int, int]]]]
"""Before each decision of a game: a seat, its certain share, and the ranges of points."""


def told_along(state: State, luck: Random, habits: bool) -> Told:
    """Play a game to its end, and return what was told on the way, to one seat after the other."""
    told: Told = []
    while decision := GAME.decision(state):
        seat = len(told) % state.players
        view = GAME.view(state, seat)
        told.append((seat, FORESIGHT.certain_share(view), FORESIGHT.point_ranges(view)))
        if habits:
            GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, luck))
        else:
            GAME.play(state, decision.seats[0], pick_random(luck, GAME.legal_moves(state, decision.seats[0])))
    return told


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, TWO), (3, SEVERAL), (4, {}), (4, TWO)])
def test_what_was_told_comes_true(players: int, options: dict[str, str]) -> None:
    """The end of each game agrees with all that was told on the way."""
    for habits in (False, True):
        state = GAME.begin(players, players, options)
        told = told_along(state, random_stream(players, "told"), habits)
        end = GAME.result(state)
        assert end is not None
        shares = victory_shares(end)
        assert all(certain in (None, pytest.approx(shares[seat])) for seat, certain, _ in told)
        for _, _, ranges in told:
            assert all(least <= points <= most for (least, most), points in zip(ranges, end.scores, strict=True))
