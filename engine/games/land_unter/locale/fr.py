"""Les mots de Land Unter, en français."""

EVENTS: dict[str, str] = {
    "SetDealt": "{seat:who} {seat:verb|reçoit|recevez|reçoivent} les cartes temps {cards:weather}.",
    "SetDealt.hidden": "{seat:who} {seat:verb|reçoit|recevez|reçoivent} une main de cartes temps, face cachée.",
    "CardsLeftOver": (
        "{count:count|Une carte temps reste|# cartes temps restent} dans la boîte, et personne ne les regarde."
    ),
    "PreserversTaken": (
        "{seat:who} {seat:verb|additionne|additionnez|additionnent} les bouées dessinées sur {seat:verb|ses|vos|leurs}"
        " cartes : {halves:halves} tout juste. Cela donne {preservers:count|zéro carte bouée|une carte bouée|# cartes"
        " bouée}."
    ),
    "PreserversTaken.half": (
        "{seat:who} {seat:verb|additionne|additionnez|additionnent} les bouées dessinées sur"
        " {seat:verb|ses|vos|leurs} cartes : {halves:halves}. La moitié seule ne compte pas : cela donne"
        " {preservers:count|zéro carte bouée|une carte bouée|# cartes bouée}."
    ),
    "PreserversTaken.hidden": (
        "{seat:who} {seat:verb|annonce|annoncez|annoncent} {preservers:count|zéro bouée|une bouée|# bouées}."
    ),
    "TidesShuffled": "Les {count:n} cartes niveau d’eau sont mélangées et posées en pile au milieu, face cachée.",
    "StageBegun": "La manche {stage:n} commence ; on en joue {stages:n}, une par joueur.",
    "TidesTurned": "Pli {round:n} : on retourne les cartes niveau d’eau {low:tide} et {high:tide}.",
    "TidesTurned.equal": (
        "Pli {round:n} : on retourne {{ word LU.turned }} cartes niveau d’eau égales, {low:tide} et {high:tide}."
    ),
    "TidesTurned.untold": "On retourne les cartes niveau d’eau {low:tide} et {high:tide}.",
    "TidesTurned.equal_untold": (
        "On retourne {{ word LU.turned }} cartes niveau d’eau égales, {low:tide} et {high:tide}."
    ),
    "CardChosen": "{seat:who} {seat:verb|pose|posez|posent} la carte temps {card:weather}, face cachée.",
    "CardChosen.hidden": "{seat:who} {seat:verb|pose|posez|posent} une carte temps, face cachée.",
    "CardsRevealed": "On révèle toutes les cartes temps en même temps : {cards:each|weather}.",
    "CardPlayedOpen": "{seat:who} {seat:verb|joue|jouez|jouent} la carte temps {card:weather}, face visible.",
    "LowerTideTaken": (
        "{card:weather} est la carte temps la plus forte : {seat:who} {seat:verb|doit|devez|doivent} prendre la carte"
        " niveau d’eau la plus basse, {tide:tide}, et {seat:verb|laisse|laissez|laissent} {other:tide}."
    ),
    "LowerTideTaken.equal": (
        "{card:weather} est la carte temps la plus forte : {seat:who} {seat:verb|doit|devez|doivent} prendre l’une des"
        " {{ word LU.turned }} cartes niveau d’eau égales, {tide:tide}."
    ),
    "HigherTideTaken": (
        "{card:weather} est la deuxième : {seat:who} {seat:verb|prend|prenez|prennent} l’autre carte niveau d’eau,"
        " {tide:tide}."
    ),
    "LowerTideTaken.untold": (
        "{seat:who} {seat:verb|avait|aviez|avaient} la carte temps la plus forte et {seat:verb|doit|devez|doivent}"
        " prendre la carte niveau d’eau la plus basse, {tide:tide}."
    ),
    "LowerTideTaken.equal_untold": (
        "{seat:who} {seat:verb|avait|aviez|avaient} la carte temps la plus forte et {seat:verb|doit|devez|doivent}"
        " prendre l’une des {{ word LU.turned }} cartes niveau d’eau égales, {tide:tide}."
    ),
    "HigherTideTaken.untold": (
        "{seat:who} {seat:verb|avait|aviez|avaient} la deuxième carte la plus forte et"
        " {seat:verb|prend|prenez|prennent} l’autre"
        " carte niveau d’eau, {tide:tide}."
    ),
    "LowerTideTaken.untold.short": "{seat:who} {seat:verb|prend|prenez|prennent} le {tide:tide}, le plus bas.",
    "LowerTideTaken.equal_untold.short": "{seat:who} {seat:verb|prend|prenez|prennent} un {tide:tide}.",
    "HigherTideTaken.untold.short": "{seat:who} {seat:verb|prend|prenez|prennent} l’autre, le {tide:tide}.",
    "TideCovered": (
        "{seat:who} {seat:verb|pose|posez|posent} le {new:tide} sur le {old:tide} : seul le {new:tide} compte"
        " désormais."
    ),
    "PreserverLost": (
        "{seat:who} {seat:verb|montre|montrez|montrent} le niveau le plus haut de tous, {level:tide}, et"
        " {seat:verb|perd|perdez|perdent} une bouée : {left:count|il ne|il|il} {seat:verb|lui|vous|leur}"
        " {left:count|en reste plus|en reste une|en reste #}."
    ),
    "PreserverLost.untold": (
        "{seat:who} {seat:verb|montre|montrez|montrent} le niveau le plus haut de tous, {level:tide}, et"
        " {seat:verb|perd|perdez|perdent} une bouée."
    ),
    "PreserverLostInTie": (
        "{seat:who} {seat:verb|est|êtes|sont} à égalité au niveau le plus haut, {level:tide}, et"
        " {seat:verb|perd|perdez|perdent} une bouée : {left:count|il ne|il|il} {seat:verb|lui|vous|leur}"
        " {left:count|en reste plus|en reste une|en reste #}."
    ),
    "PreserverLostInTie.untold": (
        "{seat:who} {seat:verb|est|êtes|sont} à égalité au niveau le plus haut, {level:tide}, et"
        " {seat:verb|perd|perdez|perdent} une bouée."
    ),
    "PreserverLostAgain": (
        "{seat:who} {seat:verb|montre|montrez|montrent} maintenant le niveau le plus haut, {level:tide}, et"
        " {seat:verb|perd|perdez|perdent} une bouée : {left:count|il ne|il|il} {seat:verb|lui|vous|leur}"
        " {left:count|en reste plus|en reste une|en reste #}."
    ),
    "PreserverLostAgain.untold": (
        "{seat:who} {seat:verb|montre|montrez|montrent} maintenant le niveau le plus haut, {level:tide}, et"
        " {seat:verb|perd|perdez|perdent} une bouée."
    ),
    "StillAfloat": (
        "C’était {seat:verb|sa|votre|leur} dernière bouée, mais {seat:who} {seat:verb|reste|restez|restent} en jeu :"
        " on n’est éliminé que si l’on doit en perdre une de plus."
    ),
    "Eliminated": (
        "{seat:who} {seat:verb|montre|montrez|montrent} le niveau le plus haut, {level:tide}, et"
        " n’{seat:verb|a|avez|ont} plus de bouée à perdre : c’est l’élimination jusqu’à la fin de la manche."
        " {cards_left:count|La dernière carte temps en main est mise de côté|Les # cartes temps en main sont mises de"
        " côté}, et les cartes niveau d’eau sont retournées face cachée."
    ),
    "Eliminated.no_cards": (
        "{seat:who} {seat:verb|montre|montrez|montrent} le niveau le plus haut, {level:tide}, et"
        " n’{seat:verb|a|avez|ont} plus de bouée à perdre : c’est l’élimination, au tout dernier pli."
    ),
    "Eliminated.untold": (
        "{seat:who} {seat:verb|montre|montrez|montrent} le niveau le plus haut, {level:tide}, et"
        " n’{seat:verb|a|avez|ont} plus de bouée à perdre : c’est l’élimination jusqu’à la fin de la manche."
    ),
    "RedrownBegun": (
        "C’est le contrecoup : parmi les joueurs encore en jeu, le niveau le plus haut est maintenant {level:tide}."
    ),
    "RedrownSpared": "Pas de contrecoup : {payers:who} {payers:verb|a|avez|ont} déjà payé pour cette égalité.",
    "RedrownOff": (
        "D’après les règles choisies pour cette partie, aucun contrecoup ne suit : personne d’autre ne perd de bouée."
    ),
    "NobodyDrowns": "Plus personne en jeu ne montre de carte niveau d’eau : personne d’autre ne perd de bouée.",
    "StageCutShort": (
        "{survivors:who} {survivors:verb|reste|restez|restent} en jeu, et personne d’autre : la manche s’arrête"
        " aussitôt."
    ),
    "RoundEnded": "Fin du pli {round:n} : les cartes temps vont aux défausses, les cartes niveau d’eau restent.",
    "RoundEnded.untold": "Fin du pli : les cartes temps vont aux défausses, les cartes niveau d’eau restent.",
    "StageEnded": "Toutes les mains sont vides : la manche {stage:n} est finie.",
    "StageEnded.untold": "Toutes les mains sont vides : la manche est finie.",
    "PreserversScored": (
        "{seat:who} {seat:verb|marque|marquez|marquent} {points:count|zéro point, faute de bouée|un point pour la seule"
        " bouée qui reste|# points pour # bouées}."
    ),
    "EliminationScored": (
        "Pour l’élimination, {seat:who} {seat:verb|marque|marquez|marquent}"
        " {points:plus} point{{ s LU.eliminated_points }}."
    ),
    "BonusScored": (
        "{seat:who} {seat:verb|montre|montrez|montrent} le niveau le plus bas, {level:tide}, et"
        " {seat:verb|reçoit|recevez|reçoivent} {{ word LU.bonus }} point{{ s LU.bonus }} de bonus."
    ),
    "BonusScored.shared": (
        "{seat:who} {seat:verb|est|êtes|sont} à égalité au niveau le plus bas, {level:tide}, et"
        " {seat:verb|reçoit|recevez|reçoivent} {{ word LU.bonus }} point{{ s LU.bonus }} de bonus."
    ),
    "BonusScored.untold": (
        "Le niveau le plus bas est celui {seat:of} : {{ word LU.bonus }} point{{ s LU.bonus }} de bonus."
    ),
    "BonusWithoutTide": (
        "{seat:who} n’{seat:verb|a|avez|ont} aucune carte niveau d’eau. Personne n’est plus bas : {{ word LU.bonus }}"
        " point{{ s LU.bonus }} de bonus pour {seat:who}."
    ),
    "BonusWithoutTide.shared": (
        "{seat:who} n’{seat:verb|a|avez|ont} aucune carte niveau d’eau. Personne n’est plus bas : chaque survivant dans"
        " ce cas reçoit {{ word LU.bonus }} point{{ s LU.bonus }} de bonus."
    ),
    "SetPassed": (
        "{giver:who} {giver:verb|passe|passez|passent} {giver:verb|sa|votre|leur} main à gauche, et"
        " {receiver:who} la {receiver:verb|prend|prenez|prennent} : {cards:weather}."
    ),
    "SetPassed.hidden": (
        "{giver:who} {giver:verb|passe|passez|passent} {giver:verb|sa|votre|leur} main à gauche, et"
        " {receiver:who} la {receiver:verb|prend|prenez|prennent}."
    ),
    "GameWon": "{seat:who} {seat:verb|gagne|gagnez|gagnent} la partie avec le plus grand total : {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|gagne|gagnez|gagnent} ensemble, à égalité au plus grand total : {scores:each}."
    ),
    "LeaderByPreservers": (
        "{seat:who} {seat:verb|a|avez|ont} le plus de bouées, {preservers:n}, et {seat:verb|mène|menez|mènent} le"
        " premier pli."
    ),
    "LeaderByPreservers.drawn": (
        "Plusieurs joueurs ont le plus de bouées, {preservers:n}. Par tirage au sort, {seat:who}"
        " {seat:verb|mène|menez|mènent} le premier pli."
    ),
    "LeaderAfterLoss": (
        "{loser:who} {loser:verb|vient|venez|viennent} de boire la tasse : à {loser:verb|sa|votre|leur} gauche,"
        " {seat:who} {seat:verb|mène|menez|mènent} le pli suivant."
    ),
    "LeaderAfterTwoLosses": (
        "{losers:who} {losers:verb|vient|venez|viennent} de boire la tasse. C’est {loser:who} qui"
        " {loser:verb|compte|comptez|comptent} : {loser:verb|il lui|il vous|il leur} reste le moins de bouées, ou bien"
        " autant qu’à l’autre, mais {loser:verb|son|votre|leur} tour vient le premier depuis l’ancien meneur. À"
        " {loser:verb|sa|votre|leur} gauche, {seat:who} {seat:verb|mène|menez|mènent} le pli suivant."
    ),
    "SetDealt.hidden.several": (
        "{seat:who} {seat:verb|reçoit|recevez|reçoivent} chacun une main de cartes temps, face cachée."
    ),
    "PreserversTaken.hidden.several": "On annonce les bouées : {preservers:each}.",
    "CardChosen.several": "Chacun pose une carte temps, face cachée : {card:each|weather}.",
    "CardChosen.hidden.several": "{seat:who} {seat:verb|pose|posez|posent} chacun une carte temps, face cachée.",
    "PreserversScored.several": (
        "Chaque bouée qui reste vaut {{ word LU.preserver_points }} point{{ s LU.preserver_points }} : {points:each}."
    ),
    "BonusWithoutTide.shared.several": (
        "{seat:who} n’{seat:verb|a|avez|ont} aucune carte niveau d’eau. Personne n’est plus bas :"
        " {seat:verb|il|vous|ils} {seat:verb|reçoit|recevez|reçoivent} chacun {{ word LU.bonus }} point{{ s LU.bonus }}"
        " de bonus."
    ),
    "SetPassed.hidden.several": (
        "{giver:who} {giver:verb|passe|passez|passent} chacun {giver:verb|sa|votre|leur} main au voisin de gauche."
    ),
}

