"""How Land Unter looks: one drawing code for the printed pages and for the live table."""

from engine.games.land_unter.render.board import draw_table, hand_form, preview_laid_card
from engine.games.land_unter.render.legend import seat_legend
from engine.games.land_unter.render.marks import GROUP, marks_of_event
from engine.games.land_unter.render.pieces import piece_icon, symbols_svg, tide_card, weather_card
from engine.games.land_unter.render.thumbnail import thumbnail
from engine.games.land_unter.render.trick import draw_trick

__all__ = [
    "GROUP",
    "draw_table",
    "draw_trick",
    "hand_form",
    "marks_of_event",
    "piece_icon",
    "preview_laid_card",
    "seat_legend",
    "symbols_svg",
    "thumbnail",
    "tide_card",
    "weather_card",
]
