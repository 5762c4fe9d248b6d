"""Les mots de Drunter & Drüber, en français."""

from engine.games.drunter_drueber.locale import tables_fr

EVENTS: dict[str, str] = {
    "PawnsPlaced": (
        "On pose un pion sur chacun des {count:n} coins : {{ word DD.wall_pawns }} pour la muraille, un pour la route,"
        " un pour le fleuve."
    ),
    "TargetDealt.one": (
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} une carte objectif en secret : {targets:targets}."
    ),
    "TargetDealt.one_hidden": (
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} une carte objectif et la {seat:verb|garde|gardez|gardent}"
        " secrète."
    ),
    "TargetDealt.two": (
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} {{ word DD.targets_held }} cartes objectif en secret :"
        " {targets:targets}."
    ),
    "TargetDealt.two_hidden": (
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} {{ word DD.targets_held }} cartes objectif et les"
        " {seat:verb|garde|gardez|gardent} secrètes."
    ),
    "VotesDealt": "Chacun prend les mêmes {count:n} cartes de vote, de NEEE à JAAA, et les cache aux autres.",
    "TilesDealt": (
        "{seat:who} {seat:verb|pioche|piochez|piochent} ces plaquettes et les {seat:verb|pose|posez|posent} face"
        " visible : {tiles:tiles}."
    ),
    "StarterDrawn": (
        "Par tirage au sort, {seat:who} {seat:verb|commence|commencez|commencent}. On joue ensuite dans le sens des"
        " aiguilles d’une montre."
    ),
    "TileLaid": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way} d’une plaquette"
        " {length:size}, de {squares:squares}."
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
        "Puis {seat:who} {seat:verb|fait|faites|font} passer {kind:the_kind} sous un pont de plus, celui"
        " {bridge_kind:of_kind}, en {bridge:square}."
    ),
    "BridgePassed.untold": (
        "{seat:who} {seat:verb|fait|faites|font} passer {kind:the_kind} sous le pont en {bridge:square}."
    ),
    "BridgePassed.again.untold": (
        "Puis {seat:who} {seat:verb|fait|faites|font} passer {kind:the_kind} sous un pont de plus, en {bridge:square}."
    ),
    "BuildingCovered": (
        "{seat:who} {seat:verb|recouvre|recouvrez|recouvrent} un bâtiment en {square:square} : {type:building}"
        " {value:n}."
    ),
    "PawnMoved": "Le pion {kind:of_kind} avance jusqu’à l’extrémité libre, en {square:square}.",
    "PawnRemoved": (
        "Le pion {kind:of_kind}, en {square:square}, n’a même plus la place pour une plaquette d’une case : on le"
        " retire pour de bon."
    ),
    "TurnPassed": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} rien poser, et {seat:verb|passe|passez|passent}"
        " {seat:verb|son|votre|leur} tour."
    ),
    "VoteCalled": (
        "{seat:who} {seat:verb|propose|proposez|proposent} de prolonger {kind:the_kind} {direction:way} d’une plaquette"
        " {length:size} ({squares:squares}). Elle recouvrirait les cabinets en {outhouse:square} : tout le monde vote."
    ),
    "VoteLaid": "{seat:who} {seat:verb|pose|posez|posent} {cards:cards}, face cachée.",
    "VoteLaid.hidden": "{seat:who} {seat:verb|pose|posez|posent} une ou plusieurs cartes de vote, face cachée.",
    "VotesRevealed": (
        "On retourne toutes les cartes de vote : {cards:each|cards}. Cela fait {yes:n} oui et {no:n} non."
    ),
    "VotesRevealed.joker": (
        "On retourne toutes les cartes de vote : {cards:each|cards}. Sans les jokers, cela fait {yes:n} oui et {no:n}"
        " non."
    ),
    "VotesRevealed.short": "{cards:each|cards}.",
    "VotesRevealed.joker.short": "{cards:each|cards} ; sans les jokers, {yes:n} oui et {no:n} non.",
    "JokerDeclared.yes": (
        "{seat:who} {seat:verb|annonce|annoncez|annoncent} que {seat:verb|son|votre|leur} joker est un oui :"
        " {{ word DD.joker }} voix pour."
    ),
    "JokerDeclared.no": (
        "{seat:who} {seat:verb|annonce|annoncez|annoncent} que {seat:verb|son|votre|leur} joker est un non :"
        " {{ word DD.joker }} voix contre."
    ),
    "VotePassed": "{seat:accepted} {yes:n} oui, {no:n} non.",
    "VotePassed.tie": "{seat:accepted} {yes:n} oui, {no:n} non. L’égalité suffit.",
    "VotePassed.untold": "La proposition est acceptée.",
    "VoteLost": (
        "{seat:voted_down} {yes:n} oui, {no:n} non. {seat:who} {seat:verb|reprend|reprenez|reprennent}"
        " {seat:verb|sa|votre|leur} plaquette, et le tour est fini."
    ),
    "VoteLost.untold": (
        "La proposition est rejetée. {seat:who} {seat:verb|reprend|reprenez|reprennent} {seat:verb|sa|votre|leur}"
        " plaquette, et le tour est fini."
    ),
    "CardsDiscarded": "Les cartes de vote utilisées sortent du jeu, face visible.",
    "UndecidedReturned": (
        "La carte « …? » ne compte pas : {seats:who} la {seats:verb|reprend|reprenez|reprennent} en main."
    ),
    "KindBlocked": (
        "Plus personne ne peut prolonger {kind:the_kind} : avant de continuer, chacun choisit son objectif principal."
    ),
    "NeverBlocked": (
        "Aucune sorte n’a été bloquée de toute la partie : chacun choisit son objectif principal avant que les cartes"
        " soient montrées."
    ),
    "MainChosen": (
        "{seat:who} {seat:verb|choisit|choisissez|choisissent} un objectif principal, face cachée : {target:target}."
    ),
    "MainChosen.hidden": (
        "{seat:who} {seat:verb|pose|posez|posent} l’objectif retenu sur l’autre, face cachée : c’est l’objectif"
        " principal."
    ),
    "BuildingEnded": "Toutes les plaquettes sont posées : la construction est finie.",
    "BuildingEnded.stuck": (
        "{left:count|Il reste une plaquette, et personne ne peut la poser|Il reste # plaquettes, et personne ne peut en"
        " poser} : la construction est finie."
    ),
    "BuildingEnded.untold": "La construction est finie.",
    "TargetScored.type": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Encore debout :"
        " {counted:buildings}. Cela fait {points:count|zéro point|1 point|# points}."
    ),
    "TargetScored.all3": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Bâtiments de valeur"
        " {{ DD.all3 }} encore debout : {counted:buildings}. Cela fait {points:count|zéro point|1 point|# points}."
    ),
    "TargetScored.all4": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Bâtiments de valeur"
        " {{ DD.all4 }} encore debout : {counted:buildings}. Cela fait {points:count|zéro point|1 point|# points}."
    ),
    "TargetScored.lowest": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Pour chaque type, seul"
        " compte le plus petit bâtiment encore debout : {counted:buildings}. Cela fait {points:count|zéro point|1"
        " point|# points}."
    ),
    "TargetScored.each": (
        "{seat:who} {seat:verb|montre|montrez|montrent} la carte objectif « {target:target} ». Chaque bâtiment encore"
        " debout rapporte {{ DD.each }} point{{ s DD.each }}, quelle que soit sa valeur : {counted:buildings}. Cela"
        " fait {points:count|zéro point|1 point|# points}."
    ),
    "SecondScored": (
        "{seat:who} {seat:verb|est|êtes|sont} à égalité et {seat:verb|montre|montrez|montrent}"
        " {seat:verb|son|votre|leur} second objectif, « {target:target} ». Ce qui compte : {counted:buildings}. Cela"
        " fait {points:count|zéro point|1 point|# points}."
    ),
    "VotesCompared": (
        "{seats:who} {seats:verb|est|êtes|sont} à égalité. On compare les voix qui restent en main : {votes:each}."
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
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} chacun {{ word DD.targets_held }} cartes objectif et les"
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
        "C’est à {seat:who} de poser une plaquette. On ne joue qu’à son tour, et seulement ses propres plaquettes."
    ),
    "refused.no_tile": "Ce joueur n’a pas de plaquette {kind:some_kind} {length:size} : choisissez-en une autre.",
    "refused.wrong_kind": (
        "À partir du pion {kind:of_kind}, on ne prolonge que {kind:the_kind}, et ce joueur n’a pas de plaquette"
        " {kind:some_kind} {length:size}. Sa plaquette {other:some_kind} se pose à côté d’un pion {other:of_kind}."
    ),
    "refused.not_beside": (
        "La case {square:square} est hors de portée : on ne prolonge {kind:the_kind} qu’à partir de son pion{pawns:if|,"
        " en | (encore en jeu : }{pawns:any_square}{pawns:if||)}, tout droit et sans laisser de vide."
    ),
    "refused.occupied": (
        "Il y a déjà une plaquette en {square:square}, et on ne pose jamais une plaquette sur une autre. Essayez-en une"
        " plus courte, ou une autre direction."
    ),
    "refused.no_room": (
        "Pas de place pour une plaquette {kind:some_kind} {length:size} : devant son pion, {longest:count|une seule"
        " case est libre|au plus # cases d’affilée sont libres}. Choisissez une plaquette plus courte, ou d’une autre"
        " sorte."
    ),
    "refused.corner": (
        "Il y a un coin en {square:square}, et on ne recouvre jamais un coin. Essayez une plaquette plus courte, ou une"
        " autre direction."
    ),
    "refused.off_board": (
        "Le plateau s’arrête en {square:square}, et cette plaquette dépasserait. Essayez-en une plus courte, ou une"
        " autre direction."
    ),
    "refused.far_side": (
        "On ne peut pas passer sous le pont en {bridge:square} : juste derrière, {behind:obstacle}. Essayez une"
        " autre direction."
    ),
    "refused.two_bridges": (
        "Derrière le pont en {bridge:square}, il y en a un autre, en {far:square}, et on ne passe que sous un seul à la"
        " fois. Essayez une autre direction."
    ),
    "refused.pawn_gone": (
        "Ce pion {kind:of_kind} a été retiré pour de bon : on ne construit plus rien à partir de là. Choisissez un pion"
        " qui est encore sur le plateau."
    ),
    "refused.already_voted": (
        "{seat:who} {seat:verb|a|avez|ont} déjà voté : on ne touche plus à ses cartes avant que tout le monde ait voté."
    ),
    "refused.not_in_hand": (
        "Ces cartes ne sont pas dans cette main : {cards:cards}. Les cartes jouées ne reviennent pas : votez avec"
        " celles qui restent."
    ),
    "refused.not_your_joker": (
        "On annonce les jokers dans le sens des aiguilles d’une montre, en commençant par le joueur dont c’est le"
        " tour : c’est d’abord à {seat:who}."
    ),
    "refused.already_main": (
        "{seat:who} {seat:verb|a|avez|ont} déjà choisi {seat:verb|son|votre|leur} objectif principal, et on n’y touche"
        " plus."
    ),
    "refused.not_your_target": (
        "La carte objectif « {target:target} » n’est pas dans cette main : l’objectif principal est l’une des"
        " {{ word DD.targets_held }} qui s’y trouvent."
    ),
    "refused.all_laid": (
        "Toutes les plaquettes {kind:some_kind} {length:size} sont déjà sur le plateau ({laid:each})."
    ),
    "refused.length_laid": (
        "{seat:who} {seat:verb|a|avez|ont} déjà posé toutes {seat:verb|ses|vos|leurs} plaquettes {length:size}"
        " ({count:n})."
    ),
    "refused.passed_without": (
        "Une plaquette {kind:some_kind} {length:size} aurait tenu quand {seat:who} {seat:verb|a|avez|ont} passé"
        " {seat:verb|son|votre|leur} tour : {seat:who} n’en {seat:verb|a|avez|ont} donc pas. S’il n’a pas été passé,"
        " corrigez ce tour."
    ),
    "refused.tile_elsewhere": (
        "D’après ce qui a été dit ici, les autres ont toutes les plaquettes {kind:some_kind} {length:size} qui"
        " restent. Un tour précédent est sans doute à corriger."
    ),
    "refused.cannot_pass": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} pas passer : d’après ce qui a été dit ici, au moins une de"
        " {seat:verb|ses|vos|leurs} plaquettes tient encore."
    ),
    "refused.card_used": (
        "{seat:who} {seat:verb|a|avez|ont} déjà joué {cards:cards}, au vote {vote:n} (plaquette proposée par"
        " {proposer:who})."
    ),
    "refused.no_card_laid": (
        "{seat:who} n’{seat:verb|a|avez|ont} posé aucune carte : pour un vote, chacun en pose au moins une."
    ),
    "refused.joker_both_ways": "Pour {seat:who}, le joker est soit un oui, soit un non.",
    "refused.target_shown": ("{seat:who} {seat:verb|a|avez|ont} déjà retourné la carte objectif « {target:target} »."),
}

