"""Les mots de la leçon de Drunter & Drüber, en français : ses étapes, et les fausses règles qui trompent."""

COURSE: dict[str, str] = {
    "stage.tile_and_pawn.title": "Une route dans votre ville",
    "stage.tile_and_pawn.idea": (
        "Une plaquette part tout droit d’un pion de sa sorte, puis le pion avance jusqu’au bout."
    ),
    "stage.tile_and_pawn.legend": "{hut:piece} : on n’y construit pas comme ça ; une autre leçon le dira.",
    "stage.tile_and_pawn.1.told": (
        "Vous protégez en secret un type de bâtiment. Mais muraille, route et fleuve peuvent passer dessus ! Une"
        " plaquette part de son pion, qui va ensuite au bout."
    ),
    "stage.tile_and_pawn.1.ask": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way}. Touchez la case où"
        " s’arrête le pion."
    ),
    "stage.tile_and_pawn.1.why": "Le pion marque toujours le bout de son tracé : c’est de là qu’on repartira.",
    "stage.tile_and_pawn.2.told": (
        "Les pions ne sont à personne : partez de celui que vous voulez, si votre plaquette est de sa sorte."
    ),
    "stage.tile_and_pawn.2.ask": (
        "Vous avez une plaquette de muraille de {{ word DD.triple }} cases. Touchez un pion d’où elle peut partir."
    ),
    "stage.tile_and_pawn.2.why": "La muraille prolonge la muraille. Peu importe où le joueur précédent a construit.",
    "stage.tile_and_pawn.3.told": "Un autre quartier de la ville. Le bout au soldat touche le pion.",
    "stage.tile_and_pawn.3.ask": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way}. Touchez la case où"
        " s’arrête le pion."
    ),
    "stage.tile_and_pawn.3.why": (
        "La plaquette commence juste à côté du pion, et le joueur suivant repartira de sa dernière case."
    ),
    "stage.covered_buildings.title": "Ce qu’on recouvre, et votre secret",
    "stage.covered_buildings.idea": (
        "Un bâtiment recouvert est perdu, même par vous. Ceux de votre type encore debout rapportent leur nombre."
    ),
    "stage.covered_buildings.1.told": (
        "Chacun protège en secret un type de bâtiment ; ici, toutes les cartes sont visibles. Ce qu’une plaquette"
        " recouvre est perdu."
    ),
    "stage.covered_buildings.1.ask": (
        "{seat:who} {seat:verb|construit|construisez|construisent} sur {square:square}. Touchez le joueur qui perd"
        " des points."
    ),
    "stage.covered_buildings.1.why": (
        "{touch:who} {touch:verb|a|avez|ont} la carte « {type:target} » : recouvert, ce bâtiment ne rapporte plus"
        " rien à la fin : {value:count|1 point|# points} de moins."
    ),
    "stage.covered_buildings.2.told": (
        "Votre carte secrète : les écoles, encadrées pour vous seul. Si toutes restent debout, elles rapportent {{"
        " DD.points_type }} points."
    ),
    "stage.covered_buildings.2.ask": (
        "{seat:who} {seat:verb|construit|construisez|construisent} sur {square:square} : {type:building} {value:n}."
        " Combien de points rapportent alors vos bâtiments encadrés ?"
    ),
    "stage.covered_buildings.2.why": (
        "Ce que vous recouvrez vous-même est perdu aussi : {before:n} − {value:n} = {touch:n}."
    ),
    "stage.free_end.title": "Toujours au pion, jamais sur une plaquette",
    "stage.free_end.idea": (
        "Un tracé part tout droit de son pion, jamais sur une plaquette ni sur un coin, ni hors du plateau."
    ),
    "stage.free_end.1.told": (
        "Un tracé ne continue que là où se tient son pion : sur une case libre juste à côté, jamais en diagonale."
    ),
    "stage.free_end.1.ask": (
        "Vous avez une plaquette de route d’{{ une DD.single }} case. Touchez la case en pointillé où vous pouvez"
        " la poser."
    ),
    "stage.free_end.1.why": (
        "Cette case est libre et touche celle du pion par un côté : la route continue, tout simplement."
    ),
    "stage.free_end.2.told": (
        "Une autre table. Cette fois, votre plaquette de route fait {{ word DD.triple }} cases, et la muraille s’est"
        " approchée."
    ),
    "stage.free_end.2.ask": "Touchez la case où votre plaquette peut finir.",
    "stage.free_end.2.why": "Du pion jusque-là, on va tout droit, et toutes les cases sont libres.",
    "stage.bridge.title": "Sous le pont",
    "stage.bridge.idea": (
        "Un tracé peut passer sous un pont : il continue juste en face, mais seulement si cette case est libre."
    ),
    "stage.bridge.1.told": (
        "Une plaquette de {{ word DD.triple }} cases a un pont. Un tracé peut passer dessous, tout droit, et ressortir"
        " en face si la case est libre."
    ),
    "stage.bridge.1.ask": (
        "Menez la route sous le pont avec une plaquette d’{{ une DD.single }} case\u00a0: touchez là où elle ressort."
    ),
    "stage.bridge.1.why": "La route passe sous le pont sans le recouvrir, et repart juste en face.",
    "stage.bridge.2.told": "Une autre table. Le fleuve est revenu contre sa propre plaquette.",
    "stage.bridge.2.ask": (
        "Menez le fleuve sous un pont avec une plaquette d’{{ une DD.single }} case\u00a0: touchez là où il ressort."
    ),
    "stage.bridge.2.why": "Tout pont laisse passer, même celui du même tracé.",
    "stage.bridge.3.told": "Une autre table. La route arrive encore à un pont. Regardez l’autre côté avant d’y aller.",
    "stage.bridge.3.ask": (
        "Vous avez une plaquette de route d’{{ une DD.single }} case. Touchez la case où vous pouvez la poser."
    ),
    "stage.bridge.3.why": (
        "Sous le pont, la voie est fermée : il y a déjà une plaquette à la sortie. La route fait donc un détour."
    ),
    "stage.blocked_pawn.title": "Le pion bloqué, et l’obligation de jouer",
    "stage.blocked_pawn.idea": (
        "Un pion sans la moindre place est retiré pour de bon. Tant qu’une de vos plaquettes tient, vous devez jouer."
    ),
    "stage.blocked_pawn.1.told": (
        "Un pion reste tant qu’une plaquette pourrait partir d’à côté. Une plaquette, un coin ou le bord ferme un"
        " côté ; des cabinets, non."
    ),
    "stage.blocked_pawn.1.ask": "On vient de poser une plaquette, et un pion se retrouve enfermé. Touchez-le.",
    "stage.blocked_pawn.1.why": "D’aucun côté il n’y a de place, même pour la plus courte plaquette.",
    "stage.blocked_pawn.2.told": (
        "Tant qu’une plaquette tient, il faut jouer, même sur des cabinets. C’est à {seat:who}, dont le fleuve ne"
        " tient nulle part ; la route d’Ali ne tient que sur des cabinets."
    ),
    "stage.blocked_pawn.2.ask": "Touchez le joueur qui joue le prochain coup.",
    "stage.blocked_pawn.2.why": (
        "{seat:who} n’a rien qui tienne : c’est à Ali. Et Ali ne peut pas passer : s’il ne reste que des cabinets, il"
        " faut les proposer."
    ),
    "stage.blocked_pawn.3.told": "Une autre table.",
    "stage.blocked_pawn.3.ask": "On vient de poser une plaquette, et un pion se retrouve enfermé. Touchez-le.",
    "stage.blocked_pawn.3.why": (
        "Un coin, le bord et des plaquettes ferment tous ses côtés. D’un pion qui touche des cabinets, on peut encore"
        " repartir."
    ),
    "stage.outhouse.title": "Les cabinets et le vote",
    "stage.outhouse.idea": (
        "On vote pour recouvrir des cabinets : {{ une DD.ja }} voix par voyelle. Il suffit d’autant de oui que de non."
    ),
    "stage.outhouse.1.told": (
        "On construit sur un bâtiment sans rien demander. Mais les cabinets sont sacrés : pour les recouvrir, toute la"
        " ville vote."
    ),
    "stage.outhouse.1.ask": (
        "Vous avez une plaquette de route d’{{ une DD.single }} case. Touchez la case où il faut voter."
    ),
    "stage.outhouse.1.why": "Il y a des cabinets. Pour un bâtiment, ou juste à côté des cabinets, on ne vote pas.",
    "stage.outhouse.2.told": (
        "Chacun pose des cartes de vote : JA pour, NE contre, {{ une DD.ja }} voix par voyelle, « …? » aucune."
        " L’égalité suffit. Vous avez vu celle qu’Elif cache : NEE."
    ),
    "stage.outhouse.2.ask": "Touchez la plus petite carte qui fait passer votre plaquette.",
    "stage.outhouse.2.why": "Elle a autant de voyelles que NEE : c’est l’égalité, et à égalité, on pose la plaquette.",
    "stage.outhouse.3.told": (
        "Une autre table : Gita veut recouvrir des cabinets. Si c’est non, elle reprend la plaquette et son tour est"
        " fini. Elle a choisi JAA, et Hugo NE : vous l’avez vu."
    ),
    "stage.outhouse.3.ask": "Touchez la plus petite carte qui l’en empêche.",
    "stage.outhouse.3.why": "{no:n} voix contre, {yes:n} pour : Gita reprend sa plaquette, et son tour est fini.",
    "stage.joker.title": "Le joker, et les cartes dépensées",
    "stage.joker.idea": (
        "Le joker vaut {{ word DD.joker }} voix, du côté que l’on dit en dernier. Les cartes utilisées sont perdues."
    ),
    "stage.joker.1.told": (
        "JEEIIN, c’est le joker : toujours {{ word DD.joker }} voix. Son propriétaire ne dit de quel côté qu’une fois"
        " toutes les cartes retournées."
    ),
    "stage.joker.1.ask": (
        "{seat:who} {seat:verb|annonce|annoncez|annoncent} {seat:verb|son|votre|leur} joker : non ! Combien de voix y"
        " a-t-il contre la plaquette ?"
    ),
    "stage.joker.1.why": (
        "Il y en avait déjà {no:n} contre, et le joker en ajoute {{ word DD.joker }}, quelles que soient ses lettres."
    ),
    "stage.joker.2.told": (
        "Une carte de vote utilisée sort du jeu ; seule « …? » revient. Votre JAAA n’a pas suffi. Jusque-là, vous"
        " aviez toutes vos cartes : {{ DD.votes }} voix."
    ),
    "stage.joker.2.ask": "Combien de voix vous reste-t-il après ce vote ?",
    "stage.joker.2.why": "Gagné ou perdu, ce que vous avez posé est parti : {before:n} − {used:n} = {touch:n}.",
    "stage.joker.3.told": "Une autre table. Cette fois, vous avez posé le joker, pour oui, et la proposition passe.",
    "stage.joker.3.ask": "Combien de voix vous reste-t-il après ce vote ?",
    "stage.joker.3.why": (
        "En main, un joker vaut {{ word DD.joker }} voix, et utilisé, il est parti aussi : {before:n} − {used:n} ="
        " {touch:n}."
    ),
    "stage.second_target.title": "La variante : {{ word DD.targets_held }} objectifs",
    "stage.second_target.idea": (
        "Dans la variante, seul l’objectif principal compte. À égalité en tête, on compare les seconds, puis les voix."
    ),
    "stage.second_target.1.told": (
        "Dans la variante, chacun a {{ word DD.targets_held }} objectifs, ici visibles, et compte le principal,"
        " encadré. Zofia et {seat:who} sont à égalité en tête : on compare leurs seconds objectifs."
    ),
    "stage.second_target.1.ask": "Comptez sur le plateau et touchez le vainqueur.",
    "stage.second_target.1.why": (
        "Le second objectif {seat:of} rapporte {points:count|0 point|1 point|# points} ({counted:buildings}), celui"
        " d’avant {table_points:count|0 point|1 point|# points}."
    ),
    "stage.second_target.2.told": (
        "Une autre table : Ludo et {seat:who} sont à égalité en tête. Lina a des cartes spéciales : tous les"
        " bâtiments de valeur {{ DD.all3 }}, et {{ DD.each }} point{{ s DD.each }} par bâtiment."
    ),
    "stage.second_target.2.ask": "Touchez le vainqueur.",
    "stage.second_target.2.why": (
        "Le second objectif {seat:of} rapporte {points:count|0 point|1 point|# points} ({counted:buildings}), celui"
        " d’avant {table_points:count|0 point|1 point|# points}. Seuls les ex æquo les comparent."
    ),
    "stage.the_end.title": "La fin, et l’égalité",
    "stage.the_end.idea": (
        "La partie finit quand plus aucune plaquette ne peut être posée. À égalité, on compte les voix gardées."
    ),
    "stage.the_end.1.told": (
        "Il reste des plaquettes devant les joueurs. Mais on ne continue que si l’une d’elles tient quelque part."
    ),
    "stage.the_end.1.ask": "Touchez le joueur qui pose la prochaine plaquette, s’il y en a un.",
    "stage.the_end.1.why": (
        "Aucune des plaquettes qui restent ne tient contre un pion : la partie est finie, et personne ne pose plus"
        " rien."
    ),
    "stage.the_end.2.told": (
        "Une autre ville est finie, les objectifs sont comptés : Hiro et Imani ont autant de points. Ce sont les voix"
        " gardées en main, oui et non confondus, qui les départagent."
    ),
    "stage.the_end.2.ask": "Touchez le vainqueur.",
    "stage.the_end.2.why": (
        "Les points sont égaux. On compte toutes les voix encore en main, oui et non confondus : {votes:each}."
    ),
    "stage.the_end.3.told": "La première ville, avec d’autres cartes : Zoé et Kofi sont à égalité en tête.",
    "stage.the_end.3.ask": "Touchez le vainqueur.",
    "stage.the_end.3.why": (
        "Les points sont égaux : les voix en main décident, {votes:each}. Un joker en vaut {{ word DD.joker }}."
    ),
    "stage.own_town.title": "Une petite ville à vous",
    "stage.own_town.told": (
        "Avant une vraie partie : un pion sur chaque coin, à chacun une carte objectif secrète et {{ DD.cards }}"
        " cartes de vote, et des plaquettes de chaque longueur, tirées au hasard et posées face visible. Ici tout est"
        " prêt : une courte partie contre un robot."
    ),
    "wrong.pawn_stays": "Ce serait juste si le pion restait sur place. Mais il va toujours au bout de son tracé.",
    "wrong.pawn_goes_to_beginning": (
        "Ce serait juste si le pion n’avançait que d’un pas. Il va jusqu’au bout de la plaquette."
    ),
    "wrong.pawn_goes_past_tile": (
        "Ce serait juste si le pion descendait de la plaquette. Il reste dessus, sur la dernière case."
    ),
    "wrong.one_goes_on_after_the_last": (
        "Ce serait juste s’il fallait continuer là où le précédent a construit. Rien n’y oblige, et la muraille n’y va"
        " pas."
    ),
    "wrong.any_pawn_will_do": (
        "Ce serait juste si tous les pions se valaient. Une plaquette ne va qu’à un pion de sa sorte."
    ),
    "wrong.tiles_may_lie_on_tiles": (
        "Ce serait juste si une plaquette pouvait en recouvrir une autre. C’est interdit, même d’une seule case."
    ),
    "wrong.corners_may_be_covered": (
        "Ce serait juste si l’on pouvait construire sur un coin. Les coins restent découverts, même sans pion."
    ),
    "wrong.tiles_may_begin_diagonally": (
        "Ce serait juste si l’on pouvait partir en diagonale. On part au nord, à l’est, au sud ou à l’ouest du pion."
    ),
    "wrong.tiles_may_bend": (
        "Ce serait juste si une plaquette pouvait tourner. Elle s’éloigne de son pion en ligne droite."
    ),
    "wrong.paths_may_branch_off": (
        "Ce serait juste si un tracé pouvait se ramifier. Il ne continue que là où se trouve son pion."
    ),
    "wrong.builder_loses": (
        "Ce serait juste si construire coûtait des points. Regardez plutôt qui a la carte du bâtiment recouvert."
    ),
    "wrong.buildings_beside_tiles_are_lost": (
        "Ce serait juste si les bâtiments voisins étaient perdus. Seul l’est celui qui se trouve sous la plaquette."
    ),
    "wrong.own_covering_costs_nothing": (
        "Ce serait juste si ce qu’on recouvre soi-même comptait encore. C’est perdu pour vous aussi."
    ),
    "wrong.each_building_is_one_point": (
        "Ce serait juste s’il suffisait de compter les bâtiments. Additionnez plutôt les nombres qu’ils portent."
    ),
    "wrong.covered_building_costs_one_point": (
        "Ce serait juste si tous les bâtiments coûtaient pareil. Chacun coûte le nombre qu’il porte."
    ),
    "wrong.path_may_turn_under_bridge": (
        "Ce serait juste si un tracé pouvait tourner sous le pont. Il ressort juste en face."
    ),
    "wrong.every_tile_may_be_passed_under": (
        "Ce serait juste si l’on passait sous n’importe quelle plaquette. Il faut un pont."
    ),
    "wrong.outhouses_close_sides": (
        "Ce serait juste si des cabinets enfermaient un pion. On peut encore repartir de celui-ci : comment, une"
        " autre leçon le dira."
    ),
    "wrong.one_open_side_is_too_few": (
        "Ce serait juste s’il fallait plusieurs côtés libres. Un seul suffit : une plaquette peut encore y partir."
    ),
    "wrong.some_closed_sides_are_enough": (
        "Ce serait juste si quelques côtés fermés suffisaient. Regardez autour de ce pion : il reste de la place."
    ),
    "wrong.next_seat_goes_on": (
        "Ce serait juste si le joueur suivant pouvait poser quelque chose. Mais aucune de ses plaquettes ne tient"
        " nulle part."
    ),
    "wrong.nobody_has_to_propose": (
        "Ce serait juste si l’on pouvait passer pour épargner des cabinets. Qui peut poser une plaquette, même sur des"
        " cabinets, doit la proposer."
    ),
    "wrong.most_tiles_go_on": (
        "Ce serait juste s’il fallait poser tout ce qui reste. Or aucune plaquette ne tient plus nulle part."
    ),
    "wrong.buildings_take_a_vote": "Ce serait juste si l’on votait pour les bâtiments. On les recouvre sans demander.",
    "wrong.nearness_takes_a_vote": (
        "Ce serait juste si l’on votait dès qu’on approche des cabinets. On ne vote que pour les recouvrir."
    ),
    "wrong.tie_is_a_no": "Ce serait juste si l’égalité voulait dire non. À égalité, on pose la plaquette.",
    "wrong.each_card_is_one_vote": "Ce serait juste si toutes les cartes se valaient. Comptez leurs voyelles.",
    "wrong.joker_counts_its_vowels": (
        "Ce serait juste si l’on comptait les voyelles du joker. Il en vaut toujours {{ word DD.joker }}."
    ),
    "wrong.joker_counts_once": "Ce serait juste si le joker comptait comme NE. Il vaut {{ word DD.joker }} voix.",
    "wrong.used_cards_come_back": (
        "Ce serait juste si les cartes utilisées revenaient. Seule revient celle de l’indécis, « …? »."
    ),
    "wrong.each_card_used_costs_one": (
        "Ce serait juste si toutes les cartes coûtaient pareil. Chacune emporte toutes ses voix."
    ),
    "wrong.votes_break_every_tie": (
        "Ce serait juste si les voix décidaient tout de suite. Dans la variante, le second objectif passe avant."
    ),
    "wrong.everyone_shows_second_target": (
        "Ce serait juste si chacun comptait ses {{ word DD.targets_held }} objectifs. Seuls les joueurs à égalité"
        " montrent le second."
    ),
    "wrong.strongest_card_breaks_ties": (
        "Ce serait juste si la carte la plus forte décidait. Additionnez toutes les voix en main."
    ),
    "wrong.votes_count_as_points": (
        "Ce serait juste si les voix étaient des points. Elles ne départagent que ceux qui sont à égalité."
    ),
    "wrong.tie_votes_it_down": "Ce serait juste si l’égalité voulait dire non. À égalité, on pose la plaquette.",
    "wrong.strongest_card_decides": (
        "Ce serait juste si la carte la plus forte décidait seule. On additionne toutes les voix."
    ),
    "wrong.undecided_means_no": "Ce serait juste si une carte indécise voulait dire non. Elle ne compte pour personne.",
    "wrong.buildings_are_only_counted": (
        "Ce serait juste si l’on comptait seulement les bâtiments. On additionne leurs valeurs."
    ),
    "asked.proposal_is_accepted": "La proposition est-elle acceptée ?",
    "asked.number_winning": "Combien de joueurs gagnent la partie ?",
    "asked.seat_winning": "Touchez le vainqueur.",
    "asked.points_of_target_shown": (
        "La carte objectif suivante est « {target:target} », celle {seat:of}. Combien de points rapporte-t-elle ?"
    ),
    "asked.dd_bridge": (
        "{seat:who} {seat:verb|pose|posez|posent} une plaquette simple de route. Touchez la case où elle peut aller."
    ),
}
