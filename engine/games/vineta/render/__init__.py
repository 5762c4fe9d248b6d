"""How Vineta looks: one drawing code for the printed pages and for the live table."""

from engine.games.vineta.render.ending import last_district_drawing
from engine.games.vineta.render.facts import own_secrets_in_words, seat_legend_html
from engine.games.vineta.render.forms import chosen_card_text, district_grid, move_form_of_seat
from engine.games.vineta.render.marks import ask_marks, houses_taken_glimpses, marks_of_event
from engine.games.vineta.render.pieces import piece_icon
from engine.games.vineta.render.preview import preview_move
from engine.games.vineta.render.shapes import symbols_svg
from engine.games.vineta.render.spoken import round_number_in_words
from engine.games.vineta.render.stakes import stakes_after_move, stakes_html
from engine.games.vineta.render.table import draw_city, turn_and_panels_html
from engine.games.vineta.render.thumbnail import thumbnail

__all__ = [
    "ask_marks",
    "chosen_card_text",
    "district_grid",
    "draw_city",
    "houses_taken_glimpses",
    "last_district_drawing",
    "marks_of_event",
    "move_form_of_seat",
    "own_secrets_in_words",
    "piece_icon",
    "preview_move",
    "round_number_in_words",
    "seat_legend_html",
    "stakes_after_move",
    "stakes_html",
    "symbols_svg",
    "thumbnail",
    "turn_and_panels_html",
]
