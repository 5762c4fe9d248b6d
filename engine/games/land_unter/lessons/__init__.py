"""Worked examples and mini-games of Land Unter."""
