"""A match: whose choice it is, turns made, undone and redone, what the log strikes, and when hands are covered."""

import pytest

from engine.core.game import EVERYONE, Refusal, Seat
from engine.core.record import Record
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER
from engine.games.land_unter.rules.game import GAME as LAND_UNTER
from engine.match.match import Match
from engine.match.next_deal import match_with_next_deal
from engine.match.saves import match_from_save, match_to_save, new_match
from engine.match.turns import moves_as_turns
from tests.match.toy import TOWN, toy

TILE, VOTED, OTHER_TILE = "w1-1e", "w1-2e", "w1-1s"
"""In the town: a tile laid without a vote, one that is put to the vote, and another one laid without."""


def land_unter(*kinds: str) -> Match:
    """Return a new match of a game in which all choose at once."""
    asked = {"game": "land_unter", "players": len(kinds), "seats": list(kinds), "options": {}, "seed": 5}
    return new_match(asked)


def town(*kinds: str, position: dict[str, object] = TOWN) -> Match:
    """Return a new match of a game in which the seats lay tiles in turn."""
    return Match(toy(), Record(DRUNTER.key, DRUNTER.version, len(kinds), 1, {}, position), kinds)


def choose(match: Match, seat: Seat, place: int = 0) -> None:
    """Let a seat make one of its legal moves."""
    game = match.presentation.game
    match.choose(seat, game.format_move(game.legal_moves(match.state, seat)[place]))


def turn(match: Match) -> None:
    """Let every seat that owes a choice make its first legal move."""
    decision = match.decision
    assert decision is not None
    for seat in decision.seats:
        choose(match, seat)


def struck(match: Match) -> set[int]:
    """Return the turns of which something is struck out in the log."""
    return {entry.turn for entry in match.log if entry.struck}


def kept(match: Match) -> set[int]:
    """Return the turns of which something is not struck out in the log."""
    return {entry.turn for entry in match.log if not entry.struck}


def hand(match: Match) -> tuple[Seat | None, Seat | None]:
    """Return whose hand lies open, and who must take the device first."""
    return match.shown, match.seat_behind_curtain


def test_choices_wait_until_the_last_one_is_in() -> None:
    match = land_unter("human", "human", "random")
    choose(match, 2)
    choose(match, 0)
    assert (match.turns, sorted(match.pending)) == ([], [0, 2])
    assert (match.seats_to_choose("human"), match.seats_to_choose("bot")) == ([1], [])
    assert match.record.moves == ()
    choose(match, 1)
    assert ([seat for seat, _ in match.turns[0]], match.pending) == ([0, 1, 2], {})
    assert match.record.replay(LAND_UNTER) == match.state


def test_undo_strikes_what_it_took_back_and_nothing_before() -> None:
    match = land_unter("human", "random", "random")
    for _ in range(3):
        turn(match)
    assert (kept(match), struck(match)) == ({0, 1, 2, 3}, set())
    assert match.undo()
    assert (kept(match), struck(match)) == ({0, 1, 2}, {3})
    assert match.undo()
    assert (kept(match), struck(match)) == ({0, 1}, {2, 3})
    assert len(match.turns) == 1
    assert match.record.replay(LAND_UNTER) == match.state


def test_what_is_played_after_an_undo_is_logged_beside_what_was_struck() -> None:
    match = land_unter("human", "random", "random")
    turn(match)
    lines = len(match.log)
    match.undo()
    assert match.unseen == []
    turn(match)
    again = [entry for entry in match.log if entry.turn == 1 and not entry.struck]
    assert len(match.log) == lines + len(again)
    assert [entry.snapshot for entry in again] == match.unseen


def test_undo_goes_back_over_turns_of_bots_to_a_persons_own() -> None:
    match = town("random", "human")
    assert not match.undo()
    for _ in range(3):
        turn(match)
    assert [seat for made in match.turns for seat, _ in made] == [0, 1, 0]
    assert match.undo()
    assert len(match.turns) == 1
    assert match.seats_to_choose("human") == [1]
    assert not match.undo()


def test_undo_takes_back_a_waiting_choice_alone() -> None:
    match = land_unter("human", "human", "random")
    turn(match)
    choose(match, 0)
    assert match.undo()
    assert (len(match.turns), match.pending, match.undone, struck(match)) == (1, {}, [], set())


def test_redo_makes_the_same_turns_until_a_person_has_to_choose() -> None:
    match = town("human", "random")
    for _ in range(4):
        turn(match)
    record = match.record
    match.undo()
    match.undo()
    assert match.redo()
    assert match.record.moves == record.moves[:2]
    assert match.redo()
    assert match.record == record
    assert not match.redo()


def test_a_choice_of_ones_own_ends_redo() -> None:
    match = land_unter("human", "random", "random")
    turn(match)
    match.undo()
    assert match.available_controls()["redo"]
    turn(match)
    assert (match.undone, match.available_controls()["redo"], match.redo()) == ([], False, False)


