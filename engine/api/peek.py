"""What one of several people alone may see, while the table lies open for all; see `engine.api.endpoints`."""

from engine.api.open_matches import requested_match
from engine.api.peek_answers import PeekAnswer
from engine.api.requests import Request
from engine.api.status import seat_of_acting_person
from engine.api.steps import board_and_beside_html
from engine.api.view_model import match_describer, own_secrets_text
from engine.core.game import Refusal


def show_own_secrets(request: Request) -> PeekAnswer:
    """Return what the one of several people who decides alone may see; raise Refusal("bad_request") for nothing."""
    opened = requested_match(request)
    match, describer = opened.match, match_describer(opened.match, opened.lang)
    seat = seat_of_acting_person(match)
    known = own_secrets_text(match, describer)
    if seat is None or not known:
        raise Refusal("bad_request")
    board = "" if match.is_decided_aloud else board_and_beside_html(match.view(seat), match.presentation, describer)[0]
    said = describer.texts["render.said"].format(name=describer.seat_titles()[seat], facts=known)
    return {"kind": "peek", "seat": seat, "board": board, "say": said}
