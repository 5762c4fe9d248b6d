"""`python -m engine calibrate`: whether "60 %" is won in 60 of 100 games, and how to correct it where it is not.

Bots play games, and for some decisions in each the coach's estimate is noted beside the end of the game. The notes are
kept, a line a game, so that the command can be interrupted and asked for more games later.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.bots import BOTS
from engine.bots.comparison import mean
from engine.bots.self_play import decisions_from_bot_game
from engine.coach import reliability
from engine.coach.ledger import FIRST_WORLDS
from engine.coach.playouts import Playouts
from engine.coach.reliability import Estimate, Judged, Played, Reliability
from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics, Steepness, victory_shares
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS, game_by_key

UNCHANGED: Final = Steepness(1.0, 0.0, proven=False)
"""Leaves estimates as they are."""
FIRST_SEED: Final = 1_000_000
"""The seed of the first game, so that its deal is none to which the evaluators were fitted, or calibrations before.

Raise it by more than there are games, and note all of them anew, to judge what was fitted to games with these seeds."""
DECISIONS_PER_GAME: Final = 3
"""Decisions of each game that are estimated, one of each third of it: beginning, middle, end. Chosen by hand."""

FITTED_LEVEL: Final = 2
"""The level whose games the calibration is fitted to; games of other levels test it."""
FOLDER: Final = Path(__file__).parents[1] / "games"
GAMES_FILE: Final = "{}-{}-{}.jsonl"
"""The file of the games noted for a game, a number of players and a level."""

TEMPLATE: Final = '''"""Written by `python -m engine calibrate --game {game} --write`.

Judged, and fitted anew where that is better, by games between bots of level {level}, with so many players:
{games}
"""

from collections.abc import Mapping
from typing import Final

from engine.core.heuristics import Steepness

CALIBRATION: Final[Mapping[int, Steepness]] = {{
{rows}}}
'''


def add_arguments(calibrate: argparse.ArgumentParser) -> None:
    """Add the command's options: which games are played, where notes are kept, and whether to fit these instead."""
    calibrate.add_argument("--game", choices=sorted(GAMES), required=True)
    calibrate.add_argument("--players", type=int, default=3)
    calibrate.add_argument("--games", type=int, default=2000, help="to be played in all (default %(default)s)")
    calibrate.add_argument(
        "--level", type=int, choices=sorted(BOTS), default=2, help="of all seats (default %(default)s)"
    )
    calibrate.add_argument("--kept", type=Path, required=True, help="folder of what was noted; it goes on from there")
    calibrate.add_argument(
        "--write", action="store_true", help="no more games: fit what was noted, into calibration.py"
    )
    calibrate.add_argument("--json", type=Path, help="with --write: the folder where the tables are written")


def run_command(asked: argparse.Namespace) -> None:
    """Play the games still missing and save them, or fit the saved ones."""
    if asked.write:
        write_calibration(asked)
        return
    asked.kept.mkdir(parents=True, exist_ok=True)
    file = asked.kept / GAMES_FILE.format(asked.game, asked.players, asked.level)
    done = len(games_in_file(file))
    game, heuristics = game_by_key(asked.game), HEURISTICS[asked.game]
    with file.open("a", encoding="utf-8") as lines:
        for seed in range(done, asked.games):
            found = play_and_estimate_chances(game, heuristics, asked.players, asked.level, FIRST_SEED + seed)
            lines.write(json.dumps(found) + "\n")
            lines.flush()


