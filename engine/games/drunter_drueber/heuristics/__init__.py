"""Heuristics that bots need for Drunter & Drüber."""
