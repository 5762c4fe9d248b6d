"""English words around the worked examples and the mini-games of Vineta."""

EXAMPLES: dict[str, str] = {
    "example.vi_setup.title": "Setting up for four players",
    "example.vi_setup.intro": (
        "Everything is laid out and dealt, and you see the table from Amina’s seat. Which two things does she know that"
        " nobody else will see before the end?"
    ),
    "example.vi_houses.title": "The last five houses",
    "example.vi_houses.intro": (
        "Nearly all the houses are placed. You may place any colour anywhere, as long as there is a house of it left:"
        " who finds no lilac house left?"
    ),
    "example.vi_drawn.title": "Houses placed at random",
    "example.vi_drawn.intro": (
        "With our option, the houses are placed at random. Look at how many come to each district: can one district get"
        " many more than another?"
    ),
    "example.vi_turn.title": "One whole turn",
    "example.vi_turn.intro": (
        "{{ Word VI.rounds }} rounds, and then a district sinks. Follow the two series: which card changes the lead for"
        " good?"
    ),
    "example.vi_round.title": "One round, card by card",
    "example.vi_round.intro": (
        "You sit in Elena’s seat and see only her card. All the cards are chosen at once: in which order are they"
        " turned over?"
    ),
    "example.vi_void.title": "A card with a target, and one without",
    "example.vi_void.intro": (
        "There is only one series, and Joon started it. Hamid’s changing wind needs a second one; Joon’s calm sea can"
        " remove only one card: whose?"
    ),
    "example.vi_pile.title": "The very last card",
    "example.vi_pile.intro": (
        "After {{ VI.deck - 1 }} rounds each hand is down to one card, and the piles are empty. Where do new cards come"
        " from, and which cards stay out of the new pile?"
    ),
    "example.vi_start_refused.title": "Where you can’t start a series",
    "example.vi_start_refused.intro": (
        "Green 2 has sunk. Mina’s god chip is already on green 1; Niko still has his. Can you say why each of these"
        " attempts fails?"
    ),
    "example.vi_extend.title": "Three floods, two series",
    "example.vi_extend.intro": (
        "Pavel adds to a series that Olga started, and Quinn starts another. May Olga add to her own series?"
    ),
    "example.vi_coast.title": "The sea comes in",
    "example.vi_coast.intro": (
        "Rosa would like to threaten yellow 2, but it isn’t on the coast. What must happen before she can?"
    ),
    "example.vi_emptied.title": "The only flood card is removed",
    "example.vi_emptied.intro": (
        "Umar plays calm sea against the series on green 1, where Tove has laid just one card. What does Tove get back,"
        " in the same round?"
    ),
    "example.vi_first_card.title": "The first card is moved away",
    "example.vi_first_card.intro": (
        "Xenia moves the card with which Vera started the series on green 1. Whose chip stays there, and who takes the"
        " first house when the district sinks?"
    ),
    "example.vi_swept.title": "Authority without a series",
    "example.vi_swept.intro": (
        "The series on green 1 is worth ten, {{ word VI.sway }} of it from authority. Kamala removes the only flood"
        " card: what is left of the ten?"
    ),
    "example.vi_authority.title": "{{ Word VI.sway }} more, {{ word VI.sway }} less",
    "example.vi_authority.intro": (
        "All three lay their only authority in the same round. Keep count of both series: which district is in danger"
        " after each card?"
    ),
    "example.vi_wind.title": "The wind has a choice",
    "example.vi_wind.intro": (
        "Cesar wants to move a flood card. Two of his attempts fail. What does the third do to the two series?"
    ),
    "example.vi_calm.title": "One flood card less",
    "example.vi_calm.intro": (
        "Gabin has just added to his series on green 2. Which of its cards does Frida remove, and whose discard pile"
        " does it go to?"
    ),
    "example.vi_hope.title": "False hope",
    "example.vi_hope.intro": (
        "Two districts are threatened. Ivo first points to one that isn’t. Where may false hope move a house, and where"
        " not?"
    ),
    "example.vi_hope_open.title": "False hope without danger",
    "example.vi_hope_open.intro": (
        "No district is threatened yet, so false hope may move a house anywhere. What may Lev do with the house that"
        " Kaia has just moved?"
    ),
    "example.vi_hope_void.title": "Nobody left to lure",
    "example.vi_hope_void.intro": (
        "All the houses that are left are on the only threatened district. Can Adil’s false hope move one of them?"
    ),
    "example.vi_rescue.title": "{{ Word VI.rescued }} houses rescued",
    "example.vi_rescue.intro": (
        "Malik takes {{ word VI.rescued }} houses out of a threatened district. Where may he take them from, and may"
        " they go to different places?"
    ),
    "example.vi_rescue_void.title": "No house to rescue",
    "example.vi_rescue_void.intro": "Only green 1 is threatened, and it is empty. What happens to Pia’s rescue?",
    "example.vi_relocation.title": "Two districts swap their houses",
    "example.vi_relocation.intro": (
        "Green 1 is full and threatened, red 3 is nearly empty. Count the houses on both before and after. Does the"
        " danger move with them?"
    ),
    "example.vi_relocation_void.title": "No district to swap with",
    "example.vi_relocation_void.intro": (
        "Two districts are left, and one of them is in quarantine. Why does Thea’s relocation have no effect?"
    ),
    "example.vi_panic.title": "In all directions",
    "example.vi_panic.intro": (
        "{{ Word VI.scattered }} houses flee from green 1. Viola would like to send two of them to the same district:"
        " may she?"
    ),
    "example.vi_panic_few.title": "Too few districts to flee to",
    "example.vi_panic_few.intro": (
        "There are four houses on red 2, but only two other districts. How many houses does Ylva’s panic move?"
    ),
    "example.vi_panic_void.title": "Panic in quarantine",
    "example.vi_panic_void.intro": (
        "All the houses that are left are on a district in quarantine. What can Chidi’s panic do?"
    ),
    "example.vi_quarantine.title": "No house leaves",
    "example.vi_quarantine.intro": (
        "Edda puts green 1 in quarantine. Four others then try, with four different cards, to take a house out of it."
        " What can Femi still do?"
    ),
    "example.vi_more.title": "One more round",
    "example.vi_more.intro": (
        "In the {{ ordinal VI.rounds }} round Jonna’s series is the highest. Which card gives Kofi time to do something"
        " about it?"
    ),
    "example.vi_less.title": "Over early",
    "example.vi_less.intro": (
        "Maud shortens the turn, and it is over after {{ word VI.rounds - 1 }} rounds. Who gains from that?"
    ),
    "example.vi_cancel.title": "More, less, more",
    "example.vi_cancel.intro": (
        "Three cards change the number of rounds, one after another. How many rounds does the turn have after each of"
        " them?"
    ),
    "example.vi_late_less.title": "Too late, but not for nothing",
    "example.vi_late_less.intro": (
        "Heidi lays “one card less” in the {{ ordinal VI.rounds }} round, when it is too late to shorten the turn. What"
        " is it still good for when Iker turns over his card?"
    ),
    "example.vi_source.title": "Eleven loses to seven",
    "example.vi_source.intro": (
        "Ada’s series has more waves, but Boris has already laid “one card more”, so a {{ ordinal VI.rounds + 1 }}"
        " round is coming. Which district sinks in the end, and who takes its seven houses?"
    ),
    "example.vi_tie.title": "Four against four",
    "example.vi_tie.intro": (
        "{{ Word VI.rounds }} rounds have been played, and two series are tied. What happens now, and who gains from"
        " it?"
    ),
    "example.vi_overtaken.title": "Overtaken by a third series",
    "example.vi_overtaken.intro": (
        "Green 1 and green 2 are tied, and green 3 is well behind. Watch what Valdis and Wren do to each other in the"
        " extra round: which district sinks in the end?"
    ),
    "example.vi_low.title": "Sunk by a low series",
    "example.vi_low.intro": (
        "Both series have been weakened by authority. Is either of them still high enough to sink a district?"
    ),
    "example.vi_sharing.title": "One house each, and round again",
    "example.vi_sharing.intro": (
        "Four players have played cards on the series on green 1, three of them flood cards. How are its houses shared"
        " when it sinks?"
    ),
    "example.vi_three.title": "{{ Word VI.opener_stays }} players, one exception",
    "example.vi_three.intro": (
        "Follow the start player token: it moves after each round. What does it do at the end of the turn, and why"
        " would it be unfair otherwise?"
    ),
    "example.vi_nothing.title": "A turn without a flood",
    "example.vi_nothing.intro": (
        "{{ Word VI.rounds }} rounds have been played, and nobody has threatened a district. How does the turn end?"
    ),
    "example.vi_thirty.title": "The thirtieth round",
    "example.vi_thirty.intro": (
        "After {{ VI.last_round - 1 }} rounds the two series are still tied, and round {{ VI.last_round }} is the last"
        " that a turn can have. Who must decide then, and between which districts?"
    ),
    "example.vi_final.title": "The last turn, then the points",
    "example.vi_final.intro": (
        "Turn {{ word VI.turns }} is ending: red 3 or green 1 will be the last district. Count along: whose district is"
        " left, and is it enough to win?"
    ),
    "example.vi_eighth.title": "The last round of all",
    "example.vi_eighth.intro": (
        "Only {{ word VI.districts - VI.turns + 1 }} districts remain, and one round of turn {{ VI.turns }} is left to"
        " play. Before the tiles are turned over, guess from the cards which district each player wants to keep."
    ),
    "example.vi_nobody.title": "A last district without an owner",
    "example.vi_nobody.intro": (
        "Neither Timo nor Uma has the tile of the last district. Which points does it still score?"
    ),
    "example.vi_tie_end.title": "Fourteen points each",
    "example.vi_tie_end.intro": (
        "Vasco and Wanda have the same points. Wanda has taken more houses: does that help her?"
    ),
    "example.vi_shared.title": "Tied on points and on houses",
    "example.vi_shared.intro": (
        "Alba and Bruno have the same points, and each has one house of their own on the last district. Who wins?"
    ),
}

