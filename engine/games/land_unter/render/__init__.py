"""How Land Unter looks: one drawing code for the printed pages and for the live table."""

from engine.games.land_unter.render.board import draw_table, move_form_of_seat, preview_laid_card
from engine.games.land_unter.render.legend import seat_legend
from engine.games.land_unter.render.marks import GROUP, marks_of_event
from engine.games.land_unter.render.pieces import piece_icon, symbols_svg, tide_card, weather_card
from engine.games.land_unter.render.thumbnail import thumbnail
from engine.games.land_unter.render.trick import draw_round_recap

__all__ = [
    "GROUP",
    "draw_round_recap",
    "draw_table",
    "marks_of_event",
    "move_form_of_seat",
    "piece_icon",
    "preview_laid_card",
    "seat_legend",
    "symbols_svg",
    "thumbnail",
    "tide_card",
    "weather_card",
]
