"""How Drunter & Drüber looks: one drawing code for the printed pages and for the live table."""

from engine.games.drunter_drueber.render.board import beside, draw
from engine.games.drunter_drueber.render.forms import form, grid
from engine.games.drunter_drueber.render.legend import legend
from engine.games.drunter_drueber.render.marks import GROUP, marks, turned_over
from engine.games.drunter_drueber.render.pieces import icon
from engine.games.drunter_drueber.render.preview import preview
from engine.games.drunter_drueber.render.thumbnail import thumbnail
from engine.games.drunter_drueber.render.town import symbols

__all__ = [
    "GROUP",
    "beside",
    "draw",
    "form",
    "grid",
    "icon",
    "legend",
    "marks",
    "preview",
    "symbols",
    "thumbnail",
    "turned_over",
]
