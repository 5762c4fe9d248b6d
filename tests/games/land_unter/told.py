"""Which numbers of the rules Land Unter's sentences tell, and which numbers are none (see tests/typed_numbers.py)."""

from collections.abc import Mapping, Sequence

TOLD: Mapping[str, Mapping[str, str]] = {
    "en": {
        "{{ word LU.turned }} equal tide cards": "TidesTurned.equal LowerTideTaken.equal",
        "the {{ word LU.turned }} tide cards": "question.round.note",
        "{{ Word LU.turned }} players have just taken a tide card each, so {{ word LU.turned }}": "finding.pair_gone",
        "{{ word LU.tide_copies }} players tie": "option.split_tie.note",
        "{{ word LU.tide_copies }} tide cards of each number": "finding.three_tides",
        "{{ word LU.tide_copies }} of each": "components.tide.note",
        "1 to {{ LU.tide_max }}": "components.tide.note",
        "1 to {{ LU.weather_cards }}": "components.weather.note",
        "{{ word LU.hand }} cards": "finding.set_size finding.not_in_set schema.sets",
        "from 0; {{ LU.rounds }} once": "schema.round",
        "{{ word LU.survivors }} are left": "example.stage_ends_early.title",
    },
    "fr": {
        "{{ word LU.turned }} cartes niveau d’eau": "TidesTurned.equal LowerTideTaken.equal question.round.note",
        "{{ Word LU.turned }} joueurs viennent de prendre": "finding.pair_gone",
        "y en avoir {{ word LU.turned }} devant": "finding.pair_gone",
        "{{ word LU.tide_copies }} joueurs sont à égalité": "option.split_tie.note",
        "{{ word LU.tide_copies }} cartes niveau d’eau de chaque numéro": "finding.three_tides",
        "{{ word LU.tide_copies }} de chaque": "components.tide.note",
        "1 à {{ LU.tide_max }}": "components.tide.note",
        "1 à {{ LU.weather_cards }}": "components.weather.note",
        "{{ word LU.hand }} cartes": "finding.set_size schema.sets",
        "{{ word LU.hand }} reçues": "finding.not_in_set",
        "à partir de 0 ; {{ LU.rounds }} une fois": "schema.round",
        "{{ word LU.survivors }} joueurs": "example.stage_ends_early.title",
    },
}

EXCUSED: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "two halves are a whole": (
            "rules: Two halves ¤ ¤ make",
            "aid: Two halves ¤ ¤ make",
            "index: Two halves ¤ ¤ make",
        ),
        "a life preserver is a point: points are counted in them": ("aid: brings you 1 point",),
        "what a question or a mini-game is about": (
            "rules: Does five against three seem unfair",
            "index: One has two life preservers",
            "index: Nina has three life preservers",
            "index: The last four rounds",
            "play: The last four rounds",
            "index: from now on your tide is 5",
            "index: The tide cards are 3 and 9. The weather cards played are 51, 33, 20 and 8. Who takes the 9",
            "index: an 11, and you take a 6",
            "index: It is 6.",
            "index: on 13, 24, 30 and 48",
            "index: Two. ¤, ¤ and ¤ show",
            "index: That makes two and a half",
            "index: in the ninth round",
            "index: shows an 8. Hugo has none and shows a 5",
            "index: Nina 3, Hugo 0",
        ),
        "any two of them, however many there are": (
            "rules: compare the two",
            "index: Can two weather cards be equal",
            "rulings: The texts speak of two players",
            "rulings: Two players have the most points",
        ),
        "bots, and how they are measured": (
            "bots: four kinds",
            "bots: its last two cards",
            "bots: two or three cards",
            "bots: one game in two with two players",
        ),
        "one after the other": ("aid: From the second stage on",),
        "a scale begins at 1": ("index: from 1 to",),
        "how many games are on another page": ("index: Two more are",),
    },
    "fr": {
        "two halves are a whole": (
            "rules: Deux moitiés ¤ ¤ font",
            "aid: Deux moitiés ¤ ¤ font",
            "index: Deux moitiés ¤ ¤ font",
        ),
        "a life preserver is a point: points are counted in them": ("aid: vaut 1 point",),
        "what a question or a mini-game is about": (
            "rules: Cinq bouées contre trois",
            "index: L’un a deux bouées",
            "index: Nina a trois bouées",
            "index: quatre derniers plis",
            "play: quatre derniers plis",
            "index: vous êtes maintenant à 5",
            "index: Niveaux d’eau : 3 et 9. Cartes jouées : 51, 33, 20 et 8. Qui prend le 9",
            "index: un 11 et vous prenez un 6",
            "index: À 6.",
            "index: les cartes 13, 24, 30 et 48",
            "index: Deux. ¤, ¤ et ¤ montrent",
            "index: Cela fait deux et demie",
            "index: au neuvième pli",
            "index: montre un 8. Hugo n’en a plus et montre un 5",
            "index: Nina 3, Hugo 0",
        ),
        "any two of them, however many there are": (
            "rules: tous deux le niveau",
            "index: Deux cartes temps peuvent-elles être égales",
            "rulings: que de deux joueurs",
            "rulings: deux joueurs ont le plus de points",
        ),
        "bots, and how they are measured": (
            "bots: quatre sortes",
            "bots: deux dernières cartes",
            "bots: deux ou trois cartes",
            "bots: une partie sur deux à deux joueurs",
        ),
        "a scale begins at 1": ("index: de 1 à",),
        "how many games are on another page": ("index: Il y en a deux autres",),
    },
}

NAMED: Mapping[str, str] = {}
