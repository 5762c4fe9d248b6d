"""Les mots autour des exemples et des petits jeux de Land Unter, en français."""

EXAMPLES: dict[str, str] = {
    "example.deal_and_count.title": "On distribue quatre mains et on compte les bouées",
    "example.deal_and_count.intro": (
        "Comptez aussi : seules les cartes du milieu portent des bouées, et trois joueurs sur quatre ont une moitié de"
        " trop, qui ne compte pas."
    ),
    "example.preserver_counts_5.title": "Toutes les cartes pour cinq joueurs",
    "example.preserver_counts_5.intro": (
        "À cinq, aucune carte ne reste dans la boîte. Comparez les mains : celle qui a le moins de bouées est aussi la"
        " plus facile à jouer."
    ),
    "example.first_trick.title": "Le premier pli",
    "example.first_trick.intro": (
        "Quatre joueurs, {{ word LU.turned }} cartes niveau d’eau : 4 et 7. Regardez qui prend quoi, et qui perd une"
        " bouée."
    ),
    "example.cover_ten_with_five.title": "Max recouvre son 10 avec un 5",
    "example.cover_ten_with_five.intro": (
        "Max montre le niveau le plus haut de la table. S’il joue une carte forte, c’est pour recouvrir son 10."
    ),
    "example.old_tide_drowns.title": "Une ancienne carte coûte une bouée",
    "example.old_tide_drowns.intro": (
        "Nina joue une carte faible et ne prend rien. Mais regardez ce qu’elle a encore devant elle."
    ),
    "example.tie_for_highest.title": "{{ Word LU.tide_copies }} joueurs au niveau le plus haut",
    "example.tie_for_highest.intro": (
        "Ida montre déjà un 9 quand l’autre 9 apparaît. Voyez ce qui arrive dès que quelqu’un l’a pris."
    ),
    "example.equal_tides.title": "{{ Word LU.turned }} cartes niveau d’eau égales",
    "example.equal_tides.intro": (
        "Les {{ word LU.turned }} cartes niveau d’eau de ce pli sont des 6. {{ Word LU.turned }} joueurs en prennent"
        " une chacun, et le pli suit son cours."
    ),
    "example.last_preserver_still_in.title": "Anna perd sa dernière bouée et joue encore",
    "example.last_preserver_still_in.intro": (
        "Il reste deux plis, et Anna n’a qu’une bouée. Voyez ce qui arrive quand elle la perd, et comment elle évite"
        " l’élimination."
    ),
    "example.elimination_redrown.title": "Mia est éliminée, et quelqu’un d’autre paie",
    "example.elimination_redrown.intro": (
        "Mia n’a plus de bouée et prend le 11. Qui montre le niveau le plus haut une fois Mia éliminée ?"
    ),
    "example.elimination_no_redrown.title": "Le même pli sans contrecoup",
    "example.elimination_no_redrown.intro": (
        "Les cartes sont les mêmes, mais on joue sans contrecoup. Paul s’en tire malgré son 8."
    ),
    "example.split_tie.title": "Un seul des deux peut payer",
    "example.split_tie.intro": "Élise et Marc se retrouvent tous deux à 10. Elle a des bouées, lui n’en a plus.",
    "example.stage_ends_early.title": "Plus que {{ word LU.survivors }} joueurs",
    "example.stage_ends_early.intro": (
        "Ils sont trois, et l’un d’eux est éliminé au septième pli. On ne joue plus aucune carte : regardez comment on"
        " compte les points."
    ),
    "example.final_scores.title": "Le décompte à la fin d’une manche",
    "example.final_scores.intro": (
        "Le dernier pli, puis les points : un par bouée, et {{ word LU.bonus }} de plus pour le niveau le plus bas."
    ),
    "example.bonus_tie.title": "{{ Word LU.tide_copies }} joueurs au niveau le plus bas",
    "example.bonus_tie.intro": (
        "Au dernier pli, Tim prend le second 4 ; Zoé montre le premier depuis un moment. À qui le bonus ?"
    ),
    "example.bonus_without_tide.title": "Un bonus sans aucune carte niveau d’eau",
    "example.bonus_without_tide.intro": (
        "Félix n’a pas pris une seule carte niveau d’eau de toute la manche. Voyez ce que cela lui rapporte."
    ),
    "example.hands_passed.title": "Chaque jeu de cartes passe à gauche",
    "example.hands_passed.intro": (
        "La première manche est finie. Suivez l’un des jeux de cartes jusqu’au voisin et recomptez-le : il ne manque"
        " rien."
    ),
    "example.game_end_tie.title": "Égalité à la fin de la partie",
    "example.game_end_tie.intro": (
        "C’est le dernier pli de la dernière manche. Emma a deux points d’avance sur Louis : cela suffira-t-il ?"
    ),
    "example.open_variant.title": "Un pli à cartes visibles",
    "example.open_variant.intro": (
        "On joue l’un après l’autre, et chacun voit ce qui a été joué avant lui. Voyez comme c’est facile pour le"
        " dernier, et qui jouera en dernier au pli suivant."
    ),
    "example.open_two_losers.title": "Deux perdants, un meneur",
    "example.open_two_losers.intro": (
        "Oscar et Lucie perdent une bouée tous les deux. Comparez ce qui leur reste : c’est ce qui décide qui mène."
    ),
    "example.full_stage.title": "Une manche entière",
    "example.full_stage.intro": (
        "La dernière manche d’une partie, une étape par pli. Cleo est en tête avec 10 points, et ce sera serré."
    ),
}

