"""What one of several people alone may see, while the table lies open for all; see `engine.api.endpoints`."""

from collections.abc import Iterator

from engine.api.open_matches import requested_match
from engine.api.peek_answers import PeekAnswer
from engine.api.requests import Request
from engine.api.status import seat_of_acting_person
from engine.api.steps import board_and_beside_html
from engine.api.view_model import match_describer, own_secrets_text
from engine.core.describe import Describer, capitalized
from engine.core.game import Refusal, Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import styled_for_game
from engine.match.match import Match


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
    cards = own_secret_cards_html(match, seat, describer)
    return {"kind": "peek", "seat": seat, "board": board, "cards": cards, "say": said}


def own_secret_cards_html(match: Match, seat: Seat, describer: Describer) -> Html:
    """Return what a seat keeps secret for the whole game as cards, each a picture with its name; NOTHING for none."""
    cards = [*own_secret_cards(match, seat, describer)]
    drawn = tag("div", cards, class_="secret-cards")
    return styled_for_game(match.presentation.game.key, drawn) if cards else NOTHING


def own_secret_cards(match: Match, seat: Seat, describer: Describer) -> Iterator[Html]:
    """Yield the cards: what a bystander has not seen, and the seat has."""
    suspicions, name_of = match.presentation.suspicions, match.presentation.secret
    if suspicions is None:
        return
    unseen, others = (suspicions.secrets(match.view(viewer)) for viewer in (None, seat))
    for token, secrets in unseen.items():
        for secret in (each for each in secrets if each not in others[token]):
            name = capitalized(describer.tokens[name_of(secret)](secret, False, describer.texts))
            yield tag("span", suspicions.picture(secret, describer.texts), tag("b", name))
