"""The arena: fair seats, paired deals, and intervals that come from the deals."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.bots import BOTS, Budget, Progress, RandomBot, tournament
from engine.bots.arena import (
    POOL,
    DealScore,
    Pairing,
    level_duels_to_play,
    levels_of_other_seats,
    pairing_score,
    play_bot_game,
    play_deal_in_every_seat,
)
from engine.bots.tournament import LEAST_DEALS
from engine.core.rng import Random, random_stream
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.registry import HEURISTICS
from engine.games.vineta.rules.game import GAME as VINETA

PAIRING = Pairing("land_unter", 3, 2, (1,), iterations=8)


def test_a_deal_seats_the_measured_bot_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[int, ...]] = []

    def note(_game: object, _heuristics: object, levels: list[int], seed: int, pairing: Pairing) -> object:
        seated.append(tuple(levels))
        return GAME.result(finished)

    finished = GAME.begin(3, 1, position={"stage": 2, "round": 12, "over": True, "scores": [4, 1, 1]})
    monkeypatch.setattr("engine.bots.arena.play_bot_game", note)
    outcome = play_deal_in_every_seat(GAME, HEURISTICS[GAME.key], PAIRING, 1)
    assert seated == [(2, 1, 1), (1, 2, 1), (1, 1, 2)]
    assert (outcome.share, outcome.points, outcome.others) == pytest.approx((1 / 3, 2, 2))


def test_a_shared_victory_counts_as_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    finished = GAME.begin(3, 1, position={"stage": 2, "round": 12, "over": True, "scores": [4, 4, 1]})
    monkeypatch.setattr("engine.bots.arena.play_bot_game", lambda *_: GAME.result(finished))
    assert play_deal_in_every_seat(GAME, HEURISTICS[GAME.key], PAIRING, 1).share == pytest.approx(
        (1 / 2 + 1 / 2 + 0) / 3
    )


def test_every_seat_has_a_stream_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def note(seed: int, *names: object) -> Random:
        asked.append(names)
        return random_stream(seed, *names)

    monkeypatch.setattr("engine.bots.arena.random_stream", note)
    play_bot_game(GAME, HEURISTICS[GAME.key], [1, 1, 1], 1, PAIRING)
    assert len(set(asked)) == 3


def test_the_pool_is_the_same_for_every_measured_bot() -> None:
    pools = {tuple(levels_of_other_seats(Pairing("land_unter", 4, level, POOL), 5)) for level in (1, 2, 3, 4)}
    assert len(pools) == 1
    assert len({tuple(levels_of_other_seats(Pairing("land_unter", 4, 1, POOL), seed)) for seed in range(30)}) > 5


def test_the_interval_comes_from_the_deals() -> None:
    measured = pairing_score(
        PAIRING, [DealScore(1.0, 9, 3), DealScore(0.5, 6, 4), DealScore(0.0, 3, 5), DealScore(0.5, 6, 4)]
    )
    assert (measured.games, measured.share, measured.points, measured.others) == (12, 0.5, 6, 4)
    # The deals deviate by 0.408; 1.96 of it over the root of four.
    assert measured.interval == pytest.approx(0.4001, abs=1e-4)


def test_every_level_meets_those_below_and_the_pool() -> None:
    assert level_duels_to_play([1, 2, 3]) == [(2, (1,)), (3, (1,)), (3, (2,)), (1, POOL), (2, POOL), (3, POOL)]


def test_the_options_and_the_budget_reach_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Budget] = []

    class Watched(RandomBot):
        """Notes its budget."""

        def think(self, view: Any, rng: Random, budget: Budget) -> Iterator[Progress]:
            """Note it."""
            asked.append(budget)
            assert view.options.play == "open"
            return super().think(view, rng, budget)

    monkeypatch.setitem(BOTS, 1, Watched)
    pairing = Pairing("land_unter", 3, 1, (1,), milliseconds=250, options=(("play", "open"),))
    play_bot_game(GAME, HEURISTICS[GAME.key], [1, 1, 1], 1, pairing)
    assert set(asked) == {Budget(seconds=0.25)}


def test_greedy_beats_random_by_far() -> None:
    measured = pairing_score(
        PAIRING, [play_deal_in_every_seat(GAME, HEURISTICS[GAME.key], PAIRING, seed) for seed in range(12)]
    )
    assert measured.share - measured.interval > 1 / 3
    assert measured.points > measured.others


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the seeds of the deals that the arena plays from now on, won and lost by turns."""
    seeds: list[int] = []

    def note(_game: object, _heuristics: object, _pairing: object, seed: int) -> DealScore:
        seeds.append(seed)
        return DealScore((0.4, 0.6)[seed % 2], 3, 2)

    monkeypatch.setattr(tournament, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(tournament, "play_deal_in_every_seat", note)
    return seeds


def test_the_command_line_prints_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], played: list[int]
) -> None:
    target = tmp_path / "arena.json"
    command = f"arena --players 3 4 --duels 2v1 3v12 --iterations 8 --jobs 2 --json {target} --deals".split()
    main([*command, "3"])
    assert "3 players, level 3 against level 1 or 2" in capsys.readouterr().out
    assert sorted(played) == sorted([0, 1, 2] * 4)
    assert [row["games"] for row in json.loads(target.read_text("utf-8"))] == [9, 9, 12, 12]
    played.clear()
    main([*command, "4"])
    assert played == [3] * 4
    assert [len(row["deals"]) for row in json.loads(target.read_text("utf-8"))] == [4] * 4
    played.clear()
    main([*command, "4", "--option", "play=open"])
    assert len(played) == 16, "another option is another pairing"
    assert json.loads(target.read_text("utf-8"))[-1]["pairing"]["options"] == [["play", "open"]]


