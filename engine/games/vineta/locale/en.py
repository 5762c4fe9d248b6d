"""The words of Vineta, in English."""

from engine.games.vineta.locale.decisions_en import BOTS as BOTS
from engine.games.vineta.locale.decisions_en import DECISIONS as DECISIONS
from engine.games.vineta.locale.decisions_en import OPTIONS as OPTIONS
from engine.games.vineta.locale.tables_en import TABLES as TABLES

EVENTS: dict[str, str] = {
    "CityBuilt": (
        "The city is laid out: {{ word VI.ring_size }} red districts in the centre, {{ word VI.ring_size }} yellow ones"
        " around them, {{ word VI.ring_size }} green ones outside."
    ),
    "ColoursTaken": "These colours are in the game, with {houses:n} houses each: {colours:colours}.",
    "TilesDealt": (
        "{seat:who} {seat:verb|looks|look|look} at two secret tiles: the house tile is {colour:colour}, and the"
        " district tile shows {district:district}."
    ),
    "TilesDealt.hidden": (
        "{seat:who} {seat:verb|takes|take|take} a house tile and a district tile and {seat:verb|keeps|keep|keep} both"
        " secret."
    ),
    "CardsDealt": "Everyone shuffles the same {deck:n} cards and draws {hand:n}: {hands:each|cards}.",
    "CardsDealt.hidden": "Everyone shuffles the same {deck:n} cards and draws {hand:n}.",
    "StarterDrawn": "Lots are drawn: the start player token goes to {seat:who}.",
    "HousePlaced": (
        "{seat:who} {seat:verb|puts|put|put} {colour:a_house} on {district:district}. {left:count|That was the last"
        " one|One is left to place|# are left to place}."
    ),
    "HousesDrawn": "The houses are placed at random, as evenly as possible: {counts:counts}.",
    "CardChosen": "{seat:who} {seat:verb|lays|lay|lay} a card face down: {card:card}.",
    "CardChosen.hidden": "{seat:who} {seat:verb|lays|lay|lay} a card face down.",
    "CardRevealed": "{seat:who} {seat:verb|turns|turn|turn} over {card:card}.",
    "CardVoid": "This card has no target: {seat:who} {seat:verb|discards|discard|discard} {card:card} without effect.",
    "CardsDrawn.all": "Everyone draws a card.",
    "CardsDrawn.all_seen": "Everyone draws a card: {cards:each|card}.",
    "CardsDrawn.some": "Everyone who still has a pile draws a card: {drawn:each}.",
    "CardsDrawn.some_seen": "Everyone who still has a pile draws a card ({drawn:each}). Cards seen: {cards:each|card}.",
    "CardsDrawn.none": "All piles are empty, so nobody draws.",
    "PileRenewed": (
        "{seat:who} {seat:verb|has|have|have} played the last card in hand, {seat:verb|shuffles|shuffle|shuffle} the"
        " discard pile to make a new pile and {seat:verb|draws|draw|draw} {hand:n}: {cards:cards}. {pile:count|No card"
        " is|One card is|# cards are} left in the new pile."
    ),
    "PileRenewed.hidden": (
        "{seat:who} {seat:verb|has|have|have} played the last card in hand, {seat:verb|shuffles|shuffle|shuffle} the"
        " discard pile to make a new pile and {seat:verb|draws|draw|draw} {hand:n}. {pile:count|No card is|One card"
        " is|# cards are} left in the new pile."
    ),
    "StarterMoved": "The start player token goes to the left, to {seat:who}.",
    "StarterMoved.turn": (
        "The start player token goes to the left: {seat:who} {seat:verb|opens|open|open} turn {turn:n}."
    ),
    "StarterMoved.untold": "The start player token goes to the left: {seat:who} {seat:verb|has|have|have} it now.",
    "StarterMoved.somebody": "The start player token goes to the left.",
    "StarterStayed.untold": (
        "With {{ word VI.opener_stays }} players the start player token stays where it is: {seat:who}"
        " {seat:verb|opens|open|open} the next turn."
    ),
    "StarterStayed": (
        "With {{ word VI.opener_stays }} players the start player token stays where it is: {seat:who}"
        " {seat:verb|opens|open|open} turn {turn:n}."
    ),
    "SeriesStarted": (
        "{seat:who} {seat:verb|starts|start|start} a series with {waves:count|one wave|# waves} and"
        " {seat:verb|puts|put|put} the god chip on {district:district}."
    ),
    "SeriesStarted.short": (
        "{seat:who} {seat:verb|starts|start|start} a series of {waves:count|one wave|# waves} on {district:district}."
    ),
    "SeriesExtended": (
        "{seat:who} {seat:verb|adds|add|add} {waves:count|one wave|# waves} to the series on {district:district}: it is"
        " now worth {worth:n}."
    ),
    "SeriesExtended.own": (
        "{seat:who} {seat:verb|adds|add|add} {waves:count|one wave|# waves} to {seat:verb|their|your|their} own series"
        " on {district:district}: it is now worth {worth:n}."
    ),
    "SeriesExtended.short": (
        "{seat:who} {seat:verb|raises|raise|raise} the series on {district:district} to {worth:n} ({waves:plus})."
    ),
    "SeriesExtended.own.short": (
        "{seat:who} {seat:verb|raises|raise|raise} {seat:verb|their|your|their} series on {district:district} to"
        " {worth:n} ({waves:plus})."
    ),
    "SeriesEnded": (
        "The series on {district:district} has no flood card left, so it ends: {seat:who} {seat:verb|takes|take|take}"
        " the god chip back.{authority:count|| Its authority card is discarded.| Its # authority cards are discarded.}"
    ),
    "ChipStayed": (
        "The series on {district:district} has lost its first card but goes on: {seat:of} god chip stays there, and"
        " {first:of} card is now the first."
    ),
    "AuthorityLaid.up": (
        "{seat:who} {seat:verb|puts|put|put} authority beside the series on {district:district} to strengthen it,"
        " {waves:plus}: it is now worth {worth:n}."
    ),
    "AuthorityLaid.down": (
        "{seat:who} {seat:verb|puts|put|put} authority beside the series on {district:district} to weaken it,"
        " {waves:plus}: it is now worth {worth:n}."
    ),
    "WindChanged": (
        "{seat:who} {seat:verb|moves|move|move} {owner:of} flood of {waves:count|one wave|# waves} from the series on"
        " {source:district} to the end of the series on {target:district}."
    ),
    "SeaCalmed": (
        "{seat:who} {seat:verb|calms|calm|calm} the sea: {owner:of} flood of {waves:count|one wave|# waves} goes from"
        " the series on {district:district} to the discard pile."
    ),
    "HouseMoved.hope": (
        "{seat:who} {seat:verb|lures|lure|lure} {colour:a_house} from {source:district} to {target:district}."
    ),
    "HouseMoved.rescue": (
        "{seat:who} {seat:verb|rescues|rescue|rescue} {colour:a_house} from {source:district} to {target:district}."
    ),
    "HouseMoved.panic": "In {seat:of} panic, {colour:a_house} flees from {source:district} to {target:district}.",
    "HouseMoved.panic.short": "{colour:a_house} flees from {source:district} to {target:district}.",
    "HousesSwapped": (
        "{seat:who} {seat:verb|swaps|swap|swap} all the houses of {one:district} and {other:district}: {one_count:n}"
        " for {other_count:n}."
    ),
    "HousesSwapped.empty": (
        "{seat:who} {seat:verb|swaps|swap|swap} all the houses of {one:district} and {other:district}. There are none"
        " on either, so nothing changes."
    ),
    "HousesSwapped.untold": (
        "{seat:who} {seat:verb|swaps|swap|swap} all the houses of {one:district} and {other:district}."
    ),
    "Quarantined": (
        "{seat:who} {seat:verb|puts|put|put} {district:district} in quarantine: no house leaves it before the turn"
        " ends."
    ),
    "Quarantined.again": (
        "{seat:who} {seat:verb|puts|put|put} {district:district} in quarantine once more, which changes nothing."
    ),
    "MoreLaid": (
        "{seat:who} {seat:verb|lays|lay|lay} “one card more”: this turn now has {rounds:count|one round|# rounds}."
    ),
    "MoreLaid.reached": (
        "{seat:who} {seat:verb|lays|lay|lay} “one card more”. That makes {rounds:count|one round|# rounds}, but round"
        " {now:n} is being played anyway, so nothing changes."
    ),
    "MoreLaid.late": (
        "{seat:who} {seat:verb|lays|lay|lay} “one card more”. That makes {rounds:count|one round|# rounds}, but ties"
        " have already led to round {now:n}, so nothing changes."
    ),
    "LessLaid": (
        "{seat:who} {seat:verb|lays|lay|lay} “one card less”: this turn now has {rounds:count|one round|# rounds}."
    ),
    "LessLaid.late": (
        "{seat:who} {seat:verb|lays|lay|lay} “one card less”. That makes {rounds:count|one round|# rounds}, but round"
        " {now:n} has already begun, so the card can only cancel a “one card more”."
    ),
    "RoundsCounted": (
        "{more:count|No card more|One card more|# cards more} and {less:count|none less|one less|# less}: this turn"
        " has {rounds:count|one round|# rounds}."
    ),
    "RoundsCounted.even": (
        "There are as many cards less as cards more, {less:count|one|#} of each. They cancel out, so the turn keeps"
        " its {rounds:n} rounds."
    ),
    "SeriesCompared": "All the rounds of this turn have been played. Here is what the series are worth: {series:sums}.",
    "SeriesCompared.short": "The series: {series:sums}.",
    "SeriesCompared.one": "All the rounds of this turn have been played. There is only one series: {series:sums}.",
    "SeriesCompared.none": "All the rounds of this turn have been played. No district is threatened.",
    "RoundAdded": "There is a tie at {worth:n}, between {districts:districts}: one more round is played.",
    "RoundAdded.none": "With no series, nothing can sink: one more round is played.",
    "EndForced": (
        "A turn never has more rounds than this, so {seat:who}, who opened the last one, must choose what sinks:"
        " {districts:or_districts}."
    ),
    "DistrictSunk": (
        "{district:the_district} sinks with {houses:count|no house on it|one house|# houses}: its series is worth"
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
    "DistrictSunk.untold": "{district:the_district} sinks.",
    "HousesShared.alone": "Houses taken: {counts:each}. All the flood cards of this series have one owner.",
    "HousesShared.single": "The only house goes to {takers:who}, for the first flood card of the series.",
    "HousesShared": (
        "Houses taken: {counts:each}. In the order of the flood cards, they go one by one to {takers:who}."
    ),
    "HousesShared.short": "Houses taken: {counts:each}.",
    "HousesShared.untold": "Houses taken this turn: {counts:each}.",
    "HousesLost": "{count:count|One house leaves|# houses leave} the game, because no flood card sank the district.",
    "CoastMoved": "The sea comes in. It now reaches {districts:districts}.",
    "TurnCleared.untold": (
        "The turn is over. All cards on the table go to their owners’ discard piles, god chips go back to their"
        " owners, and quarantine ends."
    ),
    "TurnCleared": (
        "Turn {turn:n} is over. All cards on the table go to their owners’ discard piles, god chips go back to their"
        " owners, and quarantine ends."
    ),
    "LastDistrict": (
        "The last turn is over. Only {district:district} is left, with {houses:count|no house|one house|# houses} on"
        " it."
    ),
    "LastDistrict.untold": "The last turn is over. Only {district:district} is left.",
    "TilesShown.house": ("{seat:who} {seat:verb|turns|turn|turn} the house tile over: it is {colour:colour}."),
    "TilesShown": (
        "{seat:who} {seat:verb|turns|turn|turn} the tiles over: {colour:colour} houses, district {district:district}."
    ),
    "HousesScored": (
        "{seat:who}: {own:count|no house|one house|# houses} in {colour:colour} on the last district, {taken:count|no"
        " house|one house|# houses} taken. That makes {points:count|no points|1 point|# points}."
    ),
    "HousesScored.own": (
        "{seat:who}: {own:count|no house|one house|# houses} of {seat:verb|their|your|their} own on the last district,"
        " {taken:count|no house|one house|# houses} taken. That makes {points:count|no points|1 point|# points}."
    ),
    "DistrictScored": (
        "{seat:who} {seat:verb|owns|own|own} the last district, {district:district}: {points:plus} points."
    ),
    "NobodysDistrict": "Nobody has the tile of {district:district}: the last district scores no points.",
    "TieCompared": (
        "{seats:who} {seats:verb|is|are|are} tied. Houses of their own colour on the last district decide: {own:each}."
    ),
    "GameWon": "{seat:who} {seat:verb|wins|win|win} the game. The points: {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|shares|share|share} the victory, tied on points and on houses. The points:"
        " {scores:each}."
    ),
    "TilesDealt.hidden.several": "{seat:who} each take a house tile and a district tile and keep both secret.",
    "CardChosen.several": "Each lays a card face down: {card:each|card}.",
    "CardChosen.hidden.several": "{seat:who} each lay a card face down.",
}