REFUSALS: dict[str, str] = {
    "refused.eliminated": (
        "L’élimination dure toute la manche : {seat:who} ne {seat:verb|joue|jouez|jouent} plus avant la suivante."
    ),
    "refused.not_your_turn": "À cartes visibles, on joue l’un après l’autre, et c’est à {seat:who} de jouer.",
    "refused.already_chosen": (
        "Une seule carte temps par pli : {seat:who} {seat:verb|a|avez|ont} déjà posé la {seat:verb|sienne|vôtre|leur}."
    ),
    "refused.tide_gone": (
        "Toutes les cartes niveau d’eau {tide:tide} ont déjà été prises dans cette manche. Un pli précédent est sans"
        " doute à corriger."
    ),
    "refused.too_many_preservers": (
        "Toutes les mains réunies portent {{ LU.preserver_cards }} bouées au plus ; il en reste"
        " {left:count|aucune|une seule|#} pour celle-ci."
    ),
    "refused.card_in_other_hand": "La carte temps {card:weather} est déjà dans la main {seat:of}.",
    "refused.nobody_left": "Il reste toujours quelqu’un : une manche s’arrête avec les derniers joueurs.",
    "refused.not_in_hand": "La carte temps {card:weather} n’est pas dans cette main.",
}

OPTIONS: dict[str, str] = {
    "option.redrown": "Contrecoup",
    "option.redrown.note": "Ce qui arrive après une élimination.",
    "option.redrown.loop": "Jusqu’au bout",
    "option.redrown.loop.note": (
        "Après une élimination, celui qui montre alors le niveau le plus haut perd aussi une bouée, et ainsi de suite"
        " jusqu’à ce que quelqu’un puisse payer."
    ),
    "option.redrown.once": "Une seule fois",
    "option.redrown.once.note": (
        "Après une élimination, celui qui montre alors le niveau le plus haut perd aussi une bouée. Même s’il n’en a"
        " plus, on s’arrête là."
    ),
    "option.redrown.off": "Sans",
    "option.redrown.off.note": "Après une élimination, personne d’autre ne perd de bouée.",
    "option.split_tie": "Un seul peut payer",
    "option.split_tie.note": (
        "Ce qui arrive quand {{ word LU.tide_copies }} joueurs sont à égalité au niveau le plus haut et que l’un d’eux"
        " n’a plus de bouée."
    ),
    "option.split_tie.spared": "Sans contrecoup",
    "option.split_tie.spared.note": "L’un paie, l’autre est éliminé, et il n’y a pas de contrecoup.",
    "option.split_tie.literal": "À la lettre",
    "option.split_tie.literal.note": "L’un paie, l’autre est éliminé, et le contrecoup a lieu malgré tout.",
    "option.play": "Cartes",
    "option.play.note": "Comment on joue les cartes temps.",
    "option.play.hidden": "Cachées",
    "option.play.hidden.note": "Chacun choisit face cachée, puis on révèle toutes les cartes en même temps.",
    "option.play.open": "Visibles",
    "option.play.open.note": "On joue face visible, l’un après l’autre, dans le sens des aiguilles d’une montre.",
}

