"""The course of Drunter & Drüber, as data; its texts are in `locale`."""

from dataclasses import replace
from typing import Final

from engine.core.course import ASKED, BESIDE, NOBODY, Stage, Task
from engine.core.game import EVERYONE
from engine.games.drunter_drueber.lessons import asked, elsewhere, reasons, tasks, unfit
from engine.games.drunter_drueber.lessons import wrong_rules as wrong
from engine.games.drunter_drueber.lessons.ends import MANY_TURNS_THREE, RIVER_LAST_THREE
from engine.games.drunter_drueber.lessons.small_towns import RIVER_BY_THE_EDGE, RIVER_BY_THE_WALL, ROAD_SPENT
from engine.games.drunter_drueber.lessons.wrong_elsewhere import last_builder_goes_on
from engine.games.drunter_drueber.lessons.wrong_ends import highest_building_wins, most_buildings_win
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.building import LOST_RULE
from engine.games.drunter_drueber.rules.voting_cards import CARDS, UNDECIDED_CARD

SEATS_4: Final = (*tasks.SEATS_3, "3")

VOTING_CARDS: Final = {"none" if card == UNDECIDED_CARD else card: card for card in CARDS}
"""The voting cards, drawn where lessons say what they are worth."""


FIRST_TILE = Stage(
    "first_tile",
    (
        tasks.sparing(
            tasks.table(
                "first_tile", "Nour Pavel", "1:r-2w 0:r-3w 1:r-1s", f"r-2s {ASKED}", 1, targets=[["J"], ["S"]], turn=0
            ),
            "l4:r-2e j6:r-2s h4:r-2w",
        ),
        tasks.sparing(
            tasks.table(
                "first_tile", "Ada Milo", "1:f-2e 0:r-2s 1:f-3e", f"f-3n {ASKED}", 1, targets=[["T"], ["K"]], turn=0
            ),
            "f5:f-2n d7:f-2w h7:f-2e",
        ),
    ),
)


TILE_AND_PAWN = Stage(
    "tile_and_pawn",
    (
        tasks.moving(
            tasks.table("tile_and_pawn", "Nour Pavel", "", "w1-2e r-3w", 1),
            "o1 n1 l1 k1",
            wrong.pawn_stays,
            wrong.pawn_goes_to_beginning,
            wrong.pawn_goes_past_tile,
        ),
        tasks.laying(
            tasks.table(
                "tile_and_pawn",
                "Ada Milo",
                "0:f-3e 1:w2-1n 0:f-3e 1:f-2e 0:f-2e 1:w1-1e",
                f"r-3s {ASKED}",
                1,
                tiles=("", "655 330 330"),
            ),
            "o9:w2-3n o4:r-3s k10:f-3n",
            wrong.one_goes_on_after_the_last,
            wrong.any_pawn_will_do,
        ),
        tasks.moving(
            tasks.table("tile_and_pawn", "Zoé Karim", "0:f-3n 1:w2-3w", "w2-1n w2-2w", 1),
            "l9 k9 j9 i9",
            wrong.pawn_stays,
            wrong.pawn_goes_to_beginning,
            wrong.pawn_goes_past_tile,
        ),
    ),
    elsewhere=elsewhere.TILE_AND_PAWN,
)

COVERED = Stage(
    "covered_buildings",
    (
        Task(
            tasks.table(
                "covered_buildings",
                "Ingrid Yusuf Mei",
                "",
                "r-3w r-3w",
                EVERYONE,
                targets=[["G"], ["K"], ["B"]],
                seed=3,
            ),
            tasks.SEATS_3,
            asked.seat_losing_points,
            e.BuildingCovered,
            (wrong.builder_loses, wrong.buildings_beside_tiles_are_lost),
            unfit=unfit.pawn_is_removed,
        ),
        Task(
            tasks.table(
                "covered_buildings",
                "Lea Tom",
                "1:f-3n 0:w2-3w 1:r-3s",
                "w1-2e w1-1s",
                1,
                targets=[["S"], ["K"]],
            ),
            ("4", "13", "14", "15"),
            asked.points_left,
            e.BuildingCovered,
            (
                wrong.each_building_is_one_point,
                wrong.covered_building_costs_one_point,
                wrong.own_covering_costs_nothing,
            ),
            at=BESIDE,
            form="n",
            board_only=True,
            reason=reasons.points_before,
            unfit=unfit.pawn_is_removed,
        ),
        Task(
            tasks.last_tile("covered_buildings", "Ingrid Yusuf Mei", ROAD_SPENT, "f-2e", (e.TargetScored, e.GameWon)),
            tasks.SEATS_3,
            asked.seat_winning_by_points,
            e.GameWon,
            (most_buildings_win, highest_building_wins),
            skip=len(tasks.SEATS_3) - 1,
            here_only=True,
            reason=reasons.buildings_left,
        ),
    ),
)