MINIGAMES: dict[str, str] = {
    "note.after.first": (
        "Aucune autre carte ne peut la dépasser, {why:clause}\u00a0: vous prenez"
        " {tide:tide}{apart:if|, le niveau le plus bas|}."
    ),
    "note.after.second": (
        "{over:who} n’{over:verb|a|avez|ont} plus que des cartes plus fortes, et les autres n’en ont plus\u00a0: vous"
        " prenez {tide:tide}{apart:if|, le niveau le plus haut|}."
    ),
    "note.after.nothing": (
        "{over:who} n’{over:verb|a|avez|ont} plus que des cartes plus fortes\u00a0: vous ne prenez aucun niveau d’eau."
    ),
    "note.after.safe": "Quoi que jouent les autres, ce pli ne vous coûte pas de bouée.",
    "note.after.pays": "Quoi que jouent les autres, ce pli vous coûte une bouée.",
    "note.after.out": "Quoi que jouent les autres, ce pli vous élimine.",
    "note.why.highest": "puisque c’est la plus forte du jeu",
    "note.why.gone": "puisque {gone:weather} {gone_count:count|est déjà jouée|sont déjà jouées}",
    "note.why.own": "puisque {own:weather} {own_count:count|est|sont} dans votre main",
    "note.why.gone_own": (
        "puisque {gone:weather} {gone_count:count|est déjà jouée|sont déjà jouées}, et que {own:weather}"
        " {own_count:count|est|sont} dans votre main"
    ),
    "note.why.all": "puisque toutes les plus fortes sont jouées ou dans votre main",
    "note.why.known": "puisque vous savez ce qu’il reste en main aux autres",
    "note.tide_left": "Il reste à prendre le niveau {tide:tide}.",
    "note.left_in_hand": "Ce qu’il leur reste\u00a0: {cards:each|weather}.",
    "example.eleven_in_front.title": "Un 11 devant soi",
    "example.eleven_in_front.intro": (
        "Il reste trois plis dans la manche. Mila montre un 11, le niveau le plus haut, et n’a plus qu’une bouée. Elle"
        " a en main 9, 11 et 30. Laquelle la tire d’affaire ? Décidez avant de continuer."
    ),
    "note.aim_now": (
        "Votre but\u00a0: le plus de points dans cette manche, {points:count|un|#} par bouée gardée (il vous en reste"
        " {left:count|une|#}), {bonus:count|un|#} de plus pour le niveau le plus bas."
    ),
    "note.aim_now.none": (
        "Vous n’avez plus de bouée. Votre but\u00a0: ne pas devoir en perdre une, sinon vous êtes hors jeu."
    ),
    "aim": (
        "Votre but : garder des bouées. À chaque pli, le niveau d’eau le plus haut en coûte une ; en fin de manche, "
        "chacune qui vous reste rapporte {{ word LU.preserver_points }} point{{ s LU.preserver_points }},"
        " et le plus grand total gagne."
    ),
    "minigame.one_trick.title": "Un seul pli",
    "minigame.one_trick.goal": "Passez ce pli sans perdre de bouée.",
    "minigame.one_trick.won": "Bien joué : c’est un autre qui perd une bouée, et vous gardez toutes les vôtres.",
    "minigame.one_trick.lost": (
        "Cette fois, c’est vous qui perdez une bouée. Regardez les niveaux : pouviez-vous arriver premier, ou ne rien"
        " prendre ?"
    ),
    "minigame.last_four.title": "Les quatre derniers plis",
    "minigame.last_four.goal": "Marquez au moins trois points dans cette manche.",
    "minigame.last_four.won": "Trois points ou plus : vos bouées sont sauvées.",
    "minigame.last_four.lost": (
        "Moins de trois points. Juste avant la fin, une carte forte peut recouvrir un niveau trop haut, et le niveau le"
        " plus bas rapporte un bonus."
    ),
    "minigame.bad_hand.title": "Une mauvaise main",
    "minigame.bad_hand.goal": "Jouez une manche entière avec ces cartes et marquez au moins quatre points.",
    "minigame.bad_hand.won": "Quatre points ou plus avec de telles cartes : bravo, ce n’était pas facile !",
    "minigame.bad_hand.lost": (
        "Moins de quatre points. Jouez les cartes du milieu quand vous êtes sûr qu’un autre prendra la carte niveau"
        " d’eau la plus haute : c’est là qu’elles risquent le moins."
    ),
    "minigame.swap_beat.title": "Avec les cartes du voisin",
    "minigame.swap_beat.goal": (
        "La deuxième manche commence, et vous avez en main les cartes avec lesquelles le robot à votre droite vient de"
        " marquer deux points. Marquez-en plus de deux."
    ),
    "minigame.swap_beat.won": (
        "Plus de points avec les mêmes cartes : votre voisin sait maintenant comment il fallait s’y prendre."
    ),
    "minigame.swap_beat.lost": (
        "Pas plus de deux points : le robot a fait aussi bien, ou mieux, avec ces cartes. Les plus fortes servent à"
        " recouvrir un niveau trop haut au bon moment."
    ),
}

