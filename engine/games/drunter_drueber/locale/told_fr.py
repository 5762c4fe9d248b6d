"""The words of Drunter & Drüber kept at a real table, in French."""

TOLD: dict[str, str] = {
    "told.ask.starter": "Qui commence ?",
    "told.ask.pawn": "{seat:who} {seat:verb|pose|posez|posent} une plaquette : depuis quel pion ?",
    "told.when.pawn": "Coup {number:n}",
    "told.when.covered": "Décompte",
    "told.when.target": "Décompte",
    "told.when.main": "Décompte",
    "told.when.second": "Décompte",
    "told.when.left": "Décompte",
    "told.pass": "Passe : rien ne tient",
    "told.ask.tile": "{pawn:pawn} : combien de cases, et vers où ?",
    "told.ask.vote": "Vote sur les cabinets en {outhouse:square} : touchez toutes les cartes posées.",
    "told.ask.proposal": "Un vote ? Touchez qui propose la plaquette.",
    "told.final": "Finir ici et compter",
    "told.final.told": "On s’arrête là, et on compte.",
    "told.ask.cards": "{seat:who} {seat:verb|propose|proposez|proposent} : touchez toutes les cartes posées.",
    "told.weighed.vote": (
        "On peut poser plusieurs cartes, même oui et non. « …? » ne compte rien et revient en main ; JEEIIN, le joker,"
        " compte {{ word DD.joker }} oui ou {{ word DD.joker }} non, au choix de qui l’a posé."
    ),
    "told.weighed.vote.won": "Acceptée : la plaquette est posée.",
    "told.weighed.vote.lost": "Rejetée : la plaquette est reprise.",
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
    "told.changed.passed": "La proposition {seat:of} est acceptée, et non rejetée.",
    "told.changed.lost": "La proposition {seat:of} est rejetée, et non acceptée.",
    "told.changed.pawn": "Le pion {pawn:pawn} est en {square:square}, et non en {other:square}.",
    "told.changed.pawn_stays": "Le pion {pawn:pawn} reste sur le plan, en {square:square}.",
    "told.changed.pawn_off": "Le pion {pawn:pawn} est retiré du plan.",
    "told.changed.covered": "Le bâtiment en {square:square} est maintenant recouvert : {type:building} {value:n}.",
    "told.changed.uncovered": "Le bâtiment en {square:square} n’est plus recouvert : {type:building} {value:n}.",
}
