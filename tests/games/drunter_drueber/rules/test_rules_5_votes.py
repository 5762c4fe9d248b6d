"""Chapter 5 of Drunter & Drüber: votes on outhouses. Each test names its rule."""

from typing import Any

import pytest

from engine.core.game import EVERYONE, Decision
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import SquareName
from engine.games.drunter_drueber.rules.components import WALL
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.voting_cards import cards_of_bits
from tests.game_driver import refused
from tests.games.drunter_drueber.towns import ALL, Town, hand, laid_cards, named_squares, town

WALL_TO_A4 = "0:w1-3s"
"""A wall from a1 to a4. From there the next double east covers b4 and the outhouse c4."""
DOUBLE = "0:w1-2e"


def proposed(players: int = 2, **position: Any) -> Town:
    """Return a game where seat 0 has just proposed the wall over the outhouse c4."""
    return town(WALL_TO_A4, players=players, **position).play(DOUBLE)


def voted(*ballots: str) -> Town:
    """Return a game after such a vote."""
    return proposed(len(ballots)).vote(*ballots)


def test_DD_5_1_over_an_outhouse_the_town_votes_first() -> None:
    """DD-5.1: the tile is not laid yet; everyone owes voting cards."""
    happened = proposed(3)
    assert happened.events == [e.VoteCalled("DD-5.1", 0, WALL, 2, "e", named_squares("b4 c4"), SquareName("c4"))]
    assert GAME.decision(happened.state) == Decision("vote", (0, 1, 2), hidden=True)
    assert len(happened.state.laid) == 1
    assert happened.pawns()[0] == "a4"
    assert happened.view(None).proposed == tuple(map(happened.state.board.square_named, ("b4", "c4")))


@pytest.mark.parametrize(("move", "outhouse"), [("w1-1e", ""), ("w1-2e", "c4"), ("w1-3e", "c4")])
def test_DD_5_1_whichever_square_of_the_tile_is_on_it(move: str, outhouse: str) -> None:
    """DD-5.1: the middle of a triple, the end of a double; a single that stops before needs no vote."""
    happened = town(WALL_TO_A4).play(f"0:{move}")
    assert [event.outhouse for event in happened.of(e.VoteCalled)] == ([outhouse] if outhouse else [])


def test_DD_5_1_a_covered_outhouse_is_no_matter_any_more() -> None:
    """DD-5.1: the tiles beside it are laid without a vote."""
    happened = town(WALL_TO_A4, DOUBLE).play("0:w1-1e")
    assert not happened.of(e.VoteCalled)
    assert happened.squares()[-1] == ("d4",)


def test_DD_5_2_everyone_lays_one_voting_card_or_more_face_down() -> None:
    """DD-5.2: how many and which is seen by nobody else."""
    happened = proposed(3).play("1:ja+nee+?")
    assert happened.events[-1] == e.VoteLaid("DD-5.2", 1, laid_cards("ja+nee+?"))
    for seat in (0, 2, None):
        assert happened.events[-1].as_seen_by(seat) == e.VoteLaid("DD-5.2", 1, ())
        assert happened.view(seat).chosen == (0, -1, 0)
    assert [cards_of_bits(happened.view(seat).chosen[1]) for seat in (1, EVERYONE)] == [("ja", "nee", "?")] * 2
    assert happened.events[-1].sentence_variant == ""
    assert happened.events[-1].as_seen_by(0).sentence_variant == "hidden"
    assert happened.waits_for() == ("vote", (0, 2))


def test_DD_5_2_any_set_of_the_cards_held_may_be_laid() -> None:
    """DD-5.2: with all eight, 255 sets; with two, three; never none."""
    assert len({*proposed().legal(1)}) == 255
    assert proposed(votes=[ALL, ["ja", "?"]]).legal(1) == ["ja", "?", "ja+?"]
    assert "" not in proposed().legal(1)


def test_DD_5_2_the_votes_come_in_any_order_and_only_once() -> None:
    """DD-5.2: who has laid cards waits for the others."""
    happened = proposed(3).play("2:ja")
    assert refused(happened, "2:ne") == ("already_voted", "DD-5.2", {"seat": 2})
    assert refused(happened, "2:ja") == ("already_voted", "DD-5.2", {"seat": 2})
    assert happened.play("1:ne").waits_for() == ("vote", (0,))


