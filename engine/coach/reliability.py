"""What the games noted by `python -m engine calibrate` say: the steepness that fits them, and how far to trust it.

Half of the games judge what was fitted to the other half. A game counts as one observation, whatever it says of
several decisions and seats, since these are not independent of each other. What is certain is neither fitted nor among
the tenths of the scale: it has to come true each time. Constants were chosen by hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final, NamedTuple

from engine.bots.comparison import mean, standard_error
from engine.bots.fit import Observation, weights_fitted_to_victories
from engine.coach.calibration import calibrated_chances, calibration_power_at_phase
from engine.core.heuristics import Steepness

DECILES: Final = 10
"""The parts of the scale of chances, each of which is compared with what came true."""
WITHIN: Final = 0.03
"""Chances are proven if each decile is off by no more than this, 0 to 1, or by at most `ERRORS` standard errors."""
ERRORS: Final = 2.0
"""In its standard errors: a deviation or a gain counts only if it is larger."""
FLOOR: Final = 1e-4
"""The chance that the fit uses for one of 0 in all worlds, whose logarithm would be infinite."""
LEAST_FORECAST: Final = 1e-3
"""The lowest chance that a forecast is scored with: one of 0 that came true would lose infinitely much."""


class Estimate(NamedTuple):
    """What the coach says after a decision of a seat: of the chances of all seats, or for certain of its own share."""

    phase: int
    seat: int
    chances: Sequence[float]
    certain: float | None = None
    """The seat's share of the victory, if that is certain; the chances are not estimated then, and are ()."""


class Played(NamedTuple):
    """A played game: what was estimated after some decisions, one in each part of the game, and who won."""

    estimates: Sequence[Estimate]
    shares: Sequence[float]
    """The shares of the victory, by seat."""

    @property
    def open_estimates(self) -> list[tuple[int, Estimate]]:
        """The estimates where nothing is certain, each with the number of its part of the game, from 0."""
        return [(part, each) for part, each in enumerate(self.estimates) if each.certain is None]


class Forecast(NamedTuple):
    """The chances given to all seats after a decision, calibrated or not, and who won; `game`: its number."""

    game: int
    chances: Sequence[float]
    shares: Sequence[float]
    part: int = 0
    """The part of the game, from 0: its beginning, its middle or its end."""


@dataclass(frozen=True, slots=True)
class Decile:
    """Chances of one tenth of the scale, from `low`: how many, their mean, the share won and its standard error."""

    low: float
    estimates: int
    estimated: float
    won: float
    error: float

    @property
    def is_as_forecast(self) -> bool:
        """Whether about as many were won as was forecast."""
        return abs(self.won - self.estimated) <= max(WITHIN, ERRORS * self.error)


