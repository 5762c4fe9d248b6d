"""Written by `python -m engine fit --game drunter_drueber --games 300 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.6503, 0.9296),
        "points, tiles to come": Weight(-0.4706, -0.1479),
        "votes": Weight(0.3987, 1.074),
        "votes, votes to come": Weight(-0.3598, -1.239),
        "joker": Weight(0.202, 1.131),
        "own tiles": Weight(-0.004435, 0.01036),
        "constant": Weight(0, 1.202),
    },
    3: {
        "points": Weight(0.795, 0.9841),
        "points, tiles to come": Weight(-0.6834, -0.2203),
        "votes": Weight(0.1829, 0.9312),
        "votes, votes to come": Weight(-0.1414, -1.101),
        "joker": Weight(0.4385, 0.2649),
        "own tiles": Weight(-0.09767, 0.05048),
        "constant": Weight(0, 1.012),
    },
    4: {
        "points": Weight(0.8205, 0.9965),
        "points, tiles to come": Weight(-0.6587, -0.1377),
        "votes": Weight(0.3507, 0.9635),
        "votes, votes to come": Weight(-0.3259, -1.115),
        "joker": Weight(0.1354, 0.02783),
        "own tiles": Weight(-0.03467, -0.005718),
        "constant": Weight(0, 0.6151),
    },
}
