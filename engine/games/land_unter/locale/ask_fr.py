"""French texts for asking about one's own table of Land Unter."""

ASK: dict[str, str] = {
    "common.highest": "Qui perd une bouée ?",
    "common.tie": "Égalité au plus haut : qui paie ?",
    "common.none_left": "Plus de bouée : qui est éliminé ?",
    "question.round": "Qui prend quelle carte niveau d’eau, et qui paie ?",
    "question.round.note": (
        "Indiquez les {{ word LU.turned }} cartes niveau d’eau et la carte de chacun (les plus faibles sont"
        " facultatives), puis le niveau d’eau et les bouées que chaque joueur avait avant le pli. Le numéro du pli ne"
        " sert que s’il en manque, ou si c’est le dernier."
    ),
    "question.pays": "Les niveaux d’eau sont pris : qui paie, qui est éliminé ?",
    "question.pays.note": (
        "Indiquez le niveau d’eau que chacun montre maintenant, et combien de bouées chacun avait avant de payer. Peu"
        " importe qui a posé quelle carte ; le numéro du pli ne compte que si c’est le dernier."
    ),
    "verdict.pays.pays": "{payers:who} {payers:verb|perd|perdez|perdent chacun} une bouée.",
    "verdict.pays.out": "{out:who} {out:verb|est|êtes|sont} hors jeu.",
    "verdict.pays.both": (
        "{out:who} {out:verb|est|êtes|sont} hors jeu ; {payers:who} {payers:verb|perd|perdez|perdent chacun} une bouée."
    ),
    "verdict.pays.out.cut": (
        "{out:who} {out:verb|est|êtes|sont} hors jeu. Personne d’autre ne perd de bouée : il ne reste pas plus de"
        " {{ word LU.survivors }} joueurs, et la manche s’arrête aussitôt."
    ),
    "verdict.pays.both.cut": (
        "{out:who} {out:verb|est|êtes|sont} hors jeu, {payers:who} {payers:verb|perd|perdez|perdent chacun} une"
        " bouée, et la manche s’arrête aussitôt."
    ),
    "verdict.pays.again": "{out:who} {out:verb|est|êtes|sont} hors jeu. Bouées perdues : {lost:each}.",
    "verdict.pays.again.cut": (
        "{out:who} {out:verb|est|êtes|sont} hors jeu, et la manche s’arrête aussitôt. Bouées perdues : {lost:each}."
    ),
    "verdict.ended": "{ruling:clause} C’était le dernier pli de la manche.",
    "verdict.scored": "{ruling:clause} Points de la manche : {points:each}.",
    "verdict.ended.scored": "{ruling:clause} C’était le dernier pli. Points de la manche : {points:each}.",
    "verdict.led": "{ruling:clause} {leader:who} {leader:verb|mène|menez|mènent} le pli suivant.",
    "question.leads": "Variante à cartes visibles : qui mène le pli suivant ?",
    "question.leads.note": (
        "Cochez qui vient de perdre une bouée, contrecoup compris ; si personne n’en a perdu, cochez ici aussi qui"
        " vient d’être éliminé. Si plusieurs en ont perdu une, indiquez ce qu’il reste à chacun."
    ),
    "verdict.leads": (
        "{seat:who} {seat:verb|mène|menez|mènent} le pli suivant.\n{loser:who} {loser:verb|vient|venez|viennent} de"
        " boire la tasse, et c’est au joueur de gauche de mener."
    ),
    "verdict.leads.two": (
        "{seat:who} {seat:verb|mène|menez|mènent} le pli suivant.\n{losers:who} {losers:verb|vient|venez|viennent} de"
        " boire la tasse, et c’est {loser:who} qui {loser:verb|compte|comptez|comptent}, avec moins de bouées : le"
        " joueur de gauche mène."
    ),
    "verdict.leads.tie": (
        "{seat:who} {seat:verb|mène|menez|mènent} le pli suivant.\n{losers:who} {losers:verb|vient|venez|viennent} de"
        " boire la tasse, et aucun n’a moins de bouées que l’autre. En tournant depuis l’ancien meneur, on rencontre"
        " d’abord {loser:who} : le joueur de gauche mène."
    ),
    "verdict.leads.over": "Personne ne mène : la manche est finie.",
    "edition.redrown.off": "dans l’édition Gamewright (sans contrecoup)",
    "edition.redrown.once": "si vous ne jouez qu’un seul contrecoup",
    "edition.redrown.loop": "dans les éditions allemandes (avec contrecoup)",
    "edition.split_tie.literal": "si vous suivez la règle à la lettre (contrecoup même si un des ex æquo a payé)",
    "edition.split_tie.spared": "s’il n’y a pas de contrecoup dès qu’un des ex æquo a payé",
    "question.stage": "Que rapporte la manche ?",
    "question.stage.note": (
        "Indiquez les bouées et le niveau d’eau de chaque joueur à la fin de la manche ; si c’était la dernière, aussi"
        " les points d’avant, pour savoir qui gagne. Tant qu’on y joue, indiquez les bouées de chacun en ce moment,"
        " pour savoir qui peut encore gagner."
    ),
    "question.hand": "Combien de bouées pour cette main ?",
    "question.hand.note": (
        "Indiquez les {{ word LU.hand }} cartes (celle qu’on ne peut pas lire peut manquer) ; ou seulement combien de"
        " bouées la main a donné, pour savoir ce que reçoit ensuite le voisin."
    ),
    "verdict.hand": (
        "Cette main donne {count:count|# bouée|une bouée|# bouées}.\nSes cartes portent {halves:count|aucune"
        " demi-bouée|une demi-bouée|# demi-bouées}, et une moitié qui reste ne compte pas. Après la manche, le voisin"
        " de gauche reçoit les {{ word LU.hand }} cartes, et de nouveau autant de bouées."
    ),
    "verdict.hand.none": (
        "Cette main ne donne aucune bouée, et on la joue quand même.\nSes cartes portent {halves:count|aucune"
        " demi-bouée|une demi-bouée|# demi-bouées}, et une moitié qui reste ne compte pas. Qui n’a pas de bouée est"
        " éliminé à la première perte. Après la manche, le voisin de gauche reçoit les {{ word LU.hand }} cartes."
    ),
    "verdict.hand.part": "Cette main {count:count|ne donne aucune bouée|donne une bouée|donne # bouées}.",
    "verdict.hand.between": "Cette main donne de {low:n} à {high:count|une bouée|# bouées}.",
    "verdict.hand.passed": (
        "Le voisin de gauche reçoit les {{ word LU.hand }} cartes et {count:count|aucune bouée|une bouée|# bouées}.\nLa"
        " main entière passe à gauche après la manche, cartes jouées ou non, et donne autant de bouées qu’elle en"
        " porte, quoi qu’on ait perdu."
    ),
    "verdict.round.takes": (
        "{lower:who} {lower:verb|prend|prenez|prennent} le {low:tide} et {higher:who} le {high:tide}."
    ),
    "verdict.round.pays": (
        "{first:who} {first:verb|prend|prenez|prennent} le {low:tide} et {second:who} le {high:tide}. {payers:who}"
        " {payers:verb|perd|perdez|perdent chacun} une bouée."
    ),
    "verdict.round.out": (
        "{first:who} {first:verb|prend|prenez|prennent} le {low:tide} et {second:who} le {high:tide}. {out:who}"
        " {out:verb|est|êtes|sont} hors jeu."
    ),
    "verdict.round.both": (
        "{first:who} {first:verb|prend|prenez|prennent} le {low:tide} et {second:who} le {high:tide}. {out:who}"
        " {out:verb|est|êtes|sont} hors jeu ; {payers:who} {payers:verb|perd|perdez|perdent chacun} une bouée."
    ),
    "verdict.round.out.cut": (
        "{first:who} {first:verb|prend|prenez|prennent} le {low:tide} et {second:who} le {high:tide}. {out:who}"
        " {out:verb|est|êtes|sont} hors jeu. Personne d’autre ne perd de bouée : il ne reste pas plus de"
        " {{ word LU.survivors }} joueurs, et la manche s’arrête aussitôt."
    ),
    "verdict.round.both.cut": (
        "{first:who} {first:verb|prend|prenez|prennent} le {low:tide} et {second:who} le {high:tide}. {out:who}"
        " {out:verb|est|êtes|sont} hors jeu, {payers:who} {payers:verb|perd|perdez|perdent chacun} une bouée, et la"
        " manche s’arrête aussitôt."
    ),
    "verdict.round.again": (
        "{first:who} {first:verb|prend|prenez|prennent} le {low:tide} et {second:who} le {high:tide}. {out:who}"
        " {out:verb|est|êtes|sont} hors jeu. Bouées perdues : {lost:each}."
    ),
    "verdict.round.again.cut": (
        "{first:who} {first:verb|prend|prenez|prennent} le {low:tide} et {second:who} le {high:tide}. {out:who}"
        " {out:verb|est|êtes|sont} hors jeu, et la manche s’arrête aussitôt. Bouées perdues : {lost:each}."
    ),
    "verdict.sure": "{parts:clauses}",
    "verdict.stage.rest": "{points:each}.",
    "verdict.stage.won.rest": (
        "{winners:who} {winners:verb|gagne|gagnez|gagnent} avec {best:count|un point|# points} ; points de la manche :"
        " {points:each}."
    ),
    "verdict.stage.shared.rest": (
        "{winners:who} {winners:verb|se partage|vous partagez|se partagent} la victoire, avec {best:count|un point|#"
        " points} chacun ; points de la manche : {points:each}."
    ),
    "verdict.stage.won.alone": "{winners:who} {winners:verb|gagne|gagnez|gagnent}.",
    "verdict.stage.shared.alone": "{winners:who} {winners:verb|se partage|vous partagez|se partagent} la victoire.",
    "depends.dealt": "des cartes dont vous n’êtes pas sûr",
    "depends.unread": "de ce que montrent les cartes laissées de côté",
    "depends.card": (
        "{card:verb|de la carte|de la carte|des cartes} {card:who|que} {card:verb|a posée|avez posée|ont posées}"
    ),
    "depends.above": "du nombre de cartes qui passent devant {above:who}",
    "depends.rank": "des cartes non indiquées",
    "depends.before": "du nombre de points {before:who|de} avant la manche",
    "depends.tides": "des cartes niveau d’eau",
    "depends.levels": "du niveau d’eau {levels:who|de}",
    "depends.preservers": "du nombre de bouées {preservers:who|de}",
    "depends.leader": "de celui qui a mené ce pli",
    "way.dealt": "{way:n}",
    "way.unread": "{way:n}",
    "way.unread.0": "zéro bouée",
    "way.unread.1": "une demi-bouée",
    "way.unread.2": "une bouée entière",
    "way.unread.3": "une bouée et demie",
    "way.unread.4": "deux bouées",
    "way.card": "{way:n}",
    "way.card.none": "une autre carte",
    "way.above.0": "aucune carte ne passe devant",
    "way.above.1": "une seule carte passe devant",
    "way.above.2": "{{ word LU.turned }} cartes au moins passent devant",
    "way.before": "{way:n}",
    "way.tides": "{way:n}",
    "way.levels": "{way:n}",
    "way.preservers": "{way:n}",
    "way.preservers.none": "au moins une",
    "way.preservers.more": "{way:n} ou plus",
    "way.leader": "{way:who}",
    "case.dealt": "la carte nº {number:n} est {ways:n}",
    "case.unread": "ce que vous avez laissé de côté montre {ways:n}",
    "case.card": "{seat:who} {seat:verb|a|avez|ont} posé {ways:n}",
    "case.above": "{ways:n} {seat:who}",
    "case.before": "{seat:who} en {seat:verb|avait|aviez|avaient} {ways:n} avant",
    "case.tides": "la carte niveau d’eau {number:n} est {ways:n}",
    "case.levels": "{seat:who} {seat:verb|est|êtes|sont} à {ways:n}",
    "case.preservers": "{seat:who} en {seat:verb|a|avez|ont} {ways:n}",
    "case.leader": "{ways:n} a mené",
    "supposed.rank": "les cartes non indiquées sont plus faibles",
    "headed.round.rank": "Si {condition:n},",
    "headed.leads.rank": "Si {condition:n},",
    "case.rank.high": "Si {spots:who} {spots:verb|a|avez|ont} joué la carte la plus forte",
    "case.rank.high.each": "Si {spots:who} {spots:verb|a|avez|ont} joué les cartes les plus fortes",
    "case.rank.between": "Si la carte {spots:who|de} vient en deuxième",
    "case.rank.between.each": "Si les cartes {spots:who|de} viennent en deuxième et en troisième",
    "verdict.stage": (
        "Points de la manche : {points:each}.\n{bonus:who} {bonus:verb|reçoit|recevez|reçoivent chacun}"
        " {{ word LU.bonus }} point{{ s LU.bonus }} de bonus pour le niveau d’eau le plus bas, {level:tide}."
    ),
    "verdict.stage.dry": (
        "Points de la manche : {points:each}.\n{bonus:who}, qui {bonus:verb|n’a|n’avez|n’ont} aucune carte niveau"
        " d’eau, {bonus:verb|reçoit|recevez|reçoivent chacun} {{ word LU.bonus }} point{{ s LU.bonus }} de bonus."
    ),
    "verdict.stage.won": (
        "{winners:who} {winners:verb|gagne|gagnez|gagnent} la partie avec {best:count|un point|# points}. Points de la"
        " manche : {points:each}.\n{bonus:who} {bonus:verb|reçoit|recevez|reçoivent chacun}"
        " {{ word LU.bonus }} point{{ s LU.bonus }} de bonus."
    ),
    "verdict.stage.shared": (
        "{winners:who} {winners:verb|se partage|vous partagez|se partagent} la victoire, avec {best:count|un point|#"
        " points} chacun. Points de la manche : {points:each}.\n{bonus:who}"
        " {bonus:verb|reçoit|recevez|reçoivent chacun} {{ word LU.bonus }} point{{ s LU.bonus }} de bonus."
    ),
    "field.dealt": "Carte",
    "field.unread": "Ce qui est laissé de côté montre",
    "field.unread.0": "zéro bouée",
    "field.unread.1": "une demi-bouée",
    "field.unread.2": "une bouée entière",
    "field.unread.3": "une bouée et demie",
    "field.unread.4": "deux bouées",
    "field.printed": "Bouées, si l’on ne sait plus les cartes",
    "field.before": "Points d’avant",
    "field.above": "Cartes plus fortes",
    "field.above.0": "aucune",
    "field.above.1": "une seule",
    "field.above.2": "{{ word LU.turned }} au moins",
    "field.rank": "Carte",
    "field.rank.low": "plus faible",
    "field.rank.between": "deuxième",
    "field.rank.high": "la plus forte",
    "field.lower": "Les autres ont posé des cartes plus faibles",
    "field.loose": "Carte posée, on ne sait plus par qui",
    "field.card": "Carte",
    "field.levels": "Eau",
    "field.preservers": "Bouées",
    "round.field.levels": "Eau avant le pli",
    "round.field.preservers": "Bouées avant le pli",
    "pays.field.levels": "Eau maintenant",
    "pays.field.preservers": "Bouées avant de payer",
    "field.held": "Bouées maintenant",
    "field.done": "Numéro de ce pli",
    "field.some": "Au moins une bouée",
    "field.some.some": "au moins une bouée",
    "field.everybody": "Tous les autres en ont au moins une",
    "stage.field.levels": "Eau à la fin",
    "stage.field.preservers": "Bouées à la fin",
    "leads.field.preservers": "Bouées restantes",
    "field.trick": "Le pli déjà indiqué",
    "field.led": "Menait ce pli",
    "field.led.led": "menait ce pli",
    "field.lost": "Vient de perdre une bouée",
    "field.lost.lost": "vient de perdre une bouée",
    "field.out": "Éliminé",
    "field.out.out": "éliminé",
    "field.tides": "Carte niveau d’eau",
    "field.round": "Pli",
    "field.hand": "Carte en main",
    "field.hands": "les mains",
    "field.turned": "les cartes niveau d’eau déjà prises",
    "field.chosen": "les cartes sur la table",
    "field.stage": "la manche",
    "field.scores": "les points",
    "field.leader": "qui mène",
    "finding.card_twice": (
        "La carte {card:weather} est à la fois celle {seat:of} et celle {other:of}, or elle est unique."
    ),
    "finding.card_twice.fix": "Oublier ces cartes",
    "finding.card_laid": "La carte {card:weather} est dans la main {seat:of} et sur la table.",
    "finding.card_laid.fix": "L’enlever de la main",
    "finding.hand_size": (
        "Au pli {round:n}, une main compte {size:count|une carte|# cartes} ; celle {seat:of} en compte {count:n}."
    ),
    "finding.hand_size.fix": "Oublier cette main",
    "finding.set_size": "On reçoit {{ word LU.hand }} cartes ; {count:n} sont indiquées comme celles {seat:of}.",
    "finding.set_size.fix": "Oublier ces cartes",
    "finding.played_and_kept": "{seat:who} {seat:verb|a|avez|ont} déjà joué la carte {card:weather}.",
    "finding.played_and_kept.fix": "Oublier les cartes jouées",
    "finding.played_too_many": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} pas avoir joué {count:n} cartes :"
        " {rounds:count|aucun pli n’est fini|un seul pli est fini|# plis sont finis}."
    ),
    "finding.played_too_many.fix": "Oublier les cartes jouées",
    "finding.no_such_stage": "À {players:n} joueurs, on joue {players:n} manches : il n’y a pas de manche {stage:n}.",
    "finding.no_such_stage.fix": "Ne pas indiquer la manche",
    "finding.nobody_left": "Il reste toujours quelqu’un : tout le monde ne peut pas être éliminé.",
    "finding.nobody_left.fix": "Oublier qui est éliminé",
    "finding.not_over": "La partie n’est pas finie : la dernière manche n’a pas été jouée jusqu’au bout.",
    "finding.stage_over": (
        "Il ne reste que {count:count|un joueur|# joueurs} : la manche est finie, et personne ne joue de carte."
    ),
    "finding.stage_over.fix": "Oublier qui est éliminé",
    "finding.turned_too_many": (
        "Après {rounds:count|aucun pli|un pli|# plis}, {taken:n} cartes niveau d’eau ont été prises, et non {count:n}."
    ),
    "finding.turned_too_many.fix": "Oublier les cartes niveau d’eau prises",
    "finding.coming_too_many": "Il y a plus de cartes niveau d’eau à venir qu’il n’en reste.",
    "finding.coming_too_many.fix": "Oublier les cartes niveau d’eau",
    "finding.three_tides": (
        "Il y a {{ word LU.tide_copies }} cartes niveau d’eau de chaque numéro, donc pas {count:n} cartes {level:tide}."
    ),
    "finding.three_tides.fix": "Oublier ces cartes niveau d’eau",
    "finding.too_many_shown": (
        "Après {rounds:count|aucun pli|un pli|# plis}, {taken:count|aucune carte niveau d’eau n’a été prise|une carte"
        " niveau d’eau a été prise|# cartes niveau d’eau ont été prises}, mais il y en a {count:n} devant les joueurs."
    ),
    "finding.too_many_shown.fix": "Oublier l’eau",
    "finding.too_many_out": (
        "Pour être éliminé, il faut avoir pris une carte niveau d’eau, et trop peu ont été prises."
    ),
    "finding.too_many_out.fix": "Oublier l’eau et qui est éliminé",
    "finding.payer_untold": (
        "Après une élimination, celui qui montre alors le niveau le plus haut perd aussi une bouée : cochez-le. Si"
        " personne n’en a perdu, indiquez tout le pli sous « {question:clause} »."
    ),
    "finding.paid_then_out": (
        "À égalité, un joueur peut avoir perdu une bouée, puis avoir été éliminé par le contrecoup : ce serait alors"
        " lui qui compte. Indiquez tout le pli sous « {question:clause} »."
    ),
    "finding.pair_gone": (
        "{{ Word LU.turned }} joueurs viennent de prendre une carte niveau d’eau : il doit donc y en avoir"
        " {{ word LU.turned }} devant les joueurs, et il en manque {count:count|une|#}."
    ),
    "finding.pair_gone.fix": "Oublier l’eau",
    "finding.out_laid": (
        "Après une élimination, on ne joue plus : {seat:who} n’{seat:verb|a|avez|ont} pas de carte à poser."
    ),
    "finding.out_laid.fix": "Reprendre les cartes",
    "finding.laid_late": "Une fois la manche finie, il n’y a plus de cartes sur la table.",
    "finding.laid_late.fix": "Reprendre les cartes",
    "finding.all_laid": "Toutes les cartes sont sur la table : indiquez-les comme cartes de ce pli.",
    "finding.all_laid.fix": "Reprendre les cartes",
    "finding.unprintable": "Quelle que soit la donne, les cartes ne portent pas autant de bouées.",
    "finding.unprintable.fix": "Oublier les bouées",
    "finding.leader_out": (
        "Après une élimination, on ne joue plus : {seat:who} ne {seat:verb|peut|pouvez|peuvent} pas mener."
    ),
    "finding.leader_out.fix": "Faire mener le suivant",
    "finding.not_clockwise": (
        "On joue dans le sens des aiguilles d’une montre, à partir {seat:of} : quelqu’un a été sauté."
    ),
    "finding.not_clockwise.fix": "Reprendre les cartes",
    "finding.too_many_preservers": (
        "Il y a {all:n} bouées, et chaque pli en coûte une ou élimine un joueur. Après {rounds:count|aucun pli|un pli|#"
        " plis}, il en reste {most:n} au plus, et non {count:n}."
    ),
    "finding.too_many_preservers.fix": "Oublier les bouées",
    "finding.all_dry": "Après {rounds:count|aucun pli|un pli|# plis}, quelqu’un a une carte niveau d’eau.",
    "finding.all_dry.fix": "Oublier l’eau",
    "finding.out_with_level": (
        "Après une élimination, les cartes niveau d’eau sont retournées : celles {seat:of} doivent l’être."
    ),
    "finding.out_with_level.fix": "Les retourner",
    "finding.out_plays": (
        "Après une élimination, on ne joue plus : {seat:who} n’{seat:verb|a|avez|ont} pas de carte à poser."
    ),
    "finding.out_plays.fix": "Reprendre la carte",
    "finding.same_card": "{seat:who} et {other:who} ne peuvent pas jouer tous deux la carte {card:weather}.",
    "finding.same_card.fix": "Reprendre la seconde",
    "finding.loose_too_many": "Il y a plus de cartes sans propriétaire que de joueurs dont la carte manque.",
    "finding.loose_too_many.fix": "Oublier ces cartes",
    "finding.not_held": "La carte {card:weather} n’est pas dans la main {seat:of}.",
    "finding.not_held.fix": "Reprendre la carte",
    "finding.held_by": (
        "La carte {card:weather} est celle {other:of} : {seat:who} ne {seat:verb|peut|pouvez|peuvent} pas la jouer."
    ),
    "finding.held_by.fix": "Reprendre la carte",
    "finding.rich": (
        "{count:n} bouées pour {seat:who} : c’est possible, mais une main en donne rarement plus de {most:n}."
    ),
    "schema.deal": (
        "Par joueur, le jeu de cartes tel qu’il est distribué ; le reste de la partie se met en place comme d’habitude,"
        " et aucune autre clé ne va avec."
    ),
    "schema.stage": "La manche, à partir de 0.",
    "schema.round": "Le pli, à partir de 0 ; {{ LU.rounds }} une fois la manche jouée.",
    "schema.hands": "Par joueur, les cartes temps en main.",
    "schema.sets": (
        "Par joueur qui les a reçues, les {{ word LU.hand }} cartes d’un jeu ; celles qui manquent sont complétées."
    ),
    "schema.tides": "Les cartes niveau d’eau à venir, la paire du moment d’abord ; null pour une carte inconnue.",
    "schema.turned": "Les cartes niveau d’eau prises dans cette manche.",
    "schema.preservers": "Par joueur, les bouées qui restent ; −1 pour un joueur éliminé.",
    "schema.levels": ("Par joueur, la carte niveau d’eau devant lui ; 0 pour aucune, −1 pour un joueur éliminé."),
    "schema.scores": "Par joueur, les points marqués jusqu’ici.",
    "schema.shown": "De chaque jeu de cartes, celles que tous ont vues dans les manches passées.",
    "schema.played": "Par joueur, les cartes temps jouées dans cette manche.",
    "schema.chosen": "Par joueur, la carte temps posée à ce pli ; 0 pour aucune.",
    "schema.leader": "Dans la variante à cartes visibles, la place qui mène le pli.",
    "schema.turn": "Dans la variante à cartes visibles, la place dont c’est le tour.",
    "schema.over": "Vrai une fois la partie finie.",
}
