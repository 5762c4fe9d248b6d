"""Every event is logged right after the state changed, so that a picture drawn then shows what the sentence says."""

from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import FREE
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.view import View
from tests.game_driver import Recorder
from tests.games.drunter_drueber.towns import TINY, TWO, Town, hand, town

PAIRS = [["K", "all3"], ["S", "each"]]


def recorded(happened: Town, *moves: str) -> Recorder[View]:
    """Make these moves; return the recorder that logged them."""
    happened.events = recorder = Recorder(GAME)
    happened.play(*moves)
    return recorder


def test_a_tile_lies_when_it_is_logged_and_then_its_pawn_moves() -> None:
    happened = town(tiles=[hand("r3"), hand("r1")])
    recorder = recorded(happened, "0:r-3w")
    laid, moved = recorder.at(e.TileLaid), recorder.at(e.PawnMoved)
    assert laid.tiles[0] == (0,) * 9
    assert [laid.cover[laid.board.square_named(name)] != FREE for name in ("n1", "m1", "l1", "k1")] == [True] * 3 + [
        False
    ]
    assert [laid.board.square_name(view.pawns[2]) for view in (laid, moved)] == ["o1", "l1"]
    assert moved.turn == 0, "the turn is not over before its last event is logged"


def test_a_bridge_is_passed_before_the_tile_lies() -> None:
    happened = town("0:w1-1s", "0:w1-3e", "0:w1-1n", "0:w1-1w")
    recorder = recorded(happened, "0:w1-1s")
    passed = recorder.at(e.BridgePassed)
    assert len(passed.laid) == 4
    assert passed.cover[passed.board.square_named("c3")] == FREE


def test_a_blocked_pawn_is_gone_when_it_is_logged() -> None:
    recorder = recorded(town("0:r-2w", board=TINY), "0:f-2n")
    assert recorder.at(e.PawnMoved).pawns[0]
    assert not recorder.at(e.PawnRemoved).pawns[0]


def test_a_vote_is_seen_step_by_step() -> None:
    """The proposal, cards face down, cards open, the declared joker, the hands afterwards, and only then the tile."""
    recorder = recorded(town("0:w1-3s"), "0:w1-2e", "0:ja", "1:nee+jein", "1:yes")
    called, laid, shown = recorder.at(e.VoteCalled), recorder.at(e.VoteLaid), recorder.at(e.VotesRevealed)
    assert called.proposal is not None
    assert len(called.proposed) == 2
    assert (called.phase, laid.chosen) == ("vote", (-1, 0))
    assert (shown.phase, shown.chosen) == ("joker", (0b1, 0b1010000))
    assert recorder.at(e.JokerDeclared).jokers == (0, 1)
    assert recorder.at(e.VotePassed).chosen == shown.chosen
    gone = recorder.at(e.CardsDiscarded)
    assert (gone.chosen, gone.votes, gone.proposal) == ((0, 0), (0b11111110, 0b10101111), None)
    assert len(gone.laid) == 1
    assert len(gone.ballots) == 1


def test_DD_6_2_one_seat_after_the_other_turns_over_its_targets() -> None:
    """DD-6.2: when its own are told; until then nobody else sees them."""
    happened = town("0:r-2w", "0:f-2n", board=TINY, options=TWO, targets=PAIRS, tiles=[hand("f1"), hand()])
    recorder = recorded(happened, "0:f-1e", "0:K", "1:S")
    assert recorder.at(e.KindBlocked).phase == "main"
    assert recorder.at(e.MainChosen).main == ("?", "")
    assert recorder.at(e.MainChosen).targets == (("?", "?"), ("?", "?"))
    assert recorder.at(e.BuildingEnded).targets == (("?", "?"), ("?", "?"))
    assert recorder.at(e.TargetScored).targets == (("K", "all3"), ("?", "?"))
    assert recorder.at(e.TargetScored).main == ("K", "?")
    assert recorder.views[-1].targets == (("K", "all3"), ("S", "each"))
    assert happened.view(None).targets == (("K", "all3"), ("S", "each"))


def test_a_pass_is_logged_before_the_turn_goes_on() -> None:
    happened = town(players=3, tiles=[hand("r1", "r1"), hand(), hand("r1")])
    assert recorded(happened, "0:r-1w").at(e.TurnPassed).turn == 0
    assert happened.waits_for() == ("place", (2,))
