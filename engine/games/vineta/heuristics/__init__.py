"""Heuristics that bots need for Vineta."""
