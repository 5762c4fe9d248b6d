"""How Land Unter looks: one drawing code for the printed pages and for the live table."""

from engine.land_unter.look.board import draw
from engine.land_unter.look.hand import hand_form
from engine.land_unter.look.pieces import card, icon, symbols, tide

__all__ = ["card", "draw", "hand_form", "icon", "symbols", "tide"]
