"""The words of Vineta, in English."""

EVENTS: dict[str, str] = {
    "CityBuilt": (
        "The city lies in the sea: three red districts in the centre, three yellow ones around them, three green ones"
        " outside."
    ),
    "ColoursTaken": "These colours are in the game, with {houses:n} houses each: {colours:colours}.",
    "TilesDealt": (
        "{seat:who} {seat:verb|looks|look|look} at two secret tiles: the house tile is {colour:colour}, the district"
        " tile shows {district:district}."
    ),
    "TilesDealt.hidden": (
        "{seat:who} {seat:verb|takes|take|take} a house tile and a district tile and {seat:verb|keeps|keep|keep} both"
        " secret."
    ),
    "CardsDealt": "Everyone shuffles the same {deck:n} cards and draws {hand:n}: {hands:each|cards}.",
    "CardsDealt.hidden": "Everyone shuffles the same {deck:n} cards and draws {hand:n}.",
    "StarterDrawn": "By lot, the start player token goes to {seat:who}.",
    "HousePlaced": (
        "{seat:who} {seat:verb|puts|put|put} {colour:a_house} on {district:district}. {left:count|That was the last"
        " one|One is still to be placed|# are still to be placed}."
    ),
    "HousesDrawn": "Chance spreads the houses as evenly as they go: {counts:counts}.",
    "CardChosen": "{seat:who} {seat:verb|lays|lay|lay} a card face down: {card:card}.",
    "CardChosen.hidden": "{seat:who} {seat:verb|lays|lay|lay} a card face down.",
    "CardRevealed": "{seat:who} {seat:verb|shows|show|show} {card:card}.",
    "CardVoid": (
        "There is no target for this card: {seat:who} {seat:verb|discards|discard|discard} {card:card} without effect."
    ),
    "CardsDrawn.all": "Everyone draws a card.",
    "CardsDrawn.all_seen": "Everyone draws a card: {cards:each|card}.",
    "CardsDrawn.some": "Everyone who still has a pile draws a card: {drawn:each}.",
    "CardsDrawn.some_seen": (
        "Everyone who still has a pile draws a card ({drawn:each}). Seen of them: {cards:each|card}."
    ),
    "CardsDrawn.none": "No pile has a card left, so nobody draws.",
    "PileRenewed": (
        "{seat:who} {seat:verb|has|have|have} played the last card, {seat:verb|shuffles|shuffle|shuffle} the discards"
        " and {seat:verb|draws|draw|draw} {hand:n}: {cards:cards}. In the new pile {pile:count|no card is|one card is|#"
        " cards are} left."
    ),
    "PileRenewed.hidden": (
        "{seat:who} {seat:verb|has|have|have} played the last card, {seat:verb|shuffles|shuffle|shuffle} the discards"
        " and {seat:verb|draws|draw|draw} {hand:n}. In the new pile {pile:count|no card is|one card is|# cards are}"
        " left."
    ),
    "StarterMoved": "The start player token goes to the left, to {seat:who}.",
    "StarterMoved.turn": (
        "The start player token goes to the left: {seat:who} {seat:verb|opens|open|open} turn {turn:n}."
    ),
    "StarterStayed": (
        "With three players the start player token stays where it is: {seat:who} {seat:verb|opens|open|open} turn"
        " {turn:n}."
    ),
    "SeriesStarted": (
        "{seat:who} {seat:verb|starts|start|start} a series of {waves:count|one wave|# waves} and"
        " {seat:verb|lays|lay|lay} the god chip on {district:district}."
    ),
    "SeriesExtended": (
        "{seat:who} {seat:verb|adds|add|add} {waves:count|one wave|# waves} to the series at {district:district}: it is"
        " worth {worth:n} now."
    ),
    "SeriesExtended.own": (
        "{seat:who} {seat:verb|adds|add|add} {waves:count|one wave|# waves} to {seat:verb|their|your|their} own series,"
        " at {district:district}: it is worth {worth:n} now."
    ),
    "SeriesEnded": (
        "The series at {district:district} has no flood card any more and ends: {seat:who} {seat:verb|takes|take|take}"
        " the god chip back.{authority:count|| Its authority card is discarded.| Its # authority cards are discarded.}"
    ),
    "ChipStayed": (
        "The series at {district:district} has lost its first card but goes on: {seat:of} god chip stays there, and"
        " {first:of} card comes first now."
    ),
    "AuthorityLaid.up": (
        "{seat:who} {seat:verb|lays|lay|lay} authority beside the series at {district:district} to strengthen it,"
        " {waves:plus}: it is worth {worth:n} now."
    ),
    "AuthorityLaid.down": (
        "{seat:who} {seat:verb|lays|lay|lay} authority beside the series at {district:district} to weaken it,"
        " {waves:plus}: it is worth {worth:n} now."
    ),
    "WindChanged": (
        "{seat:who} {seat:verb|lets|let|let} the wind change: {owner:of} flood of {waves:count|one wave|# waves} goes"
        " from {source:district} to the end of the series at {target:district}."
    ),
    "SeaCalmed": (
        "{seat:who} {seat:verb|calms|calm|calm} the sea: {owner:of} flood of {waves:count|one wave|# waves} leaves the"
        " series at {district:district} for the discards."
    ),
    "HouseMoved.hope": (
        "{seat:who} {seat:verb|lures|lure|lure} {colour:a_house} from {source:district} to {target:district}."
    ),
    "HouseMoved.rescue": (
        "{seat:who} {seat:verb|rescues|rescue|rescue} {colour:a_house} from {source:district} to {target:district}."
    ),
    "HouseMoved.panic": (
        "{seat:who} {seat:verb|drives|drive|drive} {colour:a_house} in panic from {source:district} to"
        " {target:district}."
    ),
    "HousesSwapped": (
        "{seat:who} {seat:verb|lets|let|let} {one:district} and {other:district} exchange their houses: {one_count:n}"
        " for {other_count:n}."
    ),
    "HousesSwapped.empty": (
        "{seat:who} {seat:verb|lets|let|let} {one:district} and {other:district} exchange their houses. There are none"
        " on either: nothing changes."
    ),
    "Quarantined": (
        "{seat:who} {seat:verb|puts|put|put} {district:district} in quarantine: no house leaves it before the turn"
        " ends."
    ),
    "Quarantined.again": (
        "{seat:who} {seat:verb|puts|put|put} {district:district} in quarantine once more, which changes nothing."
    ),
    "MoreLaid": (
        "{seat:who} {seat:verb|lays|lay|lay} one card more: {rounds:count|one round is|# rounds are} due now."
    ),
    "MoreLaid.reached": (
        "{seat:who} {seat:verb|lays|lay|lay} one card more. Rounds due: {rounds:n}; round {now:n} is being played"
        " anyway, so the card adds none."
    ),
    "MoreLaid.late": (
        "{seat:who} {seat:verb|lays|lay|lay} one card more. Rounds due: {rounds:n}, but ties have led to round {now:n}"
        " already: the card changes nothing any more."
    ),
    "LessLaid": (
        "{seat:who} {seat:verb|lays|lay|lay} one card less: {rounds:count|one round is|# rounds are} due now."
    ),
    "LessLaid.late": (
        "{seat:who} {seat:verb|lays|lay|lay} one card less. Rounds due: {rounds:n}, but round {now:n} is under way"
        " already: the card can only cancel one card more."
    ),
    "RoundsCounted": (
        "Cards “one more”: {more:n}; cards “one less”: {less:n}. They add up; rounds due in this turn: {rounds:n}."
    ),
    "RoundsCounted.even": (
        "As many cards “one less” as “one more” lie there, {less:n} each: they cancel out, and the usual {rounds:n}"
        " rounds are due."
    ),
    "SeriesCompared": "The turn has had its rounds. The series are worth: {series:sums}.",
    "SeriesCompared.one": "The turn has had its rounds. There is only one series: {series:sums}.",
    "SeriesCompared.none": "The turn has had its rounds. No district is threatened.",
    "RoundAdded": "Tied at {worth:n} are {districts:districts}: one more round is played.",
    "RoundAdded.none": "Without any series nothing can sink: one more round is played.",
    "EndForced": (
        "No turn has more rounds than this, so {seat:who}, who opened the last one, must choose what sinks:"
        " {districts:or_districts}."
    ),
    "DistrictSunk": (
        "{district:the_district} sinks with {houses:count|no house on it|one house|# houses}, under a series worth"
        " {worth:n}."
    ),
    "DistrictSunk.low": (
        "{district:the_district} sinks with {houses:count|no house on it|one house|# houses}: its series is worth only"
        " {worth:n}, but none is worth more."
    ),
    "DistrictSunk.chosen": (
        "{district:the_district} is chosen and sinks with {houses:count|no house on it|one house|# houses}, though no"
        " series threatened it."
    ),
    "HousesShared.alone": "All the flood cards there have one owner, who takes all the houses: {counts:each}.",
    "HousesShared": "In the order of the flood cards, the houses go one by one to {takers:who}. In all: {counts:each}.",
    "HousesLost": (
        "{count:count|One house leaves|# houses leave} the game: no flood card has earned {count:count|it|them}."
    ),
    "CoastMoved": "The sea comes closer. At the coast from now on: {districts:districts}.",
    "TurnCleared": (
        "Turn {turn:n} is over. All cards on the table go to their owners’ discards, god chips go back, and nothing is"
        " in quarantine any more."
    ),
    "LastDistrict": (
        "The last turn is over. Only {district:district} is left, with {houses:count|no house|one house|# houses} on"
        " it."
    ),
    "TilesShown": (
        "{seat:who} {seat:verb|turns|turn|turn} the tiles over: {colour:colour} houses, district {district:district}."
    ),
    "HousesScored": (
        "{seat:who}: {own:count|no house|one house|# houses} in {colour:colour} on the last district, {taken:count|no"
        " house|one house|# houses} taken. That makes {points:count|no points|1 point|# points}."
    ),
    "DistrictScored": (
        "{seat:who} {seat:verb|owns|own|own} the last district, {district:district}: {points:plus} points."
    ),
    "NobodysDistrict": "Nobody holds the tile of {district:district}: the last district brings no points.",
    "TieCompared": (
        "{seats:who} {seats:verb|is|are|are} level. Houses of their own colour on the last district decide: {own:each}."
    ),
    "GameWon": "{seat:who} {seat:verb|wins|win|win} the game. The points: {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|wins|win|win} together: neither points nor houses set {winners:verb|them|you|them}"
        " apart. The points: {scores:each}."
    ),
}

