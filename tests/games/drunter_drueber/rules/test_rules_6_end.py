"""Chapter 6 of Drunter & Drüber: the end and the points. Each test names its rule."""

import pytest

from engine.core.game import Result
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import INN, SCHOOL
from engine.games.drunter_drueber.rules.game import GAME
from tests.game_driver import refused
from tests.games.drunter_drueber.towns import TINY, Town, hand, last_tile, named_buildings, town

INN_COVERED = ("0:w1-3e", "0:w1-3e")
"""Walls from b1 to g1, over inn 1."""
HALL_COVERED = (*INN_COVERED, "0:w1-2e")
"""Walls from b1 to i1, over inn 1 and town hall 1."""


def over(state: Town) -> Result:
    """Return the result of a game that is over."""
    assert state.waits_for() == ("over", ())
    result = GAME.result(state.state)
    assert result is not None
    return result


def test_DD_6_1_it_ends_when_all_tiles_lie() -> None:
    """DD-6.1: the last tile ends it."""
    happened = last_tile(targets=[["K"], ["S"]])
    assert happened.one(e.BuildingEnded) == e.BuildingEnded("DD-6.1", 0)
    assert happened.one(e.BuildingEnded).sentence_variant == ""
    assert refused(happened, "1:ja")[:2] == ("game_over", "")
    assert not happened.of(e.TurnPassed), "nobody passes at the end"


def test_DD_6_1_it_ends_when_nobody_can_place_one_of_those_left() -> None:
    """DD-6.1: the road is removed, and both hold nothing but roads."""
    happened = town("0:r-2w", "0:f-2n", board=TINY, tiles=[hand("f1", "r1"), hand("r1", "r2")]).play("0:f-1e")
    assert happened.one(e.BuildingEnded) == e.BuildingEnded("DD-6.1", 3)
    assert happened.one(e.BuildingEnded).sentence_variant == "stuck"
    assert not happened.of(e.TurnPassed)
    assert over(happened).scores == (0, 0)


def test_DD_6_1_it_goes_on_while_anybody_can() -> None:
    """DD-6.1: the one who just laid a tile may be the only one who can."""
    happened = town(tiles=[hand("r1", "r1"), hand()]).play("0:r-1w")
    assert not happened.of(e.BuildingEnded)
    assert GAME.result(happened.state) is None
    assert happened.play("0:r-1w").of(e.BuildingEnded)


def test_DD_6_1_it_ends_after_a_lost_vote_only_if_nobody_can_place() -> None:
    """DD-6.1: the tile that went back may still be placed."""
    happened = town("0:w1-3s", tiles=[hand("w2"), hand()]).play("0:w1-2e").vote("?", "ne")
    assert not happened.of(e.BuildingEnded)


def test_DD_6_2_everyone_shows_the_target_card_and_counts() -> None:
    """DD-6.2: school untouched 15; the inn has lost its 1."""
    happened = last_tile(*INN_COVERED, targets=[["K"], ["S"]])
    assert happened.of(e.TargetScored) == [
        e.TargetScored("DD-6.2", 0, SCHOOL, named_buildings("K1 K2 K3 K4 K5"), 15),
        e.TargetScored("DD-6.2", 1, INN, named_buildings("S2 S3 S4 S5"), 14),
    ]
    assert {event.sentence_variant for event in happened.of(e.TargetScored)} == {"type"}
    assert over(happened).scores == (15, 14)


def test_DD_6_2_only_now_are_the_cards_open() -> None:
    """DD-6.2: to everybody; and before the last tile to nobody else."""
    before = town(tiles=[hand("r1"), hand()], targets=[["K"], ["S"]])
    assert before.view(1).targets == (("?",), ("S",))
    after = before.play("0:r-1w")
    for seat in (0, 1, None):
        assert after.view(seat).targets == (("K",), ("S",))
        assert after.view(seat).main == ("K", "S")


