"""Chapter 7 of Drunter & Drüber: the variant with two target cards. Each test names its rule."""

from typing import Any

import pytest

from engine.core.game import EVERYONE, Result
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import (
    ALL3,
    ALL4,
    BUILDING_TYPES,
    EACH,
    INN,
    LOWEST,
    MUSEUM,
    NO_TARGET,
    ROAD,
    SPECIAL_TARGETS,
    TARGETS,
)
from engine.games.drunter_drueber.rules.game import GAME
from tests.game_driver import refused
from tests.games.drunter_drueber.towns import TINY, TWO, Town, fresh, last_tile, named_buildings, town

ROAD_SHUT_IN = ("0:r-2w", "0:f-2n")
"""On the tiniest board: a river single at b2 will block the road at b1."""
PAIRS = [["K", "all3"], ["S", "each"], ["J", "lowest"], ["T", "all4"]]
SPOILED = ("0:w1-3e", "0:w1-3e")
"""Walls from b1 to g1: inn 1 is covered."""


def variant(*laid: str, players: int = 2, board: str = TINY, **position: Any) -> Town:
    """Return a game of the variant on the tiniest board."""
    return town(*laid, players=players, options=TWO, board=board, targets=PAIRS[:players], **position)


def blocked(players: int = 2) -> Town:
    """Return a game of the variant where seat 0 has just blocked the road."""
    return variant(*ROAD_SHUT_IN, players=players).play("0:f-1e")


def ended(*laid: str, mains: list[str], seconds: list[str], **position: Any) -> Town:
    """Return a game of the variant that is over, by main and second targets."""
    targets = [list(pair) for pair in zip(mains, seconds, strict=True)]
    return last_tile(*laid, players=len(mains), options=TWO, targets=targets, main=mains, **position)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_DD_7_1_two_target_cards_each_out_of_ten(players: int) -> None:
    """DD-7.1: six types and four special cards; no card twice, and no main one yet."""
    happened = fresh(players, options=TWO)
    dealt = happened.of(e.TargetDealt)
    assert [(event.rule, event.seat, len(event.targets)) for event in dealt] == [
        ("DD-7.1", seat, 2) for seat in range(players)
    ]
    cards = [card for event in dealt for card in event.targets]
    assert len(cards) == len({*cards} & {*TARGETS}) == 2 * players
    assert happened.state.targets == tuple(event.targets for event in dealt)
    assert happened.state.main == ("",) * players


def test_DD_7_1_both_are_secret_and_any_card_may_be_dealt() -> None:
    """DD-7.1: others see two backs."""
    happened = fresh(2, options=TWO)
    event = happened.of(e.TargetDealt)[0]
    assert event.as_seen_by(1) == e.TargetDealt("DD-7.1", 0, (NO_TARGET, NO_TARGET))
    assert (event.sentence_variant, event.as_seen_by(1).sentence_variant) == ("two", "two_hidden")
    assert happened.view(1).targets[0] == ("?", "?")
    assert (len(TARGETS), len(BUILDING_TYPES), len(SPECIAL_TARGETS)) == (10, 6, 4)
    seen = {card for seed in range(60) for pair in fresh(2, seed, TWO).state.targets for card in pair}
    assert seen == {*TARGETS}


def test_DD_7_2_a_kind_blocked_and_everyone_chooses_at_once() -> None:
    """DD-7.2: before the next turn."""
    happened = blocked(3)
    assert happened.events[-1] == e.KindBlocked("DD-7.2", ROAD)
    assert happened.waits_for() == ("main", (0, 1, 2))
    assert happened.play("0:K", "1:each", "2:J").waits_for() == ("place", (1,))


def test_DD_7_2_not_while_the_kind_has_another_pawn() -> None:
    """DD-7.2: of the wall's two pawns one is gone: no kind is blocked yet."""
    happened = variant("0:r-2w").play("0:f-2n")
    assert [event.kind for event in happened.of(e.PawnRemoved)] == [0]
    assert not happened.of(e.KindBlocked)
    assert happened.waits_for()[0] == "place"


