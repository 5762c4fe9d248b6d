"""Written by `python -m engine fit --game vineta --games 400 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.4633, 0.7353),
        "points, turns to come": Weight(-0.4518, -0.1513),
        "cards": Weight(-0.3803, -4.275),
        "cards, turns to come": Weight(0.4764, 5.248),
        "houses taken": Weight(-0.08913, -0.6109),
        "houses taken, turns to come": Weight(0.2428, 1.138),
        "prey": Weight(0.04722, -0.193),
        "prey, turns to come": Weight(0.03228, 0.2662),
        "constant": Weight(0, 12.58),
    },
    3: {
        "points": Weight(0.4967, 0.7561),
        "points, turns to come": Weight(-0.2736, -0.1267),
        "cards": Weight(0.162, -2.454),
        "cards, turns to come": Weight(0.01991, 3.228),
        "houses taken": Weight(-0.0178, -0.5271),
        "houses taken, turns to come": Weight(0.008466, 0.8974),
        "prey": Weight(0.03573, 0.02178),
        "prey, turns to come": Weight(0.1179, -0.01282),
        "constant": Weight(0, 7.825),
    },
    4: {
        "points": Weight(0.5437, 0.6751),
        "points, turns to come": Weight(-0.4811, -0.3402),
        "cards": Weight(0.2557, -2.815),
        "cards, turns to come": Weight(-0.2934, 3.314),
        "houses taken": Weight(-0.04747, -0.581),
        "houses taken, turns to come": Weight(0.1297, 1.362),
        "prey": Weight(0.05744, -0.1455),
        "prey, turns to come": Weight(0.03469, 0.2261),
        "constant": Weight(0, 8.557),
    },
    5: {
        "points": Weight(0.4759, 0.6415),
        "points, turns to come": Weight(-0.2044, -0.1873),
        "cards": Weight(-0.1731, -2.741),
        "cards, turns to come": Weight(0.1241, 3.192),
        "houses taken": Weight(-0.05138, -0.5328),
        "houses taken, turns to come": Weight(0.03858, 1.262),
        "prey": Weight(0.1283, -0.06107),
        "prey, turns to come": Weight(-0.04813, 0.1191),
        "constant": Weight(0, 8.095),
    },
    6: {
        "points": Weight(0.6215, 0.7061),
        "points, turns to come": Weight(-0.6933, -0.4446),
        "cards": Weight(-0.3777, -2.86),
        "cards, turns to come": Weight(0.4926, 3.452),
        "houses taken": Weight(-0.1348, -0.614),
        "houses taken, turns to come": Weight(0.4757, 1.671),
        "prey": Weight(0.128, -0.07223),
        "prey, turns to come": Weight(-0.09549, 0.1705),
        "constant": Weight(0, 7.904),
    },
}
