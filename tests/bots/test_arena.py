"""The arena: fair seats, paired deals, and intervals that come from the deals."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.bots.arena import POOL, Outcome, Pairing, deal, opponents, pairings, play, score
from engine.core.rng import Random, stream
from engine.games.drunter_drueber.rules.game import GAME as DRUNTER_DRUEBER
from engine.games.land_unter.rules.game import GAME
from engine.games.registry import HEURISTICS
from engine.games.vineta.rules.game import GAME as VINETA

PAIRING = Pairing("land_unter", 3, 2, 1, iterations=8)


def test_a_deal_seats_the_measured_bot_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[int, ...]] = []

    def note(_game: object, _heuristics: object, levels: list[int], seed: int, iterations: int) -> object:
        seated.append(tuple(levels))
        return GAME.result(finished)

    finished = GAME.begin(3, 1, position={"stage": 2, "round": 12, "over": True, "scores": [4, 1, 1]})
    monkeypatch.setattr("engine.bots.arena.play", note)
    outcome = deal(GAME, HEURISTICS[GAME.key], PAIRING, 1)
    assert seated == [(2, 1, 1), (1, 2, 1), (1, 1, 2)]
    assert (outcome.share, outcome.points, outcome.others) == pytest.approx((1 / 3, 2, 2))


def test_a_shared_victory_counts_as_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    finished = GAME.begin(3, 1, position={"stage": 2, "round": 12, "over": True, "scores": [4, 4, 1]})
    monkeypatch.setattr("engine.bots.arena.play", lambda *_: GAME.result(finished))
    assert deal(GAME, HEURISTICS[GAME.key], PAIRING, 1).share == pytest.approx((1 / 2 + 1 / 2 + 0) / 3)


def test_every_seat_has_a_stream_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def note(seed: int, *names: object) -> Random:
        asked.append(names)
        return stream(seed, *names)

    monkeypatch.setattr("engine.bots.arena.stream", note)
    play(GAME, HEURISTICS[GAME.key], [1, 1, 1], 1, iterations=1)
    assert len(set(asked)) == 3


def test_the_pool_is_the_same_for_every_measured_bot() -> None:
    pools = {tuple(opponents(Pairing("land_unter", 4, level, POOL, 8), 5)) for level in (1, 2, 3, 4)}
    assert len(pools) == 1
    assert len({tuple(opponents(Pairing("land_unter", 4, 1, POOL, 8), seed)) for seed in range(30)}) > 5


def test_the_interval_comes_from_the_deals() -> None:
    measured = score(PAIRING, [Outcome(1.0, 9, 3), Outcome(0.5, 6, 4), Outcome(0.0, 3, 5), Outcome(0.5, 6, 4)])
    assert (measured.games, measured.share, measured.points, measured.others) == (12, 0.5, 6, 4)
    # The deals deviate by 0.408; 1.96 of it over the root of four.
    assert measured.interval == pytest.approx(0.4001, abs=1e-4)


def test_every_level_meets_those_below_and_the_pool() -> None:
    met = [(pairing.level, pairing.against) for pairing in pairings("land_unter", 4, [1, 2, 3], 8)]
    assert met == [(2, 1), (3, 1), (3, 2), (1, POOL), (2, POOL), (3, POOL)]


def test_greedy_beats_random_by_far() -> None:
    measured = score(PAIRING, [deal(GAME, HEURISTICS[GAME.key], PAIRING, seed) for seed in range(12)])
    assert measured.share - measured.interval > 1 / 3
    assert measured.points > measured.others


def test_the_command_line_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "arena.json"
    arguments = "arena --players 3 --levels 1 2 --games 6 --slow-games 6 --iterations 8 --jobs 1"
    main([*arguments.split(), "--json", str(target)])
    assert "level 2 against level 1" in capsys.readouterr().out
    assert [row["games"] for row in json.loads(target.read_text())] == [6, 6, 6]


def test_the_arena_plays_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "arena.json"
    arguments = "arena --game drunter_drueber --players 2 --levels 1 3 --games 8 --slow-games 4 --iterations 4 --jobs 1"
    main([*arguments.split(), "--json", str(target)])
    assert "level 3 against level 1" in capsys.readouterr().out
    assert [row["games"] for row in json.loads(target.read_text())] == [8, 4, 4]


def test_in_drunter_drueber_too_greedy_beats_random_by_far() -> None:
    pairing = Pairing("drunter_drueber", 3, 2, 1, iterations=8)
    measured = score(pairing, [deal(DRUNTER_DRUEBER, HEURISTICS[pairing.game], pairing, seed) for seed in range(12)])
    assert measured.share - measured.interval > 1 / 3
    assert measured.points > measured.others


def test_in_vineta_too_greedy_beats_random_by_far() -> None:
    pairing = Pairing("vineta", 3, 2, 1, iterations=8)
    measured = score(pairing, [deal(VINETA, HEURISTICS[pairing.game], pairing, seed) for seed in range(4)])
    assert measured.share - measured.interval > 1 / 3
    assert measured.points > measured.others
