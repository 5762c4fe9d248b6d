"""Written by `python -m engine fit --game drunter_drueber --games 600 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.564, 0.9264),
        "points, tiles to come": Weight(-0.3678, -0.1218),
        "votes": Weight(0.2981, 0.7935),
        "votes, votes to come": Weight(-0.2215, -0.805),
        "joker": Weight(0.08736, 0.8681),
        "own tiles": Weight(0.07491, 0.004292),
        "constant": Weight(0, 0.1374),
    },
    3: {
        "points": Weight(0.7093, 0.961),
        "points, tiles to come": Weight(-0.5529, -0.1732),
        "votes": Weight(0.3595, 0.6691),
        "votes, votes to come": Weight(-0.3343, -0.6802),
        "joker": Weight(0.3936, 0.3786),
        "own tiles": Weight(0.0112, 0.01997),
        "constant": Weight(0, 0.04541),
    },
    4: {
        "points": Weight(0.7445, 0.9119),
        "points, tiles to come": Weight(-0.5684, -0.09669),
        "votes": Weight(0.269, 0.6405),
        "votes, votes to come": Weight(-0.2634, -0.6376),
        "joker": Weight(0.41, 0.385),
        "own tiles": Weight(-0.05055, -0.05003),
        "constant": Weight(0, 0.119),
    },
}