REFUSALS: dict[str, str] = {
    "refused.not_your_turn": "It is {seat:of} turn now.",
    "refused.no_house_left": "No {colour:colour} house is left to place: choose one of another colour.",
    "refused.already_chosen": (
        "{seat:who} {seat:verb|has|have|have} already chosen a card for this round, and the choice is final."
    ),
    "refused.not_in_hand": "There is no {card:card} in this hand: choose a card that is.",
    "refused.not_coastal": (
        "{district:the_district} is not on the coast, because none of its neighbours has sunk. A series can start only"
        " on a district that borders the sea."
    ),
    "refused.chip_placed": (
        "{seat:of} god chip is already on {own:district}, so no second series can start: {district:district} is not"
        " threatened yet. Add this flood to a series that is already there."
    ),
    "refused.no_series": "No series threatens {district:district}: this card needs one.",
    "refused.no_such_card": (
        "The series on {district:district} has {count:count|only one flood card|only # flood cards}, so there is no"
        " card number {place:n}."
    ),
    "refused.same_series": "The card is already in the series on {district:district}: choose another series.",
    "refused.other_source": (
        "All the houses that this card moves leave the same district, and the first one left {district:district}."
    ),
    "refused.quarantined": (
        "{district:the_district} is in quarantine: no house can leave it before the end of the turn."
    ),
    "refused.no_house": "There is no {colour:colour} house on {district:district}: choose a colour that is.",
    "refused.not_in_danger": (
        "While any district is threatened, {card:the_card} {card:danger} ({threatened:districts}), and"
        " {district:district} is not one."
    ),
    "refused.same_district": (
        "This card needs two different districts, and {district:district} can be only one of them."
    ),
    "refused.only_danger": (
        "{district:the_district} alone is threatened, and {card:the_card} {card:danger}, so no house can leave it."
        " Bring one there from another district."
    ),
    "refused.same_end": (
        "This panic has already moved a house to {district:district}: each house must go to a different district."
    ),
    "refused.other_end": (
        "Both houses of a rescue go to the same district: the first one went to {first:district}, so the second can’t"
        " go to {district:district}."
    ),
    "refused.sunk": "{district:the_district} has sunk: choose a district that is still there.",
    "refused.not_tied": "{district:the_district} can’t be chosen, only {districts:or_districts}.",
    "refused.empty": "There is no house on {district:district}: choose a district with houses.",
    "refused.unfinished": "That is only half of the move: choose the other half too.",
}
