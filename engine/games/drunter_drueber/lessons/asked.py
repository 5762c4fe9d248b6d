"""What the course of Drunter & Drüber asks about: each reads what comes of a table, as an `Outcome` of a course."""

from collections.abc import Sequence
from typing import Final

from engine.core.course import NO, NOBODY, YES
from engine.core.events import MoveRefused, VictoryShared, first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import SPECIAL_TARGETS, Target
from engine.games.drunter_drueber.rules.scoring import points_of_target
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import voting_cards_left
from engine.games.drunter_drueber.rules.voting_cards import JOKER_CARD, cards_of_bits

LAID: Final = "laid"
"""What comes of a move that lays a tile."""
ASKED_FIRST: Final = "vote"
"""What comes of a move on which everyone votes."""
SPARED: Final = "spared"
"""What comes of a tile that covers only buildings of others."""
FORBIDDEN: Final = "refused"
"""What comes of a move that is not allowed."""
AT_NEED: Final = "need"
"""What comes of a move that would be allowed only where nothing else is: of none, by the rules."""


MADE: Final = (e.TileLaid, e.BridgePassed, e.VoteCalled, MoveRefused)
"""What comes of a move that lays, proposes or tries a tile: the first event of it."""


def comes_at_once(events: Sequence[Event]) -> bool:
    """Return whether nothing, like a pawn removed, comes between the table and the move that is asked about."""
    return isinstance(next(iter(events), None), MADE)


def square_of_moved_pawn(_view: View, events: Sequence[Event]) -> str:
    """Return the square on which a pawn stands after the first tile, "" if something else comes first."""
    moved = first_event_of(events, e.PawnMoved)
    return moved.square if moved and comes_at_once(events) else ""


def tile_is_laid(_view: View, events: Sequence[Event]) -> str:
    """Return LAID once a tile lies on the board, "" if it was refused."""
    return LAID if first_event_of(events, e.TileLaid) else ""


def vote_is_called(view: View, events: Sequence[Event]) -> str:
    """Return ASKED_FIRST if everyone votes on a tile, LAID if it is laid at once."""
    return ASKED_FIRST if first_event_of(events, e.VoteCalled) else tile_is_laid(view, events)


def margin_of_vote(_view: View, events: Sequence[Event]) -> str:
    """Return how many more votes are for yes than for no, below 0 for fewer."""
    revealed = first_event_of(events, e.VotesRevealed)
    return str(revealed.yes - revealed.no) if revealed else ""


def proposal_is_accepted(_view: View, events: Sequence[Event]) -> str:
    """Return YES if a proposal is accepted, NO if it is voted down."""
    return YES if first_event_of(events, e.VotePassed) else NO if first_event_of(events, e.VoteLost) else ""


def votes_against(_view: View, events: Sequence[Event]) -> str:
    """Return how many votes are for no when a proposal is voted down, and the only joker says no."""
    lost, jokers = first_event_of(events, e.VoteLost), [event for event in events if isinstance(event, e.JokerDeclared)]
    return str(lost.no) if lost and [joker.yes for joker in jokers] == [False] else ""


def own_votes_left(view: View, events: Sequence[Event]) -> str:
    """Return how many votes the reader still holds when the cards used are gone."""
    discarded = first_event_of(events, e.CardsDiscarded)
    return str(discarded.left[view.seat or 0]) if discarded else ""


def own_buildings_stand(view: View, events: Sequence[Event]) -> str:
    """Return SPARED if a tile covers buildings and none of them is the reader's own."""
    covered = [event.type for event in events if isinstance(event, e.BuildingCovered)]
    return SPARED if covered and own_target(view) not in covered else ""


def square_of_removed_pawn(_view: View, events: Sequence[Event]) -> str:
    """Return the square of the pawn that is removed, "" for several."""
    removed = [event.square for event in events if isinstance(event, e.PawnRemoved)]
    return removed[0] if len(removed) == 1 else ""