MINIGAMES: dict[str, str] = {
    "note.risk.district": (
        "But {district:the_district} is your own: if it sinks, its {bonus:n} points are lost to you."
    ),
    "note.risk.houses": (
        "But {district:the_district} has {count:count|a house|# houses} of your colour, which this move puts at risk."
    ),
    "note.risk.house_away": "But a house of your colour leaves your district, where it would score most.",
    "note.risk.house_threatened": "But a house of your colour goes to a threatened district.",
    "note.aim_now": (
        "Your aim: let {district:the_district} be the last one ({bonus:count|one point|# points}), your {colour:colour}"
        " houses on it ({own:count|one point|# points} each). A house taken: {taken:count|one point|# points}."
    ),
    "note.aim_now.district": (
        "{district:the_district}, your own, has sunk. What still scores: your {colour:colour} houses, if they are on"
        " the last district ({own:count|one point|# points} each), and houses taken ({taken:count|one point|# points}"
        " each)."
    ),
    "note.aim_now.houses": (
        "All your {colour:colour} houses have sunk. What still scores: {district:the_district}, your own, if it is the"
        " last one ({bonus:count|one point|# points}), and houses taken ({taken:count|one point|# points} each)."
    ),
    "note.aim_now.district.houses": (
        "Your district and your houses have sunk. What still scores: houses taken, {taken:count|one point|# points}"
        " each."
    ),
    "signs.house": "Letter on a house: its colour; number: how many",
    "signs.place": "G, Y, R: green, yellow, red district",
    "signs.chip": "{sign:piece}: a series threatens this district",
    "signs.used": "Pale sign beside a name: their god chip is in use",
    "signs.sum": "Number beside a chip: the waves of the series, added up",
    "signs.start": "{sign:piece}",
    "signs.opened": "Underlined name: opened the turn",
    "signs.less": "{sign:piece}: one round less for everyone",
    "signs.more": "{sign:piece}: one round more for everyone",
    "signs.shut": "{sign:piece}: no house leaves it",
    "signs.sunk": "Dashed outline: a sunk district",
    "signs.own": "Ringed in yellow: your colour, your district",
    "signs.tile": "Small round plan: the district tile, face up",
    "signs.best": "★: most houses taken, no extra points",
    "aim": (
        "Your aim: a last district that is your own and full of houses of your colour. "
        "Each house that you take from a sinking district scores, too, and the highest total wins."
    ),
    "minigame.vi_sink.title": "That one must go",
    "minigame.vi_sink.goal": (
        "One turn, {{ word VI.rounds }} rounds, two bots against you: make sure that green 2 is the district that"
        " sinks. Your tiles don’t matter here."
    ),
    "minigame.vi_sink.won": "Green 2 has sunk, just as you wanted.",
    "minigame.vi_sink.lost": (
        "It wasn’t green 2 that sank. What counts is which series is highest at the end: keep some waves, changing wind"
        " or your authority for the last round, when you can still act after the others."
    ),
    "example.vi_own_wave.title": "Stay out of it, or join in?",
    "example.vi_own_wave.intro": (
        "In the last round of this turn only green 2 is threatened, and two lilac houses are on it. Lilac is Ruben’s"
        " colour. Which card should he play? Make up your mind before you go on."
    ),
    "minigame.vi_save.title": "Three cards against the sea",
    "minigame.vi_save.goal": (
        "The blue houses are yours: in the drawing, B is one of them, B2 two. You have three cards and {{ word"
        " VI.rounds }} rounds: no blue house may have sunk when the turn ends. Move them to safety, or send the sea"
        " elsewhere."
    ),
    "minigame.vi_save.won": "A district has sunk, and all the blue houses are safe.",
    "minigame.vi_save.lost": (
        "Not this time: the sea has taken a blue house, or more. Look for the series that will be highest. And a"
        " rescue in the last round often comes too late."
    ),
    "minigame.vi_last.title": "The very last turn",
    "minigame.vi_last.goal": (
        "Turn {{ VI.turns }} begins, and only red 3 and green 1 are left. The blue houses are yours. Work out how many"
        " points you would get if each of them were last, and win the game outright."
    ),
    "minigame.vi_last.won": "Won! You have made the last turn count.",
    "minigame.vi_last.lost": (
        "Not this time. A house of your own on the last district is worth as much as {{ word VI.own_house }} that you"
        " take. Before the first card, decide which of the {{ word VI.districts - VI.turns + 1 }} districts must stay,"
        " and whose houses must not stay with it."
    ),
    "minigame.vi_guess.title": "Whose district is it?",
    "minigame.vi_guess.goal": (
        "Watch three bots play six turns, and keep an eye on {seat:who}: which districts does this player flood, and"
        " which does this player protect? The district on the secret tile is still there at the end."
    ),
    "minigame.vi_guess.question": "Which district does {seat:who} own?",
    "minigame.vi_guess.won": (
        "Well spotted! {seat:of} district tile shows {answer:district}: players rarely flood their own district, and"
        " most send the waves elsewhere."
    ),
    "minigame.vi_guess.lost": (
        "Not this one: {seat:of} district tile shows {answer:district}. Players rarely flood their own district, and"
        " most send the waves elsewhere."
    ),
}

