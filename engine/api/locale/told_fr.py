"""What the page's JavaScript says where a game at a real table is kept, in French."""

from typing import Final

TABLE_TEXTS: Final = {
    "told.table": "Votre partie",
    "told.undone": "Annulé.",
    "told.redone": "Rétabli.",
    "told.missing": "Reste à choisir pour : {names}.",
    "told.few": "Encore {n} à choisir.",
    "told.many": "{n} de trop.",
    "told.tally.few": "Encore {n} à placer.",
    "told.tally.none": "Toutes placées : {name} ({n}).",
    "told.tally.rest": "Le reste sur {place}",
    "told.tally.less": "Enlever",
    "told.history": "Ce qui s’est passé",
    "told.correct": "Corriger",
    "told.insert": "Il manque quelque chose avant",
    "told.remove": "Retirer",
    "told.correcting": "Vous corrigez\u00a0: {when}",
    "told.inserting": "Vous ajoutez ce qui manquait avant\u00a0: {when}",
    "told.leave": "Laisser comme c’était",
    "told.cause": "C’est ici que ça ne va plus\u00a0:",
    "told.follows": "Ne va plus non plus, sans doute à cause de «\u00a0{name}\u00a0».",
    "told.tools": "Votre partie",
    "told.what_if": "Et si… ?",
    "told.undo": "Annuler",
    "told.redo": "Rétablir",
    "told.new": "Nouvelle partie",
    "told.kept": "Parties tenues ici",
    "told.go_on": "Continuer",
    "told.pause.done": "C’est fait, on continue",
    "told.others": "Autres parties tenues",
    "told.look": "La revoir",
    "told.kept.referee": "Toute la partie",
    "told.kept.pad": "Seulement les points",
    "told.over": "La partie est finie.",
    "told.bad": (
        "Cette adresse ne contient aucune partie que le livre puisse tenir. Rien de ce que vous gardez n’est perdu."
    ),
}