def write_calibration(asked: argparse.Namespace) -> None:
    """Write the calibration fitted to a game's noted games, and how its chances came true."""
    rows, counts, tables, all_told = "", list[str](), list[dict[str, Any]](), list[Judgement]()
    for players in game_by_key(asked.game).player_counts:
        games = {
            level: games_in_file(asked.kept / GAMES_FILE.format(asked.game, players, level)) for level in sorted(BOTS)
        }
        if games[FITTED_LEVEL]:
            in_force = HEURISTICS[asked.game].calibration.get(players, UNCHANGED)
            fitted = fitted_calibration(players, games, in_force)
            fit = fitted.steepness
            rows += f"    {players}: Steepness({fit.start:.4g}, {fit.by_phase:.4g}, proven={fit.proven}),\n"
            counts.append(f"- {players}: {len(games[FITTED_LEVEL])} games")
            tables += [{**asdict(each), "proven": fit.proven} for each in fitted.found]
            all_told.append(fitted)
    text = TEMPLATE.format(game=asked.game, level=FITTED_LEVEL, games="\n".join(counts), rows=rows)
    (FOLDER / asked.game / "heuristics" / "calibration.py").write_text(text, "utf-8")
    if asked.json:
        told = [each for fitted in all_told for each in fitted.told]
        parts = [asdict(each) for each in reliability.measure_parts(FITTED_LEVEL, told, DECISIONS_PER_GAME)]
        for name, found in (("reliability", tables), ("reliability-parts", parts)):
            (asked.json / f"{name}-{asked.game}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


class Judgement(NamedTuple):
    """A calibration for one number of players, how its chances came true, and the games that tell it."""

    steepness: Steepness
    found: list[Reliability]
    told: Judged
    """The games of the fitted level, as their chances are told: see `cross_fitted_halves`."""


def fitted_calibration(players: int, games: Mapping[int, Sequence[Played]], in_force: Steepness) -> Judgement:
    """Return the calibration for this number of players, and how its chances came true in the games of each level.

    The one in force stays unless a new fit is better than it, beyond doubt, with games it has not seen.
    """
    own, fit = games[FITTED_LEVEL], reliability.fitted_calibration_steepness(games[FITTED_LEVEL])
    told = reliability.cross_fitted_halves(own)
    if not reliability.is_better_beyond_doubt([(in_force, half) for _, half in told], told):
        fit, told = in_force, [(in_force, own)]
    found = reliability.measure_reliability(players, FITTED_LEVEL, told)
    others = [(level, each) for level, each in games.items() if each and level != FITTED_LEVEL]
    checks = [reliability.measure_reliability(players, level, [(fit, each)]) for level, each in others]
    return Judgement(fit._replace(proven=found.is_calibrated_as_forecast), [found, *checks], told)


def games_in_file(file: Path) -> list[Played]:
    """Return the games saved in a file, the oldest first; [] if the file does not exist."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [Played([Estimate(*each) for each in estimates], shares) for estimates, shares in map(json.loads, lines)]


def play_and_estimate_chances(game: AnyGame, heuristics: AnyHeuristics, players: int, level: int, seed: int) -> Played:
    """Play a game between bots of one level, and estimate the chances after some of its decisions."""
    state = game.begin(players, seed)
    all_made = decisions_from_bot_game(game, heuristics, state, level, random_stream(seed, "calibrate", "play"))
    made = [(view, choice.move) for view, choice, legal in all_made if len(legal) > 1]
    rng = random_stream(seed, "calibrate", "decisions")
    chosen = [made[int((third + rng.random()) / DECISIONS_PER_GAME * len(made))] for third in range(DECISIONS_PER_GAME)]
    found = [
        estimate_after_move(Playouts(game, heuristics, view, seed, "calibrate", number), heuristics, move)
        for number, (view, move) in enumerate(chosen)
    ]
    return Played(found, victory_shares(game.result(state)))


def estimate_after_move(playouts: Playouts, heuristics: AnyHeuristics, move: Any) -> Estimate:
    """Return what the coach says after a move: for certain where it can, else what it estimates for all seats."""
    phase = heuristics.evaluator.phase_index(playouts.draw_world(0).state)
    certain = playouts.certain_share(move)
    if certain is not None:
        return Estimate(phase, playouts.seat, (), certain)
    tried = (playouts.play_out(playouts.draw_world(number), move).chances for number in range(FIRST_WORLDS))
    return Estimate(phase, playouts.seat, [round(mean(each), 5) for each in zip(*tried, strict=True)])
