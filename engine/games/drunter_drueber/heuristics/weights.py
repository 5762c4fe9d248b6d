"""Written by `python -m engine fit --game drunter_drueber --games 600 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.6117, 0.9383),
        "points, tiles to come": Weight(-0.514, -0.1702),
        "votes": Weight(0.193, 0.5176),
        "votes, tiles to come": Weight(-0.1378, -0.5266),
        "joker": Weight(0.7056, 1.08),
        "own tiles": Weight(0.1139, 0.03441),
        "constant": Weight(0, -0.07417),
    },
    3: {
        "points": Weight(0.682, 0.8738),
        "points, tiles to come": Weight(-0.5303, -0.02014),
        "votes": Weight(0.1368, 0.3829),
        "votes, tiles to come": Weight(-0.0554, -0.3468),
        "joker": Weight(0.1633, 0.3681),
        "own tiles": Weight(-0.0622, -0.05539),
        "constant": Weight(0, 0.3942),
    },
    4: {
        "points": Weight(0.8515, 0.9285),
        "points, tiles to come": Weight(-0.7056, -0.1012),
        "votes": Weight(0.2219, 0.4592),
        "votes, tiles to come": Weight(-0.1589, -0.393),
        "joker": Weight(-0.05016, -0.1325),
        "own tiles": Weight(0.006055, -0.07042),
        "constant": Weight(0, -0.02384),
    },
}
