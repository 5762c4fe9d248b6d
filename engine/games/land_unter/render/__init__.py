"""How Land Unter looks: one drawing code for the printed pages and for the live table."""

from engine.games.land_unter.render.board import draw, hand_form, preview
from engine.games.land_unter.render.legend import legend
from engine.games.land_unter.render.marks import GROUP, marks
from engine.games.land_unter.render.pieces import card, icon, symbols, tide
from engine.games.land_unter.render.thumbnail import thumbnail
from engine.games.land_unter.render.trick import trick

__all__ = [
    "GROUP",
    "card",
    "draw",
    "hand_form",
    "icon",
    "legend",
    "marks",
    "preview",
    "symbols",
    "thumbnail",
    "tide",
    "trick",
]
