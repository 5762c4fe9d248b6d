"""Worked examples and mini-games of Drunter & Drüber."""
