"""At each step of random games: who decides, what is legal, what is refused, when it ends."""

import re
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import AnyGame, Decision, EventLog, Refusal
from engine.core.locale import TEXTS
from tests.conformance.walks import Case, Step, Walk, deals, every_case, every_game, every_size, refusal_of

RULE = re.compile(r"[A-Z]{2}-[1-9]\.[1-9][0-9]*")
SHARED = {key.removeprefix("refused.") for key in TEXTS["en"] if key.startswith("refused.")}


def owed(case: Case, step: Step) -> Decision:
    """Return the decision that the game waits for at this step."""
    decision = case.game.decision(step.state)
    assert decision is not None
    return decision


@every_case
@deals(3)
def test_a_decision_names_seats_that_owe_a_move(case: Case, seed: int) -> None:
    for step in Walk(case, seed):
        seats = owed(case, step).seats
        assert seats
        assert list(seats) == sorted(set(seats)), "each seat once, in order"
        assert set(seats) <= set(range(case.players))
        for seat in seats:
            moves = list(case.game.legal_moves(step.state, seat))
            assert moves
            assert len(moves) == len(set(moves))


@every_case
@deals(2)
def test_every_legal_move_is_accepted_and_has_a_text(case: Case, seed: int) -> None:
    game = case.game
    for step in Walk(case, seed).some(0.4):
        before = step.state.clone()
        for move in list(game.legal_moves(step.state, step.seat)):
            twin = step.state.clone()
            game.play(twin, step.seat, move)
            assert twin != before
            assert game.parse_move(game.format_move(move)) == move
        assert step.state == before, "a clone is played on alone"


@every_case
@deals(2)
def test_other_moves_are_refused_with_a_reason_and_change_nothing(case: Case, seed: int) -> None:
    game = case.game
    chance = Random(seed)
    seen = sorted({move for step in Walk(case, seed) for move in game.legal_moves(step.state, step.seat)}, key=str)
    for step in Walk(case, seed).some(0.12):
        before = step.state.clone()
        seats = owed(case, step).seats
        for seat in range(-2, case.players + 2):
            legal = set(game.legal_moves(step.state, seat)) if seat in seats else set()
            for move in some_of(seen, 40 if legal else 4, chance):
                if move in legal:
                    continue
                refusal = refused(case, step, seat, move)
                assert refusal.code in {*game.refusals, *SHARED}
                assert refusal.rule == "" or RULE.fullmatch(refusal.rule)
                assert bool(refusal.rule) == (refusal.code in game.refusals), "rules refuse by their id"
        assert step.state == before


def some_of(moves: list[Any], most: int, chance: Random) -> list[Any]:
    """Return so many of these moves at most, others each time."""
    return chance.sample(moves, min(len(moves), most))


def refused(case: Case, step: Step, seat: int, move: object) -> Refusal:
    """Return the refusal of a move that must not be accepted."""
    refusal = refusal_of(lambda: case.game.play(step.state, seat, move))
    assert refusal, f"{seat} may play {move} in {step.state}"
    return refusal


