"""Written by `python -m engine fit --game drunter_drueber --games 300 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.6744, 0.9612),
        "points, tiles to come": Weight(-0.6064, -0.1876),
        "votes": Weight(0.3367, 0.6948),
        "votes, votes to come": Weight(-0.2106, -0.6797),
        "joker": Weight(0.02767, 1.69),
        "own tiles": Weight(0.1997, -0.006032),
        "constant": Weight(0, -0.1295),
    },
    3: {
        "points": Weight(0.7539, 0.9117),
        "points, tiles to come": Weight(-0.6013, -0.002854),
        "votes": Weight(0.3685, 0.5235),
        "votes, votes to come": Weight(-0.3371, -0.4801),
        "joker": Weight(0.3907, 0.095),
        "own tiles": Weight(-0.2372, -0.0488),
        "constant": Weight(0, -0.01542),
    },
    4: {
        "points": Weight(0.7277, 0.9192),
        "points, tiles to come": Weight(-0.5665, -0.02548),
        "votes": Weight(0.5004, 0.4571),
        "votes, votes to come": Weight(-0.4653, -0.3687),
        "joker": Weight(-0.1824, -0.06536),
        "own tiles": Weight(0.07662, -0.1433),
        "constant": Weight(0, -0.01023),
    },
}