def seat_going_on(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that lays or proposes the next tile, NOBODY at the end."""
    moved = next((event for event in events if isinstance(event, (e.TileLaid, e.VoteCalled))), None)
    return str(moved.seat) if moved else NOBODY


def seat_winning(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that wins the game alone, "" if several do."""
    won = first_event_of(events, e.GameWon)
    return str(won.seat) if won else ""


def number_winning(_view: View, events: Sequence[Event]) -> str:
    """Return how many win the game."""
    shared = first_event_of(events, VictoryShared)
    return str(len(shared.winners)) if shared else "1"


def points_of_target_shown(_view: View, events: Sequence[Event]) -> str:
    """Return the points of the first target card that is shown."""
    scored = first_event_of(events, e.TargetScored)
    return str(scored.points) if scored else ""


def seat_losing_points(view: View, events: Sequence[Event]) -> str:
    """Return the seat whose target card shows the only building that is covered, "" if nobody's does."""
    covered = only_covered_building(events)
    return seat_with_target(view, covered.type) if covered else ""


def only_covered_building(events: Sequence[Event]) -> e.BuildingCovered | None:
    """Return the event of the only building that is covered, None for several, and if something else comes first."""
    covered = [event for event in events if isinstance(event, e.BuildingCovered)]
    return covered[0] if len(covered) == 1 and comes_at_once(events) else None


def seat_with_target(view: View, target: Target) -> str:
    """Return the seat that holds a target card, "" if nobody is seen to hold it."""
    return next((str(seat) for seat, cards in enumerate(view.targets) if target in cards), "")


def own_target(view: View) -> Target:
    """Return the reader's own target card."""
    return view.targets[view.seat or 0][0]


def points_left(view: View, events: Sequence[Event]) -> str:
    """Return the points that the reader's own target card still brings once a building of it is covered, else ""."""
    covered, target = only_covered_building(events), own_target(view)
    return str(points_of_target(view, target) - covered.value) if covered and covered.type == target else ""


# Asked of other tables only


def first_square_of_tile(_view: View, events: Sequence[Event]) -> str:
    """Return the square on which a tile begins, "" if it has passed under a bridge or something else comes first."""
    laid = first_event_of(events, e.TileLaid)
    return laid.squares[0] if laid and events[0] == laid else ""


def square_of_moved_pawn_past_bridge(view: View, events: Sequence[Event]) -> str:
    """Return the square on which a pawn stands after a tile that has passed under a bridge."""
    return square_of_moved_pawn(view, events) if first_event_of(events, e.BridgePassed) else ""


def whether_allowed(view: View, events: Sequence[Event]) -> str:
    """Return FORBIDDEN for a move that is refused, ASKED_FIRST if everyone votes on it, LAID if it is just made.

    "" if something else comes first.
    """
    if not comes_at_once(events):
        return ""
    return FORBIDDEN if isinstance(events[0], MoveRefused) else vote_is_called(view, events)


def reason(events: Sequence[Event]) -> str:
    """Return why a move is refused, "" if it is not."""
    refused = first_event_of(events, MoveRefused)
    return refused.code if refused else ""


def whether_laid(view: View, events: Sequence[Event]) -> str:
    """Return FORBIDDEN or LAID as `whether_allowed` does, "" if everyone votes: that is taught later."""
    return whether_allowed(view, events).replace(ASKED_FIRST, "")


def whether_kind_fits(view: View, events: Sequence[Event]) -> str:
    """Return whether a tile may be laid at the pawn of another kind."""
    return whether_laid(view, events) if reason(events) == "wrong_kind" else ""


def whether_tiles_are_in_the_way(view: View, events: Sequence[Event]) -> str:
    """Return whether a move is allowed over tiles or buildings, "" where neither is in its way."""
    return whether_ground_is_free(view, events, "occupied")


def whether_edge_is_in_the_way(view: View, events: Sequence[Event]) -> str:
    """Return whether a move is allowed over a corner, the edge or buildings, "" where nothing is in its way."""
    return whether_ground_is_free(view, events, "corner", "off_board")


def whether_ground_is_free(view: View, events: Sequence[Event], *reasons: str) -> str:
    """Return whether a move is allowed that is refused for such a reason or covers a building, "" for others."""
    in_way = reason(events) in reasons or first_event_of(events, e.BuildingCovered)
    return whether_laid(view, events) if in_way and not first_event_of(events, e.BridgePassed) else ""


def whether_bridge_lets_pass(view: View, events: Sequence[Event]) -> str:
    """Return whether a move is allowed under a bridge, "" where there is none."""
    at_bridge = reason(events) in ("far_side", "two_bridges") or first_event_of(events, e.BridgePassed)
    return whether_laid(view, events) if at_bridge else ""


def whether_path_goes_on(view: View, events: Sequence[Event]) -> str:
    """Return whether a move is allowed on a path whose pawn is gone."""
    return whether_laid(view, events) if reason(events) == "pawn_gone" else ""


def whether_outhouse_is_asked_about(view: View, events: Sequence[Event]) -> str:
    """Return whether a move over or beside an outhouse is allowed, "" for others."""
    laid, board = first_event_of(events, e.TileLaid), view.board
    squares = [board.square_named(name) for name in laid.squares] if laid else []
    near = any(square + step in board.outhouses for square in squares for step in board.steps)
    return whether_allowed(view, events) if near or first_event_of(events, e.VoteCalled) else ""


def seat_after_pass(view: View, events: Sequence[Event]) -> str:
    """Return the seat that goes on when only one seat passes, else ""."""
    passed = [event for event in events if isinstance(event, e.TurnPassed)]
    return seat_going_on(view, events).replace(NOBODY, "") if len(passed) == 1 else ""


def seat_after_lost_vote(view: View, events: Sequence[Event]) -> str:
    """Return the seat that goes on when a proposal is voted down, "" if somebody passes."""
    lost = first_event_of(events, e.VoteLost)
    return seat_going_on(view, events).replace(NOBODY, "") if lost and not first_event_of(events, e.TurnPassed) else ""


def margin_of_settled_vote(_view: View, events: Sequence[Event]) -> str:
    """Return how many more votes were for yes than for no when a vote is settled."""
    settled = first_event_of(events, e.VotePassed) or first_event_of(events, e.VoteLost)
    return str(settled.yes - settled.no) if settled else ""


def votes_for(_view: View, events: Sequence[Event]) -> str:
    """Return how many votes are for yes when the cards are turned over, "" with a joker among them."""
    revealed = first_event_of(events, e.VotesRevealed)
    return str(revealed.yes) if revealed and not any(JOKER_CARD in cards for cards in revealed.cards) else ""


def own_cards_left(view: View, events: Sequence[Event]) -> str:
    """Return how many voting cards the reader holds after a vote, "" unless the undecided one comes back."""
    seat, returned = view.seat or 0, first_event_of(events, e.UndecidedReturned)
    left = voting_cards_left(view.votes, view.chosen)[seat]
    return str(len(cards_of_bits(left))) if returned and seat in returned.seats else ""


def points_of_special_target(view: View, events: Sequence[Event]) -> str:
    """Return the points of the first target card that is shown, if it is a special one."""
    scored = first_event_of(events, e.TargetScored)
    return points_of_target_shown(view, events) if scored and scored.target in SPECIAL_TARGETS else ""


def seat_winning_by_points(view: View, events: Sequence[Event]) -> str:
    """Return the seat that wins without a tie."""
    return seat_winning(view, events) if not first_event_of(events, e.VotesCompared) else ""


def seat_winning_by_second_target(view: View, events: Sequence[Event]) -> str:
    """Return the seat that wins a tie of two by its second target, "" for other ties."""
    shown = [event for event in events if isinstance(event, e.SecondScored)]
    return seat_winning_by_points(view, events) if len(shown) == 1 else ""
