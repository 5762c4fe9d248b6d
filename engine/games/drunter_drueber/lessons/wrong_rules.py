"""Rules by which people play Drunter & Drüber wrongly: what would come of a table by each; sentences are in `locale`.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.course import NO, YES
from engine.core.events import MoveRefused, first_event_of
from engine.core.game import Event, Seat
from engine.games.drunter_drueber.lessons.asked import ASKED_FIRST, LAID, SPARED, own_target, seat_with_target
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards
from engine.games.drunter_drueber.rules.board import DIRECTIONS, FREE, Square
from engine.games.drunter_drueber.rules.components import LONGEST, PAWN_KINDS, PAWNS, TILES, kind_and_length_of_tile
from engine.games.drunter_drueber.rules.scoring import points_of_target, uncovered_buildings_that_count
from engine.games.drunter_drueber.rules.state import BRIDGES
from engine.games.drunter_drueber.rules.view import View

# Where the pawn goes


def square_off_tile(view: View, laid: e.TileLaid, at: int, away: int) -> str:
    """Return the square some steps away from a tile's square in the tile's direction, "" off the board.

    `at`: the square's place on the tile.
    """
    step = view.board.steps[DIRECTIONS.index(laid.direction)]
    square = Square(view.board.square_named(laid.squares[at]) + away * step)
    return view.board.square_name(square) if square in view.board.squares_by_name.values() else ""


def pawn_stays(view: View, events: Sequence[Event]) -> str:
    """Return the square beside which the tile begins, or from where it has passed under a bridge."""
    laid, passed = first_event_of(events, e.TileLaid), first_event_of(events, e.BridgePassed)
    return square_off_tile(view, laid, 0, -2 if passed else -1) if laid else ""


def pawn_goes_to_beginning(_view: View, events: Sequence[Event]) -> str:
    """Return the square on which the tile begins."""
    laid = first_event_of(events, e.TileLaid)
    return laid.squares[0] if laid else ""


def pawn_goes_past_tile(view: View, events: Sequence[Event]) -> str:
    """Return the square behind the tile's far end."""
    laid = first_event_of(events, e.TileLaid)
    return square_off_tile(view, laid, -1, 1) if laid else ""


# Where a tile may lie


def refusal(events: Sequence[Event]) -> tuple[str, str, Mapping[str, Any]]:
    """Return a refused move, the reason, "" for none, and what that names."""
    refused = first_event_of(events, MoveRefused)
    return (refused.move, refused.code, dict(refused.params)) if refused else ("", "", {})


def laid_all_the_same(events: Sequence[Event], code: str) -> str:
    """Return what would come of a move if it were not refused for this reason."""
    return LAID if refusal(events)[1] == code else ""


