"""The stages of the course about other cards: authority, wind and calm, those that move houses, quarantine."""

from typing import Final

from engine.core.course import ASKED, BESIDE, SPOTS, Stage, Task
from engine.core.lessons import Example
from engine.games.vineta.lessons import asked, reasons, unfit
from engine.games.vineta.lessons import wrong_currents as currents
from engine.games.vineta.lessons import wrong_rules as wrong
from engine.games.vineta.lessons.city import PLAYERS, SUNK, position_from_texts
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.currents import AUTHORITY_RULE
from engine.games.vineta.rules.houses import QUARANTINE_RULE
from engine.games.vineta.rules.sinking import HIGHEST_SERIES_RULE

WEAKENED: Final = Example(
    "weakened_series",
    names=PLAYERS[:3],
    position=position_from_texts(("authority", "f1", "hope"), round=1, series=("G1 1:f3 2:f1",)),
    moves=("authority", "f1", "hope", "G1-7"),
    viewer=None,
    first=e.CardRevealed,
    last=e.AuthorityLaid,
)

LAST_WORD: Final = Example(
    "last_word",
    names=PLAYERS[:2],
    position=position_from_texts(("authority", "f1"), round=2, start=1, series=("G1 0:f3 1:f2", "G2 1:f2")),
    moves=("authority", "f1", "G2", ASKED),
    viewer=None,
    first=e.CardRevealed,
    last=e.AuthorityLaid,
)

DECIDED: Final = Example(
    "decided_by_authority",
    names=PLAYERS[:3],
    position=position_from_texts(("f1", "f1", "f1"), round=2, series=("G1 0:f3 0:f3", "G2 1:f1 1:+7", "G3 2:f2")),
    moves=("f1", "f1", "f1", "G1", "G2", "G3"),
    viewer=None,
    first=e.SeriesCompared,
    last=e.DistrictSunk,
)

CALMED: Final = Example(
    "calmed_sea",
    names=PLAYERS[:3],
    position=position_from_texts(("f1", "f1", "calm"), round=1, start=2, series=("G1 0:f2 1:f3",)),
    moves=("f1", "f1", "calm", "G1.2"),
    viewer=None,
    first=e.CardRevealed,
    last=e.SeaCalmed,
)

CALMED_DOWN: Final = Example(
    "calmed_down",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1", "f1", "calm"), round=1, start=2, series=("G1 0:f2 1:f3", "G2 1:f2 2:f2", "G3 2:f1")
    ),
    moves=("f1", "f1", "calm", "G1.2"),
    viewer=None,
    first=e.CardRevealed,
    last=e.SeaCalmed,
)

BLOWN_UP: Final = Example(
    "blown_up",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1", "f1", "wind"), round=1, start=2, series=("G1 1:f2 0:f3", "G2 0:f2", "G3 2:f3 2:f1")
    ),
    moves=("f1", "f1", "wind", "G1.2>G2"),
    viewer=None,
    first=e.CardRevealed,
    last=e.WindChanged,
)

BLOWN: Final = Example(
    "changing_wind",
    names=PLAYERS[:3],
    position=position_from_texts(("f1", "f1", "wind"), round=1, start=2, series=("G1 0:f2 1:f3", "G3 1:f1")),
    moves=("f1", "f1", "wind", ASKED),
    viewer=None,
    first=e.CardRevealed,
    last=e.WindChanged,
)

CARRIED_OFF: Final = Example(
    "carried_off",
    names=PLAYERS[:3],
    position=position_from_texts(("f1", "f1", "wind"), round=2, start=2, series=("G1 1:f1 1:f3", "G2 0:f2")),
    moves=("f1", "f1", "wind", "G1.2>G2"),
    viewer=None,
    first=e.CardRevealed,
    last=e.WindChanged,
)

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
    position=position_from_texts(("rescue", "f1"), round=1, series=("G3 1:f3 0:f1",)),
    moves=("rescue", "f1", ASKED, "O:G3>R1"),
    viewer=None,
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
    position=position_from_texts(("quarantine", "rescue", "f1"), round=2, series=("G1 0:f3 2:f2", "G2 1:f3")),
    moves=("quarantine", "rescue", "f1", ASKED),
    viewer=None,
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

AUTHORITY_WAYS: Final = ("G1+7", "G1-7", "G2+7", "G2-7")
"""What one may do with authority at two series."""

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

CARDS: Final = (
    Stage(
        "authority",
        (
            Task(
                WEAKENED,
                ("-7", "-3", "0", "4", "11"),
                asked.worth_with_authority,
                e.AuthorityLaid,
                (
                    wrong.no_series_below_nothing,
                    wrong.authority_adds_no_waves,
                    wrong.authority_only_strengthens,
                    wrong.authority_replaces_floods,
                ),
                BESIDE,
                "n",
                reason=reasons.sum_of_series,
                unfit=unfit.shows_quarantine,
            ),
            Task(
                LAST_WORD,
                AUTHORITY_WAYS,
                asked.highest_with_authority,
                e.AuthorityLaid,
                (wrong.plus_protects_a_district, wrong.lowest_with_authority_sinks),
                BESIDE,
                "move",
                "G2",
                skip=2,
                reason=reasons.series_with_authority,
            ),
        ),
        elsewhere=(
            Task(
                DECIDED,
                ("G1", "G2", "G3"),
                asked.sunk_district_with_authority,
                e.DistrictSunk,
                (wrong.authority_decides_nothing, wrong.lowest_series_sinks),
                SPOTS,
                "district",
                cites={"": HIGHEST_SERIES_RULE, "authority_decides_nothing": AUTHORITY_RULE},
                reason=reasons.waves_that_sink,
                unfit=unfit.shows_quarantine,
            ),
        ),
    ),
    Stage(
        "wind_and_calm",
        (
            Task(
                CALMED,
                ("0", "1", "2"),
                asked.owner_of_calmed_flood,
                e.SeaCalmed,
                (wrong.who_calms_takes_the_card, wrong.chip_owner_takes_the_card),
                unfit=unfit.shows_quarantine,
            ),
            Task(
                BLOWN,
                DISTRICTS,
                asked.moves_flood,
                e.WindChanged,
                (wrong.wind_may_start_a_series, wrong.wind_may_stay_in_the_series),
                SPOTS,
                "district",
                asked.DONE,
                {name: f"G1.2>{name}" for name in DISTRICTS},
                unfit=unfit.shows_quarantine,
                leaves_out=SUNK,
            ),
            Task(
                CARRIED_OFF,
                ("0", "1", "2"),
                asked.owner_of_blown_flood,
                e.WindChanged,
                (wrong.wind_makes_the_card_ones_own, wrong.series_makes_the_card_its_own),
                unfit=unfit.shows_quarantine,
            ),
            Task(
                CALMED_DOWN,
                ("G1", "G2", "G3"),
                asked.highest_after_current,
                e.SeaCalmed,
                (currents.currents_change_nothing, wrong.lowest_series_sinks),
                SPOTS,
                "district",
                here_only=True,
                reason=reasons.highest_after_current,
            ),
            Task(
                BLOWN_UP,
                ("G1", "G2", "G3"),
                asked.highest_after_current,
                e.WindChanged,
                (currents.currents_change_nothing, currents.wind_takes_the_card_away),
                SPOTS,
                "district",
                here_only=True,
                reason=reasons.highest_after_current,
            ),
        ),
        order=(4, 2, 5),
    ),
    Stage(
        "moving_houses",
        (
            Task(
                LURED,
                DISTRICTS[1:],
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
                tuple(name for name in DISTRICTS if name != "G3"),
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
        ),
    ),
)
"""The stages of this part, in order."""
