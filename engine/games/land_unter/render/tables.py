"""Tables of the game's numbers for the book's pages."""

from collections.abc import Mapping
from typing import Final

from engine.core.describe import Texts
from engine.core.drawing import Table
from engine.core.html import Html
from engine.core.render import html_table
from engine.games.land_unter.render.pieces import piece_icon
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.game import LandUnter


def deal_by_player_count_table(texts: Texts) -> Html:
    """Return a table of the deal, with a row for each number of players."""
    heads = (texts[f"deal.{key}"] for key in ("players", "hand", "left", "stages"))
    return html_table(heads, ((n, c.HAND, c.left_over_card_count(n), n) for n in LandUnter.player_counts))


def components_table(texts: Texts) -> Html:
    """Return a table with a row for each kind of component: picture and name, how many there are, and a note."""
    kinds = (
        ("w44", "weather", len(c.WEATHER_CARDS)),
        ("t7", "tide", len(c.TIDE_CARDS)),
        ("lp", "preserver", c.PRESERVER_CARDS),
    )
    rows = (
        ((piece_icon(token, texts), " ", texts[f"components.{key}"]), count, texts[f"components.{key}.note"])
        for token, key, count in kinds
    )
    return html_table((texts[f"components.{key}"] for key in ("kind", "count", "note")), rows)


TABLES: Final[Mapping[str, Table]] = {"components": components_table, "deal": deal_by_player_count_table}
