"""Written by `python -m engine fit --game drunter_drueber --games 1200 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.7384, 0.8781),
        "points, tiles to come": Weight(-0.5251, 0.02205),
        "votes": Weight(0.01429, 0.4301),
        "votes, tiles to come": Weight(-0.03899, -0.7423),
        "joker": Weight(0.1135, 0.1466),
        "own tiles": Weight(0.2906, 0.2813),
        "constant": Weight(0, 0.6718),
    },
    3: {
        "points": Weight(0.8494, 0.9302),
        "points, tiles to come": Weight(-0.6158, 0.004354),
        "votes": Weight(0.04565, 0.4601),
        "votes, tiles to come": Weight(-0.06972, -0.7158),
        "joker": Weight(-0.05462, -0.146),
        "own tiles": Weight(0.1034, 0.3478),
        "constant": Weight(0, 0.08764),
    },
    4: {
        "points": Weight(0.8705, 0.9114),
        "points, tiles to come": Weight(-0.5947, 0.08127),
        "votes": Weight(0.04236, 0.4),
        "votes, tiles to come": Weight(-0.047, -0.6051),
        "joker": Weight(0.3851, 0.08849),
        "own tiles": Weight(0.1264, 0.298),
        "constant": Weight(0, 0.2258),
    },
}
