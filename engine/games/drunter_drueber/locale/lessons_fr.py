"""Les mots autour des exemples et des petits jeux de Drunter & Drüber, en français."""

EXAMPLES: dict[str, str] = {
    "example.dd_setup.title": "Quatre joueurs s’installent",
    "example.dd_setup.intro": (
        "On distribue tout, et nous regardons par-dessus l’épaule d’Amara. Que sait-elle que les autres ignorent ?"
    ),
    "example.dd_first_tiles.title": "Les cinq premières plaquettes",
    "example.dd_first_tiles.intro": (
        "Chaque plaquette commence à côté d’un pion. Saurez-vous dire, avant chaque étape, où ce pion va s’arrêter ?"
    ),
    "example.dd_orientation.title": "Aller et retour",
    "example.dd_orientation.intro": (
        "La route descend le long du bord, tourne et remonte. Par quel bout chaque plaquette touche-t-elle le pion ?"
    ),
    "example.dd_building_covered.title": "Une plaquette, deux bâtiments",
    "example.dd_building_covered.intro": (
        "Mei mène la route plus loin vers l’ouest, le long du bord du haut. Quels bâtiments ne compteront plus pour"
        " personne ?"
    ),
    "example.dd_refused.title": "Ce qui ne va pas",
    "example.dd_refused.intro": (
        "Tuva essaie six fois avant d’y arriver. Saurez-vous dire, chaque fois, ce qui cloche ?"
    ),
    "example.dd_pass.title": "Dix plaquettes, et nulle part où aller",
    "example.dd_pass.intro": (
        "Quentin pose une plaquette d’une case. Puis Runa, qui a encore dix plaquettes devant elle, ne pose rien :"
        " regardez les pions et trouvez pourquoi."
    ),
    "example.dd_bridge.title": "Sous la muraille",
    "example.dd_bridge.intro": (
        "Une plaquette de muraille semble empêcher la route d’aller vers l’ouest. Où Wanda peut-elle poser sa plaquette"
        " d’une case ?"
    ),
    "example.dd_bridge_closed.title": "Deux ponts, et pas de passage",
    "example.dd_bridge_closed.intro": (
        "Nadia et Ovidiu ont chacun un pion à côté d’un pont, et ni l’un ni l’autre ne passe. Qu’est-ce qui gêne de"
        " l’autre côté ?"
    ),
    "example.dd_two_bridges.title": "Sous deux ponts d’un seul coup",
    "example.dd_two_bridges.intro": (
        "On joue ici avec l’option qui permet de passer sous plusieurs ponts d’affilée. Quel bâtiment la route de"
        " Dmitri recouvre-t-elle ?"
    ),
    "example.dd_far_outhouse.title": "Des cabinets derrière le pont",
    "example.dd_far_outhouse.intro": (
        "Tariq veut passer sous le pont en n4, et juste derrière se trouvent des cabinets. Le passage est-il fermé ?"
    ),
    "example.dd_blocked.title": "Bloquée par le fleuve",
    "example.dd_blocked.intro": (
        "Aurelio mène le fleuve vers le nord et recouvre une caserne de pompiers. À qui coupe-t-il aussi le passage ?"
    ),
    "example.dd_vote_won.title": "On vote sur la route d’Aiko",
    "example.dd_vote_won.intro": (
        "Aiko veut construire sur les cabinets en l3, et nous voyons ce qu’elle voit. Que donne le vote, une fois les"
        " cartes retournées ?"
    ),
    "example.dd_vote_tied.title": "Autant de oui que de non",
    "example.dd_vote_tied.intro": (
        "Au JAA d’Elif, Fabio répond par un NEE. La muraille passe-t-elle sur les cabinets, oui ou non ?"
    ),
    "example.dd_vote_lost.title": "Trois contre une",
    "example.dd_vote_lost.intro": (
        "Gita crie JAAA pour son fleuve. Combien de voix faut-il aux trois autres pour l’arrêter, et que devient la"
        " plaquette ?"
    ),
    "example.dd_joker.title": "Deux jokers, l’un après l’autre",
    "example.dd_joker.intro": (
        "Liam propose ; Kateryna et Makena ont posé chacune un joker. Qui doit parler en premier, et est-ce un avantage"
        " de parler en dernier ?"
    ),
    "example.dd_undecided.title": "La carte qui revient toujours",
    "example.dd_undecided.intro": (
        "Pilar et Qadir posent tous deux la carte d’indécis. Combien compte-t-elle, et où est-elle après le vote ?"
    ),
    "example.dd_must_propose.title": "Contre sa propre proposition",
    "example.dd_must_propose.intro": (
        "Quoi que pose Rania, elle recouvre des cabinets. Doit-elle proposer quand même, et peut-elle voter contre"
        " elle-même ?"
    ),
    "example.dd_final.title": "Cartes sur table",
    "example.dd_final.intro": (
        "Nils pose la toute dernière plaquette. Quatre cartes objectif sont encore secrètes : quels types de bâtiments"
        " aimeriez-vous avoir maintenant ?"
    ),
    "example.dd_final_tie.title": "Huit points partout",
    "example.dd_final_tie.intro": (
        "Zofia et Kwame finissent à égalité, et Lars a plus de voix en main qu’eux. Qui gagne ?"
    ),
    "example.dd_shared.title": "Rien ne les sépare",
    "example.dd_shared.intro": (
        "Hiro et Imani ont le même nombre de points. Hiro a encore JAAA, Imani a NE et un joker : qui a le plus de"
        " voix ?"
    ),
    "example.dd_two_targets.title": "{{ Word DD.targets_held }} secrets chacun",
    "example.dd_two_targets.intro": (
        "La variante commence, vue de la place de Gwen. À la fin, une seule de ses cartes comptera : laquelle"
        " choisiriez-vous ?"
    ),
    "example.dd_kind_blocked.title": "La route est bloquée",
    "example.dd_kind_blocked.intro": (
        "Beatriz ramène la route à côté de son propre coin. Qu’est-ce que cela change pour les cartes objectif de"
        " chacun ?"
    ),
    "example.dd_never_blocked.title": "Choisi au dernier moment",
    "example.dd_never_blocked.intro": (
        "La dernière plaquette est posée, et aucune sorte n’a jamais été bloquée. Ines a « Un point par bâtiment » et"
        " « Caserne de pompiers » : laquelle rapporte le plus ?"
    ),
    "example.dd_all3.title": "Rien que les {{ DD.all3 }}",
    "example.dd_all3.intro": (
        "Anders a veillé sur les bâtiments de valeur {{ DD.all3 }}, quel que soit leur type. Combien en reste-t-il ?"
    ),
    "example.dd_all4.title": "Rien que les {{ DD.all4 }}",
    "example.dd_all4.intro": (
        "Divya compte tous les bâtiments de valeur {{ DD.all4 }}, Emil ses hôtels de ville. À qui cette ville"
        " profite-t-elle le plus ?"
    ),
    "example.dd_lowest.title": "Le plus petit de chaque type",
    "example.dd_lowest.intro": (
        "Pour Giovanni, un seul bâtiment de chaque type compte. Beaucoup de petits ont disparu : est-ce une bonne chose"
        " pour lui ?"
    ),
    "example.dd_each.title": "{{ Word DD.each }} point{{ s DD.each }} par bâtiment",
    "example.dd_each.intro": (
        "Isolde marque {{ DD.each }} point{{ s DD.each }} par bâtiment, petit ou grand. Combien lui en faut-il debout"
        " pour battre les quatre auberges de Jamal ?"
    ),
    "example.dd_second_target.title": "Une égalité, et la seconde carte",
    "example.dd_second_target.intro": (
        "Kalinda et Ludo sont à égalité avec leur objectif principal. La seconde carte de Marisol vaudrait 15 points :"
        " cela l’aide-t-il ?"
    ),
}

