"""Land Unter (Turn the Tide, Zum Kuckuck!), a game by Stefan Dorra for 3 to 5 players."""

from engine.land_unter.game import LandUnter

GAME = LandUnter()
"""The rules, ready to be played."""

__all__ = ["GAME", "LandUnter"]
