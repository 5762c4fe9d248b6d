"""The stage of the course about how long a turn is: cards that change it, and ties."""

from dataclasses import replace
from typing import Final

from engine.core.course import ASKED, BESIDE, SPOTS, Stage, Task
from engine.core.events import ToChoose
from engine.core.lessons import Example
from engine.games.vineta.lessons import asked, reasons
from engine.games.vineta.lessons import wrong_cards as cards
from engine.games.vineta.lessons import wrong_rules as wrong
from engine.games.vineta.lessons.city import PLAYERS, position_from_texts
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.sinking import HIGHEST_SERIES_RULE

SHORTENED: Final = Example(
    "shortened_turn",
    names=PLAYERS[:3],
    position=position_from_texts(("less", "f1", "f2")),
    moves=("less", "f1", "f2"),
    viewer=None,
    first=e.CardRevealed,
    last=e.LessLaid,
)

ADDED_UP: Final = Example(
    "lengths_added_up",
    names=PLAYERS[:2],
    position=position_from_texts(("less", "hope"), round=1, series=("G3 1:f2",), extra="0:more 1:more"),
    moves=("less", "hope"),
    viewer=None,
    first=e.CardRevealed,
    last=e.RoundsCounted,
)

LENGTHENED: Final = Example(
    "lengthened_turn",
    names=PLAYERS[:3],
    position=position_from_texts(("more", "f1", "f2")),
    moves=("more", "f1", "f2"),
    viewer=None,
    first=e.CardRevealed,
    last=e.MoreLaid,
)

TIED: Final = Example(
    "tied_for_highest",
    names=PLAYERS[:2],
    position=position_from_texts(("f1", "f1"), round=2, series=("G1 0:f3 1:f1", "G3 1:f3 0:f1")),
    moves=("f1", "f1", "G1", "G3"),
    viewer=None,
    first=e.CardsDrawn,
    last=e.RoundAdded,
)

OVERTAKEN: Final = Example(
    "overtaken_by_a_third",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("f1", "f1", "f3"), round=3, series=("G3 1:f2 0:f3", "G2 0:f3 1:f2", "G1 2:f3"), played=3
    ),
    moves=("f1", "f1", "f3", "G2", "G1", "G1"),
    viewer=None,
    first=e.CardsDrawn,
    last=e.DistrictSunk,
)

AFTER_TIE: Final = replace(
    OVERTAKEN,
    key="after_a_tie",
    position=position_from_texts(
        ("f1", "f1", "f3"), round=3, series=("G2 0:f3 1:f2", "G3 1:f2 0:f3", "G1 2:f3"), played=3
    ),
)

ENDED_EARLY: Final = Example(
    "ended_early",
    names=PLAYERS[:3],
    position=position_from_texts(
        ("less more f1", "f1", "f1"),
        round=1,
        played=27,
        series=("G2 1:f3 2:f2", "G1 2:f1"),
        houses="R1:O R2:L Y1:L Y2:B Y3:O G1:BBI G2:LO G3:OI",
        tiles="B:Y2 O:Y1 L:R1",
    ),
    moves=(ASKED,),
    viewer=0,
    first=ToChoose,
    last=e.HousesShared,
    chooser=0,
)

LENGTH: Final = Stage(
    "length_of_turn",
    (
        Task(
            SHORTENED,
            ("1", "2", "3"),
            asked.rounds_with_less,
            e.LessLaid,
            (wrong.less_ends_turn_at_once, wrong.length_card_is_for_its_owner),
            BESIDE,
            "n",
        ),
        Task(
            ADDED_UP,
            ("2", "3", "4", "5"),
            asked.rounds_with_several,
            e.RoundsCounted,
            (
                wrong.only_last_length_card_counts,
                wrong.length_card_is_for_its_owner,
                wrong.only_cards_more_count,
            ),
            BESIDE,
            "n",
        ),
        Task(
            LENGTHENED,
            ("2", "3", "4"),
            asked.rounds_with_more,
            e.MoreLaid,
            (wrong.more_adds_to_round_being_played, wrong.length_card_is_for_its_owner),
            BESIDE,
            "n",
        ),
        Task(
            TIED,
            ("0", "1", "2"),
            asked.number_of_sunk_districts,
            e.RoundAdded,
            (wrong.tie_sinks_all_that_are_tied, wrong.first_of_tied_districts_sinks),
            BESIDE,
            "n",
        ),
        Task(
            OVERTAKEN,
            ("G1", "G2", "G3"),
            asked.sunk_district,
            e.DistrictSunk,
            (wrong.only_tied_series_can_sink, wrong.oldest_series_sinks),
            SPOTS,
            "district",
            cites={"": HIGHEST_SERIES_RULE},
            here_only=True,
            reason=reasons.waves_that_sink,
        ),
        Task(
            AFTER_TIE,
            ("G1", "G2", "G3"),
            asked.sunk_district_after_tie,
            e.DistrictSunk,
            (wrong.oldest_series_sinks, wrong.lowest_series_sinks),
            SPOTS,
            "district",
            cites={"": HIGHEST_SERIES_RULE},
            reason=reasons.waves_that_sink,
        ),
        Task(
            ENDED_EARLY,
            ("less", "more", "f1"),
            cards.turn_ends,
            e.LessLaid,
            (cards.more_ends_it_sooner, cards.turn_ends_once_one_leads),
            "card hand-0",
            "card",
            asked.DONE,
            {"less": "less f1 f1 G2 G2", "more": "more f1 f1 G2 G2", "f1": "f1 f1 f1 G2 G2 G2"},
            here_only=True,
        ),
    ),
    order=(7, 2, 4, 5),
)
"""The stage between quarantine and the end of a turn."""
