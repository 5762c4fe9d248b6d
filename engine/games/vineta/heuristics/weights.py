"""Written by `python -m engine fit --game vineta --games 150 --seed 1 --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {
    2: {
        "points": Weight(0.3543, 0.5548),
        "points, turns to come": Weight(0.08942, 0.3756),
        "cards": Weight(0.1044, -3.283),
        "cards, turns to come": Weight(-0.1893, 3.906),
        "houses taken": Weight(0.003298, -0.4248),
        "houses taken, turns to come": Weight(-0.4139, 0.3999),
        "prey": Weight(-0.06688, -0.01564),
        "prey, turns to come": Weight(0.288, 0.01639),
        "constant": Weight(0, 12.65),
    },
    3: {
        "points": Weight(0.3412, 0.6005),
        "points, turns to come": Weight(-0.08141, 0.1497),
        "cards": Weight(1.166, -2.434),
        "cards, turns to come": Weight(-1.444, 2.992),
        "houses taken": Weight(0.1609, -0.4208),
        "houses taken, turns to come": Weight(-0.1207, 0.7693),
        "prey": Weight(0.1264, 0.2329),
        "prey, turns to come": Weight(-0.0546, -0.4206),
        "constant": Weight(0, 8.111),
    },
    4: {
        "points": Weight(0.5573, 0.6936),
        "points, turns to come": Weight(-0.507, -0.2996),
        "cards": Weight(-0.1036, -2.621),
        "cards, turns to come": Weight(-0.1045, 2.939),
        "houses taken": Weight(-0.1158, -0.6889),
        "houses taken, turns to come": Weight(0.2674, 1.409),
        "prey": Weight(0.04312, -0.06435),
        "prey, turns to come": Weight(0.08022, 0.1829),
        "constant": Weight(0, 8.784),
    },
    5: {
        "points": Weight(0.4923, 0.7516),
        "points, turns to come": Weight(-0.2293, -0.3278),
        "cards": Weight(-0.8852, -3.061),
        "cards, turns to come": Weight(1.007, 3.705),
        "houses taken": Weight(0.03566, -0.6757),
        "houses taken, turns to come": Weight(-0.1025, 1.691),
        "prey": Weight(0.1959, 0.1446),
        "prey, turns to come": Weight(-0.2238, -0.2688),
        "constant": Weight(0, 7.617),
    },
    6: {
        "points": Weight(0.6816, 0.6986),
        "points, turns to come": Weight(-0.7511, -0.4349),
        "cards": Weight(-0.2658, -2.831),
        "cards, turns to come": Weight(0.3954, 3.317),
        "houses taken": Weight(-0.1557, -0.7012),
        "houses taken, turns to come": Weight(0.5186, 1.794),
        "prey": Weight(0.1059, -0.0805),
        "prey, turns to come": Weight(0.0375, 0.2189),
        "constant": Weight(0, 8.103),
    },
}
