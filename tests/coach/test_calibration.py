"""Chances are told as often as they come true: by a scale that keeps order and certainty, fitted to games."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from engine.__main__ import main
from engine.bots.comparison import weighted_random_index
from engine.bots.self_play import Decided, decisions_from_bot_game
from engine.coach import calibrate
from engine.coach.calibration import LEAST_POWER, Scale, calibrated_chances, calibration_power_at_phase
from engine.coach.playouts import Playouts
from engine.coach.reliability import (
    Decile,
    Estimate,
    Forecast,
    Played,
    cross_fitted_halves,
    fitted_calibration_steepness,
    is_better_beyond_doubt,
    measure_parts,
    measure_reliability,
    reliability_by_decile,
)
from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics, Steepness
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS

KEY = "land_unter"


def test_what_is_certain_or_equal_stays_so_and_all_add_up_to_one() -> None:
    assert calibrated_chances([0.0, 1.0, 0.0], 0.4) == (0.0, 1.0, 0.0)
    assert calibrated_chances([0.25] * 4, 0.4) == pytest.approx([0.25] * 4)
    assert calibrated_chances([0.2, 0.8], 1.0) == pytest.approx([0.2, 0.8])
    flat = calibrated_chances([0.1, 0.3, 0.6], 0.5)
    assert sum(flat) == pytest.approx(1)
    assert 0.1 < flat[0] < flat[1] < flat[2] < 0.6
    assert calibrated_chances([1, 3, 6], 0.5) == pytest.approx(flat), "sums over worlds will do"


def test_a_seats_own_scale_agrees_with_that_of_all() -> None:
    chances = [0.2, 0.5, 0.3]
    assert Scale.scale_from_rival_chances(0.6, [0.5, 0.3]).calibrated_chance(0.2) == pytest.approx(
        calibrated_chances(chances, 0.6)[0]
    )
    assert Scale.scale_from_rival_chances(0.6, [5, 3]) == pytest.approx(Scale.scale_from_rival_chances(0.6, [0.5, 0.3]))
    assert Scale.scale_from_rival_chances(0.6, [0.0, 0.0]).calibrated_chance(1.0) == 1.0
    same = Scale.scale_from_rival_chances(1.0, [0.5, 0.3])
    assert [same.calibrated_chance(x / 10) for x in range(11)] == pytest.approx([x / 10 for x in range(11)])


def test_costs_are_told_by_the_same_scale() -> None:
    scale = Scale.scale_from_rival_chances(0.5, [0.4, 0.2])
    assert scale.slope_between_estimates(0.6, 0.2) == pytest.approx(
        (scale.calibrated_chance(0.6) - scale.calibrated_chance(0.2)) / 0.4
    )
    assert scale.slope_between_estimates(0.4, 0.4) == pytest.approx(
        (scale.calibrated_chance(0.405) - scale.calibrated_chance(0.395)) / 0.01
    )
    assert scale.slope_between_estimates(1.0, 1.0) > 0
    assert Scale.scale_from_rival_chances(1.0, [0.4, 0.2]).slope_between_estimates(0.0, 0.0) == pytest.approx(1)


def test_the_power_goes_with_the_phase_and_changes_nothing_where_nothing_was_measured() -> None:
    steepness = Steepness(0.4, 0.02, proven=True)
    assert calibration_power_at_phase(steepness, 10) == pytest.approx(0.6)
    assert calibration_power_at_phase(steepness, -99) == LEAST_POWER
    assert calibration_power_at_phase(None, 10) == 1.0


def games(power: float, count: int) -> list[Played]:
    """Return games whose winners are drawn by chances of this power of what was estimated."""
    found = []
    for number in range(count):
        rng = random_stream(number, "games")
        raw = [rng.random() ** 2 + 0.01 for _ in range(3)]
        estimate = [each / sum(raw) for each in raw]
        seat = weighted_random_index(calibrated_chances(estimate, power), rng.random())
        found.append(Played([Estimate(number % 5, 0, estimate)], [float(each == seat) for each in range(3)]))
    return found


def test_a_fit_finds_the_power_and_is_judged_by_games_it_has_not_seen() -> None:
    seen = games(0.5, 1500)
    assert calibration_power_at_phase(fitted_calibration_steepness(seen), 2) == pytest.approx(0.5, abs=0.12)
    for steepness, half in cross_fitted_halves(seen):
        assert steepness == fitted_calibration_steepness(
            [each for each in seen if not any(each is other for other in half)]
        )
    halves = cross_fitted_halves(seen)
    assert is_better_beyond_doubt([(None, half) for _, half in halves], halves)
    found = measure_reliability(3, 2, halves)
    assert found.gain > 2 * found.gain_error > 0
    assert found.games == 1500
    assert [each.is_as_forecast for each in found.raw].count(False) > [
        each.is_as_forecast for each in found.told
    ].count(False)


def test_what_is_in_force_stays_unless_a_new_fit_is_better_beyond_doubt() -> None:
    unchanged = calibrate.UNCHANGED
    steepness, (own, check), told = calibrate.fitted_calibration(
        3, {2: games(1.0, 600), 3: games(0.5, 90), 4: []}, unchanged
    )
    assert steepness[:2] == (1.0, 0.0)
    assert steepness.proven == own.is_calibrated_as_forecast
    assert own.told == own.raw
    assert not own.adjusted
    assert (own.level, check.level, check.games) == (2, 3, 90)
    assert told == [(unchanged, games(1.0, 600))]
    in_force = Steepness(0.5, 0.0, proven=False)
    assert calibrate.fitted_calibration(3, {2: games(0.5, 600)}, in_force).steepness[:2] == in_force[:2]
    assert calibrate.fitted_calibration(3, {2: games(0.5, 600)}, unchanged).steepness[:2] != unchanged[:2]


def test_a_tenth_of_the_scale_counts_a_game_once() -> None:
    apart = reliability_by_decile([Forecast(number, [0.55], [float(number % 2)]) for number in range(40)])
    together = reliability_by_decile(
        [Forecast(number // 4 * 4, [0.55], [float(number // 4 % 2)]) for number in range(40)]
    )
    assert apart[0].won == together[0].won == 0.5
    assert together[0].error == pytest.approx(2 * apart[0].error, rel=0.01)
    assert reliability_by_decile([Forecast(0, [1.0, 0.0], [1.0, 0.0])]) == (
        Decile(0.0, 1, 0.0, 0.0, 0.0),
        Decile(0.9, 1, 1.0, 1.0, 0.0),
    )
    assert Decile(0.5, 100, 0.55, 0.58, 0.0).is_as_forecast
    assert not Decile(0.5, 100, 0.55, 0.59, 0.019).is_as_forecast
    assert Decile(0.5, 100, 0.55, 0.59, 0.021).is_as_forecast


def test_parts_of_the_game_are_told_apart_and_what_is_certain_is_counted_alone() -> None:
    """A game opens evenly, is 80 % won in the middle, and certain at the end, where one seat was told wrong."""
    played = [
        Played(
            [Estimate(0, 0, [0.5, 0.5]), Estimate(4, 1, [0.8, 0.2]), Estimate(8, number % 2, (), certain)],
            [1.0, 0.0],
        )
        for number, certain in enumerate((1.0, 0.0, 0.0, 0.0))
    ]
    first, middle, last = measure_parts(2, [(None, played)], 3)
    assert [(each.low, each.estimates, each.won) for each in first.told] == [(0.5, 8, 0.5)]
    assert [(each.low, each.won) for each in middle.told] == [(0.2, 0.0), (0.8, 1.0)]
    assert [each.estimated for each in middle.told] == pytest.approx([0.2, 0.8])
    assert (last.told, last.certain, last.refuted) == ((), 4, 1)
    assert (first.certain, first.games, last.games) == (0, 4, 4)
    assert fitted_calibration_steepness(played[1::2]) == fitted_calibration_steepness(
        [game._replace(estimates=game.estimates[:2]) for game in played[1::2]]
    ), "what is certain is not fitted"


def test_what_is_certain_is_told_and_not_estimated() -> None:
    class Certain:
        """Says the same of everything."""

        def certain_share(self, _view: Any, _move: Any) -> float | None:
            return 0.5

    heuristics = replace(HEURISTICS[KEY], foresight=cast(Any, Certain()))
    game = calibrate.play_and_estimate_chances(GAMES[KEY], heuristics, 3, 2, 1)
    assert [(each.chances, each.certain) for each in game.estimates] == [((), 0.5)] * 3


def test_whatever_leaves_a_choice_is_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances are estimated after decisions between two cards as well, never after the last card of a stage."""
    seen = list[int]()

    def last_cards(*game: Any) -> Iterator[Decided]:
        return (each for each in decisions_from_bot_game(*game) if len(each.legal) <= 2)

    def note(game: AnyGame, heuristics: AnyHeuristics, view: Any, seed: int, *names: Any) -> Playouts:
        seen.append(len(game.legal_moves_from_view(view)))
        return Playouts(game, heuristics, view, seed, *names)

    monkeypatch.setattr(calibrate, "decisions_from_bot_game", last_cards)
    monkeypatch.setattr(calibrate, "Playouts", note)
    calibrate.play_and_estimate_chances(GAMES[KEY], HEURISTICS[KEY], 3, 2, 1)
    assert seen == [2] * calibrate.DECISIONS_PER_GAME


