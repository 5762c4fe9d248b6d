"""English words of the course of Vineta: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.flood.title": "A flood threatens the coast",
    "stage.flood.idea": (
        "A flood starts a series: your god chip goes on a district by the sea, which is threatened now. At first only"
        " the green ones border on the sea. Before that, all players in turn, the start player first, place the houses"
        " where they like: one colour more than there are players, or {{ word VI.colours_2 }} colours for"
        " {{ word VI.players_min }}."
    ),
    "stage.flood.1.told": (
        "{seat:who} turns over a flood of {waves:count|one wave|# waves}. It starts a series against a"
        " district by the"
        " sea, and the god chip marks it."
    ),
    "stage.flood.1.ask": "Touch a district that {seat:who} can threaten.",
    "stage.flood.2.told": "Another table: one district is threatened already, and {seat:who} turns over a flood.",
    "stage.flood.2.ask": "Touch a district where {seat:who} can start another series.",
    "stage.adding.title": "Adding to a series",
    "stage.adding.idea": (
        "A flood can join any series, your own as well, and all the waves add up. While your god chip is on a"
        " district, you can only add."
    ),
    "stage.adding.1.told": (
        "{district:the_district} is threatened already. {seat:who} adds a flood of {waves:count|one wave|# waves} to"
        " the series."
    ),
    "stage.adding.1.ask": "How much is the series worth now?",
    "stage.adding.2.told": "{seat:of} god chip is already on a district. Now {seat:who} turns over another flood.",
    "stage.adding.2.ask": "Touch a district that this card can be played against.",
    "stage.coast.title": "The sea comes nearer",
    "stage.coast.idea": (
        "A sunk district becomes sea, and its neighbours are on the coast. The rings are offset: behind each green"
        " district there are {{ word VI.borders_inward }} yellow ones, behind each yellow one {{ word"
        " VI.borders_inward }} red ones."
    ),
    "stage.coast.1.told": "A green district has just sunk. The sea has taken its place and touches all its neighbours.",
    "stage.coast.1.ask": "How many yellow districts are on the coast now?",
    "stage.coast.2.told": "Another table, another gap in the green ring. {seat:who} turns over a flood.",
    "stage.coast.2.ask": "Touch a yellow or red district that {seat:who} can threaten.",
    "stage.authority.title": "Authority",
    "stage.authority.idea": (
        "Authority makes a series {{ word VI.sway }} higher or {{ word VI.sway }} lower, even below nothing,"
        " and stays"
        " there until the turn ends. Then the highest series sinks its district."
    ),
    "stage.authority.1.told": (
        "Authority makes a series {{ word VI.sway }} higher or lower. {seat:who} turns it to {waves:plus} and lays it"
        " beside the series on {district:district}."
    ),
    "stage.authority.1.ask": "How much is the series worth now?",
    "stage.authority.2.told": (
        "The highest series sinks its district, and {seat:who} wants that to be green 2. Only one card is left."
    ),
    "stage.authority.2.ask": "Touch what {seat:who} should do with authority.",
    "stage.wind_and_calm.title": "Wind and calm",
    "stage.wind_and_calm.idea": (
        "Changing wind carries any flood card to the end of another series; calm sea sends one to its owner’s discard"
        " pile. A card never changes hands."
    ),
    "stage.wind_and_calm.1.told": (
        "Calm sea takes a flood card out of a series. {seat:who} chooses the one with {waves:count|one wave|# waves}."
    ),
    "stage.wind_and_calm.1.ask": "Touch the player whose discard pile it goes to.",
    "stage.wind_and_calm.2.told": (
        "Changing wind carries a flood card to the end of another series. {seat:who} takes the one with"
        " {waves:count|one wave|# waves} from {source:district}."
    ),
    "stage.wind_and_calm.2.ask": "Touch the district it may be carried to.",
    "stage.wind_and_calm.3.told": (
        "Another table: by changing wind, {seat:who} carries the flood of {waves:count|one wave|# waves} from"
        " {source:district} to {target:district}."
    ),
    "stage.wind_and_calm.3.ask": "Touch the player this card belongs to from now on.",
    "stage.moving_houses.title": "Cards that move houses",
    "stage.moving_houses.idea": (
        "False hope lures a house into a threatened district. A rescue takes {{ word VI.rescued }}, if there are as"
        " many, from one threatened district to another. Panic scatters {{ word VI.scattered }} or all that there are,"
        " each to a different district. Relocation swaps all the houses of one district for those of another. Any"
        " colour will do."
    ),
    "stage.moving_houses.1.told": (
        "False hope lures a house into danger. {seat:who} takes {colour:a_house} from {source:district}."
    ),
    "stage.moving_houses.1.ask": "Touch a district it may be lured to.",
    "stage.moving_houses.2.told": (
        "A rescue takes {{ word VI.rescued }} houses out of danger. {seat:who} wants to bring them to"
        " {target:district}."
    ),
    "stage.moving_houses.2.ask": "Touch a district the houses may be taken from.",
    "stage.moving_houses.3.told": (
        "Another table: panic scatters {{ word VI.scattered }} houses of {source:district}. The first has just fled."
    ),
    "stage.moving_houses.3.ask": "Touch a district the next one may flee to.",
    "stage.quarantine.title": "Quarantine",
    "stage.quarantine.idea": (
        "Until the turn ends, no card can take a house out of a district in quarantine. Houses may still come in, and"
        " the district can still sink."
    ),
    "stage.quarantine.1.told": (
        "{district:the_district} will probably sink, and {seat:who} wants no house to escape. But a rescue may be"
        " coming."
    ),
    "stage.quarantine.1.ask": "Touch the district to put in quarantine.",
    "stage.quarantine.2.told": (
        "Another table: the last round is over, and one of the threatened districts is in quarantine."
    ),
    "stage.quarantine.2.ask": "Touch the district that sinks.",
    "stage.length_of_turn.title": "One card more, one card less",
    "stage.length_of_turn.idea": (
        "A turn has {{ word VI.rounds }} rounds, plus one for each card more, minus one for each card less; the round"
        " being played is always finished. In a round everyone lays one of {{ word VI.hand }} cards face down; they are"
        " turned over clockwise, the start player first. Then everyone draws one."
    ),
    "stage.length_of_turn.1.told": (
        "A turn usually has {{ word VI.rounds }} rounds. In the first one, {seat:who} turns over “one card less”."
    ),
    "stage.length_of_turn.1.ask": "How many rounds does this turn have?",
    "stage.length_of_turn.2.told": (
        "Another table: {more:count|one “one card more” is|# “one card more” are} already there. Now Nora turns over"
        " “one card less”."
    ),
    "stage.length_of_turn.2.ask": "How many rounds does this turn have?",
    "stage.tied_series.title": "A tie, and an extra round",
    "stage.tied_series.idea": (
        "If the highest series are tied, everyone plays another card, again and again if need be. Each time, all the"
        " series are compared. Should your pile run out, play out your hand first; only then shuffle your discards and"
        " draw anew."
    ),
    "stage.tied_series.1.told": "The last round has been played, and the highest series are tied at {worth:n}.",
    "stage.tied_series.1.ask": "How many districts sink now?",
    "stage.tied_series.2.told": (
        "Another table: green 2 and green 3 were tied, and so an extra round has just been played."
    ),
    "stage.tied_series.2.ask": "Touch the district that sinks.",
    "stage.sharing.title": "Sinking and sharing",
    "stage.sharing.idea": (
        "The flood cards that sank the district take its houses, one each in the order of the series, again and again"
        " until none is left. Authority takes nothing. God chips and cards go back to their owners. The start player"
        " token goes to the left after each round, but with {{ word VI.opener_stays }} players not at the end of a"
        " turn."
    ),
    "stage.sharing.1.told": (
        "The district sinks. Its houses go to those whose floods sank it, one by one, in the order of the cards."
    ),
    "stage.sharing.1.ask": "Touch the player who takes the first house.",
    "stage.sharing.2.told": "Another table: a district with five houses sinks.",
    "stage.sharing.2.ask": "How many of them does Tom take?",
    "stage.sharing.3.told": (
        "The turn is over. After each round the start player token goes to the left, but with {{ word VI.opener_stays"
        " }} players it stays put at the end of a turn."
    ),
    "stage.sharing.3.ask": "Touch the player who opens the next turn.",
    "stage.last_district.title": "The last district, and the points",
    "stage.last_district.idea": (
        "Points: {{ VI.own_house }} for each own house on the last district, {{ VI.taken_house }} for each house"
        " taken, and {{ VI.red }}, {{ VI.yellow }} or {{ VI.green }} for the tile of the last district, if it is red,"
        " yellow or green. The most points win."
    ),
    "stage.last_district.1.told": (
        "One district is left. Each house of your own colour on it brings {{ VI.own_house }} points, each house you"
        " have taken {{ VI.taken_house }}. {seat:who} has {own:n} there, and {taken:n} taken."
    ),
    "stage.last_district.1.ask": "How many points is that?",
    "stage.last_district.2.told": (
        "Another table. The last district is green, so it brings {points:n} points more; yellow would bring {{"
        " VI.yellow }}, red {{ VI.red }}."
    ),
    "stage.last_district.2.ask": "Touch the player who gets them.",
    "stage.own_turn.title": "A turn of your own",
    "stage.own_turn.told": (
        "You know what matters. Play a whole turn yourself, against bots: they go by the same rules."
    ),
    "wrong.second_row_can_be_threatened": (
        "That would be right if it were enough to border on a coastal district. The sea itself has to touch it."
    ),
    "wrong.any_district_can_be_threatened": (
        "That would be right if a flood could strike anywhere. It comes from the sea, so it begins at the edge."
    ),
    "wrong.whole_ring_can_be_threatened": (
        "That would be right if the sea reached a whole ring at once. It reaches only the neighbours of what has sunk."
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
        "That would be right if the same player opened every turn. It is the player with the token: look for it."
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
    "asked.card_has_an_effect": "Can this card have any effect?",
    "asked.rounds_of_turn": "How many rounds does this turn have now?",
    "asked.seat_winning": "Touch the winner.",
    "asked.number_winning": "How many players win the game?",
    "asked.vi_wind": (
        "{seat:who} {seat:verb|takes|take|take} a flood away from {source:district}. Touch the district it may go to."
    ),
    "asked.vi_calm": (
        "{seat:who} {seat:verb|takes|take|take} the last flood of {district:district} away. Touch the player"
        " whose discard pile it goes to."
    ),
    "asked.vi_hope": (
        "{seat:who} {seat:verb|lures|lure|lure} {colour:a_house} away from {source:district}. Touch a"
        " district it may go to."
    ),
    "asked.vi_rescue": (
        "{seat:who} {seat:verb|rescues|rescue|rescue} {colour:a_house}, too. Touch the district it has to go to."
    ),
    "asked.vi_panic": "Now {colour:a_house} flees from {source:district}. Touch a district it may go to.",
}
