"""The words of Vineta kept at a real table, in French."""

TOLD: dict[str, str] = {
    "told.ask.start": "Qui a la figurine du premier joueur ?",
    "told.ask.houses_kept": "Le livre suit-il aussi les maisons ?",
    "told.kept": "Oui : nous indiquons où elles sont",
    "told.untold": "Non : seulement combien coulent",
    "told.ask.colours": "Avec quelles couleurs jouez-vous ? Il en faut {count:n}.",
    "told.ask.plan": "Où sont les maisons ? Une touche par maison ; sur un nom, une de chaque.",
    "told.counted.plan": "{n:n} maisons sur le plan",
    "refused.houses_missing": "Il y a {count:n} maisons de chaque couleur en jeu, et chacune a son quartier.",
    "told.ask.card": "Tour {turn:n}, manche {round:n}. {seat:who} : quelle carte ?",
    "told.pause": "Le tour est fini",
    "told.when.house_tile": "Décompte",
    "told.when.card": "Tour {turn:n}, manche {round:n}",
    "told.ask.flood": "{seat:who}, {card:card} : sur quel quartier ?",
    "told.ask.authority": "{seat:who} : l’autorité, sur quelle série, en plus ou en moins ?",
    "told.ask.wind": "{seat:who} : quelle inondation le vent emporte-t-il ?",
    "told.ask.wind_to": "{seat:who} : vers quelle série ?",
    "told.ask.calm": "{seat:who} : quelle inondation est retirée ?",
    "told.ask.house": "{seat:who}, {card:card} : quelle maison bouge ?",
    "told.ask.next_house": "{seat:who}, {card:card} : maison {number:n} sur {count:n}, et où ?",
    "told.ask.rescued": "{seat:who}, {card:card} : quelles maisons bougent ?",
    "told.ask.houses_to": "{seat:who}, {card:card} : où vont-elles ?",
    "told.ask.house_to": "{seat:who}, {card:card} : où va la {house:house} ?",
    "told.ask.swap": "{seat:who} : quel quartier échange ses maisons ?",
    "told.ask.swap_with": "{seat:who} : {district:the_district} échange ses maisons avec quel autre ?",
    "told.ask.quarantine": "{seat:who} : quel quartier est en quarantaine ?",
    "told.ask.sink": "Le tour ne peut plus durer. {seat:who} : quel quartier coule ?",
    "told.ask.count": "{district:the_district} coule : avec combien de maisons ?",
    "told.ask.house_tile": "{seat:who} : de quelle couleur est la tuile maison ?",
    "told.ask.district_tile": "{seat:who} : quel quartier est sur l’autre tuile ?",
    "told.ask.own_houses": "{seat:who} : combien de maisons {colour:colours_many} sur le dernier quartier ?",
    "told.ask.took": "Tour {turn:n}, {seat:who} : combien de maisons prises ?",
    "told.each.took": "Tour {turn:n} : combien de maisons chacun a-t-il prises ?",
    "told.ask.last": "Quel quartier reste-t-il à la fin ?",
    "told.ask.owner": "Qui a la tuile {district:of_district} ?",
    "told.nobody": "Personne",
    "refused.other_seats_card": (
        "C’est à {seat:who} de retourner sa carte : une carte a été oubliée avant ceci, ou une autre est de trop."
    ),
    "refused.card_played": (
        "{card:card} : {seat:who} n’en {seat:verb|a|avez|ont} plus, {count:count|la seule a été jouée|les # ont été"
        " jouées} depuis le dernier mélange. Une carte précédente est sans doute à corriger."
    ),
    "refused.too_many_houses": (
        "Il {left:count|ne reste aucune maison|ne reste qu’une maison|ne reste que # maisons} à compter ici. Un nombre"
        " précédent est sans doute à corriger."
    ),
    "refused.colour_shown": "{seat:who} {seat:verb|a|avez|ont} déjà la tuile maison {colour:colour}.",
    "refused.district_shown": "{seat:who} {seat:verb|a|avez|ont} déjà la tuile {district:of_district}.",
    "told.changed.sinks_instead": "{district:the_district} coule, et non {other:district}.",
    "told.changed.sinks": "{district:the_district} coule, ce qu’il ne faisait pas avant.",
    "told.changed.stays": "{district:the_district} ne coule pas.",
    "told.changed.takes": (
        "{seat:who} {seat:verb|prend|prenez|prennent} {count:count|une maison de plus|# maisons de plus}."
    ),
    "told.changed.gives_back": (
        "{seat:who} {seat:verb|remet|remettez|remettent} {count:count|une maison|# maisons} sur le plan."
    ),
    "told.changed.back_on": (
        "{seat:who} {seat:verb|remet|remettez|remettent} {count:count|une maison|# maisons} sur"
        " {district:the_district}."
    ),
    "told.changed.gives": (
        "{seat:who} {seat:verb|donne|donnez|donnent} {count:count|une maison|# maisons} à {other:who}."
    ),
    "told.changed.takes_from": (
        "{seat:who} {seat:verb|prend|prenez|prennent} {count:count|une maison|# maisons} {district:of_district}."
    ),
    "told.changed.out_of_game": (
        "{seat:who} {seat:verb|sort|sortez|sortent} {count:count|une maison|# maisons} du jeu."
    ),
    "told.changed.order": "Les maisons {district:of_district} vont une à une à {takers:who}, et non à {others:who}.",
    "told.changed.order_new": "Les maisons {district:of_district} vont une à une à {takers:who}.",
    "told.changed.waves": "Les séries du tour valent : {series:sums}, et non {others:sums}.",
}
