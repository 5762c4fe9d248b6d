"""The rulings of Drunter & Drüber: where the printed rules are silent. Each test names its ruling."""

from typing import Any

import pytest

from engine.core.game import Result
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import SquareName
from engine.games.drunter_drueber.rules.components import CHURCH, ROAD, WALL
from engine.games.drunter_drueber.rules.game import GAME
from tests.game_driver import refused
from tests.games.drunter_drueber.towns import ALL, SEVERAL, SMALL, TINY, TWO, Town, fresh, hand, last_tile, town

WALL_TO_A4 = "0:w1-3s"
"""A wall from a1 to a4. From there the next double east covers b4 and the outhouse c4."""
DOUBLE = "0:w1-2e"


def asked(*ballots: str, **position: Any) -> Town:
    """Return a game after a vote on the outhouse c4, as proposed by seat 0."""
    return town(WALL_TO_A4, players=len(ballots), **position).play(DOUBLE).vote(*ballots)


def test_D1_who_starts_is_drawn_from_the_seed() -> None:
    """D1: the same seed, the same starter; and in a position that does not say whose turn it is."""
    assert [fresh(4, seed).state.turn for seed in range(9)] == [fresh(4, seed).state.turn for seed in range(9)]
    assert {GAME.begin(4, seed, position={"laid": []}).turn for seed in range(30)} == {0, 1, 2, 3}


def test_D2_who_can_only_build_over_outhouses_must_propose_it() -> None:
    """D2: both ways out of the road's corner are outhouses; no passing, and no other move."""
    board = TINY.replace("W! . . R!\n.  . . .", "W! . ## R!\n. . . ##")
    happened = town(board=board, tiles=[hand("r1"), hand("f1")])
    assert happened.legal() == ["r-1s", "r-1w"]
    assert happened.play("0:r-1w").one(e.VoteCalled).outhouse == "c1"


def test_D2_and_may_vote_no() -> None:
    """D2: the one who proposed it too."""
    happened = asked("neee", "ja")
    assert happened.one(e.VoteLost) == e.VoteLost("DD-5.6", 0, 1, 3)


def test_D2_the_same_may_be_proposed_again() -> None:
    """D2: a lost vote ends the turn; on the next one the outhouse may be voted on once more."""
    happened = asked("?", "ne").play("1:r-1w", DOUBLE)
    assert happened.waits_for() == ("vote", (0, 1))
    assert happened.vote("?", "?").squares()[-1] == ("b4", "c4")


def test_D3_each_lost_vote_uses_up_a_no_card_or_a_joker() -> None:
    """D3: with two players that is eight times at most; then every proposal passes."""
    happened = town(WALL_TO_A4, tiles=[hand("w2"), hand()])
    for seat, card in [(seat, card) for seat in range(2) for card in ("ne", "nee", "neee", "jein")]:
        happened.play(DOUBLE).vote(*(card if each == seat else "?" for each in range(2)))
        if card == "jein":
            happened.play(f"{seat}:no")
    assert len(happened.of(e.VoteLost)) == 8
    against = happened.play(DOUBLE).legal(0)
    assert not [ballot for ballot in against if "n" in ballot]
    assert happened.vote("?", "?").one(e.VotePassed).yes == 0


def test_D4_all_vote_the_active_player_too() -> None:
    """D4: nobody may stay out."""
    happened = town(WALL_TO_A4, players=4, tiles=[hand("w2"), *[hand("w1")] * 3]).play(DOUBLE)
    assert happened.waits_for() == ("vote", (0, 1, 2, 3))
    assert refused(happened, "0:yes")[0] == "not_now"


def test_D4_several_cards_may_mix_yes_and_no() -> None:
    """D4: JA and NEEE are one yes and three no."""
    revealed = asked("ja+neee", "jaa").one(e.VotesRevealed)
    assert (revealed.yes, revealed.no) == (3, 3)


