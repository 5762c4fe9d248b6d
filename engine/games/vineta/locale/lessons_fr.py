"""Les mots autour des exemples et des petits jeux de Vineta, en français."""

EXAMPLES: dict[str, str] = {
    "example.vi_setup.title": "Quatre dieux prennent place",
    "example.vi_setup.intro": (
        "Tout est installé et distribué, et nous regardons par-dessus l’épaule d’Amina. Que sera-t-elle seule à savoir"
        " jusqu’à la fin ?"
    ),
    "example.vi_houses.title": "Les cinq dernières maisons",
    "example.vi_houses.intro": (
        "La cité est presque pleine. Chacun pose la couleur qu’il veut où il veut, tant qu’il en reste : qui se"
        " retrouve sans maison lilas ?"
    ),
    "example.vi_drawn.title": "Une cité en un clin d’œil",
    "example.vi_drawn.intro": (
        "Avec l’option de ce livre, c’est le hasard qui place les maisons. Comparez les quartiers : l’un peut-il être"
        " bien plus peuplé qu’un autre ?"
    ),
    "example.vi_turn.title": "Un tour entier",
    "example.vi_turn.intro": (
        "{{ Word VI.rounds }} cartes chacun, et un quartier coule. Suivez les deux séries : quelle carte décide du"
        " tour ?"
    ),
    "example.vi_round.title": "Une manche, carte par carte",
    "example.vi_round.intro": (
        "Nous sommes à la place d’Elena et ne voyons que sa carte. Toutes ont été choisies en même temps : dans quel"
        " ordre les retourne-t-on ?"
    ),
    "example.vi_void.title": "Obligatoire, ou sans effet",
    "example.vi_void.intro": (
        "Il n’y a qu’une série, ouverte par Joon. Le vent de Hamid en demande deux ; la mer calme de Joon n’a qu’une"
        " carte à prendre : laquelle ?"
    ),
    "example.vi_pile.title": "La toute dernière carte",
    "example.vi_pile.intro": (
        "Après {{ VI.deck - 1 }} manches, chacun a une dernière carte en main, et plus de pioche. D’où viennent les"
        " suivantes, et lesquelles manquent encore ?"
    ),
    "example.vi_start_refused.title": "Ici, pas de série",
    "example.vi_start_refused.intro": (
        "Le quartier vert 2 a coulé. Le jeton dieu de Mina est déjà sur le vert 1, celui de Niko est libre : pourquoi"
        " chacun de ces essais échoue-t-il ?"
    ),
    "example.vi_extend.title": "Trois inondations, deux séries",
    "example.vi_extend.intro": (
        "Pavel renforce la série ouverte par Olga, Quinn en ouvre une autre. Olga peut-elle compléter sa propre série ?"
    ),
    "example.vi_coast.title": "La mer avance",
    "example.vi_coast.intro": (
        "Rosa voudrait inonder le quartier jaune 2, mais il est loin de l’eau. Que doit-il se passer d’abord ?"
    ),
    "example.vi_emptied.title": "Une série perdue, une autre ouverte",
    "example.vi_emptied.intro": (
        "Umar calme la mer autour du quartier vert 1, où Tove n’avait posé qu’une carte. Que peut-elle faire de nouveau"
        " dès cette manche ?"
    ),
    "example.vi_first_card.title": "La première carte s’en va",
    "example.vi_first_card.intro": (
        "Avec le vent changeant, Xenia emporte la carte qui a ouvert la série de Vera. À qui est le jeton qui reste, et"
        " qui prend la première maison quand le quartier coule ?"
    ),
    "example.vi_swept.title": "Une autorité sans série",
    "example.vi_swept.intro": (
        "La série du quartier vert 1 vaut dix, dont {{ word VI.sway }} grâce à une carte autorité. Kamala retire la"
        " seule inondation : que reste-t-il de la série ?"
    ),
    "example.vi_authority.title": "{{ Word VI.sway }} de plus, {{ word VI.sway }} de moins",
    "example.vi_authority.intro": (
        "Les trois joueurs jouent leur unique autorité à la même manche. Comptez les deux séries : quel quartier est en"
        " danger après chaque carte ?"
    ),
    "example.vi_wind.title": "Le vent a le choix",
    "example.vi_wind.intro": (
        "Cesar veut déplacer une inondation. Deux essais échouent ; que change le troisième dans les deux séries ?"
    ),
    "example.vi_calm.title": "Une inondation en moins",
    "example.vi_calm.intro": (
        "Gabin vient de renforcer sa série, sur le quartier vert 2. Laquelle de ses cartes Frida retire-t-elle, et où"
        " va cette carte ?"
    ),
    "example.vi_hope.title": "Un faux espoir",
    "example.vi_hope.intro": (
        "Deux quartiers sont menacés. Ivo en montre d’abord un qui ne l’est pas : où un faux espoir peut-il mener une"
        " maison ?"
    ),
    "example.vi_hope_open.title": "L’espoir sans le danger",
    "example.vi_hope_open.intro": (
        "Aucun quartier n’est encore menacé : un faux espoir peut mener partout. Que peut faire Lev de la maison que"
        " Kaia vient de déplacer ?"
    ),
    "example.vi_hope_void.title": "Plus personne à tromper",
    "example.vi_hope_void.intro": (
        "Les dernières maisons sont toutes sur le seul quartier menacé. Vers où le faux espoir d’Adil pourrait-il en"
        " mener une ?"
    ),
    "example.vi_rescue.title": "{{ Word VI.rescued }} maisons à l’abri",
    "example.vi_rescue.intro": (
        "Malik fait sortir des maisons d’un quartier menacé. Où a-t-il le droit de les prendre, et peuvent-elles se"
        " séparer en route ?"
    ),
    "example.vi_rescue_void.title": "Personne à sauver",
    "example.vi_rescue_void.intro": (
        "Seul le quartier vert 1 est menacé, et il est vide. Que devient le sauvetage de Pia ?"
    ),
    "example.vi_relocation.title": "Tout le monde déménage",
    "example.vi_relocation.intro": (
        "Le quartier vert 1 est plein et menacé, le rouge 3 presque vide. Comptez les maisons avant et après : la"
        " menace change-t-elle de quartier aussi ?"
    ),
    "example.vi_relocation_void.title": "Personne avec qui échanger",
    "example.vi_relocation_void.intro": (
        "Il reste deux quartiers, dont un en quarantaine. Pourquoi le déménagement de Thea ne donne-t-il rien ?"
    ),
    "example.vi_panic.title": "Dans tous les sens",
    "example.vi_panic.intro": (
        "{{ Word VI.scattered }} maisons quittent le quartier vert 1. Viola voudrait en envoyer deux au même endroit :"
        " en a-t-elle le droit ?"
    ),
    "example.vi_panic_few.title": "Trop peu de quartiers",
    "example.vi_panic_few.intro": (
        "Il y a quatre maisons sur le quartier rouge 2, mais deux autres quartiers seulement. Combien de maisons la"
        " panique d’Ylva déplace-t-elle ?"
    ),
    "example.vi_panic_void.title": "Panique à huis clos",
    "example.vi_panic_void.intro": (
        "Les dernières maisons sont toutes sur un quartier en quarantaine. Que peut faire la panique de Chidi ?"
    ),
    "example.vi_quarantine.title": "Personne ne sort",
    "example.vi_quarantine.intro": (
        "Edda met le quartier vert 1 en quarantaine. Quatre joueurs essaient ensuite d’en tirer une maison, avec quatre"
        " cartes différentes ; qu’est-ce que Femi réussit malgré tout ?"
    ),
    "example.vi_more.title": "Encore une manche",
    "example.vi_more.intro": (
        "À la {{ ordinal VI.rounds }} manche, la série de Jonna est en tête. Quelle carte donne à Kofi le temps d’y"
        " répondre ?"
    ),
    "example.vi_less.title": "Un tour plus court",
    "example.vi_less.intro": (
        "Maud raccourcit le tour, qui s’arrête après {{ word VI.rounds - 1 }} manches. Qui cela arrange-t-il ?"
    ),
    "example.vi_cancel.title": "Plus, moins, plus",
    "example.vi_cancel.intro": (
        "Trois cartes changent l’une après l’autre le nombre de manches. Combien le tour en compte-t-il après chacune ?"
    ),
    "example.vi_late_less.title": "Trop tard, mais pas pour rien",
    "example.vi_late_less.intro": (
        "Heidi joue « une carte de moins » à la {{ ordinal VI.rounds }} manche, quand il n’y a plus rien à raccourcir."
        " À quoi sert-elle encore quand Iker retourne sa carte ?"
    ),
    "example.vi_source.title": "Onze perd contre sept",
    "example.vi_source.intro": (
        "La série d’Ada est la plus forte, mais Boris a déjà joué « une carte de plus », et une"
        " {{ ordinal VI.rounds + 1 }} manche va venir. Quel quartier coule à la fin, et qui prend ses sept maisons ?"
    ),
    "example.vi_tie.title": "Quatre contre quatre",
    "example.vi_tie.intro": (
        "Après {{ word VI.rounds }} manches, deux séries sont à égalité. Que se passe-t-il alors, et qui en profite ?"
    ),
    "example.vi_overtaken.title": "Pendant que deux se disputent",
    "example.vi_overtaken.intro": (
        "Les quartiers vert 1 et vert 2 sont à égalité, le vert 3 est loin derrière. Regardez ce que Valdis et Wren se"
        " font à la manche supplémentaire : quel quartier coule ?"
    ),
    "example.vi_low.title": "Coulé par moins que rien",
    "example.vi_low.intro": (
        "Des cartes autorité ont affaibli les deux séries. L’une d’elles suffit-elle encore à faire couler un"
        " quartier ?"
    ),
    "example.vi_sharing.title": "Une maison chacun, et on recommence",
    "example.vi_sharing.intro": (
        "Quatre joueurs ont posé des cartes pour la série du quartier vert 1, dont trois des inondations. Comment"
        " partage-t-on ses maisons quand il coule ?"
    ),
    "example.vi_three.title": "À {{ word VI.opener_stays }}, une exception",
    "example.vi_three.intro": (
        "Suivez la figurine du premier joueur : elle passe à gauche après chaque manche, mais que fait-elle à la fin"
        " du tour, et pourquoi ?"
    ),
    "example.vi_nothing.title": "Un tour sans inondation",
    "example.vi_nothing.intro": (
        "Les {{ word VI.rounds }} manches sont jouées, et personne n’a menacé de quartier. Comment le tour va-t-il"
        " finir ?"
    ),
    "example.vi_thirty.title": "La trentième manche",
    "example.vi_thirty.intro": (
        "Après {{ VI.last_round - 1 }} manches, les deux séries sont toujours à égalité, et un tour n’a jamais plus de"
        " {{ VI.last_round }} manches. Qui doit trancher, et entre quels quartiers ?"
    ),
    "example.vi_final.title": "On compte les vagues, puis les points",
    "example.vi_final.intro": (
        "{{ Word VI.turns }} tours sont joués, et il ne restera que le rouge 3 ou le vert 1. Comptez avec nous : à qui"
        " est le dernier quartier, et cela suffit-il pour gagner ?"
    ),
    "example.vi_eighth.title": "La toute dernière manche",
    "example.vi_eighth.intro": (
        "Il reste {{ word VI.districts - VI.turns + 1 }} quartiers, et une manche du tour {{ VI.turns }}. Devinez"
        " d’après les cartes qui veut garder lequel, avant qu’on retourne les tuiles."
    ),
    "example.vi_nobody.title": "Un quartier sans protecteur",
    "example.vi_nobody.intro": (
        "Ni Timo ni Uma n’a la tuile du dernier quartier. Quels points rapporte-t-il quand même ?"
    ),
    "example.vi_tie_end.title": "Quatorze points partout",
    "example.vi_tie_end.intro": (
        "Vasco et Wanda ont autant de points l’un que l’autre. Wanda a pris plus de maisons : cela l’aide-t-il ?"
    ),
    "example.vi_shared.title": "Rien ne les sépare",
    "example.vi_shared.intro": (
        "Alba et Bruno ont autant de points, et chacun une maison à lui sur le dernier quartier. Qui gagne ?"
    ),
}