def test_DD_5_2_only_cards_that_one_still_holds() -> None:
    """DD-5.2: the refusal names the missing ones."""
    happened = proposed(votes=[["ja", "?"], ALL])
    assert refused(happened, "0:ja+jaa+neee") == ("not_in_hand", "DD-5.2", {"cards": ("jaa", "neee")})
    assert refused(happened, "0:w1-1e")[:2] == ("not_now", "")
    assert happened.waits_for() == ("vote", (0, 1))


def test_DD_5_3_all_cards_are_turned_over_at_once() -> None:
    """DD-5.3: nothing is logged before the last seat has voted; then everything is, to everybody."""
    happened = proposed(3).play("0:ja+?", "2:nee+jein")
    assert not happened.of(e.VotesRevealed)
    happened.play("1:neee")
    revealed = happened.one(e.VotesRevealed)
    assert revealed == e.VotesRevealed("DD-5.3", (laid_cards("ja+?"), laid_cards("neee"), laid_cards("nee+jein")), 1, 5)
    assert revealed.as_seen_by(None) == revealed
    assert happened.view(None).chosen == tuple(happened.state.chosen) == (0b10000001, 0b100000, 0b1010000)


@pytest.mark.parametrize(
    ("ballot", "yes", "no"),
    [
        *(("ja", 1, 0), ("jaa", 2, 0), ("jaaa", 3, 0)),
        *(("ne", 0, 1), ("nee", 0, 2), ("neee", 0, 3)),
        *(("?", 0, 0), ("ja+jaa+jaaa+ne+nee+neee+?", 6, 6)),
    ],
)
def test_DD_5_3_each_card_counts_its_vowels(ballot: str, yes: int, no: int) -> None:
    """DD-5.3: JA 1, JAA 2, JAAA 3, and NE, NEE, NEEE likewise; the undecided card counts nothing."""
    revealed = voted(ballot, "?").one(e.VotesRevealed)
    assert (revealed.yes, revealed.no) == (yes, no)


def test_DD_5_4_a_joker_is_two_votes_declared_after_the_reveal() -> None:
    """DD-5.4: yes or no; the vote is not counted before."""
    happened = voted("ne", "jein")
    assert GAME.decision(happened.state) == Decision("joker", (1,))
    assert happened.legal(1) == ["yes", "no"]
    assert not happened.of(e.VoteLost)
    happened.play("1:yes")
    assert happened.one(e.JokerDeclared) == e.JokerDeclared("DD-5.4", 1, yes=True)
    assert happened.one(e.VotePassed) == e.VotePassed("DD-5.5", 0, 2, 1)


def test_DD_5_4_declared_no_it_counts_against() -> None:
    """DD-5.4: two votes against one."""
    happened = voted("ja", "jein").play("1:no")
    assert happened.one(e.JokerDeclared).sentence_variant == "no"
    assert happened.one(e.VoteLost) == e.VoteLost("DD-5.6", 0, 1, 2)
    assert voted("ja", "jein").play("1:yes").one(e.JokerDeclared).sentence_variant == "yes"


def test_DD_5_4_jokers_are_declared_clockwise_from_the_active_player() -> None:
    """DD-5.4: seat 2 has proposed, so seats 2, 0, 1 in this order; each one knows what was said before."""
    wall = WALL_TO_A4.replace("0:", "2:")
    happened = town(wall, players=3, turn=2).play("2:w1-2e").vote("jein", "ne+jein", "jein")
    for seat in (2, 0, 1):
        assert happened.waits_for() == ("joker", (seat,))
        for other in {0, 1, 2} - {seat}:
            assert refused(happened, f"{other}:yes") == ("not_your_joker", "DD-5.4", {"seat": seat})
        happened.play(f"{seat}:{'no' if seat == 0 else 'yes'}")
        assert happened.of(e.JokerDeclared)[-1].seat == seat
    assert happened.one(e.VotePassed) == e.VotePassed("DD-5.5", 2, 4, 3)


def test_DD_5_4_who_laid_no_joker_declares_none() -> None:
    """DD-5.4: the active player neither."""
    happened = voted("ja", "nee", "jein")
    assert happened.waits_for() == ("joker", (2,))
    assert refused(happened, "0:yes") == ("not_your_joker", "DD-5.4", {"seat": 2})
    assert refused(happened, "2:ja")[:2] == ("not_now", "")


