"""The words of Vineta kept at a real table, in English."""

TOLD: dict[str, str] = {
    "told.ask.start": "Who has the start player token?",
    "told.ask.houses_kept": "Shall the book follow the houses too?",
    "told.kept": "Yes: we enter where they are",
    "told.untold": "No: only how many sink",
    "told.ask.colours": "Which {count:n} colours are you playing with?",
    "told.ask.plan": "Where are the houses? One tap per house; on a name, one of each.",
    "told.counted.plan": "{n:n} houses on the plan",
    "refused.houses_missing": "There are {count:n} houses of each colour in the game, and every one has its district.",
    "told.ask.card": "Turn {turn:n}, round {round:n}. {seat:who}: which card?",
    "told.pause": "The turn is over",
    "told.when.house_tile": "Scoring",
    "told.when.card": "Turn {turn:n}, round {round:n}",
    "told.ask.flood": "{seat:who}, {card:card}: on which district?",
    "told.ask.authority": "{seat:who}: authority for which series, up or down?",
    "told.ask.wind": "{seat:who}: the wind takes which flood?",
    "told.ask.wind_to": "{seat:who}: to which series?",
    "told.ask.calm": "{seat:who}: which flood goes back?",
    "told.ask.house": "{seat:who}, {card:card}: which house moves?",
    "told.ask.next_house": "{seat:who}, {card:card}: house {number:n} of {count:n}, and where to?",
    "told.ask.rescued": "{seat:who}, {card:card}: which houses move?",
    "told.ask.houses_to": "{seat:who}, {card:card}: where do they go?",
    "told.ask.house_to": "{seat:who}, {card:card}: where does the {house:house} go?",
    "told.ask.swap": "{seat:who}: which district swaps its houses?",
    "told.ask.swap_with": "{seat:who}: with which other district does {district:district} swap its houses?",
    "told.ask.quarantine": "{seat:who}: which district is in quarantine?",
    "told.ask.sink": "The turn is at its longest. {seat:who}: which district sinks?",
    "told.ask.count": "{district:the_district} sinks: how many houses were on it?",
    "told.ask.house_tile": "{seat:who}: which colour is the house tile?",
    "told.ask.district_tile": "{seat:who}: which district is on the other tile?",
    "told.ask.own_houses": "{seat:who}: how many {colour:colour} houses on the last district?",
    "told.ask.took": "Turn {turn:n}, {seat:who}: how many houses taken?",
    "told.each.took": "Turn {turn:n}: how many houses did each take?",
    "told.ask.last": "Which district is left at the end?",
    "told.ask.owner": "Who has the tile of {district:district}?",
    "told.nobody": "Nobody",
    "refused.other_seats_card": ("{seat:of} card is due here: one was forgotten before this, or one is too many."),
    "refused.card_played": (
        "{seat:who} {seat:verb|has|have|have} no {card:card} left: {count:count|the only one has|all # have} been"
        " played since the last shuffle. An earlier card may need correcting."
    ),
    "refused.too_many_houses": (
        "There {left:count|is no house|is only one house|are only # houses} left for this. An earlier number may need"
        " correcting."
    ),
    "refused.colour_shown": "{seat:who} {seat:verb|has|have|have} the {colour:colour} house tile already.",
    "refused.district_shown": "{seat:who} {seat:verb|has|have|have} the tile of {district:district} already.",
    "told.changed.sinks_instead": "{district:the_district} sinks, not {other:district}.",
    "told.changed.sinks": "{district:the_district} sinks, which it did not before.",
    "told.changed.stays": "{district:the_district} does not sink.",
    "told.changed.takes": "{seat:who} {seat:verb|takes|take|take} {count:count|another house|# more houses}.",
    "told.changed.gives_back": "{seat:who} {seat:verb|puts|put|put} {count:count|a house|# houses} back.",
    "told.changed.back_on": (
        "{seat:who} {seat:verb|puts|put|put} {count:count|a house|# houses} back on {district:district}."
    ),
    "told.changed.gives": "{seat:who} {seat:verb|gives|give|give} {count:count|a house|# houses} to {other:who}.",
    "told.changed.takes_from": (
        "{seat:who} {seat:verb|takes|take|take} {count:count|a house|# houses} from {district:district}."
    ),
    "told.changed.out_of_game": (
        "{seat:who} {seat:verb|takes|take|take} {count:count|a house|# houses} out of the game."
    ),
    "told.changed.order": "The houses of {district:district} go one by one to {takers:who}, not to {others:who}.",
    "told.changed.order_new": "The houses of {district:district} go one by one to {takers:who}.",
    "told.changed.waves": "The series of the turn are worth: {series:sums}, not {others:sums}.",
}
