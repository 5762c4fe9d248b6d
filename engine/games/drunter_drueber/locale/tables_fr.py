"""Les mots des tableaux et des décomptes de Drunter & Drüber, en français."""

TABLES: dict[str, str] = {
    "decided.counted": (
        "{counted:buildings} à compter pour {seat:who} ({target:target}, {points:count|# point|# points}),"
        " {other_counted:buildings} pour {other:who} ({other_target:target}, {less:n})"
    ),
    "tie.SecondScored": "Second objectif",
    "tie.SecondScored.by": "au second objectif",
    "tie.VotesCompared": "Voix en main",
    "tie.VotesCompared.by": "aux voix gardées",
    "score.target": "Carte objectif",
    "score.target.cell": "{target:target_card}",
    "score.counted": "Ce qui compte",
    "score.counted.cell": "{counted:buildings}",
    "table.round": "Tour {round:n}",
    "glimpse.votes": "{seat:who} : {cards:cards}. Jusqu’ici, {yes:n} oui et {no:n} non.",
    "table.set_up": (
        "Les pions sont placés aux {{ word DD.pawns }} coins, les objectifs piochés en secret. Chacun prend les mêmes"
        " cartes de vote et pioche ses plaquettes, qui restent face visible."
    ),
    "dd.deal.each": "Plaquettes pour chacun",
    "dd.deal.players": "Joueurs",
    "dd.deal.triples": "{{ DD.triple }} cases",
    "dd.deal.doubles": "{{ DD.double }} cases",
    "dd.deal.singles": "{{ DD.single }} case{{ s DD.single }}",
    "dd.deal.all": "En tout",
    "dd.components.what": "Matériel",
    "dd.components.count": "Nombre",
    "dd.components.note": "Remarque",
    "dd.components.wall": "Muraille",
    "dd.components.road": "Route",
    "dd.components.river": "Fleuve",
    "dd.components.wall.note": (
        "Un soldat marque le bord de départ. Elle a {{ word DD.wall_pawns }} pions, sur {{ word DD.wall_pawns }} coins"
        " opposés."
    ),
    "dd.components.road.note": "Une diligence marque le bord de départ.",
    "dd.components.river.note": "Un bateau marque le bord de départ.",
    "dd.components.pawns": "Pions",
    "dd.components.pawns.note": "Ils ne sont à personne : ils montrent où les tracés continuent.",
    "dd.components.buildings": "Bâtiments sur le plateau",
    "dd.components.buildings.note": (
        "Chaque type compte un bâtiment de chaque valeur, de {{ DD.value_min }} à {{ DD.value_max }}."
    ),
    "dd.components.outhouses": "Cabinets sur le plateau",
    "dd.components.outhouses.note": "On ne les recouvre qu’après un vote.",
    "dd.components.cards": "Cartes de vote par joueur",
    "dd.components.cards.note": "Les mêmes pour tout le monde.",
    "dd.components.targets": "Cartes objectif",
    "dd.components.targets.note": "Une pour chaque type de bâtiment.",
    "dd.components.specials": "Cartes spéciales",
    "dd.components.specials.note": "Seulement pour la variante à {{ word DD.targets_held }} cartes objectif.",
    "dd.cards.card": "Carte de vote",
    "dd.cards.votes": "Voix",
    "dd.cards.yes": "{votes:n} oui",
    "dd.cards.no": "{votes:n} non",
    "dd.cards.joker": "{votes:n} oui ou {votes:n} non : on le dit une fois les cartes retournées",
    "dd.cards.undecided": "aucune ; elle revient en main",
    "dd.targets.card": "Carte objectif",
    "dd.targets.counts": "Ce qui compte",
    "dd.targets.most": "Au plus",
    "dd.targets.type.counts": "Chaque bâtiment non recouvert de ce type, pour sa valeur",
    "dd.targets.all3.counts": "Chaque bâtiment non recouvert de valeur {{ DD.all3 }}",
    "dd.targets.all4.counts": "Chaque bâtiment non recouvert de valeur {{ DD.all4 }}",
    "dd.targets.lowest.counts": "Pour chaque type, le plus petit bâtiment non recouvert",
    "dd.targets.each.counts": "Chaque bâtiment non recouvert, {{ DD.each }} point{{ s DD.each }} par bâtiment",
}
