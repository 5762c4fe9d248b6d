"""The rulings of Land Unter: where the printed rules are silent. Each test names its ruling."""

from random import Random
from typing import Any

import pytest

from engine.core.game import EventLog
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import Tide
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State
from tests.games.land_unter.rounds import Round, played, ready

LITERAL = {"split_tie": "literal"}


def test_L1_all_who_tie_for_the_lowest_tide_get_the_bonus() -> None:
    """L1: seats 1 and 2 both show a 2; the dry ones share too."""
    happened = played(44, 27, 16, 3, 1, round=11, levels=(0, 0, 2, 2, 8), preservers=(1, 2, 1, 1, 1))
    assert happened.of(e.BonusScored) == [e.BonusScored("LU-4.4", seat, Tide(2), shared=True) for seat in (2, 3)]
    assert happened.state.scores == (1, 2, 2, 2, 0)
    dry = played(44, 27, 16, 2, round=11, preservers=(1, 1, 1, 1))
    assert dry.of(e.BonusWithoutTide) == [e.BonusWithoutTide("LU-4.5", seat, shared=True) for seat in (2, 3)]


def test_L2_the_eliminated_never_get_the_bonus() -> None:
    """L2: their tide cards are turned down, and that is not level 0."""
    happened = played(44, 27, 0, 16, round=11, levels=(0, 0, -1, 9), preservers=(2, 2, -1, 2))
    assert happened.of(e.BonusScored) == [e.BonusScored("LU-4.4", 0, Tide(4), shared=False)]
    assert happened.state.scores == (3, 2, -1, 1)


TIE: dict[str, Any] = {"levels": (0, 0, 7, 5), "preservers": (2, 2, 0, 2)}
"""Seats 1 and 2 will share the highest tide; seat 1 can pay, seat 2 can't."""


def split_tie(options: dict[str, str] | None = None) -> Round:
    """Return a game after a tie in which only one could pay."""
    return played(44, 27, 16, 2, options=options, **TIE)


def test_L3_of_two_in_a_tie_one_pays_and_one_is_eliminated() -> None:
    """L3: somebody paid, so there is no re-drown."""
    happened = split_tie()
    assert happened.of(e.PreserverLostInTie) == [e.PreserverLostInTie("LU-2.8", 1, Tide(7), 1)]
    assert happened.of(e.Eliminated) == [e.Eliminated("LU-3.2", 2, Tide(7), 1)]
    assert happened.of(e.RedrownSpared) == [e.RedrownSpared("LU-3.3", (1,))]
    assert happened.state.preservers == [2, 1, -1, 2]


def test_L3_read_literally_the_survivor_of_the_tie_pays_again() -> None:
    """L3, option split_tie=literal: the highest tide now is seat 1's 7 again."""
    happened = split_tie(LITERAL)
    assert happened.of(e.PreserverLostAgain) == [e.PreserverLostAgain("LU-3.3", 1, Tide(7), 0)]
    assert not happened.of(e.RedrownSpared)
    assert happened.state.preservers == [2, 0, -1, 2]


def test_L3_read_literally_the_survivor_may_drown_too() -> None:
    """L3, option split_tie=literal: seat 1 pays its last one, and is eliminated by the re-drown."""
    happened = played(44, 27, 16, 2, 3, options=LITERAL, levels=(0, 0, 7, 5, 0), preservers=(2, 1, 0, 2, 2))
    assert [event.seat for event in happened.of(e.Eliminated)] == [2, 1]
    assert happened.of(e.PreserverLostAgain) == [e.PreserverLostAgain("LU-3.3", 3, Tide(5), 1)]


def test_L3_the_options_may_forbid_what_the_letter_wants() -> None:
    """L3: with redrown=off there is no second payment, literal or not."""
    assert split_tie({**LITERAL, "redrown": "off"}).state.preservers == [2, 1, -1, 2]


@pytest.mark.parametrize("seed", range(30))
def test_L4_three_players_never_redrown(seed: int) -> None:
    """L4: an elimination leaves two, and the stage ends at once, without a re-drown."""
    rng, events = Random(seed), EventLog()
    state = GAME.begin(3, seed, {"split_tie": rng.choice(("spared", "literal"))}, log=events)
    while decision := GAME.decision(state):
        for seat in decision.seats:
            GAME.play(state, seat, rng.choice(state.hands[seat]), events)
    assert "LU-3.3" not in {event.rule for event in events}


def test_L4_no_redrown_when_an_elimination_leaves_two() -> None:
    """L4: seat 2 shows the next highest tide and keeps its preservers."""
    happened = played(44, 27, 16, 0, levels=(0, 0, 5, -1), preservers=(2, 0, 2, -1))
    assert happened.of(e.StageCutShort) == [e.StageCutShort("LU-3.4", (0, 2))]
    assert happened.state.scores == (3, -1, 2, -1)


