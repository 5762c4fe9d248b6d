"""Les mots de Drunter & Drüber, en français."""

EVENTS: dict[str, str] = {
    "PawnsPlaced": (
        "Un pion attend sur chacun des {count:n} coins : deux pour la muraille, un pour la route, un pour le fleuve."
    ),
    "TargetDealt.one": "{seat:who} {seat:verb|tire|tirez|tirent} une carte objectif en secret : {targets:targets}.",
    "TargetDealt.one_hidden": (
        "{seat:who} {seat:verb|tire|tirez|tirent} une carte objectif et la {seat:verb|garde|gardez|gardent} secrète."
    ),
    "TargetDealt.two": "{seat:who} {seat:verb|tire|tirez|tirent} deux cartes objectif en secret : {targets:targets}.",
    "TargetDealt.two_hidden": (
        "{seat:who} {seat:verb|tire|tirez|tirent} deux cartes objectif et les {seat:verb|garde|gardez|gardent}"
        " secrètes."
    ),
    "VotesDealt": "Chacun prend en main les mêmes {count:n} cartes de vote, de NEEE à JAAA, et les cache aux autres.",
    "TilesDealt": "{seat:who} {seat:verb|tire|tirez|tirent} ces plaquettes, visibles de tous : {tiles:tiles}.",
    "StarterDrawn": (
        "Par tirage au sort, {seat:who} {seat:verb|commence|commencez|commencent}. On tourne ensuite dans le sens des"
        " aiguilles d’une montre."
    ),
    "TileLaid": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way} d’une plaquette"
        " {length:size} : {squares:squares}."
    ),
    "TileLaid.single": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way} d’une seule case, en"
        " {squares:squares}."
    ),
    "BridgePassed": (
        "{seat:who} {seat:verb|fait|faites|font} passer {kind:the_kind} sous le pont {bridge_kind:of_kind}, en"
        " {bridge:square}."
    ),
    "BridgePassed.again": (
        "Dans la foulée, {seat:who} {seat:verb|fait|faites|font} passer {kind:the_kind} sous un pont de plus, celui"
        " {bridge_kind:of_kind}, en {bridge:square}."
    ),
    "BuildingCovered": (
        "{type:building} {value:n} disparaît en {square:square} : {seat:who} {seat:verb|vient|venez|viennent} de bâtir"
        " dessus."
    ),
    "PawnMoved": "Le pion {kind:of_kind} avance jusqu’à l’extrémité libre, en {square:square}.",
    "PawnRemoved": (
        "À côté du pion {kind:of_kind}, en {square:square}, même une plaquette d’une case ne tient plus : on le retire"
        " pour de bon."
    ),
    "TurnPassed": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} poser aucune de {seat:verb|ses|vos|leurs} plaquettes et"
        " {seat:verb|passe|passez|passent} {seat:verb|son|votre|leur} tour."
    ),
    "VoteCalled": (
        "{seat:who} {seat:verb|propose|proposez|proposent} de prolonger {kind:the_kind} {direction:way} d’une plaquette"
        " {length:size} ({squares:squares}). Elle recouvrirait les cabinets en {outhouse:square} : la ville vote."
    ),
    "VoteLaid": "{seat:who} {seat:verb|pose|posez|posent} {cards:cards}, face cachée.",
    "VoteLaid.hidden": "{seat:who} {seat:verb|pose|posez|posent} {seat:verb|son|votre|leur} vote, face cachée.",
    "VotesRevealed": (
        "On retourne toutes les cartes de vote : {cards:each|cards}. D’après leurs voyelles, jokers à part, cela fait"
        " {yes:n} oui et {no:n} non."
    ),
    "JokerDeclared.yes": (
        "{seat:who} {seat:verb|annonce|annoncez|annoncent} que {seat:verb|son|votre|leur} joker dit oui : il compte"
        " double."
    ),
    "JokerDeclared.no": (
        "{seat:who} {seat:verb|annonce|annoncez|annoncent} que {seat:verb|son|votre|leur} joker dit non : il compte"
        " double."
    ),
    "VotePassed": (
        "{yes:n} oui, {no:n} non : la proposition est acceptée, et {seat:who} {seat:verb|pose|posez|posent}"
        " {seat:verb|sa|votre|leur} plaquette."
    ),
    "VotePassed.tie": (
        "{yes:n} oui, {no:n} non : l’égalité suffit, et {seat:who} {seat:verb|pose|posez|posent}"
        " {seat:verb|sa|votre|leur} plaquette."
    ),
    "VoteLost": (
        "{yes:n} oui, {no:n} non : la proposition est rejetée, et {seat:who} {seat:verb|reprend|reprenez|reprennent}"
        " {seat:verb|sa|votre|leur} plaquette. Le tour est fini."
    ),
    "CardsDiscarded": (
        "Les cartes qui viennent de servir quittent le jeu, face visible. Voix encore en main, les oui et les non"
        " ensemble : {left:each}."
    ),
    "UndecidedReturned": (
        "La carte « …? » ne tranche jamais : {seats:who} la {seats:verb|reprend|reprenez|reprennent} en main."
    ),
    "KindBlocked": (
        "Plus personne ne peut prolonger {kind:the_kind} : chacun choisit maintenant son objectif principal."
    ),
    "NeverBlocked": (
        "Rien n’a été bloqué jusqu’à la fin : chacun choisit son objectif principal avant que les cartes soient"
        " montrées."
    ),
    "MainChosen": (
        "{seat:who} {seat:verb|choisit|choisissez|choisissent} l’objectif principal, face cachée : {target:target}."
    ),
    "MainChosen.hidden": (
        "{seat:who} {seat:verb|pose|posez|posent} une carte objectif sur l’autre, face cachée : celle du dessus est"
        " l’objectif principal."
    ),
    "BuildingEnded": "Toutes les plaquettes sont posées : la construction est finie.",
    "BuildingEnded.stuck": (
        "{left:count|Il reste une plaquette, qui ne va nulle part|Il reste # plaquettes, et personne ne peut en"
        " poser} : la construction est finie."
    ),
    "TargetScored.type": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Encore debout :"
        " {counted:buildings}. Cela fait {points:count|zéro point|1 point|# points}."
    ),
    "TargetScored.all3": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Bâtiments de valeur 3"
        " encore debout : {counted:buildings}. Cela fait {points:count|zéro point|1 point|# points}."
    ),
    "TargetScored.all4": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Bâtiments de valeur 4"
        " encore debout : {counted:buildings}. Cela fait {points:count|zéro point|1 point|# points}."
    ),
    "TargetScored.lowest": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». De chaque type compte le"
        " plus petit bâtiment encore debout : {counted:buildings}. Cela fait {points:count|zéro point|1 point|#"
        " points}."
    ),
    "TargetScored.each": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Chaque bâtiment compte"
        " 1, quelle que soit sa valeur : {counted:buildings}. Cela fait {points:count|zéro point|1 point|# points}."
    ),
    "SecondScored": (
        "{seat:who} {seat:verb|est|êtes|sont} à égalité et {seat:verb|montre|montrez|montrent} le second objectif,"
        " « {target:target} ». Ce qui compte : {counted:buildings}. Cela fait {points:count|zéro point|1 point|#"
        " points}."
    ),
    "VotesCompared": (
        "{seats:who} {seats:verb|est|êtes|sont} à égalité. Les voix restées en main décident : {votes:each}."
    ),
    "GameWon": "{seat:who} {seat:verb|gagne|gagnez|gagnent} la partie. Les points : {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|gagne|gagnez|gagnent} ensemble : ni les points, ni les voix ne"
        " {winners:verb|les|vous|les} départagent. Les points : {scores:each}."
    ),
    "TargetDealt.one_hidden.several": (
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} chacun une carte objectif et la"
        " {seat:verb|garde|gardez|gardent} secrète."
    ),
    "TargetDealt.two_hidden.several": (
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} chacun deux cartes objectif et les"
        " {seat:verb|garde|gardez|gardent} secrètes."
    ),
    "VoteLaid.hidden.several": (
        "{seat:who} {seat:verb|pose|posez|posent} chacun une ou plusieurs cartes de vote, face cachée."
    ),
    "MainChosen.hidden.several": (
        "{seat:who} {seat:verb|pose|posez|posent} chacun une carte objectif sur l’autre, face cachée : c’est l’objectif"
        " principal."
    ),
}

