"""Les mots des questions que Drunter & Drüber ne pose qu’à d’autres tables, en français (voir `lessons.elsewhere`)."""

ELSEWHERE: dict[str, str] = {
    "stage.tile_and_pawn.4.ask": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way} d’une plaquette"
        " {length:size}. Touchez la case où commence la plaquette."
    ),
    "stage.tile_and_pawn.4.why": "Une plaquette commence juste à côté de son pion, sans laisser de vide.",
    "stage.tile_and_pawn.5.ask": (
        "{seat:who} {seat:verb|a|avez|ont} une plaquette {other:some_kind} {length:size}, mais aucune plaquette"
        " {kind:some_kind} aussi longue. Peut-on poser la plaquette {other:some_kind} contre un pion {kind:some_kind} ?"
    ),
    "stage.tile_and_pawn.5.why": "Une plaquette ne se pose que contre un pion de sa sorte.",
    "stage.free_end.3.ask": ("{seat:who} {seat:verb|voudrait|voudriez|voudraient} {move:to_build}. Est-ce permis ?"),
    "stage.free_end.4.ask": ("{seat:who} {seat:verb|voudrait|voudriez|voudraient} {move:to_build}. Est-ce permis ?"),
    "stage.free_end.3.why.laid": (
        "Elle recouvre {covered:buildings} : on construit sur un bâtiment ; ni plaquette ni coin ne gêne."
    ),
    "stage.free_end.4.why.laid": (
        "Elle recouvre {covered:buildings} : on construit sur un bâtiment ; ni plaquette ni coin ne gêne."
    ),
    "stage.bridge.4.ask": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way}, sous le pont en"
        " {bridge:square}, d’une plaquette {length:size}. Touchez la case où s’arrête le pion."
    ),
    "stage.bridge.4.why": "Le pion va jusqu’au bout, derrière le pont aussi.",
    "stage.bridge.5.ask": (
        "{seat:who} {seat:verb|voudrait|voudriez|voudraient} passer sous un pont pour {move:to_build}. Est-ce permis ?"
    ),
    "stage.bridge.5.why.laid": "On passe sous le pont tout droit, et la case derrière est libre.",
    "stage.blocked_pawn.4.ask": (
        "Aucune plaquette {seat:of} ne tient nulle part. Touchez le joueur qui joue le prochain coup."
    ),
    "stage.blocked_pawn.4.why": (
        "{seat:who} {seat:verb|passe|passez|passent}. Dans le sens des aiguilles d’une montre, le premier à pouvoir"
        " poser, c’est {touch:who}."
    ),
    "stage.blocked_pawn.5.ask": (
        "Un pion {kind:some_kind} a été retiré du plateau. {seat:who} {seat:verb|voudrait|voudriez|voudraient}"
        " pourtant, à partir de là, {move:to_build}. Est-ce permis ?"
    ),
    "stage.outhouse.4.ask": ("{seat:who} {seat:verb|voudrait|voudriez|voudraient} {move:to_build}. Est-ce permis ?"),
    "stage.outhouse.4.why.laid": "Elle ne recouvre pas les cabinets : à côté, on construit sans vote.",
    "stage.outhouse.4.why.vote": "Elle recouvrirait des cabinets, et cela, on le vote.",
    "stage.outhouse.5.ask": "Toutes les cartes de vote sont sur la table. Que devient la proposition {seat:of} ?",
    "stage.outhouse.5.why": "{yes:n} pour, {no:n} contre : la plaquette est posée, sauf si les non l’emportent.",
    "stage.outhouse.6.ask": (
        "Toutes les cartes de vote sont sur la table. Que décide-t-on de la proposition {seat:of} ?"
    ),
    "stage.outhouse.6.why": (
        "{yes:n} pour, {no:n} contre : les non l’emportent, la plaquette est reprise et le tour est fini."
    ),
    "stage.outhouse.7.ask": (
        "Il y a plus de voix contre la plaquette {seat:of} que pour elle. Touchez le joueur qui joue le prochain coup."
    ),
    "stage.outhouse.7.why": (
        "Vote perdu, tour fini : {seat:who} {seat:verb|reprend|reprenez|reprennent} la plaquette, et c’est à"
        " {touch:who}."
    ),
    "stage.joker.4.ask": "Combien de cartes de vote avez-vous en main après ce vote ?",
    "stage.joker.4.why": "Ce qui a été posé est perdu. Seule « …? » revient en main.",
    "stage.joker.5.ask": "Toutes les cartes de vote sont sur la table. Combien de voix y a-t-il pour la plaquette ?",
    "stage.joker.5.why": "On ne compte ici que les voyelles des cartes pour.",
    "stage.second_target.3.ask": (
        "La construction est finie, et {seat:who} {seat:verb|montre|montrez|montrent} {seat:verb|son|votre|leur}"
        " objectif principal : « {target:target} ». Combien de points rapporte-t-il ?"
    ),
    "stage.second_target.4.ask": (
        "Deux joueurs sont à égalité en tête. L’un d’eux a montré son second objectif, et {seat:who}"
        " {seat:verb|montre|montrez|montrent} maintenant le sien. Touchez le vainqueur."
    ),
    "stage.second_target.4.why": (
        "Le second objectif {seat:of} rapporte {points:count|0 point|1 point|# points} ({counted:buildings}), celui"
        " d’avant {table_points:count|0 point|1 point|# points}."
    ),
    "stage.the_end.4.ask": "Toutes les cartes objectif sont retournées. Touchez le vainqueur.",
    "stage.the_end.5.ask": (
        "La construction est finie, et {seat:who} {seat:verb|montre|montrez|montrent} la carte objectif"
        " « {target:target} ». Combien de points rapporte-t-elle ?"
    ),
    "stage.the_end.6.ask": (
        "Les cartes objectif et les cartes de vote qui restent sont retournées. Combien de joueurs gagnent ?"
    ),
    "stage.the_end.6.why": "Ils ont autant de points et autant de voix : ils partagent la victoire.",
    "stage.the_end.7.ask": "{seats:who} sont à égalité en tête. Touchez le vainqueur.",
    "stage.the_end.7.why": "Les points sont égaux : les voix en main décident, {votes:each}.",
    "wrong.tile_begins_under_pawn": (
        "Ce serait juste si une plaquette partait de sous son pion. Elle commence juste à côté."
    ),
    "wrong.tile_lies_the_other_way_round": (
        "Ce serait juste si une plaquette finissait contre son pion. C’est là qu’elle commence."
    ),
    "wrong.tile_leaves_a_gap": (
        "Ce serait juste si une plaquette restait à distance du pion. Elle commence juste à côté."
    ),
    "wrong.bridge_is_built_over": (
        "Ce serait juste si la plaquette pouvait se poser sur le pont. Elle ne commence que derrière."
    ),
    "wrong.need_allows_everything": (
        "Ce serait juste si l’on pouvait enfreindre une règle quand rien d’autre ne tient. Elle vaut même alors."
    ),
    "wrong.tiles_may_stick_out": "Ce serait juste si une plaquette pouvait dépasser du plateau. C’est interdit.",
    "wrong.paths_go_on_without_pawn": (
        "Ce serait juste si un tracé pouvait continuer sans son pion. Un pion retiré l’est pour de bon."
    ),
    "wrong.buildings_are_in_the_way": "Ce serait juste si les bâtiments barraient le passage. On peut les recouvrir.",
    "wrong.bridges_are_in_the_way": "Ce serait juste si un pont barrait le passage. Tout tracé peut passer dessous.",
    "wrong.bridges_are_a_last_resort": (
        "Ce serait juste si un pont était le dernier recours. Toute voie peut passer dessous, à tout moment."
    ),
    "wrong.buildings_are_a_last_resort": (
        "Ce serait juste s’il fallait épargner les bâtiments. On peut toujours les recouvrir."
    ),
    "wrong.outhouses_are_in_the_way": (
        "Ce serait juste si l’on ne pouvait jamais recouvrir des cabinets. On le peut, si le vote le permet."
    ),
    "wrong.outhouses_are_like_buildings": (
        "Ce serait juste si les cabinets se recouvraient comme les bâtiments. Pour eux, on vote."
    ),
    "wrong.nearness_is_forbidden": (
        "Ce serait juste s’il fallait rester loin des cabinets. Juste à côté, on construit librement."
    ),
    "wrong.last_builder_goes_on": (
        "Ce serait juste si le tour revenait en arrière quand quelqu’un passe. Il continue dans le sens des aiguilles"
        " d’une montre."
    ),
    "wrong.proposer_goes_on": "Ce serait juste si l’on pouvait réessayer aussitôt. Un vote perdu met fin au tour.",
    "wrong.loudest_no_goes_on": (
        "Ce serait juste si le tour allait à celui qui a arrêté la plaquette. Il continue dans le sens des aiguilles"
        " d’une montre."
    ),
    "wrong.tie_stops_a_tile": "Ce serait juste si l’égalité voulait dire non. À égalité, on pose la plaquette.",
    "wrong.cards_count_alike": "Ce serait juste si toutes les cartes se valaient. Comptez leurs voyelles.",
    "wrong.letters_are_votes": "Ce serait juste si chaque lettre comptait. Seules les voyelles sont des voix.",
    "wrong.undecided_is_a_no": "Ce serait juste si « …? » était un non. Elle ne compte pas.",
    "wrong.yes_cards_count_alike": "Ce serait juste si chaque carte valait {{ une DD.ja }} voix. Comptez les voyelles.",
    "wrong.letters_of_yes_are_votes": "Ce serait juste si chaque lettre comptait. Seules les voyelles sont des voix.",
    "wrong.no_is_taken_off_yes": "Ce serait juste s’il fallait retirer les voix contre. Ici, on demande les voix pour.",
    "wrong.undecided_is_used_up": (
        "Ce serait juste si la carte de l’indécis, « …? », était dépensée aussi. Elle revient."
    ),
    "wrong.all_cards_come_back": (
        "Ce serait juste si toutes les cartes revenaient. Seule revient celle de l’indécis, « …? »."
    ),
    "wrong.most_buildings_win": "Ce serait juste si le nombre de bâtiments décidait. Additionnez leurs valeurs.",
    "wrong.most_cards_win": "Ce serait juste si le nombre de cartes de vote décidait. Il ne décide jamais.",
    "wrong.highest_building_wins": (
        "Ce serait juste si le meilleur bâtiment décidait à lui seul. Additionnez tous ceux qui comptent."
    ),
    "wrong.first_of_tied_wins": "Ce serait juste si le premier des joueurs à égalité gagnait. L’ordre n’y fait rien.",
    "wrong.best_second_target_wins": (
        "Ce serait juste si le meilleur second objectif l’emportait. Seuls comptent ceux des joueurs à égalité."
    ),
    "wrong.last_builder_wins": "Ce serait juste si la dernière plaquette donnait la victoire. Elle ne rapporte rien.",
    "wrong.covered_buildings_count_too": (
        "Ce serait juste si les bâtiments recouverts comptaient encore. Ils sont perdus."
    ),
    "wrong.highest_building_counts_alone": (
        "Ce serait juste si seul le meilleur bâtiment comptait. Tous ceux qui sont debout comptent."
    ),
    "wrong.values_are_always_added": (
        "Ce serait juste si cette carte comptait les valeurs. Elle rapporte {{ word DD.each }} point{{ s DD.each }}"
        " par bâtiment."
    ),
    "wrong.highest_of_each_type_counts": (
        "Ce serait juste si l’on comptait le plus grand de chaque type. Ici, c’est le plus petit."
    ),
    "wrong.first_tied_wins_alone": (
        "Ce serait juste s’il fallait un seul vainqueur. Si les voix aussi sont égales, on partage la victoire."
    ),
    "wrong.ties_have_no_winner": (
        "Ce serait juste si personne ne gagnait à égalité. Ceux qui y restent jusqu’au bout partagent la victoire."
    ),
    "wrong.far_side_may_be_covered": (
        "Ce serait juste si la case derrière un pont pouvait être prise. Il faut qu’elle soit libre."
    ),
}
