"""Questions of Drunter & Drüber that the course does not ask, but other tables do; `course` has its stages.

The example of each says who plays, whose view is drawn, and between which events the table is looked at.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.course import BESIDE, SEATS, SPOTS, Outcome, Task
from engine.core.game import EVERYONE, Event, Position
from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons import asked, reasons, unfit
from engine.games.drunter_drueber.lessons import wrong_elsewhere as more
from engine.games.drunter_drueber.lessons import wrong_ends as ends
from engine.games.drunter_drueber.lessons import wrong_rules as wrong
from engine.games.drunter_drueber.lessons import wrong_votes as votes
from engine.games.drunter_drueber.lessons.ends import FULL_THREE, MANY_TURNS_THREE, RIVER_LAST_THREE
from engine.games.drunter_drueber.lessons.tasks import CURLED, SEATS_3, last_tile, shown, table
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.building import LOST_RULE
from engine.games.drunter_drueber.rules.vote import ASKING_RULE

PROPOSED: Final = "1:w2-1n 2:r-2w 0:w2-2w"
"""A town in which the seat 1 may propose to cover an outhouse."""
VOTED_DOWN: Final = "w2-2n nee jaaa nee"


def on_spot(example: Example, outcome: Outcome, decides: type[Event], *rules: Outcome) -> Task:
    """Return the task to touch a square."""
    return Task(
        example,
        (),
        outcome,
        decides,
        rules,
        at=SPOTS,
        form="square",
        board_only=True,
        unfit=unfit.pawn_is_removed,
    )


def counting(
    example: Example, touches: Sequence[object], outcome: Outcome, decides: type[Event], *rules: Outcome
) -> Task:
    """Return the task to say a number."""
    return Task(example, tuple(map(str, touches)), outcome, decides, rules, at=BESIDE, form="n")


def naming(example: Example, outcome: Outcome, decides: type[Event], *rules: Outcome) -> Task:
    """Return the task to touch one of three players."""
    return Task(example, SEATS_3, outcome, decides, rules, at=SEATS)


def with_cards_laid(example: Example, last: type[Event]) -> Example:
    """Return an example whose table has all voting cards on it before they are counted."""
    return replace(shown(example, e.VoteLaid, last), aloud=True)


def with_all_targets_shown(task: Task) -> Task:
    """Return a task whose table is the one on which everyone has shown a target card."""
    return replace(task, skip=task.example.players - 1)


def allowing(example: Example, outcome: Outcome, *rules: Outcome) -> Task:
    """Return the task to say whether a move is allowed: the example's attempt, elsewhere perhaps a move that is."""
    return Task(example, (), outcome, Event, rules, at=BESIDE, form="allowed", board_only=True)


def after_end(key: str, names: str, town: Position, move: str, *, variant: bool = False) -> Example:
    """Return an example whose table is the one after the last tile, before target cards are shown."""
    more_of_position = {"main": [cards[0] for cards in town["targets"]]} if variant else {}
    return last_tile(key, names, town, move, (e.BuildingEnded, e.TargetScored), **more_of_position)


TILE_AND_PAWN: Final = (
    on_spot(
        table("tile_and_pawn", "Nour Pavel", "", "w1-2e r-3w", 1),
        asked.first_square_of_tile,
        e.TileLaid,
        more.tile_begins_under_pawn,
        more.tile_lies_the_other_way_round,
        more.tile_leaves_a_gap,
    ),
    allowing(
        table("tile_and_pawn", "Ada Milo", "1:f-3n 0:w2-1w", "r-3s !r-3w", 1, tiles=("", "655 330 330")),
        asked.whether_kind_fits,
        wrong.any_pawn_will_do,
        more.need_allows_everything,
    ),
)

FREE_END: Final = tuple(
    replace(
        allowing(
            table("free_end", "Rosa Ben", "1:r-3s", "r-1w !r-1e", 1),
            outcome,
            wrong.tiles_may_lie_on_tiles,
            wrong.corners_may_be_covered,
            more.tiles_may_stick_out,
            more.buildings_are_a_last_resort,
            more.buildings_are_in_the_way,
            more.need_allows_everything,
        ),
        cites=dict.fromkeys(["why", "buildings_are_a_last_resort", "buildings_are_in_the_way"], LOST_RULE),
        reason=reasons.buildings_covered,
    )
    for outcome in (asked.whether_tiles_are_in_the_way, asked.whether_edge_is_in_the_way)
)

BRIDGE: Final = (
    on_spot(
        table("bridge", "Wanda Omar", "1:w1-3s 0:r-2s 1:w2-1w 0:r-3s 1:w2-3n", "r-2s r-1w", 1),
        asked.square_of_moved_pawn_past_bridge,
        e.BridgePassed,
        more.bridge_is_built_over,
        wrong.pawn_goes_past_tile,
        wrong.pawn_stays,
    ),
    allowing(
        table("bridge", "Wanda Omar", "1:w1-3s 0:r-2s 1:w2-1w 0:r-3s 1:w2-3n", "r-2s !r-3w", 1),
        asked.whether_bridge_lets_pass,
        wrong.far_side_may_be_covered,
        more.bridges_are_in_the_way,
        more.bridges_are_a_last_resort,
        more.need_allows_everything,
    ),
)