REFUSALS: dict[str, str] = {
    "refused.not_your_turn": "It is {seat:of} turn now, and nobody else’s.",
    "refused.no_house_left": "No {colour:colour} house is left to be placed: take one of another colour.",
    "refused.already_chosen": (
        "{seat:who} {seat:verb|has|have|have} chosen a card for this round, and the choice stands."
    ),
    "refused.not_in_hand": "This hand does not hold {card:card}: choose a card that it holds.",
    "refused.not_coastal": (
        "{district:the_district} is not at the coast: a series starts on a district that borders the sea, or a district"
        " that has sunk."
    ),
    "refused.chip_placed": (
        "The god chip lies on {own:district} already, so no second series can start this turn: {district:district} is"
        " not threatened yet. Add this flood to a series that there is."
    ),
    "refused.no_series": "No series threatens {district:district}: this card needs one.",
    "refused.no_such_card": (
        "The series at {district:district} has {count:count|only one flood card|only # flood cards}, so there is no"
        " card number {place:n}."
    ),
    "refused.same_series": (
        "The card already lies in the series at {district:district}: the wind carries it to another one."
    ),
    "refused.other_source": (
        "All houses of this card leave the same district, and the first one left {district:district}."
    ),
    "refused.quarantined": (
        "{district:the_district} is in quarantine: until the turn ends no house leaves it, by whatever card."
    ),
    "refused.no_house": "There is no {colour:colour} house on {district:district}: choose a colour that there is.",
    "refused.not_in_danger": (
        "{district:the_district} is not threatened. As long as others are, false hope leads to a threatened district,"
        " and a rescue starts from one."
    ),
    "refused.same_district": "This takes two districts, and {district:district} can be only one of them.",
    "refused.same_end": (
        "A house of this panic has gone to {district:district} already: each one flees to a different district."
    ),
    "refused.other_end": (
        "Both houses of a rescue go to the same district, and the first one did not go to {district:district}."
    ),
    "refused.sunk": "{district:the_district} has sunk: nothing can be done there any more.",
    "refused.not_tied": "{district:the_district} is not one of the districts that this choice is among.",
    "refused.empty": "No house stands on {district:district}: choose a district with houses.",
    "refused.unfinished": "That is only half of the move: choose what else belongs to it.",
}