FREE_END = Stage(
    "free_end",
    (
        tasks.laying(
            tasks.table("free_end", "Rosa Ben", "1:r-3s", f"r-1w {ASKED}", 1),
            "n5:r-1s m3:r1@m3 n2:r1@n2 o4:r-1e",
            wrong.paths_may_branch_off,
            wrong.tiles_may_begin_diagonally,
            wrong.tiles_may_lie_on_tiles,
        ),
        tasks.laying(
            tasks.table(
                "free_end",
                "Ida Noah",
                "1:w1-3e 0:w1-3e 1:r-1w 0:w1-3e 1:f-1n",
                f"w1-1e {ASKED}",
                1,
            ),
            "n4:r-3s k1:r-3w o1:r-3e m3:r3@m3",
            wrong.tiles_may_lie_on_tiles,
            wrong.corners_may_be_covered,
            wrong.tiles_may_bend,
        ),
    ),
    elsewhere=elsewhere.FREE_END,
)

BRIDGE = Stage(
    "bridge",
    (
        tasks.passing(
            tasks.table(
                "bridge",
                "Wanda Omar",
                "1:w1-3s 0:r-2s 1:w2-1w 0:r-3s 1:w2-3n",
                f"r-2s {ASKED}",
                1,
            ),
            "m8:r-1w n8:r1@n8 m9:r1@m9",
            wrong.bridges_may_be_covered,
            wrong.path_may_turn_under_bridge,
        ),
        tasks.passing(
            tasks.table("bridge", "Yara Paul", "0:f-1e 1:f-3n 0:f-1w", f"f-1s {ASKED}", 1),
            "c8:f-1e b8:f1@b8 a6:f1@a6",
            wrong.bridges_may_be_covered,
            wrong.every_tile_may_be_passed_under,
        ),
        tasks.laying(
            tasks.table(
                "bridge",
                "Juno Sami",
                "0:r-3s 1:w2-3w 0:r-3s 1:w2-1n 0:r-1w 1:w2-3e",
                f"r-1s {ASKED}",
                1,
            ),
            "m8:r-1w n10:r-1s o9:r1@o9",
            wrong.tiles_may_lie_on_tiles,
            wrong.far_side_may_be_covered,
        ),
    ),
    elsewhere=elsewhere.BRIDGE,
)

BLOCKED = Stage(
    "blocked_pawn",
    (
        tasks.removing(
            tasks.table("blocked_pawn", "Chen Birgit Ali", tasks.CROWDED, "w2-1n", turn=1),
            "i3 l1 l2 m1",
            wrong.outhouses_close_sides,
            wrong.one_open_side_is_too_few,
            wrong.some_closed_sides_are_enough,
        ),
        replace(
            tasks.removing(
                tasks.table(
                    "blocked_pawn",
                    "Jonas Kim Nina",
                    "2:f-3n 0:r-3s 1:w1-3e 2:r-1s 0:w1-2e 1:w2-2n 2:f-1e 0:w2-2n 1:f-2e 2:w1-3e 0:f-1n 1:f-2n 2:w1-1e"
                    " 0:w1-2s 1:w1-2s 2:w1-3s 0:w1-2s 1:w1-2e 2:w1-2e 0:r-2w 1:r-3s 0:r-1s",
                    "r-1e",
                    turn=1,
                    tiles=("312 220 101", "500 211 121", "331 020 220"),
                ),
                "n9 n10 o6",
                wrong.outhouses_close_sides,
                wrong.one_open_side_is_too_few,
            ),
            here_only=True,
        ),
    ),
    elsewhere=elsewhere.BLOCKED,
)


OUTHOUSE = Stage(
    "outhouse",
    (
        replace(
            tasks.laying(
                tasks.table("outhouse", "Elif Fabio", "0:r-1s 1:r-1w 0:w1-3e 1:f-2n", f"r-3s {ASKED}", 1),
                "o5:r-1e n6:r-1s m5:r-1w",
                wrong.buildings_take_a_vote,
                wrong.nearness_takes_a_vote,
            ),
            outcome=asked.vote_is_called,
            decides=e.VoteCalled,
            aim=asked.ASKED_FIRST,
            cites={"buildings_take_a_vote": LOST_RULE},
        ),
        tasks.voting(
            tasks.table(
                "outhouse", "Elif Fabio", "0:r-1s 1:r-1w 0:w1-3e 1:f-2n 0:r-3s", f"r-1s nee {ASKED}", 1, turn=1
            ),
            "0",
            e.TileLaid,
        ),
        tasks.voting(
            tasks.table("outhouse", "Gita Hugo Ilse", "1:f-3n 2:r-2s 0:f-1e 1:f-1n", f"f-1n jaa ne {ASKED}", 2),
            "-1",
            e.CardsDiscarded,
        ),
    ),
    elsewhere=elsewhere.OUTHOUSE,
    legend=VOTING_CARDS,
)