MINIGAMES: dict[str, str] = {
    "note.risk.district": (
        "Mais {district:the_district} est le vôtre\u00a0: s’il coule, vous perdez ses {bonus:n} points."
    ),
    "note.risk.houses": (
        "Mais {district:the_district} porte {count:count|une maison|# maisons} de votre couleur, que ce coup expose."
    ),
    "note.risk.house_away": "Mais une maison de votre couleur quitte votre quartier, où elle rapporterait le plus.",
    "note.risk.house_threatened": "Mais une maison de votre couleur va sur un quartier menacé.",
    "note.aim_now": (
        "Votre but\u00a0: que {district:the_district} reste le dernier ({bonus:count|un point|# points}), vos maisons"
        " {colour:colours_many} dessus ({own:count|un point|# points} chacune). Maison prise\u00a0:"
        " {taken:count|un point|# points}."
    ),
    "note.aim_now.district": (
        "{district:the_district}, le vôtre, a coulé. Il vous reste vos maisons {colour:colours_many}, si elles sont sur"
        " le dernier quartier ({own:count|un point|# points} chacune), et les maisons prises ({taken:count|un point|#"
        " points} chacune)."
    ),
    "note.aim_now.houses": (
        "Vos maisons {colour:colours_many} ont toutes coulé. Il vous reste {district:the_district}, le vôtre, s’il est"
        " le dernier ({bonus:count|un point|# points}), et les maisons prises ({taken:count|un point|# points}"
        " chacune)."
    ),
    "note.aim_now.district.houses": (
        "Votre quartier et vos maisons ont coulé. Il vous reste à prendre des maisons\u00a0:"
        " {taken:count|un point|# points} chacune."
    ),
    "signs.house": "Lettre sur une maison : sa couleur ; nombre : combien",
    "signs.place": "V, J, R : quartier vert, jaune, rouge",
    "signs.chip": "{sign:piece} : une série menace ce quartier",
    "signs.used": "Signe pâle près d’un nom : son jeton dieu est posé",
    "signs.sum": "Nombre près d’un jeton : les vagues de la série, additionnées",
    "signs.start": "{sign:piece}",
    "signs.opened": "Nom souligné : a ouvert le tour",
    "signs.less": "{sign:piece} : une manche de moins pour tous",
    "signs.more": "{sign:piece} : une manche de plus pour tous",
    "signs.shut": "{sign:piece} : aucune maison n’en sort",
    "signs.sunk": "Contour en pointillé : quartier coulé",
    "signs.own": "Cerclé de jaune : votre couleur, votre quartier",
    "signs.tile": "Petit plan rond : la tuile quartier, dévoilée",
    "signs.best": "★ : le plus de maisons prises, sans point de plus",
    "aim": (
        "Votre but : que le dernier quartier soit le vôtre, avec beaucoup de maisons de votre couleur. "
        "Chaque maison prise dans un quartier qui coule rapporte aussi, et le plus grand total gagne."
    ),
    "minigame.vi_sink.title": "Celui-là doit couler",
    "minigame.vi_sink.goal": (
        "Un tour, {{ word VI.rounds }} manches, deux robots contre vous : faites en sorte que le quartier vert 2 coule."
        " Ici, vos tuiles ne comptent pas."
    ),
    "minigame.vi_sink.won": "Le quartier vert 2 a coulé, comme vous le vouliez.",
    "minigame.vi_sink.lost": (
        "Ce n’est pas le quartier vert 2 qui a coulé. Seule compte la plus forte série à la fin : gardez des vagues, le"
        " vent ou l’autorité pour la dernière manche, où personne n’aura plus le temps de répondre."
    ),
    "example.vi_own_wave.title": "Rester à l’écart, ou s’en mêler ?",
    "example.vi_own_wave.intro": (
        "Dans la dernière manche de ce tour, seul le vert 2 est menacé. Deux maisons lilas s’y trouvent, et le lilas"
        " est la couleur de Ruben. Quelle carte doit-il jouer ? Décidez avant de continuer."
    ),
    "minigame.vi_save.title": "Trois cartes contre la mer",
    "minigame.vi_save.goal": (
        "Les maisons bleues sont à vous : sur le dessin, B en marque une, B2 en marque deux. Vous avez trois cartes"
        " et {{ word VI.rounds }} manches : à la fin du tour, aucune ne doit avoir coulé. Mettez-les à l’abri, ou"
        " envoyez la mer ailleurs."
    ),
    "minigame.vi_save.won": "Un quartier a coulé, et toutes les maisons bleues sont encore là.",
    "minigame.vi_save.lost": (
        "Pas cette fois : la mer a pris au moins une maison bleue. Cherchez la série qui finira en tête. Et un"
        " sauvetage au dernier moment vient souvent trop tard."
    ),
    "minigame.vi_last.title": "Le tout dernier tour",
    "minigame.vi_last.goal": (
        "Le tour {{ VI.turns }} commence, et il ne reste que les quartiers rouge 3 et vert 1. Les maisons bleues sont à"
        " vous. Comptez ce que chaque fin vous rapporterait, et gagnez la partie seul."
    ),
    "minigame.vi_last.won": "Gagné ! Vous avez bien joué ce dernier tour.",
    "minigame.vi_last.lost": (
        "Pas cette fois. Une maison à vous sur le dernier quartier vaut {{ word VI.own_house }} maisons prises. Avant"
        " la première carte, décidez quel quartier doit rester, et quelles maisons ne doivent pas s’y trouver."
    ),
    "minigame.vi_guess.title": "À qui est ce quartier ?",
    "minigame.vi_guess.goal": (
        "Regardez trois robots jouer six tours, et gardez l’œil sur {seat:who} : où ce joueur envoie-t-il ses"
        " inondations, et d’où en retire-t-il ? Le quartier de sa tuile secrète est encore là à la fin."
    ),
    "minigame.vi_guess.question": "Quel est le quartier {seat:of} ?",
    "minigame.vi_guess.won": (
        "Bien vu ! La tuile quartier {seat:of} montre {answer:the_district} : on évite d’inonder le quartier que l’on"
        " protège, et l’on en éloigne les vagues."
    ),
    "minigame.vi_guess.lost": (
        "Eh non : la tuile quartier {seat:of} montre {answer:the_district}. On évite d’inonder le quartier que l’on"
        " protège, et l’on en éloigne les vagues."
    ),
}

