"""Drunter & Drüber (Wacky Wacky West), a game by Klaus Teuber for 2 to 4 players."""