@pytest.mark.parametrize(
    ("target", "points"), [("K", 15), ("S", 14), ("J", 15), ("T", 15), ("B", 14), ("G", 15)], ids=str
)
def test_DD_6_2_only_uncovered_buildings_of_ones_type_count(target: str, points: int) -> None:
    """DD-6.2: inn 1 and town hall 1 are covered."""
    other = "K" if target != "K" else "J"
    assert last_tile(*HALL_COVERED, targets=[[target], [other]]).of(e.TargetScored)[0].points == points


def test_DD_6_2_a_type_of_which_nothing_is_left_brings_nothing() -> None:
    """DD-6.2: on a board with one school, covered."""
    board = TINY.replace("W! . .", "W! . K5")
    happened = last_tile(board=board, players=2, targets=[["K"], ["S"]])
    assert happened.of(e.TargetScored)[0] == e.TargetScored("DD-6.2", 0, SCHOOL, (), 0)


def test_DD_6_3_the_most_points_win() -> None:
    """DD-6.3: whichever seat it is."""
    happened = last_tile(*INN_COVERED, targets=[["S"], ["K"]])
    assert happened.events[-1] == e.GameWon("DD-6.3", 1, (14, 15))
    assert over(happened) == Result((14, 15), (1,))
    assert not happened.of(e.VotesCompared)


def test_DD_6_4_in_a_tie_the_most_votes_left_in_the_hand_win() -> None:
    """DD-6.4: JAAA is three votes, JA and NE are two."""
    votes = [["ja", "ne", "?"], ["jaaa", "?"]]
    happened = last_tile(targets=[["K"], ["S"]], votes=votes)
    assert happened.one(e.VotesCompared) == e.VotesCompared("DD-6.4", (0, 1), (2, 3))
    assert happened.events[-1] == e.GameWon("DD-6.3", 1, (15, 15))
    assert over(happened) == Result((15, 15), (1,))


def test_DD_6_4_a_joker_kept_counts_its_votes_and_the_undecided_card_none() -> None:
    """DD-6.4: as many as a card with two vowels."""
    happened = last_tile(targets=[["K"], ["S"]], votes=[["jein", "?"], ["nee", "?"]])
    assert happened.one(e.VotesCompared) == e.VotesCompared("DD-6.4", (0, 1), (2, 2))
    assert over(happened).winners == (0, 1)


def test_DD_6_4_only_those_who_tie_compare() -> None:
    """DD-6.4: seat 0 holds most votes, but has fewer points."""
    votes = [["jaaa", "neee", "?"], ["ja", "?"], ["nee", "?"]]
    happened = last_tile(*INN_COVERED, players=3, targets=[["S"], ["K"], ["J"]], votes=votes)
    assert happened.one(e.VotesCompared) == e.VotesCompared("DD-6.4", (1, 2), (None, 1, 2))
    assert happened.events[-1] == e.GameWon("DD-6.3", 2, (14, 15, 15))
    assert over(happened) == Result((14, 15, 15), (2,))


def test_DD_6_5_still_tied_they_share_the_victory() -> None:
    """DD-6.5: as many points, as many votes."""
    votes = [["ja", "ne", "?"], ["?", "nee"], ["ne", "?"]]
    happened = last_tile(players=3, targets=[["K"], ["J"], ["T"]], votes=votes)
    assert happened.one(e.VotesCompared) == e.VotesCompared("DD-6.4", (0, 1, 2), (2, 2, 1))
    assert happened.events[-1] == e.VictoryShared("DD-6.5", (0, 1), (15, 15, 15))
    assert over(happened) == Result((15, 15, 15), (0, 1))
    assert not happened.of(e.GameWon)


def test_the_end_is_logged_in_this_order() -> None:
    happened = last_tile(targets=[["K"], ["J"]])
    assert happened.rules()[2:] == ["DD-6.1", "DD-6.2", "DD-6.2", "DD-6.4", "DD-6.5"]