def test_D4_the_undecided_card_always_comes_back_so_everyone_can_vote() -> None:
    """D4: after laying all eight cards, one is left."""
    happened = asked("+".join(ALL), "ja").play("0:yes")
    assert GAME.position(happened.state)["votes"][0] == ["?"]


def test_D5_jokers_say_yes_or_no_never_blank() -> None:
    """D5: one of the two words, openly, after the reveal."""
    happened = asked("jein", "?")
    assert happened.legal(0) == ["yes", "no"]
    happened.play("0:no")
    assert happened.one(e.JokerDeclared).as_seen_by(1) == e.JokerDeclared("DD-5.4", 0, yes=False)
    assert happened.view(None).ballots[0].jokers == (-1, 0)


def test_D5_clockwise_from_the_active_player() -> None:
    """D5: seat 1 has proposed, so seat 2 is asked before seat 0."""
    happened = (
        town(WALL_TO_A4, players=3, turn=1, tiles=[hand("w2")] * 3).play(f"1:{DOUBLE[2:]}").vote("jein", "ja", "jein")
    )
    assert happened.waits_for() == ("joker", (2,))
    assert happened.play("2:no").waits_for() == ("joker", (0,))
    assert happened.view(0).jokers == (0, 0, -1)


@pytest.mark.parametrize(
    ("move", "code"),
    [("0:w1-2n", "occupied"), ("0:w1-2w", "off_board"), ("1:w1-2e", "not_your_turn"), ("0:w1-3e", "no_tile")],
)
def test_D6_a_proposal_is_legal_before_it_is_voted_on(move: str, code: str) -> None:
    """D6: what could not be laid is refused, not voted on."""
    assert refused(town(WALL_TO_A4, tiles=[hand("w2"), hand("w2")]), move)[0] == code


BRIDGES = ("0:f-1e", "0:f-3n", "0:w2-3w", "0:w2-3n", "0:r-1s", "0:r-1s", "0:r-2w")
"""On the small board: a road at d3, a wall bridge at c3 and a river bridge at b3; a3 is free."""


@pytest.mark.parametrize(("options", "way"), [({}, False), ({"bridges": "one"}, False), (SEVERAL, True)])
def test_D7_two_bridges_in_a_row_are_passed_in_one_go_by_the_option_only(options: dict[str, str], way: bool) -> None:
    """D7: otherwise the other side of a bridge must be free."""
    happened = town(*BRIDGES, board=SMALL, options=options)
    assert ("r-1w" in happened.legal()) is way
    if not way:
        assert refused(happened, "0:r-1w")[0] == "two_bridges"


def far_side(entry: str) -> Town:
    """Return a game where the road passes a bridge at b3, to whatever is printed at a3."""
    rows = SMALL.split("\n")
    rows[3] = f"{entry} . . . . ."
    return town("0:f-1e", "0:f-3n", "0:r-1s", "0:r-1s", "0:r-3w", board="\n".join(rows)).play("0:r-1w")


def test_D8_an_outhouse_behind_a_bridge_is_voted_on() -> None:
    """D8: as anywhere; nothing is laid or passed before."""
    happened = far_side("##")
    assert happened.one(e.VoteCalled).outhouse == "a3"
    assert not happened.of(e.BridgePassed)
    happened.vote("?", "?")
    assert happened.one(e.BridgePassed).bridge == "b3"
    assert happened.squares()[-1] == ("a3",)


def test_D8_a_building_behind_a_bridge_is_covered() -> None:
    """D8: as anywhere."""
    assert far_side("G5").one(e.BuildingCovered) == e.BuildingCovered("DD-2.9", 0, CHURCH, 5, SquareName("a3"))


def test_D8_a_corner_is_never_built_on() -> None:
    """D8: right behind a bridge there cannot be one; but a longer tile may come to it: from c1 over e1 to f1."""
    happened = town("0:w1-3e", board=SMALL)
    assert refused(happened, "0:w1-2e") == ("corner", "DD-2.7", {"square": "f1"})
    assert "w1-1e" in happened.legal()


