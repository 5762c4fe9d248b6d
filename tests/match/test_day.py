"""The deal of a day: the same for everyone, another one each day, and one try that counts."""

import json
from typing import Any

import pytest

from engine.core.game import SEEDS, AnyGame, Refusal
from engine.games.registry import GAMES, PRESENTATIONS
from engine.match.day import DAYS, PLAYERS, DayTry, players_of_day, record_of_day, seat_kinds_of_day, seed_of_day
from engine.match.match import Match
from engine.match.next_deal import match_with_next_deal
from engine.match.saves import match_from_save, match_to_save, save_before_turn
from engine.match.seats import human_seats

DAY = 20785
"""28 November 2026."""
FIRST_SEEDS = {"drunter_drueber": 3783095758260687, "land_unter": 6107848405708422, "vineta": 5881359001376403}
"""The seeds of this day under the first version of each game's rules: readers have played these deals."""

every_game = pytest.mark.parametrize("key", GAMES)


def try_of_day(key: str, *, counts: bool = True, turns: int = 0) -> Match:
    """Return a try at the deal of DAY in which so many first legal moves have been made."""
    game = GAMES[key]
    match = Match(PRESENTATIONS[key], record_of_day(game, DAY), seat_kinds_of_day(game), day=DayTry(DAY, counts))
    for _ in range(turns):
        decision = match.decision
        assert decision
        for seat in decision.seats:
            match.choose(seat, game.format_move(game.legal_moves(match.state, seat)[0]))
    return match


def save_fields(match: Match) -> dict[str, Any]:
    """Return the fields of a match's save."""
    fields: dict[str, Any] = json.loads(match_to_save(match))
    return fields


@pytest.mark.parametrize("key", FIRST_SEEDS)
def test_a_deal_that_was_played_stays_the_same(key: str) -> None:
    game = GAMES[key]
    if game.version == 1:
        assert seed_of_day(game, DAY) == FIRST_SEEDS[key]


@every_game
def test_each_day_has_a_deal_of_its_own(key: str) -> None:
    seeds = {seed_of_day(GAMES[key], day) for day in range(DAY, DAY + 400)}
    assert len(seeds) == 400
    assert all(seed in SEEDS for seed in seeds)


def test_each_game_and_each_version_of_its_rules_has_deals_of_its_own() -> None:
    class Later:
        key, version = "land_unter", GAMES["land_unter"].version + 1

    later: Any = Later
    games: list[AnyGame] = [*GAMES.values(), later]
    assert len({seed_of_day(game, DAY) for game in games}) == len(games)


@every_game
def test_one_person_plays_against_bots_in_a_table_that_is_soon_over(key: str) -> None:
    game = GAMES[key]
    assert players_of_day(game) in game.player_counts
    assert players_of_day(game) == PLAYERS or PLAYERS not in game.player_counts
    assert human_seats(seat_kinds_of_day(game)) == (0,)


@every_game
def test_nothing_is_taken_back_in_the_try_that_counts(key: str) -> None:
    match = try_of_day(key, turns=3)
    before = match.record
    assert not match.undo()
    assert match.record == before
    can = match.available_controls()
    suspect = match.presentation.suspicions is not None
    assert can == {"undo": False, "redo": False, "hint": False, "suspect": suspect}
    later = try_of_day(key, counts=False, turns=3)
    assert later.available_controls()["undo"]
    assert later.undo()


def test_a_try_is_saved_and_read_as_what_it_was() -> None:
    match = try_of_day("land_unter", turns=2)
    again = match_from_save(match_to_save(match))
    assert (again.day, again.record) == (match.day, match.record)
    assert "day" not in save_fields(match_with_next_deal(again)), "the next deal is no deal of a day"


def test_who_plays_on_from_a_moment_or_plays_again_is_not_counted() -> None:
    match = try_of_day("land_unter", turns=2)
    assert "day" not in json.loads(save_before_turn(match, 1))
    again = match_with_next_deal(match, "same")
    assert again.start == match.start
    assert again.day == DayTry(DAY, counts=False)
    for other in ("next", "stronger"):
        assert match_with_next_deal(match, other).day is None


@pytest.mark.parametrize(
    "day",
    [
        None,
        [],
        {},
        {"number": DAY},
        {"number": DAY + 1, "counts": True},
        {"number": True, "counts": True},
        {"number": DAYS.stop, "counts": True},
        {"number": -1, "counts": True},
        {"number": str(DAY), "counts": True},
        {"number": DAY, "counts": 1},
    ],
)
def test_a_save_of_another_day_than_its_deal_is_refused(day: object) -> None:
    fields = save_fields(try_of_day("land_unter", turns=1)) | {"day": day}
    with pytest.raises(Refusal) as refused:
        match_from_save(json.dumps(fields))
    assert refused.value.code == "foreign"
