"""One play of a game by people and bots: undo, log, saves and links, thinking bots, worked examples."""
