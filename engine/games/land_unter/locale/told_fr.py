"""The words of Land Unter kept at a real table, in French."""

TOLD: dict[str, str] = {
    "told.ask.preservers": "{seat:who} : combien de bouées au départ ?",
    "told.ask.cards": "{seat:who} : touchez les {{ LU.hand }} cartes temps, le livre compte.",
    "told.cards": "Compter d’après les cartes",
    "told.ask.leader": "Plusieurs ont le plus de bouées : qui ouvre cette manche ?",
    "told.ask.tide": "Pli {round:n} : carte niveau d’eau {number:n} sur {{ LU.turned }} ?",
    "told.ask.highest": "Qui avait la carte temps la plus forte, et prend le {tide:tide} ?",
    "told.ask.second": "Qui avait la deuxième plus forte, et prend le {tide:tide} ?",
    "told.ask.left": "Manche {stage:n}, {seat:who} : combien de bouées reste-t-il ?",
    "told.each.left": "Manche {stage:n} : combien de bouées reste-t-il à chacun ?",
    "told.when": "Manche {stage:n}",
    "told.as.highest": "La plus forte :",
    "told.as.second": "La deuxième :",
    "told.as.lowest": "Niveau le plus bas :",
    "told.as.leader": "Ouvre :",
    "told.pause": "La manche est finie",
    "told.out": "Éliminé",
    "told.ask.lowest": "Manche {stage:n} : qui montre le niveau le plus bas ? En cas d’égalité, touchez-les tous.",
    "told.sheet.left": "Manche {n:n} : bouées qui restent (éliminé : {{ LU.eliminated_points }})",
    "told.sheet.bonus": "Manche {n:n} : bonus (niveau le plus bas : +{{ LU.bonus }})",
    "refused.took_lower_tide": "{seat:who} {seat:verb|avait|aviez|avaient} déjà la carte la plus forte de ce pli.",
    "told.changed.out": "C’est maintenant l’élimination pour {seat:who}.",
    "told.changed.in": "{seat:who} {seat:verb|échappe|échappez|échappent} à l’élimination.",
    "told.changed.loses": (
        "{seat:who} {seat:verb|perd|perdez|perdent} {count:count|une bouée de plus|# bouées de plus}."
    ),
    "told.changed.keeps": "{seat:who} {seat:verb|récupère|récupérez|récupèrent} {count:count|une bouée|# bouées}.",
}
