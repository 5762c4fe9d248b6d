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
        "Elle recouvre {covered:buildings}, et un bâtiment se recouvre ; aucune plaquette, aucun coin n’est dessous."
    ),
    "stage.free_end.4.why.laid": (
        "Elle recouvre {covered:buildings}, et un bâtiment se recouvre ; aucune plaquette, aucun coin n’est dessous."
    ),
    "stage.bridge.4.ask": (
        "{seat:who} {seat:verb|prolonge|prolongez|prolongent} {kind:the_kind} {direction:way}, sous le pont en"
        " {bridge:square}, d’une plaquette {length:size}. Touchez la case où s’arrête le pion."
    ),
    "stage.bridge.4.why": "Le pion va jusqu’au bout de la plaquette, même de l’autre côté d’un pont.",
    "stage.bridge.5.ask": (
        "{seat:who} {seat:verb|voudrait|voudriez|voudraient} passer sous un pont pour {move:to_build}. Est-ce permis ?"
    ),
    "stage.bridge.5.why.laid": "On passe tout droit sous le pont, et la case d’en face est libre.",
    "stage.blocked_pawn.3.ask": (
        "Aucune plaquette {seat:of} ne tient nulle part. Touchez le joueur qui joue le prochain coup."
    ),
    "stage.blocked_pawn.3.why": (
        "{seat:who} {seat:verb|passe|passez|passent}. Dans le sens des aiguilles d’une montre, le premier à pouvoir"
        " poser, c’est {touch:who}."
    ),
    "stage.blocked_pawn.4.ask": (
        "Un pion {kind:some_kind} a été retiré du plateau. {seat:who} {seat:verb|voudrait|voudriez|voudraient}"
        " pourtant, à partir de là, {move:to_build}. Est-ce permis ?"
    ),
    "stage.outhouse.4.ask": ("{seat:who} {seat:verb|voudrait|voudriez|voudraient} {move:to_build}. Est-ce permis ?"),
    "stage.outhouse.4.why.laid": "Elle ne recouvre pas les cabinets : à côté, on construit sans vote.",
    "stage.outhouse.4.why.vote": "Elle recouvrirait des cabinets, et pour cela, on vote.",
    "stage.outhouse.5.ask": "Toutes les cartes de vote sont sur la table. Que devient la proposition {seat:of} ?",
    "stage.outhouse.5.why": "{yes:n} pour, {no:n} contre : la plaquette est posée. À égalité aussi, c’est oui.",
    "stage.outhouse.6.ask": (
        "Toutes les cartes de vote sont sur la table. Que décide-t-on de la proposition {seat:of} ?"
    ),
    "stage.outhouse.6.why": (
        "{yes:n} pour, {no:n} contre : il y a plus de non (à égalité, ce serait oui), la plaquette est reprise et le"
        " tour est fini."
    ),
    "stage.outhouse.7.ask": (
        "Il y a plus de voix contre la plaquette {seat:of} que pour elle. Touchez le joueur qui joue le prochain coup."
    ),
    "stage.outhouse.7.why": (
        "Vote perdu, tour fini : {seat:who} {seat:verb|reprend|reprenez|reprennent} la plaquette, et c’est à"
        " {touch:who}."
    ),
    "stage.joker.4.ask": "Combien de cartes de vote avez-vous en main après ce vote ?",
    "stage.joker.4.why": "Des cartes posées, seule « …? » revient en main : il vous en reste {touch:n}.",
    "stage.joker.5.ask": "Toutes les cartes de vote sont sur la table. Combien de voix y a-t-il pour la plaquette ?",
    "stage.joker.5.why": "Les voyelles des cartes « pour », et d’elles seules : {sum:n}.",
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
        " {table_seat:of}, {table_points:count|0 point|1 point|# points} ({table_counted:buildings})."
    ),
    "stage.the_end.4.ask": "Toutes les cartes objectif sont retournées. Touchez le vainqueur.",
    "stage.the_end.4.why": ("De chaque carte objectif, il reste : {left:each|buildings}. Les points : {scores:each}."),
    "stage.the_end.5.ask": (
        "La construction est finie, et {seat:who} {seat:verb|montre|montrez|montrent} la carte objectif"
        " « {target:target} ». Combien de points rapporte-t-elle ?"
    ),
    "stage.the_end.6.ask": (
        "Les cartes objectif et les cartes de vote qui restent sont retournées. Combien de joueurs gagnent ?"
    ),
    "stage.the_end.6.why": (
        "{winners:who} sont à égalité en tête, et pour les voix aussi : ils partagent la victoire."
    ),
    "stage.the_end.7.ask": "{seats:who} sont à égalité en tête. Touchez le vainqueur.",
    "stage.the_end.7.why": "Les points sont égaux : les voix en main décident, {votes:each}.",
    "wrong.tile_begins_under_pawn": "Une plaquette ne part pas de sous son pion : elle commence juste à côté.",
    "wrong.tile_lies_the_other_way_round": "C’est l’autre bout : une plaquette commence contre son pion.",
    "wrong.tile_leaves_a_gap": "Pas de vide : la plaquette commence juste à côté du pion.",
    "wrong.bridge_is_built_over": "On ne se pose pas sur un pont : la plaquette ne commence que de l’autre côté.",
    "wrong.need_allows_everything": "Une règle vaut même quand rien d’autre ne tient.",
    "wrong.tiles_may_stick_out": "Une plaquette ne dépasse jamais du plateau.",
    "wrong.paths_go_on_without_pawn": "Pas de tracé sans pion : un pion retiré l’est pour de bon.",
    "wrong.buildings_are_in_the_way": "Un bâtiment ne barre pas le passage : on peut le recouvrir.",
    "wrong.bridges_are_in_the_way": "Un pont ne barre pas le passage : tout tracé peut passer dessous.",
    "wrong.bridges_are_a_last_resort": (
        "Un pont n’est pas un dernier recours : tout tracé peut passer dessous, à tout moment."
    ),
    "wrong.buildings_are_a_last_resort": "Rien n’oblige à épargner les bâtiments : on peut toujours les recouvrir.",
    "wrong.outhouses_are_in_the_way": "Des cabinets se recouvrent aussi, si le vote le permet.",
    "wrong.outhouses_are_like_buildings": "Les cabinets ne se recouvrent pas comme un bâtiment : pour eux, on vote.",
    "wrong.nearness_is_forbidden": "Inutile de rester loin des cabinets : juste à côté, on construit librement.",
    "wrong.last_builder_goes_on": (
        "Quand quelqu’un passe, on ne revient pas en arrière : on continue dans le sens des aiguilles d’une montre."
    ),
    "wrong.proposer_goes_on": "On ne réessaie pas aussitôt : un vote perdu met fin au tour.",
    "wrong.loudest_no_goes_on": (
        "Avoir arrêté la plaquette ne donne pas le tour : il continue dans le sens des aiguilles d’une montre."
    ),
    "wrong.tie_stops_a_tile": "L’égalité ne veut pas dire non : à égalité, on pose la plaquette.",
    "wrong.cards_count_alike": "Toutes les cartes ne se valent pas : comptez leurs voyelles.",
    "wrong.letters_are_votes": "Pas chaque lettre : seules les voyelles sont des voix.",
    "wrong.undecided_is_a_no": "« …? » n’est pas un non : elle ne compte pas.",
    "wrong.yes_cards_count_alike": "Une carte ne vaut pas toujours {{ une DD.ja }} voix : comptez les voyelles.",
    "wrong.letters_of_yes_are_votes": "Pas chaque lettre : seules les voyelles sont des voix.",
    "wrong.no_is_taken_off_yes": "Rien à retrancher : on demande ici les voix pour, et elles seules.",
    "wrong.undecided_is_used_up": "La carte de l’indécis, « …? », n’est jamais dépensée : elle revient.",
    "wrong.all_cards_come_back": "Elles ne reviennent pas toutes : seule revient celle de l’indécis, « …? ».",
    "wrong.most_buildings_win": "Le nombre de bâtiments ne décide pas : additionnez leurs valeurs.",
    "wrong.most_cards_win": (
        "Le nombre de cartes de vote ne décide jamais : comptez les points, et à égalité les voix."
    ),
    "wrong.highest_building_wins": "Le meilleur bâtiment ne décide pas seul : additionnez tous ceux qui comptent.",
    "wrong.first_of_tied_wins": "Être le premier des joueurs à égalité ne suffit pas : l’ordre n’y fait rien.",
    "wrong.best_second_target_wins": (
        "Le meilleur second objectif ne suffit pas : seuls comptent ceux des joueurs à égalité."
    ),
    "wrong.last_builder_wins": "Poser la dernière plaquette ne rapporte rien : comptez.",
    "wrong.covered_buildings_count_too": "Les bâtiments recouverts ne comptent plus : ils sont perdus.",
    "wrong.highest_building_counts_alone": "Pas seulement le meilleur : tous les bâtiments debout comptent.",
    "wrong.values_are_always_added": (
        "Cette carte ne compte pas les valeurs : elle rapporte {{ word DD.each }} point{{ s DD.each }} par bâtiment."
    ),
    "wrong.highest_of_each_type_counts": "Pas le plus grand de chaque type : ici, c’est le plus petit.",
    "wrong.first_tied_wins_alone": (
        "On peut gagner à plusieurs : si les voix aussi sont égales, on partage la victoire."
    ),
    "wrong.ties_have_no_winner": (
        "Une égalité a ses vainqueurs : ceux qui y restent jusqu’au bout partagent la victoire."
    ),
    "wrong.far_side_may_be_covered": "En face, la case est déjà prise : il faut qu’elle soit libre.",
}
