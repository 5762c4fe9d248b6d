"""Which numbers on the book's own pages and in shared texts are none of the rules (see tests/typed_numbers.py)."""

from collections.abc import Mapping, Sequence

EXCUSED: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "how many games the book has": (
            "index: Which of the three",
            "index: quickest of the three",
            "index: most to plan of the three",
        ),
        "how long it takes": ("index: ten to twenty minutes",),
        "a house tile and a district tile, one of each": ("index: A city, two secrets",),
        "any two of them, however many there are": ("index: Two series are tied",),
        "bots": ("index: four kinds of bots",),
        "how strongly a coach judges": ("coach.honest: ten points",),
        "what a program on the page plays": (
            "engine: a flood of four waves",
            "engine: Here are two tide cards",
            "engine: 20 cards face down",
            "engine: 5 life preservers of 6",
            "engine: 2 life preservers of 6",
            "engine: 4 life preservers of 4",
            "engine: State: 4 players",
        ),
    },
    "fr": {
        "how many games the book has": (
            "index: Lequel des trois",
            "index: appris des trois",
        ),
        "how long it takes": ("index: dix, quinze ou vingt minutes",),
        "a house tile and a district tile, one of each": ("index: Une cité, deux secrets",),
        "any two of them, however many there are": (
            "index: Tous les deux perdent une bouée",
            "index: Deux séries à égalité",
        ),
        "bots": ("index: Quatre sortes de robots",),
        "how strongly a coach judges": ("coach.honest: dix points",),
        "what a program on the page plays": (
            "engine: une plaquette de route de trois cases",
            "engine: La plaquette de deux cases qui suit",
            "engine: une inondation de quatre vagues",
            "engine: Voici deux cartes niveau d’eau",
        ),
    },
}
