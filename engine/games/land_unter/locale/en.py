"""The words of Land Unter, in English."""

EVENTS: dict[str, str] = {
    "SetDealt": "{seat:who} {seat:verb|is|are|are} dealt weather cards {cards:weather}.",
    "SetDealt.hidden": "{seat:who} {seat:verb|is|are|are} dealt a hand of weather cards, face down.",
    "CardsLeftOver": "{count:count|One weather card stays|# weather cards stay} in the box, unseen.",
    "PreserversTaken": (
        "{seat:who} {seat:verb|counts|count|count} the life preservers printed on {seat:verb|these|your|their} cards:"
        " exactly {halves:halves}. That makes {preservers:count|no life preserver cards|one life preserver card|# life"
        " preserver cards}."
    ),
    "PreserversTaken.half": (
        "{seat:who} {seat:verb|counts|count|count} the life preservers printed on {seat:verb|these|your|their} cards:"
        " {halves:halves}. The odd half doesn’t count. That makes {preservers:count|no life preserver cards|one life"
        " preserver card|# life preserver cards}."
    ),
    "PreserversTaken.hidden": (
        "{seat:who} {seat:verb|takes|take|take} {preservers:count|no life preserver cards|one life preserver card|#"
        " life preserver cards}."
    ),
    "TidesShuffled": "The {count:n} tide cards are shuffled and stacked face down in the middle.",
    "StageBegun": "Stage {stage:n} of {stages:n} begins. There is one stage for each player.",
    "TidesTurned": "Round {round:n}: tide cards {low:tide} and {high:tide} are turned up.",
    "TidesTurned.equal": (
        "Round {round:n}: {{ word LU.turned }} equal tide cards are turned up, {low:tide} and {high:tide}."
    ),
    "TidesTurned.untold": "Tide cards {low:tide} and {high:tide} are turned up.",
    "TidesTurned.equal_untold": "{{ Word LU.turned }} equal tide cards are turned up, {low:tide} and {high:tide}.",
    "CardChosen": "{seat:who} {seat:verb|lays|lay|lay} weather card {card:weather} face down.",
    "CardChosen.hidden": "{seat:who} {seat:verb|lays|lay|lay} a weather card face down.",
    "CardsRevealed": "All weather cards are turned over together: {cards:each|weather}.",
    "CardPlayedOpen": "{seat:who} {seat:verb|plays|play|play} weather card {card:weather}, face up.",
    "LowerTideTaken": (
        "{card:weather} is the highest weather card, so {seat:who} must take the lower tide card, {tide:tide}. That"
        " leaves {other:tide}."
    ),
    "LowerTideTaken.equal": (
        "{card:weather} is the highest weather card, so {seat:who} must take one of the {{ word LU.turned }} equal tide"
        " cards, {tide:tide}."
    ),
    "HigherTideTaken": (
        "{card:weather} is the second highest, so {seat:who} {seat:verb|takes|take|take} the tide card that is left,"
        " {tide:tide}."
    ),
    "LowerTideTaken.untold": (
        "{seat:who} {seat:verb|had|had|had} the highest weather card and must take the lower tide card, {tide:tide}."
    ),
    "LowerTideTaken.equal_untold": (
        "{seat:who} {seat:verb|had|had|had} the highest weather card and must take one of the {{ word LU.turned }}"
        " equal tide cards, {tide:tide}."
    ),
    "HigherTideTaken.untold": (
        "{seat:who} {seat:verb|had|had|had} the second highest card and {seat:verb|takes|take|take} the tide card that"
        " is left, {tide:tide}."
    ),
    "LowerTideTaken.untold.short": "{seat:who} {seat:verb|takes|take|take} {tide:tide}, the lower one.",
    "LowerTideTaken.equal_untold.short": "{seat:who} {seat:verb|takes|take|take} one {tide:tide}.",
    "HigherTideTaken.untold.short": "{seat:who} {seat:verb|takes|take|take} the other, {tide:tide}.",
    "TideCovered": (
        "{seat:who} {seat:verb|puts|put|put} the {new:tide} on top of the {old:tide}: from now on only the {new:tide}"
        " counts."
    ),
    "PreserverLost": (
        "{seat:who} {seat:verb|shows|show|show} the highest tide of all, {level:tide}, and {seat:verb|loses|lose|lose}"
        " a life preserver: {left:count|none is left|one is left|# are left}."
    ),
    "PreserverLost.untold": (
        "{seat:who} {seat:verb|shows|show|show} the highest tide of all, {level:tide}, and {seat:verb|loses|lose|lose}"
        " a life preserver."
    ),
    "PreserverLostInTie": (
        "{seat:who} {seat:verb|shares|share|share} the highest tide, {level:tide}, and {seat:verb|loses|lose|lose} a"
        " life preserver: {left:count|none is left|one is left|# are left}."
    ),
    "PreserverLostInTie.untold": (
        "{seat:who} {seat:verb|shares|share|share} the highest tide, {level:tide}, and {seat:verb|loses|lose|lose} a"
        " life preserver."
    ),
    "PreserverLostAgain": (
        "{seat:who} now {seat:verb|shows|show|show} the highest tide, {level:tide}, and {seat:verb|loses|lose|lose} a"
        " life preserver: {left:count|none is left|one is left|# are left}."
    ),
    "PreserverLostAgain.untold": (
        "{seat:who} now {seat:verb|shows|show|show} the highest tide, {level:tide}, and {seat:verb|loses|lose|lose} a"
        " life preserver."
    ),
    "StillAfloat": (
        "That was {seat:of} last life preserver, but {seat:who} {seat:verb|is|are|are} still in: only losing another"
        " one means elimination."
    ),
    "Eliminated": (
        "{seat:who} {seat:verb|shows|show|show} the highest tide, {level:tide}, but {seat:verb|has|have|have} no life"
        " preserver left and {seat:verb|is|are|are} eliminated until the stage ends. {cards_left:count|The last card in"
        " hand is|The # cards in hand are} put aside, and the tide cards are turned face down."
    ),
    "Eliminated.no_cards": (
        "{seat:who} {seat:verb|shows|show|show} the highest tide, {level:tide}, but {seat:verb|has|have|have} no life"
        " preserver left and {seat:verb|is|are|are} eliminated in the very last round."
    ),
    "Eliminated.untold": (
        "{seat:who} {seat:verb|shows|show|show} the highest tide, {level:tide}, but {seat:verb|has|have|have} no life"
        " preserver left and {seat:verb|is|are|are} eliminated until the stage ends."
    ),
    "RedrownBegun": "Re-drown: among the players still in, the highest tide is now {level:tide}.",
    "RedrownSpared": (
        "There is no re-drown, because {payers:who} {payers:verb|has|have|have} already lost a life preserver in this"
        " tie."
    ),
    "RedrownOff": "By the rules chosen for this game, no re-drown follows: nobody else loses a life preserver.",
    "NobodyDrowns": "Nobody still in shows a tide card, so nobody else loses a life preserver.",
    "StageCutShort": "Only {survivors:who} {survivors:verb|is|are|are} left: the stage ends at once.",
    "RoundEnded": "Round {round:n} is over: the weather cards are put aside, the tide cards stay.",
    "RoundEnded.untold": "The round is over: the weather cards are put aside, the tide cards stay.",
    "StageEnded": "All hands are empty: stage {stage:n} is over.",
    "StageEnded.untold": "All hands are empty: the stage is over.",
    "PreserversScored": (
        "{seat:who} {seat:verb|scores|score|score} {points:count|no points, because no life preserver is left|one point"
        " for the one life preserver left|# points for # life preservers}."
    ),
    "EliminationScored": (
        "{seat:who} {seat:verb|was|were|were} eliminated and {seat:verb|scores|score|score}"
        " {points:plus} point{{ s LU.eliminated_points }}."
    ),
    "BonusScored": (
        "{seat:who} {seat:verb|shows|show|show} the lowest tide, {level:tide}, and {seat:verb|gets|get|get} the bonus"
        " point{{ s LU.bonus }}."
    ),
    "BonusScored.shared": (
        "{seat:who} {seat:verb|shares|share|share} the lowest tide, {level:tide}, and {seat:verb|gets|get|get}"
        " {{ word LU.bonus }} bonus point{{ s LU.bonus }}."
    ),
    "BonusScored.untold": (
        "The lowest tide is {seat:of}: {{ word LU.bonus }} bonus point{{ s LU.bonus }} for {seat:who}."
    ),
    "BonusWithoutTide": (
        "{seat:who} {seat:verb|has|have|have} no tide card at all, and nothing is lower than that: {seat:who}"
        " {seat:verb|gets|get|get} the bonus point{{ s LU.bonus }}."
    ),
    "BonusWithoutTide.shared": (
        "{seat:who} {seat:verb|has|have|have} no tide card at all, and nothing is lower than that: {seat:who}"
        " {seat:verb|gets|get|get} {{ word LU.bonus }} bonus point{{ s LU.bonus }}."
    ),
    "SetPassed": (
        "{giver:who} {giver:verb|passes|pass|pass} the whole set to {receiver:who}, on the left: {cards:weather}."
    ),
    "SetPassed.hidden": (
        "{giver:who} {giver:verb|passes|pass|pass} the whole set of weather cards to {receiver:who}, on the left."
    ),
    "GameWon": "{seat:who} {seat:verb|wins|win|win} the game with the most points: {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|shares|share|share} the victory, tied for the most points: {scores:each}."
    ),
    "LeaderByPreservers": (
        "{seat:who} {seat:verb|leads|lead|lead} the first round, with the most life preservers: {preservers:n}."
    ),
    "LeaderByPreservers.drawn": (
        "Several players tie for the most life preservers, {preservers:n}. Lots are drawn:"
        " {seat:who} {seat:verb|leads|lead|lead} the first round."
    ),
    "LeaderAfterLoss": (
        "The tide has just hit {loser:who}, so the next player to the left leads the next round: {seat:who}."
    ),
    "LeaderAfterTwoLosses": (
        "The tide has just hit {losers:who}. {loser:who} {loser:verb|has|have|have} the fewest life preservers left,"
        " or as few as the other and {loser:verb|comes|come|come} first clockwise from the old leader. So the next"
        " player to the left of {loser:who} leads the next round: {seat:who}."
    ),
    "SetDealt.hidden.several": "{seat:who} are each dealt a hand of weather cards, face down.",
    "PreserversTaken.hidden.several": "Life preserver cards are handed out: {preservers:each}.",
    "CardChosen.several": "Each lays a weather card face down: {card:each|weather}.",
    "CardChosen.hidden.several": "{seat:who} each lay a weather card face down.",
    "PreserversScored.several": (
        "{{ Word LU.preserver_points }} point{{ s LU.preserver_points }} for each life preserver left: {points:each}."
    ),
    "BonusWithoutTide.shared.several": (
        "{seat:who} have no tide card at all, and nothing is lower than that: each of {seat:verb|them|you|them} gets"
        " {{ word LU.bonus }} bonus point{{ s LU.bonus }}."
    ),
    "SetPassed.hidden.several": "{giver:who} each pass the whole set of weather cards to the player on the left.",
}

