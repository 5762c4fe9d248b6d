"""The endpoints that have bots finish a match for its people, or no longer; see `engine.api.endpoints`."""

from engine.api.answers import TableAnswer
from engine.api.open_matches import requested_match
from engine.api.requests import Request
from engine.core.game import Refusal


def let_bots_finish(request: Request) -> TableAnswer:
    """Let bots play on at the seats of people, until these take over again or something is undone.

    Raises Refusal("bad_request") after the end, and in the one try at a day's deal.
    """
    opened = requested_match(request)
    if opened.match.counts_as_try or opened.match.is_over:
        raise Refusal("bad_request")
    opened.match.leave_to_bots()
    return opened.table_answer()


def take_back_from_bots(request: Request) -> TableAnswer:
    """Let people decide again where a match stands that they had left to bots; in any other nothing changes."""
    opened = requested_match(request)
    if opened.match.left_to_bots:
        opened.match.take_back_from_bots()
    return opened.table_answer()