OUTCOMES: dict[str, str] = {
    "outcome.own_district_sinks": ("{district:the_district} coule, celui de {seat:verb|sa|votre|leur} tuile secrète"),
    "outcome.own_houses_sink": (
        "{district:the_district} coule avec au moins une maison de {seat:verb|sa|votre|leur} couleur"
    ),
    "way.houses": "{houses:n} à la fois",
    "outcome.takes": (
        "{district:the_district} coule et {seat:who} y {seat:verb|prend|prenez|prennent} une maison ou plus"
    ),
    "outcome.rival_takes": (
        "{district:the_district} coule et {owner:who} y {owner:verb|prend|prenez|prennent} une maison ou plus"
    ),
    "outcome.sinks": "{district:the_district} coule à la fin du tour",
    "outcome.own_house_inland": (
        "{colour:a_house}, de {seat:verb|sa|votre|leur} couleur, arrive {district:on_district}, à l’abri de la mer"
    ),
    "outcome.own_house_at_sea": (
        "{colour:a_house}, de {seat:verb|sa|votre|leur} couleur, arrive {district:on_district}, au bord de la mer"
    ),
    "outcome.other_house_at_sea": "{colour:a_house} arrive {district:on_district}, au bord de la mer",
    "way.rival_from": "depuis {source:district}, par une carte {by:of}",
    "way.rival": "du fait {by:of}",
    "way.from": "depuis {source:district}",
    "outcome.void": "{seat:verb|sa|votre|leur} {card:card} ne trouve pas de cible et reste sans effet",
    "outcome.round_added": "{districts:districts} sont à égalité, ce qui ajoute une manche au tour",
    "outcome.houses_from": (
        "{seat:who} {seat:verb|prend|prenez|prennent} {often:mean|# maison|# maisons} {district:of_district}"
    ),
    "outcome.houses_from.nudge": (
        "combien de maisons {district:of_district} {seat:who} {seat:verb|prendra|prendrez|prendront}"
    ),
    "outcome.houses_taken": (
        "{seat:who} {seat:verb|prend|prenez|prennent} {often:mean|# maison|# maisons} à la fin du tour"
    ),
    "outcome.houses_taken.nudge": (
        "combien de maisons {seat:who} {seat:verb|prendra|prendrez|prendront} à la fin du tour"
    ),
    "outcome.houses_of_others": "les autres prennent {often:mean|# maison|# maisons} à la fin du tour",
    "outcome.houses_of_others.nudge": "combien de maisons les autres prendront à la fin du tour",
}
