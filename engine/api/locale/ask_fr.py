"""What the page's JavaScript says where a reader lays out a table, in French."""

from typing import Final

ASK_TEXTS: Final = {
    "play.ask": "Poser une question sur cette table",
    "play.ask.ready": "La table est prête pour votre question\u00a0:",
    "play.ask.link": "l’ouvrir dans un autre onglet",
    "ask.table": "Votre table",
    "ask.tools": "Modifier votre table",
    "ask.clear": "Tout effacer",
    "ask.ask": "Que dit la règle ?",
    "ask.spots": "Ou choisir l’endroit dans une liste",
    "ask.spot_list": "Endroits pour cette pièce",
    "ask.changed_back": "C’est fait : votre table est comme avant.",
    "ask.bad": (
        "Cette adresse ne contient aucune table que le livre puisse montrer. Choisissez une question pour"
        " commencer ; rien de ce que vous avez gardé n’est perdu."
    ),
    "ask.reopened": "Voici la table que vous aviez laissée, telle quelle.",
    "ask.answer": "La réponse",
    "ask.working": "Le livre cherche…",
    "ask.steps": "La réponse pas à pas",
    "ask.change": "Changer quelque chose",
    "ask.new": "Nouvelle question",
    "ask.play_bots": "Continuer contre des robots",
    "ask.play_people": "Continuer entre vous",
    "ask.print": "Imprimer",
    "ask.keep": "Garder",
    "ask.is_kept": "C’est gardé sur cet appareil, dans la liste ci-dessous.",
    "ask.not_kept": (
        "Votre navigateur ne garde cette table que jusqu’à ce que vous quittiez la page : son stockage est"
        " plein ou désactivé."
    ),
    "ask.kept": "Vos tables gardées",
    "ask.players": "{players} joueurs",
    "ask.open": "Ouvrir",
}
