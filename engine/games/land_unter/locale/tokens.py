"""The tokens of Land Unter: a card or a number of halves in a sentence, as plain text or drawn as small as a word."""

from collections.abc import Sequence

from engine.core.describe import Texts, Token
from engine.core.html import join_html
from engine.games.land_unter.render.pieces import piece_icon
from engine.games.land_unter.rules.components import HALVES_OF_WHOLE


def weather_cards_in_sentence(value: int | Sequence[int], html: bool, texts: Texts) -> str:
    """Write one weather card or several, each as its number; in HTML as small pictures."""
    cards = (value,) if isinstance(value, int) else value
    return join_html(", ", (piece_icon(f"w{card}", texts) for card in cards)) if html else ", ".join(map(str, cards))


def tide_card_in_sentence(value: int, html: bool, texts: Texts) -> str:
    """Write a tide card as its number; in HTML as a small picture."""
    return piece_icon(f"t{value}", texts) if html else str(value)


def preserver_count_text(value: int, _html: bool, _texts: Texts) -> str:
    """Return a number of half life preservers as a number of whole ones: "4½"."""
    whole, odd = divmod(value, HALVES_OF_WHOLE)
    return f"{whole or ''}½" if odd else str(whole)


def move_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write a move, which is the number of a weather card as text."""
    return weather_cards_in_sentence(int(value), html, texts)


TOKENS: dict[str, Token] = {
    "weather": weather_cards_in_sentence,
    "tide": tide_card_in_sentence,
    "halves": preserver_count_text,
    "move": move_in_sentence,
}
"""The tokens that Land Unter adds to those of every game, by name."""
