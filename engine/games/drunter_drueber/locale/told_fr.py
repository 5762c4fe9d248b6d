"""The words of Drunter & Drüber kept at a real table, in French."""

TOLD: dict[str, str] = {
    "told.ask.starter": "Qui commence ?",
    "told.ask.pawn": "{seat:who} {seat:verb|pose|posez|posent} une plaquette : à quel pion ?",
    "told.pass": "Passe : rien ne tient",
    "told.ask.tile": "{pawn:pawn} : combien de cases, et vers où ?",
    "told.ask.vote": "Vote sur les cabinets en {outhouse:square} : touchez toutes les cartes posées.",
    "told.ask.proposal": "Un vote ? Touchez qui propose la plaquette.",
    "told.final": "Décompte final",
    "told.ask.cards": "{seat:who} {seat:verb|propose|proposez|proposent} : touchez toutes les cartes posées.",
    "told.ask.covered": "Quels bâtiments sont recouverts ? Touchez-les tous.",
    "told.ask.target": "{seat:who} : quelle carte objectif ?",
    "told.ask.main": "{seat:who} : quel objectif principal ?",
    "told.ask.second": (
        "{seats:who} sont à égalité, à {points:n} : le second objectif départage. {seat:who} : lequel ?"
    ),
    "told.ask.left": (
        "{seats:who} sont encore à égalité : les voix gardées en main départagent. {seat:who} : quelles cartes"
        " de vote restent ?"
    ),
}
