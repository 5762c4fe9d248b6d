"""The stages of the course about cards that act on series: authority, wind and calm."""

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
    position=position_from_texts(
        ("authority", "f1"),
        round=2,
        start=1,
        series=("G1 0:f3 1:f2", "G2 1:f2"),
        houses="R1:LO R2:I R3:L Y1:O Y2:BI Y3:L G1:BBO G2:LI G3:OI",
        tiles="B:R1 O:Y2",
    ),
    moves=("authority", "f1", "G2", ASKED),
    viewer=0,
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

BLOWN_AWAY: Final = Example(
    "blown_away",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("wind", "f1", "f1"),
        round=1,
        series=("G1 1:f2 2:f3", "G2 0:f3", "G3 2:f3 1:f1"),
        houses="R1:LO R2:I R3:L Y1:O Y2:BI Y3:L G1:BBO G2:LI G3:BI",
        tiles="B:R1 O:Y2 L:G2",
    ),
    moves=("wind", "f1", "f1", ASKED),
    viewer=0,
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

AUTHORITY_WAYS: Final = ("G1+7", "G1-7", "G2+7", "G2-7")
"""What one may do with authority at two series."""

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
                BLOWN_AWAY,
                ("G1", "G2", "G3"),
                currents.own_houses_spared_by_wind,
                e.WindChanged,
                (currents.any_other_series_will_do, wrong.wind_may_stay_in_the_series),
                SPOTS,
                "district",
                asked.DONE,
                {name: f"G1.2>{name}" for name in DISTRICTS},
                here_only=True,
                reason=reasons.highest_after_current,
            ),
        ),
        order=(4, 2, 5),
    ),
)
"""The stages of this part, in order."""