MINIGAMES: dict[str, str] = {
    "example.dd_far_wall.title": "La muraille approche",
    "example.dd_far_wall.intro": (
        "Nora protège les écoles. La première muraille s’est approchée de deux des siennes, les écoles 2 et 5. Que"
        " doit-elle construire ? Décidez avant de continuer."
    ),
    "note.aim_now": (
        "À vous, en cadre jaune\u00a0: {targets:targets}, {points:count|un point|# points} encore"
        " {points:count|visible|visibles}."
    ),
    "note.aim_now.exposed": (
        "À vous, en cadre jaune\u00a0: {targets:targets}, {points:count|un point|# points} encore"
        " {points:count|visible|visibles}. La prochaine plaquette peut recouvrir {exposed:buildings}."
    ),
    "signs.hut": "{sign:piece}",
    "signs.own": "Encadré de jaune : un bâtiment de votre objectif",
    "signs.stock": "▪ ▪▪ ▪▪▪ : les plaquettes qui restent, par sorte et par longueur",
    "signs.votes": "oui, non : les cartes de vote en main, par nombre de voix",
    "signs.joker": "±{{ DD.joker }} : le joker",
    "signs.none": "« · » : aucune",
    "signs.special": (
        "▼ : le plus petit bâtiment de chaque type ; × : chaque bâtiment autant ; un nombre : tous les bâtiments de ce"
        " nombre"
    ),
    "aim": (
        "Votre but : que les bâtiments de votre type secret restent visibles. "
        "Chacun de ceux que rien ne recouvre à la fin rapporte sa valeur, et le plus grand total gagne."
    ),
    "minigame.dd_save.title": "Le dernier hôtel de ville",
    "minigame.dd_save.goal": (
        "L’hôtel de ville 5, en h7, est le dernier qui vous reste. Gardez-le debout pendant trois de vos tours."
    ),
    "minigame.dd_save.won": "Trois tours plus tard, l’hôtel de ville 5 est toujours là : la ville devra le contourner.",
    "minigame.dd_save.lost": (
        "L’hôtel de ville 5 a disparu. Le danger venait des pions tout proches : éloignez-les à temps, ou enfermez-les."
    ),
    "minigame.dd_few_cards.title": "Voter avec presque rien",
    "minigame.dd_few_cards.goal": (
        "Vous n’avez plus de oui en main, seulement NEE et « …? ». À ce tour, faites accepter une proposition qui"
        " recouvre des cabinets et, avec eux, un bâtiment d’un autre type que le vôtre : l’égalité suffit."
    ),
    "minigame.dd_few_cards.won": "Accepté ! Un bâtiment a disparu, sans qu’une seule de vos cartes ait dit oui.",
    "minigame.dd_few_cards.lost": (
        "À votre tour, aucune proposition de ce genre n’est passée. Ceux qui votent non ont un bâtiment à perdre :"
        " choisissez-en un que personne ne défendra. Et attention à vos propres cartes : elles comptent aussi."
    ),
    "minigame.dd_whose_town.title": "À qui est cette ville ?",
    "minigame.dd_whose_town.goal": (
        "Regardez trois robots poser leurs dix-huit premières plaquettes, et gardez l’œil sur {seat:who} : quels"
        " bâtiments ce joueur épargne-t-il, et quand vote-t-il oui ou non ?"
    ),
    "minigame.dd_whose_town.question": "Quel type de bâtiment {seat:who} protège-t-il ?",
    "minigame.dd_whose_town.won": (
        "Bien vu ! La carte objectif {seat:of} est « {answer:target} ». On évite de recouvrir les bâtiments de son"
        " propre type, et d’en approcher un tracé."
    ),
    "minigame.dd_whose_town.lost": (
        "Eh non : la carte objectif {seat:of} est « {answer:target} ». On évite de recouvrir les bâtiments de son"
        " propre type, et d’en approcher un tracé."
    ),
    "minigame.dd_short.title": "Une petite partie",
    "minigame.dd_short.goal": "Avec vos huit plaquettes, finissez devant.",
    "minigame.dd_short.won": "Gagné ! La partie était courte, mais vos bâtiments s’en sont mieux tirés.",
    "minigame.dd_short.lost": (
        "Pas cette fois. Avec si peu de plaquettes, chaque bâtiment compte. Gardez aussi des voix : elles départagent"
        " les égalités."
    ),
}