def test_what_can_be_done_is_what_would_do_something() -> None:
    match = land_unter("human", "human", "random")
    assert match.available_controls() == {"undo": False, "redo": False, "hint": False, "suspect": False}, (
        "the first hand is still covered"
    )
    match.shown = 0
    assert match.available_controls()["hint"]
    choose(match, 0)
    assert match.available_controls()["undo"]


def test_every_change_of_the_state_counts() -> None:
    match = land_unter("human", "random", "random")
    seen = [match.changes]
    for step in (lambda: turn(match), match.undo, lambda: turn(match), lambda: turn(match), match.undo, match.redo):
        step()
        seen.append(match.changes)
    assert seen == sorted(set(seen)), "or what was written of another state would be shown again"
    assert (
        match.value_cached_until_state_changes("text", lambda: "new")
        == match.value_cached_until_state_changes("text", lambda: "newer")
        == "new"
    )
    match.undo()
    assert match.value_cached_until_state_changes("text", lambda: "newest") == "newest"


def test_a_hand_is_covered_by_each_choice_of_its_person_and_by_each_turn_that_is_made() -> None:
    match = town("human", "human")
    assert match.seat_behind_curtain == 0
    match.shown = 0
    match.play(0, VOTED)
    assert hand(match) == (None, 0)
    match.shown = 0
    match.play(0, "ja")
    assert hand(match) == (None, 1)
    match.undo()
    match.undo()
    match.shown = 0
    match.redo()
    assert hand(match) == (None, 0)


def test_a_hand_lies_open_while_others_choose_beside_its_person() -> None:
    match = land_unter("human", "human", "random")
    match.shown = 0
    match.choose(2, match.game.format_move(match.game.legal_moves(match.state, 2)[0]))
    assert hand(match) == (0, None)


def test_undo_of_a_turn_covers_the_hand_that_lay_open() -> None:
    match = town("human", "human")
    match.shown = 0
    match.play(0, VOTED)
    assert match.undo()
    assert match.seats_to_choose("human") == [0]
    assert hand(match) == (None, 0)


def test_what_several_people_have_seen_revealed_is_not_taken_back() -> None:
    match = land_unter("human", "human", "random")
    for seat in range(3):
        match.choose(seat, match.game.format_move(match.game.legal_moves(match.state, seat)[0]))
    assert len(match.turns) == 1
    assert not match.available_controls()["undo"]
    assert (match.undo(), len(match.turns)) == (False, 1)
    choose(match, 0)
    assert match.available_controls()["undo"], "what waits for others is still a secret"
    assert (match.undo(), match.pending, len(match.turns)) == (True, {}, 1)
    alone = land_unter("human", "random", "random")
    turn(alone)
    assert alone.undo(), "one person alone decides once more"


def test_undo_of_a_waiting_choice_covers_the_hand_that_lay_open() -> None:
    match = land_unter("human", "human", "random")
    match.shown = 0
    choose(match, 0)
    match.shown = match.seat_behind_curtain
    assert match.undo()
    assert hand(match) == (None, 0)


def test_one_person_or_none_needs_no_curtain() -> None:
    assert land_unter("human", "random", "random").seat_behind_curtain is None
    assert land_unter("random", "random", "random").seat_behind_curtain is None


def test_the_viewer_is_the_one_person_or_all_or_a_bystander() -> None:
    assert land_unter("random", "human", "random").viewer == 1
    assert land_unter("random", "random", "random").viewer == EVERYONE
    assert land_unter("human", "human", "random").viewer is None


def test_a_move_of_another_seat_or_after_the_end_is_refused_and_changes_nothing() -> None:
    match = town("human", "human")
    with pytest.raises(Refusal, match="not_your_move"):
        match.play(1, TILE)
    with pytest.raises(Refusal, match="no_such_seat"):
        match.play(2, TILE)
    assert (match.turns, match.pending) == ([], {})
    match = land_unter("random", "random", "random")
    while match.decision:
        turn(match)
    with pytest.raises(Refusal, match="game_over"):
        match.play(0, "1")
    assert match.is_over


def test_moves_are_cut_into_turns_by_the_game() -> None:
    match = land_unter("human", "random", "random")
    turn(match)
    turn(match)
    moves = match.record.moves
    assert moves_as_turns(match.presentation, match.start, moves) == match.turns
    for wrong in (moves[:-1], moves[:1]):
        with pytest.raises(Refusal, match="damaged"):
            moves_as_turns(match.presentation, match.start, wrong)


def test_playing_again_keeps_seats_names_and_options() -> None:
    match = new_match(
        {
            "game": "land_unter",
            "players": 3,
            "seats": ["human", "random", "greedy"],
            "options": {"play": "open"},
            "seed": 5,
        }
    )
    match.names = ("Ann", "Ben", "Cat")
    turn(match)
    again = match_with_next_deal(match)
    assert (again.kinds, again.names, again.start.options, again.start.seed, again.turns) == (
        match.kinds,
        match.names,
        {"play": "open"},
        6,
        [],
    )
    assert match_from_save(match_to_save(again)).state == again.state