OPTIONS: dict[str, str] = {
    "option.houses": "Houses",
    "option.houses.note": "How the houses come into the city.",
    "option.houses.placed": "Placed by the players",
    "option.houses.placed.note": (
        "The usual game: in turn, everyone puts one house on a district, until all of them stand."
    ),
    "option.houses.drawn": "Drawn by lot",
    "option.houses.drawn.note": (
        "The quick start, a proposal of this book: chance spreads all the houses evenly, and the first turn begins."
    ),
}

BOTS: dict[str, str] = {
    "bot.1.note": "Plays any card on any target, as you might with your eyes shut.",
    "bot.2.note": (
        "Protects its own houses and its own district by what lies on the table; what the others are after, it never"
        " asks."
    ),
    "bot.3.note": (
        "Remembers what everyone has flooded, spared and moved, and guesses from it which tiles and cards they hold."
    ),
    "bot.4.note": (
        "Imagines tiles and cards that the others may hold, and tries its moves in many such games before it makes one."
    ),
}

DECISIONS: dict[str, str] = {
    "decide.house": "Choose a house and a district for it.",
    "decide.card": "Choose a card, face down.",
    "decide.flood": "Which district does your flood threaten?",
    "decide.authority": "Which series does your authority change: seven more, or seven less?",
    "decide.wind": "Which flood card does the wind carry off, and to which series?",
    "decide.calm": "Which flood card leaves its series?",
    "decide.hope": "Which house do you lure away, and where to?",
    "decide.rescue": "Which house do you rescue, and where to?",
    "decide.relocation": "Which two districts exchange their houses?",
    "decide.panic": "Which house flees, and where to?",
    "decide.quarantine": "Which district do you put in quarantine?",
    "decide.sink": "You end this turn: which district sinks?",
    "now.house": "You put one of the houses that are left on a district: any colour, any district.",
    "now.card": "You choose any card of your hand. Only when it is shown do you say where it goes.",
    "now.flood": (
        "You start a series at a coastal district that isn’t threatened, if you have your god chip, or you add to"
        " any series."
    ),
    "now.authority": "You put your authority beside any series, whoever started it, to raise it or to lower it.",
    "now.wind": "You take any flood card and put it at the end of another series.",
    "now.calm": "You take any flood card out of its series; it goes to its owner’s discards.",
    "now.hope": (
        "You move one house, whosever it is, to a threatened district; to any other one if nothing is threatened."
    ),
    "now.rescue": "You move houses out of one threatened district, both to the same place.",
    "now.relocation": "You choose two districts; all their houses change places.",
    "now.panic": "You move houses out of one district, each to a different one.",
    "now.quarantine": "You choose any district: until the end of the turn, no house leaves it.",
    "now.sink": "You choose which of these districts sinks. Nobody else has a say.",
}

