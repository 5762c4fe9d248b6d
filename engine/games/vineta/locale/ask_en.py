"""The words of asking about one's own table of Vineta, in English."""

ASK: dict[str, str] = {
    "common.second_series": "May I start a second series?",
    "common.equal": "A tie: which district sinks?",
    "common.share": "Who takes how many houses?",
    "question.card": "What does this card do here, and may I play it so?",
    "question.card.note": (
        "Pick the card and where it goes. Then lay out what it meets: what has sunk, the series, how many houses"
        " stand where it takes some."
    ),
    "question.sinks": "Which district sinks?",
    "question.sinks.note": (
        "Lay the cards of each series; who laid them doesn’t matter. If you don’t know how many cards it has, lay a"
        " series of unknown length; then you can enter what it is worth. Enter the rounds only if the turn may not be"
        " over."
    ),
    "question.shared": "Who takes which houses?",
    "question.shared.note": (
        "Lay the flood cards of the series in their order, each as its player’s, and count the houses on the district."
    ),
    "question.opens": "Who begins next, and who has the disc?",
    "question.opens.note": (
        "Enter how many play, and who began the last round: the start player token is still there. Which round it was"
        " tells who has the disc. Or else enter who opened the turn, and how many rounds it had."
    ),
    "question.score": "What does it score?",
    "question.score.note": (
        "Pick the last district and who owns it; then count each player’s own houses on it, and the houses taken. If"
        " the tiles are still secret, lay the houses by colour instead."
    ),
    "field.card": "Card",
    "field.seat": "Whose turn",
    "field.from": "From",
    "field.to": "To",
    "field.second": "Second house to",
    "field.third": "Third house to",
    "field.way": "Higher or lower",
    "field.place": "Which card of the series",
    "field.round": "How many rounds of this turn are finished",
    "field.more": "Cards “one card more” laid in this turn",
    "field.less": "Cards “one card less” laid in this turn",
    "field.tied": "The highest series are tied",
    "field.alone": "No other district is threatened",
    "field.last": "The last district",
    "field.own": "Own houses on it",
    "field.taken": "Houses taken",
    "field.tile": "Colour",
    "field.home": "Own district",
    "field.owner": "Who owns the last district",
    "field.unowned": "Nobody owns it",
    "field.hands": "the hands",
    "field.hand": "your hand",
    "field.sunk": "what has sunk",
    "field.houses": "the houses",
    "field.reserve": "the houses to be placed",
    "field.began": "Who began the last round",
    "field.opened": "Or who opened the turn (has the wooden disc)",
    "field.lasted": "Rounds that the turn has had, extra ones too",
    "field.most": "Or perhaps as many as",
    "field.start": "who starts",
    "field.opener": "who opened the turn",
    "field.step": "cards resolved",
    "field.series": "the cards of a series",
    "field.extra": "cards more and less",
    "field.quarantined": "quarantine",
    "field.tiles": "the tiles",
    "field.discards": "the discard piles",
    "field.piles": "the piles",
    "field.renewed": "shuffled piles",
    "field.chosen": "the cards chosen",
    "field.acting": "whether cards are being resolved",
    "field.moving": "houses on the move",
    "field.sinking": "whether somebody chooses what sinks",
    "field.deeds": "what was done before",
    "tool.target": "The card goes",
    "tool.districts": "Districts",
    "tool.series": "Cards of series",
    "tool.own": "{seat:who}",
    "tool.houses": "Houses",
    "finding.not_houses": "This must be letters of colours or a number of houses: {where:clause}.",
    "finding.not_owned": "“{value:n}” doesn’t name a card and its player: check {where:clause}.",
    "finding.not_a_deed": "No player can have done this: check {where:clause}.",
    "finding.wrong_seats_wait": (
        "These cards can’t be the ones still to be resolved: those after the start player come one by one."
    ),
    "finding.wrong_seats_wait.fix": "Take the cards back",
    "finding.nothing_to_do": "{card:the_card} needs no target from {seat:who} here, so the game wouldn’t wait.",
    "finding.nothing_to_do.fix": "Take the cards back",
    "finding.card_face_down": "{seat:of} card is being resolved, so it lies face up: say which one it is.",
    "finding.card_face_down.fix": "Take the cards back",
    "finding.moving_without_card": "Houses are on the move without a rescue or a panic being resolved.",
    "finding.moving_without_card.fix": "Leave them where they are",
    "finding.too_many_in_all": "That makes {count:n} houses in all; the game has {most:n}.",
    "finding.too_many_in_all.fix": "Forget them",
    "finding.colour_not_used": (
        "With so many players {colours:n} colours are in the game, and you have entered more than that."
    ),
    "finding.colour_not_used.fix": "Take off {houses:houses}",
    "finding.too_many_houses": (
        "{count:count|One house|# houses} too many ({houses:houses}): the game has {most:n} of each colour."
    ),
    "finding.too_many_houses.fix": "Take {count:count|one|#} off",
    "finding.tile_not_used": (
        "With so many players {colours:n} colours are in the game, and you have entered others, so {seat:of} tile isn’t"
        " {colour:colour}."
    ),
    "finding.tile_not_used.fix": "Forget this tile",
    "finding.too_many_cards": "{seat:of} deck has {most:count|one|#} of {card:card}; you have entered {count:n}.",
    "finding.too_many_cards.fix": "Take out what is too many",
    "finding.hand_too_big": "{seat:of} hand has {count:n} cards; it can have {most:n}.",
    "finding.hand_too_small": (
        "{seat:of} hand has only {count:n} of {most:n} cards, though there are cards in the pile."
    ),
    "finding.hand_too_small.fix": "Forget these cards",
    "finding.hand_empty": "{seat:of} hand is empty: nobody begins a round without a card.",
    "finding.hand_empty.fix": "Forget these cards",
    "finding.over_already": "{{ Word VI.turns }} districts have sunk: the game is over, and nothing is waited for.",
    "finding.over_already.fix": "Leave that out",
    "finding.two_at_once": "The game can’t wait for two things at once.",
    "finding.two_at_once.fix": "Leave one out",
    "finding.reserve_in_play": "{count:count|One house is|# houses are} still to be placed, but play has begun.",
    "finding.reserve_in_play.fix": "Leave them out",
    "finding.too_many_steps": "{value:n} cards resolved is too many here: {high:n} at most.",
    "finding.too_many_steps.fix": "Leave it out",
    "finding.sinking_early": "Somebody chooses what sinks only after round {last:n}.",
    "finding.sinking_early.fix": "Make it {last:n} rounds",
    "finding.past_last_round": "After round {last:n} a turn ends; nobody plays a card any more.",
    "finding.past_last_round.fix": "Make it one round less",
    "finding.series_inland": "{district:the_district} isn’t on the coast, so no series can threaten it.",
    "finding.series_inland.fix": "Take the series away",
    "finding.chip_twice": "{seat:of} god chip is on {other:district} and on {district:district}, but it is only one.",
    "finding.chip_twice.fix": "Make it another player’s",
    "finding.no_time_for_cards": "Nobody chooses a card now.",
    "finding.no_time_for_cards.fix": "Take the cards back",
    "finding.all_have_chosen": "All have chosen, so the first card would be turned over.",
    "finding.all_have_chosen.fix": "Take the cards back",
    "finding.deed_to_come": "Turn {turn:n} is still to come, so nobody has done anything in it.",
    "finding.deed_to_come.fix": "Leave that out",
    "finding.sunk_inland": "{district:the_district} can’t have sunk then: it wasn’t on the coast yet.",
    "finding.sunk_inland.fix": "Put them in a possible order",
    "finding.taken_too_early": "No district has sunk, so nobody has taken a house.",
    "finding.taken_too_early.fix": "Forget these houses",
    "finding.houses_nowhere": (
        "{count:count|One house is|# houses are} nowhere: no district has sunk, so all must be in the city."
    ),
    "finding.houses_nowhere.fix": "Leave open what is on the empty districts",
    "finding.houses_gone": (
        "{count:count|One house has|# houses have} left the game. That happens only if a district sinks without a"
        " series."
    ),
    "finding.too_many_played": (
        "{seat:who} can’t have {count:count|one card|# cards} on the table after {rounds:count|no rounds|one"
        " round|# rounds}."
    ),
    "finding.too_many_played.fix": "Count more rounds",
    "finding.too_much_played": (
        "{count:count|One card has|# cards have} been played in this turn: too many for {rounds:count|no"
        " rounds|one round|# rounds}."
    ),
    "finding.too_much_played.fix": "Forget the rounds",
    "finding.token_elsewhere": (
        "{opener:who} opened the turn, so after {rounds:count|no rounds|one round|# rounds} {start:who}"
        " {start:verb|has|have|have} the start player token."
    ),
    "finding.token_elsewhere.fix": "Move the token",
    "finding.table_after_end": "The game is over, so the table has been cleared: {where:clause}.",
    "finding.table_after_end.fix": "Clear that away",
    "finding.chip_without_card": (
        "{seat:of} god chip is on {district:district} without a flood card of {seat:of}: only changing wind or"
        " calm sea brings that about."
    ),
    "finding.chip_without_card.fix": "Use the chip of the first card",
    "finding.card_gone": (
        "{seat:who} can’t play {card:the_card}: {count:count|the only one|all #} {count:count|has|have} been played."
    ),
    "schema.sunk": "The districts that have sunk, in order.",
    "schema.houses": "By district, the letters of its houses, or how many there are; null where not known.",
    "schema.reserve": "The letters of the houses still to be placed.",
    "schema.taken": "By seat, the letters of the houses taken, or how many there are.",
    "schema.start": "The seat that has the start player token.",
    "schema.opener": "The seat that opened the turn.",
    "schema.round": "How many rounds of this turn are over.",
    "schema.step": (
        "How many cards of this round have been resolved; during set-up, how many houses have been placed."
    ),
    "schema.series": (
        "The series in the order in which they began: district, owner of the god chip, flood cards and"
        " authority cards with their owners."
    ),
    "schema.extra": "The cards “one card more” and “one card less” on the table, each with its owner.",
    "schema.quarantined": "The districts in quarantine.",
    "schema.tiles": "By seat, the colour and the district; null for either or both where not known.",
    "schema.hands": "By seat, the cards in hand.",
    "schema.discards": "By seat, the discard pile.",
    "schema.piles": "By seat, the pile, the next card last.",
    "schema.renewed": "By seat, how often the discard pile was shuffled.",
    "schema.chosen": "By seat, the card chosen; empty for none, null for one that lies face down.",
    "schema.acting": "True while the cards chosen are resolved.",
    "schema.moving": (
        "While a rescue or a panic moves houses: where they come from, how many are still to be moved, and"
        " where the others went."
    ),
    "schema.sinking": "True while somebody chooses what sinks.",
    "schema.deeds": (
        "What was done openly: seat, card, move, the districts threatened before, and how many turns were over."
    ),
    "field.floods.R1": "Who laid the flood cards on red 1, in order",
    "field.floods.R2": "Who laid the flood cards on red 2, in order",
    "field.floods.R3": "Who laid the flood cards on red 3, in order",
    "field.floods.Y1": "Who laid the flood cards on yellow 1, in order",
    "field.floods.Y2": "Who laid the flood cards on yellow 2, in order",
    "field.floods.Y3": "Who laid the flood cards on yellow 3, in order",
    "field.floods.G1": "Who laid the flood cards on green 1, in order",
    "field.floods.G2": "Who laid the flood cards on green 2, in order",
    "field.floods.G3": "Who laid the flood cards on green 3, in order",
    "field.worth.R1": "Worth of the series on red 1",
    "field.worth.R2": "Worth of the series on red 2",
    "field.worth.R3": "Worth of the series on red 3",
    "field.worth.Y1": "Worth of the series on yellow 1",
    "field.worth.Y2": "Worth of the series on yellow 2",
    "field.worth.Y3": "Worth of the series on yellow 3",
    "field.worth.G1": "Worth of the series on green 1",
    "field.worth.G2": "Worth of the series on green 2",
    "field.worth.G3": "Worth of the series on green 3",
    "field.houses.R1": "Houses on red 1",
    "field.houses.R2": "Houses on red 2",
    "field.houses.R3": "Houses on red 3",
    "field.houses.Y1": "Houses on yellow 1",
    "field.houses.Y2": "Houses on yellow 2",
    "field.houses.Y3": "Houses on yellow 3",
    "field.houses.G1": "Houses on green 1",
    "field.houses.G2": "Houses on green 2",
    "field.houses.G3": "Houses on green 3",
    "field.hand.f1": "Flood {{ VI.waves_f1 }}",
    "field.hand.f2": "Flood {{ VI.waves_f2 }}",
    "field.hand.f3": "Flood {{ VI.waves_f3 }}",
    "field.hand.f4": "Flood {{ VI.waves_f4 }}",
    "field.hand.authority": "Authority",
    "field.hand.wind": "Changing wind",
    "field.hand.calm": "Calm sea",
    "field.hand.hope": "False hope",
    "field.hand.more": "One card more",
    "field.hand.less": "One card less",
    "field.hand.rescue": "Rescue",
    "field.hand.relocation": "Relocation",
    "field.hand.panic": "Panic",
    "field.hand.quarantine": "Quarantine",
}
