"""Les mots de la leçon de Drunter & Drüber, en français : ses étapes, et les fausses règles qui trompent."""

COURSE: dict[str, str] = {
    "stage.first_tile.title": "Construire chez les autres",
    "stage.first_tile.idea": (
        "Ce qu’une plaquette recouvre est perdu ; à la fin, le plus de points debout gagne. Épargnez votre type."
    ),
    "stage.first_tile.1.legend": (
        "Sur un bâtiment : la lettre de son type et sa valeur. Les maisonnettes brunes viendront plus tard."
    ),
    "stage.first_tile.1.told": (
        "Schilda a oublié sa route : gare aux maisons ! Le plus de points gagne : ce que valent à la fin vos"
        " bâtiments debout. Vous protégez les auberges (A), encadrées ; Nour, les musées (M)."
    ),
    "stage.first_tile.1.ask": "Prolongez la route : touchez le bâtiment à recouvrir.",
    "stage.first_tile.1.why": (
        "Adieu le plus beau musée de Nour : {value:count|1 point perdu|# points perdus}. Et toutes vos auberges sont"
        " debout."
    ),
    "stage.first_tile.2.told": (
        "À une autre table, vous protégez les écoles (É). Quel type Ada protège, vous n’en savez rien."
    ),
    "stage.first_tile.2.legend": "Sur un bâtiment : la lettre de son type et sa valeur.",
    "stage.first_tile.2.ask": "Prolongez le fleuve : touchez le bâtiment que vous recouvrez.",
    "stage.first_tile.2.why": (
        "Vos écoles sont debout. Ada protégeait-elle cet hôtel de ville ? C’est ce qu’il faudra deviner."
    ),
    "stage.tile_and_pawn.title": "La plaquette et son pion",
    "stage.tile_and_pawn.idea": (
        "À son tour, on pose une plaquette contre un pion de sa sorte. Là, le tracé peut tourner ; la plaquette est"
        " droite. Puis le pion avance jusqu’au bout."
    ),
    "stage.tile_and_pawn.1.told": (
        "Une plaquette commence tout contre un pion. Puis le pion avance jusqu’au bout de la plaquette : le tracé"
        " continuera de là."
    ),
    "stage.tile_and_pawn.1.ask": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way} {length:size}. Touchez où"
        " s’arrête le pion."
    ),
    "stage.tile_and_pawn.1.why": "Le pion marque toujours le bout de son tracé : qui le prolonge part de là.",
    "stage.tile_and_pawn.2.told": (
        "Les pions sont à tous : une plaquette part de tout pion de sa sorte. La muraille en a"
        " {{ word DD.wall_pawns }}, les soldats ; en voici un."
    ),
    "stage.tile_and_pawn.2.ask": (
        "Vous avez une plaquette de muraille de {{ word DD.triple }} cases. Touchez un pion d’où elle peut partir."
    ),
    "stage.tile_and_pawn.2.why": "La muraille prolonge la muraille. Peu importe où le joueur précédent a construit.",
    "stage.tile_and_pawn.3.told": (
        "Un autre quartier. À son pion, le tracé peut tourner, comme ici. La plaquette, elle, est toujours droite."
    ),
    "stage.tile_and_pawn.3.ask": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way} {length:size}. Touchez où"
        " s’arrête le pion."
    ),
    "stage.tile_and_pawn.3.why": (
        "Le bout au soldat touche le pion : c’est là que le tracé a tourné. On continuera depuis la dernière case."
    ),
    "stage.covered_buildings.title": "Recouvert, donc perdu",
    "stage.covered_buildings.idea": (
        "Un bâtiment recouvert est perdu, même par vous. Ceux de votre type encore debout rapportent leur nombre."
    ),
    "stage.covered_buildings.1.told": (
        "Chacun protège en secret un type de bâtiment ; ici, pour une fois, on voit toutes les cartes. Ce qu’une"
        " plaquette recouvre est perdu."
    ),
    "stage.covered_buildings.1.ask": (
        "{seat:who} {seat:verb|construit|construisez|construisent} sur {square:square}. Touchez le joueur qui perd"
        " des points."
    ),
    "stage.covered_buildings.1.why": (
        "{touch:who} {touch:verb|a|avez|ont} la carte « {type:target} ». Recouvert, ce bâtiment ne rapportera plus"
        " rien : {value:count|1 point perdu|# points perdus}."
    ),
    "stage.covered_buildings.2.told": "Vous protégez les écoles, encadrées. Les autres écoles sont ailleurs en ville.",
    "stage.covered_buildings.2.ask": (
        "Dans toute la ville, vos bâtiments debout valent {before:count|1 point|# points}. {seat:who}"
        " {seat:verb|construit|construisez|construisent} sur {square:square} : {type:building} {value:n}. Combien de"
        " points vous reste-t-il ?"
    ),
    "stage.covered_buildings.2.why": (
        "Ce qui est recouvert est perdu, quel que soit le joueur qui pose : {before:n} − {value:n} = {touch:n}."
    ),
    "stage.covered_buildings.3.told": (
        "La partie est finie, et chacun a montré sa carte. Chaque bâtiment debout de son type rapporte son nombre."
    ),
    "stage.covered_buildings.3.ask": "Comptez sur le plateau, puis touchez le vainqueur.",
    "stage.covered_buildings.3.why": "Il reste : {left:each|buildings}. Le plus de points gagne : {scores:each}.",
    "stage.free_end.title": "Toujours au pion, jamais sur une plaquette",
    "stage.free_end.idea": (
        "Un tracé continue à son pion, où il peut tourner ; une plaquette est droite. Jamais sur une plaquette ni sur"
        " un coin, ni hors du plateau."
    ),
    "stage.free_end.1.told": (
        "Un tracé ne continue qu’à son pion, tout droit ou en tournant : sur une case libre juste à côté, jamais en"
        " diagonale."
    ),
    "stage.free_end.1.ask": (
        "Vous avez une plaquette de route d’{{ une DD.single }} case. Touchez la case en pointillé où elle peut aller."
    ),
    "stage.free_end.1.why": (
        "Cette case est libre et touche celle du pion par un côté : la route continue, tout simplement."
    ),
    "stage.free_end.2.told": (
        "Une autre table, et une plaquette de route de {{ word DD.triple }} cases. Ni les plaquettes ni les coins de la"
        " ville ne se recouvrent."
    ),
    "stage.free_end.2.ask": "Touchez la case où votre plaquette peut finir.",
    "stage.free_end.2.why": "Du pion jusque-là, c’est tout droit, et toutes les cases sont libres.",
    "stage.bridge.title": "Sous le pont",
    "stage.bridge.idea": (
        "Un tracé peut passer sous un pont : il continue juste en face, mais seulement si cette case est libre."
    ),
    "stage.bridge.1.told": (
        "Une plaquette de {{ word DD.triple }} cases porte un pont. Un tracé peut passer dessous, tout droit, et"
        " ressortir en face si la case est libre."
    ),
    "stage.bridge.1.ask": (
        "Menez la route sous le pont, d’une plaquette d’{{ une DD.single }} case. Où ressort-elle ? Touchez la case."
    ),
    "stage.bridge.1.why": "La route passe sous le pont sans le recouvrir, et repart juste en face.",
    "stage.bridge.2.told": "Une autre table. Le fleuve a fait demi-tour jusqu’à sa propre plaquette.",
    "stage.bridge.2.ask": (
        "Menez le fleuve sous un pont, d’une plaquette d’{{ une DD.single }} case. Où ressort-il ? Touchez la case."
    ),
    "stage.bridge.2.why": "Tout pont laisse passer, même un pont du même tracé.",
    "stage.bridge.3.told": "Une autre table. La route arrive encore à un pont. Regardez l’autre côté avant d’y aller.",
    "stage.bridge.3.ask": (
        "Vous avez une plaquette de route d’{{ une DD.single }} case. Touchez la case en pointillé où vous pouvez la"
        " poser."
    ),
    "stage.bridge.3.why": "Sous le pont, c’est fermé : il y a déjà une plaquette à la sortie. La route fait un détour.",
    "stage.blocked_pawn.title": "Le pion bloqué",
    "stage.blocked_pawn.idea": (
        "Un pion d’où même la plus courte plaquette ne peut partir est retiré pour de bon. Un seul côté ouvert le"
        " sauve, même sur des cabinets."
    ),
    "stage.blocked_pawn.1.told": (
        "Un pion d’où plus aucune plaquette ne peut partir est retiré du plateau. Une plaquette, un coin ou le bord"
        " ferme un côté ; des cabinets, non."
    ),
    "stage.blocked_pawn.1.ask": "On vient de poser une plaquette, et voilà un pion enfermé. Touchez-le.",
    "stage.blocked_pawn.1.why": "D’aucun côté il n’y a de place, même pour la plus courte plaquette.",
    "stage.blocked_pawn.2.told": "Une autre table : des pions se sont retrouvés dans un coin de la ville.",
    "stage.blocked_pawn.2.ask": "On vient de poser une plaquette, et voilà un pion enfermé. Touchez-le.",
    "stage.blocked_pawn.2.why": (
        "Le bord, un coin et des plaquettes ferment tous ses côtés ; ses voisins peuvent repartir."
    ),
    "stage.outhouse.title": "Les cabinets et le vote",
    "stage.outhouse.idea": (
        "On vote pour recouvrir des cabinets : {{ une DD.ja }} voix par voyelle. Il suffit d’autant de oui que de non."
    ),
    "stage.outhouse.1.told": (
        "Un bâtiment se recouvre sans rien demander. Les cabinets bruns, eux, sont sacrés : toute la ville vote, par"
        " cartes posées face cachée."
    ),
    "stage.outhouse.1.ask": (
        "Vous avez une plaquette de route d’{{ une DD.single }} case. Touchez la case où il faut voter."
    ),
    "stage.outhouse.1.why": "Il y a des cabinets. Pour un bâtiment, ou juste à côté des cabinets, on ne vote pas.",
    "stage.outhouse.2.told": (
        "Chacun pose une carte : JA (« ja », oui en allemand) pour, NE (« nein », non) contre,"
        " {{ une DD.ja }} voix par voyelle. À égalité, c’est oui. Vous avez entrevu celle d’Elif : NEE."
    ),
    "stage.outhouse.2.legend": (
        "{{ une DD.ja }} voix : {ja:cards} {ne:cards}, {{ word DD.jaa }} : {jaa:cards} {nee:cards},"
        " {{ word DD.jaaa }} : {jaaa:cards} {neee:cards}."
    ),
    "stage.outhouse.2.ask": "Touchez la plus petite carte qui fait passer votre plaquette.",
    "stage.outhouse.2.why": "Autant de voyelles que NEE : c’est l’égalité, et à égalité, on pose la plaquette.",
    "stage.outhouse.3.told": (
        "Une autre table : Gita veut construire sur des cabinets. On peut poser plusieurs cartes, mais une suffira :"
        " elle joue JAA, Hugo joue NE."
    ),
    "stage.outhouse.3.legend": (
        "{{ une DD.ja }} voix : {ja:cards} {ne:cards}, {{ word DD.jaa }} : {jaa:cards} {nee:cards},"
        " {{ word DD.jaaa }} : {jaaa:cards} {neee:cards}."
    ),
    "stage.outhouse.3.ask": "Touchez la plus petite carte qui l’en empêche.",
    "stage.outhouse.3.why": "{no:n} voix contre {yes:n} : c’est non. Gita reprend sa plaquette, et son tour est fini.",
    "stage.joker.title": "Le joker, et les cartes dépensées",
    "stage.joker.idea": (
        "Le joker vaut {{ word DD.joker }} voix, du côté que l’on dit en dernier. Les cartes utilisées sont perdues."
    ),
    "stage.joker.1.told": (
        "JEEIIN, c’est le joker : {{ word DD.joker }} voix, toujours. Pour ou contre ? On ne le dit qu’une fois toutes"
        " les cartes retournées."
    ),
    "stage.joker.1.ask": (
        "{seat:who} {seat:verb|annonce|annoncez|annoncent} {seat:verb|son|votre|leur} joker : non ! Combien de voix y"
        " a-t-il contre la plaquette ?"
    ),
    "stage.joker.1.why": (
        "Il y en avait déjà {no:n} contre, et le joker en ajoute {{ word DD.joker }}, quelles que soient ses lettres."
    ),
    "stage.joker.2.told": (
        "Une carte utilisée sort du jeu, sauf « …? », qui ne vote rien et revient en main. Avant ce vote, vous aviez"
        " vos {{ DD.cards }} cartes : {{ DD.votes }} voix. Votre JAAA n’a pas suffi."
    ),
    "stage.joker.2.legend": (
        "{{ une DD.ja }} voix : {ja:cards} {ne:cards}, {{ word DD.jaa }} : {jaa:cards} {nee:cards}, {jein:cards},"
        " {{ word DD.jaaa }} : {jaaa:cards} {neee:cards}, aucune : {none:cards}."
    ),
    "stage.joker.2.ask": "Combien de voix vous reste-t-il après ce vote ?",
    "stage.joker.2.why": "Gagné ou perdu, ce que vous avez posé est parti : {before:n} − {used:n} = {touch:n}.",
    "stage.joker.3.told": "Une autre table. Cette fois, vous avez posé le joker, pour oui, et la proposition passe.",
    "stage.joker.3.ask": "Combien de voix vous reste-t-il après ce vote ?",
    "stage.joker.3.why": (
        "Le joker compte pour {{ word DD.joker }} voix en main ; utilisé, il est parti aussi : {before:n} − {used:n} ="
        " {touch:n}."
    ),
    "stage.must_play.title": "Passer ? Seulement si rien ne tient",
    "stage.must_play.idea": (
        "On ne passe que si aucune de ses plaquettes ne tient. Sinon il faut jouer, même sur des cabinets."
    ),
    "stage.must_play.1.told": (
        "Chen vient de poser ; le pion du fleuve est retiré. Dans le sens horaire, c’est à {seat:who}, qui n’a que du"
        " fleuve. Ali n’a que des routes. Qui ne peut rien poser passe."
    ),
    "stage.must_play.1.legend": "▪ ▪▪ ▪▪▪ : devant chacun, ses plaquettes restantes, par sorte et par longueur.",
    "stage.must_play.1.ask": "Touchez celui qui pose la prochaine plaquette.",
    "stage.must_play.1.why": "Le fleuve ne va plus nulle part : {seat:who} passe. La route d’Ali, elle, a de la place.",
    "stage.must_play.2.told": (
        "Autre table : Chen vient de poser, et {seat:who} passe aussi. La route d’Ali ne peut aller que sur des"
        " cabinets, où la ville votera. On ne passe que si rien ne tient."
    ),
    "stage.must_play.2.legend": "▪ ▪▪ ▪▪▪ : devant chacun, ses plaquettes restantes, par sorte et par longueur.",
    "stage.must_play.2.ask": "Touchez celui qui joue le prochain coup.",
    "stage.must_play.2.why": (
        "Une plaquette tient : Ali doit la proposer, cabinets ou pas. Les autres pourront encore voter contre."
    ),
    "stage.second_target.title": "Pour plus tard : la variante",
    "stage.second_target.idea": (
        "Seul l’objectif principal compte, choisi dès qu’une sorte de tracé est bloquée, ou à la fin. À égalité en"
        " tête, on compare les seconds, puis les voix."
    ),
    "stage.second_target.1.told": (
        "Chacun a {{ word DD.targets_held }} objectifs, ici visibles. Celui qui compte, à gauche, fut choisi en secret."
        " Zofia et {seat:who} sont à égalité en tête : on compare les seconds."
    ),
    "stage.second_target.1.legend": "Encadrés : ce que comptent les seconds objectifs.",
    "stage.second_target.1.ask": "Comptez sur le plateau et touchez le vainqueur.",
    "stage.second_target.1.why": (
        "Le second objectif {seat:of} rapporte {points:count|0 point|1 point|# points} : {counted:buildings} ; celui"
        " {table_seat:of}, {table_points:count|0 point|1 point|# points} : {table_counted:buildings}."
    ),
    "stage.second_target.2.told": (
        "Une autre table : Ludo et {seat:who} sont à égalité en tête. Lina a des cartes spéciales : tous les bâtiments"
        " de valeur {{ DD.all3 }}, et {{ DD.each }} point{{ s DD.each }} par bâtiment."
    ),
    "stage.second_target.2.ask": "Touchez le vainqueur.",
    "stage.second_target.2.why": (
        "Le second objectif {seat:of} rapporte {points:count|0 point|1 point|# points} : {counted:buildings} ; celui"
        " {table_seat:of}, {table_points:count|0 point|1 point|# points} : {table_counted:buildings}."
    ),
    "stage.the_end.title": "La fin, et l’égalité",
    "stage.the_end.idea": (
        "La partie finit quand toutes les plaquettes sont posées, ou qu’aucune ne tient plus. À égalité, on compte les"
        " voix gardées."
    ),
    "stage.the_end.1.told": (
        "Imani vient de poser, c’est à Petra. La partie ne continue que si une plaquette qui reste tient quelque part."
    ),
    "stage.the_end.1.legend": "▪ ▪▪ ▪▪▪ : devant chacun, ses plaquettes restantes, par sorte et par longueur.",
    "stage.the_end.1.ask": (
        "Le dernier pion {table_kind:some_kind} retiré, qui pose ensuite ? Touchez ce joueur, s’il y en a un."
    ),
    "stage.the_end.1.why": (
        "Aucune des plaquettes qui restent ne tient : {stuck:stuck}. La partie est finie, et personne ne pose"
        " plus rien."
    ),
    "stage.the_end.2.told": (
        "Une autre ville est finie, et l’on a compté : Hiro et Imani ont autant de points. Ce qui les départage, ce"
        " sont les voix gardées en main, oui et non confondus."
    ),
    "stage.the_end.2.legend": (
        "{{ une DD.ja }} voix : {ja:cards} {ne:cards}, {{ word DD.jaa }} : {jaa:cards} {nee:cards}, {jein:cards},"
        " {{ word DD.jaaa }} : {jaaa:cards} {neee:cards}, aucune : {none:cards}."
    ),
    "stage.the_end.2.ask": "Touchez le vainqueur.",
    "stage.the_end.2.why": (
        "Les points sont égaux. On compte toutes les voix encore en main, oui et non confondus : {votes:each}."
    ),
    "stage.the_end.3.told": "Encore une égalité, à une autre table : Zoé et Kofi sont en tête.",
    "stage.the_end.3.legend": (
        "{{ une DD.ja }} voix : {ja:cards} {ne:cards}, {{ word DD.jaa }} : {jaa:cards} {nee:cards}, {jein:cards},"
        " {{ word DD.jaaa }} : {jaaa:cards} {neee:cards}, aucune : {none:cards}."
    ),
    "stage.the_end.3.ask": "Touchez le vainqueur.",
    "stage.the_end.3.why": (
        "Les points sont égaux : les voix en main décident, {votes:each}. Un joker en vaut {{ word DD.joker }}."
    ),
    "stage.own_town.title": "Une petite ville à vous",
    "stage.own_town.told": (
        "Tout est prêt pour une courte partie contre un robot. Vos bâtiments sont encadrés : qu’il en reste debout !"
    ),
    "stage.own_town.before": (
        "Chaque pion va sur son coin. Chacun reçoit une carte objectif secrète et {{ DD.cards }} cartes de vote. Toutes"
        " les plaquettes, {{ DD.triples }} de {{ DD.triple }} cases, {{ DD.doubles }} de {{ DD.double }} et"
        " {{ DD.singles }} d’une seule, se distribuent au hasard, face visible : à chacun la même part de chaque"
        " longueur."
    ),
    "wrong.pawn_stays": "Le pion ne reste pas en arrière : il va toujours au bout de son tracé.",
    "wrong.pawn_goes_to_beginning": "Un pas ne suffit pas : le pion va jusqu’au bout de la plaquette.",
    "wrong.pawn_goes_past_tile": "Un pas de trop : le pion reste sur la plaquette, sur sa dernière case.",
    "wrong.one_goes_on_after_the_last": (
        "C’est le pion de la route : une plaquette de muraille part d’un pion de muraille, où que le précédent ait"
        " construit."
    ),
    "wrong.any_pawn_will_do": "Tous les pions ne se valent pas : une plaquette ne va qu’à un pion de sa sorte.",
    "wrong.tiles_may_lie_on_tiles": (
        "Il y a déjà une plaquette : on n’en recouvre jamais une autre, même d’une seule case."
    ),
    "wrong.bridges_may_be_covered": "C’est le pont lui-même : on passe dessous ; la plaquette commence juste en face.",
    "wrong.corners_may_be_covered": (
        "C’est un coin de la ville : on n’y construit jamais, même quand son pion est parti."
    ),
    "wrong.tiles_may_begin_diagonally": "Pas en diagonale : on part au nord, à l’est, au sud ou à l’ouest du pion.",
    "wrong.tiles_may_bend": (
        "À son pion, le tracé peut tourner, mais pas la plaquette : elle est droite d’un bout à l’autre."
    ),
    "wrong.paths_may_branch_off": "Un tracé ne se ramifie pas : il ne continue que là où se trouve son pion.",
    "wrong.covering_scores": (
        "Aïe, c’était à vous ! Recouvrir ne rapporte rien : le bâtiment est perdu, et ses points avec."
    ),
    "wrong.small_buildings_may_go": "Petit, mais à vous : une fois recouvert, il ne vous rapportera rien.",
    "wrong.builder_loses": "Construire ne coûte rien. Regardez plutôt qui a la carte du bâtiment recouvert.",
    "wrong.buildings_beside_tiles_are_lost": (
        "Les bâtiments voisins restent debout : seul est perdu celui qui se trouve sous la plaquette."
    ),
    "wrong.own_covering_costs_nothing": "Ce qui est recouvert est perdu, même par vous.",
    "wrong.each_building_is_one_point": (
        "Ne comptez pas les bâtiments : de vos {before:n}, ôtez le nombre de celui qui disparaît."
    ),
    "wrong.covered_building_costs_one_point": (
        "Tous les bâtiments ne coûtent pas pareil : chacun coûte le nombre qu’il porte."
    ),
    "wrong.path_may_turn_under_bridge": "On ne tourne pas sous un pont : on ressort juste en face.",
    "wrong.every_tile_may_be_passed_under": "On ne passe pas sous n’importe quelle plaquette : il faut un pont.",
    "wrong.outhouses_close_sides": "Des cabinets n’enferment pas un pion : celui-ci peut encore repartir par là.",
    "wrong.one_open_side_is_too_few": "Un seul côté libre suffit : une plaquette peut encore partir en {open:square}.",
    "wrong.some_closed_sides_are_enough": "Regardez tout autour de ce pion : il reste de la place.",
    "wrong.next_seat_goes_on": "{touch:who} {touch:verb|ne peut|ne pouvez|ne peuvent} rien poser : {stuck:stuck}.",
    "wrong.nobody_has_to_propose": (
        "On ne passe pas pour épargner des cabinets : qui a une plaquette qui tient, même là, doit jouer."
    ),
    "wrong.most_tiles_go_on": (
        "{touch:who} {touch:verb|a|avez|ont} des plaquettes, oui, mais aucune ne tient : {stuck:stuck}."
    ),
    "wrong.shortest_tile_goes_on": ("Même la courte plaquette {touch:of} n’a pas la place : {stuck:stuck}."),
    "wrong.buildings_take_a_vote": "Un bâtiment se recouvre sans demander : pour lui, on ne vote pas.",
    "wrong.nearness_takes_a_vote": "On peut s’approcher des cabinets : on ne vote que pour les recouvrir.",
    "wrong.more_than_a_tie_is_needed": (
        "Votre plaquette passe, oui, mais une plus petite carte suffisait : à égalité, on pose la plaquette."
    ),
    "wrong.strongest_no_is_needed": (
        "Elle l’arrête, oui, mais c’est cher payé : une plus petite suffit, et vous gardez celle-ci pour plus tard."
    ),
    "wrong.tie_is_a_no": "L’égalité ne veut pas dire non : avec autant de oui que de non, on pose la plaquette.",
    "wrong.each_card_is_one_vote": "Toutes les cartes ne se valent pas : comptez leurs voyelles.",
    "wrong.joker_counts_its_vowels": (
        "Ne comptez pas les voyelles du joker : il vaut toujours {{ word DD.joker }} voix."
    ),
    "wrong.joker_counts_once": "Le joker pèse plus qu’un NE : il vaut {{ word DD.joker }} voix.",
    "wrong.used_cards_come_back": "Les cartes utilisées ne reviennent pas, sauf celle de l’indécis, « …? ».",
    "wrong.each_card_used_costs_one": "Toutes les cartes ne coûtent pas pareil : chacune emporte toutes ses voix.",
    "wrong.votes_break_every_tie": "Pas si vite : dans la variante, le second objectif passe avant les voix.",
    "wrong.everyone_shows_second_target": (
        "Les {{ word DD.targets_held }} objectifs ne s’additionnent pas : seuls les joueurs à égalité montrent le"
        " second."
    ),
    "wrong.strongest_card_breaks_ties": (
        "La carte la plus forte ne décide pas seule : additionnez toutes les voix en main."
    ),
    "wrong.votes_count_as_points": (
        "Les voix ne sont pas des points : elles ne départagent que ceux qui sont à égalité."
    ),
    "wrong.tie_votes_it_down": "L’égalité ne veut pas dire non : à égalité, on pose la plaquette.",
    "wrong.strongest_card_decides": "La carte la plus forte ne décide pas seule : on additionne toutes les voix.",
    "wrong.undecided_means_no": "Une carte indécise ne dit pas non : elle ne compte pour personne.",
    "wrong.buildings_are_only_counted": "Il ne suffit pas de compter les bâtiments : on additionne leurs valeurs.",
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
