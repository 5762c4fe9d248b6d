"""English words for the wrong rules by which people answer the questions of Vineta's course."""

WRONG_RULES: dict[str, str] = {
    "wrong.currents_change_nothing": "That was before. The card takes effect at once: count the waves anew.",
    "wrong.second_row_can_be_threatened": (
        "{touch:the_district} only borders on a coastal district. The sea itself has to touch it."
    ),
    "wrong.any_district_can_be_threatened": (
        "{touch:the_district} is not on the coast. A flood comes from the sea, so it begins at the edge."
    ),
    "wrong.whole_ring_can_be_threatened": (
        "{touch:the_district} is in the same ring, but doesn’t touch the gap: the sea reaches only the neighbours"
        " of what has sunk."
    ),
    "wrong.district_may_have_two_series": (
        "{touch:the_district} is threatened already: the flood joins the series there. A district never has two series."
    ),
    "wrong.each_flood_starts_a_series": (
        "To threaten {touch:the_district} too would take a second chip. One god chip, one series: this card has"
        " to join one."
    ),
    "wrong.any_district_can_be_added_to": (
        "Nobody threatens {touch:the_district}: there is no series to join. Look for the god chips."
    ),
    "wrong.whole_ring_is_coastal": "{touch:n} is a whole ring. The sea reaches only the neighbours of what has sunk.",
    "wrong.sea_reaches_one_district": (
        "One would be the district right behind. But the rings are offset: look again at who touches the gap."
    ),
    "wrong.no_series_below_nothing": "Zero is not the bottom: a weakened series can be worth less.",
    "wrong.authority_adds_no_waves": "{touch:n} is what the series was worth before. Authority counts like waves.",
    "wrong.authority_only_strengthens": "{touch:n} would be adding it. This authority is turned to take away.",
    "wrong.plus_protects_a_district": (
        "+{{ VI.sway }} doesn’t protect a district: it strengthens the flood against it."
    ),
    "wrong.lowest_with_authority_sinks": (
        "That would save the district: its series would be the lowest, and it is the highest that sinks one."
    ),
    "wrong.who_calms_takes_the_card": (
        "{touch:who} {touch:verb|calms|calm|calm} the sea, but the card goes back to whoever played it: look at"
        " the sign on it."
    ),
    "wrong.chip_owner_takes_the_card": (
        "{touch:who} {touch:verb|has|have|have} started the series, but each card belongs to the player whose"
        " sign it bears."
    ),
    "wrong.wind_may_start_a_series": (
        "Nobody threatens {touch:the_district}, and the wind can’t start a series. It needs another one that is"
        " already there."
    ),
    "wrong.wind_may_stay_in_the_series": (
        "The card is on {touch:the_district} already: the wind has to carry it to another series."
    ),
    "wrong.wind_makes_the_card_ones_own": (
        "{touch:who} {touch:verb|plays|play|play} the wind, but the card still belongs to whoever laid it: look"
        " at the sign on it."
    ),
    "wrong.series_makes_the_card_its_own": (
        "{touch:who} {touch:verb|has|have|have} started the series that it comes to, but it still belongs to"
        " whoever laid it."
    ),
    "wrong.hope_leads_to_any_coast": (
        "{touch:the_district} is on the coast, but nobody threatens it. It has to be threatened: look for the god"
        " chips."
    ),
    "wrong.hope_leads_inland": (
        "{touch:the_district} isn’t threatened, and false hope leads into danger: look for the god chips."
    ),
    "wrong.rescue_takes_from_any_coast": (
        "{touch:the_district} is on the coast, but has no god chip: nobody there is in danger."
    ),
    "wrong.rescue_takes_from_anywhere": (
        "{touch:the_district} isn’t threatened. As long as a district is, a rescue takes houses out of danger:"
        " look for the god chips."
    ),
    "wrong.panic_may_go_one_way": (
        "A house has fled to {touch:the_district} already. Each goes to a different district."
    ),
    "wrong.panic_may_lead_back": (
        "It is {touch:the_district} that the houses flee from: each has to go to another district."
    ),
    "wrong.quarantine_stops_floods": (
        "The series of {touch:district} isn’t the highest: this district won’t sink. And quarantine stops no flood, it"
        " keeps houses from leaving."
    ),
    "wrong.quarantine_shuts_houses_out": (
        "Quarantine doesn’t keep houses out of {touch:the_district}. They may come, but not leave again."
    ),
    "wrong.quarantine_spares_a_district": (
        "The series of {touch:district} isn’t the highest. Quarantine keeps houses in, not the sea out: compare"
        " them all."
    ),
    "wrong.lowest_series_sinks": (
        "The series of {touch:district} is the lowest. It is the highest that sinks its district."
    ),
    "wrong.less_ends_turn_at_once": (
        "{touch:n} would be stopping at once. The card only takes a round away from the turn."
    ),
    "wrong.length_card_is_for_its_owner": "{touch:n} is an ordinary turn. The card changes it, and for everyone.",
    "wrong.only_last_length_card_counts": "{touch:n} would be for the last card alone. All those on the table add up.",
    "wrong.tie_sinks_all_that_are_tied": (
        "{touch:n} would be all that are tied. Only one sinks each turn: you play on."
    ),
    "wrong.first_of_tied_districts_sinks": "One, yes, but which? Nothing breaks the tie: everyone plays another card.",
    "wrong.only_tied_series_can_sink": (
        "{touch:the_district} was tied, but all series are compared again, and another has overtaken it."
    ),
    "wrong.oldest_series_sinks": (
        "The series of {touch:district} was started first, but it is the highest that decides."
    ),
    "wrong.highest_flood_takes_first": (
        "No flood is stronger than {touch:of}, but it is the order of the cards that counts."
    ),
    "wrong.authority_takes_houses": (
        "{touch:who} {touch:verb|has|have|have} laid the authority. It strengthens the series, but has no share"
        " in what is taken."
    ),
    "wrong.first_card_takes_all_houses": "{touch:n} would be all the houses. Each flood takes one in its turn.",
    "wrong.one_house_for_each_card": (
        "{touch:n} would be one house a card and no more. After the last card you begin again with the first."
    ),
    "wrong.token_always_goes_left": (
        "That would be right with any other number of players. With {{ word VI.opener_stays }}, the token stays"
        " where it is."
    ),
    "wrong.opener_opens_each_turn": (
        "{touch:who} opened the turn before. But the token goes to the left after each round."
    ),
    "wrong.own_house_is_worth_one": (
        "{touch:n} would be all houses alike. A house of one’s own that is saved is worth {{ word VI.own_house }}"
        " points."
    ),
    "wrong.taken_house_is_worth_as_much": (
        "{touch:n} would be {{ word VI.own_house }} points for each. A house that was taken is worth only {{"
        " VI.taken_house }} point{{ s VI.taken_house }}."
    ),
    "wrong.most_houses_own_the_district": (
        "{touch:who} {touch:verb|has|have|have} most houses there, but it is the district tile that counts,"
        " secret until now."
    ),
    "wrong.who_took_most_owns_the_district": (
        "{touch:who} {touch:verb|has|have|have} taken most houses, but it is the district tile that counts,"
        " secret until now."
    ),
    "wrong.rescued_houses_part": (
        "The first house didn’t go to {touch:the_district}. Those of a rescue go together, to the same district."
    ),
    "wrong.sea_reaches_districts_again": (
        "{touch:n} counts all its neighbours. Some of them were on the coast already."
    ),
    "wrong.authority_replaces_floods": "{touch:plus} is authority alone. It is added to the floods.",
    "wrong.authority_decides_nothing": (
        "{touch:the_district} has the strongest floods, but authority beside a series counts like waves."
    ),
    "wrong.more_adds_to_round_being_played": (
        "{touch:n} would be one more than the one being played. The card adds one to the usual {{ word VI.rounds }}."
    ),
    "wrong.only_cards_more_count": "{touch:n} would be without “one card less”. It cancels “one card more”.",
    "wrong.relocation_goes_one_way": (
        "{touch:n} would be all houses together. But those here leave as the others come."
    ),
    "wrong.relocation_moves_one_house": "{touch:n} would be swapping one house. All of them change places.",
    "wrong.rescue_leads_out_of_danger": (
        "{touch:the_district} is out of danger, but the first house went elsewhere: those of a rescue go to the"
        " same district."
    ),
    "wrong.last_card_takes_last_house": (
        "{touch:who} {touch:verb|has|have|have} the last card of the series. But each card takes one house in its"
        " turn, over again while any are left: count to the last one."
    ),
    "wrong.first_card_takes_last_house": (
        "{touch:who} {touch:verb|has|have|have} the first card of the series: it takes the first house. Count on,"
        " card after card, to the last one."
    ),
    "wrong.token_always_stays": (
        "That would be right with {{ word VI.opener_stays }} players. With any other number, the token goes to"
        " the left after each round."
    ),
    "wrong.who_took_most_wins": (
        "{touch:who} {touch:verb|has|have|have} taken most houses. But those of one’s own colour on the last"
        " district are worth {{ word VI.own_house }} points, and the tile brings some, too."
    ),
    "wrong.most_houses_win": (
        "{touch:who} {touch:verb|has|have|have} most houses of one colour on the last district. They are only"
        " part of the total."
    ),
    "wrong.owner_of_last_district_wins": (
        "The last district is on {touch:of} tile, but its points are only part of the total."
    ),
    "wrong.most_cards_sink": "{touch:the_district} has the most cards against it. But it is their waves that count.",
    "wrong.as_high_is_enough": "Green 3 would be as high as green 1. To sink in its place, it has to be higher.",
    "wrong.any_flood_will_do": "Too few waves: green 1 would still be the highest.",
    "wrong.more_ends_it_sooner": "“One card more” makes the turn longer: everyone would play a round more.",
    "wrong.turn_ends_once_one_leads": "A lead ends no turn: another round would follow, in which all may change.",
    "wrong.last_flood_takes_first": (
        "{touch:who} {touch:verb|has|have|have} the last flood of the series. But one begins with the first."
    ),
    "wrong.own_houses_may_sink": (
        "Blue houses of yours would go down. Taken, even by you, a house brings less than one of yours saved to the"
        " end."
    ),
    "wrong.own_district_may_sink": (
        "{touch:the_district} is your own district. As the last one left, it would bring you points."
    ),
    "wrong.sea_may_reach_ones_own": (
        "The sea would come in there, right beside your own district. It has to stay sheltered."
    ),
    "wrong.quarantine_saves_houses": "Quarantine would shut your houses in: they would go down with the district.",
    "wrong.hope_saves_houses": (
        "False hope takes a single house, and into danger again. Another of yours would go down."
    ),
    "wrong.a_wave_elsewhere_saves_houses": "So few waves elsewhere are too little: green 1 would stay the highest.",
    "wrong.any_other_series_will_do": (
        "With these waves {touch:district} would lead, and blue houses of yours are there, too."
    ),
    "wrong.own_series_takes_houses": (
        "You have started that series, but its district won’t sink: nothing is shared out there."
    ),
    "wrong.short_series_takes_more": (
        "Among few cards one would take more, but {touch:district} won’t sink: nothing is shared out there."
    ),
    "wrong.red_is_worth_most": "{touch:n} would be right if the centre were worth most. It is the coast that is.",
    "wrong.all_districts_bring_most": "{touch:n} is for a green district. The others bring less.",
    "wrong.district_counts_as_a_house": (
        "{touch:n} is for a house of one’s own. A district brings points by its ring."
    ),
    "wrong.district_counts_its_houses": (
        "{touch:n} is the number of houses on it. They don’t matter here: a district brings points by its ring."
    ),
    "wrong.authority_does_not_come_back": "{touch:n} would be the floods alone. Authority comes back, too.",
    "wrong.series_goes_to_its_chip": (
        "{touch:n} is how many cards a series has. They don’t go to whoever started it, but to whoever played each."
    ),
    "wrong.as_many_colours_as_players": "{touch:n} would be as many colours as players. One colour is nobody’s.",
    "wrong.all_colours_are_used": "{touch:n} is all there is in the box. With fewer players, some colours stay there.",
    "wrong.who_places_goes_on": (
        "{touch:who} {touch:verb|has|have|have} just placed one. After each house it is the next player’s turn."
    ),
    "wrong.houses_are_placed_to_the_right": "That would be going around the table backwards.",
    "wrong.empty_pile_is_renewed": (
        "{touch:n} would be with a card drawn. But nothing is shuffled while any card is still held."
    ),
    "wrong.hand_is_filled_up": "{touch:n} is a full hand. It comes once the last card held has been played.",
}
