"""The open variant of Land Unter, chapter 6 of its rules, and where its rules are silent. Each test names its rule."""

import pytest

from engine.core.game import EventLog, Refusal
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import Card
from engine.games.land_unter.rules.game import GAME
from tests.games.land_unter.rounds import played, ready

OPEN = {"play": "open"}
LITERAL = {"split_tie": "literal"}


def test_LU_6_1_cards_are_played_face_up_clockwise() -> None:
    """LU-6.1: each seat in turn, from the leader on; all see the cards at once."""
    happened = ready(44, 27, 16, 2, options=OPEN, leader=2)
    for seat, card in ((2, 16), (3, 2), (0, 44)):
        assert happened.view(None).seats_to_move == (seat,)
        GAME.play(happened.state, seat, Card(card), happened.events)
        assert happened.view(None).chosen[seat] == card
    assert happened.of(e.CardPlayedOpen)[0] == e.CardPlayedOpen("LU-6.1", 2, Card(16))
    assert not happened.of(e.LowerTideTaken)


def test_LU_6_1_nobody_plays_out_of_turn() -> None:
    """LU-6.1: whoever has not been reached yet, or has played, must wait."""
    with pytest.raises(Refusal) as early:
        GAME.play(ready(44, 27, 16, 2, options=OPEN, leader=2).state, 0, Card(44))
    assert (early.value.code, early.value.rule) == ("not_your_turn", "LU-6.1")
    assert early.value.params == {"seat": 2}


def test_LU_6_1_who_is_eliminated_is_passed_over() -> None:
    """LU-6.1: the next active seat clockwise is to play."""
    happened = ready(44, 0, 16, 2, options=OPEN, preservers=(2, -1, 2, 2)).lay(44)
    assert happened.view(None).seats_to_move == (2,)


def test_LU_6_2_most_preservers_lead_the_stage() -> None:
    """LU-6.2: seat 1 has six, the others fewer."""
    events = EventLog()
    deal = [[*range(1, 13)], [*range(25, 31), *range(49, 55)], [*range(13, 19), *range(55, 61)]]
    state = GAME.begin(3, 1, OPEN, {"deal": deal}, events)
    assert [event for event in events if event.rule == "LU-6.2"] == [e.LeaderByPreservers("LU-6.2", 1, 6, drawn=False)]
    assert (state.leader, state.turn) == (1, 1)


def test_LU_6_3_left_neighbour_of_the_loser_leads() -> None:
    """LU-6.3: so that the loser plays last."""
    happened = played(44, 27, 16, 2, options=OPEN, preservers=(2, 2, 2, 2))
    assert happened.of(e.LeaderAfterLoss) == [e.LeaderAfterLoss("LU-6.3", 2, 1)]
    assert happened.view(None).seats_to_move == (2,)


def test_LU_6_4_of_two_losers_the_one_with_fewer_preservers_counts() -> None:
    """LU-6.4: seats 1 and 2 lose one each; seat 2 has fewer left, so seat 3 leads."""
    happened = played(44, 27, 16, 2, options=OPEN, levels=(0, 0, 7, 0), preservers=(2, 4, 2, 2))
    assert happened.of(e.LeaderAfterTwoLosses) == [e.LeaderAfterTwoLosses("LU-6.4", 3, (1, 2), 2)]
    assert not happened.of(e.LeaderAfterLoss)
    assert happened.view(None).seats_to_move == (3,)


# Where the rules are silent


@pytest.mark.parametrize("seed", range(12))
def test_LU_6_2_a_tie_for_most_preservers_is_drawn(seed: int) -> None:
    """The seed draws among those who tie: seats 0 and 1 have six, seat 2 none."""
    deal = [[*range(13, 25)], [*range(37, 49)], [*range(1, 13)]]
    events = EventLog()
    state = GAME.begin(3, seed, OPEN, {"deal": deal}, events)
    assert state.leader in (0, 1)
    assert e.LeaderByPreservers("LU-6.2", state.leader, 6, drawn=True) in events


def test_LU_6_2_the_lot_falls_on_each_of_those_who_tie() -> None:
    """Over many seeds, both lead about equally often."""
    deal = [[*range(13, 25)], [*range(37, 49)], [*range(1, 13)]]
    led = [GAME.begin(3, seed, OPEN, {"deal": deal}).leader for seed in range(200)]
    assert 70 < led.count(0) < 130


@pytest.mark.parametrize(("leader", "loser"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_L18_of_equal_losers_the_first_clockwise_from_the_leader_counts(leader: int, loser: int) -> None:
    """L18, LU-6.4: seats 1 and 2 tie and have two left each; the old leader decides who of them counts."""
    happened = ready(44, 27, 16, 2, options=OPEN, leader=leader, levels=(0, 0, 7, 0), preservers=(2, 3, 3, 2))
    for seat in (leader, leader + 1, leader + 2, leader + 3):
        GAME.play(happened.state, seat % 4, Card((44, 27, 16, 2)[seat % 4]), happened.events)
    assert happened.of(e.LeaderAfterTwoLosses) == [e.LeaderAfterTwoLosses("LU-6.4", loser + 1, (1, 2), loser)]


def test_LU_6_3_an_eliminated_loser_hands_the_lead_to_the_left() -> None:
    """Seat 1 is eliminated, nobody pays again: the next active seat to its left leads."""
    options = OPEN | {"redrown": "off"}
    happened = played(44, 27, 16, 2, options=options, preservers=(2, 0, 2, 2))
    assert happened.of(e.LeaderAfterLoss) == [e.LeaderAfterLoss("LU-6.3", 2, 1)]
    passed_over = played(44, 27, 0, 16, 2, options=options, preservers=(2, 0, -1, 2, 2))
    assert passed_over.of(e.LeaderAfterLoss) == [e.LeaderAfterLoss("LU-6.3", 3, 1)]


def test_LU_6_3_after_a_redrown_only_payers_are_compared() -> None:
    """Seat 1 is eliminated, seat 2 pays: seat 2 is the loser who counts, though it has preservers left."""
    happened = played(44, 27, 16, 2, options=OPEN, levels=(0, 0, 5, 3), preservers=(2, 0, 2, 2))
    assert happened.of(e.LeaderAfterLoss) == [e.LeaderAfterLoss("LU-6.3", 3, 2)]


def test_LU_6_4_all_who_paid_in_a_round_are_compared() -> None:
    """Read literally, seat 1 pays, then drowns; seat 3 pays in its place: seat 1 has fewest preservers left."""
    options, preservers = OPEN | LITERAL, (2, 1, 0, 2, 2)
    happened = played(44, 27, 16, 2, 1, options=options, levels=(0, 0, 7, 5, 0), preservers=preservers)
    assert happened.of(e.LeaderAfterTwoLosses) == [e.LeaderAfterTwoLosses("LU-6.4", 3, (1, 3), 1)]


def test_LU_6_3_if_nobody_paid_the_last_eliminated_counts() -> None:
    """Seats 1 and then 0 are eliminated, the others are dry (L17): the seat left of seat 0 leads."""
    happened = played(44, 27, 16, 2, 1, options=OPEN, preservers=(0, 0, 2, 2, 2))
    assert happened.of(e.LeaderAfterLoss) == [e.LeaderAfterLoss("LU-6.3", 2, 0)]