def test_DD_7_2_not_in_the_plain_game() -> None:
    """DD-7.2: with one target card there is nothing to choose."""
    happened = town(*ROAD_SHUT_IN, board=TINY).play("0:f-1e")
    assert not happened.of(e.KindBlocked)
    assert happened.waits_for() == ("place", (1,))


def test_DD_7_2_once_a_game() -> None:
    """DD-7.2: when the wall loses its last pawn later, the choice stands."""
    happened = blocked().play("0:K", "1:S", "1:f-1s", "0:w2-2w")
    assert [event.kind for event in happened.of(e.PawnRemoved)] == [1, 0]
    assert happened.one(e.KindBlocked).kind == 1
    assert happened.state.main == ("K", "S")


def test_DD_7_3_the_main_target_is_laid_face_down() -> None:
    """DD-7.3: others see that a seat has chosen, not what."""
    happened = blocked(3).play("1:each")
    chosen = happened.one(e.MainChosen)
    assert chosen == e.MainChosen("DD-7.3", 1, EACH)
    assert (chosen.sentence_variant, chosen.as_seen_by(0).sentence_variant) == ("", "hidden")
    for seat in (0, 2, None):
        assert chosen.as_seen_by(seat) == e.MainChosen("DD-7.3", 1, NO_TARGET)
        assert happened.view(seat).main == ("", "?", "")
    assert happened.view(1).main == happened.view(EVERYONE).main == ("", "each", "")
    assert happened.waits_for() == ("main", (0, 2))


def test_DD_7_3_one_of_ones_own_two_cards() -> None:
    """DD-7.3: neither another seat's nor one in the box."""
    happened = blocked()
    assert happened.legal(0) == ["K", "all3"]
    assert refused(happened, "0:S") == ("not_your_target", "DD-7.3", {"target": "S"})
    assert refused(happened, "1:all4") == ("not_your_target", "DD-7.3", {"target": "all4"})
    assert refused(happened, "1:w2-1n")[:2] == ("not_now", "")


def test_DD_7_3_the_choice_stands() -> None:
    """DD-7.3: once laid, it is not changed."""
    happened = blocked().play("1:S")
    assert refused(happened, "1:each") == ("already_main", "DD-7.3", {"seat": 1})
    assert refused(happened, "1:S") == ("already_main", "DD-7.3", {"seat": 1})


def test_DD_7_4_nothing_was_blocked_so_it_is_chosen_at_the_end() -> None:
    """DD-7.4: before the reveal."""
    happened = last_tile(options=TWO, targets=PAIRS[:2])
    assert happened.events[-1] == e.NeverBlocked("DD-7.4")
    assert happened.waits_for() == ("main", (0, 1))
    assert GAME.result(happened.state) is None
    assert not happened.of(e.BuildingEnded)
    assert happened.view(1).targets[0] == ("?", "?")
    happened.play("1:S", "0:all3")
    assert [event.target for event in happened.of(e.TargetScored)] == ["all3", "S"]


def test_DD_7_4_choosing_is_no_turn() -> None:
    """DD-7.4: the last tile's turn is counted once; so is a turn that blocks a kind."""
    happened = last_tile(options=TWO, targets=PAIRS[:2]).play("0:K", "1:S")
    assert happened.state.turns == len(happened.state.laid) == 1
    assert blocked().play("0:K", "1:S").state.turns == 3


@pytest.mark.parametrize(
    ("target", "rule", "buildings", "points"),
    [
        ("all3", "DD-7.5", 6, 18),
        ("all4", "DD-7.6", 6, 24),
        ("lowest", "DD-7.7", 6, 6),
        ("each", "DD-7.8", 30, 30),
        ("K", "DD-6.2", 5, 15),
    ],
)
def test_what_a_card_brings_while_nothing_is_covered(target: str, rule: str, buildings: int, points: int) -> None:
    scored = ended(mains=[target, "S"], seconds=["J", "T"]).of(e.TargetScored)[0]
    assert (scored.rule, len(scored.counted), scored.points) == (rule, buildings, points)
    assert scored.sentence_variant == (target if len(target) > 1 else "type")


