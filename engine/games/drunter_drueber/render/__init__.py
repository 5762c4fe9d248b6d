"""How Drunter & Drüber looks: one drawing code for the printed pages and for the live table."""

from engine.games.drunter_drueber.render.board import town_board_html, turn_and_panels_html
from engine.games.drunter_drueber.render.ending import street_of_seat_drawing
from engine.games.drunter_drueber.render.facts import seat_legend_html, targets_in_words
from engine.games.drunter_drueber.render.forms import move_form_of_seat, placement_grid_html
from engine.games.drunter_drueber.render.marks import marks_of_event, vote_reveal_glimpses
from engine.games.drunter_drueber.render.pieces import piece_icon
from engine.games.drunter_drueber.render.plan import town_in_letters
from engine.games.drunter_drueber.render.preview import placement_preview_drawing
from engine.games.drunter_drueber.render.thumbnail import thumbnail
from engine.games.drunter_drueber.render.town import symbols_svg

__all__ = [
    "marks_of_event",
    "move_form_of_seat",
    "piece_icon",
    "placement_grid_html",
    "placement_preview_drawing",
    "seat_legend_html",
    "street_of_seat_drawing",
    "symbols_svg",
    "targets_in_words",
    "thumbnail",
    "town_board_html",
    "town_in_letters",
    "turn_and_panels_html",
    "vote_reveal_glimpses",
]
