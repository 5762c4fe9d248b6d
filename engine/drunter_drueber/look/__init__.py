"""How Drunter & Drüber looks: one drawing code for the printed pages and for the live table."""

from engine.drunter_drueber.look.board import beside, draw
from engine.drunter_drueber.look.forms import form
from engine.drunter_drueber.look.grid import grid
from engine.drunter_drueber.look.marks import GROUP, marks
from engine.drunter_drueber.look.pieces import icon
from engine.drunter_drueber.look.town import symbols

__all__ = ["GROUP", "beside", "draw", "form", "grid", "icon", "marks", "symbols"]
