"""The words of asking about one's own table of Vineta, in French."""

ASK: dict[str, str] = {
    "common.second_series": "Puis-je ouvrir une seconde série ?",
    "common.equal": "Égalité : quel quartier coule ?",
    "common.share": "Qui prend combien de maisons ?",
    "question.card": "Que fait cette carte ici, et puis-je la jouer ainsi ?",
    "question.card.note": (
        "Choisissez la carte et sa cible. Indiquez ensuite ce qu’elle rencontre : les quartiers coulés, les"
        " séries, et combien de maisons il y a là où elle en prend."
    ),
    "question.sinks": "Quel quartier coule ?",
    "question.sinks.note": (
        "Posez les cartes de chaque série ; peu importe à qui elles sont. Si vous ne savez pas de combien de cartes"
        " elle est faite, posez une série de longueur inconnue ; vous pourrez en indiquer la valeur. N’indiquez les"
        " manches que si le tour n’est peut-être pas fini."
    ),
    "question.shared": "Qui prend quelles maisons ?",
    "question.shared.note": (
        "Posez les inondations de la série dans l’ordre, chacune au nom de son joueur, et comptez les maisons du"
        " quartier."
    ),
    "question.opens": "Qui commence ensuite, et qui a le disque ?",
    "question.opens.note": (
        "Indiquez combien vous êtes et qui a commencé la dernière manche : la figurine du premier joueur y est encore."
        " Le nombre de manches dit qui a le disque. Ou bien indiquez qui a ouvert le tour, et combien de manches il a"
        " compté."
    ),
    "question.score": "Combien de points à la fin ?",
    "question.score.note": (
        "Choisissez le dernier quartier et à qui il est, puis comptez pour chacun les maisons de sa couleur dessus et"
        " les maisons prises. Si les tuiles sont encore secrètes, posez plutôt les maisons par couleur."
    ),
    "field.card": "Carte",
    "field.seat": "À qui de jouer",
    "field.from": "Départ",
    "field.to": "Arrivée",
    "field.second": "Deuxième maison vers",
    "field.third": "Troisième maison vers",
    "field.way": "Plus ou moins",
    "field.place": "Quelle carte de la série",
    "field.round": "Combien de manches de ce tour sont finies",
    "field.more": "Cartes « une carte de plus » posées pendant ce tour",
    "field.less": "Cartes « une carte de moins » posées pendant ce tour",
    "field.tied": "Les séries les plus hautes sont à égalité",
    "field.alone": "Aucun autre quartier n’est menacé",
    "field.last": "Le dernier quartier",
    "field.own": "Maisons de sa couleur dessus",
    "field.taken": "Maisons prises",
    "field.tile": "Couleur",
    "field.home": "Son quartier",
    "field.owner": "À qui est le dernier quartier",
    "field.unowned": "Il n’est à personne",
    "field.hands": "les mains",
    "field.hand": "votre main",
    "field.sunk": "les quartiers coulés",
    "field.houses": "les maisons",
    "field.reserve": "les maisons à poser",
    "field.began": "Qui a commencé la dernière manche",
    "field.opened": "Ou qui a ouvert le tour (il a le disque de bois)",
    "field.lasted": "Manches que le tour a comptées, manches de plus comprises",
    "field.most": "Ou peut-être jusqu’à",
    "field.start": "le premier joueur",
    "field.opener": "qui a ouvert le tour",
    "field.step": "les cartes appliquées",
    "field.series": "les cartes d’une série",
    "field.extra": "les cartes de plus et de moins",
    "field.quarantined": "la quarantaine",
    "field.tiles": "les tuiles",
    "field.discards": "les défausses",
    "field.piles": "les pioches",
    "field.renewed": "les pioches mélangées",
    "field.chosen": "les cartes choisies",
    "field.acting": "si l’on applique des cartes",
    "field.moving": "les maisons en chemin",
    "field.sinking": "si quelqu’un choisit ce qui coule",
    "field.deeds": "ce qui s’est passé avant",
    "tool.target": "La carte va",
    "tool.districts": "Quartiers",
    "tool.series": "Cartes des séries",
    "tool.own": "{seat:who}",
    "tool.houses": "Maisons",
    "finding.not_houses": "Il faut ici des lettres de couleurs ou un nombre de maisons : {where:clause}.",
    "finding.not_owned": "« {value:n} » n’est pas une carte avec son joueur : vérifiez {where:clause}.",
    "finding.not_a_deed": "Aucun joueur ne peut avoir fait cela : vérifiez {where:clause}.",
    "finding.wrong_seats_wait": (
        "Ces cartes ne peuvent pas être celles qui restent à appliquer : on les applique une à une à partir du"
        " premier joueur."
    ),
    "finding.wrong_seats_wait.fix": "Reprendre les cartes",
    "finding.nothing_to_do": (
        "{card:the_card} ne demande ici aucune cible à {seat:who} : il n’y a donc rien à attendre."
    ),
    "finding.nothing_to_do.fix": "Reprendre les cartes",
    "finding.card_face_down": (
        "On applique en ce moment la carte {seat:of} : elle est donc face visible. Indiquez laquelle c’est."
    ),
    "finding.card_face_down.fix": "Reprendre les cartes",
    "finding.moving_without_card": "Des maisons sont en chemin sans sauvetage ni panique.",
    "finding.moving_without_card.fix": "Les laisser en place",
    "finding.too_many_in_all": "Cela fait {count:n} maisons en tout ; le jeu en a {most:n}.",
    "finding.too_many_in_all.fix": "Ne plus les indiquer",
    "finding.colour_not_used": (
        "À ce nombre de joueurs, {colours:n} couleurs sont en jeu, et vous en indiquez davantage."
    ),
    "finding.colour_not_used.fix": "Enlever {houses:houses}",
    "finding.too_many_houses": (
        "{count:count|Une maison|Des maisons} de trop ({houses:houses}) : le jeu en a {most:n} de chaque couleur."
    ),
    "finding.too_many_houses.fix": "En enlever {count:count|une|#}",
    "finding.tile_not_used": (
        "À ce nombre de joueurs, {colours:n} couleurs sont en jeu, et vous en indiquez d’autres : {seat:who} ne peut"
        " pas avoir la tuile {colour:colour}."
    ),
    "finding.tile_not_used.fix": "Ne plus l’indiquer",
    "finding.too_many_cards": (
        "Un paquet contient {most:count|une seule carte|# cartes} {card:card} ; vous en indiquez {count:n} pour"
        " {seat:who}."
    ),
    "finding.too_many_cards.fix": "Retirer ce qui est de trop",
    "finding.hand_too_big": "Il y a {count:n} cartes dans la main {seat:of}, qui en compte {most:n} au plus.",
    "finding.hand_too_small": (
        "{count:n} cartes seulement sur {most:n} dans la main {seat:of}, alors que la pioche n’est pas vide."
    ),
    "finding.hand_too_small.fix": "Ne plus indiquer ces cartes",
    "finding.hand_empty": "La main {seat:of} est vide : personne ne commence une manche sans carte.",
    "finding.hand_empty.fix": "Ne plus indiquer ces cartes",
    "finding.over_already": "{{ Word VI.turns }} quartiers ont coulé : la partie est finie, on n’attend plus rien.",
    "finding.over_already.fix": "L’enlever",
    "finding.two_at_once": "La partie ne peut pas attendre deux choses à la fois.",
    "finding.two_at_once.fix": "En enlever une",
    "finding.reserve_in_play": "{count:count|Une maison reste|# maisons restent} à poser, mais la partie a commencé.",
    "finding.reserve_in_play.fix": "Les enlever",
    "finding.too_many_steps": "{value:n} cartes appliquées, c’est trop ici : {high:n} au plus.",
    "finding.too_many_steps.fix": "Ne plus l’indiquer",
    "finding.sinking_early": "On ne choisit ce qui coule qu’après la manche {last:n}.",
    "finding.sinking_early.fix": "Passer à {last:n} manches",
    "finding.past_last_round": "Après la manche {last:n}, le tour prend fin : personne ne joue plus de carte.",
    "finding.past_last_round.fix": "Une manche de moins",
    "finding.series_inland": "{district:the_district} n’est pas en bord de mer : aucune série ne peut le menacer.",
    "finding.series_inland.fix": "Enlever cette série",
    "finding.chip_twice": (
        "Le jeton dieu {seat:of} est sur {other:the_district} et sur {district:the_district}, mais il est unique."
    ),
    "finding.chip_twice.fix": "L’attribuer à un autre joueur",
    "finding.no_time_for_cards": "Personne ne choisit de carte en ce moment.",
    "finding.no_time_for_cards.fix": "Reprendre les cartes",
    "finding.all_have_chosen": "Tous ont choisi : la première carte serait déjà retournée.",
    "finding.all_have_chosen.fix": "Reprendre les cartes",
    "finding.deed_to_come": "Le tour {turn:n} n’a pas commencé : personne n’y a rien fait.",
    "finding.deed_to_come.fix": "L’enlever",
    "finding.sunk_inland": (
        "{district:the_district} ne peut pas avoir coulé à ce moment : il n’était pas encore en bord de mer."
    ),
    "finding.sunk_inland.fix": "Les mettre dans un ordre possible",
    "finding.taken_too_early": "Aucun quartier n’a coulé : personne n’a pris de maison.",
    "finding.taken_too_early.fix": "Ne plus indiquer ces maisons",
    "finding.houses_nowhere": (
        "{count:count|Une maison n’est|# maisons ne sont} nulle part : aucun quartier n’a coulé, toutes doivent"
        " être dans la cité."
    ),
    "finding.houses_nowhere.fix": "Laisser inconnues les maisons des quartiers vides",
    "finding.houses_gone": (
        "{count:count|Une maison a|# maisons ont} quitté le jeu. Cela n’arrive que si un quartier coule sans série."
    ),
    "finding.too_many_played": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} pas avoir {count:count|une carte|# cartes} sur la table"
        " après {rounds:count|aucune manche|une manche|# manches}."
    ),
    "finding.too_many_played.fix": "Compter plus de manches",
    "finding.too_much_played": (
        "{count:count|Une carte a été jouée|# cartes ont été jouées} dans ce tour : c’est trop pour"
        " {rounds:count|aucune manche|une manche|# manches}."
    ),
    "finding.too_much_played.fix": "Ne plus indiquer les manches",
    "finding.token_elsewhere": (
        "{opener:who} {opener:verb|a|avez|ont} ouvert le tour : après {rounds:count|aucune manche|une manche|#"
        " manches}, c’est {start:who} qui {start:verb|a|avez|ont} la figurine du premier joueur."
    ),
    "finding.token_elsewhere.fix": "Déplacer la figurine",
    "finding.table_after_end": "La partie est finie, la table est donc débarrassée : {where:clause}.",
    "finding.table_after_end.fix": "Débarrasser",
    "finding.chip_without_card": (
        "Le jeton dieu {seat:of} est sur {district:the_district}, mais la série n’a aucune inondation {seat:of} : ce"
        " n’est possible qu’après un vent changeant ou une mer calme."
    ),
    "finding.chip_without_card.fix": "Prendre le jeton de la première carte",
    "finding.card_gone": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} plus jouer {card:the_card} : {count:count|la seule a déjà"
        " été jouée|les # ont déjà été jouées}."
    ),
    "schema.sunk": "Les quartiers coulés, dans l’ordre.",
    "schema.houses": "Par quartier, les lettres de ses maisons, ou leur nombre ; null si on ne sait pas.",
    "schema.reserve": "Les lettres des maisons qui restent à poser.",
    "schema.taken": "Par joueur, les lettres des maisons prises, ou leur nombre.",
    "schema.start": "La place qui a la figurine du premier joueur.",
    "schema.opener": "La place qui a ouvert le tour.",
    "schema.round": "Le nombre de manches finies de ce tour.",
    "schema.step": (
        "Le nombre de cartes déjà appliquées dans cette manche ; pendant la mise en place, le nombre de maisons posées."
    ),
    "schema.series": (
        "Les séries dans l’ordre où elles ont commencé : quartier, joueur du jeton dieu, inondations et"
        " cartes autorité avec leurs joueurs."
    ),
    "schema.extra": "Les cartes « une carte de plus » et « une carte de moins » sur la table, avec leurs joueurs.",
    "schema.quarantined": "Les quartiers en quarantaine.",
    "schema.tiles": "Par joueur, la couleur et le quartier ; null pour l’un, l’autre ou les deux si on ne sait pas.",
    "schema.hands": "Par joueur, les cartes en main.",
    "schema.discards": "Par joueur, la défausse.",
    "schema.piles": "Par joueur, la pioche, la prochaine carte en dernier.",
    "schema.renewed": "Par joueur, combien de fois la défausse a été mélangée.",
    "schema.chosen": "Par joueur, la carte choisie ; vide pour aucune, null pour une carte face cachée.",
    "schema.acting": "Vrai pendant qu’on applique les cartes choisies.",
    "schema.moving": (
        "Pendant un sauvetage ou une panique : d’où viennent les maisons, combien il en reste à déplacer, et"
        " où sont allées les autres."
    ),
    "schema.sinking": "Vrai pendant que quelqu’un choisit ce qui coule.",
    "schema.deeds": (
        "Ce qui a été fait ouvertement : joueur, carte, coup, quartiers menacés avant, et nombre de tours finis."
    ),
    "field.floods.R1": "Qui a posé les inondations sur rouge 1, dans l’ordre",
    "field.floods.R2": "Qui a posé les inondations sur rouge 2, dans l’ordre",
    "field.floods.R3": "Qui a posé les inondations sur rouge 3, dans l’ordre",
    "field.floods.Y1": "Qui a posé les inondations sur jaune 1, dans l’ordre",
    "field.floods.Y2": "Qui a posé les inondations sur jaune 2, dans l’ordre",
    "field.floods.Y3": "Qui a posé les inondations sur jaune 3, dans l’ordre",
    "field.floods.G1": "Qui a posé les inondations sur vert 1, dans l’ordre",
    "field.floods.G2": "Qui a posé les inondations sur vert 2, dans l’ordre",
    "field.floods.G3": "Qui a posé les inondations sur vert 3, dans l’ordre",
    "field.worth.R1": "Valeur de la série sur rouge 1",
    "field.worth.R2": "Valeur de la série sur rouge 2",
    "field.worth.R3": "Valeur de la série sur rouge 3",
    "field.worth.Y1": "Valeur de la série sur jaune 1",
    "field.worth.Y2": "Valeur de la série sur jaune 2",
    "field.worth.Y3": "Valeur de la série sur jaune 3",
    "field.worth.G1": "Valeur de la série sur vert 1",
    "field.worth.G2": "Valeur de la série sur vert 2",
    "field.worth.G3": "Valeur de la série sur vert 3",
    "field.houses.R1": "Maisons sur rouge 1",
    "field.houses.R2": "Maisons sur rouge 2",
    "field.houses.R3": "Maisons sur rouge 3",
    "field.houses.Y1": "Maisons sur jaune 1",
    "field.houses.Y2": "Maisons sur jaune 2",
    "field.houses.Y3": "Maisons sur jaune 3",
    "field.houses.G1": "Maisons sur vert 1",
    "field.houses.G2": "Maisons sur vert 2",
    "field.houses.G3": "Maisons sur vert 3",
    "field.hand.f1": "Inondation {{ VI.waves_f1 }}",
    "field.hand.f2": "Inondation {{ VI.waves_f2 }}",
    "field.hand.f3": "Inondation {{ VI.waves_f3 }}",
    "field.hand.f4": "Inondation {{ VI.waves_f4 }}",
    "field.hand.authority": "Autorité",
    "field.hand.wind": "Vent changeant",
    "field.hand.calm": "Mer calme",
    "field.hand.hope": "Faux espoir",
    "field.hand.more": "Une carte de plus",
    "field.hand.less": "Une carte de moins",
    "field.hand.rescue": "Sauvetage",
    "field.hand.relocation": "Déménagement",
    "field.hand.panic": "Panique",
    "field.hand.quarantine": "Quarantaine",
}
