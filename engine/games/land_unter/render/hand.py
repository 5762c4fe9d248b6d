"""The hand of a seat that owes a choice, as native controls."""

from collections.abc import Sequence

from engine.core.describe import Texts
from engine.core.html import Html, tag
from engine.core.render import button, move_form, spoken
from engine.games.land_unter.render.pieces import card
from engine.games.land_unter.rules.cards import halves
from engine.games.land_unter.rules.view import View

_PRINTED = ("none", "half", "one")
"""Which label a choice has, by the half preservers printed on the card."""


def hand_form(view: View, seat: int, moves: Sequence[str], texts: Texts, name: str = "") -> Html:
    """Return the form in which a seat chooses one of its `moves`, the numbers of weather cards.

    `name` stands in the legend where several people share the device; without it the hand is the reader's own.
    Raise ValueError if the view does not show the hand.
    """
    legend = texts["render.hand_of"].format(name=name) if name else texts["render.hand_yours"]
    if view.hands[seat] is None:
        raise ValueError(seat)
    fan = tag("div", (pick(int(move), texts) for move in moves), class_="fan")
    return move_form("hand-form", seat, tag("fieldset", tag("legend", legend), fan), button(texts["render.play"]))


def pick(number: int, texts: Texts) -> Html:
    """Return one weather card as a radio button."""
    label = texts[f"render.pick_{_PRINTED[halves(number)]}"].format(card=number)
    radio = tag("input", type="radio", name="move", value=number)
    return tag("label", radio, card(number, hidden=True), spoken(label), class_="pick")
