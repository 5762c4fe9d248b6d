"""Drunter & Drüber (Wacky Wacky West), a game by Klaus Teuber."""
