"""How Drunter & Drüber looks: one drawing code for the printed pages and for the live table."""

from engine.games.drunter_drueber.render.board import draw_board, draw_turn_and_panels
from engine.games.drunter_drueber.render.forms import move_form_of_seat, placement_grid
from engine.games.drunter_drueber.render.legend import seat_legend
from engine.games.drunter_drueber.render.marks import GROUP, marks_of_event, vote_reveal_glimpses
from engine.games.drunter_drueber.render.pieces import piece_icon
from engine.games.drunter_drueber.render.preview import preview_placement
from engine.games.drunter_drueber.render.thumbnail import thumbnail
from engine.games.drunter_drueber.render.town import symbols_svg

__all__ = [
    "GROUP",
    "draw_board",
    "draw_turn_and_panels",
    "marks_of_event",
    "move_form_of_seat",
    "piece_icon",
    "placement_grid",
    "preview_placement",
    "seat_legend",
    "symbols_svg",
    "thumbnail",
    "vote_reveal_glimpses",
]
