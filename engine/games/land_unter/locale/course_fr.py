"""Les mots de la leçon de Land Unter, en français : ses étapes, et les fausses règles d’après lesquelles on répond."""

COURSE: dict[str, str] = {
    "stage.who_takes.title": "Qui prend quelle carte niveau d’eau ?",
    "stage.who_takes.idea": (
        "La carte temps la plus forte doit prendre l’eau la plus basse, la {{ ordinal LU.turned }} prend l’autre."
    ),
    "stage.who_takes.1.told": (
        "Pour gagner, gardez vos bouées : l’eau haute en coûte. À chaque pli, on révèle {{ word LU.turned }} cartes"
        " niveau d’eau, puis tous montrent ensemble une carte temps. La plus forte prend la plus basse."
    ),
    "stage.who_takes.1.ask": "Touchez celui qui prend le {tide:tide}.",
    "stage.who_takes.2.told": "L’autre carte niveau d’eau va à la {{ ordinal LU.turned }} plus forte carte temps.",
    "stage.who_takes.2.ask": "L’eau la plus basse est prise. Touchez celui qui prend le {tide:tide}.",
    "stage.who_takes.2.why": (
        "{card:weather} est la {{ ordinal LU.turned }} plus forte : {seat:who} {seat:verb|prend|prenez|prennent} le"
        " {tide:tide}."
    ),
    "stage.who_takes.3.told": "Une autre table, d’autres cartes : à vous de comparer.",
    "stage.who_takes.3.ask": "Touchez celui qui prendra le {tide:tide}, la carte niveau d’eau la plus haute.",
    "stage.who_takes.3.why": (
        "{card:weather} est la {{ ordinal LU.turned }} plus forte : {seat:who} {seat:verb|prend|prenez|prennent} le"
        " {tide:tide}."
    ),
    "stage.new_tide_covers.title": "La nouvelle carte et l’ancienne",
    "stage.new_tide_covers.idea": (
        "La nouvelle carte niveau d’eau se pose toujours sur l’ancienne ; seule celle du dessus compte."
    ),
    "stage.new_tide_covers.1.told": (
        "{seat:who} montre {old:tide} et a joué la carte la plus forte. La carte qu’on prend se pose sur l’ancienne."
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
        "Les cartes niveau d’eau sont prises ; qui n’a rien pris montre encore une ancienne. Le niveau le plus haut de"
        " tous coûte une bouée."
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
    "stage.highest_tide_twice.1.why": "{payers:who} montrent le niveau le plus haut, {level:tide} : eux seuls paient.",
    "stage.highest_tide_twice.2.told": (
        "Une autre table. Ici, les {{ word LU.turned }} nouvelles cartes niveau d’eau portent le même numéro."
    ),
    "stage.highest_tide_twice.2.ask": "Combien de joueurs perdent une bouée ?",
    "stage.highest_tide_twice.2.why": (
        "{seat:who} {seat:verb|est seul|êtes seul|sont seuls} à montrer le niveau le plus haut, {level:tide} :"
        " personne d’autre ne paie."
    ),
    "stage.count_preservers.title": "Combien de bouées recevez-vous ?",
    "stage.count_preservers.idea": (
        "Les moitiés font des bouées entières ; une moitié seule ne compte pas. Une main qui en montre peu n’est pas"
        " mauvaise : ses cartes très fortes ou très faibles évitent mieux l’eau haute."
    ),
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
        "{seat:who} montre le niveau le plus haut et paie avec sa dernière bouée. On n’est éliminé que si l’on n’a rien"
        " pour payer."
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
        "Turn the Tide, l’édition de Gamewright, se joue sans contrecoup. Voici la même table, selon ses règles."
    ),
    "stage.redrown.2.ask": "Il n’y a pas de contrecoup : touchez celui ou celle qui paie.",
    "stage.redrown.3.told": (
        "Une autre table. Sam est éliminé. Si le contrecoup frappe quelqu’un qui n’a pas de bouée, le voilà éliminé"
        " aussi."
    ),
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
        "Élise et Marc partagent le niveau le plus haut. Elle a encore des bouées, lui n’en a plus. Le contrecoup ne"
        " viendrait que si personne ne payait."
    ),
    "stage.split_tie.1.ask": "Touchez celui ou celle qui perd une bouée.",
    "stage.split_tie.1.why": (
        "À cette égalité, {seat:who} {seat:verb|peut|pouvez|peuvent} payer, et {seat:verb|paie|payez|paient} ; qui ne"
        " le peut pas est éliminé. Puisque quelqu’un a payé, il n’y a pas de contrecoup."
    ),
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
        " bas encore en jeu {{ LU.bonus }} de plus, à chacun en cas d’égalité."
    ),
    "stage.points_and_bonus.1.told": (
        "La manche est finie. Chaque bouée qui reste rapporte {{ word LU.preserver_points }} point{{ s"
        " LU.preserver_points }}. Le niveau le plus bas encore en jeu a un bonus ; sans carte niveau d’eau, on est"
        " à zéro."
    ),
    "stage.points_and_bonus.1.ask": "Touchez celui ou celle qui reçoit le bonus.",
    "stage.points_and_bonus.2.told": (
        "Une autre table. Marc a été éliminé : il marque {{ LU.eliminated_points }}, et ses cartes niveau d’eau sont"
        " face cachée."
    ),
    "stage.points_and_bonus.2.ask": "Touchez celui ou celle qui reçoit le bonus.",
    "stage.points_and_bonus.2.why": (
        "De ceux qui sont encore en jeu, c’est {seat:who} qui {seat:verb|montre|montrez|montrent} le niveau le plus"
        " bas, {level:tide}."
    ),
    "stage.points_and_bonus.3.told": (
        "{seat:who} n’a plus de bouée, mais est encore en jeu et montre le niveau le plus bas."
    ),
    "stage.points_and_bonus.3.ask": (
        "Combien de points {seat:who} {seat:verb|marque|marquez|marquent} dans cette manche ?"
    ),
    "stage.points_and_bonus.3.why": "Les bouées et le bonus : {own:n} + {{ LU.bonus }} = {touch:n}.",
    "stage.points_and_bonus.4.ask": (
        "La manche est finie. Combien de points {seat:who} {seat:verb|marque|marquez|marquent} dans cette manche ?"
    ),
    "stage.points_and_bonus.4.why": "Les bouées et le bonus : {own:n} + {{ LU.bonus }} = {touch:n}.",
    "stage.sets_go_left.title": "Les mains changent de joueur",
    "stage.sets_go_left.idea": (
        "Après chaque manche, les mains passent à gauche, et toutes les bouées reviennent. Quand chacun a joué toutes"
        " les mains, qui a le plus de points gagne."
    ),
    "stage.sets_go_left.1.told": (
        "La manche est finie. Chacun, même éliminé, passe ses {{ LU.hand }} cartes à gauche : dans le sens horaire,"
        " donc au joueur du dessous."
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
        "Une manche commence avec {{ LU.hand }} cartes temps pour chacun, et les bouées qu’elles montrent ; on écarte"
        " les autres cartes. En voici la fin, contre des robots."
    ),
    "wrong.lowest_card_takes_lower_tide": (
        "La carte la plus faible, l’eau la plus basse ? C’est l’inverse : regardez {card:weather}."
    ),
    "wrong.highest_card_takes_higher_tide": (
        "La carte la plus forte, l’eau la plus haute ? C’est l’inverse : elle prend {tide:tide}."
    ),
    "wrong.highest_card_takes_both_tides": (
        "Les {{ word LU.turned }} pour la carte la plus forte ? Non, elle ne prend que la plus basse."
    ),
    "wrong.lowest_card_takes_higher_tide": (
        "L’eau la plus haute pour la carte la plus faible ? Non : une carte faible ne prend rien du tout."
    ),
    "wrong.new_tide_goes_under_old_one": (
        "La nouvelle carte ne se glisse pas dessous : elle se pose dessus, et {old:tide} ne compte plus."
    ),
    "wrong.better_tide_may_be_kept": "Garder la meilleure ? Ce serait trop beau : la nouvelle la recouvre toujours.",
    "wrong.tides_go_the_other_way_round": (
        "La carte la plus forte ne prend pas l’eau la plus haute : elle prend la plus basse."
    ),
    "wrong.only_new_tides_count": "Pas seulement les cartes prises à ce pli : une ancienne compte tout autant.",
    "wrong.highest_card_pays": (
        "Ce n’est pas la carte temps la plus forte qui coûte une bouée, c’est le niveau le plus haut."
    ),
    "wrong.only_old_tides_count": "Une carte niveau d’eau compte dès le pli où on la prend. Pas de répit !",
    "wrong.tie_costs_nobody": (
        "Des cartes égales ne s’annulent pas : le niveau le plus haut coûte toujours quelque chose."
    ),
    "wrong.only_one_pays_in_tie": (
        "Pas un seul : tous ceux qui montrent maintenant ce niveau paient, que leur carte soit nouvelle ou ancienne."
    ),
    "wrong.equal_new_tides_cost_both": (
        "Prendre des cartes égales ne fait pas payer pour autant. Cherchez le niveau le plus haut de tous :"
        " {level:tide}."
    ),
    "wrong.single_half_counts": "Une moitié qui reste seule ne compte pas.",
    "wrong.each_half_counts_as_whole": (
        "Toutes les cartes à bouée n’en montrent pas une entière : certaines n’en ont que la moitié."
    ),
    "wrong.only_whole_ones_count": "N’oubliez pas les moitiés : une moitié et encore une moitié, cela fait une bouée.",
    "wrong.last_preserver_eliminates": (
        "Perdre sa dernière bouée n’élimine pas : on n’est éliminé que si l’on n’a rien pour payer."
    ),
    "wrong.nobody_plays_without_preservers": (
        "On joue très bien sans bouée, jusqu’à ce qu’on doive en perdre une de plus."
    ),
    "wrong.only_who_pays_last_is_still_in": (
        "Ceux qui n’avaient déjà plus de bouée jouent encore, eux aussi, jusqu’à ce qu’ils doivent en perdre une de"
        " plus."
    ),
    "wrong.elimination_is_payment_enough": (
        "Une élimination ne suffit pas : avec le contrecoup, quelqu’un doit encore payer."
    ),
    "wrong.other_new_tide_stands_in": (
        "Avoir pris une carte niveau d’eau à ce pli n’est pas une raison de payer : seul le niveau le plus haut peut"
        " en être une."
    ),
    "wrong.redrown_always_follows": "C’est ce que ferait le contrecoup. Sans lui, personne d’autre ne paie.",
    "wrong.redrown_comes_before_the_end": (
        "Trop tard pour un contrecoup : à {{ word LU.survivors }} joueurs, la manche est déjà finie."
    ),
    "wrong.eliminated_one_pays": "On ne paie pas avec ce qu’on n’a pas : qui n’a plus de bouée à perdre est éliminé.",
    "wrong.whole_tie_is_forgiven": "Que l’un ne puisse pas payer ne sauve pas l’autre : qui peut payer doit payer.",
    "wrong.redrown_follows_a_payment": "Pas de contrecoup ici : l’un des joueurs à égalité peut payer, et paie.",
    "wrong.no_tide_means_no_bonus": (
        "Sans carte niveau d’eau, pas de bonus ? Au contraire : on ne peut pas être plus bas."
    ),
    "wrong.most_preservers_get_bonus": "Le bonus ne récompense pas les bouées : il va au niveau le plus bas.",
    "wrong.eliminated_get_bonus": "Face cachée ne veut pas dire plus bas : qui a été éliminé n’a jamais le bonus.",
    "wrong.no_bonus_without_preservers": "Pas besoin de bouée pour le bonus : il suffit d’être encore en jeu.",
    "wrong.no_preservers_means_eliminated": "C’est ce que marque un joueur éliminé. {seat:who} est encore en jeu.",
    "wrong.bonus_is_forgotten": "Ce sont les bouées seules. Le niveau le plus bas rapporte aussi un bonus.",
    "wrong.bonus_counts_alone": "C’est le bonus seul. Les bouées qui restent rapportent aussi.",
    "wrong.lost_preservers_score_too": (
        "Ce serait sans avoir perdu de bouée. Seules comptent celles qui restent ; le petit chiffre dit combien on en"
        " avait au début."
    ),
    "wrong.earlier_stages_count_too": (
        "C’est son total depuis le début de la partie. On demande les points de cette manche seule."
    ),
    "wrong.sets_go_right": "Là, c’est à droite. Les cartes passent à gauche.",
    "wrong.sets_stay": "Personne ne garde ses cartes : on les passe, pour que chacun joue chaque main.",
    "wrong.lost_preservers_stay_lost": (
        "Les bouées perdues reviennent : on reprend toutes celles que montrent les cartes."
    ),
    "wrong.preservers_stay_with_seat": (
        "Les bouées ne restent pas au joueur : on les compte de nouveau, d’après les cartes."
    ),
    "wrong.loser_leads": "Boire la tasse ne donne pas la main : c’est le joueur à gauche qui mène le pli suivant.",
    "asked.preservers_counted": "Combien de bouées pour {seat:who} ?",
    "asked.number_scoring_bonus": "Combien de joueurs reçoivent le bonus ?",
    "asked.number_winning": "Combien de joueurs gagnent la partie ?",
    "asked.seat_leading": "Touchez celui ou celle qui mène le pli suivant.",
}
