"""Les mots de la leçon de Land Unter, en français : ses étapes, et les fausses règles d’après lesquelles on répond."""

COURSE: dict[str, str] = {
    "stage.who_takes.title": "Qui prend quelle carte niveau d’eau ?",
    "stage.who_takes.idea": (
        "La carte temps la plus forte doit prendre l’eau la plus basse, la {{ ordinal LU.turned }} prend l’autre."
    ),
    "stage.who_takes.1.told": (
        "L’eau la plus haute coûte une bouée : gardez les vôtres. {{ Word LU.turned }} cartes niveau d’eau sont"
        " révélées, {tide:tide} et {other:tide}. La carte temps la plus forte doit prendre l’eau la plus basse."
    ),
    "stage.who_takes.1.ask": "Touchez celui qui doit prendre le {tide:tide}.",
    "stage.who_takes.2.told": "Voici l’autre carte niveau d’eau.",
    "stage.who_takes.2.ask": "L’eau la plus basse est prise. Touchez celui qui prend le {tide:tide}.",
    "stage.who_takes.3.told": "Une autre table, d’autres cartes.",
    "stage.who_takes.3.ask": "Touchez celui qui prendra le {tide:tide}, la carte niveau d’eau la plus haute.",
    "stage.new_tide_covers.title": "La nouvelle carte et l’ancienne",
    "stage.new_tide_covers.idea": (
        "La nouvelle carte niveau d’eau se pose toujours sur l’ancienne ; seule celle du dessus compte."
    ),
    "stage.new_tide_covers.1.told": (
        "{seat:who} montre {old:tide} et a joué la carte la plus forte. Une nouvelle carte niveau d’eau se pose sur"
        " l’ancienne."
    ),
    "stage.new_tide_covers.1.ask": "Touchez la carte niveau d’eau qui comptera pour {seat:who}.",
    "stage.new_tide_covers.2.told": (
        "Une autre table. {seat:who} montre un {old:tide} bien confortable, et a joué la {{ ordinal LU.turned }} plus"
        " forte."
    ),
    "stage.new_tide_covers.2.ask": "Touchez la carte niveau d’eau qui comptera pour {seat:who}.",
    "stage.who_pays.title": "Qui perd une bouée ?",
    "stage.who_pays.idea": "Le niveau le plus haut de tous perd une bouée, même si la carte est ancienne.",
    "stage.who_pays.1.told": (
        "Les cartes niveau d’eau sont prises. Ceux qui n’ont rien pris en montrent encore une ancienne. Le niveau le"
        " plus haut de tous coûte une bouée."
    ),
    "stage.who_pays.1.ask": "Touchez celui qui perd une bouée.",
    "stage.who_pays.2.told": "Une autre table, où les cartes niveau d’eau sont prises aussi.",
    "stage.who_pays.2.ask": "Touchez celui qui perd une bouée.",
    "stage.highest_tide_twice.title": "Égalité au niveau le plus haut",
    "stage.highest_tide_twice.idea": (
        "En cas d’égalité au niveau le plus haut, chacun des joueurs à égalité perd une bouée."
    ),
    "stage.highest_tide_twice.1.told": (
        "Chaque carte niveau d’eau existe en {{ word LU.tide_copies }} exemplaires. Ici, plusieurs joueurs montrent"
        " le niveau le plus haut, {level:tide}."
    ),
    "stage.highest_tide_twice.1.ask": "Combien de joueurs perdent une bouée ?",
    "stage.highest_tide_twice.2.told": (
        "Une autre table. Ici, les {{ word LU.turned }} nouvelles cartes niveau d’eau portent le même numéro."
    ),
    "stage.highest_tide_twice.2.ask": "Combien de joueurs perdent une bouée ?",
    "stage.highest_tide_twice.2.why": (
        "{seat:who} {seat:verb|est seul|êtes seul|sont seuls} à montrer le niveau le plus haut, {level:tide} :"
        " personne d’autre ne paie."
    ),
    "stage.count_preservers.title": "Combien de bouées recevez-vous ?",
    "stage.count_preservers.idea": "Les moitiés font des bouées entières ; une moitié seule ne compte pas.",
    "stage.count_preservers.1.told": (
        "Voici vos cartes. De {{ 2 * LU.band + 1 }} à {{ 3 * LU.band }}, elles montrent une bouée, de {{ LU.band + 1 }}"
        " à {{ 2 * LU.band }} et de {{ 3 * LU.band + 1 }} à {{ 4 * LU.band }} une moitié, les autres rien. Une moitié"
        " seule ne compte pas."
    ),
    "stage.count_preservers.1.ask": "Combien de cartes bouée prenez-vous ?",
    "stage.count_preservers.1.why": (
        "{whole:count|Aucune carte ne montre|Une carte montre|# cartes montrent} une bouée entière,"
        " {half:count|aucune|une|#} une moitié : {whole:n} + {pairs:n} = {touch:n}{rest:count|.|, et il reste une"
        " moitié.|.}"
    ),
    "stage.count_preservers.2.told": "Une autre main.",
    "stage.count_preservers.2.ask": "Combien de cartes bouée prenez-vous ?",
    "stage.count_preservers.2.why": (
        "{whole:count|Aucune carte ne montre|Une carte montre|# cartes montrent} une bouée entière,"
        " {half:count|aucune|une|#} une moitié : {whole:n} + {pairs:n} = {touch:n}{rest:count|.|, et il reste une"
        " moitié.|.}"
    ),
    "stage.last_preserver.title": "La dernière bouée",
    "stage.last_preserver.idea": "Sans bouée, on joue encore. On n’est éliminé que si l’on doit en perdre une de plus.",
    "stage.last_preserver.1.told": (
        "{seat:who} montre le niveau le plus haut et doit payer avec sa dernière bouée. On n’est éliminé que si l’on"
        " n’a rien pour payer."
    ),
    "stage.last_preserver.1.ask": "Combien de joueurs sont encore en jeu après ce pli ?",
    "stage.last_preserver.2.told": "Une autre table, où {seat:who} paie aussi avec sa dernière bouée.",
    "stage.last_preserver.2.ask": "Combien de joueurs sont encore en jeu après ce pli ?",
    "stage.redrown.title": "Quelqu’un se noie",
    "stage.redrown.idea": (
        "Sans bouée à perdre, on est éliminé. Avec le contrecoup, le niveau le plus haut parmi les autres paie alors,"
        " sauf s’il ne reste que {{ word LU.survivors }} joueurs."
    ),
    "stage.redrown.1.told": (
        "Mia, sans bouée, montrait le niveau le plus haut : elle est éliminée. Quelqu’un doit payer. C’est le"
        " contrecoup : il frappe le niveau le plus haut parmi les autres."
    ),
    "stage.redrown.1.ask": "Le contrecoup est en jeu : touchez celui ou celle qui paie.",
    "stage.redrown.2.told": (
        "L’édition de Gamewright, Turn the Tide, se joue sans contrecoup. La même table, selon ses règles."
    ),
    "stage.redrown.2.ask": "Il n’y a pas de contrecoup : touchez celui ou celle qui paie.",
    "stage.redrown.3.told": "Une autre table. Sam est éliminé.",
    "stage.redrown.3.ask": "Le contrecoup est en jeu : touchez celui ou celle qui paie.",
    "stage.redrown.4.told": (
        "Une autre table, à {{ word LU.no_redrown }} joueurs. Sara est éliminée. Dès qu’il ne reste que"
        " {{ word LU.survivors }} joueurs, la manche s’arrête."
    ),
    "stage.redrown.4.ask": "Touchez celui ou celle qui paie.",
    "stage.split_tie.title": "Égalité, et l’un ne peut pas payer",
    "stage.split_tie.idea": (
        "À égalité, on perd une bouée, ou l’on est éliminé faute de bouée. Le contrecoup ne vient que si personne n’a"
        " payé."
    ),
    "stage.split_tie.1.told": (
        "Élise et Marc partagent le niveau le plus haut. Elle a encore des bouées, lui n’en a plus."
    ),
    "stage.split_tie.1.ask": "Le contrecoup est en jeu : touchez celui ou celle qui perd une bouée.",
    "stage.split_tie.2.told": (
        "Une autre table. Emma et Noé partageaient le niveau le plus haut, et ni l’un ni l’autre"
        " n’avait de bouée : ils sont éliminés."
    ),
    "stage.split_tie.2.ask": "Le contrecoup est en jeu : touchez celui ou celle qui paie.",
    "stage.split_tie.2.why": (
        "Personne n’a encore payé : c’est le contrecoup, et {seat:who} {seat:verb|montre|montrez|montrent} maintenant"
        " le niveau le plus haut, {level:tide}."
    ),
    "stage.points_and_bonus.title": "Les points et le bonus",
    "stage.points_and_bonus.idea": (
        "Une bouée rapporte {{ LU.preserver_points }}, une élimination {{ LU.eliminated_points }}, et le niveau le plus"
        " bas encore en jeu {{ LU.bonus }} de plus."
    ),
    "stage.points_and_bonus.1.told": (
        "La manche est finie. Chaque bouée qui reste vaut {{ word LU.preserver_points }}"
        " point{{ s LU.preserver_points }}, et le niveau le plus bas un bonus."
    ),
    "stage.points_and_bonus.1.ask": "Touchez celui ou celle qui reçoit le bonus.",
    "stage.points_and_bonus.2.told": (
        "Une autre table. Marc a été éliminé, et ses cartes niveau d’eau sont face cachée."
    ),
    "stage.points_and_bonus.2.ask": "Touchez celui ou celle qui reçoit le bonus.",
    "stage.points_and_bonus.2.why": (
        "De ceux qui sont encore en jeu, c’est {seat:who} qui {seat:verb|montre|montrez|montrent} le niveau le plus"
        " bas, {level:tide}."
    ),
    "stage.points_and_bonus.3.told": (
        "{seat:who} n’a plus de bouée, mais est encore en jeu et montre le niveau le plus bas."
    ),
    "stage.points_and_bonus.3.ask": "Combien de points cela fait-il pour {seat:who} dans cette manche ?",
    "stage.points_and_bonus.3.why": "Les bouées et le bonus : {own:n} + {{ LU.bonus }} = {touch:n}.",
    "stage.sets_go_left.title": "Les mains changent de joueur",
    "stage.sets_go_left.idea": "Après chaque manche, les mains passent à gauche, et toutes les bouées reviennent.",
    "stage.sets_go_left.1.told": (
        "La manche est finie. Chacun passe toutes ses cartes à gauche : dans le sens horaire, donc au joueur du"
        " dessous."
    ),
    "stage.sets_go_left.1.ask": "Touchez celui ou celle qui reçoit les cartes {giver:of}.",
    "stage.sets_go_left.1.why": "{receiver:who} {receiver:verb|est|êtes|sont} à gauche {giver:of}.",
    "stage.sets_go_left.2.told": (
        "Une autre table. Il manque des bouées à {giver:who} : le petit chiffre dit combien ses cartes en montrent."
    ),
    "stage.sets_go_left.2.ask": "Avec combien de bouées {receiver:who} commence-t-il la manche suivante ?",
    "stage.sets_go_left.2.why": (
        "Les cartes en montrent {touch:n}, et on les compte de nouveau, quoi qu’on ait perdu avec elles."
    ),
    "stage.own_rounds.title": "À vous de jouer",
    "stage.own_rounds.told": (
        "Avant une vraie partie : distribuez {{ LU.hand }} cartes temps à chacun, comptez vos bouées et prenez autant"
        " de cartes bouée, puis posez la pile des niveaux d’eau, face cachée. Ici tout est prêt : jouez la fin d’une"
        " manche contre des robots."
    ),
    "wrong.lowest_card_takes_lower_tide": (
        "Ce serait juste si la carte temps la plus faible prenait l’eau la plus basse. C’est l’inverse : regardez"
        " {card:weather}."
    ),
    "wrong.highest_card_takes_higher_tide": (
        "Ce serait juste si la carte temps la plus forte prenait l’eau la plus haute. C’est l’inverse : elle prend"
        " {tide:tide}."
    ),
    "wrong.highest_card_takes_both_tides": (
        "Ce serait juste si la carte temps la plus forte prenait les {{ word LU.turned }}. Elle prend la plus basse, et"
        " rien de plus."
    ),
    "wrong.lowest_card_takes_higher_tide": (
        "Ce serait juste si la carte temps la plus faible prenait l’eau la plus haute. Or une carte faible ne prend"
        " rien du tout."
    ),
    "wrong.new_tide_goes_under_old_one": (
        "Ce serait juste si la nouvelle carte se glissait sous l’ancienne. Elle se pose dessus, et {old:tide} ne"
        " compte plus."
    ),
    "wrong.better_tide_may_be_kept": (
        "Ce serait juste si l’on pouvait garder la meilleure carte. La nouvelle la recouvre quand même."
    ),
    "wrong.tides_go_the_other_way_round": (
        "Ce serait juste si la carte temps la plus forte prenait l’eau la plus haute. Elle prend la plus basse."
    ),
    "wrong.only_new_tides_count": (
        "Ce serait juste si seules les cartes prises à ce pli comptaient. Une ancienne compte tout autant."
    ),
    "wrong.highest_card_pays": (
        "Ce serait juste si la carte temps la plus forte coûtait une bouée. C’est le niveau le plus haut qui coûte."
    ),
    "wrong.only_old_tides_count": (
        "Ce serait juste si une carte niveau d’eau ne coûtait rien au pli où on la prend. Elle compte tout de suite."
    ),
    "wrong.tie_costs_nobody": (
        "Ce serait juste si des cartes égales ne coûtaient rien à personne. Le niveau le plus haut coûte toujours"
        " quelque chose."
    ),
    "wrong.only_one_pays_in_tie": (
        "Ce serait juste si un seul joueur payait. Tous ceux qui montrent maintenant ce niveau paient, que leur carte"
        " soit nouvelle ou ancienne."
    ),
    "wrong.equal_new_tides_cost_both": (
        "Ce serait juste si des cartes égales coûtaient une bouée à tous ceux qui les prennent. Cherchez le niveau le"
        " plus haut de tous : {level:tide}."
    ),
    "wrong.single_half_counts": "Ce serait juste si une moitié seule comptait aussi. Elle ne compte pas.",
    "wrong.each_half_counts_as_whole": (
        "Ce serait juste si chaque carte avec une bouée en donnait une entière. Certaines n’en montrent que la moitié."
    ),
    "wrong.only_whole_ones_count": (
        "Ce serait juste si seules les bouées entières comptaient. Une moitié et encore une moitié en font une aussi."
    ),
    "wrong.last_preserver_eliminates": (
        "Ce serait juste si l’on sortait avec sa dernière bouée. On n’est éliminé que si l’on n’a rien pour payer."
    ),
    "wrong.nobody_plays_without_preservers": (
        "Ce serait juste si personne ne pouvait jouer sans bouée. On le peut, jusqu’à ce qu’on doive en perdre une de"
        " plus."
    ),
    "wrong.only_who_pays_last_is_still_in": (
        "Ce serait juste si ceux qui n’avaient déjà plus de bouée étaient éliminés maintenant. Eux aussi jouent encore,"
        " jusqu’à ce qu’ils doivent en perdre une de plus."
    ),
    "wrong.elimination_is_payment_enough": (
        "Ce serait juste si une élimination suffisait comme paiement. Avec le contrecoup, quelqu’un doit encore payer."
    ),
    "wrong.other_new_tide_stands_in": (
        "Ce serait juste si celui qui a pris l’autre carte niveau d’eau devait payer à sa place. Ce n’est pas une"
        " raison de payer."
    ),
    "wrong.redrown_always_follows": "Ce serait juste avec le contrecoup. Sans lui, personne d’autre ne paie.",
    "wrong.redrown_comes_before_the_end": (
        "Ce serait juste si le contrecoup venait d’abord. Avec {{ word LU.survivors }} joueurs seulement, la manche est"
        " déjà finie."
    ),
    "wrong.eliminated_one_pays": (
        "Ce serait juste si l’on pouvait payer sans bouée. Qui n’en a pas à perdre est éliminé."
    ),
    "wrong.whole_tie_is_forgiven": (
        "Ce serait juste si l’on pardonnait l’égalité dès que l’un ne peut pas payer. Qui peut payer doit payer."
    ),
    "wrong.redrown_follows_a_payment": (
        "Ce serait juste s’il y avait un contrecoup. Mais à cette égalité, quelqu’un a déjà payé."
    ),
    "wrong.no_tide_means_no_bonus": (
        "Ce serait juste si l’on n’avait pas de bonus sans carte niveau d’eau. C’est au contraire le niveau le plus"
        " bas de tous."
    ),
    "wrong.most_preservers_get_bonus": (
        "Ce serait juste si le bonus récompensait le plus de bouées. Il va au niveau le plus bas."
    ),
    "wrong.eliminated_get_bonus": (
        "Ce serait juste si des cartes face cachée étaient le niveau le plus bas. Qui a été éliminé n’a jamais le"
        " bonus."
    ),
    "wrong.no_bonus_without_preservers": (
        "Ce serait juste s’il fallait une bouée pour le bonus. Il suffit d’être encore en jeu."
    ),
    "wrong.no_preservers_means_eliminated": "Ce serait juste pour un joueur éliminé. {seat:who} est encore en jeu.",
    "wrong.sets_go_right": "Ce serait juste si les cartes passaient à droite. Elles passent à gauche.",
    "wrong.sets_stay": "Ce serait juste si chacun gardait ses cartes. On les passe, pour que chacun joue chaque main.",
    "wrong.lost_preservers_stay_lost": (
        "Ce serait juste si les bouées perdues restaient perdues. Toutes celles que montrent les cartes sont revenues."
    ),
    "wrong.preservers_stay_with_seat": (
        "Ce serait juste si chacun gardait les bouées qui lui restent. On les compte de nouveau."
    ),
    "wrong.loser_leads": (
        "Ce serait juste si celui qui boit la tasse menait le pli suivant. C’est le joueur à sa gauche."
    ),
    "asked.preservers_counted": "Combien de bouées pour {seat:who} ?",
    "asked.number_scoring_bonus": "Combien de joueurs reçoivent le bonus ?",
    "asked.number_winning": "Combien de joueurs gagnent la partie ?",
    "asked.seat_leading": "Touchez celui ou celle qui mène le pli suivant.",
}
