"""French texts of what is certain of a table of Land Unter, and of the decisions of our own on which it rests."""

SURE: dict[str, str] = {
    "ours.L1": "tous ceux qui n’ont aucune carte niveau d’eau ont le bonus, si nombreux qu’ils soient",
    "ours.L3": "pas de contrecoup, puisqu’un des joueurs à égalité a payé",
    "ours.L5": "tous ceux qui sont à égalité sans bouée sont éliminés",
    "ours.L7": "une égalité au contrecoup se règle comme la première",
    "ours.L9": "une main sans bouée se joue quand même",
    "ours.L10": "des cartes niveau d’eau égales se prennent comme les autres",
    "ours.L13": "ceux qui sont à égalité à la fin se partagent la victoire",
    "ours.L17": "si plus personne ne montre de carte niveau d’eau, le contrecoup ne coûte rien",
    "ours.L18": "si aucun n’a moins de bouées, c’est le premier dans le sens horaire depuis l’ancien meneur",
    "sure.both": "{lower:who} {lower:verb|prend|prenez|prennent} le {low:tide} et {higher:who} le {high:tide}.",
    "sure.lower": "{lower:who} {lower:verb|prend|prenez|prennent} le {low:tide}.",
    "sure.higher": "{higher:who} {higher:verb|prend|prenez|prennent} le {high:tide}.",
    "sure.own": "{me:who} {take:clause} et {fate:clause}.",
    "sure.own.by": (
        "{me:who} {take:clause}. {me:who} ne {me:verb|boit|buvez|boivent} la tasse que si le {other:tide} va à"
        " {by:who}."
    ),
    "sure.own.take": "{me:who} {take:clause}.",
    "sure.fate": "{me:who} {fate:clause} dans tous les cas.",
    "own.low": "{me:verb|prend|prenez|prennent} le {low:tide}",
    "own.high": "{me:verb|prend|prenez|prennent} le {high:tide}",
    "own.keeps": "{me:verb|garde|gardez|gardent} le {kept:tide}",
    "own.none": "{me:verb|ne prend|ne prenez|ne prennent} aucune carte niveau d’eau",
    "own.gone": "{me:verb|est|êtes|sont} hors jeu",
    "own.paying": "{me:verb|perd|perdez|perdent} une bouée",
    "own.paying_more": "{me:verb|perd|perdez|perdent} au moins une bouée",
    "own.either": "{me:verb|perd|perdez|perdent} une bouée ou {me:verb|est|êtes|sont} hors jeu",
    "own.safe": "{me:verb|ne perd|ne perdez|ne perdent} rien",
    "own.rest_safe": "{me:verb|ne perd|ne perdez|ne perdent} rien",
    "sure.taker": "Celui qui prend le {high:tide} perd une bouée.",
    "sure.whose": "Le reste dépend de {whose:clause}.",
    "sure.whose.left_out": (
        "Le reste dépend de {whose:clause}, et des niveaux d’eau et des bouées que vous n’avez pas indiqués."
    ),
    "whose.0": "celui qui prend le {high:tide}",
    "whose.1": "celui qui prend le {low:tide}",
    "whose.2": "ceux qui prennent les cartes niveau d’eau",
    "sure.gone": "{gone:who} {gone:verb|est|êtes|sont} hors jeu.",
    "sure.paying": "{paying:who} {paying:verb|perd|perdez|perdent chacun} une bouée.",
    "sure.paying_more": "{paying_more:who} {paying_more:verb|perd|perdez|perdent chacun} au moins une bouée.",
    "sure.either": (
        "{either:who} {either:verb|perd|perdez|perdent chacun} une bouée ou {either:verb|est|êtes|sont} hors jeu."
    ),
    "sure.safe": "{safe:who} {safe:verb|ne perd|ne perdez|ne perdent} rien.",
    "sure.rest_safe": "Personne d’autre ne perd rien.",
    "sure.cut": "La manche s’arrête aussitôt.",
    "sure.lowest": "{lowest:who} {lowest:verb|reçoit|recevez|reçoivent chacun} le point de bonus.",
    "sure.points": "Points de la manche : {span:each}.",
    "sure.won": "{won:who} {won:verb|gagne|gagnez|gagnent} la partie.",
    "sure.sharing": "{sharing:who} {sharing:verb|se partage|vous partagez|se partagent} la victoire.",
    "sure.ahead": (
        "{ahead:who} {ahead:verb|gagne|gagnez|gagnent} la partie ou {ahead:verb|partage|partagez|partagent} la"
        " victoire."
    ),
    "sure.at_best": "{at_best:who} {at_best:verb|peut|pouvez|peuvent} au mieux partager la victoire.",
    "sure.beaten": "{beaten:who} ne {beaten:verb|peut|pouvez|peuvent} plus gagner.",
    "sure.total": "Points à la fin : {total:each}.",
}
