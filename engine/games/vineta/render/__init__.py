"""How Vineta looks: one drawing code for the printed pages and for the live table."""

from engine.games.vineta.render.forms import form, grid
from engine.games.vineta.render.legend import legend
from engine.games.vineta.render.marks import GROUP, marks
from engine.games.vineta.render.pieces import icon
from engine.games.vineta.render.preview import preview
from engine.games.vineta.render.shapes import symbols
from engine.games.vineta.render.table import beside, draw
from engine.games.vineta.render.thumbnail import thumbnail

__all__ = ["GROUP", "beside", "draw", "form", "grid", "icon", "legend", "marks", "preview", "symbols", "thumbnail"]
