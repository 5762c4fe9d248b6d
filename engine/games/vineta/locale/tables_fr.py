"""Les mots des tableaux et des décomptes de Vineta, en français."""

TABLES: dict[str, str] = {
    "decided.own": (
        "les maisons de sa propre couleur sur le dernier quartier, {count:n} pour {seat:who} et {against:n}"
        "{other:verb||| chacun} pour {other:who}"
    ),
    "decided.taken": (
        "les maisons prises, {count:n} pour {seat:who} et {against:n}{other:verb||| chacun} pour {other:who}"
    ),
    "decided.bonus": (
        "{seat:who} {seat:verb|avait|aviez|avaient} la tuile du dernier quartier, ce qui a rapporté"
        " {points:count|# point|# points}"
    ),
    "tie.TieCompared": "Ses maisons, dernier quartier",
    "tie.TieCompared.by": "aux maisons de sa couleur sur le dernier quartier",
    "score.tiles": "Tuiles",
    "score.tiles.cell": "{colour:house_sign} {district:district_card}",
    "score.own": "Ses maisons",
    "score.own.cell": "{count:n} × {each:n} = {points:n}",
    "score.taken": "Maisons prises",
    "score.bonus": "Son quartier",
    "table.round": "Tour {round:n}",
    "table.set_up": "La cité est en place. Chacun regarde en secret ses deux tuiles et pioche sa main de cartes.",
    "vi.components.what": "Matériel",
    "vi.components.count": "Nombre",
    "vi.components.note": "Remarque",
    "vi.components.districts": "Quartiers",
    "vi.components.districts.note": (
        "{{ Word VI.ring_size }} rouges au centre, {{ word VI.ring_size }} jaunes autour, {{ word VI.ring_size }} verts"
        " à l’extérieur."
    ),
    "vi.components.houses": "Maisons",
    "vi.components.houses.note": "De {{ word VI.colours }} couleurs, {{ word VI.houses }} de chacune.",
    "vi.components.cards": "Cartes",
    "vi.components.cards.note": (
        "{{ Word VI.players_max }} paquets de {{ VI.deck }} cartes, tous pareils : un par joueur."
    ),
    "vi.components.chips": "Jetons dieu",
    "vi.components.chips.note": "Un par joueur : il marque le quartier contre lequel on a ouvert une série.",
    "vi.components.house_tiles": "Tuiles maison",
    "vi.components.house_tiles.note": "Une par couleur : elle dit quelles maisons vous protégez.",
    "vi.components.district_tiles": "Tuiles quartier",
    "vi.components.district_tiles.note": "Une par quartier : elle dit quel quartier vous protégez.",
    "vi.components.start": "Figurine du premier joueur",
    "vi.components.start.note": (
        "Elle passe de joueur en joueur ; un disque de bois reste devant celui qui a ouvert le tour."
    ),
    "vi.deck.card": "Carte",
    "vi.deck.count": "Nombre",
    "vi.deck.does": "Ce qu’elle fait",
    "vi.deck.f1": (
        "Ouvre une série en bord de mer, ou ajoute {{ une VI.waves_f1 }} vague{{ s VI.waves_f1 }} à une série"
    ),
    "vi.deck.f2": "Ouvre une série en bord de mer, ou ajoute {{ word VI.waves_f2 }} vagues à une série",
    "vi.deck.f3": "Ouvre une série en bord de mer, ou ajoute {{ word VI.waves_f3 }} vagues à une série",
    "vi.deck.f4": "Ouvre une série en bord de mer, ou ajoute {{ word VI.waves_f4 }} vagues à une série",
    "vi.deck.authority": "Ajoute {{ word VI.sway }} vagues à une série, ou en retire {{ word VI.sway }}",
    "vi.deck.wind": "Déplace une inondation au bout d’une autre série",
    "vi.deck.calm": "Envoie une inondation sur la défausse de son propriétaire",
    "vi.deck.hope": "Déplace une maison vers un quartier menacé",
    "vi.deck.more": "Ajoute une manche au tour",
    "vi.deck.less": "Supprime une manche du tour",
    "vi.deck.rescue": "Déplace {{ word VI.rescued }} maisons d’un quartier menacé vers un autre quartier",
    "vi.deck.relocation": "Échange toutes les maisons de deux quartiers",
    "vi.deck.panic": "Déplace {{ word VI.scattered }} maisons d’un quartier vers {{ word VI.scattered }} autres",
    "vi.deck.quarantine": "Retient les maisons d’un quartier jusqu’à la fin du tour",
    "vi.colours.players": "Joueurs",
    "vi.colours.colours": "Couleurs",
    "vi.colours.houses": "Maisons en tout",
    "vi.starters.players": "Joueurs",
    "vi.starters.turn_1": "Tour 1 : qui commence chaque manche",
    "vi.starters.turn_2": "Tour 2",
    "vi.starters.turn_3": "Tour 3",
    "vi.points.what": "Ce qui compte",
    "vi.points.points": "Points",
    "vi.points.own": "Chaque maison de votre couleur sur le dernier quartier",
    "vi.points.taken": "Chaque maison prise, de n’importe quelle couleur",
    "vi.points.red": "Le dernier quartier, s’il est à vous et rouge",
    "vi.points.yellow": "Le dernier quartier, s’il est à vous et jaune",
    "vi.points.green": "Le dernier quartier, s’il est à vous et vert",
}
