"""The stages of the course about a hand of floods: starting a series, adding to one, who borders on whom."""

from typing import Final

from engine.core.course import ASKED, BESIDE, SPOTS, Stage, Task
from engine.core.events import ToChoose
from engine.core.lessons import Example
from engine.games.vineta.lessons import asked, reasons, unfit
from engine.games.vineta.lessons import wrong_cards as cards
from engine.games.vineta.lessons import wrong_losses as losses
from engine.games.vineta.lessons import wrong_rules as wrong
from engine.games.vineta.lessons.city import PLAYERS, SUNK, position_from_texts
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS

HAND: Final = Example(
    "hand_of_floods",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1 f2 f3", "f1", "f2"),
        round=1,
        played=27,
        series=("G1 1:f3 2:f1", "G3 0:f2"),
        houses="R1:O R2:L Y1:L Y2:B Y3:O G1:BBI G2:L G3:OI",
        tiles="B:Y2 O:Y1 L:R1",
    ),
    moves=(ASKED,),
    viewer=0,
    first=ToChoose,
    last=e.SeriesExtended,
    chooser=0,
)
"""The first hand that a reader of the course sees: floods alone."""

FIRST_CARD: Final = Example(
    "first_flood",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f2", "f1", "hope"), houses="R1:O R3:I Y1:L Y2:B Y3:O G1:OI G2:L G3:OB", tiles="B:Y2 O:Y1 L:R1"
    ),
    moves=("f2", "f1", "hope", ASKED),
    viewer=0,
    first=e.CardRevealed,
    last=e.SeriesStarted,
)

SECOND_SERIES: Final = Example(
    "second_flood",
    names=PLAYERS,
    position=position_from_texts(
        ("f3", "f1", "hope", "f2"),
        round=1,
        start=3,
        series=("G2 1:f2",),
        houses="R1:O R2:T Y1:LI Y2:B Y3:O G1:BI G2:LT G3:OB",
    ),
    moves=("f3", "f1", "hope", "f2", ASKED),
    viewer=None,
    first=e.CardRevealed,
    last=e.SeriesStarted,
)

CHIP_PLACED: Final = Example(
    "chip_placed",
    names=PLAYERS[:2],
    position=position_from_texts(("f1", "f2"), round=1, series=("G1 0:f2", "G3 1:f3")),
    moves=("f1", "f2", ASKED),
    viewer=None,
    first=e.CardRevealed,
    last=e.SeriesExtended,
)

SINKING: Final = Example(
    "sea_comes_in",
    names=PLAYERS[:2],
    position=position_from_texts(
        ("f1", "f2"),
        round=2,
        series=("G1 0:f3",),
        houses="R1:OOI R2:BOI R3:BII Y1:LII Y2:BOL Y3:BBLL G2:OLI G3:BOL",
    ),
    moves=("f1", "f2", "G1", "G1"),
    viewer=None,
    first=e.DistrictSunk,
    last=e.CoastMoved,
)

BEHIND_THE_GAP: Final = Example(
    "behind_the_gap",
    names=PLAYERS[:3],
    position=position_from_texts(("f3", "f1", "hope"), sunk="G3", round=1, series=("Y2 1:f2",), taken="3 2 0"),
    moves=("f3", "f1", "hope", ASKED),
    viewer=None,
    first=e.CardRevealed,
    last=e.SeriesStarted,
)

SHELTERED: Final = Example(
    "sheltered_district",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f3", "f1", "f1"),
        round=2,
        start=1,
        series=("G1 1:f3", "G2 2:f3", "G3 0:f2"),
        houses="R1:L R2:O R3:I Y1:O Y2:BL Y3:L G1:I G2:BO G3:O",
        tiles="B:Y1 O:Y3 L:R1",
    ),
    moves=("f3", "f1", "f1", "G1", "G2", ASKED),
    viewer=0,
    first=e.CardRevealed,
    last=e.CoastMoved,
)

WRONG_PLACES: Final = (wrong.second_row_can_be_threatened, wrong.any_district_can_be_threatened)
INSIDE: Final = tuple(name for name in DISTRICTS if name[0] != "G")
"""The districts that border on the sea only once another has sunk."""

FLOODS: Final = (
    Stage(
        "flood",
        (
            Task(
                FIRST_CARD,
                DISTRICTS,
                asked.starts_series,
                e.SeriesStarted,
                WRONG_PLACES,
                SPOTS,
                "district",
                asked.DONE,
                here_only=True,
            ),
            Task(
                SECOND_SERIES,
                DISTRICTS,
                asked.starts_series,
                e.SeriesStarted,
                (*WRONG_PLACES, wrong.district_may_have_two_series),
                SPOTS,
                "district",
                asked.DONE,
                unfit=unfit.shows_other_cards,
                leaves_out=SUNK,
            ),
            Task(
                HAND,
                ("f1", "f2", "f3"),
                cards.highest_with_flood,
                e.SeriesExtended,
                (cards.as_high_is_enough, cards.any_flood_will_do),
                "card hand-0",
                "card",
                "G3",
                {"f1": "f1 f1 f2 G3", "f2": "f2 f1 f2 G3", "f3": "f3 f1 f2 G3"},
                here_only=True,
                reason=reasons.sum_of_series,
            ),
            Task(
                CHIP_PLACED,
                DISTRICTS,
                asked.adds_to_series,
                e.SeriesExtended,
                (wrong.each_flood_starts_a_series, wrong.any_district_can_be_added_to),
                SPOTS,
                "district",
                asked.DONE,
                unfit=unfit.shows_other_cards,
                leaves_out=SUNK,
            ),
        ),
        order=(3, 1, 2, 4),
    ),
    Stage(
        "coast",
        (
            Task(
                SINKING,
                ("1", "2", "3", "4"),
                asked.districts_reached_by_sea,
                e.CoastMoved,
                (wrong.whole_ring_is_coastal, wrong.sea_reaches_one_district, wrong.sea_reaches_districts_again),
                BESIDE,
                "n",
                unfit=unfit.shows_other_cards,
            ),
            Task(
                BEHIND_THE_GAP,
                INSIDE,
                asked.starts_series,
                e.SeriesStarted,
                (
                    wrong.whole_ring_can_be_threatened,
                    wrong.second_row_can_be_threatened,
                    wrong.district_may_have_two_series,
                ),
                SPOTS,
                "district",
                asked.DONE,
                reason=reasons.sunk_neighbours,
                unfit=unfit.shows_other_cards,
                leaves_out=SUNK,
            ),
            Task(
                SHELTERED,
                ("G1", "G2", "G3"),
                losses.own_loss_or_danger,
                e.CoastMoved,
                (losses.own_houses_may_sink, losses.sea_may_reach_ones_own),
                SPOTS,
                "district",
                losses.UNHARMED,
                skip=4,
                here_only=True,
                reason=reasons.own_house_tile,
            ),
        ),
    ),
)
"""The stages of this part, in order."""
