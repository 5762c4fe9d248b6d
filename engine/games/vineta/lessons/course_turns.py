"""The stages of the course about the end of a turn, and of the game: sharing, who opens, and the points."""

from dataclasses import replace
from typing import Final

from engine.core.course import ASKED, BESIDE, SPOTS, Stage, Task
from engine.core.lessons import Example
from engine.games.vineta.lessons import asked, reasons, unfit
from engine.games.vineta.lessons import wrong_ends as ends
from engine.games.vineta.lessons import wrong_losses as losses
from engine.games.vineta.lessons import wrong_rules as wrong
from engine.games.vineta.lessons import wrong_setups as setups
from engine.games.vineta.lessons.city import PLAYERS, position_from_texts
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import BONUS

SHARED_OUT: Final = Example(
    "houses_shared_out",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f2", "f1", "f1"),
        round=2,
        start=1,
        series=("G1 0:f1 1:f3 2:+7", "G2 2:f2"),
        houses="R1:IOO R2:BOI R3:BII Y1:LII Y2:BOL Y3:BBLL G1:OB G2:OLI G3:BOL",
    ),
    moves=("f2", "f1", "f1", "G2", "G2", "G2"),
    viewer=None,
    first=e.DistrictSunk,
    last=e.HousesShared,
)

ROUND_AND_ROUND: Final = Example(
    "round_and_round",
    names=PLAYERS,
    position=position_from_texts(
        ("f1", "f1", "f1", "f1"),
        sunk="G2",
        round=2,
        start=2,
        series=("G3 0:f2 1:f2 0:f3", "Y1 3:f2"),
        houses="R1:BOL R2:IT R3:OL Y1:LIT Y2:BOI Y3:TLI G1:BOT G3:BBOLI",
        taken="1 2 1 0",
    ),
    moves=("f1", "f1", "f1", "f1", "Y1", "Y1", "Y1", "Y1"),
    viewer=None,
    first=e.DistrictSunk,
    last=e.HousesShared,
)

LAST_HOUSE: Final = Example(
    "last_house_taken",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1", "f1", "f1"),
        sunk="G2",
        round=2,
        series=("G3 0:f2 1:f2 2:f3", "Y1 2:f1"),
        houses="R1:BOL R2:IL R3:OL Y1:LIB Y2:BOI Y3:OLI G1:BO G3:BBOLI",
        taken="1 2 1",
    ),
    moves=("f1", "f1", "f1", "Y1", "Y1", "Y1"),
    viewer=None,
    first=e.DistrictSunk,
    last=e.HousesShared,
)

LAST_SHARE: Final = Example(
    "last_share",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1", "f1", "f1"),
        round=2,
        start=1,
        series=("G1 1:f3 2:f2 2:+7", "G2 0:f2 1:f1", "G3 2:f1"),
        houses="R1:LO R2:BI R3:L Y1:O Y2:BI Y3:L G1:OLI G2:LIO G3:OI",
        tiles="B:R2 O:Y2 L:G2",
    ),
    moves=("f1", "f1", "f1", "G2", "G2", ASKED),
    viewer=0,
    first=e.CardRevealed,
    last=e.HousesShared,
)

FOUR_PLAYERS: Final = replace(ROUND_AND_ROUND, key="token_of_four_players", first=e.HousesShared, last=e.StarterMoved)

THREE_PLAYERS: Final = Example(
    "token_of_three_players",
    names=PLAYERS[:3],
    position=position_from_texts(("f1", "f2", "f1"), round=1, start=1, series=("G1 0:f3",), extra="0:less"),
    moves=("f1", "f2", "f1", "G1", "G1", "G1"),
    viewer=None,
    first=e.HousesShared,
    last=e.StarterStayed,
)

CLEARED: Final = replace(SHARED_OUT, key="table_cleared", first=e.HousesShared, last=e.TurnCleared)

COUNTED: Final = Example(
    "houses_counted",
    names=PLAYERS[:2],
    position=position_from_texts(
        ("f1", "f2"),
        sunk="G1 G2 Y1 G3 R1 Y2 R3",
        round=2,
        series=("R2 0:f3", "Y3 1:f1"),
        houses="R2:OLI Y3:BBOL",
        taken="5 9",
        tiles="B:G1 O:Y2",
    ),
    moves=("f1", "f2", "R2", "R2"),
    viewer=None,
    first=e.TilesShown,
    last=e.HousesScored,
)

