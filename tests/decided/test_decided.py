"""What engines say for certain is true: against a brute force that goes through all that can happen.

A few positions here; `python -m tests.decided` finds as many as one likes, and judges the engine by them.
"""

from pathlib import Path
from random import Random
from typing import Final

import pytest

from engine.games.registry import GAMES, HEURISTICS, game_by_key
from tests.decided.__main__ import claims_of_game, main
from tests.decided.cases import (
    Case,
    cases_of_game,
    future_of_game,
    judge,
    line_of_cases,
    read_games,
    states_of_bot_game,
)
from tests.decided.future import shares_of_continuations, shares_of_playouts, verdict

SAMPLES: Final = {key: Path(__file__).parents[1] / f"games/{key}/heuristics/decided.jsonl" for key in GAMES}
KEYS: Final = [key for key, file in SAMPLES.items() if file.exists()]
FORESEEN: Final = [key for key in KEYS if HEURISTICS[key].foresight]


def sample(key: str) -> list[Case]:
    """Return the stored cases of a game."""
    return [case for cases in read_games(SAMPLES[key]) for case in cases]


@pytest.mark.parametrize("key", KEYS)
def test_the_brute_force_finds_again_what_it_found(key: str) -> None:
    game, rng = game_by_key(key), Random(1)
    for case in sample(key):
        move = None if case.move is None else game.parse_move(case.move)
        found = verdict(future_of_game(key)(case.state(game), case.seat, move), rng)
        assert (found.is_decided, found.share) == (case.share is not None, case.share), line_of_cases([case])


@pytest.mark.parametrize("key", KEYS)
def test_what_is_hidden_from_the_seat_changes_nothing(key: str) -> None:
    """The future is that of a view: a state that looks the same has the same one."""
    game, rng = game_by_key(key), Random(2)
    for case in [case for case in sample(key) if case.share is not None][::3]:
        move = None if case.move is None else game.parse_move(case.move)
        other = future_of_game(key)(case.state(game), case.seat, move).hidden_redrawn(rng)
        assert game.view(other, case.seat) == game.view(case.state(game), case.seat)
        assert shares_of_continuations(future_of_game(key)(other, case.seat, move), 100_000) == frozenset({case.share})


@pytest.mark.parametrize("key", KEYS)
def test_the_end_of_a_game_is_among_what_can_happen(key: str) -> None:
    """From each moment of a game between bots, its own end is one of those found, however secrets are spread."""
    game = game_by_key(key)
    states = [state for state, _ in states_of_bot_game(game, 5, 2)]
    last = states[-1].clone()
    game.apply_moves(last, [moves[0] for moves in game.moves_by_seat(last)])
    end = game.result(last)
    assert end is not None
    for seat in range(last.players):
        share = (seat in end.winners) / len(end.winners)
        for state in states[:: len(states) // 5]:
            assert share in future_of_game(key)(state, seat).possible_shares(last)


@pytest.mark.parametrize("key", FORESEEN)
def test_nothing_is_told_wrong_and_much_is_recognised(key: str) -> None:
    game, foresight = game_by_key(key), HEURISTICS[key].foresight
    assert foresight is not None
    judged = judge(game, foresight, sample(key))
    assert [line_of_cases([case]) for case in judged.wrong + judged.outside] == []
    assert judged.recognised >= judged.decided / 2, "a small sample: the command counts how many of a thousand"


@pytest.mark.parametrize("key", FORESEEN)
def test_games_end_as_was_said_long_before(key: str) -> None:
    """Games are played on at random from wherever the engine calls a game decided, though nobody can go through all."""
    game, foresight = game_by_key(key), HEURISTICS[key].foresight
    assert foresight is not None
    for case, told, state in claims_of_game(game, foresight, 0):
        shares = shares_of_playouts(future_of_game(key)(state, case.seat), Random(3), 5)
        assert shares == {told}, line_of_cases([case])


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(*options: str) -> str:
        main(["land_unter", "--kept", str(tmp_path), "--limit", "300", *options])
        return capsys.readouterr().out

    file = tmp_path / "land_unter.jsonl"
    run("--games", "1")
    first = file.read_text("utf-8")
    run("--games", "2")
    text = file.read_text("utf-8")
    assert text.startswith(first)
    assert text.count("\n") == 2
    assert line_of_cases(cases_of_game(game_by_key("land_unter"), 0, 2, 300)) == first