@every_case
@deals(3)
def test_a_clone_is_equal_and_independent(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    for step in walk:
        twin = step.state.clone()
        assert twin == step.state
        kept = twin.clone()
        case.game.play(twin, step.seat, step.move)
        assert twin != kept
        assert step.state == kept


@every_case
@deals(3)
def test_listening_changes_nothing(case: Case, seed: int) -> None:
    deaf = case.begin(seed)
    for step in Walk(case, seed):
        assert deaf == step.state
        case.game.play(deaf, step.seat, step.move)


@every_case
@deals(3)
def test_events_are_of_the_game_and_name_their_rule(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    assert any(walk)
    for _ in walk:
        pass
    for event in walk.log:
        assert type(event) in case.game.events
        assert RULE.fullmatch(event.rule)
        for seat in (None, *range(case.players)):
            assert type(event.as_seen_by(seat)) is type(event)
            assert event.as_seen_by(seat).as_seen_by(seat) == event.as_seen_by(seat)


@every_case
@deals(3)
def test_points_come_at_the_end_and_the_end_comes(case: Case, seed: int) -> None:
    game, walk = case.game, Walk(case, seed)
    for step in walk:
        assert game.result(step.state) is None
    result = game.result(walk.state)
    assert result is not None
    assert len(result.scores) == case.players
    assert result.winners
    assert set(result.winners) <= {seat for seat in range(case.players) if result.scores[seat] == max(result.scores)}
    for seat in range(case.players):
        assert refused(case, Step(walk.state, seat, None), seat, 1).code == "game_over"


@every_case
@deals(2)
def test_moves_made_together_are_moves_made_one_after_another(case: Case, seed: int) -> None:
    game, state = case.game, case.begin(seed)
    rng = Random(seed)
    while decision := game.decision(state):
        offers = [[*game.legal_moves(state, seat)] for seat in decision.seats]
        assert [*map(list, game.moves_by_seat(state))] == offers
        moves = [rng.choice(legal) for legal in offers]
        twin = state.clone()
        game.apply_moves(twin, moves)
        for seat, move in zip(decision.seats, moves, strict=True):
            game.play(state, seat, move)
        assert twin == state
    assert not game.moves_by_seat(state)


@every_case
@deals(2)
def test_a_gesture_means_a_move_or_is_refused_and_changes_nothing(case: Case, seed: int) -> None:
    """A move's own text always means that move; whatever else a reader points at, nothing happens to the state."""
    game, rng = case.game, Random(seed)
    for step in Walk(case, seed).some(0.1):
        before = step.state.clone()
        assert game.parse_gesture(step.state, step.seat, game.format_move(step.move)) == step.move
        for _ in range(20):
            refusal = refusal_of(partial(pointed, case, step, gesture(rng)))
            assert not refusal or refusal.code in {*game.refusals, *SHARED}
        assert step.state == before


def pointed(case: Case, step: Step, text: str) -> None:
    """Point at something; what it means must be a move that can be noted."""
    move = case.game.parse_gesture(step.state, step.seat, text)
    assert case.game.parse_move(case.game.format_move(move)) == move


def gesture(rng: Random) -> str:
    """Return something that a page may send: a number, a kind of thing at a square, a square or a district alone."""
    square = rng.choice("abcdefghijklmnopz") + str(rng.randrange(13))
    thing = rng.choice("wrfx") + str(rng.randrange(5)) + "@" + square
    return rng.choice((str(rng.randrange(70)), thing, "@" + rng.choice("RYGB") + str(rng.randrange(5)), "@"))


def begin_refused(case: Case, players: int, options: dict[str, str]) -> str:
    """Return the code of the refusal to set up a game, of which no event is told."""
    log = EventLog()
    refusal = refusal_of(lambda: case.game.begin(players, 1, options, log=log))
    assert refusal
    assert not log
    return refusal.code


@every_size
def test_set_up_refuses_what_it_does_not_know(case: Case) -> None:
    assert begin_refused(case, case.game.player_counts[-1] + 1, {}) == "player_count"
    assert begin_refused(case, case.game.player_counts[0] - 1, {}) == "player_count"
    assert begin_refused(case, case.players, {"no such option": "x"}) == "unknown_option"
    for option in case.game.options:
        assert begin_refused(case, case.players, {option.key: "no such choice"}) == "unknown_choice"


@every_game
@given(
    text=st.text(max_size=12)
    | st.from_regex(r"[ 0-9+-]{1,6}")
    | st.from_regex(r"[a-z0-9?+@-]{1,8}", fullmatch=True)
    | st.from_regex(r"[RYG][1-3]=[RYG][1-3]", fullmatch=True)
    | st.from_regex(r"([BOA]:)?[RYG][0-4]([>=.+-]([RYG][0-4]|[0-9]{1,2}))?(>[RYG][0-4])?", fullmatch=True)
)
@settings(max_examples=50)
def test_a_text_is_a_move_or_is_refused(game: AnyGame, text: str) -> None:
    refusal = refusal_of(lambda: game.parse_move(text))
    if refusal:
        assert (refusal.code, refusal.rule) == ("unreadable", "")
    else:
        assert game.format_move(game.parse_move(text)) == text, "one move, one text"


@every_game
@pytest.mark.parametrize("text", ["1" * 10_000, "0" * 10_000 + "7", "x" * 100_000], ids=len)
def test_a_text_as_long_as_a_book_is_refused(game: AnyGame, text: str) -> None:
    with pytest.raises(Refusal, match="unreadable"):
        game.parse_move(text)
