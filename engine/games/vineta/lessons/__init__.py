"""Worked examples and mini-games of Vineta."""