OUTCOMES: dict[str, str] = {
    "outcome.lower_tide": (
        "{owner:who} {owner:verb|prend|prenez|prennent} le niveau d’eau le plus bas, {tide:tide}, avec la carte la plus"
        " forte"
    ),
    "outcome.higher_tide": ("{owner:who} {owner:verb|prend|prenez|prennent} le niveau d’eau le plus haut, {tide:tide}"),
    "outcome.equal_tide": "{owner:who} {owner:verb|prend|prenez|prennent} un niveau d’eau {tide:tide}",
    "outcome.loss": "{owner:who} {owner:verb|perd|perdez|perdent} une bouée dans ce pli",
    "outcome.other_loss": "{owner:who} {owner:verb|perd|perdez|perdent} une bouée dans ce pli",
    "outcome.loss_later": "{owner:who} {owner:verb|perd|perdez|perdent} une bouée avant la fin de la manche",
    "outcome.other_loss_later": "{owner:who} {owner:verb|perd|perdez|perdent} une bouée avant la fin de la manche",
    "outcome.eliminated": "{owner:who} {owner:verb|est|êtes|sont} hors jeu avant la fin de la manche",
    "outcome.other_eliminated": "{owner:who} {owner:verb|est|êtes|sont} hors jeu avant la fin de la manche",
    "outcome.bonus": ("{owner:who} {owner:verb|reçoit|recevez|reçoivent} le bonus de cette manche"),
    "outcome.other_bonus": ("{owner:who} {owner:verb|reçoit|recevez|reçoivent} le bonus de cette manche"),
    "outcome.card_takes_lower": (
        "{owner:verb|son|votre|leur} {card:weather} prend un niveau plus bas dans un pli suivant"
    ),
    "outcome.card_takes_higher": (
        "{owner:verb|son|votre|leur} {card:weather} prend un niveau plus haut dans un pli suivant"
    ),
    "way.level_and_round": "avec le niveau {level:tide}, au pli {round:n}",
    "way.level": "avec le niveau {level:tide}",
    "way.round": "au pli {round:n}",
}
