"""Les mots du conseiller, en français."""

COACH: dict[str, str] = {
    "table.use.review": "Mes moments",
    "table.use.reviews": "Les moments de chacun",
    "table.use.review.counted": "{count:count|Mes décisions|Mon moment|Mes # moments}",
    "table.use.review.of": "Les moments {seat:of}",
    "table.use.review.counted.of": "{count:count|Les décisions|Le moment|Les # moments} {seat:of}",
    "coach.walk": "{count:count|Voir le moment|Voir les # moments}",
    "coach.title": "Ce {seat:who|que} {seat:verb|a|avez|ont} décidé",
    "coach.honest": (
        "Jugé d’après ce {seat:who|que} {seat:verb|pouvait|pouviez|pouvaient} voir à ce moment-là, jamais d’après les"
        " cartes cachées\u00a0: chaque coup est essayé dans {first:n} à {most:n} donnes possibles, contre des joueurs"
        " qui suivent quelques principes simples. Perdre dix points de chances, c’est gagner dix parties de moins sur"
        " cent. Une décision est vraie si l’un des coups était nettement moins bon."
    ),
    "coach.honest.estimate": "Les chances sont des estimations.",
    "coach.honest.proven": (
        "Dans des parties entre robots, 60\u00a0% de chances ainsi annoncées se sont vérifiées environ 60 fois sur 100."
    ),
    "coach.chances": "Chances de victoire, telles {seat:who|que} {seat:verb|pouvait|pouviez|pouvaient} les estimer",
    "coach.figures": "Les chiffres",
    "coach.when": "Quand",
    "coach.when.choice": "{when:n}, choix {number:n}",
    "coach.score": (
        "Sur {all:count|# vraie décision|# vraies décisions}, {seat:who} {seat:verb|a|avez|ont} trouvé"
        " {found:count|zéro fois|une fois|# fois} le meilleur coup, ou un aussi bon."
    ),
    "coach.score.chance": "Le seul hasard y arriverait environ {chance:n} fois.",
    "coach.score.others": (
        "Le seul hasard y arriverait environ {chance:n} fois, {bot2:n} {level2:n} fois, {bot3:n} {level3:n} fois."
    ),
    "coach.score.rest": (
        "{rest:count|Une autre décision ne compte pas|# autres décisions ne comptent pas}\u00a0: aucun coup n’y était"
        " nettement moins bon."
    ),
    "coach.score.none": "Il n’y avait pas de vraie décision\u00a0: aucun coup n’était nettement moins bon qu’un autre.",
    "coach.lots": (
        "{count:count|# coup laissé au hasard ou à un robot n’est pas jugé"
        "|# coups laissés au hasard ou à des robots ne sont pas jugés}."
    ),
    "coach.lots.unknown": (
        "{count:count|# coup n’est pas jugé|# coups ne sont pas jugés}\u00a0: cette sauvegarde ou ce lien ne dit pas"
        " si c’est le hasard qui {count:count|l’a joué|les a joués}."
    ),
    "coach.unseen": "Aucune décision n’est encore jugée\u00a0: il faut quelques secondes pour chacune.",
    "coach.spotless": "Aucune décision n’est vraiment une erreur.",
    "coach.inaccuracy": "un peu moins bien",
    "coach.mistake": "une erreur",
    "coach.blunder": "une erreur coûteuse",
    "coach.well_seen": "bien vu",
    "coach.only_move": "un très beau coup",
    "coach.turn": "le tournant",
    "coach.idle": "peu d’enjeu",
    "coach.fine": "bon coup",
    "coach.close": "trop serré pour trancher",
    "coach.advised": "comme le conseil",
    "coach.corrected": (
        "Après {told:n} donnes, le conseil mettait {made:move} à égalité avec le meilleur coup\u202f; après {deals:n},"
        " {best:move} a {cost:count|# point|# points} d’avance. C’est une erreur du conseil, pas de vous."
    ),
    "coach.cost": (
        "Mieux valait {best:move}\u00a0: environ {cost:count|# partie gagnée|# parties gagnées} de plus sur cent (à"
        " {error:n} près)."
    ),
    "coach.facts": "{better:move} par rapport à {worse:move}, sur {deals:n} donnes que des robots poursuivent\u00a0:",
    "coach.facts.named": "Par rapport à {worse:move}, sur {deals:n} donnes que des robots poursuivent\u00a0:",
    "coach.fact": (
        "{what:clause}\u00a0: {often:count|jamais|une fois|# fois} au lieu {seldom:count|d’aucune|d’une|de #}."
    ),
    "coach.fact.way": (
        "{what:clause}\u00a0: {often:count|jamais|une fois|# fois} au lieu {seldom:count|d’aucune|d’une|de #}, surtout"
        " {way:clause} ({times:count|une fois|# fois})."
    ),
    "coach.fact.only_way": (
        "{what:clause}\u00a0: {often:count|jamais|une fois|# fois} au lieu {seldom:count|d’aucune|d’une|de #}, à chaque"
        " fois {way:clause}."
    ),
    "coach.with.this": "avec ce coup",
    "coach.with.best": "avec le meilleur coup",
    "coach.with.better": "avec {better:move}",
    "coach.with.yours": "avec votre coup ({better:move})",
    "coach.with.other": "avec votre essai ({worse:move})",
    "coach.with.tempting": "avec {worse:move} à la place",
    "coach.spoken": "{one:clause}, {often:clause}, {what:clause}. {other:clause}, {seldom:clause}.",
    "coach.spoken.way": (
        "{one:clause}, {often:clause}, {what:clause}, en général {way:clause}. {other:clause}, {seldom:clause}."
    ),
    "coach.spoken.only_way": (
        "{one:clause}, {often:clause}, {what:clause}, {way:clause}. {other:clause}, {seldom:clause}."
    ),
    "coach.spoken.more": "{one:clause} plus souvent qu’{other:clause}, {what:clause}.",
    "coach.spoken.averaged": "{one:clause}, en moyenne, {what:clause}\u202f; {other:clause}, {seldom:mean|#|#}.",
    "coach.share.never": "jamais",
    "coach.share.hardly": "presque jamais",
    "coach.also": "De plus, {one:clause}, {what:clause}\u00a0: {often:clause}, contre {seldom:clause}.",
    "coach.also.way": (
        "De plus, {one:clause}, {what:clause}, en général {way:clause}\u00a0: {often:clause}, contre {seldom:clause}."
    ),
    "coach.also.only_way": (
        "De plus, {one:clause}, {what:clause}, {way:clause}\u00a0: {often:clause}, contre {seldom:clause}."
    ),
    "coach.share.half": "environ une fois sur deux",
    "coach.share.nearly": "presque à chaque fois",
    "coach.share.always": "à chaque fois",
    "coach.share.often": "environ {often_count:n} fois sur {often_of:n}",
    "coach.share.seldom": "environ {seldom_count:n} fois sur {seldom_of:n}",
    "coach.part": (
        "De petites choses s’ajoutent\u202f; la plus grande compte pour environ {share:n}\u00a0% de la différence."
    ),
    "coach.fact.averaged": "En moyenne, {what:clause} au lieu de {seldom:mean|#|#}.",
    "coach.lens.seen": "D’après ce {seat:who|que} {seat:verb|voyait|voyiez|voyaient}.",
    "coach.lens.open": "Cartes sur table.",
    "coach.open": (
        "le meilleur coup était {best:move}, avec environ {chance:n}\u00a0% de chances de victoire, contre"
        " {made_chance:n}\u00a0% avec {made:move}."
    ),
    "coach.open.same": (
        "aucun coup ne valait nettement mieux que {made:move}, avec environ {made_chance:n}\u00a0% de chances de"
        " victoire."
    ),
    "coach.open.luck": (
        "cette fois-ci, {made:move} n’a rien coûté\u00a0: environ {made_chance:n}\u00a0% de chances de victoire, et"
        " aucun coup ne valait nettement mieux."
    ),
    "coach.open.lost": "la partie était pour ainsi dire perdue, quel que soit le coup joué.",
    "coach.open.won": "la partie était pour ainsi dire gagnée, quel que soit le coup joué.",
    "coach.many": "Ce sont beaucoup de petites choses qui font la différence, plutôt qu’une seule.",
    "coach.many.points": (
        "Ce sont beaucoup de petites choses qui font la différence\u00a0: avec {better:move}, vous finissez avec"
        " {points:mean|# point|# points} d’avance de plus sur les autres."
    ),
    "coach.well": (
        "{seat:who} {seat:verb|a|avez|ont} vu venir la suite\u00a0: à première vue, {greedy:move} semble bon, mais"
        " on gagne environ {cost:count|# partie|# parties} de moins sur cent."
    ),
    "coach.only_good": (
        "{move:move} était le seul bon coup\u00a0: avec tout autre, on gagne au moins {cost:count|# partie|#"
        " parties} de moins sur cent."
    ),
    "coach.turned": (
        "Après {move:move}, les chances de victoire étaient d’environ {then:n}\u00a0%\u202f; à la décision suivante,"
        " elles étaient de {now:n}\u00a0%. Ce sont les coups des autres et le hasard qui ont fait la différence."
    ),
    "coach.telling": "le coup le plus révélateur",
    "coach.giveaway": (
        "Le secret\u00a0: {secret:n}. D’après ce que tous pouvaient voir, un robot qui se souvient lui donnait"
        " {before:n}\u00a0% avant {move:move}, et {after:n}\u00a0% après."
    ),
    "coach.giveaways": "Ce qui a trahi le secret, tour par tour",
    "coach.giveaways.believed": "Ce qu’on croyait",
    "coach.giveaways.change": "{secret:n}\u00a0: {before:n}\u00a0%, puis {after:n}\u00a0%",
    "coach.try": "Réessayer",
    "coach.show": "Me montrer",
    "coach.line": "Jouer la suite",
    "coach.line.begins": "{move:move}, puis ce qui peut bien suivre\u00a0: une des donnes imaginées par le livre.",
    "coach.deal": "Montrer une de ces donnes",
    "coach.deal.note": "Une des donnes imaginées par le livre, jouée ensuite selon quelques principes simples.",
    "coach.deal.board": "À ce moment-là\u00a0:",
    "coach.deal.here": "Avec {move:move}, {what:clause}.",
    "coach.deal.not_here": "Avec {move:move}, cela n’arrive pas.",
    "coach.all": "Toutes les décisions",
    "coach.played": "Joué",
    "coach.best": "mieux\u00a0: {best:move}",
    "coach.costs": "Coût",
    "coach.points": "{cost:count|# point|# points}",
    "coach.question": "Ici, le coup joué était {move:move}. Trouvez-vous mieux\u202f?",
    "coach.right": "Oui, {move:move}\u00a0: rien ne vaut mieux.",
    "coach.near": (
        "Presque\u00a0: avec {move:move}, on gagne environ {cost:count|# partie|# parties} de moins sur cent. Il y"
        " a encore mieux."
    ),
    "coach.not_yet": (
        "Pas encore\u00a0: avec {move:move}, on gagne environ {cost:count|# partie|# parties} de moins sur cent."
    ),
    "coach.shown.better": (
        "Ici, mieux valait {move:move}\u00a0: voyez les pointillés. Le coup joué était {made:move}\u00a0: voyez le"
        " trait plein."
    ),
    "coach.shown.in_turn": (
        "Ici, mieux valait {move:move}\u202f; le coup joué était {made:move}. Les deux boutons les montrent tour à tour"
        " sur le plateau."
    ),
    "coach.shown.switch": "Coups sur le plateau",
    "coach.shown.switch.better": "Mieux\u00a0: {move:move}",
    "coach.shown.switch.made": "Joué\u00a0: {move:move}",
    "coach.shown.well": "Bien vu\u00a0: {move:move}, en pointillés.",
    "coach.then.same": "C’était le premier choix.",
    "coach.then.equal": "Par rapport au premier choix, {then:move}, la différence est minime.",
    "coach.then.better": (
        "Par rapport au premier choix, {then:move}, on gagne environ {gap:count|# partie|# parties} de plus sur"
        " cent avec {now:move}."
    ),
    "coach.then.worse": (
        "Par rapport au premier choix, {then:move}, on gagne environ {gap:count|# partie|# parties} de moins sur"
        " cent avec {now:move}."
    ),
    "coach.solution": "Le meilleur coup est {best:move}, avec environ {chance:n}\u00a0% de chances de victoire.",
    "coach.nudge": "Demandez-vous si {what:clause}.",
    "coach.nudge.averaged": "Demandez-vous {what:clause}.",
    "coach.nudge.more": "Redemandez pour voir un coup.",
    "coach.only": "Ici, il n’y a pas de choix\u00a0: {best:move} est le seul coup possible.",
    "coach.so_far": "Pour l’instant, cela ne repose que sur {deals:n} donnes\u202f; la raison reste à trouver.",
    "coach.little": "Ici, votre choix ne change pas grand-chose.",
    "coach.advice": (
        "{best:move} semble le meilleur, avec environ {chance:n}\u00a0% de chances de victoire (à {error:n} près)."
    ),
    "coach.advice.sure": "{best:move} gagne à coup sûr, quoi que fassent les autres.",
    "coach.advice.level": (
        "Sur {deals:n} donnes, rien ne départage ces coups\u202f; vos chances de victoire sont d’environ"
        " {chance:n}\u00a0% (à {error:n} près)\u00a0:"
    ),
    "coach.advice.little": (
        "Ici, votre choix ne change pas grand-chose\u00a0: sur {deals:n} donnes, rien ne départage les coups. Avec"
        " chacun, vos chances de victoire sont d’environ {chance:n}\u00a0% (à {error:n} près)\u00a0:"
    ),
    "coach.advice.open": "Après {deals:n} donnes, trop serré pour trancher\u00a0:",
    "coach.advice.more": " et {count:n} autres",
    "coach.behind": "derrière\u00a0:",
    "coach.most": "au plus {chance:n}\u00a0%",
    "coach.decided.won": (
        "La partie est jouée\u00a0: {seat:who} {seat:verb|gagne|gagnez|gagnent}, quoi que chacun fasse."
    ),
    "coach.decided.lost": (
        "La partie est jouée\u00a0: {seat:who} ne {seat:verb|peut|pouvez|peuvent} plus gagner, quoi que chacun fasse."
    ),
    "coach.decided.shared": (
        "La partie est jouée\u00a0: {seat:who} {seat:verb|partage|partagez|partagent} la victoire, quoi que chacun"
        " fasse."
    ),
    "coach.decided.margin": "Le plus de points viennent encore avec\u00a0:",
    "coach.second": (
        "Ensuite vient {second:move}\u00a0: {cost:count|# partie gagnée|# parties gagnées} de moins sur cent."
    ),
    "coach.goal": (
        "{best:move} semble le meilleur\u00a0: {seat:who} {seat:verb|atteint|atteignez|atteignent} l’objectif dans"
        " {count:count|# donne|# donnes} sur {deals:n}."
    ),
    "coach.goal.second": "Ensuite vient {second:move}, avec {count:n} sur {deals:n}.",
    "coach.goal.cost": "Ce qui vous a coûté l’objectif\u00a0:",
    "coach.goal.cost.none": "Aucun de vos coups ne vous a clairement coûté l’objectif.",
    "coach.goal.foil": "Avec {worse:move}, c’est {count:n} sur {deals:n}.",
    "coach.goal.none": (
        "Dans aucune des donnes essayées, {seat:who} {seat:verb|n’atteint|n’atteignez|n’atteignent} l’objectif."
    ),
    "coach.goal.head": "Combien de fois l’objectif est atteint, coup par coup",
    "coach.goal.row": "{count:n} sur {deals:n}\u00a0:",
    "coach.same": (
        "La même donne, rejouée avec le robot «\u00a0{bot:n}\u00a0»"
        " {seat:verb|à cette place|à votre place|à leur place}\u00a0:"
        " {won:count|aucune victoire|une victoire|# victoires} en {games:count|une partie|# parties}, et"
        " {points:count|# point|# points} en moyenne."
    ),
    "coach.same.own": (
        "{seat:who} {seat:verb|a marqué|avez marqué|ont marqué} {own:count|# point|# points}\u00a0: plus que le robot"
        " dans {below:count|aucune|une|#} de ces parties."
    ),
    "coach.fox": "Et le robot «\u00a0{bot:n}\u00a0», qu’aurait-il fait\u202f?",
    "coach.fox.best": (
        "«\u00a0{bot:n}\u00a0» aurait choisi {best:move}. Dans les donnes possibles d’après ce que voit {seat:who},"
        " ce coup gagne environ {chance:n} fois sur 100\u202f; avec {made:move}, {made_chance:n}."
    ),
    "coach.fox.certified": (
        "Calculé pendant la préparation de ce livre\u00a0: {best:move} l’emporte nettement dans {deals:n} donnes, puis"
        " dans {deals:n} autres, contre des joueurs qui suivent quelques principes simples."
    ),
    "coach.sure": (
        "Vraiment\u202f? Regardez encore\u00a0: avec {move:move}, on gagne environ {cost:count|# partie|# parties}"
        " de moins sur cent."
    ),
    "coach.sure.goal": (
        "Vraiment\u202f? Regardez encore\u00a0: avec {move:move}, {seat:who}"
        " {seat:verb|atteint|atteignez|atteignent} l’objectif {count:count|zéro fois|une fois|# fois} sur"
        " {deals:n}\u202f; avec un meilleur coup, {best:count|zéro fois|une fois|# fois}."
    ),
    "coach.sure.noted": "Vraiment\u202f? Regardez encore.",
    "coach.sure.fact": (
        "Sur {deals:n} donnes, {what:clause}\u00a0: {often:count|jamais|une fois|# fois}\u202f; avec un meilleur coup,"
        " {better:count|jamais|une fois|# fois}."
    ),
    "coach.sure.fact.way": (
        "Sur {deals:n} donnes, {what:clause}\u00a0: {often:count|jamais|une fois|# fois}\u202f; avec un meilleur coup,"
        " {better:count|jamais|une fois|# fois}\u202f; surtout {way:clause} ({times:count|une fois|# fois})."
    ),
    "coach.sure.fact.only_way": (
        "Sur {deals:n} donnes, {what:clause}\u00a0: {often:count|jamais|une fois|# fois}\u202f; avec un meilleur coup,"
        " {better:count|jamais|une fois|# fois}\u202f; à chaque fois {way:clause}."
    ),
    "coach.sure.fact.averaged": "En moyenne, {what:clause}\u202f; avec un meilleur coup, {better:mean|#|#}.",
    "coach.sure.points": (
        "En moyenne, avec un meilleur coup, {seat:who} {seat:verb|finit|finissez|finissent} avec"
        " {points:mean|# point|# points} d’avance de plus sur les autres."
    ),
    "coach.sure.anyway": "Si vous y tenez, jouez ce coup une seconde fois.",
    "coach.asked": "Demandé ici\u00a0:",
    "coach.asked.move": "{move:move}, environ {chance:n}\u00a0% de chances de victoire (à {error:n} près)",
    "coach.asked.certain": "{move:move}, {chance:n}\u00a0% de chances de victoire, à coup sûr",
    "coach.asked.made": "joué",
    "coach.asked.move.to_goal": (
        "{move:move}, environ {chance:n}\u00a0% de chances d’atteindre l’objectif (à {error:n} près)"
    ),
    "coach.asked.certain.to_goal": "{move:move}, {chance:n}\u00a0% de chances d’atteindre l’objectif, à coup sûr",
    "coach.honest.to_goal": (
        "Jugé d’après ce {seat:who|que} {seat:verb|pouvait|pouviez|pouvaient} voir à ce moment-là, jamais d’après les"
        " cartes cachées\u00a0: chaque coup est essayé dans {deals:n} donnes possibles, contre des joueurs qui suivent"
        " quelques principes simples, et l’on compte combien de fois l’objectif est atteint. Une décision est vraie si"
        " l’un des coups était nettement moins bon."
    ),
    "coach.chances.to_goal": (
        "Chances d’atteindre l’objectif, telles {seat:who|que} {seat:verb|pouvait|pouviez|pouvaient} les estimer"
    ),
    "coach.cost.to_goal": (
        "Mieux valait {best:move}\u00a0: l’objectif est atteint environ {cost:count|une fois|# fois} de"
        " plus sur cent (à {error:n} près)."
    ),
    "coach.open.to_goal": (
        "le meilleur coup était {best:move}, avec environ {chance:n}\u00a0% de chances d’atteindre l’objectif, contre"
        " {made_chance:n}\u00a0% avec {made:move}."
    ),
    "coach.open.same.to_goal": (
        "aucun coup ne valait nettement mieux que {made:move}, avec environ {made_chance:n}\u00a0% de chances"
        " d’atteindre l’objectif."
    ),
    "coach.open.luck.to_goal": (
        "cette fois-ci, {made:move} n’a rien coûté\u00a0: environ {made_chance:n}\u00a0% de chances d’atteindre"
        " l’objectif, et aucun coup ne valait nettement mieux."
    ),
    "coach.open.lost.to_goal": "l’objectif était pour ainsi dire manqué, quel que soit le coup joué.",
    "coach.open.won.to_goal": "l’objectif était pour ainsi dire atteint, quel que soit le coup joué.",
    "coach.well.to_goal": (
        "{seat:who} {seat:verb|a|avez|ont} vu venir la suite\u00a0: à première vue, {greedy:move} semble bon, mais"
        " on atteint l’objectif environ {cost:count|une fois|# fois} de moins sur cent."
    ),
    "coach.only_good.to_goal": (
        "{move:move} était le seul bon coup\u00a0: avec tout autre, on atteint l’objectif au moins {cost:count|une"
        " fois|# fois} de moins sur cent."
    ),
    "coach.turned.to_goal": (
        "Après {move:move}, les chances d’atteindre l’objectif étaient d’environ {then:n}\u00a0%\u202f; à la décision"
        " suivante, elles étaient de {now:n}\u00a0%. Ce sont les coups des autres et le hasard qui ont fait la"
        " différence."
    ),
    "coach.near.to_goal": (
        "Presque\u00a0: avec {move:move}, on atteint l’objectif environ {cost:count|une fois|# fois} de moins sur"
        " cent. Il y a encore mieux."
    ),
    "coach.not_yet.to_goal": (
        "Pas encore\u00a0: avec {move:move}, on atteint l’objectif environ {cost:count|une fois|# fois} de moins"
        " sur cent."
    ),
    "coach.then.better.to_goal": (
        "Par rapport au premier choix, {then:move}, on atteint l’objectif environ {gap:count|une fois|# fois} de"
        " plus sur cent avec {now:move}."
    ),
    "coach.then.worse.to_goal": (
        "Par rapport au premier choix, {then:move}, on atteint l’objectif environ {gap:count|une fois|# fois} de"
        " moins sur cent avec {now:move}."
    ),
    "coach.solution.to_goal": (
        "Le meilleur coup est {best:move}, avec environ {chance:n}\u00a0% de chances d’atteindre l’objectif."
    ),
}
