"""Les mots de la leçon de Vineta, en français : ses étapes, et les fausses règles d’après lesquelles on répond."""

COURSE: dict[str, str] = {
    "stage.flood.title": "Une inondation menace la côte",
    "stage.flood.idea": (
        "Une inondation ouvre une série : votre jeton dieu va sur un quartier en bord de mer, qui est alors menacé. Au"
        " début, seuls les verts touchent la mer. Avant cela, chacun à son tour, le premier joueur d’abord, place les"
        " maisons où il veut : une couleur de plus que de joueurs, ou {{ word VI.colours_2 }} pour"
        " {{ word VI.players_min }} joueurs."
    ),
    "stage.flood.1.told": (
        "{seat:who} retourne une inondation {waves:count|d’une vague|de # vagues}. Elle ouvre une série contre un"
        " quartier du bord de mer, et le jeton dieu le marque."
    ),
    "stage.flood.1.ask": "Touchez un quartier que {seat:who} peut menacer.",
    "stage.flood.2.told": "Une autre table, où un quartier est déjà menacé. {seat:who} retourne une inondation.",
    "stage.flood.2.ask": "Touchez un quartier où {seat:who} peut ouvrir une autre série.",
    "stage.adding.title": "Ajouter à une série",
    "stage.adding.idea": (
        "Une inondation peut rejoindre n’importe quelle série, même la vôtre, et toutes les vagues s’additionnent."
        " Tant que votre jeton dieu est sur un quartier, vous ne pouvez qu’ajouter."
    ),
    "stage.adding.1.told": (
        "{district:the_district} est déjà menacé. {seat:who} ajoute à la série une inondation {waves:count|d’une"
        " vague|de # vagues}."
    ),
    "stage.adding.1.ask": "Combien vaut la série maintenant ?",
    "stage.adding.2.told": (
        "Le jeton dieu {seat:of} est déjà sur un quartier, et {seat:who} retourne encore une inondation."
    ),
    "stage.adding.2.ask": "Touchez un quartier où cette carte peut aller.",
    "stage.coast.title": "La mer avance",
    "stage.coast.idea": (
        "Un quartier coulé devient la mer, et ses voisins sont en bord de mer. Les anneaux sont décalés : derrière"
        " chaque quartier vert, {{ word VI.borders_inward }} jaunes ; derrière chaque jaune,"
        " {{ word VI.borders_inward"
        " }} rouges."
    ),
    "stage.coast.1.told": "Un quartier vert vient de couler. La mer a pris sa place, et elle touche tous ses voisins.",
    "stage.coast.1.ask": "Combien de quartiers jaunes sont maintenant en bord de mer ?",
    "stage.coast.2.told": "Une autre table, une autre brèche dans l’anneau vert. {seat:who} retourne une inondation.",
    "stage.coast.2.ask": "Touchez un quartier jaune ou rouge que {seat:who} peut menacer.",
    "stage.authority.title": "L’autorité",
    "stage.authority.idea": (
        "L’autorité renforce ou affaiblit une série de {{ word VI.sway }}, même au-dessous de zéro, et reste là"
        " jusqu’à la fin du tour. C’est alors la plus forte série qui fait couler son quartier."
    ),
    "stage.authority.1.told": (
        "L’autorité renforce ou affaiblit une série de {{ word VI.sway }}. {seat:who} la tourne du côté {waves:plus}"
        " et la pose près de la série {district:of_district}."
    ),
    "stage.authority.1.ask": "Combien vaut la série maintenant ?",
    "stage.authority.2.told": (
        "La plus forte série fait couler son quartier, et {seat:who} veut que ce soit vert 2. Il reste une carte."
    ),
    "stage.authority.2.ask": "Touchez ce que {seat:who} doit faire de l’autorité.",
    "stage.wind_and_calm.title": "Le vent et le calme",
    "stage.wind_and_calm.idea": (
        "Le vent changeant emporte une inondation au bout d’une autre série ; la mer calme en renvoie une sur la"
        " défausse de son propriétaire. Une carte ne change jamais de mains."
    ),
    "stage.wind_and_calm.1.told": (
        "La mer calme retire une inondation d’une série. {seat:who} choisit celle {waves:count|d’une vague|de #"
        " vagues}."
    ),
    "stage.wind_and_calm.1.ask": "Touchez celui dont la défausse reçoit la carte.",
    "stage.wind_and_calm.2.told": (
        "Le changement de vent emporte une inondation au bout d’une autre série. {seat:who} prend celle"
        " {waves:count|d’une vague|de # vagues} sur {source:the_district}."
    ),
    "stage.wind_and_calm.2.ask": "Touchez le quartier où le vent peut l’emporter.",
    "stage.wind_and_calm.3.told": (
        "Une autre table : le vent {seat:of} emporte l’inondation {waves:count|d’une vague|de # vagues} de la série"
        " {source:of_district} à celle {target:of_district}."
    ),
    "stage.wind_and_calm.3.ask": "Touchez celui à qui cette carte appartient désormais.",
    "stage.moving_houses.title": "Déplacer des maisons",
    "stage.moving_houses.idea": (
        "Le faux espoir attire une maison vers un quartier menacé. Le sauvetage en tire {{ word VI.rescued }}, s’il y"
        " en a autant, d’un même quartier menacé vers un autre. La panique en disperse {{ word VI.scattered }} ou"
        " toutes celles qu’il y a, chacune vers un quartier différent. Le déménagement échange toutes les maisons d’un"
        " quartier et d’un autre. Peu importe la couleur."
    ),
    "stage.moving_houses.1.told": (
        "Le faux espoir attire une maison vers le danger. {seat:who} prend {colour:a_house} sur {source:the_district}."
    ),
    "stage.moving_houses.1.ask": "Touchez un quartier où elle peut aller.",
    "stage.moving_houses.2.told": (
        "Un sauvetage tire {{ word VI.rescued }} maisons du danger. {seat:who} veut les mettre sur"
        " {target:the_district}."
    ),
    "stage.moving_houses.2.ask": "Touchez un quartier où les prendre.",
    "stage.moving_houses.3.told": (
        "Une autre table : la panique disperse {{ word VI.scattered }} maisons {source:of_district}. La"
        " première vient"
        " de fuir."
    ),
    "stage.moving_houses.3.ask": "Touchez un quartier où la suivante peut fuir.",
    "stage.quarantine.title": "La quarantaine",
    "stage.quarantine.idea": (
        "Jusqu’à la fin du tour, aucune carte ne peut faire sortir une maison d’un quartier en quarantaine."
        " Il peut en"
        " arriver d’autres, et le quartier peut couler."
    ),
    "stage.quarantine.1.told": (
        "{district:the_district} va sans doute couler, et {seat:who} veut qu’aucune maison n’en réchappe. Gare aux"
        " sauvetages !"
    ),
    "stage.quarantine.1.ask": "Touchez le quartier à mettre en quarantaine.",
    "stage.quarantine.2.told": (
        "Une autre table : la dernière manche est finie, et l’un des quartiers menacés est en quarantaine."
    ),
    "stage.quarantine.2.ask": "Touchez le quartier qui coule.",
    "stage.length_of_turn.title": "Une carte de plus ou de moins",
    "stage.length_of_turn.idea": (
        "Un tour, c’est {{ word VI.rounds }} manches, plus une par carte de plus, moins une par carte de moins ; la"
        " manche en cours va toujours au bout. À chaque manche, chacun pose une de ses {{ word VI.hand }} cartes, face"
        " cachée ; on les retourne dans le sens horaire, le premier joueur d’abord. Puis chacun en pioche une."
    ),
    "stage.length_of_turn.1.told": (
        "D’ordinaire, un tour compte {{ word VI.rounds }} manches. Dès la première, {seat:who} retourne"
        " « une carte de"
        " moins »."
    ),
    "stage.length_of_turn.1.ask": "Combien de manches compte ce tour ?",
    "stage.length_of_turn.2.told": (
        "Une autre table, où il y a déjà {more:count|une carte|# cartes} de plus. Nora retourne « une carte de moins »."
    ),
    "stage.length_of_turn.2.ask": "Combien de manches compte ce tour ?",
    "stage.tied_series.title": "Égalité : une manche de plus",
    "stage.tied_series.idea": (
        "En cas d’égalité en tête, chacun rejoue une carte, aussi souvent qu’il le faut. Puis on compare toutes les"
        " séries. Si votre pioche est épuisée, jouez d’abord toute votre main ; alors seulement, mélangez votre"
        " défausse et piochez de nouveau."
    ),
    "stage.tied_series.1.told": (
        "Voici la fin de la dernière manche : les plus fortes séries sont à égalité, à {worth:n}."
    ),
    "stage.tied_series.1.ask": "Combien de quartiers coulent maintenant ?",
    "stage.tied_series.2.told": (
        "Une autre table : vert 2 et vert 3 étaient à égalité, et l’on vient donc de jouer une manche de plus."
    ),
    "stage.tied_series.2.ask": "Touchez le quartier qui coule.",
    "stage.sharing.title": "Couler et partager",
    "stage.sharing.idea": (
        "Les inondations qui ont coulé le quartier en prennent les maisons, une chacune dans l’ordre de la série, et"
        " l’on recommence jusqu’à la dernière maison. L’autorité ne prend rien. Jetons dieu et cartes reviennent à"
        " leurs propriétaires. La figurine passe à gauche après chaque manche, mais à {{ word VI.opener_stays }}"
        " joueurs pas à la fin d’un tour."
    ),
    "stage.sharing.1.told": (
        "Le quartier coule. Ses maisons vont, une à une, à ceux qui l’ont fait couler, dans l’ordre de leurs"
        " inondations."
    ),
    "stage.sharing.1.ask": "Touchez celui qui prend la première maison.",
    "stage.sharing.2.told": "Une autre table : un quartier de cinq maisons coule.",
    "stage.sharing.2.ask": "Combien Tom en prend-il ?",
    "stage.sharing.3.told": (
        "Le tour est fini. Après chaque manche, la figurine passe à gauche ; mais à {{ word VI.opener_stays }}"
        " joueurs, elle reste en place à la fin du tour."
    ),
    "stage.sharing.3.ask": "Touchez celui qui ouvre le tour suivant.",
    "stage.last_district.title": "Le dernier quartier et les points",
    "stage.last_district.idea": (
        "On marque {{ VI.own_house }} points par maison de sa couleur sur le dernier quartier, {{ VI.taken_house }}"
        " par maison prise, et {{ VI.red }}, {{ VI.yellow }} ou {{ VI.green }} si l’on a la tuile de ce quartier,"
        " rouge, jaune ou vert. Le plus de points gagne."
    ),
    "stage.last_district.1.told": (
        "Il reste un quartier. Chaque maison de votre couleur y rapporte {{ VI.own_house }} points, chaque maison"
        " prise {{ VI.taken_house }}. {seat:who} en a {own:n} sur ce quartier, et {taken:n} prises."
    ),
    "stage.last_district.1.ask": "Combien de points cela fait-il ?",
    "stage.last_district.2.told": (
        "Une autre table. Le dernier quartier est vert : il rapporte encore {points:n} points ; un jaune en"
        " rapporterait {{ VI.yellow }}, un rouge {{ VI.red }}."
    ),
    "stage.last_district.2.ask": "Touchez celui qui les marque.",
    "stage.own_turn.title": "Un tour rien qu’à vous",
    "stage.own_turn.told": (
        "Vous savez l’essentiel. Jouez vous-même tout un tour, contre des robots : ils suivent les mêmes règles."
    ),
    "wrong.second_row_can_be_threatened": (
        "Ce serait juste s’il suffisait d’avoir un voisin en bord de mer. C’est la mer elle-même qu’il faut toucher."
    ),
    "wrong.any_district_can_be_threatened": (
        "Ce serait juste si une inondation pouvait frapper n’importe où. Elle vient de la mer : on commence par le"
        " bord."
    ),
    "wrong.whole_ring_can_be_threatened": (
        "Ce serait juste si la mer atteignait tout un anneau d’un coup. Elle n’atteint que les voisins de ce qui a"
        " coulé."
    ),
    "wrong.each_flood_starts_a_series": (
        "Ce serait juste si chaque inondation pouvait ouvrir une série. Un seul jeton, une seule série : cette carte"
        " doit en rejoindre une."
    ),
    "wrong.any_district_can_be_added_to": (
        "Ce serait juste si l’on pouvait ajouter là où il n’y a pas de série. Cherchez les jetons dieu."
    ),
    "wrong.new_flood_replaces_series": (
        "Ce serait juste si la nouvelle carte remplaçait l’ancienne. Elle la rejoint, et les vagues s’additionnent."
    ),
    "wrong.series_counts_its_cards": (
        "Ce serait juste si chaque carte comptait pour un. Ce sont les vagues qui comptent."
    ),
    "wrong.whole_ring_is_coastal": (
        "Ce serait juste si la mer atteignait tout un anneau d’un coup. Elle n’atteint que les voisins de ce qui a"
        " coulé."
    ),
    "wrong.sea_reaches_one_district": (
        "Ce serait juste si les quartiers étaient rangés l’un derrière l’autre. Mais les anneaux sont décalés :"
        " regardez bien qui touche la brèche."
    ),
    "wrong.no_series_below_nothing": "Ce serait juste si une série s’arrêtait à zéro. Elle peut valoir moins que rien.",
    "wrong.authority_adds_no_waves": (
        "Ce serait juste si l’autorité n’entrait pas dans le compte. Elle compte comme des vagues."
    ),
    "wrong.authority_only_strengthens": "Ce serait juste si l’autorité ne pouvait que renforcer. Celle-ci affaiblit.",
    "wrong.plus_protects_a_district": (
        "Ce serait juste si +{{ VI.sway }} protégeait un quartier. Cela renforce ce qui le menace."
    ),
    "wrong.lowest_with_authority_sinks": "Ce serait juste si la plus faible série l’emportait. C’est la plus forte.",
    "wrong.who_calms_takes_the_card": (
        "Ce serait juste si l’on prenait la carte que l’on calme. Elle retourne à celui qui l’a jouée : regardez son"
        " signe."
    ),
    "wrong.chip_owner_takes_the_card": (
        "Ce serait juste si toute la série était à celui qui l’a ouverte. Chaque carte est à celui dont elle porte le"
        " signe."
    ),
    "wrong.wind_may_start_a_series": (
        "Ce serait juste si le vent pouvait ouvrir une série. Il lui en faut une autre, déjà ouverte."
    ),
    "wrong.wind_may_stay_in_the_series": (
        "Ce serait juste si la carte pouvait rester où elle est. Le vent doit l’emporter vers une autre série."
    ),
    "wrong.wind_makes_the_card_ones_own": (
        "Ce serait juste si le vent donnait la carte à qui le joue. Elle reste à celui qui l’a posée : regardez son"
        " signe."
    ),
    "wrong.series_makes_the_card_its_own": (
        "Ce serait juste si la carte changeait de mains en changeant de série. Elle reste à celui qui l’a posée."
    ),
    "wrong.hope_leads_to_any_coast": (
        "Ce serait juste si n’importe quelle côte convenait. Il faut un quartier menacé : cherchez les jetons dieu."
    ),
    "wrong.hope_leads_inland": (
        "Ce serait juste si le faux espoir menait à l’abri. Il mène au danger : cherchez les jetons dieu."
    ),
    "wrong.rescue_takes_from_any_coast": (
        "Ce serait juste si toute la côte était en danger. Seuls les quartiers qui ont un jeton dieu le sont."
    ),
    "wrong.rescue_takes_from_anywhere": (
        "Ce serait juste si un sauvetage pouvait partir de partout. Tant qu’un quartier est menacé, c’est du danger"
        " qu’il tire les maisons : cherchez les jetons dieu."
    ),
    "wrong.panic_may_go_one_way": (
        "Ce serait juste si les maisons pouvaient fuir ensemble. Chacune va sur un quartier différent."
    ),
    "wrong.sunk_districts_take_houses": (
        "Ce serait juste si ce quartier était encore là. Il a coulé, et plus personne n’y habite."
    ),
    "wrong.quarantine_stops_floods": (
        "Ce serait juste si la quarantaine arrêtait l’inondation. Elle empêche seulement les maisons de sortir."
    ),
    "wrong.quarantine_shuts_houses_out": (
        "Ce serait juste si la quarantaine empêchait les maisons d’arriver. Elles peuvent venir, mais pas repartir."
    ),
    "wrong.quarantine_spares_a_district": (
        "Ce serait juste si la quarantaine protégeait le quartier. Elle retient les maisons, pas la mer."
    ),
    "wrong.lowest_series_sinks": "Ce serait juste si la plus faible série l’emportait. C’est la plus forte.",
    "wrong.less_ends_turn_at_once": (
        "Ce serait juste si la carte arrêtait le tour sur-le-champ. Elle lui retire une manche."
    ),
    "wrong.length_card_is_for_its_owner": (
        "Ce serait juste si la carte ne changeait rien pour les autres. Elle change le tour pour tout le monde."
    ),
    "wrong.only_last_length_card_counts": (
        "Ce serait juste si seule la dernière carte comptait. On additionne toutes celles de la table."
    ),
    "wrong.tie_sinks_all_that_are_tied": (
        "Ce serait juste si tous les quartiers à égalité coulaient. Il n’en coule qu’un par tour : on joue encore."
    ),
    "wrong.first_of_tied_districts_sinks": (
        "Ce serait juste si quelque chose tranchait l’égalité. Rien ne la tranche : chacun joue encore une carte."
    ),
    "wrong.only_tied_series_can_sink": (
        "Ce serait juste si seules les séries à égalité comptaient encore. On les compare toutes, et une autre est"
        " passée devant."
    ),
    "wrong.oldest_series_sinks": (
        "Ce serait juste si la série ouverte la première décidait. C’est la plus forte qui décide."
    ),
    "wrong.highest_flood_takes_first": (
        "Ce serait juste si l’inondation la plus forte passait d’abord. C’est l’ordre des cartes qui compte."
    ),
    "wrong.authority_takes_houses": (
        "Ce serait juste si l’autorité prenait des maisons. Elle renforce la série, mais n’a aucune part au partage."
    ),
    "wrong.first_card_takes_all_houses": (
        "Ce serait juste si celui qui a ouvert la série prenait tout. Chaque inondation prend une maison à son tour."
    ),
    "wrong.one_house_for_each_card": (
        "Ce serait juste si chaque carte ne prenait qu’une maison. Après la dernière carte, on reprend à la première."
    ),
    "wrong.token_always_goes_left": (
        "Ce serait juste à tout autre nombre de joueurs. À {{ word VI.opener_stays }}, la figurine reste où elle est."
    ),
    "wrong.opener_opens_each_turn": (
        "Ce serait juste si le même joueur ouvrait tous les tours. C’est celui qui a la figurine : cherchez-la."
    ),
    "wrong.own_house_is_worth_one": (
        "Ce serait juste si toutes les maisons valaient autant. Chacune des vôtres qui est sauvée vaut {{ word"
        " VI.own_house }} points."
    ),
    "wrong.taken_house_is_worth_as_much": (
        "Ce serait juste si une maison prise valait autant qu’une maison sauvée. Elle ne vaut que"
        " {{ VI.taken_house }}"
        " point{{ s VI.taken_house }}."
    ),
    "wrong.most_houses_own_the_district": (
        "Ce serait juste si le quartier allait à qui y a le plus de maisons. C’est la tuile quartier qui compte,"
        " secrète jusqu’ici."
    ),
    "wrong.who_took_most_owns_the_district": (
        "Ce serait juste si les points allaient à qui a pris le plus de maisons. C’est la tuile quartier qui compte,"
        " secrète jusqu’ici."
    ),
    "wrong.rescued_houses_part": (
        "Ce serait juste si les maisons d’un sauvetage pouvaient se séparer. Elles vont au même quartier."
    ),
    "asked.card_has_an_effect": "Cette carte peut-elle avoir un effet ?",
    "asked.rounds_of_turn": "Combien de manches compte ce tour à présent ?",
    "asked.seat_winning": "Touchez le vainqueur.",
    "asked.number_winning": "Combien de joueurs gagnent la partie ?",
    "asked.vi_wind": (
        "{seat:who} {seat:verb|enlève|enlevez|enlèvent} une inondation {source:of_district}. Touchez le"
        " quartier où elle peut aller."
    ),
    "asked.vi_calm": (
        "{seat:who} {seat:verb|retire|retirez|retirent} la dernière inondation {district:of_district}."
        " Touchez celui dont la défausse la reçoit."
    ),
    "asked.vi_hope": (
        "{seat:who} {seat:verb|attire|attirez|attirent} {colour:a_house} hors {source:of_district}. Touchez"
        " un quartier où elle peut aller."
    ),
    "asked.vi_rescue": (
        "{seat:who} {seat:verb|sauve|sauvez|sauvent} aussi {colour:a_house}. Touchez le quartier où elle doit aller."
    ),
    "asked.vi_panic": (
        "À présent, {colour:a_house} fuit {source:the_district}. Touchez un quartier où elle peut aller."
    ),
}
