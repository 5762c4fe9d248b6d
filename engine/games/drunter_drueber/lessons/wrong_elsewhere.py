"""Wrong rules that only the questions of other tables know (see `Stage.elsewhere`); `wrong_rules` has the others.

Each is an `Outcome` of `engine.core.course`; sentences are in `locale`.
"""

from collections.abc import Sequence

from engine.core.events import MoveRefused, first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.lessons import wrong_rules
from engine.games.drunter_drueber.lessons.asked import AT_NEED, FORBIDDEN, LAID, whether_allowed
from engine.games.drunter_drueber.lessons.wrong_votes import laid_cards, votes_of
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.view import View

# Where a tile begins, and where its pawn goes


def tile_begins_under_pawn(view: View, events: Sequence[Event]) -> str:
    """Return the square of the pawn."""
    return wrong_rules.pawn_stays(view, events)


def tile_lies_the_other_way_round(_view: View, events: Sequence[Event]) -> str:
    """Return the square of the free end."""
    laid = first_event_of(events, e.TileLaid)
    return laid.squares[-1] if laid else ""


def tile_leaves_a_gap(view: View, events: Sequence[Event]) -> str:
    """Return the square behind the one on which the tile begins."""
    laid = first_event_of(events, e.TileLaid)
    return wrong_rules.square_off_tile(view, laid, 0, 1) if laid else ""


def bridge_is_built_over(_view: View, events: Sequence[Event]) -> str:
    """Return the square on which the pawn would stop if the tile lay on the bridge that it passes under."""
    passed, laid = first_event_of(events, e.BridgePassed), first_event_of(events, e.TileLaid)
    return [passed.bridge, *laid.squares][-2] if passed and laid else ""


# What is allowed


def need_allows_everything(_view: View, events: Sequence[Event]) -> str:
    """Allow a move that is forbidden to who has no other one."""
    return AT_NEED if first_event_of(events, MoveRefused) else ""


def tiles_may_stick_out(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile off the edge of the board."""
    return wrong_rules.laid_all_the_same(events, "off_board")


def paths_go_on_without_pawn(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile at the end of a path whose pawn is gone."""
    return wrong_rules.laid_all_the_same(events, "pawn_gone")


def buildings_are_in_the_way(_view: View, events: Sequence[Event]) -> str:
    """Forbid to cover a building."""
    return FORBIDDEN if first_event_of(events, e.BuildingCovered) else ""


def buildings_are_a_last_resort(_view: View, events: Sequence[Event]) -> str:
    """Allow to cover a building only to who has no other move."""
    return AT_NEED if first_event_of(events, e.BuildingCovered) else ""


def bridges_are_in_the_way(_view: View, events: Sequence[Event]) -> str:
    """Forbid to pass under a bridge."""
    return FORBIDDEN if first_event_of(events, e.BridgePassed) else ""


def bridges_are_a_last_resort(_view: View, events: Sequence[Event]) -> str:
    """Allow to pass under a bridge only to who has no other move."""
    return AT_NEED if first_event_of(events, e.BridgePassed) else ""


def outhouses_are_in_the_way(_view: View, events: Sequence[Event]) -> str:
    """Forbid to cover an outhouse."""
    return FORBIDDEN if first_event_of(events, e.VoteCalled) else ""


def outhouses_are_like_buildings(_view: View, events: Sequence[Event]) -> str:
    """Cover an outhouse without a vote."""
    return LAID if first_event_of(events, e.VoteCalled) else ""


def nearness_is_forbidden(view: View, events: Sequence[Event]) -> str:
    """Forbid a tile that lies beside an outhouse."""
    return FORBIDDEN if whether_allowed(view, events) == LAID else ""


# Whose turn it is


def last_builder_goes_on(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that has laid the last tile."""
    return str(view.laid[-1].seat)


def proposer_goes_on(_view: View, events: Sequence[Event]) -> str:
    """Return the seat whose proposal is voted down."""
    lost = first_event_of(events, e.VoteLost)
    return str(lost.seat) if lost else ""


def loudest_no_goes_on(view: View, _events: Sequence[Event]) -> str:
    """Return the seat with most votes for no."""
    return wrong_rules.best_seat(
        view, lambda seat: sum(-votes_of(card) for card in laid_cards(view, seat) if votes_of(card) < 0)
    )