@dataclass(frozen=True, slots=True)
class PartReliability:
    """How chances came true in one part of the games with any number of players, as they are told."""

    part: int
    level: int
    games: int
    told: tuple[Decile, ...]
    certain: int
    """How often something was told for certain, in so many decisions."""
    refuted: int
    """How often that was wrong."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """How chances came true; losses are mean negative logarithms of the chance given to what happened."""

    players: int
    level: int
    games: int
    adjusted: bool
    """Whether calibration changes the estimates."""
    gain: float
    """By how much calibrating lowers the loss."""
    gain_error: float
    raw: tuple[Decile, ...]
    told: tuple[Decile, ...]

    @property
    def is_calibrated_as_forecast(self) -> bool:
        """Whether calibrated chances came true as often as they say."""
        return all(each.is_as_forecast for each in self.told)


def fitted_calibration_steepness(games: Sequence[Played]) -> Steepness:
    """Return the steepness that fits these games best."""
    seen = []
    for game in games:
        for _, each in game.open_estimates:
            logs = [log(max(FLOOR, chance)) for chance in each.chances]
            seen.append(Observation([(chance, each.phase * chance) for chance in logs], game.shares, ()))
    start, by_phase = weights_fitted_to_victories(seen)
    return Steepness(start, by_phase, proven=False)


Judged = Sequence[tuple[Steepness | None, Sequence[Played]]]
"""Groups of games, each with the steepness by which its chances are calibrated, None for raw ones."""


def cross_fitted_halves(games: Sequence[Played]) -> Judged:
    """Return each half of the games with the steepness fitted to the other half."""
    halves = games[0::2], games[1::2]
    return [(fitted_calibration_steepness(halves[1]), halves[0]), (fitted_calibration_steepness(halves[0]), halves[1])]


def measure_reliability(players: int, level: int, judged: Judged) -> Reliability:
    """Return how chances came true in these games."""
    plain: Judged = [(None, games) for _, games in judged]
    raw, adjusted = ([*forecasts_after_decisions(each)] for each in (plain, judged))
    deciles = reliability_by_decile(raw), reliability_by_decile(adjusted)
    count = sum(len(games) for _, games in judged)
    return Reliability(players, level, count, raw != adjusted, *gain_in_loss(plain, judged), *deciles)


def gain_in_loss(before: Judged, after: Judged) -> tuple[float, float]:
    """Return by how much the loss in the same games, in the same order, is lower after than before; and the error."""
    gains: dict[int, list[float]] = {}
    for one, other in zip(forecasts_after_decisions(before), forecasts_after_decisions(after), strict=True):
        gains.setdefault(one.game, []).append(log_loss(one) - log_loss(other))
    by_game = [mean(each) for each in gains.values()]
    return mean(by_game), standard_error(by_game)


def is_better_beyond_doubt(before: Judged, after: Judged) -> bool:
    """Return whether the second of two calibrations of the same games, in the same order, tells better chances."""
    gain, error = gain_in_loss(before, after)
    return gain > ERRORS * error


def forecasts_after_decisions(judged: Judged) -> Iterator[Forecast]:
    """Yield the chances after each decision of these games, which are numbered through."""
    for number, (steepness, game) in enumerate((steepness, game) for steepness, games in judged for game in games):
        for part, each in game.open_estimates:
            power = calibration_power_at_phase(steepness, each.phase)
            yield Forecast(number, calibrated_chances(each.chances, power), game.shares, part)


def measure_parts(level: int, judged: Judged, parts: int) -> list[PartReliability]:
    """Return how chances came true in each of so many parts of these games."""
    forecasts = [*forecasts_after_decisions(judged)]
    played = [game for _, games in judged for game in games]
    found = []
    for part in range(parts):
        certain = [
            abs(each.certain - game.shares[each.seat]) < LEAST_FORECAST
            for game in played
            for each in game.estimates[part : part + 1]
            if each.certain is not None
        ]
        told = reliability_by_decile([each for each in forecasts if each.part == part])
        found.append(PartReliability(part, level, len(played), told, len(certain), certain.count(False)))
    return found


def log_loss(each: Forecast) -> float:
    """Return the negative logarithm of the chances given to those who won."""
    told = zip(each.chances, each.shares, strict=True)
    return -sum(share * log(max(LEAST_FORECAST, chance)) for chance, share in told)


def reliability_by_decile(given: Sequence[Forecast]) -> tuple[Decile, ...]:
    """Return how chances came true, by tenths of the scale."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(DECILES)]
    for each in given:
        for chance, share in zip(each.chances, each.shares, strict=True):
            found[min(DECILES - 1, int(DECILES * chance))].append((each.game, chance, share))
    return tuple(reliability_of_decile(at / DECILES, own) for at, own in enumerate(found) if own)


def reliability_of_decile(low: float, own: Sequence[tuple[int, float, float]]) -> Decile:
    """Return the reliability of one tenth of the scale; its error allows for chances of one game that depend on each
    other.
    """
    by_game: dict[int, float] = {}
    for game, chance, share in own:
        by_game[game] = by_game.get(game, 0.0) + share - chance
    estimated, won = mean([chance for _, chance, _ in own]), mean([share for _, _, share in own])
    return Decile(low, len(own), estimated, won, sqrt(sum(each**2 for each in by_game.values())) / len(own))
