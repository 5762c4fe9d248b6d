"""The stages of the course about cards that act on houses: those that move them, quarantine."""

from typing import Final

from engine.core.course import ASKED, BESIDE, SPOTS, Stage, Task
from engine.core.events import ToChoose
from engine.core.lessons import Example
from engine.games.vineta.lessons import asked, reasons, unfit
from engine.games.vineta.lessons import wrong_losses as losses
from engine.games.vineta.lessons import wrong_rules as wrong
from engine.games.vineta.lessons.city import PLAYERS, SUNK, position_from_texts
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS, HOPE, RESCUE
from engine.games.vineta.rules.houses import QUARANTINE_RULE, RULES
from engine.games.vineta.rules.sinking import HIGHEST_SERIES_RULE

LURED: Final = Example(
    "lured_house",
    names=PLAYERS[:3],
    position=position_from_texts(("hope", "f1", "f2"), round=1, series=("G1 1:f2", "G3 2:f1")),
    moves=("hope", "f1", "f2", ASKED),
    viewer=None,
    first=e.CardRevealed,
    last=e.HouseMoved,
)

RESCUED: Final = Example(
    "rescued_houses",
    names=PLAYERS[:2],
    position=position_from_texts(("rescue", "f1"), round=1, series=("G3 1:f3 0:f1",), tiles="B:R2 O:Y1"),
    moves=("rescue", "f1", ASKED, "O:G3>R1"),
    viewer=0,
    first=e.CardRevealed,
    last=e.HouseMoved,
)

SECOND_RESCUED: Final = Example(
    "second_rescued",
    names=PLAYERS[:2],
    position=position_from_texts(("rescue", "f1"), round=1, series=("G2 1:f3", "G3 0:f1")),
    moves=("rescue", "f1", "O:G2>R1", ASKED),
    viewer=None,
    first=e.HouseMoved,
    last=e.HouseMoved,
)

SCATTERED: Final = Example(
    "scattered_houses",
    names=PLAYERS[:2],
    position=position_from_texts(("panic", "f1"), sunk="G3", round=1, series=("G1 1:f2",), taken="2 1"),
    moves=("panic", "f1", "O:R2>Y1", ASKED),
    viewer=None,
    first=e.HouseMoved,
    last=e.HouseMoved,
)

SWAPPED: Final = Example(
    "swapped_houses",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("relocation", "f1", "f2"),
        round=1,
        series=("G1 1:f2",),
        houses="R1:BOLI R2:BL Y1:OI Y2:LI Y3:BO G1:L G2:BOI G3:OL",
    ),
    moves=("relocation", "f1", "f2", "R1=G1"),
    viewer=None,
    first=e.CardRevealed,
    last=e.HousesSwapped,
)

SHUT_IN: Final = Example(
    "shut_in",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("quarantine", "rescue", "f1"),
        round=2,
        series=("G1 0:f3 2:f2", "G2 1:f3"),
        houses="R1:BO R2:LI R3:O Y1:L Y2:BI Y3:OL G1:OIL G2:BL G3:OI",
        tiles="B:Y2 O:Y1 L:G1",
    ),
    moves=("quarantine", "rescue", "f1", ASKED),
    viewer=0,
    first=e.CardRevealed,
    last=e.Quarantined,
)

SHUT_AND_SUNK: Final = Example(
    "shut_and_sunk",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1", "f1", "f1"), round=2, series=("G3 0:f3 0:f2", "G2 1:f2", "G1 2:f3"), quarantined="G3"
    ),
    moves=("f1", "f1", "f1", "G3", "G1", "G1"),
    viewer=None,
    first=e.SeriesCompared,
    last=e.DistrictSunk,
)

SAVED_FROM_HAND: Final = Example(
    "saved_from_hand",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("rescue quarantine hope f1", "f1", "f1"),
        round=2,
        played=26,
        series=("G1 1:f3 2:f2", "G2 0:f2"),
        houses="R1:O R2:L Y1:L Y2:B Y3:O G1:BBI G2:LO G3:OI",
        tiles="B:Y2 O:Y1 L:R1",
    ),
    moves=(ASKED,),
    viewer=0,
    first=ToChoose,
    last=e.DistrictSunk,
    chooser=0,
)

