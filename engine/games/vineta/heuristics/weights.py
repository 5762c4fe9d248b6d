"""Written by `python -m engine fit --game vineta --games 500 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.4516, 0.6336),
        "points, turns to come": Weight(-0.3777, -0.3936),
        "cards": Weight(0.3087, -2.023),
        "cards, turns to come": Weight(-0.3669, 2.633),
        "houses taken": Weight(-0.07753, -0.4959),
        "houses taken, turns to come": Weight(0.1872, 0.5884),
        "constant": Weight(0, 13.66),
    },
    3: {
        "points": Weight(0.6535, 0.7754),
        "points, turns to come": Weight(-0.6112, -0.4685),
        "cards": Weight(0.4168, -1.453),
        "cards, turns to come": Weight(-0.429, 2.033),
        "houses taken": Weight(-0.03219, -0.5482),
        "houses taken, turns to come": Weight(0.2876, 0.6358),
        "constant": Weight(0, 8.352),
    },
    4: {
        "points": Weight(0.5893, 0.7378),
        "points, turns to come": Weight(-0.5085, -0.397),
        "cards": Weight(-0.5117, -1.177),
        "cards, turns to come": Weight(0.494, 1.491),
        "houses taken": Weight(-0.05554, -0.5902),
        "houses taken, turns to come": Weight(0.2095, 0.5639),
        "constant": Weight(0, 8.442),
    },
    5: {
        "points": Weight(0.6225, 0.684),
        "points, turns to come": Weight(-0.5201, -0.3071),
        "cards": Weight(0.3263, -1.37),
        "cards, turns to come": Weight(-0.3789, 1.656),
        "houses taken": Weight(-0.1018, -0.5105),
        "houses taken, turns to come": Weight(0.2801, 0.5142),
        "constant": Weight(0, 7.988),
    },
    6: {
        "points": Weight(0.622, 0.6525),
        "points, turns to come": Weight(-0.5041, -0.3061),
        "cards": Weight(-0.1929, -1.279),
        "cards, turns to come": Weight(0.1624, 1.592),
        "houses taken": Weight(-0.08358, -0.4816),
        "houses taken, turns to come": Weight(0.2471, 0.5135),
        "constant": Weight(0, 7.732),
    },
}
