"""The hand of a seat that owes a choice, as native controls."""

from collections.abc import Sequence
from html import escape

from engine.core.describe import Texts
from engine.core.render.elements import said
from engine.core.render.forms import button, opening
from engine.games.land_unter.render.pieces import card
from engine.games.land_unter.rules.cards import halves
from engine.games.land_unter.rules.view import View

_PRINTED = ("none", "half", "one")
"""How a choice is said, by the half preservers printed on the card."""


def hand_form(view: View, seat: int, moves: Sequence[str], texts: Texts, name: str = "") -> str:
    """Return the form in which a seat chooses a weather card: its `moves`, which a hidden hand does not have.

    Its submit event carries `move`, the card's number. `name` is said where several people share
    the device; without it the hand is the reader's own.
    """
    legend = texts["render.hand_of"].format(name=name) if name else texts["render.hand_yours"]
    if view.hands[seat] is None:
        raise ValueError(seat)
    picks = "".join(pick(int(move), texts) for move in moves)
    return (
        f'{opening("hand-form", seat)}<fieldset><legend>{escape(legend)}</legend><div class="fan">{picks}</div>'
        f"</fieldset>{button(texts['render.play'])}</form>"
    )


def pick(number: int, texts: Texts) -> str:
    """Return one weather card as a radio button."""
    text = texts[f"render.pick_{_PRINTED[halves(number)]}"].format(card=number)
    drawn = card(number).replace("<svg ", '<svg aria-hidden="true" ', 1)
    return f'<label class="pick"><input type="radio" name="move" value="{number}">{drawn}{said(text)}</label>'