OUTCOMES: dict[str, str] = {
    "outcome.own_covered": "{seat:who} {seat:verb|perd|perdez|perdent} {building:buildings} en {square:square}",
    "outcome.rival_covered": "{owner:who} {owner:verb|perd|perdez|perdent} {building:buildings} en {square:square}",
    "outcome.rival_covered.guessed": (
        "on recouvre {building:buildings} en {square:square} et {owner:who}"
        " {owner:verb|semble|semblez|semblent} en avoir besoin"
    ),
    "way.tile": "sous une plaquette {kind:some_kind} posée par {by:who} ({squares:squares})",
    "way.path": "sous {kind:the_kind}, par {by:who}",
    "way.pawn": "sous {kind:the_kind}",
    "outcome.pawn_removed": "le pion {kind:of_kind} est bloqué en {square:square} et retiré",
    "outcome.stopped": "la proposition sur les cabinets en {square:square} est rejetée",
    "outcome.stopped.nudge.place": "une proposition sur les cabinets en {square:square} serait rejetée",
    "outcome.stopped.row": "rejetée {count:n} fois sur {deals:n}",
    "outcome.own_accepted": ("{seat:verb|sa|votre|leur} proposition sur les cabinets en {square:square} est acceptée"),
    "outcome.own_accepted.nudge.place": (
        "{seat:verb|sa|votre|leur} proposition sur les cabinets en {square:square} serait acceptée"
    ),
    "outcome.accepted": "la proposition {owner:of} sur les cabinets en {square:square} est acceptée",
    "outcome.accepted.nudge.place": "la proposition {owner:of} sur les cabinets en {square:square} serait acceptée",
    "outcome.points_covered": (
        "{seat:who} {seat:verb|perd|perdez|perdent} bientôt {often:mean|# point|# points} de bâtiments"
    ),
    "outcome.points_covered.nudge": (
        "lesquels de {seat:verb|ses|vos|leurs} bâtiments un tracé pourrait bientôt atteindre"
    ),
    "outcome.votes_spent": (
        "{seat:who} {seat:verb|dépense|dépensez|dépensent} {often:mean|# voix|# voix} pour les cabinets en"
        " {square:square}"
    ),
    "outcome.votes_spent.nudge": ("combien de voix les cabinets en {square:square} valent pour {seat:who}"),
    "outcome.passed": "{owner:who} {owner:verb|doit|devez|doivent} bientôt passer un tour",
}