REFUSALS: dict[str, str] = {
    "refused.not_your_turn": (
        "C’est à {seat:who} de poser une plaquette : on n’en pose qu’à son tour, et toujours une des siennes."
    ),
    "refused.no_tile": (
        "Cette main n’a pas de plaquette {kind:some_kind} {length:size} : choisissez-en une qui s’y trouve."
    ),
    "refused.wrong_kind": (
        "Du pion {kind:of_kind}, on ne prolonge que {kind:the_kind}, et cette main n’a pas de plaquette"
        " {kind:some_kind} {length:size}. Sa plaquette {other:some_kind} va avec un pion {other:of_kind}."
    ),
    "refused.not_beside": (
        "La case {square:square} est hors de portée : on ne prolonge {kind:the_kind} qu’à partir de son pion{pawns:if|,"
        " en | (encore en jeu : }{pawns:any_square}{pawns:if||)}, tout droit et sans laisser de vide."
    ),
    "refused.occupied": (
        "Il y a déjà une plaquette en {square:square}, et on n’en pose pas par-dessus une autre. Essayez-en une plus"
        " courte, ou une autre direction."
    ),
    "refused.corner": (
        "Il y a un coin en {square:square}, et les coins ne se recouvrent jamais. Essayez une plaquette plus courte, ou"
        " une autre direction."
    ),
    "refused.off_board": (
        "Le plateau s’arrête en {square:square}, et cette plaquette dépasserait. Essayez-en une plus courte, ou une"
        " autre direction."
    ),
    "refused.far_side": (
        "Le passage sous le pont, en {bridge:square}, est fermé : il faut une case libre juste derrière. Essayez une"
        " autre direction."
    ),
    "refused.two_bridges": (
        "Derrière le pont en {bridge:square} s’en trouve un autre, en {far:square}, et on n’en passe qu’un à la fois."
        " Essayez une autre direction."
    ),
    "refused.pawn_gone": (
        "Ce pion {kind:of_kind} a été retiré pour de bon : on ne bâtit plus rien à partir de là. Choisissez un pion qui"
        " est encore sur le plateau."
    ),
    "refused.already_voted": (
        "{seat:who} {seat:verb|a|avez|ont} déjà voté : ce qui est posé face cachée y reste jusqu’à ce que tout le monde"
        " ait voté."
    ),
    "refused.not_in_hand": "Pas dans cette main : {cards:cards}. Votez avec les cartes qui s’y trouvent.",
    "refused.not_your_joker": (
        "On annonce les jokers dans le sens des aiguilles d’une montre, en commençant par qui est à son tour : c’est"
        " d’abord à {seat:who}."
    ),
    "refused.already_main": (
        "{seat:who} {seat:verb|a|avez|ont} choisi l’objectif principal, et ce choix ne se reprend pas."
    ),
    "refused.not_your_target": (
        "La carte objectif « {target:target} » n’est pas dans cette main : l’objectif principal est l’une des deux qui"
        " s’y trouvent."
    ),
}

