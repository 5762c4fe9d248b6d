"""The endpoint that has bots finish a match for its people; see `engine.api.endpoints`."""

from engine.api.answers import TableAnswer
from engine.api.open_matches import requested_match
from engine.api.requests import Request
from engine.core.game import Refusal


def let_bots_finish(request: Request) -> TableAnswer:
    """Let bots play on at the seats of people, until something is undone.

    Raises Refusal("bad_request") after the end, and in the one try at a day's deal.
    """
    opened = requested_match(request)
    if opened.match.counts_as_try or opened.match.is_over:
        raise Refusal("bad_request")
    opened.match.leave_to_bots()
    return opened.table_answer()
