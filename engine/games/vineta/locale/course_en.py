"""English words of the course of Vineta: its stages."""

COURSE: dict[str, str] = {
    "stage.sinking.title": "One district sinks",
    "stage.sinking.idea": (
        "Each turn the highest series sinks its district, and the floods in it take the houses. Save what your secret"
        " tiles name."
    ),
    "stage.sinking.1.told": (
        "You are gods: drown Vineta, take houses, save your secret colour. Floods against a district form a series"
        " (English box: “row”): their waves add up. The highest series sinks its district."
    ),
    "stage.sinking.1.ask": "The turn is over. Touch the district that sinks.",
    "stage.sinking.1.why": "The waves against {district:district} come to {sum:n}: more than anywhere else.",
    "stage.sinking.2.told": (
        "In order, each flood of the series takes a house, whichever one, for the player who laid it: the sign on the"
        " card says who."
    ),
    "stage.sinking.2.ask": "{district:the_district} sinks. Touch the player who takes the first house.",
    "stage.sinking.2.why": "{first:who} played the first flood of the series.",
    "stage.sinking.3.told": (
        "Another table. Your secret tiles name the {own:colour} houses and {saved:district}: what is left of them at"
        " the end brings you points."
    ),
    "stage.sinking.3.ask": "You have the last flood. Touch the district to sink without losing anything of yours.",
    "stage.sinking.3.why": (
        "No house of yours was there: the houses go to you, and all that is yours still stands. At the end a house"
        " taken scores {{ VI.taken_house }}, one of yours on the last district {{ VI.own_house }}."
    ),
    "stage.sinking.4.ask": "The last round of the turn is over. Touch the district that sinks.",
    "stage.sinking.4.why": "The waves against {district:district} come to {sum:n}: more than anywhere else.",
    "stage.flood.title": "A card from your hand",
    "stage.flood.idea": (
        "Of {{ word VI.hand }} cards you lay one in each round, then draw another. A flood starts a series by the"
        " sea, with your god chip, or joins any."
    ),
    "stage.flood.1.told": (
        "Another table: a turn begins, and your card is turned over. A flood can start a series where the sea touches"
        " a district; your god chip marks it."
    ),
    "stage.flood.1.ask": "It is a flood. Touch a district that it can threaten.",
    "stage.flood.1.why": "The sea touches {touch:district}, so a flood can strike there.",
    "stage.flood.2.told": (
        "Another table. Everyone has laid a card face down, and they are turned over one by one, start player first."
        " One district is threatened already."
    ),
    "stage.flood.2.ask": "{seat:who} turns over a flood. Touch a district where it can start a new series.",
    "stage.flood.2.why": "The sea touches {touch:district}, and no series threatens it yet.",
    "stage.flood.3.told": (
        "A game has {{ word VI.turns }} turns: each sinks a district, until one is left. In each round everyone lays"
        " a card face down."
    ),
    "stage.flood.3.ask": "Green 1 leads, with your blue houses. Touch the card by which you make green 3 the highest.",
    "stage.flood.3.why": (
        "{sum:n}: {district:district} is now the highest. What the others lay is seen only once all cards are down."
    ),
    "stage.flood.4.told": (
        "Another table. A flood may also join any series. A chip, once laid, turns pale beside the name."
    ),
    "stage.flood.4.ask": (
        "{seat:of} god chip is on a district already. Now {seat:who} turns over another flood. Touch a district it"
        " can be played against."
    ),
    "stage.flood.4.why": "A series is there already, and any flood may join it.",
    "stage.coast.title": "The sea comes nearer",
    "stage.coast.idea": "A sunk district becomes sea, and its neighbours are then on the coast.",
    "stage.coast.1.told": (
        "Nobody is safe for long: where a district sinks there is sea, which touches all its neighbours."
    ),
    "stage.coast.1.ask": (
        "{district:the_district} has just sunk. How many districts are on the coast now that were not before?"
    ),
    "stage.coast.1.why": "It was still sheltering {districts:districts}; its other neighbours touched the sea already.",
    "stage.coast.2.told": "Another table, another gap in the green ring.",
    "stage.coast.2.ask": "{seat:who} turns over a flood. Touch a yellow or red district where it can start a series.",
    "stage.coast.2.why": "The sea has come in where {gap:districts} sank, right beside {touch:district}.",
    "stage.coast.3.told": (
        "Another table. Your blue houses and {saved:district} should last: the longer sheltered, the better."
    ),
    "stage.coast.3.ask": (
        "You have the last flood. Touch the district to sink so that you lose no house, and the sea doesn’t reach"
        " your district."
    ),
    "stage.coast.3.why": "The sea reaches other districts: {saved:district} is still sheltered on all sides.",
    "stage.authority.title": "Authority",
    "stage.authority.idea": (
        "Authority makes a series {{ word VI.sway }} higher or lower, even below zero, until the turn ends."
    ),
    "stage.authority.1.told": (
        "Authority can upset a turn: it makes a series {{ word VI.sway }} higher or lower, even below zero."
    ),
    "stage.authority.1.ask": (
        "{seat:who} turns authority to {waves:plus} and lays it beside the series on {district:district}. How much is"
        " this series worth now?"
    ),
    "stage.authority.1.why": "Authority counts like waves: {sum:n}.",
    "stage.authority.2.told": (
        "Another table. Green 1 leads, with your blue houses: green 2 should sink instead. You have the last card."
    ),
    "stage.authority.2.ask": "What should you do with authority?",
    "stage.authority.2.why": "Now {highest:district} is the highest: {series:sums}. “{also:move}” would do as well.",
    "stage.authority.3.ask": "The last round of the turn is over. Touch the district that sinks.",
    "stage.authority.3.why": "With authority counted, the series on {district:district} is the highest: {sum:n}.",
    "stage.wind_and_calm.title": "Wind and calm",
    "stage.wind_and_calm.idea": "Changing wind moves a flood card; calm sea sends one to its owner’s discard pile.",
    "stage.wind_and_calm.1.ask": (
        "{seat:who} calms the sea: the flood of {waves:count|one wave|# waves} leaves the series on"
        " {district:district}. Touch the player whose discard pile it goes to."
    ),
    "stage.wind_and_calm.1.why": "{owner:who} played it, as its sign says, and a card goes back to whoever played it.",
    "stage.wind_and_calm.2.told": "Changing wind carries a flood card to the end of another series.",
    "stage.wind_and_calm.2.ask": (
        "By changing wind, {seat:who} takes a flood of {waves:count|one wave|# waves} from {source:district}. Touch a"
        " district it may be carried to."
    ),
    "stage.wind_and_calm.2.why": (
        "A series is there already; the wind can start none. With no other series, the card would be discarded without"
        " effect, and nothing played in its place."
    ),
    "stage.wind_and_calm.3.ask": (
        "By changing wind, {seat:who} carries the flood of {waves:count|one wave|# waves} from {source:district} to"
        " {target:district}. Touch the player this card belongs to from now on."
    ),
    "stage.wind_and_calm.3.why": "{owner:who} played it: the wind moves a card, but does not change its owner.",
    "stage.wind_and_calm.4.told": "Calm sea takes a flood card out of a series, back to its owner’s discard pile.",
    "stage.wind_and_calm.4.ask": (
        "{seat:who} calms the sea: the flood of {waves:count|one wave|# waves} leaves {district:district}. If the turn"
        " ended now, which district would sink? Touch it."
    ),
    "stage.wind_and_calm.4.why": "With that flood gone, {highest:district} is threatened most: {sum:n}.",
    "stage.wind_and_calm.5.told": (
        "Another table. A flood that the wind moves takes its waves along. Green 1 leads, with your blue houses."
    ),
    "stage.wind_and_calm.5.ask": (
        "By changing wind, you carry a flood of {waves:count|one wave|# waves} away. Touch the district where it"
        " harms no house of yours."
    ),
    "stage.wind_and_calm.5.why": (
        "Now {highest:district} leads with {sum:n}, and no house of yours is there. The card itself keeps its sign."
    ),
    "stage.moving_houses.title": "Cards that move houses",
    "stage.moving_houses.idea": (
        "False hope leads houses into danger, a rescue out of it; panic scatters them, relocation swaps them."
    ),
    "stage.moving_houses.1.told": (
        "False hope lures a house, best a rival’s, to a threatened district, near or far. If none is, to any."
    ),
    "stage.moving_houses.1.ask": (
        "{seat:who} plays false hope and takes {colour:a_house} from {source:district}. Touch a district it may be"
        " lured to."
    ),
    "stage.moving_houses.1.why": (
        "{danger:if|This district is threatened, and false hope leads into danger.|No district is threatened: any"
        " other will do.}"
    ),
    "stage.moving_houses.2.told": (
        "You play a rescue for your blue houses. It takes {{ word VI.rescued }} houses out of one threatened"
        " district, together to any other: here, {target:district}."
    ),
    "stage.moving_houses.2.ask": (
        "Touch a district the first house may be taken from; the second comes from there, too."
    ),
    "stage.moving_houses.2.why": (
        "{source:the_district} is threatened: the rescue takes {{ word VI.rescued }} houses out of it, together."
    ),
    "stage.moving_houses.3.told": (
        "Another table. Panic scatters {{ word VI.scattered }} houses, each to a different district."
    ),
    "stage.moving_houses.3.ask": (
        "Panic scatters houses from {source:district}, and the first has just fled to {table_target:district}. Touch a"
        " district the next one may flee to."
    ),
    "stage.moving_houses.3.why": (
        "No house of this panic has fled there yet. With too few houses, or too few other districts, fewer flee."
    ),
    "stage.moving_houses.4.told": (
        "Another table. Relocation swaps all the houses of one district for those of any other, threatened or not, even"
        " an empty one."
    ),
    "stage.moving_houses.4.ask": (
        "{seat:who} plays relocation on {one:district} and {other:district}. How many houses does {one:district} have"
        " after that?"
    ),
    "stage.moving_houses.4.why": (
        "Its own houses leave; {other_count:count|none comes|one comes|# come} from {other:district}."
    ),
    "stage.moving_houses.5.ask": (
        "{seat:who} rescues houses from {source:district}, and the first has just gone to {table_target:district}."
        " Touch a district the next one may go to."
    ),
    "stage.moving_houses.5.why": "Both houses of a rescue go to the same district, and the first one went there.",
    "stage.quarantine.title": "Quarantine",
    "stage.quarantine.idea": "Until the turn ends, no house leaves a district in quarantine. It can still sink.",
    "stage.quarantine.1.told": (
        "Quarantine shuts a district: until the turn ends, no house leaves it. The highest series begins with your"
        " flood: you want the houses there to stay, and take them."
    ),
    "stage.quarantine.1.ask": "Touch the district to put in quarantine.",
    "stage.quarantine.1.why": (
        "From now on no card can take a house out of it, neither a rescue nor a relocation. Other houses may"
        " still come in."
    ),
    "stage.quarantine.2.told": "Another table. Quarantine stops nothing but houses that would leave.",
    "stage.quarantine.2.ask": (
        "The last round of the turn is over, and a threatened district is in quarantine. Touch the district that sinks."
    ),
    "stage.quarantine.2.why": "Quarantine holds the houses, not the sea: the highest series decides.",
    "stage.quarantine.3.told": (
        "Another table, the last round of a turn, and your hand. Green 1 will sink, with blue houses of yours."
    ),
    "stage.quarantine.3.ask": "Touch the card to lay, so that none of yours is lost.",
    "stage.quarantine.3.why": (
        "The rescue takes them out of danger in time: {district:district} sinks without a house of yours."
    ),
    "stage.length_of_turn.title": "How long a turn is",
    "stage.length_of_turn.idea": (
        "A turn has {{ word VI.rounds }} rounds, plus one for each card more, minus one for each card less. While the"
        " highest series are tied, everyone plays another card."
    ),
    "stage.length_of_turn.1.ask": (
        "Round {now:n}: {seat:who} turns over “one card less”. How many rounds does this turn have?"
    ),
    "stage.length_of_turn.1.why": (
        "The usual {{ word VI.rounds }}, minus one: nobody plays a card in the last. Laid in round {{ VI.rounds }}, it"
        " would come too late."
    ),
    "stage.length_of_turn.2.told": (
        "Another table. Cards more and cards less add up. Count the card just turned over, too."
    ),
    "stage.length_of_turn.2.ask": (
        "In this turn, “one card more” has been laid {more:count|never|once|# times}, “one card less”"
        " {less:count|never|once|# times}. How many rounds does the turn have?"
    ),
    "stage.length_of_turn.2.why": (
        "All of them count: {{ VI.rounds }}{more:count|| + #| + #}{less:count|| − #| − #} = {rounds:n}."
    ),
    "stage.length_of_turn.3.ask": (
        "In round {now:n}, {seat:who} turns over “one card more”. How many rounds does this turn have?"
    ),
    "stage.length_of_turn.3.why": "The usual {{ word VI.rounds }}, plus one.",
    "stage.length_of_turn.4.told": (
        "Another table. One district sinks in a turn. While the highest series are tied, everyone plays another card."
    ),
    "stage.length_of_turn.4.ask": (
        "The last round has been played, and the highest series are tied: each is worth {worth:n}. How many"
        " districts sink now?"
    ),
    "stage.length_of_turn.4.why": "Only one district sinks in a turn, and a tie does not say which.",
    "stage.length_of_turn.5.told": (
        "Another table: green 2 and green 3 were tied, and an extra round has just been played. Now all the series"
        " are compared."
    ),
    "stage.length_of_turn.5.ask": "Touch the district that sinks.",
    "stage.length_of_turn.5.why": (
        "All the series are compared anew, and the one on {district:district} is now the highest: {sum:n}."
    ),
    "stage.length_of_turn.6.ask": (
        "Because of a tie, an extra round has just been played. Touch the district that sinks."
    ),
    "stage.length_of_turn.6.why": (
        "All the series are compared anew, and the one on {district:district} is now the highest: {sum:n}."
    ),
    "stage.length_of_turn.7.told": (
        "A turn has {{ word VI.rounds }} rounds. For everyone, “one card less” takes one away, “one card more” adds"
        " one."
    ),
    "stage.length_of_turn.7.ask": (
        "This round begins, and green 2 leads: good for your blue houses. Touch the card that makes it the last."
    ),
    "stage.length_of_turn.7.why": (
        "The usual {{ word VI.rounds }}, minus one: green 2 sinks, before anybody can save it. In the last round the"
        " card would come too late."
    ),
    "stage.sharing.title": "Sharing out the houses",
    "stage.sharing.idea": "The flood cards that sank the district take its houses, one each, in their order.",
    "stage.sharing.1.told": (
        "The houses go, one by one, to those whose floods sank the district. Authority makes a series higher, but"
        " takes nothing."
    ),
    "stage.sharing.1.ask": "{district:the_district} sinks. Touch the player who takes the first house.",
    "stage.sharing.1.why": (
        "{first:who} played the first flood of the series. Which house is no matter: all count alike."
    ),
    "stage.sharing.2.told": "Another table. When each card has taken a house and some are left, it begins again.",
    "stage.sharing.2.ask": (
        "{district:the_district} sinks with {houses:count|one house|# houses}. How many of them go to the owner of the"
        " first flood card in the series?"
    ),
    "stage.sharing.2.why": (
        "{houses:count|One house|# houses} for {cards:count|one card|# cards}: {again:if|after the last card, it begins"
        " again with the first|one each, and none is left}."
    ),
    "stage.sharing.3.ask": (
        "{district:the_district} sinks with {houses:count|one house|# houses}. Touch the player who takes the last"
        " house."
    ),
    "stage.sharing.3.why": (
        "Each card takes a house in its turn{again:if|, then it begins again with the first|}: {last:who}"
        " {last:verb|takes|take|take} the last."
    ),
    "stage.sharing.4.told": "Another table. Green 1 is far ahead, and your flood is the last card of the turn.",
    "stage.sharing.4.ask": "Touch the district where it gets you a house.",
    "stage.sharing.4.why": "Only what sinks is shared out. Your card comes last there, and a house is left for it.",
    "stage.next_opener.title": "The end of a turn",
    "stage.next_opener.idea": (
        "Cards and god chips go home, and quarantine is over. The start player token goes left after each round."
        " Exception: with {{ word VI.opener_stays }} players, it stays put after a turn’s last round."
    ),
    "stage.next_opener.1.told": (
        "Another table, with {{ word VI.opener_stays }} players. Exception: with {{ word VI.opener_stays }}, the"
        " token stays put after a turn’s last round."
    ),
    "stage.next_opener.1.ask": (
        "The turn is over, and {holder:who} {holder:verb|has|have|have} the token. Touch the player who opens the next"
        " turn."
    ),
    "stage.next_opener.1.why": (
        "{holder:who} opened the last round, and with {{ word VI.opener_stays }} players the token stays there."
    ),
    "stage.next_opener.2.told": (
        "The start player token goes to the left, clockwise around the table, after each round, the last one of a"
        " turn too."
    ),
    "stage.next_opener.2.ask": (
        "The turn is over, and {holder:who} {holder:verb|has|have|have} the token. Touch the player who opens the next"
        " turn."
    ),
    "stage.next_opener.2.why": (
        "After the last round, too, the token goes left: from {holder:who} to {seat:who}. Only with"
        " {{ word VI.opener_stays }} players would it stay put."
    ),
    "stage.next_opener.3.told": (
        "Another table. When a turn ends, each card goes to the discard pile of whoever played it, god chips go home,"
        " and quarantine is over."
    ),
    "stage.next_opener.3.ask": "The houses are shared out. How many cards go to {owner:of} discard pile?",
    "stage.next_opener.3.why": "Wherever it lay, all that {owner:who} played comes back, authority too.",
}
