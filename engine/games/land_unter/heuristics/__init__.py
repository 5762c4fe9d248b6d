"""Heuristics that bots need for Land Unter."""
