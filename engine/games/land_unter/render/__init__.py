"""How Land Unter looks: one drawing code for the printed pages and for the live table."""

from engine.games.land_unter.render.board import laid_card_preview_html, move_form_of_seat, whole_table_html
from engine.games.land_unter.render.ending import island_in_calm_sea_drawing, island_with_preservers_html
from engine.games.land_unter.render.facts import seat_legend_html
from engine.games.land_unter.render.marks import drowning_glimpses, marks_of_event
from engine.games.land_unter.render.pieces import (
    piece_icon,
    symbols_svg,
    tide_card_drawing,
    weather_card_drawing,
)
from engine.games.land_unter.render.thumbnail import thumbnail
from engine.games.land_unter.render.trick import round_recap_html

__all__ = [
    "drowning_glimpses",
    "island_in_calm_sea_drawing",
    "island_with_preservers_html",
    "laid_card_preview_html",
    "marks_of_event",
    "move_form_of_seat",
    "piece_icon",
    "round_recap_html",
    "seat_legend_html",
    "symbols_svg",
    "thumbnail",
    "tide_card_drawing",
    "weather_card_drawing",
    "whole_table_html",
]