RESCUED_BY_SOURCE: Final = {
    "R2": "B:R2>R1",
    "R3": "B:R3>R1",
    "Y1": "L:Y1>R1",
    "Y2": "B:Y2>R1",
    "Y3": "B:Y3>R1",
    "G1": "B:G1>R1",
    "G2": "O:G2>R1",
    "G3": "B:G3>R1",
}
"""By a district with houses: one of these moves to the centre."""

HOUSES: Final = (
    Stage(
        "moving_houses",
        (
            Task(
                LURED,
                DISTRICTS,
                asked.lures_house,
                e.HouseMoved,
                (wrong.hope_leads_to_any_coast, wrong.hope_leads_inland),
                SPOTS,
                "district",
                asked.DONE,
                {name: f"O:R1>{name}" for name in DISTRICTS},
                reason=reasons.danger_anywhere,
                unfit=unfit.shows_quarantine,
                leaves_out=SUNK,
            ),
            Task(
                RESCUED,
                DISTRICTS[1:],
                asked.rescues_house,
                e.HouseMoved,
                (wrong.rescue_takes_from_any_coast, wrong.rescue_takes_from_anywhere),
                SPOTS,
                "district",
                asked.DONE,
                RESCUED_BY_SOURCE,
            ),
            Task(
                SCATTERED,
                DISTRICTS,
                asked.scatters_house,
                e.HouseMoved,
                (wrong.panic_may_go_one_way, wrong.panic_may_lead_back),
                SPOTS,
                "district",
                asked.DONE,
                {name: f"L:R2>{name}" for name in DISTRICTS},
                unfit=unfit.shows_quarantine,
                leaves_out=SUNK,
            ),
            Task(
                SWAPPED,
                ("1", "4", "5"),
                asked.houses_after_relocation,
                e.HousesSwapped,
                (wrong.relocation_goes_one_way, wrong.relocation_moves_one_house),
                BESIDE,
                "n",
                unfit=unfit.shows_quarantine,
            ),
        ),
        elsewhere=(
            Task(
                SECOND_RESCUED,
                DISTRICTS,
                asked.rescues_house,
                e.HouseMoved,
                (wrong.rescue_leads_out_of_danger, wrong.rescued_houses_part),
                SPOTS,
                "district",
                asked.DONE,
                {name: f"L:G2>{name}" for name in DISTRICTS},
                unfit=unfit.shows_quarantine,
                leaves_out=SUNK,
            ),
        ),
    ),
    Stage(
        "quarantine",
        (
            Task(
                SHUT_IN,
                DISTRICTS,
                asked.quarantined_district,
                e.Quarantined,
                (wrong.quarantine_stops_floods, wrong.quarantine_shuts_houses_out),
                SPOTS,
                "district",
                "G1",
            ),
            Task(
                SHUT_AND_SUNK,
                ("G1", "G2", "G3"),
                asked.sunk_district_in_quarantine,
                e.DistrictSunk,
                (wrong.quarantine_spares_a_district, wrong.lowest_series_sinks),
                SPOTS,
                "district",
                cites={"": QUARANTINE_RULE, "lowest_series_sinks": HIGHEST_SERIES_RULE},
                unfit=unfit.shows_length,
            ),
            Task(
                SAVED_FROM_HAND,
                ("rescue", "quarantine", "hope", "f1"),
                losses.own_loss,
                e.DistrictSunk,
                (losses.quarantine_saves_houses, losses.hope_saves_houses, losses.a_wave_elsewhere_saves_houses),
                "card hand-0",
                "card",
                losses.UNHARMED,
                {
                    "rescue": "rescue f1 f1 B:G1>R1 B:G1>R1 G1 G1",
                    "quarantine": "quarantine f1 f1 G1 G1 G1",
                    "hope": "hope f1 f1 B:G1>G2 G1 G1",
                    "f1": "f1 f1 f1 G2 G1 G1",
                },
                here_only=True,
                cites={
                    "quarantine_saves_houses": QUARANTINE_RULE,
                    "hope_saves_houses": RULES[HOPE],
                    "why": RULES[RESCUE],
                },
            ),
        ),
    ),
)
"""The stages of this part, in order."""