REFUSALS: dict[str, str] = {
    "refused.eliminated": "{seat:who} {seat:verb|is|are|are} eliminated: no more cards until the next stage.",
    "refused.not_your_turn": "With open cards you play one after another, and it is {seat:of} turn.",
    "refused.already_chosen": "{seat:who} {seat:verb|has|have|have} already chosen a weather card for this round.",
    "refused.tide_gone": (
        "All tide cards {tide:tide} have been taken in this stage already. An earlier round may need correcting."
    ),
    "refused.too_many_preservers": (
        "All hands together print {{ LU.preserver_cards }} life preservers at most; {left:count|none is|one is|# are}"
        " left for this one."
    ),
    "refused.card_in_other_hand": "Weather card {card:weather} is already in {seat:of} hand.",
    "refused.nobody_left": "Somebody always survives: a stage ends with the last players left.",
    "refused.not_in_hand": "Weather card {card:weather} is not in this hand.",
}

OPTIONS: dict[str, str] = {
    "option.redrown": "Re-drown",
    "option.redrown.note": "What happens after somebody is eliminated.",
    "option.redrown.loop": "To the end",
    "option.redrown.loop.note": (
        "After an elimination, whoever now shows the highest tide loses a life preserver too. If they have none either,"
        " they are eliminated, and so on."
    ),
    "option.redrown.once": "Once",
    "option.redrown.once.note": (
        "After an elimination, whoever now shows the highest tide loses a life preserver too, but it stops there."
    ),
    "option.redrown.off": "Off",
    "option.redrown.off.note": "After an elimination nobody else loses a life preserver.",
    "option.split_tie": "Uneven tie",
    "option.split_tie.note": (
        "What happens when {{ word LU.tide_copies }} players tie for the highest tide and only one of them has a life"
        " preserver left."
    ),
    "option.split_tie.spared": "No re-drown",
    "option.split_tie.spared.note": "One loses a life preserver, the other is eliminated, and there is no re-drown.",
    "option.split_tie.literal": "To the letter",
    "option.split_tie.literal.note": (
        "One loses a life preserver, the other is eliminated, and the re-drown follows as usual."
    ),
    "option.play": "Cards",
    "option.play.note": "How the weather cards are played.",
    "option.play.hidden": "Hidden",
    "option.play.hidden.note": "Everyone chooses face down, and all cards are turned over together.",
    "option.play.open": "Open",
    "option.play.open.note": "Cards are played face up, one player after another, clockwise.",
}

