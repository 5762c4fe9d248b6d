"""How many play where a test of all games needs a table: not every game can be played by three."""

from engine.games.registry import GAMES


def seats_near(key: str, wanted: int = 3) -> int:
    """Return how many can play this game: so many, or as near to it as can be."""
    counts = GAMES[key].player_counts
    return max(counts[0], min(counts[-1], wanted))


def rivals(key: str, kind: str, wanted: int = 2) -> list[str]:
    """Return the kinds of the bots that sit with one person: so many, or as near to it as can be."""
    return [kind] * (seats_near(key, wanted + 1) - 1)