def test_D9_a_pawn_is_removed_when_not_even_a_single_fits() -> None:
    """D9: all four are looked at after each tile, those in corners too; tiles in hand don't matter."""
    happened = town("0:r-2w", board=TINY, tiles=[hand("f2"), hand("w3", "r1")]).play("0:f-2n")
    assert happened.pawns() == ["", "d4", "b1", "a2"]
    assert happened.one(e.PawnRemoved) == e.PawnRemoved("DD-4.1", WALL, SquareName("a1"))


def test_D9_outhouses_do_not_block() -> None:
    """D9: the road at b1 has only the outhouse b2 left."""
    board = TINY.replace(".  . . .", ".  ## . .", 1)
    assert town("0:r-2w", board=board).play("0:f-2n").pawns()[2] == "b1"


def test_D10_a_pawn_with_room_stays_though_nobody_holds_a_fitting_tile() -> None:
    """D10: no roads and no rivers are left in the hands; those pawns stay, and the game goes on or ends."""
    happened = town(tiles=[hand("w1", "w1"), hand()]).play("0:w1-1e")
    assert happened.pawns() == ["b1", "o10", "o1", "a10"]
    assert happened.play("0:w1-1e").waits_for()[0] == "over"
    assert not happened.of(e.PawnRemoved)


def test_D10_players_pass_meanwhile() -> None:
    """D10: seat 1 holds a road triple only, and the road at b1 has room for two squares."""
    happened = town("0:r-2w", "0:f-1e", board=TINY, tiles=[hand("f1", "f2"), hand("r3")])
    assert happened.play("0:f-1e").of(e.TurnPassed) == [e.TurnPassed("DD-2.10", 1)]
    assert happened.pawns()[2] == "b1"
    assert happened.waits_for() == ("place", (0,))


def test_DD_2_10_only_without_a_placeable_tile_and_placements_on_outhouses_count() -> None:
    """Seat 1's only placement is over the outhouse c4: it does not pass."""
    happened = town("0:w1-3s", "0:w1-1e", tiles=[hand("r1"), hand("w1")])
    happened.play("0:r-1w")
    assert happened.waits_for() == ("place", (1,))
    assert "w1-1e" in happened.legal()


def test_D11_a_tie_goes_to_who_holds_most_votes() -> None:
    """D11: a joker is two votes, an undecided card none: JA and JEEIIN beat NEE."""
    votes = [["nee", "?"], ["ja", "jein", "?"]]
    happened = last_tile(targets=[["K"], ["G"]], votes=votes)
    assert happened.one(e.VotesCompared).votes == (2, 3)
    assert GAME.result(happened.state) == Result((15, 15), (1,))


def test_D11_then_it_is_shared() -> None:
    """D11: JAA and JEEIIN are two votes each."""
    happened = last_tile(targets=[["K"], ["G"]], votes=[["jaa", "?"], ["jein", "?"]])
    assert happened.one(e.VictoryShared).winners == (0, 1)


def test_D12_others_cards_are_hidden_but_used_ones_are_public() -> None:
    """D12: while a vote is on, what they laid is unseen; what each still holds is known to all."""
    happened = asked("ja", "nee").play("1:r-1w", DOUBLE, "0:nee+?")
    assert [happened.view(seat).chosen for seat in (0, 1, None)] == [(0b10010000, 0), (-1, 0), (-1, 0)]
    assert happened.view(1).votes == happened.view(None).votes == (0b11111110, 0b11101111)


def test_D13_touching_anything_is_legal() -> None:
    """D13: the river b2, c2, d2 lies all along the wall b1, c1, d1."""
    happened = town("0:w1-3e", "0:f-3n", "0:f-3n", "0:f-2n")
    assert happened.pawns()[3] == "a2"
    assert happened.play("0:f-3e").squares()[-1] == ("b2", "c2", "d2")