def test_L5_both_tied_seats_without_preservers_are_eliminated() -> None:
    """L5: five players, so three stay, and the re-drown takes seat 3's 5."""
    happened = played(44, 27, 16, 2, 3, levels=(0, 0, 7, 5, 0), preservers=(2, 0, 0, 2, 2))
    assert [event.seat for event in happened.of(e.Eliminated)] == [1, 2]
    assert happened.of(e.PreserverLostAgain) == [e.PreserverLostAgain("LU-3.3", 3, Tide(5), 1)]


def test_L5_a_single_survivor_scores_as_usual() -> None:
    """L5: of three players two drown; the third one gets preservers and bonus."""
    happened = played(44, 27, 16, levels=(0, 0, 7), preservers=(2, 0, 0))
    assert happened.of(e.StageCutShort) == [e.StageCutShort("LU-3.4", (0,))]
    assert happened.state.scores == (3, -1, -1)


CHAIN: dict[str, Any] = {"levels": (0, 0, 6, 5, 3), "preservers": (2, 0, 0, 2, 2)}
"""Seat 1 will drown at 7, then seat 2 shows the highest tide, without a preserver, then seat 3 can pay."""


def chain(options: dict[str, str] | None = None) -> Round:
    """Return a game after an elimination that brings another one."""
    return played(44, 27, 16, 2, 1, options=options, **CHAIN)


def test_L6_the_redrown_goes_on_until_somebody_pays() -> None:
    """L6: seats 1 and 2 are eliminated, seat 3 pays."""
    happened = chain()
    assert [event.seat for event in happened.of(e.Eliminated)] == [1, 2]
    assert happened.of(e.RedrownBegun) == [e.RedrownBegun("LU-3.3", Tide(6)), e.RedrownBegun("LU-3.3", Tide(5))]
    assert happened.state.preservers == [2, -1, -1, 1, 2]


def test_L6_the_redrown_stops_when_two_are_left() -> None:
    """L6: of four players two are eliminated in one round; nobody else pays."""
    happened = played(44, 27, 16, 2, levels=(0, 0, 6, 5), preservers=(2, 0, 0, 2))
    assert happened.of(e.StageCutShort) == [e.StageCutShort("LU-3.4", (0, 3))]
    assert not happened.of(e.PreserverLostAgain)
    assert happened.state.scores == (3, -1, -1, 2)


def test_L6_with_the_option_once_it_strikes_once() -> None:
    """L6, option redrown=once: seat 2 is eliminated by the re-drown, and nobody else pays."""
    happened = chain({"redrown": "once"})
    assert happened.of(e.RedrownBegun) == [e.RedrownBegun("LU-3.3", Tide(6))]
    assert happened.of(e.RedrownOff) == [e.RedrownOff("LU-3.3")]
    assert happened.state.preservers == [2, -1, -1, 2, 2]


def test_L6_with_the_option_off_it_never_strikes() -> None:
    """L6, option redrown=off: seat 1 is eliminated, and that is all."""
    happened = chain({"redrown": "off"})
    assert not happened.of(e.RedrownBegun)
    assert happened.of(e.RedrownOff) == [e.RedrownOff("LU-3.3")]
    assert happened.state.preservers == [2, -1, 0, 2, 2]


def test_L7_a_tie_in_the_redrown_all_pay() -> None:
    """L7: seats 2 and 3 both show a 5, now the highest."""
    happened = played(44, 27, 16, 2, levels=(0, 0, 5, 5), preservers=(2, 0, 2, 1))
    assert happened.of(e.PreserverLostAgain) == [
        e.PreserverLostAgain("LU-3.3", 2, Tide(5), 1),
        e.PreserverLostAgain("LU-3.3", 3, Tide(5), 0),
    ]
    assert happened.of(e.StillAfloat) == [e.StillAfloat("LU-3.1", 3)]


def test_L7_a_tie_in_the_redrown_in_which_one_can_pay() -> None:
    """L7 with L3: seat 3 pays, seat 2 is eliminated, and there is no further re-drown."""
    happened = played(44, 27, 16, 2, 1, levels=(0, 0, 5, 5, 3), preservers=(2, 0, 0, 2, 2))
    assert happened.of(e.RedrownSpared) == [e.RedrownSpared("LU-3.3", (3,))]
    assert happened.state.preservers == [2, -1, -1, 1, 2]


@pytest.mark.parametrize("round", [3, 7, 11])
def test_L8_the_eliminated_score_minus_one_whenever_it_happened(round: int) -> None:
    """L8: early, or in the last round; and no bonus."""
    happened = played(44, 27, 16, round=round, preservers=(1, 0, 1), scores=(3, 3, 3))
    assert happened.state.scores == (4, 2, 5)


