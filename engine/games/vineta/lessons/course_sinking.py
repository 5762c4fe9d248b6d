"""The first stage of the course: a district sinks, who gains by it and who loses."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.course import ASKED, SPOTS, Outcome, Stage, Task
from engine.core.game import Event
from engine.core.lessons import Example
from engine.games.vineta.lessons import asked, reasons, unfit
from engine.games.vineta.lessons import wrong_losses as losses
from engine.games.vineta.lessons import wrong_rules as wrong
from engine.games.vineta.lessons.city import PLAYERS, position_from_texts
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.sinking import HIGHEST_SERIES_RULE
from engine.games.vineta.rules.view import View

FEW_HOUSES: Final = position_from_texts(
    ("f2", "f1", "f1"),
    round=2,
    series=("G1 2:f3", "G2 0:f1 1:f1 2:f1", "G3 1:f2 0:f3"),
    houses="Y1:I Y3:B G1:BO G2:L G3:OIL",
)
"""The first table that a reader of the course sees: hardly more on it than what is asked about."""

MOST_WAVES: Final = Example(
    "most_waves",
    names=PLAYERS[:3],
    position=FEW_HOUSES,
    moves=("f2", "f1", "f1", "G1", "G2", "G3"),
    viewer=None,
    first=e.CardsDrawn,
    last=e.DistrictSunk,
)

TAKEN: Final = replace(MOST_WAVES, key="houses_taken", first=e.DistrictSunk, last=e.HousesShared)

SAVED: Final = Example(
    "saved_by_sinking",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f3", "f1", "f1"),
        round=2,
        start=1,
        series=("G1 1:f3", "G2 2:f3", "G3 0:f2"),
        houses="R2:B Y1:O Y3:BL G1:BBO G2:LI G3:OI",
        tiles="B:G2 O:Y1 L:R1",
    ),
    moves=("f3", "f1", "f1", "G1", "G2", ASKED),
    viewer=0,
    first=e.CardRevealed,
    last=e.HousesShared,
)


def most_cards_sink(view: View, _events: Sequence[Event]) -> str:
    """Return the district with the most flood cards against it, "" where it is one of several."""
    counts = sorted((len(each.floods), each.district) for each in view.series)
    return DISTRICTS[counts[-1][1]] if len(counts) == 1 or counts[-1][0] > counts[-2][0] else ""


def last_flood_takes_first(view: View, events: Sequence[Event]) -> str:
    """Return the owner of the last flood card of the series that sinks."""
    return wrong.last_card_takes_last_house(view, events)


def on_districts(example: Example, outcome: Outcome, *rules: Outcome, **more: Any) -> Task:
    """Return the task to touch the green district that sinks, or is to be sunk."""
    return Task(example, ("G1", "G2", "G3"), outcome, e.DistrictSunk, rules, SPOTS, "district", **more)


def sinking(example: Example, outcome: Outcome, *rules: Outcome, **more: Any) -> Task:
    """Return the task to touch the green district that sinks, by the waves against it."""
    highest = {"cites": {"": HIGHEST_SERIES_RULE}, "reason": reasons.waves_that_sink}
    return on_districts(example, outcome, *rules, **highest, **more)


SINKING: Final = Stage(
    "sinking",
    (
        sinking(MOST_WAVES, asked.sunk_district, most_cards_sink, wrong.oldest_series_sinks, here_only=True),
        Task(
            TAKEN,
            ("0", "1", "2"),
            asked.taker_of_first_house_by_floods,
            e.HousesShared,
            (wrong.highest_flood_takes_first, last_flood_takes_first),
            reason=reasons.first_and_last_taker,
            unfit=unfit.sharing_of_late_city,
        ),
        on_districts(
            SAVED,
            losses.own_loss,
            losses.own_houses_may_sink,
            losses.own_district_may_sink,
            aim=losses.UNHARMED,
            skip=4,
            here_only=True,
            reason=reasons.own_house_tile,
        ),
    ),
    elsewhere=(
        sinking(
            MOST_WAVES,
            asked.sunk_district_by_floods,
            most_cards_sink,
            wrong.oldest_series_sinks,
            wrong.lowest_series_sinks,
        ),
    ),
)
"""The stage with which the course begins."""
