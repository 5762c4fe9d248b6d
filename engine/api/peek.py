"""What one of several people alone may see, while the table lies open for all; see `engine.api.endpoints`."""

from engine.api.open_matches import requested_match
from engine.api.peek_answers import PeekAnswer
from engine.api.requests import Request
from engine.api.status import seat_of_acting_person
from engine.api.steps import board_and_beside_html
from engine.api.view_model import match_describer
from engine.core.game import Refusal


def show_own_secrets(request: Request) -> PeekAnswer:
    """Return what the person who decides in front of all alone may see; raise Refusal("bad_request") for nobody."""
    opened = requested_match(request)
    match, seat = opened.match, seat_of_acting_person(opened.match)
    if seat is None or not match.is_decided_aloud:
        raise Refusal("bad_request")
    view, describer = match.view(seat), match_describer(match, opened.lang)
    board, beside = board_and_beside_html(view, match.presentation, describer)
    known = match.presentation.own_secrets(view, describer.texts, seat)
    said = describer.texts["render.said"].format(name=describer.seat_titles()[seat], facts=known)
    return {"kind": "peek", "seat": seat, "board": board, "beside": beside, "say": said}