def test_what_is_kept_of_a_deal_is_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of deals are kept, each to the ten-thousandth."""
    monkeypatch.setattr(tournament, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(tournament, "play_deal_in_every_seat", lambda *_: DealScore(1 / 3, 20 / 3, 2))
    target = tmp_path / "arena.json"
    main(f"arena --duels 2v1 --iterations 1 --jobs 1 --deals 1 --json {target}".split())
    assert [row["deals"] for row in json.loads(target.read_text("utf-8"))] == [[[0.3333, 6.6667, 2]]]


def test_how_far_it_is_shows_where_somebody_watches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, played: list[int]
) -> None:
    command = ["arena", "--duels", "2v1", "--iterations", "1", "--jobs", "1", "--deals", "2"]
    main(command)
    assert not capsys.readouterr().err
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    main(command)
    assert capsys.readouterr().err.count("\r") == 2, "after each batch"


def test_a_duel_ends_when_it_is_known_well_enough(played: list[int]) -> None:
    command = ["arena", "--duels", "2v1", "--iterations", "1", "--jobs", "2", "--deals", "100", "--interval"]
    main([*command, "0.05"])
    # The deals deviate by about 0.103; 1.96 of it over the root of 16 is 0.0506, over that of 18 it is 0.048.
    assert len(played) == 18
    played.clear()
    main([*command, "9"])
    assert len(played) == LEAST_DEALS


@pytest.mark.parametrize("wrong", ["--duels 4v9", "--duels 43", "--duels 5v1", "--option open", ""])
def test_what_the_arena_does_not_understand_is_told(wrong: str) -> None:
    with pytest.raises(SystemExit):
        main(["arena", *wrong.split()])


def test_the_arena_plays_in_processes_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    main(
        [
            "arena",
            "--game",
            "drunter_drueber",
            "--players",
            "2",
            "--duels",
            "2v1",
            "--iterations",
            "1",
            "--deals",
            "2",
            "--jobs",
            "2",
        ]
    )
    assert "level 2 against level 1" in capsys.readouterr().out


def test_in_drunter_drueber_too_greedy_beats_random_by_far() -> None:
    pairing = Pairing("drunter_drueber", 3, 2, (1,), iterations=8)
    measured = pairing_score(
        pairing,
        [play_deal_in_every_seat(DRUNTER_DRUEBER, HEURISTICS[pairing.game], pairing, seed) for seed in range(12)],
    )
    assert measured.share - measured.interval > 1 / 3
    assert measured.points > measured.others


def test_in_vineta_too_greedy_beats_random_by_far() -> None:
    pairing = Pairing("vineta", 3, 2, (1,), iterations=8)
    measured = pairing_score(
        pairing, [play_deal_in_every_seat(VINETA, HEURISTICS[pairing.game], pairing, seed) for seed in range(4)]
    )
    assert measured.share - measured.interval > 1 / 3
    assert measured.points > measured.others