TABLES: dict[str, str] = {
    "score.own": "Own houses",
    "score.own.cell": "{count:n} × {each:n} = {points:n}",
    "score.taken": "Houses taken",
    "score.bonus": "Own district",
    "table.round": "Turn {round:n}",
    "vi.components.what": "What it is",
    "vi.components.count": "How many",
    "vi.components.note": "Good to know",
    "vi.components.districts": "Districts",
    "vi.components.districts.note": (
        "Three red ones in the centre, three yellow ones around them, three green ones outside."
    ),
    "vi.components.houses": "Houses",
    "vi.components.houses.note": "In seven colours, seven of each.",
    "vi.components.cards": "Cards",
    "vi.components.cards.note": "Six decks of 30, all the same: one for each player.",
    "vi.components.chips": "God chips",
    "vi.components.chips.note": "One for each player: it marks the district that the player threatens first.",
    "vi.components.house_tiles": "House tiles",
    "vi.components.house_tiles.note": "One for each colour: whose houses you protect.",
    "vi.components.district_tiles": "District tiles",
    "vi.components.district_tiles.note": "One for each district: which one you own.",
    "vi.components.start": "Start player token",
    "vi.components.start.note": "It goes round; a wooden disc stays with whoever opened the turn.",
    "vi.deck.card": "Card",
    "vi.deck.count": "How many",
    "vi.deck.does": "What it does",
    "vi.deck.f1": "Starts a series on a coastal district, or adds one wave to a series",
    "vi.deck.f2": "Starts a series on a coastal district, or adds two waves to a series",
    "vi.deck.f3": "Starts a series on a coastal district, or adds three waves to a series",
    "vi.deck.f4": "Starts a series on a coastal district, or adds four waves to a series",
    "vi.deck.authority": "Makes a series seven higher or seven lower",
    "vi.deck.wind": "Moves a flood card to the end of another series",
    "vi.deck.calm": "Sends a flood card back to its owner’s discards",
    "vi.deck.hope": "Moves one house to a threatened district",
    "vi.deck.more": "Makes the turn one round longer",
    "vi.deck.less": "Makes the turn one round shorter",
    "vi.deck.rescue": "Moves two houses from a threatened district to another one",
    "vi.deck.relocation": "Exchanges all the houses of two districts",
    "vi.deck.panic": "Moves three houses of one district to three others",
    "vi.deck.quarantine": "Keeps houses from leaving a district until the turn ends",
    "vi.colours.players": "Players",
    "vi.colours.colours": "Colours",
    "vi.colours.houses": "Houses in all",
    "vi.starters.players": "Players",
    "vi.starters.turn_1": "Turn 1: who starts each round",
    "vi.starters.turn_2": "Turn 2",
    "vi.starters.turn_3": "Turn 3",
    "vi.points.what": "What counts",
    "vi.points.points": "Points",
    "vi.points.own": "Each house of your own colour on the last district",
    "vi.points.taken": "Each house taken, of whatever colour",
    "vi.points.red": "The last district, if it is your own and red",
    "vi.points.yellow": "The last district, if it is your own and yellow",
    "vi.points.green": "The last district, if it is your own and green",
    "vi.borders.district": "District",
    "vi.borders.touches": "Borders on",
    "vi.borders.sea": "the sea",
}