@pytest.mark.parametrize(("ballots", "variant"), [(("jaa", "ne"), ""), (("ja", "ne"), "tie"), (("?", "?"), "tie")])
def test_DD_5_5_yes_or_a_tie_and_the_tile_is_laid_as_proposed(ballots: tuple[str, str], variant: str) -> None:
    """DD-5.5: as many yes as no is enough, even none at all."""
    happened = voted(*ballots)
    assert happened.one(e.VotePassed).rule == "DD-5.5"
    assert happened.one(e.VotePassed).sentence_variant == variant
    assert happened.one(e.TileLaid).squares == ("b4", "c4")
    assert happened.squares()[-1] == ("b4", "c4")
    assert happened.pawns()[0] == "c4"
    assert happened.waits_for() == ("place", (1,))
    assert not happened.of(e.VoteLost)


def test_DD_5_6_more_no_and_the_tile_goes_back_and_the_turn_is_over() -> None:
    """DD-5.6: nothing is laid, the tile stays in the hand, and it is the next player's turn."""
    before = proposed().state.tiles
    happened = voted("ja", "nee")
    assert happened.one(e.VoteLost) == e.VoteLost("DD-5.6", 0, 1, 2)
    assert not happened.of(e.TileLaid)
    assert len(happened.state.laid) == 1
    assert happened.state.tiles == before
    assert happened.pawns()[0] == "a4"
    assert happened.waits_for() == ("place", (1,))


def test_DD_5_6_afterwards_somebody_who_can_place_is_next() -> None:
    """DD-5.6: nobody else holds a tile, so the turn comes back, and the same may be proposed again."""
    happened = proposed(tiles=[hand("w2"), hand()]).vote("?", "ne")
    assert happened.of(e.TurnPassed) == [e.TurnPassed("DD-2.10", 1)]
    assert happened.waits_for() == ("place", (0,))
    assert happened.play(DOUBLE).waits_for() == ("vote", (0, 1))


@pytest.mark.parametrize("against", ["ne", "neee"])
def test_DD_5_7_used_cards_are_out_of_the_game_openly(against: str) -> None:
    """DD-5.7: whether the vote was won or lost; everybody sees what is left."""
    happened = voted("jaa+jein", against).play("0:no")
    held = [[card for card in ALL if card not in used] for used in (("jaa", "jein"), (against,))]
    assert GAME.position(happened.state)["votes"] == held
    assert happened.one(e.CardsDiscarded) == e.CardsDiscarded("DD-5.7", (10, 14 - len(against) + 1))
    assert [cards_of_bits(left) for left in happened.view(None).votes] == [tuple(cards) for cards in held]
    assert happened.state.chosen == [0, 0]
    assert happened.state.jokers == [0, 0]


def test_DD_5_8_undecided_cards_come_back() -> None:
    """DD-5.8: to those who laid them; so everyone can vote again."""
    happened = voted("?", "ja+?", "ne")
    assert happened.one(e.UndecidedReturned) == e.UndecidedReturned("DD-5.8", (0, 1))
    assert GAME.position(happened.state)["votes"][:2] == [ALL, [card for card in ALL if card != "ja"]]
    assert not voted("ja", "ne").of(e.UndecidedReturned)


def test_DD_5_8_who_has_nothing_else_can_still_vote() -> None:
    """DD-5.8: with the undecided card alone."""
    happened = proposed(votes=[["?"], ["?"]])
    assert happened.legal(0) == happened.legal(1) == ["?"]
    assert happened.vote("?", "?").one(e.VotePassed).yes == 0


def test_a_vote_is_logged_in_this_order() -> None:
    happened = voted("jein+?", "nee").play("0:yes")
    assert happened.rules() == [
        *("DD-5.1", "DD-5.2", "DD-5.2", "DD-5.3", "DD-5.4", "DD-5.5", "DD-5.7", "DD-5.8"),
        *("DD-2.4", "DD-2.8"),
    ]


def test_a_vote_that_is_over_is_remembered_by_all() -> None:
    """What was voted on, by whom, with which cards, and what came of it."""
    happened = voted("jein+?", "nee").play("0:no")
    (ballot,) = happened.view(None).ballots
    assert (ballot.seat, ballot.passed, ballot.before, ballot.jokers) == (0, False, 1, (-1, 0))
    assert tuple(map(cards_of_bits, ballot.cards)) == (("jein", "?"), ("nee",))
    assert tuple(map(happened.state.board.square_name, ballot.squares)) == ("b4", "c4")