OPTIONS: dict[str, str] = {
    "option.goals": "Cartes objectif",
    "option.goals.note": "Combien de cartes objectif chacun reçoit.",
    "option.goals.one": "Une",
    "option.goals.one.note": "Le jeu habituel : un type de bâtiment à protéger du début à la fin.",
    "option.goals.two": "Deux",
    "option.goals.two.note": (
        "La variante : deux cartes parmi dix, dont des cartes spéciales. Dès qu’une sorte est bloquée, chacun choisit"
        " celle qui compte."
    ),
    "option.bridges": "Ponts",
    "option.bridges.note": "Si l’on peut passer sous plusieurs ponts d’un seul coup.",
    "option.bridges.one": "Un à la fois",
    "option.bridges.one.note": "La case juste derrière le pont doit être libre.",
    "option.bridges.several": "Plusieurs d’affilée",
    "option.bridges.several.note": "On passe sous des ponts qui se suivent, si la case derrière le dernier est libre.",
}

BOTS: dict[str, str] = {
    "bot.1.note": (
        "Pose n’importe quelle plaquette qui va et vote n’importe quoi, comme vous le feriez les yeux fermés."
    ),
    "bot.2.note": (
        "Protège ses bâtiments et vote selon ce qui les arrange sur le moment, sans se demander ce que veulent les"
        " autres."
    ),
    "bot.3.note": (
        "Se souvient de ce que chacun a bâti, épargné et voté, et en déduit quelles cartes objectif les autres peuvent"
        " avoir."
    ),
    "bot.4.note": (
        "Imagine les cartes objectif des autres, essaie ses coups dans une foule de parties possibles et cache la"
        " sienne de son mieux."
    ),
}

