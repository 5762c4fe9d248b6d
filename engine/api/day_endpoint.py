"""The endpoint for what bots make of a day's deal; see `engine.api.endpoints`."""

from typing import Final

from engine.api.day_answers import DayAnswer
from engine.api.open_matches import requested_match
from engine.api.requests import DayRequest
from engine.core.game import Refusal
from engine.core.rng import clock_seconds
from engine.match.same_deal import SameDeal
from engine.match.seats import seat_of_only_human

GAMES: Final = 40
"""How many games bots play of a day's deal, unasked. Chosen by hand: about a minute's work on a computer."""


def continue_bot_games_of_day(request: DayRequest) -> DayAnswer:
    """Let bots play the deal of a day for a while in the person's place; raise Refusal("bad_request") before the end.

    Everyone who has played this deal to its end gets the same figures.
    """
    opened = requested_match(request)
    seat = seat_of_only_human(opened.match.kinds)
    if opened.match.day is None or not opened.match.is_over or seat is None:
        raise Refusal("bad_request")
    found = opened.deals.setdefault(seat, SameDeal(opened.match, seat))
    until = clock_seconds() + request.ms / 1000
    while len(found.points) < GAMES and (seconds := until - clock_seconds()) > 0:
        found.work_for_seconds(seconds)
    games = min(len(found.points), GAMES)
    return {"kind": "day", "won": round(sum(found.shares[:games])), "games": games, "done": games >= GAMES}
