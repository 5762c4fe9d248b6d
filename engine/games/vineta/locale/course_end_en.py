"""English words of what the course of Vineta ends with, and of what examples ask."""

COURSE_END: dict[str, str] = {
    "stage.last_district.title": "The last district, and the points",
    "stage.last_district.idea": (
        "What scores: your houses on the last district, the houses you took, and that district’s tile."
    ),
    "stage.last_district.1.told": (
        "{{ VI.own_house }} points for each house of your colour saved, {{ VI.taken_house }} for each taken, of any"
        " colour."
    ),
    "stage.last_district.1.ask": (
        "On the last district there {own:count|are no houses|is one house|are # houses} in {seat:of} colour, and"
        " {seat:who} has taken {taken:n} elsewhere. How many points do these houses bring?"
    ),
    "stage.last_district.1.why": (
        "Saved and taken: {{ VI.own_house }} × {own:n} + {{ VI.taken_house }} × {taken:n} = {points:n}. The"
        " colour of those taken is no matter."
    ),
    "stage.last_district.2.told": (
        "Another table. The last district brings points to whoever has its tile: {{ VI.green }} if it is green, {{"
        " VI.yellow }} yellow, {{ VI.red }} red."
    ),
    "stage.last_district.2.ask": (
        "{district:the_district} is the last one, and brings {points:n} points. Touch the player who gets them."
    ),
    "stage.last_district.2.why": "{seat:who} {seat:verb|has|have|have} the tile of this district, secret until now.",
    "stage.last_district.3.told": "Another table.",
    "stage.last_district.3.ask": (
        "The last district is left, and the tiles are shown. Add up the points, and touch the player who wins."
    ),
    "stage.last_district.3.why": "Houses saved, houses taken and the tile all count: {scores:each}.",
    "stage.last_district.4.ask": (
        "{district:the_district} is the last one, and {seat:who} {seat:verb|has|have|have} its tile. How many points"
        " does this tile bring?"
    ),
    "stage.last_district.4.why": (
        "A green district brings {{ VI.green }}, a yellow one {{ VI.yellow }}, a red one {{ VI.red }}: the longer it"
        " was by the sea, the more."
    ),
    "stage.setting_up.title": "Setting up, and shuffling",
    "stage.setting_up.idea": (
        "Everyone has a secret house tile and a secret district tile; houses are placed one by one, any colour"
        " anywhere. You shuffle only once pile and hand are empty."
    ),
    "stage.setting_up.1.told": (
        "Everyone gets a house tile and a district tile, both secret. A colour has {{ word VI.houses }} houses; you"
        " use one colour more than there are players, but {{ word VI.colours_2 }} at least."
    ),
    "stage.setting_up.1.ask": "You are {players:n} players. How many houses do you place?",
    "stage.setting_up.1.why": "{colours:n} colours of {{ VI.houses }} houses: {sum:n}.",
    "stage.setting_up.2.told": (
        "Another table. In turn, start player first, everyone places one house: any colour, on any district."
    ),
    "stage.setting_up.2.ask": "{table_seat:who} has just placed one. Touch the player who places the next.",
    "stage.setting_up.2.why": "You go around the table, house by house, until all of them stand.",
    "stage.setting_up.3.told": (
        "Another table. After each round everyone draws a card. Discards are shuffled only once pile and hand are both"
        " empty."
    ),
    "stage.setting_up.3.ask": (
        "{table_seat:of} pile is empty, and {held:count|one card is|# cards are} left in hand. How many will"
        " {table_seat:who} have for the next round?"
    ),
    "stage.setting_up.3.why": "Nothing is drawn from an empty pile: the hand is played out first.",
    "stage.own_turn.title": "A turn of your own",
    "stage.own_turn.told": "All is ready: play a turn against bots.",
    "stage.own_turn.before": (
        "At your own table: tiles and houses as in the lesson before; then everyone shuffles a deck of their own, and"
        " draws {{ word VI.hand }} cards."
    ),
    "asked.card_has_an_effect": "Can this card have any effect?",
    "asked.rounds_of_turn": "How many rounds does this turn have now?",
    "asked.seat_winning": "Touch the winner.",
    "asked.number_winning": "How many players win the game?",
    "asked.vi_three": "A turn is over. Touch the player who opens the next one.",
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
