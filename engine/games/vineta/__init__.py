"""Vineta, a game for 2 to 6 players."""