def test_D13_a_wall_tile_goes_to_either_wall_pawn_and_the_walls_never_join() -> None:
    """D13: where the two wall pawns meet, at e3 and f3, neither goes on over the other one's tile."""
    assert {move.split("-")[0] for move in town(tiles=[hand("w1"), hand()]).legal()} == {"w1", "w2"}
    met = town("0:w1-3e", "0:w1-1e", "0:w1-2s", "0:w2-2n", board=SMALL)
    assert met.pawns()[:2] == ["e3", "f3"]
    assert refused(met, "0:w1-1e") == ("occupied", "DD-2.5", {"square": "f3"})
    assert refused(met, "0:w2-1w") == ("occupied", "DD-2.5", {"square": "e3"})
    assert not met.play("0:w1-1s").of(e.PawnRemoved)


PAIRS = [["K", "all3"], ["S", "each"]]


def test_D14_the_wall_is_blocked_when_both_its_pawns_are_removed() -> None:
    """D14: the first one alone calls for no choice."""
    laid = ("0:w1-2e", "0:r-1s", "0:r-1w", "0:w2-1w", "0:f-1e")
    happened = town(*laid[:2], board=TINY, options=TWO, targets=PAIRS, turn=1).play("1:r-1w")
    assert happened.one(e.PawnRemoved) == e.PawnRemoved("DD-4.1", WALL, SquareName("c1"))
    assert not happened.of(e.KindBlocked)
    happened = town(*laid, board=TINY, options=TWO, targets=PAIRS).play("0:r-1s")
    assert happened.one(e.KindBlocked) == e.KindBlocked("DD-7.2", WALL)


def test_D14_after_the_last_tile_too() -> None:
    """D14: the choice comes before the end."""
    tiles = [hand("f1"), hand()]
    happened = town("0:r-2w", "0:f-2n", board=TINY, options=TWO, targets=PAIRS, tiles=tiles).play("0:f-1e")
    assert happened.events[-1] == e.KindBlocked("DD-7.2", ROAD)
    assert happened.waits_for() == ("main", (0, 1))
    happened.play("0:K", "1:S")
    assert happened.waits_for() == ("over", ())
    assert not happened.of(e.NeverBlocked)


def test_D15_the_main_target_is_chosen_face_down_all_at_once() -> None:
    """D15: nobody sees another one's choice, neither before nor after the last one."""
    happened = town("0:r-2w", "0:f-2n", board=TINY, options=TWO, targets=PAIRS).play("0:f-1e", "1:each")
    decision = GAME.decision(happened.state)
    assert decision is not None
    assert decision.hidden
    assert happened.view(0).main == ("", "?")
    assert happened.play("0:K").view(0).main == ("K", "?")


def test_D15_if_nothing_is_ever_blocked_at_the_end_before_the_reveal() -> None:
    """D15: the target cards are still hidden then."""
    happened = last_tile(options=TWO, targets=PAIRS)
    assert happened.events[-1] == e.NeverBlocked("DD-7.4")
    assert happened.view(0).targets == (("K", "all3"), ("?", "?"))
    happened.play("0:K", "1:S")
    assert happened.view(0).targets == (("K", "all3"), ("S", "each"))


def test_D16_still_tied_after_the_second_card_votes_left_then_shared() -> None:
    """D16: four plain types, 15 points each."""
    pairs: dict[str, Any] = {"targets": [["K", "J"], ["S", "T"]], "main": ["K", "S"], "options": TWO}
    more = last_tile(**pairs, votes=[["ja", "?"], ["jaa", "?"]])
    assert [type(event) for event in more.events[-4:]] == [e.SecondScored, e.SecondScored, e.VotesCompared, e.GameWon]
    assert GAME.result(more.state) == Result((15, 15), (1,))
    shared = last_tile(**pairs, votes=[["jaa", "?"], ["nee", "?"]])
    assert GAME.result(shared.state) == Result((15, 15), (0, 1))
    assert shared.events[-1] == e.VictoryShared("DD-6.5", (0, 1), (15, 15))