def any_pawn_will_do(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile at a pawn of another kind."""
    return laid_all_the_same(events, "wrong_kind")


def one_goes_on_after_the_last(view: View, events: Sequence[Event]) -> str:
    """Lay a tile at the pawn where the last one lies, whatever its kind."""
    last = PAWNS[view.laid[-1].placement.pawn]
    return any_pawn_will_do(view, events) if refusal(events)[0].startswith(f"{last}-") else ""


def tiles_may_lie_on_tiles(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile over another one."""
    return laid_all_the_same(events, "occupied")


def bridges_may_be_covered(view: View, events: Sequence[Event]) -> str:
    """Lay a tile on a bridge that it should pass under."""
    square = refusal(events)[2].get("square")
    is_bridge = square and view.cover[view.board.square_named(square)] in BRIDGES
    return tiles_may_lie_on_tiles(view, events) if is_bridge else ""


def corners_may_be_covered(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile over a corner."""
    return laid_all_the_same(events, "corner")


def is_askew(view: View, events: Sequence[Event]) -> bool:
    """Return whether a move is refused since its square is in no line with a pawn but near one."""
    _, code, told = refusal(events)
    if code != "not_beside":
        return False
    board, near = view.board, range(1, LONGEST)
    row, column = board.row_and_column(board.square_named(told["square"]))
    pawns = [board.row_and_column(board.square_named(name)) for name in told["pawns"]]
    return any(abs(row - at_row) in near and abs(column - at_column) in near for at_row, at_column in pawns)


def tiles_may_begin_diagonally(view: View, events: Sequence[Event]) -> str:
    """Lay a single on a square that only a corner joins to that of its pawn."""
    return LAID if is_askew(view, events) else ""


def tiles_may_bend(view: View, events: Sequence[Event]) -> str:
    """Lay a long tile round a corner."""
    return LAID if is_askew(view, events) else ""


def paths_may_branch_off(view: View, events: Sequence[Event]) -> str:
    """Lay a tile beside any tile of its kind."""
    _, code, told = refusal(events)
    if code != "not_beside":
        return ""
    square = view.board.square_named(told["square"])
    path = {each for laid in view.laid if PAWN_KINDS[laid.placement.pawn] == told["kind"] for each in laid.squares}
    return LAID if any(square + step in path for step in view.board.steps) else ""


# Under bridges


def every_tile_may_be_passed_under(view: View, events: Sequence[Event]) -> str:
    """Lay a tile straight across another one that has no bridge there."""
    _, code, told = refusal(events)
    if code != "not_beside":
        return ""
    board, square = view.board, view.board.square_named(told["square"])
    pawns = [board.square_named(name) for name in told["pawns"]]
    return LAID if any(square - 2 * step in pawns for step in board.steps) else ""


def path_may_turn_under_bridge(view: View, events: Sequence[Event]) -> str:
    """Lay a tile beside the square that lies straight across a bridge."""
    return LAID if is_askew(view, events) else ""


def far_side_may_be_covered(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile under a bridge behind which there is no room."""
    return laid_all_the_same(events, "far_side") or laid_all_the_same(events, "two_bridges")


# Which pawns are blocked, and who has to lay


def open_squares(view: View, square: Square) -> Sequence[int]:
    """Return the squares beside this one on which a tile may begin."""
    return [square + step for step in view.board.steps if view.cover[square + step] == FREE]


def outhouses_close_sides(view: View, _events: Sequence[Event]) -> str:
    """Return the square of a pawn with only outhouses beside it that are still free."""
    shut = (pawn for pawn in view.pawns if pawn and {*open_squares(view, pawn)} & view.board.outhouses)
    return next(
        (view.board.square_name(pawn) for pawn in shut if {*open_squares(view, pawn)} <= view.board.outhouses), ""
    )


def one_open_side_is_too_few(view: View, _events: Sequence[Event]) -> str:
    """Return the square of a pawn with a single open side, where there is no outhouse."""
    single = (pawn for pawn in view.pawns if pawn and len(open_squares(view, pawn)) == 1)
    return next(
        (view.board.square_name(pawn) for pawn in single if not {*open_squares(view, pawn)} & view.board.outhouses), ""
    )


def some_closed_sides_are_enough(view: View, _events: Sequence[Event]) -> str:
    """Return the square of a pawn with some open sides, not all of them outhouses."""
    board = view.board
    roomy = (pawn for pawn in view.pawns if pawn and len({*open_squares(view, pawn)} - board.outhouses) > 1)
    return next(map(board.square_name, roomy), "")


def next_seat_goes_on(view: View, _events: Sequence[Event]) -> str:
    """Return the next seat clockwise."""
    return str((view.laid[-1].seat + 1) % view.players)


def nobody_has_to_propose(view: View, events: Sequence[Event]) -> str:
    """Return the seat after the one that proposes a tile."""
    called = first_event_of(events, e.VoteCalled)
    return str((called.seat + 1) % view.players) if called else ""


def most_tiles_go_on(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that has most tiles left."""
    return best_seat(view, lambda seat: sum(view.tiles[seat]))


def shortest_tile_goes_on(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that has the shortest tile for a pawn that is left, "" if several have one."""
    kinds = {PAWN_KINDS[pawn] for pawn, square in enumerate(view.pawns) if square}
    types = [kind_and_length_of_tile(tile) for tile in TILES]
    held = [
        [length for (kind, length), count in zip(types, hand, strict=True) if count and kind in kinds]
        for hand in view.tiles
    ]
    return best_seat(view, lambda seat: -min(held[seat], default=LONGEST + 1)) if any(held) else ""


# What is voted on, and how votes count


def buildings_take_a_vote(_view: View, events: Sequence[Event]) -> str:
    """Ask before a building is covered."""
    return ASKED_FIRST if first_event_of(events, e.BuildingCovered) else ""


def nearness_takes_a_vote(view: View, events: Sequence[Event]) -> str:
    """Ask before a tile lies beside an outhouse."""
    laid, board = first_event_of(events, e.TileLaid), view.board
    squares = [board.square_named(name) for name in laid.squares] if laid else []
    return ASKED_FIRST if any(square + step in board.outhouses for square in squares for step in board.steps) else ""


def tie_is_a_no(_view: View, events: Sequence[Event]) -> str:
    """Return the margin with one vote less for yes."""
    revealed = first_event_of(events, e.VotesRevealed)
    return str(revealed.yes - revealed.no - 1) if revealed else ""


def more_than_a_tie_is_needed(view: View, events: Sequence[Event]) -> str:
    """Return the margin of a vote that is won by more than a tie, with one vote less for yes."""
    passed = first_event_of(events, e.VotePassed)
    return tie_is_a_no(view, events) if passed and passed.yes > passed.no else ""


def strongest_no_is_needed(_view: View, events: Sequence[Event]) -> str:
    """Return the least margin by which a vote is lost, where it is lost by more."""
    lost = first_event_of(events, e.VoteLost)
    return "-1" if lost and lost.no - lost.yes > 1 else ""


def each_card_is_one_vote(_view: View, events: Sequence[Event]) -> str:
    """Return how many more cards are for yes than for no."""
    revealed = first_event_of(events, e.VotesRevealed)
    if not revealed:
        return ""
    worths = [voting_cards.WORTH[voting_cards.CARDS.index(card)] for cards in revealed.cards for card in cards]
    return str(sum(worth > 0 for worth in worths) - sum(worth < 0 for worth in worths))


def tie_votes_it_down(_view: View, events: Sequence[Event]) -> str:
    """Vote a proposal down in a tie."""
    passed = first_event_of(events, e.VotePassed)
    return NO if passed and passed.yes == passed.no else ""


def strongest_card_decides(view: View, _events: Sequence[Event]) -> str:
    """Do what the card with the most votes says, "" where two say different things."""
    worths = {
        voting_cards.WORTH[voting_cards.CARDS.index(card)]
        for cards in view.chosen
        for card in voting_cards.cards_of_bits(cards)
    }
    strongest = max(worths, key=abs)
    return "" if -strongest in worths else YES if strongest > 0 else NO


def undecided_means_no(view: View, events: Sequence[Event]) -> str:
    """Vote a proposal down where undecided cards would make a majority against it."""
    passed = first_event_of(events, e.VotePassed)
    undecided = sum(bool(cards & voting_cards.UNDECIDED) for cards in view.chosen)
    return NO if passed and passed.no + undecided > passed.yes else ""


def votes_against_with_joker(events: Sequence[Event], worth: int) -> str:
    """Return how many votes would be for no if a joker were worth this much."""
    lost = first_event_of(events, e.VoteLost)
    return str(lost.no - voting_cards.JOKER_VOTES + worth) if lost else ""


def joker_counts_its_vowels(_view: View, events: Sequence[Event]) -> str:
    """Count a joker as the vowels printed on it."""
    return votes_against_with_joker(events, len("EEII"))


def joker_counts_once(_view: View, events: Sequence[Event]) -> str:
    """Count a joker as one vote."""
    return votes_against_with_joker(events, 1)


def used_cards_come_back(view: View, _events: Sequence[Event]) -> str:
    """Return the votes that the reader held before."""
    return str(voting_cards.vote_count_of_hand(view.votes[view.seat or 0]))


def each_card_used_costs_one(view: View, _events: Sequence[Event]) -> str:
    """Return one vote less than before."""
    return str(voting_cards.vote_count_of_hand(view.votes[view.seat or 0]) - 1)


# Who wins


def best_seat(view: View, score: Callable[[Seat], int]) -> str:
    """Return the seat with the highest score, "" if several have it."""
    scores = [score(seat) for seat in range(view.players)]
    return str(scores.index(max(scores))) if scores.count(max(scores)) == 1 else ""


def tied_seats(view: View) -> Sequence[Seat]:
    """Return the seats that have most points."""
    points = [points_of_target(view, target) for target in view.main]
    return [seat for seat in range(view.players) if points[seat] == max(points)]


def votes_break_every_tie(view: View, _events: Sequence[Event]) -> str:
    """Return the tied seat that holds most votes."""
    tied = tied_seats(view)
    return best_seat(view, lambda seat: voting_cards.vote_count_of_hand(view.votes[seat]) if seat in tied else -1)


def everyone_shows_second_target(view: View, _events: Sequence[Event]) -> str:
    """Return the seat whose target cards bring most together."""
    return best_seat(view, lambda seat: sum(points_of_target(view, target) for target in view.targets[seat]))


def strongest_card_breaks_ties(view: View, _events: Sequence[Event]) -> str:
    """Return the tied seat that holds the card with most votes."""
    tied = tied_seats(view)
    strongest = [
        max(
            (abs(voting_cards.WORTH[voting_cards.CARDS.index(card)]) for card in voting_cards.cards_of_bits(cards)),
            default=0,
        )
        for cards in view.votes
    ]
    return best_seat(view, lambda seat: strongest[seat] if seat in tied else -1)


def votes_count_as_points(view: View, _events: Sequence[Event]) -> str:
    """Return the seat with most points and votes together."""
    return best_seat(
        view, lambda seat: points_of_target(view, view.main[seat]) + voting_cards.vote_count_of_hand(view.votes[seat])
    )


# What a covered building costs


def small_buildings_may_go(view: View, events: Sequence[Event]) -> str:
    """Spare the most valuable one of the reader's buildings alone."""
    covered, target = first_event_of(events, e.BuildingCovered), own_target(view)
    most = max((building.value for building in uncovered_buildings_that_count(view, target)), default=0)
    return SPARED if covered and covered.type == target and covered.value < most else ""


def covering_scores(view: View, events: Sequence[Event]) -> str:
    """Cover the reader's own building."""
    covered = first_event_of(events, e.BuildingCovered)
    return SPARED if covered and covered.type == own_target(view) else ""


def builder_loses(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that lays the tile."""
    covered = first_event_of(events, e.BuildingCovered)
    return str(covered.seat) if covered else ""


def buildings_beside_tiles_are_lost(view: View, events: Sequence[Event]) -> str:
    """Return the seat whose target card shows a building beside the tile."""
    laid, board = first_event_of(events, e.TileLaid), view.board
    beside = [
        board.buildings[Square(square + step)].type
        for square in (map(board.square_named, laid.squares) if laid else ())
        for step in board.steps
        if square + step in board.buildings and view.cover[square + step] == FREE
    ]
    return next((seat for each in beside if (seat := seat_with_target(view, each))), "")


def own_covering_costs_nothing(view: View, events: Sequence[Event]) -> str:
    """Return the points of the reader's target card before the reader covers a building."""
    covered = first_event_of(events, e.BuildingCovered)
    return str(points_of_target(view, own_target(view))) if covered and covered.seat == view.seat else ""


def each_building_is_one_point(view: View, _events: Sequence[Event]) -> str:
    """Return how many buildings of the reader's target card are left once one is covered."""
    return str(len(uncovered_buildings_that_count(view, own_target(view))) - 1)


def buildings_are_only_counted(_view: View, events: Sequence[Event]) -> str:
    """Return how many buildings count for the first target card that is shown."""
    scored = first_event_of(events, e.TargetScored)
    return str(len(scored.counted)) if scored else ""


def covered_building_costs_one_point(view: View, _events: Sequence[Event]) -> str:
    """Return one point less than before."""
    return str(points_of_target(view, own_target(view)) - 1)
