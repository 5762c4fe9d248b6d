"""The next deal after a match."""

from dataclasses import replace

from engine.core.game import SEEDS
from engine.match.match import Match
from engine.match.seats import kind_of_stronger_bot


def match_with_next_deal(match: Match, variation: str = "next") -> Match:
    """Return a new match of the same kind with the next deal; after the last deal comes the first one.

    `variation`: "next"; "same" for the same deal; "stronger" for the next deal and bots of the next level.
    """
    start, mini, step = match.start, match.minigame, variation != "same"
    if mini:
        seeds = mini.seeds
        seed = [*seeds, *seeds][seeds.index(start.seed) + step if start.seed in seeds else 0]
    else:
        # In a browser, where a size has 32 bits, so long a range has no len().
        seed = (start.seed + step) % SEEDS.stop
    stronger = variation == "stronger" and not mini
    kinds = tuple(map(kind_of_stronger_bot, match.kinds)) if stronger else match.kinds
    # Another deal than that of the day is a match like any other.
    day = replace(match.day, counts=False) if match.day and not step else None
    return Match(match.presentation, replace(start, seed=seed), kinds, mini, match.names, day=day)