def test_L8_the_last_round_may_eliminate_too() -> None:
    """L8: four players, the twelfth round: the stage is full, the re-drown strikes, the score is -1."""
    happened = played(44, 27, 16, 2, round=11, preservers=(1, 0, 1, 1))
    assert happened.of(e.Eliminated)[0].sentence_variant == "no_cards"
    assert happened.of(e.StageEnded)
    assert happened.state.scores == (0, -1, 2, 2)


def test_L9_a_set_without_preservers_is_legal() -> None:
    """L9: the first loss eliminates."""
    sets = [[*range(low, low + 12)] for low in (1, 13, 25, 49)]
    events = EventLog()
    assert GAME.begin(4, 1, position={"deal": sets}, log=events).preservers == [0, 6, 12, 0]
    assert e.PreserversTaken("LU-1.3", 3, 0, 0) in events
    happened = played(1, 13, 25, 60, round=0, tides=(6, 6), hands=sets)
    assert happened.of(e.Eliminated) == [e.Eliminated("LU-3.2", 3, Tide(6), 11)]
    assert happened.state.preservers == [0, 6, 11, -1]


def test_L10_two_equal_tide_cards_are_nothing_special() -> None:
    """L10: highest and second highest take one each, and then tie."""
    happened = played(44, 27, 16, 2, tides=(6, 6), preservers=(2, 2, 2, 2))
    assert happened.state.levels == [6, 6, 0, 0]
    assert happened.of(e.LowerTideTaken)[0].sentence_variant == "equal"
    assert [event.seat for event in happened.of(e.PreserverLostInTie)] == [0, 1]


def test_L12_cards_of_the_eliminated_are_passed_on_with_the_set() -> None:
    """L12: all twelve, unseen by the others."""
    start = ready(44, 27, 16, round=4, preservers=(2, 0, 2))
    unplayed, own = set(start.state.hands[1]) - {27}, set(start.state.sets[1])
    happened = start.lay(44, 27, 16)
    assert set(happened.state.hands[2]) == own
    assert not unplayed & happened.view(0).known[1]


def test_L13_a_tie_on_final_points_is_shared() -> None:
    """L13: by two, or by all."""
    happened = played(44, 27, 16, stage=2, round=11, preservers=(1, 2, 1), scores=(4, 4, 3))
    assert happened.of(e.VictoryShared) == [e.VictoryShared("LU-5.4", (0, 1, 2), (5, 5, 5))]
    result = GAME.result(happened.state)
    assert result is not None
    assert result.winners == (0, 1, 2)


def test_L14_played_weather_cards_are_public() -> None:
    """L14: every seat and a bystander know them, in this stage and in the next ones."""
    happened = played(44, 27, 16, 2, round=3)
    for seat in (0, 1, 2, 3, None):
        assert 44 in happened.view(seat).known[0]
        assert 44 in happened.view(seat).played[0]
    assert not set(happened.state.hands[0]) & happened.view(1).known[0]
    later = played(44, 27, 16, round=11)
    assert later.view(None).known == tuple(map(frozenset, later.state.sets))
    assert later.view(None).shown == later.view(None).known


def stages(players: int, count: int) -> State:
    """Return a game in its stage `count` (from 0), where eliminations have left cards unseen."""
    state = GAME.begin(players, 4)
    while state.stage < count:
        for seat in state.active_seats():
            GAME.play(state, seat, state.hands[seat][-1])
    return state


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_L16_a_seat_knows_every_set_that_it_has_held(count: int) -> None:
    """L16: in the second stage, the set that the left neighbour now plays; and so on."""
    state = stages(4, count)
    for seat in range(4):
        view = GAME.view(state, seat)
        held = {(seat - back) % 4 for back in range(count + 1)}
        for own in range(4):
            assert (view.known[own] == frozenset(state.sets[own])) == (own in held or len(state.shown[own]) == 12)
        if count:
            assert view.known[view.played_set_index_of_seat((seat + 1) % 4)] == frozenset(state.hands[(seat + 1) % 4])


def test_L17_a_redrown_on_dry_land_costs_nobody_anything() -> None:
    """L17: who has a tide card drowns at 7 and at 4; nobody left shows one, so nobody else pays."""
    happened = played(44, 27, 16, 2, 1, preservers=(0, 0, 2, 2, 2))
    assert [event.seat for event in happened.of(e.Eliminated)] == [1, 0]
    assert happened.of(e.NobodyDrowns) == [e.NobodyDrowns("LU-3.3")]
    assert happened.state.preservers == [-1, -1, 2, 2, 2]
    assert happened.view(None).seats_to_move == (2, 3, 4)


def test_L17_holds_after_a_tie_that_nobody_could_pay() -> None:
    """L17 with L5: two equal tide cards, both takers without preservers, all others dry."""
    happened = played(44, 27, 16, 2, 1, tides=(6, 6), preservers=(0, 0, 2, 2, 2))
    assert happened.of(e.NobodyDrowns) == [e.NobodyDrowns("LU-3.3")]
    assert happened.state.preservers == [-1, -1, 2, 2, 2]
