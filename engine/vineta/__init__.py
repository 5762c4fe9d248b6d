"""Vineta, a game for 2 to 6 players."""

from engine.vineta.game import Vineta

GAME = Vineta()
"""The rules, ready to be played."""

__all__ = ["GAME", "Vineta"]
