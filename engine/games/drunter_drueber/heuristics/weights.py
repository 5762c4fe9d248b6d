"""Written by `python -m engine fit --game drunter_drueber --games 600 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.652, 0.9298),
        "points, tiles to come": Weight(-0.5478, 0.004525),
        "votes": Weight(0.2641, 0.6646),
        "votes, tiles to come": Weight(-0.2133, -0.7211),
        "joker": Weight(0.2177, 0.9575),
        "own tiles": Weight(-0.03418, 0.04482),
        "constant": Weight(0, 0.4772),
    },
    3: {
        "points": Weight(0.7566, 0.8973),
        "points, tiles to come": Weight(-0.51, 0.08578),
        "votes": Weight(0.07213, 0.5864),
        "votes, tiles to come": Weight(0.008696, -0.6622),
        "joker": Weight(0.2707, 0.4407),
        "own tiles": Weight(0.1835, 0.03638),
        "constant": Weight(0, 0.4629),
    },
    4: {
        "points": Weight(0.739, 0.885),
        "points, tiles to come": Weight(-0.4837, 0.09638),
        "votes": Weight(0.1651, 0.5172),
        "votes, tiles to come": Weight(-0.1269, -0.5895),
        "joker": Weight(0.211, 0.4915),
        "own tiles": Weight(0.1113, -0.003745),
        "constant": Weight(0, 0.5995),
    },
}
