"""How Vineta looks: one drawing code for the printed pages and for the live table."""

from engine.vineta.look.forms import form
from engine.vineta.look.grid import grid
from engine.vineta.look.marks import GROUP, marks
from engine.vineta.look.pieces import icon
from engine.vineta.look.shapes import symbols
from engine.vineta.look.table import beside, draw

__all__ = ["GROUP", "beside", "draw", "form", "grid", "icon", "marks", "symbols"]
