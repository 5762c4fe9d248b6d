"""English words of the course of Vineta: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.flood.title": "A flood threatens the coast",
    "stage.flood.idea": (
        "A flood starts a series: your god chip goes on a district by the sea, which is threatened now. At first only"
        " the green ones border on the sea."
    ),
    "stage.flood.1.told": (
        "{seat:who} turns over a flood of {waves:count|one wave|# waves}. It starts a series against a district by the"
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
}