BLOCKED: Final = (
    replace(
        naming(
            replace(CURLED, first=e.TileLaid),
            asked.seat_after_pass,
            e.TurnPassed,
            wrong.next_seat_goes_on,
            more.last_builder_goes_on,
        ),
        reason=reasons.tiles_without_room,
    ),
    allowing(
        table("blocked_pawn", "Eva Luis", "", "w1-2e !r-3e", 1),
        asked.whether_path_goes_on,
        more.paths_go_on_without_pawn,
        more.need_allows_everything,
    ),
)

OUTHOUSE: Final = (
    replace(
        allowing(
            table("outhouse", "Elif Fabio", "0:r-1s 1:r-1w 0:w1-3e 1:f-2n", "r-3s !r-3e", 1),
            asked.whether_outhouse_is_asked_about,
            more.outhouses_are_like_buildings,
            more.outhouses_are_in_the_way,
            wrong.nearness_takes_a_vote,
            more.nearness_is_forbidden,
        ),
        cites={"": ASKING_RULE},
    ),
    *(
        replace(
            counting(
                with_cards_laid(table("outhouse", "Wanda Liam Rosa", PROPOSED, moves, EVERYONE, turn=1), settled),
                range(-2, 3),
                asked.margin_of_settled_vote,
                settled,
                votes.tie_stops_a_tile,
                votes.cards_count_alike,
                votes.letters_are_votes,
                votes.undecided_is_a_no,
            ),
            form="margin",
            unfit=unfit.margins_are_all_alike,
        )
        for moves, settled in (("w2-2n ja jaaa nee", e.VotePassed), (VOTED_DOWN, e.VoteLost))
    ),
    naming(
        shown(
            table("outhouse", "Gita Hugo Ilse", PROPOSED, f"{VOTED_DOWN} w1-2e", turn=1), e.VotesRevealed, e.TileLaid
        ),
        asked.seat_after_lost_vote,
        e.VoteLost,
        more.proposer_goes_on,
        more.loudest_no_goes_on,
    ),
)

JOKER: Final = (
    counting(
        shown(
            table("joker", "Aiko Björn Carmen", PROPOSED, "w2-2n nee+? jaaa nee", 0, turn=1),
            e.VotesRevealed,
            e.UndecidedReturned,
        ),
        range(8),
        asked.own_cards_left,
        e.UndecidedReturned,
        votes.undecided_is_used_up,
        votes.all_cards_come_back,
    ),
    replace(
        counting(
            with_cards_laid(table("joker", "Otto Pilar Amir", PROPOSED, VOTED_DOWN, EVERYONE, turn=1), e.VotesRevealed),
            range(7),
            asked.votes_for,
            e.VotesRevealed,
            votes.yes_cards_count_alike,
            votes.letters_of_yes_are_votes,
            votes.no_is_taken_off_yes,
        ),
        reason=reasons.votes_for_yes,
    ),
)

SECOND_TARGET: Final = (
    counting(
        after_end("second_target", "Zofia Kwame Lars", FULL_THREE, "w2-1w", variant=True),
        (),
        asked.points_of_special_target,
        e.TargetScored,
        wrong.buildings_are_only_counted,
        ends.covered_buildings_count_too,
        ends.values_are_always_added,
        ends.highest_of_each_type_counts,
    ),
    naming(
        last_tile(
            "second_target",
            "Zofia Kwame Lars",
            RIVER_LAST_THREE,
            "f-2s",
            (e.SecondScored, e.GameWon),
            targets=[["S", "B"], ["T", "K"], ["G", "J"]],
            main=["S", "T", "G"],
        ),
        asked.seat_winning_by_second_target,
        e.SecondScored,
        wrong.votes_break_every_tie,
        ends.first_of_tied_wins,
        wrong.everyone_shows_second_target,
        ends.best_second_target_wins,
        ends.last_builder_wins,
    ),
)

THE_END: Final = (
    replace(
        with_all_targets_shown(
            naming(
                last_tile("the_end", "Hiro Imani Petra", RIVER_LAST_THREE, "f-2s", (e.TargetScored, e.GameWon)),
                asked.seat_winning_by_points,
                e.GameWon,
                ends.most_buildings_win,
                ends.most_cards_win,
                ends.last_builder_wins,
                ends.highest_building_wins,
                wrong.votes_count_as_points,
            )
        ),
        reason=reasons.buildings_left,
        unfit=unfit.winner_is_far_ahead,
    ),
    counting(
        after_end("the_end", "Hiro Imani Petra", MANY_TURNS_THREE, "r-2n"),
        (),
        asked.points_of_target_shown,
        e.TargetScored,
        wrong.buildings_are_only_counted,
        ends.covered_buildings_count_too,
        ends.highest_building_counts_alone,
    ),
    replace(
        with_all_targets_shown(
            counting(
                last_tile("the_end", "Zoé Kofi Lars", MANY_TURNS_THREE, "r-2n", (e.TargetScored, e.VictoryShared)),
                range(4),
                asked.number_winning,
                e.VictoryShared,
                ends.first_tied_wins_alone,
                ends.ties_have_no_winner,
            )
        ),
        of_seats=True,
    ),
    with_all_targets_shown(
        naming(
            last_tile("the_end", "Zoé Kofi Lars", RIVER_LAST_THREE, "f-2s", (e.TargetScored, e.GameWon)),
            asked.seat_winning,
            e.VotesCompared,
            wrong.strongest_card_breaks_ties,
            ends.first_of_tied_wins,
            wrong.votes_count_as_points,
            ends.most_cards_win,
            ends.last_builder_wins,
        )
    ),
)
