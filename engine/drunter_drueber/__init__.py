"""Drunter & Drüber (Wacky Wacky West), a game by Klaus Teuber for 2 to 4 players."""

from engine.drunter_drueber.game import DrunterDrueber

GAME = DrunterDrueber()
"""The rules, ready to be played."""

__all__ = ["GAME", "DrunterDrueber"]