DECISIONS: dict[str, str] = {
    "decide.place": "Choisissez une plaquette et sa place.",
    "decide.vote": "La ville vote : posez une carte de vote ou plusieurs, face cachée.",
    "decide.joker": "Annoncez ce que vote votre joker : oui ou non.",
    "decide.main": "Choisissez votre objectif principal : lui seul comptera, sauf en cas d’égalité.",
}

TABLES: dict[str, str] = {
    "score.target": "Carte objectif",
    "score.target.cell": "{target:target}",
    "score.counted": "Ce qui compte",
    "score.counted.cell": "{counted:buildings}",
    "table.round": "Tour {round:n}",
    "dd.deal.each": "Plaquettes pour chacun",
    "dd.deal.players": "Joueurs",
    "dd.deal.triples": "3 cases",
    "dd.deal.doubles": "2 cases",
    "dd.deal.singles": "1 case",
    "dd.deal.all": "En tout",
    "dd.components.what": "Ce que c’est",
    "dd.components.count": "Combien",
    "dd.components.note": "À savoir",
    "dd.components.wall": "Muraille",
    "dd.components.road": "Route",
    "dd.components.river": "Fleuve",
    "dd.components.wall.note": "Un soldat marque le bord de départ. Deux pions la mènent, depuis deux coins opposés.",
    "dd.components.road.note": "Une diligence marque le bord de départ.",
    "dd.components.river.note": "Un bateau marque le bord de départ.",
    "dd.components.pawns": "Pions",
    "dd.components.pawns.note": "Ils ne sont à personne : ils montrent où l’on continue de bâtir.",
    "dd.components.buildings": "Bâtiments sur le plateau",
    "dd.components.buildings.note": "Chaque type de bâtiment a une fois chacune des valeurs de 1 à 5.",
    "dd.components.outhouses": "Cabinets sur le plateau",
    "dd.components.outhouses.note": "Personne ne les recouvre sans un vote.",
    "dd.components.cards": "Cartes de vote par joueur",
    "dd.components.cards.note": "Les mêmes pour tout le monde.",
    "dd.components.targets": "Cartes objectif",
    "dd.components.targets.note": "Une pour chaque type de bâtiment.",
    "dd.components.specials": "Cartes spéciales",
    "dd.components.specials.note": "Seulement pour la variante à deux cartes objectif.",
    "dd.cards.card": "Carte de vote",
    "dd.cards.votes": "Voix",
    "dd.cards.yes": "{votes:n} oui",
    "dd.cards.no": "{votes:n} non",
    "dd.cards.joker": "{votes:n} oui ou {votes:n} non : on l’annonce une fois les cartes retournées",
    "dd.cards.undecided": "aucune ; revient en main",
    "dd.targets.card": "Carte objectif",
    "dd.targets.counts": "Ce qui compte",
    "dd.targets.most": "Au plus",
    "dd.targets.type.counts": "Chaque bâtiment non recouvert de ce type, pour sa valeur",
    "dd.targets.all3.counts": "Chaque bâtiment non recouvert de valeur 3",
    "dd.targets.all4.counts": "Chaque bâtiment non recouvert de valeur 4",
    "dd.targets.lowest.counts": "De chaque type, le bâtiment non recouvert de plus petite valeur",
    "dd.targets.each.counts": "Chaque bâtiment non recouvert, 1 point par bâtiment",
}