OPTIONS: dict[str, str] = {
    "pause.TargetScored": "Retourner les cartes",
    "option.goals": "Cartes objectif",
    "option.goals.note": "Combien de cartes objectif chacun reçoit.",
    "option.goals.one": "Une",
    "option.goals.one.note": "Le jeu habituel : chacun protège un type de bâtiment du début à la fin.",
    "option.goals.two": "{{ Word DD.targets_held }}",
    "option.goals.two.note": (
        "La variante : {{ word DD.targets_held }} cartes parmi {{ word DD.targets_all }}, dont des cartes spéciales."
        " Dès qu’une sorte est bloquée, chacun choisit celle qui compte."
    ),
    "option.bridges": "Ponts",
    "option.bridges.note": "Sous combien de ponts on peut passer d’un seul coup.",
    "option.bridges.one": "Un à la fois",
    "option.bridges.one.note": "La case juste derrière le pont doit être libre.",
    "option.bridges.several": "Plusieurs d’affilée",
    "option.bridges.several.note": "On passe sous des ponts qui se suivent, si la case derrière le dernier est libre.",
}

BOTS: dict[str, str] = {
    "bot.1.note": "Pose et vote au hasard, les yeux fermés.",
    "bot.2.note": (
        "Protège ses bâtiments et vote pour ce qui l’arrange sur le moment, sans se demander ce que veulent les autres."
    ),
    "bot.3.note": (
        "Se souvient de ce que chacun a recouvert, épargné et voté, et en déduit quelles cartes objectif les autres"
        " peuvent avoir."
    ),
    "bot.4.note": (
        "Imagine les cartes objectif des autres, essaie ses coups dans un grand nombre de parties possibles, et cache"
        " de son mieux ce qu’il protège."
    ),
}

