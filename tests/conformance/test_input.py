"""Whatever anyone may call a game with: what is not meant is refused by a sentence, and nothing is changed by it."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.core.game import EVERYONE, Decision
from tests.conformance.walks import Case, Walk, deals, every_pairwise_case, every_size, refusal_of


class Number(int):
    """Equal to an int, yet none: like the numbers of other libraries."""


class Text(str):
    """Equal to a text, yet none."""


NO_SEATS: tuple[Any, ...] = (-2, 99, 10**400, 1.0, True, Number(1), "1", [0], None)
NO_TEXTS: tuple[Any, ...] = ([], {}, 5, None, b"5", True, Text("5"), [[]])


def code_of(act: Callable[[], object]) -> str:
    """Return the code of the refusal that an act must meet with."""
    refusal = refusal_of(act)
    assert refusal
    return refusal.code


def owed(case: Case, state: Any) -> Decision:
    """Return the decision that the game waits for."""
    decision = case.game.decision(state)
    assert decision is not None
    return decision


def lookalikes(move: Any) -> list[Any]:
    """Return what equals a move or looks like it, and is none."""
    same: list[Any] = [float(move), Number(move), str(move)] if isinstance(move, int) else [Text(move), move.encode()]
    return [*same, True, None, [move], {}]


@every_size
@pytest.mark.parametrize(
    "players", [3.0, Number(3), True, "3", None, [3], -1, 10**400], ids=lambda value: str(value)[:9]
)
def test_a_number_of_players_is_a_whole_number(case: Case, players: Any) -> None:
    assert code_of(lambda: case.game.begin(players, 1)) == "player_count"


@every_size
@pytest.mark.parametrize("seed", [777001.0, Number(777001), True, "1", None, [1], float("nan")], ids=str)
def test_a_seed_is_a_whole_number(case: Case, seed: Any) -> None:
    fresh = case.game.position(case.begin(777001))
    assert code_of(lambda: case.game.begin(case.players, seed)) == "bad_seed"
    assert case.game.position(case.begin(777001)) == fresh, "no cache takes one for the other"


@every_size
@pytest.mark.parametrize("version", ["1", 1.0, True, [1], 0, -1], ids=str)
def test_a_version_is_one_that_is_played(case: Case, version: Any) -> None:
    assert code_of(lambda: case.game.begin(case.players, 1, version=version)) == "older"


@every_size
@pytest.mark.parametrize("options", [[], ["a"], "a", 5, {5: "a"}, {None: None}], ids=str)
def test_options_are_texts_by_their_keys(case: Case, options: Any) -> None:
    assert code_of(lambda: case.game.begin(case.players, 1, options)) == "unknown_option"


@every_size
def test_a_choice_is_one_of_the_option(case: Case) -> None:
    choices: tuple[Any, ...] = (None, 5, True, [], {}, "x" * 10**6)
    for option in case.game.options:
        for choice in (*choices, [option.default_choice]):
            assert code_of(partial(case.game.begin, case.players, 1, {option.key: choice})) == "unknown_choice"


@every_size
@pytest.mark.parametrize("text", NO_TEXTS, ids=repr)
def test_what_is_no_text_is_no_move(case: Case, text: Any) -> None:
    state = case.begin(1)
    assert code_of(lambda: case.game.parse_move(text)) == "unreadable"
    assert code_of(lambda: case.game.parse_gesture(state, 0, text)) == "unreadable"


@every_pairwise_case
def test_seats_and_moves_of_another_type_are_refused_and_nothing_is_kept(case: Case) -> None:
    game = case.game
    for step in Walk(case, 4).some(0.1):
        before = step.state.clone()
        for seat in NO_SEATS:
            assert code_of(partial(game.play, step.state, seat, step.move)) == "no_such_seat"
            assert code_of(partial(game.legal_moves, step.state, seat)) == "no_such_seat"
            if seat is not None:
                assert code_of(partial(game.view, step.state, seat)) == "no_such_seat"
        for move in lookalikes(step.move):
            assert code_of(partial(game.play, step.state, step.seat, move)) in {"unreadable", "not_now"}
        assert repr(game.position(step.state)) == repr(game.position(before))


@every_pairwise_case
def test_only_who_owes_a_move_has_legal_ones(case: Case) -> None:
    game, walk = case.game, Walk(case, 5)
    for step in walk:
        seats = owed(case, step.state).seats
        for seat in {*range(case.players)} - {*seats}:
            assert code_of(partial(game.legal_moves, step.state, seat)) == "not_your_move"
            assert code_of(partial(game.legal_moves_from_view, game.view(step.state, seat))) == "not_your_move"
    assert code_of(lambda: game.legal_moves(walk.state, 0)) == "game_over"
    assert code_of(lambda: game.legal_moves_from_view(game.view(walk.state, 0))) == "game_over"


@every_pairwise_case
def test_legal_moves_are_the_callers_to_keep(case: Case) -> None:
    for step in Walk(case, 6):
        legal = case.game.legal_moves(step.state, step.seat)
        kept = list(legal)
        case.game.play(step.state.clone(), step.seat, step.move)
        assert type(legal) is tuple
        assert list(legal) == kept


@every_pairwise_case
@deals(2)
def test_a_view_alone_tells_its_seat_what_is_legal(case: Case, seed: int) -> None:
    """At any decision, of whoever owes a move; the others and bystanders have none."""
    game = case.game
    for step in Walk(case, seed).some(0.5):
        for seat in owed(case, step.state).seats:
            assert game.legal_moves_from_view(game.view(step.state, seat)) == game.legal_moves(step.state, seat)
        for viewer in (None, EVERYONE):
            assert code_of(partial(game.legal_moves_from_view, game.view(step.state, viewer))) == "not_your_move"


@every_pairwise_case
def test_moves_made_together_are_neither_too_few_nor_too_many(case: Case) -> None:
    game, rng, state = case.game, Random(7), case.begin(7)
    while decision := game.decision(state):
        moves = [rng.choice(game.legal_moves(state, seat)) for seat in decision.seats]
        before = state.clone()
        for wrong in ([], moves[:-1], [*moves, moves[0]]):
            with pytest.raises(ValueError, match=r"for .* seats"):
                game.apply_moves(state, wrong)
            assert state == before
        game.apply_moves(state, moves)
    over = state.clone()
    game.apply_moves(state, [])
    assert state == over
    with pytest.raises(ValueError, match=r"for .* seats"):
        game.apply_moves(state, [1])