LAST_ONE: Final = Example(
    "last_district_of_all",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1", "f1", "f1"),
        sunk="G3 Y3 G2 R1 Y2 R2 Y1",
        round=2,
        series=("R3 0:f3 2:f2",),
        houses="R3:LII G1:BBO",
        taken="5 6 9",
        tiles="B:R1 L:G1 O:Y1",
    ),
    moves=("f1", "f1", "f1", "R3", "R3", "R3"),
    viewer=None,
    first=e.HousesScored,
    last=e.DistrictScored,
)

WON: Final = Example(
    "won_by_houses",
    names=PLAYERS,
    position=position_from_texts(
        ("f1", "f1", "f1", "f1"),
        sunk="G3 Y3 G2 R1 Y2 R2 Y1",
        round=2,
        series=("R3 0:f3 2:f2",),
        houses="R3:LI G1:BBIII",
        taken="8 5 11 2",
        tiles="B:R1 L:G1 O:Y1 I:Y2",
    ),
    moves=("f1", "f1", "f1", "f1", "R3", "R3", "R3", "R3"),
    viewer=None,
    first=e.TilesShown,
    last=e.GameWon,
)

TURNS: Final = (
    Stage(
        "sharing",
        (
            Task(
                SHARED_OUT,
                ("0", "1", "2"),
                asked.taker_of_first_house,
                e.HousesShared,
                (wrong.highest_flood_takes_first, wrong.authority_takes_houses),
                reason=reasons.first_and_last_taker,
                unfit=unfit.sharing_begins_again,
            ),
            Task(
                ROUND_AND_ROUND,
                ("1", "2", "3", "5"),
                asked.houses_of_first_taker,
                e.HousesShared,
                (wrong.first_card_takes_all_houses, wrong.one_house_for_each_card),
                BESIDE,
                "n",
                reason=reasons.first_and_last_taker,
            ),
            Task(
                LAST_HOUSE,
                ("0", "1", "2"),
                asked.taker_of_last_house,
                e.HousesShared,
                (wrong.last_card_takes_last_house, wrong.first_card_takes_last_house),
                reason=reasons.first_and_last_taker,
            ),
            Task(
                LAST_SHARE,
                ("G1", "G2", "G3"),
                losses.reader_takes_a_house,
                e.HousesShared,
                (losses.own_series_takes_houses, losses.short_series_takes_more),
                SPOTS,
                "district",
                asked.DONE,
                skip=4,
                here_only=True,
            ),
        ),
        order=(1, 4, 2),
    ),
    Stage(
        "next_opener",
        (
            Task(
                THREE_PLAYERS,
                ("0", "1", "2"),
                asked.opener_where_token_stays,
                e.StarterStayed,
                (wrong.token_always_goes_left, wrong.opener_opens_each_turn),
                reason=reasons.turn_that_is_over,
                around=True,
            ),
            Task(
                FOUR_PLAYERS,
                ("0", "1", "2", "3"),
                asked.opener_where_token_moves,
                e.StarterMoved,
                (wrong.token_always_stays, wrong.opener_opens_each_turn),
                reason=reasons.turn_that_is_over,
                around=True,
            ),
            Task(
                CLEARED,
                ("2", "3", "4"),
                asked.cards_coming_back,
                e.TurnCleared,
                (setups.authority_does_not_come_back, setups.series_goes_to_its_chip),
                BESIDE,
                "n",
                here_only=True,
                reason=reasons.owner_of_authority,
            ),
        ),
        order=(2, 1, 3),
    ),
    Stage(
        "last_district",
        (
            Task(
                COUNTED,
                ("7", "9", "13", "27"),
                asked.points_for_houses,
                e.HousesScored,
                (wrong.own_house_is_worth_one, wrong.taken_house_is_worth_as_much),
                BESIDE,
                "n",
                skip=1,
            ),
            Task(
                LAST_ONE,
                ("0", "1", "2"),
                asked.owner_of_last_district,
                e.DistrictScored,
                (wrong.most_houses_own_the_district, wrong.who_took_most_owns_the_district),
                skip=2,
                here_only=True,
            ),
            Task(
                WON,
                ("0", "1", "2", "3"),
                asked.seat_winning_by_points,
                e.GameWon,
                (wrong.who_took_most_wins, wrong.owner_of_last_district_wins, wrong.most_houses_win),
                skip=3,
                unfit=unfit.winner_is_far_ahead,
            ),
        ),
        elsewhere=(
            Task(
                LAST_ONE,
                tuple(map(str, sorted({*BONUS}))),
                asked.points_for_last_district,
                e.DistrictScored,
                (
                    ends.red_is_worth_most,
                    ends.all_districts_bring_most,
                    ends.district_counts_as_a_house,
                    ends.district_counts_its_houses,
                ),
                BESIDE,
                "n",
                skip=2,
            ),
        ),
    ),
)
"""The stages of this part, in order."""