@pytest.mark.parametrize("given", ["--kept there", f"--game {KEY}"])
def test_the_command_must_know_the_game_and_where_games_are_kept(given: str) -> None:
    with pytest.raises(SystemExit):
        main(["calibrate", *given.split()])


def test_the_command_goes_on_where_it_was_and_writes_what_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, (one, two) = tmp_path / "kept", (f"calibrate --game {KEY} --games {games} --kept " for games in (2, 4))
    main([*one.split(), str(kept)])
    first = (kept / f"{KEY}-3-2.jsonl").read_text("utf-8")
    main([*two.split(), str(kept)])
    text = (kept / f"{KEY}-3-2.jsonl").read_text("utf-8")
    assert text.startswith(first)
    noted = calibrate.games_in_file(kept / f"{KEY}-3-2.jsonl")
    assert len(noted) == 4
    for game in noted:
        assert len(game.estimates) == calibrate.DECISIONS_PER_GAME
        chances = [each.chances for _, each in game.open_estimates]
        assert all(chance == round(chance, 5) for each in chances for chance in each), "a file for thousands"
        phases = [each.phase for each in game.estimates]
        assert sorted(phases) == phases
        assert all(sum(each) == pytest.approx(1, abs=1e-4) for each in (*chances, game.shares))
    monkeypatch.setattr(calibrate, "FOLDER", tmp_path)
    (tmp_path / KEY / "heuristics").mkdir(parents=True)
    main([*two.split(), str(kept), "--write", "--json", str(tmp_path)])
    assert "3: Steepness(" in (tmp_path / KEY / "heuristics" / "calibration.py").read_text("utf-8")
    (row,) = json.loads((tmp_path / f"reliability-{KEY}.json").read_text("utf-8"))
    assert (row["players"], row["level"], row["games"]) == (3, 2, 4)
    estimated = 3 * sum(len(game.open_estimates) for game in noted)
    assert sum(each["estimates"] for each in row["raw"]) == estimated
    parts = json.loads((tmp_path / f"reliability-parts-{KEY}.json").read_text("utf-8"))
    assert [each["part"] for each in parts] == [0, 1, 2]
    assert sum(each["estimates"] for part in parts for each in part["told"]) == estimated
    assert sum(part["certain"] for part in parts) == 4 * 3 - estimated // 3
