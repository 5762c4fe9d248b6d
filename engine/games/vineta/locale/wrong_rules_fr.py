"""Les fausses règles d’après lesquelles on répond aux questions de Vineta, en français."""

WRONG_RULES: dict[str, str] = {
    "wrong.currents_change_nothing": "C’était avant. La carte agit aussitôt : recomptez les vagues.",
    "wrong.second_row_can_be_threatened": (
        "{touch:the_district} n’est que le voisin d’un quartier en bord de mer. Il faut que la mer le touche lui-même."
    ),
    "wrong.any_district_can_be_threatened": (
        "{touch:the_district} n’est pas en bord de mer. Or c’est de la mer que vient une inondation : elle"
        " commence par le bord."
    ),
    "wrong.whole_ring_can_be_threatened": (
        "{touch:the_district} est du même anneau, mais ne touche pas la brèche : la mer n’atteint que les voisins"
        " de ce qui a coulé."
    ),
    "wrong.district_may_have_two_series": (
        "{touch:the_district} est déjà menacé : l’inondation y rejoint la série ouverte. Un quartier n’a jamais"
        " deux séries."
    ),
    "wrong.each_flood_starts_a_series": (
        "Pour menacer aussi {touch:the_district}, il faudrait un deuxième jeton. Un seul jeton, une seule série :"
        " cette carte doit en rejoindre une."
    ),
    "wrong.any_district_can_be_added_to": (
        "Personne ne menace {touch:the_district} : il n’y a là aucune série à rejoindre. Cherchez les jetons dieu."
    ),
    "wrong.whole_ring_is_coastal": (
        "{touch:n}, c’est un anneau entier. La mer n’atteint que les voisins de ce qui a coulé."
    ),
    "wrong.sea_reaches_one_district": (
        "Un seul, ce serait le quartier juste derrière. Mais les anneaux sont décalés : regardez bien qui touche"
        " la brèche."
    ),
    "wrong.no_series_below_nothing": "Zéro n’est pas le fond : une série affaiblie peut valoir moins.",
    "wrong.authority_adds_no_waves": (
        "{touch:n}, c’est ce que valait la série avant l’autorité. Celle-ci compte comme des vagues."
    ),
    "wrong.authority_only_strengthens": (
        "{touch:n}, ce serait en ajoutant. Cette autorité est tournée du côté qui retire."
    ),
    "wrong.plus_protects_a_district": "+{{ VI.sway }} ne protège pas un quartier : cela renforce ce qui le menace.",
    "wrong.lowest_with_authority_sinks": (
        "Cela sauverait ce quartier : sa série serait la plus faible, et c’est la plus forte qui fait couler."
    ),
    "wrong.who_calms_takes_the_card": (
        "{touch:who} {touch:verb|calme|calmez|calment} la mer, mais la carte retourne à celui qui l’a jouée :"
        " regardez son signe."
    ),
    "wrong.chip_owner_takes_the_card": (
        "{touch:who} {touch:verb|a|avez|ont} ouvert la série, mais chaque carte reste à celui dont elle porte le signe."
    ),
    "wrong.wind_may_start_a_series": (
        "Personne ne menace {touch:the_district}, et le vent n’ouvre pas de série. Il lui en faut une autre, déjà"
        " ouverte."
    ),
    "wrong.wind_may_stay_in_the_series": (
        "La carte vient justement {touch:of_district} : le vent doit l’emporter vers une autre série."
    ),
    "wrong.wind_makes_the_card_ones_own": (
        "{touch:who} {touch:verb|joue|jouez|jouent} le vent, mais la carte reste à celui qui l’a posée : regardez"
        " son signe."
    ),
    "wrong.series_makes_the_card_its_own": (
        "{touch:who} {touch:verb|a|avez|ont} ouvert la série où elle arrive, mais elle reste à celui qui l’a"
        " posée : regardez son signe."
    ),
    "wrong.hope_leads_to_any_coast": (
        "{touch:the_district} est en bord de mer, mais personne ne le menace. Il faut un quartier menacé :"
        " cherchez les jetons dieu."
    ),
    "wrong.hope_leads_inland": (
        "{touch:the_district} n’est pas menacé, et le faux espoir mène au danger : cherchez les jetons dieu."
    ),
    "wrong.rescue_takes_from_any_coast": (
        "{touch:the_district} est en bord de mer, mais sans jeton dieu : on n’y est pas en danger."
    ),
    "wrong.rescue_takes_from_anywhere": (
        "{touch:the_district} n’est pas menacé. Tant qu’un quartier l’est, c’est du danger qu’un sauvetage tire"
        " les maisons : cherchez les jetons dieu."
    ),
    "wrong.panic_may_go_one_way": (
        "Une maison a déjà fui vers {touch:the_district}. Chacune va sur un quartier différent."
    ),
    "wrong.panic_may_lead_back": (
        "C’est {touch:the_district} que fuient les maisons : elles doivent aller sur un autre quartier."
    ),
    "wrong.quarantine_stops_floods": (
        "La série {touch:of_district} n’est pas la plus forte : ce quartier ne coulera pas. Et la quarantaine"
        " n’arrête aucune inondation, elle empêche les maisons de sortir."
    ),
    "wrong.quarantine_shuts_houses_out": (
        "La quarantaine n’empêche pas les maisons d’arriver sur {touch:the_district}. Elles peuvent y venir, mais"
        " pas en repartir."
    ),
    "wrong.quarantine_spares_a_district": (
        "La série {touch:of_district} n’est pas la plus forte. La quarantaine retient les maisons, pas la mer :"
        " comparez-les toutes."
    ),
    "wrong.lowest_series_sinks": (
        "La série {touch:of_district} est la plus faible. C’est la plus forte qui fait couler son quartier."
    ),
    "wrong.less_ends_turn_at_once": (
        "{touch:n}, ce serait en s’arrêtant tout de suite. La carte ne retire qu’une manche au tour."
    ),
    "wrong.length_card_is_for_its_owner": (
        "{touch:n}, c’est un tour ordinaire. La carte le change, et pour tout le monde."
    ),
    "wrong.only_last_length_card_counts": (
        "{touch:n}, ce serait pour la dernière carte seule. On additionne toutes celles de la table."
    ),
    "wrong.tie_sinks_all_that_are_tied": (
        "{touch:n}, ce sont tous ceux qui sont à égalité. Il n’en coule qu’un par tour : on joue encore."
    ),
    "wrong.first_of_tied_districts_sinks": (
        "Un seul, oui, mais lequel ? Rien ne tranche l’égalité : chacun joue encore une carte."
    ),
    "wrong.only_tied_series_can_sink": (
        "{touch:the_district} était à égalité, mais on compare de nouveau toutes les séries, et une autre est"
        " passée devant."
    ),
    "wrong.oldest_series_sinks": (
        "La série {touch:of_district} a été ouverte la première, mais c’est la plus forte qui décide."
    ),
    "wrong.highest_flood_takes_first": (
        "Aucune inondation n’est plus forte que celle {touch:of}, mais c’est l’ordre des cartes qui compte."
    ),
    "wrong.authority_takes_houses": (
        "{touch:who} {touch:verb|a|avez|ont} posé l’autorité. Elle renforce la série, mais n’a aucune part au partage."
    ),
    "wrong.first_card_takes_all_houses": (
        "{touch:n}, ce sont toutes les maisons. Chaque inondation en prend une à son tour."
    ),
    "wrong.one_house_for_each_card": (
        "{touch:n}, ce serait une seule maison par carte. Après la dernière carte, on reprend à la première."
    ),
    "wrong.token_always_goes_left": (
        "Ce serait juste à tout autre nombre de joueurs. À {{ word VI.opener_stays }}, la figurine reste où elle est."
    ),
    "wrong.opener_opens_each_turn": (
        "{touch:who} {touch:verb|a|avez|ont} ouvert le tour d’avant. Mais la figurine passe à gauche"
        " après chaque manche."
    ),
    "wrong.own_house_is_worth_one": (
        "{touch:n}, ce serait si toutes les maisons valaient autant. Une maison sauvée de sa couleur vaut {{ word"
        " VI.own_house }} points."
    ),
    "wrong.taken_house_is_worth_as_much": (
        "{touch:n}, ce serait {{ word VI.own_house }} points partout. Une maison prise ne vaut que {{"
        " VI.taken_house }} point{{ s VI.taken_house }}."
    ),
    "wrong.most_houses_own_the_district": (
        "{touch:who} y {touch:verb|a|avez|ont} le plus de maisons, mais c’est la tuile quartier qui compte,"
        " secrète jusqu’ici."
    ),
    "wrong.who_took_most_owns_the_district": (
        "{touch:who} {touch:verb|a|avez|ont} pris le plus de maisons, mais c’est la tuile quartier qui compte,"
        " secrète jusqu’ici."
    ),
    "wrong.rescued_houses_part": (
        "La première maison n’est pas allée vers {touch:the_district}. Celles d’un sauvetage vont ensemble, au"
        " même quartier."
    ),
    "wrong.sea_reaches_districts_again": "{touch:n}, ce sont tous ses voisins. Certains étaient déjà en bord de mer.",
    "wrong.authority_replaces_floods": "{touch:plus}, c’est l’autorité toute seule. Elle s’ajoute aux inondations.",
    "wrong.authority_decides_nothing": (
        "{touch:the_district} a les plus fortes inondations, mais l’autorité posée à côté d’une série compte"
        " comme des vagues."
    ),
    "wrong.more_adds_to_round_being_played": (
        "{touch:n}, ce serait une de plus que celle que l’on joue. La carte en ajoute une aux {{ word VI.rounds"
        " }} habituelles."
    ),
    "wrong.only_cards_more_count": (
        "{touch:n}, ce serait sans compter « une carte de moins ». Elle annule « une carte de plus »."
    ),
    "wrong.relocation_goes_one_way": (
        "{touch:n}, ce seraient toutes les maisons ensemble. Mais celles d’ici s’en vont quand les autres arrivent."
    ),
    "wrong.relocation_moves_one_house": (
        "{touch:n}, ce serait en échangeant une seule maison. Toutes changent de quartier."
    ),
    "wrong.rescue_leads_out_of_danger": (
        "{touch:the_district} est hors de danger, mais la première maison est allée ailleurs : celles d’un"
        " sauvetage vont au même quartier."
    ),
    "wrong.last_card_takes_last_house": (
        "{touch:who} {touch:verb|a|avez|ont} la dernière carte de la série. Mais chaque carte prend une maison,"
        " dans l’ordre, et l’on recommence s’il en reste : comptez jusqu’à la dernière."
    ),
    "wrong.first_card_takes_last_house": (
        "{touch:who} {touch:verb|a|avez|ont} la première carte de la série : elle prend la première maison. Comptez,"
        " carte après carte, jusqu’à la dernière."
    ),
    "wrong.token_always_stays": (
        "Ce serait juste à {{ word VI.opener_stays }} joueurs. À tout autre nombre, la figurine passe à gauche"
        " après chaque manche."
    ),
    "wrong.who_took_most_wins": (
        "{touch:who} {touch:verb|a|avez|ont} pris le plus de maisons. Mais celles de sa couleur sur le dernier"
        " quartier valent {{ word VI.own_house }} points, et la tuile en rapporte aussi."
    ),
    "wrong.most_houses_win": (
        "{touch:who} {touch:verb|a|avez|ont} le plus de maisons de sa couleur sur le dernier quartier. Elles ne"
        " sont qu’une part du total."
    ),
    "wrong.owner_of_last_district_wins": (
        "Le dernier quartier est sur la tuile {touch:of}, mais ses points ne sont qu’une part du total."
    ),
    "wrong.most_cards_sink": (
        "{touch:the_district} a le plus de cartes contre lui. Mais ce sont leurs vagues qui comptent."
    ),
    "wrong.as_high_is_enough": "Vert 3 ne ferait qu’égaler vert 1. Pour couler à sa place, il doit le dépasser.",
    "wrong.any_flood_will_do": "Trop peu de vagues : vert 1 resterait en tête.",
    "wrong.more_ends_it_sooner": "« Une carte de plus » allonge le tour : tout le monde jouerait une manche de plus.",
    "wrong.turn_ends_once_one_leads": (
        "Être en tête ne finit pas le tour : une autre manche suivrait, et tout peut y changer."
    ),
    "wrong.last_flood_takes_first": (
        "{touch:who} {touch:verb|a|avez|ont} la dernière inondation de la série. Mais on commence par la première."
    ),
    "wrong.own_houses_may_sink": (
        "Vos maisons bleues couleraient. Prise, même par vous, une maison rapporte moins que l’une des vôtres sauvée"
        " jusqu’à la fin."
    ),
    "wrong.own_district_may_sink": (
        "{touch:the_district} est votre quartier. S’il restait le dernier, il vous rapporterait des points."
    ),
    "wrong.sea_may_reach_ones_own": "La mer viendrait là, juste à côté de votre quartier. Il doit rester à l’abri.",
    "wrong.quarantine_saves_houses": "La quarantaine y enfermerait vos maisons : elles couleraient avec le quartier.",
    "wrong.hope_saves_houses": (
        "Le faux espoir n’emmène qu’une maison, et encore vers le danger. Une autre à vous coulerait."
    ),
    "wrong.a_wave_elsewhere_saves_houses": "Si peu de vagues ailleurs ne suffisent pas : vert 1 resterait en tête.",
    "wrong.any_other_series_will_do": (
        "Avec ces vagues, {touch:the_district} passerait en tête, et des maisons bleues à vous y sont aussi."
    ),
    "wrong.own_series_takes_houses": (
        "Vous avez ouvert cette série, mais son quartier ne coulera pas : on n’y partage rien."
    ),
    "wrong.short_series_takes_more": (
        "À peu de cartes, on prendrait plus, mais {touch:the_district} ne coulera pas : on n’y partage rien."
    ),
    "wrong.red_is_worth_most": ("{touch:n}, ce serait si le centre valait le plus. Mais c’est la côte qui rapporte."),
    "wrong.all_districts_bring_most": "{touch:n}, c’est pour un quartier vert. Les autres rapportent moins.",
    "wrong.district_counts_as_a_house": (
        "{touch:n}, c’est pour une maison de sa couleur. Un quartier rapporte selon son anneau."
    ),
    "wrong.district_counts_its_houses": (
        "{touch:n}, c’est le nombre de ses maisons. Elles ne comptent pas ici : un quartier rapporte selon son anneau."
    ),
    "wrong.authority_does_not_come_back": "{touch:n}, ce serait sans l’autorité. Elle revient aussi.",
    "wrong.series_goes_to_its_chip": (
        "{touch:n}, c’est le nombre de cartes d’une série. Elles ne vont pas à qui l’a ouverte, mais chacune à qui l’a"
        " jouée."
    ),
    "wrong.as_many_colours_as_players": (
        "{touch:n}, ce serait autant de couleurs que de joueurs. Il y en a une qui n’est à personne."
    ),
    "wrong.all_colours_are_used": ("{touch:n}, c’est toute la boîte. À moins de joueurs, des couleurs y restent."),
    "wrong.who_places_goes_on": (
        "{touch:who} {touch:verb|vient|venez|viennent} d’en poser une. Après chaque maison, c’est au joueur suivant."
    ),
    "wrong.houses_are_placed_to_the_right": "Ce serait tourner à l’envers autour de la table.",
    "wrong.empty_pile_is_renewed": (
        "{touch:n}, ce serait en ayant pioché. Mais on ne mélange rien tant qu’il reste une carte en main."
    ),
    "wrong.hand_is_filled_up": (
        "{touch:n}, c’est une main pleine. On la reprend quand la dernière carte en main est jouée."
    ),
}
