"""Les fausses règles d’après lesquelles on répond aux questions de Vineta, en français."""

WRONG_RULES: dict[str, str] = {
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
    "wrong.district_may_have_two_series": (
        "Ce serait juste si un quartier pouvait avoir deux séries. Il est déjà menacé : l’inondation y rejoint la série"
        " ouverte."
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
    "wrong.panic_may_lead_back": (
        "Ce serait juste si une maison pouvait rester là où l’on panique. Elle doit aller sur un autre quartier."
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
        "Ce serait juste si le même joueur ouvrait tous les tours. C’est la figurine qui décide : cherchez-la."
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
    "wrong.sea_reaches_districts_again": (
        "Ce serait juste si tous ses voisins comptaient. Certains étaient déjà en bord de mer."
    ),
    "wrong.authority_replaces_floods": "Ce serait juste si l’autorité remplaçait les inondations. Elle s’y ajoute.",
    "wrong.authority_decides_nothing": (
        "Ce serait juste si seules les inondations comptaient. L’autorité compte comme des vagues."
    ),
    "wrong.more_adds_to_round_being_played": (
        "Ce serait juste s’il ne restait plus qu’une manche à jouer. La carte en ajoute une aux {{ word VI.rounds }}"
        " habituelles."
    ),
    "wrong.only_cards_more_count": (
        "Ce serait juste si « une carte de moins » n’enlevait rien à « une carte de plus ». Elles s’annulent."
    ),
    "wrong.relocation_goes_one_way": (
        "Ce serait juste si toutes les maisons se retrouvaient ensemble. Elles prennent la place de celles de l’autre"
        " quartier, et inversement."
    ),
    "wrong.relocation_moves_one_house": (
        "Ce serait juste si l’on n’échangeait qu’une maison. Toutes changent de quartier."
    ),
    "wrong.rescue_leads_out_of_danger": (
        "Ce serait juste s’il suffisait d’être hors de danger. Les maisons d’un sauvetage vont toutes au même quartier."
    ),
    "wrong.last_card_takes_last_house": (
        "Ce serait juste si la dernière carte prenait la dernière maison. On recommence la série tant qu’il en reste."
    ),
    "wrong.first_card_takes_last_house": (
        "Ce serait juste si la première carte prenait le reste. On recommence la série tant qu’il en reste."
    ),
    "wrong.token_always_stays": (
        "Ce serait juste à {{ word VI.opener_stays }} joueurs. À tout autre nombre, la figurine passe à gauche après"
        " chaque manche."
    ),
    "wrong.who_took_most_wins": (
        "Ce serait juste si seules les maisons prises comptaient. Celles de sa couleur sur le dernier quartier valent"
        " {{ word VI.own_house }} points, et sa tuile en rapporte aussi."
    ),
    "wrong.most_houses_win": (
        "Ce serait juste si l’on gagnait par ses maisons sur le dernier quartier. Elles ne sont qu’une part du total."
    ),
    "wrong.owner_of_last_district_wins": (
        "Ce serait juste si le dernier quartier décidait à lui seul. Ses points ne sont qu’une part du total."
    ),
}
