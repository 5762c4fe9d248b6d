"""What the tests of all games have to know of Land Unter (see tests/contracts.py)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core.game import Position
from engine.games.land_unter.rules import components as c

PANEL_MARKS: frozenset[str] = frozenset()
ON_THE_TABLE: frozenset[str] = frozenset({"turned"})
RANKING_HEADS = ("Player", "Total", "Stage 1", "Stage 2", "Stage 3")
TAUGHT: Mapping[str, Mapping[str, str]] = {
    "highest_tide_twice": {"en": "tie|tied", "fr": "égalité"},
    "count_preservers": {"en": "hal(f|ves)", "fr": "demi"},
    "redrown": {"en": "re-drown|drown(ed|ing)?", "fr": "contrecoup|noie|noyé"},
    "points_and_bonus": {"en": "bonus|point", "fr": "bonus|point"},
    "sets_go_left": {"en": "hands are passed", "fr": "jeux passent"},
}
RANKING_ADDS = RANKING_HEADS[2:]


def overruled(position: Position) -> Iterable[str]:
    """Return what goes on by itself: all of a stage that is over, and the water of who is eliminated."""
    over = position.get("round") == c.ROUNDS or len(position.get("turned", ())) == len(c.TIDE_CARDS)
    return position if over else {"levels"}


def faults(position: Position) -> Iterator[str]:
    """Yield cards that there are not, and a stage or a game that goes on though its end has come."""
    cards = [card for own in position["sets"] for card in own]
    if len({*cards}) < len(cards) or not {*cards} <= {*c.WEATHER_CARDS}:
        yield "sets"
    if Counter(position["turned"]) + Counter(position["tides"]) != Counter(c.TIDE_CARDS):
        yield "tides"
    alive = len(position["preservers"]) - position["preservers"].count(c.ELIMINATED)
    goes_on = alive > c.SURVIVORS and position["round"] < c.ROUNDS
    if goes_on == position["over"]:
        yield "end of the stage"
    for seat, hand in enumerate(position["hands"]):
        left = c.ROUNDS - position["round"] - bool(position["chosen"][seat])
        if goes_on and position["preservers"][seat] != c.ELIMINATED and len(hand) != left:
            yield "hands"


def one_more(position: Position, players: int) -> Mapping[str, Sequence[Position]]:
    """Return the positions with one more tide card of a level to come, or a weather card in one more set."""
    sets, card = position.get("sets", [[]] * players), c.WEATHER_CARDS[-1]
    return {
        "tide": [{"tides": [*position.get("tides", ()), c.HIGHEST_TIDE]}],
        "weather": [{"sets": [*sets[:seat], [*sets[seat], card], *sets[seat + 1 :]]} for seat in range(players)],
    }