BOTS: dict[str, str] = {
    "bot.1.note": "Plays any card from its hand, as you might with your eyes shut.",
    "bot.2.note": "Plays the best card by what it sees on the table, and remembers nothing.",
    "bot.3.note": "Plays by what it sees, and remembers every card played and every hand it has held.",
    "bot.4": "Weather prophet (expert, thinks ahead)",
    "bot.4.note": (
        "Imagines what the others may hold, tries its cards in many such deals, and plays one that does well."
    ),
}

DECISIONS: dict[str, str] = {
    "decide.weather_card": "Choose a weather card.",
    "now.weather_card": "You may play any weather card in your hand: no card is forbidden.",
}

TABLES: dict[str, str] = {
    "decided.stage": (
        "stage {at:n}, with {points:count|# point|# points} for {seat:who} and {less:n}{other:verb||| each} for"
        " {other:who}"
    ),
    "score.stage": "Stage {at:n}",
    "glimpse.tied": "{seats:who} {seats:verb|stands|stand|stand} highest together: {level:tide}.",
    "glimpse.drowning": (
        "{seats:who} {seats:verb|stands|stand|stand} highest, {level:tide}, without a life preserver…"
    ),
    "note.known": (
        "{holders:who} now {holders:verb|plays a hand|play a hand|play hands} that you have played before: press"
        " {holders:verb|the name|the name|a name} to see {holders:verb|it|it|one} again."
    ),
    "pause.StageBegun": "On to stage {stage:n}",
    "table.round": "Round {round:n}",
    "table.stage": "Stage {stage:n}, round {round:n}",
    "table.set_up": "Everyone is dealt a hand of weather cards and takes the life preservers that it is worth.",
    "deal.players": "Players",
    "deal.hand": "Weather cards each",
    "deal.left": "Weather cards left in the box",
    "deal.stages": "Stages",
    "components.kind": "What it is",
    "components.count": "How many",
    "components.note": "Good to know",
    "components.weather": "Weather cards",
    "components.weather.note": (
        "Numbered {{ LU.weather_min }} to {{ LU.weather_max }}. Life preservers printed: {{ LU.band_1 }} on"
        " {{ LU.weather_min }} to {{ LU.band }}, {{ LU.band_2 }} on {{ LU.band + 1 }} to {{ 2 * LU.band }},"
        " {{ LU.band_3 }} on {{ 2 * LU.band + 1 }} to {{ 3 * LU.band }}, {{ LU.band_4 }} on {{ 3 * LU.band + 1 }} to"
        " {{ 4 * LU.band }}, {{ LU.band_5 }} on {{ 4 * LU.band + 1 }} to {{ LU.weather_max }}."
    ),
    "components.tide": "Tide cards",
    "components.tide.note": "From {{ LU.tide_min }} to {{ LU.tide_max }}, {{ word LU.tide_copies }} of each.",
    "components.preserver": "Life preserver cards",
    "components.preserver.note": "All alike; there are always enough.",
}
