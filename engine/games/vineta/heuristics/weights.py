"""Written by `python -m engine fit --game vineta --games 250 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.4726, 0.9045),
        "points, turns to come": Weight(-0.1506, 0.4033),
        "cards": Weight(0.3387, -5.57),
        "cards, turns to come": Weight(-0.112, 7.634),
        "houses taken": Weight(-0.09302, -0.4418),
        "houses taken, turns to come": Weight(0.01997, 0.8435),
        "prey": Weight(0.1758, 0.005155),
        "prey, turns to come": Weight(0.05031, 0.5627),
        "constant": Weight(0, 7.551),
    },
    3: {
        "points": Weight(0.5025, 0.771),
        "points, turns to come": Weight(-0.3323, 0.09167),
        "cards": Weight(1.159, -3.808),
        "cards, turns to come": Weight(-1.273, 5.092),
        "houses taken": Weight(-0.07604, -0.3009),
        "houses taken, turns to come": Weight(0.3156, 1.073),
        "prey": Weight(0.1296, 0.01127),
        "prey, turns to come": Weight(0.1949, 0.6827),
        "constant": Weight(0, 5.651),
    },
    4: {
        "points": Weight(0.4948, 0.5975),
        "points, turns to come": Weight(-0.2304, 0.3717),
        "cards": Weight(1.181, -3.096),
        "cards, turns to come": Weight(-1.123, 4.192),
        "houses taken": Weight(-0.02827, -0.08484),
        "houses taken, turns to come": Weight(0.1912, 0.6729),
        "prey": Weight(0.002287, -0.0167),
        "prey, turns to come": Weight(0.3382, 0.5508),
        "constant": Weight(0, 5.298),
    },
    5: {
        "points": Weight(0.3732, 0.4999),
        "points, turns to come": Weight(-0.0007353, 0.4665),
        "cards": Weight(0.6158, -3.114),
        "cards, turns to come": Weight(-0.6232, 3.856),
        "houses taken": Weight(0.03511, -0.0522),
        "houses taken, turns to come": Weight(-0.1077, 0.5128),
        "prey": Weight(0.1281, -0.02021),
        "prey, turns to come": Weight(0.09281, 0.4204),
        "constant": Weight(0, 5.985),
    },
    6: {
        "points": Weight(0.5564, 0.6264),
        "points, turns to come": Weight(-0.3113, 0.1421),
        "cards": Weight(-0.09988, -3.215),
        "cards, turns to come": Weight(0.3356, 4.243),
        "houses taken": Weight(-0.02285, -0.1513),
        "houses taken, turns to come": Weight(0.04846, 1.045),
        "prey": Weight(0.02624, -0.1747),
        "prey, turns to come": Weight(0.2339, 0.7374),
        "constant": Weight(0, 5.351),
    },
}