OUTCOMES: dict[str, str] = {
    "outcome.own_district_sinks": (
        "{district:the_district} sinks, the one on {seat:verb|that player’s|your|their} secret tile"
    ),
    "outcome.own_houses_sink": (
        "{district:the_district} sinks with at least one house of {seat:verb|that player’s|your|their} colour"
    ),
    "way.houses": "{houses:n} at once",
    "outcome.takes": (
        "{district:the_district} sinks and {seat:who} {seat:verb|takes|take|take} one of its houses or more"
    ),
    "outcome.rival_takes": (
        "{district:the_district} sinks and {owner:who} {owner:verb|takes|take|take} one of its houses or more"
    ),
    "outcome.sinks": "{district:the_district} sinks at the end of the turn",
    "outcome.own_house_inland": (
        "{colour:a_house}, {seat:verb|that player’s|your|their} colour, comes {district:to_district}, away from the sea"
    ),
    "outcome.own_house_at_sea": (
        "{colour:a_house}, {seat:verb|that player’s|your|their} colour, comes {district:to_district}, on the coast"
    ),
    "outcome.other_house_at_sea": "{colour:a_house} comes {district:to_district}, on the coast",
    "way.rival_from": "from {source:district}, by {by:of} card",
    "way.rival": "{by:of} doing",
    "way.from": "from {source:district}",
    "outcome.void": "{seat:of} {card:card} finds no target and does nothing",
    "outcome.round_added": "{districts:districts} are tied, which adds a round to the turn",
    "outcome.houses_from": (
        "{seat:who} {seat:verb|takes|take|take} {often:mean|# house|# houses} {district:of_district}"
    ),
    "outcome.houses_from.nudge": "how many houses {district:of_district} {seat:who} will take",
    "outcome.houses_taken": (
        "{seat:who} {seat:verb|takes|take|take} {often:mean|# house|# houses} at the end of the turn"
    ),
    "outcome.houses_taken.nudge": "how many houses {seat:who} will take at the end of the turn",
    "outcome.houses_of_others": "the others take {often:mean|# house|# houses} at the end of the turn",
    "outcome.houses_of_others.nudge": "how many houses the others will take at the end of the turn",
}