def only(target: str, board: str) -> e.TargetScored:
    """Return how a target card scores on a tiny board where the road lies on c1."""
    return ended(mains=[target, "S"], seconds=["J", "T"], board=board).of(e.TargetScored)[0]


BUILT = """
W! . K3 R!
K4 G3 . S4
J5 . J2 K5
F! B1 B3 W!
"""
"""The last tile covers c1, school 3."""


def test_DD_7_5_every_uncovered_3_counts() -> None:
    """DD-7.5: whatever its type; school 3 lies under the road."""
    assert only("all3", BUILT) == e.TargetScored("DD-7.5", 0, ALL3, named_buildings("B3 G3"), 6)


def test_DD_7_6_every_uncovered_4_counts() -> None:
    """DD-7.6: school 4 and inn 4."""
    assert only("all4", BUILT) == e.TargetScored("DD-7.6", 0, ALL4, named_buildings("K4 S4"), 8)


def test_DD_7_7_of_each_type_the_lowest_uncovered_counts() -> None:
    """DD-7.7: the lowest school left is the 4; there is no fire station, which brings nothing."""
    lowest = only("lowest", BUILT)
    assert lowest == e.TargetScored("DD-7.7", 0, LOWEST, named_buildings("B1 G3 J2 K4 S4"), 14)


def test_DD_7_8_each_uncovered_building_is_one_point() -> None:
    """DD-7.8: eight are left, whatever their values."""
    each = only("each", BUILT)
    assert (each.rule, len(each.counted), each.points) == ("DD-7.8", 8, 8)
    assert "K3" not in each.counted


def test_DD_7_9_in_a_tie_the_second_targets_points_decide() -> None:
    """DD-7.9: both have 15; seat 0's inns are 14 points, seat 1's museums 15."""
    votes = [["jaaa", "?"], ["?"]]
    happened = ended(*SPOILED, mains=["K", "T"], seconds=["S", "J"], votes=votes)
    assert happened.of(e.SecondScored) == [
        e.SecondScored("DD-7.9", 0, INN, named_buildings("S2 S3 S4 S5"), 14),
        e.SecondScored("DD-7.9", 1, MUSEUM, named_buildings("J1 J2 J3 J4 J5"), 15),
    ]
    assert happened.events[-1] == e.GameWon("DD-6.3", 1, (15, 15))
    assert GAME.result(happened.state) == Result((15, 15), (1,))
    assert not happened.of(e.VotesCompared)


def test_DD_7_9_only_those_who_tie_show_it() -> None:
    """DD-7.9: seat 1 is behind, whatever its second card."""
    happened = ended(*SPOILED, mains=["K", "S", "T"], seconds=["lowest", "all4", "J"])
    assert [(event.seat, event.points) for event in happened.of(e.SecondScored)] == [(0, 7), (2, 15)]
    assert happened.events[-1] == e.GameWon("DD-6.3", 2, (15, 14, 15))
    assert GAME.result(happened.state) == Result((15, 14, 15), (2,))


def test_DD_7_9_not_without_a_tie() -> None:
    """DD-7.9: the main targets settle it."""
    happened = ended(mains=["K", "all3"], seconds=["each", "S"])
    assert not happened.of(e.SecondScored)
    assert GAME.result(happened.state) == Result((15, 18), (1,))


def test_DD_7_9_the_second_target_is_the_other_card_whichever_was_dealt_first() -> None:
    """DD-7.9: seat 0 has chosen its second card as the main one."""
    happened = last_tile(*SPOILED, options=TWO, targets=[["S", "K"], ["T", "J"]], main=["K", "T"])
    assert [event.target for event in happened.of(e.SecondScored)] == ["S", "J"]
    assert GAME.result(happened.state) == Result((15, 15), (1,))
