"""Whether a game is decided, found by going through all that can still happen: the referee of what engines prove.

Nothing here shares code with the engine's bounds, its beliefs or its samplers: only the rules of the games are used.
"""