DECISIONS: dict[str, str] = {
    "note.aim": "{cards:count|Votre carte objectif|Vos cartes objectif}\u00a0: {targets:targets}.",
    "note.covered": (
        "{type:building} {value:n}\u00a0: {owner:who} {owner:verb|perd|perdez|perdent}"
        " {points:count|un point|# points}."
    ),
    "note.covered.perhaps": (
        "{type:building} {value:n}\u00a0: {owner:who} {owner:verb|perd|perdez|perdent} peut-être"
        " {points:count|un point|# points}."
    ),
    "note.own": (
        "Cette plaquette recouvrirait {lost:buildings}, qui {count:count|compte|comptent} pour"
        " {cards:count|votre objectif|l’un de vos objectifs}."
    ),
    "note.no_tile": "{seat:who} n’{seat:verb|a|avez|ont} plus aucune plaquette.",
    "story.vote": ("Le vote le plus serré s’est joué à {margin:count|une voix|# voix} : {yes:n} oui, {no:n} non."),
    "story.vote.tie": "Le vote le plus serré : {yes:n} oui, {no:n} non. L’égalité a suffi.",
    "note.vote": "vote sur les cabinets en {outhouse:square}",
    "note.after": "Après ce coup, la prochaine plaquette pourrait recouvrir {exposed:buildings}.",
    "note.after.same": "Avec ce coup, comme avant, la prochaine plaquette pourrait recouvrir {exposed:buildings}.",
    "note.after.none": "Après ce coup, la prochaine plaquette ne peut recouvrir aucun de vos bâtiments.",
    "note.after.vote": "Ce coup recouvre des cabinets\u00a0: un vote en décidera.",
    "note.after.votes": "Vos voix passent de {of:n} à {count:n}.",
    "moves.decide.place": "Posez une plaquette\u00a0: touchez la case où son pion se tiendra.",
    "decide.place": "Posez une plaquette.",
    "decide.vote": "Votez : posez une ou plusieurs cartes de vote, face cachée.",
    "decide.joker": "Dites si votre joker est un oui ou un non.",
    "decide.main": "Choisissez votre objectif principal : lui seul comptera, sauf en cas d’égalité.",
    "now.place": (
        "Vous posez une de vos plaquettes à côté d’un pion de sa sorte, dans n’importe quelle direction où elle tient."
        " On ne passe que si l’on ne peut rien poser."
    ),
    "now.vote": (
        "Vous posez une ou plusieurs de vos cartes de vote, face cachée ; oui et non peuvent aller ensemble. Ce"
        " que vous gardez servira plus tard."
    ),
    "now.joker": "Vous dites si le joker que vous avez posé vaut oui ou non : il faut choisir.",
    "now.main": (
        "Vous choisissez lequel de vos {{ word DD.targets_held }} objectifs comptera. Vous ne pourrez plus en changer."
    ),
}

TABLES: dict[str, str] = tables_fr.TABLES
