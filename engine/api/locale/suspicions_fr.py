"""What the page's JavaScript says where suspicions are noted, in French."""

from typing import Final

SUSPICION_TEXTS: Final = {
    "suspicions": "Soupçons",
    "suspicions.whose": "La feuille de qui ? Les autres ne regardent pas.",
    "suspicions.how": (
        "Touchez une fois pour rayer, deux fois pour une étoile, encore une fois pour effacer. Tout reste dans ce"
        " navigateur."
    ),
    "suspicions.open": "{name}, {secret} : rien de noté",
    "suspicions.out": "{name}, {secret} : rayé",
    "suspicions.star": "{name}, {secret} : étoile",
    "suspicions.clues": "Ce qu’a fait {name} ({n})",
    "suspicions.no_clues": "Rien jusqu’ici qui trahisse qui que ce soit.",
    "suspicions.offer": "Avant que tout soit montré : que soupçonnez-vous chez les autres ?",
    "suspicions.guess": "Deviner d’abord",
    "suspicions.guess.again": "Revoir ma réponse",
    "suspicions.no_idea": "aucune idée",
    "suspicions.take": "C’est ma réponse",
    "suspicions.taken": "C’est noté\u00a0: on va voir.",
    "suspicions.taken.of": "{name}\u00a0: c’est noté, on va voir. Quelqu’un d’autre veut deviner\u202f?",
}
