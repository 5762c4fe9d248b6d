"""English words for the wrong rules by which people answer the questions of Vineta's course."""

WRONG_RULES: dict[str, str] = {
    "wrong.second_row_can_be_threatened": (
        "That would be right if it were enough to border on a coastal district. The sea itself has to touch it."
    ),
    "wrong.any_district_can_be_threatened": (
        "That would be right if a flood could strike anywhere. It comes from the sea, so it begins at the edge."
    ),
    "wrong.whole_ring_can_be_threatened": (
        "That would be right if the sea reached a whole ring at once. It reaches only the neighbours of what has sunk."
    ),
    "wrong.district_may_have_two_series": (
        "That would be right if a district could have two series. It is threatened already, and the flood joins the"
        " series there."
    ),
    "wrong.each_flood_starts_a_series": (
        "That would be right if every flood could start a series. One god chip, one series: this card has to join one."
    ),
    "wrong.any_district_can_be_added_to": (
        "That would be right if you could add where there is no series. Look for the god chips."
    ),
    "wrong.new_flood_replaces_series": (
        "That would be right if the new card replaced the old one. It joins it, and the waves add up."
    ),
    "wrong.series_counts_its_cards": "That would be right if each card counted as one. It is the waves that count.",
    "wrong.whole_ring_is_coastal": (
        "That would be right if the sea reached a whole ring at once. It reaches only the neighbours of what has sunk."
    ),
    "wrong.sea_reaches_one_district": (
        "That would be right if the districts lay one behind the other. But the rings are offset: look again at who"
        " touches the gap."
    ),
    "wrong.no_series_below_nothing": (
        "That would be right if a series stopped at nothing. It can be worth less than that."
    ),
    "wrong.authority_adds_no_waves": "That would be right if authority didn’t count in the sum. It counts like waves.",
    "wrong.authority_only_strengthens": (
        "That would be right if authority could only strengthen. This one is turned to weaken."
    ),
    "wrong.plus_protects_a_district": (
        "That would be right if +{{ VI.sway }} protected a district. It strengthens the flood against it."
    ),
    "wrong.lowest_with_authority_sinks": (
        "That would be right if the lowest series sank its district. The highest does."
    ),
    "wrong.who_calms_takes_the_card": (
        "That would be right if you took the card that you calm. It goes back to whoever played it: look at the sign"
        " on the card."
    ),
    "wrong.chip_owner_takes_the_card": (
        "That would be right if a series belonged to whoever started it. Each card belongs to the player"
        " whose sign it"
        " bears."
    ),
    "wrong.wind_may_start_a_series": (
        "That would be right if the wind could start a series. It needs another one that is already there."
    ),
    "wrong.wind_may_stay_in_the_series": (
        "That would be right if the card could stay where it is. The wind has to carry it to another series."
    ),
    "wrong.wind_makes_the_card_ones_own": (
        "That would be right if the wind made the card yours. It stays with whoever played it: look at the"
        " sign on the"
        " card."
    ),
    "wrong.series_makes_the_card_its_own": (
        "That would be right if a card changed hands along with its series. It stays with whoever played it."
    ),
    "wrong.hope_leads_to_any_coast": (
        "That would be right if any coast would do. The district has to be threatened: look for the god chips."
    ),
    "wrong.hope_leads_inland": (
        "That would be right if false hope led to safety. It leads into danger: look for the god chips."
    ),
    "wrong.rescue_takes_from_any_coast": (
        "That would be right if every coast were in danger. Only the districts with a god chip are."
    ),
    "wrong.rescue_takes_from_anywhere": (
        "That would be right if a rescue could start anywhere. While any district is threatened, it takes houses out"
        " of danger: look for the god chips."
    ),
    "wrong.panic_may_go_one_way": (
        "That would be right if the houses could flee together. Each has to go to a different district."
    ),
    "wrong.panic_may_lead_back": (
        "That would be right if a house could run back into the panic. It has to go to another district."
    ),
    "wrong.sunk_districts_take_houses": (
        "That would be right if the district were still there. It has sunk, and nobody lives there any more."
    ),
    "wrong.quarantine_stops_floods": (
        "That would be right if quarantine stopped the flood there. It only keeps the houses from leaving."
    ),
    "wrong.quarantine_shuts_houses_out": (
        "That would be right if quarantine kept houses from coming in. They may come, but they can’t leave."
    ),
    "wrong.quarantine_spares_a_district": (
        "That would be right if quarantine protected the district. It holds the houses, not the sea."
    ),
    "wrong.lowest_series_sinks": "That would be right if the lowest series sank its district. The highest does.",
    "wrong.less_ends_turn_at_once": "That would be right if the card ended the turn at once. It takes one round away.",
    "wrong.length_card_is_for_its_owner": (
        "That would be right if the card changed nothing for the others. It changes the turn for everyone."
    ),
    "wrong.only_last_length_card_counts": (
        "That would be right if only the last card counted. All of those on the table add up."
    ),
    "wrong.tie_sinks_all_that_are_tied": (
        "That would be right if all the tied districts sank. Only one sinks in a turn, so you play on."
    ),
    "wrong.first_of_tied_districts_sinks": (
        "That would be right if something broke the tie. Nothing does, so everyone plays another card."
    ),
    "wrong.only_tied_series_can_sink": (
        "That would be right if only the tied series still counted. All are compared again, and another has overtaken"
        " them."
    ),
    "wrong.oldest_series_sinks": (
        "That would be right if the series that was started first decided. It is the highest that does."
    ),
    "wrong.highest_flood_takes_first": (
        "That would be right if the highest flood came first. It is the order of the cards that counts."
    ),
    "wrong.authority_takes_houses": (
        "That would be right if authority took houses. It makes the series higher, but has no share in the houses."
    ),
    "wrong.first_card_takes_all_houses": (
        "That would be right if whoever started the series took everything. Each flood card takes a house in its turn."
    ),
    "wrong.one_house_for_each_card": (
        "That would be right if each card took only one house. After the last card you begin again with the first."
    ),
    "wrong.token_always_goes_left": (
        "That would be right with any other number of players. With {{ word VI.opener_stays }}, the token stays where"
        " it is."
    ),
    "wrong.opener_opens_each_turn": (
        "That would be right if the same player opened every turn. The start player token decides: look for it."
    ),
    "wrong.own_house_is_worth_one": (
        "That would be right if every house were worth the same. Each of your own that was saved is worth {{ word"
        " VI.own_house }} points."
    ),
    "wrong.taken_house_is_worth_as_much": (
        "That would be right if a house taken were worth as much as one saved. It is worth only"
        " {{ word VI.taken_house"
        " }}."
    ),
    "wrong.most_houses_own_the_district": (
        "That would be right if the most houses on it won the district. It is the district tile that counts, secret"
        " until now."
    ),
    "wrong.who_took_most_owns_the_district": (
        "That would be right if the points went to whoever took the most houses. It is the district tile that counts,"
        " secret until now."
    ),
    "wrong.rescued_houses_part": (
        "That would be right if the houses of a rescue could part. Both go to the same district."
    ),
    "wrong.sea_reaches_districts_again": (
        "That would be right if all its neighbours counted. Some of them were on the coast before."
    ),
    "wrong.authority_replaces_floods": (
        "That would be right if authority took the place of the floods. It is added to them."
    ),
    "wrong.authority_decides_nothing": "That would be right if only the floods counted. Authority counts like waves.",
    "wrong.more_adds_to_round_being_played": (
        "That would be right if only one more round came after this one. The card adds one to the usual {{ word"
        " VI.rounds }}."
    ),
    "wrong.only_cards_more_count": (
        "That would be right if “one card less” took nothing away from “one card more”. They cancel each other out."
    ),
    "wrong.relocation_goes_one_way": (
        "That would be right if all the houses moved together. They are swapped for those of the other district."
    ),
    "wrong.relocation_moves_one_house": "That would be right if only one house went each way. All of them move.",
    "wrong.rescue_leads_out_of_danger": (
        "That would be right if it were enough to be out of danger. The houses of a rescue all go to the same district."
    ),
    "wrong.last_card_takes_last_house": (
        "That would be right if the last card took the last house. You go round and round until the houses run out."
    ),
    "wrong.first_card_takes_last_house": (
        "That would be right if the first card took what is left over. You go round and round until the houses run out."
    ),
    "wrong.token_always_stays": (
        "That would be right with {{ word VI.opener_stays }} players. With any other number, the token goes to the left"
        " after each round."
    ),
    "wrong.who_took_most_wins": (
        "That would be right if only houses taken counted. Houses of your own on the last district count {{ word"
        " VI.own_house }} each, and its tile brings points, too."
    ),
    "wrong.most_houses_win": (
        "That would be right if the most houses of one’s own won. They are only a part of the points."
    ),
    "wrong.owner_of_last_district_wins": (
        "That would be right if the last district decided alone. Its points are only a part of all."
    ),
}