JOKER = Stage(
    "joker",
    (
        Task(
            tasks.shown(
                tasks.table("joker", "Aiko Björn Carmen", "1:r-2s 2:f-2e", "r-3w jaa nee jein no"),
                e.VotesRevealed,
                e.VoteLost,
            ),
            ("3", "4", "6"),
            asked.votes_against,
            e.JokerDeclared,
            (wrong.joker_counts_once, wrong.joker_counts_its_vowels),
            at=BESIDE,
            form="n",
            unfit=unfit.votes_tell_more_than_is_taught,
        ),
        tasks.counting(
            tasks.table("joker", "Wanda Liam Rosa", "1:w2-1n 2:r-2w 0:w2-2w", "w2-2n nee jaaa nee", 1, turn=1),
            "11 13 14",
        ),
        tasks.counting(
            tasks.table("joker", "Otto Pilar Amir", "1:w1-3s 2:r-1s 0:w2-3w", "w1-2e ne ja jein yes", 2, turn=1),
            "12 13 14",
        ),
    ),
    elsewhere=elsewhere.JOKER,
    legend=VOTING_CARDS,
)


MUST_PLAY = Stage(
    "must_play",
    (
        tasks.passing_on(
            tasks.table(
                "must_play",
                "Chen Birgit Ali",
                tasks.CURL.replace("2:r-2s", "2:r-1s"),
                "f-1s r-1w",
                tiles=("433 110 100", "000 000 232", "000 431 000"),
            ),
            None,
            wrong.next_seat_goes_on,
            last_builder_goes_on,
        ),
        tasks.passing_on(
            replace(tasks.CURLED, key="must_play"), e.VoteCalled, wrong.next_seat_goes_on, wrong.nobody_has_to_propose
        ),
    ),
)


SECOND_TARGET = Stage(
    "second_target",
    (
        tasks.tie_break(
            tasks.last_tile(
                "second_target",
                "Zofia Kwame Lars",
                RIVER_BY_THE_EDGE,
                "f-2e",
                (e.SecondScored, e.GameWon),
                targets=[["S", "B"], ["T", "K"], ["G", "J"]],
                main=["S", "T", "G"],
            ),
            tasks.SEATS_3,
        ),
        tasks.tie_break(
            tasks.last_tile(
                "second_target",
                "Lina Ludo Marisol Niko",
                RIVER_BY_THE_WALL,
                "f-2e",
                (e.SecondScored, e.GameWon),
                targets=[["all3", "each"], ["K", "B"], ["J", "G"], ["S", "T"]],
                main=["all3", "K", "J", "S"],
            ),
            SEATS_4,
        ),
    ),
    elsewhere=elsewhere.SECOND_TARGET,
)


THE_END = Stage(
    "the_end",
    (
        Task(
            tasks.last_tile("the_end", "Hiro Imani Petra", RIVER_LAST_THREE, "f-2s", (e.PawnRemoved, e.BuildingEnded)),
            (*tasks.SEATS_3, NOBODY),
            asked.seat_going_on,
            e.BuildingEnded,
            (wrong.next_seat_goes_on, wrong.most_tiles_go_on, wrong.shortest_tile_goes_on),
            reason=reasons.tiles_without_room,
            unfit=unfit.no_pawn_or_one_of_two_is_left,
        ),
        tasks.vote_count(
            tasks.last_tile(
                "the_end",
                "Hiro Imani Petra",
                MANY_TURNS_THREE,
                "r-2n",
                (e.TargetScored, e.GameWon),
                votes=[["jaaa", "?"], ["ja", "ne", "jein", "?"], ["jaa", "jaaa", "nee", "neee", "?"]],
            )
        ),
        tasks.vote_count(
            tasks.last_tile(
                "the_end",
                "Zoé Kofi Lars",
                RIVER_LAST_THREE,
                "f-2s",
                (e.TargetScored, e.GameWon),
                votes=[["jaa", "nee", "jein", "?"], ["jaa", "neee", "?"], ["jaa", "jaaa", "nee", "jein", "?"]],
            )
        ),
    ),
    elsewhere=elsewhere.THE_END,
    legend=VOTING_CARDS,
)

OWN_TOWN = Stage("own_town", play="dd_short")

COURSE = (
    FIRST_TILE,
    TILE_AND_PAWN,
    COVERED,
    FREE_END,
    BRIDGE,
    OUTHOUSE,
    JOKER,
    BLOCKED,
    MUST_PLAY,
    THE_END,
    SECOND_TARGET,
    OWN_TOWN,
)
"""The stages of the course, in order."""