BOTS: dict[str, str] = {
    "bot.1.note": "Tire une carte de sa main, les yeux fermés.",
    "bot.2.note": "Joue au mieux de ce qu’il voit sur la table, sans rien retenir.",
    "bot.3.note": "Joue d’après ce qu’il voit, et se souvient des cartes jouées et des mains qu’il a eues.",
    "bot.4": "Devin du temps (expert, réfléchit à l’avance)",
    "bot.4.note": (
        "Imagine ce que les autres ont en main, essaie ses cartes contre ces mains-là et joue l’une de celles qui"
        " réussissent."
    ),
}

DECISIONS: dict[str, str] = {
    "decide.weather_card": "Choisissez une carte temps.",
    "now.weather_card": "Vous pouvez jouer n’importe quelle carte temps de votre main : aucune n’est interdite.",
}

TABLES: dict[str, str] = {
    "decided.stage": (
        "la manche\u00a0{at:n}, avec {points:count|# point|# points} pour {seat:who} et {less:n}{other:verb|||"
        " chacun} pour {other:who}"
    ),
    "score.stage": "Manche {at:n}",
    "glimpse.tied": "{seats:who} {seats:verb|est|êtes|sont} au plus haut, à égalité : {level:tide}.",
    "glimpse.drowning": ("{seats:who} {seats:verb|est|êtes|sont} au plus haut, {level:tide}, et sans bouée…"),
    "note.known": (
        "{holders:who} {holders:verb|joue|jouez|jouent} maintenant {holders:verb|une main|une main|des mains} que vous"
        " avez déjà {holders:verb|jouée|jouée|jouées}\u00a0: pour {holders:verb|la|la|les} revoir, touchez"
        " {holders:verb|son nom|ce nom|leur nom}."
    ),
    "pause.StageBegun": "Passer à la manche\u00a0{stage:n}",
    "table.round": "Pli {round:n}",
    "table.stage": "Manche {stage:n}, pli {round:n}",
    "table.set_up": "Chacun reçoit une main de cartes temps et prend les bouées qu’elle vaut.",
    "deal.players": "Joueurs",
    "deal.hand": "Cartes temps par joueur",
    "deal.left": "Cartes temps laissées dans la boîte",
    "deal.stages": "Manches",
    "components.kind": "Matériel",
    "components.count": "Nombre",
    "components.note": "Remarque",
    "components.weather": "Cartes temps",
    "components.weather.note": (
        "Numérotées de {{ LU.weather_min }} à {{ LU.weather_max }}. Bouées dessinées : {{ LU.band_1 }} de"
        " {{ LU.weather_min }} à {{ LU.band }}, {{ LU.band_2 }} de {{ LU.band + 1 }} à {{ 2 * LU.band }},"
        " {{ LU.band_3 }} de {{ 2 * LU.band + 1 }} à {{ 3 * LU.band }}, {{ LU.band_4 }} de {{ 3 * LU.band + 1 }} à"
        " {{ 4 * LU.band }}, {{ LU.band_5 }} de {{ 4 * LU.band + 1 }} à {{ LU.weather_max }}."
    ),
    "components.tide": "Cartes niveau d’eau",
    "components.tide.note": "De {{ LU.tide_min }} à {{ LU.tide_max }}, {{ word LU.tide_copies }} de chaque.",
    "components.preserver": "Cartes bouée",
    "components.preserver.note": "Toutes pareilles ; il y en a toujours assez.",
}
